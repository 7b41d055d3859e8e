"""Tables: made, joined, begun, left, played again. Before the start they are rows; afterwards `Room` has the say."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

import hindmost
from hindmost.bots import bot_names
from hindmost.kernel.errors import HindmostError
from hindmost.server import chain, clocks
from hindmost.server.access import Access
from hindmost.server.bots import substitute
from hindmost.server.errors import Clash, NotAllowed, NotThere, TooMuch, Unreadable
from hindmost.server.identity import WATCH, Signer, clean, new_nonce, new_table
from hindmost.server.limits import Limits
from hindmost.server.loading import begin
from hindmost.server.models import Claim, NewTable, SeatInfo, SeatWish, TableChange, TableInfo
from hindmost.server.people import People
from hindmost.server.room import Room, asked_text, snapshot_text
from hindmost.server.rooms import Rooms
from hindmost.server.sheet import Sheet, read_sheet
from hindmost.server.store import Store
from hindmost.server.store.interface import Row
from hindmost.server.store.tables import holders, positions, seats, snapshots, tables


class Tables:
    def __init__(
        self, store: Store, rooms: Rooms, people: People, signer: Signer, limits: Limits, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._people = people
        self._signer = signer
        self._limits = limits
        self._now = now

    # ------------------------------------------------------------ looking

    def info(self, sheet: Sheet, asked: tuple[int, ...], person: str | None) -> TableInfo:
        """The table as this person may know it."""
        access = Access(sheet, person)
        return TableInfo(
            id=sheet.id,
            game=sheet.game,
            rules=sheet.rules,
            seats=[self._seat_info(sheet, seat, access) for seat in range(len(sheet.seats))],
            chronicles=list(sheet.chronicles),
            options=sheet.options,
            pace=sheet.pace,
            clock=sheet.clock,
            private=sheet.private,
            live_drafts=sheet.live_drafts,
            chat=sheet.chat,
            status=sheet.status,
            host=access.host,
            spectator=not access.seats,
            asked=list(asked),
            your_turn=any(seat in asked for seat in access.seats),
            commitment=sheet.commitment,
            created=sheet.created,
            changed=sheet.changed,
            imported=sheet.imported,
            rematch_of=sheet.rematch_of,
            rematch=sheet.rematch,
            watch=self._signer.token(sheet.id, WATCH, sheet.watch_nonce) if access.member else None,
        )

    def _seat_info(self, sheet: Sheet, seat: int, access: Access) -> SeatInfo:
        row = sheet.seats[seat]
        yours = seat in access.seats
        token = None
        if yours or (row.kind == "open" and access.host):
            token = self._signer.token(sheet.id, seat, row.nonce)
        return SeatInfo(seat, row.kind, row.name, row.bot, yours, token)

    async def mine(self, person: str) -> list[TableInfo]:
        """The tables at which a person has a seat or is host: those that wait for them first, then the latest."""
        given = select(holders.c.table_id).where(holders.c.person == person, holders.c.seat != WATCH)
        query = select(tables).where(tables.c.id.in_(given) | (tables.c.host == person))
        found = await self._infos(
            query.order_by(tables.c.changed.desc()).limit(self._limits.tables_of_a_person), person
        )
        return sorted(found, key=lambda info: not info.your_turn)

    async def public(self, person: str | None) -> list[TableInfo]:
        """Tables that anybody may join."""
        query = select(tables).where(tables.c.status == "open", tables.c.private.is_(False))
        return await self._infos(query.order_by(tables.c.created.desc()).limit(100), person)

    async def _infos(self, query: Any, person: str | None) -> list[TableInfo]:
        found = await self._store.rows(query)
        ids = [row["id"] for row in found]
        seat_rows = _by_table(await self._store.rows(select(seats).where(seats.c.table_id.in_(ids))))
        holder_rows = _by_table(await self._store.rows(select(holders).where(holders.c.table_id.in_(ids))))
        waiting = select(positions.c.table_id, positions.c.asked).where(positions.c.table_id.in_(ids))
        asked = {row["table_id"]: row["asked"] for row in await self._store.rows(waiting)}
        infos = []
        for row in found:
            sheet = read_sheet(row, seat_rows.get(row["id"], []), holder_rows.get(row["id"], []))
            now = tuple(int(seat) for seat in asked.get(row["id"], "").split(",") if seat)
            infos.append(self.info(sheet, now if sheet.status == "playing" else (), person))
        return infos

    # ------------------------------------------------------------ making

    async def create(self, person: str, wish: NewTable, base_url: str) -> Room:
        rules = _checked(wish)
        await self._not_too_many(person)
        name = await self._people.named(person, wish.name)
        seat_rows, holder_rows = [], []
        table = new_table()
        for number, seat in enumerate(wish.seats):
            kind, label, bot = _seat_facts(seat, name)
            seat_rows.append(_seat_row(table, number, kind, label, bot))
            if kind == "human":
                holder_rows.append({"person": person, "table_id": table, "seat": number})
        row = self._row(table, person, wish, rules, secrets.randbits(256), base_url)
        await self._store.change(insert(tables).values(row), *_rows(seats, seat_rows), *_rows(holders, holder_rows))
        return await self._rooms.get(table)

    async def _not_too_many(self, person: str) -> None:
        under_way = select(tables.c.id).where(tables.c.host == person, tables.c.status.in_(("open", "playing")))
        if len(await self._store.rows(under_way)) >= self._limits.tables_of_a_person:
            raise TooMuch("You have too many tables under way: finish or abandon some first.")

    def _row(self, table: str, person: str, wish: NewTable, rules: str, seed: int, base_url: str) -> Row:
        now = self._now()
        return {
            "id": table,
            "game": wish.game,
            "rules": rules,
            "chronicles": json.dumps(sorted(set(wish.chronicles))),
            "options": json.dumps(wish.options),
            "pace": wish.pace,
            "clock": msgspec.json.encode(wish.clock).decode(),
            "private": wish.private,
            "live_drafts": wish.live_drafts,
            "chat": wish.chat,
            "status": "open",
            "host": person,
            "seed": str(seed),
            "commitment": chain.commitment(str(seed)),
            "watch_nonce": new_nonce(),
            "base_url": base_url[:200],
            "imported": False,
            "rematch_of": None,
            "rematch": None,
            "created": now,
            "changed": now,
        }

    async def adopt(self, person: str, wish: NewTable, row: Row, more: list[Any]) -> Room:
        """A table from a record: whoever brings it holds every seat."""
        name = await self._people.named(person, None)
        table = row["id"]
        numbers = range(len(wish.seats))
        await self._store.change(
            insert(tables).values(row),
            *_rows(seats, [_seat_row(table, number, "human", name, None) for number in numbers]),
            *_rows(holders, [{"person": person, "table_id": table, "seat": number} for number in numbers]),
            *more,
        )
        return await self._rooms.get(table)

    def imported_row(self, person: str, wish: NewTable, rules: str, seed: int, status: str, base_url: str) -> Row:
        row = self._row(new_table(), person, wish, rules, seed, base_url)
        return {**row, "imported": True, "status": status}

    # ------------------------------------------------------------ sitting down

    async def claim(self, person: str, claim: Claim) -> Room:
        """Take the seat, or the place to watch from, that a secret link stands for."""
        place = self._signer.token_place(claim.token)
        unknown = NotThere("This link is not valid any more: ask for a new one.")
        if place is None:
            raise unknown
        table, seat = place
        try:
            room = await self._rooms.get(table)
        except NotThere:
            raise unknown from None
        sheet = room.sheet
        if seat != WATCH and seat >= len(sheet.seats):
            raise unknown
        nonce = sheet.watch_nonce if seat == WATCH else sheet.seats[seat].nonce
        if not self._signer.genuine(claim.token, table, seat, nonce):
            raise unknown
        name = await self._people.named(person, claim.name)
        if seat == WATCH or sheet.seats[seat].kind == "human":
            await self._hold(person, table, seat)
            await room.refresh(ours=True)
        elif sheet.seats[seat].kind == "open":
            await self._sit_down(room, person, seat, name)
        else:
            raise unknown
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
            raise Clash("Somebody else has just taken this seat.", "taken")
        if room.sheet.status == "playing":
            await room.reseat(seat, "human", None, None, "joined")

    async def seat(self, room: Room, person: str, seat: int, wish: SeatWish) -> None:
        """Decide who plays a seat. What is allowed depends on who asks, and on whether the game has begun."""
        access = Access(room.sheet, person)
        if not 0 <= seat < len(room.sheet.seats):
            raise NotThere(f"The table has no seat {seat}.")
        if wish.bot is not None and wish.bot not in bot_names():
            raise Unreadable(f"There is no bot {wish.bot!r}; there are: {', '.join(bot_names())}.", "bad-configuration")
        if room.sheet.status == "open":
            await self._seat_before(room, access, seat, wish)
        elif room.sheet.status == "playing":
            await self._seat_during(room, access, seat, wish)
        else:
            raise Clash(f"The table is {room.sheet.status}: its seats stay as they are.", room.sheet.status)

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
        kind, label, bot = _seat_facts(wish, name)
        facts = update(seats).where(seats.c.table_id == room.id, seats.c.seat == seat)
        statements: list[Any] = [delete(holders).where(holders.c.table_id == room.id, holders.c.seat == seat)]
        if kind == "human":
            statements.append(insert(holders).values(person=access.person, table_id=room.id, seat=seat))
        await self._store.change(
            facts.values(kind=kind, name=label, bot=bot, nonce=new_nonce()), *statements, table=room.id
        )
        await room.refresh(ours=True)

    async def _seat_during(self, room: Room, access: Access, seat: int, wish: SeatWish) -> None:
        assert access.person is not None
        row = room.sheet.seats[seat]
        owners = room.sheet.holders.get(seat, frozenset())
        if wish.kind == "bot":
            if seat not in access.given:
                access.need_host()
            code = "left" if seat in access.given else "replaced"
            await room.reseat(seat, "bot", wish.bot or substitute(), None, code)
        elif wish.kind == "mine":
            if row.kind != "bot":
                raise Clash("Somebody plays this seat already, or it is open: use its link.", "taken")
            if seat not in access.given:
                access.need_host()
                if owners:
                    raise NotAllowed("A bot keeps this seat for a player: only they can come back to it.", "taken")
                await self._hold(access.person, room.id, seat)
                await room.refresh(ours=True)
            await room.reseat(seat, "human", None, new_nonce(), "returned")
        else:
            access.need_host()
            if row.kind != "bot":
                raise Clash("Let a bot replace the player first; then the seat can be opened.", "taken")
            gone = delete(holders).where(holders.c.table_id == room.id, holders.c.seat == seat)
            await self._store.change(gone, table=room.id)
            await room.refresh(ours=True)
            await room.reseat(seat, "open", None, new_nonce(), "opened")

    async def leave(self, room: Room, person: str) -> None:
        """Get up before the start. A host hands the table on to somebody who sits there, or takes it away."""
        access = Access(room.sheet, person)
        access.need_member()
        if room.sheet.status != "open":
            raise Clash("The game has begun: let a bot play your seat instead.", room.sheet.status)
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
            raise Clash("The game has begun: let a bot play your seat instead.", "playing")
        await room.refresh(ours=True)

    async def change(self, room: Room, person: str, wish: TableChange) -> None:
        access = Access(room.sheet, person)
        access.need_host()
        values = {name: value for name, value in msgspec.structs.asdict(wish).items() if isinstance(value, bool)}
        if "live_drafts" in values and room.sheet.status != "open":
            raise Clash("Whether drafts are seen is settled once the game has begun.", room.sheet.status)
        if values:
            await self._store.change(update(tables).where(tables.c.id == room.id).values(**values), table=room.id)
            await room.refresh(ours=True)

    # ------------------------------------------------------------ beginning and ending

    async def start(self, room: Room, person: str) -> None:
        Access(room.sheet, person).need_host()
        sheet = room.sheet
        if sheet.status != "open":
            raise Clash(f"The table is {sheet.status} already.", sheet.status)
        if any(seat.kind == "open" for seat in sheet.seats):
            raise Clash("There are open seats: wait for players, or give them to bots.", "open-seats")
        now = round(self._now(), 6)
        game = begin(sheet)
        asked = tuple(question.seat for question in game.questions)
        running = tuple(seat for seat in asked if sheet.plays(seat, "human"))
        timing = clocks.begin(sheet.clock, len(sheet.seats), running, now)
        position = position_row(sheet, 1, 0, chain.first(sheet.header), asked, timing)
        done = await self._store.change(
            update(tables)
            .where(tables.c.id == room.id, tables.c.status == "open")
            .values(status="playing", changed=now),
            insert(positions).values(position),
            insert(snapshots).values(table_id=room.id, count=0, data=snapshot_text(game)),
            table=room.id,
        )
        await room.refresh(ours=True)
        if not done:
            raise Clash(f"The table is {room.sheet.status} already.", room.sheet.status)

    async def abandon(self, room: Room, person: str) -> None:
        access = Access(room.sheet, person)
        access.need_host()
        if room.sheet.status == "open":
            gone = update(tables).where(tables.c.id == room.id, tables.c.status == "open").values(status="abandoned")
            await self._store.change(gone, table=room.id)
            await room.refresh(ours=True)
        else:
            await room.abandon(access.seats[0] if access.seats else -1)

    async def rematch(self, room: Room, person: str) -> Room:
        """The same people at a new table. Whoever asks first is its host; the others are led to the same one."""
        sheet = room.sheet
        Access(sheet, person).need_member()
        if sheet.status not in ("over", "abandoned"):
            raise Clash("The game is not over.", sheet.status)
        if sheet.rematch is None:
            await self._not_too_many(person)
            wish = NewTable(
                game=sheet.game,
                seats=[SeatWish("open") for _ in sheet.seats],
                chronicles=list(sheet.chronicles),
                options=sheet.options,
                pace=sheet.pace,
                clock=sheet.clock,
                private=sheet.private,
                live_drafts=sheet.live_drafts,
                chat=sheet.chat,
            )
            row = self._row(new_table(), person, wish, _checked(wish), secrets.randbits(256), sheet.base_url)
            row["rematch_of"] = sheet.id
            again = [_seat_row(row["id"], old.seat, old.kind, old.name, old.bot) for old in sheet.seats]
            people = [
                {"person": one, "table_id": row["id"], "seat": seat}
                for seat, found in sheet.holders.items()
                for one in found
            ]
            await self._store.change(
                update(tables).where(tables.c.id == sheet.id, tables.c.rematch.is_(None)).values(rematch=row["id"]),
                insert(tables).values(row),
                *_rows(seats, again),
                *_rows(holders, people),
                table=sheet.id,
            )
            await room.refresh(ours=True)
        assert room.sheet.rematch is not None
        return await self._rooms.get(room.sheet.rematch)


def position_row(
    sheet: Sheet, version: int, count: int, head: str, asked: tuple[int, ...], timing: clocks.Timing
) -> Row:
    return {
        "table_id": sheet.id,
        "version": version,
        "revision": 0,
        "count": count,
        "head": head,
        "asked": asked_text(asked),
        "since": timing.since,
        "banks": json.dumps(timing.banks),
        "deadline": clocks.deadline(sheet.clock, timing),
    }


def _checked(wish: NewTable) -> str:
    """The version of the rules; Unreadable if game, seats, chronicles and options do not go together."""
    for seat in wish.seats:
        if seat.bot is not None and seat.bot not in bot_names():
            raise Unreadable(f"There is no bot {seat.bot!r}; there are: {', '.join(bot_names())}.", "bad-configuration")
    try:
        game = hindmost.new_game(wish.game, len(wish.seats), tuple(wish.chronicles), 0, dict(wish.options))
    except HindmostError as error:
        raise Unreadable(str(error), "bad-configuration") from error
    return game.setup.rules.version


def _seat_facts(wish: SeatWish, name: str) -> tuple[str, str, str | None]:
    """Kind, name and bot of a seat."""
    label = clean(wish.name) if wish.name else ""
    if wish.kind == "mine":
        return "human", label or name, None
    if wish.kind == "bot":
        bot = wish.bot or substitute()
        return "bot", label or bot, bot
    return "open", label, None


def _seat_row(table: str, seat: int, kind: str, name: str, bot: str | None) -> Row:
    return {"table_id": table, "seat": seat, "kind": kind, "name": name, "bot": bot, "nonce": new_nonce()}


def _rows(table: Any, rows: list[Row]) -> list[Any]:
    return [insert(table).values(rows)] if rows else []


def _by_table(rows: list[Row]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row["table_id"], []).append(row)
    return found
