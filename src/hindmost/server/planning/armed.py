"""Whether a plan is armed at a table: asked of the database after every turn, and hardly ever so.

Where several processes share the database none of them may remember the answer, but one question does for all tables
that want to know by the time it is put.
"""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from hindmost.server.store import Store
from hindmost.server.store.layout import plans


class Armed:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._wanted: dict[str, asyncio.Future[bool]] = {}
        """By table: those for whom the next question is put."""
        self._asking: asyncio.Task[None] | None = None

    async def at(self, table: str) -> bool:
        """As it is now: what was asked before this does not count."""
        future = self._wanted.get(table)
        if future is None:
            future = self._wanted[table] = asyncio.get_running_loop().create_future()
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        # Others may wait for the same answer: whoever gives up does not take it from them.
        return await asyncio.shield(future)

    async def _ask(self) -> None:
        while self._wanted:
            wanted, self._wanted = self._wanted, {}
            query = select(plans.c.table_id).where(plans.c.fate == "armed", plans.c.table_id.in_(sorted(wanted)))
            try:
                found = {row["table_id"] for row in await self._store.rows(query)}
            except Exception as error:
                for future in wanted.values():
                    future.set_exception(error)
            else:
                for table, future in wanted.items():
                    future.set_result(table in found)
