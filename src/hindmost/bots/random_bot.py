"""Answers at random. The yardstick for other bots, and the one that has played the most games."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from hindmost.bots.bot import Blind
from hindmost.kernel.native import i64
from hindmost.kernel.position import Position


class RandomBot(Blind):
    """Every option is as likely as any other."""

    name: ClassVar[str] = "random"

    def pick(self, options: int) -> int:
        return int(self.random.random() * options)


def play_out(position: Position, source: Random) -> int:
    """Play a position to the end, everybody choosing at random; gives the number of decisions.

    Chance comes from `source` only once: the rest is Marsaglia's xorshift, which costs a playout next to nothing.
    """
    dice: i64 = source.getrandbits(32) | 1
    decisions = 0
    options = position.options
    while options:
        dice ^= (dice << 13) & 0xFFFF_FFFF
        dice ^= dice >> 17
        dice ^= (dice << 5) & 0xFFFF_FFFF
        position.play(options[(dice * len(options)) >> 32])
        options = position.options
        decisions += 1
    return decisions
