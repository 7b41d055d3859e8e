"""What all chronicles of Glen More II have in common."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES
from hindmost.games.glen_more_ii.refill import window
from hindmost.games.glen_more_ii.roles import PLACE
from hindmost.kernel.errors import BadConfiguration
from tests.chronicles.cellars import casks
from tests.glen_more_ii_scenario import Scene

NUMBERS = tuple(chronicle.number for chronicle in CHRONICLES)
ALL = list(dict.fromkeys((*(chosen for size in range(3) for chosen in combinations(NUMBERS, size)), NUMBERS)))
"""None, each alone, each with each other, and all together."""
SALE = "b-single-cask-sale"
OPEN_CARDS = "part rock-and-hard-place: cards herds timber-and-stone garrisons smallest-territory far-frontier"
NO_VOTES = f"{OPEN_CARDS}, verdicts 0 0 0 0 0, laid 0 0 0 0 0"


@pytest.mark.parametrize("chosen", ALL, ids=str)
def test_c0_01_any_of_them_may_be_combined(chosen: tuple[int, ...]) -> None:
    game = hindmost.new_game("glen-more-ii", 3, chronicles=chosen, seed=1)
    assert game.setup.modules == chosen
    assert game.questions


@pytest.mark.parametrize("chronicle", CHRONICLES, ids=lambda chronicle: chronicle.key)
def test_c0_02_each_says_for_how_many_it_is(chronicle: Chronicle) -> None:
    for seats in (2, 3, 4):
        allowed = not chronicle.seats or seats in chronicle.seats
        if allowed:
            assert hindmost.new_game("glen-more-ii", seats, chronicles=(chronicle.number,), seed=1).questions
        else:
            with pytest.raises(BadConfiguration, match=f"Chronicle {chronicle.number} cannot be played"):
                hindmost.new_game("glen-more-ii", seats, chronicles=(chronicle.number,), seed=1)


@pytest.mark.parametrize("chronicle", CHRONICLES, ids=lambda chronicle: chronicle.key)
def test_neither_the_kernel_nor_the_base_game_names_it(chronicle: Chronicle) -> None:
    package = Path(hindmost.__file__).parent
    base = [*(package / "kernel").glob("*.py"), *(package / "games" / "glen_more_ii").glob("*.py")]
    folder = type(chronicle).__module__.split(".")[-2]
    for path in base:
        text = path.read_text("utf-8")
        for name in (chronicle.key, folder, *chronicle.patch().add):
            assert name not in text, f"{path.name} names {name}"


def test_c0_03_new_tiles_are_in_their_stacks_and_worlds_end_in_the_middle_of_the_larger_one() -> None:
    scene = Scene("chronicles 4; rondel: 0 1 2 * * * * * englishman * * * * -")
    assert scene.state.kit.number["d-wade-roads"] in scene.state.stacks[-1]
    assert len(scene.state.stacks[-1]) == 18
    assert window(scene.state, -1) == (9, 11), "the tenth of eighteen, or one of its neighbours"
    assert window(Scene("seats 3").state, -1) == (8, 10)


def test_c0_04_the_last_tile_of_the_larger_stack_triggers_the_scoring() -> None:
    scene = Scene(
        "chronicles 4; rondel: 0 1 2 * * * * * englishman * * * * -",
        "stack A: a-loch-lomond a-macbeth; part hammer-of-the-scots: holder 0, filled 0",
    )
    scene.follow("0 take 3")
    scene.finish()
    assert scene.state.scorings == 0
    scene.follow("1 take 4")
    scene.finish()
    assert scene.state.scorings == 1


def test_c0_05_the_die_leaves_tiles_and_places_of_chronicles() -> None:
    book = Scene("chronicles 2 4; rondel: 0 1 2 * * * * englishman * * * mountain -").book
    for name in ("a-loch-lomond", "b-glenfinnan-church", "c-glenfinnan-monument", "d-wade-roads", "mountain"):
        assert book.guarded[book.number[name]], name


def test_c0_06_protected_tiles_count_while_the_die_moves_and_pawns_do_not() -> None:
    scene = Scene("chronicles 4; rondel: 1 2 * * * * * - die 0 a-loch-lomond englishman * *")
    scene.draw("die", "2")
    assert scene.state.track.pieces[3] == 12, "Loch Lomond is the first tile, the Englishman none"


def test_c0_07_no_pawn_stops_where_the_protection_icon_is_shown() -> None:
    scene = Scene("chronicles 2; rondel: 0 1 2 * * * * * * * * mountain -")
    mountain = scene.kit.number["mountain"]
    scene.book.barred[mountain] = True
    try:
        scene.follow("not offered: stop 11", "refuses: stop 11 GM2-ORDER-05")
    finally:
        scene.book.barred[mountain] = False


def test_c0_08_the_order_on_the_rondel() -> None:
    game = hindmost.new_game("glen-more-ii", 3, chronicles=(2, 4), seed=3, options={"die": "with"})
    view = game.view(None)["table"]
    kinds = [(space["tile"] or ("piece" if space["pieces"] else "gap"))[:2] for space in view["rondel"]]
    assert kinds == ["pi"] * 4 + ["s-"] * 5 + ["pi"] + ["a-"] + ["mo", "ga"]


def test_c0_09_places_of_chronicles_are_no_territory_tiles_and_never_fetched() -> None:
    """Not even where one has come to the discard pile."""
    scene = Scene(
        "chronicles 1; rondel: 0 1 2 a-robert-i * * * * * * * * * -; stack C: c-glengorm",
        "seat 0: coins 5; discards: b-race-start s-ballachulish",
    )
    assert scene.book.roles[scene.kit.number["b-race-start"]] == PLACE
    scene.follow("0 take 3", "0 claim munro", "asks 0 fetch-tile", "offers also: fetch s-ballachulish")
    scene.follow("not offered: fetch b-race-start")


def test_c0_10_a_place_to_stop_does_not_take_the_consolation_away() -> None:
    # Seat 0 has nothing, and every tile costs something.
    dear = "a-dornie a-pulteney a-butcher a-donan-castle a-castle-stalker a-macbeth b-inverness b-kingussie"
    scene = Scene(f"chronicles 2; rondel: 0 1 2 {dear} mountain -", "stack B: b-glen-mhor b-glenlochy")
    assert scene.offers == [*(f"take {space}" for space in range(3, 11)), "stop 11"]
    assert "take 11" not in scene.offers, "the Mountain cannot be discarded"
    scene.follow("0 take 3", "asks 0 compensation")


def test_c0_10_a_tile_with_the_protection_icon_cannot_be_discarded() -> None:
    scene = Scene("chronicles 2; rondel: 0 1 2 a-dornie a-pulteney - - - - - - mountain -")
    dornie = scene.kit.number["a-dornie"]
    scene.book.barred[dornie] = True
    try:
        scene.follow("offers: take 4", "refuses: take 3 GM2-ORDER-05")
    finally:
        scene.book.barred[dornie] = False


def test_c0_11_a_turn_with_a_lent_pawn_is_a_turn_of_its_own() -> None:
    scene = Scene(
        "chronicles 4; rondel: 2 * * * * * * * - englishman 0 1 s-inshriach s-black-isle",
        "every seat: coins 9; part hammer-of-the-scots: holder 0, filled 1",
    )
    scene.follow("0 use 12", "0 place 0,1", "0 activate 0,1")
    assert "activate 0,1" not in scene.offers, "once in a turn"
    scene.follow("0 end", "0 take 13", "0 place 1,1")
    assert "activate 0,1" in scene.offers


def test_c0_13_crossings_come_in_the_order_of_the_spaces_before_the_tile_is_paid() -> None:
    # Seat 0 crosses the Englishman, takes the token, crosses the Mountain, pays the toll, and pays for Dornie.
    scene = Scene(
        "chronicles 2 4; rondel: a-dornie * * * * * - 0 englishman 1 2 mountain *", "seat 0: coins 3; 0,0: stone 1"
    )
    scene.follow("0 take 0")
    assert scene.part("hammer-of-the-scots").holder == 0
    scene.follow("asks 0 pay-toll")
    assert scene.state.hand == scene.state.kit.number["a-dornie"]
    assert scene.seat(0)["stone"] == 1, "not paid yet"


@pytest.mark.parametrize(
    ("first", "second", "asked"),
    [("mountain", SALE, ("pay-toll", "sell-casks")), (SALE, "mountain", ("sell-casks", "pay-toll"))],
)
def test_c0_13_the_order_of_the_spaces_is_the_order_of_the_questions(
    first: str, second: str, asked: tuple[str, str]
) -> None:
    scene = Scene(
        f"chronicles 2 3; rondel: s-lochridge * * * * * - 0 {first} 1 2 {second} *; stack C: c-ullapool c-glengorm",
        "seat 0: coins 1",
        casks("2"),
    )
    answers = {"pay-toll": "0 toll-coin", "sell-casks": "0 cask 2"}
    scene.follow("0 take 0")
    for question in asked:
        scene.follow(f"asks 0 {question}", answers[question])
    scene.follow("asks 0 place")


def test_c0_13_a_pawn_that_starts_on_a_place_does_not_cross_it() -> None:
    scene = Scene("chronicles 2; rondel: 1 2 * * * * * * * * - 0:mountain *; seat 0: coins 3")
    scene.follow("0 take 12", "asks 0 place")
    assert scene.part("highlander").coins == 0


def test_c0_14_the_order_of_a_turn() -> None:
    scene = Scene(
        "chronicles 2 7; rondel: 1 2 b-mary-stuart * * * * * * * - 0:mountain *; stack B: b-plockton",
        "part highlander: coins 1, goods 0 1",
        NO_VOTES,
    )
    scene.follow("asks 0 carry-down", "0 put stone 0,0", "asks 0 take", "0 take 2", "asks 0 place-marker")
    scene.follow("0 claim macleod", "asks 0 propose", "0 propose herds", "asks 0 vote")
    assert scene.state.estates[0].coins == 3, "the coin of the Mountain paid for Mary Stuart; MacLeod gave 3"


def test_c0_14_the_market_may_be_used_at_crossings_and_when_the_council_meets_but_not_in_a_vote() -> None:
    scene = Scene(
        "chronicles 2 7; rondel: 2 b-mary-stuart * * * * * * * - 0 mountain 1; market: wood 3",
        "seat 0: coins 2; 0,0: wood 3; stack B: b-plockton",
        NO_VOTES,
    )
    scene.follow("0 take 1", "asks 0 pay-toll", "0 sell wood 0,0", "asks 0 pay-toll", "0 toll-coin")
    scene.follow("asks 0 place-marker", "0 claim macleod", "asks 0 propose", "0 sell wood 0,0", "asks 0 propose")
    scene.follow("0 propose herds", "asks 0 vote")
    assert scene.state.estates[0].coins == 2 + 3 - 1 - 1 + 3 + 2
    assert [option.id for option in scene.game.question(0).options] == ["vote aye", "vote nay"]


def test_c0_20_the_destination_is_judged_with_the_crossings_and_with_sales() -> None:
    """Mary Stuart costs a coin and lies beyond the Mountain; what comes down from it, or is sold, pays for both."""
    beyond = "chronicles 2; rondel: 2 b-mary-stuart - - - - - - - - 0 mountain 1; stack B: b-plockton"
    for coins, goods, filled, rule in (
        (0, "wood 0", 0, "GM2-TAKE-06"),
        (1, "wood 0", 0, "GM2-TAKE-06"),
        (2, "wood 0", 0, "GM2-ORDER-04"),
        (0, "wood 1", 1, "GM2-TAKE-06"),
        (0, "wood 1", 2, "GM2-ORDER-04"),
        (0, "wood 2", 1, "GM2-ORDER-04"),
        (1, "wood 1", 0, "GM2-ORDER-04"),
    ):
        scene = Scene(beyond, f"seat 0: coins {coins}; 0,0: {goods}; market: wood {filled}")
        assert scene.game.questions[0].option("take 1").rule == rule, (coins, goods, filled)
    scene = Scene(beyond, "seat 0: coins 1; 0,0: wood 1")
    scene.follow("0 take 1")
    assert scene.offers == ["toll wood 0,0"], "the coin is kept for Mary Stuart"


def test_c0_16_the_order_at_the_end() -> None:
    scene = Scene(
        "chronicles 2 7; rondel: 0 * worlds-end 1 * * * * * * * mountain -; stack D:",
        "part highlander: coins 2, goods 0 0 0 1",
        f"{OPEN_CARDS}, verdicts 1 0 0 0 0, laid 2 0 0 0 0, ayes 3 3",
    )
    scene.follow("0 stop 11", "0 end")
    codes = [note.code for note in scene.game.journal if note.code in ORDER]
    assert codes == list(ORDER)


ORDER = ("halted", "mountain-taken", "scoring", "final-scoring", "award-score-coins", "award-great-glen-herds")


def test_c0_19_what_finds_no_room_is_lost_unless_room_is_made_for_it_in_ones_own_turn() -> None:
    on_it = "chronicles 2; rondel: 1 2 * * * * * * * * - 0:mountain *"
    full = "seat 0; 0,0: wood 3; 1,0: wood 3; part highlander: goods 0 0 0 1"
    scene = Scene(on_it, full, "market: wood 1, sheep 3")
    options = [option.id for option in scene.game.questions[0].options]
    assert options == ["pass", "sell wood 0,0", "sell wood 1,0"], "the sheep itself cannot be sold"
    scene.follow("0 pass")
    assert (scene.seat(0)["sheep"], scene.state.estates[0].coins, scene.state.market.rows[3]) == (0, 0, 3)
    scene = Scene(on_it, full, "market: wood 2")
    assert scene.offers == ["pass"], "or sell, to make room"
    scene.follow("0 sell wood 0,0", "0 put sheep 0,0")
    assert scene.seat(0)["sheep"] == 1
    at_end = Scene("chronicles 2; rondel: 0 * worlds-end 1 * * * * * * * mountain -; stack D:", full, "market: wood 2")
    at_end.follow("0 stop 11", "0 end")
    assert at_end.game.over, "nobody's turn: nothing is asked or sold"
    assert at_end.seat(0)["sheep"] == 0
