"""Tables as people see them listed: what each may know of one, and which are theirs."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from hindmost.server.access import Access
from hindmost.server.identity import WATCH, Signer
from hindmost.server.limits import Limits
from hindmost.server.models import SeatInfo, TableInfo
from hindmost.server.sheet import Sheet, read_sheet
from hindmost.server.store import Store
from hindmost.server.store.interface import Row
from hindmost.server.store.tables import holders, positions, seats, tables


class Lobby:
    def __init__(self, store: Store, signer: Signer, limits: Limits) -> None:
        self._store = store
        self._signer = signer
        self._limits = limits

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


def _by_table(rows: list[Row]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row["table_id"], []).append(row)
    return found
