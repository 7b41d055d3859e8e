"""Positions of Glen More that cannot be: GM1-INV, and what may be unfinished in a turn."""

from __future__ import annotations

from typing import Final

import pytest

from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.messages import Json
from hindmost.mechanics.cells import cell
from tests.positions.breaking import GONE, Break, Breaks, glen_more

MEADOW_AND_FOREST: Final = """
seat 0: coins 6
  0,0: start-village, member 1
  0,1: s0-meadow-river, sheep 2
  1,0: s0-forest-road, wood 1
"""

TAKING: Final = glen_more(
    "seats 3\nrondel: 0 1 2 die s1-forest-plain-a s1-village-river-wood s1-loch-lochy" + MEADOW_AND_FOREST
)
WITH_CARDS: Final = glen_more(
    """
    seats 4
    discards: s0-forest-road
    seat 0: coins 6
      0,0: start-village, member 1
      0,1: s2-loch-morar
      0,2: s1-loch-lochy
      1,0: s0-quarry-road
    """
)
MANY_TILES: Final = glen_more(
    """
    seats 4
    seat 0: coins 6
      0,0: start-village, member 1
      0,1: s0-meadow-river, sheep 2
      1,0: s0-forest-road, wood 1
      2,0: s0-quarry-road
      0,2: s0-forest-river
      -1,0: s0-cornfield-road
      1,1: s1-forest-plain-a
      1,2: s1-forest-plain-b
    """
)
OVER: Final = glen_more(
    """
    seats 4
    stack 0:
    stack 1:
    stack 2:
    stack 3: s3-loch-shiel
    ---
    0 take 4
    0 place 0,1
    0 end
    over
    """
)


def laid(cell: str, tile: str) -> Json:
    return {"cell": cell, "tile": tile, "goods": {}, "members": 0}


def to_territory(*tiles: Json) -> dict[str, Json]:
    """What else lies there in MANY_TILES; the tiles come from stack 3."""
    names = [item["tile"] for item in tiles]
    return {"estates.0.territory.*": tiles, "stacks.3.-": names}


invariants: Final = Breaks("games/glen_more/check.py")

invariants.add(
    TAKING,
    {"discards.+": "s3-bridge-river"},
    "the tile s3-bridge-river is in 2 places at once",
    "GM1-INV-01",
)
invariants.add(TAKING, {"stacks.3.12": GONE}, "missing: s3-bridge-river", "GM1-INV-01")
invariants.add(
    TAKING,
    {"stacks.3.12": GONE, "stacks.2.+": "s3-bridge-river"},
    "stack 2 holds tiles of other stacks: s3-bridge-river",
    "GM1-INV-01",
)
invariants.add(TAKING, {"estates.1.coins": 7}, "there are 24 coins in play, but there must be 23", "GM1-INV-02")
invariants.add(TAKING, {"market.2": 2}, "there are 25 coins in play, but there must be 23", "GM1-INV-02")
invariants.add(TAKING, {"rondel.tiles.+": None}, "the rondel must have 14 spaces and 4 pieces", "GM1-INV-03")
invariants.add(TAKING, {"rondel.pieces.3": GONE}, "the rondel must have 14 spaces and 4 pieces", "GM1-INV-03")
invariants.add(
    TAKING,
    {"rondel.pieces.3": 2},
    "two pieces stand on one space, or one stands beside the rondel",
    "GM1-INV-03",
)
invariants.add(
    TAKING,
    {"rondel.pieces.3": 14},
    "two pieces stand on one space, or one stands beside the rondel",
    "GM1-INV-03",
)
invariants.add(TAKING, {"rondel.pieces.3": 4}, "a piece and a tile are on one space", "GM1-INV-03")
invariants.add(TAKING, {"rondel.gap": 14}, "the gap cannot be on space 14", "GM1-INV-03")
invariants.add(TAKING, {"rondel.gap": -1}, "the gap cannot be on space -1", "GM1-INV-03")
invariants.add(
    TAKING,
    {"stacks.3.12": GONE, "rondel.tiles.13": "s3-bridge-river"},
    "the gap on space 13 is not empty",
    "GM1-INV-03",
)
invariants.add(TAKING, {"rondel.gap": 12}, "the gap on space 12 is not empty", "GM1-INV-03")
invariants.add(
    TAKING,
    {"rondel.tiles.6": None, "discards.+": "s1-loch-lochy"},
    "space 6 is empty, though a piece is behind it",
    "GM1-TURN-03",
)
invariants.add(TAKING, {"active": 3}, "seat 3 is not at the table", "GM1-DEF-01")
invariants.add(TAKING, {"turn.movement": -1}, "movements cannot be negative")
invariants.add(
    TAKING,
    {"estates.2": GONE, "estates.1.coins": 12},
    "there must be 3 estates",
)
invariants.add(TAKING, {"scorings": 1}, "0 of the stacks 1 to 3 have run out, but there were 1 scorings", "GM1-INV-05")
invariants.add(
    OVER,
    {"frames": [["take"], ["place"], ["activate"], ["refill"], ["next-actor"]]},
    "stack 3 has run out, so the game must be over",
    "GM1-INV-05",
)
invariants.add(TAKING, {"frames": []}, "nothing is left to do, but stack 3 has not run out", "GM1-INV-05")
invariants.add(
    TAKING,
    {"estates.1.territory.0.cell": "0,1"},
    "seat 1: the start village must lie at 0,0",
    "GM1-INV-04",
)
invariants.add(
    TAKING,
    {"estates.1.territory": []},
    "seat 1: the start village must lie at 0,0",
    "GM1-INV-04",
)
invariants.add(
    MANY_TILES,
    {"estates.0.territory.7.cell": "3,3"},
    "seat 0: the territory falls into pieces",
    "GM1-INV-04",
)
invariants.add(
    MANY_TILES,
    to_territory(laid("2,2", "s3-bridge-river"), laid("2,3", "s3-village-river-wood")),
    "seat 0: the river tile on 2,2 is not in the river's column; "
    "seat 0: the river tile on 2,3 is not in the river's column",
    "GM1-INV-04",
)
invariants.add(
    MANY_TILES,
    to_territory(laid("1,3", "s3-fair-road"), laid("2,3", "s3-quarry-road")),
    "seat 0: the road tile on 1,3 is not in the road's row; seat 0: the road tile on 2,3 is not in the road's row",
    "GM1-INV-04",
)
invariants.add(
    MANY_TILES,
    to_territory(laid("0,-1", "s3-forest-plain")),
    "seat 0: the tile on 0,-1 does not fit its neighbours",
    "GM1-INV-04",
)
invariants.add(
    MANY_TILES,
    {
        "estates.0.territory.4.cell": "0,3",
        **to_territory(laid("0,4", "s3-bridge-river"), laid("1,3", "s3-forest-plain")),
    },
    "seat 0: the river has a hole",
    "GM1-INV-04",
)
invariants.add(
    MANY_TILES,
    {
        "estates.0.territory.3.cell": "3,0",
        "estates.0.territory.7.cell": "3,1",
        **to_territory(laid("4,0", "s3-fair-road"), laid("2,1", "s3-forest-plain")),
    },
    "seat 0: the road has a hole",
    "GM1-INV-04",
)
invariants.add(
    TAKING, {"estates.1.territory.0.members": 0}, "seat 1: there must be a clan member in the territory", "GM1-INV-04"
)
invariants.add(
    MANY_TILES,
    {"estates.0.territory.0.members": 2, "estates.0.territory.1.members": -1},
    "seat 0: there must be a clan member in the territory",
    "GM1-INV-04",
)
invariants.add(
    TAKING,
    {"estates.1.coins": -1, "estates.2.coins": 13},
    "seat 1: coins, barrels and members cannot be negative",
    "GM1-INV-04",
)
invariants.add(TAKING, {"estates.1.whisky": -1}, "seat 1: coins, barrels and members cannot be negative", "GM1-INV-04")
invariants.add(
    TAKING, {"estates.1.parliament": -1}, "seat 1: coins, barrels and members cannot be negative", "GM1-INV-04"
)
invariants.add(
    TAKING,
    {"estates.0.territory.1.goods.sheep": 4},
    "seat 0: the tile on 0,1 holds 4 cubes, but has room for 3",
    "GM1-INV-04",
)
invariants.add(
    TAKING,
    {"estates.0.territory.0.goods.sheep": 1},
    "seat 0: the tile on 0,0 holds 1 cubes, but has room for 0",
    "GM1-INV-04",
)
invariants.add(
    WITH_CARDS,
    {"estates.0.cards": ["loch-morar"]},
    "seat 0: the cards are not those of the special tiles in the territory",
    "GM1-INV-04",
)
invariants.add(
    WITH_CARDS,
    {"estates.1.cards.+": "loch-ness"},
    "seat 1: the cards are not those of the special tiles in the territory",
    "GM1-INV-04",
)


def more_stock(g: GlenMore) -> None:
    g.estates[1].stock += 1


def other_open_cells(g: GlenMore) -> None:
    g.estates[1].ground.free.pop()


invariants.bend(TAKING, more_stock, "seat 1: the stock is not the sum of the cubes on the tiles")
invariants.bend(TAKING, other_open_cells, "seat 1: the open cells are not those around the tiles")


unfinished: Final = Breaks("games/glen_more/pending.py")

NO_ROOM: Final = "there is no room for a good that is to be chosen"
CANNOT_PAY: Final = "seat 0 cannot pay what is still to be paid"

PLACING: Final = glen_more("seats 4\nrondel: 0 1 2 3 s0-cornfield-road" + MEADOW_AND_FOREST + "\n---\n0 take 4")
GIVING_A_MEMBER: Final = glen_more(
    """
    seats 4
    rondel: 0 1 2 3 s2-loch-ness
    seat 0: coins 6
      0,0: start-village, member 2
      0,1: s0-meadow-river, member 1
    ---
    0 take 4
    0 place 0,-1
    asks 0 pay-member
    """
)
PAYING: Final = glen_more(
    """
    seats 4
    rondel: 0 1 2 3 s2-butcher-mixed
    seat 0: coins 6
      0,0: start-village, member 2
      1,0: s0-forest-road, wood 1
      2,0: s2-forest-road, wood 1
      0,1: s0-meadow-river, sheep 2, member 1
    ---
    0 take 4
    0 place 1,1
    asks 0 pay
    """
)
CHOOSING_GOODS: Final = glen_more(
    """
    seats 4
    rondel: 0 1 2 3 s1-loch-lochy
    ---
    0 take 4
    0 place 0,-1
    asks 0 choose-good
    """
)
EXCHANGING: Final = glen_more(
    """
    seats 4
    rondel: 0 1 2 3 s1-fair-plain
    seat 0: coins 6, whisky 1
      0,0: start-village, member 2
      1,0: s0-forest-road, wood 2
      0,1: s0-meadow-river, sheep 2, member 1
    ---
    0 take 4
    0 place 1,1
    0 activate 1,1
    0 give 2 different
    asks 0 pay
    """
)
MOVING: Final = glen_more(
    """
    seats 4
    rondel: 0 1 2 3 s1-village-river-wood
    seat 0: coins 6
      0,0: start-village, member 2
      1,0: s0-forest-road, wood 1
    ---
    0 take 4
    0 place 0,-1
    0 activate 0,-1
    0 move 0,0
    asks 0 move-to
    """
)
CONSOLED: Final = glen_more(
    """
    seats 4
    rondel: 0 1 2 3 s0-meadow-river
    seat 0: coins 6
      0,0: start-village
      1,0: s0-forest-road
      2,0: s2-forest-road, member 1
    ---
    0 take 4
    0 move 2,0
    asks 0 console-move
    """
)

unfinished.add(TAKING, {"active": -1}, "somebody's turn is under way, but nobody is active")
unfinished.add(TAKING, {"active": 1}, "seat 1 is not hindmost", "GM1-TURN-03")
unfinished.add(
    PLACING,
    {"turn.hand": None, "discards.+": "s0-cornfield-road"},
    "a tile is in hand exactly from taking it to placing it",
)
unfinished.add(
    TAKING,
    {"turn.hand": "s3-bridge-river", "stacks.3.-": ["s3-bridge-river"]},
    "a tile is in hand exactly from taking it to placing it",
)
unfinished.add(
    PLACING,
    {"turn.spot": "0,0"},
    "a tile was placed this turn exactly if there is something to activate",
)
unfinished.add(
    EXCHANGING,
    {"turn.spot": None},
    "a tile was placed this turn exactly if there is something to activate",
)
unfinished.add(
    GIVING_A_MEMBER,
    {"frames.0.1": cell(0, 2)},
    "one tile is to be placed on two cells",
)
unfinished.add(
    MOVING,
    {"estates.0.territory.0.members": 0},
    "the clan member who is to move is not there",
)
unfinished.add(CONSOLED, {"frames.0.1": 1}, "the clan member who is to move is not there")
unfinished.add(MOVING, {"turn.movement": 0}, "a clan member moves without a movement")
unfinished.add(EXCHANGING, {"frames.1": ["collect", 3, 3]}, "the tile has no such exchange")
unfinished.add(EXCHANGING, {"frames.1": ["collect", 1, 0]}, "the tile has no such exchange")
unfinished.add(CHOOSING_GOODS, {"frames.^": ["choose-good", 1]}, "; ".join(3 * [NO_ROOM]))
unfinished.add(CHOOSING_GOODS, {"estates.0.territory.1.goods.wood": 1}, "; ".join(2 * [NO_ROOM]))
unfinished.add(PAYING, {"frames.0": ["pay", 0, 0, 0, 0]}, "there is nothing to pay")
unfinished.add(PAYING, {"frames.0.1": 4 << 8}, CANNOT_PAY)
unfinished.add(EXCHANGING, {"frames.^": ["hand-over", 2, 0]}, CANNOT_PAY)
unfinished.add(EXCHANGING, {"frames.^": ["hand-over", 0, 7]}, CANNOT_PAY)

reading: Final = Breaks("games/glen_more/reviving.py")

reading.add(TAKING, {"estates.0.territory.2.cell": "0,1"}, "two tiles lie on 0,1")
reading.add(MOVING, {"turn.spot": "5,5"}, "the active player has no tile on '5,5'")


@pytest.mark.parametrize("each", [*invariants.all, *unfinished.all, *reading.all], ids=str)
def test_gm1_inv_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    """Covers: GM1-INV-01, GM1-INV-02, GM1-INV-03, GM1-INV-04, GM1-INV-05"""
    each.judge()


def test_cards_are_the_same_in_any_order() -> None:
    for cards in (["loch-morar", "loch-lochy"], ["loch-lochy", "loch-morar"]):
        WITH_CARDS.restored({"estates.0.cards": cards})
