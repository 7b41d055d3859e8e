"""Tables as people see them listed: what each may know of one, and which are theirs."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import select

import hindmost
from hindmost import NATURE
from hindmost.server.limits import Limits
from hindmost.server.people.access import Access
from hindmost.server.people.identity import Signer
from hindmost.server.state.sealed import read
from hindmost.server.state.sheet import WATCH, Sheet, read_sheet
from hindmost.server.store import Store
from hindmost.server.store.interface import Row
from hindmost.server.store.layout import holders, positions, seats, tables
from hindmost.server.wire.models import Invitation, Opponent, SeatInfo, StandInInfo, TableInfo


class Lobby:
    def __init__(self, store: Store, signer: Signer, limits: Limits) -> None:
        self._store = store
        self._signer = signer
        self._limits = limits

    def info(self, sheet: Sheet, asked: tuple[int, ...], answered: Collection[int], person: str | None) -> TableInfo:
        """The table as this person may know it. `answered`: who of those asked has done so in secret."""
        access = Access(sheet, person)
        return TableInfo(
            id=sheet.id,
            game=sheet.game,
            rules=sheet.rules,
            seats=[self._seat_info(sheet, seat, access) for seat in range(len(sheet.seats))] + _nobodys(sheet),
            chronicles=list(sheet.chronicles),
            automa=opponent(sheet),
            options=sheet.options,
            pace=sheet.pace,
            clock=sheet.clock,
            private=sheet.private,
            live_drafts=sheet.live_drafts,
            chat=sheet.chat and access.company,
            absence=sheet.absence,
            status=sheet.status,
            host=access.host,
            spectator=not access.seats,
            asked=list(asked),
            your_turn=any(seat in asked and seat not in answered for seat in access.seats)
            or (access.tells and NATURE in asked),
            commitment=sheet.commitment,
            created=sheet.created,
            changed=sheet.changed,
            imported=sheet.imported,
            chance=sheet.chance,
            catalogue=sheet.catalogue_name,
            rematch_of=sheet.rematch_of,
            rematch=sheet.rematch,
            occasion=sheet.occasion,
            hints=sheet.hints,
            laid=sheet.origin is not None,
            standin=_standin(sheet, person) if access.member else None,
            watch=self._signer.token(sheet.id, WATCH, sheet.watch_nonce) if access.member else None,
        )

    def _seat_info(self, sheet: Sheet, seat: int, access: Access) -> SeatInfo:
        row = sheet.seats[seat]
        yours = seat in access.seats
        kept = row.kind == "bot" and seat in access.given
        token = None
        if yours or kept or (row.kind == "open" and access.host):
            token = self._signer.token(sheet.id, seat, row.nonce)
        return SeatInfo(seat, row.kind, row.name, row.bot, yours, kept, token)

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
        waiting = select(positions.c.table_id, positions.c.asked, positions.c.sealed)
        now = await self._store.rows(waiting.where(positions.c.table_id.in_(ids)))
        at = {row["table_id"]: row for row in now}
        infos = []
        for row in found:
            sheet = read_sheet(row, seat_rows.get(row["id"], []), holder_rows.get(row["id"], []), [])
            missing, answered = _asked(at[row["id"]]) if sheet.status == "playing" else ([], [])
            infos.append(self.info(sheet, tuple(sorted({*missing, *answered})), answered, person))
        return infos


def opponent(sheet: Sheet) -> Opponent | None:
    """Whom one plays against alone."""
    if sheet.automa is None:
        return None
    number = next((info.solo for info in hindmost.games() if info.id == sheet.game), 0)
    return Opponent(sheet.automa, number, len(sheet.seats))


def _nobodys(sheet: Sheet) -> list[SeatInfo]:
    """The seat of the solo opponent, which has no row: nobody can have it, and no link leads there."""
    return [] if sheet.automa is None else [SeatInfo(len(sheet.seats), "automa", sheet.automa)]


def _standin(sheet: Sheet, person: str | None) -> StandInInfo | None:
    asked = sheet.standin
    if asked is None:
        return None
    missing = [seat for seat in sheet.must_agree(asked) if seat not in asked.agreed]
    return StandInInfo(asked.seat, asked.person == person, sorted(asked.agreed), missing)


def _asked(position: Row) -> tuple[list[int], list[int]]:
    """Who must answer, and who has answered in secret."""
    return [int(seat) for seat in position["asked"].split(",") if seat], list(read(position["sealed"]).answers)


def invited(sheet: Sheet, host: str, seat: int) -> Invitation:
    """What whoever has a link may know before it is used."""
    return Invitation(
        host=host,
        seat=seat,
        game=sheet.game,
        chronicles=list(sheet.chronicles),
        pace=sheet.pace,
        clock=sheet.clock,
        status=sheet.status,
        seats=[SeatInfo(row.seat, row.kind, row.name, row.bot) for row in sheet.seats] + _nobodys(sheet),
        catalogue=sheet.catalogue_name,
        automa=opponent(sheet),
        chance=sheet.chance,
        hints=sheet.hints,
    )


def _by_table(rows: list[Row]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(row["table_id"], []).append(row)
    return found
