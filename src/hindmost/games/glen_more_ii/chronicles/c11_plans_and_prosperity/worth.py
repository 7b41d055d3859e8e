"""What plans are worth to whoever holds them, for bots: the monument if it is built in time, or its price."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, load_weights, places_of_group

from .plans import RESOURCES, UNBUILT, monument, plans

WEIGHTS: Final = load_weights(__name__, "built", "site", "resource", "turns")
BUILT: Final = WEIGHTS["built"]
"""What a monument is worth when it is built, in VP."""
SITE: Final = WEIGHTS["site"]
"""The part of it that is left while there is no site for it."""
RESOURCE: Final = WEIGHTS["resource"]
"""What a resource is worth that is still to be paid."""
TURNS: Final = WEIGHTS["turns"]
"""Own turns in which a plan that needs all its resources is as good as built."""


def stakes(g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
    return {"plans": sum(plan_worth(g, seat, plan, ahead) for plan in plans(g).held[seat])}


def plan_worth(g: GlenMoreII, seat: int, plan: int, ahead: Prospects) -> float:
    """Each turn pays one resource at most."""
    missing = RESOURCES - len(plans(g).goods[plan])
    chance = min(1.0, ahead.turns / (TURNS * missing / RESOURCES))
    if not has_site(g, seat, plan):
        chance *= SITE
    return chance * (BUILT - RESOURCE * missing) - (1 - chance) * UNBUILT


def has_site(g: GlenMoreII, seat: int, plan: int) -> bool:
    """Whether the monument would find what it covers; Scotsmen can come there in time."""
    return bool(places_of_group(g, g.estates[seat], seat, g.book.groups[monument(g, plan)], freely=True))
