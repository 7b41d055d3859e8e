"""From a moment of a finished game on: a new table with the same seats, one of them a person's and all others bots'."""

from __future__ import annotations

import asyncio

import hindmost
from hindmost import Game
from hindmost.server.live.room import Room
from hindmost.server.lobby.making import KEYED, Tables, new_seed
from hindmost.server.lobby.seating import known_bot
from hindmost.server.printed.folder import Corrected
from hindmost.server.wire.errors import Clash, NotThere, WrongTime
from hindmost.server.wire.models import NewTable, PlayOn, SeatWish


class PlayingOn:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def lay(self, room: Room, person: str, wish: PlayOn, base_url: str) -> Room:
        """The new table, begun. What came in that game comes no more: chance is drawn from a new seed, and what the
        seat could not know is dealt anew."""
        sheet, game = room.sheet, room.game
        if sheet.status != "over" or game is None:
            raise WrongTime(sheet.status)
        rival = SeatWish("bot", wish.bot)
        known_bot(rival)
        if wish.seat >= len(sheet.seats):
            raise NotThere
        if not 0 <= wish.n <= len(game.choices):
            raise NotThere("no-move-yet", args={"total": len(game.choices)})
        if room.loaded.is_as_kept:
            raise Clash("past-lost", "past-lost")
        laid = await asyncio.to_thread(_laid, room, game, wish)
        table = NewTable(
            game=sheet.game,
            seats=[SeatWish("mine") if seat == wish.seat else rival for seat in range(len(sheet.seats))],
            chronicles=list(sheet.chronicles),
            automa=sheet.automa,
            options=sheet.options,
        )
        corrected = None if sheet.corrected is None else Corrected(sheet.catalogue_name or "", sheet.corrected)
        new = await self._tables.lay(person, table, laid, base_url, corrected, laid.position.nature.seed)
        await self._tables.start(new, person)
        return new


def _laid(room: Room, game: Game, wish: PlayOn) -> Game:
    answers = [(choice.seat, choice.option_id) for choice in game.choices[: wish.n]]
    then = room.memory.after(answers, room.sheet, [change.after for change in game.gone_over])
    if then.over:
        raise Clash("nothing-to-play", "nothing-to-play")
    return hindmost.laid_from(then, wish.seat, new_seed(), KEYED)
