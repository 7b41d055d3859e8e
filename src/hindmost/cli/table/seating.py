"""Who sits where: people first, then bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hindmost import BadConfiguration
from hindmost.bots import bot_names, levels_for, thinks_long
from hindmost.cli.table.players import Player

USUAL_SEATS: Final = 3


def usual_bot(game: str) -> str:
    """The bot one meets if one does not choose: the strongest that answers at once."""
    return next(standing.bot for standing in levels_for(game) if not thinks_long(standing.bot))


def with_automa(sitting: tuple[Player, ...], level: str) -> tuple[Player, ...]:
    """The same with the solo opponent at the end, if there is one."""
    return (*sitting, Player(len(sitting), None, level)) if level else sitting


def seat_players(
    game: str, seats: int | None, people: int | None, bots: Sequence[str], usual: int = USUAL_SEATS
) -> tuple[Player, ...]:
    """A player for each seat. What is not said follows from the rest; a seat without anybody gets the usual bot.

    `usual` is how many seats the game has if nobody says how many play.
    """
    for bot in bots:
        if bot not in bot_names():
            raise BadConfiguration(f"There is no bot {bot!r}; there are: {', '.join(bot_names())}.")
    if people is None:
        people = 1
    if seats is None:
        seats = people + len(bots) if bots or people > 1 else usual
    if people < 0 or people > seats:
        raise BadConfiguration(f"{people} people cannot sit on {seats} seats.")
    if len(bots) > seats - people:
        raise BadConfiguration(
            f"{len(bots)} bots and {people} people do not fit on {seats} seats: leave some out or raise --seats."
        )
    waiting = list(bots) + [usual_bot(game)] * (seats - people - len(bots))
    return tuple(Player(seat, None if seat < people else waiting[seat - people]) for seat in range(seats))
