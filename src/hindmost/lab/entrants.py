"""Who plays in a match: a bot by its name, or one that searches with numbers of its own, in one word.

>>> bot = entrant("search:rollouts=30:horizon=8", "glen-more", seed=1)
>>> bot.name
'search'
>>> entrant("easy:heat=2.5", "glen-more", seed=1).level.heat
2.5
"""

from __future__ import annotations

from typing import Any

from hindmost.bots.bot import Bot
from hindmost.bots.levels import Level, LevelBot, level_for
from hindmost.bots.registry import make
from hindmost.bots.search import SearchBot
from hindmost.bots.settings import NUMBERS, settings_for
from hindmost.kernel.errors import BadConfiguration

TERM = "term-"
"""What a point of a term of the judge counts is changed by `term-tempo=2.5`."""


def entrant(word: str, game: str, seed: int) -> Bot:
    """The bot of a word, with a seed of its own.

    After the name of a search, numbers may follow: `rollouts`, and those of `Settings`; after a level's also its
    `heat`. It thinks without a guard of time, so that a match is the same wherever it is played.
    """
    name, *changes = word.split(":")
    bot = make(name, seed)
    if not isinstance(bot, SearchBot):
        if changes:
            raise BadConfiguration(f"{name!r} has no numbers to change; only searches and levels have.")
        return bot
    bot.seconds = 0.0
    bot.settings = settings = settings_for(game).copy()
    fields: dict[str, Any] = {"rollouts": bot, **dict.fromkeys(NUMBERS, settings)}
    if isinstance(bot, LevelBot):
        level = level_for(game, name)
        bot.level = own = Level(level.heat, level.rollouts)
        fields |= {"heat": own, "rollouts": own}
    for change in changes:
        field, _, number = change.partition("=")
        try:
            if field.startswith(TERM):
                settings.terms[field.removeprefix(TERM)] = float(number)
                continue
            if field not in fields:
                raise BadConfiguration(f"{name!r} has no number {field!r}; it has: {', '.join(fields)}.")
            setattr(fields[field], field, type(getattr(fields[field], field))(number))
        except ValueError as error:
            raise BadConfiguration(f"{change!r} does not say a number, like {field}=8.") from error
    return bot
