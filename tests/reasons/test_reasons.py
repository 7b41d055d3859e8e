"""Whatever could be pointed at in a question is offered, or refused with a reason and the clause it comes from.

A cell that is dimmed without a word leaves a player to guess. The games are random, their seeds those of the test.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

import hindmost
from hindmost import Question
from hindmost.kernel.messages import Reason
from hindmost.text.rules import clauses, games_with_rules
from tests.configurations import CONFIGURATIONS, FULL, PLAYED, SHOWN, Configuration, seeds
from tests.properties.playing import LANGUAGES, walk
from tests.reasons.clauses import CLAUSES
from tests.reasons.worlds import NOT_POINTED_AT, PLACES, WORLDS, World

LOOKED_AT = CONFIGURATIONS if FULL else tuple({each.id: each for each in (*SHOWN, *PLAYED)}.values())
SILENT = {verb for verbs in NOT_POINTED_AT.values() for verb in verbs.split()}
KNOWN = {
    game: {
        clause.id
        for book in games_with_rules()
        if book == game or book.startswith(f"{game}-chronicle")
        for clause in clauses(book)
    }
    for game in PLACES
}


@pytest.mark.parametrize("configuration", LOOKED_AT, ids=lambda each: each.id)
def test_whatever_could_be_pointed_at_is_offered_or_explained(configuration: Configuration) -> None:
    for seed in seeds(2, 10):
        game = configuration.new_game(seed)
        for step in walk(game, seed):
            question = step.question
            at = f"seed {seed}, answer {len(game.choices)}, {question.kind}"
            told = {option.id for option in question.options} | {option.id for option, _ in question.refused}
            worlds = list(worlds_of(configuration.game, question))
            view = game.view(question.seat) if worlds else {}
            for world in worlds:
                for choices in world(view, question):
                    assert not told.isdisjoint(choices), f"{at}: nothing is said about {choices[0]!r}"
            for option, reason in question.refused:
                fits(configuration.game, question, option.id, reason, at)


def worlds_of(game: str, question: Question) -> Iterator[World]:
    """What the verbs that are offered might be meant of. One that points at something is known here."""
    for verb in {option.name for option in question.options if option.targets}:
        if verb == "place":
            yield PLACES[game]
        elif verb in WORLDS:
            yield WORLDS[verb]
        else:
            assert verb in SILENT, f"what could {verb!r} be meant of in {question.kind}?"


def fits(game: str, question: Question, option_id: str, reason: Reason, at: str) -> None:
    """The reason is said in every language, and its clause is one that can give this reason."""
    assert reason.clause in CLAUSES[reason.key].split(), f"{at}: {option_id} refused by {reason.clause}, {reason.key}"
    assert reason.clause in KNOWN[game], at
    explained = question.explain(option_id)
    assert explained.rule == reason.clause
    texts = [explained.text(lang) for lang in LANGUAGES]
    assert all(texts), at
    assert not [text for text in texts if reason.key in text], at
    assert texts[0] != texts[1], at


def constants() -> Iterator[Reason]:
    """Every reason that is a constant of a module of the rules."""
    for name, module in sorted(sys.modules.items()):
        if name.startswith(("hindmost.games.", "hindmost.mechanics.")):
            yield from (value for value in vars(module).values() if isinstance(value, Reason))


def test_every_reason_has_its_clauses_and_its_words() -> None:
    """Also those that no game above comes to."""
    known = {clause for mine in KNOWN.values() for clause in mine}
    speak = hindmost.new_game("glen-more-ii", 3, tuple(range(1, 12)), 1).speak
    found = list(constants())
    for reason in found:
        assert reason.clause in CLAUSES[reason.key].split(), reason
        if reason.clause in KNOWN["glen-more-ii"]:
            assert all(reason.key not in speak(reason.message, lang) for lang in LANGUAGES), reason
    assert len(found) > 60
    assert {clause for given in CLAUSES.values() for clause in given.split()} <= known
    assert {info.id for info in hindmost.games()} == set(PLACES)
