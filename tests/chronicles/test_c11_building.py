"""Chronicle 11: where monuments are built, what they activate, and what their neighbours make them give."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more_ii.chronicles.c11_plans_and_prosperity.plans import PLANS
from hindmost.games.glen_more_ii.scoring import tally, territory_size
from hindmost.mechanics.glen import PLACED
from tests.chronicles.made_up import MadeUp, Told, WithModule, play_through
from tests.chronicles.plans import LATE, RONDEL, filling, part_line, planned
from tests.glen_more_ii_scenario import Scene

FIELD = "seat 0; 0,-1: s-inshriach, wood 2"


# ---------------------------------------------------------------- lochs and monuments


def test_hg_loch_01_loch_is_a_type_like_the_others() -> None:
    book = Scene("chronicles 11; seats 3").book
    assert "loch" in book.type_names
    assert len(book.type_names) == 8


def test_hg_loch_02_the_five_lochs_are_of_that_type_in_every_game() -> None:
    for chronicles in ("4", "4 11"):
        book = Scene(f"chronicles {chronicles}; seats 3").book
        lochs = {name for name, type_ in zip(book.ids, book.types, strict=True) if type_ == "loch"}
        assert lochs == {"a-loch-lochy", "b-loch-shiel", "c-loch-ness", "d-loch-morar", "a-loch-lomond"}


def test_hg_mon_01_a_monument_is_built_on_a_tile_and_never_on_an_empty_position() -> None:
    scene = filling(FIELD, mine="a-new-lanark wood")
    scene.follow("0 plan a-new-lanark", "offers: place 0,-1 / place 0,1", "refuses: place 1,1 C11-BUILD-01")
    book = scene.book
    assert all(book.monuments[book.number[name]] for name in PLANS)
    assert planned("seat 0; 0,-1: a-new-lanark").game.check() != []


def test_hg_mon_02_a_monument_counts_as_a_tile_of_its_type() -> None:
    """New Lanark on a material tile is a trade tile, and no material any more."""
    land = "seat 0; 0,-1: s-inshriach > a-new-lanark, wood 1"
    built = filling(land, mine="b-carron-ironworks wood", at="-1,-1")
    built.follow("0 plan b-carron-ironworks", "offers: place -1,-1", "0 place -1,-1")
    built.follow("awards 0: tile-carron-ironworks 3", "seat 0: coins 0")


def test_hg_mon_03_a_monument_is_no_overlay_and_the_other_way_round() -> None:
    book = Scene("chronicles 11; seats 3").book
    assert not any(one and other for one, other in zip(book.overlays, book.monuments, strict=True))
    assert not any(book.overlays[book.number[name]] for name in PLANS)
    built = "1,1: s-black-isle > a-new-lanark; 0,-1: a-castle-stalker > a-glamis-castle"
    scene = planned(
        f"seat 0: coins 9; {built}; 1,-1: s-lochridge > b-kilchurn-castle",
        head=f"rondel: 0 1 2 a-robert-i * * * * * * * * * -; {LATE}",
    )
    scene.follow("0 take 3", "0 claim macpherson", "seat 0: vp 0")


def test_hg_mon_03_what_is_on_the_covered_tile_moves_up() -> None:
    scene = filling("seat 0; 0,0: scotsmen 1; 0,-1: s-inshriach, wood 3, scotsmen 1", mine="a-new-lanark wood")
    scene.follow("0 plan a-new-lanark", "0 place 0,-1", "seat 0: cell 0,-1 a-new-lanark wood 2 scotsmen 1")
    scene.follow("0 activate 0,-1")
    scene.until("fill-plans")
    scene.follow("seat 0: wood 0, vp 8")


def test_hg_mon_03_removing_it_removes_all_beneath_it() -> None:
    scene = planned(
        "seat 0: coins 9; 0,1: s-black-isle > a-new-lanark",
        head=f"rondel: 0 1 2 a-robert-i * * * * * * * * * -; {LATE}",
    )
    scene.follow("0 take 3", "0 claim macmillan", "0 remove 0,1", "seat 0: empty 0,1, tiles 2")
    gone = {scene.kit.ids[tile] for tile in scene.state.removed[-2:]}
    assert gone == {"s-black-isle", "a-new-lanark"}


def test_hg_mon_03_on_a_home_tile_it_stays() -> None:
    scene = planned(
        "seat 0: coins 9; 1,0: > b-stirling-castle; 0,1: s-black-isle",
        head=f"rondel: 0 1 2 a-robert-i * * * * * * * * * -; {LATE}",
    )
    scene.follow("0 take 3", "0 claim macmillan", "offers: remove 0,1", "refuses: remove 1,0 GM2-REMOVE-05")


def test_hg_mon_04_an_overlay_or_a_monument_may_cover_a_monument() -> None:
    head = f"rondel: 0 1 2 b-inverness * * * * * * * * * -; {LATE}"
    scene = planned("seat 0: coins 9; 0,0: > a-melrose-abbey, scotsmen 0, wood 2; 1,0: scotsmen 1", head=head)
    scene.follow("0 take 3")
    scene.until("place")
    scene.follow("offers: place 0,0")
    other = filling("seat 0; 1,0: scotsmen 1; 0,0: > a-melrose-abbey, wood 2", mine="a-royal-lochnagar wood")
    other.follow("0 plan a-royal-lochnagar", "offers: place 0,0", "0 place 0,0", "seat 0: cell 0,0 a-royal-lochnagar")


def test_hg_mon_04_each_half_is_covered_by_itself() -> None:
    fort = "0,-1: a-castle-stalker > new-fort-george-left; 1,-1: s-black-isle > new-fort-george-right"
    scene = filling(f"seat 0; {fort}; 0,0: scotsmen 1, wood 1", mine="a-glamis-castle wood")
    scene.follow("0 plan a-glamis-castle", "offers: place 0,-1 / place 1,-1", "0 place 1,-1")
    scene.follow("seat 0: cell 0,-1 new-fort-george-left, cell 1,-1 a-glamis-castle")


# ---------------------------------------------------------------- building


def test_c11_build_01_type_river_and_scotsman_decide_where() -> None:
    land = "0,-1: s-inshriach, wood 2; 3,0: a-strathearn; 2,0: a-halkirk; 2,1: s-lochridge; 3,1: s-black-isle"
    scene = filling(f"seat 0; {land}", mine="a-new-lanark wood")
    scene.follow("0 plan a-new-lanark", "offers: place 0,-1 / place 0,1")
    scene.follow("refuses: place 2,1 C11-BUILD-01", "refuses: place 3,0 C11-BUILD-01", "refuses: place 3,1 GM2-OVER-04")


def test_c11_build_01_a_village_becomes_a_distillery() -> None:
    scene = filling("seat 0; 2,0: a-halkirk, wood 1; 1,0: scotsmen 1", mine="a-royal-lochnagar wood")
    scene.follow("0 plan a-royal-lochnagar", "offers: place 0,0 / place 2,0", "0 place 2,0")
    scene.follow("seat 0: cell 2,0 a-royal-lochnagar")
    assert scene.kit.types[scene.state.estates[0].ground.tiles[2]] == "whisky"


@pytest.mark.parametrize("name", PLANS)
def test_c11_build_01_every_monument_finds_at_least_three_tiles_to_cover(name: str) -> None:
    book = Scene("chronicles 11; seats 3").book
    tile = book.number[name]
    plain = [n for n in range(book.david_hume) if book.stacks[n] >= 0] + [book.home_village, book.home_castle]
    wanted = [n for n in plain if book.kinds_of[n] >= 0 and book.covers[tile] >> book.kinds_of[n] & 1]
    assert len([n for n in wanted if book.rivers[n] == book.rivers[tile]]) >= 3


def test_c11_build_02_home_tiles_may_be_covered_and_stay_what_they_are() -> None:
    scene = filling("seat 0; 0,0: scotsmen 1, wood 1; 1,0: scotsmen 2", mine="b-stirling-castle wood", at="0,1")
    play_through(scene, "0 plan b-stirling-castle", "0 place 1,0")
    scene.follow("seat 0: cell 1,0 b-stirling-castle scotsmen 2, coins 2, vp 3, cards stirling-castle")
    assert tally(scene.state, 0, scene.book.categories.index("castle")) == 2


def test_c11_build_03_it_activates_itself_and_its_neighbours_but_nothing_twice() -> None:
    scene = planned("seat 0; 0,-1: s-inshriach, wood 2", mine="a-new-lanark wood")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "0 end", "0 plan a-new-lanark")
    scene.until("place")
    play_through(scene, "0 place 0,1", "asks 0 activate")
    scene.follow("offers also: activate 0,0 / activate 1,0", "not offered: activate 0,-1")
    scene.follow("refuses: activate 0,-1 GM2-ACT-01")


def test_c11_build_03_a_tile_activated_before_is_out_and_the_covered_one_does_not_count() -> None:
    scene = planned("seat 0; 0,-1: s-inshriach, wood 1", mine="b-carron-ironworks wood")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "0 activate 0,0", "0 end")
    scene.follow("0 plan b-carron-ironworks", "0 pay wood 0,-1", "0 place 0,1", "asks 0 activate")
    scene.follow("offers also: activate 0,1 / activate 1,0", "refuses: activate 0,0 GM2-ACT-03")
    scene.follow("0 activate 0,1", "seat 0: cell 0,1 b-carron-ironworks wood 1 stone 2")


def test_c11_build_03_building_is_a_placement() -> None:
    told = Told()
    rules = WithModule(MadeUp((PLACED, told)))
    scene = Scene(f"chronicles 11 20; {RONDEL}; {LATE}", FIELD, part_line({0: "a-new-lanark wood"}, FIELD), rules=rules)
    scene.follow("0 take 3", "0 place 0,1", "0 end")
    told.heard.clear()
    scene.follow("0 plan a-new-lanark", "0 place 0,-1")
    assert told.heard == [(0, 2, scene.kit.number["a-new-lanark"])]


def test_c11_build_04_the_size_of_the_territory_stays() -> None:
    scene = filling(FIELD, mine="a-new-lanark wood")
    before = territory_size(scene.state, 0)
    scene.follow("0 plan a-new-lanark", "0 place 0,1")
    assert territory_size(scene.state, 0) == before == 4


def test_c11_build_05_points_of_a_building_are_spent_before_they_lapse() -> None:
    scene = filling("seat 0: domains maclachlan; 0,-1: a-castle-stalker, wood 1", mine="a-glamis-castle wood")
    scene.follow("0 plan a-glamis-castle", "0 place 0,-1")
    scene.until("activate")
    play_through(scene, "0 activate 0,-1", "movement 1", "0 activate 0,0", "movement 2", "0 move 0,0", "0 to 1,0")
    scene.follow("0 activate 1,0", "movement 2")
    scene.finish()
    kept = [award.vp for award in scene.game.score_sheet() if award.source == "domain-maclachlan"]
    assert kept == [2]


def test_c11_build_05_points_are_left_when_no_plan_is() -> None:
    """The last activation gives the point: it can still be spent, or kept."""
    scene = filling("seat 0; 0,-1: a-castle-stalker, wood 1", mine="a-glamis-castle wood", at="1,1")
    scene.follow("0 plan a-glamis-castle", "0 place 0,-1")
    scene.until("activate")
    scene.follow("0 activate 0,-1", "0 activate 0,0", "0 activate 1,0")
    play_through(
        scene, "asks 0 fill-plans", "offers: move 0,0 / pass", "0 move 0,0", "0 to 0,-1", "0 pass", "asks 1 take"
    )
    scene.follow("movement 0")


def test_c11_build_05_goods_of_one_building_pay_for_the_next_plan() -> None:
    scene = filling("seat 0; 0,-1: s-inshriach, wood 1", mine="b-carron-ironworks wood, a-melrose-abbey")
    scene.follow("0 plan b-carron-ironworks", "0 place 0,1", "0 activate 0,1")
    scene.until("fill-plans")
    scene.follow("offers also: plan a-melrose-abbey")


def test_c11_build_05_loch_ness_never_activates_a_monument_of_the_same_turn() -> None:
    scene = filling("seat 0; 2,0: c-loch-ness; 0,-1: s-inshriach, wood 2", mine="a-new-lanark wood")
    assert not [offer for offer in scene.offers if offer.startswith("extra")]
    scene.follow("0 plan a-new-lanark", "0 place 0,1")
    assert not [offer for offer in scene.offers if offer.startswith("extra")]


# ---------------------------------------------------------------- conditional effects


def lanark(*land: str) -> Scene:
    """New Lanark is built below the home village, of which nothing counts unless it is beside it."""
    scene = filling("seat 0; 0,0: scotsmen 1; 1,0: wood 1", *land, mine="a-new-lanark wood", at="1,1")
    scene.follow("0 plan a-new-lanark", "0 place 1,1", "asks 0 activate")
    return scene


def test_c11_cond_01_a_tile_across_a_corner_does_not_count() -> None:
    """Below the home castle, which is no village; the home village is across a corner."""
    lanark().follow("seat 0: vp 0, coins 0")
    lanark("2,1: a-dornie").follow("seat 0: vp 3, coins 0")


def test_c11_cond_02_each_effect_once_and_each_by_itself() -> None:
    lanark("2,1: a-dornie; 0,1: b-plockton").follow("seat 0: vp 3, coins 0")
    lanark("2,1: a-dornie; 0,1: a-butcher").follow("seat 0: vp 3, coins 2")
    lanark("0,1: a-butcher").follow("seat 0: vp 0, coins 2")


def test_c11_cond_03_the_types_on_top_count_and_home_tiles_too() -> None:
    lanark("2,1: s-black-isle; 0,1: a-castle-stalker").follow("seat 0: vp 0, coins 0")
    at_home = filling("seat 0; 1,0: wood 1", mine="a-new-lanark wood")
    at_home.follow("0 plan a-new-lanark", "0 place 0,1", "seat 0: vp 3, coins 0")
    covered = filling("seat 0; 0,0: > a-royal-lochnagar, scotsmen 1; 1,0: wood 1", mine="a-new-lanark wood")
    covered.follow("0 plan a-new-lanark", "0 place 0,1", "seat 0: vp 0, coins 0")


def test_c11_cond_03_around_a_double_monument_six_tiles_count_but_not_its_halves() -> None:
    """The halves of the canal are villages: its own effects speak of lochs and trade tiles."""
    land = "2,0: a-halkirk, wood 1; 3,0: a-loch-lochy; 0,-1: s-inshriach"
    scene = filling(f"seat 0; 0,0: scotsmen 1; {land}", mine="caledonian-canal-left wood")
    play_through(scene, "0 plan caledonian-canal-left", "offers: place 1,0", "0 place 1,0")
    scene.follow("awards 0: tile-caledonian-canal 3", "seat 0: coins 0")
    fort = filling("seat 0; 0,-1: a-castle-stalker, wood 1; 1,-1: s-black-isle", mine="new-fort-george-left wood")
    fort.follow("0 plan new-fort-george-left", "0 place 0,-1", "asks 0 enlist-on-half")


def test_ex_c11_01_exactly_3_vp_for_one_village_or_for_three() -> None:
    lanark("2,1: a-dornie").follow("seat 0: vp 3, coins 0")
    scene = filling("seat 0; 1,0: wood 1; -1,1: a-dornie; 0,2: b-plockton", mine="a-new-lanark wood")
    scene.follow("0 plan a-new-lanark", "0 place 0,1", "seat 0: vp 3, coins 0")
