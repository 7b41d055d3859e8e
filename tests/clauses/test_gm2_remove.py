"""GM2-REMOVE: taking tiles away."""

from __future__ import annotations

from tests.glen_more_ii_scenario import Scene, run


def removing(territory: str, *, morar: bool = False) -> Scene:
    """Seat 0 is asked which tile to remove, by MacMillan or by Loch Morar, placed on 0,-1."""
    tile = "d-loch-morar" if morar else "a-robert-i"
    scene = Scene(f"seats 2\nrondel: 0 1 {tile}\nseat 0: coins 3, whisky 1\n{territory}")
    scene.play(0, "take 2", *(["place 0,-1"] if morar else ["claim macmillan"]))
    return scene


def test_gm2_remove_01_a_removed_tile_leaves_the_game_with_everything_beneath() -> None:
    scene = removing("  0,1: s-inshriach > b-abernethy\n")
    scene.play(0, "remove 0,1")
    assert sorted(scene.kit.ids[tile] for tile in scene.state.removed) == ["b-abernethy", "s-inshriach"]
    assert scene.state.discards == []


def test_gm2_remove_01_a_pile_counts_as_one_removed_tile() -> None:
    scene = removing("  0,1: s-inshriach > b-abernethy\n  1,1: s-ballachulish\n", morar=True)
    scene.play(0, "remove 0,1")
    assert "remove 1,1" in scene.offers, "a second one may follow"
    scene.follow("shows: remove 1,1 = remove ballachulish 1,1 @ cell:0:1,1")
    scene.follow("shows: pass = pass-removal")


def test_gm2_remove_02_the_rest_stays_connected_with_one_unbroken_river() -> None:
    scene = removing("  0,1: s-ballachulish\n  0,2: s-inshriach\n  2,0: a-halkirk\n  3,0: a-strathearn\n")
    assert scene.offers == ["remove 0,2", "remove 3,0"]
    assert scene.why("remove 0,1") == "GM2-REMOVE-02"
    assert scene.why("remove 2,0") == "GM2-REMOVE-02"


def test_gm2_remove_02_with_two_removals_the_test_is_made_after_both() -> None:
    scene = removing("  0,1: s-ballachulish\n  0,2: s-inshriach\n", morar=True)
    assert "remove 0,1" in scene.offers, "because 0,2 may follow"
    scene.play(0, "remove 0,1")
    assert scene.offers == ["remove 0,2"], "and now must"
    scene.play(0, "remove 0,2")
    assert scene.seat(0)["tiles"] == 3


def test_gm2_remove_03_a_landmark_card_stays_with_its_owner() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 3
          -1,0: a-loch-lochy
        ---
        seat 0: cards loch-lochy
        0 take 2
        0 claim macmillan
        0 remove -1,0
        removed: a-loch-lochy
        seat 0: cards loch-lochy
    """)


def test_gm2_remove_04_what_lay_on_it_goes_to_the_home_castle() -> None:
    scene = removing("  0,1: s-inshriach, wood 2, scotsmen 1\n  1,0: stone 1\n")
    scene.play(0, "remove 0,1")
    castle = scene.cell(0, "1,0")
    assert castle is not None
    assert (castle["wood"], castle["stone"], castle["scotsmen"]) == (2, 1, 1)


def test_gm2_remove_04_beyond_three_resources_the_owner_chooses_what_is_lost() -> None:
    scene = removing("  0,1: s-inshriach, wood 1, sheep 1\n  1,0: stone 2\n")
    scene.play(0, "remove 0,1")
    assert scene.asked == (0, "stow")
    assert {"choose wood", "choose sheep"} <= set(scene.offers)
    scene.play(0, "choose sheep")
    castle = scene.cell(0, "1,0")
    assert castle is not None
    assert (castle["wood"], castle["sheep"], castle["stone"]) == (0, 1, 2)


def test_gm2_remove_04_of_goods_all_alike_nobody_chooses_which_are_lost() -> None:
    scene = removing("  0,1: s-inshriach, wood 2\n  1,0: stone 2\n")
    scene.play(0, "remove 0,1")
    assert scene.asked == (0, "activate")
    scene.follow("seat 0: cell 1,0 home-castle wood 1 stone 2", "tells: 0 produced 1 wood 1,0 / 0 lost 1 wood")


def test_gm2_remove_05_home_tiles_stay_and_so_do_overlays_on_them() -> None:
    scene = removing("  0,0: > b-inverness\n  0,1: s-inshriach\n  1,1: s-ballachulish\n")
    assert not {"remove 0,0", "remove 1,0"} & set(scene.offers)
    assert scene.why("remove 0,0") == "GM2-REMOVE-05"
