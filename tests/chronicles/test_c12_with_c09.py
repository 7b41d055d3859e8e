"""Lady Auto MacNifique with Chronicle 9, Feasts and Follies."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.bidding import unpacked
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.feasts import EVENTS, feasts
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, PRIORITIES, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_c09 import HerEvent, stack_up
from tests.chronicles.solo import NAMES, board, codes, hers, vp, with_her
from tests.glen_more_ii_scenario import Scene

LAST_OF = "rondel: 1 0 die s-inshriach * * * * * * * * * -; stack {}"
LAST_OF_A = LAST_OF.format("A: a-dornie")
LAST_OF_B = LAST_OF.format("B: b-plockton")
LAST_OF_C = LAST_OF.format("C: c-ullapool")
YOURS = "rondel: 0 1 die * * * * * * * * * * -"
FIVE = ("guest-of-honour", "council-dinner", "royal-visit", "whisky-tasting", "barn-dance")
"""They cost 1, 2, 3, 1 and 2 resources."""
TWO_TWO = ("council-dinner", "barn-dance", "great-clan-wedding", "highland-wedding", "may-procession")
"""They cost 2, 2, 3, 2 and 1."""


def laid(events: tuple[str, ...]) -> str:
    cards = [EVENTS.index(name) for name in events]
    deck = [str(event) for event in range(len(EVENTS)) if event not in cards]
    return f"part feasts: cards {' '.join(map(str, cards))}, deck {' '.join(deck)}"


def feasting(position: str, cards: str, events: tuple[str, ...] = FIVE, hers: int = 9, **more: str) -> Scene:
    """After her turn, whose card is the first of these, a bidding comes; she has so many VP."""
    return with_her(position, laid(events), f"seat 1: vp {hers}", cards=cards, chronicles="9", **more)  # type: ignore[arg-type]


def stacked(scene: Scene) -> list[int]:
    """What she has stacked, by the numbers of her tokens."""
    notes = [note for note in hers(scene) if note.code == "lady-stack"]
    return [token + 1 for token in unpacked(notes[-1].a)]


def used(scene: Scene) -> list[str]:
    return [EVENTS[note.a] for note in hers(scene) if note.code == "lady-feast"]


def test_c12_c9_01_her_tokens_lie_in_ascending_order_before_every_bidding() -> None:
    for position in (LAST_OF_A, LAST_OF_B, LAST_OF_C):
        scene = feasting(position, "a01 a04 a06 a07 a10 a02", TWO_TWO, part="seen 8, unseen 0 1 2 3 4 5 6 7 9")
        scene.follow("asks 0 bid", "0 bid -----")
        assert codes(scene).count("bid-left") == 1  # the 4 of the last card, for event 1
        assert stacked(scene) == [1, 2, 3][: scene.state.scorings]


def test_c12_c9_02_a_card_for_each_event_from_right_to_left_after_your_stack() -> None:
    scene = feasting(LAST_OF_A, "a01 a04 a08 a03 a09 a05")
    scene.follow("asks 0 bid")
    assert "bid" not in codes(scene)
    scene.follow("0 bid 1----")
    drawn = [(NAMES[note.a], EVENTS[note.c]) for note in hers(scene) if note.code == "lady-bid"]
    assert drawn == list(zip(("a04", "a08", "a03", "a09", "a05"), FIVE[::-1], strict=True))
    moved = [note.a for note in hers(scene) if note.code == "lady-bid-left"]
    # 5 costs 2: no number; 4 costs 1: 3; 3 costs 3: 2 is less; 2 costs 2: 2 is as much; 1 costs 1: 1 is as much
    assert moved == [4, 2, 1]
    assert [note.a for note in hers(scene) if note.code == "lady-bid-stays"] == [5, 3]
    assert board(scene).seen[:6] == [NAMES.index(name) for name in ("a01", "a04", "a08", "a03", "a09", "a05")]


def test_c12_c9_02_a_new_pile_is_made_when_it_is_needed() -> None:
    scene = feasting(LAST_OF_A, "a01 a04 a06 a01 a05 a08", part="seen 1 2 4 6 7 8, unseen 0 3 5 9")
    scene.follow("0 bid -----")
    drawn = [code for code in codes(scene) if code in ("bid", "shuffled")]
    assert drawn == ["bid", "shuffled", "bid", "bid", "bid", "bid"]


@pytest.mark.parametrize("scorings", [0, 1, 2, 3])
def test_c12_c9_03_as_many_tokens_as_the_round_has(scorings: int) -> None:
    scene = with_her(YOURS, laid(FIVE), chronicles="9")
    scene.state.scorings = scorings
    stack_up(scene.state, [3, 1, 0, 2, 4])
    assert feasts(scene.state).stacks[HER] == [3, 1, 0, 2][: scorings + 1]


def trying(scene: Scene, slot: int) -> bool:
    """Whether she uses an event."""
    scene.state.active = HER
    HerEvent(slot).run(scene.state)
    return HER in feasts(scene.state).markers[slot]


@pytest.mark.parametrize(("scorings", "limit"), [(0, 3), (1, 4), (2, 5), (3, 6)])
def test_c12_c9_04_at_most_so_many_vp_in_a_round(scorings: int, limit: int) -> None:
    scene = with_her(YOURS, laid(("royal-visit", "hogmanay", "council-dinner", "guest-of-honour", "barn-dance")),
                     "seat 1: vp 20", chronicles="9")  # fmt: skip
    scene.state.scorings = scorings
    tried = [trying(scene, slot) for slot in range(4)]  # 3, 3, 2 and 1
    assert (
        tried
        == {
            3: [True, False, False, False],
            4: [True, False, False, True],
            5: [True, False, True, False],
            6: [True, True, False, False],
        }[limit]
    )
    assert vp(scene) == 20 - (3 + 3 * tried[1] + 2 * tried[2] + tried[3])


def test_c12_c9_04_never_more_than_she_has() -> None:
    scene = with_her(YOURS, laid(FIVE), "seat 1: vp 1", chronicles="9")
    scene.state.scorings = 3
    assert [trying(scene, 1), trying(scene, 0)] == [False, True]  # 2 resources, then 1
    assert vp(scene) == 0


def test_c12_c9_04_bids_are_revealed_as_always() -> None:
    """In the first step both use the event; before the second scoring her second token comes too late."""
    wood = "seat 0; 0,0: wood 1"
    both = feasting(f"{LAST_OF_A}; {wood}", "a01 a04 a06 a07 a10 a05")
    both.follow("0 bid 1----")
    joined = [note.seat for note in both.game.journal if note.code in ("feast-joined", "lady-feast")]
    assert sorted(joined) == [YOU, HER]
    late = feasting(f"{LAST_OF_B}; {wood}", "a01 a04 a08 a06 a07 a10")
    late.follow("0 bid 1----")
    assert stacked(late) == [4, 1]
    assert used(late) == ["whisky-tasting"]
    assert [(note.seat, EVENTS[note.a]) for note in late.game.journal if note.code == "feast-taken"] == [
        (HER, "guest-of-honour")
    ]


def test_c12_c9_05_events_raise_results_and_neither_priority_tiles_nor_items() -> None:
    scene = feasting(LAST_OF_A, "a01 a04 a06 a07 a10 a05", priorities="persons castle landmarks whisky")
    scene.follow("0 bid -----")
    assert used(scene) == ["guest-of-honour"]
    gained = {award.source: award.vp for award in scene.state.sheet if award.seat == HER}
    assert (gained["score-persons"], gained["feast-guest-of-honour"]) == (2, -1)
    row = [PRIORITIES[tile] for tile in board(scene).priorities]
    assert row == ["castle", "persons", "landmarks", "whisky"]  # without the event nobody gains by persons
    assert gained["score-lady-items"] == 1  # her Scotsman


def test_ex_c12_06_a_bidding_before_the_third_scoring() -> None:
    scene = feasting(LAST_OF_C, "a02 a04 a03 a06 a08 a01", TWO_TWO)
    scene.follow("asks 0 bid", "0 bid -----")
    assert stacked(scene) == [2, 4, 1]
    assert [note.a for note in hers(scene) if note.code == "lady-bid-left"] == [4, 2]


def test_her_stack_is_known_to_whoever_looks_on() -> None:
    """Cards and tokens lie open, so that no redeal changes them."""
    scene = with_her(YOURS, laid(FIVE), chronicles="9")
    stack_up(scene.state, [3, 1, 0, 2, 4])
    assert feasts(scene.game.redealt(0, seed=5).state).stacks[HER] == [3]
