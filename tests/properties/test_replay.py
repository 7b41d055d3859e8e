"""A record, written down and read back, gives the same game byte for byte."""

from __future__ import annotations

import json
from random import Random

import pytest

import hindmost
from tests.configurations import PLAYED, Configuration, seeds
from tests.properties.playing import face_of, logs_of, random_game, text_of, through_json, walk


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_finished_game_replays_to_itself(configuration: Configuration) -> None:
    for seed in seeds(10, 100):
        game = random_game(configuration, seed)
        again = hindmost.replay(json.loads(json.dumps(game.record())))
        assert text_of(again.snapshot()) == text_of(game.snapshot())
        assert text_of(again.record()) == text_of(game.record())
        assert again.scores == game.scores
        assert again.winners == game.winners
        assert face_of(again) == face_of(game)
        assert logs_of(again) == logs_of(game)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_an_unfinished_game_replays_to_itself(configuration: Configuration) -> None:
    for seed in seeds(4, 40):
        random = Random(seed)
        game = configuration.new_game(seed)
        for _ in walk(game, seed):
            if random.random() < 0.05:
                again = hindmost.replay(through_json(game.record()))
                assert text_of(again.snapshot()) == text_of(game.snapshot())
                assert face_of(again) == face_of(game)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_record_can_be_read_aloud(configuration: Configuration) -> None:
    """It holds the set-up, the seed and the choices, and nothing of the state."""
    game = random_game(configuration, 1)
    record = game.record()
    assert record["format"] == "hindmost-record/1"
    assert record["game"] == configuration.game
    assert record["seats"] == configuration.seats
    assert record["chronicles"] == list(configuration.chronicles)
    assert record["seed"] == 1
    assert record["scores"] == list(game.scores)
    assert set(record) == {"format", "game", "rules", "seats", "chronicles", "options", "seed", "choices"} | {
        "over",
        "scores",
    }
    assert all(isinstance(choice, str) and choice.isprintable() for choice in record["choices"])


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_what_was_taken_back_is_not_in_the_record(configuration: Configuration) -> None:
    game = configuration.new_game(3)
    undone = 0
    for step in walk(game, 3):
        if not step.option.reveals:
            before = text_of(game.record())
            game.play(step.question.seat, step.option.id)
            if game.can_undo:
                game.undo()
                undone += 1
                assert text_of(game.record()) == before
            else:
                break
    assert undone
