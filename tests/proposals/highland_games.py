"""Chronicle 10."""

from __future__ import annotations

from typing import Final

from tests.chronicles.highland import VILLAGE, at_games, next_tile
from tests.glen_more_ii_scenario import Scene
from tests.proposals.proposal import Proposal


def after(scene: Scene, *lines: str) -> Scene:
    scene.follow(*lines)
    return scene


def trained(level: int) -> Scene:
    """The caber tosser of seat 0 has just reached a level."""
    scene = at_games(VILLAGE, "seat 0; 0,1: s-inshriach", levels=[[level - 1, 0]], markers={0: ["0,1"]})
    return after(scene, "0 take 3", "0 place -1,0")


def homecoming() -> Scene:
    position = "seat 0; 0,0: scotsmen 1; 0,1: a-dornie, scotsmen 2"
    return after(at_games(next_tile("c-heros-home-town"), position, popularity=[1]), "0 take 3", "0 place 1,1")


def breeding(held: str) -> Scene:
    scene = at_games(next_tile("s-boreray-and-kyloe"), f"seat 0; 0,0: scotsmen 1, {held} 1")
    return after(scene, "0 take 3", "0 place 0,1", "0 activate 0,1")


PROPOSALS: Final = (
    Proposal("reached", "what the level gives costs nothing", "use-level caber-tosser 1", lambda: trained(1)),
    Proposal("reached", "there is one reward in a round", None, lambda: trained(3)),
    Proposal("homecoming", "he is missed least where most stand", "come-home 0,1", homecoming),
    Proposal("choose-breed", "what is held least", "choose cattle", lambda: breeding("sheep")),
    Proposal("choose-breed", "whichever that is", "choose sheep", lambda: breeding("cattle")),
)
