"""What lies on the table in Glasgow: all of it open but the pile (GLA-INFO)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glasgow import shapes
from hindmost.games.glasgow.kit import RING
from hindmost.games.glasgow.scoring import seat_awards
from hindmost.games.glasgow.state import ARCHITECT, NO_BUILDING, Glasgow, city_to_json, store_to_json
from hindmost.games.glasgow.turn import NextTurn
from hindmost.kernel.messages import Json
from hindmost.kernel.views import COUNT, Component


class Ring(Component):
    """By position: the contract, or None for an architect; and the merchants.

    `hindmost` is the seat that acts next, if the turn ends as it stands; `gap` are the tiles from there to the other.
    """

    name: ClassVar[str] = "ring"
    shape: ClassVar[Any] = shapes.GlasgowRing

    def read(self, g: Glasgow, owner: int) -> Json:
        frame = g.stack[0] if g.stack else None
        passed = isinstance(frame, NextTurn) and frame.passes(g)
        active = max(g.active, 0)  # until it is known who begins
        hindmost = 1 - active if passed else active
        return {
            "tiles": [None if tile == ARCHITECT else g.kit.contract_ids[tile] for tile in g.ring],
            "merchants": g.merchants[:],
            "hindmost": hindmost,
            "gap": (g.merchants[1 - hindmost] - g.merchants[hindmost]) % RING,
        }


class Offers(Component):
    name: ClassVar[str] = "offers"
    shape: ClassVar[Any] = list[list[str]]

    def read(self, g: Glasgow, owner: int) -> Json:
        return [[g.kit.ids[building] for building in offer] for offer in g.offers]


class Pile(Component):
    """Face down and without an order; how many are left is seen."""

    name: ClassVar[str] = "pile"
    others: ClassVar[int] = COUNT
    open_at_end: ClassVar[bool] = False
    shape: ClassVar[Any] = list[str]

    def read(self, g: Glasgow, owner: int) -> Json:
        return [g.kit.ids[building] for building in g.pile]


class Discards(Component):
    name: ClassVar[str] = "discards"
    shape: ClassVar[Any] = list[str]

    def read(self, g: Glasgow, owner: int) -> Json:
        return [g.kit.ids[building] for building in g.discards]


class Unused(Component):
    """The contracts left in the box: known to both, since the others lie open."""

    name: ClassVar[str] = "unused"
    shape: ClassVar[Any] = list[str]

    def read(self, g: Glasgow, owner: int) -> Json:
        return [g.kit.contract_ids[contract] for contract in g.box]


class City(Component):
    name: ClassVar[str] = "city"
    shape: ClassVar[Any] = list[shapes.CityBuilding]

    def read(self, g: Glasgow, owner: int) -> Json:
        return city_to_json(g)


class Hand(Component):
    """The building being built or turned over."""

    name: ClassVar[str] = "hand"
    shape: ClassVar[Any] = shapes.GlasgowHand

    def read(self, g: Glasgow, owner: int) -> Json:
        return {"building": None if g.hand == NO_BUILDING else g.kit.ids[g.hand]}


class Store(Component):
    name: ClassVar[str] = "store"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = dict[str, int]

    def read(self, g: Glasgow, owner: int) -> Json:
        return {**store_to_json(g, g.stores[owner]), "whisky": int(g.whisky == owner)}


class Doubled(Component):
    """Whether the merchant's next stop counts twice (GLA-DBL-11)."""

    name: ClassVar[str] = "doubled"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = bool

    def read(self, g: Glasgow, owner: int) -> Json:
        return g.is_doubled(owner)


class Score(Component):
    """VP as the city stands, with where they come from."""

    name: ClassVar[str] = "score"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = shapes.GlasgowScore

    def read(self, g: Glasgow, owner: int) -> Json:
        found = seat_awards(g, owner)
        return {"vp": sum(award.vp for award in found), "sheet": [award.to_json() for award in found]}


COMPONENTS: Final[tuple[Component, ...]] = (
    Ring(),
    Offers(),
    Pile(),
    Discards(),
    Unused(),
    City(),
    Hand(),
    Store(),
    Doubled(),
    Score(),
)
