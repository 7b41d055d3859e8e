"""Answers at random. The yardstick for other bots, and the one that has played the most games."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from hindmost.bots.bot import Blind
from hindmost.kernel.position import Position


class RandomBot(Blind):
    """Every option is as likely as any other."""

    name: ClassVar[str] = "random"

    def pick(self, options: int) -> int:
        return int(self.random.random() * options)


def play_out(position: Position, source: Random) -> int:
    """Play a position to the end, everybody choosing at random; gives the number of decisions."""
    draw = source.random
    play = position.play
    decisions = 0
    options = position.options
    while options:
        play(options[int(draw() * len(options))])
        options = position.options
        decisions += 1
    return decisions
