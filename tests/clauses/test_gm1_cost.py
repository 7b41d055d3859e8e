"""GM1-COST: paying for the tile."""

from __future__ import annotations

import pytest

from hindmost.kernel.foresight import Foresight
from tests.scenario import Scene, run


def test_gm1_cost_01_paid_after_taking_and_before_placing() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-village-plain-wood
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 1
          1,1: s1-forest-plain-a, wood 1
        ---
        0 take 4
        # The position is chosen, then the payment; the tile is still in hand.
        0 place -1,1
        asks 0 pay
        hand s1-village-plain-wood
        seat 0: empty -1,1, wood 2, members 1
        offers: pay wood 0,1 / pay wood 1,1
        0 pay wood 1,1
        # Paid, put down, and only then its immediate effect.
        asks 0 activate
        hand -
        seat 0: wood 1, cell -1,1 s1-village-plain-wood member 1, members 2
    """)


def test_gm1_cost_01_nothing_the_tile_gives_helps_to_pay_for_it() -> None:
    """The 3 coins of Armadale Castle would buy the stone that it costs."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-armadale-castle
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 1
        ---
        0 take 4
        offers: discard
        refuses: place 1,1 GM1-COST-07
        shows: discard = discard armadale-castle
        shows: place -1,-1 = place armadale-castle -1,-1 @ cell:0:-1,-1
    """)


def test_gm1_cost_02_cubes_from_any_tiles_in_any_combination() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-armadale-castle
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 2
          1,1: s1-forest-plain-a, wood 1
          2,1: s1-quarry-plain-a, stone 3
          0,-1: s1-loch-lochy, wood 1, stone 1
        ---
        0 take 4
        0 place -1,1
        offers: pay wood 0,1 / pay wood 1,1 / pay wood 0,-1
        allows: pay wood 0,-1 GM1-COST-02
        # The own cubes are used first.
        refuses: pay wood market GM1-MKT-04
        0 pay wood 0,-1
        # Also from the far end of the territory, or from Loch Lochy.
        offers: pay stone 2,1 / pay stone 0,-1
        0 pay stone 2,1
        seat 0: cell 0,-1 s1-loch-lochy wood 0 stone 1, cell 2,1 s1-quarry-plain-a stone 2, wood 3, stone 3
        # They go to the supply: neither the market nor the other players get anything.
        market: wood 0, stone 0
        seat 0: coins 9
        seat 1: coins 6, wood 0, stone 0
    """)


def test_gm1_cost_02_not_from_the_territory_of_others() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-village-river-wood
        seat 0: coins 0
        seat 1: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 3
        ---
        0 take 4
        offers: discard
    """)


def test_gm1_cost_03_missing_cubes_are_bought() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s2-castle-of-mey
        market: stone 1, cattle 2
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 1
        ---
        # Wood + stone + cattle: the wood is there; 2 coins for the stone, 3 for the cattle.
        0 take 4
        0 place 1,1
        asks 0 activate
        seat 0: coins 1, wood 0, stone 0, cattle 0, cell 1,1 s2-castle-of-mey
        market: wood 0, stone 2, cattle 3
    """)


@pytest.mark.parametrize("tile", ["s2-tavern-plain-a", "s3-tavern-plain"])
def test_gm1_cost_04_a_barrel_for_the_tavern(tile: str) -> None:
    run(f"""
        seats 4
        rondel: 0 1 2 3 {tile}
        seat 0: coins 6, whisky 2
          0,0: start-village, member 1
          0,1: s0-forest-river
        ---
        0 take 4
        0 place 1,1
        seat 0: coins 6, whisky 1, cell 1,1 {tile}
    """)


def test_gm1_cost_04_whisky_cannot_be_bought() -> None:
    """All the coins of the world and the barrels of others do not help; nor does grain with a Distillery at hand."""
    run("""
        seats 4
        rondel: 0 1 2 3 s2-tavern-plain-a
        seat 0: coins 50
          0,0: start-village, member 1
          1,0: s1-distillery-road
          -1,0: s0-cornfield-road, grain 3
        seat 1: coins 6, whisky 4
        ---
        0 take 4
        offers: discard
        refuses: place 1,1 GM1-COST-07
        0 discard
        seat 0: coins 50, tiles 3
        seat 1: whisky 4
    """)


def test_gm1_cost_05_a_clan_member_for_loch_ness_from_any_tile_or_from_parliament() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s2-loch-ness
        seat 0: coins 6, parliament 2
          0,0: start-village, member 2
          1,0: s0-forest-road, member 1
          2,0: s0-quarry-road
          3,0: s0-cornfield-road, member 1
        ---
        0 take 4
        0 place 0,1
        asks 0 pay-member
        hand s2-loch-ness
        offers: pay member 0,0 / pay member 1,0 / pay member 3,0 / pay member parliament
        allows: pay member 3,0 GM1-COST-05
        0 pay member 3,0
        tells: 0 took loch-ness 4 / 0 gave-member 3,0 / 0 placed loch-ness 0,1 / 0 card loch-ness
        seat 0: members 3, parliament 2, cell 3,0 s0-cornfield-road member 0, cell 0,1 s2-loch-ness member 0
        undo
        0 pay member parliament
        tells: 0 gave-member-of-parliament / 0 placed loch-ness 0,1 / 0 card loch-ness
        seat 0: members 4, parliament 1, cell 0,1 s2-loch-ness
    """)


def test_gm1_cost_05_a_clan_member_given_up_no_longer_supports_the_placement() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s2-loch-ness
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river
          0,2: s0-meadow-river, member 1
        ---
        0 take 4
        offers: place 0,3 / place 0,-1
        0 place 0,3
        # Whoever stands on 0,2 is the only one near 0,3.
        offers: pay member 0,0
        refuses: pay member 0,2 GM1-COST-05
        undo
        0 place 0,-1
        offers: pay member 0,2
        refuses: pay member 0,0 GM1-COST-05
        shows: pay member 0,2 = pay-member meadow 0,2 @ cell:0:0,2
    """)


def test_gm1_cost_05_the_last_clan_member_of_the_territory_stays() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s2-loch-ness
        seat 0: coins 6, parliament 1
        ---
        0 take 4
        0 place 0,1
        offers: pay member parliament
        refuses: pay member 0,0 GM1-COST-05
        0 pay member parliament
        seat 0: members 1, parliament 0
    """)


def test_gm1_cost_06_two_cubes_alike_or_different() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-oich
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 2
          1,1: s1-quarry-plain-a, stone 1
        ---
        0 take 4
        0 place 0,-1
        offers: pay wood 0,1 / pay stone 1,1
        0 pay wood 0,1
        offers: pay wood 0,1 / pay stone 1,1
        0 pay wood 0,1
        seat 0: wood 0, stone 1, coins 6
        undo
        0 pay stone 1,1
        seat 0: wood 1, stone 0, coins 6
    """)


def test_gm1_cost_06_whisky_cannot_pay_it() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-oich
        seat 0: coins 1, whisky 9
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 1
        ---
        0 take 4
        0 place 0,-1
        # The wood is given, the other cube must be bought: any kind, at 1 coin.
        offers: pay wood market / pay stone market / pay grain market / pay sheep market / pay cattle market
        0 pay sheep market
        seat 0: wood 0, coins 0, whisky 9
        market: sheep 1, wood 0
    """)
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-oich
        seat 0: coins 0, whisky 9
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 1
        ---
        0 take 4
        offers: discard
    """)


def test_gm1_cost_07_what_cannot_be_paid_is_discarded() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 * * s1-armadale-castle
        seat 0: coins 1
          0,0: start-village, member 1
          0,1: s0-forest-river
        ---
        0 take 6
        asks 0 place
        offers: discard
        refuses: place 1,1 GM1-COST-07
        # A position that would not do anyway is refused for its own reason.
        refuses: place 0,1 GM1-PLACE-01
        0 discard
        discards: s1-armadale-castle
        # The pawn stays; no card, no coins, no clan member; no activation, no move: the next player is asked.
        rondel: - 1 2 3 * * 0
        seat 0: coins 1, members 1, wood 0, tiles 2, cards, cell 0,0 start-village member 1
        asks 1 take
    """)


def test_gm1_cost_07_no_consolation_and_no_loch_ness() -> None:
    """The owner of the Loch Ness card may not even activate one tile."""
    run(
        """
        seats 4
        rondel: 0 s2-tavern-plain-a 1 2 3
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s2-loch-ness
          1,0: s0-cornfield-road
        ---
        0 take 1
        offers: discard
        0 discard
        # Still hindmost: a new turn begins at once.
        asks 0 take
        rondel: - 0 1 2 3
        seat 0: grain 0
    """.replace("        # Still hindmost: a new turn begins at once.\n        asks 0 take\n", "        asks 0 take\n")
    )


def test_gm1_cost_08_with_what_is_held_and_the_coins_held_now() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-village-river-wood
        market: wood 2, stone 2
        seat 0: coins 2
          0,0: start-village, member 1
          1,0: s0-quarry-road, stone 1
        ---
        # Wood costs 3. There are 2 coins, and a stone that is worth 2.
        0 take 4
        offers: discard
        sells: sell stone 1,0
        refuses: place 0,1 GM1-COST-07
        # A sale is never forced: the player may discard instead ...
        0 discard
        discards: s1-village-river-wood
        seat 0: coins 2, stone 1
        asks 1 take
    """)
    run("""
        seats 4
        rondel: 0 1 2 3 s1-village-river-wood
        market: wood 2, stone 2
        seat 0: coins 2
          0,0: start-village, member 1
          1,0: s0-quarry-road, stone 1
        ---
        # ... or sell first and be able to pay.
        0 take 4
        0 sell stone 1,0
        asks 0 place
        offers: place 0,1 / place 0,-1
        refuses: discard GM1-COST-09
        0 place 0,1
        seat 0: coins 1, stone 0, cell 0,1 s1-village-river-wood
        market: wood 3, stone 1
    """)


def test_gm1_cost_08_a_full_row_sells_nothing_for_any_money() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-village-river-wood
        market: wood 3
        seat 0: coins 20
        ---
        0 take 4
        offers: discard
    """)


def test_gm1_cost_09_a_tile_that_can_be_paid_and_placed_must_be() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-village-river-wood
        market: wood 2
        seat 0: coins 3
        ---
        # The last 3 coins for a wood: compulsory, only the position is free.
        0 take 4
        offers: place 0,1 / place 0,-1
        refuses: discard GM1-COST-09
        not offered: end
        0 place 0,-1
        seat 0: coins 0, cell 0,-1 s1-village-river-wood
    """)


def test_gm1_cost_09_a_sale_is_no_way_out() -> None:
    """What a cube is sold for is what it costs to buy back."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-armadale-castle
        market: wood 3, stone 1
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 1
          0,-1: s0-quarry-river, stone 1
        ---
        0 take 4
        0 sell wood 0,1
        0 sell stone 0,-1
        seat 0: coins 4
        offers: place 1,1 / place -1,1 / place 1,-1 / place -1,-1
        refuses: discard GM1-COST-09
        0 place 1,1
        seat 0: coins 3
        market: wood 3, stone 1
    """)


LOCH_NESS = """
    seats 4
    rondel: 0 1 2 3 s2-loch-ness
    seat 0: coins 6
      0,0: start-village, member 1
      0,1: s0-forest-river{second}
      1,0: s0-forest-road
      2,0: s0-quarry-road, member 1
"""


def test_gm1_cost_05_nobody_is_asked_who_is_given_up_where_only_one_can_be() -> None:
    """The one in the village supports the place; it is still an answer of its own, in the record and for undo."""
    scene = Scene(LOCH_NESS.format(second=""))
    scene.game.play(0, "take 4")
    scene.game.play(0, "place 0,-1")
    question = scene.game.questions[0]
    assert question.kind == "pay-member"
    assert question.forced is not None
    assert question.forced.id == "pay member 2,0"
    assert question.default == question.forced
    assert question.detail
    scene.game.undo()
    outcome = Foresight(scene.game, 0).after("place 0,-1")
    assert outcome.assumed == ["pay member 2,0"], "who looks ahead sees the tile placed"


def test_gm1_cost_05_where_two_can_be_given_the_player_is_asked() -> None:
    scene = Scene(LOCH_NESS.format(second=", member 1"))
    scene.game.play(0, "take 4")
    scene.game.play(0, "place 0,-1")
    question = scene.game.questions[0]
    assert [option.id for option in question.options] == ["pay member 0,1", "pay member 2,0"]
    assert question.forced is None
    assert not question.detail
