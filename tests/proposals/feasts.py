"""Chronicle 9."""

from __future__ import annotations

from typing import Final

from tests.chronicles.feasting import bid, bidding
from tests.glen_more_ii_scenario import Scene
from tests.proposals.proposal import Proposal


def guest(position: str) -> Scene:
    """Seat 0 pays one resource of any kind for Guest of Honour."""
    scene = bidding(f"seat 0: {position}")
    bid(scene, "1", "", "")
    return scene


def tasting() -> Scene:
    """Seat 0 has a coin for Whisky Tasting, and no barley."""
    scene = bidding("seat 0: coins 1, domains innes")
    bid(scene, "2", "", "")
    return scene


PROPOSALS: Final = (
    Proposal("use-event", "nobody is hurried into spending a coin", "stay-away", tasting),
    Proposal(
        "pay-event",
        "from a full tile, though there is more of something else",
        "pay-feast stone 1,0",
        lambda: guest("coins 0; 0,0: wood 2; 0,-1: s-lochridge, wood 2; 1,0: stone 3"),
    ),
    Proposal(
        "pay-event",
        "what is most plentiful",
        "pay-feast wood 0,0",
        lambda: guest("coins 0; 0,0: stone 1, wood 1; 1,0: wood 1"),
    ),
    Proposal(
        "pay-event",
        "a resource rather than a coin",
        "pay-feast wood 0,0",
        lambda: guest("coins 1, domains innes; 0,0: wood 1"),
    ),
)
