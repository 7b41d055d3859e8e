"""What bids, events and crests of Chronicle 9 are worth to a bot."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.worth import (
    COIN,
    FREE,
    GOOD,
    OTHERS,
    OWN,
    READY,
    SOON,
    SPARED,
    TOKENS,
    stakes,
)
from hindmost.mechanics.living import Prospects
from tests.chronicles.feasting import AT_HOME, bid, bidding, feast
from tests.glen_more_ii_scenario import Scene

AHEAD = Prospects(3, 10.0, 0.3)


def worth(scene: Scene, seat: int = 0) -> dict[str, float]:
    return stakes(scene.state, seat, AHEAD)


@pytest.mark.parametrize(
    ("stack", "expected"),
    [
        ("-----", 0.0),
        ("2----", OWN * 2 - GOOD),
        ("4----", 0.0),
        ("42---", FREE[1] * (OWN * 2 - GOOD)),
        ("21---", OWN * 2 - GOOD),
    ],
)
def test_a_stack_is_worth_what_its_events_may_bring(stack: str, expected: float) -> None:
    """Seat 0 has one barley, which is enough for the Whisky Tasting and no further event."""
    scene = bidding("seat 0; 0,0: barley 1")
    scene.follow(f"0 bid {stack}")
    assert worth(scene)["events"] == pytest.approx(expected)
    assert worth(scene, 1)["events"] == 0.0, "nobody else knows of it"


def test_what_has_been_revealed_counts_in_full() -> None:
    scene = bidding("seat 0; 0,0: wood 1, sheep 1; 1,0: barley 1")
    bid(scene, "12", "", "")
    scene.follow("asks 0 pay-event")
    assert worth(scene)["events"] == pytest.approx(OWN * 2 + FREE[1] * (OWN * 2 - GOOD))


def test_a_lead_that_the_table_does_not_pay_for_is_worth_nothing() -> None:
    scene = bidding("seat 0: whisky 7; 0,0: barley 1")
    scene.follow("0 bid 2----")
    assert worth(scene)["events"] == pytest.approx(-GOOD)


def test_whoever_is_no_longer_last_takes_points_from_the_others() -> None:
    scene = bidding("seat 0; 0,0: barley 1; seat 1: whisky 2; seat 2: whisky 4")
    scene.follow("0 bid 2----")
    assert worth(scene)["events"] == pytest.approx(OTHERS * 2 - GOOD)


def test_resources_in_stock_are_worth_what_they_may_bring_at_the_next_bidding() -> None:
    scene = feast(AT_HOME, "seat 0; 0,0: barley 1")
    left = len(next(stack for stack in scene.state.stacks if stack))
    near = 1 - left / SOON
    assert 0 < near < 1
    assert worth(scene)["events"] == pytest.approx(READY * near * (OWN * 2 - GOOD))
    assert worth(scene, 1)["events"] == 0.0
    assert stakes(scene.state, 0, Prospects(0, 0.0, 1.0))["events"] == 0.0


def test_crests_are_worth_something_in_every_scoring_to_come() -> None:
    scene = feast(AT_HOME, "seat 0: coins 9, domains cameron; 0,0: wood 1; seat 1: domains innes")
    assert worth(scene)["crests"] == pytest.approx(3 * TOKENS)
    assert worth(scene, 1)["crests"] == pytest.approx(3 * COIN)
    assert worth(scene, 2)["crests"] == 0.0
    scene.follow("0 take 4", "0 claim maclean", "0 lay wood 0,0")
    assert worth(scene)["crests"] == pytest.approx(3 * (TOKENS + SPARED))
