"""GM2-DIE: the Die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from hindmost.games.glen_more_ii.game import GlenMoreIITable
from hindmost.games.glen_more_ii.refill import left_behind, next_gap
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.mechanics.track import NO_TILE
from tests.glen_more_ii_scenario import Scene, laid, run
from tests.scenario_lines import told

NO_STACKS = """
        stack S:
        stack A:
        stack B:
        stack C:
        stack D:
"""


def test_gm2_die_01_three_ones_two_twos_a_three_and_hindmost_like_a_pawn() -> None:
    table = laid(2, die="with").table
    assert isinstance(table, GlenMoreIITable)
    assert Counter(table.kit.die_faces) == {1: 3, 2: 2, 3: 1}
    run("""
        seats 2
        option die: with
        rondel: die 0 1
        ---
        draw die: 1
        # it was hindmost and has moved one tile
        asks 0 take
        rondel: - 0 1 die
    """)


@pytest.mark.parametrize(("roll", "space"), [(1, 1), (2, 4), (3, 5)])
def test_gm2_die_02_it_moves_by_tiles_and_does_not_count_pawns(roll: int, space: int) -> None:
    scene = Scene("""
        seats 2
        option die: with
        rondel: die s-inshriach 0 1 s-lochridge s-black-isle
    """)
    scene.draw("die", str(roll))
    if roll == 1:
        scene.draw("die", "2")  # it is hindmost again
    assert scene.asked == (0, "take")
    assert scene.rondel.index("die") == {1: 5, 4: 4, 5: 5}[space]


@pytest.fixture
def guarded() -> Iterator[Callable[[Scene, str], None]]:
    """Gives a tile the icon that only chronicles bring, for one test."""
    book = laid(2, die="with").table
    assert isinstance(book, GlenMoreIITable)
    before = book.kit.guarded[:]

    def guard(scene: Scene, tile: str) -> None:
        scene.book.guarded[scene.kit.number[tile]] = True

    yield guard
    book.kit.guarded[:] = before


def test_gm2_die_03_guarded_tiles_are_passed_over(guarded: Callable[[Scene, str], None]) -> None:
    """No tile of the base game is guarded; one that a chronicle brings is."""
    scene = Scene("""
        seats 2
        option die: with
        rondel: die 0 1 s-inshriach s-lochridge
    """)
    guarded(scene, "s-inshriach")
    scene.draw("die", "1")
    assert scene.rondel[3:5] == ["s-inshriach", "die"]


def test_gm2_die_04_the_tile_goes_to_the_discard_pile() -> None:
    run("""
        seats 2
        option die: with
        rondel: die 0 1 s-inshriach s-lochridge
        ---
        draw die: 2
        rondel: - 0 1 s-inshriach die
        discards: s-lochridge
    """)


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_gm2_die_05_it_leaves_the_game_at_worlds_end(roll: int) -> None:
    """World's End counts as a tile; whether the count stops there or would go beyond makes no difference."""
    scene = Scene(
        "seats 2\noption die: with\nrondel: die 0 1 worlds-end s-lochridge" + NO_STACKS.replace("        ", "")
    )
    scene.draw("die", str(roll))
    assert scene.asked == (0, "take")
    assert "die" not in scene.rondel
    assert scene.rondel[3:5] == ["worlds-end", "s-lochridge"]
    assert scene.state.discards == []


def test_gm2_die_05_a_count_beyond_worlds_end_takes_nothing_before_it_either() -> None:
    """World's End lies ahead, and no tile at the count or beyond it."""
    scene = Scene(
        "seats 2\noption die: with\nrondel: die 0 1 s-lochridge worlds-end - - - - - - - - -"
        + NO_STACKS.replace("        ", "")
    )
    scene.draw("die", "3")
    assert scene.asked == (0, "take")
    assert "die" not in scene.rondel
    assert scene.rondel[3:5] == ["s-lochridge", "worlds-end"]
    assert scene.state.discards == []


def test_gm2_die_06_clean_up_comes_before_the_next_actor_and_it_may_move_again() -> None:
    scene = Scene("""
        seats 2
        option die: with
        rondel: die s-inshriach s-lochridge 0 1
    """)
    scene.draw("die", "1", "1", "1")
    assert scene.asked == (0, "take")
    gone = {scene.kit.ids[tile] for tile in scene.state.discards}
    assert {"s-inshriach", "s-lochridge"} <= gone
    assert scene.rondel.index("die") == 5


def test_gm2_die_07_it_is_a_pawn_for_the_gap_and_for_what_everybody_has_passed() -> None:
    """Both players have passed Inshriach; it lies there until the Die, which is hindmost, has passed it too."""
    scene = Scene("""
        seats 2
        option die: with
        rondel: 0 die s-inshriach 1 s-lochridge s-black-isle s-glen-etive
    """)
    scene.draw("die", "2")
    scene.play(0, "take 4", "place 0,1")
    assert next_gap(scene.state) == 0, "behind the Die"
    assert left_behind(scene.state) == []
    scene.play(0, "end")
    assert scene.asked == (1, "take")
    assert scene.rondel[3:6] == ["1", "0", "die"]
    discarded = [scene.kit.ids[tile] for tile in scene.state.discards]
    assert discarded == ["s-black-isle", "s-inshriach"], "what the Die took, and then what it passed"
    assert scene.state.track.gap == 2


def test_gm2_die_07_it_never_pays_trades_or_scores() -> None:
    """Its move leaves purses, goods, market and points as they were, and no scoring counts it."""
    scene = Scene("""
        seats 2
        option die: with
        rondel: die 0 1 s-inshriach a-donan-castle
        market: wood 1, stone 2
        seat 0: coins 3, vp 4
          0,0: wood 1
        seat 1: coins 2
    """)
    scene.draw("die", "2")
    assert scene.asked == (0, "take")
    assert "a-donan-castle" not in scene.rondel, "the tile that it took costs 1 wood and 1 stone"
    seats = scene.game.view()["seats"]
    assert [seat["coins"] for seat in seats] == [3, 2]
    assert scene.state.market.rows == [1, 2, 0, 0, 0]
    assert [scene.seat(seat)["wood"] for seat in (0, 1)] == [1, 0]
    assert scene.game.scores == (4, 0)
    assert len(scene.game.view()["table"]["scoring"]["counts"]) == 2


def test_gm2_die_08_without_a_tile_at_its_count_it_takes_the_last_one_before(
    guarded: Callable[[Scene, str], None],
) -> None:
    """Needs stacks that have run out without World's End on the rondel, and a tile it must leave."""
    scene = Scene(
        "seats 2\noption die: with\nrondel: die 0 1 s-inshriach s-lochridge - - - - - - - - -"
        + NO_STACKS.replace("        ", "")
    )
    guarded(scene, "s-lochridge")
    scene.draw("die", "3")
    assert scene.rondel[3:5] == ["die", "s-lochridge"]
    assert [scene.kit.ids[tile] for tile in scene.state.discards] == ["s-inshriach"]


def test_gm2_die_08_of_several_tiles_before_its_count_it_takes_the_last(
    guarded: Callable[[Scene, str], None],
) -> None:
    scene = Scene(
        "seats 2\noption die: with\nrondel: die 0 1 s-inshriach s-black-isle s-lochridge - - - - - - - -"
        + NO_STACKS.replace("        ", "")
    )
    guarded(scene, "s-lochridge")
    scene.draw("die", "3")
    assert [scene.kit.ids[tile] for tile in scene.state.discards] == ["s-black-isle"]
    assert scene.rondel[3:6] == ["s-inshriach", "die", "s-lochridge"]


def test_gm2_die_08_without_any_it_moves_behind_the_last_tile(guarded: Callable[[Scene, str], None]) -> None:
    scene = Scene("gap 13; rondel: die 0 1 s-lochridge - - - - - - - - - -", NO_STACKS)
    guarded(scene, "s-lochridge")
    scene.draw("die", "1")
    assert scene.rondel[3:5] == ["s-lochridge", "die"]
    assert scene.state.discards == []


def test_gm2_die_08_on_a_full_rondel_that_is_the_empty_space_and_nothing_is_passed_by(
    guarded: Callable[[Scene, str], None],
) -> None:
    scene = Scene("rondel: die 0 1 * * * * * * * * * * -")
    assert isinstance(scene.waiting, GlenMoreII)
    lying = [tile for tile in scene.waiting.track.tiles if tile != NO_TILE]
    for tile in lying:
        guarded(scene, scene.kit.ids[tile])
    scene.draw("die", "1")
    assert scene.rondel[13] == "die"
    assert [tile for tile in scene.state.track.tiles if tile != NO_TILE] == lying
    scene.follow("asks 0 take")


@pytest.mark.parametrize(
    ("rondel", "told_of"),
    [
        ("0 die 1 s-black-isle s-inshriach s-glen-etive", "- rolled 2 inshriach 4"),
        ("0 die 1 s-black-isle worlds-end s-glen-etive", "- die-left 2"),
        ("0 die 1 s-lochridge - s-glen-etive", "- die-moved 2 4"),
    ],
)
def test_gm2_die_04_05_08_the_log_tells_what_became_of_its_roll(
    rondel: str, told_of: str, guarded: Callable[[Scene, str], None]
) -> None:
    scene = Scene(f"rondel: {rondel} - - - - - - - -; gap 13; {NO_STACKS}")
    guarded(scene, "s-lochridge")
    scene.draw("die", "2")
    scene.follow("0 take 5", "0 place -1,0", "0 end")
    assert told_of in told(scene.game)


def test_gm2_die_03_the_view_counts_no_turn_of_the_die_on_a_tile_that_it_leaves(
    guarded: Callable[[Scene, str], None],
) -> None:
    scene = Scene("rondel: 0 die s-lochridge s-inshriach 1 * * * * * * * * -")
    guarded(scene, "s-lochridge")
    order = scene.game.view()["table"]["tempo"]["order"]
    assert order[1] == {"piece": 2, "turns": 2}, "Lochridge is left to others; one more than the other tile"
