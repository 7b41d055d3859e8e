"""Where a turn begins, and how far pieces have gone."""

from __future__ import annotations

from random import Random

import pytest

import hindmost
from hindmost.kernel.going import Going
from tests.configurations import SHOWN, Configuration


@pytest.mark.parametrize("configuration", SHOWN, ids=lambda each: each.id)
def test_a_turn_begins_before_its_first_question_and_not_again(configuration: Configuration) -> None:
    """Whatever chronicles ask before and after, tiles are taken, and merchants move, once a turn."""
    game, source = configuration.new_game(2), Random(2)
    position = game.position
    begun, turns = True, 0
    while not position.over:
        asked = position.state.stack[-1].kind()
        if asked in ("take", "move"):
            assert begun
            begun = False
            turns += 1
        choice = source.choice(position.options)
        free = position.state.table.free_action(choice) is not None
        position.play(choice)
        begun = begun or position.began or (free and asked in ("take", "move"))
    assert turns > 10


def test_glasgow_tells_a_second_turn_of_one_seat_from_the_first() -> None:
    """Nobody else is asked in between, and nothing need be drawn."""
    position = hindmost.new_game("glasgow", 2, seed=1).position
    source, again = Random(1), 0
    while not position.over:
        seat = position.seat
        position.play(source.choice(position.options))
        asked = position.state.stack[-1].kind() if position.state.stack else ""
        assert (asked == "move") == (position.began and not position.over)
        again += asked == "move" and position.seat == seat
    assert again


@pytest.mark.parametrize("configuration", SHOWN, ids=lambda each: each.id)
def test_pieces_only_go_forward_and_whoever_is_asked_to_move_is_not_ahead_of_all(configuration: Configuration) -> None:
    game, source = configuration.new_game(4), Random(4)
    position = game.position
    going = Going(position.state)
    before = list(going.gone)
    while not position.over:
        position.play(source.choice(position.options))
        gone = list(going.look(position.state))
        assert all(now >= was for now, was in zip(gone, before, strict=True))
        before = gone
    spaces = position.state.spaces()
    assert min(before) > spaces, "everybody goes round more than once"
    assert max(before) - min(before) < 2 * spaces
