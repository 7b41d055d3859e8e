"""GM2-MOVE: movement points."""

from __future__ import annotations

from tests.glen_more_ii_scenario import run


def test_gm2_move_01_the_movement_icon_gives_a_point() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        ---
        0 take 2
        0 place 0,1
        movement 0
        0 activate 0,0
        movement 1
        0 activate 1,0
        movement 2
    """)


def test_gm2_move_02_a_point_moves_one_scotsman_to_an_adjacent_tile() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
          0,-1: s-lochridge
          0,-2: s-black-isle
        ---
        0 take 2
        0 place 1,1
        0 activate 0,0
        0 move 0,0
        # side or corner; not two tiles away
        offers: to 1,0 / to 0,-1 / to 1,1
        0 to 1,1
        movement 0
        seat 0: cell 1,1 s-inshriach scotsmen 1, cell 0,0 home-village scotsmen 0
        tells: 0 gained-movement-points 1 0,0 / 0 walked 0,0 1,1
    """)


def test_gm2_move_03_points_may_be_spread_or_spent_on_one_or_stay_unused() -> None:
    scene = run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
          0,0: scotsmen 2
        ---
        0 take 2
        0 place 1,1
        0 activate 0,0
        0 activate 1,0
        movement 2
    """)
    spread, one, unused = scene.game.clone(), scene.game.clone(), scene.game.clone()
    for choice in ("move 0,0", "to 1,0", "move 0,0", "to 1,1"):
        spread.play(0, choice)
    assert {tile["cell"]: tile["scotsmen"] for tile in spread.view()["seats"][0]["territory"]} == {
        "0,0": 0,
        "1,0": 1,
        "1,1": 1,
    }
    for choice in ("move 0,0", "to 1,0", "move 1,0", "to 1,1"):
        one.play(0, choice)
    assert {tile["cell"]: tile["scotsmen"] for tile in one.view()["seats"][0]["territory"]} == {
        "0,0": 1,
        "1,0": 0,
        "1,1": 1,
    }
    unused.play(0, "end")
    assert unused.questions[0].seat == 1


def test_gm2_move_04_points_are_a_pool_of_the_turn_and_do_not_carry_over() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach s-ballachulish s-black-isle
        ---
        0 take 2
        0 place 0,1
        0 activate 0,0
        # not before the next activation, but whenever the player likes
        0 activate 0,1
        offers also: move 0,0 / activate 1,0
        0 end
        1 take 3
        1 place 0,1
        movement 0
        1 end
        0 take 4
        0 place 1,1
        movement 0
        not offered: move 0,0
    """)


def test_gm2_move_05_the_home_castle_is_entered_and_left_like_any_tile() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
          1,0: scotsmen 1
        ---
        0 take 2
        0 place 0,1
        0 activate 0,0
        0 activate 1,0
        0 move 1,0
        0 to 0,0
        seat 0: cell 1,0 home-castle scotsmen 0, cell 0,0 home-village scotsmen 2
        0 move 0,0
        0 to 1,0
        seat 0: cell 1,0 home-castle scotsmen 1
    """)


def test_gm2_move_02_a_tile_further_away_is_refused() -> None:
    run("""
        seats 2
        rondel: 0 1 s-lochridge
        seat 0: coins 0
          0,1: s-inshriach
          0,2: s-black-isle
        ---
        0 take 2
        0 place 1,1
        0 activate 0,0
        0 move 0,0
        refuses: to 0,2 GM2-MOVE-02
    """)
