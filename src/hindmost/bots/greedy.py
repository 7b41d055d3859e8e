"""Looks one turn ahead: tries every way to begin its turn, plays on sensibly, takes the best result."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from hindmost.bots.bot import Outlook
from hindmost.bots.thinker import Thinker
from hindmost.bots.turns import Turn, Turns, best_of
from hindmost.kernel.native import mypyc_attr

OTHERWISE: Final = 3
"""In how many ways more it imagines what might come to light, before it does something of which that is the point."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Thinker):
    """Greedy for the end of its own turn: a tile is judged by where it would lie and what it would set in motion."""

    name: ClassVar[str] = "greedy"
    style: ClassVar[str] = "bot-greedy-style"

    def plan(self, outlook: Outlook) -> list[int]:
        position = outlook.imagine(self.random.getrandbits(63)).position
        turns = Turns(self.judge(outlook), outlook.seat)
        found = turns.closely(position)
        imagine_otherwise(turns, found, outlook, self.random)
        return turns.plan(best_of(found))


def imagine_otherwise(turns: Turns, found: list[Turn], outlook: Outlook, random: Random) -> None:
    """Where a turn brings something to light, judge all of them by what might come, on average."""
    if len(found) > 1 and any(turns.shows(turn.position) for turn in found):
        others = [outlook.imagine(random.getrandbits(63)).position for _ in range(OTHERWISE)]
        for turn in found:
            total = turn.value
            for other in others:
                total += turns.otherwise(turn, other)
            turn.value = total / (1 + OTHERWISE)
