"""The tables in memory. Those that nobody needs are let go: the database has them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from hindmost.server.background import Background
from hindmost.server.limits import Limits
from hindmost.server.live.room import Room
from hindmost.server.live.timekeeper import Timekeeper
from hindmost.server.store import Store
from hindmost.server.wire.errors import NotThere, Refused

log = logging.getLogger("hindmost.server")


class Rooms:
    def __init__(self, store: Store, limits: Limits, clock: Timekeeper, background: Background) -> None:
        self._store = store
        self._limits = limits
        self._clock = clock
        self._background = background
        self._rooms: dict[str, Room] = {}
        self.listeners: list[Callable[[Room, bool], None]] = []
        """Called after every change of a table; True if this process made it."""
        self.told: Callable[[Room, str], Coroutine[Any, Any, None]] = _unheard
        """Called when another process announces something that is not the game: who spoke, whose plans changed."""
        store.heard = self._heard

    async def get(self, table: str) -> Room:
        """The table, read if need be; NotThere if there is none."""
        room = self._rooms.get(table)
        if room is None:
            self._make_room()
            room = self._rooms[table] = Room(table, self._store, self._limits, self._clock, self._changed)
        room.used = asyncio.get_running_loop().time()
        try:
            if self._store.shared and room.is_loaded:
                # Whoever did something at another process a moment ago must find it done here.
                await room.refresh()
            else:
                await room.ready()
        except NotThere:
            self._rooms.pop(table, None)
            raise
        return room

    def inside(self) -> list[Room]:
        return list(self._rooms.values())

    def let_go(self, table: str) -> None:
        """There is no such table any more: whoever looks at it is told so."""
        room = self._rooms.pop(table, None)
        if room is not None:
            room.forget()
            for watcher in tuple(room.watchers):
                watcher.poke()

    def _make_room(self) -> None:
        """Let go of the longest unused tables, a tenth at a time."""
        if len(self._rooms) < self._limits.rooms:
            return
        idle = [room for room in self._rooms.values() if not room.watchers and not room.lock.locked()]
        idle.sort(key=lambda room: room.used)
        for room in idle[: max(1, self._limits.rooms // 10)]:
            del self._rooms[room.id]

    def _changed(self, room: Room, ours: bool) -> None:
        for listener in self.listeners:
            listener(room, ours)

    def _heard(self, table: str) -> None:
        """Another process has stored something, or may have."""
        table, _, what = table.partition("#")
        if what:
            if table in self._rooms and self._rooms[table].watchers:
                self._background.start(self.told(self._rooms[table], what))
            return
        for room in [self._rooms[table]] if table in self._rooms else self.inside() if not table else []:
            self._background.start(self._refresh(room))

    async def _refresh(self, room: Room) -> None:
        try:
            await room.refresh()
        except Refused as error:
            log.warning("refresh-failed", extra={"fields": {"table": room.id, "error": error.code}})


async def _unheard(room: Room, what: str) -> None:
    """Nobody listens yet."""
