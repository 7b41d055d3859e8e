"""Views that share what is the same: they are what anybody would be shown anyway, and tell at once what is new."""

from __future__ import annotations

import json

import pytest

from hindmost import Eyes
from hindmost.kernel.views import Readings
from tests.configurations import PLAYED, Configuration
from tests.properties.playing import walk

SEED = 11


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_sharing_changes_no_view(configuration: Configuration) -> None:
    game = configuration.new_game(SEED)
    readings = Readings()
    seats = (None, *range(game.setup.seats))
    for step in walk(game, SEED):
        eyes = Eyes(step.game, readings)
        for seat in seats:
            assert json.dumps(eyes.view(seat)) == json.dumps(Eyes(step.game).view(seat))
            assert json.dumps(step.game.view(seat, readings=readings)) == json.dumps(step.game.view(seat))


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_what_is_the_same_is_the_same_object(configuration: Configuration) -> None:
    game = configuration.new_game(SEED)
    readings = Readings()
    before = game.view(0, readings=readings)
    for step in walk(game, SEED):
        view = step.game.view(0, readings=readings)
        for old, new in zip([before["table"], *before["seats"]], [view["table"], *view["seats"]], strict=True):
            assert all(old[name] is value for name, value in new.items() if old.get(name) == value and name != "seat")
        before = view


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_mark_moves_with_what_is_read(configuration: Configuration) -> None:
    game = configuration.new_game(SEED)
    read: dict[tuple[str, int], tuple[object, str]] = {}
    for step in walk(game, SEED):
        for component in game.setup.table.components:
            for owner in range(game.setup.table.seats) if component.owned else (-1,):
                mark = component.mark(step.game.state, owner)
                if mark is not None:
                    now = json.dumps(component.read(step.game.state, owner))
                    last, text = read.get((component.name, owner), (None, ""))
                    assert last != mark or text == now, component.name
                    read[component.name, owner] = mark, now


def test_what_might_follow_is_not_remembered() -> None:
    game = PLAYED[0].new_game(SEED)
    readings = Readings()
    before = game.view(0, readings=readings)
    for step in walk(game.clone(), SEED):
        step.game.view(0, readings=readings.held())
    again = game.view(0, readings=readings)
    assert all(again["table"][name] is value for name, value in before["table"].items())
