"""All sockets of this process: who may open one, how many there are, and who is looking."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from starlette.websockets import WebSocket

from hindmost.server.access import Access
from hindmost.server.chat import Chat
from hindmost.server.errors import Refused
from hindmost.server.guard import client_of, origin_allowed
from hindmost.server.rooms import Rooms
from hindmost.server.settings import Settings
from hindmost.server.socket import BUSY, GOING_AWAY, NOT_THERE, POLICY, Connection


class Sockets:
    """All connections of this process."""

    def __init__(self, rooms: Rooms, chat: Chat, settings: Settings) -> None:
        self._rooms = rooms
        self._chat = chat
        self._settings = settings
        self._open: set[Connection] = set()
        self._number = 0
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._watching: Counter[tuple[str, str]] = Counter()

    def watching(self, person: str, table: str) -> bool:
        return self._watching[person, table] > 0

    async def serve(self, socket: WebSocket, table: str, person: str | None) -> None:
        """One connection from beginning to end. The origin is checked before it is accepted."""
        if not origin_allowed(socket.scope, self._settings.origins):
            await socket.close(POLICY)
            return
        address = client_of(socket.scope, self._settings.trust_proxy)
        who = person or f"nobody at {address}"
        if self._too_many(who, address):
            await socket.close(BUSY)
            return
        # Counted before anything is waited for, so that many at once cannot slip in together.
        counts: tuple[tuple[Counter[Any], Any], ...] = (
            (self._people, who),
            (self._addresses, address),
            (self._watching, (who, table)),
        )
        for counter, key in counts:
            counter[key] += 1
        self._number += 1
        try:
            await self._run(socket, table, person)
        finally:
            self._number -= 1
            for counter, key in counts:
                counter[key] -= 1
                if counter[key] <= 0:
                    del counter[key]

    def _too_many(self, who: str, address: str) -> bool:
        limits = self._settings.limits
        return (
            self._number >= limits.sockets
            or self._people[who] >= limits.sockets_of_a_person
            or self._addresses[address] >= limits.sockets_of_an_address
        )

    async def _run(self, socket: WebSocket, table: str, person: str | None) -> None:
        await socket.accept()
        try:
            room = await self._rooms.get(table)
            Access(room.sheet, person)
        except Refused as error:
            await socket.close(NOT_THERE, error.code)
            return
        if len(room.watchers) >= self._settings.limits.sockets_of_a_table:
            await socket.close(BUSY)
            return
        connection = Connection(socket, room, person, self._chat, self._settings)
        self._open.add(connection)
        room.watchers.add(connection)
        try:
            await connection.run()
        finally:
            room.watchers.discard(connection)
            self._open.discard(connection)

    async def close(self) -> None:
        """The server stops: everybody is told to come back."""
        await asyncio.gather(*(connection.end(GOING_AWAY) for connection in tuple(self._open)), return_exceptions=True)
