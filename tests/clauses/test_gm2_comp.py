"""GM2-COMP: components and limits."""

from __future__ import annotations

import hindmost
from hindmost.games.glen_more_ii.state import GlenMoreII
from tests.glen_more_ii_scenario import Scene, run


def test_gm2_comp_01_five_resources_and_whisky_is_none() -> None:
    scene = Scene("seats 2")
    assert scene.kit.goods == ("wood", "stone", "barley", "sheep", "cattle")
    run("""
        seats 2
        rondel: 0 1 d-highland-market s-inshriach
        seat 0: coins 0, whisky 5
          -1,1: d-highland-market
          0,1: s-ballachulish
        ---
        0 take 3
        offers also: place 1,1
        0 place 1,1
        not offered: activate -1,1
    """)


def test_gm2_comp_02_nothing_but_scotsmen_and_markers_ever_runs_short() -> None:
    """Forty coins and twenty-five barrels are in the box; nobody counts them."""
    run("""
        seats 2
        rondel: 0 1 a-castle-stalker
        seat 0: coins 60, whisky 40
        seat 1: coins 60, whisky 40
        ---
        0 take 2
        0 place 0,1
        seat 0: coins 61
    """)


def test_gm2_comp_03_nine_scotsmen_at_most_and_one_too_many_is_forfeited() -> None:
    run("""
        seats 2
        rondel: 0 1 c-fort-william
        seat 0: coins 9
          0,0: scotsmen 4
          1,0: scotsmen 5
        ---
        seat 0: reserve 0, scotsmen 9
        0 take 2
        0 place 0,0
        # no tenth Scotsman, but the 2 VP of the tile come
        seat 0: scotsmen 9, vp 2
        tells: 0 bought 1 stone 1 / 0 covered fort-william 0,0 home-village / 0 gained-vp 2 0,0
    """)


def test_gm2_comp_03_a_scotsman_who_was_paid_can_be_gained_again() -> None:
    run("""
        seats 2
        rondel: 0 1 c-loch-ness
        seat 0: coins 0
          0,0: scotsmen 5
          1,0: scotsmen 4
        ---
        seat 0: reserve 0
        0 take 2
        0 pay scotsman 0,0
        seat 0: reserve 1, scotsmen 8
        tells: 0 gave-scotsman 0,0
    """)


def test_gm2_comp_04_ten_markers_and_without_one_a_person_is_taken_all_the_same() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 5, domains douglas douglas douglas douglas douglas douglas douglas douglas douglas douglas
        ---
        seat 0: markers 0
        0 take 2
        asks 0 activate
        seat 0: persons a-robert-i, markers 0, coins 5
        tells: 0 marker-lapsed
    """)


def test_gm2_comp_05_a_tile_holds_three_resources_home_tiles_and_lochs_too() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 5
          0,0: scotsmen 1, wood 3
          1,0: stone 3
          0,1: b-loch-shiel, sheep 2
        ---
        0 take 2
        0 claim gunn
        # only the loch has room, and for one unit only: the owner says which
        offers: put sheep 0,1 / put cattle 0,1
        0 put cattle 0,1
        asks 0 activate
        seat 0: sheep 2, cattle 1
    """)


def test_gm2_comp_05_the_owner_chooses_what_fits_of_two_produced_resources() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
          0,1: b-abernethy, wood 1, stone 1
        ---
        0 take 2
        0 place 1,1
        0 activate 0,1
        offers: choose wood / choose stone
        0 choose stone
        seat 0: cell 0,1 b-abernethy wood 1 stone 2
    """)


def test_gm2_comp_05_room_can_be_made_by_selling() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        market: wood 1
        seat 0: coins 0
          0,1: b-abernethy, wood 2
        ---
        0 take 2
        0 place 1,1
        0 activate 0,1
        offers: choose wood / choose stone
        0 sell wood 0,1
        # now both fit, and nobody is asked
        seat 0: coins 1, cell 0,1 b-abernethy wood 2 stone 1
    """)


def test_gm2_comp_06_any_number_of_scotsmen_on_one_tile() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 5
          0,0: scotsmen 0
          1,0: scotsmen 7
        ---
        0 take 2
        0 claim ross
        0 enlist 1,0
        0 enlist 1,0
        seat 0: cell 1,0 home-castle scotsmen 9
    """)


def test_gm2_comp_07_all_is_open_but_the_order_of_the_stacks() -> None:
    game = hindmost.new_game("glen-more-ii", seats=3, seed=7)
    views = [game.view(seat) for seat in (0, 1, 2, None)]
    for view in views:
        assert view["seats"] == views[0]["seats"]
        assert view["table"] == views[0]["table"]
        assert all(isinstance(number, int) for number in view["table"]["stacks"].values())
        for seat in view["seats"]:
            assert {"coins", "whisky", "cards", "persons", "domains", "vp"} <= set(seat)


def test_gm2_comp_08_a_name_only_identifies_and_types_matter_for_effects() -> None:
    """Balmoral Castle covers a castle, whatever its name."""
    run("""
        seats 2
        rondel: 0 1 d-balmoral-castle
        seat 0: coins 9
          0,0: scotsmen 1
        ---
        0 take 2
        offers: place 1,0
        refuses: place 0,0 GM2-OVER-02
    """)


def test_gm2_comp_09_eight_types_and_worlds_end_has_none() -> None:
    state = hindmost.new_game("glen-more-ii", seats=2, seed=1).state
    assert isinstance(state, GlenMoreII)
    book = state.book
    assert book.type_names == ("village", "castle", "loch", "material", "animal", "whisky", "trade", "person")
    assert book.types[book.worlds_end] == ""
    for name in ("s-inshriach", "s-ballachulish", "s-black-isle"):
        assert book.types[book.number[name]] == "material"
