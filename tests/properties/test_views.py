"""A view is plain data and holds nothing that would give chance away: no seed, no counters, nothing from the stacks."""

from __future__ import annotations

import json

import pytest

from hindmost import NotAsked
from tests.configurations import PLAYED, Configuration, seeds
from tests.properties.playing import onlookers, through_json, views_of, walk
from tests.properties.secrets import face_down, keys, leaves

SEED = 8_675_309_123_456_789
"""A seed that cannot be in a view by accident."""


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_views_are_json(configuration: Configuration) -> None:
    for seed in seeds(2, 30):
        game = configuration.new_game(seed)
        for _ in walk(game, seed):
            for view in views_of(game):
                assert through_json(view) == view
        for view in views_of(game):
            assert through_json(view) == view


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_views_hold_neither_seed_nor_counters_nor_frames(configuration: Configuration) -> None:
    for extra in seeds(2, 30):
        game = configuration.new_game(SEED + extra)
        for _ in walk(game, extra):
            for view in views_of(game):
                assert str(SEED + extra) not in json.dumps(view)
                assert not {"seed", "counters", "frames", "choices", "journal"} & set(keys(view))


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_what_lies_face_down_is_in_no_view_before_the_end(configuration: Configuration) -> None:
    for seed in seeds(2, 30):
        game = configuration.new_game(seed)
        for _ in walk(game, seed):
            hidden = face_down(game.state)
            for view in views_of(game):
                assert not hidden & set(leaves(view))


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_view_says_who_looks_and_who_is_asked(configuration: Configuration) -> None:
    game = configuration.new_game(1)
    for _ in walk(game, 1):
        for seat in onlookers(game):
            view = game.view(seat)
            assert view["you"] == seat
            assert view["asked"] == [question.seat for question in game.questions]
            assert view["over"] is False
            assert view["winners"] is None
            assert len(view["seats"]) == configuration.seats
    assert game.view()["over"] is True
    assert game.view()["asked"] == []
    assert game.view()["winners"] == list(game.winners)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_only_seats_at_the_table_have_a_view(configuration: Configuration) -> None:
    game = configuration.new_game(1)
    for seat in (-1, configuration.seats, 99):
        with pytest.raises(NotAsked):
            game.view(seat)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_view_is_a_copy(configuration: Configuration) -> None:
    """Whoever scribbles into a view scribbles on paper."""
    game = configuration.new_game(1)
    for number, _ in enumerate(walk(game, 1)):
        if number % 10 == 0:
            before = game.hash()
            for view in views_of(game):
                _scribble(view)
            assert game.hash() == before
            assert game.check() == []


def _scribble(data: object) -> None:
    if isinstance(data, dict):
        for value in data.values():
            _scribble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _scribble(value)
        data.append("scribble")
