"""Games under way, for tests of bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import hindmost
from hindmost import Game
from hindmost.bots import Bot, make
from hindmost.bots.levels import NAMES, Level, LevelBot, level_for
from hindmost.bots.search import SearchBot

FEW = 7
"""Rollouts: enough for two rounds of a search, and few enough for a test."""


def quick(name: str, seed: int) -> Bot:
    """A bot by its name; one that searches does not search long."""
    bot = make(name, seed)
    if name in NAMES:
        assert isinstance(bot, LevelBot)
        bot.level = Level(level_for("glen-more", name).heat, min(level_for("glen-more", name).rollouts, FEW))
    elif name == SearchBot.name:
        assert isinstance(bot, SearchBot)
        bot.rollouts = FEW
    return bot


def games_under_way(seats: int, seed: int, every: int) -> Iterator[Game]:
    """A random game, stopped at every so-manieth question; the game goes on when the next is asked for."""
    game = hindmost.new_game("glen-more", seats=seats, seed=seed)
    source = Random(seed)
    number = 0
    while not game.over:
        if number % every == 0:
            yield game
        question = game.questions[0]
        game.play(question.seat, source.choice(question.options).id)
        number += 1
