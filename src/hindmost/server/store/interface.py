"""What the server asks of a database. Ordinary queries are SQLAlchemy statements; appending moves has its own call."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from sqlalchemy import Executable, Select

Row = dict[str, Any]


class StoreError(Exception):
    """The database cannot be used; the sentence says why."""


class ActionRow(Struct, frozen=True):
    """One thing that stands: an answer, or something that befell a seat."""

    n: int
    kind: str
    seat: int
    body: str
    at: float
    hash: str


class SeatChange(Struct, frozen=True):
    """Who plays a seat from now on."""

    seat: int
    kind: str
    bot: str | None
    nonce: str | None
    """A new one, if links given so far shall no longer work."""


class Write(Struct, frozen=True):
    """One step of a game: all of it is stored, or nothing, and only if nobody was faster."""

    table: str
    expect: tuple[int, int]
    """Version and revision that must be there."""
    version: int
    revision: int
    count: int
    head: str
    asked: str
    since: float
    banks: str
    deadline: float | None
    at: float
    draft_seat: int | None = None
    draft_steps: str | None = None
    draft_redo: str | None = None
    actions: tuple[ActionRow, ...] = ()
    snapshot: str | None = None
    status: str | None = None
    """The table's new status, if it changes."""
    seats: tuple[SeatChange, ...] = ()
    answer: tuple[int, str] | None = None
    """Seat and idempotency key of the request."""


Heard = Callable[[str], None]


class Store(ABC):
    """Opened once, shared by everything in the process."""

    kind: str
    shared: bool
    """Whether other processes may change what is kept, so that what is in memory may be a moment old."""

    def __init__(self) -> None:
        self.heard: Heard = _nothing
        """Called with a table's id when another process has changed it; an empty id: anything may have changed."""

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go."""

    @abstractmethod
    async def rows(self, statement: Select[Any]) -> list[Row]:
        """Read."""

    @abstractmethod
    async def change(self, first: Executable, *rest: Executable, table: str | None = None) -> bool:
        """Write in one transaction. If the first statement touches no row, nothing is done and the answer is False.

        `table` is announced to other processes.
        """

    @abstractmethod
    async def append(self, write: Write) -> bool:
        """Store one step durably. False: somebody was faster and nothing was stored."""


def _nothing(table: str) -> None:
    """Nobody listens yet."""
