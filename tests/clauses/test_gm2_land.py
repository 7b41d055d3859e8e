"""GM2-LAND: the eleven landmark cards."""

from __future__ import annotations

import pytest

from tests.glen_more_ii_scenario import Scene, run


@pytest.mark.parametrize(("coins", "vp"), [(0, 0), (3, 6), (8, 16), (11, 19)])
def test_gm2_land_01_armadale_castle_doubles_the_first_eight_coins(coins: int, vp: int) -> None:
    """At the end; further coins are worth 1 VP as usual."""
    scene = run(f"""
        seats 2
        rondel: 0 worlds-end s-lochridge 1
        scorings 3
        stack S:
        stack A:
        stack B:
        stack C:
        stack D:
        seat 0: coins {coins}, cards armadale-castle
        seat 1: cards armadale-castle
        ---
        0 stop 1
        over
    """)
    assert scene.game.scores[0] == vp


def test_gm2_land_02_donan_castle_places_a_marker_for_its_road() -> None:
    run("""
        seats 2
        rondel: 0 1 a-donan-castle
        seat 0: coins 1
          0,1: s-inshriach, wood 1, stone 1
        ---
        0 take 2
        0 pay wood 0,1
        0 pay stone 0,1
        0 place 1,1
        0 effect 2
        0 claim chisholm
        seat 0: coins 0, domains chisholm, cards donan-castle
        shows: put barley 0,0 = put 1 barley home-village 0,0 @ cell:0:0,0
    """)


def test_gm2_land_03_castle_of_mey_activates_all_tiles_each_at_most_once() -> None:
    run("""
        seats 2
        rondel: 0 1 d-castle-of-mey
        seat 0: coins 0
          0,1: s-inshriach, wood 1, stone 1, scotsmen 1
          0,2: s-ballachulish
          0,3: s-black-isle
          0,-1: s-lochridge
        ---
        0 take 2
        0 place -1,1
        offers: activate -1,1 / activate 0,0 / activate 1,0 / activate 0,1 / activate 0,2 / activate 0,3 / activate 0,-1 / end
        0 activate 0,3
        not offered: activate 0,3
        seat 0: barley 1
    """)  # noqa: E501


def test_gm2_land_04_castle_stalker_gives_three_coins() -> None:
    run("""
        seats 2
        rondel: 0 1 a-castle-stalker
        seat 0: coins 0
          0,1: s-inshriach, wood 1, stone 1
        ---
        0 take 2
        0 place 1,1
        seat 0: coins 3, cards castle-stalker
    """)


def test_gm2_land_05_castle_moil_doubles_the_scotsmen_on_the_home_castle() -> None:
    scene = Scene("""
        seats 2
        seat 0: cards castle-moil
          1,0: scotsmen 2
        seat 1: coins 0
          1,0: scotsmen 1
    """)
    counts = scene.game.view()["table"]["scoring"]["counts"]
    assert [count["castle"] for count in counts] == [4, 1]


DUART = """
        seats 2
        rondel: 0 1 b-duart-castle
        seat 0: coins 0
          0,1: s-inshriach, wood 1, stone 1, sheep 1
        ---
        0 take 2
        0 place 1,1
        asks 0 effects
        # a Scotsman, a coin, a marker
        offers: effect 1 / effect 2 / effect 3
"""


def test_gm2_land_06_duart_castle_may_give_its_coin_before_the_marker() -> None:
    scene = run(DUART)
    scene.play(0, "effect 2", "effect 3")
    assert scene.offers == ["claim chisholm", "claim macdonald", "claim macleod", "claim mckinnon", "claim ross"]
    scene.play(0, "claim macdonald", "put wood 0,0", "put stone 0,0")
    assert (scene.seat(0)["coins"], scene.seat(0)["domains"]) == (0, ["macdonald"])


def test_gm2_land_06_or_the_marker_before_the_coin() -> None:
    scene = run(DUART)
    scene.play(0, "effect 3")
    assert scene.offers == ["claim macleod"], "without a coin only the road that costs nothing"
    scene.play(0, "claim macleod")
    assert (scene.seat(0)["coins"], scene.seat(0)["cards"]) == (3 + 1, ["duart-castle"])
    scene.follow("tells: 0 gained-coins-from 3 macleod / 0 gained-scotsmen 1 1,1 / 0 gained-coins 1 1,1")


def test_gm2_land_07_inverness_gives_a_barley_on_its_tile_and_a_barrel() -> None:
    run("""
        seats 2
        rondel: 0 1 b-inverness
        seat 0: coins 0
          2,0: a-halkirk
          1,0: scotsmen 1
          0,1: s-inshriach, wood 1, stone 1
        ---
        0 take 2
        0 place 2,0
        seat 0: cell 2,0 b-inverness barley 1 scotsmen 1, whisky 1, cards inverness
    """)


def test_gm2_land_08_loch_lochy_gives_two_resources_of_choice_on_its_tile() -> None:
    run("""
        seats 2
        rondel: 0 1 a-loch-lochy
        ---
        0 take 2
        0 place -1,0
        0 choose sheep
        0 choose wood
        seat 0: cell -1,0 a-loch-lochy sheep 1 wood 1
        shows: activate 0,0 = activate home-village 0,0 receive 1 movement-point @ cell:0:0,0
        shows: end = end
        shows: activate -1,0 = activate-idle loch-lochy -1,0 @ cell:0:-1,0
        shows: move 0,0 = move-scotsman home-village 0,0 @ cell:0:0,0
        shows: sell wood -1,0 = sell-unwanted 1 wood 0 loch-lochy -1,0 @ cell:0:-1,0 market:wood
    """)


def test_gm2_land_08_what_is_held_least_is_proposed_then_what_sells_best() -> None:
    scene = Scene("seats 2; rondel: 0 1 a-loch-lochy; market: cattle 1, sheep 2; seat 0; 0,0: wood 1, stone 1")
    scene.follow("0 take 2", "0 place -1,0")
    proposed = []
    for _ in range(2):
        default = scene.game.questions[0].default
        assert default is not None
        proposed.append(default.id)
        scene.play(0, default.id)
    assert proposed == ["choose sheep", "choose cattle"]


def test_gm2_land_09_loch_morar_removes_up_to_two_tiles_even_itself() -> None:
    run("""
        seats 2
        rondel: 0 1 d-loch-morar
        seat 0: whisky 1
          0,1: s-inshriach
          0,-1: s-lochridge
        ---
        0 take 2
        0 place 1,1
        asks 0 remove-tiles
        offers also: remove 0,1 / remove 0,-1 / remove 1,1 / pass
        0 remove 0,-1
        0 remove 1,1
        asks 0 activate
        removed: s-lochridge d-loch-morar
        seat 0: cards loch-morar, tiles 3
    """)


def test_gm2_land_09_removing_is_optional() -> None:
    run("""
        seats 2
        rondel: 0 1 d-loch-morar
        seat 0: whisky 1
          0,1: s-inshriach
        ---
        0 take 2
        0 place 1,1
        0 pass
        removed:
        seat 0: tiles 4
    """)


def test_gm2_land_10_loch_ness_activates_one_more_tile_a_turn_anywhere() -> None:
    run("""
        seats 2
        rondel: 0 1 s-black-isle
        seat 0: cards loch-ness
          0,-1: s-lochridge
          0,1: s-inshriach
          0,2: s-ballachulish
        ---
        0 take 2
        0 place 1,-1
        offers also: activate 0,-1 / extra 0,1 / extra 0,2
        # what the placement wakes is activated by it
        not offered: extra 0,-1 / extra 1,-1
        0 extra 0,2
        seat 0: stone 1
        # once in a turn
        not offered: extra 0,1
        0 activate 0,-1
        seat 0: cattle 1
    """)


def test_gm2_land_11_loch_shiel_gives_a_scotsman_on_its_tile_and_a_barrel() -> None:
    run("""
        seats 2
        rondel: 0 1 b-loch-shiel
        seat 0: coins 0
          0,1: s-black-isle, barley 1
        ---
        0 take 2
        0 place 1,1
        seat 0: cell 1,1 b-loch-shiel scotsmen 1, whisky 1, cards loch-shiel
    """)


def test_gm2_land_12_the_scotsman_paid_for_loch_ness_cannot_serve_as_its_neighbour() -> None:
    run("""
        seats 2
        rondel: 0 1 c-loch-ness s-inshriach
        seat 0: coins 0
          2,0: a-halkirk, scotsmen 1
        ---
        # the one at home pays; the one on Halkirk is the neighbour, so the loch goes to the right end
        0 take 2
        offers: place 3,0
        refuses: place -1,0 GM2-PLACE-03
        seat 0: scotsmen 1
    """)


def test_gm2_land_12_with_a_single_scotsman_loch_ness_cannot_be_taken() -> None:
    run("""
        seats 2
        rondel: 0 1 c-loch-ness s-inshriach
        ---
        refuses: take 2 GM2-TAKE-05
    """)


def test_gm2_land_13_loch_ness_works_in_the_turn_it_is_placed_and_with_a_person() -> None:
    run("""
        seats 2
        rondel: 0 1 c-loch-ness a-robert-i
        seat 0: coins 0
          0,0: scotsmen 2
          0,1: s-inshriach
          0,2: s-ballachulish
        ---
        0 take 2
        0 place -1,0
        offers also: extra 0,2
        0 end
        1 take 4
        1 place 0,1
        1 end
        0 take 3
        0 claim macleod
        offers also: extra 0,1 / extra 0,2
        0 extra 0,1
        seat 0: wood 1
    """)


def test_gm2_land_13_not_in_a_turn_that_ends_on_worlds_end() -> None:
    scene = run("""
        seats 2
        rondel: 0 worlds-end s-lochridge 1
        stack S:
        stack A:
        stack B:
        stack C:
        stack D:
        seat 0: cards loch-ness
          0,1: s-inshriach
        ---
        0 stop 1
        over
    """)
    assert scene.seat(0)["wood"] == 0


def test_gm2_land_14_each_card_counts_whatever_happened_to_its_tile() -> None:
    scene = Scene("""
        seats 2
        seat 0: cards loch-morar castle-stalker
          2,0: a-halkirk > b-inverness > c-fort-william
    """)
    counts = scene.game.view()["table"]["scoring"]["counts"]
    assert [count["landmarks"] for count in counts] == [3, 0]
