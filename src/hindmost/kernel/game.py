"""The game handle: questions and answers by readable ids, with journal, undo, snapshot and record around a position."""

from __future__ import annotations

import hashlib
import json
import secrets
from bisect import bisect_right
from typing import Any, Final

from hindmost.kernel import snapshots
from hindmost.kernel.chance import DRAWN, Nature, stream_key
from hindmost.kernel.errors import GameOver, NotAsked, NothingToUndo
from hindmost.kernel.frames import NATURE, Frame, Secret
from hindmost.kernel.kinds import Kind, NoteKind
from hindmost.kernel.messages import ALL_SEATS, Award, Json, Msg, Note
from hindmost.kernel.position import Position
from hindmost.kernel.questions import Moment, Question, Speak
from hindmost.kernel.redeal import resampled
from hindmost.kernel.rules import Rules
from hindmost.kernel.standing import Topic
from hindmost.kernel.state import State
from hindmost.kernel.table import Table
from hindmost.kernel.views import Pick, Readings, cut_view

BY_NATURE: Final = "nature"
"""Stands in records where the answers of seats have a number."""


class Setup:
    """What was agreed before the game: enough, with the seed, to lay the same table again."""

    def __init__(
        self,
        rules: Rules,
        seats: int,
        modules: tuple[int, ...],
        options: dict[str, Json],
        catalogue: str | None,
        automa: str = "",
        companion: bool = False,
    ) -> None:
        self.rules = rules
        self.seats = seats
        """Those that somebody has: an automa has one more."""
        self.automa = automa
        """The level of the solo opponent; empty if there is none."""
        self.companion = companion
        """Whether only she is played here: what lies before the player lies on a real table, and is not entered."""
        self.modules = modules
        """The numbers of the modules that were added."""
        self.options = options
        self.catalogue = catalogue
        """The text of a corrected catalogue; None for the project's own."""
        known = {module.number: module for module in rules.modules()}
        chosen = tuple(known[number] for number in modules)
        self.opponent = 0
        """The number of the solo opponent's own module; 0 if there is none."""
        if automa:
            chosen = (*chosen, rules.opponent(automa, chosen, options, companion))
            self.opponent = chosen[-1].number
            seats += 1
        self.added = chosen
        """The modules that were added, the automa's included."""
        self.components = rules.patched(rules.load(catalogue), chosen, seats)
        """The catalogue that is played with, what modules change included."""
        self.table: Table = rules.table(seats, chosen, options, self.components)

    def to_json(self) -> dict[str, Json]:
        data: dict[str, Json] = {
            "game": self.rules.id,
            "rules": self.rules.version,
            "seats": self.seats,
            "chronicles": list(self.modules),
            "options": dict(self.options),
        }
        if self.automa:
            data["automa"] = self.automa
        if self.companion:
            data["companion"] = True
        if self.catalogue is not None:
            data["catalogue"] = self.catalogue
        return data


class Choice:
    """One answer as it stands in the record; what chance brought, where that is told, is an answer of NATURE."""

    __slots__ = ("kind", "option_id", "seat")

    def __init__(self, seat: int, option_id: str, kind: Kind = "") -> None:
        self.seat = seat
        self.option_id = option_id
        self.kind = kind
        """That of the option, where it was answered here; the record does not keep it."""

    def __str__(self) -> str:
        return f"{BY_NATURE if self.seat == NATURE else self.seat} {self.option_id}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choice) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __repr__(self) -> str:
        return f"Choice({self.seat}, {self.option_id!r})"


class GoneOver:
    """Where a running game went over to other rules: after so many answers, from which version to which."""

    __slots__ = ("after", "to", "was")

    def __init__(self, after: int, was: str, to: str) -> None:
        self.after = after
        self.was = was
        self.to = to

    def to_json(self) -> Json:
        return {"after": self.after, "from": self.was, "to": self.to}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GoneOver) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.after, self.was, self.to))

    def __repr__(self) -> str:
        return f"GoneOver({self.after}, {self.was!r}, {self.to!r})"


class Game:
    """A game being played.

    The turn is tentative: `undo` takes back one answer at a time, up to the last moment at which something hidden
    came to light or another seat was asked. The record holds only what stands.

    Where chance is told by hand, NATURE is asked like a seat. What was told can be taken back until a seat answers:
    whoever told it knows it anyway.
    """

    def __init__(
        self, setup: Setup, position: Position, choices: list[Choice], speak: Speak, base: Position | None = None
    ) -> None:
        self.setup = setup
        self.speak = speak
        self.choices = choices
        """Every answer that stands, in order; whatever was answered for a player is here too."""
        self.gone_over: tuple[GoneOver, ...] = ()
        """Where it went over to other rules; the answers before are in the words of the rules they were given by."""
        self.origin: Json = None
        """The state that it was laid from, as a snapshot holds it, if it did not begin at the beginning."""
        self.position = position
        self.journal: list[Note] = []
        self.position.state.journal = self.journal
        self._base = position.clone() if base is None else base
        """The position at the last barrier; `undo` plays the draft again from here. Replaced, never changed: copies
        of the game share it."""
        self._settled = len(choices)
        self._noted = 0
        self._begun = [0] * len(choices)
        """By answer: how long the journal was before it."""
        self._moment = Moment(position.state)

    # ------------------------------------------------------------ what is asked

    @property
    def state(self) -> State:
        return self.position.state

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def questions(self) -> tuple[Question, ...]:
        """One for each seat that must answer now; several only for simultaneous secrets. NATURE's, where chance is told
        by hand and something comes."""
        if self.over:
            return ()
        frame = self.state.stack[-1]
        if isinstance(frame, Secret):
            return tuple(self._secret(frame, seat) for seat in frame.missing())
        return (self._question(frame, self.position.seat, self.position.options),)

    @property
    def topics(self) -> dict[str, Topic]:
        """By kind: the questions that may be asked out of turn in this game, and how to answer them beforehand."""
        return self.setup.table.topics()

    @property
    def simultaneous(self) -> bool:
        """Whether several are asked at once, in secret: who has answered may change it until all are in."""
        return not self.over and isinstance(self.state.stack[-1], Secret)

    def question(self, seat: int) -> Question:
        """What this seat is asked; NotAsked if it is not. In a simultaneous question an answer may be changed."""
        if self.over:
            raise GameOver("The game is over: nothing more can be played. Look at scores, or start a new game.")
        frame = self.state.stack[-1]
        if isinstance(frame, Secret) and seat in frame.seats:
            return self._secret(frame, frame.seats[frame.seats.index(seat)])
        for question in self.questions:
            if question.seat == seat:
                return question
        if self.position.seat == NATURE:
            raise NotAsked(f"Seat {seat} has nothing to answer now: what has come must be told first.")
        asked = " and ".join(str(question.seat) for question in self.questions)
        raise NotAsked(f"Seat {seat} has nothing to answer now: wait for seat {asked}.")

    def _secret(self, frame: Secret[Any], seat: int) -> Question:
        return self._question(frame, seat, frame.ask_seat(self.state, seat))

    def _question(self, frame: Frame[Any], seat: int, choices: list[int]) -> Question:
        return Question(self.state, frame, seat, choices, self.speak, self._moment)

    # ------------------------------------------------------------ answering

    def play(self, seat: int, option_id: str) -> None:
        """Answer for a seat with the id of one of its options. On an error nothing has changed."""
        question = self.question(seat)
        option = question.option(option_id)
        # Answers to a secret are opened by the last of them, so none of them can be taken back.
        shown = option.reveals or isinstance(self.state.stack[-1], Secret)
        if seat != NATURE and self.can_undo and self.choices[-1].seat == NATURE:
            self.mark_barrier()  # what was told stands once somebody goes by it
        begun = len(self.journal)
        self._apply(question.seat, option.choice)
        self._add(Choice(question.seat, option.id, option.kind), begun)
        if shown or self._is_barrier(question.seat):
            self.mark_barrier()

    def _apply(self, seat: int, choice: int) -> None:
        frame = self.state.stack[-1]
        if isinstance(frame, Secret):
            self.position.answer_secret(seat, choice)
            if set(frame.missing()) <= {seat}:
                self._new_moment()  # until then, what the others are asked stands
        else:
            self.position.play(choice)
            self._new_moment()
        assert self.position.options or not self.state.stack, f"{self.state.stack[-1]!r} asks with an empty list"

    def _add(self, choice: Choice, begun: int) -> None:
        self.choices.append(choice)
        self._begun.append(begun)

    def _new_moment(self) -> None:
        """Questions asked so far are of the past."""
        self._moment.past = True
        self._moment = Moment(self.state)

    def _is_barrier(self, seat: int) -> bool:
        if seat == NATURE:  # unless something face down was drawn after it, which nobody has told
            return self.position.nature.counters != self._base.nature.counters
        return self.position.drew or self.position.seat != seat or isinstance(self.state.stack[-1], Secret)

    def mark_barrier(self) -> None:
        """From here on nothing before can be taken back."""
        self._base = self.position.clone()
        self._settled = len(self.choices)
        self._noted = len(self.journal)

    @property
    def draft(self) -> tuple[Choice, ...]:
        """The answers that can still be taken back, oldest first."""
        return tuple(self.choices[self._settled :])

    @property
    def can_undo(self) -> bool:
        return len(self.choices) > self._settled

    def undo(self) -> None:
        """Take back the last answer of the tentative turn."""
        if not self.can_undo:
            raise NothingToUndo("There is nothing to take back: what was revealed, or what another seat saw, stands.")
        draft = self.choices[self._settled : -1]
        del self.choices[self._settled :]
        del self._begun[self._settled :]
        del self.journal[self._noted :]
        self.position = self._base.clone()
        self.position.state.journal = self.journal
        self._new_moment()
        for choice in draft:
            option = self.question(choice.seat).option(choice.option_id)
            begun = len(self.journal)
            self._apply(choice.seat, option.choice)
            self._add(choice, begun)

    # ------------------------------------------------------------ looking

    def view(self, seat: int | None = None, closed: bool = False, readings: Readings | None = None) -> Json:
        """What that seat may know (None: a spectator), as data for JSON.

        `closed`: what is opened at the end of the game stays closed, for a game that is only imagined. `readings`: of
        another view, with which this one shares whatever is the same: then none of it may be changed.
        """
        table = self.setup.table
        over = self.over and not closed
        if seat is not None:
            self._check_seat(seat)
        view = cut_view(self.state, table.components, table.seats, seat, over, readings or Readings())
        data = self.setup.to_json()
        data.pop("catalogue", None)
        if self.setup.opponent:
            data["opponent"] = self.setup.opponent
        return {
            **data,
            "you": seat,
            "over": over,
            "active": self.state.active,
            "asked": [question.seat for question in self.questions],
            "step": self.state.stack[-1].kind() if self.state.stack else None,
            **view,
            "winners": list(self.winners) if over else None,
        }

    def _check_seat(self, seat: int) -> None:
        seats = self.setup.seats
        if seat not in range(seats):
            raise NotAsked(f"There is no seat {seat}: seats are 0 to {seats - 1}, and None is a spectator.")

    def log(self, seat: int | None = None) -> list[tuple[int, Msg]]:
        """What happened so far, as far as that seat may know (None: a spectator): (acting seat, message)."""
        return [(note.seat, self._entry(note)) for note in self.journal if note.to in (ALL_SEATS, seat)]

    def answer_of(self, place: int) -> int:
        """How many answers there had been when a line of the journal was written, the one that led to it included."""
        return bisect_right(self._begun, place)

    def _entry(self, note: Note) -> Msg:
        for module in self.setup.table.modules:
            message = module.entry(self.state, note)
            if message is not None:
                return message
        return self.setup.rules.entry(self.state, note)

    def note_kind(self, note: Note) -> NoteKind:
        """What a line of the journal is to whoever looks through it."""
        for module in self.setup.table.modules:
            kind = module.note_kinds.get(note.code)
            if kind is not None:
                return kind
        return self.setup.rules.note_kind(note)

    def note_clause(self, note: Note) -> str:
        """The clause that a line of the journal carries out, where a module says so; empty for all others."""
        for module in self.setup.table.modules:
            clause = module.note_clauses.get(note.code)
            if clause is not None:
                return clause
        return ""

    def note_things(self, note: Note) -> list[str]:
        """The things on the table that a line of the journal names, as options call them."""
        for module in self.setup.table.modules:
            things = module.note_things(self.state, note)
            if things is not None:
                return things
        return self.setup.rules.note_things(self.state, note)

    @property
    def scores(self) -> tuple[int, ...]:
        """Victory points by seat. Before the end these are secret in some games: show views, not this."""
        return self.setup.rules.scores(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; empty until the game is over."""
        return self.setup.rules.winners(self.state) if self.over else ()

    def score_sheet(self) -> list[Award]:
        """Where the points came from, item by item."""
        return self.setup.rules.sheet(self.state)

    def check(self) -> list[str]:
        """The invariants of rules and modules: what is impossible here, in sentences; empty in every real position."""
        return snapshots.problems(self.setup.rules, self.state, self.position.nature)

    # ------------------------------------------------------------ copying and keeping

    @property
    def begun_by(self) -> str:
        """The version of the rules that it was begun by."""
        return self.gone_over[0].was if self.gone_over else self.setup.rules.version

    def followed(self, setup: Setup) -> Game:
        """The same game by the rules that follow these, on a table laid alike: what stands is carried over, and the
        draft is answered again in their words."""
        rules, draft = self.setup.rules, self.draft
        nature = self._base.nature.copy()
        carried = rules.carried(snapshots.state_to_json(self._base.state))
        state = snapshots.state_from_json(setup.rules, setup.table, carried, nature)
        position = Position(state, nature)
        position.settle()
        twin = Game(setup, position, self.choices[: self._settled], self.speak)
        twin.origin = self.origin
        twin.gone_over = (*self.gone_over, GoneOver(self._settled, rules.version, setup.rules.version))
        twin.journal.extend(self.journal[: self._noted])
        twin._begun = self._begun[: self._settled]
        twin.mark_barrier()
        for choice in draft:
            twin.play(choice.seat, rules.renamed(choice.option_id))
        return twin

    def clone(self) -> Game:
        """An independent copy with the same future under the same answers."""
        twin = Game(self.setup, self.position.clone(), self.choices[:], self.speak, self._base)
        twin.origin = self.origin
        twin.gone_over = self.gone_over
        twin.journal.extend(self.journal)
        twin._settled = self._settled
        twin._noted = self._noted
        twin._begun = self._begun[:]
        return twin

    def redeal(self, seat: int, pick: Pick | None = None, seed: int | None = None) -> Position:
        """A position that `seat` cannot tell from this one: what it does not know is resampled, chance is new.

        The same seed gives the same position; without one, one is drawn. `pick` is another source for the resampling.
        """
        self._check_seat(seat)
        if seed is None:
            seed = secrets.randbits(63)
        # A key of the seed, not the seed itself: else a bot whose seed is the game's would see the game's own draws.
        nature = Nature(stream_key(seed, "redeal"), {})
        if pick is None:
            pick = Nature(stream_key(seed, "hidden"), {}).below
        position = Position(resampled(self.state, seat, pick), nature)
        position.settle()
        return position

    def redealt(self, seat: int, pick: Pick | None = None, seed: int | None = None) -> Game:
        """A game that goes on from such a position. What led here is the same, and cannot be taken back."""
        twin = Game(self.setup, self.redeal(seat, pick, seed), self.choices[:], self.speak)
        twin.origin = self.origin
        twin.gone_over = self.gone_over
        twin.journal.extend(self.journal)
        twin._noted = len(self.journal)
        twin._begun = self._begun[:]
        return twin

    def hash(self) -> str:
        """A digest of the state: equal positions have equal digests, in every process."""
        text = json.dumps(snapshots.state_to_json(self.state), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def snapshot(self, choices: bool = True) -> Json:
        """The whole position, also in mid-turn, as data for JSON. It holds secrets: for keeping, never for showing.

        `choices`: with the answers that led here; whoever keeps them elsewhere need not have them twice.
        """
        nature = self.position.nature
        data = {
            "format": snapshots.FORMAT,
            **self.setup.to_json(),
            **self._chance(),
            **self._changes(),
            **self._laid_from(),
            "seed": nature.seed,
            "counters": dict(sorted(nature.counters.items())),
            **({"choices": [str(choice) for choice in self.choices]} if choices else {}),
            "state": snapshots.state_to_json(self.state),
        }
        if self.can_undo:
            data["draft"] = {"base": snapshots.state_to_json(self._base.state), "settled": self._settled}
        return data

    def stands_at(self, snapshot: Json) -> bool:
        """Whether this is the position of a `snapshot` of the same set-up, also of one that an earlier version wrote
        in other words. One that cannot be is refused with the reasons."""
        return snapshots.is_same(
            self.state,
            snapshots.state_from_json(self.setup.rules, self.setup.table, snapshot["state"], self.position.nature),
        )

    def record(self) -> Json:
        """The game as it was played: set-up, seed and choices, and what was told of chance."""
        return {
            "format": snapshots.RECORD_FORMAT,
            **self.setup.to_json(),
            "rules": self.begun_by,
            **self._chance(),
            **self._changes(),
            **self._laid_from(),
            "seed": self.position.nature.seed,
            "choices": [str(choice) for choice in self.choices],
            "over": self.over,
            "scores": list(self.scores) if self.over else None,
        }

    def _changes(self) -> dict[str, Json]:
        """Said only where the rules were not the same from the beginning to the end."""
        return {"gone_over": [change.to_json() for change in self.gone_over]} if self.gone_over else {}

    def _laid_from(self) -> dict[str, Json]:
        """Said only where it did not begin at the beginning."""
        return {} if self.origin is None else {"origin": self.origin}

    def _chance(self) -> dict[str, Json]:
        """Said only where it is not drawn from plain streams."""
        nature = self.position.nature
        told = {} if nature.chance == DRAWN else {"chance": nature.chance}
        return {**told, "keyed": True} if nature.keyed else told
