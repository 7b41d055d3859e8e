"""GM2-END: World's End."""

from __future__ import annotations

from tests.glen_more_ii_scenario import Scene, run

NO_STACKS = """
        stack S:
        stack A:
        stack B:
        stack C:
        stack D:
"""
"""Nothing is left to be drawn."""


def test_gm2_end_01_worlds_end_is_never_taken_discarded_or_removed() -> None:
    """Seat 0 passes it; it lies behind everybody then, and stays."""
    scene = run(f"""
        seats 2
        rondel: 0 worlds-end s-lochridge s-inshriach 1
        {NO_STACKS}
        ---
        not offered: take 1
        offers also: stop 1
        0 take 2
        0 place 0,1
        0 end
        over
    """)
    assert "worlds-end" in scene.rondel
    assert "worlds-end" not in [scene.kit.ids[tile] for tile in scene.state.discards]


def test_gm2_end_02_whoever_passes_it_takes_a_tile_and_no_further_turn() -> None:
    run(f"""
        seats 2
        rondel: 0 1 worlds-end s-lochridge s-inshriach
        {NO_STACKS}
        ---
        0 take 3
        0 place 0,1
        0 end
        # seat 1 is the last one, and for it too it is the last turn
        asks 1 take
        1 take 4
        1 place 0,1
        1 end
        over
    """)


def test_gm2_end_03_whoever_stops_on_it_gets_nothing_and_others_may_stand_there_too() -> None:
    scene = run(f"""
        seats 2
        rondel: 0 1 worlds-end s-lochridge
        {NO_STACKS}
        seat 0: coins 0
          0,1: s-inshriach
        ---
        0 stop 2
        asks 1 take
        seat 0: tiles 3, wood 0
        1 stop 2
        over
    """)
    assert scene.rondel[2] == "0+1:worlds-end"
    scene.follow("tells: 1 halted worlds-end 2 / - scoring 4 / - final-scoring / 0 award-score-size 3 size")


def test_gm2_end_04_the_turn_of_the_last_player_is_completed_then_come_both_scorings() -> None:
    scene = run(f"""
        seats 2
        rondel: 0 worlds-end s-lochridge 1
        scorings 3
        {NO_STACKS}
        seat 0: whisky 2, coins 1
        ---
        0 take 2
        0 place 0,1
        # his activations are still to come
        asks 0 activate
        0 activate 0,1
        0 end
        over
        scorings 4
    """)
    sources = [(award.seat, award.source, award.vp) for award in scene.game.score_sheet()]
    assert sources == [(0, "score-whisky", 2), (0, "score-size", -3), (0, "score-coins", 1)]


def test_gm2_end_05_refilling_goes_on_as_long_as_there_are_tiles() -> None:
    run("""
        seats 2
        rondel: 0 1 worlds-end s-lochridge s-inshriach - - - - - - - - -
        gap 13
        stack S:
        stack A:
        stack B:
        stack C:
        stack D: d-rannoch
        ---
        0 take 4
        0 place 0,1
        0 end
        # behind World's End too
        rondel: - 1 worlds-end s-lochridge 0 - - - - - - - - d-rannoch
        shows: take 3 = take-free lochridge 3 2 free 0 @ rondel:3
        shows: stop 2 = stop worlds-end 1 @ rondel:2
        shows: take 13 = take-unpayable rannoch 13 12 1 coin 1 @ rondel:13
    """)


def test_gm2_end_06_tiles_before_and_beyond_are_one_supply() -> None:
    """Only a tile beyond World's End can be taken, so none may be discarded before it."""
    run(f"""
        seats 2
        rondel: 0 b-kingshouse-inn worlds-end s-inshriach 1 - - - - - - - - -
        {NO_STACKS}
        ---
        offers: take 3 / stop 2
    """)


def test_gm2_end_06_discarding_beyond_it_counts_as_passing() -> None:
    run(f"""
        seats 2
        rondel: 0 worlds-end b-kingshouse-inn 1 - - - - - - - - - -
        {NO_STACKS}
        ---
        offers: take 2 / stop 1
        0 take 2
        0 receive coin
        seat 0: coins 1
        discards: b-kingshouse-inn
        0 end
        over
    """)


def test_gm2_end_07_a_pawn_that_has_finished_stays_and_cannot_be_joined() -> None:
    scene = run(f"""
        seats 3
        rondel: 0 2 worlds-end s-lochridge 1 s-inshriach
        {NO_STACKS}
        ---
        not offered: take 4
        0 take 5
        0 place 0,1
        0 end
        # seat 1 has finished, so seat 2 acts
        asks 2 take
    """)
    assert scene.rondel[4] == "1"


def test_gm2_end_07_only_the_space_of_worlds_end_can_be_shared() -> None:
    scene = Scene("seats 3\nrondel: 0 2 1:worlds-end s-lochridge s-inshriach" + NO_STACKS.replace("        ", ""))
    assert "stop 2" in scene.offers
