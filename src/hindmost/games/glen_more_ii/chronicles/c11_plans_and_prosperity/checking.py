"""What is impossible with plans."""

from __future__ import annotations

from hindmost.games.glen_more_ii.craft import GlenMoreII

from .building import BEGIN_PLANS, FILL_PLANS
from .plans import DESIGNS, PLANS, RESOURCES, Plans, kept, monument, plans


def problems(g: GlenMoreII) -> list[str]:
    part = plans(g)
    if len(part.held) != g.table.seats or len(part.goods) != len(PLANS):
        return [f"there must be {len(PLANS)} plans, and a place for them at each of {g.table.seats} seats"]
    known = [*(plan for held in part.held for plan in held), *part.used]
    if len(set(known)) < len(known) or any(plan not in range(len(PLANS)) for plan in (*known, *part.paid)):
        return ["every plan is in one place"]
    return [*_goods(g, part), *_designs(g, known), *_built(g, part), *_paid(g, part)]


def _goods(g: GlenMoreII, part: Plans) -> list[str]:
    """The last resource builds the monument, so no plan has them all."""
    held = [plan for each in part.held for plan in each]
    found = []
    for plan, goods in enumerate(part.goods):
        most = RESOURCES - 1 if plan in held else 0
        if len(goods) > most or any(kind not in range(g.kinds) for kind in goods):
            found.append(f"what lies on the plan of {PLANS[plan]} cannot be there")
    return found


def _designs(g: GlenMoreII, known: list[int]) -> list[str]:
    """A design is out of the game when its plan has been taken."""
    gone = [plan for id_, plan in DESIGNS.items() if g.kit.number[id_] in g.removed]
    return [
        f"the design of {PLANS[plan]} and its plan are at odds"
        for plan in DESIGNS.values()
        if plan in known and plan not in gone
    ]


def _built(g: GlenMoreII, part: Plans) -> list[str]:
    """What lies in a territory, is being laid, or has left the game after it, was built by its plan."""
    there = {tile for e in g.estates for slot in e.ground.slots() for tile in e.ground.stack_at(slot)}
    there |= set(g.elsewhere()) - set(kept(g))
    there |= {g.hand} if any(plan in part.used for plan in part.paid) else set()
    return [
        f"the monument {PLANS[plan]} and its plan are at odds"
        for plan in range(len(PLANS))
        if (monument(g, plan) in there) > (plan in part.used)
        or (plan in part.used and monument(g, plan) not in there and monument(g, plan) not in g.removed)
    ]


def _paid(g: GlenMoreII, part: Plans) -> list[str]:
    """Only in the plan step of a turn."""
    filling = FILL_PLANS in g.stack and BEGIN_PLANS not in g.stack
    return ["plans are paid at the end of a turn only"] if part.paid and not filling else []
