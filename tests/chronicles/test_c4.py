"""Chronicle 4, Hammer of the Scots: every clause, and the examples with their exact numbers."""

from __future__ import annotations

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.c04_hammer_of_the_scots.england import fee
from hindmost.games.glen_more_ii.scoring import tally
from hindmost.kernel.errors import BadConfiguration
from tests.glen_more_ii_scenario import Scene

KEY = "hammer-of-the-scots"
HIS_TURN = "chronicles 4; rondel: 1 2 * * * * * * * - englishman 0 * *"
"""The Englishman is hindmost; ahead of him are the tiles on 12, 13 and 2 to 8."""


def england(holder: int, filled: int) -> str:
    return f"part {KEY}: holder {holder}, filled {filled}"


def token(scene: Scene) -> int:
    holder: int = scene.part(KEY).holder
    return holder


def row(scene: Scene) -> int:
    filled: int = scene.part(KEY).filled
    return filled


# ---------------------------------------------------------------- set-up


def test_c4_01_for_three_or_four() -> None:
    for seats in (3, 4):
        assert hindmost.new_game("glen-more-ii", seats, chronicles=(4,), seed=1).questions
    with pytest.raises(BadConfiguration, match="Chronicle 4 cannot be played with 2 seats"):
        hindmost.new_game("glen-more-ii", 2, chronicles=(4,), seed=1)


@pytest.mark.parametrize(
    ("tile", "stack"),
    [("a-loch-lomond", "A"), ("b-glenfinnan-church", "B"), ("c-glenfinnan-monument", "C"), ("d-wade-roads", "D")],
)
def test_c4_02_four_tiles_with_their_cards(tile: str, stack: str) -> None:
    scene = Scene("chronicles 4; rondel: 0 1 2 * * * * * englishman * * * * -")
    kit = scene.state.book
    number = kit.number[tile]
    assert kit.stack_names[kit.stacks[number]] == stack
    assert kit.card_ids[kit.cards[number]] == tile[2:]


def test_c4_03_a_coin_on_the_row_and_tiles_in_their_stacks() -> None:
    view = hindmost.new_game("glen-more-ii", 3, chronicles=(4,), seed=1).view(None)["table"]
    assert (view["england"]["filled"], view["england"]["prices"]) == (1, [1, 2, 3])
    laid = sum((space["tile"] or "").startswith("a-") for space in view["rondel"])
    assert view["stacks"] == {"S": 0, "A": 15 - laid, "B": 18, "C": 18, "D": 18}
    assert "loch-lomond" in view["landmarks"], "those of the later stacks come with them (GM2-SETUP-11)"


def test_c4_03_the_landmark_cards_are_laid_out_for_whoever_places_the_tiles() -> None:
    scene = Scene("chronicles 4; rondel: 0 1 2 a-loch-lomond * * * * englishman * * * * -", "every seat: coins 9")
    new = {"loch-lomond", "glenfinnan-church", "glenfinnan-monument", "wade-roads"}
    assert new <= set(scene.state.kit.card_ids)
    assert not any(e.cards for e in scene.state.estates)
    scene.follow("0 take 3")
    scene.until("place")
    scene.follow(f"0 {scene.offers[0]}")
    owned = [[scene.state.kit.card_ids[card] for card in e.cards] for e in scene.state.estates]
    assert owned == [["loch-lomond"], [], []]
    assert not new & set(Scene("seats 3").kit.card_ids), "without the chronicle there are none"


@pytest.mark.parametrize(
    ("seats", "die", "space"), [(3, "without", 8), (3, "with", 9), (4, "without", 9), (4, "with", 10)]
)
def test_c4_04_he_stands_in_the_place_of_the_first_a_tile(seats: int, die: str, space: int) -> None:
    game = hindmost.new_game("glen-more-ii", seats, chronicles=(4,), seed=1, options={"die": die})
    view = game.view(None)["table"]
    assert view["england"]["space"] == space
    assert view["england"]["holder"] is None
    assert [(s["tile"] or "")[:1] for s in view["rondel"][space - 5 : space]] == ["s"] * 5


def test_c4_05_the_row_england_trades_no_resource() -> None:
    scene = Scene(HIS_TURN, "every seat: coins 9", england(0, 1))
    assert len(scene.state.market.rows) == 5, "one for each resource, and none more"
    assert scene.game.view(0)["table"]["england"]["prices"] == [1, 2, 3]


# ---------------------------------------------------------------- the token


def test_c4_06_the_first_to_cross_him_takes_the_token() -> None:
    scene = Scene("chronicles 4; rondel: 0 1 2 * * * * * englishman * * * * -; every seat: coins 5")
    scene.follow("0 take 9")
    assert token(scene) == 0
    scene.finish()
    scene.follow("1 take 10")
    assert token(scene) == 0, "only the first"


def test_c4_06_or_whoever_gains_one_of_the_cards() -> None:
    scene = Scene("chronicles 4; rondel: 0 1 2 a-loch-lomond * * * * englishman * * * * -", "seat 0; 0,0: wood 1")
    scene.follow("0 take 3", "0 place 0,1")
    assert token(scene) == 0


def test_c4_07_a_card_brings_the_token_at_once() -> None:
    scene = Scene(
        "chronicles 4; rondel: 0 1 2 a-loch-lomond * * * * englishman * * * * -", "seat 0; 0,0: wood 1", england(2, 1)
    )
    scene.follow("0 take 3")
    assert token(scene) == 2
    scene.follow("0 place 0,1")
    assert token(scene) == 0


def test_c4_07_from_the_discard_pile_too() -> None:
    # Munro costs 2 coins on an empty clan board.
    scene = Scene(
        "chronicles 4; rondel: 0 1 2 a-robert-i * * * * englishman * * * * -; discards: a-loch-lomond",
        "seat 0: coins 5",
        england(2, 1),
    )
    scene.follow("0 take 3", "0 claim munro", "0 fetch a-loch-lomond", "0 place 0,1")
    assert token(scene) == 0
    scene.follow("tells: 0 fetched loch-lomond / 0 placed loch-lomond 0,1 / 0 landmark loch-lomond / 0 england-token")


def test_c4_08_the_die_crossing_him_does_nothing() -> None:
    # The Die is hindmost and goes past him to space 12; seat 0, behind him as well, still acts before he does.
    scene = Scene("chronicles 4; rondel: * * * * * * - die 0 englishman 1 2 * *; every seat: coins 5")
    scene.draw("die", "1")
    assert scene.state.track.pieces[3] == 12
    assert token(scene) == -1
    scene.follow("0 take 13")
    assert token(scene) == 0, "by now everybody has passed him"


# ---------------------------------------------------------------- his turn


def test_c4_09_hindmost_he_acts() -> None:
    scene = Scene(HIS_TURN, "every seat: coins 9", england(2, 1))
    scene.follow("asks 2 errand")
    assert (scene.state.mover, scene.state.active) == (3, 2)


def test_c4_09_what_he_has_not_passed_stays() -> None:
    scene = Scene("chronicles 4; rondel: 0 englishman * * * 1 2 * * * * * * -; every seat: coins 5", england(1, 1))
    tile = scene.rondel[2]
    scene.follow("0 take 7")
    scene.finish()
    assert scene.rondel[2] == tile, "all pawns have passed it, but not the Englishman"


def test_c4_10_use_or_discard_but_no_passing() -> None:
    scene = Scene(HIS_TURN, "every seat: coins 9", england(0, 1))
    verbs = {option.split()[0] for option in scene.offers}
    assert verbs == {"use", "banish"}


def test_c4_11_the_fee_and_the_cost_together() -> None:
    # Dornie costs 1 stone: bought for 1 coin, on top of the 2 for England.
    scene = Scene(HIS_TURN.replace("*", "a-dornie", 1), "seat 0: coins 3", england(0, 1))
    assert "use 2" in scene.offers
    scene.follow("0 use 2")
    scene.finish()
    assert row(scene) == 2
    assert scene.state.estates[0].coins == 0
    assert scene.state.estates[0].ground.size == 3
    poor = Scene(HIS_TURN.replace("*", "a-dornie", 1), "seat 0: coins 2", england(0, 1))
    assert "use 2" not in poor.offers
    poor.follow("refuses: use 2 GM2-TAKE-01")


def test_c4_11_with_a_full_row_he_cannot_be_used() -> None:
    scene = Scene(HIS_TURN, "every seat: coins 9", england(0, 3))
    assert all(option.startswith("banish") for option in scene.offers)
    scene.follow("refuses: use 2 C4-11")


def test_c4_12_discarding_brings_the_rightmost_coins() -> None:
    scene = Scene(HIS_TURN, england(0, 2))
    tile = scene.state.track.tiles[3]
    scene.follow("0 banish 3")
    assert tile in scene.state.discards
    assert (row(scene), scene.state.estates[0].coins) == (1, 2)
    assert scene.state.track.pieces[3] == 3


def test_c4_13_never_on_a_tile_of_his_own() -> None:
    scene = Scene(
        HIS_TURN.replace("*", "a-loch-lomond", 1),
        "every seat: coins 9; seat 0; 0,0: wood 3",
        england(0, 1),
    )
    assert not {"use 2", "banish 2"} & set(scene.offers)
    assert scene.why("use 2") == scene.why("banish 2") == "C4-13"


def test_c4_13_the_view_counts_no_turn_of_his_there() -> None:
    scene = Scene("chronicles 4; rondel: 0 englishman a-loch-lomond s-inshriach 1 2 * * * * * * * -", england(0, 1))
    englishman = scene.pieces.index("englishman")
    assert {"piece": englishman, "turns": 2} in scene.game.view()["table"]["tempo"]["order"]


def test_c4_14_no_loch_ness_in_his_turn() -> None:
    scene = Scene(
        HIS_TURN,
        "every seat: coins 9; seat 0; 2,0: c-loch-ness; 2,1: b-craigleith",
        "stack C: c-ullapool c-edradour c-clachaig-inn",
        england(0, 1),
    )
    scene.follow("0 use 12")
    scene.until("activate")
    assert not [option for option in scene.offers if option.startswith("extra")]
    assert "activate 0,0" in scene.offers, "but the neighbours of the tile are activated"


def test_c4_14_the_market_works_for_whoever_has_the_token() -> None:
    scene = Scene(HIS_TURN, "seat 0; 0,0: wood 1; market: wood 1", england(0, 1))
    scene.follow("0 sell wood 0,0", "asks 0 errand")
    assert scene.state.estates[0].coins == 1


def test_c4_15_his_turn_is_a_turn_of_its_own() -> None:
    # Seat 0 has the token and is next after him: the home village is activated in both turns.
    scene = Scene(
        "chronicles 4; rondel: 2 * * * * * * * - englishman 0 1 s-inshriach s-black-isle",
        "every seat: coins 9",
        england(0, 1),
    )
    scene.follow("0 use 12", "0 place 0,1", "0 activate 0,0", "0 end", "asks 0 take", "0 take 13", "0 place 0,-1")
    assert "activate 0,0" in scene.offers


def test_c4_16_whoever_cannot_use_him_must_discard_without_compensation() -> None:
    scene = Scene(HIS_TURN, "seat 0: coins 1", england(0, 1))
    assert all(option.startswith("banish") for option in scene.offers)
    scene.follow("0 banish 12")
    assert scene.asked == (0, "take"), "no coin or movement point is offered"
    assert scene.state.estates[0].coins == 1 + 1, "only that of the row England"


def test_c4_17_then_the_rondel_is_refilled_and_a_scoring_may_follow() -> None:
    scene = Scene(HIS_TURN, "stack A: a-macbeth", england(0, 0))
    scene.follow("0 banish 13")
    assert scene.state.scorings == 1
    scene.follow("asks 0 take")


def test_c4_18_he_crosses_other_pieces_and_places_without_ado() -> None:
    scene = Scene(HIS_TURN, england(0, 0))
    scene.follow("0 banish 2")
    assert token(scene) == 0
    scene.follow("asks 0 take")


def test_c4_19_not_on_worlds_end_but_beyond() -> None:
    scene = Scene(
        "chronicles 4; rondel: 1 worlds-end * * - - - - - - englishman 0 2 *; gap 9; every seat: coins 9",
        "stack D:",
        england(0, 0),
    )
    assert {option.split()[1] for option in scene.offers} == {"13", "2", "3"}
    scene.follow("0 banish 3", "asks 0 take")


def test_c4_19_without_a_tile_he_is_removed() -> None:
    scene = Scene(
        "chronicles 4; rondel: 1 worlds-end - - - - - - - - englishman 0 2 -; gap 9; every seat: coins 9",
        "stack D:",
        england(0, 0),
    )
    scene.follow("asks 0 take")
    assert scene.state.track.pieces[3] == -1


ALMOST_OVER = "chronicles 4; rondel: 0 englishman 1+2:worlds-end * - - - - - - - - - -; gap 13; stack D:"


def test_c4_19_the_end_depends_on_the_players_alone() -> None:
    scene = Scene(ALMOST_OVER, england(0, 1))
    scene.follow("0 stop 2")
    assert scene.game.over, "though the Englishman is still before World's End"


def test_c4_20_coins_of_the_row_belong_to_nobody() -> None:
    scene = Scene(ALMOST_OVER, england(0, 3))
    scene.follow("0 stop 2")
    assert scene.game.scores == (0, 0, 0)


# ---------------------------------------------------------------- the tiles


LAST_D = """stack D: worlds-end d-millburn d-rannoch d-strathdon d-hawick-mill d-aberfeldy d-castle-moil d-loch-morar \
d-castle-of-mey"""
"""Half of stack D: World's End is still to come."""


@pytest.mark.parametrize(
    ("tile", "stack"),
    [
        ("a-loch-lomond", "stack A: a-macbeth"),
        ("b-glenfinnan-church", "stack B: b-plockton"),
        ("c-glenfinnan-monument", "stack C: c-ullapool"),
        ("d-wade-roads", LAST_D),
    ],
)
def test_c4_21_each_gives_its_card_and_the_token(tile: str, stack: str) -> None:
    scene = Scene(
        f"chronicles 4; rondel: 0 1 2 {tile} * * * * englishman * * * * -",
        "seat 0; 0,0: wood 1, scotsmen 2; 1,0: stone 1, scotsmen 1",
        stack,
        england(2, 1),
    )
    scene.follow("0 take 3")
    scene.until("activate")
    assert [scene.state.kit.card_ids[card] for card in scene.state.estates[0].cards] == [tile[2:]]
    assert token(scene) == 0


def test_c4_22_a_barrel_for_four_vp() -> None:
    scene = Scene(
        "chronicles 4; rondel: 0 1 2 * * * * * englishman * * * * -",
        "seat 0: whisky 1; 0,1: b-glenfinnan-church; stack B: b-plockton b-craigleith",
        england(0, 1),
    )
    scene.follow("0 take 3", "0 place 1,1", "0 activate 0,1")
    assert (scene.state.estates[0].vp, scene.state.estates[0].whisky) == (4, 0)


def test_c4_23_a_scotsman_to_take_it_and_free_activations() -> None:
    scene = Scene(
        "chronicles 4; rondel: 0 1 2 c-glenfinnan-monument * * * * englishman * * * * -",
        "seat 0; 0,0: scotsmen 1; 1,0: scotsmen 1; stack C: c-ullapool c-edradour",
        england(2, 1),
    )
    scene.follow("0 take 3", "0 pay scotsman 0,0", "0 place 0,1", "0 activate 0,1")
    assert (scene.state.estates[0].vp, sum(scene.state.estates[0].members)) == (3, 1)


def test_c4_24_a_scotsman_on_the_roads() -> None:
    scene = Scene(
        "chronicles 4; rondel: 0 1 2 d-wade-roads * * * * englishman * * * * -",
        "seat 0; 0,0: wood 1; 1,0: stone 1",
        LAST_D,
        england(2, 1),
    )
    scene.follow("0 take 3")
    scene.until("activate")
    assert scene.state.estates[0].members == [1, 0, 1]


def test_c4_25_each_card_counts_among_the_landmarks() -> None:
    scene = Scene(
        "chronicles 4; rondel: 0 1 2 * * * * * englishman * * * * -",
        "seat 0; 0,1: b-glenfinnan-church; 1,1: a-loch-lomond; stack B: b-plockton b-craigleith",
        england(0, 1),
    )
    landmarks = scene.state.book.categories.index("landmarks")
    assert [tally(scene.state, seat, landmarks) for seat in range(3)] == [2, 0, 0]


# ---------------------------------------------------------------- with others


def test_px_2_4_01_englishman_and_mountain_at_set_up() -> None:
    game = hindmost.new_game("glen-more-ii", 4, chronicles=(2, 4), seed=1, options={"die": "without"})
    view = game.view(None)["table"]
    words = [space["tile"] or ("-" if space["gap"] else "pawn") for space in view["rondel"]]
    assert words[:4] == ["pawn"] * 4
    assert [word[:2] for word in words[4:9]] == ["s-"] * 5
    assert words[9] == "pawn"
    assert view["england"]["space"] == 9
    assert [word[:2] for word in words[10:11]] == ["a-"]
    assert words[11:] == ["mountain", "-"]


def test_px_2_4_01_with_the_die_there_is_no_room_for_an_a_tile() -> None:
    game = hindmost.new_game("glen-more-ii", 4, chronicles=(2, 4), seed=1, options={"die": "with"})
    words = [space["tile"] or "" for space in game.view(None)["table"]["rondel"]]
    assert not [word for word in words if word.startswith("a-")]


def test_px_2_4_02_the_englishman_adds_a_coin_and_cannot_stop() -> None:
    scene = Scene("chronicles 2 4; rondel: 1 2 * * * * * * - englishman 0 mountain *", england(0, 0))
    assert not {"use 11", "banish 11"} & set(scene.offers)
    scene.follow("0 banish 12")
    assert scene.part("highlander").coins == 1
    assert scene.state.estates[0].coins == 0


def test_px_end_02_if_the_holder_has_finished_he_is_removed() -> None:
    scene = Scene(
        "chronicles 4; rondel: worlds-end 0 * * - - - - - - englishman 1 2 *; gap 9; every seat: coins 9",
        "stack D:",
        england(0, 2),
    )
    scene.follow("asks 1 take")
    assert scene.state.track.pieces[3] == -1
    assert row(scene) == 2


# ---------------------------------------------------------------- examples


def test_ex_c4_01_the_row_england() -> None:
    fees = [Scene(HIS_TURN, "every seat: coins 9", england(0, filled)) for filled in (1, 2, 3)]
    assert [fee(scene.state) for scene in fees] == [2, 3, 0], "full: he cannot be used"
    fees[0].follow("0 use 12")
    fees[0].until("activate")
    assert (row(fees[0]), fees[0].state.estates[0].coins) == (2, 7)
    brought = []
    for filled in (3, 2, 1, 0):
        scene = Scene(HIS_TURN, england(0, filled))
        scene.follow("0 banish 12")
        brought.append(scene.state.estates[0].coins)
    assert brought == [3, 2, 1, 0]


def test_ex_c4_02_the_token_goes_to_whoever_takes_the_church() -> None:
    scene = Scene(
        "chronicles 4; rondel: 0 1 2 b-glenfinnan-church * * * * englishman * * * * -",
        "seat 0; 0,0: wood 1; 1,0: stone 1; stack B: b-plockton b-craigleith",
        england(1, 1),
    )
    scene.follow("0 take 3")
    scene.until("activate")
    assert token(scene) == 0


def test_ex_c4_03_the_die_goes_on_to_the_next_tile() -> None:
    scene = Scene("chronicles 4; rondel: 1 2 * * * * * - die 0 * a-loch-lomond a-loch-lochy englishman")
    scene.draw("die", "2")
    assert scene.state.track.pieces[3] == 12
    assert scene.state.kit.number["a-loch-lochy"] in scene.state.discards
