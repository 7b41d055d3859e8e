"""What might be done, what may be expected of it, and what makes the difference: for whoever asks for a hint.

A few whole turns are played on from the seat's own redeals, all on the same deals with the same luck (`Rollout`). The
*lead* is what the seat has where that is cut off, less what the best of the others has. What makes the difference is
told by the terms of the judge, at the end of the turn; the rest is what follows.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from hindmost.bots.bot import Outlook
from hindmost.bots.chances import Chances, chances_for
from hindmost.bots.judge import Judge
from hindmost.bots.rollout import Rollout
from hindmost.bots.search import followed
from hindmost.bots.settings import Settings, settings_for
from hindmost.bots.turns import ENDS, Care, Turns, ranked
from hindmost.kernel.position import Position
from hindmost.kernel.rules import Rules
from hindmost.kernel.state import State

DEALS: Final = 40
"""On so many deals whatever is shown is tried, unless it is said otherwise."""
CANDIDATES: Final = 8
BEGUN: Final = 2
"""So many turns are tried, and of those that begin alike no more than this."""
SHOWN: Final = 3
"""So many turns are shown at most."""
FOLLOWS: Final = "follows"
"""The term for what comes after the turn: what its own terms leave of the lead."""
SURE: Final = 2.0
"""What follows is told where it differs by so many standard errors."""
LEAST: Final = 0.2
"""No term is told that is smaller than this, in VP."""


class Outcome:
    """Where a rollout has led."""

    __slots__ = ("chances", "leads")

    def __init__(self, leads: list[float], chances: list[float]) -> None:
        self.leads = leads
        """By seat: what it has, less what the best of the others has."""
        self.chances = chances
        """By seat: its chance to win."""


class Watched(Rollout):
    """A rollout that says how the seats stand where it was cut off."""

    def __init__(self, rules: Rules, judge: Judge, settings: Settings, state: State, seat: int) -> None:
        super().__init__(rules, judge, settings, state, seat)
        self.model: Chances = chances_for(rules.id)
        self.chances: list[float] = []

    def outcome(self, position: Position) -> Outcome:
        """Where a position that follows from the start leads to. It stays as it is."""
        values = self.values(position)
        return Outcome(leads_of(values, self.judge.relative), self.chances)

    def judged(self, position: Position) -> list[float]:
        state = position.state
        if position.over:
            values = scores_of(self.rules, self.judge, state)
            won = self.rules.winners(state)
            self.chances = [1.0 / len(won) if seat in won else 0.0 for seat in range(len(values))]
            return values
        values = worths_of(self.judge, state)
        self.chances = self.model.of(values, self.judge.progress(state))
        return values


class Prospect:
    """A turn in question, and what came of it on each deal."""

    __slots__ = ("outcomes", "plan", "seat", "terms")

    def __init__(self, plan: list[int], seat: int, terms: dict[str, float]) -> None:
        self.plan = plan
        """All its answers, as choices."""
        self.seat = seat
        self.terms = terms
        """What the seat has when the turn is about to end."""
        self.outcomes: list[Outcome] = []

    @property
    def leads(self) -> list[float]:
        return [outcome.leads[self.seat] for outcome in self.outcomes]

    @property
    def lead(self) -> float:
        return mean(self.leads)

    @property
    def error(self) -> float:
        """The standard error of the lead."""
        return error_of(self.leads)

    @property
    def chance(self) -> float:
        """The chance to win."""
        return mean([outcome.chances[self.seat] for outcome in self.outcomes])

    @property
    def follows(self) -> float:
        """What makes the lead of what the turn itself leaves: what comes after it, and what the others have."""
        total = 0.0
        for value in self.terms.values():
            total += value
        return self.lead - total


class Difference:
    """What one turn is better by than others, on the deals that all were tried on."""

    def __init__(self, prospect: Prospect, others: list[Prospect]) -> None:
        leads: list[float] = []
        for deal, lead in enumerate(prospect.leads):
            rest = [other.outcomes[deal].leads[prospect.seat] for other in others if deal < len(other.outcomes)]
            if len(rest) == len(others):
                leads.append(lead - mean(rest))
        self.lead = mean(leads)
        self.error = error_of(leads)
        self.by_term: dict[str, float] = {}
        """Their sum is the difference of the leads."""
        names = list(prospect.terms)
        for other in others:
            names += [name for name in other.terms if name not in names]
        left = self.lead
        for name in names:
            value = prospect.terms.get(name, 0.0) - mean([other.terms.get(name, 0.0) for other in others])
            self.by_term[name] = value
            left -= value
        self.by_term[FOLLOWS] = left

    def terms(self) -> list[tuple[str, float]]:
        """The terms that make the difference, the greatest first."""
        found = [(name, value) for name, value in self.by_term.items() if abs(value) >= LEAST]
        found = [(name, value) for name, value in found if name != FOLLOWS or abs(value) > SURE * self.error]
        return sorted(found, key=_greatest)


def _greatest(term: tuple[str, float]) -> float:
    return -abs(term[1])


class Advisor:
    """Tries turns of one seat, from a question that it is asked. The same seed and deals say the same everywhere."""

    def __init__(self, outlook: Outlook, seed: int = 0, settings: Settings | None = None) -> None:
        self.outlook = outlook
        self.seed = seed
        self.settings = settings or settings_for(outlook.game)
        self.judge = outlook.judge()
        self.start = outlook.imagine(seed).position
        self.turns = Turns(self.judge, outlook.seat, care=Care(begun=BEGUN, shortlist=CANDIDATES))
        self.rollout = Watched(outlook.rules, self.judge, self.settings, self.start.state, outlook.seat)
        self.tried = 0
        """Rollouts so far."""

    def candidates(self) -> list[Prospect]:
        """The turns that look best before anything is tried, the best first."""
        self.judge.begin(self.start.state, self.outlook.seat)
        return [self.prospect(self.turns.plan(turn)) for turn in ranked(self.turns.closely(self.start))]

    def prospect(self, plan: list[int]) -> Prospect:
        """A turn by its answers, judged when it is about to end."""
        turns, position = self.turns, self.start.clone()
        self.judge.begin(position.state, self.outlook.seat)
        for choice in plan:
            if choice not in turns.choices(position) or turns.sort(position.state, choice) & ENDS:
                break
            turns.play(position, choice)
        return Prospect(plan, self.outlook.seat, self.judge.features(position.state))

    def world(self, deal: int) -> Position:
        """What the seat cannot tell from the real position, dealt anew."""
        return self.outlook.imagine(self.seed + 1 + deal).position

    def attempt(self, prospects: list[Prospect], deals: int, first: int = 0) -> None:
        """Try turns on the same deals."""
        for deal in range(first, first + deals):
            world = self.world(deal)
            for prospect in prospects:
                prospect.outcomes.append(self.rollout.outcome(followed(self.turns, world, prospect.plan)))
                self.tried += 1

    def hint(self, deals: int = DEALS) -> list[Prospect]:
        """Up to three turns, the best first, each with a beginning of its own if there are so many. All are tried on a
        quarter of the deals, those that are shown on all."""
        found = self.candidates()
        if len(found) == 1:
            self.attempt(found, 2)
            return found
        few = max(2, deals // 4)
        self.attempt(found, few)
        found = unlike(sorted(found, key=_worst))[:SHOWN]
        self.attempt(found, max(0, deals - few), few)
        return sorted(found, key=_worst)


def _worst(prospect: Prospect) -> float:
    return -prospect.lead


def unlike(prospects: list[Prospect]) -> list[Prospect]:
    """Those that begin like none before them, and then the others."""
    begun: list[int] = []
    first: list[Prospect] = []
    others: list[Prospect] = []
    for prospect in prospects:
        if prospect.plan[0] in begun:
            others.append(prospect)
        else:
            begun.append(prospect.plan[0])
            first.append(prospect)
    return first + others


def worths_of(judge: Judge, state: State) -> list[float]:
    """By seat: what it has, or by how much it is ahead, as the judge says it."""
    values: list[float] = []
    for seat in range(state.table.seats):
        judge.begin(state, seat)
        values.append(judge.of(state))
    return values


def scores_of(rules: Rules, judge: Judge, state: State) -> list[float]:
    """The same at the end of a game: by its scores."""
    scores = [float(score) for score in rules.scores(state)]
    return [score - best_rival(scores, seat) for seat, score in enumerate(scores)] if judge.relative else scores


def leads_of(values: list[float], relative: bool) -> list[float]:
    """By seat: what it has, less what the best of the others has; `relative`: the values say so already."""
    if relative:
        return values
    return [value - best_rival(values, seat) for seat, value in enumerate(values)]


def best_rival(values: list[float], seat: int) -> float:
    """What the best of the others has; nothing where there is nobody else."""
    others = [value for other, value in enumerate(values) if other != seat]
    return max(others) if others else 0.0


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def error_of(values: list[float]) -> float:
    """The standard error of a mean."""
    number = len(values)
    if number < 2:
        return 0.0
    middle = mean(values)
    spread = 0.0
    for value in values:
        spread += (value - middle) * (value - middle)
    return sqrt(spread / (number - 1) / number)
