"""Golden games: complete games that must give the same scores and the same final state for ever.

A failure here means that the same choices now give another game. If that was meant, see `tests/golden/make.py`.
"""

from __future__ import annotations

import pytest

import hindmost
from tests.configurations import SHOWN, Configuration
from tests.golden.files import COMBINATIONS, FOLDER, GOLDEN, KEPT, POLICIES, golden_games, golden_path, playthrough_path
from tests.golden.playthrough import playthrough


@pytest.mark.parametrize("configuration", GOLDEN, ids=lambda each: each.id)
def test_golden_games_replay_to_the_same_scores_and_state(configuration: Configuration) -> None:
    for item in golden_games(configuration):
        game = hindmost.replay(item["record"])
        assert game.over
        assert list(game.scores) == item["scores"] == item["record"]["scores"]
        assert list(game.winners) == item["winners"]
        assert game.hash() == item["hash"]
        assert game.record() == item["record"]


@pytest.mark.parametrize("configuration", SHOWN, ids=lambda each: each.id)
def test_the_playthrough_reads_as_before(configuration: Configuration) -> None:
    expected = playthrough_path(configuration).read_text("utf-8").splitlines()
    found = playthrough(configuration, golden_games(configuration)[0]["record"]).splitlines()
    for number, (old, new) in enumerate(zip(expected, found, strict=False), start=1):
        assert new == old, f"{playthrough_path(configuration).name}, line {number}"
    assert len(found) == len(expected)


def test_no_golden_game_is_missing_and_none_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.json")} == {golden_path(each).name for each in GOLDEN}
    for configuration in GOLDEN:
        played = [(item["policy"], item["record"]["seed"]) for item in golden_games(configuration)]
        assert played == list(POLICIES)


def test_every_combination_that_is_named_is_kept() -> None:
    named = {(game, *each) for game, together in COMBINATIONS.items() for each in together}
    assert named == {(each.game, each.seats, each.chronicles) for each in KEPT if len(each.chronicles) > 1}


def test_every_game_has_a_playthrough_to_read() -> None:
    assert {each.game for each in SHOWN} == {info.id for info in hindmost.games()}
    assert {path.name for path in FOLDER.glob("*.txt")} == {playthrough_path(each).name for each in SHOWN}
