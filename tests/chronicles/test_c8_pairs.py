"""Chronicle 8 with the chronicles 1, 3, 5, 6, 10 and 11: what the pairs say beside the mobs that need both."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import REWARDS
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import prison
from hindmost.games.glen_more_ii.roles import HOME_CASTLE
from tests.chronicles.c6_positions import AT_LAST, LAST, LATE, TAKE_IT, turned
from tests.chronicles.cellars import casks
from tests.chronicles.haggis import END_OF_B, END_OF_GAME, dinner
from tests.chronicles.highland import VILLAGE, at_games, champions
from tests.chronicles.made_up import play_through
from tests.chronicles.penny_mobs import KEY, laid_kit, mobs
from tests.chronicles.test_c1 import PASSED, RONDEL, racing
from tests.chronicles.test_c1_rewards import NEARLY_HOME, castle
from tests.chronicles.test_c3_sale import AHEAD, ENGLAND, SALE
from tests.chronicles.test_c8_mobs import marks
from tests.chronicles.test_c8_others import NO_TOKENS, sailing
from tests.glen_more_ii_scenario import Scene


def charged(scene: Scene) -> list[tuple[int, int]]:
    """Who has paid Sibyl, and how much."""
    return [(award.seat, award.vp) for award in scene.state.sheet if award.clause == "C8-26" and award.vp < 0]


# ---------------------------------------------------------------- the Dragon Boat Races


def test_px_1_8_01_derek_cannot_take_a_tile_with_a_boat() -> None:
    """The boat of seat 2 lies on the river tile of seat 1."""
    lands = "seat 1; -1,0: s-glen-etive; 0,1: s-lochridge"
    away = "rivers 0 1 1, places 1 1 2"
    scene = Scene(RONDEL[3], "chronicles 1 8", PASSED, racing(3, NO_TOKENS, away), lands, mobs(anderson="0"))
    scene.follow("0 call anderson", "offers: lift 1 0,1 / pass")
    gone = "rivers 0 1 1, places 1 1 1"
    free = Scene(RONDEL[3], "chronicles 1 8", PASSED, racing(3, NO_TOKENS, gone), lands, mobs(anderson="0"))
    free.follow("0 call anderson", "offers: lift 1 -1,0 / lift 1 0,1 / pass")


def test_px_1_8_01_mike_pennies_and_tokens_lie_together_on_a_home_castle() -> None:
    scene = Scene(
        RONDEL[3],
        "chronicles 1 8",
        PASSED,
        racing(3, ("", "coins-2 vp-3", "", ""), ""),
        "seat 1; 1,0: wood 3, scotsmen 1",
        mobs(mccastle="0 1 1"),
    )
    assert scene.game.check() == []
    assert scene.part(KEY).minus[1] == 7
    assert castle(scene, 1) == ["coins-2", "vp-3"]
    assert scene.part("dragon-boats").boat(1)[1] == HOME_CASTLE == marks(scene, "mccastle")[2]


def test_px_1_8_01_the_second_token_may_leave_later_boats_without_one() -> None:
    scene = sailing(1, lying=("", "coins-2 vp-3", "", ""), mcquack="0 0")
    scene.follow("0 sail", "0 keep-token vp-3", "0 second-token mcquack", "asks 0 activate")
    assert castle(scene, 1) == []
    later = sailing(1, "rivers 0 1 0, places 0 1 0", NO_TOKENS, mcquack="2 1")
    later.follow("0 sail", "asks 2 pass-penny", "2 pass", "asks 0 activate")


@pytest.mark.parametrize(("lying", "points"), [("vp-3", 3), ("coins-2", 0)])
def test_px_1_8_01_a_result_card_is_a_source_and_a_small_token_is_none(lying: str, points: int) -> None:
    """The winner gains 15 VP, of which one goes to Sibyl's controller; the token is another source (C8-26)."""
    scene = sailing(1, NEARLY_HOME, (lying, "", "", ""), macsponge="1 0")
    scene.follow("0 sail", f"0 keep-token {lying}", f"seat 0: vp {15 - 1 + points}", "seat 1: vp 1")
    assert charged(scene) == [(0, -1)]
    assert max(int(name.split("-")[1]) for name in REWARDS if name.startswith("vp")) < 6


# ---------------------------------------------------------------- the Single Cask Reserve


def test_px_3_8_01_each_barrel_sold_is_a_source_of_its_own() -> None:
    """Two barrels of 3 VP are two sources of three."""
    scene = Scene(AHEAD, "chronicles 3 8", casks("3+2"), mobs(macsponge="1 0", macmalt="0"))
    scene.follow("0 take 5", "0 cask 3 bonus", "0 cask 2", "seat 0: vp 5")
    assert charged(scene) == []
    dear = Scene(AHEAD, "chronicles 3 8", casks("6+7", built="2 0 0"), mobs(macsponge="1 0", macmalt="0"))
    dear.follow("0 take 5", "0 cask 7 bonus", "0 cask 6")
    assert charged(dear) == [(0, -1)], "the first of the turn"


def test_c8_32_a_stop_on_a_sale_tile_is_no_arrival_on_the_mountain() -> None:
    """Nor is the Englishman's."""
    him = f"chronicles 2 3 4 8; rondel: 1 2 mountain * * * * - englishman 0 * {SALE} *; stack C: c-ullapool"
    scene = Scene(
        him, "every seat: coins 5", ENGLAND, casks("1+3"), "part highlander: coins 1, goods 0", mobs(mctrick="0")
    )
    scene.follow("0 use 11", "asks 0 sell-casks")
    assert scene.game.check() == []
    scene.follow("0 cask 3", "0 keep-casks", "asks 0 take")


def test_px_3_8_01_a_sale_tile_is_not_reserved() -> None:
    scene = Scene(AHEAD, "chronicles 3 8", casks("3"), mobs(mclaird="0 -1 0 1 2 3"))
    scene.follow("0 take 3", "0 place 0,1", "0 call mclaird", "refuses: reserve 4 1 C8-23", "offers also: reserve 5 1")


def test_px_3_8_01_no_stop_on_it_for_whoever_must_take_but_sales_on_the_way() -> None:
    kit = laid_kit(3)
    assert kit.number[SALE] >= 0
    bound = f"0 {kit.number['s-inshriach']} 2 1 3"
    scene = Scene(AHEAD, "chronicles 3 8", casks("1+3"), mobs(mclaird=bound))
    scene.follow("offers: take 5", "refuses: stop 4 C8-23", "0 take 5", "asks 0 sell-casks", "0 cask 3", "asks 0 place")


# ---------------------------------------------------------------- Address to a Haggis


@pytest.mark.parametrize(("table", "vp", "payers"), [((1, 2), 2 * 3, [(0, -1)]), ((1, 1), 2 * 2, [])])
def test_px_5_8_01_a_haggis_result_of_six_is_a_source(
    table: tuple[int, ...], vp: int, payers: list[tuple[int, int]]
) -> None:
    scene = dinner(END_OF_B, "chronicles 5 8", mobs(macsponge="1 0"), tables=(table, (3,), ()))
    scene.follow("draw haggis die: 1 2 1 1", "0 take 3", "0 place 0,1", "0 end", "0 pass", "asks 1 take")
    assert charged(scene) == payers
    scene.follow(f"seat 0: vp {vp - len(payers)}", f"seat 1: vp {len(payers)}")


def test_px_5_8_01_in_all_three_and_never_her_controllers() -> None:
    scene = dinner(END_OF_GAME, "chronicles 5 8", mobs(2, macsponge="1 0"), tables=((1, 2, 3), (1, 2, 3)), arrivals=[1])
    scene.follow("draw haggis die: 1 2 3 3", "0 stop 2", "0 pass", "over")
    assert charged(scene) == [(0, -1)]
    paid = next(award for award in scene.game.score_sheet() if award.clause == "C8-26")
    assert (paid.when, paid.source) == (5, "mob-macsponge"), "with the lines after the last scoring"


# ---------------------------------------------------------------- the Dubious Tome


def event(*position: str, late: str = LATE, line: str = TAKE_IT, cell: str = "0,1", **places: str) -> Scene:
    """Seat 0 has placed a Gathering, below the home village as a rule, and activates it."""
    scene = Scene(f"chronicles 6 8; {line}; {late}", *position, mobs(**places))
    assert scene.game.check() == []
    scene.follow("0 take 3", f"0 place {cell}", f"0 activate {cell}", "asks 0 choose-event")
    return scene


def test_px_6_8_01_a_card_stays_on_its_side_when_derek_takes_the_tile() -> None:
    for face in ("", "castle-stalker"):
        scene = Scene(
            f"chronicles 6 8; {TAKE_IT}; {LATE}",
            f"seat 0; 0,1: a-castle-stalker; part dubious-tome: turned {face}",
            mobs(anderson="0"),
        )
        play_through(scene, "0 call anderson", "0 lift 0 0,1", "0 drop 1 0,1", "seat 0: cards castle-stalker")
        assert turned(scene) == face.split()
        assert scene.game.check() == []


@pytest.mark.parametrize(("stones", "payers"), [(1, []), (2, [(0, -1)])])
def test_px_6_8_01_armadales_stones_are_one_source(stones: int, payers: list[tuple[int, int]]) -> None:
    scene = event("seat 0; 1,1: c-armadale-castle; 0,0: scotsmen 1, stone 2", macsponge="1 0")
    scene.follow("0 event armadale-castle", f"0 return {stones}")
    scene.until("activate")
    assert charged(scene) == payers


def test_px_6_8_01_dunvegans_seven_are_a_source() -> None:
    scene = event("seat 0; 0,0: scotsmen 1, cattle 3; 2,0: c-dunvegan-castle", macsponge="1 0")
    scene.follow("0 event dunvegan-castle", "asks 0 activate", "seat 0: vp 6", "seat 1: vp 1")


@pytest.mark.parametrize(("answer", "payers"), [("leave", []), ("trade", [(0, -1)])])
def test_px_6_8_01_duarts_points_and_its_trade_are_one_source(answer: str, payers: list[tuple[int, int]]) -> None:
    """3 VP and 5 VP, neither of them six."""
    lands = "seat 0: domains maclean; 0,-1: b-duart-castle; 0,0: scotsmen 1, wood 2"
    scene = event(lands, macsponge="1 0")
    scene.follow("0 event duart-castle", f"0 {answer}")
    scene.until("activate")
    assert charged(scene) == payers


def test_px_6_8_01_castle_stalkers_tile_owes_fergus_a_coin() -> None:
    lands = "seat 0: coins 1; 0,0: scotsmen 2; 0,-1: a-castle-stalker; -1,-1: s-black-isle, scotsmen 1"
    scene = event(lands, "discards: s-ballachulish", cell="-2,-1", macdarkie="1 0 1")
    scene.follow("0 event castle-stalker", "0 pay scotsman 0,0", "0 fetch s-ballachulish", "asks 0 place")
    scene.follow("0 place 1,-1", "asks 1 relocate", "seat 0: coins 0", "seat 1: coins 1")
    assert {offer.split()[1] for offer in scene.offers} == {"2"}, "and he must go to another player"


def test_px_6_8_01_general_wades_marker_pays_the_token_of_peggy_mcwander() -> None:
    england = "part hammer-of-the-scots: holder 0, filled 1"
    line = "rondel: 0 1 2 a-gathering * * * * englishman worlds-end * * * -"
    built = "seat 0: coins 3; 0,-1: d-wade-roads"
    scene = Scene(f"chronicles 4 6 8; {line}; {LAST}", england, built, mobs(mcwander="1 -1 -1"))
    douglas = scene.book.domain_ids.index("douglas")
    assert scene.waiting is not None
    prison(scene.waiting).marks[0] = [-1, douglas]
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "0 event wade-roads", "asks 0 envoy-marker")
    scene.follow("0 claim douglas", "seat 0: coins 0, domains douglas", "seat 1: coins 3")
    assert marks(scene, "mcwander") == [1, -1, 127]


def last_event(*position: str, cell: str = "0,1", **places: str) -> Scene:
    return event(*position, late=LAST, line=AT_LAST, cell=cell, **places)


REMOVAL = "seat 0; 0,0: scotsmen 1; 0,-1: d-castle-of-mey, scotsmen 2; 1,-1: a-easdale"


def test_px_6_8_01_figures_on_a_tile_that_an_event_removes_are_put_elsewhere() -> None:
    """Also on another tile of the same player."""
    scene = last_event(REMOVAL, mcsnitch="1 0 3")
    scene.follow("0 event castle-of-mey", "0 pay scotsman 0,-1", "0 remove 1,-1", "0 remove 0,-1")
    scene.follow("asks 1 relocate", "offers also: lurk 0 0,0 / lurk 2 0,0", "not offered: lurk 0 1,-1")


@pytest.mark.parametrize("mob", ["mccastle", "mcsnitch", "macdarkie"])
def test_px_6_8_01_scotsmen_whom_a_removal_brings_home_drive_figures_from_the_castle(mob: str) -> None:
    standing = REMOVAL.replace("a-easdale", "a-easdale, scotsmen 1")
    scene = last_event(standing, cell="-1,-1", **{mob: "1 0 1"})
    scene.follow("0 event castle-of-mey", "0 pay scotsman 0,-1", "0 remove 1,-1", "0 remove -1,-1")
    if mob != "mccastle":
        scene.follow("asks 1 relocate", "1 lurk 2 1,0")
    assert marks(scene, mob) == [1, 2, 1]
    scene.follow("seat 0: cell 1,0 scotsmen 1")


@pytest.mark.parametrize("mob", ["mccastle", "mcsnitch", "macdarkie"])
def test_px_6_8_01_and_so_does_one_whom_castle_moil_fetches(mob: str) -> None:
    scene = last_event("seat 0; 0,-1: d-castle-moil, scotsmen 2", cell="-1,-1", **{mob: "1 0 1"})
    scene.follow("0 event castle-moil", "0 muster 0,-1")
    if mob != "mccastle":
        scene.follow("asks 1 relocate", "1 lurk 2 1,0")
    assert marks(scene, mob) == [1, 2, 1]


def test_px_6_8_01_wallace_monument_may_turn_a_card_with_a_token_of_john() -> None:
    lands = "seat 0; 0,-1: b-wallace-monument; 2,0: c-loch-ness"
    scene = event(lands, mcclaim="1 -1 -1 -1")
    scene.part(KEY).marks[15] = [-1, -1, scene.kit.card_ids.index("loch-ness")]
    play_through(scene, "0 event wallace-monument", "0 turn loch-ness", "asks 0 activate")
    assert marks(scene, "mcclaim") == [1, -1, -1, 127]
    assert turned(scene) == ["wallace-monument", "loch-ness"]
    assert scene.game.check() == []


# ---------------------------------------------------------------- Highland Games

LATE_STACKS = "stack C: c-glengorm c-ullapool c-carrbridge"


def test_px_8_9_01_a_tile_that_derek_brings_trains_nobody_and_takes_no_marker() -> None:
    lands = "seat 0; 0,1: s-inshriach; seat 1; 0,1: s-ballachulish; 0,2: s-lochridge"
    scene = at_games(VILLAGE, "chronicles 8 10", LATE_STACKS, lands, mobs(anderson="0"), markers={0: ["0,1"]})
    assert scene.game.check() == []
    before = champions(scene)
    scene.follow("0 call anderson", "0 lift 1 0,2", "0 drop 0 0,2", "asks 0 take", "seat 0: cell 0,2 s-lochridge")
    assert champions(scene) == before


def test_px_8_9_01_nor_does_one_that_tamlin_moves() -> None:
    lands = "seat 0; 0,1: s-inshriach; 0,2: s-lochridge"
    scene = at_games(VILLAGE, "chronicles 8 10 11", LATE_STACKS, lands, mobs(mcswitch="0 0"), markers={0: ["0,1"]})
    assert scene.game.check() == []
    before = champions(scene)
    scene.follow("0 call mcswitch", "0 pick 0,2", "0 settle 1,1", "asks 0 take", "seat 0: cell 1,1 s-lochridge")
    assert champions(scene) == before
