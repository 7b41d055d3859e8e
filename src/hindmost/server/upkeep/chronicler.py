"""Writes the memoirs of games that have ended, one after the other, when nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import exists, select

from hindmost.kernel.errors import HindmostError
from hindmost.server.state import memoir
from hindmost.server.state.loading import load
from hindmost.server.store import Store
from hindmost.server.store.layout import memoirs, positions, tables
from hindmost.server.wire.errors import Refused

AT_ONCE: Final = 20
PAUSE: Final = 2.0
"""Seconds between two games: people who play go first."""

log = logging.getLogger("hindmost.server")


class Chronicler:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._untold: set[str] = set()
        """Tables of which nothing can be told: they are not tried again while this process runs."""

    async def run(self, every: float) -> None:
        while True:
            try:
                await self.write(PAUSE)
            except Exception:
                # The database may be away for a moment.
                log.exception("memoirs-failed")
            await asyncio.sleep(every)

    async def write(self, pause: float = 0.0) -> int:
        """The memoirs that are missing; how many were written."""
        number = 0
        for table in await self._missing():
            try:
                loaded = await load(self._store, table)
                if loaded is None or loaded.game is None or loaded.is_as_kept:
                    self._untold.add(table)
                    continue
                await memoir.keep(self._store, loaded)
                number += 1
            except (Refused, HindmostError) as error:
                self._untold.add(table)
                log.warning("no-memoir", extra={"fields": {"table": table, "error": type(error).__name__}})
            await asyncio.sleep(pause)
        return number

    async def _missing(self) -> list[str]:
        ended = select(tables.c.id).where(
            tables.c.status.in_(("over", "abandoned")),
            exists().where(positions.c.table_id == tables.c.id),
            ~exists().where(memoirs.c.table_id == tables.c.id),
        )
        found = await self._store.rows(ended.order_by(tables.c.changed).limit(AT_ONCE + len(self._untold)))
        return [row["id"] for row in found if row["id"] not in self._untold]
