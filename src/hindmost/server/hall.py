"""Everything the routes need, made once when the server starts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

from fastapi import Request, Response, WebSocket

from hindmost import compiled
from hindmost.server.background import Background
from hindmost.server.companion.replaying import Companions
from hindmost.server.gate.rate import Buckets
from hindmost.server.live.bots import Bots
from hindmost.server.live.chat import SPOKEN, Chat
from hindmost.server.live.open_rooms import Rooms
from hindmost.server.live.room import Room
from hindmost.server.live.sockets import Sockets
from hindmost.server.live.standins import StandIns
from hindmost.server.live.timekeeper import Timekeeper
from hindmost.server.lobby.archive import Records
from hindmost.server.lobby.fitting import Fitting
from hindmost.server.lobby.listing import Lobby
from hindmost.server.lobby.making import Tables
from hindmost.server.lobby.playing_on import PlayingOn
from hindmost.server.lobby.seating import Seating
from hindmost.server.lobby.solo import Solo
from hindmost.server.logs import NAME, Recent
from hindmost.server.people.access import Access
from hindmost.server.people.identity import Signer, new_person, person_of, set_cookie
from hindmost.server.people.names import People
from hindmost.server.planning import standing
from hindmost.server.planning.kept import PLANNED, Plans, tell
from hindmost.server.post.notices import Notices
from hindmost.server.printed.folder import Folder
from hindmost.server.secret import secret_of
from hindmost.server.settings import Settings
from hindmost.server.store import Store, open_store
from hindmost.server.sweeper import Sweeper
from hindmost.server.thinking.hints import Hints
from hindmost.server.thinking.reviews import Reviews
from hindmost.server.upkeep.chronicler import Chronicler
from hindmost.server.upkeep.meter import Meter
from hindmost.server.upkeep.retention import Retention
from hindmost.server.workers.pool import Workers


class Hall:
    """The server's parts. `open` and `close` are called by the application."""

    def __init__(self, settings: Settings, store: Store, secret: bytes, meter: Meter) -> None:
        limits, now = settings.limits, settings.now
        self.settings = settings
        self.store = store
        self.meter = meter
        store.observed = meter.step
        self.recent = Recent()
        self.guesses = Buckets(0.2, 10, time.monotonic)
        """Wrong tokens of one address: ten, then one in five seconds."""
        self.signer = Signer(secret)
        self.background = Background()
        self.clock = Timekeeper(store, now, settings.ticks)
        self.rooms = Rooms(store, limits, self.clock, self.background)
        self.people = People(store, now)
        self.lobby = Lobby(store, self.signer, limits)
        self.fitting = Fitting(store, self.rooms)
        self.seating = Seating(store, self.rooms, self.people, self.signer, now)
        self.standins = StandIns(store)
        self.folder = Folder(settings.catalogues, limits)
        self.tables = Tables(store, self.rooms, self.people, limits, self.clock, self.folder)
        self.playing_on = PlayingOn(self.tables)
        self.solo = Solo(store, self.rooms, self.tables, now)
        self.chat = Chat(store, self.people, limits, now)
        self.records = Records(store, self.tables, self.signer, limits)
        self.notices = Notices(store, settings, self.background, self.clock)
        self.workers = Workers(settings.bot_processes, compiled.folder)
        self.bots = Bots(
            self.signer,
            self.background,
            self.workers,
            settings.bot_threads,
            settings.bot_pause,
            all_apart=settings.bot_processes > 0,
        )
        self.hints = Hints(self.workers)
        self.reviews = Reviews(store, self.workers, self.background)
        self.plans = Plans(store, self.signer, limits, now)
        self.companions = Companions()
        self.standing = standing.StandingAnswers(store)
        self.sweeper = Sweeper(store, self.rooms, self.bots, self.plans, self.standing, self.clock, self._remind)
        self.sockets = Sockets(self.rooms, self.chat, settings)
        self.chronicler = Chronicler(store)
        self.retention = Retention(store, self.rooms, now, settings.keep_days)
        self.rooms.listeners.append(self._changed)
        self.rooms.told = self._told
        self._regular: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, settings: Settings, meter: Meter) -> Hall:
        store = open_store(settings.database)
        await store.open()
        hall = cls(settings, store, await secret_of(settings, store), meter)
        logging.getLogger(NAME).addHandler(hall.recent)
        await hall.clock.open()
        hall._regular.append(asyncio.create_task(hall.clock.run(), name="hindmost-clock"))
        if settings.sweep > 0:
            hall._regular.append(asyncio.create_task(hall.sweeper.run(settings.sweep), name="hindmost-sweep"))
            hall._regular.append(asyncio.create_task(hall.chronicler.run(settings.sweep), name="hindmost-memoirs"))
        hall._regular.append(asyncio.create_task(hall.retention.run(), name="hindmost-retention"))
        return hall

    async def close(self) -> None:
        """Nothing new begins; what is stored is stored; sockets are told to come back."""
        for task in self._regular:
            task.cancel()
        await asyncio.gather(*self._regular, return_exceptions=True)
        await self.sockets.close()
        await self.background.close()
        self.bots.close()
        await self.workers.close()
        with contextlib.suppress(Exception):
            await self.clock.beat()
            await self.clock.keep()
        await self.store.close()
        logging.getLogger(NAME).removeHandler(self.recent)

    def _changed(self, room: Room, ours: bool) -> None:
        """Bots and notices are the business of the process that made the change; the sweeper mends what it dropped."""
        self.bots.leave(room)
        if ours:
            self.bots.consider(room)
            self.background.start(self._turn(room))

    async def _turn(self, room: Room) -> None:
        """Whoever has answered beforehand, or has armed a plan, need not be told that it is their turn."""
        if not await self.standing.carry_out(room) and not await self.plans.carry_out(room):
            self.notices.consider(room, self.sockets.watching)

    def _remind(self) -> None:
        self.background.start(self.notices.again(self.rooms, self.sockets.watching))

    async def _told(self, room: Room, what: str) -> None:
        if what == SPOKEN:
            await self.chat.spread(room)
        elif what.startswith(PLANNED):
            tell(room, int(what.removeprefix(PLANNED)))
        elif what.startswith(standing.SET):
            standing.tell(room, int(what.removeprefix(standing.SET)))

    # ------------------------------------------------------------ for the routes

    def person(self, connection: Request | WebSocket) -> str | None:
        """Who asks; None for somebody without a cookie."""
        return person_of(connection, self.signer)

    def somebody(self, request: Request) -> tuple[str, bool]:
        """Who asks, made known if need be; True if they are new and want a cookie."""
        person = self.person(request)
        return (new_person(), True) if person is None else (person, False)

    def give_cookie(self, response: Response, person: str) -> None:
        set_cookie(response, self.signer.cookie(person), self.settings.secure_cookie)

    async def room(self, table: str, request: Request) -> tuple[Room, Access]:
        """A table and what the asker may do there; NotThere if they may not know of it."""
        room = await self.rooms.get(table)
        return room, Access(room.sheet, self.person(request))


def hall_of(request: Request) -> Hall:
    hall: Any = request.app.state.hall
    assert isinstance(hall, Hall)
    return hall
