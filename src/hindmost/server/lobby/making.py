"""Tables: made, begun, ended, played again. Before the start they are rows; afterwards `Room` has the say."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import insert, select, update

import hindmost
from hindmost import Game
from hindmost.kernel.errors import HindmostError
from hindmost.server.limits import Limits
from hindmost.server.live.open_rooms import Rooms
from hindmost.server.live.room import Room
from hindmost.server.live.timekeeper import Timekeeper
from hindmost.server.lobby.seating import known_bot, seat_facts
from hindmost.server.people.access import Access
from hindmost.server.people.identity import new_nonce, new_table
from hindmost.server.people.names import People
from hindmost.server.printed.folder import Corrected, Folder
from hindmost.server.printed.kept import keep, mark_of
from hindmost.server.state import chain, clocks, origin
from hindmost.server.state.loading import begin
from hindmost.server.state.sheet import Sheet
from hindmost.server.state.writing import asked_text, snapshot_row
from hindmost.server.store import Store
from hindmost.server.store.interface import Row
from hindmost.server.store.layout import holders, positions, seats, snapshots, tables
from hindmost.server.wire.errors import Clash, TooMuch, Unreadable, WrongTime
from hindmost.server.wire.models import NewTable, SeatWish, TableChange

KEYED: Final = True
"""Chance at tables of people is drawn from cryptographic streams: nobody can tell what comes from what came."""


class Tables:
    def __init__(
        self, store: Store, rooms: Rooms, people: People, limits: Limits, clock: Timekeeper, folder: Folder
    ) -> None:
        self._store = store
        self._folder = folder
        self._rooms = rooms
        self._people = people
        self._limits = limits
        self._now = clock.now
        self.clock = clock

    # ------------------------------------------------------------ making

    async def create(
        self, person: str, wish: NewTable, base_url: str, seed: int | None = None, occasion: str | None = None
    ) -> Room:
        """`seed`: where it is not drawn, because all play the same deal; `occasion`: what the table is laid for."""
        corrected = await self._corrected(wish)
        game = await asyncio.to_thread(_checked, wish, corrected)
        return await self.lay(person, wish, game, base_url, corrected, seed, occasion)

    async def lay(
        self,
        person: str,
        wish: NewTable,
        game: Game,
        base_url: str,
        corrected: Corrected | None,
        seed: int | None = None,
        occasion: str | None = None,
    ) -> Room:
        """A table for such a game, which begins where that one does."""
        await self._not_too_many(person)
        name = await self._people.named(person, wish.name)
        seat_rows, holder_rows = [], []
        table = new_table()
        for number, seat in enumerate(wish.seats):
            kind, label, bot = seat_facts(seat, name)
            seat_rows.append(_seat_row(table, number, kind, label, bot))
            if kind == "human":
                holder_rows.append({"person": person, "table_id": table, "seat": number})
        row = self._row(table, person, wish, game, new_seed() if seed is None else seed, base_url, corrected)
        row["occasion"] = occasion
        await self._keep(corrected)
        await self._store.change(
            insert(tables).values(row),
            *_rows(seats, seat_rows),
            *_rows(holders, holder_rows),
            *origin.rows_of(table, game),
        )
        return await self._rooms.get(table)

    async def _corrected(self, wish: NewTable) -> Corrected | None:
        if wish.catalogue is None:
            return None
        return await asyncio.to_thread(self._folder.chosen, wish.catalogue, wish.game)

    async def _keep(self, corrected: Corrected | None) -> None:
        if corrected is not None:
            await keep(self._store, corrected.text)

    async def _not_too_many(self, person: str) -> None:
        under_way = select(tables.c.id).where(tables.c.host == person, tables.c.status.in_(("open", "playing")))
        if len(await self._store.rows(under_way)) >= self._limits.tables_of_a_person:
            raise TooMuch("tables")

    def _row(
        self,
        table: str,
        person: str,
        wish: NewTable,
        game: Game,
        seed: int,
        base_url: str,
        corrected: Corrected | None,
    ) -> Row:
        now = self._now()
        return {
            "id": table,
            "game": wish.game,
            "rules": game.begun_by,
            "chronicles": json.dumps(list(game.setup.modules)),
            "automa": game.setup.automa or None,
            "options": json.dumps(
                game.setup.options
            ),  # those that nobody named too: the chain begins with what is played
            "pace": wish.pace,
            "clock": msgspec.json.encode(wish.clock).decode(),
            "private": wish.private,
            "live_drafts": wish.live_drafts,
            "chat": wish.chat,
            "absence": wish.absence,
            "status": "open",
            "host": person,
            "seed": str(seed),
            "commitment": chain.commitment(str(seed)),
            "watch_nonce": new_nonce(),
            "base_url": base_url[:200],
            "imported": False,
            "rematch_of": None,
            "rematch": None,
            "catalogue": mark_of(corrected.text) if corrected else None,
            "catalogue_name": corrected.name if corrected else None,
            "chance": game.position.nature.chance,
            "keyed": game.position.nature.keyed,
            "occasion": None,
            "hints": wish.hints,
            "origin": origin.mark_of(game),
            "created": now,
            "changed": now,
        }

    async def adopt(self, person: str, wish: NewTable, row: Row, more: list[Any], corrected: Corrected | None) -> Room:
        """A table from a record: whoever brings it holds every seat."""
        name = await self._people.named(person, None)
        table = row["id"]
        numbers = range(len(wish.seats))
        await self._keep(corrected)
        await self._store.change(
            insert(tables).values(row),
            *_rows(seats, [_seat_row(table, number, "human", name, None) for number in numbers]),
            *_rows(holders, [{"person": person, "table_id": table, "seat": number} for number in numbers]),
            *more,
        )
        return await self._rooms.get(table)

    def imported_row(self, person: str, wish: NewTable, game: Game, seed: int, status: str, base_url: str) -> Row:
        row = self._row(new_table(), person, wish, game, seed, base_url, brought(game))
        return {**row, "imported": True, "status": status}

    async def change(self, room: Room, person: str, wish: TableChange) -> None:
        access = Access(room.sheet, person)
        access.need_host()
        values = {name: value for name, value in msgspec.structs.asdict(wish).items() if isinstance(value, bool)}
        if "live_drafts" in values and room.sheet.status != "open":
            raise Clash("drafts-settled", room.sheet.status)
        if values:
            await self._store.change(update(tables).where(tables.c.id == room.id).values(**values), table=room.id)
            await room.refresh(ours=True)

    # ------------------------------------------------------------ beginning and ending

    async def start(self, room: Room, person: str) -> None:
        Access(room.sheet, person).need_host()
        sheet = room.sheet
        if sheet.status != "open":
            raise WrongTime(sheet.status)
        if any(seat.kind == "open" for seat in sheet.seats):
            raise Clash("open-seats", "open-seats")
        now = round(self._now(), 6)
        game = begin(sheet)
        asked = tuple(question.seat for question in game.questions)
        running = tuple(seat for seat in asked if sheet.plays(seat, "human"))
        timing = clocks.begin(sheet.clock, len(sheet.seats), running, self.clock())
        position = position_row(sheet, 1, 0, chain.first(sheet.header), asked, timing)
        done = await self._store.change(
            update(tables)
            .where(tables.c.id == room.id, tables.c.status == "open")
            .values(status="playing", changed=now),
            insert(positions).values(position),
            insert(snapshots).values(snapshot_row(room.id, 0, position["head"], game)),
            table=room.id,
        )
        await room.refresh(ours=True)
        if not done:
            raise WrongTime(room.sheet.status)

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
            raise WrongTime(sheet.status)
        if sheet.rematch is None:
            await self._not_too_many(person)
            wish = NewTable(
                game=sheet.game,
                seats=[SeatWish("open") for _ in sheet.seats],
                chronicles=list(sheet.chronicles),
                automa=sheet.automa,
                options=sheet.options,
                chance="told" if sheet.is_told else "drawn",
                pace=sheet.pace,
                clock=sheet.clock,
                private=sheet.private,
                live_drafts=sheet.live_drafts,
                chat=sheet.chat,
                absence=sheet.absence,
                hints=sheet.hints,
            )
            corrected = None if sheet.corrected is None else Corrected(sheet.catalogue_name or "", sheet.corrected)
            game = _checked(wish, corrected)
            row = self._row(new_table(), person, wish, game, new_seed(), sheet.base_url, corrected)
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


def new_seed() -> int:
    return secrets.randbits(256)


def brought(game: Game) -> Corrected | None:
    """The corrected catalogue that a record came with."""
    return None if game.setup.catalogue is None else Corrected("", game.setup.catalogue)


def _checked(wish: NewTable, corrected: Corrected | None) -> Game:
    """As it will be played; Unreadable if game, seats, chronicles and options do not go together."""
    for seat in wish.seats:
        known_bot(seat)
    try:
        game = hindmost.new_game(
            wish.game,
            len(wish.seats),
            tuple(wish.chronicles),
            0,
            dict(wish.options),
            wish.automa,
            corrected=corrected.text if corrected else None,
            chance=wish.chance,
            keyed=KEYED,
        )
    except (HindmostError, ValueError) as error:
        raise Unreadable("set-up", "bad-configuration", detail=str(error)) from error
    return game


def _seat_row(table: str, seat: int, kind: str, name: str, bot: str | None) -> Row:
    return {"table_id": table, "seat": seat, "kind": kind, "name": name, "bot": bot, "nonce": new_nonce()}


def _rows(table: Any, rows: list[Row]) -> list[Any]:
    return [insert(table).values(rows)] if rows else []
