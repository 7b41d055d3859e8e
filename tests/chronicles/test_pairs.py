"""Two chronicles at one table: what those of boats, cellars, haggis and events have to do with each other."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more_ii.roles import HOME_CASTLE, HOME_VILLAGE
from hindmost.games.glen_more_ii.scoring import round_awards
from tests.chronicles.c6_positions import AT_LAST, LAST, LATE, TAKE_IT, gathered
from tests.chronicles.cellars import barrels, casks
from tests.chronicles.haggis import END_OF_B, dinner, haggis_vp
from tests.chronicles.haggis import KEY as HAGGIS
from tests.chronicles.made_up import play_through
from tests.chronicles.test_c1 import PASSED, boats, give_movement, racing, view_of
from tests.chronicles.test_c1_rewards import AT_VILLAGE, NEARLY_HOME
from tests.glen_more_ii_scenario import Scene

# ---------------------------------------------------------------- boats and cellars


def sailing(*position: str, lying: tuple[str, ...] = ("", "", "", ""), boats: str = "") -> Scene:
    """Chronicles 1 and 3: seat 0 has a movement point for its boat."""
    rondel = "chronicles 1 3; rondel: 0 1 2 s-inshriach * * * * * * * * * -"
    scene = Scene(rondel, PASSED, racing(3, lying, boats), *position)
    assert scene.game.check() == []
    scene.follow("0 take 3", "0 place 0,1")
    return give_movement(scene, 1)


def test_px_1_3_01_the_winners_barrel_comes_into_the_cellar() -> None:
    scene = sailing(casks("1"), boats=NEARLY_HOME)
    play_through(scene, "0 sail", "asks 0 store-barrel", "offers: store 2 / store 0", "0 store 2", "asks 0 activate")
    assert barrels(scene) == [1, 2]
    scene.follow("awards 0: score-race 15", "seat 0: whisky 2")


def test_px_1_3_01_so_does_that_of_a_reward_token() -> None:
    scene = sailing(casks("1+2+3"), lying=("", "barrel-1", "", ""), boats=AT_VILLAGE)
    scene.follow("0 sail", "0 keep-token barrel-1", "asks 0 activate")
    assert barrels(scene) == [0, 1, 2, 3], "all three spaces are taken"
    free = sailing(casks("2"), lying=("", "barrel-1", "", ""), boats=AT_VILLAGE)
    play_through(free, "0 sail", "0 keep-token barrel-1", "asks 0 store-barrel", "offers: store 1 / store 0")


def test_px_1_3_01_on_a_sale_tile_only_loch_ness_moves_a_boat() -> None:
    on_it = "chronicles 1 3; rondel: 1 2 {} * * * * * * - 0 b-single-cask-sale * *"
    scene = Scene(on_it.format("*"), PASSED, racing(3), "seat 0; 0,1: s-black-isle", casks("1"))
    scene.follow("0 stop 11", "0 cask 1", "movement 0", "refuses: sail GM2-MOVE-01", "offers: end")
    ness = "stack D: d-aberfeldy; discards: b-race-start; seat 0; -1,0: c-loch-ness"
    scene = Scene(on_it.format("worlds-end"), racing(3), ness, casks("1"))
    scene.follow("0 stop 11", "0 cask 1", "0 extra 0,0", "0 sail")
    assert boats(scene)[0] == (0, HOME_VILLAGE)


# ---------------------------------------------------------------- boats and inns


def test_px_1_5_01_a_river_inn_lengthens_the_ring() -> None:
    rondel = "chronicles 1 5; rondel: 0 1 2 {} * * * * * * * * * -"
    ahead = {}
    for tile in ("b-creek-inn", "s-inshriach"):
        scene = dinner(rondel.format(tile), PASSED, racing(3))
        where = "place -1,0" if tile == "b-creek-inn" else "place 0,1"
        scene.follow("0 take 3", f"0 {where}")
        ahead[tile] = [boat["ahead"] for boat in view_of(scene)["boats"]]
        lengths = [len(river["places"]) for river in view_of(scene)["rivers"]]
    assert lengths[:3] == [2, 2, 2]
    assert ahead["b-creek-inn"] == [steps + 1 for steps in ahead["s-inshriach"]], "for everybody"


def test_px_1_5_01_a_boat_calls_at_it() -> None:
    scene = dinner(
        "chronicles 1 5; rondel: 0 1 2 s-inshriach * * * * * * * * * -",
        PASSED,
        racing(3),
        "seat 0; -1,0: b-creek-inn",
    )
    scene.follow("0 take 3", "0 place 0,1")
    give_movement(scene, 3)
    been = []
    for _ in range(3):
        scene.follow("0 sail")
        been.append(boats(scene)[0])
    assert been == [(0, HOME_VILLAGE), (0, 2), (1, HOME_CASTLE)]


# ---------------------------------------------------------------- boats and events


@pytest.mark.parametrize("card", ["castle-of-mey", "fort-george"])
def test_px_1_6_01_no_event_removes_a_tile_with_a_boat(card: str) -> None:
    """The boat of seat 2 lies on Glen Etive."""
    scene = gathered(
        "discards: b-race-start",
        racing(3, boats="rivers 0 1 0, places 1 1 2"),
        f"seat 0: cards {card}; -1,0: s-glen-etive; 1,1: s-black-isle",
        head=f"chronicles 1 6; {AT_LAST}; {LAST}",
    )
    scene.follow(f"0 event {card}", "offers: remove 0,1 / remove 1,1", "refuses: remove -1,0 C1-22")
    scene.follow("0 remove 1,1", "offers: remove 0,1")


def test_px_1_6_01_points_of_donan_castle_move_the_own_boat() -> None:
    scene = gathered(
        "discards: b-race-start",
        racing(3),
        "seat 0; 0,-1: a-donan-castle",
        head=f"chronicles 1 6; {TAKE_IT}; {LATE}",
    )
    play_through(scene, "0 event donan-castle", "refuses: sail GM2-MOVE-01", "0 borrow 1 0,0", "movement 1", "0 sail")
    assert boats(scene) == [(0, HOME_VILLAGE), (1, HOME_CASTLE), (2, HOME_CASTLE)], "and no other"


# ---------------------------------------------------------------- cellars and haggis


def test_px_3_5_01_a_roll_is_paid_with_any_barrel() -> None:
    scene = dinner(END_OF_B.replace("chronicles 5", "chronicles 3 5"), casks("0+1+3"), tables=[(2,)])
    scene.follow("draw haggis die: 1 1 1 1", "0 take 3", "0 place 0,1", "0 end", "asks 0 more-haggis")
    play_through(scene, "draw haggis die: 3 2", "0 roll-haggis", "asks 0 spend-barrel")
    play_through(scene, "offers: spend 0 / spend 1 / spend 3", "0 spend 1", "asks 0 more-haggis", "0 roll-haggis")
    scene.follow("0 spend 3", "asks 1 take", "seat 0: whisky 1")
    assert barrels(scene) == [0]
    assert haggis_vp(scene) == {0: 2}


# ---------------------------------------------------------------- cellars and events


@pytest.mark.parametrize(
    ("tile", "held"),
    [("b-inverness", "1,0: wood 1, stone 1, scotsmen 1"), ("b-loch-shiel", "0,0: barley 1, cattle 1, scotsmen 1")],
)
def test_px_3_6_01_barrels_of_landmarks_go_to_the_cellar(tile: str, held: str) -> None:
    scene = Scene(f"chronicles 3 6; rondel: 0 1 2 {tile} * * * * * * * * * -; {LATE}", f"seat 0; {held}", casks("1"))
    scene.follow("0 take 3")
    scene.until("store-barrel")
    scene.follow("offers: store 2 / store 0", "0 store 2")
    assert barrels(scene) == [1, 2]


@pytest.mark.parametrize("spaces", ["0+0+0", "1+2+3", "0+5+8"])
def test_px_3_6_01_the_whisky_table_counts_all_barrels(spaces: str) -> None:
    """By the table of Inverness a lead of three is worth 6 VP, wherever the barrels lie."""
    scene = gathered("seat 0: cards inverness", casks(spaces, built="2 0 0"), head=f"chronicles 3 6; {TAKE_IT}; {LATE}")
    scene.follow("0 event inverness")
    awards = [award for award in round_awards(scene.state) if award.source == "score-whisky"]
    assert [(award.seat, award.vp) for award in awards] == [(0, 6)]


def test_px_3_6_01_own_barrels_age_in_a_rivals_distillery() -> None:
    scene = gathered(
        "seat 0; 0,-1: a-donan-castle",
        "seat 1; 0,1: c-glen-albyn",
        casks("1", "2"),
        head=f"chronicles 3 6; {TAKE_IT}; {LATE}",
    )
    scene.follow(
        "0 event donan-castle", "0 borrow 1 0,1", "asks 0 age-barrel", "offers: age 1 / leave-casks", "0 age 1"
    )
    scene.follow("0 age 2")
    assert (barrels(scene, 0), barrels(scene, 1)) == ([3], [2])


# ---------------------------------------------------------------- haggis and events


def visiting(*position: str) -> Scene:
    """Chronicles 5 and 6: seat 0 is about to activate an inn of seat 1."""
    scene = dinner(
        f"chronicles 5 6; {TAKE_IT}; {LATE}", "seat 0; 0,-1: a-donan-castle", *position, tables=[(), (2,)], shown=(1, 3)
    )
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "0 event donan-castle")
    return scene


@pytest.mark.parametrize("inn", ["b-ye-olde-inn", "c-haggis-house"])
def test_px_5_6_01_the_visitor_pays_and_gains_the_token(inn: str) -> None:
    """One token for one sheep, whatever the inn gave whoever placed it."""
    scene = visiting("0,0: sheep 1", f"seat 1; 0,1: {inn}, sheep 1")
    play_through(scene, "0 borrow 1 0,1", "asks 0 gain-haggis", "0 haggis 3", "asks 0 borrow-tiles")
    assert scene.part(HAGGIS).tables == [[3], [2], []]
    scene.follow("seat 0: sheep 0", "seat 1: sheep 1")


def test_px_5_6_01_the_sheep_may_be_bought_but_is_never_the_rivals() -> None:
    scene = visiting("seat 0: coins 1", "seat 1; 0,1: b-ye-olde-inn, sheep 1")
    scene.follow("0 borrow 1 0,1")
    scene.until("gain-haggis")
    scene.follow("seat 0: coins 0", "seat 1: sheep 1")
    poor = visiting("seat 0: coins 0", "seat 1; 0,1: b-ye-olde-inn, sheep 1")
    assert "borrow 1 0,1" not in poor.offers
