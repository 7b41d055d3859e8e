"""How the server does: what numbers and page show. Read from memory and by a few small queries."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import func, select

from hindmost.server.live.open_rooms import Rooms
from hindmost.server.live.sockets import Sockets
from hindmost.server.post.notices import GIVE_UP
from hindmost.server.store import Store
from hindmost.server.store.layout import letters, notices, seats, tables

SHOWN: Final = 50
"""So many tables are listed, those first at which something happened last."""


class Load(Struct, frozen=True):
    rooms: int
    sockets: int
    bots_waiting: int
    writes_waiting: int
    database_seconds: float
    database_full: int
    letters_waiting: int
    tables: dict[str, int]


class TableRow(Struct, frozen=True):
    id: str
    game: str
    status: str
    players: list[tuple[str, str]]
    """Kind and name of each: that of a person, or of a bot; nobody's at a seat that is free."""
    changed: float
    watchers: int


class Addresses(Struct, frozen=True):
    """The addresses of notices of one kind; which they are is nobody's business."""

    kind: str
    number: int
    given_up: int


async def load_of(store: Store, rooms: Rooms, sockets: Sockets) -> Load:
    begun = time.perf_counter()
    counted = await store.rows(select(tables.c.status, func.count().label("n")).group_by(tables.c.status))
    seconds = time.perf_counter() - begun
    due = await store.rows(select(func.count().label("n")).select_from(letters).where(letters.c.due.is_not(None)))
    inside = rooms.inside()
    return Load(
        rooms=len(inside),
        sockets=sockets.number,
        bots_waiting=sum(room.thinking is not None for room in inside),
        writes_waiting=store.waiting,
        database_seconds=seconds,
        database_full=int(store.full),
        letters_waiting=due[0]["n"],
        tables={row["status"]: row["n"] for row in counted},
    )


async def latest_tables(store: Store, rooms: Rooms) -> list[TableRow]:
    latest = select(tables.c.id, tables.c.game, tables.c.status, tables.c.changed)
    found = await store.rows(latest.order_by(tables.c.changed.desc(), tables.c.id).limit(SHOWN))
    players = await _players(store, [row["id"] for row in found])
    watchers = {room.id: len(room.watchers) for room in rooms.inside()}
    return [
        TableRow(
            row["id"],
            row["game"],
            row["status"],
            players.get(row["id"], []),
            row["changed"],
            watchers.get(row["id"], 0),
        )
        for row in found
    ]


async def _players(store: Store, ids: Sequence[str]) -> dict[str, list[tuple[str, str]]]:
    query = select(seats.c.table_id, seats.c.kind, seats.c.name, seats.c.bot).where(seats.c.table_id.in_(ids))
    found: dict[str, list[tuple[str, str]]] = {}
    for row in await store.rows(query.order_by(seats.c.table_id, seats.c.seat)):
        name = row["bot"] if row["kind"] == "bot" else row["name"] if row["kind"] == "human" else ""
        found.setdefault(row["table_id"], []).append((row["kind"], name))
    return found


async def addresses(store: Store) -> list[Addresses]:
    given_up = func.sum(func.coalesce(notices.c.failures / GIVE_UP, 0))
    query = select(notices.c.kind, func.count().label("n"), given_up.label("lost")).group_by(notices.c.kind)
    return [Addresses(row["kind"], row["n"], int(row["lost"])) for row in await store.rows(query.order_by("kind"))]
