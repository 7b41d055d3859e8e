"""The log of a table as each seat may read it: the engine's notes, and what befell the table itself."""

from __future__ import annotations

from hindmost import Game, Msg
from hindmost.kernel.messages import ALL_SEATS, Note
from hindmost.server.sight.prompts import message
from hindmost.server.wire.messages import LogLine


class Journal:
    """Notes are put into messages once, for all readers; a draft's lines follow them and are not kept."""

    def __init__(self) -> None:
        self._events: list[tuple[int, int, LogLine]] = []
        """What befell the table, with the number of the engine's notes at that time and who may read it."""
        self._worded: list[LogLine] = []
        """The engine's notes that stand, in words, whoever may read them."""
        self._told: dict[int | None, list[LogLine]] | None = None
        self._kept: dict[int | None, tuple[int, int, list[LogLine]]] = {}
        """By reader: notes and events read so far, and the lines."""

    def add(self, game: Game, seat: int, code: str, args: dict[str, int | str | Msg], to: int = ALL_SEATS) -> None:
        """Something befell the table now; `to`: the one seat that may read it."""
        line = LogLine(seat, message(Msg(code, args)), len(game.choices), "table")
        self._events.append((len(game.journal), to, line))

    def tells(self, code: str) -> bool:
        """Whether this befell the table."""
        return any(line.message.code == code for _, _, line in self._events)

    def remember(self, told: dict[int | None, list[LogLine]]) -> None:
        """All that was ever read, by reader: of a game that is over and cannot be played again. Nothing is added."""
        self._told = told

    def lines(self, game: Game, seat: int | None) -> list[LogLine]:
        """All that stands, for one reader. Do not change the list."""
        if self._told is not None:
            return self._told[seat]
        self._worded.extend(worded(game, len(self._worded), len(game.journal)))
        notes, events, lines = self._kept.get(seat, (0, 0, []))
        for place, to, line in self._events[events:]:
            lines.extend(self._read(game, seat, notes, place))
            notes = max(notes, place)
            if to in (ALL_SEATS, seat):
                lines.append(line)
        lines.extend(self._read(game, seat, notes, len(game.journal)))
        self._kept[seat] = (len(game.journal), len(self._events), lines)
        return lines

    def _read(self, game: Game, seat: int | None, start: int, end: int) -> list[LogLine]:
        notes = game.journal
        return [self._worded[n] for n in range(start, end) if notes[n].to in (ALL_SEATS, seat)]


class Tail:
    """The lines of a draft, beyond those that stand. It mostly grows by a step: only what is new is worded."""

    def __init__(self) -> None:
        self._worded: list[tuple[Note, LogLine]] = []

    def lines(self, public: Game, draft: Game, seat: int | None) -> list[LogLine]:
        start = len(public.journal)
        notes = draft.journal[start:]
        known = self._worded
        same = 0
        for (note, line), now in zip(known, notes, strict=False):
            if note is not now or line.at != draft.answer_of(start + same):
                break
            same += 1
        new = worded(draft, start + same, start + len(notes))
        self._worded = known = [*known[:same], *zip(notes[same:], new, strict=True)]
        return [line for note, line in known if note.to in (ALL_SEATS, seat)]


def worded(game: Game, start: int, end: int) -> list[LogLine]:
    """Some of the engine's notes in words, whoever may read them."""
    # `Game.log` words all of it every time; here only what is new is worded.
    return [_line(game, place, note) for place, note in enumerate(game.journal[start:end], start)]


def _line(game: Game, place: int, note: Note) -> LogLine:
    kind = game.note_kind(note)
    things = game.note_things(note)
    said, at, rule = message(game._entry(note)), game.answer_of(place), game.note_clause(note)
    return LogLine(note.seat, said, at, kind.name, kind.thing, things, rule)
