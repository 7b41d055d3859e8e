"""A seat acts where it has not the turn."""

from __future__ import annotations

import hindmost
from hindmost.kernel import snapshots
from hindmost.kernel.acting import ActAs, acting, pending_by_actor
from hindmost.kernel.frames import NATURE
from tests.kernel.table import lay
from tests.kernel.toy.treasure import Dig, Draw


def test_whoever_acts_already_needs_no_leave() -> None:
    g = lay(2).state
    assert acting(g, g.active, [Dig()]) == [Dig()]
    assert acting(g, 1 - g.active, []) == []


def test_another_acts_and_gives_way_again() -> None:
    g = lay(2).state
    here = g.active
    other = 1 - here
    frames = acting(g, other, [Dig(), Draw(0)])
    assert frames == [ActAs(other), Dig(), Draw(0), ActAs(here)]
    g.push(frames)
    assert [actor for _, actor in pending_by_actor(g)][:5] == [here, other, other, other, here]
    g.stack.pop().run(g)
    assert g.active == other


def test_nobody_may_act_too() -> None:
    """After the end it is nobody's turn: whoever was let in leaves it as it was."""
    g = lay(2).state
    g.active = NATURE
    assert acting(g, 1, [Dig()])[-1] == ActAs(NATURE)


def test_frames_are_checked_for_the_seat_that_will_act() -> None:
    game = lay(2)
    game.state.push([ActAs(7)])
    assert game.check() == ["the frame 'act-as' cannot have the actor 7"]


def test_it_can_be_saved() -> None:
    game = hindmost.new_game("glen-more-ii", 2, (), 1)
    state = game.state
    state.stack.insert(0, ActAs(NATURE))
    data = snapshots.state_to_json(state)
    assert data["frames"][-1] == ["act-as", NATURE]
    assert snapshots.state_from_json(game.setup.rules, game.setup.table, data).stack == state.stack
