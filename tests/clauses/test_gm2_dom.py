"""GM2-DOM: what each domain of the clan board brings."""

from __future__ import annotations

import pytest

from tests.glen_more_ii_scenario import Scene, run

TAKEN = """
seats 2
rondel: 0 1 a-robert-i
seat 0: coins 9
"""
"""Seat 0 may take Robert I, who costs nothing, and so claim a domain."""


def claimed(domain: str, territory: str = "", **changes: str) -> Scene:
    """Seat 0 has taken Robert I with this territory and claimed the domain."""
    position = TAKEN
    for old, new in changes.items():
        position = position.replace(f"{old} 9", f"{old} {new}")
    scene = Scene(position + territory)
    scene.play(0, "take 2", f"claim {domain}")
    return scene


VILLAGES = {
    2: "  2,0: a-halkirk\n",
    3: "  2,0: a-halkirk\n  1,1: a-dornie\n",
    4: "  2,0: a-halkirk\n  1,1: a-dornie\n  0,1: b-plockton\n",
    5: "  2,0: a-halkirk\n  1,1: a-dornie\n  0,1: b-plockton\n  3,0: b-kingussie\n",
}
"""By the number of villages, the home village included."""


@pytest.mark.parametrize(("villages", "vp"), [(2, 0), (3, 5), (4, 8), (5, 8)])
def test_gm2_dom_01_brodie_counts_villages(villages: int, vp: int) -> None:
    assert claimed("brodie", VILLAGES[villages]).seat(0)["vp"] == vp


def test_gm2_dom_01_brodie_counts_visible_tiles_only() -> None:
    """Inverness on Halkirk is one village."""
    scene = claimed("brodie", "  2,0: a-halkirk > b-inverness\n  1,1: a-dornie\n")
    assert scene.seat(0)["vp"] == 5


def test_gm2_dom_02_cameron_activates_a_trade_tile_and_gives_three_movement_points() -> None:
    scene = claimed("cameron", "  0,1: a-butcher, cattle 1\n  1,1: s-inshriach\n")
    assert scene.asked == (0, "activate-types")
    assert {"activate 0,1", "pass"} <= set(scene.offers), "activations are optional"
    assert "activate 1,1" not in scene.offers, "the forest is no trade tile"
    scene.play(0, "activate 0,1", "give 1 cattle", "pay cattle 0,1")
    assert scene.seat(0)["vp"] == 3
    assert scene.state.movement == 3


def test_gm2_dom_03_chisholm_gives_a_barley_and_a_scotsman_on_any_tiles() -> None:
    scene = claimed("chisholm", "  0,1: s-ballachulish\n")
    scene.play(0, "put barley 0,1", "enlist 1,0")
    assert scene.cell(0, "0,1") == scene.cell(0, "0,1") | {"barley": 1}  # type: ignore[operator]
    castle = scene.cell(0, "1,0")
    assert castle is not None
    assert castle["scotsmen"] == 1


def test_gm2_dom_04_douglas_gives_three_vp_and_is_never_closed() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i a-william-wallace
        seat 0: coins 5, domains douglas
        ---
        # once it carries a marker the road to it costs nothing
        roads: douglas 0
        0 take 2
        0 claim douglas
        seat 0: vp 3, coins 5, domains douglas douglas
        0 end
        1 take 3
        1 claim douglas
        seat 1: vp 3, coins 0, domains douglas
    """)


GRANT = "  0,0: scotsmen 1\n  1,0: scotsmen 2\n  1,1: s-inshriach, scotsmen 1\n  0,1: s-ballachulish, scotsmen 1\n"


@pytest.mark.parametrize(
    ("more", "vp"),
    [
        ("", 0),
        ("  0,-1: s-lochridge, scotsmen 1\n", 5),
        ("  0,-1: s-lochridge, scotsmen 1\n  1,-1: s-black-isle, scotsmen 1\n", 8),
    ],
)
def test_gm2_dom_05_grant_counts_tiles_with_scotsmen(more: str, vp: int) -> None:
    assert claimed("grant", GRANT + more).seat(0)["vp"] == vp


def test_gm2_dom_06_gunn_gives_a_sheep_and_a_cattle() -> None:
    scene = claimed("gunn")
    scene.play(0, "put sheep 0,0", "put cattle 1,0")
    assert (scene.seat(0)["sheep"], scene.seat(0)["cattle"]) == (1, 1)


def test_gm2_dom_07_macdonald_gives_a_wood_and_a_stone() -> None:
    scene = claimed("macdonald")
    scene.play(0, "put wood 0,0", "put stone 0,0")
    assert (scene.seat(0)["wood"], scene.seat(0)["stone"]) == (1, 1)


def test_gm2_dom_08_macdonell_may_activate_a_material_and_a_whisky_tile() -> None:
    scene = claimed("macdonell", "  0,1: s-ballachulish\n  1,1: a-pulteney, barley 1\n  0,-1: s-lochridge\n")
    offered = set(scene.offers)
    assert {"activate 0,1", "pass"} <= offered
    assert "activate 0,-1" not in offered, "an animal tile is neither"
    scene.play(0, "activate 0,1", "activate 1,1", "pay barley 1,1")
    assert (scene.seat(0)["stone"], scene.seat(0)["whisky"], scene.seat(0)["barley"]) == (1, 1, 0)


def test_gm2_dom_09_macgregor_gives_three_vp_instead_of_a_barrel_when_one_likes() -> None:
    scene = run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0, domains macgregor
          0,1: a-pulteney, barley 2
        ---
        0 take 2
        0 place 1,1
        0 activate 0,1
        offers: distil whisky / distil vp
    """)
    other = scene.game.clone()
    scene.play(0, "distil vp")
    assert (scene.seat(0)["vp"], scene.seat(0)["whisky"], scene.seat(0)["barley"]) == (3, 0, 1)
    other.play(0, "distil whisky")
    assert (other.view()["seats"][0]["vp"], other.view()["seats"][0]["whisky"]) == (0, 1)
    scene.follow("tells: 0 distilled-vp 3")


def test_gm2_dom_09_macgregor_is_only_for_tiles_that_yield_a_barrel() -> None:
    """Kingshouse Inn is a whisky tile that gives VP."""
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: domains macgregor
          0,1: b-kingshouse-inn
        ---
        0 take 2
        0 place 1,1
        0 activate 0,1
        asks 0 activate
        seat 0: vp 2
    """)


@pytest.mark.parametrize(
    ("domains", "expected"),
    [("domains macintosh", "offers also: place 2,1 / place 2,-1"), ("coins 0", "refuses: place 2,1 GM2-PLACE-03")],
)
def test_gm2_dom_10_macintosh_lets_castles_count_as_scotsmen_for_placing(domains: str, expected: str) -> None:
    run(f"""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: {domains}
          2,0: a-halkirk
        ---
        0 take 2
        {expected}
    """)


def test_gm2_dom_11_maclachlan_turns_unspent_movement_into_vp() -> None:
    run("""
        seats 2
        rondel: 0 1 a-halkirk
        seat 0: domains maclachlan
          1,0: scotsmen 1
        ---
        0 take 2
        0 place 2,0
        0 activate 2,0
        0 activate 1,0
        movement 2
        0 move 0,0
        0 to 1,0
        movement 1
        0 end
        awards 0: domain-maclachlan 1
    """)


def test_gm2_dom_12_maclean_may_activate_an_animal_and_a_whisky_tile() -> None:
    scene = claimed("maclean", "  0,1: s-ballachulish\n  1,1: a-pulteney, barley 1\n  0,-1: s-lochridge\n")
    assert {"activate 0,-1", "pass"} <= set(scene.offers)
    assert "activate 0,1" not in scene.offers, "a material tile is neither"
    scene.play(0, "activate 0,-1", "pass")
    assert (scene.seat(0)["cattle"], scene.seat(0)["whisky"]) == (1, 0)


def test_gm2_dom_13_macleod_gives_three_coins() -> None:
    assert claimed("macleod", coins="2").seat(0)["coins"] == 5


def test_gm2_dom_14_macmillan_removes_a_tile_and_must() -> None:
    scene = claimed("macmillan", "  0,1: s-ballachulish, stone 1\n  0,2: s-inshriach\n")
    assert scene.asked == (0, "remove-tiles")
    assert scene.offers == ["remove 0,2"], "0,1 holds 0,2 to the territory; home tiles stay; declining is not offered"
    scene.play(0, "remove 0,2")
    assert scene.cell(0, "0,2") is None


def test_gm2_dom_14_macmillan_does_nothing_where_no_tile_may_go() -> None:
    scene = claimed("macmillan")
    assert scene.asked == (0, "activate")
    assert scene.seat(0)["domains"] == ["macmillan"]


OVERLAYS = {
    1: "  2,0: a-halkirk > b-inverness\n",
    2: "  2,0: a-halkirk > b-inverness\n  1,1: s-inshriach > b-abernethy\n",
    3: "  2,0: a-halkirk > b-inverness > c-fort-william\n  1,1: s-inshriach > b-abernethy\n",
}


@pytest.mark.parametrize(("overlays", "vp"), [(1, 0), (2, 5), (3, 8)])
def test_gm2_dom_15_macpherson_counts_overlays_and_covered_ones_too(overlays: int, vp: int) -> None:
    assert claimed("macpherson", OVERLAYS[overlays]).seat(0)["vp"] == vp


def test_gm2_dom_16_mckay_brings_david_hume_without_a_marker() -> None:
    scene = claimed("mckay")
    assert scene.seat(0)["persons"] == ["a-robert-i", "david-hume"]
    assert scene.seat(0)["domains"] == ["mckay"]
    assert scene.asked == (0, "activate")


def test_gm2_dom_17_mckinnon_gives_a_scotsman_and_two_coins() -> None:
    scene = claimed("mckinnon", coins="1")
    scene.play(0, "enlist 1,0")
    assert (scene.seat(0)["coins"], scene.seat(0)["scotsmen"]) == (2, 2)


def test_gm2_dom_18_munro_takes_a_tile_from_the_discard_pile_without_its_cost() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 2
        discards: b-kingshouse-inn
        ---
        0 take 2
        0 claim munro
        # it would cost a barrel
        offers: fetch b-kingshouse-inn
        0 fetch b-kingshouse-inn
        0 place 0,1
        seat 0: coins 0, cell 0,1 b-kingshouse-inn
        tells: 0 fetched kingshouse-inn / 0 placed kingshouse-inn 0,1
        shows: pass = pass-activation
    """)


def test_gm2_dom_18a_the_tile_is_placed_by_the_rules_and_only_one_that_can_be_used_is_offered() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 2
        discards: s-inshriach b-inverness b-abernethy
        ---
        0 take 2
        0 claim munro
        # Abernethy covers a material tile, of which there is none; Inverness may cover the home village only with a
        # Scotsman beside it
        offers: fetch s-inshriach
        0 fetch s-inshriach
        offers: place 0,1 / place 0,-1 / place 1,1 / place 1,-1
    """)


def test_gm2_dom_18a_nothing_happens_where_no_tile_of_the_pile_can_be_used() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 2
        discards: b-abernethy
        ---
        0 take 2
        0 claim munro
        asks 0 activate
        seat 0: domains munro
    """)


def test_gm2_dom_18b_it_is_a_full_placement() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 2
        discards: a-halkirk
        ---
        0 take 2
        0 claim munro
        0 fetch a-halkirk
        0 place -1,0
        seat 0: cell -1,0 a-halkirk scotsmen 1
        offers also: activate -1,0 / activate 0,0
        not offered: activate 1,0
        0 activate -1,0
        not offered: activate -1,0
        movement 1
    """)


def test_gm2_dom_18c_a_person_costs_the_road_but_not_the_tile() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 4
        discards: c-adam-smith
        ---
        0 take 2
        0 claim munro
        # Adam Smith's own 2 coins are waived
        0 fetch c-adam-smith
        asks 0 place-marker
        0 claim mckay
        seat 0: coins 0, persons a-robert-i c-adam-smith david-hume
    """)


def test_gm2_dom_18d_the_pile_is_as_it_stands_now() -> None:
    """What is passed in this very turn, and what was removed from the game, is not in it."""
    scene = run("""
        seats 2
        rondel: 0 s-lochridge a-robert-i 1
        seat 0: coins 2
        discards: s-inshriach
        ---
        0 take 2
        0 claim munro
        offers: fetch s-inshriach
    """)
    assert "s-lochridge" in scene.rondel
    scene.follow("shows: fetch s-inshriach = fetch inshriach @ discard:s-inshriach")


@pytest.mark.parametrize(("coins", "vp"), [("12", 0), ("13", 5), ("15", 5), ("16", 8), ("20", 8)])
def test_gm2_dom_19_oliphant_counts_coins_after_the_road(coins: str, vp: int) -> None:
    """The road costs 4: 8, 9, 11, 12 and 16 coins are left."""
    assert claimed("oliphant", coins=coins).seat(0)["vp"] == vp


def test_gm2_dom_20_ross_gives_two_scotsmen_on_any_tiles() -> None:
    scene = claimed("ross", "  0,1: s-ballachulish\n")
    scene.play(0, "enlist 1,0", "enlist 0,1")
    assert (scene.seat(0)["scotsmen"], scene.seat(0)["reserve"]) == (3, 6)


def test_gm2_dom_21_sinclair_lets_a_coin_stand_for_one_resource_of_a_trade() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 1, domains sinclair
          0,1: a-butcher, cattle 1
        ---
        0 take 2
        0 place 1,1
        0 activate 0,1
        # two cattle for 7 VP: one of them, and a coin
        0 give 2 cattle
        0 pay cattle 0,1
        offers: pay cattle market / pay coins
        0 pay coins
        seat 0: vp 7, coins 0, cattle 0
    """)


def test_gm2_dom_21_sinclair_works_once_in_an_activation_and_not_for_anything_but_trades() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 1, domains sinclair
          0,1: a-butcher
          -1,1: a-pulteney
        market: cattle 3, barley 3
        ---
        0 take 2
        0 place 1,1
        # one coin for one cattle; a second coin is not there, and the market is sold out
        0 activate 0,1
        seat 0: vp 3, coins 0
    """)
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 5, domains sinclair
          0,1: a-pulteney
        market: barley 3
        ---
        0 take 2
        0 place 1,1
        # distilling wants a barley, and a coin is none
        not offered: activate 0,1
    """)


def test_gm2_dom_21a_the_coin_stands_for_a_kind_that_is_not_paid_otherwise() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 1, domains sinclair
          0,1: b-crieff-tryst, wood 2
        market: wood 3, stone 3, barley 3, sheep 3, cattle 3
        ---
        0 take 2
        0 place 1,1
        0 activate 0,1
        # two different resources for 4 VP: wood, and a coin in the place of another kind; four are out of reach
        0 pay wood 0,1
        seat 0: vp 4, coins 0, wood 1
    """)


@pytest.mark.parametrize(
    ("river", "vp"),
    [
        ("  2,0: a-halkirk\n", 0),
        ("  2,0: a-halkirk\n  3,0: a-strathearn\n", 5),
        ("  2,0: a-halkirk\n  3,0: a-strathearn\n  -1,0: s-glen-etive\n", 5),
        ("  2,0: a-halkirk\n  3,0: a-strathearn\n  -1,0: s-glen-etive\n  -2,0: a-glen-lyon\n", 8),
    ],
)
def test_gm2_dom_22_sutherland_counts_river_tiles(river: str, vp: int) -> None:
    assert claimed("sutherland", river).seat(0)["vp"] == vp
