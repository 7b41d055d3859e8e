"""Non-interference: whatever a seat may not know can be anything, and the seat's view, options and texts stay the same.

Changed are what the others hide, the seed and the counters of nature. Compared, byte for byte, are the view, the log,
and for the seat that is asked the question, its options and the refused choices, in all languages. If one byte
depended on a secret, somebody could read the secret from it.
"""

from __future__ import annotations

from random import Random

import pytest

from hindmost import Game
from tests.configurations import PLAYED, Configuration, seeds
from tests.properties.playing import LANGUAGES, onlookers, text_of, walk
from tests.properties.secrets import SECRETS, hides_something, with_other_hands, with_other_secrets

SEEDS = seeds(2, 30)


def known_to(game: Game, seat: int | None) -> str:
    """Everything that reaches a seat at this moment, the log excepted."""
    mine = [question for question in game.questions if question.seat == seat]
    return text_of(
        {
            "view": game.view(seat),
            "asked": [
                [
                    question.kind,
                    question.title.to_json(),
                    question.default.id if question.default is not None else None,
                    [
                        [option.id, option.message.to_json(), option.targets, option.reveals, option.rule]
                        for option in question.options
                    ],
                    [[option.id, reason.message.to_json(), reason.clause] for option, reason in question.refused],
                ]
                for question in mine
            ],
            "texts": [
                [
                    question.text(lang),
                    [option.text(lang) for option in question.options],
                    [question.explain(option.id).text(lang) for option, _ in question.refused],
                ]
                for question in mine
                for lang in LANGUAGES
            ],
        }
    )


def log_texts(game: Game, seat: int | None) -> list[tuple[int, str, str]]:
    return [(by, game.speak(line, LANGUAGES[0]), game.speak(line, LANGUAGES[1])) for by, line in game.log(seat)]


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_seat_sees_nothing_of_what_it_may_not_know(configuration: Configuration) -> None:
    for seed in SEEDS:
        random = Random(seed)
        game = configuration.new_game(seed)
        for number, step in enumerate(walk(game, seed)):
            # The seat that is asked has the most to see; the others take turns.
            others = onlookers(game)
            for seat in {step.question.seat, others[number % len(others)]}:
                twin = with_other_secrets(game, seat, random)
                assert known_to(twin, seat) == known_to(game, seat), f"seed {seed}: seat {seat}, {step.question.kind}"
            if number % 40 == 39:
                for seat in others:
                    twin = with_other_secrets(game, seat, random)
                    assert log_texts(twin, seat) == log_texts(game, seat)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_what_is_hidden_shows_in_nothing_that_follows(configuration: Configuration) -> None:
    """With other secrets but the same chance, the same answers can be given, and look the same until the end."""
    for seed in SEEDS:
        for seat in onlookers(configuration.new_game(seed)):
            random = Random(f"{seed} {seat}")
            game = configuration.new_game(seed)
            start = random.randrange(60)
            twin: Game | None = None
            for number, step in enumerate(walk(game, seed)):
                if twin is not None:
                    assert text_of(twin.view(seat)) == text_of(game.view(seat)), f"seed {seed}: seat {seat}"
                    assert [question.choices for question in twin.questions] == [
                        question.choices for question in game.questions
                    ]
                    twin.play(step.question.seat, step.option.id)
                elif number == start:
                    twin = with_other_hands(game, seat, random)
                    twin.play(step.question.seat, step.option.id)
            assert twin is not None
            assert twin.over
            if hides_something(game):
                assert text_of(twin.view(seat)) != text_of(game.view(seat)), "at the end all is shown"


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_the_secrets_of_every_game_are_put_to_the_test(configuration: Configuration) -> None:
    game = configuration.new_game(1)
    assert hides_something(game) == (configuration.game in SECRETS), (
        f"tests/properties/secrets.py must say what {configuration.game} hides"
    )
    if configuration.game in SECRETS:
        twin = with_other_hands(game, 0, Random(1))
        assert text_of(twin.snapshot()) != text_of(game.snapshot())
        assert text_of(twin.view(1)) != text_of(game.view(1)), "seat 1 knows its own"
