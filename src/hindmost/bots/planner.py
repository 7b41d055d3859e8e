"""Looks two turns ahead: what is best for it now, once the next turn has been played as well, by whoever has it."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.bots.bot import Bot, Imagination, Outlook
from hindmost.bots.greedy import END, EPSILON, Look
from hindmost.bots.worth import worth_for

CANDIDATES: Final = 6
"""How many choices, the best at first sight, are thought through."""
LONGEST: Final = 24
"""Answers after which a turn is taken to be over: no turn is that long, so it bounds the time."""


class PlannerBot(Bot):
    """Greedy for the end of the next turn: its own if it stays behind, else a rival's, who is taken to be greedy."""

    name: ClassVar[str] = "planner"

    def choose(self, outlook: Outlook) -> str:
        choices = outlook.question.choices
        if len(choices) == 1:
            return outlook.options[0]
        position = outlook.imagine(self.random.getrandbits(63))
        look = Look(worth_for(outlook))
        proposal = look.free(position)
        if proposal is not None:
            return outlook.options[choices.index(proposal)]
        standing = look.worth.of(position)
        values: dict[int, float] = {}
        for choice in look.main(position):
            values[choice] = standing if position.word(choice) == END else look.after(position, choice, wide=False)
        likely = sorted(values, key=lambda choice: -values[choice])[:CANDIDATES]
        best, most = likely[0], float("-inf")
        for choice in likely:
            future = position.clone()
            future.play(choice)
            if position.word(choice) != END:
                play_turn(future)
            play_turn(future)
            value = worth_for(future.outlook(position.eyes)).of(future)
            if value > most + EPSILON:
                best, most = choice, value
        return outlook.options[choices.index(best)]


def play_turn(position: Imagination) -> None:
    """Play the rest of the turn, everybody being greedy at a rough look."""
    for _ in range(LONGEST):
        if position.over:
            return
        look = Look(worth_for(position.outlook(position.seat)))
        mine = position.seen_by(position.seat)
        choice = _quick(mine, look)
        ended = mine.word(choice) == END
        mine.play(choice)
        if ended:
            return


def _quick(position: Imagination, look: Look) -> int:
    """The best choice at a rough look."""
    if len(position.choices) == 1:
        return position.choices[0]
    proposal = look.free(position)
    if proposal is not None:
        return proposal
    if look.end_of(position) is not None:
        return look.step(position, look.worth.of(position), wide=False)[0]
    return look.best(position, wide=False)[0]
