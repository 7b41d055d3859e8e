"""What the Die, the market and the end of the game have to do with chronicles, over all of them."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more_ii.chronicles.c05_haggis.scoring import ROLL_FOR_ALL
from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES
from hindmost.games.glen_more_ii.game import GlenMoreIITable
from tests.chronicles.cellars import casks, on_sale
from tests.chronicles.haggis import dinner, haggis_vp, last_scoring
from tests.chronicles.penny_mobs import mobs
from tests.chronicles.test_c0 import NO_VOTES
from tests.chronicles.test_c1 import LATE, NOTHING, tokens, view_of
from tests.glen_more_ii_scenario import Scene, laid

# ---------------------------------------------------------------- the Die


@pytest.mark.parametrize("number", [each.number for each in CHRONICLES])
def test_px_die_01_it_takes_no_tile_of_a_chronicle(number: int) -> None:
    bare, table = laid(3).table, laid(3, (number,)).table
    assert isinstance(bare, GlenMoreIITable)
    assert isinstance(table, GlenMoreIITable)
    new = [tile for tile in table.kit.number if tile not in bare.kit.number]
    assert [tile for tile in new if not table.kit.guarded[table.kit.number[tile]]] == []


def test_px_die_01_on_its_way_it_starts_sells_takes_and_pays_nothing_but_a_coin_of_the_supply() -> None:
    """It passes Race Start, the Mountain, a Sale tile and the Englishman."""
    scene = Scene(
        "chronicles 1 2 3 4; rondel: * * * * - die 0 1 2 mountain b-race-start b-single-cask-sale englishman",
        LATE,
        f"part dragon-boats: {tokens(3, *NOTHING)}",
        "every seat: coins 1",
        casks("1", sales="sold 1 0 0"),
    )
    scene.draw("die", "1")
    die = scene.pieces.index("die")
    assert scene.state.track.pieces[die] < 4, "beyond all of them"
    assert not view_of(scene)["started"]
    assert on_sale(scene) == (0, 1)
    scene.follow("part hammer-of-the-scots: holder -1", "part highlander: coins 1", "seat 0: coins 1, whisky 1")


def test_px_die_01_a_reserved_tile_is_not_safe_from_it() -> None:
    line = "rondel: die 0 1 2 s-inshriach s-lochridge * * * * * * * -; stack C: c-ullapool"
    inshriach = laid_number("s-inshriach", 8)
    scene = Scene(f"chronicles 8; {line}", mobs(mclaird=f"0 {inshriach} 2 1 3"))
    scene.draw("die", "1")
    assert scene.rondel[4] == "die"
    assert scene.kit.number["s-inshriach"] in scene.state.discards
    scene.follow("asks 0 take", "offers also: take 5 / take 6")


def laid_number(tile: str, *chronicles: int) -> int:
    table = laid(3, chronicles).table
    assert isinstance(table, GlenMoreIITable)
    return table.kit.number[tile]


def test_px_die_01_what_it_discards_is_on_the_common_pile() -> None:
    scene = Scene("chronicles 7; rondel: 1 * * * * * * * - die 0 s-inshriach * *", NO_VOTES)
    scene.draw("die", "1")
    inshriach = scene.kit.number["s-inshriach"]
    assert inshriach in scene.state.discards
    assert all(inshriach not in pile for pile in scene.part("rock-and-hard-place").piles)


def test_px_die_01_it_is_the_die_that_is_rolled_for_haggis() -> None:
    scene = Scene("chronicles 5; rondel: 0 1 2 die * * * * * * * * * -")
    assert ROLL_FOR_ALL.ask(scene.state) == scene.kit.die_faces


# ---------------------------------------------------------------- the market


def test_px_mkt_01_bought_for_a_cellar_a_haggis_and_an_event_but_not_for_a_toll() -> None:
    scene = dinner(
        "chronicles 2 3 5 6; rondel: a-gathering * * * * * - 0 1 2 * mountain *; stack D: d-strathdon",
        "seat 0: coins 9, cards dunvegan-castle; 1,1: b-ye-olde-inn",
    )
    scene.follow("0 take 0", "asks 0 pay-toll", "offers: toll-coin", "0 toll-coin", "0 place 0,1", "seat 0: coins 8")
    scene.follow("0 cellar 2", "market: wood 1, stone 1", "seat 0: coins 6")
    scene.follow("0 activate 0,1", "0 event dunvegan-castle", "market: cattle 2", "seat 0: coins 3, vp 7")
    scene.follow("0 activate 1,1", "0 haggis 1", "market: sheep 1", "seat 0: coins 2")


def test_px_mkt_01_the_coins_of_england_are_a_row_beside_the_five() -> None:
    england = "part hammer-of-the-scots: holder 0, filled 0"
    scene = Scene("chronicles 4; rondel: 1 2 * * * * * * * - englishman 0 s-inshriach *; seat 0: coins 3", england)
    scene.follow("0 use 12", "seat 0: coins 2", "part hammer-of-the-scots: filled 1")
    assert scene.state.market.rows == [0] * 5


def test_px_mkt_01_mcduff_takes_out_and_mcmail_sells_out_of_turn() -> None:
    rondel = "chronicles 8; rondel: 0 1 2 s-inshriach * * * * * * * * * -; market: wood 3"
    scene = Scene(rondel, "seat 1; 0,0: sheep 3; 1,0: sheep 3", mobs(mcduff="0 1", mcmail="1 3"))
    scene.follow("0 call mcduff", "0 skim wood", "seat 0: coins 3", "market: wood 2")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1")
    scene.follow("1 mail wood", "asks 1 deliver", "1 fence wood", "market: wood 1", "seat 1: coins 2")


# ---------------------------------------------------------------- the end of the game


def test_px_end_01_who_is_at_worlds_end_still_buys_with_mcmail() -> None:
    rondel = "rondel: 0 s-inshriach 1+2:worlds-end - - - - - - - - - - -; gap 13; stack D:"
    scene = Scene(f"chronicles 8; {rondel}", mobs(mcmail="1 3"))
    scene.follow("0 take 1", "0 place 0,1", "0 activate 0,1", "asks 1 intercept")


def test_px_end_01_and_decides_about_haggis_rolls() -> None:
    scene = last_scoring("3 3 3 3", "seat 1: whisky 1", tables=[(), (1,)])
    scene.follow("asks 1 more-haggis", "draw haggis die: 1", "1 roll-haggis", "over")
    assert haggis_vp(scene) == {1: 1}


def test_px_end_01_what_was_reserved_is_taken_even_beyond_worlds_end() -> None:
    lochridge = laid_number("s-lochridge", 8)
    line = "rondel: 0 1 2 * worlds-end s-lochridge * * * * * * * -; stack D:"
    scene = Scene(f"chronicles 8; {line}", mobs(mclaird=f"0 {lochridge} 2 1 3"))
    scene.follow("offers: take 5")
    free = Scene(f"chronicles 8; {line}", mobs(mclaird="0 -1 0 1 2 3"))
    free.follow("0 take 5", "0 place 0,1")
    assert not [option for option in free.offers if option.startswith("reserve")], "from there on nothing is"
