"""An analysis finds what was lost, and only that, from what each seat could know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import hindmost
from hindmost import DamagedRecord
from hindmost.bots.judge import judge_for
from hindmost.lab.match import Match
from hindmost.review import Analysis, analyse
from hindmost.review import turn as thinking
from hindmost.review.played import turns_of
from tests.configurations import SHOWN, Configuration
from tests.kept.files import kept_games


def record_of(game: str, bots: list[str], seed: int = 1) -> Any:
    match = Match(hindmost.new_game(game, len(bots), seed=0).setup, bots, seed, 1, keep=True, check=False)
    match.play()
    return match.record()


@pytest.fixture(scope="module")
def glasgow() -> Analysis:
    """A bot that sees what is best at first sight, against one that plays anything."""
    record = record_of("glasgow", ["greedy", "random"])
    return analyse(record, seed=1, deals=6)


@pytest.mark.parametrize("configuration", SHOWN, ids=lambda each: each.id)
def test_turns_are_all_that_was_answered(configuration: Configuration) -> None:
    game, source = configuration.new_game(3), Random(3)
    secret = 0
    while not game.over and len(game.choices) < 300:
        question = game.questions[0]
        secret += game.simultaneous
        game.play(question.seat, source.choice(question.options).id)
    while game.can_undo:
        game.undo()
    turns = list(turns_of(game.record()))
    assert sum(len(turn.plan) for turn in turns) + secret == len(game.choices)
    for turn in turns:
        assert turn.before.questions[0].seat == turn.seat
        assert len(turn.after.choices) >= turn.end
        for choice in game.choices[turn.at : turn.end]:
            assert choice.seat == turn.seat


def test_whoever_plays_anything_loses_most(glasgow: Analysis) -> None:
    careful, careless = glasgow.lost
    assert careless > 3 * careful
    assert glasgow.losses[0]["seat"] == 1
    losses = [turn["loss"] for turn in glasgow.losses]
    assert losses == sorted(losses, reverse=True)


def test_a_loss_is_told_only_where_it_is_sure(glasgow: Analysis) -> None:
    assert glasgow.losses
    for turn in glasgow.turns:
        if turn["loss"]:
            assert turn["loss"] > thinking.SURE * turn["loss_error"]
            assert turn["loss"] >= thinking.LEAST
            assert turn["best"]["steps"] != turn["played"]["steps"]
            assert turn["verdict"] == ("blunder" if turn["loss"] >= 5 else "slip" if turn["loss"] >= 2 else "")
            assert turn["terms"]
        else:
            assert turn["best"] is None


def test_chances_are_shared_and_the_winner_has_them_all_in_the_end(glasgow: Analysis) -> None:
    for standing in [glasgow.beginning, *(turn["after"] for turn in glasgow.turns)]:
        assert sum(standing["chances"]) == pytest.approx(1, abs=1e-3)
    first, second = glasgow.record["scores"]
    assert glasgow.turns[-1]["after"]["chances"] == [1.0, 0.0]
    assert glasgow.turns[-1]["after"]["leads"] == [first - second, second - first]


def test_luck_of_one_is_the_others_misfortune(glasgow: Analysis) -> None:
    (mine, error), (theirs, _) = glasgow.luck
    assert mine == pytest.approx(-theirs, abs=0.5)
    assert error > 0


def test_the_same_seed_says_the_same_with_any_number_of_jobs() -> None:
    record = record_of("glasgow", ["random", "random"], 2)
    record["choices"] = record["choices"][:12]
    record["over"], record["scores"] = False, None
    told: list[tuple[int, int]] = []
    alone = analyse(record, 5, 1, lambda done, of: told.append((done, of)), deals=3)
    assert alone.to_json() == analyse(record, 5, 2, deals=3).to_json()
    assert told == [(number + 1, len(alone.turns)) for number in range(len(alone.turns))]


def test_what_cannot_be_analysed_is_refused() -> None:
    record = hindmost.new_game("glasgow", 2, seed=1).record()
    with pytest.raises(DamagedRecord, match="Nobody has had a turn"):
        analyse(record)


def test_a_game_by_rules_that_are_only_read_is_refused() -> None:
    record = next(kept["finished"] for name, kept in kept_games().items() if name.startswith("glasgow-1/"))
    with pytest.raises(DamagedRecord, match="earlier rules"):
        analyse(record)


def test_judges_say_how_far_the_game_has_gone() -> None:
    for info in hindmost.games():
        game, source = hindmost.new_game(info.id, 2, seed=3), Random(3)
        judge, last = judge_for(game.setup), 0.0
        assert judge.progress(game.state) < 0.3
        while not game.over:
            now = judge.progress(game.state)
            assert last <= now + 1e-9
            assert now <= 1
            last = now
            question = game.questions[0]
            game.play(question.seat, source.choice(question.options).id)
        assert judge.progress(game.state) > 0.9
