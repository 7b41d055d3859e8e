"""EX-GM2: the worked examples of the rules, with their numbers."""

from __future__ import annotations

import pytest

from hindmost.catalogue.glen_more_ii import load_glen_more_ii
from tests.clauses.test_gm2_score import awards, ended
from tests.glen_more_ii_scenario import Scene, run

NO_STACKS = "\nstack S:\nstack A:\nstack B:\nstack C:\nstack D:\n"


def test_ex_gm2_01_turn_order() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach a-robert-i
        ---
        0 take 2
        0 place 0,1
        0 end
        asks 1 take
        1 take 3
        asks 1 place-marker
        1 claim macleod
        # nothing is placed or activated
        offers: end
        seat 1: persons a-robert-i, domains macleod, tiles 2
    """)


def test_ex_gm2_02_the_die_passes_over_a_guarded_tile() -> None:
    scene = Scene("seats 2\noption die: with\nrondel: die 0 1 s-inshriach s-lochridge a-loch-lochy")
    chronicle_tile = scene.kit.number["s-lochridge"]
    scene.book.guarded[chronicle_tile] = True
    try:
        scene.draw("die", "2")
        assert scene.rondel[3:6] == ["s-inshriach", "s-lochridge", "die"]
        assert [scene.kit.ids[tile] for tile in scene.state.discards] == ["a-loch-lochy"]
    finally:
        scene.book.guarded[chronicle_tile] = False


def test_ex_gm2_03_buying_for_the_butcher() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        market: cattle 1
        seat 0: coins 2
          1,1: a-butcher
        ---
        0 take 2
        0 place 0,1
        0 activate 1,1
        market: cattle 2
        seat 0: coins 0, cattle 0, vp 3
    """)


def test_ex_gm2_04_selling_a_sheep() -> None:
    run("""
        seats 2
        market: sheep 3
        seat 0: coins 0
          0,1: s-inshriach, sheep 1
        ---
        0 sell sheep 0,1
        seat 0: coins 3
        market: sheep 2
    """)


def test_ex_gm2_05_placing_lochridge() -> None:
    run("""
        seats 2
        rondel: 0 1 s-lochridge
        seat 0: coins 0
          2,0: a-halkirk
        ---
        0 take 2
        # at an end of the river
        refuses: place -1,0 GM2-RIVER-03
        refuses: place 3,0 GM2-RIVER-03
        # no Scotsman near it
        refuses: place 2,1 GM2-PLACE-03
        offers: place 0,1 / place 0,-1 / place 1,1 / place 1,-1
    """)


def test_ex_gm2_06_halkirk_lengthens_the_river() -> None:
    run("""
        seats 2
        rondel: 0 1 a-halkirk
        seat 0: coins 0
          1,0: scotsmen 1
        ---
        0 take 2
        refuses: place 0,1 GM2-RIVER-02
        offers: place -1,0 / place 2,0
    """)


INVERNESS = """
        seats 2
        rondel: 0 1 b-inverness
        seat 0: coins 0
          1,1: s-inshriach
          2,0: a-halkirk, scotsmen 1
          1,0: scotsmen 1
          0,1: s-ballachulish, wood 1, stone 1
        ---
        0 take 2
"""


def test_ex_gm2_07_inverness_on_halkirk() -> None:
    scene = run(INVERNESS)
    assert "place 2,0" in scene.offers


def test_ex_gm2_08_halkirk_beside_the_home_castle() -> None:
    run("""
        seats 2
        rondel: 0 1 a-halkirk
        seat 0: coins 0
          0,0: scotsmen 0
          1,0: scotsmen 1
          1,1: s-inshriach
        ---
        0 take 2
        0 place 2,0
        seat 0: cell 2,0 a-halkirk scotsmen 1
        # the home village is not adjacent
        offers: activate 2,0 / activate 1,0 / activate 1,1 / end
        0 activate 2,0
        0 activate 1,0
        0 activate 1,1
        movement 2
        seat 0: cell 1,1 s-inshriach wood 1
    """)


def test_ex_gm2_09_inverness_activates_again() -> None:
    scene = run(INVERNESS)
    scene.play(0, "place 2,0", "activate 2,0", "activate 1,0", "activate 1,1")
    assert scene.state.movement == 2
    assert scene.seat(0) == scene.seat(0) | {"cards": ["inverness"], "wood": 1, "barley": 1, "whisky": 1}
    covered = scene.cell(0, "2,0")
    assert covered is not None
    assert (covered["tile"], covered["scotsmen"], covered["barley"]) == ("b-inverness", 2, 1)


def test_ex_gm2_10_roads_on_an_empty_board() -> None:
    scene = run("""
        seats 2
        rondel: 0 1 a-robert-i
        ---
        roads: macleod 0, mckay 2
        0 take 2
        0 claim macleod
        seat 0: coins 3
    """)
    assert scene.seat(0)["domains"] == ["macleod"]


@pytest.mark.parametrize("owner", [0, 1])
def test_ex_gm2_11_a_marker_of_anybody_shortens_the_way(owner: int) -> None:
    run(f"""
        seats 2
        seat {owner}: domains macmillan
        ---
        roads: maclachlan 1
    """)


MARKET_IS_FULL = "market: wood 3, stone 3, barley 3, sheep 3, cattle 3"


def traded(tile: str, goods: str, *steps: str) -> Scene:
    scene = run(f"""
        seats 2
        rondel: 0 1 s-inshriach
        {MARKET_IS_FULL}
        seat 0: coins 0
          0,0: scotsmen 1, {goods}
          1,1: {tile}
        ---
        0 take 2
        0 place 0,1
        0 activate 1,1
    """)
    scene.play(0, *steps)
    return scene


def test_ex_gm2_12_animals() -> None:
    scene = traded("c-glengorm", "sheep 1, cattle 2", "give 3 any of sheep or cattle", "pay sheep 0,0")
    assert scene.seat(0) == scene.seat(0) | {"vp": 8, "sheep": 0, "cattle": 0}


def test_ex_gm2_13_any_three() -> None:
    scene = traded("d-highland-market", "sheep 1, stone 2", "pay sheep 0,0")
    assert scene.seat(0) == scene.seat(0) | {"vp": 7, "sheep": 0, "stone": 0}


def test_ex_gm2_14_scoring_landmarks() -> None:
    cards = [
        "cards loch-ness loch-lochy loch-shiel loch-morar inverness",
        "cards castle-moil castle-stalker donan-castle",
        "cards duart-castle",
    ]
    scene = ended(3, "".join(f"seat {seat}: {mine}\n" for seat, mine in enumerate(cards)))
    assert awards(scene, "score-landmarks") == [5, 2, 0]


def test_ex_gm2_15_castle_moil() -> None:
    scene = Scene("seats 2\nseat 0: cards castle-moil\n  1,0: scotsmen 3\n")
    assert scene.game.view()["table"]["scoring"]["counts"][0]["castle"] == 6


def column(tiles: list[str]) -> str:
    """Tile lines of a territory whose tiles lie below the home village."""
    return "".join(f"  0,{row}: {tile}\n" for row, tile in enumerate(tiles, start=1))


def test_ex_gm2_16_territories() -> None:
    """Sizes 15, 13 and 16, of which two are the home tiles."""
    used = ("s-lochridge",)  # lies on the rondel
    tiles = [tile.id for tile in load_glen_more_ii(None).tiles if not tile.is_person and tile.id not in used]
    lots = [tiles[:13], tiles[13:24], tiles[24:38]]
    scene = ended(3, "".join(f"seat {seat}: coins 0\n{column(lot)}" for seat, lot in enumerate(lots)))
    assert [scene.seat(seat)["tiles"] for seat in range(3)] == [15, 13, 16]
    assert awards(scene, "score-size") == [-6, 0, -9]


def test_ex_gm2_17_trade_values() -> None:
    market = traded("d-highland-market", "sheep 1, stone 2", "pay sheep 0,0").seat(0)["vp"]
    three = traded("c-glengorm", "sheep 1, cattle 2", "give 3 any of sheep or cattle", "pay sheep 0,0").seat(0)["vp"]
    two = traded("c-glengorm", "sheep 1, cattle 1", "pay sheep 0,0").seat(0)["vp"]
    assert (market, three, two, market + three + two) == (7, 8, 5, 20)
    assert traded("c-tomintoul-fair", "barley 1, sheep 1, cattle 1").seat(0)["vp"] == 8


@pytest.mark.parametrize(
    ("rolls", "discarded", "die_at"),
    [
        (["2"], ["s-lochridge", "s-inshriach"], 3),
        (["3"], ["s-inshriach"], None),
    ],
)
def test_ex_gm2_18_the_die_near_worlds_end(rolls: list[str], discarded: list[str], die_at: int | None) -> None:
    scene = Scene("seats 2\noption die: with\nrondel: die s-inshriach 0 s-lochridge worlds-end 1" + NO_STACKS)
    scene.draw("die", *rolls)
    assert scene.asked == (0, "take")
    assert [scene.kit.ids[tile] for tile in scene.state.discards] == discarded
    assert ("die" in scene.rondel) == (die_at is not None)
    assert die_at is None or scene.rondel[die_at] == "die"


def test_ex_gm2_18_a_one_leaves_it_hindmost() -> None:
    scene = Scene("seats 2\noption die: with\nrondel: die s-inshriach 0 s-lochridge worlds-end 1" + NO_STACKS)
    scene.draw("die", "1", "1")
    assert scene.asked == (0, "take")
    assert [scene.kit.ids[tile] for tile in scene.state.discards] == ["s-inshriach", "s-lochridge"]
    assert scene.rondel[3] == "die"


@pytest.mark.parametrize(("there", "after"), [(9, 9), (8, 9)])
def test_ex_gm2_19_an_empty_supply_of_scotsmen(there: int, after: int) -> None:
    scene = run(f"""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 1
          0,0: scotsmen {there}
        ---
        0 take 2
        0 claim ross
    """)
    if there < after:
        scene.play(0, "enlist 0,0")
    assert scene.seat(0) == scene.seat(0) | {"domains": ["ross"], "scotsmen": after, "reserve": 0}


def test_ex_gm2_19_mckinnon_still_gives_its_coins() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 1
          0,0: scotsmen 9
        ---
        0 take 2
        0 claim mckinnon
        seat 0: coins 2, scotsmen 9
    """)


def test_ex_gm2_20_a_person_without_coins() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i a-william-wallace
        ---
        0 take 2
        offers: claim macleod
        0 claim macleod
        0 end
        1 take 3
        # no road of 0 is left: the marker lapses, the tile is kept
        asks 1 activate
        seat 1: persons a-william-wallace, markers 10
    """)
