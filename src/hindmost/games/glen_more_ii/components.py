"""What lies on the table in Glen More II and who may see it: everything but the stacks (GM2-COMP-07)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.catalogue.glen_more_ii.model import START
from hindmost.games.glen_more_ii import shapes
from hindmost.games.glen_more_ii.activate import ACTIVATE_TILES, ACTIVATE_WITHIN
from hindmost.games.glen_more_ii.clans import cheapest_roads
from hindmost.games.glen_more_ii.fetching import placer
from hindmost.games.glen_more_ii.refill import current_stack
from hindmost.games.glen_more_ii.scoring import awards_with, result
from hindmost.games.glen_more_ii.state import GlenMoreII, territory_to_json
from hindmost.games.glen_more_ii.tempo import Tempo
from hindmost.kernel.messages import Json
from hindmost.kernel.views import COUNT, Component
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.components import Cards, Coins, Discards, MarketRows, Scorings, Sheet, VictoryPoints, Whisky
from hindmost.mechanics.glen import NOWHERE
from hindmost.mechanics.track import NO_TILE


class Rondel(Component):
    """By space: the tile and the pieces that are there. Pieces are seats; the Die follows the last seat."""

    name: ClassVar[str] = "rondel"
    shape: ClassVar[Any] = list[shapes.SharedSpace]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [
            {
                "tile": None if tile == NO_TILE else g.kit.ids[tile],
                "pieces": [piece for piece, where in enumerate(g.track.pieces) if where == space],
                "gap": space == g.track.gap,
            }
            for space, tile in enumerate(g.track.tiles)
        ]


class Neutral(Component):
    """The names of the pieces that belong to no seat; they follow the last seat."""

    name: ClassVar[str] = "neutral"
    shape: ClassVar[Any] = list[str]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [actor.name for actor in g.table.actors[g.table.seats :]]


class Stacks(Component):
    """Face down: only the number of tiles left is seen. There is no order: tiles are drawn, not shuffled."""

    name: ClassVar[str] = "stacks"
    others: ClassVar[int] = COUNT
    open_at_end: ClassVar[bool] = False
    shape: ClassVar[Any] = dict[str, list[str]]
    counted: ClassVar[Any] = dict[str, int]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return {name: [g.kit.ids[tile] for tile in g.stacks[n]] for n, name in enumerate(g.book.stack_names)}

    def count(self, g: GlenMoreII, owner: int) -> Json:
        return {name: len(g.stacks[number]) for number, name in enumerate(g.book.stack_names)}


class Removed(Component):
    """Out of the game."""

    name: ClassVar[str] = "removed"
    shape: ClassVar[Any] = list[str]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [g.kit.ids[tile] for tile in g.removed]


class OpenLandmarks(Component):
    """The landmark cards beside the board: those of the stacks that have come into play (GM2-SETUP-11)."""

    name: ClassVar[str] = "landmarks"
    shape: ClassVar[Any] = list[str]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        taken = {card for e in g.estates for card in e.cards}
        stack = max(1, current_stack(g))
        return [
            card_id
            for card, card_id in enumerate(g.kit.card_ids)
            if card not in taken and g.book.card_stacks[card] <= stack
        ]


class Clans(Component):
    """By domain: whose markers are there, in the order of seats, what a marker there costs now (None: nobody may
    place one), and the domains along the road that is paid."""

    name: ClassVar[str] = "clans"
    shape: ClassVar[Any] = dict[str, shapes.ClanDomain]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        costs = g.with_tolls(g.road_costs())
        taken = g.clans.occupied()
        ids = g.book.domain_ids
        names = [*ids, START]
        roads = cheapest_roads(len(ids), taken, g.book.roads)
        clans = {}
        for domain, domain_id in enumerate(ids):
            free = g.book.in_use[domain] and (g.book.shared[domain] or not taken >> domain & 1)
            clans[domain_id] = {
                "markers": [seat for seat, placed in enumerate(g.clans.markers) for mark in placed if mark == domain],
                "coins": costs[domain] if free else None,
                "road": [names[node] for node in roads.get(domain, [])] if free else [],
            }
        return clans


class TurnUnderWay(Component):
    """The active player's turn: the tile in hand, where one was placed, movement points left, what can be activated."""

    name: ClassVar[str] = "turn"
    shape: ClassVar[Any] = shapes.GlenMoreIITurn

    def read(self, g: GlenMoreII, owner: int) -> Json:
        turn = g.turn_to_json()
        turn.pop("whose", None)
        cells = g.estates[g.whose].ground.cells if g.whose >= 0 else []
        placed = g.estates[placer(g)].ground.cells if g.spot != NOWHERE else []
        return {
            **turn,
            "spot": None if turn["spot"] is None else _name(placed, turn["spot"]),
            "activated": [_name(cells, slot) for slot in turn["activated"]],
            "woken": [_name(cells, slot) for slot in ACTIVATE_TILES.woken(g) or ACTIVATE_WITHIN.woken(g)],
        }


def _name(cells: list[int], slot: int) -> str:
    return name_of(cells[slot])


class Territory(Component):
    """Every tile with its cell, the tiles it covers, its resources and its Scotsmen. A seat that is nobody's builds
    none: whoever acts for it shows what it has."""

    name: ClassVar[str] = "territory"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[shapes.LandTile]

    def mark(self, g: GlenMoreII, owner: int) -> object:
        e = g.estates[owner]
        return e.ground, e.goods[:], e.members[:]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        if g.table.nobodys[owner]:
            return []
        return [item for item in territory_to_json(g, g.estates[owner]) if item["tile"] is not None]


class Reserve(Component):
    """The Scotsmen and clan markers of the personal supply."""

    name: ClassVar[str] = "reserve"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = shapes.Reserve

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return {"scotsmen": g.reserve(owner), "markers": g.markers_left(owner)}


class Persons(Component):
    name: ClassVar[str] = "persons"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[str]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [g.kit.ids[tile] for tile in g.persons[owner]]


class Domains(Component):
    """The domains of a player's markers, in the order in which they were placed."""

    name: ClassVar[str] = "domains"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[str]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [g.book.domain_ids[domain] for domain in g.clans.markers[owner]]


COMPONENTS: Final[tuple[Component, ...]] = (
    Rondel(),
    Neutral(),
    MarketRows(),
    Stacks(),
    Discards(),
    Removed(),
    OpenLandmarks(),
    Clans(),
    Scorings(lambda g: g.book.categories, result, awards_with),
    TurnUnderWay(),
    Tempo(),
    Coins(),
    Whisky(),
    Territory(),
    Reserve(),
    Cards(),
    Persons(),
    Domains(),
    VictoryPoints(),
    Sheet(),
)
