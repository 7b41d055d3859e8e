"""Tells people that it is their turn, where they asked for it.

Nothing goes to an address that its owner has not given here, and not while they are looking at the table anyway.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Update, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from hindmost import NATURE
from hindmost.server.background import Background
from hindmost.server.gate.rate import Buckets
from hindmost.server.live.open_rooms import Rooms
from hindmost.server.live.room import Room
from hindmost.server.live.timekeeper import Timekeeper
from hindmost.server.post import webhook
from hindmost.server.post.delivery import SERVICES, Delivery, Unsent
from hindmost.server.settings import Settings
from hindmost.server.store import Store
from hindmost.server.store.interface import Row
from hindmost.server.store.layout import letters, notices
from hindmost.server.wire.errors import Clash, NotThere, Refused, TooMuch, Unreadable
from hindmost.server.wire.models import NewNotice, NoticeInfo, NoticeList, Sent

GIVE_UP: Final = 10
"""Notices in a row that failed, after which an address is no longer tried."""
PAUSES: Final = (30.0, 120.0, 600.0, 3_600.0, 21_600.0)
"""Seconds after which a notice that did not arrive is tried again, as long as it is still that turn."""
AT_ONCE: Final = 100
TOGETHER: Final = 0.25
"""Seconds in which turns that begin are gathered: one question to the database for all of them."""

Watching = Callable[[str, str], bool]
"""Whether somebody is looking at a table."""

log = logging.getLogger("hindmost.server")


class Notices:
    def __init__(self, store: Store, settings: Settings, background: Background, clock: Timekeeper) -> None:
        self._store = store
        self._settings = settings
        self._background = background
        self._clock = clock
        self._told: dict[str, tuple[int, tuple[int, ...]]] = {}
        """By table: the last turn that this process has looked after, and who was asked."""
        self._begun: dict[str, tuple[Room, int, list[str]]] = {}
        """By table: turns of which nobody has been told yet, and who is asked. Not empty while they are gathered."""
        hourly = settings.limits.notices_an_hour
        self._people = Buckets(hourly / 3600, hourly, time.monotonic)
        self._targets = Buckets(hourly / 3600, hourly, time.monotonic)
        tests = settings.limits.notice_tests_an_hour
        self._tests = Buckets(tests / 3600, tests, time.monotonic)
        self.delivery = Delivery(settings)

    # ------------------------------------------------------------ addresses

    async def of(self, person: str | None) -> NoticeList:
        """The person's addresses, and what this server can do."""
        query = select(notices).where(notices.c.person == person).order_by(notices.c.created)
        found = [] if person is None else await self._store.rows(query)
        kinds = self.delivery.kinds
        return NoticeList(
            [
                NoticeInfo(row["id"], row["kind"], hint(row["target"]), row["failures"], row["failures"] >= GIVE_UP)
                for row in found
            ],
            kinds,
            list(SERVICES) if "apprise" in kinds else [],
            self._settings.limits.notices_of_a_person,
        )

    async def add(self, person: str, wish: NewNotice) -> None:
        if wish.kind not in self.delivery.kinds:
            raise Clash("kind-off", "kind-off", args={"kind": wish.kind})
        if len((await self.of(person)).notices) >= self._settings.limits.notices_of_a_person:
            raise TooMuch("addresses")
        try:
            self.delivery.check(wish.kind, wish.target)
        except webhook.Forbidden as error:
            raise Unreadable("address", "bad-address", detail=str(error)) from error
        row = {
            "id": secrets.token_hex(8),
            "person": person,
            "kind": wish.kind,
            "target": wish.target,
            "failures": 0,
            "created": self._settings.now(),
        }
        await self._store.change(insert(notices).values(row))

    async def remove(self, person: str, notice: str) -> None:
        gone = delete(notices).where(notices.c.id == notice, notices.c.person == person)
        if not await self._store.change(gone, delete(letters).where(letters.c.notice == notice)):
            raise NotThere("no-address")

    async def test(self, person: str, notice: str, client: str) -> Sent:
        """Send a notice now; what came of it."""
        found = await self._store.rows(select(notices).where(notices.c.id == notice, notices.c.person == person))
        if not found:
            raise NotThere("no-address")
        if not (self._tests.take(client) and self._may(found[0])):
            raise TooMuch("notices")
        trouble = await self._send(found[0], "Hindmost: this is how a notice looks.", {"test": True})
        return Sent(True, "sent", "It has been sent.") if trouble is None else Sent(False, trouble.code, trouble.text)

    def _may(self, row: Row) -> bool:
        """Within what one person is sent in an hour, and what one address is, whoever gave it."""
        return self._people.take(row["person"]) and self._targets.take(row["target"])

    # ------------------------------------------------------------ turns

    def consider(self, room: Room, watching: Watching) -> None:
        """After a change: tell those who are newly asked and are not looking."""
        turn = room.loaded.version
        if not room.asked:
            self._told.pop(room.id, None)
        elif self._told.get(room.id) != (turn, room.loaded.asked_openly):
            self._told[room.id] = turn, room.loaded.asked_openly
            gathering = bool(self._begun)
            self._begun[room.id] = room, turn, _asked(room)
            if not gathering:
                self._background.start(self._tell(watching))

    async def _tell(self, watching: Watching) -> None:
        """Whoever is asked by the turns that begin now, and a moment later."""
        await asyncio.sleep(TOGETHER)
        begun, self._begun = self._begun, {}
        people = sorted({person for _, _, asked in begun.values() for person in asked})
        rows = await self._store.rows(select(notices).where(notices.c.person.in_(people), notices.c.failures < GIVE_UP))
        for room, turn, asked in begun.values():
            own = [row for row in rows if row["person"] in asked]
            if own:
                self._background.start(self._tell_all(own, room, turn, watching))

    async def _tell_all(self, rows: list[Row], room: Room, turn: int, watching: Watching) -> None:
        """Each address is claimed for this turn, once among all processes.

        Also those of people who are looking: told later by another process, they would learn of a rival's secret vote.
        """
        for row in rows:
            if await self._claim(row["id"], room.id, turn):
                await self._deliver(row, room, turn, 1, watching)

    async def again(self, rooms: Rooms, watching: Watching) -> None:
        """Try again what did not arrive, as long as it is still that turn."""
        query = (
            select(letters.c.table_id, letters.c.turn, letters.c.tries, *notices.c)
            .join(notices, notices.c.id == letters.c.notice)
            .where(letters.c.due <= self._clock(), notices.c.failures < GIVE_UP)
            .order_by(letters.c.due)
            .limit(AT_ONCE)
        )
        for row in await self._store.rows(query):
            turn, tries = row["turn"], row["tries"] + 1
            step = {"tries": tries, "due": self._due(tries)}
            mine = _letter(row["id"], row["table_id"], turn).where(letters.c.tries == row["tries"]).values(step)
            if await self._store.change(mine):
                try:
                    await self._deliver(row, await rooms.get(row["table_id"]), turn, tries, watching)
                except Refused:
                    await self._settle(row["id"], row["table_id"], turn)

    async def _claim(self, notice: str, table: str, turn: int) -> bool:
        facts = {"turn": turn, "tries": 1, "due": self._due(1)}
        here = letters.c.notice == notice, letters.c.table_id == table
        if await self._store.change(update(letters).where(*here, letters.c.turn < turn).values(facts)):
            return True
        try:
            return await self._store.change(insert(letters).values(notice=notice, table_id=table, **facts))
        except IntegrityError:
            return False

    def _due(self, tries: int) -> float | None:
        """When the next attempt is made after so many, should this one fail."""
        return self._clock() + PAUSES[tries - 1] if tries <= len(PAUSES) else None

    async def _settle(self, notice: str, table: str, turn: int) -> None:
        await self._store.change(_letter(notice, table, turn).values(due=None))

    async def _deliver(self, row: Row, room: Room, turn: int, tries: int, watching: Watching) -> None:
        gone = room.loaded.version != turn or row["person"] not in _asked(room)
        if not gone and not watching(row["person"], room.id):
            if not self._may(row):
                return
            base = self._settings.base_url or room.sheet.base_url
            link = f"{base.rstrip('/')}/g/{room.id}"
            facts = {"table": room.id, "game": room.sheet.game, "url": link}
            trouble = await self._send(row, f"Hindmost: it is your turn. {link}", facts, tries == 1)
            if trouble is not None and trouble.code != "kind-off":
                return
        await self._settle(row["id"], room.id, turn)

    async def _send(self, row: Row, text: str, facts: dict[str, Any], counts: bool = True) -> Unsent | None:
        """`counts`: whether a failure speaks against the address; of one notice only the first does."""
        trouble = None
        try:
            await self.delivery.send(row["kind"], row["target"], text, facts)
        except Unsent as error:
            trouble = error
        # Only the kind is logged: the address itself is often a secret.
        log.info("notice", extra={"fields": {"kind": row["kind"], "sent": trouble is None}})
        failures = 0 if trouble is None else row["failures"] + counts
        if failures != row["failures"]:
            await self._store.change(update(notices).where(notices.c.id == row["id"]).values(failures=failures))
        return trouble


def hint(target: str) -> str:
    return f"{target[:24]}…" if len(target) > 24 else target[: max(3, len(target) // 2)] + "…"


def _letter(notice: str, table: str, turn: int) -> Update:
    return update(letters).where(letters.c.notice == notice, letters.c.table_id == table, letters.c.turn == turn)


def _asked(room: Room) -> list[str]:
    """Whoever must answer at this table."""
    seats = [seat for seat in room.asked if room.sheet.plays(seat, "human")]
    host = [room.sheet.host] if NATURE in room.asked else []
    return host + [person for seat in seats for person in room.sheet.holders.get(seat, ())]
