"""Every bot by its name."""

from __future__ import annotations

from typing import Final

from hindmost.bots.bot import Bot
from hindmost.bots.greedy import GreedyBot
from hindmost.bots.planner import PlannerBot
from hindmost.bots.random_bot import RandomBot
from hindmost.bots.strength import MEASURED, Standing
from hindmost.kernel.errors import BadConfiguration

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, PlannerBot, GreedyBot)}


def bot_names() -> tuple[str, ...]:
    """Every bot, in no order of merit: that depends on the game."""
    return tuple(BOTS)


def bots_for(game: str) -> tuple[Standing, ...]:
    """Every bot as it was measured in this game, the strongest first. Bots that were not measured come last.

    >>> bots_for("glasgow")[0].bot, bots_for("glen-more")[0].bot
    ('planner', 'greedy')
    """
    measured = [standing for standing in MEASURED.get(game, ()) if standing.bot in BOTS]
    known = {standing.bot for standing in measured}
    return (*measured, *(Standing(name, 0, 0) for name in BOTS if name not in known))


def style_of(name: str) -> str:
    """The key of the sentence that tells how a bot thinks. Its name is the message `bot-` and the name."""
    return BOTS[name].style


def make(name: str, seed: int = 0) -> Bot:
    """A bot with a seed of its own.

    >>> make("greedy", seed=1).name
    'greedy'
    """
    bot = BOTS.get(name)
    if bot is None:
        raise BadConfiguration(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return bot(seed)
