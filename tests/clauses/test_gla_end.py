"""The end and the scoring (GLA-END, GLA-SCORE, GLA-TIE)."""

from __future__ import annotations

import pytest

import hindmost
from hindmost.games.glasgow.scoring import awards
from hindmost.kernel.game import Setup
from hindmost.text.render import render
from tests.corrected import own
from tests.glasgow_scenario import RULES, Scene, run
from tests.scenario_lines import told


def last_building(more: str, script: str) -> Scene:
    """Seat 0 stands at architect 2 and may complete the city with a shop on 4,3."""
    return run(f"""
        seat 0: brick 5, steel 4, gold 3
        architect 2: sh1 pk1
        {more}
        ---
        0 go 5
        0 build sh1
        0 place 4,3
        {script}
    """)


def test_gla_end_01_the_twentieth_building() -> None:
    scene = last_building("fill: 0,0 4,3 1 but 4,3", "built 20")
    assert scene.game.over
    run("""
        seat 0: brick 2
        architect 2: sh1 pk1
        fill: 0,0 4,3 1 but 4,3 4,2
        ---
        0 go 5
        0 build sh1
        0 place 4,2
        built 19
        asks 0 architect
    """)


def test_gla_end_01_standing_frame() -> None:
    scene = run("""
        seat 0: brick 2
        architect 2: sh1 pk1
        fill: 0,0 3,4 1 but 3,4
        ---
        0 go 5
        0 build sh1
        offers: place 3,4
        0 place 3,4
    """)
    assert scene.game.over


def test_gla_end_02_factories_first() -> None:
    """The bank of seat 1 counts the gold that the last building brings."""
    scene = last_building(
        "city: 4,0 f5 1 / 3,0 bk3 1 / 2,0 f7 1\n        seat 1: steel 1\n        fill: 0,0 4,3 0 but 4,3",
        """
        over
        tells: - final-scoring / 0 award-score-printed 15 printed / 0 award-score-tenement 30 tenement \
            / 0 award-score-park 25 park / 0 award-score-shop 10 shop / 1 award-score-printed 3 printed \
            / 1 award-score-bank 2 bank
        """,
    )
    assert scene.store(1)["gold"] == 1
    assert [award.vp for award in scene.game.score_sheet() if award.source == "score-bank" and award.seat == 1] == [2]


def test_gla_end_02_the_owner_is_still_asked() -> None:
    scene = last_building(
        "city: 4,0 f7 1\n        seat 1: steel 1\n        fill: 0,0 4,3 0 but 4,3",
        """
        asks 1 converting
        1 convert steel>gold
        over
        seat 1: steel 0, gold 1
        """,
    )
    assert scene.game.questions == ()


def test_gla_end_03_nothing_else() -> None:
    """Seat 0 could pay for more, and the architect lacks a building."""
    scene = last_building("fill: 0,0 4,3 1 but 4,3", "architect 2: pk1")
    assert scene.game.over
    assert scene.state.stack == []


def test_gla_end_04_no_other_end() -> None:
    """Nobody builds for 400 turns, and the game goes on."""
    scene = Scene("city: 0,0 * 0")
    for _ in range(400):
        seat = scene.game.questions[0].seat
        scene.play(seat, scene.offers[0])
        scene.play(seat, "end")
    assert not scene.game.over


def patient_table() -> Setup:
    return Setup(RULES, 2, (), {"first": 0, "stop": "idle"}, None)


def idle_turns(scene: Scene, turns: int) -> bool:
    """Play turns in which nobody builds; whether the game is over then."""
    for _ in range(turns):
        seat = scene.game.questions[0].seat
        scene.play(seat, scene.offers[0])
        scene.play(seat, "end")
    return scene.game.over


def test_gla_end_04_a_table_may_agree_on_a_stop() -> None:
    scene = Scene("city: 0,0 m7 0", setup=patient_table())
    assert not idle_turns(scene, 159)
    assert idle_turns(scene, 1)
    assert told(scene.game)[-1] == "- stopped 160"
    assert scene.game.winners == ()
    assert scene.game.scores == (11, 0)
    assert scene.game.check() == []
    assert hindmost.restore(scene.game.snapshot()).over
    message = scene.game.log()[-1][1]
    assert render(message, "en") == "Nobody has built for 160 turns: the game is stopped, and nobody wins."


def test_gla_end_04_building_begins_the_count_anew() -> None:
    scene = Scene("architect 2: sh1 m7\nseat 0: brick 2\ncity: 0,0 * 0\nmerchants: 0 7", setup=patient_table())
    assert not idle_turns(scene, 100)
    while (seat := scene.game.questions[0].seat) != 0 or "go 5" not in scene.offers:
        scene.play(seat, scene.offers[0])
        scene.play(seat, "end")
    for answer in ("go 5", "build sh1", "place 1,0", "end"):
        scene.play(0, answer)
    assert not idle_turns(scene, 159)
    assert idle_turns(scene, 1)


def test_gla_score_01_printed_points() -> None:
    run("""
        city: 0,0 m7 0 / 1,0 f1 0 / 2,0 sh1 1 / 3,0 m1 1
        ---
        awards 0: score-printed 12
        awards 1: score-printed 7
        scores: 12 7
    """)


def test_gla_score_02_goods_alone_are_nothing() -> None:
    run("""
        seat 0: brick 5, steel 4, gold 3, whisky 1
        ---
        scores: 0 0
    """)


@pytest.mark.parametrize(("bank", "vp"), [("bk1", 2 * 2), ("bk2", 2 + 3), ("bk3", 2 * 3), ("bk4", 5 + 4)])
def test_gla_score_bank_factories_and_goods(bank: str, vp: int) -> None:
    """Two own factories and one of the other's, and a full store."""
    run(f"""
        seat 0: brick 5, steel 4, gold 3
        city: 0,0 {bank} 0 / 1,0 f1 0 / 2,0 f3 0 / 3,0 f5 1
        ---
        awards 0: score-printed 3, score-bank {vp}
    """)


def test_gla_score_bank_each_for_itself() -> None:
    run("""
        seat 0: gold 2
        city: 0,0 bk2 0 / 1,0 bk3 0 / 2,0 f1 0 / 3,0 bk1 0
        ---
        awards 0: score-printed 4, score-bank 9
    """)


@pytest.mark.parametrize(("holder", "vp"), [(0, 4), (1, 0)])
def test_gla_score_bank_that_counts_whisky(holder: int, vp: int) -> None:
    """No bank of the game does; a corrected one may."""
    printed = own("glasgow").replace('effect = "2 per factory"', 'effect = "4 per whisky"')
    run(
        f"""
        seat {holder}: whisky 1
        city: 0,0 bk1 0
        ---
        awards 0: score-printed 1{f", score-bank {vp}" if vp else ""}
        """,
        Setup(RULES, 2, (), {"first": 0}, printed),
    )


def test_gla_score_01_all_of_it_is_counted_in_one_scoring() -> None:
    """A bank, a set with a station, tenements side by side, a park and a shop in the corner."""
    scene = run("""
        seat 0: gold 2
        city: 0,0 sh1 0 / 1,0 bk3 0 / 2,0 f1 0 / 3,0 st1 0 / 4,0 t1 0 / 4,1 t2 0 / 3,1 pk1 0 / 2,1 m7 0
        fill: 0,0 4,3 1 but 2,2
        ---
    """)
    found = [award for award in awards(scene.state) if award.seat == 0]
    assert [award.source.removeprefix("score-") for award in found] == [
        "printed", "bank", "station", "tenement", "park", "shop",
    ]  # fmt: skip
    assert {award.when for award in found} == {1}


@pytest.mark.parametrize(("fourth", "vp"), [("t1 0", 20), ("t1 1", 0), ("pk2 0", 0)])
def test_gla_score_station_needs_the_set(fourth: str, vp: int) -> None:
    scene = run(f"""
        city: 0,0 st1 0 / 1,0 st2 0 / 2,0 m1 0 / 3,0 f1 0 / 0,1 pk1 0 / 1,1 {fourth}
        ---
    """)
    found = {award.source: award.vp for award in scene.game.score_sheet() if award.seat == 0}
    assert found.get("score-station", 0) == vp


def test_gla_score_tenement_by_sides_and_for_both() -> None:
    """A corner does not count."""
    run("""
        city: 0,0 t1 0 / 0,1 t2 1 / 1,0 * 0 / 1,1 * 0 / 2,1 * 0 / 2,0 t3 0 / 3,1 t4 0
        ---
        awards 1: score-printed 1, score-tenement 3
    """)
    scene = run("""
        city: 0,0 t3 0 / 1,0 sh1 0 / 1,1 t4 0
        ---
    """)
    assert "score-tenement" not in {award.source for award in scene.game.score_sheet()}


@pytest.mark.parametrize(("parks", "vp"), [(1, 1), (2, 4), (3, 9), (4, 16), (5, 25), (6, 36)])
def test_gla_score_park_squares(parks: int, vp: int) -> None:
    city = " / ".join(f"{n % 3},{n // 3} pk{n + 1} 0" for n in range(parks))
    run(f"city: {city}\n---\nawards 0: score-park {vp}")


def test_gla_score_shop_in_a_corner() -> None:
    scene = last_building("city: 0,0 sh2 0 / 1,0 sh3 0\n        fill: 0,0 4,3 1 but 4,3", "over")
    shops = [award.vp for award in scene.game.score_sheet() if award.source == "score-shop"]
    assert shops == [10], "sh2 and the last shop stand in corners, sh3 does not"


def test_gla_score_shop_not_before_the_corners_are_known() -> None:
    scene = run("city: 0,0 sh1 0 / 1,0 * 0\n---\n")
    assert "score-shop" not in {award.source for award in scene.game.score_sheet()}


def test_gla_score_monument_nothing_extra() -> None:
    run("city: 0,0 m1 0 / 1,0 m2 0\n---\nawards 0: score-printed 13")


def test_gla_score_factory_nothing_extra() -> None:
    run("city: 0,0 f1 0 / 1,0 f5 0 / 2,0 f7 0\n---\nawards 0: score-printed 3")


def test_gla_score_03_the_higher_total_wins() -> None:
    scene = last_building("fill: 0,0 4,3 1 but 4,3", "over")
    assert scene.game.scores[1] > scene.game.scores[0]
    assert scene.game.winners == (1,)
    scene = last_building("fill: 0,0 4,3 0 but 4,3", "over")
    assert scene.game.winners == (0,)


TIED = """
    seat 0: brick 2
    seat 1: brick 0
    architect 2: sh1 t1
    city: 0,0 m7 1 / 1,0 sh2 0 / 2,0 sh3 0 / 3,0 m6 1 / 4,0 m5 1 / 0,1 m4 1 / 1,1 f1 1 / 2,1 f2 1 / 3,1 f3 1 / 4,1 m1 0\
 / 0,2 m2 0 / 1,2 m3 0 / 2,2 pk1 0 / 3,2 pk2 0 / 4,2 pk3 0 / 0,3 bk1 0 / 1,3 bk2 0 / 2,3 bk3 0 / 3,3 bk4 0
    ---
    0 go 5
    0 build sh1
    0 place 4,3
    over
"""
"""Seat 0 completes the city, and both have 41."""


def test_gla_tie_01_lost_by_who_ended_it() -> None:
    scene = run(TIED + "scores: 41 41\nwinners: 1")
    scene.state.finisher = 1
    assert scene.game.winners == (0,)
