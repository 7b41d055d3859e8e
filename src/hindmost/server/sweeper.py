"""Looks at the clocks from time to time, at notices that did not arrive, and at what a lost process left behind."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy import Column, ColumnElement, String, and_, cast, literal, or_, select

from hindmost.bots import bot_names, thinks_long
from hindmost.server.live.bots import Bots, substitute
from hindmost.server.live.open_rooms import Rooms
from hindmost.server.live.timekeeper import Timekeeper
from hindmost.server.planning.kept import Plans
from hindmost.server.planning.standing import StandingAnswers
from hindmost.server.store import Store
from hindmost.server.store.layout import plans, positions, seats, standing, tables
from hindmost.server.wire.errors import Refused

PATIENCE: Final = 10.0
"""Seconds after which a bot's turn is taken to have been forgotten by the process that began it."""
LONG_THOUGHT: Final = 20.0
"""Seconds more for a bot that thinks long: a second process with the same thought would only be in the way."""
AT_ONCE: Final = 200
BOTS_AT_ONCE: Final = 2_000
"""They are only woken."""

log = logging.getLogger("hindmost.server")


class Sweeper:
    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        bots: Bots,
        plans: Plans,
        standing: StandingAnswers,
        clock: Timekeeper,
        remind: Callable[[], None],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._bots = bots
        self._plans = plans
        self._standing = standing
        self._clock = clock
        self._remind = remind

    async def run(self, every: float) -> None:
        """Sweep for ever. The first sweep wakes every bot: this process has just started."""
        patience = 0.0
        while True:
            try:
                await self.sweep(patience)
            except Exception:
                # The database may be away for a moment; the clocks must go on after it.
                log.exception("sweep-failed")
            patience = PATIENCE
            await asyncio.sleep(every)

    async def sweep(self, patience: float = PATIENCE) -> None:
        await self.clocks()
        await self.forgotten_bots(patience)
        await self.forgotten_standing(patience)
        await self.forgotten_plans(patience)
        # Not waited for: somebody else's server may take its time.
        self._remind()

    async def clocks(self) -> None:
        """Carry out the rule for every clock at zero."""
        late = select(positions.c.table_id).where(positions.c.deadline <= self._clock()).limit(AT_ONCE)
        for row in await self._store.rows(late):
            try:
                room = await self._rooms.get(row["table_id"])
                seat = await room.expire(substitute())
                if seat is not None and room.sheet.status == "playing" and room.sheet.clock.timeout == "move":
                    await self._bots.play(room, seat, substitute(), room.mark)
            except Refused as error:
                log.info("clock-passed", extra={"fields": {"table": row["table_id"], "code": error.code}})

    async def forgotten_bots(self, patience: float) -> None:
        """Wake the bots that have been asked for longer than `patience` seconds; those that think long, later."""
        now, more = self._clock(), LONG_THOUGHT if patience else 0.0
        quick = or_(seats.c.bot.is_(None), seats.c.bot.not_in([name for name in bot_names() if thinks_long(name)]))
        query = (
            select(positions.c.table_id)
            .join(tables, tables.c.id == positions.c.table_id)
            .join(seats, seats.c.table_id == positions.c.table_id)
            .where(tables.c.status == "playing", seats.c.kind == "bot", _asked(seats.c.seat))
            .where(or_(positions.c.since <= now - patience - more, and_(positions.c.since <= now - patience, quick)))
            .distinct()
            .limit(BOTS_AT_ONCE)
        )
        for row in await self._store.rows(query):
            try:
                self._bots.consider(await self._rooms.get(row["table_id"]))
            except Refused as error:
                log.warning("bot-not-woken", extra={"fields": {"table": row["table_id"], "code": error.code}})

    async def forgotten_standing(self, patience: float) -> None:
        """Answer what has been asked for longer than `patience` seconds and is answered beforehand."""
        query = (
            select(positions.c.table_id)
            .join(tables, tables.c.id == positions.c.table_id)
            .join(standing, standing.c.table_id == positions.c.table_id)
            .where(tables.c.status == "playing", standing.c.kind == positions.c.asks, _asked(standing.c.seat))
            .where(positions.c.since <= self._clock() - patience)
            .distinct()
            .limit(AT_ONCE)
        )
        for row in await self._store.rows(query):
            try:
                await self._standing.carry_out(await self._rooms.get(row["table_id"]))
            except Refused as error:
                log.warning("standing-not-used", extra={"fields": {"table": row["table_id"], "code": error.code}})

    async def forgotten_plans(self, patience: float) -> None:
        """Play the armed plans whose seat has been asked for longer than `patience` seconds."""
        query = (
            select(positions.c.table_id)
            .join(plans, plans.c.table_id == positions.c.table_id)
            .where(plans.c.fate == "armed", _asked(plans.c.seat))
            .where(positions.c.since <= self._clock() - patience)
            .distinct()
            .limit(AT_ONCE)
        )
        for row in await self._store.rows(query):
            try:
                await self._plans.carry_out(await self._rooms.get(row["table_id"]))
            except Refused as error:
                log.warning("plan-not-played", extra={"fields": {"table": row["table_id"], "code": error.code}})


def _asked(seat: Column[int]) -> ColumnElement[bool]:
    return positions.c.asked.like(literal("%,").concat(cast(seat, String)).concat(literal(",%")))
