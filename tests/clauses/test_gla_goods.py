"""Goods, the store and the whisky (GLA-GOODS, GLA-WHISKY)."""

from __future__ import annotations

import pytest

from tests.glasgow_scenario import run


def test_gla_goods_01_what_a_store_holds() -> None:
    run("""
        merchants: 2 5
        seat 0: brick 4, steel 3, gold 3, whisky 1
        ---
        0 go 4
        0 use
        seat 0: brick 5, steel 4, gold 3, whisky 1
    """)


def test_gla_goods_02_what_does_not_fit_is_lost() -> None:
    run("""
        merchants: 1 5
        seat 0: brick 4
        ---
        0 go 2
        0 use
        seat 0: brick 5
    """)


@pytest.mark.parametrize(
    ("bricks", "told"), [(3, "gained 2 brick 0"), (4, "gained 1 brick 1"), (5, "gained-nothing 1 brick")]
)
def test_gla_goods_02_the_log_tells_what_came_and_what_was_lost(bricks: int, told: str) -> None:
    run(f"""
        merchants: 1 5
        seat 0: brick {bricks}
        ---
        0 go 2
        0 use
        seat 0: brick 5
        tells: 0 {told}
    """)


def test_gla_goods_03_nothing_is_thrown_away_for_room() -> None:
    run("""
        merchants: 2 5
        seat 0: brick 5, steel 4, gold 3
        ---
        0 go 4
        offers: use / end
        0 use
        offers: end
        seat 0: brick 5, steel 4, gold 3
    """)


def test_gla_goods_04_spent_goods_can_be_gained_again() -> None:
    run("""
        seat 0: brick 5
        architect 2: sh1 m7
        ---
        0 go 5
        0 build sh1
        0 place 0,0
        seat 0: brick 3
        0 end
        1 go 6
        1 end
        0 go 2
        0 use
        seat 0: brick 5
    """)


def test_gla_goods_05_no_trade_between_players() -> None:
    """Wherever a seat is asked, the other's goods stay what they are unless whisky is taken."""
    run("""
        merchants: 8 10
        seat 0: brick 2
        seat 1: gold 2
        ---
        0 go 9
        offers: convert brick>steel / end
        0 convert brick>steel
        seat 1: brick 0, steel 0, gold 2
        shows: stop = glasgow-stop
    """)


@pytest.mark.parametrize("good", ["brick", "steel", "gold"])
def test_gla_whisky_01_as_any_good(good: str) -> None:
    run(f"""
        seat 0: brick 2, steel 2, gold 2, whisky 1
        architect 2: m5 m7
        ---
        0 go 5
        0 build m5
        offers: pay goods / pay whisky brick / pay whisky steel / pay whisky gold
        0 pay whisky {good}
        seat 0: brick {1 + (good == "brick")}, steel {(good == "steel") + 0}, gold {1 + (good == "gold")}, whisky 0
    """)


def test_gla_whisky_02_taken_from_the_other() -> None:
    scene = run("""
        merchants: 6 8
        seat 1: whisky 1
        ---
        0 go 7
        0 use
        whisky 0
        seat 1: whisky 0
    """)
    assert [note.code for note in scene.game.journal] == ["went", "stole-whisky"]


def test_gla_whisky_02_taken_from_the_supply_while_nobody_has_it() -> None:
    scene = run("""
        merchants: 6 8
        ---
        0 go 7
        0 use
        whisky 0
    """)
    assert [note.code for note in scene.game.journal] == ["went", "took-whisky"]


def test_gla_whisky_03_never_a_second_one() -> None:
    scene = run("""
        merchants: 6 8
        seat 0: whisky 1
        ---
        0 go 7
        0 use
        seat 0: whisky 1, brick 0, steel 0, gold 0
    """)
    assert [note.code for note in scene.game.journal] == ["went"], "nothing is gained, so nothing is told"


@pytest.mark.parametrize("seat", [0, 1])
def test_gla_whisky_04_spent_and_gained_again(seat: int) -> None:
    run(f"""
        merchants: 4 6
        seat 0: brick 1, whisky 1
        architect 2: sh1 m7
        ---
        0 go 5
        0 build sh1
        0 place 0,0
        whisky -
        0 end
        0 go {7 if seat == 0 else 8}
        0 {"use" if seat == 0 else "end"}
        {"" if seat == 0 else "1 go 7"}
        {"" if seat == 0 else "1 use"}
        whisky {seat}
    """)


def test_gla_whisky_05_in_the_cost_and_in_the_fee() -> None:
    run("""
        seat 0: brick 4, whisky 1
        architect 2: sh1 pk1
        ---
        0 go 5
        0 build sh1
        allows: pay whisky brick GLA-WHISKY-05
        0 pay goods
        0 place 0,0
        allows: build pk1 GLA-BUILD-07
        0 build pk1
        # the only gold is the barrel, so nothing is asked
        asks 0 put
        seat 0: brick 0, whisky 0
        tells: 0 built shop 1 0,0 / - offered station 2 2 / 0 spent-whisky 1 gold
    """)


def test_gla_whisky_06_stands_in_for_the_good_given() -> None:
    run("""
        merchants: 8 10
        seat 0: brick 1, gold 3, whisky 1
        ---
        0 go 9
        offers also: convert brick>steel / convert brick>steel whisky / convert steel>brick whisky / convert gold>steel
        not offered: convert steel>gold / convert steel>gold whisky
        allows: convert brick>steel whisky GLA-WHISKY-06
        0 convert brick>steel whisky
        seat 0: brick 1, steel 1, whisky 0
        0 convert brick>steel
        seat 0: brick 0, steel 2
    """)


def test_gla_whisky_07_no_joker_at_the_end() -> None:
    """Bank bk3 counts gold; the whisky is none."""
    run("""
        seat 0: gold 1, whisky 1
        city: 0,0 bk3 0
        ---
        awards 0: score-printed 1, score-bank 2
    """)
