"""GM1-CLAN: clan members on the move."""

from __future__ import annotations

import pytest

from tests.scenario import run


def test_gm1_clan_01_a_step_to_a_neighbouring_tile() -> None:
    """Orthogonal or diagonal, to any of the neighbours and no further."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river, member 1
          0,-1: s0-quarry-river
          -1,1: s1-forest-plain-a
        ---
        0 take 4
        0 place 1,0
        0 activate 0,0
        0 move 0,1
        asks 0 move-to
        offers: to 0,0 / to 1,0 / to -1,1 / to parliament
        0 to 1,0
        seat 0: cell 0,1 member 0, cell 1,0 member 1, members 2
        refuses: move 1,0 GM1-CLAN-03
    """)


def test_gm1_clan_01_any_clan_member_and_not_only_one_on_the_activated_tile() -> None:
    """The start village, on which nobody stands, is activated; the movement goes to somebody far away."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village
          0,1: s0-meadow-river, member 2
          0,-1: s0-quarry-river
          0,-2: s0-pasture-river, member 1
        ---
        0 take 4
        0 place 1,0
        0 activate 0,0
        offers: activate 1,0 / activate 0,1 / activate 0,-1 / move 0,1 / move 0,-2 / end
        allows: move 0,-2 GM1-CLAN-01
        0 move 0,-2
        offers: to 0,-1 / to parliament
        allows: to 0,-1 GM1-CLAN-01
        0 to 0,-1
        seat 0: cell 0,-2 member 0, cell 0,-1 member 1, cell 0,1 member 2
    """)


TWO_MOVEMENTS = """
    seats 4
    rondel: 0 1 2 3 s0-forest-river
    seat 0: coins 0
      0,0: start-village, member 1
      1,0: s0-village-road-free, member 1
      2,0: s0-quarry-road
    ---
    0 take 4
    0 place 0,1
    0 activate 0,0
    0 activate 1,0
"""


def test_gm1_clan_02_both_movements_for_one_clan_member() -> None:
    run(
        TWO_MOVEMENTS
        + """
    0 move 0,0
    0 to 1,0
    0 move 1,0
    0 to 2,0
    seat 0: cell 0,0 member 0, cell 1,0 member 1, cell 2,0 member 1
    offers: activate 0,1 / end
    """
    )


def test_gm1_clan_02_the_movements_for_two_clan_members() -> None:
    run(
        TWO_MOVEMENTS
        + """
    0 move 0,0
    0 to 0,1
    0 move 1,0
    0 to 2,0
    seat 0: cell 0,0 member 0, cell 0,1 member 1, cell 1,0 member 0, cell 2,0 member 1
    offers: activate 0,1 / end
    """
    )


def test_gm1_clan_03_not_before_the_activation_that_gives_it() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        ---
        not offered: move 0,0
        0 take 4
        not offered: move 0,0
        0 place 0,1
        refuses: move 0,0 GM1-CLAN-03
        0 activate 0,1
        refuses: move 0,0 GM1-CLAN-03
        0 activate 0,0
        allows: move 0,0 GM1-CLAN-01
    """)


def test_gm1_clan_03_at_any_later_moment_of_step_3() -> None:
    """Kept while other tiles are activated and cubes are sold."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        market: wood 1
        ---
        0 take 4
        0 place 0,1
        0 activate 0,0
        0 activate 0,1
        0 sell wood 0,1
        offers: move 0,0 / end
        0 move 0,0
        0 to 0,1
        seat 0: cell 0,0 member 0, cell 0,1 member 1, coins 7
        offers: end
    """)


def test_gm1_clan_03_unused_movements_are_lost() -> None:
    """The same player is hindmost again: last turn's movement is gone."""
    run("""
        seats 4
        rondel: 0 s0-forest-river s0-quarry-river s0-cornfield-road s1-fair-plain 1 2 3
        ---
        0 take 1
        0 place 0,1
        0 activate 0,0
        offers also: move 0,0
        0 end
        asks 0 take
        not offered: move 0,0
        0 take 2
        0 place 0,-1
        refuses: move 0,0 GM1-CLAN-03
        0 activate 0,0
        0 move 0,0
        0 to 0,1
        refuses: move 0,1 GM1-CLAN-03
    """)


def test_gm1_clan_03_the_moment_changes_nothing() -> None:
    """The same activations and the same step, early, in the middle and late: the same position."""
    positions = set()
    for steps in (
        ("activate 0,0", "move 0,0", "to 1,0", "activate 0,1", "activate 1,0"),
        ("activate 0,0", "activate 0,1", "move 0,0", "to 1,0", "activate 1,0"),
        ("activate 0,1", "activate 0,0", "activate 1,0", "move 0,0", "to 1,0"),
    ):
        scene = run("""
            seats 4
            rondel: 0 1 2 3 s0-forest-river
            seat 0: coins 0
              0,0: start-village, member 1
              1,0: s0-quarry-road
            ---
            0 take 4
            0 place 0,1
        """)
        scene.play(0, *steps)
        assert scene.cell(0, "1,0") == {
            "tile": "s0-quarry-road", "member": 1, "wood": 0, "stone": 1, "grain": 0, "sheep": 0, "cattle": 0
        }  # fmt: skip
        positions.add(scene.game.hash())
    assert len(positions) == 1


def test_gm1_clan_04_to_parliament_from_any_tile() -> None:
    """Both the one on the activated tile and the one on a tile out of reach may go."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0, parliament 1
          0,0: start-village, member 1
          0,-1: s0-quarry-river
          0,-2: s0-pasture-river, member 1
        ---
        0 take 4
        0 place 1,0
        0 activate 0,0
        0 move 0,-2
        allows: to parliament GM1-CLAN-04
        0 to parliament
        seat 0: parliament 2, members 1, cell 0,-2 member 0, cell 0,0 member 1
        offers: activate 1,0 / activate 0,-1 / end
        refuses: move 0,0 GM1-CLAN-03
        undo
        undo
        0 move 0,0
        0 to parliament
        seat 0: parliament 2, members 1, cell 0,-2 member 1, cell 0,0 member 0
    """)


def test_gm1_clan_05_the_last_clan_member_stays() -> None:
    """Three movements and three clan members: two may go to parliament, not the third."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-armadale-castle
        seat 0: coins 0
          0,0: start-village, member 1
          1,0: s0-village-road-free, member 1
          0,1: s1-loch-lochy, wood 1, stone 1
        ---
        0 take 4
        0 place 1,1
        0 activate 1,1
        0 activate 1,0
        0 activate 0,0
        0 move 1,1
        0 to parliament
        0 move 0,0
        0 to parliament
        0 move 1,0
        refuses: to parliament GM1-CLAN-05
        offers: to 0,0 / to 0,1 / to 1,1
        0 to 0,1
        seat 0: parliament 2, members 1
    """)


def test_gm1_clan_06_nobody_returns_from_parliament() -> None:
    """Two movements, two members of parliament: only the clan member on a tile can be moved."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-village-road-free
        seat 0: coins 0, parliament 2
          0,0: start-village
          0,1: s0-meadow-river, member 1
          1,1: s1-forest-plain-a
        ---
        0 take 4
        0 place 1,0
        0 activate 1,0
        0 activate 0,0
        offers: activate 0,1 / activate 1,1 / move 0,1 / move 1,0 / end
        0 move 1,0
        offers: to 0,0 / to 0,1 / to 1,1 / to parliament
        0 to 0,0
        offers also: move 0,0 / move 0,1
        not offered: move parliament / move 1,0
        seat 0: parliament 2, members 2
    """)


def test_gm1_clan_06_but_for_the_payment_of_loch_ness() -> None:
    """Who pays goes to the supply, not to the territory."""
    run("""
        seats 4
        rondel: 0 1 2 3 s2-loch-ness
        seat 0: coins 0, parliament 2
          0,0: start-village, member 1
        ---
        0 take 4
        0 place 0,1
        0 pay member parliament
        seat 0: parliament 1, members 1, cards loch-ness
    """)


@pytest.mark.parametrize(
    ("tile", "colour"),
    [
        ("s0-forest-river", "yellow"),
        ("s0-meadow-river", "green"),
        ("s3-bridge-river", "brown"),
        ("s1-village-river-wood", "grey"),
        ("s2-loch-morar", "blue"),
    ],
)
def test_gm1_clan_07_any_number_on_one_tile_of_any_colour(tile: str, colour: str) -> None:
    scene = run(f"""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: {tile}, member 3
        ---
        0 take 4
        0 place 1,0
        0 activate 0,0
        0 move 0,0
        0 to 0,1
        seat 0: cell 0,1 member 4, members 4
    """)
    assert scene.kit.colours[scene.kit.number[tile]] == colour


def test_gm1_clan_07_castle_stalker_starts_with_two() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-castle-stalker
        seat 0: coins 0
          0,0: start-village, member 1
          0,-1: s1-loch-lochy, wood 1, stone 1
        ---
        0 take 4
        0 place 0,1
        seat 0: cell 0,1 member 2
        0 activate 0,0
        0 activate 0,1
        0 move 0,0
        0 to 0,1
        seat 0: cell 0,1 member 3, members 3
    """)


def test_gm1_clan_08_clan_members_in_the_territory_score_nothing() -> None:
    """Seven at home against one each: neither the third scoring nor the final scoring sees them."""
    run("""
        seats 5
        stack 1:
        stack 2:
        stack 3: s3-grocer-plain
        seat 0: coins 0
          0,0: start-village, member 1
        seat 1: coins 0
          0,0: start-village, member 7
        ---
        0 take 5
        0 place 0,1
        0 end
        over
        awards 0: score-size -3
        awards 1:
        scores: -3 0 6 6 6
    """)
