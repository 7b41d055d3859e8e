"""Tamlin McSwitch, the mob of Chronicle 8 that comes with Chronicle 11."""

from __future__ import annotations

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import prison
from tests.chronicles.made_up import play_through, restored
from tests.chronicles.penny_mobs import KEY, mobs
from tests.chronicles.plans import LATE, planned
from tests.glen_more_ii_scenario import Scene

FORT = "0,-1: a-castle-stalker > new-fort-george-left; 1,-1: s-black-isle > new-fort-george-right"


def tamlin(*position: str) -> Scene:
    head = f"rondel: 0 1 2 s-ballachulish a-robert-i * * * * * * * * -; {LATE}"
    return planned(*position, mobs(mcswitch="0 0"), head=head, chronicles="8 11")


def test_c8_42_a_tile_is_moved_with_all_that_is_on_it_and_nothing_is_activated() -> None:
    scene = tamlin("seat 0; 0,1: s-inshriach; 0,2: s-lochridge, cattle 1, scotsmen 1")
    assert scene.game.check() == []
    play_through(scene, "0 call mcswitch", "asks 0 pick-one", "offers also: pick 0,2", "refuses: pick 0,0 C8-42")
    play_through(scene, "0 pick 0,2", "asks 0 settle-tile", "0 settle 1,1", "asks 0 take")
    scene.follow("seat 0: empty 0,2, cell 1,1 s-lochridge cattle 1 scotsmen 1, cattle 1")


def test_c8_42_only_once() -> None:
    scene = tamlin("seat 0; 0,1: s-inshriach")
    play_through(scene, "0 call mcswitch", "0 pick 0,1", "0 settle 1,1", "asks 0 take")
    scene.follow("not offered: call mcswitch", "seat 0: empty 0,1, cell 1,1 s-inshriach", f"part {KEY}: mcswitch 0 1")


def test_c8_42_it_may_be_left() -> None:
    scene = tamlin("seat 0; 0,1: s-inshriach")
    scene.follow("0 call mcswitch", "0 pick 0,1", "0 pass", "offers also: call mcswitch")


def test_c8_42_no_scotsman_need_be_near_but_the_rules_of_the_territory_hold() -> None:
    scene = tamlin("seat 0; 0,0: scotsmen 0; 0,1: s-inshriach; 0,2: s-lochridge; -1,0: a-halkirk")
    scene.follow("0 call mcswitch", "offers: pick -1,0 / pick 0,2 / pass", "0 pick 0,2")
    assert "settle 1,1" in scene.offers
    assert "settle 2,0" not in scene.offers, "beside the river only the river goes on"
    river = tamlin("seat 0; -1,0: a-halkirk; -2,0: b-kingussie")
    river.follow("0 call mcswitch", "offers: pick -2,0 / pass", "0 pick -2,0", "offers: settle 2,0 / pass")


def test_c8_42_what_hangs_on_a_tile_is_judged_together_with_its_new_place() -> None:
    """Moved away the tile leaves the pasture alone, unless it comes to its other side."""
    scene = tamlin("seat 0; 0,1: s-inshriach; 0,2: s-lochridge; 1,2: s-black-isle")
    scene.follow("0 call mcswitch", "0 pick 0,1", "offers: settle 1,1 / pass")


def test_c8_42_a_pile_moves_as_a_whole_and_no_half_of_a_double_tile() -> None:
    scene = tamlin(f"seat 0; {FORT}; 0,1: s-inshriach > a-new-lanark")
    scene.follow("0 call mcswitch", "offers: pick 0,1 / pass", "refuses: pick 0,-1 C8-42", "0 pick 0,1", "0 settle 1,1")
    scene.follow("seat 0: cell 1,1 a-new-lanark")
    ground = scene.state.estates[0].ground
    assert [scene.kit.ids[tile] for tile in ground.stack_at(len(ground.cells) - 1)] == ["s-inshriach", "a-new-lanark"]


def test_c8_42_he_is_kept_only_where_he_is_in_the_game() -> None:
    away = Scene("chronicles 8; seats 3")
    assert "mcswitch" not in prison(away.state).to_json()
    here = tamlin("seat 0; 0,1: s-inshriach")
    assert prison(here.state).to_json()["mcswitch"] == [0, 0]
    assert restored(here.game).hash() == here.game.hash()


def test_px_8_9_01_a_monument_that_was_carried_off_counts_for_ogilvy_where_it_is() -> None:
    land = "seat 1: coins 9; 1,1: s-inshriach > b-carron-ironworks; 0,0: > a-melrose-abbey; 1,0: > b-stirling-castle"
    head = f"rondel: 0 1 2 s-ballachulish a-robert-i * * * * * * * * -; {LATE}"
    scene = planned(
        "seat 0; 0,1: s-lochridge > b-kilchurn-castle", land, mobs(anderson="0"), head=head, chronicles="8 11"
    )
    scene.follow("0 call anderson", "0 lift 0 0,1", "0 drop 1 0,1", "0 take 3", "0 place 0,1", "0 end", "0 pass")
    scene.follow("asks 1 take", "1 take 4", "1 claim ogilvy", "seat 1: vp 8")
