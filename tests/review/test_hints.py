"""A hint says in words what might be done, and points at it."""

from __future__ import annotations

import json

import pytest

import hindmost
from hindmost.bots.judge import judge_for
from hindmost.review import hint
from hindmost.review.hints import hint_from
from hindmost.review.lines import OTHER, TERM, term_name
from hindmost.text.messages import has, languages
from hindmost.text.render import render
from tests.bots.test_advice import middle
from tests.configurations import PLAYED, SHOWN, Configuration


@pytest.mark.parametrize("configuration", SHOWN, ids=lambda each: each.id)
def test_its_answers_can_be_given(configuration: Configuration) -> None:
    game = middle(configuration, 6, 25)
    seat = game.questions[0].seat
    found = hint(game, seat, seed=1, deals=2)
    assert found.lines
    for line in found.lines:
        trial = game.redealt(seat, seed=3)
        for step in line.steps:
            option = trial.question(seat).option(step.id)
            assert (option.targets, option.message) == (step.targets, step.message)
            trial.play(seat, step.id)
        assert line.told
        assert set(line.targets) == {target for step in line.told for target in step.targets}


def test_it_tells_what_seats_cannot_tell_apart_the_same() -> None:
    game = hindmost.new_game("glen-more", 2, seed=9)
    seat = game.questions[0].seat
    said = json.dumps(hint(game, seat, 4, 4).to_json())
    assert said == json.dumps(hint(game.redealt(seat, seed=8), seat, 4, 4).to_json())


def test_the_nudge_names_a_term_and_no_answer() -> None:
    game = hindmost.new_game("glen-more", 3, seed=1)
    found = hint(game, game.questions[0].seat, deals=8)
    assert found.nudge.key in ("lamp-nudge", "lamp-even", "lamp-later")
    for lang in languages():
        words = render(found.nudge, lang)
        assert not any(render(step.message, lang) in words for line in found.lines for step in line.steps)


def test_where_there_is_one_thing_to_do_it_says_so() -> None:
    game = hindmost.new_game("glen-more", 2, seed=1)
    while len(game.questions[0].options) > 1 or game.simultaneous:
        question = game.questions[0]
        game.play(question.seat, question.options[-1].id)
    found = hint(game, game.questions[0].seat, deals=2)
    assert found.nudge.key == "lamp-only" or len(found.lines) > 1


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_every_term_has_a_word(configuration: Configuration) -> None:
    game = configuration.new_game(1)
    judge = judge_for(game.setup)
    judge.begin(game.state, 0)
    for name in [*judge.features(game.state), "follows"]:
        key = term_name(name).key
        assert key != TERM + OTHER, f"{name} is called nothing"
        assert all(has(key, lang) for lang in languages())


def test_a_term_that_a_package_brings_is_something_else() -> None:
    assert term_name("a term of nobody's").key == "term-other"


def test_an_outlook_is_enough() -> None:
    game = hindmost.new_game("glasgow", 2, seed=2)
    outlook = hindmost.bots.Outlook(game, game.questions[0].seat)
    assert hint_from(outlook, 1, 2).to_json() == hint(game, outlook.seat, 1, 2).to_json()
