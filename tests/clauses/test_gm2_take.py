"""GM2-TAKE: taking a tile and paying for it."""

from __future__ import annotations

import pytest

from tests.glen_more_ii_scenario import Scene, run
from tests.scenario_lines import told


def test_gm2_take_01_only_what_can_be_paid_and_it_is_paid_before_it_is_placed() -> None:
    run("""
        seats 2
        rondel: 0 1 a-dornie a-donan-castle s-inshriach
        market: stone 1, wood 1
        seat 0: coins 3
        ---
        # 2 coins for a stone, but 4 for wood and stone
        offers also: take 2
        refuses: take 3 GM2-TAKE-01
        0 take 2
        asks 0 place
        seat 0: coins 1, empty 0,1
    """)


def test_gm2_take_01_sales_count_that_only_raise_the_coins() -> None:
    run("""
        seats 2
        rondel: 0 1 a-macbeth s-inshriach
        market: sheep 1
        seat 0: coins 0
          0,1: s-glen-etive > b-glen-clova, sheep 1
        ---
        offers also: take 2
        0 take 2
        # the coin must be raised now: nothing but a sale is possible
        offers:
        sells: sell sheep 0,1
        0 sell sheep 0,1
        asks 0 place-marker
        seat 0: coins 0, persons a-macbeth
        tells: 0 sold 1 sheep 1 / 0 paid 1 / 0 person macbeth
    """)


def test_gm2_take_01_a_dear_resource_may_be_sold_for_cheap_ones() -> None:
    run("""
        seats 2
        rondel: 0 1 a-donan-castle s-inshriach
        market: cattle 2
        seat 0: coins 0
          0,1: s-lochridge, cattle 1
        ---
        offers also: take 2
        0 take 2
        0 sell cattle 0,1
        asks 0 place
        seat 0: coins 0
        market: wood 1, stone 1, cattle 1
    """)


def test_gm2_take_02_costs_are_resources_coins_barrels_and_scotsmen() -> None:
    run("""
        seats 2
        rondel: 0 1 b-kingshouse-inn d-rannoch a-dornie c-loch-ness s-inshriach
        seat 0: coins 0, whisky 0
          0,0: scotsmen 0
          0,1: s-inshriach, scotsmen 1
        ---
        refuses: take 2 GM2-TAKE-01
        refuses: take 3 GM2-TAKE-01
        refuses: take 4 GM2-TAKE-01
    """)
    run("""
        seats 2
        rondel: 0 1 b-kingshouse-inn d-rannoch a-dornie c-loch-ness
        seat 0: coins 2, whisky 1
          0,0: scotsmen 1
          1,0: scotsmen 1
        ---
        offers also: take 2 / take 3 / take 4 / take 5
    """)


def test_gm2_take_03_from_any_own_tile_or_from_the_market_and_to_the_supply() -> None:
    run("""
        seats 2
        rondel: 0 1 a-donan-castle
        seat 0: coins 2
          0,1: s-inshriach, wood 1
          1,1: s-ballachulish, stone 1
        ---
        0 take 2
        offers: pay wood 0,1 / pay wood market
        0 pay wood 0,1
        offers: pay stone 1,1 / pay stone market
        0 pay stone market
        seat 0: coins 1, wood 0, stone 1
        market: wood 0, stone 1
    """)


def test_gm2_take_03_barrels_come_from_the_own_barrels() -> None:
    run("""
        seats 2
        rondel: 0 1 b-kingshouse-inn
        seat 0: coins 0, whisky 2
        ---
        0 take 2
        asks 0 place
        seat 0: whisky 1
    """)


LOCH_NESS = """
    seats 2
    {option}
    rondel: 0 1 c-loch-ness s-inshriach
    seat 0: coins 0
      0,0: scotsmen 1
      1,0: scotsmen 0
      2,0: a-halkirk, scotsmen 1
      3,0: b-kingussie, scotsmen 1
    ---
    0 take 2
"""


def test_gm2_take_04_a_scotsman_is_paid_from_the_home_territory() -> None:
    """He stands alone there, so nobody is asked."""
    run(
        LOCH_NESS.format(option="")
        + """
    asks 0 place
    seat 0: cell 0,0 home-village scotsmen 0
    """
    )


def test_gm2_take_04_an_option_allows_the_whole_territory() -> None:
    run(
        LOCH_NESS.format(option="option scotsman_cost_source: territory")
        + """
    offers: pay scotsman 0,0 / pay scotsman 2,0 / pay scotsman 3,0
    0 pay scotsman 2,0
    seat 0: cell 0,0 home-village scotsmen 1, cell 2,0 a-halkirk scotsmen 0
    """
    )


def test_gm2_take_04_nobody_at_home_nobody_to_pay() -> None:
    run("""
        seats 2
        rondel: 0 1 c-loch-ness s-inshriach
        seat 0: coins 0
          0,0: scotsmen 0
          2,0: a-halkirk, scotsmen 2
        ---
        refuses: take 2 GM2-TAKE-05
        offers also: take 3
    """)


def test_gm2_take_05_a_tile_without_a_legal_place_cannot_be_chosen() -> None:
    """Inverness covers a river village, and the only one has no Scotsman beside it."""
    run("""
        seats 2
        rondel: 0 1 b-inverness s-inshriach
        seat 0: coins 9
        ---
        refuses: take 2 GM2-TAKE-05
        offers also: take 3
    """)


def test_gm2_take_05_the_player_must_pay_so_that_a_place_is_left() -> None:
    """Loch Ness must lengthen the river: left of the village only the one who stands there helps."""
    run("""
        seats 2
        rondel: 0 1 c-loch-ness
        seat 0: coins 0
          0,0: scotsmen 1
          1,0: scotsmen 1
          3,0: s-inshriach
          3,1: s-ballachulish
          2,1: s-black-isle
          1,1: s-lochridge
        ---
        0 take 2
        # the right end is blocked by Inshriach, so the village must keep its Scotsman
        asks 0 place
        offers: place -1,0
        seat 0: cell 0,0 home-village scotsmen 1, cell 1,0 home-castle scotsmen 0
    """)


def test_gm2_take_05_a_person_needs_only_its_cost() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 0
          0,0: scotsmen 0
        ---
        offers also: take 2
    """)


DEAR = "a-dornie a-pulteney a-butcher b-plockton b-glenlochy b-glen-mhor c-carrbridge c-glengorm c-ullapool c-edradour"
NOTHING = f"""
    seats 2
    rondel: 0 1 {DEAR} d-millburn
    seat 0: coins 0{{more}}
      0,0: scotsmen 1
"""


def test_gm2_take_06_if_none_can_be_taken_one_is_discarded_for_a_coin_or_a_movement_point() -> None:
    run(
        NOTHING.format(more="")
        + """
    ---
    allows: take 4 GM2-TAKE-06
    0 take 4
    offers: receive coin / receive movement
    shows: receive coin = receive-coin
    shows: receive movement = receive-movement
    0 receive coin
    tells: 0 threw-away butcher 4 / 0 consoled-coin
    asks 0 activate
    seat 0: coins 1
    discards: a-butcher
    hand -
    offers: end
    """
    )


def test_gm2_take_06_the_movement_point_may_be_used_or_become_a_vp() -> None:
    scene = run(
        NOTHING.format(more=", domains maclachlan")
        + """
    ---
    0 take 4
    0 receive movement
    tells: 0 threw-away butcher 4 / 0 consoled-movement
    offers: end / move 0,0
    0 end
    seat 0: vp 1
    """
    )
    assert "0 kept-movement 1 maclachlan" in told(scene.game)


def test_gm2_take_06_never_while_some_tile_can_be_taken() -> None:
    run("""
        seats 2
        rondel: 0 1 a-dornie s-inshriach
        seat 0: coins 0
        ---
        refuses: take 2 GM2-TAKE-01
    """)


def test_gm2_take_07_stopping_at_worlds_end_is_always_possible() -> None:
    position = """
        seats 2
        rondel: 0 1 {tile} worlds-end -
        gap 13
        stack S:
        stack A:
        stack B:
        stack C:
        stack D:
        seat 0: coins 0
        ---
        """
    rest = " - - - - - - - - -"
    run(position.format(tile="d-rannoch").replace("worlds-end -", "worlds-end" + rest) + "offers: take 2 / stop 3")
    run(position.format(tile="s-inshriach").replace("worlds-end -", "worlds-end" + rest) + "offers: take 2 / stop 3")


def test_gm2_take_08_passing_tiles_costs_nothing() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach s-ballachulish s-black-isle s-glen-etive s-lochridge
        seat 0: coins 2
        ---
        0 take 6
        seat 0: coins 2
    """)


@pytest.mark.parametrize(
    ("coins", "filled", "price", "fate"),
    [(0, 0, 1, "take-unpayable"), (1, 0, 1, "take-buy"), (1, 1, 2, "take-unpayable"), (2, 1, 2, "take-buy")],
)
def test_gm2_take_01_the_last_coin_buys_what_the_tile_costs(coins: int, filled: int, price: int, fate: str) -> None:
    scene = Scene(f"seats 2; rondel: 0 1 s-inshriach a-butcher; seat 0: coins {coins}; market: wood {filled}")
    scene.follow(f"shows: take 3 = {fate} butcher 3 3 1 wood {price} @ rondel:3")
    assert ("take 3" in scene.offers) is (fate == "take-buy")
