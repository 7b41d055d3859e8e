"""A turn is tentative up to its barrier: undo then redo is the same game, and options say what they reveal."""

from __future__ import annotations

import pytest

from hindmost import Game, Question
from hindmost.kernel.frames import Secret
from tests.configurations import PLAYED, Configuration, seeds
from tests.properties.playing import Step, face_of, logs_of, text_of, walk

SEEDS = seeds(2, 40)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_undo_then_redo_at_every_step(configuration: Configuration) -> None:
    for seed in SEEDS:
        game = configuration.new_game(seed)
        undone = 0
        for step in walk(game, seed):
            trial = game.clone()
            before, face_before = text_of(game.snapshot()), face_of(game)
            trial.play(step.question.seat, step.option.id)
            if not trial.can_undo:
                continue
            after, face_after = text_of(trial.snapshot()), face_of(trial)
            trial.undo()
            undone += 1
            assert text_of(trial.snapshot()) == before, f"seed {seed}: {step.option.id}"
            assert face_of(trial) == face_before, f"seed {seed}: {step.option.id}"
            trial.play(step.question.seat, step.option.id)
            assert text_of(trial.snapshot()) == after, f"seed {seed}: {step.option.id}"
            assert face_of(trial) == face_after, f"seed {seed}: {step.option.id}"
            if undone % 16 == 0:
                assert logs_of(trial) == logs_of(_played(game, step))
        assert undone


def _played(game: Game, step: Step) -> Game:
    copy = game.clone()
    copy.play(step.question.seat, step.option.id)
    return copy


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_whole_draft_can_be_taken_back(configuration: Configuration) -> None:
    for seed in SEEDS:
        game = configuration.new_game(seed)
        barrier = text_of(game.snapshot())
        for _ in walk(game, seed):
            if not game.can_undo:
                barrier = text_of(game.snapshot())
                continue
            back = game.clone()
            draft = back.draft
            while back.can_undo:
                back.undo()
            assert text_of(back.snapshot()) == barrier
            for choice in draft:
                back.play(choice.seat, choice.option_id)
            assert text_of(back.snapshot()) == text_of(game.snapshot())


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_what_an_option_says_it_reveals_is_the_barrier(configuration: Configuration) -> None:
    """For every option offered, whether it is chosen or not."""
    for seed in SEEDS:
        game = configuration.new_game(seed)
        for step in walk(game, seed):
            for option in step.question.options:
                trial = game.clone()
                trial.play(step.question.seat, option.id)
                where = f"seed {seed}: {option.id} of {step.question.kind}"
                if isinstance(game.state.stack[-1], Secret):
                    assert not trial.can_undo, f"{where} is an answer to a secret question"
                    continue
                # Nothing lies hidden in an order: what comes to light is drawn at that moment, or looked at.
                shown = trial.position.drew or _is_shown(trial, step.question)
                assert option.reveals == shown, f"{where}: says {option.reveals}"
                if option.reveals:
                    assert not trial.can_undo, f"{where} reveals something and can be taken back"
                elif _still_asked(trial, step.question):
                    assert trial.can_undo, f"{where} reveals nothing and cannot be taken back"


def _is_shown(game: Game, question: Question) -> bool:
    """Whether the next question, which was not asked before, itself shows something."""
    return not game.over and game.questions[0].kind != question.kind and game.state.stack[-1].reveals(game.state)


def _still_asked(game: Game, question: Question) -> bool:
    """Whether the seat goes on alone: then nobody else has seen anything."""
    if game.over or isinstance(game.state.stack[-1], Secret):
        return False
    return game.questions[0].seat == question.seat
