"""Components, set-up and what is open (GLA-COMP, GLA-SETUP, GLA-INFO)."""

from __future__ import annotations

from collections import Counter

import pytest

import hindmost
from hindmost import Msg
from hindmost.catalogue.glasgow import load_glasgow
from tests.glasgow_scenario import RULES, run

CATALOGUE = load_glasgow()
SEEDS = range(12)


def new_game(seed: int, first: str | int = "random") -> hindmost.Game:
    return hindmost.new_game("glasgow", 2, seed=seed, options={"first": first})


def test_gla_comp_01_two_players() -> None:
    assert RULES.seats == (2,)
    for seats in (1, 3):
        with pytest.raises(hindmost.BadConfiguration):
            hindmost.new_game("glasgow", seats)


def test_gla_comp_02_fifty_five_tiles() -> None:
    architects = new_game(1).view()["table"]["ring"]["tiles"].count(None)
    assert (architects, len(CATALOGUE.contracts), len(CATALOGUE.buildings)) == (4, 14, 37)
    assert architects + len(CATALOGUE.contracts) + len(CATALOGUE.buildings) == 55


def test_gla_comp_03_buildings_by_type() -> None:
    assert Counter(building.type for building in CATALOGUE.buildings) == {
        "factory": 8,
        "shop": 3,
        "park": 6,
        "tenement": 6,
        "station": 3,
        "bank": 4,
        "monument": 7,
    }


def test_gla_comp_04_goods_merchants_and_boards() -> None:
    """Two full stores are all the tokens: 10 brick, 8 steel, 6 gold, and one barrel.

    Covers: GLA-COMP-05
    """
    assert [2 * capacity for capacity in CATALOGUE.facts.numbers["capacity"]] == [10, 8, 6]
    run("""
        merchants: 1 5
        seat 0: brick 4, steel 4, gold 3
        seat 1: brick 5, steel 4, gold 3, whisky 1
        ---
        0 go 2
        0 use
        seat 0: brick 5, steel 4, gold 3, whisky 0
        seat 1: brick 5, steel 4, gold 3, whisky 1
    """)


def test_gla_comp_06_what_a_building_shows() -> None:
    """Cost, VP and type of what is offered and of what cannot be paid, an effect where there is one, and the owner."""
    scene = run("""
        seat 0: brick 3, steel 3
        architect 2: f5 m7
        ---
        0 go 5
    """)
    question = scene.game.questions[0]
    shown = {option.id: option for option in (*question.options, *(option for option, _ in question.refused))}
    for name in ("f5", "m7"):
        building = CATALOGUE.building(name)
        message = shown[f"build {name}"].message
        assert message.args["vp"] == building.vp
        kind = message.args["building"]
        assert isinstance(kind, Msg)
        assert kind.key == f"building-{building.type}"
        price = scene.game.speak(message, "en")
        for good in set(building.cost):
            assert f"{building.cost.count(good)} {good}" in price
    assert CATALOGUE.building("f5").effect.words == "gain gold"
    assert CATALOGUE.building("m7").effect.words == "-"
    scene.game.play(0, "build f5")
    scene.game.play(0, "place 0,0")
    city = scene.game.view()["table"]["city"]
    assert [(each["building"], each["owner"]) for each in city] == [("f5", 0)]


def test_gla_setup_01_the_ring() -> None:
    for seed in SEEDS:
        ring = new_game(seed).view()["table"]["ring"]["tiles"]
        assert len(ring) == 16
        assert [place for place, tile in enumerate(ring) if tile is None] == [0, 5, 10, 15]


def test_gla_setup_02_position_0_is_the_start() -> None:
    """Both merchants stand there, and the first player, on the left, is hindmost.

    Covers: GLA-SETUP-08
    """
    for seed in SEEDS:
        game = new_game(seed)
        ring = game.view()["table"]["ring"]
        assert ring["merchants"] == [0, 0]
        assert (ring["hindmost"], ring["gap"]) == (game.questions[0].seat, 0)


def test_gla_setup_03_twelve_of_fourteen_contracts() -> None:
    unused = set()
    for seed in SEEDS:
        view = new_game(seed).view()["table"]
        laid = [tile for tile in view["ring"]["tiles"] if tile is not None]
        assert len(laid) == 12
        assert len(view["unused"]) == 2
        assert sorted(laid + view["unused"]) == sorted(contract.id for contract in CATALOGUE.contracts)
        unused |= set(view["unused"])
    assert len(unused) > 8


def test_gla_setup_04_architects_are_alike() -> None:
    for start, goal in ((0, 5), (6, 10), (11, 15), (15, 0)):
        run(f"""
            merchants: {start} {start if start in (0, 15) else 14}
            architect {(5, 10, 15, 0).index(goal) + 2 if goal else 1}: sh1 m7
            seat 0: brick 2
            ---
            0 go {goal}
            offers: build sh1 / end
        """)


def test_gla_setup_05_the_pile_is_one_and_shuffled() -> None:
    first = {str(new_game(seed).view()["table"]["offers"]) for seed in SEEDS}
    assert len(first) == len(SEEDS)


def test_gla_setup_06_two_buildings_for_each_architect() -> None:
    view = new_game(3).view()["table"]
    assert [len(offer) for offer in view["offers"]] == [2, 2, 2, 2]
    assert (view["pile"], view["discards"]) == (29, [])


def test_gla_setup_07_one_brick_and_one_steel() -> None:
    for seat in new_game(3).view()["seats"]:
        assert seat["store"] == {"brick": 1, "steel": 1, "gold": 0, "whisky": 0}


def test_gla_setup_09_the_first_player() -> None:
    assert {new_game(seed).questions[0].seat for seed in SEEDS} == {0, 1}
    for first in (0, 1):
        assert {new_game(seed, first).questions[0].seat for seed in SEEDS} == {first}
    with pytest.raises(hindmost.BadConfiguration):
        new_game(1, first=2)


def test_gla_setup_10_the_city_is_empty() -> None:
    assert new_game(4).view()["table"]["city"] == []


def test_gla_setup_11_each_player_has_a_store() -> None:
    """Seats, boards and arrows are for the table; what they show is who owns what."""
    run("""
        seat 0: brick 2
        architect 2: sh1 m7
        ---
        0 go 5
        0 build sh1
        0 place 0,0
        city: 0,0 sh1 0
    """)


def test_gla_setup_12_the_ring_never_limits_the_city() -> None:
    run("""
        seat 0: brick 2
        architect 2: sh1 m7
        city: 0,0 * 0 / 1,0 * 0 / 2,0 * 0 / 3,0 * 0
        ---
        0 go 5
        0 build sh1
        offers also: place -1,0 / place 4,0 / place 2,1 / place 2,-1
    """)


def test_gla_info_01_everything_on_the_table_is_open() -> None:
    game = new_game(5)
    for seat in (0, 1, None):
        view = game.view(seat)
        assert all("store" in owned and "score" in owned for owned in view["seats"])
        assert {"ring", "offers", "city", "discards", "hand"} <= set(view["table"])
    assert game.view(0)["seats"] == game.view(1)["seats"] == game.view()["seats"]


def test_gla_info_02_only_the_order_of_the_pile_is_hidden() -> None:
    scene = run("""
        merchants: 10 15
        architect 1: f1 f2
        ---
        draw buildings: m1 m2
        0 go 11
        0 refresh 1
        discards: f1 f2
    """)
    for seat in (0, 1, None):
        view = scene.game.view(seat)["table"]
        assert view["pile"] == 27
        assert sorted(view["discards"]) == ["f1", "f2"]
        assert sorted(view["unused"]) == ["c02", "c05"]
