"""Chronicle 9, Feasts and Follies: scoring with events, the clean-up, the crests, and other chronicles beside it."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.tome import TABLES, steps_of
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.feasts import EVENTS, vp_table
from hindmost.games.glen_more_ii.points import STEPS
from hindmost.games.glen_more_ii.scoring import result, tally
from tests.chronicles.feasting import (
    AT_HOME,
    END_OF_A,
    END_OF_GAME,
    OPEN,
    RICH,
    bid,
    bidding,
    feast,
    lines,
    part_of,
    scored,
    used,
)
from tests.chronicles.made_up import keeps, play_through
from tests.glen_more_ii_scenario import Scene, laid

# ---------------------------------------------------------------- scoring


@pytest.mark.parametrize(("barrels", "vp"), list(enumerate((0, 1, 2, 3, 4, 6, 8, 10, 10))))
def test_c9_score_01_the_alternative_table(barrels: int, vp: int) -> None:
    scene = bidding(f"seat 0: whisky {barrels}")
    bid(scene, "", "", "")
    assert scored(scene, "whisky") == ({0: vp} if vp else {})


def test_c9_score_01_for_every_category() -> None:
    scene = bidding("seat 0: persons a-robert-i a-macbeth, whisky 4; 1,0: scotsmen 5")
    assert vp_table(scene.state) == (0, 1, 2, 3, 4, 6, 8, 10)
    bid(scene, "", "", "")
    assert [scored(scene, category) for category in ("castle", "whisky", "persons")] == [{0: 6}, {0: 4}, {0: 2}]


def test_c9_score_02_raised_results_count_on_both_sides() -> None:
    """Seats 1 and 2 have nothing; raised alike they are no longer the least, seat 0 is."""
    scene = bidding("every seat; 0,0: barley 1", "seat 0: whisky 1")
    bid(scene, "", "2", "2")
    assert scored(scene, "whisky") == {1: 1, 2: 1}


def test_c9_score_02_castle_moil_doubles_scotsmen_only() -> None:
    scene = feast(END_OF_GAME, "seat 0; 0,0: sheep 1; 1,0: scotsmen 1; 0,1: d-castle-moil")
    scene.follow("0 stop 2")
    bid(scene, "3", "")
    assert scored(scene, "castle") == {0: 4}, "2 x 1 + 2"


# ---------------------------------------------------------------- clean-up


def test_c9_score_03_used_events_are_replaced_in_rising_order() -> None:
    scene = feast(END_OF_A, "seat 0; 0,0: barley 1; 1,0: wood 1")
    scene.follow("0 take 3", "0 place 0,1", "0 end")
    kept = part_of(scene).cards[:]
    scene.follow(f"draw feasts: {EVENTS.index('hogmanay')} {EVENTS.index('barn-dance')}")
    bid(scene, "42", "", "")
    part = part_of(scene)
    assert part.cards == [kept[0], EVENTS.index("hogmanay"), kept[2], EVENTS.index("barn-dance"), kept[4]]
    assert part.discards == [kept[1], kept[3]]


def test_c9_score_03_nothing_is_replaced_after_the_fourth() -> None:
    scene = feast(END_OF_GAME, "seat 0; 0,0: barley 1")
    scene.follow("0 stop 2")
    bid(scene, "2", "")
    scene.follow("over")
    assert part_of(scene).cards == [EVENTS.index(name) for name in OPEN]
    assert part_of(scene).discards == []


def test_c9_score_04_an_empty_deck_is_made_of_the_discards() -> None:
    """One card is left to draw; then those discarded just now come with the others."""
    others = [name for name in EVENTS if name not in OPEN]
    scene = bidding("seat 0; 0,0: barley 1; 1,0: wood 1", discards=others[1:])
    first, second = EVENTS.index(others[0]), EVENTS.index("may-procession")
    scene.follow(f"draw feasts: {first} {second}")
    bid(scene, "42", "", "")
    part = part_of(scene)
    assert (part.cards[1], part.cards[3]) == (first, second)
    assert part.discards == []
    assert len(part.deck) == 7
    assert "The discarded events are shuffled" in lines(scene)


def test_c9_score_05_markers_and_tokens_come_back() -> None:
    scene = bidding(RICH)
    bid(scene, "2", "4", "35")
    while scene.asked is not None and scene.asked[1] == "pay-event":
        scene.follow(f"{scene.asked[0]} {scene.offers[0]}")
    part = part_of(scene)
    assert (part.markers, part.stacks, part.shown) == ([[], [], [], [], []], [[], [], []], [[], [], []])
    scene = feast(END_OF_GAME, "seat 0; 0,0: barley 1")
    scene.follow("0 stop 2")
    bid(scene, "2", "")
    assert (part_of(scene).markers, part_of(scene).shown) == ([[], [], [], [], []], [[], []])


# ---------------------------------------------------------------- crests


def test_c9_clan_01_cameron_stacks_five() -> None:
    scene = bidding("seat 1: domains cameron")
    offered = [len(scene.game.question(seat).options) for seat in range(3)]
    assert offered == [86, 326, 86]
    scene.follow("1 bid 31524", "0 bid 12---", "2 bid -----")
    revealed = [note.a for note in scene.game.journal if note.code == "bid-revealed" and note.seat == 1]
    assert revealed == [3, 1, 5, 2, 4]


def test_c9_clan_01_the_printed_bonus_is_gone() -> None:
    scene = feast(AT_HOME, "seat 0: coins 9; 0,1: a-easdale")
    scene.follow("0 take 4", "0 claim cameron", "asks 0 activate", "movement 0")


def test_c9_clan_02_innes_lets_a_coin_stand_for_one_resource() -> None:
    scene = bidding("seat 0: coins 2, domains innes; 0,0: stone 1, wood 1")
    bid(scene, "5", "", "")
    scene.follow(
        "asks 0 pay-event", "offers: pay-feast stone 0,0 / pay-feast-coin", "allows: pay-feast-coin C9-CLAN-02"
    )
    scene.follow("0 pay-feast-coin", "offers: pay-feast wood 0,0 / pay-feast stone 0,0", "0 pay-feast wood 0,0")
    scene.follow("seat 0: coins 1, stone 1, wood 0")
    assert used(scene) == [(0, "council-dinner")]


def test_c9_clan_02_also_for_one_of_any_kind() -> None:
    scene = bidding("seat 0: coins 2, domains innes; 0,0: wood 1")
    bid(scene, "1", "", "")
    scene.follow("offers: pay-feast wood 0,0 / pay-feast-coin", "0 pay-feast-coin", "seat 0: coins 1, wood 1")


def test_c9_clan_02_is_never_a_duty() -> None:
    for answer, joined, coins in (("join 2", [(0, "whisky-tasting")], 0), ("stay-away", [], 1)):
        scene = bidding("seat 0: coins 1, domains innes")
        bid(scene, "2", "", "")
        scene.follow("asks 0 use-event", "offers: join 2 / stay-away")
        keeps(scene.game)
        scene.follow(f"0 {answer}", f"seat 0: coins {coins}")
        assert used(scene) == joined


def test_c9_clan_02_once_for_each_event() -> None:
    scene = bidding("seat 0: coins 9, domains innes")
    bid(scene, "54", "", "")
    scene.follow("asks 0 use-event", "offers: join 4 / stay-away", "0 join 4", "seat 0: coins 8")
    assert used(scene) == [(0, "may-procession")], "one coin is not enough for a Council Dinner"


def test_c9_clan_02_a_coin_that_is_not_there() -> None:
    scene = bidding("seat 0: domains innes")
    bid(scene, "2", "", "")
    assert used(scene) == []


@pytest.mark.parametrize("crest", ["macdonell", "maclean"])
def test_c9_clan_03_a_resource_is_laid_on_the_crest(crest: str) -> None:
    scene = feast(AT_HOME, "seat 0: coins 9; 0,0: wood 1, stone 1")
    scene.follow("0 take 4", f"0 claim {crest}", "asks 0 lay-good", "refuses: pass C9-CLAN-03")
    scene.follow("offers also: lay wood 0,0 / lay stone 0,0 / lay sheep market")
    keeps(scene.game)
    play_through(scene, "0 lay stone 0,0", "asks 0 activate")
    scene.follow("seat 0: stone 0, wood 1")
    assert scene.game.view(None)["seats"][0]["crest-goods"] == ["stone"]


def test_c9_clan_03_one_may_be_bought_for_it() -> None:
    scene = feast(AT_HOME, "seat 0: coins 9; 0,0: wood 1")
    scene.follow("0 take 4", "0 claim maclean", "0 lay cattle market", "seat 0: wood 1, cattle 0", "market: cattle 1")
    assert part_of(scene).spared[0] == [4]


def test_c9_clan_03_who_has_none_may_let_it_be() -> None:
    scene = feast(AT_HOME, "seat 0: coins 9")
    scene.follow("0 take 4", "0 claim maclean", "offers also: pass / lay wood market", "allows: pass C9-CLAN-03")
    scene.follow("0 pass", "asks 0 activate")
    assert part_of(scene).spared[0] == []
    poor = feast(AT_HOME, "seat 0: coins 3")
    poor.follow("0 take 4", "0 claim maclean", "asks 0 activate", "seat 0: coins 0")
    assert "lays nothing on the crest" in lines(poor)


def spared(kinds: list[int], *position: str, cards: tuple[str, ...] = OPEN) -> Scene:
    """A bidding in which seat 0 has laid these resources on its crests."""
    scene = feast(END_OF_A, *position, cards=cards)
    waiting = scene.waiting
    assert waiting is not None
    waiting.table.slice_of(waiting, "feasts").spared[0].extend(kinds)
    scene.follow("0 take 3", "0 place 0,1", "0 end")
    return scene


def test_c9_clan_03_a_cost_reduced_to_nothing_is_paid() -> None:
    scene = spared([2], "seat 0: domains maclean")
    bid(scene, "2", "2", "")
    assert used(scene) == [(0, "whisky-tasting")], "seat 1 has neither crest nor barley"


def test_c9_clan_03_both_crests_are_two_reductions() -> None:
    cards = ("hogmanay", *OPEN[1:])
    for kinds, goods, joins in (([2, 0], "", True), ([2], "0,0: wood 1", True), ([2, 2], "", False)):
        scene = spared(kinds, f"seat 0: domains maclean macdonell; {goods}", cards=cards)
        bid(scene, "1", "", "")
        assert used(scene) == ([(0, "hogmanay")] if joins else [])


def test_c9_clan_04_never_for_a_symbol_of_any_resource() -> None:
    scene = spared([0], "seat 0: domains maclean; 0,0: wood 1")
    bid(scene, "1", "", "")
    scene.follow("seat 0: wood 0")
    without = spared([0], "seat 0: domains maclean")
    bid(without, "1", "", "")
    assert used(without) == []


def test_c9_clan_05_a_resource_on_a_crest_works_for_its_owner_only() -> None:
    scene = spared([2], "seat 0: domains maclean", "seat 1: domains macdonell")
    bid(scene, "2", "2", "2")
    assert used(scene) == [(0, "whisky-tasting")]
    assert scene.game.view(None)["seats"][1]["crest-goods"] == []


# ---------------------------------------------------------------- with other chronicles


def test_px_6_9_01_a_personal_table_replaces_the_alternative_one() -> None:
    folds = laid(3, (6, 9)).table.folds[STEPS]
    assert [type(fold).__name__ for fold in folds] == ["AlternativeTable", "OwnTable"]
    scene = feast(END_OF_A.replace("chronicles 9", "chronicles 6 9"))
    usual = vp_table(scene.state)
    assert usual not in [steps_of(scene.state, category) for category in TABLES]
    whisky = scene.state.book.categories.index("whisky")
    assert scene.table.fold(STEPS, scene.state, (), 0, whisky) == usual, "nobody has one yet"


def test_px_7_9_01_full_sets_go_without_what_events_add() -> None:
    scene = bidding("seat 0; 0,0: wood 1, sheep 1")
    bid(scene, "1", "", "")
    scene.follow("asks 0 pay-event")
    persons = scene.state.book.categories.index("persons")
    assert (tally(scene.state, 0, persons), result(scene.state, 0, persons)) == (0, 2)
