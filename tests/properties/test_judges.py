"""A judge looks at nothing that its seat may not know, and leaves what it looks at as it is."""

from __future__ import annotations

from random import Random

import pytest

from hindmost import Game
from hindmost.bots.judge import judge_for
from hindmost.kernel.state import State
from tests.configurations import PLAYED, Configuration, seeds
from tests.properties.playing import text_of, walk

SEEDS = seeds(2, 40)


def judged(game: Game, state: State, seat: int) -> dict[str, float]:
    """Every term, by a judge who has seen nothing else."""
    judge = judge_for(game.setup)
    judge.begin(state, seat)
    return judge.features(state)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_judge_says_the_same_of_whatever_a_seat_cannot_tell_apart(configuration: Configuration) -> None:
    """At every question: of the real state and of two redeals, for the seat that is asked and for another."""
    for seed in SEEDS:
        random = Random(seed)
        game = configuration.new_game(seed)
        for number, step in enumerate(walk(game, seed)):
            for seat in {step.question.seat, number % configuration.seats}:
                said = judged(game, game.state, seat)
                for _ in range(2):
                    redealt = game.redeal(seat, random.randrange, random.getrandbits(60))
                    assert judged(game, redealt.state, seat) == said, f"seed {seed}, answer {number}: seat {seat}"


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_judge_changes_nothing(configuration: Configuration) -> None:
    game = configuration.new_game(3)
    for number, step in enumerate(walk(game, 3)):
        if number % 7 == 0:
            before = text_of(game.snapshot())
            judged(game, game.state, step.question.seat)
            assert text_of(game.snapshot()) == before


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_what_a_state_is_worth_is_the_sum_of_its_terms(configuration: Configuration) -> None:
    """During a whole turn, for which the judge has begun once."""
    game = configuration.new_game(4)
    judge, seat = judge_for(game.setup), -1
    for step in walk(game, 4):
        if step.question.seat != seat:
            seat = step.question.seat
            judge.begin(game.state, seat)
        terms = judge.features(game.state)
        assert judge.of(game.state) == pytest.approx(sum(terms.values()))
        assert set(judge.names) <= set(terms)
