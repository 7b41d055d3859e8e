"""Chronicle 8 with the monuments of Chronicle 11, and with the champions of Chronicle 10 under them."""

from __future__ import annotations

import json

import hindmost
from tests.chronicles.highland import at_games, champions
from tests.chronicles.penny_mobs import mobs
from tests.chronicles.plans import LATE, RONDEL, filling, part_line
from tests.glen_more_ii_scenario import Scene


def read_again(scene: Scene) -> None:
    """The position as it stands is sound, and can be opened where it was kept."""
    assert scene.game.check() == []
    kept = json.loads(json.dumps(scene.game.snapshot()))
    assert hindmost.restore(kept).hash() == scene.game.hash()


def test_px_8_9_01_points_of_a_building_move_kenneth_while_the_plans_are_looked_at() -> None:
    """What is left after the last activation can be spent on him as on a Scotsman (C11-BUILD-05)."""
    scene = filling(
        "seat 0; 0,-1: a-castle-stalker, wood 1",
        "seat 1; 0,0: scotsmen 0; 1,0: wood 1, sheep 1",
        mobs(mcsnitch="0 1 0"),
        mine="a-glamis-castle wood",
        chronicles="8 11",
        at="1,1",
    )
    scene.follow("0 plan a-glamis-castle", "0 place 0,-1")
    scene.until("activate")
    scene.follow("0 activate 0,-1", "0 activate 0,0", "0 activate 1,0", "asks 0 fill-plans", "0 sneak mcsnitch")
    read_again(scene)
    scene.follow("asks 0 sneak-step", "0 sneak-to 1,0", "asks 0 steal")
    read_again(scene)
    scene.follow("0 loot wood")
    scene.until("escape")
    read_again(scene)
    scene.follow("0 pass", "asks 0 fill-plans", "seat 1: wood 0, sheep 1")


def test_px_8_9_01_fergus_is_put_elsewhere_while_a_champion_lies_under_the_monument_beside_him() -> None:
    """Its marker goes back only when all that the tile sets off has begun (C10-MARK-06)."""
    field = "seat 0: coins 1; 0,-1: s-inshriach, wood 1; 0,-2: s-lochridge"
    plan = part_line({0: "a-new-lanark wood"}, field)
    head = f"chronicles 8 10 11; {RONDEL}; {LATE}"
    scene = at_games(head, field, plan, mobs(macdarkie="1 0 3"), markers={0: ["0,-1"]})
    scene.follow("0 take 3", "0 place 1,1")
    scene.until("place-champion")
    scene.follow("0 leave-games", "0 end", "asks 0 fill-plans", "0 plan a-new-lanark", "0 pay wood 0,-1")
    scene.follow("0 place 0,-1", "asks 1 relocate", "seat 0: coins 0")
    assert champions(scene)["markers"] == ["0,-1"]
    read_again(scene)
    scene.play(1, scene.offers[0])
    scene.until("activate")
    assert champions(scene)["markers"] == []
    read_again(scene)
