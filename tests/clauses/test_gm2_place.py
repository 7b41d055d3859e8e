"""GM2-PLACE and GM2-RIVER: where a tile may lie."""

from __future__ import annotations

from tests.glen_more_ii_scenario import run


def test_gm2_place_01_all_rules_must_hold() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
        ---
        0 take 2
        # beside a tile, a Scotsman near, not beside the river
        offers: place 0,1 / place 0,-1 / place 1,1 / place 1,-1
    """)


def test_gm2_place_02_by_an_edge_and_on_an_empty_cell() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
        ---
        0 take 2
        refuses: place -1,1 GM2-PLACE-02
        refuses: place 0,0 GM2-OVER-01
    """)


def test_gm2_place_03_a_scotsman_must_be_adjacent() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
          1,1: s-ballachulish
        ---
        0 take 2
        # (2,1) touches Ballachulish only, where nobody stands
        refuses: place 2,1 GM2-PLACE-03
        refuses: place 1,2 GM2-PLACE-03
    """)


def test_gm2_place_04_he_need_not_stand_on_the_tile_with_the_common_edge() -> None:
    """(1,1) shares an edge with the castle; the Scotsman stands on the village, across the corner."""
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
          0,0: scotsmen 1
          1,0: scotsmen 0
        ---
        0 take 2
        0 place 1,1
        seat 0: cell 1,1 s-inshriach
    """)


def test_gm2_place_05_scotsmen_are_counted_after_the_cost_is_paid() -> None:
    """The only Scotsman would be paid, and then nobody is near any place."""
    run("""
        seats 2
        rondel: 0 1 c-loch-ness s-inshriach
        seat 0: coins 0
          0,0: scotsmen 1
        ---
        refuses: take 2 GM2-TAKE-05
    """)


def test_gm2_place_06_with_macintosh_castles_count_as_scotsmen() -> None:
    position = """
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0{more}
          0,0: scotsmen 0
          0,1: a-halkirk, scotsmen 1
        ---
        0 take 2
        """.replace("a-halkirk", "a-dornie")
    run(position.format(more="") + "not offered: place 1,-1 / place 0,-1")
    run(position.format(more=", domains macintosh") + "offers also: place 1,-1 / place 0,-1")


def test_gm2_river_01_the_river_runs_from_left_to_right_through_the_home_tiles() -> None:
    run("""
        seats 2
        rondel: 0 1 a-halkirk
        seat 0: coins 0
          1,0: scotsmen 1
        ---
        0 take 2
        offers: place -1,0 / place 2,0
    """)


def test_gm2_river_02_a_river_tile_goes_to_an_end_of_the_river() -> None:
    run("""
        seats 2
        rondel: 0 1 a-halkirk
        seat 0: coins 0
          2,0: b-kingussie, scotsmen 1
        ---
        0 take 2
        offers: place -1,0 / place 3,0
        refuses: place 2,1 GM2-RIVER-02
        refuses: place 0,1 GM2-RIVER-02
    """)


def test_gm2_river_03_no_other_tile_beside_a_river_tile_but_above_and_below() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
          1,0: scotsmen 1
        ---
        0 take 2
        refuses: place 2,0 GM2-RIVER-03
        refuses: place -1,0 GM2-RIVER-03
        offers also: place 1,1 / place 1,-1
    """)


def test_gm2_river_04_one_river_in_one_row() -> None:
    scene = run("""
        seats 2
        rondel: 0 1 a-halkirk
        seat 0: coins 0
          0,1: s-inshriach, scotsmen 1
          0,2: s-ballachulish, scotsmen 1
        ---
        0 take 2
        offers: place -1,0
    """)
    assert [each for each in scene.offers if not each.endswith(",0")] == []


BLOCKED = """
    seats 2
    rondel: 0 1 {tile}
    seat 0: coins 0
      1,0: scotsmen 1
      1,1: s-ballachulish
      2,1: s-black-isle, scotsmen 1
      3,1: s-lochridge, scotsmen 1
      {more}
    ---
    0 take 2
"""


def test_gm2_river_05_a_tile_may_lie_in_the_rivers_row_away_from_it() -> None:
    run(BLOCKED.format(tile="s-inshriach", more="") + "    offers also: place 3,0\n    refuses: place 2,0 GM2-RIVER-03")


def test_gm2_river_05_and_then_it_blocks_that_end_of_the_river() -> None:
    run(
        BLOCKED.format(tile="a-halkirk", more="3,0: s-inshriach")
        + "    offers: place -1,0\n    refuses: place 2,0 GM2-RIVER-05"
    )
