"""Factories (GLA-FACT)."""

from __future__ import annotations

import pytest

from tests.glasgow_scenario import Scene, run, with_other_rates


def built_at(place: str, city: str, more: str = "") -> Scene:
    """Seat 0 builds a shop; both stores are empty then."""
    return run(f"""
        seat 0: brick 2
        seat 1: brick 0
        architect 2: sh1 m7
        city: {city}
        {more}
        ---
        0 go 5
        0 build sh1
        0 place {place}
    """)


@pytest.mark.parametrize(("place", "bricks"), [("0,1", 1), ("1,0", 1), ("-1,0", 1), ("1,1", 0)])
def test_gla_fact_01_row_and_column(place: str, bricks: int) -> None:
    scene = built_at(place, "0,0 f1 0 / 0,-1 * 0 / 1,-1 * 0 / 2,-1 * 0 / 2,0 * 0 / 2,1 * 0")
    assert scene.store(0)["brick"] == bricks


def test_gla_fact_02_over_empty_cells() -> None:
    scene = built_at("3,0", "0,0 f1 0 / 0,1 * 0 / 1,1 * 0 / 2,1 * 0 / 3,1 * 0")
    assert scene.store(0)["brick"] == 1


def test_gla_fact_03_for_its_owner() -> None:
    scene = built_at("0,1", "0,0 f1 1")
    assert (scene.store(0)["brick"], scene.store(1)["brick"]) == (0, 1)


def test_gla_fact_04_not_by_itself_but_the_others() -> None:
    run("""
        seat 0: brick 2, steel 2
        seat 1: brick 0
        architect 2: f5 m7
        city: 0,0 f1 1
        ---
        0 go 5
        0 build f5
        0 place 0,1
        seat 0: brick 0, steel 0, gold 0
        seat 1: brick 1
    """)


def test_gla_fact_05_the_active_player_names_the_next() -> None:
    """Of both players' together, one after the other; what the owner did is seen before the next is named."""
    run("""
        seat 0: brick 2
        seat 1: brick 0
        architect 2: sh1 m7
        city: 0,0 f1 0 / 1,0 f7 1 / 2,0 f3 1
        ---
        0 go 5
        0 build sh1
        0 place 3,0
        asks 0 factories
        offers: factory 0,0 / factory 1,0 / factory 2,0
        allows: factory 2,0 GLA-FACT-05
        0 factory 2,0
        seat 1: steel 1
        offers: factory 0,0 / factory 1,0
        0 factory 1,0
        asks 1 converting
        1 convert steel>gold
        seat 1: steel 0, gold 1
        seat 0: brick 1
        asks 0 architect
    """)


@pytest.mark.parametrize(("second", "kind"), [("f3 0", "free"), ("f7 0", "choice")])
def test_gla_fact_05_the_order_is_no_choice_where_all_give_goods(second: str, kind: str) -> None:
    """Whoever is asked then need not think: what the first gives changes nothing for the second."""
    scene = built_at("2,0", f"0,0 f1 0 / 1,0 {second}")
    assert {option.sort for option in scene.game.questions[0].options} == {kind}


def test_gla_fact_06_the_owner_decides() -> None:
    scene = built_at("0,1", "0,0 f8 1")
    assert (scene.game.questions[0].seat, scene.game.questions[0].kind) == (1, "factory-refresh")
    scene.play(1, "refresh 3")
    assert scene.game.questions[0].seat == 0


def test_gla_fact_07_once_for_a_building() -> None:
    """Whatever the cell, one more brick at most."""
    for place in ("0,1", "1,0", "0,-1", "-1,0"):
        assert built_at(place, "0,0 f1 0").store(0)["brick"] == 1


def test_gla_fact_08_goods_unasked_the_rest_optional() -> None:
    scene = built_at("0,1", "0,0 f3 1")
    assert scene.store(1)["steel"] == 1
    run("""
        seat 0: brick 2
        seat 1: brick 2
        architect 2: sh1 m7
        city: 0,0 f7 1 / 0,1 f8 1
        ---
        0 go 5
        0 build sh1
        0 place 0,2
        0 factory 0,0
        asks 1 converting
        allows: decline GLA-FACT-08
        1 decline
        asks 1 factory-refresh
        1 decline
        seat 1: brick 2
        left 26
    """)


@pytest.mark.parametrize(
    ("factory", "good"), [("f1", "brick"), ("f2", "brick"), ("f3", "steel"), ("f4", "steel"), ("f5", "gold")]
)
def test_gla_fact_goods_one_token(factory: str, good: str) -> None:
    assert built_at("0,1", f"0,0 {factory} 1").store(1)[good] == 1


def test_gla_fact_goods_room_and_whisky() -> None:
    run("""
        seat 0: brick 2, whisky 1
        seat 1: gold 3
        architect 2: sh1 m7
        city: 0,0 f5 1 / 0,1 f6 1
        ---
        0 go 5
        0 build sh1
        0 pay goods
        0 place 0,2
        0 factory 0,0
        seat 1: gold 3, whisky 1
        seat 0: whisky 0
    """)


def test_gla_fact_trade_steel_to_gold_without_limit() -> None:
    run("""
        seat 0: brick 2
        seat 1: steel 3, whisky 1
        architect 2: sh1 m7
        city: 0,0 f7 1
        ---
        0 go 5
        0 build sh1
        0 place 0,1
        allows: convert steel>gold GLA-FACT-TRADE
        offers also: convert steel>gold whisky / decline
        1 convert steel>gold
        refuses: convert steel>brick GLA-CON-TRADE
        1 convert steel>gold
        1 convert steel>gold whisky
        seat 1: steel 1, gold 3, whisky 0
        asks 0 architect
    """)


def test_gla_fact_05_ones_own_factory_is_proposed_first() -> None:
    scene = built_at("0,2", "0,0 f1 1 / 0,1 f3 0")
    question = scene.game.questions[0]
    assert (question.seat, [option.id for option in question.options]) == (0, ["factory 0,0", "factory 0,1"])
    assert question.default is not None
    assert question.default.id == "factory 0,1"


def test_gla_fact_trade_has_rates_of_its_own() -> None:
    run(
        """
        seat 0: brick 2
        seat 1: brick 1, steel 4
        architect 2: sh1 m7
        city: 0,0 f7 1
        ---
        0 go 5
        0 build sh1
        0 place 0,1
        offers: convert 3 steel>gold / decline
        refuses: convert brick>steel GLA-GOODS-01
        1 convert 3 steel>gold
        # one direction only, and too little is left
        asks 0 architect
        seat 1: brick 1, steel 1, gold 1
        """,
        with_other_rates(),
    )


def test_gla_fact_trade_with_nothing_is_not_asked() -> None:
    scene = built_at("0,1", "0,0 f7 1")
    assert scene.game.questions[0].seat == 0


def test_gla_fact_refresh_also_the_architect_in_use() -> None:
    """Before the refill, so that two new ones lie there for an extra build action."""
    run("""
        seat 0: brick 4, gold 1
        architect 2: sh1 m7
        city: 0,0 f8 0
        ---
        draw buildings: pk1 t1
        0 go 5
        0 build sh1
        0 place 0,1
        offers: refresh 1 / refresh 2 / refresh 3 / refresh 4 / decline
        allows: refresh 2 GLA-FACT-REFRESH
        0 refresh 2
        architect 2: pk1 t1
        discards: m7
        offers: build pk1 / build t1 / end
    """)


def test_gla_fact_refresh_of_another_architect() -> None:
    run("""
        seat 0: brick 2
        architect 2: sh1 m7
        architect 4: f1 f2
        city: 0,0 f8 0
        ---
        draw buildings: pk1 t1 m1
        0 go 5
        0 build sh1
        0 place 0,1
        0 refresh 4
        architect 4: pk1 t1
        architect 2: m7 m1
        discards: f1 f2
    """)


def test_gla_fact_09_factories_never_wake_each_other() -> None:
    scene = built_at("0,1", "0,0 f1 0 / 1,0 f3 0 / 2,0 f5 0")
    assert scene.store(0) == {"brick": 1, "steel": 0, "gold": 0, "whisky": 0}
