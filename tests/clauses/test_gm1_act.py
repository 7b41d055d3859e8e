"""GM1-ACT: activating the placed tile and its neighbours."""

from __future__ import annotations

import pytest

from tests.scenario import run

NINE_TILES = """
    seats 4
    rondel: 0 1 2 3 s1-cornfield-plain
    seat 0: coins 0
      0,0: start-village, member 1
      0,1: s0-meadow-river
      0,-1: s0-quarry-river
      0,-2: s0-pasture-river
      1,0: s0-forest-road
      2,0: s0-quarry-road
      1,-2: s1-forest-plain-a
      2,-2: s1-meadow-plain
      2,-1: s1-pasture-plain
    ---
"""
"""A ring of eight tiles around 1,-1, and one more tile at 0,1."""


def test_gm1_act_01_the_placed_tile_and_its_eight_neighbours() -> None:
    run(
        NINE_TILES
        + """
    0 take 4
    0 place 1,-1
    asks 0 activate
    offers: activate 1,-1 / activate 0,0 / activate 1,0 / activate 2,0 / activate 0,-1 / activate 2,-1 / activate 0,-2 / activate 1,-2 / activate 2,-2 / end
    refuses: activate 0,1 GM1-ACT-01
    seat 0: cell 0,1 sheep 0
    """  # noqa: E501 - all nine of them
    )


def test_gm1_act_01_each_at_most_once_in_any_order() -> None:
    run(
        NINE_TILES
        + """
    0 take 4
    0 place 1,-1
    0 activate 2,-2
    refuses: activate 2,-2 GM1-ACT-04
    0 activate 1,-1
    0 activate 0,-1
    0 activate 2,0
    refuses: activate 1,-1 GM1-ACT-04
    offers: activate 0,0 / activate 1,0 / activate 2,-1 / activate 0,-2 / activate 1,-2 / end
    undo
    undo
    undo
    undo
    0 activate 1,-1
    0 activate 2,0
    offers: activate 0,0 / activate 1,0 / activate 0,-1 / activate 2,-1 / activate 0,-2 / activate 1,-2 / activate 2,-2 / end
    seat 0: grain 1, stone 1, sheep 0
    """  # noqa: E501 - most of nine
    )


def test_gm1_act_01_a_corner_on_any_side_makes_a_neighbour() -> None:
    """The placed tile touches the others only by the start village's side; two steps away is too far."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river
          0,-1: s0-quarry-river
          -1,0: s0-cornfield-road
          -1,1: s1-forest-plain-a
        ---
        0 take 4
        0 place 1,0
        offers: activate 1,0 / activate 0,0 / activate 0,1 / activate 0,-1 / end
        refuses: activate -1,0 GM1-ACT-01
        refuses: activate -1,1 GM1-ACT-01
    """)


def test_gm1_act_02_every_activation_is_optional() -> None:
    """Even production and VP for nothing may be left."""
    run("""
        seats 4
        rondel: 0 1 2 3 s2-tavern-plain-a
        seat 0: coins 0, whisky 1
          0,0: start-village, member 1
          0,1: s0-meadow-river
        ---
        0 take 4
        0 place 1,1
        offers: activate 1,1 / activate 0,1 / activate 0,0 / end
        0 end
        asks 1 take
        seat 0: sheep 0, vp 0, cell 0,0 member 1
    """)


def test_gm1_act_03_an_activation_is_carried_out_fully_before_the_next() -> None:
    """Once the fair is begun its set is all that is asked; nothing else can be activated, moved or sold."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-butcher-sheep
        market: wood 1, sheep 1
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 1
          0,2: s0-forest-river, wood 1
          1,2: s1-fair-plain
        ---
        0 take 4
        0 place 1,1
        offers: activate 1,1 / activate 0,0 / activate 0,1 / activate 0,2 / activate 1,2 / end
        0 activate 0,0
        0 activate 1,2
        asks 0 trade
        offers: give 1 different / give 2 different
        sells:
        0 give 1 different
        asks 0 pay
        offers: pay wood 0,2 / pay sheep 0,1
        sells:
        seat 0: vp 0
        0 pay wood 0,2
        asks 0 activate
        seat 0: vp 1, wood 0, sheep 1
        offers also: activate 0,1 / move 0,0 / sell sheep 0,1
    """)


def test_gm1_act_03_what_one_activation_gives_the_next_may_use() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-distillery-plain
        market: grain 3
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-quarry-river, stone 1
          1,0: s0-cornfield-road
        ---
        0 take 4
        0 place 1,1
        refuses: activate 1,1 GM1-ACT-14
        0 activate 1,0
        seat 0: grain 1, whisky 1
        0 activate 1,1
        seat 0: grain 0, whisky 2
    """)


def test_gm1_act_03_the_market_may_be_used_between_activations() -> None:
    """The wood just produced is sold, and the coins buy the sheep for the butcher."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-butcher-sheep
        market: wood 1, sheep 0
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-forest-river
        ---
        0 take 4
        0 place 1,1
        refuses: activate 1,1 GM1-ACT-14
        0 activate 0,1
        sells: sell wood 0,1
        0 sell wood 0,1
        seat 0: coins 1
        0 activate 1,1
        seat 0: coins 0, vp 2
        market: wood 0, sheep 1
    """)


def test_gm1_act_04_not_twice_even_with_loch_oich() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-oich
        seat 0: coins 0
          0,0: start-village, member 1
          0,-1: s0-quarry-river, stone 2
          0,-2: s0-meadow-river
        ---
        0 take 4
        0 place 0,1
        offers: activate 0,0 / activate 0,-1 / activate 0,-2 / end
        0 activate 0,-1
        0 activate 0,-2
        refuses: activate 0,-1 GM1-ACT-04
        refuses: activate 0,-2 GM1-ACT-04
        0 activate 0,0
        refuses: activate 0,0 GM1-ACT-04
        offers: move 0,0 / end
        seat 0: stone 1, sheep 1
    """)


def test_gm1_act_04_not_twice_even_with_loch_ness() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s2-loch-ness
          0,-1: s0-quarry-river
          0,-2: s0-meadow-river
        ---
        0 take 4
        0 place 1,0
        0 activate 0,-1
        refuses: activate 0,-1 GM1-ACT-04
        0 activate 0,-2
        refuses: activate 0,-2 GM1-ACT-04
        offers: activate 1,0 / activate 0,0 / end
        seat 0: stone 1, sheep 1
    """)


def test_gm1_act_04_the_limit_is_per_turn() -> None:
    """The player is hindmost again straight away: a new turn, and the same neighbour works again."""
    run("""
        seats 4
        rondel: 0 s0-forest-road s0-quarry-road s0-cornfield-road s1-fair-plain 1 2 3
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river
        ---
        draw stack 0: s0-pasture-river
        0 take 1
        0 place 1,0
        0 activate 0,1
        refuses: activate 0,1 GM1-ACT-04
        0 end
        asks 0 take
        0 take 2
        0 place -1,0
        offers also: activate 0,1
        0 activate 0,1
        seat 0: sheep 2
    """)


@pytest.mark.parametrize(
    ("tile", "good", "where"),
    [
        ("s0-forest-river", "wood", "0,1"),
        ("s0-quarry-river", "stone", "0,1"),
        ("s0-cornfield-road", "grain", "1,0"),
        ("s0-meadow-river", "sheep", "0,1"),
        ("s0-pasture-river", "cattle", "0,1"),
    ],
)
def test_gm1_act_05_a_producer_gets_one_cube_of_its_kind(tile: str, good: str, where: str) -> None:
    scene = run(f"""
        seats 4
        rondel: 0 1 2 3 {tile}
        ---
        0 take 4
        0 place {where}
        0 activate {where}
        seat 0: {good} 1, coins 6, cell {where} {tile} {good} 1
        market: {good} 0
    """)
    goods = [scene.seat(0)[each] for each in scene.kit.goods]
    assert sum(goods) == 1


def test_gm1_act_06_three_cubes_are_the_most() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 3
          0,-1: s0-quarry-river, stone 2
        ---
        0 take 4
        0 place 1,0
        offers: activate 1,0 / activate 0,0 / activate 0,-1 / end
        refuses: activate 0,1 GM1-ACT-06
        0 activate 0,-1
        seat 0: cell 0,-1 stone 3, cell 0,1 sheep 3
    """)


def test_gm1_act_06_a_cube_sold_or_spent_first_makes_room() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-butcher-cattle
        market: sheep 2
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 3
          1,0: s2-pasture-road, cattle 3
        ---
        0 take 4
        0 place 1,1
        refuses: activate 0,1 GM1-ACT-06
        refuses: activate 1,0 GM1-ACT-06
        0 sell sheep 0,1
        0 activate 0,1
        seat 0: coins 2, cell 0,1 sheep 3
        0 activate 1,1
        0 give 1 cattle
        0 activate 1,0
        seat 0: vp 2, cell 1,0 cattle 3
    """)


def test_gm1_act_07_iona_abbey_makes_any_one_kind() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        seat 0: coins 0
          0,0: start-village, member 1
          1,0: s2-iona-abbey, sheep 1, wood 1
        ---
        0 take 4
        0 place 0,1
        0 activate 1,0
        asks 0 choose-good
        offers: choose wood / choose stone / choose grain / choose sheep / choose cattle
        0 choose cattle
        asks 0 activate
        seat 0: cell 1,0 s2-iona-abbey sheep 1 wood 1 cattle 1 stone 0 grain 0
        refuses: activate 1,0 GM1-ACT-04
    """)


def test_gm1_act_07_iona_abbey_holds_three_in_all() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        market: sheep 1
        seat 0: coins 0
          0,0: start-village, member 1
          1,0: s2-iona-abbey, sheep 1, wood 2
        ---
        0 take 4
        0 place 0,1
        refuses: activate 1,0 GM1-ACT-06
        0 sell sheep 1,0
        0 activate 1,0
        0 choose wood
        seat 0: cell 1,0 wood 3
    """)


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


@pytest.mark.parametrize(("tavern", "vp"), [("s2-tavern-plain-a", 3), ("s2-tavern-plain-b", 3), ("s3-tavern-plain", 4)])
def test_gm1_act_13_a_tavern_gives_vp_for_nothing(tavern: str, vp: int) -> None:
    run(f"""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 1
          1,1: {tavern}
        ---
        0 take 4
        0 place 1,0
        0 activate 1,1
        seat 0: vp {vp}, sheep 1, coins 0, whisky 0
        refuses: activate 1,1 GM1-ACT-04
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


def test_gm1_act_15_every_grey_tile_gives_one_movement() -> None:
    """Start village, village and castle, the one just placed included: three movements and no more."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-armadale-castle
        seat 0: coins 0
          0,0: start-village, member 1
          1,0: s0-village-road-free, member 1
          0,1: s1-loch-lochy, wood 1, stone 1
        ---
        0 take 4
        0 place 1,1
        seat 0: cell 1,1 member 1
        refuses: move 0,0 GM1-CLAN-03
        0 activate 1,1
        0 activate 1,0
        0 activate 0,0
        0 move 1,1
        0 to 1,0
        0 move 0,0
        0 to 1,0
        offers: move 1,0 / end
        0 move 1,0
        0 to parliament
        refuses: move 1,0 GM1-CLAN-03
        offers: end
        seat 0: members 2, parliament 1, cell 1,0 member 2
    """)


@pytest.mark.parametrize("loch", ["s1-loch-lochy", "s2-loch-morar", "s2-loch-ness", "s3-loch-oich", "s3-loch-shiel"])
def test_gm1_act_16_a_loch_does_nothing_when_activated(loch: str) -> None:
    run(f"""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: {loch}
        ---
        0 take 4
        0 place 1,0
        refuses: activate 0,1 GM1-ACT-16
        offers: activate 1,0 / activate 0,0 / end
    """)


@pytest.mark.parametrize("loch", ["s2-loch-morar", "s3-loch-shiel"])
def test_gm1_act_16_nor_in_the_turn_in_which_it_is_placed(loch: str) -> None:
    run(f"""
        seats 4
        rondel: 0 1 2 3 {loch}
        ---
        0 take 4
        0 place 0,1
        refuses: activate 0,1 GM1-ACT-16
        offers: activate 0,0 / end
    """)


def test_gm1_act_16_loch_ness_works_through_its_card() -> None:
    """Its tile is two spaces from the placed one, and it is not activated itself: the tile 0,-2 is."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river
          0,2: s2-loch-ness
          0,-1: s0-quarry-river
          0,-2: s0-pasture-river
        ---
        0 take 4
        0 place 1,0
        refuses: activate 0,2 GM1-ACT-16
        0 activate 0,-2
        seat 0: cattle 1
        refuses: activate 0,2 GM1-ACT-16
        offers: activate 1,0 / activate 0,0 / activate 0,1 / activate 0,-1 / end
    """)
