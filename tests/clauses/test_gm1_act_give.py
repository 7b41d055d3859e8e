"""GM1-ACT-05 to 07, 13, 15 and 16: tiles that give something for nothing."""

from __future__ import annotations

import pytest

from tests.scenario import run


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


def test_gm1_act_07_what_is_held_least_and_sells_best_is_proposed() -> None:
    scene = run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        market: sheep 3, grain 2, cattle 1
        seat 0: coins 0
          0,0: start-village, member 1
          1,0: s2-iona-abbey, sheep 1, wood 1
        ---
        0 take 4
        0 place 0,1
        0 activate 1,0
        asks 0 choose-good
    """)
    assert scene.game.questions[0].default is not None
    assert scene.game.questions[0].default.id == "choose grain", "a sheep would sell better, but one is there"
    scene.follow("shows: choose wood = choose 1 wood @ good:wood")


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
