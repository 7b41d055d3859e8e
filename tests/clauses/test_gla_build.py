"""Architects and building, and the double contract (GLA-BUILD, GLA-DBL)."""

from __future__ import annotations

from tests.glasgow_scenario import Scene, run
from tests.scenario_lines import shown


def test_gla_build_01_choose_pay_place() -> None:
    run("""
        seat 0: brick 3, steel 1
        architect 2: f1 sh1
        ---
        draw buildings: m1
        0 go 5
        offers: build f1 / build sh1 / end
        allows: build f1 GLA-BUILD-01
        0 build f1
        seat 0: brick 2, steel 0
        0 place 0,0
        city: 0,0 f1 0
        tells: 0 went architect 5 / 0 built factory 1 0,0 / - offered monument 1 2
        shows: build sh1 = glasgow-build-fee shop 1 2 brick 1 1 @ building:sh1
    """)


def test_gla_build_02_the_whole_cost_from_the_own_store() -> None:
    run("""
        seat 0: brick 1
        seat 1: brick 5, steel 4, gold 3
        architect 2: f1 sh1
        ---
        0 go 5
        asks 0 architect
        offers: end
        refuses: build f1 GLA-BUILD-02
        refuses: build sh1 GLA-BUILD-02
        shows: build f1 = glasgow-build factory 1 and 1 brick 1 steel 1 @ building:f1
    """)


def test_gla_build_03_factories_pay_only_for_the_next() -> None:
    """Two bricks and no gold: the gold of the factory comes after paying, and pays for the second build action."""
    run("""
        seat 0: brick 4
        architect 2: sh1 pk5
        city: 0,0 f5 0
        ---
        draw buildings: t1
        0 go 5
        refuses: build pk5 GLA-BUILD-02
        0 build sh1
        0 place 0,1
        seat 0: brick 2, gold 1
        architect 2: pk5 t1
        offers: build t1 / end
    """)


def test_gla_build_03_the_refill_comes_after_the_factories() -> None:
    run("""
        seat 0: brick 2
        architect 2: sh1 pk5
        city: 0,0 f8 1
        ---
        draw buildings: m1
        0 go 5
        0 build sh1
        0 place 0,1
        asks 1 factory-refresh
        architect 2: pk5
        1 decline
        architect 2: pk5 m1
    """)


def test_gla_build_04_up_to_two() -> None:
    """The refresh factory has filled the architect already, so nothing more is drawn."""
    run("""
        seat 0: brick 4, gold 1
        architect 2: sh1 pk5
        city: 0,0 f8 1
        ---
        draw buildings: t1 pk1
        0 go 5
        0 build sh1
        0 place 0,1
        1 refresh 2
        architect 2: t1 pk1
        discards: pk5
        left 26
        offers: build t1 / build pk1 / end
    """)


def test_gla_build_05_the_discards_become_the_pile() -> None:
    """Also the building that the same effect has discarded may come."""
    run("""
        merchants: 10 15
        architect 1: sh1 sh2
        pile: sh3
        ---
        draw buildings: sh3 sh1
        0 go 11
        0 refresh 1
        architect 1: sh3 sh1
        not offered: refresh 1
        shows: refresh 1 = glasgow-refresh 1 @ ring:0
    """)


def test_gla_build_05_only_when_a_draw_is_needed() -> None:
    scene = run("""
        architect 2: sh1 pk1
        seat 0: brick 2
        pile: sh3
        ---
        0 go 5
        0 build sh1
        0 place 0,0
        architect 2: sh3 pk1
        left 0
    """)
    assert len(scene.state.discards) == 37 - 8 - 1


def test_gla_build_05_reveal_draws_from_the_discards() -> None:
    scene = run("""
        pile:
        ---
        0 go 13
        0 reveal
        asks 0 revealed
    """)
    assert (len(scene.state.pile), scene.state.discards) == (28, [])


def test_gla_build_06_again_with_the_building_just_drawn() -> None:
    run("""
        seat 0: brick 4, gold 1
        architect 2: sh1 m7
        ---
        draw buildings: t1
        0 go 5
        0 build sh1
        0 place 0,0
        asks 0 architect
        offers: build t1 / end
        0 build t1
        0 place 0,1
        city: 0,1 t1 0
    """)


def test_gla_build_07_the_gold_for_further_actions() -> None:
    run("""
        seat 0: brick 5, gold 3
        architect 2: sh1 pk1
        ---
        draw buildings: t1 sh2 sh3
        0 go 5
        0 build sh1
        0 place 0,0
        seat 0: brick 3, gold 3
        allows: build pk1 GLA-BUILD-07
        0 build pk1
        0 place 0,1
        seat 0: brick 1, gold 2
        refuses: build t1 GLA-BUILD-02
        0 end
        shows: go 1 = glasgow-go 1 goods 1 brick @ ring:1
    """)


def test_gla_build_07_is_the_reason_where_only_the_gold_is_missing() -> None:
    run("""
        seat 0: brick 4
        architect 2: sh1 pk1
        ---
        0 go 5
        0 build sh1
        0 place 0,0
        offers: end
        refuses: build pk1 GLA-BUILD-07
    """)


def test_gla_build_08_every_turn_begins_with_none() -> None:
    run("""
        merchants: 3 12
        seat 0: brick 5, gold 1
        architect 2: sh1 pk1
        architect 3: pk2 m7
        ---
        draw buildings: m1 m2
        0 go 5
        0 build sh1
        0 place 0,0
        0 build pk1
        0 place 0,1
        seat 0: brick 1, gold 0
        0 end
        0 go 8
        0 choose brick
        0 end
        0 go 10
        allows: build pk2 GLA-BUILD-01
    """)


def test_gla_build_09_as_often_as_can_be_paid() -> None:
    """Fees of 0, 1 and 2 take all three gold; the whisky alone cannot pay a fee of 3."""
    run("""
        seat 0: brick 5, steel 4, gold 3, whisky 1
        architect 2: sh1 sh2
        ---
        draw buildings: sh3 pk3 t2
        0 go 5
        0 build sh2
        0 pay goods
        0 place 0,0
        0 build sh3
        0 pay goods
        0 place 0,1
        0 build pk3
        0 pay goods
        0 place 0,2
        seat 0: brick 3, steel 0, gold 0, whisky 1
        built 3
        offers: end
        refuses: build sh1 GLA-BUILD-07
    """)


def test_gla_build_10_nothing_is_built_over() -> None:
    run("""
        seat 0: brick 2
        architect 2: sh1 m7
        city: 0,0 f1 1 / 0,1 * 1
        ---
        0 go 5
        0 build sh1
        refuses: place 0,0 GLA-PLACE-06
        0 place 1,0
        city: 0,0 f1 1
    """)


# ---------------------------------------------------------------- the double contract


def test_gla_dbl_01_nothing_at_once() -> None:
    """Covers: GLA-DBL-04."""
    run("""
        ---
        0 go 14
        seat 0: brick 1, steel 1, gold 0, whisky 0
        asks 0 end-turn
        doubled 0
    """)


def test_gla_dbl_02_the_next_stop_twice() -> None:
    run("""
        merchants: 14 15
        ---
        0 go 3
        0 use
        asks 0 use-contract
        0 use
        asks 0 end-turn
        seat 0: steel 3
        doubled -
        shows: use = glasgow-use goods 1 steel
    """)


def test_gla_dbl_03_the_very_next_stop_only() -> None:
    run("""
        merchants: 14 2
        ---
        # used once only, and then it is over
        0 go 15
        0 end
        doubled -
        0 go 1
        0 use
        asks 0 end-turn
    """)


def test_gla_dbl_03_it_outlasts_the_others_turns() -> None:
    run("""
        merchants: 9 10
        ---
        0 go 14
        0 end
        1 go 11
        1 end
        1 go 12
        1 end
        1 go 1
        1 end
        doubled 0
        0 go 3
        0 use
        0 use
        seat 0: steel 3
    """)


def test_gla_dbl_05_choice_twice() -> None:
    run("""
        merchants: 14 15
        seat 0: brick 0
        ---
        0 go 8
        0 choose gold
        offers: choose brick / choose steel / choose gold / end
        0 choose steel
        seat 0: brick 0, steel 1, gold 1
        offers: end
        shows: choose brick = glasgow-choose 1 brick @ good:brick
    """)


def test_gla_dbl_05_trade_twice() -> None:
    run("""
        merchants: 14 15
        seat 0: brick 1, steel 1
        ---
        0 go 9
        0 convert brick>steel
        offers: convert steel>brick / convert steel>gold / end
        0 convert steel>gold
        asks 0 end-turn
        seat 0: brick 0, steel 1, gold 1
    """)


def test_gla_dbl_05_refresh_activate_and_reveal_twice() -> None:
    run("""
        merchants: 14 15
        ---
        0 go 11
        0 refresh 3
        0 refresh 3
        asks 0 end-turn
        left 25
    """)
    run("""
        merchants: 14 15
        seat 0: brick 0
        city: 0,0 f1 0
        ---
        0 go 12
        0 line row 0
        0 line column 0
        asks 0 end-turn
        seat 0: brick 2
    """)
    run("""
        merchants: 14 15
        seat 0: brick 0
        ---
        draw buildings: pk1 sh3
        0 go 13
        0 reveal
        0 scrap
        0 reveal
        0 scrap
        asks 0 end-turn
        seat 0: brick 1, steel 1
        discards: pk1 sh3
    """)


def test_gla_dbl_06_the_second_build_action_is_free() -> None:
    run("""
        merchants: 14 15
        seat 0: brick 4
        architect 2: sh1 pk1
        ---
        0 go 5
        0 build sh1
        0 place 0,0
        offers also: build pk1
        0 build pk1
        seat 0: brick 0, gold 0
        shows: place -1,0 = glasgow-place park 1 -1,0 @ city:-1,0
    """)


def question(scene: Scene) -> tuple[str, str]:
    """How it is asked, and what the end of the turn is called."""
    asked = scene.game.questions[0]
    return asked.title.key, next(option.message.key for option in asked.options if option.id == "end")


def test_gla_dbl_06_the_question_says_which_of_the_two_it_is() -> None:
    """Without a double, and for the third building, it is asked as ever; whoever cannot pay is told so."""

    scene = Scene("merchants: 14 15\nseat 0: brick 4\narchitect 2: sh1 pk1")
    scene.play(0, "go 5")
    assert question(scene) == ("ask-architect-twice", "option-glasgow-end-unbuilt")
    assert shown(scene.game, "end") == "glasgow-end-unbuilt 2"
    scene.play(0, "build sh1", "place 0,0")
    assert question(scene) == ("ask-architect-again", "option-glasgow-end-unbuilt")
    assert shown(scene.game, "end") == "glasgow-end-unbuilt 1"
    scene.play(0, "build pk1", "place 0,1")
    assert question(scene) == ("ask-architect-poor", "option-glasgow-end")

    scene = Scene("merchants: 14 15\nseat 0: brick 2\narchitect 2: sh1 pk1")
    scene.play(0, "go 5", "build sh1", "place 0,0")
    assert question(scene) == ("ask-architect-poor-again", "option-glasgow-end")

    scene = Scene("merchants: 13 15\nseat 0: brick 4\narchitect 2: sh1 pk1")
    scene.play(0, "go 5")
    assert question(scene) == ("ask-architect", "option-glasgow-end")


def test_gla_dbl_07_the_third_costs_two() -> None:
    run("""
        merchants: 14 15
        seat 0: brick 5, steel 2, gold 2
        architect 2: sh1 pk1
        ---
        draw buildings: sh3 m1 m2
        0 go 5
        0 build sh1
        0 place 0,0
        0 build pk1
        0 place 0,1
        seat 0: gold 2
        allows: build sh3 GLA-BUILD-07
        0 build sh3
        seat 0: steel 0, gold 0
    """)


def test_gla_dbl_07_the_third_is_left_unbuilt_without_a_word() -> None:
    scene = run("""
        merchants: 14 15
        seat 0: brick 5, steel 2, gold 2
        architect 2: sh1 pk1
        ---
        draw buildings: sh3 m1
        0 go 5
        0 build sh1
        0 place 0,0
        0 build pk1
        0 place 0,1
        offers also: build sh3
    """)
    assert question(scene) == ("ask-architect", "option-glasgow-end")


def test_gla_dbl_08_the_second_use_may_be_declined() -> None:
    run("""
        merchants: 14 15
        ---
        0 go 3
        0 use
        offers: use / end
        0 end
        seat 0: steel 2
        turn 1
    """)


def test_gla_dbl_08_the_question_says_which_of_the_two_uses_it_is() -> None:
    scene = Scene("merchants: 14 15")
    scene.play(0, "go 3")
    assert question(scene) == ("ask-use-contract-twice", "option-glasgow-end-unused")
    assert shown(scene.game, "end") == "glasgow-end-unused 2"
    scene.play(0, "use")
    assert question(scene) == ("ask-use-contract-again", "option-glasgow-end-unused")
    assert shown(scene.game, "end") == "glasgow-end-unused 1"

    scene = Scene("merchants: 13 15")
    scene.play(0, "go 3")
    assert question(scene) == ("ask-use-contract", "option-glasgow-end")


def test_gla_dbl_03_one_step_is_a_next_stop_too() -> None:
    scene = Scene("ring: c14 c03 c04 c06 c07 c08 c09 c10 c11 c12 c13 c01\nmerchants: 1 4")
    scene.play(0, "go 2")
    assert question(scene) == ("ask-use-contract-twice", "option-glasgow-end-unused")


def test_gla_dbl_09_lost_when_the_city_is_complete() -> None:
    """The same doubled reveal, with one cell left and with two: only then is there a second one."""
    last = run("""
        merchants: 14 15
        seat 0: brick 2
        fill: 0,0 4,3 1 but 4,3
        ---
        draw buildings: f8
        0 go 13
        0 reveal
        0 build f8
        0 place 4,3
        over
        built 20
        doubled -
    """)
    assert [note.code for note in last.game.journal].count("turned-over") == 1
    run("""
        merchants: 14 15
        seat 0: brick 2
        fill: 0,0 4,3 1 but 4,3 3,3
        ---
        draw buildings: f8
        0 go 13
        0 reveal
        0 build f8
        0 place 4,3
        asks 0 use-contract
        offers: reveal / end
        built 19
    """)


def test_gla_dbl_10_doubles_do_not_multiply() -> None:
    """Twice round to the same double contract: still just one double."""
    run("""
        merchants: 14 15
        ---
        0 go 13
        0 end
        doubled -
        1 go 12
        1 end
        1 go 0
        1 end
        0 go 14
        0 end
        doubled 0
        0 go 15
        asks 0 architect
        0 end
        0 go 3
        0 use
        asks 0 end-turn
    """)


def test_gla_dbl_11_open_and_the_merchants_own() -> None:
    scene = run("""
        merchants: 12 0
        ---
        0 go 14
        0 end
        doubled 0
    """)
    for seat in (0, 1, None):
        assert [owned["doubled"] for owned in scene.game.view(seat)["seats"]] == [True, False]


def test_gla_build_02_who_can_pay_for_nothing_is_proposed_to_end() -> None:
    poor = Scene("merchants: 3 6\nseat 0: brick 0\narchitect 2: sh1 f1")
    poor.play(0, "go 5")
    assert [option.id for option in poor.game.questions[0].options] == ["end"]
    assert poor.game.questions[0].default is not None
    rich = Scene("merchants: 3 6\nseat 0: brick 2\narchitect 2: sh1 f1")
    rich.play(0, "go 5")
    assert rich.game.questions[0].default is None, "whether to build is for the player to say"
