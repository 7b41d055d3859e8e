"""GM2-TRADE: exchanging resources."""

from __future__ import annotations

import pytest

from tests.glen_more_ii_scenario import Scene, run

FULL = "market: wood 3, stone 3, barley 3, sheep 3, cattle 3"
"""Nothing can be bought."""


def trading(tile: str, goods: str, **more: str) -> Scene:
    """Seat 0 has placed a forest beside the trade tile; the goods lie on the home tiles."""
    holdings = more.get("holdings", "coins 0")
    scene = Scene(f"""
seats 2
rondel: 0 1 s-inshriach
{more.get("market", FULL)}
seat 0: {holdings}
  0,0: scotsmen 1{", " + goods if goods else ""}
  0,1: {tile}
""")
    scene.play(0, "take 2", "place 1,1")
    return scene


def test_gm2_trade_01_resources_come_from_any_own_tiles_or_the_market() -> None:
    scene = trading("c-tomintoul-fair", "barley 1, sheep 1, cattle 1")
    scene.play(0, "activate 0,1")
    assert (scene.seat(0)["vp"], scene.seat(0)["sheep"]) == (8, 0)
    bought = trading("c-tomintoul-fair", "barley 1, sheep 1", holdings="coins 1", market="market: wood 0")
    bought.play(0, "activate 0,1", "pay barley 0,0", "pay sheep 0,0")
    assert (bought.seat(0)["vp"], bought.seat(0)["coins"]) == (8, 0)


def test_gm2_trade_01_what_is_missing_forbids_the_trade() -> None:
    scene = trading("c-tomintoul-fair", "barley 1, sheep 1")
    assert "activate 0,1" not in scene.offers
    assert scene.why("activate 0,1") == "GM2-TRADE-01"


@pytest.mark.parametrize(
    ("tile", "goods", "steps", "vp"),
    [
        ("b-crieff-tryst", "wood 1, stone 1", ("pay wood 0,0",), 4),
        ("b-crieff-tryst", "wood 1, barley 1, sheep 1", ("pay wood 0,0", "pay sheep 0,0"), 4),
        ("c-glengorm", "sheep 1, cattle 1", ("pay sheep 0,0",), 5),
        ("c-glengorm", "sheep 1, cattle 2", ("give 3 any of sheep or cattle", "pay sheep 0,0"), 8),
        ("d-highland-market", "sheep 1, stone 2", ("pay sheep 0,0",), 7),
        ("c-tomintoul-fair", "barley 1, sheep 1, cattle 1", (), 8),
    ],
)
def test_gm2_trade_02_the_kinds_of_trade(tile: str, goods: str, steps: tuple[str, ...], vp: int) -> None:
    scene = trading(tile, goods)
    scene.play(0, "activate 0,1", *steps)
    assert scene.seat(0)["vp"] == vp


def test_gm2_trade_02_different_resources_are_of_different_kinds() -> None:
    assert "activate 0,1" not in trading("b-crieff-tryst", "wood 3").offers


def test_gm2_trade_03_one_line_of_a_tile_once_in_an_activation() -> None:
    scene = trading("a-butcher", "cattle 3")
    scene.play(0, "activate 0,1")
    assert scene.offers == ["give 1 cattle", "give 2 cattle"]
    scene.play(0, "give 2 cattle")
    assert (scene.seat(0)["vp"], scene.seat(0)["cattle"]) == (7, 1)
    assert "activate 0,1" not in scene.offers


def test_gm2_trade_04_the_marker_of_a_trade_pays_its_road() -> None:
    run(f"""
        seats 2
        rondel: 0 1 s-inshriach
        {FULL}
        seat 0: coins 1
          2,0: b-scone-abbey, wood 1
          1,0: scotsmen 1
        ---
        0 take 2
        0 place 1,1
        0 activate 2,0
        0 claim chisholm
        seat 0: coins 0, wood 0, domains chisholm
    """)


def test_gm2_trade_04_without_a_domain_in_reach_the_trade_may_not_be_made() -> None:
    run(f"""
        seats 2
        rondel: 0 1 s-inshriach
        {FULL}
        seat 0: coins 0
          2,0: b-scone-abbey, barley 1
          1,0: scotsmen 1
        seat 1: domains macleod
        ---
        0 take 2
        0 place 1,1
        not offered: activate 2,0
        # selling the barley would raise the coins, but then it is gone
        sells: sell barley 2,0
    """)
