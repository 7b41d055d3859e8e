"""A redealt position looks the same to the seat it is dealt for, and has a future of its own."""

from __future__ import annotations

from random import Random

import pytest

from hindmost import Game, Position
from tests.configurations import PLAYED, Configuration, seeds
from tests.properties.playing import questions_of, text_of, walk

SEEDS = seeds(2, 40)


def seen_from(game: Game, position: Position) -> Game:
    """A handle on the position."""
    return Game(game.setup, position, game.choices[:], game.speak)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_redeal_keeps_what_the_seat_sees(configuration: Configuration) -> None:
    for seed in SEEDS:
        random = Random(seed)
        game = configuration.new_game(seed)
        for number, step in enumerate(walk(game, seed)):
            before = text_of(game.snapshot())
            # The seat that is asked has the most to see; the others take turns.
            for seat in {step.question.seat, number % configuration.seats}:
                redealt = seen_from(game, game.redeal(seat, random.randrange, random.getrandbits(60)))
                assert text_of(redealt.view(seat)) == text_of(game.view(seat)), f"seed {seed}: seat {seat}"
                assert redealt.check() == []
                if seat == step.question.seat:
                    assert text_of(questions_of(redealt)) == text_of(questions_of(game))
            assert text_of(game.snapshot()) == before, "a redeal changes the game it is taken from"


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_redeal_can_be_played_to_the_end(configuration: Configuration) -> None:
    for seed in SEEDS:
        random = Random(seed)
        game = configuration.new_game(seed)
        for number, step in enumerate(walk(game, seed)):
            if number % 25 == 0:
                position = game.redeal(step.question.seat, random.randrange, random.getrandbits(60))
                while not position.over:
                    position.play(random.choice(position.options))
                assert seen_from(game, position).check() == []


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_redeal_does_not_know_the_real_future(configuration: Configuration) -> None:
    """Even with the game's own seed: or a bot could find the real draws by trying."""
    seed = 5
    game = configuration.new_game(seed)
    futures = set()
    for _ in range(5):
        position = game.redeal(0, seed=seed)
        futures.add(_first_answers(seen_from(game, position)))
    real = _first_answers(game)
    assert len(futures) == 1, "one seed gives one redeal"
    assert real not in futures
    assert _first_answers(seen_from(game, game.redeal(0, seed=seed + 1))) not in futures


def _first_answers(game: Game) -> str:
    """The state after many answers from one source: the game's own chance makes the difference."""
    source = Random(1)
    for _ in range(60):
        if not game.over:
            question = game.questions[0]
            game.play(question.seat, source.choice(question.options).id)
    return game.hash()
