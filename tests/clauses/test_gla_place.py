"""Where a building may stand (GLA-PLACE)."""

from __future__ import annotations

import pytest

from tests.glasgow_scenario import Scene, run


def at_placing(city: str, owner: int = 0) -> Scene:
    """Seat 0 has paid for a shop and must place it."""
    return run(f"""
        seat 0: brick 2
        architect 2: sh1 m7
        {city}
        ---
        0 go 5
        0 build sh1
    """)


def cells(scene: Scene) -> set[str]:
    return {choice.removeprefix("place ") for choice in scene.offers}


def test_gla_place_01_the_first_building() -> None:
    scene = at_placing("")
    assert scene.offers == ["place 0,0"]
    assert scene.game.questions[0].option("place 0,0").rule == "GLA-PLACE-01"


@pytest.mark.parametrize("owner", [0, 1])
def test_gla_place_02_beside_any_building(owner: int) -> None:
    scene = at_placing(f"city: 0,0 * {owner}")
    assert cells(scene) == {"0,1", "1,0", "0,-1", "-1,0"}
    assert scene.game.questions[0].explain("place 1,1").rule == "GLA-PLACE-02"
    assert scene.game.questions[0].option("place 0,1").rule == "GLA-PLACE-02"


@pytest.mark.parametrize(
    ("fill", "beside", "beyond"),
    [
        ("0,0 3,3 0", {"4,0", "-1,0", "0,4", "0,-1"}, set()),
        ("0,0 4,2 0", {"0,3", "0,-1"}, {"5,0", "-1,0"}),
        ("0,0 2,4 0", {"3,0", "-1,0"}, {"0,5", "0,-1"}),
        ("0,0 4,3 0 but 4,3", {"4,3"}, {"5,0", "-1,0", "0,4", "0,-1"}),
    ],
)
def test_gla_place_03_inside_the_frame(fill: str, beside: set[str], beyond: set[str]) -> None:
    scene = at_placing(f"fill: {fill}")
    assert beside <= cells(scene)
    assert not beyond & cells(scene)
    assert {scene.game.questions[0].explain(f"place {cell}").rule for cell in beyond} <= {"GLA-PLACE-03"}


def test_gla_place_04_the_frame_is_not_fixed() -> None:
    """Four in a row: the fifth may come at either end, and rows above and below."""
    assert {"-1,0", "4,0", "0,1", "0,-1"} <= cells(at_placing("fill: 0,0 3,0 0"))


def test_gla_place_05_once_five_always_four() -> None:
    scene = at_placing("city: 0,0 * 0 / 0,1 * 0 / 0,2 * 0 / 0,3 * 0 / 1,3 * 0 / 2,3 * 0 / 3,3 * 0 / 4,3 * 0")
    assert "0,4" not in cells(scene)
    assert "0,-1" not in cells(scene)
    assert {"1,0", "4,2"} <= cells(scene)


def test_gla_place_06_one_building_in_a_cell() -> None:
    """A hole in the middle stays open and can be filled."""
    scene = at_placing("fill: 0,0 2,2 0 but 1,1")
    assert scene.game.questions[0].explain("place 0,0").rule == "GLA-PLACE-06"
    assert "1,1" in cells(scene)
    scene.play(0, "place 1,1")
    assert scene.state.city.size == 9


def test_gla_place_07_the_builder_owns_it() -> None:
    run("""
        seat 0: brick 2
        architect 2: sh1 m7
        city: 0,0 f1 1
        ---
        0 go 5
        0 build sh1
        0 place 0,1
        city: 0,0 f1 1 / 0,1 sh1 0
    """)


def test_gla_place_08_the_active_player_chooses() -> None:
    scene = at_placing("city: 0,0 f7 1")
    assert scene.game.questions[0].seat == 0
    assert scene.game.questions[0].kind == "put"
