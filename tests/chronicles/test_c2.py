"""Chronicle 2, Highlander: every clause, and the examples with their exact numbers."""

from __future__ import annotations

import pytest

import hindmost
from hindmost.mechanics.goods import spread, unit
from tests.glen_more_ii_scenario import Scene

WOOD, STONE, SHEEP = unit(0), unit(1), unit(3)

# Thirteen places: the Mountain takes two of the fourteen spaces and is one of them.
AT_START = "chronicles 2; rondel: 0 1 2 * * * * * * * * mountain -"
BEFORE_IT = "chronicles 2; rondel: 2 * * * * * * * * - 0 mountain 1"
"""Seat 0 is hindmost and has nothing but the Mountain between itself and the others."""
ON_IT = "chronicles 2; rondel: 1 2 * * * * * * * * - 0:mountain *"


def pile(scene: Scene) -> tuple[int, int]:
    part = scene.part("highlander")
    return part.coins, part.goods


def on_mountain(coins: int, goods: int) -> str:
    return f"part highlander: coins {coins}, goods {' '.join(map(str, spread(goods, 5)))}"


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
    scene = Scene(BEFORE_IT, "every seat: coins 5")
    scene.follow("0 take 1", "0 toll-coin")
    scene.finish()
    assert scene.rondel[11] == "mountain"
    scene.follow("1 take 2")
    scene.finish()
    assert scene.state.track.gap == 12
    assert scene.rondel[11] == "mountain"
    assert scene.rondel[10] in scene.kit.number, "the spaces around it are filled as usual"


def test_c2_04_it_stays_beyond_the_last_tiles_when_the_stacks_have_run_out() -> None:
    scene = Scene(
        "chronicles 2; rondel: 0 1 2 worlds-end s-inshriach a-glen-lyon - - - - - mountain -; gap 12; stack D:"
    )
    assert scene.game.check() == []
    scene.follow("offers: take 4 / take 5 / stop 3 / stop 11")


def test_c2_05_it_is_one_place() -> None:
    scene = Scene(AT_START)
    assert len(scene.state.track.tiles) == 13
    scene.follow("0 stop 11")
    assert scene.state.track.pieces[0] == 11
    assert [option for option in scene.offers if option.startswith("stop")] == []


def test_c2_06_as_at_set_up_it_is_the_farthest_stop() -> None:
    scene = Scene(AT_START)
    assert scene.offers[-1] == "stop 11"
    assert scene.state.track.gap == 12


def test_c2_06_the_gap_is_behind_it_while_the_hindmost_pawn_is_directly_in_front_of_it() -> None:
    scene = Scene(BEFORE_IT, "every seat: coins 5")
    scene.follow("0 take 1", "0 toll-coin")
    scene.finish()
    assert scene.state.track.order()[0] == 1, "the pawn on space 12 is hindmost now"
    assert scene.state.track.gap == 10
    assert "stop 11" not in scene.offers, "the Mountain is out of reach"


def test_c2_06_the_gap_is_behind_it_while_the_hindmost_pawn_is_on_it() -> None:
    scene = Scene("chronicles 2; rondel: 2 * * * * * * * * - 1 0:mountain *; seat 1: coins 3")
    scene.follow("1 take 12", "1 toll-coin")
    scene.finish()
    assert scene.state.track.order()[0] == 0
    assert scene.state.track.gap == 10


# ---------------------------------------------------------------- crossing it


def test_c2_07_a_coin_or_a_resource_by_choice() -> None:
    scene = Scene(BEFORE_IT, "seat 0: coins 1; 0,0: wood 1; 1,0: wood 1")
    scene.follow("0 take 1", "asks 0 pay-toll")
    assert scene.offers == ["toll-coin", "toll wood 0,0", "toll wood 1,0"]
    scene.follow("0 toll wood 1,0")
    assert pile(scene) == (0, WOOD)
    assert (scene.state.estates[0].coins, scene.seat(0)["wood"]) == (1, 1)
    scene.follow("tells: 0 toll-good 1 wood 1,0")


def test_c2_07_only_whoever_crosses_it_pays() -> None:
    scene = Scene(AT_START, "every seat: coins 3")
    scene.follow("0 take 3", "asks 0 place")
    assert pile(scene) == (0, 0)


def test_c2_07_nobody_is_asked_for_the_only_thing_there_is_to_leave() -> None:
    """It is still an answer of its own, in the record and for undo. Where something could be sold there is a choice."""
    for seat, filled, forced in (
        ("seat 0: coins 0; 0,0: sheep 1", 0, "toll sheep 0,0"),
        ("seat 0: coins 1", 0, "toll-coin"),
        ("seat 0: coins 0; 0,0: sheep 1", 1, None),
        ("seat 0: coins 1; 0,0: sheep 1", 0, None),
    ):
        scene = Scene(BEFORE_IT, seat, f"market: sheep {filled}")
        scene.follow("0 take 1")
        question = scene.game.questions[0]
        assert (None if question.forced is None else question.forced.id) == forced
        assert question.detail is (forced is not None)
        assert question.default is not None or forced is None


def test_c2_08_only_what_one_owns_and_no_barrels() -> None:
    scene = Scene(BEFORE_IT, "seat 0: whisky 2; 0,0: sheep 1")
    scene.follow("0 take 1")
    assert scene.offers == ["toll sheep 0,0"], "a sheep of its own; neither a barrel nor a purchase"
    scene.follow("shows: toll sheep 0,0 = toll 1 sheep home-village 0,0 @ cell:0:0,0")


def test_c2_08_what_the_tile_costs_must_be_left() -> None:
    # Dornie costs 1 stone, and with empty purses nothing can be bought.
    scene = Scene(BEFORE_IT.replace("*", "a-dornie", 1), "seat 0; 0,0: stone 1; 1,0: wood 1")
    scene.follow("0 take 1")
    assert scene.offers == ["toll wood 1,0"]
    scene.follow("refuses: toll stone 0,0 C2-08")


def test_c2_08_a_tile_that_could_not_be_paid_after_the_toll_cannot_be_taken() -> None:
    scene = Scene(BEFORE_IT.replace("*", "a-dornie", 1), "seat 0; 0,0: stone 1")
    assert "take 1" not in scene.offers
    scene.follow("refuses: take 1 C2-08")


DORNIE_NEXT = BEFORE_IT.replace("*", "a-dornie", 1)
"""Dornie costs 1 stone, which is 1 coin on an empty row of the market."""


def test_c2_08_a_sale_may_bring_the_coin_of_the_toll_and_the_price() -> None:
    scene = Scene(DORNIE_NEXT, "seat 0; 0,0: sheep 1; market: sheep 2")
    assert "take 1" in scene.offers, "the sheep brings 2 coins"
    scene.follow("0 take 1", "asks 0 pay-toll")
    assert [option.id for option in scene.game.questions[0].options] == ["sell sheep 0,0"]
    assert scene.why("toll sheep 0,0") == "C2-08", "nothing would be left to pay with"
    scene.follow("0 sell sheep 0,0")
    assert scene.offers == ["toll-coin"]
    scene.follow("0 toll-coin")
    assert pile(scene) == (1, 0)
    assert scene.state.estates[0].coins == 0, "the second coin bought the stone"
    scene.follow("asks 0 place")


def test_c2_08_a_sale_that_brings_too_little_does_not_help() -> None:
    scene = Scene(DORNIE_NEXT, "seat 0; 0,0: sheep 1; market: sheep 1")
    scene.follow("refuses: take 1 C2-08")


def test_c2_07_at_the_toll_something_may_be_sold() -> None:
    """Own turn, step 2 (C0-14): the sheep is sold to keep the wood."""
    scene = Scene(BEFORE_IT, "seat 0; 0,0: sheep 1; 1,0: wood 1; market: sheep 1")
    scene.follow("0 take 1", "0 sell sheep 0,0", "0 toll-coin")
    assert pile(scene) == (1, 0)
    assert scene.seat(0)["wood"] == 1


def test_gm2_take_06_no_tile_is_thrown_away_while_a_sale_would_pay_for_one_beyond_the_mountain() -> None:
    """All tiles lie beyond it, and only one can be paid, toll included, after a sale."""
    dear = "chronicles 2; rondel: 2 a-dornie a-butcher - - - - - - - 0 mountain 1; seat 0; 0,0: sheep 1"
    scene = Scene(dear, "market: sheep 2, wood 2")
    assert scene.offers == ["take 1", "stop 11"], "the wood of the Butcher costs 3 on the market"
    scene.follow("refuses: take 2 GM2-TAKE-01")
    poor = Scene(dear, "market: wood 2")
    assert poor.offers == ["take 1", "take 2", "stop 11"], "nobody buys the sheep: one of them is thrown away"
    assert [option.rule for option in poor.game.questions[0].options] == ["GM2-TAKE-06", "GM2-TAKE-06", "C2-09"]
    poor.follow("0 take 1", "0 toll sheep 0,0", "asks 0 compensation")


def test_c2_08_a_tile_thrown_away_for_the_toll_alone_is_not_called_payable() -> None:
    """The coin pays for the stone or for the toll, not for both."""
    scene = Scene("chronicles 2; rondel: 2 a-dornie - - - - - - - - 0 mountain 1; seat 0: coins 1")
    assert scene.offers == ["take 1", "stop 11"]
    assert scene.game.questions[0].option("take 1").rule == "GM2-TAKE-06"
    scene.follow("0 take 1")
    assert scene.offers == ["toll-coin"], "nothing is to be paid any more, so that the coin can be spared"


def test_c2_08_whatever_is_sold_first_the_toll_and_the_price_can_be_paid() -> None:
    """Every way through the question, with goods that sell for 1 and 2, goods nobody wants, and a coin."""
    tried = 0
    for coins in range(3):
        for goods in ("wood 2", "wood 1; 1,0: stone 1", "wood 2; 1,0: sheep 1", "sheep 2; 1,0: stone 2"):
            for rows in ("wood 1", "wood 2", "wood 1, stone 2", "wood 2, stone 1, sheep 1", "stone 3, sheep 2"):
                scene = Scene(DORNIE_NEXT, f"seat 0: coins {coins}; 0,0: {goods}; market: {rows}")
                if "take 1" in scene.offers:
                    scene.follow("0 take 1")
                    tried += _every_way(scene.game)
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
    scene = Scene("chronicles 2; rondel: 1 * * * * * * * * - die mountain 0")
    scene.draw("die", "2")
    assert scene.state.track.pieces[2] == 1, "the Mountain is the first tile, the one on space 1 the second"
    assert pile(scene) == (1, 0)


@pytest.mark.parametrize("roll", [1, 2, 3])
def test_c0_06_the_die_skips_the_mountain_while_a_pawn_is_on_it(roll: int) -> None:
    scene = Scene("chronicles 2; rondel: 1 * * * * * * * * - die 0:mountain *")
    scene.draw("die", str(roll))
    assert scene.state.track.pieces[2] == (12, 1, 2)[roll - 1]
    assert scene.state.estates[0].coins == 1, "it crosses it all the same; seat 0 comes down with the coin"


def test_c2_15_the_die_never_stops_there() -> None:
    scene = Scene("chronicles 2; rondel: 1 * * * * * * * * - die mountain 0")
    scene.draw("die", "1")
    assert scene.state.track.pieces[2] == 1
    assert pile(scene) == (1, 0)


def test_c2_15_the_die_crosses_it_on_its_way_to_worlds_end() -> None:
    scene = Scene("chronicles 2; rondel: * * * * * * * - 1 die 0 mountain worlds-end; every seat: coins 1", "stack D:")
    scene.draw("die", "3")
    scene.follow("1 stop 12", "1 toll-coin")
    assert scene.state.track.pieces[2] == -1
    assert pile(scene) == (2, 0), "the coin of seat 1, and one from the supply"
    scene.follow("tells: 1 halted worlds-end 12 / 1 toll-coin / - die-left 3 / - mountain-coin")


# ---------------------------------------------------------------- stopping on it


def test_c2_09_there_can_be_only_one() -> None:
    scene = Scene("chronicles 2; rondel: 0 2 * * * * * * * * * 1:mountain -; every seat: coins 3")
    assert "stop 11" not in scene.offers
    scene.follow("refuses: stop 11 C2-09")


@pytest.mark.parametrize(("ahead", "turns"), [("mountain 1", 3), ("1:mountain *", 2)])
def test_c2_09_the_view_counts_a_turn_on_the_mountain(ahead: str, turns: int) -> None:
    """The tile, the Mountain if nobody is there, and whatever lies beyond the others."""
    scene = Scene(f"chronicles 2; rondel: * * * * * * * * - 0 s-inshriach {ahead}")
    assert scene.game.view()["table"]["tempo"]["order"][0] == {"piece": 0, "turns": turns}


def test_c2_09_whoever_stops_puts_nothing() -> None:
    scene = Scene(AT_START, "every seat: coins 3", on_mountain(2, SHEEP))
    scene.follow("0 stop 11")
    assert pile(scene) == (2, SHEEP)
    assert scene.state.estates[0].coins == 3


def test_c2_10_no_tile_but_loch_ness_and_the_market() -> None:
    # Seat 0 has Loch Ness and a producer that no placement touches.
    scene = Scene(
        AT_START,
        "seat 0; 2,0: c-loch-ness; 2,1: b-craigleith; 0,0: wood 1",
        "stack C: c-ullapool c-edradour c-clachaig-inn; market: wood 1",
    )
    scene.follow("0 stop 11")
    assert scene.state.estates[0].ground.size == 4
    assert scene.offers == ["end", "extra 0,0", "extra 1,0", "extra 2,1"]
    scene.follow("0 sell wood 0,0", "0 extra 2,1")
    assert (scene.state.estates[0].coins, scene.seat(0)["stone"]) == (1, 1)
    scene.follow("0 end", "asks 1 take")


def test_c2_11_whoever_leaves_takes_everything() -> None:
    scene = Scene(ON_IT, "seat 0: coins 1", on_mountain(2, WOOD + SHEEP))
    scene.follow("asks 0 carry-down")
    assert scene.state.estates[0].coins == 3
    scene.follow("0 put wood 1,0", "0 put sheep 0,0", "asks 0 take")
    assert (scene.seat(0)["wood"], scene.seat(0)["sheep"]) == (1, 1)
    assert pile(scene) == (0, 0)


def test_c2_12_it_may_pay_for_the_next_tile() -> None:
    dornie = ON_IT.replace("*", "a-dornie", 1)
    without = Scene(dornie)
    assert "take 2" not in without.offers
    scene = Scene(dornie, on_mountain(0, STONE))
    scene.follow("0 put stone 0,0")
    assert "take 2" in scene.offers


def test_c2_12_what_finds_no_room_is_sold_or_lost() -> None:
    full = "seat 0; 0,0: wood 3; 1,0: wood 3"
    scene = Scene(ON_IT, full, on_mountain(0, SHEEP))
    assert scene.asked == (0, "take"), "nobody buys wood, so that the sheep is lost"
    assert scene.seat(0)["sheep"] == 0
    scene = Scene(ON_IT, full, on_mountain(0, SHEEP), "market: wood 1")
    passing = scene.game.questions[0].option("pass")
    assert (passing.text("en"), passing.rule) == ("Lose what does not fit", "GM2-COMP-05")
    scene.follow("0 sell wood 0,0", "0 put sheep 0,0")
    assert (scene.seat(0)["sheep"], scene.state.estates[0].coins) == (1, 1)


def test_c2_13_what_others_put_there_goes_to_whoever_stands_there() -> None:
    scene = Scene("chronicles 2; rondel: 2 * * * * * * * * - 1 0:mountain *; seat 1: coins 4")
    scene.follow("1 take 12", "1 toll-coin")
    scene.finish()
    scene.follow("asks 0 take")
    assert scene.state.estates[0].coins == 1


def at_the_end(coins: int, goods: int) -> Scene:
    """Seat 0 passes World's End, to where seat 1 has gone before, and stops on the Mountain."""
    scene = Scene(
        "chronicles 2; rondel: 0 * worlds-end 1 * * * * * * * mountain -; every seat: coins 1",
        "stack D:",
        on_mountain(coins, goods),
    )
    scene.follow("0 stop 11")
    scene.finish()
    return scene


def test_c2_14_beyond_worlds_end_one_need_not_leave() -> None:
    scene = at_the_end(3, 0)
    assert scene.game.over
    assert scene.state.estates[0].coins == 4


def test_c2_14_if_not_all_finds_room_the_player_says_what_is_kept() -> None:
    scene = Scene(
        "chronicles 2; rondel: 0 * worlds-end 1 * * * * * * * mountain -",
        "seat 0; 0,0: barley 3; 1,0: barley 2; stack D:",
        on_mountain(0, WOOD + SHEEP),
    )
    scene.follow("0 stop 11", "0 end", "asks 0 keep-goods")
    assert scene.offers == ["keep wood", "keep sheep"]
    assert [option.text() for option in scene.game.questions[0].options] == ["Keep 1 wood", "Keep 1 sheep"]
    scene.follow("0 keep sheep")
    assert scene.game.over
    assert (scene.seat(0)["wood"], scene.seat(0)["sheep"]) == (0, 1)


def test_c2_16_what_is_left_belongs_to_nobody() -> None:
    scene = Scene("chronicles 2; rondel: 0 * worlds-end 1 * * * * * * * mountain -; stack D:", on_mountain(9, WOOD))
    scene.follow("0 stop 2")
    assert scene.game.over
    assert pile(scene) == (9, WOOD)
    assert scene.game.scores == (0, 0)


def test_c2_17_until_it_is_taken_it_is_nobodys() -> None:
    scene = Scene("chronicles 2; rondel: 0 1 2 * * * * * * * * mountain -; seat 0: coins 2", on_mountain(7, WOOD))
    seats = scene.game.view(0)["seats"]
    assert [seat["coins"] for seat in seats] == [2, 0, 0]
    assert [spread(e.stock, 5) for e in scene.state.estates] == [[0] * 5] * 3
    assert scene.game.view(1)["table"]["mountain"]["goods"] == {"wood": 1}


# ---------------------------------------------------------------- examples


def test_ex_c2_01_stopping_crossing_leaving() -> None:
    # Red is seat 0, blue seat 1; Dornie, on space 1, costs a stone.
    scene = Scene(
        "chronicles 2; rondel: * a-dornie * * * * - 0 1 die * mountain *; seat 1; 0,0: stone 1", on_mountain(2, SHEEP)
    )
    scene.follow("0 stop 11", "0 end")
    assert pile(scene) == (2, SHEEP)
    scene.draw("die", "2")
    scene.follow("1 take 12", "1 toll stone 0,0")
    scene.finish()
    assert scene.state.estates[0].coins == 3, "2, and the coin from the supply for the Die"
    scene.follow("0 put stone 0,0", "0 put sheep 0,0")
    assert "take 1" in scene.offers


def test_ex_c2_02_nothing_but_barrels() -> None:
    scene = Scene(BEFORE_IT, "seat 0: whisky 3")
    scene.follow("0 take 1", "asks 0 place")
    assert pile(scene) == (0, 0)


def test_ex_c2_03_at_the_end_on_the_mountain() -> None:
    scene = at_the_end(4, 2 * WOOD)
    awards = {award.source: award.vp for award in scene.game.score_sheet() if award.seat == 0}
    assert awards["score-coins"] == 1 + 4
    assert scene.seat(0)["wood"] == 2
