"""Contracts (GLA-CON)."""

from __future__ import annotations

import pytest

from tests.glasgow_scenario import Scene, run, with_other_rates
from tests.scenario_lines import follow


def test_gla_con_01_use_at_once_and_once() -> None:
    run("""
        merchants: 2 5
        ---
        0 go 3
        0 use
        seat 0: steel 2
        asks 0 end-turn
        offers: end
        refuses: use GLA-CON-01
    """)


def test_gla_con_02_all_or_nothing() -> None:
    run("""
        merchants: 2 5
        seat 0: brick 5, steel 1
        ---
        0 go 4
        offers: use / end
        0 use
        seat 0: brick 5, steel 2
    """)


def test_gla_con_03_contracts_stay() -> None:
    run("""
        merchants: 3 4
        seat 0: brick 0
        ---
        0 go 2
        0 use
        seat 0: brick 2
        0 end
        1 go 3
        1 use
        1 end
        0 go 1
        0 end
        1 go 2
        1 use
        seat 1: brick 3, steel 2
    """)


@pytest.mark.parametrize(
    ("place", "gain"),
    [(1, "brick 1"), (2, "brick 2"), (3, "steel 1"), (4, "brick 1, steel 1"), (6, "gold 1"), (7, "whisky 1")],
)
def test_gla_con_goods_gives_what_is_shown(place: int, gain: str) -> None:
    run(f"""
        seat 0: brick 0
        ---
        0 go {place}
        allows: use GLA-CON-GOODS
        0 use
        seat 0: {gain}
    """)


def test_gla_con_any_one_of_three() -> None:
    run("""
        seat 0: gold 3
        ---
        0 go 8
        offers: choose brick / choose steel / choose gold / end
        allows: choose gold GLA-CON-ANY
        0 choose gold
        # chosen, but there was no room
        seat 0: brick 0, steel 0, gold 3
        offers: end
    """)


def test_gla_con_trade_one_direction_as_often_as_wished() -> None:
    scene = run("""
        seat 0: brick 3, steel 1, gold 1
        ---
        0 go 9
        offers: convert brick>steel / convert steel>brick / convert steel>gold / convert gold>steel / end
        allows: convert brick>steel GLA-CON-TRADE
        0 convert brick>steel
        offers: convert brick>steel / stop
        refuses: convert steel>brick GLA-CON-TRADE
        refuses: convert gold>steel GLA-CON-TRADE
        0 convert brick>steel
    """)
    assert scene.game.check() == [], "sound in the middle of it"
    follow(
        scene,
        """
        0 stop
        seat 0: brick 1, steel 3, gold 1
        offers: end
        """,
    )


def test_gla_con_trade_steel_to_gold_once() -> None:
    run("""
        seat 0: steel 3, whisky 1
        ---
        0 go 9
        0 convert steel>gold
        seat 0: steel 2, gold 1, whisky 1
        asks 0 end-turn
        refuses: convert steel>gold GLA-CON-TRADE
        shows: convert brick>steel whisky = glasgow-convert-whisky 1 brick 1 steel
        shows: convert steel>brick = glasgow-convert 1 steel 1 brick
    """)


def test_gla_con_trade_needs_room_and_goods() -> None:
    run("""
        seat 0: brick 2, steel 3
        ---
        0 go 9
        refuses: convert gold>steel GLA-CON-TRADE
        0 convert brick>steel
        # the store is full of steel: no second one, though a brick is left
        asks 0 end-turn
        seat 0: brick 1, steel 4
    """)


def test_gla_con_trade_full_store_is_the_reason() -> None:
    run("""
        seat 0: brick 5, steel 4, gold 1
        ---
        0 go 9
        refuses: convert brick>steel GLA-GOODS-01
        refuses: convert gold>steel GLA-GOODS-01
        offers: convert steel>gold / end
    """)


def test_gla_con_trade_with_whisky_in_the_middle() -> None:
    """Whisky adds one: two bricks and the barrel make three steel."""
    run("""
        seat 0: brick 2, whisky 1
        ---
        0 go 9
        0 convert brick>steel
        0 convert brick>steel whisky
        0 convert brick>steel
        asks 0 end-turn
        seat 0: brick 0, steel 3, whisky 0
        tells: 0 spent-whisky 1 brick / 0 converted 1 brick 1 steel / 0 converted 1 brick 1 steel
    """)


def test_gla_con_trade_nothing_to_convert() -> None:
    run("""
        seat 0: brick 0
        ---
        0 go 9
        asks 0 use-contract
        offers: end
        refuses: convert brick>steel GLA-CON-TRADE
    """)


def test_gla_con_trade_by_the_rates_of_the_data_file() -> None:
    run(
        """
        seat 0: brick 4, gold 2
        ---
        0 go 9
        offers: convert 2 brick>steel / convert gold>2 steel / end
        0 convert 2 brick>steel
        seat 0: brick 2, steel 1, gold 2
        offers: convert 2 brick>steel / stop
        0 convert 2 brick>steel
        asks 0 end-turn
        seat 0: brick 0, steel 2, gold 2
        """,
        with_other_rates(),
    )


def test_gla_con_trade_all_that_is_received_needs_room() -> None:
    run(
        """
        seat 0: steel 3, gold 2
        ---
        0 go 9
        refuses: convert gold>2 steel GLA-GOODS-01
        offers: end
        """,
        with_other_rates(),
    )
    run(
        """
        seat 0: steel 0, gold 2
        ---
        0 go 9
        0 convert gold>2 steel
        # this one is made once
        asks 0 end-turn
        seat 0: steel 2, gold 1
        """,
        with_other_rates(),
    )


def test_gla_con_trade_whisky_stands_for_one_of_several() -> None:
    run(
        """
        seat 0: brick 1, whisky 1
        ---
        0 go 9
        refuses: convert 2 brick>steel GLA-CON-TRADE
        offers: convert 2 brick>steel whisky / convert gold>2 steel whisky / end
        0 convert 2 brick>steel whisky
        seat 0: brick 0, steel 1, whisky 0
        """,
        with_other_rates(),
    )
    run(
        """
        seat 0: brick 0, whisky 1
        ---
        0 go 9
        refuses: convert 2 brick>steel whisky GLA-CON-TRADE
        offers: convert gold>2 steel whisky / end
        """,
        with_other_rates(),
    )


def test_gla_con_trade_says_how_many() -> None:
    scene = Scene("seat 0: brick 3, whisky 1", setup=with_other_rates())
    scene.game.play(0, "go 9")
    options = {option.id: option.text() for option in scene.game.questions[0].options}
    assert "2 brick" in options["convert 2 brick>steel"]
    assert "2 brick" not in options["convert 2 brick>steel whisky"]
    assert options["convert 2 brick>steel whisky"].count("1 brick") == 2
    scene.game.play(0, "convert 2 brick>steel")
    assert "2 brick" in scene.game.speak(scene.game.log(0)[-1][1], "en")


def test_gla_con_refresh_any_architect() -> None:
    run("""
        merchants: 10 15
        architect 4: f1 f2
        ---
        draw buildings: m1 m2
        0 go 11
        offers: refresh 1 / refresh 2 / refresh 3 / refresh 4 / end
        allows: refresh 4 GLA-CON-REFRESH
        # seat 1 stands there
        0 refresh 4
        architect 4: m1 m2
        discards: f1 f2
        offers: end
        tells: 0 went refresh 1 / 0 refreshed 4 / - offered monument 1 4 / - offered monument 2 4
    """)


def test_gla_con_activate_a_line_for_all_owners() -> None:
    run("""
        seat 0: brick 0
        seat 1: brick 0
        city: 0,0 f1 0 / 1,0 f3 1 / 2,0 * 0 / 2,1 f5 1
        ---
        0 go 12
        offers: line row 0 / line row 1 / line column 0 / line column 1 / line column 2 / end
        allows: line row 0 GLA-CON-ACTIVATE
        0 line row 0
        asks 0 factories
        # none may be left out
        offers: factory 0,0 / factory 1,0
        0 factory 1,0
        seat 0: brick 1, steel 0, gold 0
        seat 1: brick 0, steel 1, gold 0
        offers: end
        refuses: line row 1 GLA-CON-ACTIVATE
        shows: end = glasgow-end
        shows: line row 0 = glasgow-line-row 0 @ city:0,0 city:1,0 city:2,0
        shows: line row 1 = glasgow-line-row 1 @ city:2,1
        shows: line column 0 = glasgow-line-column 0 @ city:0,0
        shows: line column 2 = glasgow-line-column 2 @ city:2,0 city:2,1
    """)


def test_gla_con_activate_by_a_column() -> None:
    run("""
        seat 1: brick 0
        city: 0,0 f1 0 / 1,0 f3 1 / 1,1 f5 1
        ---
        0 go 12
        0 line column 1
        0 factory 1,0
        seat 0: brick 1, steel 1
        seat 1: brick 0, steel 1, gold 1
    """)


def test_gla_con_activate_without_factories() -> None:
    run("""
        city: 0,0 sh1 0
        ---
        0 go 12
        offers: end
    """)


def test_gla_con_reveal_and_build() -> None:
    run("""
        merchants: 10 11
        seat 0: brick 2
        city: 0,0 f1 1
        ---
        draw buildings: sh1
        0 go 13
        offers: reveal / end
        allows: reveal GLA-CON-REVEAL
        0 reveal
        asks 0 revealed
        hand sh1
        offers: build sh1 / scrap
        refuses: end GLA-CON-REVEAL
        allows: build sh1 GLA-CON-REVEAL
        0 build sh1
        0 place 0,1
        city: 0,1 sh1 0
        seat 0: brick 0
        # it wakes factories, and gives no further build action
        seat 1: brick 2
        asks 0 end-turn
        left 27
        tells: 0 turned-over shop 1 / 0 built shop 1 0,1 / 1 factory factory 1 0,0 / 1 gained 1 brick 0
        shows: reveal = glasgow-reveal
    """)


def test_gla_con_reveal_and_discard() -> None:
    run("""
        seat 0: steel 4
        ---
        draw buildings: sh3
        0 go 13
        0 reveal
        # affordable, but it may be discarded; its first good is steel, and there is no room
        offers: build sh3 / scrap
        0 scrap
        seat 0: brick 0, steel 4
        discards: sh3
        hand -
        offers: end
        tells: 0 went reveal 13 / 0 turned-over shop 3 / 0 scrapped shop 3 / 0 gained-nothing 1 steel
    """)


def test_gla_con_reveal_what_cannot_be_paid() -> None:
    run("""
        seat 0: brick 0
        ---
        draw buildings: m7
        0 go 13
        0 reveal
        offers: scrap
        refuses: build m7 GLA-BUILD-02
        0 scrap
        seat 0: brick 1
    """)


def test_gla_con_double_does_nothing_now() -> None:
    run("""
        ---
        0 go 14
        offers: end
        doubled 0
        tells: 0 went double 14 / 0 doubled
    """)
