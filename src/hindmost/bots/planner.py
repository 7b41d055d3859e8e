"""Looks two turns ahead: what is best for it now, once the next turn has been played as well, by whoever has it."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.bots.bot import Imagination, Outlook
from hindmost.bots.thinker import Thinker
from hindmost.bots.turns import EFFORT, EPSILON, Turns, best_of, ranked

CANDIDATES: Final = 6
"""How many turns, the best at first sight, are thought through."""
LONGEST: Final = 24
"""Things that come to light in a turn, after which it is taken to be over: there are never so many, so it bounds the
time."""


class PlannerBot(Thinker):
    """Greedy for the end of the next turn: its own if it stays behind, else a rival's, who is taken to be greedy."""

    name: ClassVar[str] = "planner"
    style: ClassVar[str] = "bot-planner-style"

    def plan(self, outlook: Outlook) -> list[int]:
        start = outlook.imagine(self.random.getrandbits(63))
        turns = Turns(self.judge(outlook), outlook.seat, EFFORT // 2)
        likely = ranked(turns.likely(start.position))[:CANDIDATES]
        effort = EFFORT // 2 + max(0, turns.left)
        best: list[int] = []
        most = float("-inf")
        for place, turn in enumerate(likely):
            share = effort // (len(likely) - place)
            plan = turns.plan(turn)
            future = start.clone()
            for choice in plan:
                future.play(choice)
            left = play_turn(future, share) if future.mine and not future.begins else share
            left = play_turn(future, left)
            effort -= share - max(0, left)
            value = future.worth(future.outlook(outlook.seat).judge())
            if value > most + EPSILON:
                best, most = plan, value
        return best


def play_turn(position: Imagination, effort: int) -> int:
    """Play the turn under way to its end, by whoever has it, greedy at a rough look; gives the effort left."""
    for _ in range(LONGEST):
        if position.over:
            break
        seat = position.seat
        # No part of a turn may use up what the others need.
        turns = Turns(position.outlook(seat).judge(), seat, effort // 2)
        mine = position.seen_by(seat)
        for choice in turns.plan(best_of(turns.likely(mine.position))):
            mine.play(choice)
        effort -= effort // 2 - turns.left
        if position.begins or position.seat != seat:
            break
    return effort
