"""GM1-DEF: words and coordinates."""

from __future__ import annotations

from typing import Any

import pytest

from hindmost.catalogue import load
from hindmost.kernel.game import Game
from hindmost.mechanics.activation import NO_KIND
from hindmost.mechanics.edges import PLAIN, RIVER, ROAD, side
from hindmost.mechanics.track import NO_TILE
from tests.scenario import Scene, random_game, run

PRODUCERS = {"forest", "quarry", "cornfield", "meadow", "pasture", "abbey"}


def test_gm1_def_01_space_13_is_followed_by_space_0() -> None:
    scene = run("""
        seats 4
        gap 10
        rondel: 2 s0-forest-road 3 * * * * * * * - 0 s0-forest-river 1
        ---
        asks 0 take
        offers: take 12 / take 1 / take 3 / take 4 / take 5 / take 6 / take 7 / take 8 / take 9
        0 take 1
        0 place 1,0
        draw stack 1: s1-loch-lochy s1-fair-road
        0 end
        rondel: 2 0 3 * * * * * * * s1-loch-lochy s1-fair-road - 1
        discards: s0-forest-river
        asks 1 take
        offers: take 3 / take 4 / take 5 / take 6 / take 7 / take 8 / take 9 / take 10 / take 11
    """)
    assert len(scene.state.track.tiles) == 14


@pytest.mark.parametrize(("seats", "pieces"), [(2, 3), (3, 4), (4, 4), (5, 5)])
def test_gm1_def_02_the_die_is_a_piece_with_2_or_3_players(seats: int, pieces: int) -> None:
    scene = Scene(f"seats {seats}")
    assert len(scene.state.track.pieces) == pieces
    assert ("die" in scene.rondel) == (seats <= 3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gm1_def_02_a_space_holds_one_tile_or_one_piece_or_nothing(seats: int) -> None:
    for game in random_game(seats, seed=1):
        track = _track(game)
        assert len(set(track.pieces)) == len(track.pieces), "two pieces on one space"
        assert all(track.tiles[space] == NO_TILE for space in track.pieces), "a piece on a tile"


def test_gm1_def_03_the_gap_is_the_old_one_until_the_refill_is_done() -> None:
    scene = run("""
        seats 4
        rondel: 0 * * s0-forest-river * 1 2 3
        ---
        gap 13
        offers also: take 12
        0 take 12
        gap 13
    """)
    assert scene.rondel[0] == "-", "the active pawn has left its space, which is no gap yet"
    assert scene.state.track.hindmost() == 1
    scene = run("""
        seats 4
        rondel: 0 * * s0-forest-river * 1 2 3
        ---
        # Still the first piece met clockwise from the old gap, so the active pawn stays hindmost.
        0 take 3
        gap 13
        0 place 0,1
        gap 13
        0 end
        gap 2
        asks 0 take
    """)
    assert scene.rondel[2] == "-", "directly behind the hindmost piece"
    assert scene.state.track.hindmost() == 0
    assert scene.rondel[1] != "-", "the frontmost space, directly counter-clockwise of the gap"


def test_gm1_def_03_the_die_can_be_hindmost() -> None:
    run("""
        seats 2
        rondel: 0 die 1 * * * * * s0-forest-river
        ---
        0 take 8
        0 place 0,1
        draw die: 3
        0 end
        # The Die on 1 was hindmost and has moved to the third tile; now it is seat 1, on 2.
        rondel: * - 1 * * die * * 0 * * * * *
        gap 1
        asks 1 take
    """)


def test_gm1_def_04_x_grows_to_the_east_and_y_to_the_north() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river s0-quarry-road s1-quarry-plain-a
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s0-meadow-river
          1,0: s0-cornfield-road
        ---
        # The corner between the north and the east of the village touches both tiles.
        0 take 6
        offers: place 1,1 / place -1,1 / place 1,-1
        0 place 1,1
        offers: activate 0,0 / activate 0,1 / activate 1,0 / activate 1,1 / end
    """)


def test_gm1_def_04_tiles_are_never_turned() -> None:
    """A river tile turned by a quarter would fit east of the village as a road does, and a road tile north of it."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river s0-quarry-road
        ---
        0 take 4
        offers: place 0,1 / place 0,-1
        refuses: place 1,0 GM1-PLACE-04
        undo
        0 take 5
        offers: place 1,0 / place -1,0
        refuses: place 0,1 GM1-PLACE-03
    """)


def test_gm1_def_04_rivers_join_north_and_south_and_roads_west_and_east() -> None:
    kit = Scene("seats 4").kit
    tiles = {tile.id: tile for tile in (*load("glen-more").tiles, load("glen-more").start_village)}
    for tile_id, edges in zip(kit.ids, kit.edges, strict=True):
        along = RIVER if tiles[tile_id].river else PLAIN
        across = ROAD if tiles[tile_id].road else PLAIN
        assert [side(edges, direction) for direction in range(4)] == [along, across, along, across], tile_id
    village = tiles["start-village"]
    assert village.river
    assert village.road


def test_gm1_def_05_neighbours_share_an_edge_or_a_corner() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-quarry-plain-a
        seat 0: coins 6
          0,0: start-village, member 1
          1,0: s0-forest-road
          2,0: s0-quarry-road
          3,0: s0-cornfield-road
          0,1: s0-forest-river
          0,2: s0-quarry-river
          0,3: s0-meadow-river
          2,1: s1-forest-plain-a
          1,2: s1-meadow-plain
          2,2: s1-pasture-plain
        ---
        0 take 4
        0 place 1,1
        offers also: activate 1,1
        # The 4 that share an edge, then the 4 that share a corner.
        offers also: activate 1,2 / activate 2,1 / activate 1,0 / activate 0,1
        offers also: activate 2,2 / activate 2,0 / activate 0,0 / activate 0,2
        refuses: activate 3,0 GM1-ACT-01
        refuses: activate 0,3 GM1-ACT-01
    """)


def test_gm1_def_06_five_kinds_of_resources_and_nothing_else() -> None:
    scene = run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-oich
        market: wood 1, stone 1, grain 1, sheep 1, cattle 1
        seat 0: coins 0, whisky 5, parliament 3, vp 9
          0,0: start-village, member 2
          1,0: s2-iona-abbey, wood 1, stone 1, grain 1
          0,1: s1-loch-lochy, sheep 1, cattle 1
        ---
        # Only cubes are resources: barrels, members, coins and VP can neither be sold ...
        sells: sell wood 1,0 / sell stone 1,0 / sell grain 1,0 / sell sheep 0,1 / sell cattle 0,1
    """)
    assert scene.kit.goods == ("wood", "stone", "grain", "sheep", "cattle")
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-oich
        seat 0: coins 0, whisky 5, parliament 3, vp 9
          0,0: start-village, member 2
          0,1: s0-forest-river, wood 1
        ---
        # ... nor pay for "any 2 cubes".
        0 take 4
        offers: discard
        refuses: place 0,-1 GM1-COST-07
    """)


def test_gm1_def_07_cubes_lie_on_tiles_and_the_rest_beside_the_territory() -> None:
    scene = run("""
        seats 4
        rondel: 0 1 2 3 s1-castle-moil
        seat 0: coins 3
          0,0: start-village, member 1
          0,1: s0-forest-river
        ---
        0 take 4
        0 place 1,1
        0 activate 0,1
        seat 0: wood 1, cell 0,1 s0-forest-river wood 1, cell 1,1 s1-castle-moil wood 0
        seat 0: whisky 1, coins 0, cards castle-moil
    """)
    mine: dict[str, Any] = scene.game.view(0)["seats"][0]
    tiles = mine["territory"]
    assert [tile["goods"] for tile in tiles] == [{}, {"wood": 1}, {}]
    assert {key for tile in tiles for key in tile} == {"cell", "tile", "goods", "members"}
    assert (mine["whisky"], mine["coins"], mine["cards"], mine["vp"]) == (1, 0, ["castle-moil"], 0)


def test_gm1_def_08_producers() -> None:
    kit = Scene("seats 4").kit
    producing = {kind for kind, good in zip(kit.types, kit.produces, strict=True) if good != NO_KIND}
    assert producing == PRODUCERS
    assert all((kit.types[tile] in PRODUCERS) == (kit.produces[tile] != NO_KIND) for tile in range(len(kit.ids)))


def test_gm1_def_08_the_distillery_is_no_producer() -> None:
    """Loch Shiel gives a cube to every empty producer, and none to a Distillery."""
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-shiel
        seat 0: coins 6
          0,0: start-village, member 1
          1,0: s1-distillery-road
          -1,0: s0-cornfield-road
        ---
        0 take 4
        0 place 0,1
        seat 0: cell 1,0 s1-distillery-road grain 0, cell -1,0 s0-cornfield-road grain 1, grain 1
    """)


def test_gm1_def_08_grey_tiles_are_villages_and_castles() -> None:
    """Each gives a movement when it is activated, the start village too."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-village-road-free
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s1-castle-stalker
        ---
        0 take 4
        0 place 1,0
        not offered: move 0,0
        0 activate 0,0
        0 activate 0,1
        0 activate 1,0
        # Three movements, and not one more.
        0 move 0,0
        0 to 0,1
        0 move 0,1
        0 to 1,0
        0 move 1,0
        0 to parliament
        refuses: move 1,0 GM1-CLAN-03
    """)
    kit = Scene("seats 4").kit
    grey = {kit.types[tile] for tile in range(len(kit.ids)) if kit.colours[tile] == "grey"}
    assert grey == {"village", "castle"}
    assert kit.colours[kit.number["start-village"]] == "grey"


def test_gm1_def_09_a_player_hindmost_again_starts_a_new_turn() -> None:
    run("""
        seats 4
        rondel: 0 s0-forest-river s0-quarry-river * * 1 2 3
        ---
        0 take 1
        0 place 0,1
        0 activate 0,0
        refuses: activate 0,0 GM1-ACT-04
        # The movement is not used: it is lost with the turn.
        offers also: move 0,0
        0 end
        asks 0 take
        0 take 2
        0 place 0,-1
        offers: activate 0,0 / activate 0,-1 / end
        refuses: move 0,0 GM1-CLAN-03
    """)


def test_gm1_def_09_once_per_turn_starts_afresh_for_loch_ness() -> None:
    run("""
        seats 4
        rondel: 0 s0-forest-river s0-quarry-river * * 1 2 3
        seat 0: coins 6
          0,0: start-village, member 1
          0,1: s2-loch-ness, member 1
          1,0: s0-cornfield-road
          2,0: s0-quarry-road
          3,0: s0-forest-road
        ---
        0 take 1
        0 place 0,-1
        0 activate 2,0
        refuses: activate 3,0 GM1-ACT-01
        0 end
        0 take 2
        0 place 0,2
        offers also: activate 2,0 / activate 3,0
    """)


def test_gm1_def_10_coins_and_cubes_are_public_and_vp_secret() -> None:
    scene = run("""
        seats 4
        seat 0: coins 4, vp 7
          0,0: start-village, member 1
          0,1: s0-forest-river, wood 2
        ---
        asks 0 take
    """)
    for viewer in (1, 2, 3, None):
        seen = scene.game.view(viewer)["seats"][0]
        assert seen["coins"] == 4
        assert seen["territory"][1]["goods"] == {"wood": 2}
        assert "vp" not in seen
    assert scene.game.view(0)["seats"][0]["vp"] == 7


def test_gm1_def_11_the_supply_never_runs_out() -> None:
    """No box holds so many people, barrels, coins, VP and cubes; there is always one more."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-armadale-castle s3-donan-castle s2-tavern-plain-a
        seat 0: coins 100, whisky 100, parliament 100, vp 1000
          0,0: start-village, member 100
          0,1: s0-forest-river, wood 2
          0,-1: s0-quarry-river, stone 3
          1,-1: s1-cornfield-plain, grain 3
          -1,1: s1-forest-plain-a, wood 3
          -2,1: s1-forest-plain-b, wood 3
          -1,2: s3-forest-plain, wood 3
        seat 1: coins 100, whisky 100, parliament 100, vp 1000
          0,0: start-village, member 100
          -1,0: s2-forest-road, wood 3
          1,0: s2-iona-abbey, wood 3
        ---
        0 take 4
        0 place 1,1
        0 pay wood -1,1
        seat 0: coins 103, members 101, wood 10
        0 activate 0,1
        seat 0: wood 11
        0 activate 0,0
        0 move 0,0
        0 to parliament
        seat 0: parliament 101
        undo
        undo
        undo
        undo
        undo
        undo
        undo
        0 take 5
        0 place 1,0
        0 pay wood -1,1
        seat 0: whisky 102
        undo
        undo
        undo
        0 take 6
        0 place 1,1
        0 activate 1,1
        seat 0: vp 1003
    """)


def test_gm1_def_12_only_stacks_and_the_vp_of_others_are_hidden() -> None:
    scene = run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        discards: s3-loch-oich
        seat 0: coins 4, whisky 2, parliament 1, vp 7
          0,0: start-village, member 1
          0,1: s1-loch-lochy, wood 1, member 1
        seat 1: vp 3
        ---
        0 take 4
    """)
    views = {viewer: scene.game.view(viewer) for viewer in (0, 1, None)}
    for viewer, view in views.items():
        assert view["table"]["stacks"] == [0, 21, 19, 16], "only how many"
        assert view["table"]["discards"] == ["s3-loch-oich"]
        assert view["table"]["turn"]["hand"] == "s0-forest-river"
        assert len(view["table"]["market"]) == 5
        assert len(view["table"]["rondel"]) == 14
        for seat, seen in enumerate(view["seats"]):
            assert ("vp" in seen) == ("sheet" in seen) == (seat == viewer)
        mine = view["seats"][0]
        assert (mine["coins"], mine["whisky"], mine["parliament"], mine["cards"]) == (4, 2, 1, ["loch-lochy"])
        assert mine["territory"][1] == {"cell": "0,1", "tile": "s1-loch-lochy", "goods": {"wood": 1}, "members": 1}
        assert "seed" not in view
    assert views[0]["seats"][0]["vp"] == 7
    assert views[1]["seats"][1]["vp"] == 3
    assert _without_vp(views[0]) == _without_vp(views[1]) == _without_vp(views[None])


def test_gm1_def_12_what_is_in_the_stacks_can_be_worked_out() -> None:
    scene = run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-river
        seat 2: coins 6
          0,0: start-village, member 1
          0,1: s1-loch-lochy
        ---
        0 take 4
        0 place 0,1
    """)
    view = scene.game.view(3)
    seen = {space["tile"] for space in view["table"]["rondel"]} | set(view["table"]["discards"])
    seen |= {tile["tile"] for seat in view["seats"] for tile in seat["territory"]}
    rest = [tile.id for tile in load("glen-more").tiles if tile.id not in seen]
    assert sorted(rest) == sorted(scene.kit.ids[tile] for stack in scene.state.stacks for tile in stack)
    assert view["table"]["stacks"] == [sum(tile.startswith(f"s{n}-") for tile in rest) for n in range(4)]


def test_gm1_def_12_vp_are_gained_in_the_open_and_shown_at_the_end() -> None:
    scene = run("""
        seats 4
        rondel: 0 1 2 3 s2-tavern-plain-a
        stack 1:
        stack 2:
        stack 3: s3-loch-shiel
        seat 0: coins 6, whisky 1
          0,0: start-village, member 1
          0,1: s0-forest-river
        ---
        0 take 4
        0 place 1,1
        0 activate 1,1
        seat 0: vp 3
    """)
    gains = [message for seat, message in scene.game.log(1) if message.key == "log-gained-vp"]
    assert [message.args["n"] for message in gains] == [3]
    assert "vp" not in scene.game.view(1)["seats"][0]
    scene.play(0, "end")
    assert scene.game.over
    assert scene.game.view(1)["seats"][0]["vp"] == scene.game.scores[0] == 3 + 6 - 3 * 2


COLOURS = {
    "yellow": {"forest", "quarry", "distillery", "iona-abbey"},
    "green": {"cornfield", "meadow", "pasture"},
    "brown": {"butcher", "fair", "grocer", "bridge", "tavern"},
    "grey": {"village", "castle", "start-village"},
    "blue": {"loch"},
}


def test_gm1_def_13_the_border_tells_the_kind_of_tile() -> None:
    catalogue = load("glen-more")
    for tile in (*catalogue.tiles, catalogue.start_village):
        homes = {colour for colour, kinds in COLOURS.items() if kinds & {tile.name, tile.type}}
        assert homes == {tile.colour}, tile.id
    assert {tile.colour for tile in catalogue.tiles} == set(COLOURS)


def test_gm1_def_13_special_tiles_have_a_card_of_their_name() -> None:
    catalogue = load("glen-more")
    special = {tile.name: tile.card for tile in catalogue.tiles if tile.card}
    assert len(special) == 13
    assert all(name == card for name, card in special.items())
    assert {card.id for card in catalogue.cards} == set(special)
    bonnets = {card.id: card.bonnets for card in catalogue.cards if card.bonnets}
    assert sum(bonnets.values()) == 8


def test_gm1_def_13_cost_activation_and_immediate_effect_are_told_apart() -> None:
    """Distillery: 1 stone to place it, 1 barrel at once, 1 grain for 1 barrel when activated."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-distillery-plain
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-quarry-river, stone 2
          1,1: s1-cornfield-plain, grain 2
        ---
        0 take 4
        0 place -1,1
        seat 0: stone 1, grain 2, whisky 1
        0 activate -1,1
        seat 0: stone 1, grain 1, whisky 2
    """)


def _track(game: Game) -> Any:
    state: Any = game.state
    return state.track


def _without_vp(view: dict[str, Any]) -> list[Any]:
    seats = [{key: value for key, value in seat.items() if key not in ("vp", "sheet")} for seat in view["seats"]]
    return [view["table"], seats, view["active"], view["asked"], view["step"]]
