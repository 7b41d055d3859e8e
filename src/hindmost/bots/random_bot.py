"""Answers at random. The yardstick for other bots, and the one that has played the most games."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from hindmost.bots.bot import Blind
from hindmost.kernel.chance import Dice
from hindmost.kernel.position import Position


class RandomBot(Blind):
    """Every option is as likely as any other."""

    name: ClassVar[str] = "random"
    style: ClassVar[str] = "bot-random-style"

    def pick(self, options: int) -> int:
        return int(self.random.random() * options)


def play_out(position: Position, source: Random) -> int:
    """Play a position to the end, everybody choosing at random; gives the number of decisions.

    Chance comes from `source` only once, nature's too from there on: the rest costs a playout next to nothing.
    """
    dice = Dice(source.getrandbits(32))
    position.nature = dice
    decisions = 0
    options = position.options
    while options:
        position.play(options[dice.roll(len(options))])
        options = position.options
        decisions += 1
    return decisions
