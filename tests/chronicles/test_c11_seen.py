"""Chronicle 11: where plans fit, as everybody may see it."""

from __future__ import annotations

from typing import Any

from tests.chronicles.plans import planned
from tests.glen_more_ii_scenario import Scene


def sites(scene: Scene, seat: int = 0) -> list[dict[str, Any]]:
    """Those of the first plan of a seat."""
    found: list[dict[str, Any]] = scene.game.view(1)["seats"][seat]["monument-plans"][0]["sites"]
    return found


def test_c11_build_01_a_site_is_where_type_and_river_fit_and_near_a_scotsman() -> None:
    land = "0,-1: s-inshriach; 0,-2: s-black-isle; 1,-1: s-lochridge; 2,0: a-halkirk"
    scene = planned(f"seat 0; {land}", mine="a-new-lanark")
    assert sites(scene) == [
        {"cell": "0,-2", "face": 0, "near": False, "beside": []},
        {"cell": "0,-1", "face": 0, "near": True, "beside": ["village"]},
    ]


def test_c11_cond_01_beside_are_the_types_that_give_something() -> None:
    land = "0,-1: s-inshriach; 1,-1: a-butcher; -1,-1: s-lochridge"
    scene = planned(f"seat 0; {land}", mine="a-new-lanark")
    assert sites(scene) == [{"cell": "0,-1", "face": 0, "near": True, "beside": ["village", "trade"]}]


def test_c11_dbl_01_each_site_says_which_face_fits() -> None:
    land = "2,0: a-halkirk; 3,0: b-kingussie"
    scene = planned(f"seat 0; {land}", mine="caledonian-canal-left")
    assert [(site["cell"], site["face"], site["near"]) for site in sites(scene)] == [
        ("1,0", 0, True),
        ("2,0", 1, False),
    ]


def test_sites_of_a_rival_need_their_own_scotsmen() -> None:
    """Whoever is not active is seen by what stands in their own territory."""
    scene = planned("seat 1; 0,-1: s-inshriach", theirs="a-new-lanark")
    assert sites(scene, 1) == [{"cell": "0,-1", "face": 0, "near": True, "beside": ["village"]}]


def test_a_double_monument_is_put_on_two_cells() -> None:
    land = "seat 0; 0,-1: s-inshriach, wood 1; 1,-1: s-black-isle"
    scene = planned(land, mine="new-fort-george-left wood")
    scene.follow("0 take 3", "0 place 0,1", "0 end", "0 plan new-fort-george-left")
    (option,) = (each for each in scene.game.questions[0].options if each.id == "place 0,-1")
    assert option.targets == ["cell:0:0,-1", "cell:0:1,-1"]
