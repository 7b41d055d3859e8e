"""GM1-SCORE: the three scorings."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more.scoring import tally
from hindmost.games.glen_more.state import PARLIAMENT, GlenMore
from tests.scenario import Scene, random_game, run


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gm1_score_01_three_scorings_when_stacks_1_2_and_3_run_out(seats: int) -> None:
    stacks = Scene(f"seats {seats}").kit.stacks
    for game in random_game(seats, 19):
        g = game.state
        assert isinstance(g, GlenMore)
        assert g.scorings == sum(not stack for stack in g.stacks[1:])
    laid = [0, 0, 0, 0]
    seen = []
    for note in game.journal:
        if note.code == "laid":
            laid[stacks[note.a]] += 1
        if note.code == "scoring":
            seen.append((note.a, laid[note.a]))
    assert seen == [(1, 23), (2, 19), (3, 17)]


def test_gm1_score_01_stack_0_brings_no_scoring() -> None:
    run("""
        seats 4
        stack 0: s0-village-road-free
        seat 1: whisky 5
          0,0: start-village, member 1
        ---
        0 take 4
        0 place 0,1
        0 end
        left: 0 21 19 17
        scorings 0
        seat 1: vp 0
    """)


def test_gm1_score_02_three_categories_each_on_its_own() -> None:
    """Seat 0 is ahead in barrels, seat 1 in parliament, seat 2 in cards; each category has its own fewest."""
    scene = run("""
        seats 3
        stack 0:
        stack 1: s1-fair-plain
        seat 0: coins 0, whisky 3
          0,0: start-village, member 1
        seat 1: coins 0, parliament 1
          0,0: start-village, member 1
          0,1: s3-loch-shiel
          1,1: s1-armadale-castle
        seat 2: coins 0
          0,0: start-village, member 1
          0,1: s2-loch-morar
          0,2: s2-loch-ness
          0,-1: s1-loch-lochy
        ---
        0 take 4
        0 place 0,1
        0 end
        awards 0: score-whisky 3
        awards 1: score-parliament 2, score-cards 2
        awards 2: score-cards 3
    """)
    assert {award.clause for award in scene.game.score_sheet()} == {"GM1-SCORE-03"}


def test_gm1_score_02_coins_cubes_and_tiles_count_in_no_category() -> None:
    run("""
        seats 3
        stack 0:
        stack 1: s1-fair-plain
        seat 0: coins 0
          0,0: start-village, member 1
        seat 1: coins 20
          0,0: start-village, member 3
          0,1: s0-meadow-river, sheep 3
          0,-1: s0-quarry-river, stone 3
        ---
        0 take 4
        0 place 0,1
        0 end
        scorings 1
        awards 0:
        awards 1:
        awards 2:
    """)


@pytest.mark.parametrize(
    ("difference", "vp"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 8), (7, 8), (12, 8)]
)
@pytest.mark.parametrize("fewest", [0, 2])
def test_gm1_score_03_vp_by_the_difference_to_the_fewest(difference: int, vp: int, fewest: int) -> None:
    run(f"""
        seats 3
        stack 0:
        stack 1: s1-fair-plain
        seat 0: whisky {fewest}
          0,0: start-village, member 1
        seat 1: whisky {fewest + difference}
          0,0: start-village, member 1
        seat 2: whisky {fewest}
          0,0: start-village, member 1
        ---
        0 take 4
        0 place 0,1
        0 end
        seat 0: vp 0
        seat 1: vp {vp}
        seat 2: vp 0
    """)


def test_gm1_score_03_against_the_fewest_and_not_against_the_next() -> None:
    """Parliament 6, 5, 4, 1: differences 5, 4, 3, 0."""
    run("""
        seats 4
        stack 0:
        stack 1: s1-fair-plain
        seat 0: parliament 6
          0,0: start-village, member 1
        seat 1: parliament 5
          0,0: start-village, member 1
        seat 2: parliament 4
          0,0: start-village, member 1
        seat 3: parliament 1
          0,0: start-village, member 1
        ---
        0 take 4
        0 place 0,1
        0 end
        awards 0: score-parliament 8
        awards 1: score-parliament 5
        awards 2: score-parliament 3
        awards 3:
    """)


def test_gm1_score_03_cards_by_the_same_table() -> None:
    """Four cards against none: 5 VP; the bonnet of Castle Moil gives 1 more in parliament."""
    run("""
        seats 3
        stack 0:
        stack 1: s1-fair-plain
        seat 1: coins 0
          0,0: start-village, member 1
          0,1: s2-loch-morar
          0,2: s3-loch-shiel
          0,-1: s1-loch-lochy
          1,1: s1-castle-moil
        ---
        0 take 4
        0 place 0,1
        0 end
        awards 1: score-cards 5, score-parliament 1
    """)


@pytest.mark.parametrize(("members", "count"), [(0, 1), (1, 3), (2, 5), (4, 9)])
def test_gm1_score_04_castle_of_mey_doubles_members_and_not_bonnets(members: int, count: int) -> None:
    scene = Scene(f"""
        seats 3
        seat 0: parliament {members}
          0,0: start-village, member 1
          0,1: s0-forest-river
          1,1: s2-castle-of-mey
    """)
    assert tally(scene.state, 0, PARLIAMENT) == count


def test_gm1_score_04_the_bonnets_of_other_cards_are_not_doubled_either() -> None:
    """3 members x 2, and the bonnets 1 + 3 + 1: 11. Without Castle of Mey: 3 + 3 + 1 = 7."""
    scene = Scene("""
        seats 3
        seat 0: parliament 3
          0,0: start-village, member 1
          0,1: s0-forest-river
          1,1: s2-castle-of-mey
          2,1: s3-cawdor-castle
          3,1: s1-castle-moil
        seat 1: parliament 3
          0,0: start-village, member 1
          0,1: s0-meadow-river
          1,1: s3-cawdor-castle
          2,1: s1-castle-moil
    """)
    assert tally(scene.state, 0, PARLIAMENT) == 11
    assert tally(scene.state, 1, PARLIAMENT) == 7


def test_gm1_score_05_bonnets_of_all_cards() -> None:
    kit = Scene("seats 2").kit
    bonnets = dict(zip(kit.card_ids, kit.bonnets, strict=True))
    assert bonnets == {
        "cawdor-castle": 3,
        "armadale-castle": 1,
        "castle-stalker": 1,
        "castle-of-mey": 1,
        "castle-moil": 1,
        "donan-castle": 1,
        "duart-castle": 0,
        "iona-abbey": 0,
        "loch-lochy": 0,
        "loch-morar": 0,
        "loch-ness": 0,
        "loch-oich": 0,
        "loch-shiel": 0,
    }


@pytest.mark.parametrize(
    ("tile", "bonnets"),
    [
        ("s3-cawdor-castle", 3),
        ("s1-armadale-castle", 1),
        ("s2-castle-of-mey", 1),
        ("s1-castle-moil", 1),
        ("s2-duart-castle", 0),
    ],
)
def test_gm1_score_05_bonnets_are_members_at_a_scoring(tile: str, bonnets: int) -> None:
    scene = run(f"""
        seats 3
        stack 0:
        stack 1: s1-fair-plain
        seat 1: coins 0
          0,0: start-village, member 1
          0,1: s0-quarry-river
          1,1: {tile}
        ---
        0 take 4
        0 place 0,1
        0 end
        seat 1: vp {1 + bonnets}
    """)
    assert tally(scene.state, 1, PARLIAMENT) == bonnets


def test_gm1_score_06_nothing_is_given_up_and_all_of_it_scores_again() -> None:
    """The first scoring comes with seat 0's turn, the second with seat 1's: the same again."""
    scene = run("""
        seats 4
        stack 0:
        stack 1: s1-fair-plain
        stack 2: s2-fair-road
        seat 2: coins 0, whisky 2, parliament 3
          0,0: start-village, member 1
          0,1: s2-loch-morar
        ---
        0 take 4
        0 place 0,1
        0 end
        scorings 1
        awards 2: score-whisky 2, score-parliament 3, score-cards 1
        seat 2: whisky 2, parliament 3, cards loch-morar
        1 take 5
        1 place 1,0
        1 end
        scorings 2
        awards 2: score-whisky 4, score-parliament 6, score-cards 2
        seat 2: whisky 2, parliament 3, cards loch-morar
    """)
    assert [(award.source, award.when) for award in scene.game.score_sheet() if award.seat == 2] == [
        (f"score-{category}", number) for number in (1, 2) for category in ("whisky", "parliament", "cards")
    ]
