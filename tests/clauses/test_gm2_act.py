"""GM2-ACT: activation."""

from __future__ import annotations

import pytest

from tests.glen_more_ii_scenario import run


def test_gm2_act_01_the_placed_tile_and_its_neighbours_may_be_activated() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
          1,1: s-ballachulish
          1,-1: s-lochridge
        ---
        0 take 2
        0 place 0,1
        # by side or corner: both home tiles and the quarry; not the pasture beyond the river
        offers: activate 0,1 / activate 0,0 / activate 1,0 / activate 1,1 / end
    """)


def test_gm2_act_02_any_order_and_every_activation_is_optional() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach s-lochridge
        seat 0: coins 0
          1,1: s-ballachulish
        ---
        0 take 2
        0 place 0,1
        0 activate 1,1
        0 activate 0,1
        offers also: activate 0,0 / activate 1,0 / end
        0 end
        asks 1 take
    """)


def test_gm2_act_02_each_is_completed_before_the_next_begins() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
          0,0: cattle 3, scotsmen 1
          1,1: a-butcher
        ---
        0 take 2
        0 place 0,1
        0 activate 1,1
        offers: give 1 cattle / give 2 cattle
        shows: give 1 cattle = give 1 cattle 3 vp
    """)


def test_gm2_act_03_a_tile_is_activated_once_a_turn_whatever_the_cause() -> None:
    """Loch Ness finds the forest used already, and the other way round."""
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: cards loch-ness
          0,-1: s-lochridge
        ---
        0 take 2
        0 place 0,1
        0 activate 0,1
        not offered: activate 0,1 / extra 0,1
        0 extra 0,-1
        not offered: activate 0,-1
        refuses: activate 0,1 GM2-ACT-03
    """)


def test_gm2_act_04_the_neighbours_of_a_tile_removed_at_once_are_still_activated() -> None:
    run("""
        seats 2
        rondel: 0 1 d-loch-morar
        seat 0: whisky 1
          1,1: s-ballachulish
        ---
        0 take 2
        0 place 0,1
        0 remove 0,1
        0 pass
        offers: activate 0,0 / activate 1,0 / activate 1,1 / end
        tells: 0 gave-whisky 1 / 0 placed loch-morar 0,1 / 0 landmark loch-morar / 0 removed loch-morar 0,1
    """)


@pytest.mark.parametrize(
    ("tile", "steps", "goods"),
    [
        ("s-ballachulish", (), {"stone": 1}),
        ("d-strathdon", (), {"sheep": 1, "cattle": 1}),
        ("s-inshriach > c-iona-abbey", ("choose cattle",), {"cattle": 1}),
    ],
)
def test_gm2_act_05_producing_puts_what_is_shown_on_the_tile(
    tile: str, steps: tuple[str, ...], goods: dict[str, int]
) -> None:
    scene = run(f"""
        seats 2
        rondel: 0 1 s-black-isle
        seat 0: coins 0
          1,1: {tile}
        ---
        0 take 2
        0 place 0,1
        0 activate 1,1
    """)
    scene.play(0, *steps)
    cell = scene.cell(0, "1,1")
    assert cell is not None
    assert {good: cell[good] for good in goods} == goods


def test_gm2_act_05_of_two_the_owner_keeps_the_one_he_likes_when_only_one_fits() -> None:
    run("""
        seats 2
        rondel: 0 1 s-black-isle
        seat 0: coins 0
          1,1: d-strathdon, wood 2
        ---
        0 take 2
        0 place 0,1
        0 activate 1,1
        offers: choose sheep / choose cattle
        0 choose cattle
        seat 0: sheep 0, cattle 1, wood 2
        tells: 0 activated strathdon 1,1 / 0 produced 1 cattle 1,1 / 0 lost 1 sheep
    """)


def test_gm2_act_06_vp_are_gained_as_shown() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
          1,1: b-kingshouse-inn
          0,-1: c-clachaig-inn
        ---
        0 take 2
        0 place 0,1
        0 activate 1,1
        seat 0: vp 2
    """)


def test_gm2_act_07_distilling_gives_a_barrel_for_a_barley_once_in_an_activation() -> None:
    run("""
        seats 2
        rondel: 0 1 s-inshriach
        seat 0: coins 0
          1,1: a-pulteney, barley 2
        ---
        0 take 2
        0 place 0,1
        0 activate 1,1
        seat 0: whisky 1, barley 1
        not offered: activate 1,1
        tells: 0 gave 1 barley 1,1 / 0 gained-whisky 1 1,1
    """)
