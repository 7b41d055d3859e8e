"""What the server asks of a database. Ordinary queries are SQLAlchemy statements; appending moves has its own call."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from asyncio import Future
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Executable, Select, delete, insert

from hindmost.server.store.layout import keys
from hindmost.server.wire.errors import DiskFull

log = logging.getLogger("hindmost.server")

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


class ArmedPlan(Struct, frozen=True):
    id: str
    announced: str
    """What other processes are told once it is played."""


class StandingUse(Struct, frozen=True):
    """A standing answer that makes a step: noted for its seat, and for nobody else."""

    n: int
    """So many actions stood before."""
    seat: int
    kind: str
    answer: str


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
    seal: str | None = None
    """What ties the snapshot to the chain."""
    status: str | None = None
    """The table's new status, if it changes."""
    seats: tuple[SeatChange, ...] = ()
    answer: tuple[int, str, int] | None = None
    """Seat and idempotency key of the request, and the revision as that seat knows it."""
    sealed: str | None = None
    """What has been answered in secret so far."""
    plan: ArmedPlan | None = None
    """Played by this step: if it is armed no longer, nothing is stored."""
    asks: str | None = None
    """The kind of question that follows."""
    use: StandingUse | None = None
    """The standing answer that the step comes from."""
    plans: tuple[tuple[str, str], ...] = ()
    """Ids of plans, and the steps as they are called from now on."""


PROBE: Final = "probe"
Heard = Callable[[str], None]
Observed = Callable[[Write, float], None]


class Store(ABC):
    """Opened once, shared by everything in the process."""

    kind: str
    shared: bool
    """Whether other processes may change what is kept, so that what is in memory may be a moment old."""

    probe: int
    """How much is written to see whether there is room."""
    instant: ColumnElement[Any]
    """The database's own clock in seconds, for processes that share it; 0 where there is but one."""

    def __init__(self) -> None:
        self.heard: Heard = _nothing
        """Called with a table's id when another process has changed it; an empty id: anything may have changed."""
        self.observed: Observed = _unobserved
        """Called with every step that was stored, and how long that took."""
        self.full = False
        """A write found no room, and none has been tried out with success since."""

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
    def append(self, write: Write) -> Future[bool]:
        """Store one step durably; it is on its way whether anybody waits for it or not. False: somebody was faster and
        nothing was stored."""

    @property
    @abstractmethod
    def waiting(self) -> int:
        """How many writes are on their way."""

    @property
    def _short(self) -> bool:
        """Whether there is likely to be no room."""
        return False

    def _no_room(self) -> DiskFull:
        """A write found no room. Logged once: every move until there is some would fill the log as well."""
        if not self.full:
            log.error("disk-full")
        self.full = True
        return DiskFull()

    async def check(self) -> None:
        """DiskFull if nothing can be stored. Something is written only if that is to be feared."""
        if self.full or self._short:
            gone = delete(keys).where(keys.c.name == PROBE)
            await self.change(gone)
            # Apart: what comes and goes within one transaction need not reach the disk.
            await self.change(insert(keys).values(name=PROBE, value="x" * self.probe))
            await self.change(gone)
            self.full = False


def _nothing(table: str) -> None:
    """Nobody listens yet."""


def _unobserved(write: Write, seconds: float) -> None:
    """Nobody counts."""
