"""Positions of Chronicle 11, Plans and Prosperity, that cannot be."""

from __future__ import annotations

from typing import Final

import pytest

from hindmost.games.glen_more_ii.chronicles.c11_plans_and_prosperity.plans import KEY
from tests.chronicles.plans import LATE, filling, planned
from tests.glen_more_ii_scenario import Scene
from tests.positions.breaking import Break, Breaks, Position, of_part

FIELD: Final = "seat 0; 0,-1: s-inshriach, wood 2"
BUILT: Final = "seat 0; 0,-1: s-inshriach > a-new-lanark, wood 2"
FETCHING: Final = f"rondel: 0 1 2 a-robert-i; discards: a-new-lanark; {LATE}"


def fetched() -> Scene:
    """Seat 0 has taken a monument from the discard pile and says what comes onto its plan."""
    scene = planned("seat 0: coins 9", head=FETCHING)
    scene.follow("0 take 3", "0 claim munro", "0 fetch a-new-lanark", "asks 0 endow")
    return scene


def paying() -> Scene:
    scene = filling("seat 0: coins 1; 0,-1: s-inshriach, wood 2", mine="a-new-lanark, a-glamis-castle")
    scene.follow("0 plan a-new-lanark", "asks 0 pay-for-plan")
    return scene


TAKING: Final = Position(lambda: planned(FIELD, mine="a-new-lanark wood, new-fort-george-left").game)
STANDING: Final = Position(lambda: planned(BUILT, mine="a-glamis-castle").game)
ENDOWING: Final = Position(lambda: fetched().game)
PAYING: Final = Position(lambda: paying().game)

part = of_part(KEY)
cards: Final = Breaks("games/glen_more_ii/chronicles/c11_plans_and_prosperity/checking.py")
PLACES: Final = "there must be 11 plans, and a place for them at each of 3 seats"

cards.add(TAKING, part({"held.+": []}), PLACES)
cards.add(TAKING, part({"goods.+": []}), PLACES)
cards.add(TAKING, part({"used": [3]}), "every plan is in one place")
cards.add(TAKING, part({"used": [11]}), "every plan is in one place")
cards.add(TAKING, part({"paid": [-1]}), "every plan is in one place")
cards.add(TAKING, part({"goods.3": [0, 0]}), "what lies on the plan of a-new-lanark cannot be there")
cards.add(TAKING, part({"goods.3": [5]}), "what lies on the plan of a-new-lanark cannot be there")
cards.add(TAKING, part({"goods.0": [1]}), "what lies on the plan of a-melrose-abbey cannot be there")
cards.add(
    TAKING,
    {"removed.-": ["a-design-new-fort-george"], "discards.+": "a-design-new-fort-george"},
    "the design of new-fort-george-left and its plan are at odds",
)
cards.add(STANDING, part({"used": []}), "the monument a-new-lanark and its plan are at odds")
cards.add(
    STANDING,
    {**part({"held.0": [], "used": [3, 1]}), "discards.+": "a-glamis-castle"},
    "the monument a-glamis-castle and its plan are at odds",
)
cards.add(TAKING, part({"paid": [3]}), "plans are paid at the end of a turn only")

taking: Final = Breaks("games/glen_more_ii/chronicles/c11_plans_and_prosperity/taking.py")

taking.add(ENDOWING, part({"goods.3": [1]}), "the frame 'endow' puts a resource on a plan that cannot have it")
taking.add(
    ENDOWING,
    {**part({"held.0": []}), "discards.+": "a-new-lanark"},
    "the frame 'endow' puts a resource on a plan that cannot have it",
)

building: Final = Breaks("games/glen_more_ii/chronicles/c11_plans_and_prosperity/building.py")

building.add(PAYING, part({"paid": [3]}), "the frame 'pay-for-plan' pays for a plan that cannot be paid")
building.add(
    PAYING,
    part({"held.0": [1], "held.1": [3]}),
    "the frame 'pay-for-plan' pays for a plan that cannot be paid",
)


@pytest.mark.parametrize("each", [*cards.all, *taking.all, *building.all], ids=str)
def test_what_cannot_be_is_refused_with_its_sentence(each: Break) -> None:
    each.judge()
