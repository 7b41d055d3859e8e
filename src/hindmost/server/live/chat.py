"""Chat at a table: plain text, kept with it, and off where the host does not want it."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from hindmost.server.limits import CHAT, Limits
from hindmost.server.live.room import Room
from hindmost.server.people.access import Access
from hindmost.server.people.identity import clean
from hindmost.server.people.names import People
from hindmost.server.store import Store
from hindmost.server.store.layout import chat
from hindmost.server.wire.errors import Clash, NotAllowed, TooMuch, Unreadable
from hindmost.server.wire.messages import ChatLine

TRIES = 20
SPOKEN = "chat"
"""Marks an announcement to other processes: somebody spoke, the game is where it was."""


class Chat:
    def __init__(self, store: Store, people: People, limits: Limits, now: Callable[[], float]) -> None:
        self._store = store
        self._people = people
        self._limits = limits
        self._now = now

    async def lines(self, table: str, after: int = -1, most: int = 200) -> list[ChatLine]:
        """The latest lines after line number `after`, oldest first."""
        query = select(chat).where(chat.c.table_id == table, chat.c.n > after)
        found = await self._store.rows(query.order_by(chat.c.n.desc()).limit(most))
        return [ChatLine(row["n"], row["seat"], row["name"], row["text"], row["at"]) for row in reversed(found)]

    async def spread(self, room: Room) -> None:
        """Tell those who watch what has been said since they were last told."""
        lines = await self.lines(room.id, room.chat_seen)
        if lines and room.sheet.chat:
            room.chat_seen = lines[-1].n
            for watcher in tuple(room.watchers):
                watcher.hear(lines)

    async def say(self, room: Room, access: Access, seat: int | None, text: str) -> None:
        """Only those who sit here may speak; spectators may read."""
        if access.person is None or not access.member:
            raise NotAllowed("not-seated", "not-seated")
        if not room.sheet.chat:
            raise Clash("chat-off", "chat-off")
        text = clean(text)[:CHAT]
        if not text:
            raise Unreadable("chat-empty")
        place = access.seats[0] if seat is None and access.seats else -1 if seat is None else access.seat(seat)
        name = room.sheet.seats[place].name if place >= 0 else await self._people.named(access.person, None)
        for _ in range(TRIES):
            last = await self._store.rows(select(func.max(chat.c.n).label("n")).where(chat.c.table_id == room.id))
            n = 0 if last[0]["n"] is None else last[0]["n"] + 1
            if n >= self._limits.chat_lines:
                raise TooMuch("chat-full")
            line = {"table_id": room.id, "n": n, "seat": place, "name": name, "text": text, "at": self._now()}
            try:
                await self._store.change(insert(chat).values(line), table=f"{room.id}#{SPOKEN}")
            except IntegrityError:
                continue  # somebody spoke at the same moment
            await self.spread(room)
            return
        raise TooMuch("chat-busy")
