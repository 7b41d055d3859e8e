"""Chance told by hand: the same draws give the same game, at every moment it can be kept, and all of it has words."""

from __future__ import annotations

import re
from typing import Final

import pytest

import hindmost
from hindmost import NATURE, Game
from hindmost.kernel.chance import TOLD, TOLD_ALL
from tests.configurations import CONFIGURATIONS, PLAYED, Configuration, seeds
from tests.properties.playing import LANGUAGES, face_of, questions_of, through_json, views_of
from tests.telling import Played

SOLO: Final = [Configuration("glen-more-ii", 1, each, {}, "raiglar") for each in ((), (1, 2, 3, 5, 7, 11))]
ID: Final = re.compile(r"[a-z]+ [a-z0-9-]+")


@pytest.mark.parametrize("chance", [TOLD, TOLD_ALL])
@pytest.mark.parametrize("configuration", [*PLAYED, *SOLO], ids=lambda each: each.id)
def test_the_same_draws_told_are_the_same_game(configuration: Configuration, chance: str) -> None:
    """200 games and more with `HINDMOST_FULL=1`."""
    for seed in seeds(4, 6):
        played = Played(configuration, seed, chance)
        *_, game = played.again()
        assert game.over
        assert face_of(game) == face_of(played.game)
        assert game.scores == played.game.scores
        assert [choice for choice in game.choices if choice.seat != NATURE] == played.game.choices
        record = through_json(game.record())
        assert record["chance"] == chance
        assert face_of(hindmost.replay(record)) == face_of(game)


@pytest.mark.parametrize("configuration", [*PLAYED, *SOLO], ids=lambda each: each.id)
def test_whatever_may_come_can_be_said_and_kept(configuration: Configuration) -> None:
    for game in Played(configuration, 1, TOLD_ALL).again():
        assert game.check() == []
        kept = hindmost.restore(through_json(game.snapshot()))
        assert kept.snapshot() == game.snapshot()
        assert kept.record() == game.record()
        assert [questions_of(kept), views_of(kept)] == [questions_of(game), views_of(game)]
        assert kept.draft == game.draft
        if not game.over:
            _assert_words(game)


def _assert_words(game: Game) -> None:
    (question,) = game.questions
    assert len(question.options) > 1
    ids = [option.id for option in question.options]
    assert len(set(ids)) == len(ids)
    assert all(ID.fullmatch(each) for each in ids), ids
    groups = [option.group for option in question.options]
    assert all(groups) or not any(groups)
    for lang in LANGUAGES:
        texts = [question.text(lang), *(option.text(lang) for option in question.options)]
        texts += [game.speak(group, lang) for group in groups if group is not None]
        assert all(text and "[" not in text for text in texts), texts


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=lambda each: each.id)
def test_what_was_told_is_taken_back(configuration: Configuration) -> None:
    """One thing after the other, up to what was asked of a seat before, or drawn face down."""
    made = configuration
    game = hindmost.new_game(made.game, made.seats, made.chronicles, 1, made.options, chance=TOLD)
    before: list[str] = []
    while not game.over and game.position.seat == NATURE:
        if not game.can_undo:
            before.clear()
        before.append(face_of(game))
        game.play(NATURE, game.questions[0].options[-1].id)
    asked = face_of(game)
    told = [choice.option_id for choice in game.draft]
    assert told
    for face in reversed(before[-len(told) :]):
        game.undo()
        assert face_of(game) == face
    assert not game.can_undo
    for each in told:
        game.play(NATURE, each)
    assert face_of(game) == asked
