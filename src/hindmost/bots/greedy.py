"""Looks one turn ahead: tries every way to begin its turn, plays on sensibly, takes the best result."""

from __future__ import annotations

from typing import ClassVar

from hindmost.bots.bot import Outlook
from hindmost.bots.thinker import Thinker
from hindmost.bots.turns import Turns
from hindmost.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Thinker):
    """Greedy for the end of its own turn: a tile is judged by where it would lie and what it would set in motion."""

    name: ClassVar[str] = "greedy"
    style: ClassVar[str] = "bot-greedy-style"

    def plan(self, outlook: Outlook) -> list[int]:
        position = outlook.imagine(self.random.getrandbits(63)).position
        turns = Turns(self.judge(outlook), outlook.seat)
        return turns.plan(turns.best(position))
