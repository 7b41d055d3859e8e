"""GM1-MKT: buying and selling cubes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario import Scene, run

GOODS = ("wood", "stone", "grain", "sheep", "cattle")


def row(scene: Scene, good: str) -> dict[str, Any]:
    """A row of the market as everybody sees it: spaces filled, price of one more, worth of one sold."""
    return next(each for each in scene.game.view()["table"]["market"] if each["good"] == good)


def test_gm1_mkt_01_a_row_for_each_kind_with_prices_1_2_3() -> None:
    """Three distilleries in turn buy the grain on the spaces 1, 2 and 3; the filled spaces are the leftmost."""
    scene = run("""
        seats 4
        rondel: 0 1 2 3 s2-distillery-plain
        seat 0: coins 9
          0,0: start-village, member 1
          0,1: s0-quarry-river, stone 1
          1,0: s1-distillery-road
          2,0: s0-forest-road
          2,1: s1-distillery-plain
        ---
        0 take 4
        0 place 1,1
        market: wood 0, stone 0, grain 0, sheep 0, cattle 0
    """)
    assert [each["good"] for each in scene.game.view()["table"]["market"]] == list(GOODS)
    for filled, (where, price, coins) in enumerate((("1,0", 1, 8), ("1,1", 2, 6), ("2,1", 3, 3))):
        assert row(scene, "grain")["filled"] == filled
        assert row(scene, "grain")["buy"] == price
        assert row(scene, "grain")["sell"] == (filled or None)
        scene.play(0, f"activate {where}")
        assert scene.seat(0)["coins"] == coins
        assert scene.state.market.coins() == 9 - coins
    assert row(scene, "grain") == {"good": "grain", "filled": 3, "buy": None, "sell": 3}
    assert all(row(scene, good)["filled"] == 0 for good in GOODS if good != "grain")


@pytest.mark.parametrize(("filled", "price"), [(0, 1), (1, 2), (2, 3)])
def test_gm1_mkt_02_buying_fills_the_leftmost_empty_space(filled: int, price: int) -> None:
    """A village for 1 wood, and no wood at home."""
    run(f"""
        seats 4
        rondel: 0 1 2 3 s1-village-river-wood
        market: wood {filled}, stone 1
        seat 0: coins 4
          0,0: start-village, member 1
        ---
        0 take 4
        0 place 0,1
        seat 0: coins {4 - price}, wood 0, cell 0,1 s1-village-river-wood
        market: wood {filled + 1}, stone 1
    """)


def test_gm1_mkt_02_a_full_row_sells_nothing() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-village-river-wood
        market: wood 3
        seat 0: coins 99
          0,0: start-village, member 1
        ---
        0 take 4
        offers: discard
        refuses: place 0,1 GM1-COST-07
        market: wood 3
    """)


@pytest.mark.parametrize(("filled", "coins"), [(0, 0), (1, 1), (2, 2)])
def test_gm1_mkt_02_the_full_price_must_be_at_hand(filled: int, coins: int) -> None:
    run(f"""
        seats 4
        rondel: 0 1 2 3 s1-village-river-wood
        market: wood {filled}
        seat 0: coins {coins}
          0,0: start-village, member 1
        ---
        0 take 4
        offers: discard
    """)


def test_gm1_mkt_03_bought_cubes_are_used_at_once() -> None:
    """There is no way to buy for later: neither before a tile is taken nor between activations."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        market: wood 1
        seat 0: coins 6
          0,0: start-village, member 1
        ---
        offers: take 4 / take 5 / take 6 / take 7 / take 8 / take 9 / take 10 / take 11 / take 12
        sells:
        0 take 4
        offers: place 0,1 / place 0,-1
        0 place 0,1
        offers: activate 0,0 / activate 0,1 / end
    """)


def test_gm1_mkt_03_a_bought_cube_is_never_put_on_a_tile() -> None:
    """The sheep for the butcher passes the empty meadow by."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-butcher-sheep
        seat 0: coins 1
          0,0: start-village, member 1
          0,1: s0-meadow-river
        ---
        0 take 4
        0 place 1,1
        0 activate 1,1
        seat 0: coins 0, vp 2, sheep 0, cell 0,1 sheep 0
        market: sheep 1
        sells:
    """)


def test_gm1_mkt_04_fixed_kinds_only_the_shortfall_may_be_bought() -> None:
    """One own sheep for two: it goes, and exactly one is bought."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-butcher-sheep
        seat 0: coins 9
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 1
        ---
        0 take 4
        0 place 1,1
        0 activate 1,1
        0 give 2 sheep
        seat 0: coins 8, sheep 0, vp 4
        market: sheep 1
    """)


def test_gm1_mkt_04_fixed_kinds_what_is_held_is_not_bought() -> None:
    """Two tiles hold wood: the player says which pays, and the market is no answer."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-village-river-wood
        seat 0: coins 9
          0,0: start-village, member 1
          0,-1: s0-forest-river, wood 1
          1,0: s0-forest-road, wood 2
        ---
        0 take 4
        0 place 0,1
        asks 0 pay
        offers: pay wood 0,-1 / pay wood 1,0
        refuses: pay wood market GM1-MKT-04
        0 pay wood 1,0
        seat 0: wood 2, coins 9
        market: wood 0
    """)


def test_gm1_mkt_04_fixed_kinds_even_if_buying_would_be_cheap() -> None:
    """A held kind is never bought; a missing one is: the castle's stone costs a coin, its wood the own cube."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-castle-stalker
        seat 0: coins 9
          0,0: start-village, member 1
          0,-1: s0-forest-river, wood 1
        ---
        0 take 4
        0 place 0,1
        asks 0 activate
        seat 0: wood 0, coins 8
        market: wood 0, stone 1
    """)


def test_gm1_mkt_04_a_fair_a_kind_held_is_not_bought_but_may_be_left_out() -> None:
    """Wood and sheep are held. A set of one may be a bought grain, with both left at home."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-fair-plain
        market: stone 3
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 1
          0,-1: s0-forest-river, wood 2
        ---
        0 take 4
        0 place 1,1
        seat 0: wood 1
        0 activate 1,1
        0 give 1 different
        offers: pay wood 0,-1 / pay sheep 0,1 / pay grain market / pay cattle market
        refuses: pay wood market GM1-MKT-04
        refuses: pay sheep market GM1-MKT-04
        0 pay grain market
        seat 0: wood 1, sheep 1, coins 5, vp 1
        market: grain 1
    """)


def test_gm1_mkt_04_a_fair_buys_one_of_a_kind_at_most() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-fair-plain
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-meadow-river
          0,-1: s0-forest-river, wood 1
        ---
        0 take 4
        0 place 1,1
        0 activate 1,1
        0 give 3 different
        0 pay grain market
        offers: pay wood market / pay stone market / pay sheep market / pay cattle market
        0 pay wood market
        offers: pay stone market / pay sheep market / pay cattle market
        0 pay cattle market
        seat 0: coins 3, vp 5
        market: wood 1, stone 0, grain 1, sheep 0, cattle 1
    """)


def test_gm1_mkt_04_any_cubes_all_own_ones_go_first() -> None:
    """Loch Oich costs any 2 cubes: the one sheep held must go, one cube is bought."""
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-oich
        market: stone 3
        seat 0: coins 6
          0,0: start-village, member 1
          0,-1: s0-meadow-river, sheep 1
        ---
        0 take 4
        0 place 0,1
        asks 0 pay
        offers: pay wood market / pay grain market / pay sheep market / pay cattle market
        0 pay wood market
        asks 0 activate
        seat 0: sheep 0, coins 5
        market: wood 1, sheep 0
    """)


def test_gm1_mkt_04_any_cubes_enough_held_nothing_bought() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-oich
        seat 0: coins 6
          0,0: start-village, member 1
          0,-1: s0-meadow-river, sheep 2
        ---
        0 take 4
        0 place 0,1
        asks 0 activate
        seat 0: sheep 0, coins 6
        market: sheep 0
    """)


def test_gm1_mkt_05_several_cubes_at_rising_prices() -> None:
    """Two sheep out of one row: 1 and 2 coins. With 2 coins only one can be had."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-butcher-sheep
        seat 0: coins 3
          0,0: start-village, member 1
          0,1: s0-forest-river
        ---
        0 take 4
        0 place 1,1
        0 activate 1,1
        offers: give 1 sheep / give 2 sheep
        0 give 2 sheep
        seat 0: coins 0, vp 4
        market: sheep 2
    """)
    run("""
        seats 4
        rondel: 0 1 2 3 s1-butcher-sheep
        seat 0: coins 2
          0,0: start-village, member 1
          0,1: s0-forest-river
        ---
        0 take 4
        0 place 1,1
        0 activate 1,1
        asks 0 activate
        seat 0: coins 1, vp 2
        market: sheep 1
    """)


def test_gm1_mkt_05_of_the_same_kind_or_of_different_kinds() -> None:
    """Loch Oich without a cube: the second wood would cost 2, the second kind 1 more."""
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-oich
        market: stone 3, grain 2, sheep 2, cattle 2
        seat 0: coins 4
          0,0: start-village, member 1
        ---
        0 take 4
        0 place 0,1
        offers: pay wood market / pay grain market / pay sheep market / pay cattle market
        0 pay wood market
        offers: pay wood market / pay grain market / pay sheep market / pay cattle market
        0 pay wood market
        seat 0: coins 1
        market: wood 2
        undo
        0 pay grain market
        seat 0: coins 0
        market: wood 1, grain 3
    """)


def test_gm1_mkt_05_no_purchase_that_leaves_too_little_for_the_rest() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-oich
        market: stone 3, grain 1, sheep 2, cattle 2
        seat 0: coins 3
          0,0: start-village, member 1
        ---
        0 take 4
        0 place 0,1
        offers: pay wood market / pay grain market
        0 pay grain market
        seat 0: coins 0
        market: wood 1, grain 2
    """)


def test_gm1_mkt_06_selling_takes_the_coins_of_the_rightmost_filled_space() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-quarry-river
        market: wood 3
        seat 0: coins 0
          0,0: start-village, member 1
          1,0: s0-forest-road, wood 3
        ---
        sells: sell wood 1,0
        0 sell wood 1,0
        seat 0: coins 3, wood 2
        market: wood 2
        0 sell wood 1,0
        seat 0: coins 5, wood 1
        market: wood 1
        0 sell wood 1,0
        seat 0: coins 6, wood 0
        market: wood 0
        asks 0 take
    """)


def test_gm1_mkt_06_with_no_filled_space_nothing_is_sold() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-quarry-river
        market: wood 1, stone 0
        seat 0: coins 0
          0,0: start-village, member 1
          1,0: s0-forest-road, wood 2
          0,1: s0-quarry-river, stone 2
        ---
        sells: sell wood 1,0
        refuses: sell stone 0,1 GM1-MKT-06
        0 sell wood 1,0
        sells:
        refuses: sell wood 1,0 GM1-MKT-06
    """)


def test_gm1_mkt_06_no_limit_on_sales() -> None:
    """Seven cubes in one turn, in every step of it, from whichever tile the player likes."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        market: wood 3, stone 3, grain 0, sheep 1, cattle 0
        seat 0: coins 0
          0,0: start-village, member 1
          1,0: s0-forest-road, wood 2
          2,0: s0-quarry-road, stone 3
          0,-1: s1-loch-lochy, wood 1, sheep 1
        ---
        sells: sell wood 1,0 / sell wood 0,-1 / sell stone 2,0 / sell sheep 0,-1
        0 sell stone 2,0
        0 sell stone 2,0
        0 take 4
        0 sell stone 2,0
        0 sell sheep 0,-1
        0 place 0,1
        0 sell wood 0,-1
        0 sell wood 1,0
        0 activate 0,1
        0 sell wood 0,1
        seat 0: coins 13, wood 1, stone 0, sheep 0
        market: wood 0, stone 0, sheep 0
    """)


def test_gm1_mkt_07_nothing_but_cubes_is_bought_or_sold() -> None:
    """Whisky, clan members, cards and VP in plenty, all rows full: only the one cube can be sold."""
    scene = run("""
        seats 4
        rondel: 0 1 2 3 s2-tavern-plain-a
        market: wood 3, stone 3, grain 3, sheep 3, cattle 3
        seat 0: coins 6, whisky 5, parliament 3, vp 20
          0,0: start-village, member 4
          0,1: s1-loch-lochy, sheep 1
        ---
        sells: sell sheep 0,1
    """)
    assert len(scene.state.market.rows) == len(GOODS)
    assert scene.kit.goods == GOODS
    scene.follow("shows: take 4 = take-pay tavern 4 4 1 whisky 0 @ rondel:4")


def test_gm1_mkt_07_whisky_cannot_be_bought() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s2-tavern-plain-a
        seat 0: coins 99, whisky 0
          0,0: start-village, member 1
          0,1: s0-meadow-river
        ---
        0 take 4
        offers: discard
        refuses: place 1,1 GM1-COST-07
    """)


def test_gm1_mkt_07_clan_members_cannot_be_bought() -> None:
    """Loch Ness without a clan member to spare: no position, whatever the coins."""
    run("""
        seats 4
        rondel: 0 1 2 3 s2-loch-ness
        seat 0: coins 99
          0,0: start-village, member 1
        ---
        0 take 4
        asks 0 consolation
        seat 0: coins 99, tiles 1
    """)


def test_gm1_mkt_07_players_do_not_trade_with_each_other() -> None:
    """Seat 1 holds the wood that seat 0 lacks: only the market has it for sale, and only seat 0 is asked."""
    scene = run("""
        seats 4
        rondel: 0 1 2 3 s1-village-river-wood
        market: wood 1
        seat 0: coins 6
          0,0: start-village, member 1
        seat 1: coins 0
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 3
        ---
        sells:
        0 take 4
        0 place 0,1
        seat 0: coins 4
        seat 1: coins 0, wood 3
    """)
    assert [question.seat for question in scene.game.questions] == [0]


def test_gm1_mkt_08_cubes_on_loch_lochy_count_as_held() -> None:
    """The grain on Loch Lochy goes to the distillery; none is bought."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        seat 0: coins 6
          0,0: start-village, member 1
          0,-1: s1-loch-lochy, grain 1
          1,0: s1-distillery-road
        ---
        0 take 4
        0 place 0,1
        0 activate 1,0
        seat 0: coins 6, grain 0, whisky 1
        market: grain 0
    """)


def test_gm1_mkt_08_they_forbid_a_purchase_of_their_kind() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        seat 0: coins 6
          0,0: start-village, member 1
          0,-1: s1-loch-lochy, grain 1, sheep 1
          1,0: s1-fair-road
        ---
        0 take 4
        0 place 0,1
        0 activate 1,0
        0 give 1 different
        offers: pay wood market / pay stone market / pay grain 0,-1 / pay sheep 0,-1 / pay cattle market
        refuses: pay grain market GM1-MKT-04
        shows: pay wood market = pay-market 1 wood 1 @ market:wood
        shows: pay grain 0,-1 = pay 1 grain loch-lochy 0,-1 @ cell:0:0,-1
    """)
