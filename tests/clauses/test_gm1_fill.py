"""GM1-FILL: refilling the rondel, and what the end of a stack brings."""

from __future__ import annotations

import pytest

from hindmost.api import new_game
from hindmost.games.glen_more.state import GlenMore
from hindmost.mechanics.track import NO_TILE
from tests.scenario import Scene, random_game, run


def test_gm1_fill_01_tiles_behind_the_hindmost_piece_are_discarded() -> None:
    run("""
        seats 4
        rondel: 0 s1-fair-plain s1-fair-road 1 2 s1-loch-lochy 3 s0-forest-river
        ---
        0 take 7
        0 place 0,1
        0 end
        discards: s1-fair-plain s1-fair-road
        rondel: * * - 1 2 s1-loch-lochy 3 0
        gap 2
        asks 1 take
    """)


def test_gm1_fill_01_also_across_space_13() -> None:
    """The gap was 10; the player on 11 leaves, the next piece stands on 1."""
    run("""
        seats 4
        rondel: s1-fair-plain 1 2 3 s0-forest-river * * * * * - 0 s1-fair-road s1-loch-lochy
        gap 10
        ---
        0 take 4
        0 place 0,1
        0 end
        discards: s1-fair-road s1-loch-lochy s1-fair-plain
        gap 0
        rondel: - 1 2 3 0 * * * * * * * * *
        asks 1 take
    """)


def test_gm1_fill_01_a_player_who_stays_hindmost_clears_what_was_passed() -> None:
    run("""
        seats 4
        rondel: 0 s1-fair-plain s0-forest-river s1-fair-road 1 2 3
        ---
        draw stack 0: s0-village-road-free s0-meadow-river
        0 take 2
        0 place 0,1
        0 end
        tells: - passed-by fair / - laid village 13 / - laid meadow 0
        discards: s1-fair-plain
        rondel: * - 0 s1-fair-road 1 2 3
        gap 1
        asks 0 take
    """)


def test_gm1_fill_01_nothing_behind_nothing_discarded() -> None:
    scene = run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        ---
        0 take 4
        0 place 0,1
        0 end
        rondel: - 1 2 3 0
    """)
    assert scene.state.discards == []


def test_gm1_fill_02_clockwise_from_the_old_gap_up_to_the_new_one() -> None:
    run("""
        seats 4
        rondel: 0 * * 1 2 3 s0-quarry-river
        stack 0:
        ---
        draw stack 1: s1-fair-plain s1-loch-lochy s1-butcher-sheep
        0 take 6
        0 place 0,1
        0 end
        gap 2
        rondel: s1-loch-lochy s1-butcher-sheep - 1 2 3 0
        asks 1 take
        offers also: take 13 / take 0 / take 1
        not offered: take 2
    """)


def test_gm1_fill_02_the_old_gap_is_filled_first() -> None:
    """Two spaces to fill: 13 comes before 0."""
    scene = run("""
        seats 5
        rondel: 0 * 1 2 3 4 s0-quarry-river
        ---
        draw stack 1: s1-fair-plain s1-loch-lochy
        0 take 6
        0 place 0,1
        0 end
        gap 1
        rondel: s1-loch-lochy - 1 2 3 4 0
    """)
    assert scene.rondel[13] == "s1-fair-plain"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gm1_fill_02_every_refill_lays_at_least_one_tile(seats: int) -> None:
    *_, game = random_game(seats, 7)
    laid_since = 1
    for note in game.journal:
        if note.code in ("took", "rolled"):
            assert laid_since >= 1
            laid_since = 0
        laid_since += note.code == "laid"
    assert laid_since >= 1


def test_gm1_fill_03_from_the_lowest_stack_that_is_not_empty() -> None:
    """One tile is left in stack 0, three spaces are to be filled: one of stack 0, then two of stack 1."""
    scene = run("""
        seats 4
        rondel: 0 s1-fair-plain s1-fair-road 1 2 3 s0-quarry-river
        stack 0: s0-village-road-free
        ---
        draw stack 1: s1-loch-lochy s1-butcher-sheep
        left: 1 21 19 17
        0 take 6
        0 place 0,1
        0 end
        left: 0 19 19 17
        rondel: s1-loch-lochy s1-butcher-sheep - 1 2 3 0
        scorings 0
    """)
    assert scene.rondel[13] == "s0-village-road-free"


def test_gm1_fill_03_a_higher_stack_waits() -> None:
    run("""
        seats 5
        stack 1: s1-fair-plain s1-fair-road
        ---
        left: 0 2 19 17
        0 take 5
        0 place 0,1
        0 end
        left: 0 1 19 17
    """)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gm1_fill_04_thirteen_spaces_are_occupied_after_a_refill(seats: int) -> None:
    for game in random_game(seats, 11):
        g = game.state
        assert isinstance(g, GlenMore)
        if not game.over and game.questions[0].kind == "take":
            tiles = sum(tile != NO_TILE for tile in g.track.tiles)
            assert tiles + len(g.track.pieces) == 13
            assert g.track.tiles[g.track.gap] == NO_TILE
            assert g.track.gap not in g.track.pieces


def test_gm1_fill_04_fewer_once_stack_3_ran_out() -> None:
    scene = run("""
        seats 5
        rondel: 0 * * 1 2 3 4
        stack 1:
        stack 2:
        stack 3: s3-grocer-plain
        ---
        0 take 7
        0 place 0,1
        0 end
        over
    """)
    assert scene.rondel.count("-") == 3


@pytest.mark.parametrize("number", [1, 2])
def test_gm1_fill_05_the_refill_is_completed_and_then_scored(number: int) -> None:
    """Two tiles left in the stack, three spaces: the third tile comes from the next stack, then the scoring."""
    last = {1: "s1-fair-plain s1-fair-road", 2: "s2-fair-road s2-duart-castle"}[number]
    scene = run(f"""
        seats 5
        rondel: 0 * * 1 2 3 4
        {"stack 1:" if number == 2 else "scorings 0"}
        stack {number}: {last}
        seat 1: whisky 2
          0,0: start-village, member 1
        ---
        draw stack {number}: {last}
        scorings {number - 1}
        0 take 7
        0 place 0,1
        0 end
        scorings {number}
        seat 1: vp 2
        gap 2
        asks 1 take
    """)
    codes = [note.code for note in scene.game.journal]
    assert codes[codes.index("laid") :] == ["laid", "laid", "laid", "scoring", "award-score-whisky"]
    assert [scene.rondel[13], scene.rondel[0]] == last.split()
    assert scene.rondel[1].startswith(f"s{number + 1}-")
    assert [len(stack) for stack in scene.state.stacks[number : number + 2]] == [0, {1: 18, 2: 16}[number]]


@pytest.mark.parametrize(("number", "last"), [(1, "s1-fair-plain"), (2, "s2-fair-road")])
def test_gm1_fill_05_also_if_the_stack_runs_out_exactly(number: int, last: str) -> None:
    """The last tile fills the last space: the scoring comes now and not when the next stack is opened."""
    scene = run(f"""
        seats 5
        {"stack 1:" if number == 2 else "scorings 0"}
        stack {number}: {last}
        ---
        0 take 5
        0 place 0,1
        0 end
        scorings {number}
        asks 1 take
        1 take 6
        1 place 1,0
        1 end
        scorings {number}
        asks 2 take
    """)
    assert [note.code for note in scene.game.journal].count("scoring") == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gm1_fill_05_at_most_one_scoring_in_a_refill(seats: int) -> None:
    """A refill lays 13 tiles at most, and the stacks 2 and 3 are larger."""
    stacks = Scene(f"seats {seats}").kit.stacks
    assert min(stacks.count(2), stacks.count(3)) > 13
    *_, game = random_game(seats, 5)
    scored = 0
    for note in game.journal:
        if note.code in ("took", "rolled"):
            scored = 0
        scored += note.code == "scoring"
        assert scored <= 1


def test_gm1_fill_06_the_last_tile_of_stack_3_ends_the_game_at_once() -> None:
    """Four spaces to fill, 2 tiles: the others stay empty, nobody is asked any more, the tiles lie unused."""
    scene = run("""
        seats 5
        rondel: 0 * * * 1 2 3 4 s0-forest-river s0-meadow-river
        stack 1:
        stack 2:
        stack 3: s3-grocer-plain s3-bridge-river
        seat 1: coins 6, whisky 2
          0,0: start-village, member 1
        ---
        draw stack 3: s3-bridge-river s3-grocer-plain
        scorings 2
        0 take 8
        0 place 0,1
        0 end
        over
        scorings 3
        rondel: s3-grocer-plain - - - 1 2 3 4 0 s0-meadow-river
        left: 0 0 0 0
        awards 1: score-whisky 2, score-coins 6
    """)
    assert scene.rondel[13] == "s3-bridge-river"
    codes = [note.code for note in scene.game.journal]
    assert codes[codes.index("laid") :].index("scoring") == 2
    assert codes.count("scoring") == 1
    assert codes.index("scoring") < codes.index("final-scoring")


def test_gm1_fill_06_also_if_it_fills_the_last_space() -> None:
    run("""
        seats 5
        stack 1:
        stack 2:
        stack 3: s3-grocer-plain
        ---
        0 take 5
        0 place 0,1
        0 end
        over
        scorings 3
    """)


def test_gm1_fill_06_the_view_says_how_many_tiles_are_left_to_lay() -> None:
    """Four spaces to fill, 2 tiles."""
    scene = run("""
        seats 5
        rondel: 0 * * * 1 2 3 4 s0-forest-river s0-meadow-river
        stack 1:
        stack 2:
        stack 3: s3-grocer-plain s3-bridge-river
        ---
        0 take 8
        0 place 0,1
    """)
    tempo = scene.game.view()["table"]["tempo"]
    assert (tempo["drawn"], tempo["scoring"], tempo["final"]) == (2, True, True)


@pytest.mark.parametrize(("seats", "left"), [(2, 21), (3, 22), (4, 22), (5, 23)])
def test_gm1_fill_07_the_setup_scores_nothing(seats: int, left: int) -> None:
    game = new_game("glen-more", seats=seats, seed=3)
    g = game.state
    assert isinstance(g, GlenMore)
    assert [len(stack) for stack in g.stacks] == [0, left, 19, 17]
    assert g.scorings == 0
    assert game.score_sheet() == []
    assert "scoring" not in [note.code for note in game.journal]


def test_gm1_fill_08_the_card_of_a_discarded_tile_is_out_of_the_game() -> None:
    """Passed by, or taken and not payable: the tile is gone, and nobody has its card."""
    scene = run("""
        seats 4
        rondel: 0 s1-castle-moil 1 2 3 s1-castle-stalker
        seat 0: coins 0
          0,0: start-village, member 1
        ---
        0 take 5
        0 discard
        discards: s1-castle-moil s1-castle-stalker
        seat 0: cards, tiles 1
        asks 1 take
    """)
    assert all(not e.cards for e in scene.state.estates)


def test_gm1_fill_08_nor_is_it_given_for_a_tile_without_a_position() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-armadale-castle
        ---
        0 take 4
        asks 0 consolation
        0 end
        discards: s1-armadale-castle
        seat 0: cards, coins 6, tiles 1
    """)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gm1_fill_08_what_is_discarded_never_comes_back(seats: int) -> None:
    gone: set[int] = set()
    for game in random_game(seats, 13):
        g = game.state
        assert isinstance(g, GlenMore)
        assert gone <= set(g.discards)
        gone = set(g.discards)
        in_play = {tile for e in g.estates for tile in e.ground.tiles} | set(g.track.tiles) | {g.hand} - {NO_TILE}
        assert not gone & in_play
        assert not gone & {tile for stack in g.stacks for tile in stack}
    assert gone
