"""What lies on the table in both Glen More games alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from hindmost.kernel.messages import Award, Json
from hindmost.kernel.views import Component
from hindmost.mechanics import shapes
from hindmost.mechanics.glen import GlenState
from hindmost.mechanics.market import CLOSED


class MarketRows(Component):
    """For each good: how many of its spaces are filled, and today's prices."""

    name: ClassVar[str] = "market"
    shape: ClassVar[Any] = list[shapes.MarketRow]

    def read(self, g: GlenState, owner: int) -> Json:
        return [
            {
                "good": good,
                "filled": g.market.rows[kind],
                "buy": g.market.price(kind) if g.market.price(kind) < CLOSED else None,
                "sell": g.market.worth(kind) or None,
            }
            for kind, good in enumerate(g.kit.goods)
        ]


class Discards(Component):
    name: ClassVar[str] = "discards"
    shape: ClassVar[Any] = list[str]

    def read(self, g: GlenState, owner: int) -> Json:
        return [g.kit.ids[tile] for tile in g.discards]


class Scorings(Component):
    """How many scorings there have been, and what each seat counts in each category now."""

    name: ClassVar[str] = "scoring"
    shape: ClassVar[Any] = shapes.GlenMoreScoring

    def __init__(
        self,
        categories: Callable[[Any], Sequence[str]],
        tally: Callable[[Any, int, int], int],
        awards: Callable[[Any, list[list[int]]], list[Award]],
        at_end: Callable[[Any], list[Award]] | None = None,
    ) -> None:
        self.categories = categories
        self.tally = tally
        """What a seat counts in a category."""
        self.awards = awards
        """What a scoring would give now, where it is known what the seats count: by category, then by seat."""
        self.at_end = at_end
        """What cards would give besides if the game ended now."""

    def read(self, g: GlenState, owner: int) -> Json:
        seats = range(g.table.seats)
        categories = self.categories(g)
        counts = [[self.tally(g, seat, category) for seat in seats] for category in range(len(categories))]
        points = [dict.fromkeys(categories, 0) for _ in seats]
        for award in self.awards(g, counts):
            points[award.seat][award.source.removeprefix("score-")] = award.vp
        told: Json = {
            "held": g.scorings,
            "counts": [{name: counts[category][seat] for category, name in enumerate(categories)} for seat in seats],
            "if_scored_now": points,
        }
        if self.at_end is not None:
            awards = self.at_end(g)
            told["at_end"] = [{each.source: each.vp for each in awards if each.seat == seat} for seat in seats]
        return told


class Coins(Component):
    name: ClassVar[str] = "coins"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = int

    def read(self, g: GlenState, owner: int) -> Json:
        return g.estates[owner].coins


class Whisky(Component):
    name: ClassVar[str] = "whisky"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = int

    def read(self, g: GlenState, owner: int) -> Json:
        return g.estates[owner].whisky


class Cards(Component):
    """The cards that a player has."""

    name: ClassVar[str] = "cards"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[str]

    def read(self, g: GlenState, owner: int) -> Json:
        return [g.kit.card_ids[card] for card in g.estates[owner].cards]


class VictoryPoints(Component):
    name: ClassVar[str] = "vp"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = int

    def read(self, g: GlenState, owner: int) -> Json:
        return g.estates[owner].vp


class Sheet(Component):
    """Where the VP came from."""

    name: ClassVar[str] = "sheet"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[shapes.AwardRow]

    def read(self, g: GlenState, owner: int) -> Json:
        return [award.to_json() for award in g.sheet if award.seat == owner]
