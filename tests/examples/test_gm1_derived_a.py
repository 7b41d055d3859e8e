"""The worked examples DX of the rondel, the market for costs, placing and refilling."""

from __future__ import annotations

from tests.scenario import run


def test_dx_01_nothing_lies_behind() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        ---
        gap 13
        left: 0 22 19 17
        0 take 4
        0 place 0,1
        draw stack 1: s1-loch-lochy
        0 end
        rondel: - 1 2 3 0 * * * * * * * * s1-loch-lochy
        gap 0
        left: 0 21 19 17
        asks 1 take
    """)


def test_dx_02_tiles_left_behind_are_discarded() -> None:
    run("""
        seats 4
        rondel: 0 s1-fair-road s1-fair-plain s1-castle-moil s1-butcher-sheep 1 2 3 * s0-forest-river * * *
        stack 0:
        ---
        gap 13
        0 take 9
        0 place 0,1
        draw stack 1: s1-forest-plain-b s1-quarry-plain-b s1-pasture-plain s1-meadow-plain s1-loch-lochy
        0 end
        discards: s1-fair-road s1-fair-plain s1-castle-moil s1-butcher-sheep
        gap 4
        # 13, 0, 1, 2, 3, in this order.
        rondel: s1-quarry-plain-b s1-pasture-plain s1-meadow-plain s1-loch-lochy - 1 2 3 * 0 * * * s1-forest-plain-b
        asks 1 take
    """)


def test_dx_03_the_die_passes_a_pawn() -> None:
    run("""
        seats 2
        rondel: die 0 s0-forest-river 1 s0-quarry-river
        ---
        draw die: 2
        draw stack 1: s1-loch-lochy
        rondel: - 0 s0-forest-river 1 die * * * * * * * * s1-loch-lochy
        gap 0
        discards: s0-quarry-river
        left: 0 20 19 17
        asks 0 take
    """)


def test_dx_04_bought_for_2_and_sold_for_2_then_1() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-village-river-wood s0-quarry-river s0-meadow-river
        market: wood 1
        seat 1: coins 6
          0,0: start-village, member 1
          -1,0: s0-forest-road, wood 1
        seat 2: coins 6
          0,0: start-village, member 1
          -1,0: s2-forest-road, wood 2
        ---
        0 take 4
        0 place 0,1
        seat 0: coins 4, cell 0,1 s1-village-river-wood
        market: wood 2
        0 end
        1 sell wood -1,0
        seat 1: coins 8, wood 0
        market: wood 1
        1 take 5
        1 place 0,1
        1 end
        2 sell wood -1,0
        seat 2: coins 7, wood 1
        market: wood 0
        # Nobody has bought more: the last wood finds no buyer.
        refuses: sell wood -1,0 GM1-MKT-06
    """)


IONA = """
        seats 2
        rondel: 0 1 die s2-iona-abbey
        """


def test_dx_05_three_purchases_at_2_coins_each() -> None:
    run(
        IONA
        + """
        ---
        seat 0: coins 6
        market: wood 1, stone 1, grain 1, sheep 1, cattle 1
        0 take 3
        0 place 1,0
        seat 0: coins 0, cell 1,0 s2-iona-abbey, cards iona-abbey
        market: wood 2, stone 2, grain 1, sheep 2, cattle 1
    """
    )
    run(
        IONA
        + """
        seat 0: coins 5
        ---
        0 take 3
        offers: discard
        refuses: place 1,0 GM1-COST-07
    """
    )
    run(
        IONA
        + """
        market: sheep 3
        seat 0: coins 6
        ---
        0 take 3
        offers: discard
        refuses: place 1,0 GM1-COST-07
    """
    )


def test_dx_07_diagonal_to_the_clan_member() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-quarry-plain-a s0-quarry-river s0-quarry-road
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river
        ---
        0 take 4
        asks 0 place
        offers: place 1,1 / place -1,1
        undo
        0 take 5
        offers: place 0,-1
        refuses: place 0,2 GM1-PLACE-02
        undo
        0 take 6
        offers: place 1,0 / place -1,0
    """)


def test_dx_08_a_plain_quarry_in_the_first_turn() -> None:
    """The position is that of the set-up: the tile of stack 1 lies on space 12."""
    run("""
        seats 4
        rondel: 0 1 2 3 * * * * * * * * s1-quarry-plain-a
        ---
        rondel: 0 1 2 3 * * * * * * * * s1-quarry-plain-a -
        left: 0 22 19 17
        0 take 12
        asks 0 consolation
        discards: s1-quarry-plain-a
        # No move: there is only the end of the turn.
        offers: end
        0 end
        seat 0: tiles 1, cell 0,0 start-village member 1
        asks 1 take
    """)


def test_dx_09_loch_shiel_then_activation() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-shiel
        seat 0: coins 6
          0,0: start-village, member 1
          1,0: s0-forest-road
          -1,0: s0-quarry-road, stone 1
        ---
        0 take 4
        0 place 0,1
        seat 0: cell 1,0 s0-forest-road wood 1, cell -1,0 s0-quarry-road stone 1
        0 activate 1,0
        0 activate -1,0
        seat 0: cell 1,0 s0-forest-road wood 2, cell -1,0 s0-quarry-road stone 2
    """)


def test_dx_14_loch_ness_with_one_clan_member() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s2-loch-ness
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river
        ---
        # Nobody in parliament: no legal position, one optional move.
        0 take 4
        asks 0 consolation
        discards: s2-loch-ness
        offers: move 0,0 / end
        seat 0: members 1, cards
        0 move 0,0
        0 to 0,1
        offers: end
    """)
    run("""
        seats 4
        rondel: 0 1 2 3 s2-loch-ness
        seat 0: coins 6, parliament 1
          0,0: start-village, member 1
          0,1: s0-forest-river
        ---
        # That member is paid, and the tile goes next to the clan member in the territory.
        0 take 4
        offers: place 0,-1
        0 place 0,-1
        offers: pay member parliament
        0 pay member parliament
        seat 0: parliament 0, members 1, cell 0,-1 s2-loch-ness, cards loch-ness
    """)


def test_dx_15_a_stack_runs_out_in_the_refill() -> None:
    run("""
        seats 4
        rondel: 0 * * 1 2 3 s0-forest-river
        stack 1: s1-loch-lochy s1-castle-moil
        seat 0: coins 6, whisky 1
        ---
        # 13, 0 and 1 are to be filled.
        0 take 6
        0 place 0,1
        draw stack 1: s1-castle-moil s1-loch-lochy
        draw stack 2: s2-loch-ness
        scorings 0
        0 end
        rondel: s1-loch-lochy s2-loch-ness - 1 2 3 0 * * * * * * s1-castle-moil
        left: 0 0 18 17
        scorings 1
        seat 0: vp 1
        seat 1: vp 0
        asks 1 take
    """)


def test_dx_15_the_last_stack_runs_out_in_the_refill() -> None:
    run("""
        seats 4
        rondel: 0 * * 1 2 3 s0-forest-river
        stack 1:
        stack 2:
        stack 3: s3-loch-shiel s3-loch-oich
        seat 0: coins 6, whisky 1
        ---
        scorings 2
        0 take 6
        0 place 0,1
        draw stack 3: s3-loch-oich s3-loch-shiel
        0 end
        # 13 and 0 are filled, 1 stays empty.
        rondel: s3-loch-shiel - - 1 2 3 0 * * * * * * s3-loch-oich
        left: 0 0 0 0
        scorings 3
        over
        # 1 VP for the whisky and 6 for the coins, less 3 for a tile more than the others.
        scores: 4 6 6 6
        winners: 1 2 3
    """)
