"""Chronicles 1 to 7."""

from __future__ import annotations

from typing import Final

from tests.chronicles.c6_positions import at_last, gathered
from tests.chronicles.cellars import casks
from tests.chronicles.haggis import last_scoring, scoring
from tests.chronicles.test_c1_rewards import looking
from tests.chronicles.test_c2 import BEFORE_IT, ON_IT
from tests.chronicles.test_c3 import PULTENEY_NEXT, beside
from tests.chronicles.test_c3_sale import AHEAD
from tests.chronicles.test_c6_events import fort_george
from tests.glen_more_ii_scenario import Scene
from tests.proposals.proposal import Proposal

INN: Final = PULTENEY_NEXT.replace("a-pulteney", "b-kingshouse-inn")
STUCK: Final = "seat 1: domains macleod; seat 0: coins 0"
"""No marker can be placed: every road from the start costs something."""


def after(scene: Scene, *lines: str) -> Scene:
    scene.follow(*lines)
    return scene


def stored(*held: str, built: str = "0 0 0") -> Scene:
    """Pulteney gives seat 0 a barrel."""
    return after(Scene(PULTENEY_NEXT, "seat 0; 0,0: stone 1", casks(*held, built=built)), "0 take 3", "0 place 0,1")


def duart(position: str) -> Scene:
    """Duart Castle trades a wood and any other good for 5 VP."""
    return after(gathered(f"seat 0: {position}"), "0 event duart-castle")


def armadale(position: str) -> Scene:
    """Armadale Castle takes stones."""
    return after(gathered(f"seat 0: coins 9; 1,1: c-armadale-castle; {position}"), "0 event armadale-castle")


PROPOSALS: Final = (
    Proposal("look-at-tokens", "what is worth most", "keep-token vp-3", lambda: looking("coins-2 vp-3 resource-1")),
    Proposal(
        "look-at-tokens",
        "a barrel is worth more than two coins",
        "keep-token barrel-1",
        lambda: looking("coins-2 barrel-1"),
    ),
    Proposal(
        "look-at-tokens",
        "what does nothing now comes last",
        "keep-token resource-1",
        lambda: looking("marker-1 resource-1", STUCK),
    ),
    Proposal(
        "pay-toll",
        "a coin rather than a good",
        "toll-coin",
        lambda: after(Scene(BEFORE_IT, "seat 0: coins 1; 0,0: wood 1; 1,0: wood 1"), "0 take 1"),
    ),
    Proposal(
        "pay-toll",
        "which good is thought about",
        None,
        lambda: after(Scene(BEFORE_IT, "seat 0: coins 0; 0,0: wood 1; 1,0: wood 1"), "0 take 1"),
    ),
    Proposal(
        "carry-down",
        "where most room is left, away from what needs it to produce",
        "put sheep 1,0",
        lambda: Scene(ON_IT, "seat 0; 0,0: wood 1; 0,1: s-lochridge", "part highlander: coins 0, goods 0 0 0 1"),
    ),
    Proposal("store-barrel", "where it will be worth something", "store 2", lambda: stored("1+3")),
    Proposal(
        "age-barrel",
        "the foremost, which makes room",
        "age 4",
        lambda: after(beside("c-glen-albyn", casks("1+3+4", built="1 0 0")), "0 activate 0,1"),
    ),
    Proposal(
        "spend-barrel",
        "what would sell for least",
        "spend 1",
        lambda: after(Scene(INN, casks("1+2+5", built="1 0 0")), "0 take 3"),
    ),
    Proposal(
        "sell-casks",
        "who must sell sells what brings most, and leaves room for the second",
        "cask 3 bonus",
        lambda: after(Scene(AHEAD, casks("1+3")), "0 stop 4"),
    ),
    Proposal(
        "sell-casks", "who need not is left to think", None, lambda: after(Scene(AHEAD, casks("1+3")), "0 take 5")
    ),
    Proposal(
        "more-haggis",
        "barrels are worth nothing any more",
        "roll-haggis",
        lambda: last_scoring("3 3 3 3", "seat 0: whisky 1", tables=[(1,)]),
    ),
    Proposal(
        "more-haggis",
        "a barrel is worth something yet",
        None,
        lambda: scoring("3 3 3 3", "seat 0: whisky 1", tables=[(1,)]),
    ),
    Proposal(
        "march-out", "Scotsmen count where they are", "leave", lambda: after(fort_george(), "0 take 3", "0 place 0,1")
    ),
    Proposal(
        "muster-one",
        "from where most stand",
        "muster 0,-2",
        lambda: after(
            at_last("seat 0; 0,-1: d-castle-moil, scotsmen 1; 0,-2: a-easdale, scotsmen 2"), "0 event castle-moil"
        ),
    ),
    Proposal(
        "make-trade",
        "nothing has to be bought for it",
        "trade",
        lambda: duart("coins 0, domains maclean; 0,-1: b-duart-castle; 0,0: scotsmen 1, wood 1, sheep 1"),
    ),
    Proposal(
        "make-trade",
        "a purchase is thought about",
        None,
        lambda: duart("coins 9, domains maclean; 0,-1: b-duart-castle; 0,0: scotsmen 1, wood 1"),
    ),
    Proposal(
        "offer-goods", "all that is there, and nothing bought", "return 2", lambda: armadale("0,0: scotsmen 1, stone 2")
    ),
    Proposal("offer-goods", "nothing where all must be bought", "return 0", lambda: armadale("0,0: scotsmen 1")),
)
