"""GM2-IMM: immediate effects."""

from __future__ import annotations

from tests.glen_more_ii_scenario import run


def test_gm2_imm_01_effects_come_before_activations_in_the_order_one_likes() -> None:
    run("""
        seats 2
        rondel: 0 1 a-donan-castle
        seat 0: coins 0
          0,1: s-inshriach, wood 1, stone 1
        ---
        0 take 2
        0 place 1,1
        asks 0 effects
        # the Scotsman and the marker
        offers: effect 1 / effect 2
        0 effect 2
        0 claim macleod
        asks 0 activate
        seat 0: cell 1,1 a-donan-castle scotsmen 1
    """)


def test_gm2_imm_02_a_landmark_brings_its_card_and_the_cards_effect() -> None:
    run("""
        seats 2
        rondel: 0 1 a-castle-stalker
        seat 0: coins 0
          0,1: s-inshriach, wood 1, stone 1
        ---
        0 take 2
        0 place 1,1
        seat 0: cards castle-stalker, coins 3
    """)


def test_gm2_imm_03_a_scotsman_comes_on_the_tile_just_placed() -> None:
    run("""
        seats 2
        rondel: 0 1 a-halkirk
        ---
        0 take 2
        0 place -1,0
        seat 0: cell -1,0 a-halkirk scotsmen 1, reserve 7
    """)


def test_gm2_imm_04_any_resource_comes_on_the_tile_just_placed() -> None:
    run("""
        seats 2
        rondel: 0 1 b-ardnamurchan
        ---
        0 take 2
        0 place 0,1
        offers: choose wood / choose stone / choose barley / choose sheep / choose cattle
        0 choose stone
        seat 0: cell 0,1 b-ardnamurchan stone 1
    """)


def test_gm2_imm_05_barrels_coins_and_vp_are_gained_as_shown() -> None:
    run("""
        seats 2
        rondel: 0 1 a-pulteney a-easdale c-urquhart-castle
        seat 0: coins 1
        seat 1: coins 0
        ---
        # Pulteney costs a stone, bought for the coin, and brings a barrel
        0 take 2
        0 place 0,1
        seat 0: whisky 1, coins 0
        0 end
        1 take 3
        1 place 0,1
        seat 1: coins 1
        1 end
    """)
    run("""
        seats 2
        rondel: 0 1 c-urquhart-castle
        seat 0: coins 3
        ---
        0 take 2
        0 place -1,0
        seat 0: vp 2
    """)


def test_gm2_imm_06_orders_are_carried_out_as_far_as_possible() -> None:
    """A marker must be placed if some domain can be paid; removing for Loch Morar may be declined."""
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 0
        ---
        0 take 2
        offers: claim macleod
        refuses: pass GM2-IMM-06
    """)
    run("""
        seats 2
        rondel: 0 1 d-loch-morar
        seat 0: whisky 1
        ---
        0 take 2
        0 place 0,1
        offers also: pass
    """)


def test_gm2_imm_06_selling_first_is_allowed_but_never_required() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        market: wood 3
        seat 0: coins 0
          0,1: s-inshriach, wood 1
        seat 1: domains macleod
        ---
        0 take 2
        # no coins for any road: either the marker lapses, or a sale comes first
        offers: pass
        sells: sell wood 0,1
        0 sell wood 0,1
        # 3 coins now, and so the marker must be placed
        not offered: pass
        0 claim mckinnon
        0 enlist 0,0
        seat 0: coins 4
    """)
