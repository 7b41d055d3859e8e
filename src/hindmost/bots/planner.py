"""Looks two turns ahead: what is best for it now, once the next turn has been played as well, by whoever has it."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.bots.bot import Bot, Imagination, Outlook
from hindmost.bots.greedy import EFFORT, END, EPSILON, Look

CANDIDATES: Final = 6
"""How many choices, the best at first sight, are thought through."""
LONGEST: Final = 24
"""Answers after which a turn is taken to be over: no turn is that long, so it bounds the time."""


class PlannerBot(Bot):
    """Greedy for the end of the next turn: its own if it stays behind, else a rival's, who is taken to be greedy."""

    name: ClassVar[str] = "planner"
    style: ClassVar[str] = "bot-planner-style"

    def choose(self, outlook: Outlook) -> str:
        choices = outlook.question.choices
        if len(choices) == 1:
            return outlook.options[0]
        position = outlook.imagine(self.random.getrandbits(63))
        look = Look(outlook.judge(), EFFORT // 2)
        proposal = look.free(position)
        if proposal is not None:
            return outlook.options[choices.index(proposal)]
        main = look.main(position)
        ending = [choice for choice in main if position.kind_of(choice) == END]
        values = look.values(position, [choice for choice in main if choice not in ending], wide=False, floor=0)
        for choice in ending:
            values[choice] = look.judged(position)
        likely = sorted(values, key=lambda choice: -values[choice])[:CANDIDATES]
        effort = EFFORT // 2 + max(0, look.left)
        best, most = likely[0], float("-inf")
        for place, choice in enumerate(likely):
            share = left = effort // (len(likely) - place)
            future = position.clone()
            future.play(choice)
            if position.kind_of(choice) != END:
                left = play_turn(future, left)
            left = play_turn(future, left)
            effort -= share - max(0, left)
            value = future.worth(future.outlook(position.eyes).judge())
            if value > most + EPSILON:
                best, most = choice, value
        return outlook.options[choices.index(best)]


def play_turn(position: Imagination, effort: int) -> int:
    """Play the rest of the turn, everybody being greedy at a rough look; gives the effort left."""
    for _ in range(LONGEST):
        if position.over:
            break
        # No answer may use up what the others need.
        look = Look(position.outlook(position.seat).judge(), effort // 2)
        mine = position.seen_by(position.seat)
        choice = _quick(mine, look)
        effort -= effort // 2 - look.left
        ended = mine.kind_of(choice) == END
        mine.play(choice)
        if ended:
            break
    return effort


def _quick(position: Imagination, look: Look) -> int:
    """The best choice at a rough look."""
    if len(position.choices) == 1:
        return position.choices[0]
    proposal = look.free(position)
    if proposal is not None:
        return proposal
    if look.end_of(position) is not None:
        return look.step(position, look.judged(position), wide=False, floor=0)[0]
    return look.best(position, wide=False, floor=0)[0]
