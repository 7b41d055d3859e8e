"""Chronicle 1, The Dragon Boat Races: setting up, the start and moving boats, clause by clause."""

from __future__ import annotations

from collections import Counter

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.finishing import RESULT_VP, WINNER_BARRELS
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import REWARDS, TOKENS
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import course, downstream, way_home
from hindmost.games.glen_more_ii.moving import movable
from hindmost.games.glen_more_ii.points import REMOVE
from hindmost.games.glen_more_ii.refill import window
from hindmost.games.glen_more_ii.roles import HOME_CASTLE, HOME_VILLAGE
from hindmost.kernel.messages import Json
from tests.glen_more_ii_scenario import Scene

KEY = "dragon-boats"
LATE = "stack C: c-glengorm c-ullapool c-carrbridge"
"""Stack B is used up, so that the race may have started."""
PASSED = f"{LATE}; discards: b-race-start"
RONDEL = {
    2: "chronicles 1; rondel: 0 1 s-inshriach a-robert-i * * * * * * * * * -",
    3: "chronicles 1; rondel: 0 1 2 s-inshriach a-robert-i * * * * * * * * -",
    4: "chronicles 1; rondel: 0 1 2 3 s-inshriach a-robert-i * * * * * * * -",
}
"""Seat 0 may take a wood tile from the first space, or a person from the next."""
NOTHING = ("", "", "", "")


def tokens(seats: int, *castles: str) -> str:
    """What lies on the castles by name; the rest are used, but for those that must be in the box."""
    laid = [[REWARDS.index(name) for name in castle.split()] for castle in castles]
    rest = list((Counter(TOKENS) - Counter(token for castle in laid for token in castle)).elements())
    lists = " / ".join(" ".join(map(str, castle)) for castle in laid)
    return f"castles {lists}, box {' '.join(map(str, rest[: 16 - 4 * seats]))}"


def racing(seats: int, lying: tuple[str, ...] = NOTHING, boats: str = "") -> str:
    """The race is on; `boats` and results by the names of the chronicle's part."""
    return f"part {KEY}: started 1, {tokens(seats, *lying)}{boats and ', '}{boats}"


def at_sea(*position: str, seats: int = 3, lying: tuple[str, ...] = NOTHING, boats: str = "") -> Scene:
    """Seat 0 has placed a tile, and may spend movement points."""
    scene = Scene(RONDEL[seats], PASSED, racing(seats, lying, boats), *position)
    assert scene.game.check() == []
    scene.follow(f"0 take {seats}", "0 place 0,1")
    return scene


def give_movement(scene: Scene, points: int) -> Scene:
    """Movement points from nowhere, for those who want to see where a boat goes."""
    scene.state.movement = points
    scene.game.position.options = scene.game.position.relist()
    return scene


def sail(scene: Scene, steps: int) -> list[tuple[int, int]]:
    """The boat of seat 0 goes so many steps, past all tokens; gives where it has been."""
    give_movement(scene, scene.state.movement + steps)
    been = []
    for _ in range(steps):
        scene.follow("0 sail")
        been.append(scene.part(KEY).boat(0))
        if scene.asked[1] == "look-at-tokens":
            scene.follow("0 leave-tokens")
    return been


def boats(scene: Scene) -> list[tuple[int, int]]:
    return [scene.part(KEY).boat(seat) for seat in range(scene.table.seats)]


def view_of(scene: Scene, seat: int | None = None) -> Json:
    return scene.game.view(seat)["table"]["boat-race"]


def new_view(seats: int) -> Json:
    return hindmost.new_game("glen-more-ii", seats, chronicles=(1,), seed=1).view(0)["table"]["boat-race"]


# ---------------------------------------------------------------- setting up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_01_for_two_to_four(seats: int) -> None:
    game = hindmost.new_game("glen-more-ii", seats, chronicles=(1,), seed=1)
    assert game.questions
    assert game.check() == []


def test_c1_02_what_there_is() -> None:
    book = Scene(RONDEL[3], PASSED).book
    names = [name for name in book.names if name in ("race-start", "shipyard")]
    assert sorted(names) == ["race-start", "shipyard", "shipyard"]
    assert (RESULT_VP, WINNER_BARRELS, len(TOKENS)) == ((15, 10, 5), 1, 16)
    named = {name: TOKENS.count(kind) for kind, name in enumerate(REWARDS)}
    assert named == {
        "coins-2": 3,
        "coins-3": 1,
        "vp-2": 2,
        "vp-3": 2,
        "resource-1": 3,
        "barrel-1": 2,
        "movement-2": 2,
        "marker-1": 1,
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_03_boats_start_on_the_home_castles(seats: int) -> None:
    view = new_view(seats)
    assert len(view["boats"]) == seats
    for seat, boat in enumerate(view["boats"]):
        river = view["rivers"][boat["river"]]
        assert river["seat"] == seat
        assert river["places"][boat["place"]] == "1,0"
        assert river["castle"] == boat["place"]


def test_c1_04_boats_are_no_scotsmen_take_no_room_and_share_tiles() -> None:
    scene = at_sea("seat 1; 1,0: wood 3", boats="rivers 0 1 2, places 1 1 1")
    sail(scene, 2)
    assert boats(scene)[0] == boats(scene)[1] == (1, HOME_CASTLE)
    assert scene.state.estates[1].members[HOME_CASTLE] == 0
    scene.follow("seat 1: cell 1,0 home-castle wood 3 scotsmen 0")


def test_c1_05_race_start_lies_in_the_top_third_of_b() -> None:
    game = hindmost.new_game("glen-more-ii", 3, chronicles=(1,), seed=1)
    g = Scene(RONDEL[3]).state
    number = g.book.stack_names.index("B")
    others = g.book.stack_sizes[number] - 1
    assert others == 18, "seventeen and a Shipyard"
    assert window(g, number) == (1, others // 3 + 1), "none to six tiles lie above it, each as likely"
    assert g.book.seeded[number] == g.kit.number["b-race-start"]
    assert game.check() == []


def test_c1_06_the_shipyards_are_in_stacks_a_and_b() -> None:
    book = Scene(RONDEL[3]).book
    stacks = {tile: book.stack_names[book.stacks[book.number[tile]]] for tile in ("a-shipyard", "b-shipyard")}
    assert stacks == {"a-shipyard": "A", "b-shipyard": "B"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_07_there_are_no_results_at_first(seats: int) -> None:
    assert [boat["result"] for boat in new_view(seats)["boats"]] == [None] * seats


@pytest.mark.parametrize(("seats", "ring"), [(2, [0, None, 1, None]), (3, [0, 1, 2, None]), (4, [0, 1, 2, 3])])
def test_c1_08_neutral_rivers_fill_the_ring(seats: int, ring: list[int | None]) -> None:
    rivers = new_view(seats)["rivers"]
    assert [river["seat"] for river in rivers] == ring
    for river in rivers:
        if river["seat"] is None:
            assert (river["places"], river["castle"]) == (["1", "2", "3", "4", "5"], 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_09_tokens_are_laid_face_down_on_every_castle(seats: int) -> None:
    laid = set()
    for seed in range(6):
        game = hindmost.new_game("glen-more-ii", seats, chronicles=(1,), seed=seed)
        view = game.view(0)["table"]
        assert [river["tokens"] for river in view["boat-race"]["rivers"]] == [seats] * 4
        assert sum(view["boat-race"]["hidden"].values()) == 16, "those in the box are not known either"
        assert "reward-tokens" not in view
        part = game.state.table.slice_of(game.state, KEY).to_json()
        assert sorted([*part["box"], *(token for castle in part["castles"] for token in castle)]) == TOKENS
        laid.add(str(part["castles"]))
    assert len(laid) > 3, "they are shuffled"


def test_c1_10_tokens_do_not_count_against_the_room_of_the_castle() -> None:
    scene = at_sea("seat 0; 1,0: wood 2", lying=("coins-2 vp-2 vp-3", "", "", ""))
    assert scene.state.room_on(HOME_CASTLE) == 1
    scene.follow("shows: sail = sail spot-own home-village 0,0 3 @ boat:0 cell:0:0,0")


# ---------------------------------------------------------------- the start

BEFORE = "chronicles 1; rondel: 0 1 2 b-race-start s-inshriach s-black-isle * * * * * * * -"


def before_start(*position: str) -> Scene:
    scene = Scene(BEFORE, LATE, f"part {KEY}: {tokens(3, *NOTHING)}", *position)
    assert scene.game.check() == []
    return scene


def test_c1_11_the_first_pawn_across_starts_the_race_for_all() -> None:
    scene = before_start()
    assert not view_of(scene)["started"]
    scene.follow("0 take 4")
    assert view_of(scene)["started"]
    scene.follow("0 place 0,1", "0 end", "1 take 5")
    assert [note.seat for note in scene.game.journal if note.code == "race-started"] == [0], "only once"
    scene.follow("1 place 0,1", "1 activate 0,0", "1 sail")
    assert boats(scene) == [(0, HOME_CASTLE), (1, HOME_VILLAGE), (2, HOME_CASTLE)]


def test_c1_12_movement_points_of_that_very_turn_move_the_boat() -> None:
    scene = before_start()
    scene.follow("0 take 4", "0 place 0,1", "not offered: sail", "0 activate 0,0", "0 sail")
    assert boats(scene)[0] == (0, HOME_VILLAGE)


def test_c1_13_the_die_starts_nothing() -> None:
    scene = Scene(
        "chronicles 1; rondel: s-inshriach * * * * * * * - die 0 1 2 b-race-start",
        LATE,
        f"part {KEY}: {tokens(3, *NOTHING)}",
    )
    assert scene.game.check() == []
    assert scene.state.track.pieces[3] < 8, "it has been rolled and has crossed Race Start"
    assert not view_of(scene)["started"]


def test_c1_13_nor_does_the_englishman() -> None:
    scene = Scene(
        "chronicles 1 4; rondel: s-inshriach * * * * * * * - englishman 0 1 2 b-race-start",
        LATE,
        f"part {KEY}: {tokens(3, *NOTHING)}; part hammer-of-the-scots: holder 0, filled 1; seat 0: coins 9",
    )
    assert scene.game.check() == []
    scene.follow("0 banish 0")
    assert not view_of(scene)["started"]


def test_c1_14_nobody_stops_on_race_start() -> None:
    scene = before_start()
    scene.follow("not offered: stop 3 / take 3", "refuses: stop 3 GM2-ORDER-05")
    assert scene.game.view(0)["table"]["tempo"]["order"][0]["turns"] == 1


def test_c1_14_it_is_discarded_when_everybody_has_passed_and_stays_on_the_pile() -> None:
    scene = before_start("seat 0: coins 9")
    for seat in range(3):
        scene.follow(f"{seat} take {4 + seat}")
        scene.finish()
    scene.follow("discards: b-race-start")
    assert scene.game.check() == []


def test_c1_14_it_is_never_fetched_from_the_pile() -> None:
    scene = Scene(RONDEL[3], LATE, "discards: b-race-start s-ballachulish; seat 0: coins 5", racing(3))
    scene.follow("0 take 4", "0 claim munro", "asks 0 fetch-tile", "not offered: fetch b-race-start")
    scene.follow("offers also: fetch s-ballachulish")


def test_c1_15_before_the_start_no_boat_moves() -> None:
    scene = before_start("rondel: 0 1 2 s-inshriach b-race-start s-black-isle * * * * * * * -")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,0", "movement 1")
    scene.follow("not offered: sail", "refuses: sail C1-15", "offers also: move 0,0")


# ---------------------------------------------------------------- moving boats


def test_c1_16_movement_points_move_the_boat_or_scotsmen_in_any_order() -> None:
    scene = at_sea("seat 0; 2,0: a-shipyard")
    scene.follow("refuses: sail GM2-MOVE-01", "0 activate 0,0", "0 activate 1,0", "movement 2")
    scene.follow("allows: sail C1-16", "0 sail", "0 move 0,0", "0 to 1,0", "movement 0", "not offered: sail")
    assert boats(scene)[0] == (0, HOME_VILLAGE)
    scene.follow("tells: 0 gained-movement-points 1 1,0 / 0 sailed spot-own home-village 0,0 / 0 walked 0,0 1,0")


def test_c1_16_points_of_a_clan_domain_and_of_the_consolation_too() -> None:
    scene = Scene(RONDEL[3], PASSED, "seat 0: coins 9", racing(3))
    scene.follow("0 take 4", "0 claim cameron")
    scene.until("activate")
    scene.follow("movement 3", "0 sail", "movement 2")
    dear = "chronicles 1; rondel: 0 1 2 c-ullapool b-inverness c-fort-william - - - - - - - -; stack D: worlds-end"
    scene = Scene(dear, "discards: b-race-start", racing(3))
    scene.follow("0 take 3", "asks 0 compensation", "0 receive movement", "movement 1", "0 sail")
    assert boats(scene)[0] == (0, HOME_VILLAGE)
    scene.follow("tells: 0 threw-away ullapool 3 / 0 consoled-movement / 0 sailed spot-own home-village 0,0")


def test_c1_16_only_the_own_boat_moves_and_only_in_the_own_turn() -> None:
    scene = at_sea()
    sail(scene, 1)
    assert boats(scene) == [(0, HOME_VILLAGE), (1, HOME_CASTLE), (2, HOME_CASTLE)]


def test_c1_17_boats_go_from_right_to_left_and_on_to_the_next_river_clockwise() -> None:
    scene = at_sea("seat 0; -1,0: s-glen-etive; seat 1; 2,0: a-halkirk; -1,0: a-glen-lyon")
    assert sail(scene, 7) == [(0, HOME_VILLAGE), (0, 2), (1, 2), (1, HOME_CASTLE), (1, HOME_VILLAGE), (1, 3), (2, 1)]


def test_c1_17_neutral_rivers_are_sailed_in_the_same_way() -> None:
    scene = at_sea(seats=2)
    been = sail(scene, 8)
    assert been == [(0, 0), (1, 0), (1, 1), (1, 2), (1, 3), (1, 4), (2, HOME_CASTLE), (2, HOME_VILLAGE)]
    assert view_of(scene)["boats"][0] == {"river": 2, "place": 1, "ahead": 6, "result": None}


def test_c1_17_the_spaces_of_a_neutral_river_are_counted_from_one() -> None:
    scene = give_movement(at_sea(boats="rivers 3 1 2, places 2 1 1"), 1)
    assert scene.game.questions[0].option("sail").text() == "Move your boat to space 4 of the neutral river"
    scene.follow("0 sail")
    assert "moves the boat to space 4 of the neutral river" in [
        scene.game.speak(line, "en") for _, line in scene.game.log()
    ]


def test_c1_18_a_point_for_a_tile_the_change_of_river_included() -> None:
    scene = at_sea()
    give_movement(scene, 3)
    scene.follow("0 sail", "movement 2", "0 sail", "movement 1")
    assert boats(scene)[0] == (1, HOME_CASTLE)


def test_c1_19_a_river_is_as_long_as_its_visible_tiles() -> None:
    scene = at_sea("seat 0; 0,0: > b-inverness; 2,0: a-halkirk > c-fort-william; 2,1: s-lochridge")
    assert len(course(scene.state, 0)) == 3
    assert [len(river["places"]) for river in view_of(scene)["rivers"]] == [3, 2, 2, 5]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_20_a_lap_costs_as_much_as_there_are_tiles_in_the_ring(seats: int) -> None:
    scene = at_sea("seat 1; 2,0: a-halkirk", seats=seats)
    ring = sum(len(river["places"]) for river in view_of(scene)["rivers"])
    assert view_of(scene)["boats"][0]["ahead"] == ring
    sail(scene, ring - 1)
    assert view_of(scene)["boats"][0]["result"] is None
    sail(scene, 1)
    assert view_of(scene)["boats"][0]["result"] == "winner"
    assert boats(scene)[0] == (0, HOME_CASTLE)


def test_c1_21_what_is_built_ahead_lengthens_the_way_and_what_is_built_behind_does_not() -> None:
    """The boat of seat 1 is on the village of seat 0: to its left is ahead, to its right behind."""
    for place, longer in (("-1,0", 1), ("2,0", 0)):
        part = racing(3, boats="rivers 0 0 2, places 1 0 1")
        scene = Scene(RONDEL[3].replace("s-inshriach", "s-glen-etive"), PASSED, part, "seat 0; 1,0: scotsmen 1")
        before = len(way_home(scene.state, 1, (0, HOME_VILLAGE)))
        own = view_of(scene)["boats"][0]["ahead"]
        scene.follow("0 take 3", f"0 place {place}")
        assert boats(scene)[1] == (0, HOME_VILLAGE)
        assert len(way_home(scene.state, 1, (0, HOME_VILLAGE))) == before + longer
        assert view_of(scene)["boats"][0]["ahead"] == own + 1, "before its own lap both lie ahead"


def test_c1_21_a_removed_tile_shortens_the_way() -> None:
    scene = Scene(RONDEL[3], PASSED, "seat 0: coins 9; -1,0: s-glen-etive", racing(3))
    before = view_of(scene)["boats"][0]["ahead"]
    scene.follow("0 take 4", "0 claim macmillan", "0 remove -1,0")
    assert view_of(scene)["boats"][0]["ahead"] == before - 1
    assert downstream(scene.state, (0, HOME_VILLAGE)) == (1, HOME_CASTLE)


@pytest.mark.parametrize("boat", ["rivers 0 1 2, places 2 1 1", "rivers 0 0 2, places 1 2 1"])
def test_c1_22_a_tile_with_a_boat_is_not_removed_whosever_boat_it_is(boat: str) -> None:
    part = racing(3, boats=boat)
    scene = Scene(RONDEL[3], PASSED, part, "seat 0: coins 9; -1,0: s-glen-etive; 0,1: s-black-isle")
    assert movable(scene.state, 0) == [3], "neither is it moved or stolen"
    scene.follow("0 take 4", "0 claim macmillan", "offers: remove 0,1", "refuses: remove -1,0 C1-22")


def test_c1_22_boats_in_other_territories_hold_nothing_here() -> None:
    position = "seat 0; -1,0: s-glen-etive; seat 1; -1,0: a-glen-lyon"
    scene = Scene(RONDEL[3], PASSED, racing(3, boats="rivers 1 1 2, places 2 1 1"), position)
    assert movable(scene.state, 0) == [2]
    assert movable(scene.state, 1) == []


def test_c1_22_a_boat_goes_onto_the_overlay() -> None:
    part = racing(3, boats="rivers 0 0 2, places 0 0 1")
    scene = Scene(
        RONDEL[3].replace("s-inshriach", "b-inverness"), PASSED, part, "seat 0; 1,0: scotsmen 1, wood 1, stone 1"
    )
    scene.follow("0 take 3")
    scene.until("place")
    scene.follow("0 place 0,0", "seat 0: cell 0,0 b-inverness")
    assert boats(scene)[:2] == [(0, HOME_VILLAGE)] * 2
    assert scene.game.check() == []


def test_c1_22_a_boat_does_not_enter_a_tile_that_is_about_to_go() -> None:
    """Loch Morar: the river's end has been chosen, and another may follow."""
    part = racing(3, boats="rivers 0 1 2, places 0 1 1")
    scene = Scene(
        "chronicles 1; rondel: 0 1 2 d-loch-morar worlds-end * * * * * * * * -; stack D: d-aberfeldy",
        "discards: b-race-start; seat 0: whisky 1; -1,0: s-glen-etive; 1,1: s-black-isle",
        part,
    )
    scene.follow("0 take 3", "0 place 0,1", "asks 0 remove-tiles")
    give_movement(scene, 1)
    scene.follow("offers also: sail", "0 remove -1,0", "asks 0 remove-tiles", "refuses: sail C1-22", "0 pass")
    scene.follow("asks 0 activate", "0 sail")
    assert boats(scene)[0] == (1, HOME_CASTLE), "the river has become shorter"


def test_c1_23_a_boat_that_rests_at_home_holds_the_castle_too() -> None:
    scene = at_sea(boats="home 0")
    assert HOME_CASTLE not in movable(scene.state, 0)
    reason = scene.table.veto(REMOVE, scene.state, 0, HOME_CASTLE)
    assert reason is not None
    assert reason.clause == "C1-22"


def test_c1_24_a_shipyard_gives_two_points_for_boat_and_scotsmen() -> None:
    scene = Scene(
        RONDEL[3].replace("s-inshriach", "a-shipyard"),
        PASSED,
        "seat 0; 0,0: wood 1",
        racing(3),
    )
    scene.follow("0 take 3")
    scene.until("place")
    scene.follow("0 place -1,0", "allows: activate -1,0 C1-24", "0 activate -1,0", "movement 2", "0 sail")
    scene.follow("0 move 0,0", "0 to -1,0", "movement 0")


def test_c1_24_before_the_race_for_scotsmen_only() -> None:
    scene = before_start("rondel: 0 1 2 a-shipyard b-race-start s-black-isle * * * * * * * -", "seat 0; 0,0: wood 1")
    scene.follow("0 take 3")
    scene.until("place")
    scene.follow("0 place -1,0", "0 activate -1,0", "movement 2", "refuses: sail C1-15", "offers also: move 0,0")


@pytest.mark.parametrize(("domains", "vp"), [("", 0), (", domains maclachlan", 2)])
def test_c1_25_points_that_are_left_lapse_or_become_vp(domains: str, vp: int) -> None:
    scene = at_sea(f"seat 0: coins 0{domains}")
    give_movement(scene, 3)
    scene.follow("0 sail", "0 end", f"seat 0: vp {vp}", "movement 0")
