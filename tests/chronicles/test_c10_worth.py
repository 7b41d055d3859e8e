"""What the games are worth to a bot."""

from __future__ import annotations

from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.worth import champion_worth, stakes
from hindmost.mechanics.living import Prospects
from tests.chronicles.highland import WOOD, at_games

AHEAD = Prospects(4, 9.0, 0.2)


def worths(level: int, rival: int, ahead: Prospects = AHEAD) -> float:
    scene = at_games(WOOD, levels=[[level, 0], [rival, 0], [0, 0]])
    return champion_worth(scene.state, 0, 0, ahead)


def test_a_champion_is_worth_more_the_higher_he_stands() -> None:
    rising = [worths(level, 2) for level in range(6)]
    assert rising == sorted(set(rising))


def test_and_less_the_higher_his_rivals_stand() -> None:
    assert worths(2, 0) > worths(2, 2) > worths(2, 4)


def test_score_tokens_count() -> None:
    assert worths(4, 0) - worths(3, 0) > worths(5, 0) - worths(4, 0)


def test_a_marker_is_worth_what_it_may_still_train() -> None:
    scene = at_games(WOOD, "seat 0; 0,1: s-lochridge", markers={0: ["0,1"]})
    soon = stakes(scene.state, 0, Prospects(1, 2.0, 0.8))["champion markers"]
    assert 0 < soon < stakes(scene.state, 0, AHEAD)["champion markers"]
    assert stakes(scene.state, 1, AHEAD)["champion markers"] == 0


def test_nothing_is_worth_anything_after_the_last_scoring() -> None:
    scene = at_games(WOOD, levels=[[5, 5]])
    assert stakes(scene.state, 0, Prospects(0, 0.0, 1.0)) == {}
