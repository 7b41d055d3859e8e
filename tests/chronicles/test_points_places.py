"""What the records of places allow those who move (C0-09), proved by chronicles made up."""

from __future__ import annotations

from typing import ClassVar

import pytest

from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.turn import stop_reason, taken_reason
from hindmost.kernel.hooks import Actor, Patch
from hindmost.kernel.messages import Json
from tests.chronicles.made_up import MadeUp, last_of, play_through, random_games, scene_with

FERRY: dict[str, Json] = {"list": "places", "name": "worlds-end", "stack": "B", "clause": "C0-09", "source": "RR"}
BEFORE_IT = "rondel: 0 1 2 ferry * * * * * * * * * -; stack C: c-ullapool c-glengorm"
ON_IT = "rondel: 0 1:ferry 2 * * * * * * * * * * -; stack C: c-ullapool c-glengorm"


class Piper(Actor[GlenMoreII]):
    """A piece that is no player's."""

    name: ClassVar[str] = "piper"


class Crossing(MadeUp):
    """A ferry on the rondel that allows what a test says."""

    def __init__(self, **allows: Json) -> None:
        super().__init__()
        self.allows = allows

    def patch(self) -> Patch:
        return Patch({"ferry": {**FERRY, **self.allows}}, {}, ())


class WithPiper(Crossing):
    def actors(self, seats: int) -> tuple[Actor[GlenMoreII], ...]:
        return (Piper(),)


def test_a_pawn_stops_unless_the_place_is_protected() -> None:
    scene = scene_with(Crossing(), BEFORE_IT)
    play_through(scene, "offers also: stop 3", "0 stop 3", "0 end")
    assert scene.rondel[3] == "0:ferry"
    scene_with(Crossing(protected=True), BEFORE_IT).follow("refuses: stop 3 GM2-ORDER-05")


@pytest.mark.parametrize("alone", [True, False])
def test_one_pawn_or_any_number(alone: bool) -> None:
    scene = scene_with(Crossing(one_pawn=alone), ON_IT)
    scene.follow("refuses: stop 1 C0-09" if alone else "offers also: stop 1")
    assert scene.game.check() == []
    both = scene_with(Crossing(one_pawn=alone), ON_IT.replace("0 1:ferry 2", "2 0+1:ferry *"))
    assert bool(both.game.check()) is alone


@pytest.mark.parametrize("stays", [True, False])
def test_what_is_fixed_stays_when_everybody_has_passed(stays: bool) -> None:
    scene = scene_with(Crossing(fixed=stays), "rondel: 0 ferry * 1 2 * * * * * * * * -; stack C: c-ullapool c-glengorm")
    scene.follow("0 take 5")
    scene.finish()
    assert ("ferry" in scene.rondel) is stays
    assert (scene.kit.number["ferry"] in scene.state.discards) is not stays


@pytest.mark.parametrize("lent", [True, False])
def test_a_lent_pawn_stops_where_the_record_lets_it(lent: bool) -> None:
    scene = scene_with(WithPiper(lent_stops=lent, one_pawn=True), f"{BEFORE_IT.replace('2 ferry', '2 ferry piper', 1)}")
    g = scene.state.copy()
    g.mover = 3
    assert (stop_reason(g, 3) is None) is lent
    assert taken_reason(g, 3) is None
    g.track.pieces[3] = 3
    assert taken_reason(g, 3) is not None


def test_games_with_such_a_place_come_to_an_end() -> None:
    assert last_of(random_games(Crossing(one_pawn=True)))
