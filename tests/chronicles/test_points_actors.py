"""Seats for which nobody is asked, and steps that are there only with the step beside them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pytest

from hindmost.games.glen_more_ii.game import GlenMoreIITable
from hindmost.games.glen_more_ii.refill import CLEAN_UP
from hindmost.games.glen_more_ii.roles import PLACE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.turn import NEXT_ACTOR, Pawn
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.hooks import AFTER, Actor, Insert
from hindmost.kernel.plans import Plan
from tests.chronicles.made_up import MadeUp, keeps, new_game, random_games, scene_with

WANDERER: Final = 2


class Wander(Frame[GlenMoreII]):
    """The nearest tile goes to the discard pile; on World's End the way is at its end."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        space = g.track.ahead(g.mover)[0]
        if g.book.roles[g.track.tiles[space]] == PLACE:
            g.track.pieces[g.mover] = space
        else:
            g.discard(g.track.advance(g.mover, space), NATURE)


class Wanderer(Actor[GlenMoreII]):
    """Nobody is asked what its pawn does."""

    def begin(self, g: GlenMoreII, piece: int) -> None:
        g.begin_turn(NATURE)
        g.mover = piece
        g.push_plan("wander")


class Wandering(MadeUp):
    """Its frames are those of this file."""

    key: ClassVar[str] = "wandering"

    def plans(self) -> tuple[Plan, ...]:
        return (Plan("wander", (("wander", Wander()), ("clean-up", CLEAN_UP), ("next", NEXT_ACTOR))),)

    def actor_of(self, seat: int) -> Actor[Any] | None:
        return Wanderer() if seat == WANDERER else None


def test_a_seat_has_an_actor_of_its_own_and_the_others_their_pawns() -> None:
    table = new_game(Wandering(), 3, 1).setup.table
    assert [type(actor) for actor in table.actors] == [Pawn, Pawn, Wanderer]
    with_die = new_game(Wandering(), 3, 1, die="with").setup.table
    assert [actor.name for actor in with_die.actors] == ["", "", "", "die"]
    assert isinstance(with_die.actors[WANDERER], Wanderer)


def test_the_pawn_goes_to_the_nearest_tile_and_the_next_is_asked() -> None:
    scene = scene_with(Wandering(), "rondel: 2 1 0 s-inshriach a-dornie * * * * * * * * -")
    scene.follow("asks 1 take", "discards: s-inshriach")
    assert scene.state.track.pieces[WANDERER] == 3
    keeps(scene.game)


def test_it_stops_at_worlds_end() -> None:
    scene = scene_with(Wandering(), "rondel: 2 0 1 worlds-end * * * * * * * * * -; stack D:")
    assert scene.state.track.pieces[WANDERER] == 3
    assert scene.asked == (0, "take")


def test_games_in_which_nobody_is_asked_for_a_seat_come_to_an_end() -> None:
    ended = 0
    for game in random_games(Wandering(), games=3):
        assert WANDERER not in [question.seat for question in game.questions]
        ended += game.over
        if game.over:
            state = game.state
            assert isinstance(state, GlenMoreII)
            assert state.estates[WANDERER].ground.size == 2
            assert state.everybody_finished()
            assert {choice.seat for choice in game.choices} == {0, 1}
    assert ended == 3


# ---------------------------------------------------------------- steps that need not be there


class Cheer(Frame[GlenMoreII]):
    """Does nothing."""

    __slots__ = ()


class Cheering(MadeUp):
    """Its frames are those of this file."""


def steps(plan: str, optional: bool, die: str) -> list[str]:
    insert = Insert("set-up", AFTER, "die", "cheer", Cheer(), optional=optional)
    table = new_game(Cheering(insert), 3, 1, die=die).setup.table
    assert isinstance(table, GlenMoreIITable)
    return [name for name, _ in table.woven[plan].steps]


def test_an_optional_step_comes_only_with_the_step_beside_it() -> None:
    assert steps("set-up", True, "with") == ["order", "die", "cheer", "rondel", "next"]
    assert steps("set-up", True, "without") == ["order", "rondel", "next"]
    assert steps("set-up", False, "with") == ["order", "die", "cheer", "rondel", "next"]


def test_a_step_that_is_not_optional_wants_its_place() -> None:
    with pytest.raises(BadConfiguration, match="beside step 'die'"):
        steps("set-up", False, "without")


def test_an_optional_step_of_a_plan_that_is_not_there_is_left_out() -> None:
    insert = Insert("parade", AFTER, "march", "cheer", Cheer(), optional=True)
    assert "parade" not in new_game(Cheering(insert), 3, 1).setup.table.woven
