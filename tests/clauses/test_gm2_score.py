"""GM2-SCORE and GM2-FINAL: the four scorings and the end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.glen_more_ii_scenario import Scene, run

LAST_TURN = """
        rondel: 0 worlds-end s-lochridge {others}
        scorings 3
        stack S:
        stack A:
        stack B:
        stack C:
        stack D:
"""
"""Seat 0 is the last one not to have passed World's End; no tile is left to be drawn."""


def ended(seats: int, holdings: str) -> Scene:
    """The game after seat 0 has stopped at World's End, with these holdings."""
    others = " ".join(str(seat) for seat in range(1, seats))
    scene = Scene(f"seats {seats}\n" + LAST_TURN.format(others=others).replace("        ", "") + holdings)
    scene.play(0, "stop 1")
    assert scene.game.over
    return scene


def awards(scene: Scene, source: str) -> list[int]:
    """By seat: the VP from a source."""
    found = [0] * scene.table.seats
    for award in scene.game.score_sheet():
        if award.source == source:
            found[award.seat] += award.vp
    return found


def test_gm2_score_01_four_categories_and_scotsmen_count_on_the_home_castle_only() -> None:
    scene = Scene("""
        seats 2
        seat 0: whisky 2, persons a-robert-i, cards loch-ness castle-stalker
          0,0: scotsmen 5
          1,0: scotsmen 3
    """)
    counts: list[dict[str, Any]] = scene.game.view()["table"]["scoring"]["counts"]
    assert counts == [
        {"castle": 3, "landmarks": 2, "whisky": 2, "persons": 1},
        {"castle": 0, "landmarks": 0, "whisky": 0, "persons": 0},
    ]


@pytest.mark.parametrize(("lead", "vp"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 8), (9, 8)])
def test_gm2_score_02_a_lead_over_the_lowest_gives_vp(lead: int, vp: int) -> None:
    scene = ended(2, f"seat 0: whisky {2 + lead}\nseat 1: whisky 2\n")
    assert awards(scene, "score-whisky") == [vp, 0]


def test_gm2_score_03_ties_are_harmless() -> None:
    """Two leaders both get the VP of their lead; two last ones get nothing."""
    scene = ended(4, "seat 0: whisky 4\nseat 1: whisky 4\nseat 2: whisky 1\nseat 3: whisky 1\n")
    assert awards(scene, "score-whisky") == [3, 3, 0, 0]
    scene.follow("tells: 0 award-score-whisky 3 whisky / 1 award-score-whisky 3 whisky / - final-scoring")


def test_gm2_score_04_nothing_is_given_back() -> None:
    scene = ended(2, "seat 0: whisky 4\nseat 1: whisky 1\n")
    assert [scene.seat(seat)["whisky"] for seat in (0, 1)] == [4, 1]


def test_gm2_score_05_castle_moil_doubles_the_own_value_before_comparing() -> None:
    castle = "\n  1,0: scotsmen"
    scene = ended(2, f"seat 0: cards castle-moil{castle} 2\nseat 1: whisky 0{castle} 1\n")
    assert awards(scene, "score-castle") == [3, 0]  # 4 against 1
    scene.follow("tells: 0 award-score-castle 3 castle / 0 award-score-landmarks 1 landmarks / - final-scoring")


def test_gm2_final_01_each_tile_more_than_the_smallest_territory_costs_three_vp() -> None:
    """Covered tiles and persons do not count; the home tiles count for everybody."""
    scene = ended(
        3,
        "seat 0: coins 0\n  1,1: s-inshriach\n  0,1: s-ballachulish\n"
        "seat 1: persons a-robert-i\n  2,0: a-halkirk > b-inverness\n"
        "seat 2: coins 0\n",
    )
    assert awards(scene, "score-size") == [-6, -3, 0]


def test_gm2_final_02_a_coin_is_worth_a_vp() -> None:
    assert awards(ended(2, "seat 0: coins 5\nseat 1: coins 2\n"), "score-coins") == [5, 2]


def test_gm2_final_03_resources_markers_and_movement_give_nothing() -> None:
    scene = ended(2, "seat 0: domains macleod\n  0,0: wood 2, stone 1\nseat 1: coins 0\n")
    assert list(scene.game.scores) == [0, 0]


def test_gm2_final_04_a_tie_goes_to_the_fewest_resources_then_it_is_shared() -> None:
    """Coins and barrels are no resources."""
    holdings = "seat 0: coins 3\n  0,0: wood 1\nseat 1: coins 3\n  0,0: wood {} \n"
    assert ended(2, holdings.format(2)).game.winners == (0,)
    assert ended(2, holdings.format(1)).game.winners == (0, 1)
    assert ended(2, "seat 0: coins 4\n  0,0: wood 3\nseat 1: coins 3\n").game.winners == (0,)


def test_gm2_final_05_totals_may_be_negative() -> None:
    scene = run("""
        seats 2
        rondel: 0 worlds-end s-lochridge 1
        scorings 3
        stack S:
        stack A:
        stack B:
        stack C:
        stack D:
        seat 0: coins 0
          0,1: s-inshriach
        ---
        0 stop 1
        over
        scores: -3 0
        winners: 1
    """)
    assert awards(scene, "score-size") == [-3, 0]
