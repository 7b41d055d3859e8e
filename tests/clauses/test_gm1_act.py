"""GM1-ACT-01 to 04: which tiles are activated, and how often."""

from __future__ import annotations

from tests.scenario import run

NINE_TILES = """
    seats 4
    rondel: 0 1 2 3 s1-cornfield-plain
    seat 0: coins 0
      0,0: start-village, member 1
      0,1: s0-meadow-river
      0,-1: s0-quarry-river
      0,-2: s0-pasture-river
      1,0: s0-forest-road
      2,0: s0-quarry-road
      1,-2: s1-forest-plain-a
      2,-2: s1-meadow-plain
      2,-1: s1-pasture-plain
    ---
"""
"""A ring of eight tiles around 1,-1, and one more tile at 0,1."""


def test_gm1_act_01_the_placed_tile_and_its_eight_neighbours() -> None:
    run(
        NINE_TILES
        + """
    0 take 4
    0 place 1,-1
    asks 0 activate
    offers: activate 1,-1 / activate 0,0 / activate 1,0 / activate 2,0 / activate 0,-1 / activate 2,-1 / activate 0,-2 / activate 1,-2 / activate 2,-2 / end
    refuses: activate 0,1 GM1-ACT-01
    seat 0: cell 0,1 sheep 0
    """  # noqa: E501 - all nine of them
    )


def test_gm1_act_01_each_at_most_once_in_any_order() -> None:
    run(
        NINE_TILES
        + """
    0 take 4
    0 place 1,-1
    0 activate 2,-2
    refuses: activate 2,-2 GM1-ACT-04
    0 activate 1,-1
    0 activate 0,-1
    0 activate 2,0
    refuses: activate 1,-1 GM1-ACT-04
    offers: activate 0,0 / activate 1,0 / activate 2,-1 / activate 0,-2 / activate 1,-2 / end
    undo
    undo
    undo
    undo
    0 activate 1,-1
    0 activate 2,0
    offers: activate 0,0 / activate 1,0 / activate 0,-1 / activate 2,-1 / activate 0,-2 / activate 1,-2 / activate 2,-2 / end
    seat 0: grain 1, stone 1, sheep 0
    """  # noqa: E501 - most of nine
    )


def test_gm1_act_01_a_corner_on_any_side_makes_a_neighbour() -> None:
    """The placed tile touches the others only by the start village's side; two steps away is too far."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river
          0,-1: s0-quarry-river
          -1,0: s0-cornfield-road
          -1,1: s1-forest-plain-a
        ---
        0 take 4
        0 place 1,0
        offers: activate 1,0 / activate 0,0 / activate 0,1 / activate 0,-1 / end
        refuses: activate -1,0 GM1-ACT-01
        refuses: activate -1,1 GM1-ACT-01
    """)


def test_gm1_act_02_every_activation_is_optional() -> None:
    """Even production and VP for nothing may be left."""
    run("""
        seats 4
        rondel: 0 1 2 3 s2-tavern-plain-a
        seat 0: coins 0, whisky 1
          0,0: start-village, member 1
          0,1: s0-meadow-river
        ---
        0 take 4
        0 place 1,1
        offers: activate 1,1 / activate 0,1 / activate 0,0 / end
        0 end
        asks 1 take
        seat 0: sheep 0, vp 0, cell 0,0 member 1
    """)


def test_gm1_act_03_an_activation_is_carried_out_fully_before_the_next() -> None:
    """Once the fair is begun its set is all that is asked; nothing else can be activated, moved or sold."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-butcher-sheep
        market: wood 1, sheep 1
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river, sheep 1
          0,2: s0-forest-river, wood 1
          1,2: s1-fair-plain
        ---
        0 take 4
        0 place 1,1
        offers: activate 1,1 / activate 0,0 / activate 0,1 / activate 0,2 / activate 1,2 / end
        0 activate 0,0
        0 activate 1,2
        asks 0 trade
        offers: give 1 different / give 2 different
        sells:
        0 give 1 different
        asks 0 pay
        offers: pay wood 0,2 / pay sheep 0,1
        sells:
        seat 0: vp 0
        0 pay wood 0,2
        asks 0 activate
        seat 0: vp 1, wood 0, sheep 1
        offers also: activate 0,1 / move 0,0 / sell sheep 0,1
    """)


def test_gm1_act_03_what_one_activation_gives_the_next_may_use() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s1-distillery-plain
        market: grain 3
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-quarry-river, stone 1
          1,0: s0-cornfield-road
        ---
        0 take 4
        0 place 1,1
        refuses: activate 1,1 GM1-ACT-14
        0 activate 1,0
        seat 0: grain 1, whisky 1
        0 activate 1,1
        seat 0: grain 0, whisky 2
    """)


def test_gm1_act_03_the_market_may_be_used_between_activations() -> None:
    """The wood just produced is sold, and the coins buy the sheep for the butcher."""
    run("""
        seats 4
        rondel: 0 1 2 3 s1-butcher-sheep
        market: wood 1, sheep 0
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-forest-river
        ---
        0 take 4
        0 place 1,1
        refuses: activate 1,1 GM1-ACT-14
        0 activate 0,1
        sells: sell wood 0,1
        0 sell wood 0,1
        seat 0: coins 1
        0 activate 1,1
        seat 0: coins 0, vp 2
        market: wood 0, sheep 1
    """)


def test_gm1_act_04_not_twice_even_with_loch_oich() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-oich
        seat 0: coins 0
          0,0: start-village, member 1
          0,-1: s0-quarry-river, stone 2
          0,-2: s0-meadow-river
        ---
        0 take 4
        0 place 0,1
        offers: activate 0,0 / activate 0,-1 / activate 0,-2 / end
        0 activate 0,-1
        0 activate 0,-2
        refuses: activate 0,-1 GM1-ACT-04
        refuses: activate 0,-2 GM1-ACT-04
        0 activate 0,0
        refuses: activate 0,0 GM1-ACT-04
        offers: move 0,0 / end
        seat 0: stone 1, sheep 1
    """)


def test_gm1_act_04_not_twice_even_with_loch_ness() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s2-loch-ness
          0,-1: s0-quarry-river
          0,-2: s0-meadow-river
        ---
        0 take 4
        0 place 1,0
        0 activate 0,-1
        refuses: activate 0,-1 GM1-ACT-04
        0 activate 0,-2
        refuses: activate 0,-2 GM1-ACT-04
        offers: activate 1,0 / activate 0,0 / end
        seat 0: stone 1, sheep 1
    """)


def test_gm1_act_04_the_limit_is_per_turn() -> None:
    """The player is hindmost again straight away: a new turn, and the same neighbour works again."""
    run("""
        seats 4
        rondel: 0 s0-forest-road s0-quarry-road s0-cornfield-road s1-fair-plain 1 2 3
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-meadow-river
        ---
        draw stack 0: s0-pasture-river
        0 take 1
        0 place 1,0
        0 activate 0,1
        refuses: activate 0,1 GM1-ACT-04
        0 end
        asks 0 take
        0 take 2
        0 place -1,0
        offers also: activate 0,1
        0 activate 0,1
        seat 0: sheep 2
    """)


def test_gm1_act_01_what_has_been_activated_is_kept_with_the_position() -> None:
    scene = run("""
        seats 2
        rondel: 0 1 s0-forest-river
        seat 0: coins 6
          0,0: start-village, member 1
        ---
        0 take 2
        0 place 0,1
        0 activate 0,1
    """)
    turn = scene.state.to_json()["turn"]
    assert (turn["spot"], turn["activated"]) == ("0,1", ["0,1"])
    scene.follow("0 activate 0,0")
    assert scene.state.to_json()["turn"]["activated"] == ["0,0", "0,1"]
