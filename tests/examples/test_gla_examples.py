"""The worked examples of Glasgow, with their numbers (EX-GLA)."""

from __future__ import annotations

from importlib.resources import files

import pytest

import hindmost
from hindmost.games.glasgow.build import Architect
from hindmost.kernel.game import Setup
from tests.clauses.test_gla_end import TIED
from tests.glasgow_scenario import RULES, run


def test_ex_gla_01_the_ring() -> None:
    view = hindmost.new_game("glasgow", 2, seed=1).view()["table"]
    tiles = view["ring"]["tiles"]
    assert 1 + 3 * (4 + 1) == len(tiles) == 16
    assert (tiles.count(None), len(view["unused"])) == (4, 2)


def test_ex_gla_02_the_offer() -> None:
    offers = hindmost.new_game("glasgow", 2, seed=1).view()["table"]["offers"]
    assert [len(offer) for offer in offers] == [2] * 4
    assert len({building for offer in offers for building in offer}) == 8


def test_ex_gla_03_the_gold_for_further_actions() -> None:
    """The second costs 1, the third 2; the fourth would cost 3, which the store cannot hold besides."""
    run("""
        seat 0: brick 5, steel 3, gold 3
        architect 2: sh1 sh2
        ---
        draw buildings: sh3 pk3 m1
        0 go 5
        0 build sh1
        0 place 0,0
        seat 0: brick 3, steel 3, gold 3
        0 build sh2
        0 place 0,1
        seat 0: brick 2, steel 2, gold 2
        0 build sh3
        0 place 0,2
        seat 0: brick 2, steel 0, gold 0
        asks 0 architect
    """)
    assert [Architect(1, action, 0).fee() for action in (1, 2, 3, 4)] == [0, 1, 2, 3]


def test_ex_gla_04_two_factories() -> None:
    run("""
        seat 0: brick 2
        seat 1: brick 1
        architect 2: t1 m7
        city: 0,0 f5 0 / 1,0 f7 1
        ---
        0 go 5
        0 build t1
        0 place 2,0
        0 factory 0,0
        seat 0: gold 1
        asks 1 converting
        offers: convert brick>steel / decline
    """)


@pytest.mark.parametrize(("parks", "vp"), [(1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36)])
def test_ex_gla_05_parks(parks: int, vp: int) -> None:
    city = " / ".join(f"{n % 3},{n // 3} pk{n + 1} 1" for n in range(parks))
    run(f"city: {city}\n---\nawards 1: score-park {vp}")


@pytest.mark.parametrize(("stations", "vp"), [(2, 20), (3, 30)])
def test_ex_gla_06_stations(stations: int, vp: int) -> None:
    city = " / ".join(f"{n},1 st{n + 1} 0" for n in range(stations))
    run(f"""
        city: 0,0 m1 0 / 1,0 f1 0 / 2,0 pk1 0 / 3,0 t1 0 / {city}
        ---
        awards 0: score-printed 8, score-park 1, score-station {vp}
    """)


def test_ex_gla_07_the_start() -> None:
    run("""
        ---
        merchants: 0 0
        gap 0
        asks 0 move
    """)


def test_ex_gla_11_three_moves() -> None:
    run("""
        ---
        0 go 3
        0 end
        asks 1 move
        gap 3
        refuses: go 3 GLA-MOVE-03
        refuses: go 0 GLA-MOVE-06
        offers also: go 1 / go 2 / go 4 / go 15
        1 go 2
        1 end
        asks 1 move
        gap 1
        1 go 6
        1 end
        asks 0 move
        gap 3
    """)


def test_ex_gla_12_on_one_architect() -> None:
    run("""
        merchants: 3 5
        ---
        gap 2
        0 go 5
        0 end
        asks 0 move
        gap 0
        0 go 6
        0 end
        asks 1 move
        gap 1
    """)


def test_ex_gla_13_from_14() -> None:
    run("""
        merchants: 14 0
        ---
        gap 2
        offers also: go 15 / go 0 / go 1 / go 2 / go 3 / go 4 / go 5 / go 6 / go 7 / go 8 / go 9 / go 10 / go 11 / go 12
        offers also: go 13
        refuses: go 14 GLA-MOVE-06
    """)


def test_ex_gla_14_one_brick_is_lost() -> None:
    run("""
        seat 0: brick 5, steel 1
        ---
        0 go 4
        0 use
        seat 0: brick 5, steel 2
    """)


def test_ex_gla_15_double_gold() -> None:
    run("""
        merchants: 14 15
        seat 0: gold 2
        ---
        0 go 6
        0 use
        0 use
        seat 0: gold 3
    """)


def test_ex_gla_16_three_buildings_with_the_double() -> None:
    """Shop sh3 is taken to cost one steel: no building of the catalogue is that cheap."""
    text = files("hindmost.catalogue").joinpath("glasgow.toml").read_text("utf-8")
    cheap = text.replace('cost = "steel steel",                 vp = 1', 'cost = "steel", vp = 1')
    assert cheap != text
    run(
        """
        merchants: 14 15
        seat 0: brick 5, steel 4, gold 3
        architect 2: sh2 sh1
        ---
        draw buildings: sh3 m1 m2
        0 go 5
        0 build sh2
        0 place 0,0
        0 build sh1
        0 place 0,1
        0 build sh3
        seat 0: brick 2, steel 2, gold 1
        """,
        Setup(RULES, 2, (), {"first": 0}, cheap),
    )


def test_ex_gla_17_whisky_pays_the_second_brick() -> None:
    run("""
        seat 0: brick 1, steel 1, whisky 1
        architect 2: f3 m7
        ---
        0 go 5
        0 build f3
        asks 0 put
        seat 0: brick 0, steel 0, whisky 0
    """)
    run("""
        seat 0: brick 3, steel 1, whisky 1
        architect 2: sh1 f3
        ---
        0 go 5
        0 build sh1
        0 pay goods
        0 place 0,0
        seat 0: brick 1, steel 1, whisky 1
        refuses: build f3 GLA-BUILD-07
    """)


@pytest.mark.parametrize(
    ("fill", "legal", "illegal"),
    [
        ("0,0 3,3", ("4,0", "0,4"), ()),
        ("0,0 4,3", (), ("5,0", "0,4")),
        ("0,0 4,2", ("0,3",), ("5,0",)),
    ],
)
def test_ex_gla_18_the_frame(fill: str, legal: tuple[str, ...], illegal: tuple[str, ...]) -> None:
    hole = " but 1,1" if fill == "0,0 4,3" else ""
    scene = run(f"""
        seat 0: brick 2
        architect 2: sh1 m7
        fill: {fill} 0{hole}
        ---
        0 go 5
        0 build sh1
    """)
    assert {f"place {place}" for place in legal} <= set(scene.offers)
    assert not {f"place {place}" for place in illegal} & set(scene.offers)


def test_ex_gla_19_three_tenements() -> None:
    run("""
        city: 0,0 t1 0 / 1,0 t2 1 / 2,0 t3 0
        ---
        awards 0: score-printed 3, score-tenement 6
        awards 1: score-printed 1, score-tenement 6
    """)


@pytest.mark.parametrize(("place", "bricks"), [("3,0", 1), ("1,1", 0)])
def test_ex_gla_20_over_empty_cells(place: str, bricks: int) -> None:
    run(f"""
        seat 0: brick 2
        seat 1: brick 0
        architect 2: sh1 m7
        city: 0,0 f1 1 / 0,1 * 0 / 0,2 * 0 / 1,2 * 0 / 2,2 * 0 / 3,2 * 0 / 3,1 * 0
        ---
        0 go 5
        0 build sh1
        0 place {place}
        seat 1: brick {bricks}
    """)


def test_ex_gla_21_the_tie() -> None:
    run(TIED + "scores: 41 41\nwinners: 1")


def test_ex_gla_22_trading() -> None:
    run("""
        seat 0: brick 3, steel 1
        ---
        0 go 9
        0 convert brick>steel
        0 convert brick>steel
        0 convert brick>steel
        seat 0: brick 0, steel 4
        asks 0 end-turn
    """)
    run("""
        seat 0: steel 2
        ---
        0 go 9
        0 convert steel>gold
        seat 0: steel 1, gold 1
        asks 0 end-turn
    """)
    run("""
        merchants: 14 15
        seat 0: steel 2
        ---
        0 go 9
        0 convert steel>gold
        0 convert steel>gold
        seat 0: steel 0, gold 2
        asks 0 end-turn
    """)
