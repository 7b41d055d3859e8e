"""What is forgotten: a person with all that is theirs, and tables that nobody has touched for long.

Every step can be done again: whoever was interrupted begins anew, and finds less to do.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, or_, select, update

from hindmost.server.live.open_rooms import Rooms
from hindmost.server.store import Store
from hindmost.server.store.interface import Row
from hindmost.server.store.layout import (
    actions,
    analyses,
    answers,
    chat,
    holders,
    letters,
    memoirs,
    notices,
    origins,
    people,
    plans,
    positions,
    results,
    seats,
    snapshots,
    standing,
    standing_uses,
    standins,
    tables,
)
from hindmost.server.wire.errors import Clash, Refused

DAY: Final = 86_400.0
AT_ONCE: Final = 200
HOURLY: Final = 3_600.0
OF_A_TABLE: Final = (
    seats,
    holders,
    standins,
    positions,
    actions,
    snapshots,
    answers,
    chat,
    plans,
    standing,
    standing_uses,
    letters,
    memoirs,
    analyses,
    origins,
    results,
)
"""What is kept under a table's id beside the table itself."""

log = logging.getLogger("hindmost.server")


class Retention:
    def __init__(self, store: Store, rooms: Rooms | None, now: Callable[[], float], keep_days: float = 0.0) -> None:
        self._store = store
        self._rooms = rooms
        """None where no server runs."""
        self._now = now
        self._keep_days = keep_days

    async def run(self) -> None:
        """Once an hour, if the host wants it."""
        while self._keep_days:
            try:
                if number := await self.tables(self._keep_days):
                    log.info("tables-forgotten", extra={"fields": {"number": number}})
            except Exception:
                # The database may be away for a moment.
                log.exception("retention-failed")
            await asyncio.sleep(HOURLY)

    # ------------------------------------------------------------ tables

    async def tables(self, days: float) -> int:
        """Forget tables that are not being played and at which nothing has happened for so long; how many they were."""
        old = and_(tables.c.status != "playing", tables.c.changed < self._now() - days * DAY)
        number = 0
        while found := await self._store.rows(select(tables.c.id).where(old).limit(AT_ONCE)):
            for row in found:
                number += await self._table(row["id"], old)
        return number

    async def _table(self, table: str, still: ColumnElement[bool]) -> bool:
        """Forget a table, if it is still so."""
        gone = await self._store.change(
            delete(tables).where(tables.c.id == table, still),
            *(delete(each).where(each.c.table_id == table) for each in OF_A_TABLE),
            update(tables).where(tables.c.rematch == table).values(rematch=None),
            update(tables).where(tables.c.rematch_of == table).values(rematch_of=None),
            table=table,
        )
        if gone and self._rooms is not None:
            self._rooms.let_go(table)
        return gone

    # ------------------------------------------------------------ people

    async def called(self, who: str) -> list[Row]:
        """The people with this id or this name."""
        return await self._store.rows(select(people).where(or_(people.c.id == who, people.c.name == who)))

    async def person(self, person: str) -> None:
        """Forget somebody: their name, wherever it stands, their addresses, what they said, planned and hold. Games
        that are over stay, with a seat of nobody's name. Clash while they sit at a game that is being played."""
        seated = select(holders.c.table_id, holders.c.seat, tables.c.status, tables.c.host)
        seated = seated.join(tables, tables.c.id == holders.c.table_id).where(holders.c.person == person)
        held = await self._store.rows(seated)
        playing = {row["table_id"] for row in held if row["status"] == "playing" and row["seat"] >= 0}
        if playing:
            raise Clash("still-playing", "still-playing", args={"number": len(playing)})
        hosted = and_(tables.c.host == person, tables.c.status == "open")
        for row in await self._store.rows(select(tables.c.id).where(hosted)):
            await self._table(row["id"], hosted)
        for row in held:
            if row["seat"] >= 0:
                await self._seat(row["table_id"], row["seat"], row["status"])
        addresses = await self._store.rows(select(notices.c.id).where(notices.c.person == person))
        told = or_(*(letters.c.notice == row["id"] for row in addresses)) if addresses else None
        for statement in (
            delete(holders).where(holders.c.person == person),
            delete(standins).where(standins.c.person == person),
            *(() if told is None else (delete(letters).where(told),)),
            delete(notices).where(notices.c.person == person),
            update(tables).where(tables.c.host == person).values(host=""),
            delete(people).where(people.c.id == person),
        ):
            await self._store.change(statement)
        for table in {row["table_id"] for row in held}:
            await self._look_again(table)

    async def _seat(self, table: str, seat: int, status: str) -> None:
        here: Any = {"table_id": table, "seat": seat}
        values = {"name": "", **({"kind": "open"} if status == "open" else {})}
        await self._store.change(update(seats).filter_by(**here).values(values), table=table)
        for each in (chat, plans, standing, standing_uses):
            await self._store.change(delete(each).filter_by(**here))

    async def _look_again(self, table: str) -> None:
        if self._rooms is None:
            return
        try:
            await (await self._rooms.get(table)).refresh(ours=True)
        except Refused as error:
            log.info("refresh-failed", extra={"fields": {"table": table, "error": error.code}})
