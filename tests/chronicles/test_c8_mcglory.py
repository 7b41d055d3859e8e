"""Irving McGlory, the mob of Chronicle 8 that comes with Chronicle 10."""

from __future__ import annotations

from collections.abc import Mapping

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, prison
from tests.chronicles.highland import at_games, champions, part_of
from tests.chronicles.made_up import play_through, restored
from tests.chronicles.penny_mobs import KEY, mobs
from tests.glen_more_ii_scenario import Scene

ONE: Mapping[int, int] = {1: 0}
"""Seat 0 has taken the reward of level 1."""


def irving(controlled: str = "0 0", tile: str = "a-tournament", end: str = "", taken: Mapping[int, int] = ONE) -> Scene:
    head = f"chronicles 8 10; rondel: 0 1 2 {tile} a-spectator * * * * * * * * -{end}; seat 0; seat 1; seat 2"
    return at_games(head, mobs(mcglory=controlled), levels=((1, 0), (0, 0), (0, 0)), taken=taken)


def test_c8_41_a_second_reward_is_taken_on_the_level_just_reached() -> None:
    scene = irving()
    assert scene.game.check() == []
    play_through(scene, "0 take 3", "0 contest caber-tosser", "asks 0 reached", "offers also: centre-reward 2")
    scene.follow("shows: centre-reward 2 = centre-reward-again reward-resource-any @ centre:2")
    play_through(scene, "0 centre-reward 2")
    assert part_of(scene).centre == [0, 0, -1, -1, -1]
    assert scene.game.check() == []
    scene.follow(f"part {KEY}: mcglory 0 1")
    assert scene.game.view(0)["seats"][0]["mobs"][0]["spent"]
    assert [note.code for note in scene.game.journal][-2:] == ["centre-reward", "glory"]


def test_c8_41_one_reward_more_and_no_third() -> None:
    scene = irving()
    play_through(scene, "0 take 3", "0 contest caber-tosser", "0 centre-reward 2", "0 put wood 0,0")
    scene.follow("0 use-level caber-tosser 2", "0 put wood 1,0", "asks 0 activate")
    assert champions(scene)["caber"] == 3
    assert champions(scene)["rewards"] == 0, "on level 3 nothing is asked, for nothing can be taken"


def test_c8_41_only_for_whoever_controls_him_and_only_while_unused() -> None:
    for controlled in ("prison 0", "1 0", "0 1"):
        scene = irving(controlled)
        scene.follow("0 take 3", "0 contest caber-tosser", "asks 0 reached", "refuses: centre-reward 2 C10-CENTRE-02")
        assert champions(scene)["rewards"] == 0


def test_c8_41_the_first_reward_does_not_use_him() -> None:
    scene = irving(taken={})
    assert champions(scene)["rewards"] == 2
    scene.follow("0 take 3", "0 contest both", "0 raise stone-carrier", "0 centre-reward 1", f"part {KEY}: mcglory 0 0")
    assert champions(scene)["rewards"] == 1


def test_c8_41_only_a_reward_that_is_still_there() -> None:
    scene = irving(taken={1: 0, 2: 1})
    scene.follow("0 take 3", "0 contest caber-tosser", "asks 0 reached", "refuses: centre-reward 2 C10-CENTRE-01")


def test_c8_41_only_on_an_own_turn() -> None:
    """Whoever is not on turn may have one."""
    scene = irving("1 0", taken={1: 1})
    assert scene.game.view(1)["seats"][1]["champions"]["rewards"] == 0


def test_c8_41_two_markers_lie_there_until_the_scoring_and_once_is_once() -> None:
    scene = irving(end="; stack A: a-dornie")
    scene.follow("0 take 3", "0 contest caber-tosser", "0 centre-reward 2", "0 put wood 0,0")
    scene.follow("0 leave-games", "asks 0 activate")
    assert scene.game.view(0)["seats"][0]["reserve"]["markers"] == 8
    scene.follow("0 end", "0 pass", "asks 1 take")
    assert part_of(scene).centre == [-1] * 5
    assert champions(scene)["rewards"] == 1
    assert scene.game.view(0)["seats"][0]["reserve"]["markers"] == 10


def test_c8_41_he_is_kept_with_the_game() -> None:
    scene = irving("0 1")
    assert prison(restored(scene.game).state).marks[NAMES.index("mcglory")] == [1]
