"""Every bot by its name."""

from __future__ import annotations

from typing import Final

from hindmost.bots.bot import Bot
from hindmost.bots.greedy import GreedyBot
from hindmost.bots.levels import LEVELS
from hindmost.bots.planner import PlannerBot
from hindmost.bots.random_bot import RandomBot
from hindmost.bots.search import SearchBot
from hindmost.bots.strength import DUELS, MEASURED, Standing
from hindmost.kernel.errors import BadConfiguration

YARDSTICKS: Final[tuple[type[Bot], ...]] = (RandomBot, PlannerBot, GreedyBot, SearchBot)
"""Bots by how they think. Tables of earlier versions are seated with them, and matches are measured against them."""
BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (*YARDSTICKS, *LEVELS)}


def bot_names() -> tuple[str, ...]:
    """Every bot that may be seated, in no order of merit: that depends on the game."""
    return tuple(BOTS)


def yardsticks() -> tuple[str, ...]:
    """Bots by how they think, in no order of merit."""
    return tuple([bot.name for bot in YARDSTICKS])


def levels_for(game: str) -> tuple[Standing, ...]:
    """The bots that people are offered at a game, the strongest first. No ladder of all of them has been played.

    >>> [standing.bot for standing in levels_for("glasgow")]
    ['master', 'strong', 'medium', 'easy', 'beginner']
    """
    return tuple([Standing(level.name, 0, 0) for level in reversed(LEVELS)])


def bots_for(game: str) -> tuple[Standing, ...]:
    """Every bot by how it thinks, as it was measured in this game, the strongest first. Bots that were not measured
    come last.

    >>> [standing.bot for standing in bots_for("glasgow")][-2:]
    ['greedy', 'random']
    """
    measured = [standing for standing in MEASURED.get(game, ()) if standing.bot in BOTS]
    duel = DUELS.get(game)
    if duel is not None:
        place = [standing.bot for standing in measured].index(duel.rival)
        measured.insert(place if duel.is_ahead else place + 1, duel)
    known = {standing.bot for standing in measured}
    return (*measured, *(Standing(name, 0, 0) for name in yardsticks() if name not in known))


def style_of(name: str) -> str:
    """The key of the sentence that tells how a bot thinks. Its name is the message `bot-` and the name."""
    return BOTS[name].style


def thinks_long(name: str) -> bool:
    """Whether a bot may think as long as a second about a turn."""
    bot = BOTS.get(name)
    return bot is not None and bot.thinks_long


def make(name: str, seed: int = 0) -> Bot:
    """A bot with a seed of its own.

    >>> make("greedy", seed=1).name
    'greedy'
    """
    bot = BOTS.get(name)
    if bot is None:
        raise BadConfiguration(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return bot(seed)
