"""Copies are independent: whatever one game does, the others stay as they are."""

from __future__ import annotations

from random import Random

import pytest

from hindmost.bots.random_bot import play_out
from tests.configurations import PLAYED, Configuration, seeds
from tests.properties.playing import face_of, text_of, walk

SEEDS = seeds(2, 30)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_old_copies_never_change(configuration: Configuration) -> None:
    for seed in SEEDS:
        game = configuration.new_game(seed)
        kept = [(game.clone(), text_of(game.snapshot()), face_of(game)) for _ in walk(game, seed)]
        for copy, snapshot, face in kept:
            assert text_of(copy.snapshot()) == snapshot
            assert face_of(copy) == face


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_playing_on_a_copy_leaves_the_game_alone(configuration: Configuration) -> None:
    for seed in SEEDS:
        game = configuration.new_game(seed)
        for step in walk(game, seed):
            snapshot, lines = text_of(game.snapshot()), len(game.log())
            for option in step.question.options:
                copy = game.clone()
                copy.play(step.question.seat, option.id)
                if copy.can_undo:
                    copy.undo()
            assert text_of(game.snapshot()) == snapshot
            assert len(game.log()) == lines


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_copy_has_the_same_future(configuration: Configuration) -> None:
    for seed in SEEDS:
        game = configuration.new_game(seed)
        copy = game.clone()
        for number, step in enumerate(walk(game, seed)):
            copy.play(step.question.seat, step.option.id)
            if number % 10 == 9:
                copy = copy.clone()
        assert text_of(copy.snapshot()) == text_of(game.snapshot())
        assert face_of(copy) == face_of(game)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_positions_of_a_search_leave_the_game_alone(configuration: Configuration) -> None:
    """What bots walk on shares nothing that changes with the game."""
    for seed in SEEDS:
        game = configuration.new_game(seed)
        for number, _ in enumerate(walk(game, seed)):
            if number % 20 == 0:
                snapshot, face = text_of(game.snapshot()), face_of(game)
                position = game.position.clone()
                play_out(position, Random(number))
                assert text_of(game.snapshot()) == snapshot
                assert face_of(game) == face
