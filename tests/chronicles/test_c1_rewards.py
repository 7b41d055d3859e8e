"""Chronicle 1, The Dragon Boat Races: castles, rewards and secrets."""

from __future__ import annotations

import pytest

from hindmost import Game
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import REWARDS
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import KEY
from hindmost.games.glen_more_ii.roles import HOME_CASTLE
from tests.chronicles.made_up import play_through
from tests.chronicles.test_c1 import (
    at_sea,
    boats,
    give_movement,
    view_of,
)
from tests.glen_more_ii_scenario import Scene
from tests.properties.playing import questions_of, text_of

FULL = ("coins-2 vp-3 resource-1", "coins-3 barrel-1 movement-2", "vp-2 marker-1", "coins-2 vp-2 barrel-1")
AT_VILLAGE = "rivers 0 1 2, places 0 1 1"
"""The boat of seat 0 is on its own village, a step before the castle of seat 1."""
NEARLY_HOME = "rivers 3 1 2, places 4 1 1"
"""It has left all others behind: the next step is home."""


def kept(scene: Scene) -> list[str]:
    return [REWARDS[note.a] for note in scene.game.journal if note.code == "kept-token"]


def castle(scene: Scene, river: int) -> list[str]:
    return [REWARDS[token] for token in scene.part(KEY).castles[river]]


def looking(lying: str, *position: str, boats: str = AT_VILLAGE) -> Scene:
    """The boat of seat 0 has come to the castle of seat 1, where these lie."""
    scene = at_sea(*position, lying=("", lying, "", ""), boats=boats)
    give_movement(scene, 1).follow("0 sail", "asks 0 look-at-tokens")
    return scene


# ---------------------------------------------------------------- castles and rewards


def test_c1_26_whoever_reaches_a_castle_looks_and_keeps_one() -> None:
    scene = looking("coins-2 coins-2 vp-3")
    scene.follow("offers: keep-token coins-2 / keep-token vp-3 / leave-tokens", "allows: keep-token vp-3 C1-26")
    default = scene.game.questions[0].default
    assert default is not None
    assert default.id == "keep-token vp-3"
    play_through(scene, "0 keep-token coins-2", "asks 0 activate")
    assert castle(scene, 1) == ["coins-2", "vp-3"]
    scene.follow("seat 0: coins 2")


@pytest.mark.parametrize(
    ("token", "seen"),
    [
        ("coins-2", "seat 0: coins 2"),
        ("coins-3", "seat 0: coins 3"),
        ("vp-2", "awards 0: score-reward 2"),
        ("vp-3", "awards 0: score-reward 3"),
        ("barrel-1", "seat 0: whisky 1"),
        ("movement-2", "movement 2"),
    ],
)
def test_c1_26_its_reward_is_had_at_once(token: str, seen: str) -> None:
    scene = looking(token)
    play_through(scene, f"0 keep-token {token}", "asks 0 activate")
    scene.follow(seen)
    assert castle(scene, 1) == []
    assert view_of(scene)["hidden"][token] == scene.part(KEY).hidden().count(REWARDS.index(token))


def test_c1_26_a_resource_of_choice_comes_onto_any_own_tile() -> None:
    scene = looking("resource-1")
    play_through(scene, "0 keep-token resource-1", "asks 0 spread-gift")
    assert len(scene.offers) == 5 * 3
    play_through(scene, "0 put sheep 1,0", "asks 0 activate")
    scene.follow("seat 0: cell 1,0 home-castle sheep 1")


def test_c1_26_a_clan_marker_is_placed_for_the_cost_of_its_road() -> None:
    scene = looking("marker-1", "seat 0: coins 1")
    play_through(scene, "0 keep-token marker-1", "asks 0 place-marker", "0 claim ross")
    scene.until("activate")
    scene.follow("seat 0: coins 0, domains ross, scotsmen 3")


def test_c1_26_what_could_not_be_used_is_warned_of_and_never_proposed() -> None:
    taken = "seat 1: domains macleod; seat 0: coins 0"
    scene = looking("marker-1 resource-1", taken, "seat 0; 0,0: wood 3; 1,0: wood 3")
    question = scene.game.questions[0]
    assert question.option("keep-token marker-1").wasteful
    assert not question.option("keep-token resource-1").wasteful, "the tile just placed has room"
    assert question.default is not None
    assert question.default.id == "keep-token resource-1"
    scene.follow("0 keep-token marker-1", "asks 0 activate")


def test_c1_26_the_own_castle_at_the_finish_and_neutral_ones_too() -> None:
    scene = at_sea(lying=FULL, boats="rivers 2 1 2, places 0 1 1")
    give_movement(scene, 7).follow("0 sail", "0 sail", "0 sail", "asks 0 look-at-tokens")
    assert boats(scene)[0] == (3, 2)
    scene.follow("0 keep-token barrel-1", "0 sail", "0 sail", "0 sail", "asks 0 look-at-tokens")
    assert boats(scene)[0] == (0, HOME_CASTLE)
    scene.follow("0 keep-token vp-3", "awards 0: score-race 15, score-reward 3")


def test_c1_27_not_at_the_start_optional_and_nothing_where_none_is_left() -> None:
    scene = at_sea(lying=("coins-2 vp-3", "vp-2", "", ""))
    give_movement(scene, 5).follow("asks 0 activate", "0 sail", "0 sail", "allows: leave-tokens C1-27")
    scene.follow("0 leave-tokens", "0 sail", "0 sail", "asks 0 activate")
    assert boats(scene)[0] == (2, HOME_CASTLE), "no token lies there"
    assert (castle(scene, 0), castle(scene, 1)) == (["coins-2", "vp-3"], ["vp-2"])
    scene.follow("tells: 0 left-tokens / 0 sailed spot-other home-village 0,0 / 0 sailed spot-other home-castle 1,0")


def test_c1_27_used_tokens_leave_the_game() -> None:
    scene = looking("coins-3")
    scene.follow("0 keep-token coins-3")
    assert REWARDS.index("coins-3") not in scene.part(KEY).hidden()
    assert view_of(scene)["hidden"]["coins-3"] == 0


def test_c1_28_the_reward_comes_before_the_next_step() -> None:
    scene = looking("resource-1")
    give_movement(scene, 1).follow("not offered: sail", "0 keep-token resource-1", "not offered: sail")
    scene.follow("0 put wood 0,0", "offers also: sail")


def test_c1_28_while_one_looks_one_may_sell() -> None:
    scene = looking("marker-1", "market: wood 1; seat 0; 0,0: wood 1")
    play_through(scene, "0 sell wood 0,0", "asks 0 look-at-tokens")
    scene.follow("seat 0: coins 1")


def test_c1_29_other_castles_are_plain_river_tiles() -> None:
    """Urquhart Castle shows a river, but no tokens lie there."""
    scene = at_sea("seat 0; -1,0: c-urquhart-castle", lying=FULL, boats=AT_VILLAGE)
    give_movement(scene, 2).follow("0 sail", "asks 0 activate")
    assert boats(scene)[0] == (0, 2)
    scene.follow("0 sail", "asks 0 look-at-tokens")


# ---------------------------------------------------------------- secrets


def seen_by(game: Game, seat: int | None) -> str:
    """Everything that a seat can look at."""
    asked = [each for each in questions_of(game) if each["seat"] == seat]
    return text_of([game.view(seat), [(by, message.to_json()) for by, message in game.log(seat)], asked])


def test_c1_38_only_who_looks_sees_the_tokens() -> None:
    game = looking("coins-2 coins-2 vp-3").game
    assert game.view(0)["table"]["reward-tokens"] == ["coins-2", "coins-2", "vp-3"]
    assert not any("reward-tokens" in game.view(seat)["table"] for seat in (1, 2, None))
    asked = set()
    for seed in range(8):
        twin = game.redealt(1, seed=seed)
        asked.add(text_of(questions_of(twin)))
        for seat in (1, 2, None):
            assert seen_by(twin, seat) == seen_by(game, seat)
    assert len(asked) > 2, "seat 0 is asked about other tokens each time"


def test_c1_38_what_is_kept_everybody_sees_and_the_rest_nobody() -> None:
    scene = looking("coins-2 vp-3")
    scene.follow("0 keep-token vp-3")
    assert kept(scene) == ["vp-3"]
    assert [note.to for note in scene.game.journal] == [-1] * len(scene.game.journal)
    assert scene.game.view(0)["table"] == scene.game.view(1)["table"], "nor does who has looked see them any more"


def test_c1_38_who_keeps_none_shows_nothing() -> None:
    logs = []
    for lying in ("coins-2 vp-3", "barrel-1 marker-1"):
        scene = looking(lying)
        scene.follow("0 leave-tokens")
        logs.append(text_of([message.to_json() for _, message in scene.game.log(1)][-2:]))
    assert logs[0] == logs[1]


def test_c1_38_coming_to_tokens_cannot_be_taken_back() -> None:
    scene = at_sea(lying=("", "vp-2", "", ""), boats="rivers 0 1 2, places 1 1 1")
    give_movement(scene, 2)
    assert not scene.game.questions[0].option("sail").reveals
    scene.follow("0 sail")
    assert scene.game.can_undo
    assert scene.game.questions[0].option("sail").reveals
    scene.follow("0 sail", "asks 0 look-at-tokens")
    assert not scene.game.can_undo


def test_c1_38_a_redeal_changes_what_a_seat_has_not_before_it() -> None:
    scene = looking("coins-2 vp-3")
    truth = scene.part(KEY).to_json()
    looker: set[str] = set()
    onlooker: set[str] = set()
    for seed in range(20):
        for seat, found in ((0, looker), (1, onlooker)):
            state = scene.game.redeal(seat, seed=seed).state
            part = state.table.slice_of(state, KEY).to_json()
            found.add(str(part["castles"][1]))
            assert [len(each) for each in part["castles"]] == [len(each) for each in truth["castles"]]
    assert looker == {str(truth["castles"][1])}
    assert len(onlooker) > 2
