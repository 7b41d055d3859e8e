"""What lies on the table in Glen More and who may see it (GM1-DEF-10, GM1-DEF-12)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more import shapes
from hindmost.games.glen_more.activate import ACTIVATE_TILES
from hindmost.games.glen_more.refill import LAST_STACK, last_emptied
from hindmost.games.glen_more.scoring import awards_with, card_awards, tally
from hindmost.games.glen_more.state import CATEGORIES, GlenMore, territory_to_json
from hindmost.kernel.messages import Award, Json
from hindmost.kernel.views import COUNT, HIDDEN, Component, Pick
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.components import Cards, Coins, Discards, MarketRows, Scorings, Sheet, VictoryPoints, Whisky
from hindmost.mechanics.shapes import Tempo as WhatFollows
from hindmost.mechanics.track import NO_TILE


class Rondel(Component):
    """By space: the tile or the piece that is there. Pieces are seats; the Die follows the last seat."""

    name: ClassVar[str] = "rondel"
    shape: ClassVar[Any] = list[shapes.RondelSpace]

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


class Stacks(Component):
    """Face down: only the number of tiles left is seen. There is no order: tiles are drawn, not shuffled."""

    name: ClassVar[str] = "stacks"
    others: ClassVar[int] = COUNT
    open_at_end: ClassVar[bool] = False
    shape: ClassVar[Any] = list[list[str]]
    counted: ClassVar[Any] = list[int]

    def read(self, g: GlenMore, owner: int) -> Json:
        return [[g.kit.ids[tile] for tile in stack] for stack in g.stacks]

    def count(self, g: GlenMore, owner: int) -> Json:
        return [len(stack) for stack in g.stacks]


class TurnUnderWay(Component):
    """The active player's turn: the tile in hand, where one was placed, movements left, what can be activated."""

    name: ClassVar[str] = "turn"
    shape: ClassVar[Any] = shapes.GlenMoreTurn

    def read(self, g: GlenMore, owner: int) -> Json:
        woken = ACTIVATE_TILES.woken(g)
        cells = g.estates[g.active].ground.cells
        return {**g.turn_to_json(), "woken": [name_of(cells[slot]) for slot in woken]}


class Tempo(Component):
    """What follows if the turn ends as it stands: who acts in which order, what is left behind, what is drawn."""

    name: ClassVar[str] = "tempo"
    shape: ClassVar[Any] = WhatFollows

    def read(self, g: GlenMore, owner: int) -> Json:
        drawn = min(g.track.drawn(), sum(map(len, g.stacks)))
        emptied = last_emptied(g, drawn)
        return {
            "order": [{"piece": piece, "turns": turns} for piece, turns in g.track.prospects()],
            "left": g.track.left_behind(),
            "drawn": drawn,
            "scoring": emptied > 0,
            "final": emptied == LAST_STACK,
        }


class Territory(Component):
    """Every tile with its cell, its goods and its clan members."""

    name: ClassVar[str] = "territory"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[shapes.Tile]

    def mark(self, g: GlenMore, owner: int) -> object:
        e = g.estates[owner]
        return e.ground, e.goods[:], e.members[:]

    def read(self, g: GlenMore, owner: int) -> Json:
        return territory_to_json(g, g.estates[owner])


class Parliament(Component):
    name: ClassVar[str] = "parliament"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = int

    def read(self, g: GlenMore, owner: int) -> Json:
        return g.estates[owner].parliament


class HiddenPoints(VictoryPoints):
    """Secret until the end. A redeal takes the others to have what the seat has, as one would who has not counted."""

    others: ClassVar[int] = HIDDEN

    def redeal(self, g: GlenMore, seat: int, pick: Pick) -> None:
        if g.stack:
            for estate in g.estates:
                estate.vp = g.estates[seat].vp


class HiddenSheet(Sheet):
    """Where the VP came from; as secret as the total."""

    others: ClassVar[int] = HIDDEN

    def redeal(self, g: GlenMore, seat: int, pick: Pick) -> None:
        if g.stack:
            own = [award for award in g.sheet if award.seat == seat]
            g.sheet = [
                Award(owner, award.vp, award.source, award.clause, award.when)
                for award in own
                for owner in range(g.table.seats)
            ]


COMPONENTS: Final[tuple[Component, ...]] = (
    Rondel(),
    MarketRows(),
    Stacks(),
    Discards(),
    Scorings(lambda g: CATEGORIES, tally, awards_with, card_awards),
    TurnUnderWay(),
    Tempo(),
    Coins(),
    Whisky(),
    Territory(),
    Parliament(),
    Cards(),
    HiddenPoints(),
    HiddenSheet(),
)
