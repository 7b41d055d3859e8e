"""EX: the worked examples of Glen More that come from the published rules."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more.scoring import tally
from hindmost.games.glen_more.state import PARLIAMENT
from tests.scenario import Scene, run


def test_ex_01_whisky_2_4_7() -> None:
    run("""
        seats 3
        rondel: die 0 1 2
        stack 0:
        stack 1: s1-fair-plain
        seat 0: whisky 2
          0,0: start-village, member 1
        seat 1: whisky 4
          0,0: start-village, member 1
        seat 2: whisky 7
          0,0: start-village, member 1
        ---
        draw die: 1
        scorings 1
        seat 0: vp 0
        seat 1: vp 2
        seat 2: vp 8
    """)


def territory(seat: int, river: str, road: str, plain: str) -> str:
    """A territory without coins: river tiles north of the start village, road tiles west of it, a row of plain ones."""
    lines = [f"seat {seat}: coins 0", "  0,0: start-village, member 1"]
    lines += [f"  0,{place}: {tile}" for place, tile in enumerate(river.split(), start=1)]
    lines += [f"  {-place},0: {tile}" for place, tile in enumerate(road.split(), start=1)]
    lines += [f"  {place},1: {tile}" for place, tile in enumerate(plain.split(), start=1)]
    return "\n".join(lines)


def test_ex_02_tiles_15_13_16() -> None:
    scene = run(
        "\n".join(
            [
                "seats 3",
                "rondel: die 0 1 2",
                "stack 0:",
                "stack 1:",
                "stack 2:",
                "stack 3: s3-grocer-plain",
                territory(
                    0,
                    "s0-forest-river s0-quarry-river s0-meadow-river",
                    "s1-cornfield-road s1-distillery-road",
                    "s1-forest-plain-a s1-forest-plain-b s1-quarry-plain-a s1-quarry-plain-b s1-cornfield-plain "
                    "s1-meadow-plain s1-pasture-plain s1-distillery-plain s1-village-plain-stone",
                ),
                territory(
                    1,
                    "s0-pasture-river s1-village-river-stone s1-village-river-wood",
                    "s1-village-road-stone s1-fair-road",
                    "s1-village-plain-wood s1-butcher-sheep s1-butcher-cattle s1-fair-plain s2-quarry-plain "
                    "s2-cornfield-plain-a s2-cornfield-plain-b",
                ),
                territory(
                    2,
                    "s2-meadow-river s2-village-river-stone s3-village-river-wood s3-bridge-river",
                    "s2-forest-road s2-pasture-road",
                    "s2-distillery-plain s2-village-plain-wood s2-butcher-mixed s2-tavern-plain-a s2-tavern-plain-b "
                    "s3-forest-plain s3-cornfield-plain s3-meadow-plain s3-pasture-plain",
                ),
                "---",
                "draw die: 1",
                "over",
                "seat 0: tiles 15",
                "seat 1: tiles 13",
                "seat 2: tiles 16",
                "scores: -6 0 -9",
                "winners: 1",
            ]
        )
    )
    assert [award.source for award in scene.game.score_sheet()] == ["score-size", "score-size"]


@pytest.mark.parametrize(("difference", "vp"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 8)])
@pytest.mark.parametrize("category", ["whisky", "parliament"])
def test_ex_03_differences_1_to_6(category: str, difference: int, vp: int) -> None:
    run(f"""
        seats 2
        rondel: die 0 1
        stack 0:
        stack 1: s1-fair-plain
        seat 0: {category} 1
          0,0: start-village, member 1
        seat 1: {category} {1 + difference}
          0,0: start-village, member 1
        ---
        draw die: 1
        awards 0:
        awards 1: score-{category} {vp}
    """)


def test_ex_04_castle_of_mey_with_2_members_counts_5() -> None:
    """And 5 more than the fewest is worth 8 VP."""
    scene = run("""
        seats 2
        rondel: die 0 1
        stack 0:
        stack 1: s1-fair-plain
        seat 0: parliament 2
          0,0: start-village, member 1
          0,1: s0-quarry-river
          1,1: s2-castle-of-mey
        ---
        draw die: 1
        awards 0: score-parliament 8, score-cards 1
    """)
    assert tally(scene.state, 0, PARLIAMENT) == 5


def test_ex_05_two_bonnets_are_two_members() -> None:
    """As many as 3 members without a card: the two categories of parliament are level."""
    scene = Scene("""
        seats 2
        seat 0: parliament 1
          0,0: start-village, member 1
          0,1: s1-castle-stalker, member 2
          1,1: s1-armadale-castle
        seat 1: parliament 3
          0,0: start-village, member 1
    """)
    assert [tally(scene.state, seat, PARLIAMENT) for seat in range(2)] == [3, 3]
