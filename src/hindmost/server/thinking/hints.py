"""The lamp: a hint for one seat, where nobody plays against another person or where all may have them."""

from __future__ import annotations

from typing import Final

import msgspec

from hindmost import HindmostError
from hindmost.server.live.room import Room
from hindmost.server.state.sheet import Sheet
from hindmost.server.wire.errors import Clash, Illegal, Stale, WrongTime
from hindmost.server.wire.thoughts import HintInfo
from hindmost.server.workers.pool import Undone, Workers

HINTED: Final = "hindmost.server.workers.advice:hinted"
LONGEST: Final = 60.0
"""Seconds for a hint, and as many in which others may be before it."""
MOST: Final = 1_000
"""Seats whose last hint is remembered."""


def may_be_hinted(sheet: Sheet, person: str | None) -> bool:
    """Whether nobody could be wronged: all may be hinted here, or all that people play is played by this person."""
    if sheet.hints:
        return bool(sheet.seats_of(person))
    played = [row.seat for row in sheet.seats if row.kind != "bot"]
    return person is not None and all(sheet.holders.get(seat, frozenset()) == {person} for seat in played)


class Hints:
    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._last: dict[tuple[str, int], HintInfo] = {}

    async def light(self, room: Room, person: str | None, seat: int, version: str) -> HintInfo:
        """What the seat might do now. Asked again at the same position it is the same, and no other look."""
        if room.sheet.status != "playing":
            raise WrongTime(room.sheet.status)
        if room.version(seat) != version:
            raise Stale
        if not may_be_hinted(room.sheet, person):
            raise Clash("no-hints", "no-hints")
        last = self._last.get((room.id, seat))
        if last is not None and last.version == version:
            return last
        game = room.shown_game(seat)
        try:
            game.question(seat)
        except HindmostError as error:
            raise Illegal("not-asked", "not-asked", detail=str(error)) from error
        arguments = {"snapshot": game.snapshot(), "seat": seat}
        try:
            found = await self._workers.call(HINTED, arguments, within=LONGEST, patience=LONGEST, rank=1)
        except Undone as error:
            raise Clash("thought-lost", "thought-lost", detail=str(error)) from error
        looks = 1 + (0 if last is None else last.looks)
        info = msgspec.convert({**found, "version": version, "looks": looks}, HintInfo)
        if len(self._last) >= MOST:
            del self._last[next(iter(self._last))]
        self._last[room.id, seat] = info
        return info
