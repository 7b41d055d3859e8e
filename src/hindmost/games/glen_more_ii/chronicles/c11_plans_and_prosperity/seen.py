"""What is seen of the plans: those beside the rondel, and those of each player with where they fit."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.craft import GlenMoreII, legal_places, places_of_group
from hindmost.kernel.craft import Component, Json
from hindmost.mechanics.craft import EAST, name_of

from .conditions import BesideType, neighbours
from .plans import PLANS, RESOURCES, UNBUILT, monument, plans
from .shapes import ChroniclePlan


class PlansBeside(Component):
    """The plans that nobody has taken, by their monuments: they lie beside the rondel."""

    name: ClassVar[str] = "open-plans"
    shape: ClassVar[Any] = list[str]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = plans(g)
        taken = {plan for held in part.held for plan in held}.union(part.used)
        return [id_ for plan, id_ in enumerate(PLANS) if plan not in taken]


class PlansHeld(Component):
    """The plans of a player, with what lies on them."""

    name: ClassVar[str] = "monument-plans"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[ChroniclePlan]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = plans(g)
        return [
            {
                "monument": PLANS[plan],
                "goods": [g.kit.goods[kind] for kind in part.goods[plan]],
                "paid": plan in part.paid,
                "needs": RESOURCES,
                "price": UNBUILT,
                "sites": sites(g, owner, plan),
            }
            for plan in part.held[owner]
        ]


def sites(g: GlenMoreII, seat: int, plan: int) -> list[Json]:
    """Also those near which there is no Scotsman yet."""
    e = g.estates[seat]
    tile = monument(g, plan)
    group = g.book.groups[tile]
    now = legal_places(g, e, tile) if seat == g.active else places_of_group(g, e, seat, group)
    return [site(g, seat, tile, cell, cell in now) for cell in places_of_group(g, e, seat, group, freely=True)]


def site(g: GlenMoreII, seat: int, tile: int, cell: int, near: bool) -> Json:
    ground = g.estates[seat].ground
    slots = [ground.slot_of(cell)]
    face = 0
    if g.book.right_half[tile] >= 0:
        slots.append(ground.slot_of(cell + EAST))
        left, right = (g.book.kinds_of[ground.tiles[slot]] for slot in slots)
        face = g.book.faces[tile].index(left << 8 | right)
    around = {g.kit.types[other] for other in neighbours(g, slots, seat)}
    asked = [deed.effect.type for deed in g.kit.deeds[tile] if isinstance(deed, BesideType)]
    return {"cell": name_of(cell), "face": face, "near": near, "beside": [each for each in asked if each in around]}
