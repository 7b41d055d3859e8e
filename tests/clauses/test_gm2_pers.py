"""GM2-PERS: person tiles."""

from __future__ import annotations

from tests.glen_more_ii_scenario import Scene, run


def test_gm2_pers_01_a_person_is_laid_aside_and_activates_nothing() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 0
          0,1: s-inshriach
        ---
        0 take 2
        0 claim macleod
        offers: end
        seat 0: persons a-robert-i, tiles 3
    """)


def test_gm2_pers_02_a_person_places_a_clan_marker() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        ---
        0 take 2
        asks 0 place-marker
        0 claim macleod
        seat 0: domains macleod, markers 9
    """)


def test_gm2_pers_03_the_cost_of_a_person_comes_on_top_of_the_road() -> None:
    run("""
        seats 2
        rondel: 0 1 b-mary-stuart b-rob-roy-macgregor
        seat 0: coins 3
        seat 1: coins 0
        ---
        # Mary Stuart costs 1 coin; 2 are left for roads
        0 take 2
        seat 0: coins 2
        offers also: claim munro
        refuses: claim cameron GM2-CLAN-03
        0 claim mckay
        0 end
        # Rob Roy costs a cattle, which seat 1 neither has nor can buy
        refuses: take 3 GM2-TAKE-01
    """)


def test_gm2_pers_04_a_person_may_be_taken_though_no_marker_can_be_placed() -> None:
    """The free road to MacLeod is used up, and there are no coins."""
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 1: domains macleod
        ---
        0 take 2
        asks 0 activate
        seat 0: persons a-robert-i, markers 10
    """)


def test_gm2_pers_04_a_marker_that_can_be_placed_must_be() -> None:
    run("""
        seats 2
        rondel: 0 1 a-robert-i
        seat 0: coins 0
        ---
        0 take 2
        offers: claim macleod
        refuses: pass GM2-IMM-06
    """)


def test_gm2_pers_05_each_person_counts_one_and_david_hume_two() -> None:
    scene = Scene("""
        seats 3
        seat 0: persons a-robert-i david-hume
        seat 1: persons a-macbeth
    """)
    counts = scene.game.view()["table"]["scoring"]["counts"]
    assert [count["persons"] for count in counts] == [3, 1, 0]
