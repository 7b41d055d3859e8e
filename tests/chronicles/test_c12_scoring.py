"""Chronicle 12, Lady Auto MacNifique: scorings, exchanges, items, and the end."""

from __future__ import annotations

import pytest

from hindmost import new_game
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, PRIORITIES, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.scoring import (
    HerExchanges,
    HerItems,
    StonesLine,
    move_priority,
)
from hindmost.games.glen_more_ii.scoring import line_awards, order, tally, territory_size, winners
from hindmost.kernel.messages import Award
from hindmost.mechanics.track import OFF
from tests.chronicles.solo import FILLED, board, codes, hers, tiles, vp, with_her
from tests.glen_more_ii_scenario import Scene

LATE = "stack D: d-strathdon d-rannoch"
WAITING = f"rondel: 0 1 die {FILLED[8:]}"
"""You are hindmost, and nothing has happened yet."""


def numbers(scene: Scene, *names: str) -> str:
    return " ".join(str(scene.kit.number[name]) for name in names)


def holding(*names: str, level: str = "raiglar", stones: int = 0, **more: str) -> Scene:
    """She has these trade tiles and so many stones."""
    bare = with_her(f"{WAITING}; {LATE}", level=level)
    part = f"trades {numbers(bare, *names)}, stones {stones}"
    return with_her(f"{WAITING}; {LATE}", *more.values(), level=level, part=part)


def row(scene: Scene) -> list[str]:
    return [PRIORITIES[tile] for tile in board(scene).priorities]


# ---------------------------------------------------------------- categories


def test_c12_score_01_in_the_order_of_the_priority_tiles() -> None:
    scene = with_her(WAITING, priorities="persons whisky castle landmarks")
    named = [scene.book.categories[category] for category in order(scene.state, 1)]
    assert named == ["persons", "whisky", "castle", "landmarks"]


def test_c12_score_01_her_results_are_what_lies_on_her_board() -> None:
    scene = with_her(
        f"{WAITING}; {LATE}; seat 0; 1,0: scotsmen 2",
        "seat 1: whisky 3, persons a-macbeth a-robert-i; 0,0: scotsmen 0; 1,0: scotsmen 4",
    )
    found = {name: tally(scene.state, HER, place) for place, name in enumerate(scene.book.categories)}
    assert found == {"castle": 4, "landmarks": 0, "whisky": 3, "persons": 2}
    assert tally(scene.state, YOU, scene.book.categories.index("castle")) == 2


def test_c12_score_01_castle_moil_does_nothing_for_her() -> None:
    scene = with_her(f"rondel: 1 0 die d-castle-moil * * * * * * * * * -; {LATE}", cards="a09")
    assert [scene.kit.card_ids[card] for card in scene.state.estates[HER].cards] == ["castle-moil"]
    assert tally(scene.state, HER, scene.book.categories.index("castle")) == 2


@pytest.mark.parametrize(
    ("best", "wanted"),
    [
        (0, ["castle", "whisky", "persons", "landmarks"]),
        (1, ["castle", "landmarks", "whisky", "persons"]),
        (2, ["castle", "landmarks", "whisky", "persons"]),
        (3, ["landmarks", "castle", "whisky", "persons"]),
        (5, ["landmarks", "castle", "whisky", "persons"]),
        (8, ["landmarks", "castle", "whisky", "persons"]),
    ],
)
def test_c12_score_02_a_priority_tile_moves_by_the_best_gain(best: int, wanted: list[str]) -> None:
    scene = with_her(WAITING)
    move_priority(scene.state, PRIORITIES.index("landmarks"), best)
    assert row(scene) == wanted


LAST_OF_A = "rondel: 1 0 die s-inshriach * * * * * * * * * -; stack A: a-dornie"


def test_c12_score_02_after_its_category_in_the_first_three_scorings_only() -> None:
    holds = "seat 1: whisky 3"
    first = with_her(f"{LAST_OF_A}; {holds}", cards="a01")
    assert first.state.scorings == 1
    assert row(first) == ["whisky", "castle", "landmarks", "persons"]
    moves = [note.code for note in hers(first) if "priority" in note.code]
    assert moves == ["lady-priority-right", "lady-priority-left", "lady-priority-right"]


def test_c12_score_03_categories_then_exchanges_then_items() -> None:
    scene = with_her(f"{LAST_OF_A}; seat 1: whisky 3", cards="a01")
    steps = [code for code in codes(scene) if code in ("priority-left", "priority-right", "exchanged-start", "items")]
    assert steps[-2:] == ["exchanged-start", "items"]
    assert [award.source for award in scene.state.sheet if award.seat == HER] == [
        "score-castle", "score-whisky", "lady-start-tap-o-noth", "score-lady-items",
    ]  # fmt: skip


# ---------------------------------------------------------------- exchanges


def test_c12_exch_01_from_the_right_end_to_the_left() -> None:
    scene = holding("a-butcher", "c-carrbridge", stones=2)
    scene.state.journal = []
    HerExchanges().run(scene.state)
    used = [scene.kit.ids[note.a] for note in scene.state.journal if note.code == "lady-exchanged"]
    assert used == ["c-carrbridge", "a-butcher"]
    assert vp(scene) == 6 + 3


def test_c12_exch_02_one_stone_for_each_exchange_that_her_stones_reach() -> None:
    scene = holding("a-butcher", stones=2)
    HerExchanges().run(scene.state)
    assert (vp(scene), board(scene).stones) == (7 + 3, 0)
    short = holding("a-butcher", stones=1)
    HerExchanges().run(short.state)
    assert (vp(short), board(short).stones) == (3, 0)
    nothing = holding("b-scone-abbey", stones=1)
    HerExchanges().run(nothing.state)
    assert (vp(nothing), board(nothing).stones) == (2, 0)  # Scone Abbey yields no VP, so the stone goes further


@pytest.mark.parametrize(
    ("level", "stones", "gained", "left"),
    [("douce", 1, 0, 1), ("douce", 2, 1, 1), ("raiglar", 1, 2, 0), ("bodach", 5, 2, 4), ("raiglar", 0, 0, 0)],
)
def test_c12_exch_03_the_start_trade_tile_is_the_last(level: str, stones: int, gained: int, left: int) -> None:
    scene = holding(level=level, stones=stones)
    HerExchanges().run(scene.state)
    assert (vp(scene), board(scene).stones) == (gained, left)


def test_ex_c12_02_a_row_of_four() -> None:
    scene = holding("c-tomintoul-fair", "c-glengorm", "d-highland-market", stones=4)
    scene.state.journal = []
    HerExchanges().run(scene.state)
    assert (vp(scene), board(scene).stones) == (22, 0)
    gains = [(note.b, note.c) for note in scene.state.journal if note.code == "lady-exchanged"]
    assert gains == [(7, 3), (8, 2), (5, 1)]


def test_ex_c12_07_the_priority_row_after_a_scoring() -> None:
    scene = with_her(WAITING, priorities="whisky castle persons landmarks")
    for name, best in (("whisky", 5), ("castle", 0), ("persons", 2), ("landmarks", 3)):
        move_priority(scene.state, PRIORITIES.index(name), best)
    assert row(scene) == ["landmarks", "whisky", "persons", "castle"]


@pytest.mark.parametrize(
    ("level", "phases"), [("ablach", 2), ("douce", 3), ("raiglar", 3), ("skelp", 4), ("bodach", 4)]
)
def test_c12_item_01_items_score_in_the_phases_of_the_level(level: str, phases: int) -> None:
    found = []
    for scoring in (1, 2, 3, 4):
        scene = with_her(f"{WAITING}; {LATE}; seat 1: whisky 2, persons a-macbeth", level=level, scotsmen=3)
        scene.state.scorings = scoring
        HerItems().run(scene.state)
        found.append(vp(scene))
    assert found == [6] * phases + [0] * (4 - phases)


# ---------------------------------------------------------------- the end


def test_c12_final_01_her_size_is_what_she_has_taken() -> None:
    scene = with_her(f"{WAITING}; {LATE}; seat 1: persons a-macbeth")
    part = f"trades {numbers(scene, 'a-butcher')}, pile {numbers(scene, 's-inshriach', 'a-halkirk', 'b-inverness')}"
    scene = with_her(f"{WAITING}; {LATE}; seat 1: persons a-macbeth", part=part)
    assert territory_size(scene.state, HER) == 4
    assert territory_size(scene.state, YOU) == 2
    assert line_awards(scene.state, 0, HER)[0].vp == -3 * 2
    assert line_awards(scene.state, 0, YOU) == []


@pytest.mark.parametrize(("level", "stones", "gained"), [("raiglar", 3, 6), ("ablach", 5, 2), ("douce", 1, 0)])
def test_c12_final_02_stones_and_coins(level: str, stones: int, gained: int) -> None:
    scene = holding(level=level, stones=stones, seat="seat 1: coins 4")
    scene.state.active = HER
    StonesLine().run(scene.state)
    assert vp(scene) == gained
    assert line_awards(scene.state, 1, HER)[0].vp == 4
    scene.state.active = YOU
    StonesLine().run(scene.state)
    assert vp(scene) == gained


def test_c12_final_02_no_card_makes_her_coins_worth_more() -> None:
    bare = with_her(f"{WAITING}; {LATE}")
    abbey = next(tile for tile, card in enumerate(bare.kit.cards) if card >= 0 and bare.book.coins_worth[card])
    scene = with_her(
        f"{WAITING}; {LATE}; seat 1: coins 4, cards {bare.kit.card_ids[bare.kit.cards[abbey]]}", part=f"pile {abbey}"
    )
    assert line_awards(scene.state, 2, HER) == []
    assert line_awards(scene.state, 2, YOU) == []


def test_c12_final_03_in_a_tie_you_win() -> None:
    scene = with_her(f"{WAITING}; seat 0; 0,0: wood 3")
    for seat in (YOU, HER):
        scene.state.award(Award(seat, 10, "score-coins", "GM2-FINAL-02", 4))
    assert winners(scene.state) == (YOU,)
    scene.state.award(Award(HER, 1, "score-coins", "GM2-FINAL-02", 4))
    assert winners(scene.state) == (HER,)


def test_c12_exch_01_four_times_in_a_game() -> None:
    """A whole game: the start trade tile is looked at after each scoring, the fourth included."""
    game = new_game("glen-more-ii", 1, seed=5, automa="bodach")
    while not game.over:
        question = game.questions[0]
        game.play(question.seat, question.options[-1].id)
    items = [award.when for award in game.score_sheet() if award.source == "score-lady-items"]
    assert items == [1, 2, 3, 4]
    assert game.state.stack == []
    assert OFF not in [game.state.place(seat) for seat in (YOU, HER)]


def test_her_tiles_are_somewhere_and_only_once() -> None:
    scene = with_her(f"rondel: {FILLED}", cards="a01")
    assert tiles(scene, board(scene).pile)
    assert scene.game.check() == []
