"""A bot in the seat of somebody who is away: when all others agree, or after the absence that was agreed on.

Nobody who sits at the table ever gets the seat, and its player can come back at any time.
"""

from __future__ import annotations

import json

from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError

from hindmost.server.live.bots import substitute
from hindmost.server.live.room import Room
from hindmost.server.people.access import Access
from hindmost.server.state.sheet import StandIn
from hindmost.server.store import Store
from hindmost.server.store.layout import standins
from hindmost.server.wire.errors import Clash, NotThere, WrongTime


class StandIns:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def ask(self, room: Room, person: str, seat: int) -> None:
        """Ask the others whether a bot may play the seat; after the agreed absence nobody need be asked."""
        access = Access(room.sheet, person)
        access.need_member()
        self._check(room, access, seat)
        if self._is_absent(room, seat):
            await self._replace(room, seat, "absent")
            return
        asked = StandIn(seat, person, frozenset())
        if not room.sheet.must_agree(asked):
            raise Clash("nobody-else", "nobody-else")
        if room.sheet.standin is None:
            # What was asked of a seat that somebody else plays by now is of no use any more.
            await self._store.change(delete(standins).where(standins.c.table_id == room.id))
        try:
            row = {"table_id": room.id, "seat": seat, "person": person, "agreed": "[]"}
            await self._store.change(insert(standins).values(row), table=room.id)
        except IntegrityError:
            raise Clash("asked-already", "asked") from None
        await room.refresh(ours=True)
        await room.note(seat, "asked")

    def _check(self, room: Room, access: Access, seat: int) -> None:
        if not 0 <= seat < len(room.sheet.seats):
            raise NotThere("no-seat", args={"seat": seat})
        if room.sheet.status != "playing":
            raise WrongTime(room.sheet.status)
        if not room.sheet.plays(seat, "human") or seat in access.given:
            raise Clash("no-rival", "no-rival")

    def _is_absent(self, room: Room, seat: int) -> bool:
        """Whether the seat has let its turn wait for as long as was agreed on.

        Where several answer in secret, nobody is told who has not: there only consent counts.
        """
        loaded, absence = room.loaded, room.sheet.absence
        if not absence or loaded.timing is None or loaded.game is None or loaded.game.simultaneous:
            return False
        return seat in loaded.asked and room.clock() - loaded.timing.since >= absence * 60

    async def answer(self, room: Room, person: str, seat: int, agree: bool) -> None:
        """Agree, and if all have, a bot takes over; or decline, and nothing more is asked."""
        while True:
            access = Access(room.sheet, person)
            access.need_member()
            asked = room.sheet.standin
            if asked is None or asked.seat != seat or room.sheet.status != "playing":
                raise Clash("no-request", "not-asked")
            voices = set(access.seats) & set(room.sheet.must_agree(asked))
            if not voices and (agree or (asked.person != person and seat not in access.given)):
                raise Clash("no-request", "not-asked")
            agreed = asked.agreed | voices
            done = not agree or agreed.issuperset(room.sheet.must_agree(asked))
            same = (standins.c.table_id == room.id, standins.c.seat == seat, standins.c.agreed == _text(asked.agreed))
            step = delete(standins).where(*same) if done else update(standins).where(*same).values(agreed=_text(agreed))
            stored = await self._store.change(step, table=room.id)
            await room.refresh(ours=True)
            if stored:
                break
        if not agree:
            await room.note(seat, "declined")
        elif done:
            await self._replace(room, seat, "replaced")

    async def _replace(self, room: Room, seat: int, code: str) -> None:
        await room.reseat(seat, "bot", substitute(), None, code)


def _text(agreed: frozenset[int]) -> str:
    return json.dumps(sorted(agreed))
