"""The plan step at the end of a turn: a resource on each plan, and the second builds its monument (C11-PAY, BUILD)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.activate import ACTIVATE_WITHIN
from hindmost.games.glen_more_ii.craft import PASS, GlenMoreII, Pay, Resume, Step, can_pay, legal_places, place_toll
from hindmost.games.glen_more_ii.place import PLACE_TILE, TILE_EFFECTS
from hindmost.kernel.craft import Frame, Msg, Plan, Reason, Refusal, Verb, verb_code
from hindmost.mechanics.craft import MOST_KINDS, NOWHERE, Args, Price

from .plans import PLANS, RESOURCES, monument, plan_message, plans

FILL: Final = verb_code(11, 0)
ALL_KINDS: Final = (1 << MOST_KINDS) - 1
"""Plans ask for no particular resources (C11-PAY-01)."""
ONE: Final = Price(0, 1, ALL_KINDS, False, 0, 0, 0)
"""A resource of any kind."""

PAID: Final = Reason("reason-plan-paid", "C11-PAY-01")
NO_RESOURCE: Final = Reason("reason-cannot-pay", "C11-PAY-01")
NO_SITE: Final = Reason("reason-plan-no-site", "C11-PAY-02")


class FillPlan(Verb):
    """Payload: the plan on which a resource is put."""

    name: ClassVar[str] = "plan"
    code: ClassVar[int] = FILL

    def words(self, g: GlenMoreII, payload: int) -> str:
        return PLANS[payload]

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-build" if completes(g, payload) else ""

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"tile": plan_message(g, payload)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"plan:{PLANS[payload]}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C11-PAY-02" if completes(g, payload) else "C11-PAY-01"


def completes(g: GlenMoreII, plan: int) -> bool:
    """Whether the next resource on a plan is its last."""
    return len(plans(g).goods[plan]) == RESOURCES - 1


def refusal(g: GlenMoreII, plan: int) -> Reason | None:
    """Why nothing can be put on a plan of the active player now, or None."""
    e = g.estates[g.active]
    if plan in plans(g).paid:
        return PAID
    if completes(g, plan) and not legal_places(g, e, monument(g, plan)):
        return NO_SITE
    return None if can_pay(g, e, ONE, keep_for(g, plan), 0) else NO_RESOURCE


def keep_for(g: GlenMoreII, plan: int) -> int:
    """The coins that must be left for the site."""
    return place_toll(g, g.estates[g.active], monument(g, plan)) if completes(g, plan) else 0


class BeginPlans(Frame[GlenMoreII]):
    """What a landmark activates in addition is chosen before the plans, so it is never a monument built in the same
    turn (C11-BUILD-05)."""

    def run(self, g: GlenMoreII) -> None:
        g.extra_used = True


class FillPlans(Step):
    """One plan after the other, as many as the player likes, each once in a turn. Whoever has filled one is asked until
    it is enough: then new tiles come, and points that a building has given can be spent before (C11-BUILD-05)."""

    passing: ClassVar[tuple[str, str]] = ("-plans", "C11-PAY-01")

    def ask(self, g: GlenMoreII) -> list[int] | None:
        options = [FILL | plan for plan in plans(g).held[g.active] if refusal(g, plan) is None]
        return [*options, PASS] if options or plans(g).paid else None

    def run(self, g: GlenMoreII) -> None:
        plans(g).paid.clear()

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == PASS:
            self.run(g)
        else:
            g.stack.append(self)
            plan = choice & 0xFF
            g.stack.append(PayForPlan(plan, keep_for(g, plan)))

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        found = [(plan, refusal(g, plan)) for plan in plans(g).held[g.active]]
        return [Refusal(FILL | plan, reason) for plan, reason in found if reason is not None]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-fill-plans", {})


class PayForPlan(Pay):
    """Which resource goes onto a plan, an own one or one bought for it. `keep`: as for any payment."""

    __slots__ = ("plan",)

    shape: ClassVar[dict[str, str]] = {"plan": "plan", "keep": "number"}
    within: ClassVar[tuple[str, ...]] = ("plans",)

    def __init__(self, plan: int, keep: int) -> None:
        super().__init__(0, 1, ALL_KINDS, 0, 0, keep, 0)
        self.plan = plan

    def kinds(self, g: GlenMoreII) -> list[int]:
        return list(range(g.kinds))

    def choose(self, g: GlenMoreII, choice: int) -> None:
        super().choose(g, choice)
        part = plans(g)
        part.goods[self.plan].append((choice >> 8) & 0xFF)
        part.paid.append(self.plan)
        g.note("plan-filled", g.active, self.plan, len(part.goods[self.plan]))
        if len(part.goods[self.plan]) == RESOURCES:
            build(g, self.plan)

    def faults(self, g: GlenMoreII) -> list[str]:
        fits = self.plan in plans(g).held[g.active] and refusal(g, self.plan) is None
        return [] if fits else ["pays for a plan that cannot be paid"]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-pay-for-plan", {"tile": plan_message(g, self.plan)})


def build(g: GlenMoreII, plan: int) -> None:
    """The plan is used up, what lay on it goes to the supply, and its monument is built at once (C11-PAY-02, 03)."""
    part = plans(g)
    part.held[g.active].remove(plan)
    part.goods[plan] = []
    part.used.append(plan)
    g.stack.append(Resume(g.spot, int(g.everywhere)))
    g.hand = monument(g, plan)
    g.spot = NOWHERE
    g.everywhere = False
    g.push_plan("build")


BEGIN_PLANS: Final = BeginPlans()
FILL_PLANS: Final = FillPlans()
BUILD: Final = Plan(
    "build",
    (("site", PLACE_TILE), ("effects", TILE_EFFECTS), ("neighbours", ACTIVATE_WITHIN)),
    within=("resume",),
)
"""Laid on `Resume`, like the plan of a tile that was fetched: when it is done, the turn goes on with its own placement,
which the building has only interrupted."""
