"""The state of a game: small, mutable, cloned by hand. The table it is played on never changes."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from hindmost.kernel.messages import ALL_SEATS, Json, Note
from hindmost.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from hindmost.kernel.frames import Frame
    from hindmost.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Slice:
    """A module's own part of the state."""

    __slots__ = ()

    @classmethod
    @abstractmethod
    def new(cls, seats: int) -> Slice:
        """As it is when a game begins."""

    @classmethod
    @abstractmethod
    def revive(cls, data: Json) -> Slice:
        """From `to_json`; raise ValueError with a reason if that cannot be."""

    def problems(self, g: Any) -> list[str]:
        """What is impossible about it in this position, for hand-edited snapshots and for tests at every state."""
        return []

    @abstractmethod
    def copy(self) -> Slice: ...

    @abstractmethod
    def to_json(self) -> Json: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. Games add their own fields, `copy`, `to_json` and a function that reads it back."""

    __slots__ = ("active", "began", "journal", "slices", "stack", "table")

    began: bool
    """Whether a turn has begun since `Position` last asked for an answer. No part of the game: it says so itself."""

    def __init__(
        self,
        table: Table,
        stack: list[Frame[Any]],
        active: int,
        slices: list[Slice],
        journal: list[Note] | None,
    ) -> None:
        self.table = table
        self.stack = stack
        """What is still to be done, the next thing last."""
        self.active = active
        """The seat that acts: whose turn it is, unless another is let in (`kernel.acting`); NATURE if nobody does."""
        self.slices = slices
        """The modules' own parts, by `Module.place`."""
        self.journal = journal
        """What happened, for whoever reads; None in searches, where nobody does."""

    @abstractmethod
    def copy(self) -> State:
        """An independent twin, without a journal."""

    @abstractmethod
    def to_json(self) -> Json:
        """Everything but table and journal; the game's `revive` reads it back."""

    def begin_turn(self, seat: int) -> None:
        """The turn of this seat, or of nobody (NATURE): what is counted per turn starts afresh."""
        self.active = seat
        self.began = True

    def place(self, seat: int) -> int:
        """The space of a seat's piece, where pieces go round a track of `spaces`; -1 if it is on none."""
        return -1

    def spaces(self) -> int:
        """How many spaces the track has."""
        return 1

    def lying(self) -> list[int]:
        """By space of the track: the tile that lies there, or -1; nothing where it is not tiles that pieces go for."""
        return []

    def push(self, frames: list[Frame[Any]]) -> None:
        """Put frames on the stack so that the first in the list happens first."""
        stack = self.stack
        for place in range(len(frames) - 1, -1, -1):
            stack.append(frames[place])

    def push_plan(self, name: str) -> None:
        """Put a named plan of the table on the stack."""
        self.stack.extend(self.table.plans[name])

    def note(self, code: str, seat: int, a: int = 0, b: int = 0, c: int = 0, to: int = ALL_SEATS) -> None:
        """Write a line into the journal, if there is one."""
        if self.journal is not None:
            self.journal.append(Note(code, seat, a, b, c, to))
