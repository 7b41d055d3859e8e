"""GM2-FLOW, GM2-ORDER and GM2-TURN: rounds, who acts, and the steps of a turn."""

from __future__ import annotations

import hindmost
from tests.glen_more_ii_scenario import Scene, run

LAST_OF_A = """
    seats 2
    rondel: 0 1 s-inshriach s-ballachulish s-black-isle s-glen-etive s-lochridge * * * * * *
    stack A: {a}
    seat 0: coins 0, whisky 3
"""


def test_gm2_flow_01_a_scoring_follows_the_last_tile_of_a_stack() -> None:
    run(
        LAST_OF_A.format(a="a-pulteney")
        + """
    ---
    left: 0 1 17 17 17
    0 take 2
    0 place 0,1
    0 end
    # the pawn's old space was filled with the last tile of A
    left: 0 0 17 17 17
    scorings 1
    seat 0: vp 3
    """
    )


def test_gm2_flow_02_the_fourth_round_ends_when_everybody_has_passed_worlds_end() -> None:
    run("""
        seats 2
        rondel: 0 1 worlds-end d-rannoch
        stack S:
        stack A:
        stack B:
        stack C:
        stack D:
        ---
        scorings 3
        0 stop 2
        asks 1 take
        1 stop 2
        over
        scorings 4
    """)


def test_gm2_flow_03_the_scoring_comes_before_the_next_pawn_acts_and_the_refill_goes_on() -> None:
    """Two spaces are to be filled: the last tile of A, the scoring, then the first tile of B."""
    scene = run(
        LAST_OF_A.format(a="a-pulteney")
        + """
    seat 1: coins 0
    ---
    draw stack B: b-plockton
    0 take 3
    0 place 0,1
    0 end
    1 take 4
    1 place 0,1
    1 end
    """
    )
    notes = [note.code for note in scene.game.journal]
    first = notes.index("scoring")
    assert notes[first - 1] == "laid"
    assert "laid" in notes[first:]


def test_gm2_flow_04_the_tile_being_laid_is_the_trigger_not_its_being_taken() -> None:
    run(
        LAST_OF_A.format(a="a-pulteney a-halkirk")
        + """
    ---
    0 take 2
    0 place 0,1
    0 end
    scorings 0
    left: 0 1 17 17 17
    """
    )


def test_gm2_order_01_the_hindmost_pawn_acts() -> None:
    run("""
        seats 3
        rondel: 2 0 1
        ---
        asks 2 take
        2 take 3
        2 place 0,1
        2 end
        asks 0 take
    """)


def test_gm2_order_02_hindmost_is_the_first_pawn_after_the_empty_space_or_spaces() -> None:
    """Stack D has run out, so that several spaces lie empty behind the hindmost pawn."""
    run("""
        seats 2
        gap 4
        rondel: d-rannoch worlds-end - - - - 0 d-strathdon 1 d-millburn c-edradour b-plockton a-dornie a-butcher
        stack S:
        stack A:
        stack B:
        stack C:
        stack D:
        ---
        asks 0 take
        0 stop 1
        asks 1 take
        tells: - passed-by strathdon
    """)


def test_gm2_order_03_whoever_is_still_hindmost_acts_again() -> None:
    run("""
        seats 2
        rondel: 0 s-inshriach s-ballachulish 1
        ---
        0 take 1
        0 place 0,1
        0 end
        asks 0 take
        offers also: take 2
    """)


def test_gm2_order_04_any_distance_but_never_onto_a_pawn() -> None:
    scene = run("""
        seats 3
        rondel: 0 1 2 s-inshriach s-ballachulish s-black-isle s-glen-etive s-lochridge
        ---
        not offered: take 1 / take 2
        offers also: take 3 / take 7
    """)
    assert scene.game.questions[0].option("take 7").rule == "GM2-ORDER-04"


def test_gm2_order_05_no_base_tile_is_protected() -> None:
    scene = run("seats 2\n---\nasks 0 take")
    assert not any(scene.book.barred)
    assert not any(scene.book.guarded)


def test_gm2_order_05_a_pawn_does_not_stop_on_a_protected_tile() -> None:
    scene = run("seats 2\nrondel: 0 1 s-inshriach s-ballachulish\n---\n")
    tile = scene.book.number["s-inshriach"]
    barred = scene.book.barred
    barred[tile] = True
    try:
        frame = scene.game.state.stack[-1]
        assert (frame.ask(scene.state) or [])[0] & 0xFF == 3
        assert scene.game.questions[0].explain("take 3").offered
        refused = {option.id: reason.clause for option, reason in scene.game.questions[0].refused}
        assert refused["take 2"] == "GM2-ORDER-05"
    finally:
        barred[tile] = False


def test_gm2_order_06_who_has_passed_worlds_end_takes_no_further_turn() -> None:
    run("""
        seats 3
        rondel: 0 1 2 worlds-end d-rannoch d-strathdon
        stack S:
        stack A:
        stack B:
        stack C:
        stack D:
        seat 0: coins 3
        ---
        0 take 4
        0 place 0,1
        0 end
        asks 1 take
        1 stop 3
        asks 2 take
        2 stop 3
        over
        tells: 0 award-score-coins 2 coins
    """)


def test_gm2_turn_01_take_pay_place_effects_activations_clean_up_scoring() -> None:
    scene = run("""
        seats 2
        rondel: 0 1 a-pulteney
        seat 0: coins 4
          0,1: s-black-isle, barley 1
        ---
        0 take 2
        asks 0 place
        0 place 1,1
        asks 0 activate
        0 activate 1,1
        0 pay barley 0,1
        0 end
        asks 1 take
    """)
    codes = [note.code for note in scene.game.journal]
    wanted = ["took", "bought", "placed", "gained-whisky", "activated", "gained-whisky", "laid"]
    found = [code for code in codes if code in wanted]
    assert found[:7] == ["took", "bought", "placed", "gained-whisky", "activated", "gained-whisky", "laid"]


def test_gm2_turn_02_selling_is_possible_from_the_first_step_to_the_last() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        market: sheep 3
        seat 0: coins 0
          0,1: s-lochridge, sheep 3
        ---
        0 sell sheep 0,1
        0 take 2
        0 sell sheep 0,1
        0 place 1,1
        0 sell sheep 0,1
        seat 0: coins 6, sheep 0
    """)


def test_gm2_turn_03_movement_points_lapse_when_the_turn_ends() -> None:
    scene = run("""
        seats 2
        rondel: 0 s-inshriach s-ballachulish 1
        ---
        0 take 1
        0 place 0,1
        0 activate 0,0
        0 end
        asks 0 take
        seat 0: vp 0
    """)
    assert scene.state.movement == 0


def test_gm2_turn_03_after_a_person_they_lapse_as_well() -> None:
    scene = run("""
        seats 2
        rondel: 0 a-robert-i s-ballachulish 1
        seat 0: coins 9
        ---
        0 take 1
        0 claim cameron
        asks 0 activate
        0 end
        asks 0 take
    """)
    assert scene.state.movement == 0
    assert hindmost.restore(scene.game.snapshot()).state.to_json() == scene.state.to_json()


def test_gm2_order_03_the_view_says_how_many_turns_a_player_can_have_on_end() -> None:
    """One, and one more for each tile before the next pawn; neither empty spaces nor World's End are tiles to take."""
    scene = Scene("""
        seats 3
        rondel: 0 s-inshriach s-lochridge 1 - s-black-isle 2 s-glen-etive worlds-end s-ballachulish - - - -
        gap 13
        stack S:
        stack A:
        stack B:
        stack C:
        stack D:
    """)
    order = scene.game.view()["table"]["tempo"]["order"]
    assert order == [{"piece": 0, "turns": 3}, {"piece": 1, "turns": 2}, {"piece": 2, "turns": 2}]


def test_gm2_flow_01_the_view_says_that_the_last_tile_of_a_brings_a_scoring() -> None:
    """The last S tile brings none.

    Covers: GM2-FLOW-04.
    """
    for stacks, scoring in (
        ("stack S:\nstack A: a-halkirk", True),
        ("stack S:\nstack A: a-halkirk a-dornie", False),
        ("stack S: s-glen-etive\nstack A: a-halkirk a-dornie", False),
    ):
        scene = Scene(f"seats 2\nrondel: 0 s-inshriach 1 s-lochridge s-black-isle\n{stacks}")
        scene.play(0, "take 1", "place 0,1")
        tempo = scene.game.view()["table"]["tempo"]
        assert (tempo["drawn"], tempo["scoring"]) == (1, scoring)
        scene.play(0, "end")
        assert scene.game.view()["table"]["scoring"]["held"] == int(scoring)
