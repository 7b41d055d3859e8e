"""Wrong use is answered by a named error, and nothing has changed afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from hindmost import Game, GameOver, NotAsked, NothingToUndo, NotOffered
from hindmost.kernel.frames import Secret
from tests.configurations import PLAYED, Configuration, seeds
from tests.properties.playing import face_of, random_game, text_of, walk

SEEDS = seeds(2, 30)


@contextmanager
def unchanged(game: Game) -> Iterator[None]:
    """Whatever is tried inside leaves hash, record, snapshot and everything to be seen as they were."""
    before = _everything(game)
    yield
    assert _everything(game) == before


def _everything(game: Game) -> tuple[str, str, str, str]:
    return game.hash(), text_of(game.record()), text_of(game.snapshot()), face_of(game)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_seat_that_is_not_asked(configuration: Configuration) -> None:
    for seed in SEEDS:
        game = configuration.new_game(seed)
        for number, step in enumerate(walk(game, seed)):
            if number % 7:
                continue
            asked = {question.seat for question in game.questions}
            frame = game.state.stack[-1]
            if isinstance(frame, Secret):  # whoever has answered may change the answer while others are missing
                asked |= set(frame.seats)
            with unchanged(game):
                for seat in {-1, 99, *range(configuration.seats)} - asked:
                    with pytest.raises(NotAsked, match=f"Seat {seat}"):
                        game.play(seat, step.option.id)
                    with pytest.raises(NotAsked):
                        game.question(seat)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_choice_that_is_not_offered(configuration: Configuration) -> None:
    for seed in SEEDS:
        random = Random(seed)
        known: set[str] = set()
        game = configuration.new_game(seed)
        for number, step in enumerate(walk(game, seed)):
            offered = {option.id for option in step.question.options}
            known |= offered
            if number % 7:
                continue
            refused = {option.id: reason.clause for option, reason in step.question.refused}
            strangers = sorted(known - offered - set(refused))
            wrong = ["", " ", "no such thing", step.option.id + " ", step.option.id.upper(), "é{$x}"]
            wrong += random.sample(sorted(refused), min(4, len(refused)))
            wrong += random.sample(strangers, min(4, len(strangers)))
            with unchanged(game):
                for option_id in wrong:
                    clause = refused.get(option_id, "")
                    with pytest.raises(NotOffered) as caught:
                        game.play(step.question.seat, option_id)
                    assert clause in str(caught.value), "the sentence names the clause"
                    why = step.question.explain(option_id)
                    assert not why.offered
                    assert why.rule == clause
                    assert why.text("en")
                    assert why.text("fr")


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_after_the_end(configuration: Configuration) -> None:
    for seed in SEEDS:
        game = random_game(configuration, seed)
        with unchanged(game):
            for seat in range(-1, configuration.seats + 1):
                with pytest.raises(GameOver):
                    game.play(seat, "end")
                with pytest.raises(GameOver):
                    game.question(seat)
            with pytest.raises(NothingToUndo):
                game.undo()


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_undo_at_a_barrier(configuration: Configuration) -> None:
    for seed in SEEDS:
        game = configuration.new_game(seed)
        barriers = 0
        for _ in walk(game, seed):
            if not game.can_undo:
                barriers += 1
                with unchanged(game), pytest.raises(NothingToUndo):
                    game.undo()
        assert barriers


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_game_goes_on_after_errors(configuration: Configuration) -> None:
    """A game that was pestered all the time is the game that was not."""
    for seed in SEEDS:
        game, pestered = configuration.new_game(seed), configuration.new_game(seed)
        for step in walk(game, seed):
            with pytest.raises(NotOffered):
                pestered.play(step.question.seat, "no such thing")
            with pytest.raises(NotAsked):
                pestered.play(configuration.seats, step.option.id)
            if not pestered.can_undo:
                with pytest.raises(NothingToUndo):
                    pestered.undo()
            pestered.play(step.question.seat, step.option.id)
        assert text_of(pestered.snapshot()) == text_of(game.snapshot())
        assert face_of(pestered) == face_of(game)
