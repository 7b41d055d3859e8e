"""GM2-REFILL: clean-up and refill."""

from __future__ import annotations

import random

import hindmost
from hindmost.games.glen_more_ii.state import GlenMoreII
from tests.glen_more_ii_scenario import run


def test_gm2_refill_01_what_everybody_has_passed_is_discarded() -> None:
    run("""
        seats 2
        rondel: 0 s-inshriach s-ballachulish 1 s-black-isle
        ---
        0 take 4
        0 place 0,1
        0 end
        discards: s-inshriach s-ballachulish
        asks 1 take
    """)


def test_gm2_refill_01_the_die_must_have_passed_too() -> None:
    run("""
        seats 2
        option die: with
        rondel: 0 s-inshriach die 1 s-black-isle s-ballachulish
        ---
        draw die: 1
        0 take 5
        0 place 0,1
        0 end
        # the Die was hindmost and took Black Isle; Inshriach lay behind it
        discards: s-inshriach s-black-isle
        asks 1 take
        tells: - laid butcher 13 / - laid macbeth 0 / - rolled 1 black-isle 4 / - laid castle-stalker 1
    """)


def test_gm2_refill_01_worlds_end_stays() -> None:
    run("""
        seats 2
        rondel: 0 1 worlds-end d-rannoch d-strathdon
        stack S:
        stack A:
        stack B:
        stack C:
        stack D:
        seat 0: coins 3
        seat 1: coins 3
        ---
        0 take 3
        0 place 0,1
        0 end
        1 take 4
        1 place 0,1
        1 end
        over
        rondel: - - worlds-end 0 1
    """)


def test_gm2_refill_02_all_empty_spaces_but_the_one_behind_the_hindmost_piece() -> None:
    run("""
        seats 2
        rondel: 0 s-inshriach 1 s-ballachulish
        ---
        draw stack A: a-pulteney a-butcher
        0 take 3
        0 place 0,1
        0 end
        # old gap, then clockwise; space 1 stays empty behind the pawn on 2
        gap 1
        rondel: a-butcher - 1 0
    """)


def test_gm2_refill_03_a_b_c_d_and_then_nothing() -> None:
    run("""
        seats 2
        rondel: 0 1 d-rannoch worlds-end d-strathdon
        stack S:
        stack A:
        stack B:
        stack C:
        stack D: d-millburn
        seat 0: coins 3
        ---
        0 take 2
        0 place 0,1
        0 end
        left: 0 0 0 0 0
        1 stop 3
        0 stop 3
        over
    """)


def test_gm2_refill_03_the_next_stack_is_used_when_one_is_empty() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        stack A:
        ---
        draw stack B: b-plockton
        0 take 2
        0 place 0,1
        0 end
        left: 0 0 16 17 17
    """)


def test_gm2_refill_04_from_the_hindmost_piece_on_no_space_is_empty_before_the_empty_ones() -> None:
    """In every position of random games; `check` looks for holes, this says what a hole is."""
    for seed in range(3):
        game = hindmost.new_game("glen-more-ii", seats=3, seed=seed)
        chance = random.Random(seed)
        while not game.over:
            g = game.state
            assert isinstance(g, GlenMoreII)
            if g.stack[-1].kind() == "take":
                track = g.track
                start = track.pieces[track.hindmost()]
                line = [(start + step) % 14 for step in range(14)]
                filled = [track.tiles[space] >= 0 or space in track.pieces for space in line]
                assert filled == sorted(filled, reverse=True)
            question = game.questions[0]
            game.play(question.seat, chance.choice(question.options).id)


def test_gm2_refill_05_the_tile_taken_leaves_its_space_to_the_pawn() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach s-ballachulish
        ---
        draw stack A: a-pulteney
        0 take 2
        rondel: - 1 0 s-ballachulish
        0 place 0,1
        0 end
        # one tile was added: on the old empty space
        rondel: - 1 0 s-ballachulish * * * * * * * * * a-pulteney
        gap 0
    """)
