"""GM1-DIE: the piece that plays along in games for two and three."""

from __future__ import annotations

from collections import Counter

import pytest

from hindmost.games.glen_more.turn import ROLL_DIE
from hindmost.kernel.chance import Nature
from hindmost.kernel.position import Position
from tests.scenario import Scene, random_game, run
from tests.scenario_lines import told


class Listening(Nature):
    """Keeps what it was asked when the Die was rolled."""

    __slots__ = ("asked",)

    def pick(self, stream: str, outcomes: list[int], weights: list[int] | None) -> int:
        if stream == "die":
            self.asked = (outcomes[:], weights)
        return super().pick(stream, outcomes, weights)


def test_gm1_die_01_its_faces() -> None:
    """Six faces, each as likely as the others: 1, 1, 1, 2, 2, 3."""
    scene = Scene("""
        seats 2
        rondel: die 0 1
    """)
    assert scene.waiting is not None
    nature = Listening(1, {})
    Position(scene.waiting, nature).settle()
    assert nature.asked == ([1, 1, 1, 2, 2, 3], None)


def test_gm1_die_01_half_of_the_rolls_are_a_one() -> None:
    """A third are a 2, a sixth are a 3: counted over the rolls of one stream of chance."""
    g = Scene("seats 2").state
    faces = ROLL_DIE.ask(g)
    assert faces is not None
    nature = Nature(5, {})
    rolls = Counter(nature.pick("die", faces, ROLL_DIE.weights(g)) for _ in range(6000))
    assert sorted(rolls) == [1, 2, 3]
    assert abs(rolls[1] - 3000) < 150
    assert abs(rolls[2] - 2000) < 150
    assert abs(rolls[3] - 1000) < 150


@pytest.mark.parametrize(("roll", "space"), [(1, 2), (2, 4), (3, 6)])
def test_gm1_die_02_a_roll_of_n_goes_to_the_nth_tile_in_front(roll: int, space: int) -> None:
    """Spaces that hold pawns are not counted."""
    scene = run(f"""
        seats 3
        rondel: die 0 * 1 * 2 * * * * * * *
        ---
        draw die: {roll}
        asks 0 take
    """)
    assert scene.rondel.index("die") == space
    assert [scene.rondel.index(str(seat)) for seat in range(3)] == [1, 3, 5]


def test_gm1_die_02_across_space_13() -> None:
    """The Die on 12, pawns on 13 and 0, gap 11: a 2 goes past them to the second tile, on 2."""
    run("""
        seats 2
        rondel: 1 * s1-fair-plain * * * * * * * * - die 0
        gap 11
        ---
        draw die: 2
        asks 0 take
        discards: s1-fair-plain
        rondel: 1 * die
        gap 12
    """)


def test_gm1_die_03_the_tile_is_removed_and_the_die_stands_there() -> None:
    """A castle with its card, for which everybody else would pay: the Die pays nothing and gets nothing."""
    scene = run("""
        seats 2
        rondel: die 0 s1-armadale-castle 1
        market: wood 1, stone 1
        ---
        draw die: 1
        asks 0 take
        rondel: - 0 die 1
        discards: s1-armadale-castle
        market: wood 1, stone 1, grain 1, sheep 1, cattle 1
        seat 0: coins 6, tiles 1, cards
        seat 1: coins 6, tiles 1, cards
    """)
    assert len(scene.state.estates) == 2
    assert scene.state.discards == [scene.kit.number["s1-armadale-castle"]]


def test_gm1_die_04_then_the_rondel_is_refilled() -> None:
    """Tiles behind the next pawn go, the old gap is filled first."""
    scene = run("""
        seats 2
        rondel: die s1-fair-plain 0 1 s1-fair-road
        stack 0:
        ---
        draw die: 2
        draw stack 1: s1-loch-lochy s1-butcher-sheep
        asks 0 take
        rondel: s1-butcher-sheep - 0 1 die
        gap 1
        discards: s1-fair-plain s1-fair-road
    """)
    assert scene.rondel[13] == "s1-loch-lochy"


def test_gm1_die_04_still_hindmost_it_is_rolled_again() -> None:
    """1 to space 1, 2 to space 3, 3 past both pawns to space 8; each time the rondel is refilled."""
    scene = run("""
        seats 2
        rondel: die * * * * 0 1
        ---
        draw die: 1 2 3
        asks 0 take
        rondel: * * * * - 0 1 * die
        gap 4
    """)
    assert len(scene.state.discards) == 3 + 2  # three taken, two passed by


def test_gm1_die_04_a_scoring_may_follow() -> None:
    run("""
        seats 2
        rondel: die 0 1
        stack 0:
        stack 1: s1-fair-plain
        seat 0: whisky 2
          0,0: start-village, member 1
        ---
        draw die: 1
        asks 0 take
        scorings 1
        seat 0: vp 2
        left: 0 0 19 17
    """)


def test_gm1_die_04_the_end_of_the_game_may_follow() -> None:
    run("""
        seats 2
        rondel: die 0 1
        stack 0:
        stack 1:
        stack 2:
        stack 3: s3-grocer-plain
        seat 0: coins 6, whisky 2
          0,0: start-village, member 1
        ---
        draw die: 1
        over
        scores: 8 6
        winners: 0
    """)


def test_gm1_die_05_it_is_not_the_player_with_the_fewest() -> None:
    """Both players have 3 barrels, 2 members of parliament and a card: nobody has fewer, so nobody scores."""
    run("""
        seats 2
        rondel: die 0 1
        stack 0:
        stack 1: s1-fair-plain
        seat 0: whisky 3, parliament 2
          0,0: start-village, member 1
          0,1: s2-loch-morar
        seat 1: whisky 3, parliament 2
          0,0: start-village, member 1
          0,1: s3-loch-shiel
        ---
        draw die: 1
        scorings 1
        seat 0: vp 0
        seat 1: vp 0
    """)


def test_gm1_die_05_nor_has_it_the_smallest_territory() -> None:
    """At the end both players have 2 tiles and lose nothing."""
    run("""
        seats 2
        rondel: die 0 1
        stack 0:
        stack 1:
        stack 2:
        stack 3: s3-grocer-plain
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-forest-river
        seat 1: coins 0
          0,0: start-village, member 1
          0,1: s0-quarry-river
        ---
        draw die: 1
        over
        scores: 0 0
    """)


@pytest.mark.parametrize("seats", [2, 3])
def test_gm1_die_05_only_players_stand_on_the_sheet(seats: int) -> None:
    *_, game = random_game(seats, 17)
    assert {award.seat for award in game.score_sheet()} <= set(range(seats))
    assert len(game.scores) == seats


def test_gm1_die_03_the_log_tells_the_roll_and_what_it_takes() -> None:
    scene = run("""
        seats 2
        rondel: 0 die s1-fair-plain 1 s0-quarry-road s0-forest-road
        ---
        draw die: 2
        0 take 5
        0 place 1,0
        0 end
        asks 1 take
    """)
    assert "- rolled 2 quarry 4" in told(scene.game)
