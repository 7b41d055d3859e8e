"""DX: worked examples of Glen More, second half: exchanges, movements and scores."""

from __future__ import annotations

import pytest

from tests.scenario import run


def test_dx_06_one_sheep_for_the_butcher_or_one_more_bought() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-butcher-sheep
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 1
        ---
        0 take 4
        0 place 1,1
        0 activate 1,1
        offers: give 1 sheep / give 2 sheep
        0 give 1 sheep
        seat 0: sheep 0, coins 6, vp 2
        market: sheep 0
        undo
        0 give 2 sheep
        seat 0: sheep 0, coins 5, vp 4
        market: sheep 1
    """)


def test_dx_06_with_two_sheep_nothing_may_be_bought() -> None:
    """On two tiles, so that one sheep leaves a choice; the market is never part of it."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-butcher-sheep
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 1
          1,0: s0-forest-road
          2,0: s0-quarry-road
          2,1: s1-meadow-plain, sheep 1
        ---
        0 take 4
        0 place 1,1
        0 activate 1,1
        offers: give 1 sheep / give 2 sheep
        0 give 1 sheep
        offers: pay sheep 0,1 / pay sheep 2,1
        refuses: pay sheep market GM1-MKT-04
        undo
        0 give 2 sheep
        asks 0 activate
        seat 0: sheep 0, coins 6, vp 4
        market: sheep 0
    """)


def test_dx_10_a_village_next_to_the_start_village() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-village-road-free
        ---
        0 take 4
        0 place 1,0
        seat 0: cell 1,0 member 1, cell 0,0 member 1
        0 activate 1,0
        0 activate 0,0
        0 move 1,0
        0 to 0,0
        0 move 0,0
        0 to parliament
        seat 0: cell 1,0 member 0, cell 0,0 member 1, parliament 1
        offers: end
        refuses: move 0,0 GM1-CLAN-03
    """)


def test_dx_11_15_coins_and_4_tiles_more() -> None:
    run("""
        seats 2
        rondel: die 0 1
        stack 0:
        stack 1:
        stack 2:
        stack 3: s3-grocer-plain
        seat 0: coins 15
          0,0: start-village, member 1
          0,1: s0-quarry-river
          0,2: s0-forest-river
          1,1: s1-forest-plain-a
          -1,1: s1-meadow-plain
        seat 1: coins 0
          0,0: start-village, member 1
        ---
        draw die: 1
        over
        awards 0: score-coins 15, score-size -12
        scores: 3 0
    """)


def test_dx_12_two_cubes_for_the_grocer_and_exactly_one_bought() -> None:
    """Of any kind whose row is not full, held or not, since the own ones all go."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        market: grain 3, cattle 2
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 1
          0,-1: s0-quarry-river, stone 1
          1,1: s3-grocer-plain
        ---
        0 take 4
        0 place 1,0
        0 activate 1,1
        asks 0 pay
        offers: pay wood market / pay stone market / pay sheep market / pay cattle market
        seat 0: sheep 0, stone 0
        0 pay cattle market
        seat 0: coins 3, vp 8, sheep 0, stone 0
        market: wood 0, stone 0, grain 3, sheep 0, cattle 3
    """)


@pytest.mark.parametrize("sheep", [2, 3])
def test_dx_12_with_three_cubes_nothing_may_be_bought(sheep: int) -> None:
    scene = run(f"""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep {sheep}
          0,-1: s0-quarry-river, stone 1
          1,1: s3-grocer-plain
        ---
        0 take 4
        0 place 1,0
        0 activate 1,1
    """)
    while scene.asked[1] == "pay":
        assert set(scene.offers) <= {"pay sheep 0,1", "pay stone 0,-1"}
        assert scene.why("pay sheep market") == "GM1-MKT-04"
        scene.play(0, scene.offers[0])
    assert scene.seat(0)["coins"] == 6
    assert scene.seat(0)["vp"] == 8
    assert scene.state.market.coins() == 0


def test_dx_13_a_fair_of_stack_2_with_a_bought_grain() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-meadow-river
        seat 0: coins 6
          0,0: start-village, member 1
          1,0: s2-fair-road
          0,-1: s0-forest-river, wood 2
          0,-2: s0-quarry-river, stone 1
        ---
        0 take 4
        0 place 0,1
        0 activate 1,0
        0 give 3 different
        offers: pay wood 0,-1 / pay stone 0,-2 / pay grain market / pay sheep market / pay cattle market
        refuses: pay wood market GM1-MKT-04
        refuses: pay stone market GM1-MKT-04
        0 pay wood 0,-1
        offers: pay stone 0,-2 / pay grain market / pay sheep market / pay cattle market
        0 pay stone 0,-2
        0 pay grain market
        seat 0: wood 1, stone 0, coins 5, vp 5
        market: wood 0, stone 0, grain 1
    """)


def test_dx_16_a_whole_scoring_for_two() -> None:
    scene = run("""
        seats 2
        rondel: die 0 1
        stack 0:
        stack 1: s1-fair-plain
        seat 0: whisky 3, parliament 1
          0,0: start-village, member 1
          0,1: s0-quarry-river
          1,1: s2-castle-of-mey, member 1
        seat 1: whisky 0, parliament 4
          0,0: start-village, member 1
        ---
        draw die: 1
        awards 0: score-whisky 3, score-cards 1
        awards 1: score-parliament 1
        seat 0: vp 4
        seat 1: vp 1
    """)
    assert [each["parliament"] for each in scene.game.view()["table"]["scoring"]["counts"]] == [3, 4]
