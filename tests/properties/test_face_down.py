"""What a chronicle lays face down: haggis and reward tokens, mobs, bids. It is another for the twin, and up to the
moment at which it is turned up nobody who may not look can tell, byte for byte.

`test_non_interference.py` proves this of all modules together; here of every one that hides something by itself, so
that what one hides cannot stand for what another gives away.
"""

from __future__ import annotations

from random import Random

import pytest

import hindmost
from hindmost import Game
from hindmost.kernel.messages import Json
from tests.configurations import SHOWN, Configuration
from tests.properties import test_non_interference as secrecy
from tests.properties.playing import onlookers, walk
from tests.properties.secrets import hidden_parts, with_other_secrets
from tests.properties.test_non_interference import known_to, log_texts

SEED = 10
"""Everybody gains haggis, too."""
OF_BIDS = 90
"""A game in which somebody often has to choose how to pay while others' bids lie face down."""
SPARSELY = 6
"""Of so many questions one is looked at by everybody."""
BRIEF = ("pay-event", "use-event")
"""So is every one of these: bids do not lie face down for long."""


def hides(configuration: Configuration) -> bool:
    """Whether its chronicle hides something in its part of the state. Votes are hidden in a question instead."""
    game = configuration.new_game(0)
    return bool(configuration.chronicles) and any(
        type(part).__module__.startswith(type(module).__module__.rpartition(".")[0])
        for part in hidden_parts(game)
        for module in game.setup.table.modules[1:]
    )


HIDING = [each for each in SHOWN if hides(each)]


def parts_of(game: Game) -> Json:
    return game.snapshot()["state"]["slices"]


def test_these_hide_something() -> None:
    assert [each.chronicles for each in HIDING] == [(1,), (5,), (8,), (9,)]


@pytest.mark.parametrize("configuration", HIDING, ids=lambda each: each.id)
def test_another_secret_looks_the_same_to_everybody_who_may_not_know_it(configuration: Configuration) -> None:
    seed = OF_BIDS if configuration.chronicles == (9,) else SEED
    game = configuration.new_game(seed)
    random = Random(seed)
    others: dict[int | None, int] = dict.fromkeys(onlookers(game), 0)
    for number, step in enumerate(walk(game, seed)):
        if number % SPARSELY and step.question.kind not in BRIEF:
            continue
        for seat in onlookers(game):
            twin = with_other_secrets(game, seat, random)
            others[seat] += parts_of(twin) != parts_of(game)
            assert known_to(twin, seat) == known_to(game, seat), f"seat {seat}, {step.question.kind}"
            assert log_texts(twin, seat) == log_texts(game, seat), f"seat {seat}, {step.question.kind}"
    assert all(number >= 3 for number in others.values()), "there was something to hide from everybody"


@pytest.mark.skipif(hindmost.is_compiled(), reason="there all are under it anyway")
@pytest.mark.parametrize("configuration", HIDING, ids=lambda each: each.id)
def test_it_shows_only_when_it_is_turned_up(configuration: Configuration) -> None:
    secrecy.test_what_is_hidden_shows_in_nothing_that_follows(configuration)
