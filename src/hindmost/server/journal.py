"""The log of a table as each seat may read it: the engine's notes, and what befell the table itself."""

from __future__ import annotations

from hindmost import Game, Msg
from hindmost.kernel.messages import ALL_SEATS
from hindmost.server.messages import LogLine
from hindmost.server.prompts import message


class Journal:
    """Lines are rendered once per reader and kept; a draft's lines follow them and are not kept."""

    def __init__(self) -> None:
        self._events: list[tuple[int, LogLine]] = []
        """What befell the table, with the number of the engine's notes at that time."""
        self._kept: dict[int | None, tuple[int, int, list[LogLine]]] = {}
        """By reader: notes and events rendered so far, and the lines."""

    def add(self, game: Game, seat: int, code: str, args: dict[str, int | str | Msg]) -> None:
        """Something befell the table now."""
        self._events.append((len(game.journal), LogLine(seat, message(Msg(code, args)))))

    def lines(self, game: Game, seat: int | None) -> list[LogLine]:
        """All that stands, for one reader. Do not change the list."""
        notes, events, lines = self._kept.get(seat, (0, 0, []))
        for place, line in self._events[events:]:
            lines.extend(_rendered(game, seat, notes, place))
            notes = max(notes, place)
            lines.append(line)
        lines.extend(_rendered(game, seat, notes, len(game.journal)))
        self._kept[seat] = (len(game.journal), len(self._events), lines)
        return lines

    def tail(self, public: Game, draft: Game, seat: int | None) -> list[LogLine]:
        """The draft's lines, beyond those that stand."""
        return _rendered(draft, seat, len(public.journal), len(draft.journal))


def _rendered(game: Game, seat: int | None, start: int, end: int) -> list[LogLine]:
    # `Game.log` words all of it every time; here only what is new is worded.
    return [
        LogLine(note.seat, message(game._entry(note)))
        for note in game.journal[start:end]
        if note.to in (ALL_SEATS, seat)
    ]
