"""GM1-ACT-08 to 12 and 14: tiles that take cubes for barrels and points."""

from __future__ import annotations

import pytest

from tests.scenario import run


def test_gm1_act_08_the_distillery_turns_one_grain_into_one_barrel() -> None:
    """Three grain are held; one goes. The tenth barrel is as welcome as the first."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        seat 0: coins 6, whisky 9
          0,0: start-village, member 1
          1,0: s0-cornfield-road, grain 3
          2,0: s1-distillery-road
          1,1: s1-distillery-plain
        ---
        0 take 4
        0 place 0,1
        refuses: activate 2,0 GM1-ACT-01
        0 activate 1,1
        seat 0: grain 2, whisky 10, coins 6
        refuses: activate 1,1 GM1-ACT-04
        market: grain 0
    """)


def test_gm1_act_08_the_grain_may_be_bought() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        market: grain 1
        seat 0: coins 2
          0,0: start-village, member 1
          1,0: s1-distillery-road
        ---
        0 take 4
        0 place 0,1
        0 activate 1,0
        seat 0: coins 0, whisky 1, grain 0
        market: grain 2
    """)


@pytest.mark.parametrize(("coins", "filled"), [(1, 1), (9, 3)])
def test_gm1_act_08_without_grain_and_without_a_purchase_there_is_no_barrel(coins: int, filled: int) -> None:
    run(f"""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        market: grain {filled}
        seat 0: coins {coins}, whisky 4
          0,0: start-village, member 1
          1,0: s1-distillery-road
        ---
        0 take 4
        0 place 0,1
        refuses: activate 1,0 GM1-ACT-14
        offers: activate 0,0 / activate 0,1 / end
    """)


@pytest.mark.parametrize(
    ("butcher", "producer", "good"),
    [("s1-butcher-sheep", "s0-meadow-river", "sheep"), ("s1-butcher-cattle", "s0-pasture-river", "cattle")],
)
def test_gm1_act_09_a_butcher_takes_one_or_two_of_his_kind(butcher: str, producer: str, good: str) -> None:
    run(f"""
        seats 4
        rondel: 0 1 2 3 {butcher}
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: {producer}, {good} 3
        ---
        0 take 4
        0 place 1,1
        0 activate 1,1
        offers: give 1 {good} / give 2 {good}
        0 give 1 {good}
        seat 0: {good} 2, vp 2
        undo
        0 give 2 {good}
        seat 0: {good} 1, vp 4
        refuses: activate 1,1 GM1-ACT-04
    """)


@pytest.mark.parametrize(
    ("butcher", "producer", "good"),
    [("s1-butcher-sheep", "s0-pasture-river", "cattle"), ("s1-butcher-cattle", "s0-meadow-river", "sheep")],
)
def test_gm1_act_09_a_butcher_takes_no_other_kind(butcher: str, producer: str, good: str) -> None:
    run(f"""
        seats 4
        rondel: 0 1 2 3 {butcher}
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: {producer}, {good} 3
        ---
        0 take 4
        0 place 1,1
        refuses: activate 1,1 GM1-ACT-14
    """)


def test_gm1_act_09_the_mixed_butcher_takes_exactly_one_of_each() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s2-butcher-mixed
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 3
          0,-1: s0-pasture-river, cattle 3
          1,0: s0-forest-road, wood 1
        ---
        0 take 4
        0 place 1,1
        0 activate 1,1
        seat 0: sheep 2, cattle 2, vp 5
        refuses: activate 1,1 GM1-ACT-04
    """)


def test_gm1_act_09_two_sheep_are_nothing_to_the_mixed_butcher() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s2-butcher-mixed
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 3
          1,0: s0-forest-road, wood 1
        ---
        0 take 4
        0 place 1,1
        refuses: activate 1,1 GM1-ACT-14
    """)


ALL_FIVE_KINDS = """
        market: wood 0, stone 0, grain 0, sheep 0, cattle 0
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 2
          0,-1: s0-pasture-river, cattle 2
          -1,0: s0-cornfield-road, grain 2
          -1,1: s1-quarry-plain-a, stone 2
          -1,-1: s1-forest-plain-a, wood 3
"""


@pytest.mark.parametrize(("fair", "limit"), [("s1-fair-road", 3), ("s2-fair-road", 4), ("s3-fair-road", 5)])
def test_gm1_act_10_a_fair_takes_one_set_up_to_its_limit(fair: str, limit: int) -> None:
    offers = " / ".join(f"give {size} different" for size in range(1, limit + 1))
    run(f"""
        seats 4
        rondel: 0 1 2 3 {fair}
        {ALL_FIVE_KINDS}
        ---
        0 take 4
        0 place 1,0
        seat 0: wood 2
        0 activate 1,0
        asks 0 trade
        offers: {offers}
    """)


@pytest.mark.parametrize(("size", "vp"), [(1, 1), (2, 3), (3, 5), (4, 8), (5, 12)])
def test_gm1_act_10_the_vp_of_a_set(size: int, vp: int) -> None:
    """All kinds in the set are different: a kind that has been given is not offered again."""
    scene = run(f"""
        seats 4
        rondel: 0 1 2 3 s3-fair-road
        {ALL_FIVE_KINDS}
        ---
        0 take 4
        0 place 1,0
        0 activate 1,0
        0 give {size} different
    """)
    left = ["wood -1,-1", "stone -1,1", "grain -1,0", "sheep 0,1", "cattle 0,-1"]
    while scene.asked[1] == "pay":
        assert sorted(scene.offers) == sorted(f"pay {each}" for each in left)
        scene.play(0, f"pay {left.pop()}")
    have = scene.seat(0)
    assert have["vp"] == vp
    assert sum(have[good] for good in scene.kit.goods) == 10 - size
    assert min(have[good] for good in scene.kit.goods) >= 1
    assert scene.why("activate 1,0") == "GM1-ACT-04"


def test_gm1_act_11_the_grocer_takes_exactly_three_cubes() -> None:
    """Alike or not; the player picks them."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 3
          0,-1: s0-quarry-river, stone 1
          1,1: s3-grocer-plain
        ---
        0 take 4
        0 place 1,0
        0 activate 1,1
        asks 0 pay
        offers: pay sheep 0,1 / pay stone 0,-1
        0 pay sheep 0,1
        0 pay sheep 0,1
        offers: pay sheep 0,1 / pay stone 0,-1
        0 pay sheep 0,1
        seat 0: vp 8, sheep 0, stone 1
        undo
        0 pay stone 0,-1
        seat 0: vp 8, sheep 1, stone 0
        refuses: activate 1,1 GM1-ACT-04
    """)


def test_gm1_act_11_two_cubes_are_too_few_for_the_grocer() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0, whisky 3
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 2
          1,1: s3-grocer-plain
        ---
        0 take 4
        0 place 1,0
        refuses: activate 1,1 GM1-ACT-14
    """)


def test_gm1_act_12_the_bridge_takes_one_wood_and_one_stone() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-bridge-river
        seat 0: coins 0
          0,0: start-village, member 1
          0,-1: s0-forest-river, wood 3
          1,0: s0-quarry-road, stone 3
        ---
        0 take 4
        0 place 0,1
        0 activate 0,1
        asks 0 activate
        seat 0: wood 2, stone 2, vp 7
        refuses: activate 0,1 GM1-ACT-04
    """)


@pytest.mark.parametrize(("wood", "stone"), [(3, 0), (0, 3)])
def test_gm1_act_12_the_bridge_takes_nothing_else(wood: int, stone: int) -> None:
    run(f"""
        seats 4
        rondel: 0 1 2 3 s3-bridge-river
        seat 0: coins 0
          0,0: start-village, member 1
          0,-1: s0-forest-river, wood {wood}
          1,0: s0-quarry-road, stone {stone}
          2,0: s0-cornfield-road, grain 3
        ---
        0 take 4
        0 place 0,1
        refuses: activate 0,1 GM1-ACT-14
    """)


def test_gm1_act_14_cubes_come_from_anywhere_in_the_territory() -> None:
    """The wood lies on Loch Lochy and two spaces away; the player says which. The market gets nothing."""
    run("""
        seats 4
        rondel: 0 1 2 3 s3-bridge-river
        market: wood 0, stone 0
        seat 0: coins 0
          0,0: start-village, member 1
          0,-1: s1-loch-lochy, wood 1, grain 1
          -1,-1: s1-forest-plain-a, wood 2
          -2,-1: s1-quarry-plain-a, stone 1
        ---
        0 take 4
        0 place 0,1
        0 activate 0,1
        asks 0 pay
        offers: pay wood 0,-1 / pay wood -1,-1
        0 pay wood -1,-1
        seat 0: vp 7, cell 0,-1 wood 1 grain 1, cell -1,-1 wood 1, cell -2,-1 stone 0
        market: wood 0, stone 0
        refuses: activate 0,1 GM1-ACT-04
    """)


def test_gm1_act_14_cubes_may_be_bought_for_an_exchange() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-bridge-river
        market: wood 0, stone 2
        seat 0: coins 4
          0,0: start-village, member 1
        ---
        0 take 4
        0 place 0,1
        0 activate 0,1
        seat 0: vp 7, coins 0, wood 0, stone 0
        market: wood 1, stone 3
    """)


def test_gm1_act_14_what_can_neither_be_given_nor_bought_is_refused() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-bridge-river
        market: wood 0, stone 2
        seat 0: coins 3
          0,0: start-village, member 1
        ---
        0 take 4
        0 place 0,1
        refuses: activate 0,1 GM1-ACT-14
        offers: activate 0,0 / end
    """)
