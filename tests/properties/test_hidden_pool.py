"""A chronicle that hides something is under the proof of secrecy by itself; one that gives it away is caught."""

from __future__ import annotations

import pytest

from tests.properties import test_non_interference as secrecy
from tests.properties import test_redeal as redeals
from tests.properties.hoard import Careless, Hoard, MadeUp, Telltale, Transparent, Unproved, tokens
from tests.properties.playing import walk

HONEST = MadeUp(Hoard())


def test_it_keeps_its_secret() -> None:
    secrecy.test_a_seat_sees_nothing_of_what_it_may_not_know(HONEST)
    secrecy.test_what_is_hidden_shows_in_nothing_that_follows(HONEST)
    secrecy.test_a_redeal_does_not_depend_on_what_it_replaces(HONEST)
    secrecy.test_the_secrets_of_every_module_are_put_to_the_test(HONEST)
    redeals.test_a_redeal_keeps_what_the_seat_sees(HONEST)


def test_what_the_die_turns_up_is_seen() -> None:
    """So that the proof above goes through reveals."""
    game = HONEST.new_game(0)
    assert game.view(0)["table"]["buried"] == len(tokens(game.state).worth)
    for _ in walk(game, 0):
        pass
    assert len(game.view(0)["table"]["face-up"]) > 1


def test_what_can_be_told_from_a_view_is_caught() -> None:
    with pytest.raises(AssertionError, match="seat"):
        secrecy.test_a_seat_sees_nothing_of_what_it_may_not_know(MadeUp(Transparent()))


def test_what_is_shown_without_saying_so_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"place .* shows seat . something unannounced"):
        secrecy.test_what_is_hidden_shows_in_nothing_that_follows(MadeUp(Careless()))


def test_a_redeal_that_knows_what_it_replaces_is_caught() -> None:
    with pytest.raises(AssertionError):
        secrecy.test_a_redeal_does_not_depend_on_what_it_replaces(MadeUp(Telltale()))


def test_a_hidden_part_that_cannot_be_dealt_anew_is_caught() -> None:
    with pytest.raises(AssertionError, match="purses is hidden and cannot be dealt anew"):
        secrecy.test_the_secrets_of_every_module_are_put_to_the_test(MadeUp(Unproved()))
