"""Chronicle 11."""

from __future__ import annotations

from typing import Final

from tests.chronicles.plans import LATE, filling, planned
from tests.glen_more_ii_scenario import Scene
from tests.proposals.proposal import Proposal


def after(scene: Scene, *lines: str) -> Scene:
    scene.follow(*lines)
    return scene


PROPOSALS: Final = (
    Proposal(
        "pay-for-plan",
        "what there is most of, and nothing bought",
        "pay wood 0,-1",
        lambda: after(
            filling("seat 0: coins 3; 0,-1: s-inshriach, wood 2; 0,0: scotsmen 1, sheep 1", mine="a-new-lanark"),
            "0 plan a-new-lanark",
        ),
    ),
    Proposal(
        "endow",
        "any will do",
        "choose wood",
        lambda: after(
            planned("seat 0: coins 9", head=f"rondel: 0 1 2 a-robert-i; discards: a-new-lanark; {LATE}"),
            "0 take 3",
            "0 claim munro",
            "0 fetch a-new-lanark",
        ),
    ),
    Proposal(
        "enlist-on-half",
        "both halves count alike",
        "enlist 0,-1",
        lambda: after(
            filling("seat 0; 0,-1: a-castle-stalker, wood 1; 1,-1: s-black-isle", mine="new-fort-george-left wood"),
            "0 plan new-fort-george-left",
            "0 place 0,-1",
        ),
    ),
)
