"""GM1-PLACE: where a tile may go."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more.placing import place_reason
from hindmost.mechanics.placement import legal_cells
from tests.scenario import Scene, run


def test_gm1_place_01_an_empty_position_that_shares_an_edge() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-quarry-plain-a
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river, member 1
          1,1: s1-forest-plain-a, member 1
        ---
        0 take 4
        offers: place -1,1 / place 1,2 / place 2,1
        allows: place 2,1 GM1-PLACE-01
        # Occupied.
        refuses: place 0,0 GM1-PLACE-01
        refuses: place 1,1 GM1-PLACE-01
        # Only a corner in common, with a clan member at it.
        refuses: place 2,2 GM1-PLACE-01
        refuses: place -1,2 GM1-PLACE-01
        refuses: place 1,-1 GM1-PLACE-01
    """)


def test_gm1_place_02_beside_a_clan_member_by_edge_or_corner() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-quarry-plain-a
        seat 0: coins 6
          0,0: start-village
          0,1: s0-forest-river
          1,1: s1-forest-plain-a
          2,1: s1-meadow-plain, member 1
          3,1: s1-pasture-plain
          4,1: s1-cornfield-plain
        ---
        # The clan member on 2,1 reaches the corners above and below 1,1 and 3,1.
        0 take 4
        offers: place 1,2 / place 2,2 / place 3,2 / place 2,0 / place 3,0
        refuses: place 4,2 GM1-PLACE-02
        refuses: place 4,0 GM1-PLACE-02
        refuses: place 5,1 GM1-PLACE-02
        refuses: place -1,1 GM1-PLACE-02
        # 1,0 is beside the road of the start village.
        refuses: place 1,0 GM1-PLACE-04
    """)


def test_gm1_place_02_a_member_of_parliament_supports_nothing() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-quarry-river
        seat 0: coins 6, parliament 5
          0,0: start-village
          0,1: s0-forest-river
          0,2: s0-meadow-river, member 1
        ---
        0 take 4
        offers: place 0,3
        refuses: place 0,-1 GM1-PLACE-02
    """)


def test_gm1_place_02_the_clan_member_a_village_brings_does_not_support_it() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-village-road-free
        seat 0: coins 6
          0,0: start-village
          0,1: s0-forest-river
          0,2: s0-meadow-river, member 1
        ---
        0 take 4
        asks 0 consolation
        discards: s0-village-road-free
    """)


def test_gm1_place_03_river_meets_river() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-quarry-river s1-quarry-plain-a s0-quarry-road
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river, member 1
          1,1: s1-forest-plain-a, member 1
        ---
        # A river tile may not end at a plain one ...
        0 take 4
        offers: place 0,2 / place 0,-1
        refuses: place 1,2 GM1-PLACE-03
        undo
        # ... nor a plain one, nor a road, block the river.
        0 take 5
        refuses: place 0,2 GM1-PLACE-03
        refuses: place 0,-1 GM1-PLACE-03
        undo
        0 take 6
        refuses: place 0,2 GM1-PLACE-03
        refuses: place 0,-1 GM1-PLACE-03
    """)


def test_gm1_place_04_road_meets_road() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-quarry-road s1-quarry-plain-a s0-quarry-river
        seat 0: coins 6
          0,0: start-village, member 1
          1,0: s0-forest-road, member 1
          1,1: s1-forest-plain-a, member 1
        ---
        0 take 4
        offers: place 2,0 / place -1,0
        refuses: place 2,1 GM1-PLACE-04
        undo
        0 take 5
        refuses: place 2,0 GM1-PLACE-04
        refuses: place -1,0 GM1-PLACE-04
        undo
        0 take 6
        refuses: place 2,0 GM1-PLACE-04
        refuses: place -1,0 GM1-PLACE-04
    """)


def test_gm1_place_04_river_and_road_tiles_lie_beside_plain_ones_where_the_edges_match() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-quarry-river s0-quarry-road
        seat 0: coins 6
          0,0: start-village, member 1
          1,0: s0-forest-road
          1,1: s1-forest-plain-a
          0,-1: s0-meadow-river
          -1,-1: s1-quarry-plain-a
        ---
        # A river tile west of a plain one: neither has a road.
        0 take 4
        offers: place 0,1
        undo
        # A road tile north of a plain one: neither has a river.
        0 take 5
        offers: place -1,0
    """)


def test_gm1_place_05_one_river_and_one_road() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-quarry-river s0-quarry-road
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river, member 1
          1,0: s0-forest-road, member 1
        ---
        # West of 0,1 all edges would match, but it would be a second river.
        0 take 4
        offers: place 0,2 / place 0,-1
        refuses: place -1,1 GM1-PLACE-05
        undo
        # South of 1,0 it would be a second road.
        0 take 5
        offers: place 2,0 / place -1,0
        refuses: place 1,-1 GM1-PLACE-05
    """)


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("s3-bridge-river", {"place 0,3", "place 0,-3"}),
        ("s3-quarry-road", {"place 3,0", "place -3,0"}),
    ],
)
def test_gm1_place_05_only_in_column_0_and_row_0(line: str, offered: set[str]) -> None:
    """With clan members everywhere only the four ends of river and road are left."""
    scene = Scene(f"""
        seats 4
        rondel: 0 1 2 3 {line}
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river, member 1
          0,2: s0-quarry-river, member 1
          0,-1: s0-meadow-river, member 1
          0,-2: s0-pasture-river, member 1
          1,0: s0-forest-road, member 1
          2,0: s0-quarry-road, member 1
          -1,0: s0-cornfield-road, member 1
          -2,0: s1-cornfield-road, member 1
          1,1: s1-forest-plain-a, member 1
          -1,-1: s1-forest-plain-b, member 1
    """)
    scene.play(0, "take 4")
    assert set(scene.offers) == offered


def test_gm1_place_06_only_direct_contact_blocks_the_river() -> None:
    run("""
        seats 4
        rondel: 0 s1-quarry-plain-a s1-quarry-plain-b s0-quarry-river 1 2 3
        seat 0: coins 6
          0,0: start-village
          0,1: s0-forest-river
          1,1: s1-forest-plain-a
          1,2: s1-forest-plain-b, member 1
          1,3: s1-meadow-plain
        ---
        # 0,3 is two spaces beyond the river's end, 0,2 directly at it.
        0 take 1
        offers also: place 0,3
        refuses: place 0,2 GM1-PLACE-03
        0 place 0,3
        0 end
        # Now nothing fits between.
        0 take 2
        refuses: place 0,2 GM1-PLACE-03
        undo
        0 take 3
        asks 0 consolation
        discards: s0-quarry-river
    """)


def test_gm1_place_06_only_direct_contact_blocks_the_road() -> None:
    run("""
        seats 4
        rondel: 0 s1-quarry-plain-a s1-quarry-plain-b s0-quarry-road 1 2 3
        seat 0: coins 6
          0,0: start-village, member 1
          1,0: s0-forest-road
          1,1: s1-forest-plain-a
          2,1: s1-forest-plain-b, member 1
          3,1: s1-meadow-plain
        ---
        0 take 1
        offers also: place 3,0
        refuses: place 2,0 GM1-PLACE-04
        0 place 3,0
        0 end
        0 take 2
        refuses: place 2,0 GM1-PLACE-04
        undo
        0 take 3
        offers: place -1,0
        refuses: place 2,0 GM1-PLACE-04
    """)


def test_gm1_place_07_with_only_the_start_village() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-quarry-plain-a s0-quarry-river s0-quarry-road
        ---
        0 take 4
        asks 0 consolation
        discards: s1-quarry-plain-a
        undo
        0 take 5
        offers: place 0,1 / place 0,-1
        undo
        0 take 6
        offers: place 1,0 / place -1,0
    """)


UNREACHABLE_ROAD = """
        seat 0: coins 0
          0,0: start-village
          0,1: s0-forest-river, wood 1
          0,2: s0-meadow-river, member 2
          1,1: s1-forest-plain-a
          1,2: s1-forest-plain-b, member 1
        ---
"""


def test_gm1_place_08_discarded_without_paying_then_one_step() -> None:
    run(
        """
        seats 4
        rondel: 0 1 2 3 s1-fair-road
        """
        + UNREACHABLE_ROAD
        + """
        # The fair costs 1 wood, which is there: it is not paid. The discard is not asked, it is compulsory.
        0 take 4
        asks 0 consolation
        tells: 0 took fair 4 / 0 discarded fair
        hand -
        discards: s1-fair-road
        seat 0: wood 1, tiles 5
        offers: move 0,2 / move 1,2 / end
        # Orthogonal or diagonal, never to parliament.
        0 move 0,2
        asks 0 console-move
        offers: to 0,1 / to 1,1 / to 1,2
        refuses: to parliament GM1-PLACE-08
        0 to 1,1
        tells: 0 moved 0,2 1,1
        # One step, by one clan member.
        offers: end
        seat 0: members 3, cell 0,2 s0-meadow-river member 1, cell 1,1 s1-forest-plain-a member 1
        0 end
        rondel: - 1 2 3 0
        asks 1 take
    """
    )


def test_gm1_place_08_the_move_is_optional() -> None:
    run(
        """
        seats 4
        rondel: 0 1 2 3 s0-quarry-road
        """
        + UNREACHABLE_ROAD
        + """
        0 take 4
        0 end
        asks 1 take
        seat 0: cell 0,2 s0-meadow-river member 2, cell 1,2 s1-forest-plain-b member 1
    """
    )


def test_gm1_place_08_the_player_may_sell_meanwhile() -> None:
    run(
        """
        seats 4
        market: wood 2
        rondel: 0 1 2 3 s0-quarry-road
        """
        + UNREACHABLE_ROAD
        + """
        0 take 4
        sells: sell wood 0,1
        0 sell wood 0,1
        asks 0 consolation
        seat 0: coins 2, wood 0
        offers: move 0,2 / move 1,2 / end
    """
    )


def test_gm1_place_08_checked_before_the_cost() -> None:
    """Neither placeable nor payable: the move is given all the same."""
    run(
        """
        seats 4
        rondel: 0 1 2 3 s1-village-road-stone
        """
        + UNREACHABLE_ROAD
        + """
        0 take 4
        asks 0 consolation
        offers: move 0,2 / move 1,2 / end
    """
    )


def test_gm1_place_08_no_card_no_effect_no_activation() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-donan-castle
        seat 0: coins 20
          0,0: start-village
          0,1: s2-loch-ness
          0,2: s0-meadow-river, member 1
          1,2: s1-forest-plain-a
        ---
        0 take 4
        # With the Loch Ness card too: nothing is activated.
        offers: move 0,2 / end
        seat 0: coins 20, whisky 0, members 1, cards loch-ness, wood 0, sheep 0
        0 end
        asks 1 take
        seat 0: coins 20, whisky 0, members 1, cards loch-ness, wood 0, sheep 0
    """)


def test_gm1_place_08_with_no_tile_to_move_to() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-quarry-plain-a
        ---
        0 take 4
        asks 0 consolation
        offers: end
    """)


def test_gm1_place_09_loch_ness_needs_somebody_who_stays() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s2-loch-ness
        seat 0: coins 6
          0,0: start-village, member 1
          1,0: s0-forest-road
        ---
        # A single clan member, nobody in parliament: not unpayable but unplaceable, with the consolation.
        0 take 4
        asks 0 consolation
        offers: move 0,0 / end
        discards: s2-loch-ness
        seat 0: members 1, cards
    """)


def test_gm1_place_09_is_the_reason_where_the_only_clan_member_would_be_given() -> None:
    """The cell is fine for any other tile with a road."""
    scene = Scene("""
        seats 4
        rondel: 0 1 2 3 s2-loch-ness
        seat 0: coins 6
          0,0: start-village, member 1
    """)
    g = scene.state
    loch_ness = g.kit.number["s2-loch-ness"]
    places = legal_cells(g.estates[0].ground, g.estates[0].members, g.kit.fits[loch_ness])
    assert places
    for cell in places:
        reason = place_reason(g.estates[0], g.kit, loch_ness, cell)
        assert reason is not None
        assert reason.clause == "GM1-PLACE-09"


def test_gm1_place_09_a_position_is_legal_if_a_payment_leaves_somebody_beside_it() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s2-loch-ness s0-quarry-river
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river
          1,0: s0-forest-road
          2,0: s0-quarry-road, member 1
        ---
        # 0,-1: the one on 2,0 can be given; 0,2 is out of reach of both.
        0 take 4
        offers: place 0,-1
        refuses: place 0,2 GM1-PLACE-02
    """)
    run("""
        seats 4
        rondel: 0 1 2 3 s2-loch-ness s0-quarry-river
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river, member 0
        ---
        # For every other tile one clan member is enough.
        0 take 5
        offers: place 0,-1
    """)


def test_gm1_place_10_a_special_tile_gives_its_card_for_good() -> None:
    run("""
        seats 4
        rondel: 0 s2-loch-morar s0-quarry-river 1 2 3
        ---
        0 take 1
        seat 0: cards
        0 place 0,1
        seat 0: cards loch-morar
        seat 1: cards
        0 end
        0 take 2
        0 place 0,-1
        0 end
        # An ordinary tile gives none.
        seat 0: cards loch-morar
    """)
