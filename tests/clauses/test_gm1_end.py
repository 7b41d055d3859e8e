"""GM1-END: the final scoring and who wins. In most of these scenarios the Die's roll lays the last tile of the game."""

from __future__ import annotations

import pytest

from tests.scenario import Scene, run


def the_end(seats: str) -> Scene:
    """A game for three in which the last tile of stack 3 is laid now, with these seats."""
    scene = run(
        """
        seats 3
        rondel: die 0 1 2
        stack 0:
        stack 1:
        stack 2:
        stack 3: s3-grocer-plain
        """
        + seats
        + """
        ---
        draw die: 1
        over
        """
    )
    assert scene.state.scorings == 3
    return scene


def sheet(scene: Scene, seat: int) -> dict[str, int]:
    """The final scoring's lines for a seat, the three categories aside."""
    categories = ("score-whisky", "score-parliament", "score-cards")
    awards = [award for award in scene.game.score_sheet() if award.seat == seat and award.source not in categories]
    return {award.source: award.vp for award in awards}


def test_gm1_end_01_one_vp_for_each_coin_held() -> None:
    """After the third scoring. Nobody gets the coins that lie on the market."""
    scene = the_end("""
        market: wood 3, sheep 2
        seat 0: coins 0
          0,0: start-village, member 1
        seat 1: coins 1, whisky 1
          0,0: start-village, member 1
        seat 2: coins 17
          0,0: start-village, member 1
    """)
    assert scene.game.scores == (0, 2, 17)
    assert [(award.seat, award.source, award.clause, award.when) for award in scene.game.score_sheet()] == [
        (1, "score-whisky", "GM1-SCORE-03", 3),
        (1, "score-coins", "GM1-END-01", 4),
        (2, "score-coins", "GM1-END-01", 4),
    ]


def test_gm1_end_02_iona_abbey_counts_yellow_tiles() -> None:
    """Forest, Quarry, Distillery and the abbey itself are yellow: 4 x 2. Meadow, village and tavern are not."""
    scene = the_end("""
        seat 1: coins 0
          0,0: start-village, member 1
          1,0: s2-iona-abbey
          2,0: s2-forest-road
          3,0: s1-distillery-road
          1,1: s1-quarry-plain-a
          1,-1: s1-meadow-plain
          2,-1: s2-tavern-plain-a
          2,1: s1-village-plain-wood
    """)
    assert sheet(scene, 1) == {"card-iona-abbey": 8, "score-size": -21}


def test_gm1_end_02_loch_morar_counts_green_tiles() -> None:
    """Cornfield, Meadow and Pasture are green: 3 x 2. The loch itself is blue, a forest yellow, a butcher brown."""
    scene = the_end("""
        seat 1: coins 0
          0,0: start-village, member 1
          0,1: s2-loch-morar
          1,1: s1-cornfield-plain
          -1,1: s1-meadow-plain
          2,1: s1-pasture-plain
          -2,1: s1-forest-plain-a
          -2,2: s1-butcher-sheep
    """)
    assert sheet(scene, 1) == {"card-loch-morar": 6, "score-size": -18}


def test_gm1_end_02_duart_castle_counts_villages() -> None:
    """The start village and two Village tiles: 3 x 3. Castles, its own included, are no villages."""
    scene = the_end("""
        seat 1: coins 0
          0,0: start-village, member 1
          0,1: s1-village-river-wood
          1,1: s2-duart-castle
          -1,1: s1-village-plain-stone
          2,1: s1-armadale-castle
    """)
    assert sheet(scene, 1) == {"card-duart-castle": 9, "score-size": -12}


def test_gm1_end_02_what_the_cards_would_give_is_told_before() -> None:
    """A forest and the abbey itself are yellow, the meadow is not; whoever has no such card is told of none."""
    scene = Scene("""
        seats 2
        rondel: 0 1 s1-quarry-plain-a
        seat 0:
          0,0: start-village, member 1
          1,0: s2-iona-abbey
          1,1: s1-forest-plain-a
          0,1: s1-meadow-plain
    """)
    assert scene.game.view(0)["table"]["scoring"]["at_end"] == [{"card-iona-abbey": 4}, {}]


def test_gm1_end_02_whoever_has_no_card_gets_nothing() -> None:
    """Yellow tiles, green tiles and villages, and the three cards are another player's."""
    scene = the_end("""
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s1-village-river-wood
          1,1: s1-forest-plain-a
          -1,1: s1-meadow-plain
        seat 1: coins 0
          0,0: start-village, member 1
          0,1: s2-loch-morar
          1,1: s2-duart-castle
          1,0: s2-iona-abbey
        seat 2: coins 0
          0,0: start-village, member 1
          0,1: s1-village-river-stone
          1,1: s1-forest-plain-b
          -1,1: s1-pasture-plain
    """)
    assert [sheet(scene, seat) for seat in range(3)] == [
        {},
        {"card-loch-morar": 0, "card-duart-castle": 3, "card-iona-abbey": 2},
        {},
    ]


def test_gm1_end_03_three_vp_for_each_tile_more_than_the_fewest() -> None:
    """Tiles 2, 4, 3, the start village counted for all: nobody has fewer than 2."""
    scene = the_end("""
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-forest-river
        seat 1: coins 0
          0,0: start-village, member 1
          0,1: s0-quarry-river
          1,1: s1-forest-plain-a
          -1,1: s1-meadow-plain
        seat 2: coins 0
          0,0: start-village, member 1
          1,0: s0-quarry-road
          2,0: s0-cornfield-road
    """)
    assert scene.game.scores == (0, -6, -3)
    assert {award.clause for award in scene.game.score_sheet()} == {"GM1-END-03"}


def test_gm1_end_03_discarded_tiles_do_not_count() -> None:
    """Seat 0 takes a tile without a position: discarded, and still the start village alone, like everybody."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-fair-plain
        stack 0:
        stack 1:
        stack 2:
        stack 3: s3-grocer-plain
        ---
        0 take 4
        0 end
        over
        seat 0: tiles 1
        scores: 6 6 6 6
    """)


def test_gm1_end_04_vp_may_become_negative() -> None:
    """No coins and four tiles more: -12; there is no lower limit, and 0 wins."""
    scene = the_end("""
        seat 0: coins 0
          0,0: start-village, member 1
        seat 1: coins 0
          0,0: start-village, member 1
          0,1: s0-quarry-river
          1,1: s1-forest-plain-a
          -1,1: s1-meadow-plain
          0,-1: s0-forest-river
        seat 2: coins 2
          0,0: start-village, member 1
          0,1: s0-meadow-river
    """)
    assert scene.game.scores == (0, -12, -1)
    assert scene.game.winners == (0,)


def test_gm1_end_05_the_most_vp_wins() -> None:
    """Cubes do not matter as long as the VP differ."""
    scene = the_end("""
        seat 0: coins 7
          0,0: start-village, member 1
        seat 1: coins 11
          0,0: start-village, member 1
          0,1: s0-quarry-river, stone 3
        seat 2: coins 9
          0,0: start-village, member 1
    """)
    assert scene.game.scores == (7, 8, 9)
    assert scene.game.winners == (2,)


@pytest.mark.parametrize(("first", "second", "winners"), [(2, 1, (0,)), (1, 3, (1,)), (2, 2, (0, 1)), (0, 0, (0, 1))])
def test_gm1_end_05_a_tie_goes_to_the_most_cubes_and_then_is_shared(
    first: int, second: int, winners: tuple[int, ...]
) -> None:
    """Seat 2 has the most cubes of all, but fewer VP."""
    scene = the_end(f"""
        seat 0: coins 9
          0,0: start-village, member 1
          0,1: s0-quarry-river, stone {first}
        seat 1: coins 9
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep {second}
        seat 2: coins 5
          0,0: start-village, member 1
          0,1: s1-loch-lochy
          0,2: s0-pasture-river, cattle 3
          0,3: s0-forest-river, wood 3
    """)
    assert scene.game.scores == (9, 9, 0)
    assert scene.game.winners == winners


def test_gm1_end_05_all_cubes_of_the_territory_count_and_whisky_does_not() -> None:
    """Seat 0 has three barrels and one cube, seat 1 two cubes on two tiles, one of them Loch Lochy: 9 VP each."""
    scene = the_end("""
        seat 0: coins 6, whisky 3
          0,0: start-village, member 1
          0,1: s0-forest-river
          0,2: s0-quarry-river, stone 1
        seat 1: coins 8
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 1
          0,2: s1-loch-lochy, wood 1
        seat 2: coins 0
          0,0: start-village, member 1
          0,1: s0-pasture-river
          1,0: s0-forest-road
    """)
    assert scene.game.scores == (9, 9, 0)
    assert scene.game.winners == (1,)
