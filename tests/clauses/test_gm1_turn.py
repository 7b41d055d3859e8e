"""GM1-TURN: the course of a turn."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.errors import GameOver, NotAsked
from tests.scenario import random_game, run


def test_gm1_turn_01_the_owner_of_the_hindmost_pawn_must_act() -> None:
    scene = run("""
        seats 4
        rondel: 2 0 3 1
        ---
        asks 2 take
        # Nothing but to take a tile: no passing.
        offers: take 4 / take 5 / take 6 / take 7 / take 8 / take 9 / take 10 / take 11 / take 12
        sells:
    """)
    assert len(scene.game.questions) == 1
    for seat in (0, 1, 3):
        with pytest.raises(NotAsked, match="wait for seat 2"):
            scene.play(seat, "take 4")


def test_gm1_turn_01_a_player_still_hindmost_must_act_again() -> None:
    run("""
        seats 4
        rondel: 0 s0-forest-river * * * 1 2 3
        ---
        0 take 1
        0 place 0,1
        0 end
        asks 0 take
        offers: take 2 / take 3 / take 4 / take 8 / take 9 / take 10 / take 11 / take 12 / take 13
    """)


def test_gm1_turn_02_four_steps_in_order() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-village-road-free
        ---
        left: 0 22 19 17
        # 1: advance and take
        asks 0 take
        hand -
        0 take 4
        rondel: - 1 2 3 0
        hand s0-village-road-free
        seat 0: tiles 1
        # 2: pay and place
        asks 0 place
        offers: place 1,0 / place -1,0
        0 place 1,0
        hand -
        seat 0: tiles 2
        # 3: activate
        asks 0 activate
        offers: activate 0,0 / activate 1,0 / end
        left: 0 22 19 17
        rondel: - 1 2 3 0
        # 4: refill
        draw stack 1: s1-loch-lochy
        0 end
        left: 0 21 19 17
        rondel: - 1 2 3 0 * * * * * * * * s1-loch-lochy
        asks 1 take
    """)


def test_gm1_turn_03_the_hindmost_piece_acts_next() -> None:
    run("""
        seats 4
        rondel: 0 3 s0-forest-river 2 * 1
        ---
        0 take 2
        0 place 0,1
        0 end
        asks 3 take
        turn 3
    """)


def test_gm1_turn_03_the_die_is_rolled_when_hindmost() -> None:
    run("""
        seats 3
        rondel: 0 die 1 2 s0-forest-river
        ---
        0 take 4
        0 place 0,1
        draw die: 1
        0 end
        rondel: * - 1 2 0 die
        asks 1 take
    """)


def test_gm1_turn_03_the_same_player_several_times() -> None:
    run("""
        seats 5
        rondel: 0 s0-forest-river s0-quarry-river s0-meadow-river * 1 2 3 4
        ---
        0 take 1
        0 place 0,1
        0 end
        asks 0 take
        0 take 2
        0 place 0,-1
        0 end
        asks 0 take
        0 take 3
        # The clan member still stands on the start village: the river's ends are out of reach.
        asks 0 consolation
        0 end
        asks 0 take
    """)


def test_gm1_turn_03_a_scoring_comes_before_the_next_piece_acts() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        stack 1: s1-loch-lochy
        seat 0: coins 6, whisky 2
        ---
        0 take 4
        0 place 0,1
        scorings 0
        0 end
        scorings 1
        seat 0: vp 2
        asks 1 take
    """)


def test_gm1_turn_04_any_tile_in_front_past_other_pieces() -> None:
    run("""
        seats 4
        rondel: 0 s0-forest-river 1 s0-quarry-river 2 s0-meadow-river s0-pasture-river 3
        ---
        # 1 or more spaces, past the pawns on 2, 4 and 7, up to the frontmost tile.
        offers: take 1 / take 3 / take 5 / take 6 / take 8 / take 9 / take 10 / take 11 / take 12
        allows: take 1 GM1-TURN-04
        # Neither the own space nor those of the others, nor the gap.
        not offered: take 0 / take 2 / take 4 / take 7 / take 13
        0 take 6
        hand s0-pasture-river
        rondel: - s0-forest-river 1 s0-quarry-river 2 s0-meadow-river 0 3
    """)


def test_gm1_turn_04_passes_the_die_and_goes_to_the_frontmost_tile() -> None:
    run("""
        seats 2
        rondel: 0 die 1 * * * * * * * * * s0-forest-river
        ---
        offers: take 3 / take 4 / take 5 / take 6 / take 7 / take 8 / take 9 / take 10 / take 11 / take 12
        0 take 12
        hand s0-forest-river
        rondel: - die 1 * * * * * * * * * 0 -
    """)


def test_gm1_turn_04_never_backwards() -> None:
    """A pawn in the middle of the ring goes clockwise only, over 13 and 0, and stops before the gap."""
    run("""
        seats 4
        gap 5
        rondel: * * * * * - 0 1 2 3
        ---
        offers: take 10 / take 11 / take 12 / take 13 / take 0 / take 1 / take 2 / take 3 / take 4
    """)


def test_gm1_turn_05_a_tile_that_cannot_be_paid_or_placed_may_be_taken() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-village-road-stone s1-quarry-plain-a s0-forest-river
        seat 0: coins 0
        ---
        offers also: take 4 / take 5 / take 6
        allows: take 4 GM1-TURN-05
        allows: take 5 GM1-TURN-05
        allows: take 6 GM1-TURN-04
        # Not payable: GM1-COST-07.
        0 take 4
        offers: discard
        allows: discard GM1-COST-07
        undo
        # Not placeable: GM1-PLACE-08.
        0 take 5
        asks 0 consolation
        discards: s1-quarry-plain-a
    """)


SELLER = """
        seats 4
        rondel: 0 1 2 3 s0-forest-river s1-village-river-stone
        market: grain 3, sheep 2
        seat 0: coins 0
          0,0: start-village, member 1
          1,0: s0-cornfield-road, grain 3
          -1,0: s2-pasture-road
        seat 1: coins 6
          0,0: start-village, member 1
          1,0: s1-cornfield-road, grain 1
        ---
"""


def test_gm1_turn_06_before_moving_the_pawn_as_often_as_wanted() -> None:
    run(
        SELLER
        + """
        asks 0 take
        # Only selling is possible before a tile is taken.
        sells: sell grain 1,0
        0 sell grain 1,0
        seat 0: coins 3, grain 2
        0 sell grain 1,0
        0 sell grain 1,0
        seat 0: coins 6, grain 0
        market: grain 0
        sells:
        asks 0 take
        offers: take 4 / take 5 / take 6 / take 7 / take 8 / take 9 / take 10 / take 11 / take 12
    """
    )


def test_gm1_turn_06_before_placing_and_between_activations() -> None:
    run(
        SELLER
        + """
        0 take 4
        0 sell grain 1,0
        asks 0 place
        0 place 0,1
        0 sell grain 1,0
        0 activate 0,1
        0 activate 1,0
        sells: sell grain 1,0
        0 sell grain 1,0
        asks 0 activate
        seat 0: coins 6, grain 1, wood 1
    """
    )


def test_gm1_turn_06_while_the_consolation_move_is_open() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-village-road-stone
        market: grain 3
        seat 0: coins 0
          0,0: start-village
          0,1: s0-forest-river
          0,2: s0-meadow-river, member 1
          1,2: s1-cornfield-plain, grain 3
        ---
        0 take 4
        asks 0 consolation
        sells: sell grain 1,2
        0 sell grain 1,2
        offers: move 0,2 / end
        0 move 0,2
        0 to 0,1
        sells: sell grain 1,2
        0 sell grain 1,2
        offers: end
        seat 0: coins 5
    """)


def test_gm1_turn_06_nothing_after_the_discard_of_an_unpayable_tile() -> None:
    run(
        SELLER
        + """
        0 take 5
        asks 0 place
        sells: sell grain 1,0
        0 discard
        asks 1 take
        seat 0: coins 0, grain 3
    """
    )


def test_gm1_turn_06_only_the_active_player() -> None:
    scene = run(SELLER)
    with pytest.raises(NotAsked):
        scene.play(1, "sell grain 1,0")


def test_gm1_turn_07_step_4_runs_by_itself() -> None:
    """The player's last word is `end`; the next to be asked is the next player, with the new tiles on the rondel."""
    scene = run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        market: wood 1
        ---
        0 take 4
        0 place 0,1
        0 activate 0,1
        0 activate 0,0
        # A sale and a movement are left undone.
        offers also: sell wood 0,1 / move 0,0
        0 end
        asks 1 take
        sells:
        seat 0: coins 6, wood 1, cell 0,0 start-village member 1
    """)
    assert not scene.game.can_undo, "what was drawn has been seen"
    with pytest.raises(NotAsked):
        scene.play(0, "sell wood 0,1")


def test_gm1_turn_07_no_sale_after_the_last_tile_of_stack_3() -> None:
    scene = run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        market: wood 3
        stack 1:
        stack 2:
        stack 3: s3-loch-shiel
        seat 0: coins 6
          0,0: start-village, member 1
          0,-1: s0-meadow-river
          1,-1: s1-forest-plain-a, wood 3
        ---
        0 take 4
        0 place 0,1
        offers also: sell wood 1,-1
        0 end
        over
        seat 0: coins 6, wood 3
    """)
    with pytest.raises(GameOver):
        scene.play(0, "sell wood 1,-1")


@pytest.mark.parametrize(("seats", "tiles"), [(2, 10), (3, 9), (4, 9), (5, 8)])
def test_gm1_turn_08_there_are_always_tiles_to_choose_from(seats: int, tiles: int) -> None:
    turns = 0
    for seed in range(10):
        for game in random_game(seats, seed):
            if game.over or game.questions[0].kind != "take":
                continue
            turns += 1
            g = game.state
            assert isinstance(g, GlenMore)
            seat = game.questions[0].seat
            takes = [option.id for option in game.questions[0].options if option.id.startswith("take ")]
            assert len(takes) == tiles
            assert g.track.gap == (g.track.pieces[seat] - 1) % 14, "everything lies in front of the hindmost piece"
            assert len(g.track.ahead(seat)) == 13 - len(g.track.pieces)
    assert turns > 100


@pytest.mark.parametrize("face", [1, 2, 3])
def test_gm1_turn_08_a_roll_can_always_be_carried_out(face: int) -> None:
    """Also with all pawns directly in front of the Die."""
    run(f"""
        seats 3
        rondel: die 0 1 2
        ---
        draw die: {face}
        asks 0 take
        rondel: - 0 1 2 {"* " * (face - 1)}die
    """)
