"""GM1-IMM: immediate effects."""

from __future__ import annotations

import pytest

from tests.scenario import Scene, run

# Enough of everything, somewhere to put every kind of tile.
RICH = """
        seat 0: coins 9, whisky 1, parliament 1
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 3
          -1,0: s2-forest-road, wood 1
          0,-1: s0-quarry-river, stone 3, member 1
          1,1: s1-cornfield-plain, grain 3
          -1,1: s1-meadow-plain, sheep 3
          -1,-1: s1-pasture-plain, cattle 3
"""


def place(tile: str) -> Scene:
    """Take the tile from space 4, put it on the first legal place, and pay in the first way offered."""
    scene = Scene(f"seats 4\nrondel: 0 1 2 3 {tile}\n" + "\n".join(line[8:] for line in RICH.splitlines()))
    scene.play(0, "take 4")
    scene.play(0, scene.offers[0])
    while scene.asked[1] in ("pay", "pay-member"):
        scene.play(0, scene.offers[0])
    return scene


def test_gm1_imm_01_once_right_after_the_tile_is_put_down() -> None:
    run("""
        seats 4
        rondel: 0 s1-village-plain-wood s1-quarry-plain-a 1 2 3
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 1
        ---
        0 take 1
        seat 0: members 1
        # Before any activation.
        0 place 1,1
        asks 0 activate
        seat 0: members 2, cell 1,1 s1-village-plain-wood member 1
        0 activate 1,1
        0 end
        # Never again, also when the tile is activated in a later turn.
        0 take 2
        0 place 2,1
        0 activate 1,1
        seat 0: members 2
    """)


def test_gm1_imm_01_card_effects_happen_at_the_same_time() -> None:
    scene = place("s1-armadale-castle")
    assert scene.asked == (0, "activate")
    assert scene.seat(0)["cards"] == ["armadale-castle"]
    assert scene.seat(0)["coins"] == 12


@pytest.mark.parametrize(
    ("tile", "members"),
    [
        ("s0-village-road-free", 1),
        ("s1-village-river-stone", 1),
        ("s1-village-plain-wood", 1),
        ("s2-village-road-wood", 1),
        ("s3-village-plain-stone", 1),
        ("s1-armadale-castle", 1),
        ("s1-castle-moil", 1),
        ("s1-castle-stalker", 2),
        ("s2-castle-of-mey", 1),
        ("s2-duart-castle", 1),
        ("s3-cawdor-castle", 1),
        ("s3-donan-castle", 1),
        ("s0-cornfield-road", 0),
        ("s1-fair-plain", 0),
        ("s2-iona-abbey", 0),
        ("s2-loch-morar", 0),
    ],
)
def test_gm1_imm_02_a_clan_member_on_a_new_village_or_castle(tile: str, members: int) -> None:
    scene = place(tile)
    assert scene.state.estates[0].members == [1, 0, 0, 1, 0, 0, 0, members], "on this tile, from the supply"
    assert scene.seat(0)["parliament"] == 1


@pytest.mark.parametrize(
    "tile", ["s1-distillery-road", "s1-distillery-plain", "s2-distillery-plain", "s3-distillery-road"]
)
def test_gm1_imm_03_the_distillery_gives_a_barrel_and_may_be_activated_at_once(tile: str) -> None:
    scene = place(tile)
    assert scene.seat(0)["whisky"] == 2
    cells = [offer.removeprefix("activate ") for offer in scene.offers if offer.startswith("activate ")]
    (distillery,) = [where for where in cells if (scene.cell(0, where) or {})["tile"] == tile]
    scene.play(0, f"activate {distillery}")
    assert scene.seat(0)["whisky"] == 3
    assert scene.seat(0)["grain"] == 2


@pytest.mark.parametrize(
    ("tile", "coins", "whisky"),
    [
        ("s1-armadale-castle", 3, 0),
        ("s1-castle-moil", 0, 1),
        ("s3-donan-castle", 0, 2),
        ("s1-castle-stalker", 0, 0),
        ("s3-cawdor-castle", 0, 0),
    ],
)
def test_gm1_imm_04_what_castles_give(tile: str, coins: int, whisky: int) -> None:
    scene = place(tile)
    assert (scene.seat(0)["coins"], scene.seat(0)["whisky"]) == (9 + coins, 1 + whisky)


def test_gm1_imm_05_loch_lochy_gives_two_cubes_of_choice() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-loch-lochy
        market: sheep 2
        ---
        0 take 4
        0 place 0,1
        asks 0 choose-good
        offers: choose wood / choose stone / choose grain / choose sheep / choose cattle
        0 choose sheep
        offers: choose wood / choose stone / choose grain / choose sheep / choose cattle
        0 choose sheep
        # Alike ...
        asks 0 activate
        seat 0: cell 0,1 s1-loch-lochy sheep 2, sheep 2
        # ... and to be sold like any cubes.
        0 sell sheep 0,1
        seat 0: coins 8, sheep 1
        undo
        undo
        # Or different.
        0 choose wood
        seat 0: cell 0,1 s1-loch-lochy sheep 1 wood 1
        refuses: sell wood 0,1 GM1-MKT-06
        shows: activate 0,0 = activate start-village 0,0 receive 1 movement @ cell:0:0,0
        shows: end = end
        shows: sell sheep 0,1 = sell 1 sheep 2 loch-lochy 0,1 @ cell:0:0,1 market:sheep
        shows: activate 0,1 = activate-idle loch-lochy 0,1 @ cell:0:0,1
        shows: move 0,0 = move start-village 0,0 @ cell:0:0,0
        shows: sell wood 0,1 = sell-unwanted 1 wood 0 loch-lochy 0,1 @ cell:0:0,1 market:wood
    """)


def test_gm1_imm_05_its_cubes_are_spent_and_counted_like_any() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-village-road-stone
        market: stone 3
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s1-loch-lochy, stone 2
        ---
        seat 0: stone 2
        0 take 4
        0 place 1,0
        seat 0: cell 0,1 s1-loch-lochy stone 1, stone 1
    """)


def test_gm1_imm_05_loch_lochy_never_gets_cubes_again() -> None:
    run("""
        seats 4
        rondel: 0 s3-loch-shiel s0-village-road-free 1 2 3
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s1-loch-lochy
          1,0: s0-cornfield-road
        ---
        # Neither from Loch Shiel nor by activation.
        0 take 1
        0 place 0,-1
        seat 0: cell 0,1 s1-loch-lochy wood 0 stone 0 grain 0 sheep 0 cattle 0, grain 1
        0 end
        0 take 2
        0 place -1,0
        refuses: activate 0,1 GM1-ACT-16
    """)


def test_gm1_imm_06_loch_shiel_fills_every_empty_producer() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-shiel
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river
          1,1: s1-quarry-plain-a
          2,1: s1-cornfield-plain
          -1,1: s1-meadow-plain
          -2,1: s1-pasture-plain
          2,2: s1-forest-plain-a, wood 1
          1,2: s1-distillery-plain
          1,0: s1-cornfield-road, grain 3
          0,2: s1-loch-lochy
        ---
        # Near and far, each its own kind; nothing on what holds a cube already, nor on Distillery and Loch Lochy.
        0 take 4
        0 place 0,-1
        asks 0 activate
        seat 0: cell 0,1 s0-forest-river wood 1, cell 1,1 s1-quarry-plain-a stone 1
        seat 0: cell 2,1 s1-cornfield-plain grain 1, cell -1,1 s1-meadow-plain sheep 1
        seat 0: cell -2,1 s1-pasture-plain cattle 1, cell 2,2 s1-forest-plain-a wood 1
        seat 0: wood 2, stone 1, grain 4, sheep 1, cattle 1, whisky 0
        seat 0: cell 1,0 s1-cornfield-road grain 3, cell 0,2 s1-loch-lochy wood 0
    """)


def test_gm1_imm_06_any_kind_on_an_empty_iona_abbey() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-shiel
        market: cattle 1
        seat 0: coins 6
          0,0: start-village, member 1
          1,0: s2-iona-abbey
          -1,0: s0-cornfield-road
        ---
        0 take 4
        0 place 0,1
        asks 0 choose-good
        # Compulsory: there is no way to decline.
        offers: choose wood / choose stone / choose grain / choose sheep / choose cattle
        0 choose cattle
        asks 0 activate
        seat 0: cell 1,0 s2-iona-abbey cattle 1, cell -1,0 s0-cornfield-road grain 1
        # The player may sell afterwards; the activation follows as usual.
        0 sell cattle 1,0
        seat 0: coins 7, cattle 0
        offers: activate 0,0 / activate 1,0 / activate -1,0 / end
    """)
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-shiel
        seat 0: coins 6
          0,0: start-village, member 1
          1,0: s2-iona-abbey, wood 1
        ---
        # Not empty: nothing.
        0 take 4
        0 place 0,1
        asks 0 activate
        seat 0: wood 1, stone 0, grain 0, sheep 0, cattle 0
    """)


def test_gm1_imm_06_only_the_own_producers() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-shiel
        seat 1: coins 6
          0,0: start-village, member 1
          1,0: s0-cornfield-road
        ---
        0 take 4
        0 place 0,1
        seat 0: wood 0, stone 0, grain 0, sheep 0, cattle 0
        seat 1: grain 0
    """)


def test_gm1_imm_07_loch_oich_activates_the_whole_territory_once() -> None:
    run("""
        seats 4
        rondel: 0 s3-loch-oich s0-quarry-river 1 2 3
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 2
          1,1: s1-meadow-plain
          2,1: s1-pasture-plain
          3,1: s1-cornfield-plain
        ---
        0 take 1
        0 place 0,-1
        # Every tile, neighbour or not; no extra round.
        offers: activate 0,0 / activate 0,1 / activate 1,1 / activate 2,1 / activate 3,1 / end
        0 activate 3,1
        0 activate 0,0
        refuses: activate 3,1 GM1-ACT-04
        refuses: activate 0,0 GM1-ACT-04
        offers: activate 0,1 / activate 1,1 / activate 2,1 / move 0,0 / end
        0 move 0,0
        0 to 0,-1
        0 end
        # Only in this turn.
        0 take 2
        0 place 0,-2
        refuses: activate 3,1 GM1-ACT-01
        refuses: activate 0,0 GM1-ACT-01
        offers: activate 0,-2 / end
    """)


@pytest.mark.parametrize(
    ("tile", "paid", "people"),
    [
        ("s2-castle-of-mey", "wood stone cattle", 1),
        ("s2-duart-castle", "wood stone sheep", 1),
        ("s3-cawdor-castle", "wood stone cattle", 1),
        ("s2-iona-abbey", "wood stone sheep", 0),
        ("s2-loch-morar", "", 0),
        ("s2-loch-ness", "", -1),
    ],
)
def test_gm1_imm_08_no_other_special_tile_gives_more_than_the_clan_member(tile: str, paid: str, people: int) -> None:
    """What has changed is the cost, and on castles the new clan member; the one of Loch Ness is its cost."""
    scene = place(tile)
    mine = scene.seat(0)
    assert scene.asked == (0, "activate")
    assert (mine["coins"], mine["whisky"], mine["vp"]) == (9, 1, 0)
    held = {"wood": 4, "stone": 3, "grain": 3, "sheep": 3, "cattle": 3}
    assert {good: held[good] - mine[good] for good in held if mine[good] != held[good]} == dict.fromkeys(
        paid.split(), 1
    )
    assert mine["members"] + mine["parliament"] == 3 + people
    assert not any(offer.startswith("move ") for offer in scene.offers)


def test_gm1_imm_08_loch_ness_is_a_lasting_effect() -> None:
    """Once in every turn of the owner, not once on placement."""
    run("""
        seats 4
        rondel: 0 s2-loch-ness s0-quarry-river s0-meadow-river 1 2 3
        seat 0: coins 6, parliament 1
          0,0: start-village, member 1
          1,0: s0-cornfield-road
          2,0: s0-quarry-road
        ---
        0 take 1
        0 place 0,1
        0 pay member parliament
        offers also: activate 2,0
        0 activate 2,0
        0 end
        0 take 2
        0 place 0,-1
        offers also: activate 2,0
        seat 0: stone 1
    """)
