"""Who plays in a match: a bot by its name, or a search with numbers of its own, in one word.

>>> bot = entrant("search:rollouts=30:horizon=8", "glen-more", seed=1)
>>> bot.name
'search'
"""

from __future__ import annotations

from hindmost.bots.bot import Bot
from hindmost.bots.registry import make
from hindmost.bots.search import SearchBot
from hindmost.bots.settings import NUMBERS, settings_for
from hindmost.kernel.errors import BadConfiguration


def entrant(word: str, game: str, seed: int) -> Bot:
    """The bot of a word, with a seed of its own.

    After the name of the search, numbers may follow: `rollouts`, and those of `Settings`. It thinks without a guard of
    time, so that a match is the same wherever it is played.
    """
    name, *changes = word.split(":")
    bot = make(name, seed)
    if not isinstance(bot, SearchBot):
        if changes:
            raise BadConfiguration(f"{name!r} has no numbers to change; only 'search' has.")
        return bot
    bot.seconds = 0.0
    bot.settings = settings = settings_for(game).copy()
    for change in changes:
        field, _, number = change.partition("=")
        target = bot if field == "rollouts" else settings
        if field not in ("rollouts", *NUMBERS):
            raise BadConfiguration(f"A search has no number {field!r}; it has: rollouts, {', '.join(NUMBERS)}.")
        try:
            setattr(target, field, type(getattr(target, field))(number))
        except ValueError as error:
            raise BadConfiguration(f"{change!r} does not say a number, like {field}=8.") from error
    return bot
