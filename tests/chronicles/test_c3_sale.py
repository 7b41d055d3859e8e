"""Chronicle 3: the Single Cask Sale, and what it has to do with other chronicles."""

from __future__ import annotations

import pytest

import hindmost
from tests.chronicles.cellars import KEY, barrels, casks, on_sale
from tests.glen_more_ii_scenario import Scene

SALE = "b-single-cask-sale"
LATE = "stack C: c-ullapool c-glengorm"
AHEAD = f"chronicles 3; rondel: 0 1 2 s-lochridge {SALE} s-inshriach * * * * * * * -; {LATE}"
"""Seat 0 may stop on the Sale tile on space 4, or cross it to a free tile on space 5."""
INN = AHEAD.replace("s-inshriach", "b-kingshouse-inn")
"""The tile beyond costs a barrel."""


def vp(scene: Scene, seat: int = 0) -> int:
    return int(scene.state.estates[seat].vp)


# ---------------------------------------------------------------- on the way


@pytest.mark.parametrize(("seats", "spaces"), [(2, 1), (3, 2), (4, 3)])
def test_c3_14_the_number_of_players_says_how_many_barrels_it_takes_beside_the_bonus_space(
    seats: int, spaces: int
) -> None:
    pawns, built = " ".join(map(str, range(seats))), " ".join("0" * seats)
    rondel = f"chronicles 3; rondel: {pawns} s-lochridge {SALE} s-inshriach {'* ' * (10 - seats)}-; {LATE}"
    for sold in range(spaces):
        scene = Scene(rondel, casks("1+2", built=built, sales=f"sold {sold} 0 0"))
        assert scene.game.view()["table"][KEY]["sales"] == [
            {"tile": SALE, "space": seats + 1, "bonus": False, "sold": sold, "spaces": spaces}
        ]
        scene.follow(f"0 take {seats + 2}", "asks 0 sell-casks", "0 cask 2")
        assert on_sale(scene) == (0, sold + 1)
    full = Scene(rondel, casks("1+2", built=built, sales=f"sold {spaces} 0 0"))
    full.follow(f"0 take {seats + 2}", "asks 0 place")


def test_c3_15_who_crosses_may_sell_one_barrel_for_the_vp_of_its_space() -> None:
    scene = Scene(AHEAD, casks("0+3+5", built="1 0 0"))
    scene.follow("0 take 5", "asks 0 sell-casks", "offers: cask 0 / cask 3 / cask 5 / keep-casks")
    scene.follow("allows: cask 5 C3-15", "0 cask 5")
    scene.follow("asks 0 place", "awards 0: score-single-cask 5")
    assert (barrels(scene), on_sale(scene), vp(scene)) == ([0, 3], (0, 1), 5)
    assert scene.game.score_sheet()[-1].clause == "C3-15"
    kept = Scene(AHEAD, casks("3"))
    kept.follow("0 take 5", "0 keep-casks", "asks 0 place")
    assert (barrels(kept), on_sale(kept)) == ([3], (0, 0))
    scene.follow("tells: 0 sold-cask 5")


def test_c3_15_nobody_is_asked_without_a_barrel_or_before_it() -> None:
    Scene(AHEAD).follow("0 take 5", "asks 0 place")
    Scene(AHEAD, casks("3")).follow("0 take 3", "asks 0 place")


# ---------------------------------------------------------------- stopping


def test_c3_16_who_stops_sells_one_or_two_on_different_spaces() -> None:
    scene = Scene(AHEAD, casks("1+3"))
    scene.follow("0 stop 4", "asks 0 sell-casks", "offers: cask 1 bonus / cask 3 bonus / cask 1 / cask 3")
    scene.follow("allows: cask 3 bonus C3-16", "allows: cask 3 C3-16")
    messages = {option.id: option.message.key for option in scene.game.questions[0].options}
    assert (messages["cask 3 bonus"], messages["cask 3"]) == ("option-cask-bonus", "option-cask")
    assert scene.game.question(0).default.id == "cask 3 bonus"  # type: ignore[union-attr]
    scene.follow("0 cask 3 bonus", "offers: cask 1 / keep-casks", "0 cask 1", "asks 0 activate")
    assert (barrels(scene), on_sale(scene), vp(scene)) == ([], (1, 1), 4)
    assert {award.clause for award in scene.game.score_sheet()} == {"C3-16"}
    one = Scene(AHEAD, casks("1+3"))
    one.follow("0 stop 4", "0 cask 3", "offers: cask 1 bonus / keep-casks", "0 keep-casks")
    assert (barrels(one), on_sale(one), vp(one)) == ([1], (0, 1), 3)


def test_c3_16_the_bonus_space_stays_taken() -> None:
    scene = Scene(AHEAD, casks("1+3", sales="bonus 1 0 0"))
    scene.follow("0 stop 4", "offers: cask 1 / cask 3", "0 cask 3", "asks 0 activate")
    assert on_sale(scene) == (1, 1), "a second barrel has no space: one below is all that is left to a player"
    full = Scene(AHEAD, casks("1+3", sales="sold 2 0 0"))
    full.follow("0 stop 4", "offers: cask 1 bonus / cask 3 bonus", "0 cask 1 bonus", "asks 0 activate")


def test_c3_17_nobody_stops_there_without_selling() -> None:
    Scene(AHEAD).follow("not offered: stop 4", "refuses: stop 4 C3-17")
    Scene(AHEAD, casks("3", sales="bonus 1 0 0, sold 2 0 0")).follow("refuses: stop 4 C3-17")
    scene = Scene(AHEAD, casks("0"))
    scene.follow("0 stop 4", "refuses: keep-casks C3-17", "0 cask 0 bonus", "asks 0 activate", "awards 0:")
    assert (barrels(scene), on_sale(scene), vp(scene)) == ([], (1, 0), 0)


def test_c3_18_the_tile_stays_under_the_pawn_and_nothing_is_placed() -> None:
    scene = Scene(AHEAD, casks("3"))
    scene.follow("allows: stop 4 C3-18", "0 stop 4", "0 cask 3", "asks 0 activate", "offers: end", "0 end")
    assert scene.rondel[4] == f"0:{SALE}"
    assert scene.state.estates[0].ground.size == 2


def test_c3_18_one_pawn_at_a_time_and_leaving_is_not_crossing() -> None:
    taken = Scene(f"chronicles 3; rondel: 0 1:{SALE} 2 * * * * * * * * * * -; {LATE}", casks("3", "2"))
    taken.follow("refuses: stop 1 C3-18")
    leaving = Scene(f"chronicles 3; rondel: 0:{SALE} 1 2 * * * * * * * * * * -; {LATE}", casks("3"))
    leaving.follow("0 take 3", "asks 0 place")


def test_c3_18_it_goes_when_the_last_pawn_has_left_it() -> None:
    scene = Scene(f"chronicles 3; rondel: 0:{SALE} 1 2 * * * * * * * * * * -; {LATE}")
    scene.follow("0 take 3")
    scene.finish()
    assert scene.state.discards[-1] == scene.kit.number[SALE]


def test_c3_19_it_may_be_crossed_when_it_is_full_or_taken_and_a_taken_one_buys() -> None:
    full = Scene(AHEAD, casks("3", sales="bonus 0 0 0, sold 2 0 0"))
    full.follow("0 take 5", "asks 0 place")
    taken = Scene(f"chronicles 3; rondel: 0 1:{SALE} 2 * * * * * * * * * * -; {LATE}", casks("3", "2"))
    taken.follow("0 take 3", "asks 0 sell-casks", "0 cask 3")
    assert (vp(taken), on_sale(taken)) == (3, (0, 1))


def test_c3_20_with_the_tile_its_barrels_go() -> None:
    scene = Scene(
        f"chronicles 3; rondel: 0 {SALE} 1 2 * * * * * * * * * -; {LATE}", casks(sales="bonus 1 0 0, sold 2 0 0")
    )
    scene.follow("0 take 4")
    scene.finish()
    assert on_sale(scene) == (0, 0)
    assert scene.kit.number[SALE] in scene.state.discards
    assert [e.whisky for e in scene.state.estates] == [0, 0, 0]


def test_c3_21_unsold_barrels_are_worth_nothing_but_in_the_whisky_category() -> None:
    at_end = "chronicles 3; rondel: 0 * worlds-end 1 * * * * * * * * * -; stack D:"
    scene = Scene(at_end, "seat 0: whisky 2; seat 1: whisky 2", f"part {KEY}: barrels 8 9 / 0 0, built 2 0")
    scene.follow("0 stop 2")
    assert scene.game.over
    assert not [award for award in scene.game.score_sheet() if award.source in ("score-whisky", "score-single-cask")]
    assert scene.game.scores[0] == scene.game.scores[1]


def test_c3_22_a_barrel_that_is_sold_is_no_longer_owned() -> None:
    scene = Scene(AHEAD, casks("3"))
    scene.follow("0 take 5", "0 cask 3", "seat 0: whisky 0")
    assert scene.game.view()["seats"][0]["whisky"] == 0


def test_c3_24_beyond_worlds_end_it_is_crossed_and_stopped_on_as_ever() -> None:
    beyond = f"chronicles 3; rondel: 0 * worlds-end {SALE} * 1 2 * * * * * * -; stack D:"
    crossing = Scene(beyond, casks("3"))
    crossing.follow("0 take 4", "0 cask 3", "asks 0 place")
    assert vp(crossing) == 3
    stopping = Scene(beyond, casks("2+3"))
    stopping.follow("0 stop 3", "0 cask 3 bonus", "0 cask 2", "asks 0 activate", "0 end")
    assert vp(stopping) == 5
    assert stopping.state.has_finished(0)


def test_ex_c3_03_two_casks_at_the_stop_of_red_and_one_for_blue() -> None:
    """Covers: C3-15, C3-16"""
    c_tile = AHEAD.replace(SALE, "c-single-cask-sale").replace("stack C: c-ullapool", "stack D: d-millburn worlds-end")
    c_tile = c_tile.replace(" c-glengorm", "")
    scene = Scene(c_tile, casks("3+6", "1+2", built="1 0 0"))
    scene.follow("0 stop 4", "0 cask 6 bonus", "0 cask 3", "0 end")
    part = scene.part(KEY)
    assert (vp(scene), part.bonus, part.sold) == (9, [0, 1, 0], [0, 1, 0])
    scene.follow("1 take 5", "offers: cask 1 / cask 2 / keep-casks", "1 cask 2")
    assert (vp(scene, 1), part.bonus, scene.part(KEY).sold) == (2, [0, 1, 0], [0, 2, 0])
    full = Scene(c_tile, casks("-", "1+2", sales="bonus 0 1 0, sold 0 2 0"))
    full.follow("0 take 3")
    full.finish()
    full.follow("1 take 5", "asks 1 place")


# ---------------------------------------------------------------- what all chronicles have in common


def test_c0_05_the_die_leaves_sale_tiles_and_swapped_distilleries() -> None:
    book = Scene(AHEAD).book
    for name in (SALE, "c-single-cask-sale", "d-single-cask-sale", "a-pulteney", "b-ben-wyvis", "c-glen-albyn"):
        assert book.guarded[book.number[name]], name
    scene = Scene(f"chronicles 3; rondel: 1 2 * * * * * * - die 0 {SALE} a-easdale *; {LATE}")
    scene.draw("die", "1")
    assert scene.state.track.pieces[3] == 12, "it ends on the Sale tile and goes on"


def test_c0_06_the_die_counts_a_sale_tile_unless_a_pawn_is_on_it() -> None:
    empty = Scene(f"chronicles 3; rondel: 1 2 * * * * * * - die 0 {SALE} * *; {LATE}")
    empty.draw("die", "2")
    assert empty.state.track.pieces[3] == 12
    taken = Scene(f"chronicles 3; rondel: 1 2 * * * * * * - die 0:{SALE} * * *; {LATE}")
    taken.draw("die", "2")
    assert taken.state.track.pieces[3] == 12, "the second tile after the pawn"


def test_c0_09_what_each_place_of_the_rondel_allows_is_in_its_record() -> None:
    book = Scene("chronicles 2 3; rondel: 0 1 2 * * * * * * * * mountain -").book
    allowed = {
        name: (book.one_pawn[n], book.lent_stops[n], book.lent_discards[n], book.guarded[n], book.fixed[n])
        for name in (SALE, "mountain", "worlds-end")
        for n in [book.number[name]]
    }
    assert allowed == {
        SALE: (True, True, True, True, False),
        "mountain": (True, False, False, True, True),
        "worlds-end": (False, False, False, False, True),
    }


def test_c0_09_no_place_is_fetched_from_the_discard_pile() -> None:
    scene = Scene(
        f"chronicles 3; rondel: 0 1 2 a-robert-i * * * * * * * * * -; discards: {SALE} s-lochridge; {LATE}",
        "seat 0: coins 30",
    )
    scene.follow("0 take 3", "0 claim munro", "asks 0 fetch-tile")
    scene.follow("offers: fetch s-lochridge", f"refuses: fetch {SALE} C0-09")


def test_c0_09_who_stands_where_nobody_may_is_refused() -> None:
    two = Scene(f"chronicles 3; rondel: 0+1:{SALE} 2 * * * * * * * * * * * -; {LATE}", casks("1", "1"))
    assert two.game.check() == ["2 pawns are on b-single-cask-sale"]
    die = Scene(f"chronicles 3; rondel: 0 1 2 die:{SALE} * * * * * * * * * -; {LATE}")
    assert die.game.check() == ["a piece is on b-single-cask-sale that cannot stop there"]
    lent = Scene(f"chronicles 3 4; rondel: 0 1 2 englishman:{SALE} * * * * * * * * * -; {LATE}", ENGLAND)
    assert lent.game.check() == []


def test_c0_10_a_sale_tile_neither_removes_the_consolation_nor_is_discarded() -> None:
    dear = (
        "a-dornie a-pulteney a-butcher a-donan-castle a-castle-stalker a-macbeth b-inverness b-kingussie b-mary-stuart"
    )
    scene = Scene(f"chronicles 3; rondel: 0 1 2 {SALE} {dear} -; {LATE}", casks("1"))
    assert scene.offers == [*(f"take {space}" for space in range(4, 13)), "stop 3"]
    assert scene.game.questions[0].option("take 4").rule == "GM2-TAKE-06"
    scene.follow("0 take 4", "asks 0 sell-casks", "0 cask 1", "asks 0 compensation")


def test_c0_20_a_sale_on_the_way_never_makes_the_destination_impossible() -> None:
    needed = Scene(INN, casks("3"))
    needed.follow("0 take 5", "asks 0 place")
    assert (vp(needed), on_sale(needed)) == (0, (0, 0)), "the only barrel pays for the inn"
    spare = Scene(INN, casks("1+3"))
    spare.follow("0 take 5", "asks 0 sell-casks", "0 cask 3", "asks 0 place")
    assert (vp(spare), barrels(spare)) == (3, [])


def test_c0_20_a_barrel_is_left_for_the_sale_tile_that_is_the_destination() -> None:
    two = f"chronicles 3; rondel: 0 1 2 {SALE} c-single-cask-sale * * * * * * * * -; stack D: worlds-end d-millburn"
    one = Scene(two, casks("3"))
    one.follow("0 stop 4", "refuses: keep-casks C3-17", "offers: cask 3 bonus / cask 3")
    assert one.part(KEY).sold == [0, 0, 0]
    more = Scene(two, casks("2+3"))
    more.follow("0 stop 4", "offers: cask 2 / cask 3 / keep-casks", "0 cask 2", "offers: cask 3 bonus / cask 3")
    assert more.part(KEY).sold == [1, 0, 0]


# ---------------------------------------------------------------- with other chronicles

ENGLAND = "part hammer-of-the-scots: holder 0, filled 1"
HIS_TURN = f"chronicles 3 4; rondel: 1 2 * * * * * * - englishman 0 * {SALE} *; {LATE}; every seat: coins 5"


def test_px_2_3_01_mountain_and_sale_are_crossed_in_the_order_of_the_way() -> None:
    scene = Scene(
        f"chronicles 2 3; rondel: s-lochridge * * * * * - 0 {SALE} 1 2 mountain *; {LATE}; seat 0: coins 1", casks("2")
    )
    scene.follow("0 take 0", "asks 0 sell-casks", "0 cask 2", "asks 0 pay-toll", "0 toll-coin", "asks 0 place")
    barrels_only = Scene(
        f"chronicles 2 3; rondel: s-lochridge * * * * * - 0 * 1 2 mountain *; {LATE}; seat 0: coins 0", casks("2")
    )
    barrels_only.follow("0 take 0", "asks 0 place")
    assert barrels(barrels_only) == [2], "no barrel is put on the Mountain"


def test_px_3_4_01_the_englishman_crossing_it_sells_nothing() -> None:
    scene = Scene(HIS_TURN, ENGLAND, casks("3"))
    scene.follow("0 use 13", "asks 0 place")
    assert (barrels(scene), on_sale(scene)) == ([3], (0, 0))
    scene.follow("tells: 0 englishman-took glen-lyon 13 / 0 paid 2 / 0 england-fee 2")


def test_px_3_4_02_he_may_stop_there_and_whoever_has_the_token_sells() -> None:
    scene = Scene(HIS_TURN, ENGLAND, casks("1+3"))
    scene.follow("0 use 12", "asks 0 sell-casks", "seat 0: coins 3", "0 cask 3 bonus", "0 cask 1")
    assert (vp(scene), on_sale(scene), scene.part("hammer-of-the-scots").filled) == (4, (1, 1), 2)
    assert scene.rondel[12] == f"englishman:{SALE}"
    scene.follow("asks 0 take", "refuses: stop 12 C3-18")


def test_px_3_4_02_not_without_a_barrel_a_coin_or_room() -> None:
    for held, told in (
        (casks(), "C3-17"),
        (casks("1", sales="bonus 1 0 0, sold 2 0 0"), "C3-17"),
        (casks("1"), "GM2-TAKE-01"),
    ):
        coins = "seat 0: coins 1" if told.startswith("GM2") else ""
        Scene(HIS_TURN, ENGLAND, coins, held).follow(f"refuses: use 12 {told}")
    full = ENGLAND.replace("filled 1", "filled 3")
    Scene(HIS_TURN, full, casks("1")).follow("refuses: use 12 C4-11")
    taken = HIS_TURN.replace(f"0 * {SALE}", f"* * 0:{SALE}")
    Scene(taken, ENGLAND, casks("1")).follow("refuses: use 12 C3-18", "refuses: banish 12 C3-18")


def test_px_3_4_02_such_a_stop_is_a_legal_use() -> None:
    """Covers: C4-16"""
    nothing_else = f"chronicles 3 4; rondel: 1 2 - - - - - - - englishman 0 {SALE}; gap 8; stack D:"
    scene = Scene(nothing_else, "seat 0: coins 2", ENGLAND, casks("1"))
    assert "use 11" in scene.offers
    scene.follow("shows: use 11 = use-place single-cask-sale free 2 @ rondel:11")
    scene.follow("shows: use 12 = use inshriach free 2 @ rondel:12")
    scene.follow("shows: banish 11 = banish single-cask-sale 1 @ rondel:11")
    scene.follow("shows: cellar 2 = cellar second and 1 wood 1 stone @ cellar:0:2")


def test_px_3_4_03_he_may_discard_it_and_its_barrels_go() -> None:
    scene = Scene(HIS_TURN, ENGLAND, casks("1", sales="sold 2 0 0"))
    scene.follow("0 banish 12", "seat 0: coins 6")
    assert on_sale(scene) == (0, 0)
    assert scene.kit.number[SALE] in scene.state.discards


def test_px_3_4_04_the_church_takes_any_barrel() -> None:
    church = f"chronicles 3 4; rondel: 0 1 2 s-lochridge * * * * * englishman * * * -; {LATE}"
    scene = Scene(church, "seat 0; 0,1: b-glenfinnan-church", ENGLAND, casks("0+3"))
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1", "offers: spend 0 / spend 3", "0 spend 0")
    assert (barrels(scene), vp(scene)) == ([3], 4)
    scene.follow("tells: 0 gave-whisky 1 / 0 taken-out 0 / 0 gained-vp 4 0,1")


def test_px_3_4_05_no_cellar_in_his_turn_but_barrels_come_and_age() -> None:
    scene = Scene(
        HIS_TURN.replace("* b-single", "b-ben-wyvis b-single"),
        "seat 0; 0,0: wood 3, stone 3; 1,0: barley 1",
        ENGLAND,
    )
    scene.follow("refuses: cellar 2 C3-26", "0 use 11")
    scene.until("place")
    scene.follow("0 place 0,1", "asks 0 store-barrel", "0 store 1", "asks 0 activate", "refuses: cellar 2 C3-26")
    scene.follow("0 activate 0,1")
    scene.until("store-barrel")
    scene.follow("0 store 2", "asks 0 age-barrel", "refuses: cellar 2 C3-26", "0 age 2")
    assert barrels(scene) == [1, 3]


def test_px_3_7_01_barrels_whisky_tiles_and_discarded_sale_tiles_count() -> None:
    cards = "part rock-and-hard-place: cards full-sets distillers leftovers herds smallest-territory"
    scene = Scene(
        f"chronicles 3 7; rondel: 0 {SALE} 1 2 * * * * * * * * * -; {LATE}",
        "seat 0; 0,1: b-ben-wyvis; 0,2: c-glen-albyn; 1,1: a-pulteney",
        f"{cards}, verdicts 0 0 0 0 0, laid 0 0 0 0 0",
        casks("0+1+2"),
    )
    values = {card["card"]: card["values"][0] for card in scene.game.view()["table"]["great-glen"]}
    assert values["distillers"] == 3
    scene.follow("0 take 4")
    scene.until("activate")
    scene.finish()
    values = {card["card"]: card["values"][0] for card in scene.game.view()["table"]["great-glen"]}
    assert values["leftovers"] == 1
    assert scene.kit.number[SALE] in scene.part("rock-and-hard-place").piles[0]


def test_nothing_of_it_is_secret() -> None:
    game = hindmost.new_game("glen-more-ii", 3, chronicles=(3,), seed=1)
    views = [game.view(seat)["table"][KEY] for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
