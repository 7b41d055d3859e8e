"""Positions of Glen More II that cannot be."""

from __future__ import annotations

from typing import Any, Final

import pytest

from hindmost.games.glen_more_ii.roles import FROM_TILE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.messages import Json
from tests.chronicles.test_c1 import before_start
from tests.chronicles.test_points_covering import FIELDS, masons
from tests.glen_more_ii_scenario import Scene
from tests.positions.breaking import GONE, Break, Breaks, Position, glen_more_ii

LATE: Final = """
    rondel: 0 1 2 c-edradour
    stack C: c-ullapool c-clachaig-inn
    seat 0: coins 6, whisky 1, persons a-macbeth, domains macleod ross
    0,0: scotsmen 2
    1,1: s-inshriach, wood 1
    2,0: a-halkirk > b-inverness, scotsmen 1
    seat 1: coins 3, domains gunn
    0,1: s-lochridge
    """
"""The stacks S, A and B have run out."""

TAKING: Final = glen_more_ii(LATE)
EARLY: Final = glen_more_ii("rondel: 0 1 2; seat 0; 0,1: s-inshriach")
BEFORE_WORLDS_END: Final = glen_more_ii(
    "rondel: 0 1 2; stack D: worlds-end d-old-forge-inn d-rannoch d-strathdon d-highland-market d-hawick-mill "
    "d-aberdeen-harbour d-loch-morar d-castle-moil d-aberfeldy d-balmoral-castle d-millburn"
)
AFTER_WORLDS_END: Final = glen_more_ii("rondel: 0 1 2 worlds-end; stack D: d-old-forge-inn d-rannoch")
BEFORE_THE_RACE: Final = Position(lambda: before_start().game)
ON_THE_MOUNTAIN: Final = glen_more_ii("chronicles 2; rondel: 1 2 * * * * * * * * - 0:mountain *")
WITH_A_WALL: Final = Position(lambda: walled().game)


def laid(cell: str, *tiles: str, scotsmen: int = 0, **goods: int) -> Json:
    """What lies on a cell, the lowest tile first."""
    return {"cell": cell, "tile": tiles[-1], "covered": list(tiles[:-1]), "goods": goods, "scotsmen": scotsmen}


def to_territory(*cells: Json) -> dict[str, Any]:
    """What else lies in the territory of seat 1 in TAKING; the tiles come from those that were removed."""
    tiles = [tile for item in cells for tile in (*item["covered"], item["tile"])]
    return {"estates.1.territory.*": cells, "removed.-": tiles}


def walled() -> Scene:
    """A double tile covers a material and an animal."""
    scene = masons(FIELDS)
    scene.follow("0 take 5", "0 place 1,1", "asks 0 activate")
    return scene


def seat_1(sentence: str) -> str:
    return f"seat 1: {sentence}"


shape: Final = Breaks("games/glen_more_ii/check.py")

shape.add(
    TAKING,
    {"estates.+": {"territory": [], "coins": 0, "whisky": 0, "vp": 0, "landmarks": [], "persons": [], "clans": []}},
    "there must be 3 estates",
)
shape.add(TAKING, {"stacks.+": []}, "there must be 5 stacks")
shape.add(TAKING, {"active": 3}, "seat 3 is not at the table")
shape.add(TAKING, {"rondel.pieces.+": 13}, "the rondel must have 3 pieces, and room for tiles")
shape.add(TAKING, {"rondel.pieces.2": 14}, "a piece stands beside the rondel")
shape.add(TAKING, {"rondel.pieces.2": -1}, "a pawn is not on the rondel")
shape.add(TAKING, {"rondel.gap": 14}, "the gap cannot be on space 14")

tiles: Final = Breaks("games/glen_more_ii/check.py")

tiles.add(TAKING, {"discards.+": "a-dornie"}, "the tile a-dornie is in 2 places at once")
tiles.add(TAKING, {"removed.-": ["a-dornie"]}, "missing: a-dornie")
tiles.add(TAKING, {"discards.+": "home-castle"}, "home tiles lie elsewhere")
tiles.add(TAKING, {"discards.+": "david-hume"}, "the person david-hume is neither beside the board nor with a player")
tiles.add(
    TAKING, {"stacks.3.+": "a-dornie", "removed.-": ["a-dornie"]}, "stack C holds tiles of other stacks: a-dornie"
)

rondel: Final = Breaks("games/glen_more_ii/check.py")

rondel.add(TAKING, {"rondel.pieces.2": 1}, "2 pieces stand on space 1")
rondel.add(TAKING, {"rondel.pieces.2": 3}, "a piece and a tile are on space 3")
rondel.add(TAKING, {"rondel.gap": 12}, "the gap on space 12 is not empty")
rondel.add(
    TAKING, {"rondel.tiles.5": None, "discards.+": "s-black-isle"}, "there is a hole in the line of tiles and pieces"
)
rondel.add(
    TAKING, {"rondel.tiles.12": None, "discards.+": "a-butcher"}, "spaces are empty though there are tiles to lay"
)

rondel.add(
    BEFORE_THE_RACE,
    {"rondel.pieces.2": 3, "slices.dragon-boats.started": 1},
    "a piece is on b-race-start that cannot stop there",
)
rondel.add(ON_THE_MOUNTAIN, {"rondel.pieces.1": 11}, "2 pawns are on mountain")

turn: Final = Breaks("games/glen_more_ii/check.py")

turn.add(TAKING, {"turn.movement": -1}, "movement points cannot be negative")
turn.add(TAKING, {"turn.mover": 3}, "there is no piece 3")
turn.add(TAKING, {"scorings": 1}, "there must have been 2 scorings, not 1")
turn.add(
    EARLY,
    {"stacks.2.-": ["b-kingussie"], "discards.+": "b-kingussie"},
    "stack B is not whole, though one before it is not empty",
)
turn.add(TAKING, {"frames": [], "scorings": 3}, "nothing is left to do, but not everybody has reached World's End")

turn.add(
    BEFORE_WORLDS_END,
    {"stacks.4.0": "d-castle-of-mey", "removed.-": ["d-castle-of-mey"], "discards.+": "worlds-end"},
    "the tile worlds-end came too early, or lies in its stack too long; World's End is not on the rondel",
)
turn.add(
    AFTER_WORLDS_END,
    {"stacks.4.0": "worlds-end", "rondel.tiles.3": "d-old-forge-inn"},
    "the tile worlds-end came too early, or lies in its stack too long",
)
turn.add(
    AFTER_WORLDS_END,
    {"stacks.4.0": GONE, "rondel.tiles.3": "d-old-forge-inn", "discards.+": "worlds-end"},
    "World's End is not on the rondel",
)

clans: Final = Breaks("games/glen_more_ii/check.py")

clans.add(TAKING, {"estates.1.clans.+": "ruthven"}, "the domain ruthven is out of use")
clans.add(TAKING, {"estates.1.clans.+": "ross"}, "2 markers are on the domain ross")
clans.add(
    TAKING,
    {
        "estates.1.clans": [
            "gunn",
            "grant",
            "cameron",
            "chisholm",
            "macdonald",
            "brodie",
            "macdonell",
            "macgregor",
            "macintosh",
            "maclean",
            "macmillan",
        ]
    },
    "seat 1 has placed 11 markers, but has only 10",
)

territory: Final = Breaks("games/glen_more_ii/check.py")

territory.add(TAKING, {"estates.1.territory.0.cell": "0,2"}, seat_1("the home tiles must lie at 0,0 and 1,0"))
territory.add(TAKING, {"estates.2.territory": []}, "seat 2: the home tiles must lie at 0,0 and 1,0")
territory.add(TAKING, {"estates.1.territory.2.cell": "0,3"}, seat_1("the territory falls into pieces"))
territory.add(TAKING, to_territory(laid("1,1", "a-robert-i")), seat_1("what lies on 1,1 is no territory tile"))
territory.add(
    TAKING, to_territory(laid("1,1", "a-robert-i", "a-dornie")), seat_1("what lies on 1,1 is no territory tile")
)
territory.add(
    TAKING,
    to_territory(laid("1,1", "a-dornie", "b-abernethy")),
    seat_1("a tile on 1,1 may not cover the one beneath it"),
)
territory.add(TAKING, to_territory(laid("1,1", "b-abernethy")), seat_1("the overlay on 1,1 covers nothing"))
territory.add(
    TAKING,
    {"estates.1.territory.2.goods": {"cattle": 3, "wood": 1}},
    seat_1("the tile on 0,1 holds more than 3 resources"),
)
territory.add(
    TAKING,
    {"estates.1.territory.+": {"cell": "1,1", "tile": None, "covered": [], "goods": {}, "scotsmen": 1}},
    seat_1("something lies on 1,1, where there is no tile"),
)
territory.add(
    TAKING,
    {"estates.1.territory.+": {"cell": "1,1", "tile": None, "covered": [], "goods": {"wood": 1}, "scotsmen": 0}},
    seat_1("something lies on 1,1, where there is no tile"),
)
territory.add(TAKING, {"estates.1.territory.0.scotsmen": 20}, seat_1("there cannot be 20 Scotsmen"))
territory.add(TAKING, {"estates.1.territory.0.scotsmen": -1}, seat_1("there cannot be -1 Scotsmen"))
territory.add(TAKING, {"estates.1.coins": -1}, seat_1("coins and barrels cannot be negative"))
territory.add(TAKING, {"estates.1.whisky": -1}, seat_1("coins and barrels cannot be negative"))
territory.add(
    TAKING, {"estates.1.persons.+": "a-dornie", "removed.-": ["a-dornie"]}, seat_1("a tile among the persons is none")
)
territory.add(
    TAKING, to_territory(laid("0,2", "c-carse-of-gowrie")), seat_1("the river tile on 0,2 is not in the river's row")
)
territory.add(
    TAKING,
    to_territory(laid("-1,0", "a-dornie")),
    seat_1("the river breaks off at -1,0"),
)
territory.add(TAKING, to_territory(laid("2,0", "a-dornie")), seat_1("the river breaks off at 1,0"))
territory.add(TAKING, {"estates.0.landmarks": []}, "seat 0: a landmark tile lies there without its card")
territory.add(
    TAKING, {"estates.1.landmarks.+": "loch-morar"}, seat_1("there is a landmark card whose tile was never placed")
)
territory.add(
    TAKING,
    {"estates.1.landmarks": ["loch-ness"], "estates.2.landmarks": ["loch-ness"]},
    "seat 1: a landmark card is with two players; seat 2: a landmark card is with two players",
)


def more_stock(g: GlenMoreII) -> None:
    g.estates[1].stock += 1


def other_open_cells(g: GlenMoreII) -> None:
    g.estates[1].ground.free.pop()


territory.bend(TAKING, more_stock, seat_1("the stock is not the sum of the resources on the tiles"))
territory.bend(TAKING, other_open_cells, seat_1("the open cells are not those around the tiles"))


doubles: Final = Breaks("games/glen_more_ii/check.py")

doubles.add(
    WITH_A_WALL,
    {"estates.0.territory.3": laid("1,1", "s-black-isle"), "discards.+": "a-wall"},
    "seat 0: the left half of wall-right is missing",
)
doubles.add(
    WITH_A_WALL,
    {"estates.0.territory.4": laid("2,1", "s-lochridge"), "estates.0.landmarks": []},
    "seat 0: the right half of a-wall is not beside it",
)
doubles.add(
    WITH_A_WALL,
    {
        "estates.0.territory.4": laid("2,1", "a-castle-stalker", "wall-right"),
        "estates.0.landmarks.+": "castle-stalker",
        "stacks.1.-": ["a-castle-stalker"],
        "discards.+": "s-lochridge",
    },
    "seat 0: a-wall may not cover those two tiles together",
)


def unbound(g: GlenMoreII) -> None:
    g.estates[0].ground.linked.clear()


doubles.bend(WITH_A_WALL, unbound, "seat 0: double tiles are not held together")

unfinished: Final = Breaks("games/glen_more_ii/pending.py")
RICH: Final = """
    stack C: c-ullapool c-clachaig-inn
    seat 0: coins 9, whisky 2
    0,0: scotsmen 2
    1,0: scotsmen 1
    1,1: s-inshriach, wood 2
    0,1: s-ballachulish, stone 2
    2,1: s-lochridge, cattle 2
    """
PLACING: Final = glen_more_ii(f"rondel: 0 1 2 a-halkirk; {RICH}---\n0 take 3")
PAYING: Final = glen_more_ii(f"rondel: 0 1 2 b-crieff-tryst; {RICH}---\n0 take 3\nasks 0 pay")
GIVING_A_SCOTSMAN: Final = glen_more_ii(f"rondel: 0 1 2 c-loch-ness; {RICH}---\n0 take 3\nasks 0 pay-scotsmen")
ACTIVATING: Final = glen_more_ii(f"rondel: 0 1 2 a-halkirk; {RICH}---\n0 take 3\n0 place -1,0\nasks 0 activate")
WALKING: Final = glen_more_ii(
    f"rondel: 0 1 2 a-halkirk; {RICH}---\n0 take 3\n0 place -1,0\n0 activate -1,0\n0 move 0,0\nasks 0 walk-to"
)
TRADING: Final = glen_more_ii(
    f"rondel: 0 1 2 b-crieff-tryst; {RICH}---\n0 take 3\n0 pay wood 1,1\n0 place -1,1\n0 activate -1,1\nasks 0 trade"
)
EXCHANGING: Final = glen_more_ii(
    f"rondel: 0 1 2 b-crieff-tryst; {RICH}---\n0 take 3\n0 pay wood 1,1\n0 place -1,1\n0 activate -1,1\n"
    "0 give 2 different\nasks 0 pay"
)
EFFECTS: Final = glen_more_ii(
    f"rondel: 0 1 2 a-donan-castle; {RICH}---\n0 take 3\n0 pay wood 1,1\n0 pay stone 0,1\n0 place -1,1\nasks 0 effects"
)
PROMISED: Final = glen_more_ii(
    f"rondel: 0 1 2 b-scone-abbey; {RICH}---\n0 take 3\n0 pay wood 1,1\n0 pay stone 0,1\n0 place -1,0\n"
    "0 activate -1,0\n0 pay wood 1,1\nasks 0 place-marker"
)
REMOVING: Final = glen_more_ii(
    """
    rondel: 0 1 2 d-loch-morar worlds-end
    stack D: d-rannoch d-strathdon
    seat 0: whisky 2
    0,0: scotsmen 2
    0,1: s-ballachulish, stone 2
    0,2: s-inshriach, wood 2
    ---
    0 take 3
    0 place -1,1
    asks 0 remove-tiles
    """
)
ON_WORLDS_END: Final = glen_more_ii("rondel: 0 1+2:worlds-end * * * * * * * * * * * -; stack D: d-rannoch")
WITH_DIE: Final = glen_more_ii("rondel: 0 1 die; seat 0: coins 3; 0,1: s-inshriach")
CANNOT_PAY: Final = "seat 0 cannot pay what is still to be paid"

unfinished.add(TAKING, {"active": -1}, "somebody's turn is under way, but nobody is active")
unfinished.add(
    PLACING, {"turn.hand": None, "discards.+": "a-halkirk"}, "a tile is in hand exactly from taking it to placing it"
)
unfinished.add(
    TAKING,
    {"turn.hand": "a-dornie", "removed.-": ["a-dornie"]},
    "a tile is in hand exactly from taking it to placing it",
)
unfinished.add(
    PLACING,
    {"turn.hand": "a-robert-i", "discards.+": "a-halkirk", "removed.-": ["a-robert-i"]},
    "the tile in hand cannot be placed",
)
unfinished.add(ACTIVATING, {"turn.spot": 6}, "the turn speaks of a tile that is not there")
unfinished.add(ACTIVATING, {"turn.activated": [6]}, "the turn speaks of a tile that is not there")
unfinished.add(TAKING, {"turn.spot": 1}, "a tile was placed before one was taken")
unfinished.add(PLACING, {"turn.spot": 1}, "a tile was placed before one was taken")
unfinished.add(ACTIVATING, {"turn.mover": 1}, "the piece that moves is another player's")
unfinished.add(EXCHANGING, {"frames.1": ["collect", 5, 2]}, "the tile has no such exchange")
unfinished.add(EXCHANGING, {"frames.1": ["collect", 0, 0]}, "the tile has no such exchange")
unfinished.add(EFFECTS, {"frames.0.2": 0}, "the tile has no such effects")
unfinished.add(EFFECTS, {"frames.0.2": 4}, "the tile has no such effects")
unfinished.add(EFFECTS, {"turn.spot": None}, "a tile has effects, but none was placed")
unfinished.add(REMOVING, {"frames.0": ["remove-tiles", 3, 1, 0]}, "a tile cannot be removed")
unfinished.add(REMOVING, {"frames.0": ["remove-tiles", 1, 1, 1]}, "a tile cannot be removed")
unfinished.add(REMOVING, {"frames.0": ["remove-tiles", 0, 1, 1 << 2]}, "the territory would fall apart")
unfinished.add(EXCHANGING, {"frames.^": ["hand-over", 3, 0]}, CANNOT_PAY)
unfinished.add(EXCHANGING, {"frames.^": ["hand-over", 0, 10]}, CANNOT_PAY)
unfinished.add(PAYING, {"frames.0": ["pay", 0, 0, 0, 0, 0, 0, 0]}, "there is nothing to pay")
unfinished.add(PAYING, {"frames.0": ["pay", 4 << 16, 0, 0, 0, 0, 0, 0]}, CANNOT_PAY)
unfinished.add(PAYING, {"frames.0.7": 3}, CANNOT_PAY)
unfinished.add(TAKING, {"active": 1, "turn.mover": 1}, "piece 1 is not hindmost")
unfinished.add(ON_WORLDS_END, {"rondel.pieces.0": 1}, "piece 0 is not hindmost")
unfinished.add(WITH_DIE, {"frames.^": ["place-marker", 0], "turn.mover": 2}, "piece 2 is not hindmost")
unfinished.add(
    PLACING,
    {"estates.0.territory.0.scotsmen": 0, "estates.0.territory.1.scotsmen": 0},
    "there is no place for the tile in hand",
)
unfinished.add(
    PAYING,
    {"estates.0.territory.0.scotsmen": 0, "estates.0.territory.1.scotsmen": 0},
    "there is no place for the tile in hand",
)
unfinished.add(GIVING_A_SCOTSMAN, {"frames.0.1": 4}, "the Scotsmen to be paid are not there")
unfinished.add(GIVING_A_SCOTSMAN, {"frames.0.1": 0}, "the Scotsmen to be paid are not there")
unfinished.add(WALKING, {"frames.0.1": 2}, "the Scotsman who is to move cannot")
unfinished.add(WALKING, {"turn.movement": 0}, "the Scotsman who is to move cannot")
kept: Final = Breaks("kernel/snapshots.py")
# A tile that lies elsewhere is known by its number, above those of all slots.
NO_SUCH_TILE: Final = FROM_TILE + len(Scene("").kit.ids)
unfinished.add(TRADING, {"frames.0.1": FROM_TILE}, "nothing can be exchanged there")
kept.add(TRADING, {"frames.0.1": NO_SUCH_TILE}, f"the frame 'trade' cannot have the origin {NO_SUCH_TILE}")
unfinished.add(TRADING, {"frames.0.1": 0}, "nothing can be exchanged there")
unfinished.add(
    TRADING,
    {"estates.0.coins": 0, "estates.0.territory.2.goods": {}, "estates.0.territory.3.goods": {}},
    "nothing can be exchanged there",
)
unfinished.add(
    PROMISED,
    {
        "estates.0.coins": 0,
        "estates.1.clans": ["macleod"],
        **{f"estates.0.territory.{slot}.goods": {} for slot in (2, 3, 4)},
    },
    "the promised marker cannot be placed",
)

stock: Final = Breaks("games/glen_more_ii/stock.py")

stock.add(
    TAKING, {"frames.^": ["pay-from-stock", 2, 0, 0, 0, 0]}, "the frame 'pay-from-stock' asks for what is not there"
)
stock.add(
    TAKING, {"frames.^": ["pay-from-stock", 1, 0, 0, 0, 7]}, "the frame 'pay-from-stock' asks for what is not there"
)

reading: Final = Breaks("games/glen_more_ii/reviving.py")

reading.add(ACTIVATING, {"turn.activated": [-1]}, "slots are counted from 0")
reading.add(TAKING, {"estates.1.territory.2.cell": "1,0"}, "two tiles lie on 1,0")
reading.add(TAKING, {"estates.0.territory.3.tile": None}, "a tile on 2,0 is covered by none")


@pytest.mark.parametrize(
    "each",
    [
        break_
        for breaks in (shape, tiles, rondel, turn, clans, territory, doubles, unfinished, kept, stock, reading)
        for break_ in breaks.all
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
