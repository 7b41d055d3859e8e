"""Non-interference: whatever a seat may not know can be anything, and the seat's view, options and texts stay the same.

Changed are what the others hide, the seed and the counters of nature. Compared, byte for byte, are the view, the log,
and for the seat that is asked the question, its options and the refused choices, in all languages. If one byte
depended on a secret, somebody could read the secret from it.
"""

from __future__ import annotations

from random import Random

import pytest

from hindmost import Game
from hindmost.kernel.snapshots import state_to_json
from tests.configurations import PLAYED, Configuration, seeds
from tests.properties.playing import LANGUAGES, Step, onlookers, text_of, walk
from tests.properties.secrets import (
    asleep,
    hidden_parts,
    is_redealt,
    with_other_hands,
    with_other_secrets,
)

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
    """With other secrets but the same chance, the same answers can be given, and look the same up to the first reveal.

    That is an answer that says so, a draw, or the last answer to a secret question; where secrets sleep, the end.
    """
    for seed in SEEDS:
        for seat in onlookers(configuration.new_game(seed)):
            random = Random(f"{seed} {seat}")
            game = configuration.new_game(seed)
            start = random.randrange(60)
            twin: Game | None = None
            last, told = "", False
            for number, step in enumerate(walk(game, seed)):
                if number == start:
                    twin = with_other_hands(game, seat, random)
                    assert alike(game, twin, seat), f"seed {seed}: seat {seat}"
                elif twin is not None and not alike(game, twin, seat):
                    assert not asleep(game), f"seed {seed}: seat {seat}"
                    assert told or game.position.drew, f"seed {seed}: {last} shows seat {seat} something unannounced"
                    break
                if twin is not None:
                    if not asleep(game) and not can_follow(twin, step):
                        break  # what another seat may do can depend on what it alone knows
                    last, told = step.option.id, step.option.reveals or game.simultaneous
                    twin.play(step.question.seat, step.option.id)
            else:
                assert twin is not None
                assert twin.over
            if asleep(game):
                assert text_of(twin.view(seat)) != text_of(game.view(seat)), "at the end all is shown"


def alike(game: Game, twin: Game, seat: int | None) -> bool:
    """Whether they are the same for a seat: what it sees, and what it, or in a sleep everybody, may answer."""
    choices = [
        [question.choices for question in each.questions if asleep(game) or question.seat == seat]
        for each in (game, twin)
    ]
    return text_of(twin.view(seat)) == text_of(game.view(seat)) and choices[0] == choices[1]


def can_follow(twin: Game, step: Step) -> bool:
    """Whether the answer could be given there too."""
    return any(option.id == step.option.id for option in twin.question(step.question.seat).options)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_redeal_does_not_depend_on_what_it_replaces(configuration: Configuration) -> None:
    """Or whoever knows where its chance comes from could tell the secret from it."""
    random = Random(1)
    game = configuration.new_game(1)
    for number, _ in enumerate(walk(game, 1)):
        if number % 5 == 0:
            seat = random.randrange(configuration.seats)
            twin = with_other_hands(game, seat, random)
            dealt = [state_to_json(each.redeal(seat, seed=number).state) for each in (game, twin)]
            assert text_of(dealt[0]) == text_of(dealt[1])


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_the_secrets_of_every_module_are_put_to_the_test(configuration: Configuration) -> None:
    game = configuration.new_game(1)
    for component in hidden_parts(game):
        assert is_redealt(component), f"{component.name} is hidden and cannot be dealt anew"
    if hidden_parts(game):
        assert any(_hides(configuration, seed) for seed in range(1, 6)), "nothing was ever hidden"


def _hides(configuration: Configuration, seed: int) -> bool:
    """Whether there is something to hide in a game: chance may keep it from coming up."""
    game = configuration.new_game(seed)
    return any(_differ(game) for _ in walk(game, seed))


def _differ(game: Game) -> bool:
    """Whether other secrets make another position, and one that their owners would know."""
    twin = with_other_hands(game, 0, Random(1))
    owned = [component for component in hidden_parts(game) if component.owned]
    return text_of(twin.snapshot()) != text_of(game.snapshot()) and (
        not owned or text_of(twin.view(1)) != text_of(game.view(1))
    )
