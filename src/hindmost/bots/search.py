"""Plays on in its head: tries its likely turns on many deals of what it cannot know, and takes what comes out best.

Flat Monte Carlo over whole turns. Every turn that is still in question is played on the same deals, with the same luck,
so that what differs is the turn; after each round the worse half is given up (successive halving). Everybody plays for
himself in what follows, and is judged where it is cut off.
"""

from __future__ import annotations

import gc
import time
from typing import ClassVar, Final

from hindmost.bots.bot import Outlook
from hindmost.bots.judge import Judge
from hindmost.bots.rollout import Memory, Rollout
from hindmost.bots.settings import Settings, settings_for
from hindmost.bots.thinker import Thinker
from hindmost.bots.turns import Care, Turn, Turns, ranked
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.position import Position

ROLLOUTS: Final = 60
"""How many a turn gets unless it is said otherwise."""
NEVER: Final = 0.0
"""No guard of time."""


class Candidate:
    """A turn in question."""

    __slots__ = ("memory", "plan", "tried", "turn", "value")

    def __init__(self, turn: Turn, plan: list[int], prior: float) -> None:
        self.turn = turn
        self.plan = plan
        self.tried = prior
        """Rollouts so far; the turn's own worth counts like some."""
        self.value = turn.value * prior
        """What came of all of them."""
        self.memory = Memory()
        """What was played after it."""

    @property
    def mean(self) -> float:
        return self.value / self.tried if self.tried else self.turn.value


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Thinker):
    """Chooses by rollouts. Its budget is a number of them, so that the same seed gives the same turn everywhere."""

    name: ClassVar[str] = "search"
    style: ClassVar[str] = "bot-search-style"
    thinks_long: ClassVar[bool] = True

    def __init__(
        self, seed: int = 0, rollouts: int = ROLLOUTS, seconds: float = NEVER, settings: Settings | None = None
    ) -> None:
        """`seconds` is only a guard: where it strikes, a faster machine would have thought on. 0 is none."""
        super().__init__(seed)
        self.rollouts = rollouts
        self.seconds = seconds
        self.settings = settings
        self.used = 0
        """Rollouts of the last thought."""
        self.hurried = False
        """Whether the guard has struck in it."""

    def hurry(self, seconds: float) -> None:
        self.seconds = seconds

    def plan(self, outlook: Outlook) -> list[int]:
        # A thought makes a great many positions and no circles of them: to look for those would cost an eighth of it.
        collects = gc.isenabled()
        gc.disable()
        try:
            return self.searched(outlook, self.settings or settings_for(outlook.game), self.rollouts)
        finally:
            if collects:
                gc.enable()

    def searched(self, outlook: Outlook, settings: Settings, rollouts: int) -> list[int]:
        """The turn that comes out best of so many rollouts."""
        started = time.monotonic()
        seed = self.random.getrandbits(62)
        judge = judge_of(outlook, settings)
        turns = Turns(judge, outlook.seat, care=Care(shortlist=settings.candidates, ways=settings.reach))
        start = outlook.imagine(seed).position
        found = ranked(turns.closely(start))
        candidates = [Candidate(turn, turns.plan(turn), settings.prior) for turn in found]
        self.used = 0
        self.hurried = False
        trial = Trial(outlook, settings, judge, turns, start)
        while len(candidates) > 1 and not self.hurried:
            rounds = (len(candidates) - 1).bit_length()
            share = max(1, (rollouts - self.used) // (rounds * len(candidates)))
            if self.used + share * len(candidates) > rollouts:
                break
            for _deal in range(share):
                seed += 1
                trial.add(candidates, seed)
                self.used += len(candidates)
                if self.seconds and time.monotonic() - started > self.seconds:
                    self.hurried = True
                    break
            candidates = best_first(candidates)[: (len(candidates) + 1) // 2]
        return best_first(candidates)[0].plan


class Trial:
    """Tries turns on deals."""

    def __init__(self, outlook: Outlook, settings: Settings, judge: Judge, turns: Turns, start: Position) -> None:
        """`start` is the question in any of the deals."""
        self.outlook = outlook
        self.rivals = settings.rivals
        self.turns = turns
        self.rollout = Rollout(outlook.rules, judge, settings, start.state, outlook.seat)

    def add(self, candidates: list[Candidate], seed: int) -> None:
        """Play each of them on, in the deal of a seed."""
        seat = self.outlook.seat
        world = self.outlook.imagine(seed).position
        for candidate in candidates:
            values = self.rollout.values(followed(self.turns, world, candidate.plan), candidate.memory)
            candidate.value += margin(values, seat, self.rivals)
            candidate.tried += 1


def judge_of(outlook: Outlook, settings: Settings) -> Judge:
    """By whom a search has positions judged: it may count terms otherwise than greedy does."""
    judge = outlook.judge()
    judge.weigh(settings.terms)
    return judge


def followed(turns: Turns, world: Position, plan: list[int]) -> Position:
    """What a planned turn leads to in one of the deals, as far as it can be played there."""
    future = world.clone()
    for choice in plan:
        if choice not in turns.choices(future):  # what others hide may decide what is offered
            break
        turns.play(future, choice)
    return future


def margin(values: list[float], seat: int, rivals: float) -> float:
    """What a seat has, less a part of what its rivals have on average."""
    others = 0.0
    for other, value in enumerate(values):
        if other != seat:
            others += value
    return values[seat] - rivals * others / max(1, len(values) - 1)


def best_first(candidates: list[Candidate]) -> list[Candidate]:
    """Of equals, the one that looked better before anything was tried."""
    return sorted(candidates, key=lambda candidate: -candidate.mean)
