"""What lies on the table in Glen More and who may see it (GM1-DEF-10, GM1-DEF-12)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more.activate import ACTIVATE_TILES
from hindmost.games.glen_more.refill import LAST_STACK, last_emptied
from hindmost.games.glen_more.scoring import round_awards, tally
from hindmost.games.glen_more.state import CATEGORIES, GlenMore, cards_to_json, territory_to_json
from hindmost.kernel.messages import Json
from hindmost.kernel.views import COUNT, HIDDEN, Component
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.track import NO_TILE


class Rondel(Component):
    """By space: the tile or the piece that is there. Pieces are seats; the Die follows the last seat."""

    name: ClassVar[str] = "rondel"

    def read(self, g: GlenMore, owner: int) -> Json:
        at = {space: piece for piece, space in enumerate(g.track.pieces)}
        return [
            {
                "tile": None if tile == NO_TILE else g.kit.ids[tile],
                "piece": at.get(space),
                "gap": space == g.track.gap,
            }
            for space, tile in enumerate(g.track.tiles)
        ]


class MarketRows(Component):
    """For each good: how many of its spaces are filled, and today's prices."""

    name: ClassVar[str] = "market"

    def read(self, g: GlenMore, owner: int) -> Json:
        full = len(g.market.prices)
        return [
            {
                "good": good,
                "filled": g.market.rows[kind],
                "buy": g.market.price(kind) if g.market.rows[kind] < full else None,
                "sell": g.market.worth(kind) or None,
            }
            for kind, good in enumerate(g.kit.goods)
        ]


class Stacks(Component):
    """Face down: only the number of tiles left is seen. There is no order: tiles are drawn, not shuffled."""

    name: ClassVar[str] = "stacks"
    others: ClassVar[int] = COUNT
    open_at_end: ClassVar[bool] = False

    def read(self, g: GlenMore, owner: int) -> Json:
        return [[g.kit.ids[tile] for tile in stack] for stack in g.stacks]

    def count(self, g: GlenMore, owner: int) -> Json:
        return [len(stack) for stack in g.stacks]


class Discards(Component):
    name: ClassVar[str] = "discards"

    def read(self, g: GlenMore, owner: int) -> Json:
        return [g.kit.ids[tile] for tile in g.discards]


class Scorings(Component):
    """How many scorings there have been, and what each seat counts in each category now."""

    name: ClassVar[str] = "scoring"

    def read(self, g: GlenMore, owner: int) -> Json:
        seats = range(g.table.seats)
        points = [dict.fromkeys(CATEGORIES, 0) for _ in seats]
        for award in round_awards(g):
            points[award.seat][award.source.removeprefix("score-")] = award.vp
        return {
            "held": g.scorings,
            "counts": [{name: tally(g, seat, category) for category, name in enumerate(CATEGORIES)} for seat in seats],
            "if_scored_now": points,
        }


class TurnUnderWay(Component):
    """The active player's turn: the tile in hand, where one was placed, movements left, what can be activated."""

    name: ClassVar[str] = "turn"

    def read(self, g: GlenMore, owner: int) -> Json:
        woken = ACTIVATE_TILES.woken(g)
        cells = g.estates[g.active].ground.cells
        return {**g.turn_to_json(), "woken": [name_of(cells[slot]) for slot in woken]}


class Tempo(Component):
    """What follows if the turn ends as it stands: who acts in which order, what is left behind, what is drawn."""

    name: ClassVar[str] = "tempo"

    def read(self, g: GlenMore, owner: int) -> Json:
        drawn = g.track.drawn()
        emptied = last_emptied(g, drawn)
        return {
            "order": [{"piece": piece, "turns": turns} for piece, turns in g.track.prospects()],
            "left": g.track.left_behind(),
            "drawn": drawn,
            "scoring": emptied > 0,
            "final": emptied == LAST_STACK,
        }


class Coins(Component):
    name: ClassVar[str] = "coins"
    owned: ClassVar[bool] = True

    def read(self, g: GlenMore, owner: int) -> Json:
        return g.estates[owner].coins


class Whisky(Component):
    name: ClassVar[str] = "whisky"
    owned: ClassVar[bool] = True

    def read(self, g: GlenMore, owner: int) -> Json:
        return g.estates[owner].whisky


class Territory(Component):
    """Every tile with its cell, its goods and its clan members."""

    name: ClassVar[str] = "territory"
    owned: ClassVar[bool] = True

    def read(self, g: GlenMore, owner: int) -> Json:
        return territory_to_json(g, g.estates[owner])


class Parliament(Component):
    name: ClassVar[str] = "parliament"
    owned: ClassVar[bool] = True

    def read(self, g: GlenMore, owner: int) -> Json:
        return g.estates[owner].parliament


class Cards(Component):
    name: ClassVar[str] = "cards"
    owned: ClassVar[bool] = True

    def read(self, g: GlenMore, owner: int) -> Json:
        return cards_to_json(g, g.estates[owner])


class VictoryPoints(Component):
    """Secret until the end. Gains happen in the open, so a redeal has nothing to resample: all could have counted."""

    name: ClassVar[str] = "vp"
    owned: ClassVar[bool] = True
    others: ClassVar[int] = HIDDEN

    def read(self, g: GlenMore, owner: int) -> Json:
        return g.estates[owner].vp


class Sheet(Component):
    """Where the VP came from; as secret as the total."""

    name: ClassVar[str] = "sheet"
    owned: ClassVar[bool] = True
    others: ClassVar[int] = HIDDEN

    def read(self, g: GlenMore, owner: int) -> Json:
        return [award.to_json() for award in g.sheet if award.seat == owner]


COMPONENTS: Final[tuple[Component, ...]] = (
    Rondel(),
    MarketRows(),
    Stacks(),
    Discards(),
    Scorings(),
    TurnUnderWay(),
    Tempo(),
    Coins(),
    Whisky(),
    Territory(),
    Parliament(),
    Cards(),
    VictoryPoints(),
    Sheet(),
)
