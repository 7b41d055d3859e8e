"""All sockets of this process: who may open one, how many there are, and who is looking."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket

from hindmost.server.gate.door import LEAVING
from hindmost.server.gate.guard import client_of, host_allowed, hosts_of, origin_allowed
from hindmost.server.live.chat import Chat
from hindmost.server.live.connection import BUSY, GOING_AWAY, NOT_THERE, POLICY, Connection
from hindmost.server.live.open_rooms import Rooms
from hindmost.server.people.access import Access
from hindmost.server.settings import Settings
from hindmost.server.wire.errors import Refused


class Sockets:
    """All connections of this process."""

    def __init__(self, rooms: Rooms, chat: Chat, settings: Settings) -> None:
        self._rooms = rooms
        self._chat = chat
        self._settings = settings
        self._hosts = hosts_of(settings)
        self._open: set[Connection] = set()
        self._present: dict[tuple[str, ...], set[WebSocket]] = {}
        """By what they are counted: all, of a person, of an address, of a person at a table."""

    @property
    def number(self) -> int:
        return len(self._open)

    def watching(self, person: str, table: str) -> bool:
        return self._reached(1, "watching", person, table)

    async def serve(self, socket: WebSocket, table: str, person: str | None) -> None:
        """One connection from beginning to end. The origin is checked before it is accepted."""
        if not (host_allowed(socket.scope, self._hosts) and origin_allowed(socket.scope, self._settings.origins)):
            await socket.close(POLICY)
            return
        address = client_of(socket.scope, self._settings.trust_proxy)
        who = person or f"nobody at {address}"
        if self._too_many(who, address):
            await socket.close(BUSY)
            return
        # Counted before anything is waited for, so that many at once cannot slip in together.
        keys = (("all",), ("person", who), ("address", address), ("watching", who, table))
        for key in keys:
            self._present.setdefault(key, set()).add(socket)
        try:
            await self._run(socket, table, person)
        finally:
            for key in keys:
                self._present[key].discard(socket)
                if not self._present[key]:
                    del self._present[key]

    def _too_many(self, who: str, address: str) -> bool:
        limits = self._settings.limits
        return (
            self._reached(limits.sockets, "all")
            or self._reached(limits.sockets_of_a_person, "person", who)
            or self._reached(limits.sockets_of_an_address, "address", address)
        )

    def _reached(self, most: int, *key: str) -> bool:
        """Whether there are so many. Those whose other end has gone do not count, though we have yet to tidy up."""
        present = self._present.get(key, ())
        return len(present) >= most and sum(not _leaving(socket) for socket in present) >= most

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


def _leaving(socket: WebSocket) -> bool:
    told = socket.scope.get("extensions", {}).get(LEAVING)
    return bool(told and told["leaving"]())
