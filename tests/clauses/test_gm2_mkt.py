"""GM2-MKT: the market."""

from __future__ import annotations

from tests.glen_more_ii_scenario import Scene, run


def test_gm2_mkt_01_a_row_for_each_resource_with_spaces_of_one_two_and_three() -> None:
    scene = Scene("seats 2\nmarket: wood 0, stone 1, barley 2, sheep 3")
    rows = {row["good"]: (row["filled"], row["buy"], row["sell"]) for row in scene.game.view()["table"]["market"]}
    assert rows == {
        "wood": (0, 1, None),
        "stone": (1, 2, 1),
        "barley": (2, 3, 2),
        "sheep": (3, None, 3),
        "cattle": (0, 1, None),
    }


def test_gm2_mkt_02_a_purchase_puts_coins_on_the_leftmost_empty_space() -> None:
    run("""
        seats 2
        rondel: 0 1 a-dornie
        market: stone 1
        seat 0: coins 3
        ---
        0 take 2
        # the stone that Dornie costs: 2 coins
        market: stone 2
        seat 0: coins 1, stone 0
    """)


def test_gm2_mkt_02_a_full_row_sells_nothing() -> None:
    run("""
        seats 2
        rondel: 0 1 a-dornie s-inshriach
        market: stone 3
        seat 0: coins 9
        ---
        refuses: take 2 GM2-TAKE-01
    """)


def test_gm2_mkt_03_any_number_is_bought_for_a_cost_and_nothing_to_keep() -> None:
    """Urquhart Castle costs two stones: 1 + 2 coins. Nothing is ever offered for keeping."""
    run("""
        seats 2
        rondel: 0 1 c-urquhart-castle
        seat 0: coins 3
        ---
        offers: take 2 / take 3 / take 4 / take 5 / take 6 / take 7 / take 8 / take 9 / take 10 / take 11 / take 12
        0 take 2
        market: stone 2
        seat 0: coins 0, stone 0
    """)


def test_gm2_mkt_03_a_trade_and_distilling_may_be_paid_with_purchases() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 2
          0,1: a-pulteney
          -1,1: a-butcher
        ---
        0 take 2
        0 place 1,1
        0 activate 0,1
        seat 0: coins 1, whisky 1
        market: barley 1
    """)


def test_gm2_mkt_04_a_unit_may_be_bought_though_one_is_owned() -> None:
    run("""
        seats 2
        rondel: 0 1 a-dornie
        seat 0: coins 3
          0,1: s-ballachulish, stone 1
        ---
        0 take 2
        offers: pay stone 0,1 / pay stone market
        0 pay stone market
        seat 0: stone 1, coins 2
        shows: place -1,1 = place dornie -1,1 @ cell:0:-1,1
        shows: sell stone 0,1 = sell 1 stone 1 ballachulish 0,1 @ cell:0:0,1 market:stone
        shows: place 0,0 = place-over dornie 0,0 home-village @ cell:0:0,0
    """)


def test_gm2_mkt_05_selling_takes_the_coins_of_the_rightmost_occupied_space() -> None:
    run("""
        seats 2
        market: sheep 3
        seat 0: coins 0
          0,1: s-inshriach, sheep 2, wood 1
        ---
        # an empty row buys nothing
        sells: sell sheep 0,1
        0 sell sheep 0,1
        seat 0: coins 3, sheep 1
        market: sheep 2
        0 sell sheep 0,1
        seat 0: coins 5, sheep 0
        market: sheep 1
    """)


def test_gm2_mkt_06_barrels_and_scotsmen_are_neither_bought_nor_sold() -> None:
    run("""
        seats 2
        rondel: 0 1 b-kingshouse-inn s-inshriach
        market: wood 3, stone 3, barley 3, sheep 3, cattle 3
        seat 0: coins 9
          1,0: scotsmen 3
        ---
        # the inn costs a barrel
        refuses: take 2 GM2-TAKE-01
        sells:
    """)


def test_gm2_mkt_07_selling_is_possible_at_any_moment_of_the_own_turn() -> None:
    run("""
        seats 2
        rondel: 0 1 a-halkirk
        market: wood 3, sheep 3
        seat 0: coins 0
          0,1: s-inshriach, wood 3
          0,-1: s-lochridge, sheep 3
        ---
        # before a tile is chosen
        0 sell wood 0,1
        0 take 2
        # before it is placed
        0 sell wood 0,1
        0 place -1,0
        # between activations, here to make room
        0 sell sheep 0,-1
        0 activate 0,-1
        seat 0: coins 8, wood 1, sheep 2, cattle 1
    """)


def test_gm2_mkt_07_not_in_another_players_turn() -> None:
    run("""
        seats 2
        rondel: 0 1 s-ballachulish
        market: wood 3
        seat 1: coins 0
          0,1: s-inshriach, wood 3
        ---
        sells:
    """)


def test_gm2_mkt_08_a_bought_unit_is_used_at_once() -> None:
    """It is neither in the territory nor in a later sale."""
    run("""
        seats 2
        rondel: 0 1 a-dornie
        seat 0: coins 1
        ---
        0 take 2
        seat 0: stone 0, coins 0
        sells:
    """)


def test_gm2_take_03_ones_own_goods_are_proposed_before_purchases_and_sales() -> None:
    """Of the stones that could pay, one of a full tile; what may be sold meanwhile is never proposed."""
    scene = Scene("""
        seats 2
        rondel: 0 1 b-kingussie
        market: stone 1, sheep 2
        seat 0: coins 5
          0,0: stone 1
          0,1: s-inshriach, stone 2, sheep 1
          1,1: s-ballachulish, stone 1, sheep 1
    """)
    scene.play(0, "take 2")
    question = scene.game.questions[0]
    assert (question.kind, question.detail) == ("pay", True)
    offered = {option.id for option in question.options}
    assert {"pay stone 0,1", "pay stone 1,1", "pay stone market", "sell sheep 1,1", "sell stone 0,0"} <= offered
    assert question.default is not None
    assert question.default.id == "pay stone 0,1"
