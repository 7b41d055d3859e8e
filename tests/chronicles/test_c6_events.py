"""Chronicle 6, The Dubious Tome of Scottish History: the event of every card."""

from __future__ import annotations

import pytest

from tests.chronicles.c6_positions import (
    AT_LAST,
    KEY,
    LAST,
    LATE,
    TAKE_IT,
    WITH_C4,
    at_last,
    gathered,
    tables,
    turned,
    with_c4,
)
from tests.chronicles.made_up import play_through
from tests.chronicles.plans import planned
from tests.glen_more_ii_scenario import Scene

ENGLAND = "hammer-of-the-scots"


# ---------------------------------------------------------------- its own cards


def test_c6_20_old_man_of_storr_brings_two_stones_onto_the_tile() -> None:
    scene = Scene(
        "chronicles 6; rondel: 0 1 2 a-old-man-of-storr * * * * * * * * * -", "seat 0; 0,0: scotsmen 1, wood 1, sheep 1"
    )
    scene.follow("0 take 3", "0 place 0,1", "seat 0: cell 0,1 a-old-man-of-storr stone 2")


def test_c6_20_its_table_is_paid_with_a_scotsman_from_the_home_tiles() -> None:
    scene = gathered("seat 0; 0,0: scotsmen 1; 1,0: scotsmen 1; 0,-1: a-old-man-of-storr, scotsmen 1")
    play_through(scene, "0 event old-man-of-storr", "asks 0 give-scotsmen")
    scene.follow("offers: pay scotsman 0,0 / pay scotsman 1,0", "refuses: pay scotsman 0,-1 GM2-TAKE-04")
    play_through(scene, "0 pay scotsman 1,0", "asks 0 activate", "seat 0: scotsmen 2, reserve 7")
    assert (turned(scene), tables(scene)) == (["old-man-of-storr"], ["old-man-of-storr"])


def test_c6_20_nobody_at_home_nobody_to_pay() -> None:
    scene = Scene(
        f"chronicles 6; {TAKE_IT}; {LATE}",
        "seat 0; 0,0: scotsmen 0; 0,-1: a-old-man-of-storr, scotsmen 1; 1,1: b-craigleith",
    )
    scene.follow("0 take 3", "0 place 1,-1", "0 activate 1,-1", "offers: turn old-man-of-storr")
    scene.follow("refuses: event old-man-of-storr C6-09")


def test_c6_21_wallace_monument_activates_all_tiles() -> None:
    head = f"chronicles 6; rondel: 0 1 2 b-wallace-monument * * * * * * * * * -; {LATE}"
    scene = Scene(head, "seat 0; 0,0: scotsmen 1, stone 2; 2,-1: b-craigleith; 1,-1: a-easdale")
    scene.follow("0 take 3", "0 place 0,1", "offers also: activate 2,-1 / activate 1,-1")


def test_c6_21_its_event_turns_another_card_without_that_ones_event() -> None:
    scene = gathered(
        "seat 0; 0,-1: b-wallace-monument; 2,0: c-loch-ness; 3,0: a-loch-lochy", f"part {KEY}: turned loch-lochy"
    )
    play_through(scene, "0 event wallace-monument", "asks 0 turn-other")
    scene.follow("offers: turn loch-ness / leave", "allows: turn loch-ness C6-21", "allows: leave C6-21")
    play_through(scene, "0 turn loch-ness", "asks 0 activate", "seat 0: coins 0, vp 0")
    assert turned(scene) == ["wallace-monument", "loch-lochy", "loch-ness"]


def test_c6_21_that_is_optional() -> None:
    scene = gathered("seat 0; 0,-1: b-wallace-monument; 2,0: c-loch-ness")
    play_through(scene, "0 event wallace-monument", "0 leave", "asks 0 activate")
    assert turned(scene) == ["wallace-monument"]


def test_c6_21_william_wallace_is_worth_four_points_also_without_a_card() -> None:
    scene = gathered("seat 0: persons a-william-wallace; 0,-1: b-wallace-monument")
    play_through(scene, "0 event wallace-monument", "asks 0 activate", "awards 0: landmark-wallace-monument 4")
    assert [award.clause for award in scene.state.sheet] == ["C6-21"]
    alone = gathered("seat 0: persons a-robert-i; 0,-1: b-wallace-monument")
    alone.follow("offers: turn wallace-monument", "refuses: event wallace-monument C6-21")


def test_c6_22_dunvegan_castle() -> None:
    head = f"chronicles 6; rondel: 0 1 2 c-dunvegan-castle * * * * * * * * * -; {LATE}"
    scene = Scene(head, "seat 0; 0,0: scotsmen 1, wood 1, stone 1")
    scene.follow("0 take 3", "0 place -1,0", "seat 0: cell -1,0 c-dunvegan-castle sheep 2 scotsmen 1")
    event = gathered("seat 0; 0,0: scotsmen 1, cattle 3; 2,0: c-dunvegan-castle")
    play_through(event, "0 event dunvegan-castle", "asks 0 activate", "seat 0: cattle 1, vp 7")


def fort_george() -> Scene:
    head = f"chronicles 6; rondel: 0 1 2 d-fort-george * * * * * worlds-end * * * -; {LAST}"
    return Scene(head, "seat 0; 0,0: scotsmen 1, wood 1, stone 1, cattle 1; 1,0: scotsmen 2; 0,-1: a-easdale")


def test_c6_23_fort_george_lets_scotsmen_leave_the_castle() -> None:
    scene = fort_george()
    scene.follow("0 take 3", "0 place 0,1", "asks 0 march-out")
    assert scene.game.questions[0].default is not None
    assert scene.game.questions[0].default.id == "leave"
    scene.follow("offers: march 0,0 / march 0,-1 / march 0,1 / leave", "allows: march 0,-1 C6-23")
    play_through(scene, "0 march 0,-1", "0 march 0,1", "asks 0 activate", "movement 0")
    scene.follow("seat 0: cell 0,-1 scotsmen 1, cell 0,1 scotsmen 1, cell 1,0 scotsmen 0, cell 0,0 scotsmen 1")


def test_c6_23_any_number_of_them() -> None:
    scene = fort_george()
    scene.follow("0 take 3", "0 place 0,1", "0 leave", "asks 0 activate", "seat 0: cell 1,0 scotsmen 2")


@pytest.mark.parametrize(("card", "tile"), [("fort-george", "d-fort-george"), ("castle-of-mey", "d-castle-of-mey")])
def test_c6_23_its_event_removes_two_tiles_for_a_scotsman(card: str, tile: str) -> None:
    scene = at_last(f"seat 0; 0,-1: {tile}, scotsmen 1; 1,-1: a-easdale")
    play_through(scene, f"0 event {card}", "asks 0 give-scotsmen")
    scene.follow("offers: pay scotsman 0,0 / pay scotsman 0,-1")
    play_through(
        scene, "0 pay scotsman 0,-1", "asks 0 remove-tiles", "0 remove 1,-1", "0 remove 0,-1", "asks 0 activate"
    )
    scene.follow("seat 0: tiles 3, scotsmen 1, reserve 8")
    assert turned(scene) == [card]


# ---------------------------------------------------------------- those of the base game


def test_c6_24_loch_lochy_gives_a_cow_and_activates_the_animals() -> None:
    scene = gathered("seat 0; 2,0: a-loch-lochy; -1,0: a-glen-lyon, cattle 2; 2,1: s-lochridge; 0,-1: a-easdale")
    play_through(scene, "0 event loch-lochy", "asks 0 spread-goods", "0 put cattle -1,0", "asks 0 activate-for-event")
    scene.follow("offers: activate 2,1 / pass", "refuses: activate -1,0 GM2-COMP-05", "refuses: activate 0,-1 C6-13")
    play_through(scene, "0 activate 2,1", "asks 0 activate", "seat 0: cattle 4")


def test_c6_25_donan_castle_activates_two_tiles_of_others() -> None:
    scene = gathered("seat 0; 0,-1: a-donan-castle", "seat 1; 0,1: s-ballachulish", "seat 2; 0,1: b-kingshouse-inn")
    play_through(scene, "0 event donan-castle", "asks 0 borrow-tiles")
    scene.follow("offers also: borrow 1 0,1 / borrow 2 0,1 / pass", "allows: borrow 2 0,1 C6-44")
    play_through(scene, "0 borrow 2 0,1", "seat 0: vp 2", "refuses: borrow 2 0,1 C6-44")
    play_through(scene, "0 borrow 1 0,1", "0 put stone 0,0", "asks 0 activate", "seat 0: stone 1")
    assert turned(scene) == ["donan-castle"]


def stalker(*position: str) -> Scene:
    return gathered("seat 0; 0,0: scotsmen 1; 1,-1: a-castle-stalker, scotsmen 1", *position)


def test_c6_26_castle_stalker_takes_a_tile_from_the_discard_pile() -> None:
    scene = stalker("discards: b-kingshouse-inn")
    play_through(scene, "0 event castle-stalker", "0 pay scotsman 0,0", "asks 0 fetch-tile", "0 fetch b-kingshouse-inn")
    play_through(scene, "asks 0 place", "0 place 2,-1", "asks 0 activate")
    scene.follow("seat 0: cell 2,-1 b-kingshouse-inn, whisky 0, scotsmen 1")
    assert turned(scene) == []
    play_through(scene, "0 activate 2,-1", "0 pass", "asks 0 activate", "seat 0: vp 2")
    assert turned(scene) == ["castle-stalker"]


def test_c6_26_a_person_still_owes_the_road() -> None:
    scene = stalker("discards: a-robert-i; seat 1: domains macleod; seat 0: coins 1")
    scene.follow("0 event castle-stalker", "0 pay scotsman 0,0", "0 fetch a-robert-i", "asks 0 place-marker")
    play_through(scene, "0 claim ross", "seat 0: coins 0, persons a-robert-i, domains ross")


def test_c6_27_inverness() -> None:
    scene = gathered("seat 0; 2,0: a-halkirk > b-inverness")
    play_through(scene, "0 event inverness", "asks 0 activate")
    assert tables(scene) == turned(scene) == ["inverness"]


def shiel(*position: str) -> Scene:
    """Seat 0 has 2 VP from an inn."""
    scene = Scene(f"chronicles 6; {TAKE_IT}; {LATE}", "seat 0; 0,-1: b-loch-shiel; -1,1: b-kingshouse-inn", *position)
    scene.follow("0 take 3", "0 place 0,1", "0 activate -1,1", "0 activate 0,1")
    return scene


def test_c6_28_loch_shiel_gives_two_scotsmen_for_a_point() -> None:
    scene = shiel()
    play_through(scene, "0 event loch-shiel", "asks 0 activate", "seat 0: vp 1, cell 0,-1 b-loch-shiel scotsmen 2")
    assert [(award.source, award.vp, award.clause) for award in scene.state.sheet][1:] == [
        ("score-event-price", -1, "C6-28")
    ]


def test_c6_28_a_point_is_needed_and_one_scotsman_comes_where_one_is_left() -> None:
    poor = gathered("seat 0; 0,-1: b-loch-shiel")
    poor.follow("offers: turn loch-shiel", "refuses: event loch-shiel C6-09")
    scene = shiel("seat 0; 0,0: scotsmen 1; 1,0: scotsmen 7")
    scene.follow("0 event loch-shiel", "seat 0: scotsmen 9, reserve 0, vp 1, cell 0,-1 scotsmen 1")


def test_c6_29_duart_castle_gives_three_points_and_with_maclean_a_trade() -> None:
    without = gathered("seat 0; 0,-1: b-duart-castle; 0,0: scotsmen 1, wood 2")
    without.follow("0 event duart-castle", "asks 0 activate", "seat 0: vp 3, wood 2")
    scene = gathered("seat 0: domains maclean; 0,-1: b-duart-castle; 0,0: scotsmen 1, wood 1, sheep 1")
    play_through(scene, "0 event duart-castle", "asks 0 make-trade", "seat 0: vp 3", "offers: trade / leave")
    assert scene.game.questions[0].default is not None
    assert scene.game.questions[0].default.id == "trade"
    play_through(
        scene, "allows: trade C6-29", "0 trade", "0 pay wood 0,0", "asks 0 activate", "seat 0: vp 8, wood 0, sheep 0"
    )
    scene.follow("awards 0: landmark-duart-castle 8")


def test_c6_29_the_trade_is_optional_and_sinclair_may_be_used() -> None:
    position = "seat 0: coins 1, domains maclean sinclair; 0,-1: b-duart-castle; 0,0: scotsmen 1, wood 1"
    scene = gathered(position)
    scene.follow(
        "0 event duart-castle",
        "0 trade",
        "asks 0 pay",
        "0 pay coins",
        "asks 0 activate",
        "seat 0: vp 8, coins 0, wood 0",
    )
    other = gathered(position)
    other.follow("0 event duart-castle", "0 leave", "asks 0 activate", "seat 0: vp 3, coins 1, wood 1")


def test_c6_30_loch_ness_gives_a_coin_at_least() -> None:
    scene = gathered("seat 0; 2,0: c-loch-ness")
    play_through(scene, "0 event loch-ness", "asks 0 activate", "seat 0: coins 1")
    scene.follow("tells: 0 gained-coins-from 1 loch-ness / 0 event-turned loch-ness")


def test_c6_31_armadale_castle_gives_three_points_for_every_stone() -> None:
    scene = gathered("seat 0: coins 1; 1,1: c-armadale-castle; 0,0: scotsmen 1, stone 2")
    play_through(
        scene, "0 event armadale-castle", "asks 0 offer-goods", "offers: return 0 / return 1 / return 2 / return 3"
    )
    assert scene.game.questions[0].default is not None
    assert scene.game.questions[0].default.id == "return 2", "nothing bought"
    scene.follow("refuses: return 4 C6-31", "allows: return 3 C6-31", "shows: return 4 = return 4 4 stone 12")
    play_through(scene, "0 return 3", "0 pay stone 0,0")
    while scene.asked[1] == "pay":
        scene.play(0, scene.offers[0])
    scene.follow("asks 0 activate", "seat 0: stone 0, coins 0, vp 9", "awards 0: landmark-armadale-castle 9")


def test_c6_31_nothing_to_return_nothing_to_trigger() -> None:
    scene = gathered("seat 0; 1,1: c-armadale-castle")
    scene.follow("offers: turn armadale-castle", "refuses: event armadale-castle C6-31")


def test_c6_32_loch_morar_takes_exactly_two_scotsmen() -> None:
    scene = at_last("seat 0; 0,0: scotsmen 2; 1,-1: d-loch-morar, scotsmen 1")
    play_through(
        scene, "0 event loch-morar", "0 pay scotsman 1,-1", "asks 0 activate", "seat 0: scotsmen 1, reserve 8, vp 9"
    )


def test_c6_33_castle_moil_gives_two_coins_and_fetches_a_scotsman() -> None:
    built = "seat 0; 0,-1: d-castle-moil, scotsmen 2; 0,-2: a-easdale, scotsmen 1"
    scene = at_last(built)
    play_through(scene, "0 event castle-moil", "asks 0 muster-one", "seat 0: coins 2")
    scene.follow(
        "offers: muster 0,0 / muster 0,-1 / muster 0,-2 / leave", "allows: muster 0,-2 C6-33", "allows: leave C6-33"
    )
    assert scene.game.questions[0].default is not None
    assert scene.game.questions[0].default.id == "muster 0,-1"
    play_through(
        scene, "0 muster 0,-2", "asks 0 activate", "seat 0: cell 1,0 scotsmen 1, cell 0,-2 scotsmen 0", "movement 0"
    )
    other = at_last(built)
    other.follow("0 event castle-moil", "0 leave", "seat 0: cell 1,0 scotsmen 0")


def test_c6_34_castle_of_mey_has_the_event_of_fort_george() -> None:
    book = Scene("chronicles 6; seats 3").book
    mey, fort = (book.backs[book.card_ids.index(card)] for card in ("castle-of-mey", "fort-george"))
    assert mey is not None
    assert fort is not None
    assert (mey.price, mey.effect, mey.home) == (fort.price, fort.effect, fort.home)
    scene = Scene(f"chronicles 6; {AT_LAST}; {LAST}", "seat 0; 0,-1: d-castle-of-mey; 1,-1: a-easdale")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "0 event castle-of-mey", "asks 0 remove-tiles")
    assert scene.state.reserve(0) == 9, "the Scotsman is gone already"


# ---------------------------------------------------------------- those of chronicle 4


@pytest.mark.parametrize(("filled", "coins"), [(0, 0), (1, 1), (2, 3), (3, 6)])
def test_c6_35_loch_lomond_empties_the_row_england(filled: int, coins: int) -> None:
    scene = with_c4("seat 0; 0,-1: a-loch-lomond", f"part {ENGLAND}: holder 1, filled {filled}")
    play_through(
        scene, "0 event loch-lomond", "asks 0 activate", f"seat 0: coins {coins}", f"part {ENGLAND}: holder 1, filled 0"
    )


def test_c6_36_glenfinnan_church_activates_itself_and_its_neighbours() -> None:
    around = "-1,-1: b-glenfinnan-church; -2,-1: s-inshriach; -1,-2: a-easdale; 0,-1: s-ballachulish"
    built = f"seat 0: whisky 1; {around}; 1,-1: b-craigleith"
    scene = with_c4(built)
    play_through(scene, "0 event glenfinnan-church", "asks 0 activate-for-event")
    scene.follow("offers: activate -1,-1 / activate -2,-1 / activate -1,-2 / activate 0,-1 / activate 0,0 / pass")
    play_through(scene, "0 activate -1,-1", "seat 0: whisky 0, vp 4", "0 activate -2,-1", "0 pass", "asks 0 activate")


def test_c6_36_tiles_activated_earlier_are_skipped() -> None:
    scene = Scene(
        f"{WITH_C4}; {LATE}",
        "seat 0; -1,1: b-glenfinnan-church; -1,2: s-inshriach; -2,1: a-easdale",
        f"part {ENGLAND}: holder 0, filled 1",
    )
    scene.follow("0 take 3", "0 place 0,1", "0 activate -1,2", "0 activate 0,1", "0 event glenfinnan-church")
    scene.follow("offers: activate -2,1 / activate 0,0 / pass", "refuses: activate -1,2 GM2-ACT-03")


def test_c6_14_the_church_activates_nothing_once_it_has_left() -> None:
    scene = with_c4("seat 0: cards glenfinnan-church; 0,-1: a-easdale")
    scene.follow("offers: turn glenfinnan-church", "refuses: event glenfinnan-church C6-13")


def test_c6_14_a_covered_church_is_represented_by_what_lies_on_it() -> None:
    head = "chronicles 4 6; rondel: 0 1 2 a-gathering * * * englishman * worlds-end * * * -"
    built = "seat 0; -1,-1: b-glenfinnan-church > d-falkirk-tryst; 0,0: scotsmen 1, wood 1, stone 1; 0,-1: a-easdale"
    scene = gathered(built, f"part {ENGLAND}: holder 0, filled 1", head=f"{head}; {LAST}")
    scene.follow("0 event glenfinnan-church", "offers: activate -1,-1 / activate 0,0 / activate 0,-1 / pass")
    play_through(scene, "0 activate -1,-1", "asks 0 pay")


def test_c6_37_glenfinnan_monument_swaps_the_englishman() -> None:
    scene = with_c4("seat 0; 0,-1: c-glenfinnan-monument", late="stack D: d-strathdon")
    tile = scene.rondel[5]
    scene.follow("0 event glenfinnan-monument", "asks 0 swap-him", "allows: swap 5 C6-46", "allows: leave C6-37")
    scene.follow("0 swap 5", "asks 0 activate")
    assert (scene.rondel[5], scene.rondel[8]) == ("englishman", tile)
    stays = with_c4("seat 0; 0,-1: c-glenfinnan-monument", late="stack D: d-strathdon")
    stays.follow("0 event glenfinnan-monument", "0 leave", "asks 0 activate")
    assert stays.rondel[8] == "englishman"
    assert turned(stays) == ["glenfinnan-monument"]
    scene.follow("tells: 0 englishman-swapped ballachulish 5 / 0 event-turned glenfinnan-monument")


def wade(*position: str) -> Scene:
    head = "chronicles 4 6; rondel: 0 1 2 a-gathering * * * englishman * worlds-end * * * -"
    return gathered(
        "seat 0; 0,-1: d-wade-roads", f"part {ENGLAND}: holder 0, filled 1", *position, head=f"{head}; {LAST}"
    )


def test_c6_38_general_wade_sends_a_free_marker_to_a_violet_domain() -> None:
    scene = wade("seat 1: domains brodie")
    play_through(scene, "0 event wade-roads", "asks 0 envoy-marker")
    violet = ["douglas", "grant", "maclachlan", "oliphant", "sinclair", "sutherland"]
    scene.follow(f"offers: {' / '.join(f'claim {domain}' for domain in violet)}")
    scene.follow(
        "refuses: claim brodie GM2-CLAN-01", "refuses: claim macleod C6-38", "refuses: claim innes GM2-CLAN-07"
    )
    play_through(scene, "0 claim douglas", "asks 0 activate", "seat 0: coins 0, vp 3, domains douglas")


def test_c6_38_the_card_may_be_turned_without_placing_it() -> None:
    scene = wade()
    scene.follow("0 turn wade-roads", "asks 0 activate", "seat 0: domains")
    taken = "brodie grant maclachlan oliphant sinclair sutherland"
    only = wade(f"seat 1: domains {taken} douglas")
    only.follow("0 event wade-roads", "offers: claim douglas")


# ---------------------------------------------------------------- the cards of Chronicle 11

FORT = "0,-1: a-castle-stalker > new-fort-george-left; 1,-1: s-black-isle > new-fort-george-right"
BRIDGE = "0,0: > forth-bridge-left, scotsmen 1; 1,0: > forth-bridge-right"


def with_c11(*position: str) -> Scene:
    scene = planned(*position, head=f"{TAKE_IT}; {LATE}", chronicles="6 11")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "asks 0 choose-event")
    return scene


def test_c6_39_new_fort_george_takes_any_number_of_sheep() -> None:
    scene = with_c11(f"seat 0: coins 1; {FORT}; 0,0: scotsmen 1, sheep 2")
    play_through(
        scene, "0 event new-fort-george", "asks 0 offer-goods", "offers: return 0 / return 1 / return 2 / return 3"
    )
    scene.follow("refuses: return 4 C6-39")
    play_through(scene, "0 return 3")
    scene.until("activate")
    scene.follow("seat 0: sheep 0, coins 0, vp 9", "awards 0: landmark-new-fort-george 9")


@pytest.mark.parametrize(("persons", "vp"), [("a-robert-i", 4), ("b-mary-stuart", 4), ("a-robert-i b-mary-stuart", 8)])
def test_c6_40_stirling_castle_with_robert_or_mary_or_both(persons: str, vp: int) -> None:
    scene = with_c11(f"seat 0: persons {persons}; 1,0: > b-stirling-castle")
    play_through(scene, "0 event stirling-castle", "asks 0 activate", f"awards 0: landmark-stirling-castle {vp}")


def test_c6_40_without_either_nothing_comes_of_it() -> None:
    scene = with_c11("seat 0; 1,0: > b-stirling-castle")
    scene.follow("offers: turn stirling-castle")


def test_c6_41_glamis_castle_gives_5_vp_for_a_scotsman_from_anywhere() -> None:
    scene = with_c11("seat 0; 0,-1: a-castle-stalker > a-glamis-castle, scotsmen 1")
    scene.follow("0 event glamis-castle", "offers: pay scotsman 0,0 / pay scotsman 0,-1", "0 pay scotsman 0,-1")
    scene.follow("seat 0: vp 5, scotsmen 1")


def test_c6_42_forth_bridge_activates_all_own_river_tiles_each_once() -> None:
    scene = with_c11(f"seat 0; {BRIDGE}; 2,0: a-strathearn; 3,0: a-glen-lyon; 0,-1: s-inshriach")
    play_through(scene, "0 event forth-bridge", "asks 0 activate-for-event")
    scene.follow("offers: activate 1,0 / activate 2,0 / activate 3,0 / pass", "refuses: activate 0,-1 C6-13")
    scene.follow("0 activate 3,0", "refuses: activate 3,0 GM2-ACT-03")
