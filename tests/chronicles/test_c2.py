"""Chronicle 2, Highlander: every clause, and the examples with their exact numbers."""

from __future__ import annotations

import pytest

import hindmost
from hindmost.mechanics.goods import spread, unit
from tests.chronicles.board import Board

WOOD, STONE, SHEEP = unit(0), unit(1), unit(3)
WOOD_ROW, SHEEP_ROW = 0, 3

# Thirteen places: the Mountain takes two of the fourteen spaces and is one of them.
AT_START = "0 1 2 * * * * * * * * mountain -"
BEFORE_IT = "2 * * * * * * * * - 0 mountain 1"
"""Seat 0 is hindmost and has nothing but the Mountain between itself and the others."""
ON_IT = "1 2 * * * * * * * * - 0+mountain *"


def pile(board: Board) -> tuple[int, int]:
    part = board.part("highlander")
    return part.coins, part.goods


def on_mountain(coins: int, goods: int) -> dict[str, dict[str, int]]:
    return {"highlander": {"coins": coins, "goods": goods}}


# ---------------------------------------------------------------- the Mountain


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c2_01_for_two_to_four(seats: int) -> None:
    assert hindmost.new_game("glen-more-ii", seats, chronicles=(2,), seed=1).questions


def test_c2_02_there_is_one_mountain() -> None:
    view = hindmost.new_game("glen-more-ii", 3, chronicles=(2,), seed=1).view(0)["table"]
    assert [space["tile"] for space in view["rondel"]].count("mountain") == 1
    assert view["mountain"] == {"space": 11, "width": 2, "coins": 0, "goods": {}}


@pytest.mark.parametrize(
    ("seats", "die", "a_tiles"), [(2, "without", 4), (2, "with", 3), (3, "without", 3), (4, "with", 1)]
)
def test_c2_03_it_lies_before_the_empty_space_instead_of_two_a_tiles(seats: int, die: str, a_tiles: int) -> None:
    game = hindmost.new_game("glen-more-ii", seats, chronicles=(2,), seed=1, options={"die": die})
    spaces = game.view(0)["table"]["rondel"]
    assert [space["tile"] for space in spaces[-2:]] == ["mountain", None]
    assert spaces[-1]["gap"]
    assert sum((space["tile"] or "").startswith("a-") for space in spaces) == a_tiles


def test_c2_04_it_stays_when_everybody_has_passed_it() -> None:
    board = Board((2,), BEFORE_IT, coins=[5, 5, 5])
    board.play("0 take 1", "0 toll-coin")
    board.finish()
    assert board.tile(11) == "mountain"
    board.finish_turn("1 take 2")
    assert board.g.track.gap == 12
    assert board.tile(11) == "mountain"
    assert board.tile(10) is not None, "the spaces around it are filled as usual"


def test_c2_05_it_is_one_place() -> None:
    board = Board((2,), AT_START)
    assert len(board.g.track.tiles) == 13
    board.play("0 stop 11")
    assert board.g.track.pieces[0] == 11
    assert [option for option in board.offered() if option.startswith("stop")] == []


def test_c2_06_as_at_set_up_it_is_the_farthest_stop() -> None:
    board = Board((2,), AT_START)
    assert board.offered()[-1] == "stop 11"
    assert board.g.track.gap == 12


def test_c2_06_the_gap_is_behind_it_while_the_hindmost_pawn_is_directly_in_front_of_it() -> None:
    board = Board((2,), BEFORE_IT, coins=[5, 5, 5])
    board.play("0 take 1", "0 toll-coin")
    board.finish()
    assert board.g.track.order()[0] == 1, "the pawn on space 12 is hindmost now"
    assert board.g.track.gap == 10
    assert "stop 11" not in board.offered(), "the Mountain is out of reach"


def test_c2_06_the_gap_is_behind_it_while_the_hindmost_pawn_is_on_it() -> None:
    board = Board((2,), "2 * * * * * * * * - 1 0+mountain *", coins=[0, 3, 0])
    board.play("1 take 12", "1 toll-coin")
    board.finish()
    assert board.g.track.order()[0] == 0
    assert board.g.track.gap == 10


# ---------------------------------------------------------------- crossing it


def test_c2_07_a_coin_or_a_resource_by_choice() -> None:
    board = Board((2,), BEFORE_IT, coins=[1, 0, 0], goods={0: "0,0 wood 1; 1,0 wood 1"})
    board.play("0 take 1")
    assert board.asked() == "0 pay-toll"
    assert board.offered() == ["toll-coin", "toll wood 0,0", "toll wood 1,0"]
    board.play("0 toll wood 1,0")
    assert pile(board) == (0, WOOD)
    assert (board.g.estates[0].coins, board.owned(0, "wood")) == (1, 1)


def test_c2_07_only_whoever_crosses_it_pays() -> None:
    board = Board((2,), AT_START, coins=[3, 3, 3])
    board.play("0 take 3")
    assert board.asked() == "0 place"
    assert pile(board) == (0, 0)


def test_c2_07_nobody_is_asked_for_the_only_thing_there_is_to_leave() -> None:
    """It is still an answer of its own, in the record and for undo. Where something could be sold there is a choice."""
    for coins, goods, filled, forced in (
        (0, "0,0 sheep 1", 0, "toll sheep 0,0"),
        (1, "", 0, "toll-coin"),
        (0, "0,0 sheep 1", 1, None),
        (1, "0,0 sheep 1", 0, None),
    ):
        board = selling(BEFORE_IT, coins, goods, {SHEEP_ROW: filled})
        board.play("0 take 1")
        question = board.game.questions[0]
        assert (None if question.forced is None else question.forced.id) == forced
        assert question.detail is (forced is not None)
        assert question.default is not None or forced is None


def test_c2_08_only_what_one_owns_and_no_barrels() -> None:
    board = Board((2,), BEFORE_IT, whisky=[2, 0, 0], goods={0: "0,0 sheep 1"})
    board.play("0 take 1")
    assert board.offered() == ["toll sheep 0,0"], "a sheep of its own; neither a barrel nor a purchase"


def test_c2_08_what_the_tile_costs_must_be_left() -> None:
    # Dornie costs 1 stone, and with empty purses nothing can be bought.
    board = Board((2,), BEFORE_IT.replace("*", "a-dornie", 1), goods={0: "0,0 stone 1; 1,0 wood 1"})
    board.play("0 take 1")
    assert board.offered() == ["toll wood 1,0"]
    assert board.refusal("toll stone 0,0") == "C2-08"


def test_c2_08_a_tile_that_could_not_be_paid_after_the_toll_cannot_be_taken() -> None:
    board = Board((2,), BEFORE_IT.replace("*", "a-dornie", 1), goods={0: "0,0 stone 1"})
    assert "take 1" not in board.offered()
    assert board.refusal("take 1") == "C2-08"


def selling(rondel: str, coins: int, goods: str, rows: dict[int, int]) -> Board:
    """Seat 0 before the Mountain with something that the market buys."""
    board = Board((2,), rondel, coins=[coins, 0, 0], goods={0: goods})
    for kind, filled in rows.items():
        board.prepared.market.rows[kind] = filled
    return board


DORNIE_NEXT = BEFORE_IT.replace("*", "a-dornie", 1)
"""Dornie costs 1 stone, which is 1 coin on an empty row of the market."""


def test_c2_08_a_sale_may_bring_the_coin_of_the_toll_and_the_price() -> None:
    board = selling(DORNIE_NEXT, 0, "0,0 sheep 1", {SHEEP_ROW: 2})
    assert "take 1" in board.offered(), "the sheep brings 2 coins"
    board.play("0 take 1")
    assert board.asked() == "0 pay-toll"
    assert [option.id for option in board.game.questions[0].options] == ["sell sheep 0,0"]
    assert board.refusal("toll sheep 0,0") == "C2-08", "nothing would be left to pay with"
    board.play("0 sell sheep 0,0")
    assert board.offered() == ["toll-coin"]
    board.play("0 toll-coin")
    assert pile(board) == (1, 0)
    assert board.g.estates[0].coins == 0, "the second coin bought the stone"
    assert board.asked() == "0 place"


def test_c2_08_a_sale_that_brings_too_little_does_not_help() -> None:
    board = selling(DORNIE_NEXT, 0, "0,0 sheep 1", {SHEEP_ROW: 1})
    assert board.refusal("take 1") == "C2-08"


def test_c2_07_at_the_toll_something_may_be_sold() -> None:
    """Own turn, step 2 (C0-14): the sheep is sold to keep the wood."""
    board = selling(BEFORE_IT, 0, "0,0 sheep 1; 1,0 wood 1", {SHEEP_ROW: 1})
    board.play("0 take 1", "0 sell sheep 0,0", "0 toll-coin")
    assert pile(board) == (1, 0)
    assert board.owned(0, "wood") == 1


def test_gm2_take_06_no_tile_is_thrown_away_while_a_sale_would_pay_for_one_beyond_the_mountain() -> None:
    """All tiles lie beyond it, and only one can be paid, toll included, after a sale."""
    dear = "2 a-dornie a-butcher - - - - - - - 0 mountain 1"
    board = selling(dear, 0, "0,0 sheep 1", {SHEEP_ROW: 2, WOOD_ROW: 2})
    assert board.offered() == ["take 1", "stop 11"], "the wood of the Butcher costs 3 on the market"
    assert board.refusal("take 2") == "GM2-TAKE-01"
    poor = selling(dear, 0, "0,0 sheep 1", {WOOD_ROW: 2})
    assert poor.offered() == ["take 1", "take 2", "stop 11"], "nobody buys the sheep: one of them is thrown away"
    assert [option.rule for option in poor.game.questions[0].options] == ["GM2-TAKE-06", "GM2-TAKE-06", "C2-09"]
    poor.play("0 take 1", "0 toll sheep 0,0")
    assert poor.asked() == "0 compensation"


def test_c2_08_a_tile_thrown_away_for_the_toll_alone_is_not_called_payable() -> None:
    """The coin pays for the stone or for the toll, not for both."""
    board = selling("2 a-dornie - - - - - - - - 0 mountain 1", 1, "", {})
    assert board.offered() == ["take 1", "stop 11"]
    assert board.game.questions[0].option("take 1").rule == "GM2-TAKE-06"
    board.play("0 take 1")
    assert board.offered() == ["toll-coin"], "nothing is to be paid any more, so that the coin can be spared"


def test_c2_08_whatever_is_sold_first_the_toll_and_the_price_can_be_paid() -> None:
    """Every way through the question, with goods that sell for 1 and 2, goods nobody wants, and a coin."""
    tried = 0
    for coins in range(3):
        for goods in ("0,0 wood 2", "0,0 wood 1; 1,0 stone 1", "0,0 wood 2; 1,0 sheep 1", "0,0 sheep 2; 1,0 stone 2"):
            for rows in ({0: 1}, {0: 2}, {0: 1, 1: 2}, {0: 2, 1: 1, 3: 1}, {1: 3, 3: 2}):
                board = selling(DORNIE_NEXT, coins, goods, rows)
                if "take 1" in board.offered():
                    board.play("0 take 1")
                    tried += _every_way(board.game)
    assert tried > 200


def _every_way(game: hindmost.Game) -> int:
    """How many there are; none of them ends before the tile is paid."""
    if game.questions[0].kind not in ("pay-toll", "pay"):
        assert game.questions[0].kind == "place"
        return 1
    assert game.questions[0].options
    ways = 0
    for option in game.questions[0].options:
        twin = game.clone()
        twin.play(0, option.id)
        ways += _every_way(twin)
    return ways


def test_c2_15_the_die_adds_a_coin_and_counts_the_mountain_as_one_tile() -> None:
    board = Board((2,), "1 * * * * * * * * - die mountain 0", seats=2)
    board.draw("die", 2)
    assert board.g.track.pieces[2] == 1, "the Mountain is the first tile, the one on space 1 the second"
    assert pile(board) == (1, 0)


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_c0_06_the_die_skips_the_mountain_while_a_pawn_is_on_it(roll: int) -> None:
    board = Board((2,), "1 * * * * * * * * - die 0+mountain *", seats=2)
    board.draw("die", roll)
    assert board.g.track.pieces[2] == (12, 1, 2)[roll - 1]
    assert board.g.estates[0].coins == 1, "it crosses it all the same; seat 0 comes down with the coin"


def test_c2_15_the_die_never_stops_there() -> None:
    board = Board((2,), "1 * * * * * * * * - die mountain 0", seats=2)
    board.draw("die", 1)
    assert board.g.track.pieces[2] == 1
    assert pile(board) == (1, 0)


def test_c2_15_the_die_crosses_it_on_its_way_to_worlds_end() -> None:
    board = Board((2,), "* * * * * * * - 1 die 0 mountain worlds-end", seats=2, left={"D": ""}, coins=[1, 1])
    board.draw("die", 3)
    board.play("1 stop 12", "1 toll-coin")
    assert board.g.track.pieces[2] == -1
    assert pile(board) == (2, 0), "the coin of seat 1, and one from the supply"


# ---------------------------------------------------------------- stopping on it


def test_c2_09_there_can_be_only_one() -> None:
    board = Board((2,), "0 2 * * * * * * * * * 1+mountain -", coins=[3, 3, 3])
    assert "stop 11" not in board.offered()
    assert board.refusal("stop 11") == "C2-09"


def test_c2_09_whoever_stops_puts_nothing() -> None:
    board = Board((2,), AT_START, coins=[3, 3, 3], parts=on_mountain(2, SHEEP))
    board.play("0 stop 11")
    assert pile(board) == (2, SHEEP)
    assert board.g.estates[0].coins == 3


def test_c2_10_no_tile_but_loch_ness_and_the_market() -> None:
    # Seat 0 has Loch Ness and a producer that no placement touches.
    board = Board(
        (2,),
        AT_START,
        territory={0: "2,0 c-loch-ness; 2,1 b-craigleith"},
        goods={0: "0,0 wood 1"},
        left={"C": "c-ullapool c-edradour c-clachaig-inn"},
    )
    board.prepared.market.rows[0] = 1
    board.play("0 stop 11")
    assert board.g.estates[0].ground.size == 4
    assert board.offered() == ["end", "extra 0,0", "extra 1,0", "extra 2,1"]
    board.play("0 sell wood 0,0", "0 extra 2,1")
    assert (board.g.estates[0].coins, board.owned(0, "stone")) == (1, 1)
    board.play("0 end")
    assert board.asked() == "1 take"


def test_c2_11_whoever_leaves_takes_everything() -> None:
    board = Board((2,), ON_IT, coins=[1, 0, 0], parts=on_mountain(2, WOOD + SHEEP))
    assert board.asked() == "0 carry-down"
    assert board.g.estates[0].coins == 3
    board.play("0 put wood 1,0", "0 put sheep 0,0")
    assert board.asked() == "0 take"
    assert (board.owned(0, "wood"), board.owned(0, "sheep")) == (1, 1)
    assert pile(board) == (0, 0)


def test_c2_12_it_may_pay_for_the_next_tile() -> None:
    dornie = ON_IT.replace("*", "a-dornie", 1)
    without = Board((2,), dornie)
    assert "take 2" not in without.offered()
    board = Board((2,), dornie, parts=on_mountain(0, STONE))
    board.play("0 put stone 0,0")
    assert "take 2" in board.offered()


def test_c2_12_what_finds_no_room_is_sold_or_lost() -> None:
    full = {0: "0,0 wood 3; 1,0 wood 3"}
    board = Board((2,), ON_IT, goods=full, parts=on_mountain(0, SHEEP))
    assert board.asked() == "0 take", "nobody buys wood, so that the sheep is lost"
    assert board.owned(0, "sheep") == 0
    board = Board((2,), ON_IT, goods=full, parts=on_mountain(0, SHEEP))
    board.prepared.market.rows[0] = 1
    board.play("0 sell wood 0,0", "0 put sheep 0,0")
    assert (board.owned(0, "sheep"), board.g.estates[0].coins) == (1, 1)


def test_c2_13_what_others_put_there_goes_to_whoever_stands_there() -> None:
    board = Board((2,), "2 * * * * * * * * - 1 0+mountain *", coins=[0, 4, 0])
    board.play("1 take 12", "1 toll-coin")
    board.finish()
    assert board.asked() == "0 take"
    assert board.g.estates[0].coins == 1


def at_the_end(coins: int, goods: int) -> Board:
    """Seat 0 passes World's End, to where seat 1 has gone before, and stops on the Mountain."""
    board = Board(
        (2,),
        "0 * worlds-end 1 * * * * * * * mountain -",
        seats=2,
        coins=[1, 1],
        left={"D": ""},
        parts=on_mountain(coins, goods),
    )
    board.play("0 stop 11")
    board.finish()
    return board


def test_c2_14_beyond_worlds_end_one_need_not_leave() -> None:
    board = at_the_end(3, 0)
    assert board.game.over
    assert board.g.estates[0].coins == 4


def test_c2_14_if_not_all_finds_room_the_player_says_what_is_kept() -> None:
    board = Board(
        (2,),
        "0 * worlds-end 1 * * * * * * * mountain -",
        seats=2,
        goods={0: "0,0 barley 3; 1,0 barley 2"},
        left={"D": ""},
        parts=on_mountain(0, WOOD + SHEEP),
    )
    board.play("0 stop 11", "0 end")
    assert board.asked() == "0 keep-goods"
    assert board.offered() == ["keep wood", "keep sheep"]
    board.play("0 keep sheep")
    assert board.game.over
    assert (board.owned(0, "wood"), board.owned(0, "sheep")) == (0, 1)


def test_c2_16_what_is_left_belongs_to_nobody() -> None:
    board = Board(
        (2,), "0 * worlds-end 1 * * * * * * * mountain -", seats=2, left={"D": ""}, parts=on_mountain(9, WOOD)
    )
    board.play("0 stop 2")
    assert board.game.over
    assert pile(board) == (9, WOOD)
    assert board.game.scores == (0, 0)


def test_c2_17_until_it_is_taken_it_is_nobodys() -> None:
    board = Board((2,), "0 1 2 * * * * * * * * mountain -", coins=[2, 0, 0], parts=on_mountain(7, WOOD))
    seats = board.game.view(0)["seats"]
    assert [seat["coins"] for seat in seats] == [2, 0, 0]
    assert [spread(e.stock, 5) for e in board.g.estates] == [[0] * 5] * 3
    assert board.game.view(1)["table"]["mountain"]["goods"] == {"wood": 1}


# ---------------------------------------------------------------- examples


def test_ex_c2_01_stopping_crossing_leaving() -> None:
    # Red is seat 0, blue seat 1; Dornie, on space 1, costs a stone.
    board = Board(
        (2,),
        "* a-dornie * * * * - 0 1 die * mountain *",
        seats=2,
        goods={1: "0,0 stone 1"},
        parts=on_mountain(2, SHEEP),
    )
    board.play("0 stop 11", "0 end")
    assert pile(board) == (2, SHEEP)
    board.draw("die", 2)
    board.play("1 take 12", "1 toll stone 0,0")
    board.finish()
    assert board.g.estates[0].coins == 3, "2, and the coin from the supply for the Die"
    board.play("0 put stone 0,0", "0 put sheep 0,0")
    assert "take 1" in board.offered()


def test_ex_c2_02_nothing_but_barrels() -> None:
    board = Board((2,), BEFORE_IT, whisky=[3, 0, 0])
    board.play("0 take 1")
    assert board.asked() == "0 place"
    assert pile(board) == (0, 0)


def test_ex_c2_03_at_the_end_on_the_mountain() -> None:
    board = at_the_end(4, 2 * WOOD)
    awards = {award.source: award.vp for award in board.game.score_sheet() if award.seat == 0}
    assert awards["score-coins"] == 1 + 4
    assert board.owned(0, "wood") == 2
