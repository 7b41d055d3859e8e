"""Which level of bots fits a person, by how the last games against bots ended."""

from __future__ import annotations

from sqlalchemy import select

from hindmost.bots.levels import LAST, NAMES, Result, fitting
from hindmost.server.live.open_rooms import Rooms
from hindmost.server.live.room import Room
from hindmost.server.store import Store
from hindmost.server.store.layout import holders, tables
from hindmost.server.wire.errors import Refused
from hindmost.server.wire.models import FittingLevel


class Fitting:
    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms

    async def level(self, person: str, game: str, rivals: int) -> FittingLevel:
        """For the next game against so many bots. Only games that one person played against bots of levels count."""
        held = select(holders.c.table_id).where(holders.c.person == person, holders.c.seat >= 0)
        ended = select(tables.c.id).where(tables.c.id.in_(held), tables.c.game == game, tables.c.status == "over")
        ended = ended.where(tables.c.origin.is_(None))  # who stood well when it was laid has won no game by that
        rows = await self._store.rows(ended.order_by(tables.c.changed.desc()).limit(LAST))
        results = []
        for row in reversed(rows):
            try:
                result = result_of(await self._rooms.get(row["id"]))
            except Refused:  # a table that stands still says nothing about anybody
                continue
            if result is not None:
                results.append(result)
        return FittingLevel(fitting(results, rivals) or None, len(results))


def result_of(room: Room) -> Result | None:
    """How a game ended for the one person at the table; None if it was no game of one against levels."""
    seats = room.sheet.seats
    people = [seat for seat, row in enumerate(seats) if row.kind == "human"]
    bots = tuple(row.bot or "" for row in seats if row.kind == "bot")
    game = room.game
    if len(people) != 1 or not bots or any(bot not in NAMES for bot in bots) or game is None or not game.over:
        return None
    return Result(bots, (people[0] in game.winners) / len(game.winners))
