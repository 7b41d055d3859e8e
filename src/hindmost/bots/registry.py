"""Every bot by its name."""

from __future__ import annotations

from typing import Final

from hindmost.bots.bot import Bot
from hindmost.bots.greedy import GreedyBot
from hindmost.bots.planner import PlannerBot
from hindmost.bots.random_bot import RandomBot
from hindmost.kernel.errors import BadConfiguration

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, PlannerBot, GreedyBot)}
"""The last is the one that is met by default: quick, and good at every game. The planner is better at Glasgow only."""


def bot_names() -> tuple[str, ...]:
    return tuple(BOTS)


def make(name: str, seed: int = 0) -> Bot:
    """A bot with a seed of its own.

    >>> make("greedy", seed=1).name
    'greedy'
    """
    bot = BOTS.get(name)
    if bot is None:
        raise BadConfiguration(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return bot(seed)
