"""GM2-OVER: overlay tiles."""

from __future__ import annotations

from tests.glen_more_ii_scenario import Scene, run

INVERNESS = """
        seats 2
        rondel: 0 1 b-inverness
        seat 0: coins 0
          0,1: s-inshriach, wood 1, stone 1
          1,0: scotsmen 1
"""


def covering(halkirk: str) -> Scene:
    """Inverness is in the hand; Halkirk lies right of the home castle, with these contents."""
    scene = Scene(INVERNESS + f"          2,0: a-halkirk{halkirk}\n")
    scene.play(0, "take 2")
    return scene


def test_gm2_over_01_an_overlay_goes_on_a_tile_never_on_an_empty_cell() -> None:
    scene = covering("")
    assert scene.offers == ["place 0,0", "place 2,0"]
    assert scene.why("place 3,0") == "GM2-OVER-01"


def test_gm2_over_01_other_tiles_never_cover() -> None:
    run("""
        seats 2
        rondel: 0 1 a-dornie
        seat 0: coins 1
        ---
        0 take 2
        refuses: place 0,0 GM2-OVER-01
    """)


def test_gm2_over_02_the_covered_tile_is_of_the_same_type() -> None:
    """Inverness is a village: not on the home castle, though the river fits."""
    assert covering("").why("place 1,0") == "GM2-OVER-02"


def test_gm2_over_03_river_on_river_and_none_on_none() -> None:
    run("""
        seats 2
        rondel: 0 1 b-inverness
        seat 0: coins 0
          1,1: a-dornie, wood 1, stone 1
          1,0: scotsmen 1
        ---
        0 take 2
        refuses: place 1,1 GM2-OVER-03
    """)


def test_gm2_over_03_none_on_river_neither() -> None:
    """Abernethy has no river, Strathearn and Inshriach are of its type: only the one without a river can be covered."""
    run("""
        seats 2
        rondel: 0 1 b-abernethy
        seat 0: coins 1
          2,0: a-strathearn
          1,1: s-inshriach
          1,0: scotsmen 1
        ---
        0 take 2
        offers: place 1,1
        refuses: place 2,0 GM2-OVER-03
    """)
    run("""
        seats 2
        rondel: 0 1 b-abernethy
        seat 0: coins 1
          2,0: a-strathearn
          1,0: scotsmen 1
        ---
        refuses: take 2 GM2-TAKE-05
    """)


def test_gm2_over_04_of_two_tiles_only_the_one_with_a_scotsman_beside_it_can_be_covered() -> None:
    run("""
        seats 2
        rondel: 0 1 b-abernethy
        seat 0: coins 1
          1,1: s-inshriach
          1,2: s-lochridge
          1,3: s-glen-etive
          1,4: s-ballachulish, scotsmen 1
          1,0: scotsmen 1
        ---
        0 take 2
        offers: place 1,1
        # the Scotsman on the tile itself does not count
        refuses: place 1,4 GM2-OVER-04
    """)


def test_gm2_over_04_a_scotsman_stands_beside_and_one_on_the_covered_tile_does_not_count() -> None:
    run("""
        seats 2
        rondel: 0 1 b-inverness
        seat 0: coins 0
          1,1: s-inshriach, wood 1, stone 1
          2,0: a-halkirk, scotsmen 1
        ---
        # the Scotsman at home is not beside Halkirk, that on Halkirk not beside the home village
        refuses: take 2 GM2-TAKE-05
        shows: take 12 = take-pay butcher 12 12 1 wood 0 @ rondel:12
        shows: take 2 = take-unplaceable inverness 2 2 and 1 wood 1 stone 0 @ rondel:2
    """)


def test_gm2_over_05_resources_and_scotsmen_move_up() -> None:
    scene = covering(", wood 1, sheep 1, scotsmen 2")
    scene.play(0, "pay wood 0,1", "place 2,0")
    assert scene.cell(0, "2,0") == {
        "tile": "b-inverness",
        "wood": 1,
        "stone": 0,
        "barley": 1,  # from the card
        "sheep": 1,
        "cattle": 0,
        "member": 3,  # one more from Inverness itself
        "scotsmen": 3,
    }


def test_gm2_over_06_only_the_top_tile_is_activated_and_counted() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 4
          2,0: a-halkirk > b-inverness
          1,1: a-dornie
          1,0: scotsmen 1
        ---
        0 take 2
        # home village, Dornie, Inverness: three villages, not four
        0 claim brodie
        seat 0: vp 5, tiles 4
    """)


def test_gm2_over_07_what_the_covered_tile_once_gave_is_kept() -> None:
    run("""
        seats 2
        rondel: 0 1 c-fort-william
        seat 0: whisky 1
          2,0: a-halkirk > b-inverness, scotsmen 2
          1,0: scotsmen 1
          0,1: s-inshriach, wood 1, stone 1
        ---
        0 take 2
        0 place 2,0
        seat 0: cards inverness, whisky 1, vp 2, cell 2,0 c-fort-william scotsmen 3
    """)


def test_gm2_over_08_overlays_landmarks_and_home_tiles_may_be_covered() -> None:
    """The home castle stays the home castle under Balmoral: Scotsmen there still count."""
    scene = run("""
        seats 2
        rondel: 0 1 d-balmoral-castle
        seat 0: coins 0
          1,0: scotsmen 2
          0,1: s-inshriach, wood 1, stone 2
        ---
        0 take 2
        0 place 1,0
        seat 0: cell 1,0 d-balmoral-castle scotsmen 2, vp 5
    """)
    assert scene.game.view()["table"]["scoring"]["counts"][0]["castle"] == 2


def test_gm2_over_08_an_overlay_covers_an_overlay() -> None:
    run("""
        seats 2
        rondel: 0 1 c-fort-william
        seat 0: coins 0
          2,0: a-halkirk > b-inverness
          1,0: scotsmen 1
          0,1: s-inshriach, wood 1, stone 1
        ---
        0 take 2
        offers: place 0,0 / place 2,0
    """)


def test_gm2_over_09_an_overlay_has_its_effects_and_wakes_its_neighbours() -> None:
    scene = covering("")
    scene.play(0, "place 2,0")
    assert {"activate 2,0", "activate 1,0"} <= set(scene.offers)
    assert "activate 0,0" not in scene.offers
