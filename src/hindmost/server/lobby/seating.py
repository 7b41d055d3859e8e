"""Sitting down and getting up: by a secret link, at a public table, or as the host decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError

from hindmost.bots import bot_names
from hindmost.server.live.bots import substitute
from hindmost.server.live.open_rooms import Rooms
from hindmost.server.live.room import Room
from hindmost.server.people.access import Access
from hindmost.server.people.identity import Signer, clean, new_nonce
from hindmost.server.people.names import People
from hindmost.server.state.sheet import WATCH
from hindmost.server.store import Store
from hindmost.server.store.layout import holders, seats, tables
from hindmost.server.wire.errors import Clash, NotAllowed, NotThere, Unreadable, WrongTime
from hindmost.server.wire.models import Claim, SeatWish


class Seated(Clash):
    """Who sits at the table may not look into another hand."""

    code = "seated"

    def __init__(self) -> None:
        super().__init__("seated-already")


class Seating:
    def __init__(self, store: Store, rooms: Rooms, people: People, signer: Signer, now: Callable[[], float]) -> None:
        self._store = store
        self._rooms = rooms
        self._people = people
        self._signer = signer
        self._now = now

    async def place(self, token: str) -> tuple[Room, int]:
        """The seat, or the place to watch from, that a secret link stands for."""
        place = self._signer.token_place(token)
        if place is None:
            raise worthless()
        table, seat = place
        try:
            room = await self._rooms.get(table)
        except NotThere:
            raise worthless() from None
        sheet = room.sheet
        if seat != WATCH and seat >= len(sheet.seats):
            raise worthless()
        nonce = sheet.watch_nonce if seat == WATCH else sheet.seats[seat].nonce
        if not self._signer.genuine(token, table, seat, nonce):
            raise worthless()
        return room, seat

    async def claim(self, person: str, claim: Claim) -> Room:
        """Take what a secret link stands for."""
        room, seat = await self.place(claim.token)
        sheet, table = room.sheet, room.id
        name = await self._people.named(person, claim.name)
        if seat == WATCH or sheet.seats[seat].kind == "human":
            await self._hold(person, table, seat)
            await room.refresh(ours=True)
        elif sheet.seats[seat].kind == "open":
            if sheet.status == "playing" and sheet.ever_seated(person):
                raise Seated
            await self._sit_down(room, person, seat, name)
        elif sheet.status == "playing" and sheet.holders.get(seat):
            # A bot keeps it for the player whose link this is.
            await self._hold(person, table, seat)
            await room.refresh(ours=True)
            await room.reseat(seat, "human", None, None, "returned")
        else:
            raise worthless()
        return room

    async def _hold(self, person: str, table: str, seat: int) -> None:
        try:
            statement = insert(holders).values(person=person, table_id=table, seat=seat)
            await self._store.change(statement, table=table)
        except IntegrityError:
            pass  # they have it already

    async def _sit_down(self, room: Room, person: str, seat: int, name: str) -> None:
        """The link has done its duty: a new nonce makes it worthless for whoever else has seen it."""
        row = room.sheet.seats[seat]
        done = await self._store.change(
            update(seats)
            .where(seats.c.table_id == room.id, seats.c.seat == seat)
            .where(seats.c.kind == "open", seats.c.nonce == row.nonce)
            .values(kind="human", name=name, bot=None, nonce=new_nonce()),
            insert(holders).values(person=person, table_id=room.id, seat=seat),
            table=room.id,
        )
        await room.refresh(ours=True)
        if not done:
            raise Clash("seat-just-taken", "taken")
        if room.sheet.status == "playing":
            await room.reseat(seat, "human", None, None, "joined")

    async def seat(self, room: Room, person: str, seat: int, wish: SeatWish) -> None:
        """Decide who plays a seat. What is allowed depends on who asks, and on whether the game has begun."""
        access = Access(room.sheet, person)
        if not 0 <= seat < len(room.sheet.seats):
            raise NotThere("no-seat", args={"seat": seat})
        known_bot(wish)
        if room.sheet.status == "open":
            await self._seat_before(room, access, seat, wish)
        elif room.sheet.status == "playing":
            await self._seat_during(room, access, seat, wish)
        else:
            raise WrongTime(room.sheet.status)

    async def _seat_before(self, room: Room, access: Access, seat: int, wish: SeatWish) -> None:
        assert access.person is not None
        row = room.sheet.seats[seat]
        if wish.kind == "mine" and row.kind == "open":
            # At a public table anybody may sit down; at a private one the host may, the others have links.
            if room.sheet.private:
                access.need_host()
            await self._sit_down(room, access.person, seat, await self._people.named(access.person, wish.name))
            return
        if not (wish.kind == "open" and seat in access.seats):
            access.need_host()
        name = await self._people.named(access.person, None)
        kind, label, bot = seat_facts(wish, name)
        facts = update(seats).where(seats.c.table_id == room.id, seats.c.seat == seat)
        statements: list[Any] = [delete(holders).where(holders.c.table_id == room.id, holders.c.seat == seat)]
        if kind == "human":
            statements.append(insert(holders).values(person=access.person, table_id=room.id, seat=seat))
        await self._store.change(
            facts.values(kind=kind, name=label, bot=bot, nonce=new_nonce()), *statements, table=room.id
        )
        await room.refresh(ours=True)

    async def _seat_during(self, room: Room, access: Access, seat: int, wish: SeatWish) -> None:
        """A seat that somebody holds is theirs: nobody else decides who plays it."""
        assert access.person is not None
        row, own = room.sheet.seats[seat], seat in access.given
        if not own and room.sheet.holders.get(seat):
            access.need_member()
            raise NotAllowed("seat-held", "taken")
        if not own:
            access.need_host()
        if wish.kind == "bot":
            await room.reseat(seat, "bot", wish.bot or substitute(), None, "left" if own else "replaced")
        elif row.kind != "bot" and not own:
            raise Clash("seat-open", "taken")
        elif wish.kind == "mine":
            await self._sit_again(room, access, seat)
        else:
            if own:
                await self._hold(access.person, room.id, WATCH)  # who leaves for good may look on
            gone = delete(holders).where(holders.c.table_id == room.id, holders.c.seat == seat)
            await self._store.change(gone, table=room.id)
            await room.refresh(ours=True)
            await room.reseat(seat, "open", None, new_nonce(), "opened")

    async def _sit_again(self, room: Room, access: Access, seat: int) -> None:
        assert access.person is not None
        if room.sheet.seats[seat].kind != "bot":
            raise Clash("seat-yours", "taken")
        if seat not in access.given:
            if access.given:
                raise Seated
            await self._hold(access.person, room.id, seat)
            await room.refresh(ours=True)
        await room.reseat(seat, "human", None, None, "returned")

    async def leave(self, room: Room, person: str) -> None:
        """Get up before the start. A host hands the table on to somebody who sits there, or takes it away."""
        access = Access(room.sheet, person)
        access.need_member()
        if room.sheet.status != "open":
            raise Clash("game-begun", room.sheet.status)
        statements: list[Any] = [
            update(seats)
            .where(seats.c.table_id == room.id, seats.c.seat == seat)
            .values(kind="open", name="", bot=None, nonce=new_nonce())
            for seat in access.seats
        ]
        statements.append(delete(holders).where(holders.c.table_id == room.id, holders.c.person == person))
        first = update(tables).where(tables.c.id == room.id, tables.c.status == "open")
        heirs = [other for seat in sorted(room.sheet.holders) for other in room.sheet.holders[seat] if seat != WATCH]
        heir = next((other for other in heirs if other != person), None)
        if not access.host:
            first = first.values(changed=self._now())
        elif heir is not None:
            first = first.values(changed=self._now(), host=heir)
        else:
            first = first.values(changed=self._now(), status="abandoned")
        if not await self._store.change(first, *statements, table=room.id):
            raise Clash("game-begun", "playing")
        await room.refresh(ours=True)


def worthless() -> NotThere:
    return NotThere("link")


def known_bot(wish: SeatWish) -> None:
    """Unreadable if there is no such bot."""
    if wish.bot is not None and wish.bot not in bot_names():
        raise Unreadable(
            "no-bot", "bad-configuration", detail=f"There are: {', '.join(bot_names())}.", args={"bot": wish.bot}
        )


def seat_facts(wish: SeatWish, name: str) -> tuple[str, str, str | None]:
    """Kind, name and bot of a seat."""
    label = clean(wish.name) if wish.name else ""
    if wish.kind == "mine":
        return "human", label or name, None
    if wish.kind == "bot":
        bot = wish.bot or substitute()
        return "bot", label or bot, bot
    return "open", label, None
