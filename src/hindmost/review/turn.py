"""One turn that was played, held against what else could have been done, with nothing but what its seat could know."""

from __future__ import annotations

import hindmost
from hindmost.bots.advice import Advisor, Difference, Outcome, Prospect, error_of, mean
from hindmost.bots.bot import Outlook
from hindmost.bots.search import followed
from hindmost.kernel.game import Game
from hindmost.kernel.messages import Json
from hindmost.review.lines import Line, Term
from hindmost.review.played import Played

CONSIDERED = 5
"""So many other turns are looked at."""
DEALS = 24
"""On so many deals it is held against what was played, unless it is said otherwise."""
FIRST = 3
"""On a third of that many others the best is looked for: on the deals that made it the best it would look too good."""
SURE = 3.0
"""A loss is told where it is beyond so many standard errors."""
LEAST = 1.0
"""And no smaller than this, in VP."""
SLIP, BLUNDER = 2.0, 5.0
"""From how many VP on a loss has a name."""


class Task:
    """What must be known to think a turn over, in values that can travel between processes."""

    __slots__ = ("after", "at", "before", "deals", "end", "few", "number", "plan", "seat", "seed", "whole")

    def __init__(self, number: int, turn: Played, seed: int, deals: int) -> None:
        self.number = number
        self.deals = deals
        self.few = max(2, deals // FIRST)
        self.at = turn.at
        self.end = turn.end
        self.seat = turn.seat
        self.whole = turn.whole
        self.plan = turn.plan
        self.before = turn.before.snapshot()
        self.after = turn.after.snapshot()
        self.seed = seed + 1_000_003 * number


class Standing:
    """How the seats stand at a moment, on average over some deals."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        seats = range(len(outcomes[0].leads))
        self.leads = [mean([each.leads[seat] for each in outcomes]) for seat in seats]
        self.errors = [error_of([each.leads[seat] for each in outcomes]) for seat in seats]
        self.chances = [mean([each.chances[seat] for each in outcomes]) for seat in seats]

    def to_json(self) -> Json:
        return {
            "leads": [round(lead, 2) for lead in self.leads],
            "errors": [round(error, 2) for error in self.errors],
            "chances": [round(chance, 4) for chance in self.chances],
        }


def think_over(task: Task) -> Json:
    """What became of a turn: what was lost, by what, and what came to light after it."""
    before, after = hindmost.restore(task.before), hindmost.restore(task.after)
    outlook = Outlook(before, task.seat)
    advisor = Advisor(outlook, task.seed)
    played = advisor.prospect(task.plan)
    others = [each for each in advisor.candidates()[:CONSIDERED] if each.plan != task.plan]
    advisor.attempt([played, *others], task.few)
    ranked = sorted(others, key=lambda each: -each.lead)
    better = [each for each in ranked[:1] if each.lead > played.lead]
    on_fresh = [Prospect(each.plan, each.seat, each.terms) for each in (played, *better)]
    advisor.attempt(on_fresh, task.deals, task.few)
    came = _came(advisor, task, after)
    played = on_fresh[0]
    data = {
        "number": task.number,
        "at": task.at,
        "end": task.end,
        "seat": task.seat,
        "whole": task.whole,
        "played": Line(outlook, played).to_json(),
        "second": None,
        **_loss(outlook, played, on_fresh[1:]),
        "after": Standing(came).to_json(),
        **_luck(played, came),
    }
    runner_up = [each for each in ranked if not better or each is not better[0]]
    if runner_up:
        data["second"] = Line(outlook, runner_up[0]).to_json()
    return data


def _loss(outlook: Outlook, played: Prospect, better: list[Prospect]) -> Json:
    nothing: Json = {"best": None, "loss": 0.0, "loss_error": 0.0, "verdict": "", "terms": []}
    if not better:
        return nothing
    best = better[0]
    difference = Difference(best, [played])
    if difference.lead < LEAST or difference.lead <= SURE * difference.error:
        return nothing
    loss = difference.lead
    terms = [
        {
            **Term(name, value).to_json(),
            "played": round(Line(outlook, played).parts.get(name, 0.0), 2),
            "best": round(Line(outlook, best).parts.get(name, 0.0), 2),
        }
        for name, value in difference.terms()
    ]
    return {
        "best": Line(outlook, best).to_json(),
        "loss": round(loss, 2),
        "loss_error": round(difference.error, 2),
        "verdict": "blunder" if loss >= BLUNDER else "slip" if loss >= SLIP else "",
        "terms": terms,
    }


def _came(advisor: Advisor, task: Task, after: Game) -> list[Outcome]:
    """What may be expected once it is known what came to light after the turn, on the deals of the turn itself.

    Every deal goes on with the luck that it has after the turn was played in it, so that little else differs.
    """
    rollout = advisor.rollout
    if after.over:
        return [rollout.outcome(after.position)]
    outlook = Outlook(after, after.questions[0].seat)
    found: list[Outcome] = []
    for deal in range(task.few, task.few + task.deals):
        luck = followed(advisor.turns, advisor.world(deal), task.plan).nature
        world = outlook.imagine(advisor.seed + 1 + deal).position
        world.nature.counters = luck.counters.copy()
        found.append(rollout.outcome(world))
    return found


def _luck(played: Prospect, came: list[Outcome]) -> Json:
    """By seat: by how much its lead is better for what came than could be expected."""
    seats = range(len(came[0].leads))
    luck: list[float] = []
    errors: list[float] = []
    for seat in seats:
        pairs = [
            came[deal if len(came) > 1 else 0].leads[seat] - outcome.leads[seat]
            for deal, outcome in enumerate(played.outcomes)
        ]
        luck.append(round(mean(pairs), 2))
        errors.append(round(error_of(pairs), 2))
    return {"luck": luck, "luck_errors": errors}


def stand(snapshot: Json, seed: int, deals: int) -> Json:
    """How the seats stand before anything is done."""
    game = hindmost.restore(snapshot)
    advisor = Advisor(Outlook(game, game.questions[0].seat), seed)
    return Standing([advisor.rollout.outcome(advisor.world(deal)) for deal in range(deals)]).to_json()
