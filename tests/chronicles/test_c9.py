"""Chronicle 9, Feasts and Follies: the set-up, the bidding and the examples with their exact numbers."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.feasts import BONUS, EVENTS, PRICES, THEMES
from hindmost.mechanics.goods import spread
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
from tests.chronicles.made_up import keeps
from tests.glen_more_ii_scenario import Scene
from tests.properties.playing import questions_of, text_of

# ---------------------------------------------------------------- set-up


def test_c9_setup_01_four_crests_lie_on_their_domains() -> None:
    domains = hindmost.api.catalogue_of("glen-more-ii", (9,)).domains
    assert [domain.id for domain in domains if domain.crest] == ["cameron", "macdonell", "maclean", "innes"]
    assert [domain.id for domain in domains if domain.closed] == ["murray", "ogilvy", "ruthven"]
    scene = feast(AT_HOME, "seat 0: coins 9")
    scene.follow("0 take 4", "offers also: claim innes / claim cameron", "refuses: claim murray GM2-CLAN-07")


def test_c9_setup_02_five_of_twelve_events_lie_open_on_numbered_slots() -> None:
    assert len(EVENTS) == 12
    first = set()
    for seed in range(12):
        game = hindmost.new_game("glen-more-ii", 2, chronicles=(9,), seed=seed)
        shown = game.view(None)["table"]["feasts"]
        names = [each["event"] for each in shown["events"]]
        assert len(set(names)) == 5
        assert shown["deck"] == 7
        told = [(EVENTS[note.a], note.b) for note in game.journal if note.code == "feast-announced"]
        assert told == [(name, number) for number, name in enumerate(names, 1)], "the first drawn is number 1"
        first.add(names[0])
    assert len(first) > 5


def test_c9_setup_02_the_cards() -> None:
    """Three for each category; each further resource adds 1."""
    assert {theme: THEMES.count(theme) for theme in THEMES} == dict.fromkeys(
        ("persons", "whisky", "castle", "landmarks"), 3
    )
    game = hindmost.new_game("glen-more-ii", 2, chronicles=(9,), seed=1)
    assert [sum(spread(price, 5)) for price in PRICES] == [0, 1, 2, 1, 1, 3, 1, 2, 2, 1, 2, 2]
    for each in game.view(None)["table"]["feasts"]["events"]:
        assert each["bonus"] == 1 + sum(each["price"].values()) == BONUS[EVENTS.index(each["event"])]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_c9_setup_03_everybody_has_the_tokens_one_to_five(seats: int) -> None:
    assert hindmost.new_game("glen-more-ii", seats, chronicles=(9,), seed=1).questions
    scene = bidding()
    for seat in range(3):
        offered = {option.id for option in scene.game.question(seat).options}
        assert {f"bid {token}----" for token in range(1, 6)} <= offered


def test_c9_setup_04_markers_on_events_are_none_of_the_clan_board() -> None:
    scene = bidding(RICH)
    bid(scene, "123", "", "")
    scene.follow("seat 0: markers 10")


# ---------------------------------------------------------------- making stacks


@pytest.mark.parametrize(("stack", "tile"), [("A", "a-dornie"), ("B", "b-plockton"), ("C", "c-glengorm")])
def test_c9_bid_01_before_the_scorings_of_a_b_and_c(stack: str, tile: str) -> None:
    scene = feast(f"chronicles 9; rondel: 0 1 2 s-inshriach * * * * * * * * * -; stack {stack}: {tile}")
    before = scene.state.scorings
    scene.follow("0 take 3", "0 place 0,1", "0 end", "asks 0 bid")
    assert scene.state.scorings == before, "nothing is scored yet"
    bid(scene, "", "", "")
    assert scene.state.scorings == before + 1


def test_c9_bid_01_and_before_the_fourth() -> None:
    scene = feast(END_OF_GAME, "seat 0; 0,0: wood 1", "seat 1: persons a-robert-i")
    scene.follow("0 stop 2", "asks 0 bid")
    bid(scene, "1", "")
    scene.follow("over")
    assert scored(scene, "persons") == {0: 1}


def test_c9_bid_01_one_bidding_for_each_scoring() -> None:
    game = hindmost.new_game("glen-more-ii", 2, chronicles=(9,), seed=3)
    while not game.over:
        question = game.questions[0]
        game.play(question.seat, question.options[0].id)
    codes = [note.code for note in game.journal if note.code in ("bidding", "scoring")]
    assert codes == ["bidding", "scoring"] * 4


def test_c9_bid_02_any_order_of_none_to_three_tokens() -> None:
    scene = bidding()
    numbers = "12345"
    stacks = [stack for height in range(4) for stack in permutations(numbers, height)]
    assert len(stacks) == 86
    assert {option.id for option in scene.game.question(1).options} == {
        f"bid {''.join(stack).ljust(5, '-')}" for stack in stacks
    }


def test_c9_bid_02_all_are_asked_at_once_and_may_think_again() -> None:
    scene = bidding(RICH)
    assert [question.seat for question in scene.game.questions] == [0, 1, 2]
    scene.follow("2 bid 3----", "0 bid 1----", "0 bid 2----")
    assert part_of(scene).stacks == [[], [], []]
    scene.follow("1 bid -----")
    assert used(scene) == [(2, "handfasting"), (0, "whisky-tasting")]


def test_c9_bid_02_nobody_learns_anything_before_all_stacks_are_made() -> None:
    """Neither that a stack is made nor how high it is, not even by the length of what is sent."""
    faces = set()
    for stack in ("-----", "1----", "24---", "531--"):
        game = bidding(RICH).game
        game.play(0, f"bid {stack}")
        others = [game.view(1), game.view(2), game.view(None), [q for q in questions_of(game) if q["seat"] != 0]]
        faces.add(text_of([others, [note.to_json() for note in game.journal], game.can_undo]))
        assert len({len(option.id) for option in game.question(0).options}) == 1
    assert len(faces) == 1


def test_c9_bid_02_then_all_see_how_high_they_are_and_nothing_more() -> None:
    """Seat 0 is asked how to pay for its first token, while its other tokens lie face down."""
    faces = set()
    for rest in ("24", "42", "53"):
        scene = bidding(RICH)
        bid(scene, f"1{rest}", "3", "")
        scene.follow("asks 0 pay-event")
        game = scene.game
        assert [game.view(1)["seats"][seat]["bid-stack"] for seat in range(3)] == [2, [], 0]
        assert game.view(0)["seats"][0]["bid-stack"] == [int(token) for token in rest]
        assert [game.view(None)["seats"][seat]["bid-shown"] for seat in range(3)] == [[1], [3], []]
        told = [line.to_json() for seat in (1, None) for _, line in game.log(seat)]
        faces.add(text_of([game.view(1), game.view(2), game.view(None), told]))
        keeps(game)
    assert len(faces) == 1
    assert [line for line in lines(scene) if "stack" in line] == [
        "stacks 3 bid tokens",
        "stacks 1 bid token",
        "stacks no bid tokens",
    ]


def test_c9_bid_02_whoever_guesses_deals_what_is_hidden_anew() -> None:
    scene = bidding(RICH)
    bid(scene, "124", "35", "")
    found = set()
    for number in range(200):
        state = scene.game.state.copy()
        for component in state.table.components:
            component.redeal(state, 1, Random(number).randrange)
        part = state.table.slice_of(state, "feasts")
        assert part.stacks[1] == [4], "its own it knows"
        found.add(tuple(part.stacks[0]))
    assert found == {(1, 2), (1, 3), (1, 4), (2, 1), (2, 3), (2, 4), (3, 1), (3, 2), (3, 4), (4, 1), (4, 2), (4, 3)}


# ---------------------------------------------------------------- revealing


def test_c9_bid_03_step_by_step_from_the_top() -> None:
    scene = bidding("every seat; 0,0: wood 1, barley 1; 1,0: sheep 1")
    bid(scene, "243", "3", "34")
    revealed = [(note.seat, note.a) for note in scene.game.journal if note.code == "bid-revealed"]
    assert revealed == [(1, 3), (2, 3), (0, 2), (2, 4), (0, 4), (0, 3)]
    assert part_of(scene).stacks == [[], [], []]


def test_c9_bid_04_not_where_a_marker_lay_when_the_step_began() -> None:
    scene = bidding("every seat; 0,0: wood 1, barley 1")
    bid(scene, "2", "42", "")
    assert used(scene) == [(1, "may-procession"), (0, "whisky-tasting")]
    assert "comes too late for Whisky Tasting" in lines(scene)


def test_c9_bid_05_several_in_one_step() -> None:
    scene = bidding("every seat; 0,0: barley 1")
    bid(scene, "2", "2", "2")
    assert sorted(used(scene)) == [(seat, "whisky-tasting") for seat in range(3)]
    assert scored(scene, "whisky") == {}, "all are raised alike"


def test_c9_bid_06_pay_and_put_a_marker_there() -> None:
    scene = bidding("seat 0; 0,0: barley 2", "seat 1; 0,0: wood 1, sheep 1")
    bid(scene, "2", "1", "")
    scene.follow("asks 1 pay-event", "offers: pay-feast wood 0,0 / pay-feast sheep 0,0")
    assert part_of(scene).markers == [[1], [], [], [], []]
    scene.follow("1 pay-feast sheep 0,0", "seat 1: wood 1, sheep 0", "seat 0: barley 1")


def test_c9_bid_07_nothing_is_paid_for_what_is_not_available() -> None:
    scene = bidding("every seat; 0,0: barley 1")
    bid(scene, "2", "", "32")
    scene.follow("seat 0: barley 0", "seat 2: barley 1")
    assert used(scene) == [(0, "whisky-tasting")]


def test_c9_bid_08_whoever_can_pay_must() -> None:
    scene = bidding("seat 0; 0,0: barley 1")
    bid(scene, "2", "", "")
    scene.follow("seat 0: barley 0")
    assert used(scene) == [(0, "whisky-tasting")]


def test_c9_bid_08_whoever_cannot_places_no_marker_and_the_event_stays_free() -> None:
    scene = bidding("seat 1; 0,0: barley 1")
    bid(scene, "2", "32", "")
    assert used(scene) == [(1, "whisky-tasting")], "nobody could pay for it in the first step"
    assert [line for line in lines(scene) if line.startswith("does not pay")] == [
        "does not pay for Handfasting",
        "does not pay for Whisky Tasting",
    ]
    assert scored(scene, "whisky") == {1: 2}


def test_c9_bid_08_what_was_spent_before_is_not_there_any_more() -> None:
    scene = bidding("seat 0; 0,0: wood 1")
    bid(scene, "14", "", "")
    assert used(scene) == [(0, "guest-of-honour")]


def test_c9_bid_08_all_that_is_named_and_the_rest_besides() -> None:
    for goods, joins in (("stone 2", True), ("stone 1, wood 1", True), ("stone 1", False), ("wood 2", False)):
        scene = bidding(f"seat 0; 0,0: {goods}")
        bid(scene, "5", "", "")
        assert used(scene) == ([(0, "council-dinner")] if joins else []), goods


def test_c9_bid_09_there_is_no_market() -> None:
    scene = bidding("seat 0: coins 9", "market: barley 1", "seat 1; 0,0: wood 1, barley 1; 1,0: wood 1")
    bid(scene, "2", "1", "")
    scene.follow("seat 0: coins 9", "asks 1 pay-event")
    assert scene.all_offers == ["pay-feast wood 0,0", "pay-feast wood 1,0", "pay-feast barley 0,0"]
    assert used(scene) == [(1, "guest-of-honour")]


def test_c9_bid_09_the_fixed_ones_first_and_always_so_that_the_rest_can_be_paid() -> None:
    scene = bidding("seat 0; 0,0: stone 1, wood 1; 1,0: stone 1")
    bid(scene, "5", "", "")
    scene.follow("asks 0 pay-event", "offers: pay-feast stone 0,0 / pay-feast stone 1,0", "0 pay-feast stone 1,0")
    scene.follow("offers: pay-feast wood 0,0 / pay-feast stone 0,0", "0 pay-feast wood 0,0", "seat 0: stone 1, wood 0")


def test_c9_bid_10_results_are_raised_in_this_scoring_alone_and_add_up() -> None:
    scene = bidding("seat 0; 0,0: wood 1; 1,0: stone 2")
    bid(scene, "15", "", "")
    scene.follow("0 pay-feast wood 0,0")
    assert used(scene) == [(0, "guest-of-honour"), (0, "council-dinner")]
    assert scored(scene, "persons") == {0: 6}, "a lead of 2 + 3"
    assert part_of(scene).markers == [[], [], [], [], []]


def test_c9_bid_11_asked_hindmost_first() -> None:
    """After its turn seat 0 is the foremost."""
    scene = bidding("every seat; 0,0: wood 1, sheep 1")
    bid(scene, "1", "1", "1")
    asked = []
    while scene.asked is not None and scene.asked[1] == "pay-event":
        asked.append(scene.asked[0])
        scene.follow(f"{scene.asked[0]} pay-feast wood 0,0")
    assert asked == [1, 2, 0]


def test_c9_bid_11_it_does_not_matter_who_seals_first() -> None:
    ends = set()
    for order in permutations((("0", "415--"), ("1", "451--"), ("2", "53---"))):
        scene = bidding(RICH)
        scene.follow(*(f"{seat} bid {stack}" for seat, stack in order))
        while scene.game.questions[0].kind != "take":
            question = scene.game.questions[0]
            scene.game.play(question.seat, question.options[0].id)
        ends.add(text_of([[scene.game.view(seat) for seat in (0, 1, 2, None)], lines(scene)]))
    assert len(ends) == 1


def test_c9_bid_11_a_step_that_has_been_revealed_cannot_be_taken_back() -> None:
    scene = bidding("seat 0; 0,0: wood 1, sheep 1", "seat 1; 0,0: barley 1")
    bid(scene, "1", "32", "")
    option = scene.game.question(0).option("pay-feast wood 0,0")
    assert option.reveals, "seat 1 shows its next token then"
    scene.follow("0 pay-feast wood 0,0")
    assert not scene.game.can_undo


# ---------------------------------------------------------------- examples


def test_ex_c9_01_a_stack_of_three() -> None:
    scene = bidding()
    scene.follow("0 bid 415--")
    option = scene.game.question(0).option("bid 415--")
    assert (option.text(), option.targets) == ("Bid 4, 1, 5", ["feast:4", "feast:1", "feast:5"])
    assert option.rule == "C9-BID-02"


def test_ex_c9_02_a_single_token() -> None:
    scene = bidding("seat 0; 0,0: sheep 1")
    bid(scene, "3", "", "")
    assert used(scene) == [(0, "handfasting")]


def test_ex_c9_03_marie_and_isabelle() -> None:
    """Marie is seat 0, Isabelle seat 1. Each has just what her two events cost, and would have enough for a third."""
    cards = ("whisky-tasting", "council-dinner", "royal-visit", "may-procession", "handfasting")
    goods = "0,0: wood 1, barley 1; 1,0: sheep 1"
    scene = bidding(f"seat 0; {goods}; seat 1; {goods}", cards=cards)
    bid(scene, "451", "415", "")
    assert sorted(used(scene)) == [
        (0, "handfasting"),
        (0, "may-procession"),
        (1, "may-procession"),
        (1, "whisky-tasting"),
    ]
    scene.follow("seat 0: wood 0, barley 1, sheep 0", "seat 1: wood 0, barley 0, sheep 1")
    assert [line for line in lines(scene) if line.startswith("comes too late")] == [
        "comes too late for Handfasting",
        "comes too late for Whisky Tasting",
    ]


def test_ex_c9_04_guest_of_honour() -> None:
    scene = bidding("seat 0: persons a-robert-i; 0,0: cattle 1", "seat 1: persons a-macbeth")
    bid(scene, "1", "", "")
    scene.follow("seat 0: cattle 0")
    assert scored(scene, "persons") == {0: 3, 1: 1}


def test_ex_c9_05_wood_on_the_crest() -> None:
    cards = ("guest-of-honour", "beltane-fires", "spring-festival", *OPEN[3:])
    scene = feast(END_OF_A, "seat 0: domains maclean; 0,0: wood 1", cards=cards)
    waiting = scene.waiting
    assert waiting is not None
    waiting.table.slice_of(waiting, "feasts").spared[0].append(0)
    scene.follow("0 take 3", "0 place 0,1", "0 end")
    bid(scene, "21", "", "")
    assert used(scene) == [(0, "beltane-fires"), (0, "guest-of-honour")]
    scene.follow("seat 0: wood 0")


def test_every_question_of_a_bidding_can_be_kept() -> None:
    scene = bidding(RICH, "seat 0: coins 1, domains innes")
    keeps(scene.game)
    bid(scene, "125", "153", "5")
    while isinstance(scene, Scene) and scene.asked is not None and scene.asked[1] == "pay-event":
        keeps(scene.game)
        seat = scene.asked[0]
        scene.follow(f"{seat} {scene.offers[0]}")
    assert len(used(scene)) > 3
