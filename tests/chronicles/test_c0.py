"""What all chronicles of Glen More II have in common."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES
from hindmost.games.glen_more_ii.refill import end_window
from hindmost.kernel.errors import BadConfiguration
from hindmost.mechanics.goods import unit
from tests.chronicles.board import Board

NUMBERS = tuple(chronicle.number for chronicle in CHRONICLES)
ALL = [chosen for size in range(len(NUMBERS) + 1) for chosen in combinations(NUMBERS, size)]


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
    board = Board((4,), "0 1 2 * * * * * englishman * * * * -")
    assert board.g.kit.number["d-wade-roads"] in board.g.stacks[-1]
    assert len(board.g.stacks[-1]) == 18
    assert end_window(board.g) == (9, 11), "the tenth of eighteen, or one of its neighbours"
    assert end_window(Board((), "0 1 2 * * * * * * * * * * -").g) == (8, 10)


def test_c0_04_the_last_tile_of_the_larger_stack_triggers_the_scoring() -> None:
    board = Board(
        (4,),
        "0 1 2 * * * * * englishman * * * * -",
        left={"A": "a-loch-lomond a-macbeth"},
        parts={"hammer-of-the-scots": {"holder": 0, "filled": 0}},
    )
    board.finish_turn("0 take 3")
    assert board.g.scorings == 0
    board.finish_turn("1 take 4")
    assert board.g.scorings == 1


def test_c0_05_the_die_leaves_tiles_and_places_of_chronicles() -> None:
    book = Board((2, 4), "0 1 2 * * * * englishman * * * mountain -").g.book
    for name in ("a-loch-lomond", "b-glenfinnan-church", "c-glenfinnan-monument", "d-wade-roads", "mountain"):
        assert book.guarded[book.number[name]], name


def test_c0_06_protected_tiles_count_while_the_die_moves_and_pawns_do_not() -> None:
    board = Board((4,), "1 2 * * * * * - die 0 a-loch-lomond englishman * *")
    board.draw("die", 2)
    assert board.g.track.pieces[3] == 12, "Loch Lomond is the first tile, the Englishman none"


def test_c0_07_no_pawn_stops_where_the_protection_icon_is_shown() -> None:
    board = Board((2,), "0 1 2 * * * * * * * * mountain -")
    board.prepared.book.barred[board.prepared.kit.number["mountain"]] = True
    try:
        assert "stop 11" not in board.offered()
        assert board.refusal("stop 11") == "GM2-ORDER-05"
    finally:
        board.prepared.book.barred[board.prepared.kit.number["mountain"]] = False


def test_c0_08_the_order_on_the_rondel() -> None:
    game = hindmost.new_game("glen-more-ii", 3, chronicles=(2, 4), seed=3, options={"die": "with"})
    view = game.view(None)["table"]
    kinds = [(space["tile"] or ("piece" if space["pieces"] else "gap"))[:2] for space in view["rondel"]]
    assert kinds == ["pi"] * 4 + ["s-"] * 5 + ["pi"] + ["a-"] + ["mo", "ga"]


def test_c0_10_a_place_to_stop_does_not_take_the_consolation_away() -> None:
    # Seat 0 has nothing, and every tile costs something.
    dear = "a-dornie a-pulteney a-butcher a-donan-castle a-castle-stalker a-macbeth b-inverness b-kingussie"
    board = Board((2,), f"0 1 2 {dear} mountain -", left={"B": "b-glen-mhor b-glenlochy"})
    assert board.offered() == [*(f"take {space}" for space in range(3, 11)), "stop 11"]
    assert "take 11" not in board.offered(), "the Mountain cannot be discarded"
    board.play("0 take 3")
    assert board.asked() == "0 compensation"


def test_c0_10_a_tile_with_the_protection_icon_cannot_be_discarded() -> None:
    board = Board((2,), "0 1 2 a-dornie a-pulteney - - - - - - mountain -")
    barred = board.prepared.book.barred
    dornie = board.prepared.kit.number["a-dornie"]
    barred[dornie] = True
    try:
        assert board.offered() == ["take 4"]
        assert board.refusal("take 3") == "GM2-ORDER-05"
    finally:
        barred[dornie] = False


def test_c0_11_a_turn_with_a_lent_pawn_is_a_turn_of_its_own() -> None:
    board = Board(
        (4,),
        "2 * * * * * * * - englishman 0 1 s-inshriach s-black-isle",
        coins=[9, 9, 9],
        parts={"hammer-of-the-scots": {"holder": 0, "filled": 1}},
    )
    board.play("0 use 12", "0 place 0,1", "0 activate 0,1")
    assert "activate 0,1" not in board.offered(), "once in a turn"
    board.play("0 end", "0 take 13", "0 place 1,1")
    assert "activate 0,1" in board.offered()


def test_c0_13_crossings_come_in_the_order_of_the_spaces_before_the_tile_is_paid() -> None:
    # Seat 0 crosses the Englishman, takes the token, crosses the Mountain, pays the toll, and pays for Dornie.
    board = Board((2, 4), "a-dornie * * * * * - 0 englishman 1 2 mountain *", coins=[3, 0, 0], goods={0: "0,0 stone 1"})
    board.play("0 take 0")
    assert board.part("hammer-of-the-scots").holder == 0
    assert board.asked() == "0 pay-toll"
    assert board.g.hand == board.g.kit.number["a-dornie"]
    assert board.owned(0, "stone") == 1, "not paid yet"


def test_c0_13_a_pawn_that_starts_on_a_place_does_not_cross_it() -> None:
    board = Board((2,), "1 2 * * * * * * * * - 0+mountain *", coins=[3, 0, 0])
    board.play("0 take 12")
    assert board.asked() == "0 place"
    assert board.part("highlander").coins == 0


def test_c0_14_the_order_of_a_turn() -> None:
    parts: dict[str, dict[str, Any]] = {
        "highlander": {"coins": 1, "goods": unit(1)},
        "rock-and-hard-place": {"cards": [0, 1, 2, 3, 4], "verdicts": [0] * 5, "laid": [0] * 5},
    }
    board = Board((2, 7), "1 2 b-mary-stuart * * * * * * * - 0+mountain *", left={"B": "b-plockton"}, parts=parts)
    asked = [board.asked()]
    for answer in ("put stone 0,0", "take 2", "claim macleod", "propose herds"):
        board.play(f"0 {answer}")
        asked.append(board.asked())
    assert asked == ["0 carry-down", "0 take", "0 place-marker", "0 propose", "0 vote"]
    assert board.g.estates[0].coins == 3, "the coin of the Mountain paid for Mary Stuart; MacLeod gave 3"


def test_c0_14_the_market_may_be_used_at_crossings_and_when_the_council_meets_but_not_in_a_vote() -> None:
    parts: dict[str, dict[str, Any]] = {
        "rock-and-hard-place": {"cards": [0, 1, 2, 3, 4], "verdicts": [0] * 5, "laid": [0] * 5},
    }
    board = Board(
        (2, 7),
        "2 b-mary-stuart * * * * * * * - 0 mountain 1",
        coins=[2, 0, 0],
        goods={0: "0,0 wood 3"},
        left={"B": "b-plockton"},
        parts=parts,
    )
    board.prepared.market.rows[0] = 3
    asked = []
    for answer in ("take 1", "sell wood 0,0", "toll-coin", "claim macleod", "sell wood 0,0", "propose herds"):
        board.play(f"0 {answer}")
        asked.append(board.asked())
    assert asked == ["0 pay-toll", "0 pay-toll", "0 place-marker", "0 propose", "0 propose", "0 vote"]
    assert board.g.estates[0].coins == 2 + 3 - 1 - 1 + 3 + 2
    assert [option.id for option in board.game.question(0).options] == ["vote aye", "vote nay"]


def test_c0_20_the_destination_is_judged_with_the_crossings_and_with_sales() -> None:
    """Mary Stuart costs a coin and lies beyond the Mountain; what comes down from it, or is sold, pays for both."""
    beyond = "2 b-mary-stuart - - - - - - - - 0 mountain 1"
    left = {"B": "b-plockton"}
    for coins, goods, filled, rule in (
        (0, "", 0, "GM2-TAKE-06"),
        (1, "", 0, "GM2-TAKE-06"),
        (2, "", 0, "GM2-ORDER-04"),
        (0, "0,0 wood 1", 1, "GM2-TAKE-06"),
        (0, "0,0 wood 1", 2, "GM2-ORDER-04"),
        (0, "0,0 wood 2", 1, "GM2-ORDER-04"),
        (1, "0,0 wood 1", 0, "GM2-ORDER-04"),
    ):
        board = Board((2,), beyond, coins=[coins, 0, 0], goods={0: goods}, left=left)
        board.prepared.market.rows[0] = filled
        assert board.game.questions[0].option("take 1").rule == rule, (coins, goods, filled)
    board = Board((2,), beyond, coins=[1, 0, 0], goods={0: "0,0 wood 1"}, left=left)
    board.play("0 take 1")
    assert board.offered() == ["toll wood 0,0"], "the coin is kept for Mary Stuart"


def test_c0_16_the_order_at_the_end() -> None:
    parts: dict[str, dict[str, Any]] = {
        "highlander": {"coins": 2, "goods": unit(3)},
        "rock-and-hard-place": {
            "cards": [0, 1, 2, 3, 4],
            "verdicts": [1, 0, 0, 0, 0],
            "laid": [2, 0, 0, 0, 0],
            "ayes": [3, 3],
        },
    }
    board = Board((2, 7), "0 * worlds-end 1 * * * * * * * mountain -", seats=2, left={"D": ""}, parts=parts)
    board.play("0 stop 11", "0 end")
    codes = [note.code for note in board.game.journal if note.code in ORDER]
    assert codes == list(ORDER)


ORDER = ("halted", "mountain-taken", "scoring", "final-scoring", "award-score-coins", "award-great-glen-herds")


def test_c0_19_what_finds_no_room_is_lost_unless_room_is_made_for_it_in_ones_own_turn() -> None:
    full = {0: "0,0 wood 3; 1,0 wood 3"}
    parts = {"highlander": {"coins": 0, "goods": unit(3)}}
    board = Board((2,), "1 2 * * * * * * * * - 0+mountain *", goods=full, parts=parts)
    board.prepared.market.rows = [1, 0, 0, 3, 0]
    options = [option.id for option in board.game.questions[0].options]
    assert options == ["pass", "sell wood 0,0", "sell wood 1,0"], "the sheep itself cannot be sold"
    board.play("0 pass")
    assert (board.owned(0, "sheep"), board.g.estates[0].coins, board.g.market.rows[3]) == (0, 0, 3)
    board = Board((2,), "1 2 * * * * * * * * - 0+mountain *", goods=full, parts=parts)
    board.prepared.market.rows[0] = 2
    assert board.offered() == ["pass"], "or sell, to make room"
    board.play("0 sell wood 0,0", "0 put sheep 0,0")
    assert board.owned(0, "sheep") == 1
    at_end = Board((2,), "0 * worlds-end 1 * * * * * * * mountain -", seats=2, goods=full, left={"D": ""}, parts=parts)
    at_end.prepared.market.rows[0] = 2
    at_end.play("0 stop 11", "0 end")
    assert at_end.game.over, "nobody's turn: nothing is asked or sold"
    assert at_end.owned(0, "sheep") == 0
