"""GM1-CARD: the thirteen special cards."""

from __future__ import annotations

import pytest

from hindmost import catalogue
from tests.scenario import Scene, run

RICH = """
        seat 0: coins 0
          0,0: start-village, member 2
          0,1: s1-village-river-wood, member 1
          0,-1: s0-quarry-river, stone 1
          0,-2: s0-forest-river, wood 1
          1,0: s1-cornfield-road, grain 1
          1,1: s1-meadow-plain, sheep 1
          -1,1: s1-pasture-plain, cattle 1
          2,0: s0-cornfield-road
"""
"""One cube of each kind and an empty cornfield; a special tile finds a place at 1,-1, 0,2 or -1,0."""


COSTS: dict[str, dict[str, int]] = {
    "armadale-castle": {"wood": 1, "stone": 1},
    "castle-moil": {"wood": 1, "stone": 1, "grain": 1},
    "castle-stalker": {"wood": 1, "stone": 1},
    "loch-lochy": {},
    "castle-of-mey": {"wood": 1, "stone": 1, "cattle": 1},
    "duart-castle": {"wood": 1, "stone": 1, "sheep": 1},
    "iona-abbey": {"wood": 1, "stone": 1, "sheep": 1},
    "loch-morar": {},
    "loch-ness": {},
    "cawdor-castle": {"wood": 1, "stone": 1, "cattle": 1},
    "donan-castle": {"wood": 1, "stone": 1, "grain": 1},
    "loch-oich": {"wood": 1, "stone": 1},
    "loch-shiel": {},
}
"""In cubes; the clan member of Loch Ness stands among what it "gains"."""


@pytest.mark.parametrize(
    ("tile", "steps", "bonnets", "gained"),
    [
        ("s1-armadale-castle", ("place 1,-1",), 1, {"coins": 3, "members": 1}),
        ("s1-castle-moil", ("place 1,-1",), 1, {"whisky": 1, "members": 1}),
        ("s1-castle-stalker", ("place 0,2",), 1, {"members": 2}),
        ("s1-loch-lochy", ("place 0,2", "choose wood", "choose grain"), 0, {"wood": 1, "grain": 1}),
        ("s2-castle-of-mey", ("place 1,-1",), 1, {"members": 1}),
        ("s2-duart-castle", ("place 1,-1",), 0, {"members": 1}),
        ("s2-iona-abbey", ("place -1,0",), 0, {}),
        ("s2-loch-morar", ("place 0,2",), 0, {}),
        ("s2-loch-ness", ("place 0,2", "pay member 0,0"), 0, {"members": -1}),
        ("s3-cawdor-castle", ("place 1,-1",), 3, {"members": 1}),
        ("s3-donan-castle", ("place -1,0",), 1, {"whisky": 2, "members": 1}),
        ("s3-loch-oich", ("place 0,2", "pay wood 0,-2", "pay stone 0,-1"), 0, {}),
        ("s3-loch-shiel", ("place 0,2",), 0, {"grain": 1}),
    ],
)
def test_gm1_card_01_what_each_special_tile_brings(
    tile: str, steps: tuple[str, ...], bonnets: int, gained: dict[str, int]
) -> None:
    """The card of the same name, its bonnets, and what the table gives on placement; beyond the cost nothing else."""
    scene = run(f"""
        seats 4
        rondel: 0 1 2 3 {tile}
        {RICH}
        ---
        asks 0 take
    """)
    before = scene.seat(0)
    scene.play(0, "take 4", *steps)
    after = scene.seat(0)
    name = tile[3:]
    assert scene.asked == (0, "activate")
    assert after["cards"] == [name]
    assert scene.kit.bonnets[scene.kit.card_ids.index(name)] == bonnets
    expected = dict(before, tiles=9, cards=[name])
    for good, number in COSTS[name].items():
        expected[good] -= number
    for thing, number in gained.items():
        expected[thing] += number
    assert after == expected


def test_gm1_card_01_when_each_card_works() -> None:
    cards = catalogue.load("glen-more").cards
    moments = {card.id: card.when for card in cards}
    assert len(moments) == 13
    assert {card for card, when in moments.items() if when == "scoring"} == {"castle-of-mey", "cawdor-castle"}
    assert {card for card, when in moments.items() if when == "end"} == {"duart-castle", "iona-abbey", "loch-morar"}
    assert {card for card, when in moments.items() if when == "turn"} == {"loch-ness"}
    assert {card for card, when in moments.items() if when == "placed"} == {
        "armadale-castle",
        "castle-moil",
        "castle-stalker",
        "loch-lochy",
        "donan-castle",
        "loch-oich",
        "loch-shiel",
    }


def test_gm1_card_01_loch_oich_opens_the_whole_territory_this_turn_only() -> None:
    """Every tile with an effect, however far; in the next turn the neighbours again."""
    run("""
        seats 4
        rondel: 0 s3-loch-oich s0-forest-river s1-fair-plain s1-fair-road 1 2 3
        seat 0: coins 0
          0,0: start-village, member 1
          0,-1: s0-quarry-river, stone 1
          0,-2: s0-meadow-river, sheep 1
          0,-3: s0-pasture-river
        ---
        0 take 1
        0 place 0,1
        offers: activate 0,0 / activate 0,-1 / activate 0,-2 / activate 0,-3 / end
        0 activate 0,-3
        0 activate 0,0
        0 move 0,0
        0 to 0,1
        0 end
        asks 0 take
        0 take 2
        0 place 0,2
        offers: activate 0,2 / end
        refuses: activate 0,-3 GM1-ACT-01
    """)


def test_gm1_card_02_castle_of_mey_counts_in_the_first_scoring_after_it_is_taken() -> None:
    """Placed in the very turn whose refill brings the scoring: 2 x 2 + 1 = 5. The other's 2 members count 2."""
    run("""
        seats 4
        rondel: 0 1 2 3 s2-castle-of-mey
        stack 0:
        stack 1: s1-fair-plain
        seat 0: coins 9, parliament 2
          0,0: start-village, member 1
          0,1: s0-forest-river
        seat 1: coins 0, parliament 2
          0,0: start-village, member 1
        ---
        0 take 4
        0 place 1,1
        0 end
        scorings 1
        awards 0: score-parliament 8, score-cards 1
        awards 1: score-parliament 2
    """)


def test_gm1_card_02_not_in_a_scoring_before() -> None:
    """First scoring with 2 members and no card: 2 VP. Then Castle of Mey, and the second scoring counts 5: 8 VP."""
    run("""
        seats 4
        rondel: 0 s0-forest-river s2-castle-of-mey * * 1 2 3
        stack 0:
        stack 1: s1-fair-plain
        stack 2: s2-fair-road
        seat 0: coins 9, parliament 2
          0,0: start-village, member 1
        ---
        0 take 1
        0 place 0,1
        0 end
        scorings 1
        awards 0: score-parliament 2
        0 take 2
        0 place 1,1
        0 end
        scorings 2
        awards 0: score-parliament 10, score-cards 1
        shows: take 13 = take-buy fair 13 11 1 wood 2 @ rondel:13
    """)


def test_gm1_card_03_three_bonnets_at_every_scoring() -> None:
    run("""
        seats 4
        stack 0:
        stack 1: s1-fair-plain
        stack 2: s2-fair-road
        stack 3: s3-fair-road
        seat 3: coins 0
          0,0: start-village, member 1
          0,1: s0-quarry-river
          1,1: s3-cawdor-castle
        ---
        0 take 4
        0 place 0,1
        0 end
        awards 3: score-parliament 3, score-cards 1
        1 take 5
        1 place 1,0
        1 end
        awards 3: score-parliament 6, score-cards 2
        2 take 6
        2 place 1,0
        2 end
        over
        awards 3: score-parliament 9, score-cards 3, score-size -3
    """)


def test_gm1_card_04_cards_count_though_their_effect_is_used_up() -> None:
    """Loch Lochy, Loch Oich and Loch Shiel have nothing more to give: three cards, 3 VP; one card, 1 VP."""
    run("""
        seats 4
        stack 0:
        stack 1: s1-fair-plain
        seat 1: coins 0
          0,0: start-village, member 1
          0,1: s1-loch-lochy
          0,2: s3-loch-oich
          0,-1: s3-loch-shiel
        seat 2: coins 0
          0,0: start-village, member 1
          0,1: s2-loch-ness
        ---
        0 take 4
        0 place 0,1
        0 end
        awards 1: score-cards 3
        awards 2: score-cards 1
        shows: take 5 = take-free forest 5 4 free 0 @ rondel:5
        shows: take 6 = take-unplaceable quarry 6 5 free 0 @ rondel:6
        shows: take 13 = take-unpayable fair 13 12 1 wood 1 @ rondel:13
    """)


def test_gm1_card_04_every_card_counts_one() -> None:
    """Any one of the thirteen is one card more than none."""
    data = catalogue.load("glen-more")
    tiles = {tile.id: tile for tile in data.tiles}
    assert len(data.cards) == 13
    for card in data.cards:
        tile = tiles[card.tile]
        where = "0,2" if tile.river else "1,0" if tile.road else "1,1"
        scene = Scene(f"""
            seats 3
            seat 1: coins 0
              0,0: start-village, member 1
              0,1: s0-quarry-river
              {where}: {card.tile}
        """)
        assert scene.game.view()["table"]["scoring"]["counts"][1]["cards"] == 1


LOCH_NESS = """
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s0-quarry-river
          0,2: s2-loch-ness
          0,-1: s0-meadow-river
          0,-2: s0-pasture-river
          0,-3: s1-village-river-wood
"""


def test_gm1_card_05_one_additional_tile_anywhere() -> None:
    """Neither a neighbour nor the placed tile: 0,-2 or 0,-3, one of them."""
    run(f"""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        {LOCH_NESS}
        ---
        0 take 4
        0 place 1,0
        offers: activate 1,0 / activate 0,0 / activate 0,1 / activate 0,-1 / activate 0,-2 / activate 0,-3 / end
        0 activate 0,-2
        offers: activate 1,0 / activate 0,0 / activate 0,1 / activate 0,-1 / end
        refuses: activate 0,-3 GM1-ACT-01
        seat 0: cattle 1
        undo
        0 activate 0,-3
        0 move 0,0
        0 to 1,0
        refuses: activate 0,-2 GM1-ACT-01
    """)


def test_gm1_card_05_before_between_or_after_the_others() -> None:
    run(f"""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        {LOCH_NESS}
        ---
        0 take 4
        0 place 1,0
        0 activate 0,1
        0 activate 0,-2
        0 activate 0,-1
        seat 0: stone 1, cattle 1, sheep 1
        undo
        undo
        0 activate 0,-1
        0 activate 1,0
        0 activate 0,0
        0 activate 0,-2
        seat 0: stone 1, cattle 1, sheep 1, wood 1
    """)


def test_gm1_card_05_a_tile_that_may_be_activated_anyway_does_not_use_it_up() -> None:
    """All four ordinary activations, and still one more."""
    run(f"""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        {LOCH_NESS}
        ---
        0 take 4
        0 place 1,0
        0 activate 1,0
        0 activate 0,0
        0 activate 0,1
        0 activate 0,-1
        offers: activate 0,-2 / activate 0,-3 / move 0,0 / end
    """)


def test_gm1_card_05_the_tile_must_have_an_effect() -> None:
    """A loch far away has none; a full producer gives nothing."""
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s2-loch-ness
          0,-1: s0-meadow-river
          0,-2: s2-loch-morar
          0,-3: s0-pasture-river, cattle 3
        ---
        0 take 4
        0 place 1,0
        refuses: activate 0,-2 GM1-ACT-16
        refuses: activate 0,-3 GM1-ACT-06
        offers: activate 1,0 / activate 0,0 / activate 0,-1 / end
    """)


def test_gm1_card_05_already_in_the_turn_in_which_loch_ness_is_placed() -> None:
    run("""
        seats 4
        rondel: 0 1 2 3 s2-loch-ness
        seat 0: coins 0, parliament 1
          0,0: start-village, member 1
          0,-1: s0-meadow-river
        ---
        0 take 4
        0 place 0,1
        0 pay member parliament
        offers: activate 0,0 / activate 0,-1 / end
        0 activate 0,-1
        seat 0: sheep 1
    """)


def test_gm1_card_05_once_in_each_turn_of_the_owner() -> None:
    """The owner is hindmost again: a new turn, a new additional tile."""
    run("""
        seats 4
        rondel: 0 s0-forest-road s0-quarry-road s0-cornfield-road s1-fair-plain 1 2 3
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s2-loch-ness
          0,-1: s0-meadow-river
          0,-2: s0-pasture-river
        ---
        0 take 1
        0 place 1,0
        0 activate 0,-2
        0 end
        asks 0 take
        0 take 2
        0 place -1,0
        0 activate 0,-2
        seat 0: cattle 2
    """)


def test_gm1_card_05_only_for_its_owner() -> None:
    run("""
        seats 4
        rondel: 1 0 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village, member 1
          0,1: s2-loch-ness
        seat 1: coins 0
          0,0: start-village, member 1
          0,1: s0-quarry-river
          0,2: s0-forest-river
        ---
        1 take 4
        1 place 1,0
        offers: activate 1,0 / activate 0,0 / activate 0,1 / end
        refuses: activate 0,2 GM1-ACT-01
    """)


def test_gm1_card_05_not_in_a_turn_without_step_3() -> None:
    """The tile cannot be paid, or has no position: discarded, and nothing is activated."""
    run(f"""
        seats 4
        rondel: 0 1 2 3 s2-tavern-plain-a
        {LOCH_NESS}
        ---
        0 take 4
        0 discard
        asks 1 take
        seat 0: cattle 0
    """)
    run("""
        seats 4
        rondel: 0 1 2 3 s0-forest-road
        seat 0: coins 0
          0,0: start-village
          0,1: s2-loch-ness
          0,-1: s0-meadow-river
          0,-2: s0-pasture-river, member 1
        ---
        0 take 4
        asks 0 consolation
        not offered: activate 0,-2 / activate 0,0
        0 end
        asks 1 take
    """)


def test_gm1_card_05_nothing_left_for_it_beside_loch_oich() -> None:
    """All tiles at once, each once: no additional one."""
    run("""
        seats 4
        rondel: 0 1 2 3 s3-loch-oich
        seat 0: coins 0
          0,0: start-village, member 1
          0,-1: s0-quarry-river, stone 2
          0,-2: s2-loch-ness
          0,-3: s0-meadow-river
        ---
        0 take 4
        0 place 0,1
        0 activate 0,-3
        0 activate 0,-1
        0 activate 0,0
        offers: move 0,0 / end
        refuses: activate 0,-3 GM1-ACT-04
        seat 0: stone 1, sheep 1
    """)
