"""Chronicle 1, The Dragon Boat Races: results, what cannot be, other chronicles, and the examples."""

from __future__ import annotations

from typing import Any

import pytest

import hindmost
from hindmost.bots.bot import Outlook
from hindmost.bots.greedy import GreedyBot
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.finishing import COINS
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import RACE_START
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import KEY
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.worth import stakes
from hindmost.games.glen_more_ii.points import FINAL_LINE
from hindmost.games.glen_more_ii.roles import HOME_CASTLE, HOME_VILLAGE
from hindmost.games.glen_more_ii.scoring import CARDS, LINES, line_awards
from hindmost.kernel.errors import DamagedSnapshot
from hindmost.kernel.messages import Json
from hindmost.mechanics.living import Prospects
from tests.chronicles.made_up import keeps, play_through
from tests.chronicles.test_c1 import (
    LATE,
    NOTHING,
    PASSED,
    RONDEL,
    at_sea,
    boats,
    give_movement,
    racing,
    sail,
    tokens,
    view_of,
)
from tests.chronicles.test_c1_rewards import FULL, NEARLY_HOME, castle, looking
from tests.glen_more_ii_scenario import Scene


def part_of(snapshot: Json) -> Json:
    return snapshot["state"]["slices"][KEY]


# ---------------------------------------------------------------- finishing


def test_c1_30_the_winner_has_fifteen_vp_and_a_barrel_at_once() -> None:
    scene = at_sea(boats=NEARLY_HOME)
    give_movement(scene, 1).follow("0 sail", "asks 0 activate", "awards 0: score-race 15", "seat 0: whisky 1")
    assert view_of(scene)["boats"][0] == {"river": 0, "place": 0, "ahead": 0, "result": "winner"}


@pytest.mark.parametrize(("home", "vp", "result"), [("1", 10, "second"), ("1 2", 5, "third")])
def test_c1_30_the_second_has_ten_and_the_third_five(home: str, vp: int, result: str) -> None:
    scene = at_sea(seats=4, boats=f"rivers 3 1 2 2, places 0 1 1 0, home {home}")
    give_movement(scene, 1).follow("0 sail", f"awards 0: score-race {vp}", "seat 0: whisky 0")
    assert view_of(scene)["boats"][0]["result"] == result


def test_c1_31_a_boat_that_is_home_stays_there() -> None:
    scene = at_sea(boats="home 0")
    give_movement(scene, 2).follow("not offered: sail", "refuses: sail C1-31")


def test_c1_32_the_last_one_out_has_the_last_card_and_is_put_home() -> None:
    scene = at_sea(lying=("", "", "coins-3", ""), boats="rivers 3 1 1, places 4 1 0, home 1")
    give_movement(scene, 1).follow("0 sail", "asks 0 activate")
    assert [boat["result"] for boat in view_of(scene)["boats"]] == ["second", "winner", "last"]
    assert boats(scene)[2] == (2, HOME_CASTLE)
    assert castle(scene, 2) == ["coins-3"], "no reward token for that"
    scene.follow("seat 2: vp 0, coins 0")
    assert scene.game.check() == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c1_32_all_cards_but_one_last(seats: int) -> None:
    """Seat 0 is the last but one to come home."""
    others = " ".join(str(seat) for seat in range(1, seats - 1))
    rivers = {2: "3 2", 3: "3 1 2", 4: "3 1 2 3"}[seats]
    places = {2: "4 1", 3: "4 1 1", 4: "0 1 1 1"}[seats]
    scene = at_sea(seats=seats, boats=f"rivers {rivers}, places {places}, home {others}")
    give_movement(scene, 1).follow("0 sail")
    results = {boat["result"] for boat in view_of(scene)["boats"]}
    assert results == {*("winner", "second", "third")[: seats - 1], "last"}


OVER = "chronicles {}; rondel: 1+2:worlds-end * * * * * * * - 0 * * * *; gap 8; stack D:; discards: b-race-start"


def at_the_end(part: str, *position: str, chronicles: str = "1") -> Scene:
    """Seat 0 takes its last turn."""
    scene = Scene(OVER.format(chronicles), part, *position)
    scene.follow("0 stop 0", "over")
    return scene


def test_c1_33_who_is_not_home_at_the_end_has_a_last_card() -> None:
    scene = at_the_end(racing(3, boats="home 1"), "every seat: coins 7")
    assert [boat["result"] for boat in view_of(scene)["boats"]] == ["last", "winner", "last"]
    coins = [(award.seat, award.vp) for award in scene.game.score_sheet() if award.source == "score-coins"]
    assert coins == [(1, 7)]
    assert scene.game.check() == []


def test_c1_33_nobody_is_last_if_nobody_was_left() -> None:
    scene = at_the_end(racing(3, boats="home 1 0, last 2"), "every seat: coins 7")
    assert [boat["result"] for boat in view_of(scene)["boats"]] == ["second", "winner", "last"]


def coin_vp(coins: int, last: bool, armadale: bool) -> int:
    """What coins give seat 0 in the final scoring, a landmark card included."""
    scene = Scene(RONDEL[3], PASSED, racing(3, boats="home 1 2, last 0" if last else "home 0 1, last 2"))
    e = scene.state.estates[0]
    e.coins = coins
    e.cards = [scene.state.kit.card_ids.index("armadale-castle")] if armadale else []
    wanted = ("score-coins", "landmark-armadale-castle")
    return sum(
        award.vp
        for line in (*range(len(LINES)), CARDS)
        for award in line_awards(scene.state, line, 0)
        if award.source in wanted
    )


def test_c1_34_the_last_card_makes_nothing_of_coins_but_armadale_keeps_its_eight() -> None:
    assert [coin_vp(coins, last=True, armadale=False) for coins in (0, 3, 10)] == [0, 0, 0]
    assert [coin_vp(coins, last=True, armadale=True) for coins in (0, 3, 8, 10)] == [0, 6, 16, 16]


def test_c1_35_the_last_card_touches_nothing_else() -> None:
    scene = Scene(RONDEL[3], PASSED, racing(3, boats="home 1 2, last 0"), "seat 0: coins 13")
    size = 1 - COINS
    assert scene.table.fold(FINAL_LINE, scene.state, -6, 0, size) == -6, "the other line stays"
    assert scene.table.fold(FINAL_LINE, scene.state, 13, 1, COINS) == 13, "so do those of the others"
    scene.follow("0 take 4", "0 claim oliphant", "seat 0: coins 9", "awards 0: domain-oliphant 5")


def test_c1_36_the_result_card_comes_before_the_token() -> None:
    scene = at_sea(lying=("vp-2", "", "", ""), boats=NEARLY_HOME)
    give_movement(scene, 1).follow("0 sail", "asks 0 look-at-tokens", "awards 0: score-race 15", "seat 0: whisky 1")
    play_through(scene, "0 keep-token vp-2", "asks 0 activate")
    scene.follow("awards 0: score-race 15, score-reward 2")
    scene.follow("tells: 0 boat-winner 15 / 0 kept-token vp-2")


def test_c1_37_a_boat_stays_when_its_player_has_reached_worlds_end() -> None:
    scene = at_the_end(racing(3, boats="rivers 1 1 1, places 0 0 0"))
    assert boats(scene) == [(1, HOME_VILLAGE)] * 3
    assert [boat["result"] for boat in view_of(scene)["boats"]] == ["last"] * 3


def test_c1_37_points_of_a_token_join_those_of_the_turn() -> None:
    scene = looking("movement-2")
    give_movement(scene, 1)
    scene.follow("0 keep-token movement-2", "movement 3", "0 sail", "0 sail", "0 sail")
    assert boats(scene)[0] == (2, HOME_VILLAGE)


def test_c1_39_the_home_castle_is_its_cell_whatever_lies_on_it() -> None:
    """Balmoral Castle covers it: start, finish and tokens stay there."""
    covered = "seat 0; 1,0: > d-balmoral-castle; seat 1: coins 0"
    end = "chronicles 1; rondel: 0 1 2 s-inshriach worlds-end * * * * * * * * -; stack D: d-aberfeldy"
    scene = Scene(end, "discards: b-race-start", racing(3, ("vp-2", "", "", ""), NEARLY_HOME), covered)
    scene.follow("0 take 3", "0 place 0,1")
    give_movement(scene, 1).follow("0 sail", "asks 0 look-at-tokens", "awards 0: score-race 15")
    assert boats(scene)[0] == (0, HOME_CASTLE)
    scene.follow("shows: keep-token vp-2 = keep-token vp-2 @ reward:vp-2")
    scene.follow("shows: leave-tokens = leave-tokens")


# ---------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"castles": [[8], [], [], []]}, "reward tokens that are not in the box"),
        ({"box": 7}, "[a-z]"),
        ({"castles": 7}, "[a-z]"),
        ({"started": [1]}, "[a-z]"),
        ({"home": ["0"]}, "[a-z]"),
    ],
)
def test_impossible_races_are_refused(change: dict[str, Any], reason: str) -> None:
    scene = Scene(RONDEL[3], PASSED, racing(3, ("coins-2", "", "", "")))
    snapshot = scene.game.snapshot()
    part_of(snapshot).update(change)
    with pytest.raises(DamagedSnapshot, match=reason):
        hindmost.restore(snapshot)


# ---------------------------------------------------------------- with other chronicles


def test_px_1_2_01_race_start_and_the_mountain_are_crossed_in_the_order_of_the_way() -> None:
    scene = Scene(
        "chronicles 1 2; rondel: s-inshriach * * * * * - 0 1 2 mountain b-race-start *",
        LATE,
        f"part {KEY}: {tokens(3, *NOTHING)}; seat 0: coins 2; 0,0: wood 1",
    )
    assert scene.game.check() == []
    scene.follow("0 take 0", "asks 0 pay-toll")
    assert not view_of(scene)["started"], "the Mountain comes first"
    keeps(scene.game)
    scene.follow("0 toll-coin", "asks 0 place")
    assert view_of(scene)["started"]
    codes = [note.code for note in scene.game.journal]
    assert codes.index("toll-coin") < codes.index("race-started")


def test_px_1_2_01_on_the_mountain_only_loch_ness_moves_a_boat() -> None:
    on_it = "chronicles 1 2; rondel: 1 2 * * * * * * * - 0 mountain *"
    scene = Scene(on_it, PASSED, racing(3), "seat 0; 0,1: s-black-isle")
    scene.follow("0 stop 11", "movement 0", "refuses: sail GM2-MOVE-01", "offers: end")
    ness = "stack D: d-aberfeldy; discards: b-race-start; seat 0; -1,0: c-loch-ness"
    scene = Scene("chronicles 1 2; rondel: 1 2 worlds-end * * * * * * - 0 mountain *", racing(3), ness)
    scene.follow("0 stop 11", "0 extra 0,0", "0 sail")
    assert boats(scene)[0] == (0, HOME_VILLAGE)


def test_px_1_4_01_points_of_an_englishmans_turn_move_the_holders_boat() -> None:
    scene = Scene(
        "chronicles 1 4; rondel: 1 2 * * * * * * * - englishman 0 s-inshriach *",
        PASSED,
        racing(3),
        "part hammer-of-the-scots: holder 1, filled 1; every seat: coins 9",
    )
    scene.follow("1 use 12", "1 place 0,1", "1 activate 0,0", "1 sail")
    assert boats(scene) == [(0, HOME_CASTLE), (1, HOME_VILLAGE), (2, HOME_CASTLE)], "the Englishman has none"
    assert len(view_of(scene)["boats"]) == 3


GREAT_GLEN = (
    "part rock-and-hard-place: cards herds garrisons far-frontier leftovers full-sets, "
    "verdicts 1 1 1 0 0, laid 3 3 3 0 0, ayes 1 1 1, nays 3 3 3"
)


def test_px_1_7_01_the_last_card_leaves_the_great_glen_alone_and_boats_count_for_nothing_there() -> None:
    """Seat 0 is last and has the most sheep. The boats lie on castles and far away, where there are no Scotsmen."""
    scene = at_the_end(
        racing(3, boats="rivers 1 1 2, places 1 1 1, home 1"),
        GREAT_GLEN,
        "seat 0: coins 9; 0,0: sheep 3; seat 1; 1,0: scotsmen 1",
        chronicles="1 7",
    )
    awards = [(award.seat, award.source, award.vp) for award in scene.game.score_sheet()]
    assert (0, "great-glen-herds", 10) in awards
    assert (1, "great-glen-garrisons", 10) in awards
    assert not any(seat == 0 and source in ("score-coins", "great-glen-garrisons") for seat, source, _ in awards)
    values = {card["card"]: card["values"] for card in scene.game.view(0)["table"]["great-glen"]}
    assert values["garrisons"] == [0, 1, 0]
    assert values["far-frontier"] == [1, 1, 1]


def test_px_1_7_01_race_start_counts_in_leftovers() -> None:
    scene = Scene(
        "chronicles 1 7; rondel: * * * * * * * * - 0 b-race-start 1 2 *",
        LATE,
        f"part {KEY}: started 1, {tokens(3, *NOTHING)}",
        "part rock-and-hard-place: cards leftovers timber-and-stone garrisons smallest-territory far-frontier, "
        "verdicts 0 0 0 0 0, laid 0 0 0 0 0",
    )
    assert scene.game.check() == []
    scene.follow("0 take 0")
    scene.finish()
    pile = scene.part("rock-and-hard-place").piles[0]
    assert scene.kit.number[RACE_START] in pile


# ---------------------------------------------------------------- the examples


def test_ex_c1_01_four_players_without_further_river_tiles() -> None:
    lying = ("coins-2", "coins-2", "coins-2", "coins-3")
    scene = at_sea(seats=4, lying=lying)
    assert view_of(scene)["boats"][0]["ahead"] == 8
    give_movement(scene, 8)
    reached = []
    for step in range(1, 9):
        scene.follow("0 sail")
        if scene.asked[1] == "look-at-tokens":
            reached.append(step)
            scene.follow(f"0 {scene.offers[0]}")
    assert reached == [2, 4, 6, 8]
    scene.follow("seat 0: coins 9, whisky 1", "movement 0")


def test_ex_c1_02_a_ring_of_twenty() -> None:
    rivers = (
        "seat 0; 2,0: s-glen-etive; 3,0: a-halkirk; -1,0: a-strathearn",
        "seat 1; 2,0: a-glen-lyon; -1,0: a-loch-lochy",
        "seat 2; -1,0: b-kingussie; -2,0: b-glen-mhor; 2,0: b-glen-clova; 3,0: b-scone-abbey",
    )
    scene = at_sea(*rivers)
    assert [len(river["places"]) for river in view_of(scene)["rivers"]] == [5, 4, 6, 5]
    assert view_of(scene)["boats"][0]["ahead"] == 20
    sail(scene, 19)
    assert view_of(scene)["boats"][0]["result"] is None
    sail(scene, 1)
    assert view_of(scene)["boats"][0]["result"] == "winner"


def test_ex_c1_03_the_third_of_three_is_last() -> None:
    scene = at_sea("seat 1: whisky 1", boats="rivers 3 1 0, places 4 1 0, home 1")
    give_movement(scene, 1).follow("0 sail", "awards 0: score-race 10", "seat 0: whisky 0")
    assert [boat["result"] for boat in view_of(scene)["boats"]] == ["second", "winner", "last"]
    scene.follow("seat 2: vp 0")


def test_ex_c1_04_ten_coins() -> None:
    found = [coin_vp(10, last=last, armadale=armadale) for last in (False, True) for armadale in (False, True)]
    assert found == [10, 18, 0, 16]


@pytest.mark.parametrize(("seats", "in_play"), [(2, 8), (3, 12), (4, 16)])
def test_ex_c1_05_tokens_in_play(seats: int, in_play: int) -> None:
    game = hindmost.new_game("glen-more-ii", seats, chronicles=(1,), seed=2)
    assert sum(river["tokens"] for river in game.view(0)["table"]["boat-race"]["rivers"]) == in_play


# ---------------------------------------------------------------- bots


def test_a_boat_further_on_is_worth_more_and_less_when_others_are_ahead() -> None:
    def worth(boats: str, coins: int = 0) -> float:
        scene = Scene(RONDEL[3], PASSED, racing(3, FULL, boats), f"seat 0: coins {coins}")
        return sum(stakes(scene.state, 0, Prospects(2, 8.0, 0.5)).values())

    start = worth("rivers 0 1 2, places 1 1 1")
    assert worth("rivers 0 1 2, places 0 1 1") > start
    assert worth("rivers 0 3 2, places 1 0 1") < start
    assert worth("home 1 2, last 0", coins=5) == -5


def test_greedy_sails() -> None:
    scene = at_sea(lying=FULL, boats=NEARLY_HOME)
    give_movement(scene, 1).follow("0 activate 0,1", "0 activate 0,0", "0 activate 1,0")
    assert GreedyBot(1).choose(Outlook(scene.game, 0)) == "sail"
    scene.follow("shows: sail = sail-home spot-own home-castle 1,0 3 @ boat:0 cell:0:1,0")
