"""The time that players are charged for: seconds in which this server could take an answer.

It is counted, not read from the wall: it stands while no server runs, while the process is held up or the database
cannot be written, and nobody who sets the machine's clock can change it. What has been counted is kept in the database
and goes on from there; processes that share a database agree on it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from hindmost.server.store import Store
from hindmost.server.store.layout import keys, positions

BEAT: Final = 1.0
"""Seconds between two beats."""
LONGEST: Final = 1.5
"""Seconds after a beat at which the count stands: a process that does not come round to the next takes no answers."""
KEEP: Final = 5.0
"""Seconds that may be lost, to the players' good, when the only process of a database is killed."""
KEY: Final = "served"

log = logging.getLogger("hindmost.server")


class Timekeeper:
    def __init__(
        self, store: Store, now: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic
    ) -> None:
        self._store = store
        self.now = now
        """What the clock on the wall says: for what people read, never for what they are charged."""
        self._ticks = ticks
        self._counted = 0.0
        self._last = self._kept = ticks()
        self._able = True
        self._ahead = 0.0

    def __call__(self) -> float:
        """Seconds counted so far."""
        return self._counted + (min(self._ticks() - self._last, LONGEST) if self._able else 0.0)

    def shown(self, moment: float) -> float:
        """A moment as clients are told it: the wall's when this process started, and counted from there."""
        return moment + self._ahead

    def advance(self, seconds: float) -> None:
        self._counted += seconds

    # ------------------------------------------------------------ in agreement with the database

    async def open(self) -> None:
        """Go on from what was counted last."""
        if await self._read() is None:
            # A database of an earlier version kept its moments by the wall: they stay where they are.
            with contextlib.suppress(IntegrityError):
                await self._store.change(insert(keys).values(name=KEY, value=f"{await self._newest() or self.now()} 0"))
        self._counted = max(await self._read() or 0.0, await self._newest())
        self._last = self._kept = self._ticks()
        self._ahead = self.now() - self._counted

    async def run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self.beat()

    async def beat(self) -> None:
        """Count on, if an answer given now could be stored."""
        self._counted, self._last = self(), self._ticks()
        if self._able and not self._store.shared and self._last - self._kept < KEEP:
            return
        try:
            if self._able and not self._store.shared and not await self._needed():
                return
            await self.keep()
        except Exception:
            if self._able:
                log.exception("clocks-stand")
            self._able = False
            return
        if not self._able:
            log.warning("clocks-run")
            self._able, self._last = True, self._ticks()

    async def keep(self) -> None:
        """Write down what has been counted, or take over what another process has."""
        self._counted = max(self._counted, await self._read() or 0.0)
        (row,) = await self._store.rows(select(self._store.instant.label("instant")))
        kept = update(keys).where(keys.c.name == KEY).values(value=f"{self._counted:.3f} {float(row['instant']):.3f}")
        await self._store.change(kept)
        self._kept = self._ticks()

    async def _read(self) -> float | None:
        """What is kept, and the moment since then if another process is likely to have counted it."""
        query = select(keys.c.value, self._store.instant.label("instant")).where(keys.c.name == KEY)
        found = await self._store.rows(query)
        if not found:
            return None
        counted, instant = map(float, found[0]["value"].split())
        return counted + min(max(float(found[0]["instant"]) - instant, 0.0), LONGEST)

    async def _needed(self) -> bool:
        """Whether anybody's clock runs: a server that nobody is charged by leaves the disk alone."""
        return bool(await self._store.rows(select(positions.c.table_id).where(positions.c.deadline > 0).limit(1)))

    async def _newest(self) -> float:
        (row,) = await self._store.rows(select(func.max(positions.c.since).label("newest")))
        return float(row["newest"] or 0.0)
