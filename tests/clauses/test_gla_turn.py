"""A turn, movement and whose turn it is (GLA-TURN, GLA-MOVE, GLA-ORDER)."""

from __future__ import annotations

import pytest

from tests.glasgow_scenario import Scene, run


def test_gla_turn_01_move_then_use() -> None:
    run("""
        ---
        asks 0 move
        0 go 3
        asks 0 use-contract
        offers: use / end
        0 use
        seat 0: steel 2
        0 end
        turn 1
    """)


def test_gla_turn_02_then_the_next_player_is_found() -> None:
    run("""
        merchants: 1 9
        ---
        0 go 3
        0 end
        asks 0 move
        0 go 11
        0 end
        asks 1 move
    """)


@pytest.mark.parametrize(("goal", "kind"), [(3, "use-contract"), (5, "architect"), (9, "use-contract")])
def test_gla_turn_03_the_tile_may_be_declined(goal: int, kind: str) -> None:
    run(f"""
        seat 0: brick 1, steel 1
        architect 2: f1 sh2
        ---
        0 go {goal}
        asks 0 {kind}
        allows: end GLA-TURN-03
        0 end
        seat 0: brick 1, steel 1, gold 0
        turn 1
    """)


def test_gla_turn_04_the_move_cannot_be_passed() -> None:
    """There are 14 or 15 tiles to go to, and nothing else."""
    for merchants, number in (("0 0", 15), ("3 6", 14), ("3 5", 15)):
        scene = Scene(f"merchants: {merchants}")
        assert len(scene.offers) == number
        assert all(choice.startswith("go ") for choice in scene.offers)


def test_gla_turn_05_only_the_last_tile_counts() -> None:
    run("""
        ---
        0 go 7
        0 use
        seat 0: brick 1, steel 1, gold 0, whisky 1
        seat 1: brick 1, steel 1, gold 0, whisky 0
    """)


def test_gla_move_01_clockwise_at_least_one() -> None:
    run("""
        merchants: 13 15
        ---
        0 go 14
        merchants: 14 15
        gap 1
    """)


def test_gla_move_02_any_distance_over_anything() -> None:
    run("""
        merchants: 0 3
        ---
        allows: go 9 GLA-MOVE-02
        0 go 9
        merchants: 9 3
    """)


def test_gla_move_03_not_onto_the_others_contract() -> None:
    run("""
        merchants: 0 3
        ---
        refuses: go 3 GLA-MOVE-03
        offers also: go 2 / go 4
    """)


def test_gla_move_04_onto_the_others_architect() -> None:
    run("""
        merchants: 3 5
        ---
        allows: go 5 GLA-MOVE-04
        0 go 5
        merchants: 5 5
        0 end
        turn 0
    """)


def test_gla_move_05_being_shifted_is_no_move() -> None:
    run("""
        merchants: 3 5
        seat 1: brick 5, steel 4, gold 3
        ---
        0 go 5
        asks 0 architect
        0 end
        asks 0 move
        seat 1: brick 5, steel 4, gold 3
    """)


def test_gla_move_06_one_to_fifteen() -> None:
    run("""
        merchants: 7 9
        ---
        refuses: go 7 GLA-MOVE-06
        offers also: go 8 / go 6
        0 go 6
        merchants: 6 9
        0 end
        turn 1
        gap 13
    """)


def test_gla_move_07_alone_left_and_right_mean_nothing() -> None:
    """Seat 1 stood on the right of the start tile; when seat 0 comes round again, seat 1 is shifted all the same."""
    run("""
        merchants: 14 0
        ---
        0 go 0
        0 end
        turn 0
    """)


def test_gla_move_08_never_more_than_fifteen_ahead() -> None:
    run("""
        merchants: 5 5
        ---
        0 go 4
        0 end
        turn 1
        gap 15
        refuses: go 5 GLA-MOVE-06
        refuses: go 4 GLA-MOVE-03
    """)


def test_gla_order_01_the_hindmost_goes_on() -> None:
    run("""
        merchants: 1 4
        ---
        0 go 2
        0 end
        turn 0
        0 go 3
        0 end
        turn 0
        0 go 6
        0 end
        turn 1
    """)


def test_gla_order_02_the_left_space_is_further_back() -> None:
    run("""
        merchants: 10 10
        turn 1
        ---
        asks 1 move
        1 go 11
        1 end
        asks 0 move
    """)


@pytest.mark.parametrize(("goal", "turn", "gap"), [(4, 0, 1), (5, 0, 0), (6, 1, 1), (0, 1, 11), (2, 1, 13)])
def test_gla_order_03_by_the_gap(goal: int, turn: int, gap: int) -> None:
    """A gap of 2: less, equal and more."""
    run(f"""
        merchants: 3 5
        ---
        gap 2
        0 go {goal}
        0 end
        turn {turn}
        gap {gap}
    """)


def test_gla_order_04_joining_the_other_keeps_the_turn() -> None:
    run("""
        merchants: 12 0
        ---
        0 go 0
        0 end
        asks 0 move
        gap 0
    """)


def test_gla_order_05_at_the_start() -> None:
    run("""
        ---
        gap 0
        asks 0 move
        0 go 1
        0 end
        asks 1 move
        gap 1
    """)


def test_gla_order_06_decided_when_all_is_resolved() -> None:
    """Seat 0 passes seat 1 and still takes two build actions, with a factory of seat 1 at work, before it is asked."""
    run("""
        merchants: 3 4
        seat 0: brick 4, gold 1
        architect 2: sh1 pk1
        city: 0,0 f7 1
        ---
        draw buildings: m1 m2
        0 go 5
        0 build sh1
        0 place 0,1
        asks 1 converting
        1 decline
        asks 0 architect
        0 build pk1
        0 place 1,1
        asks 0 architect
        0 end
        asks 1 move
    """)
