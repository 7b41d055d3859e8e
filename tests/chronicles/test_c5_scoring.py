"""Chronicle 5, Address to a Haggis: the haggis scorings, and the examples with their exact numbers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import hindmost
from hindmost.games.glen_more_ii.chronicles.c05_haggis.scoring import points
from hindmost.games.glen_more_ii.chronicles.c05_haggis.tables import TOKENS
from hindmost.games.glen_more_ii.state import GlenMoreII
from tests.chronicles.haggis import END_OF_B, END_OF_GAME, KEY, dinner, haggis_vp, last_scoring, scoring
from tests.chronicles.made_up import keeps
from tests.chronicles.test_c0 import NO_VOTES
from tests.glen_more_ii_scenario import Scene


def lines(scene: Scene) -> list[str]:
    return [scene.game.speak(line, "en") for _, line in scene.game.log(None)]


def rolls_of(scene: Scene) -> list[str]:
    return [line for line in lines(scene) if line.startswith("The Die shows")]


# ---------------------------------------------------------------- when


@pytest.mark.parametrize(
    ("stack", "tile", "held"), [("A", "a-dornie", False), ("B", "b-plockton", True), ("C", "c-glengorm", True)]
)
def test_c5_11_after_the_scorings_of_b_and_c(stack: str, tile: str, held: bool) -> None:
    scene = dinner(f"chronicles 5; rondel: 0 1 2 s-inshriach * * * * * * * * * -; stack {stack}: {tile}", tables=[(1,)])
    scene.follow("draw haggis die: 1 2 2 2" if held else "draw haggis die:", "0 take 3", "0 place 0,1", "0 end")
    assert haggis_vp(scene) == ({0: 1} if held else {})
    assert ("Haggis scoring" in lines(scene)) is held
    if held:
        told = lines(scene)
        numbered = max(place for place, line in enumerate(told) if line.startswith(("Scoring", "scoring")))
        assert numbered < told.index("Haggis scoring"), "after the scoring itself"


def test_c5_11_and_after_the_final_scoring() -> None:
    scene = last_scoring("1 1 1 1", "seat 0: coins 3", tables=[(1,)])
    scene.follow("over")
    assert haggis_vp(scene) == {0: 1}
    assert scene.game.score_sheet()[-1].source == "score-haggis", "after everything else"
    assert scene.game.score_sheet()[-1].when == 5


def test_c5_11_three_of_them_in_a_game() -> None:
    for seats in (2, 3, 4):
        game = hindmost.new_game("glen-more-ii", seats, chronicles=(5,), seed=seats)
        source = Random(seats)
        while not game.over:
            question = game.questions[0]
            game.play(question.seat, source.choice(question.options).id)
        assert [note.code for note in game.journal].count("haggis-scoring") == 3


# ---------------------------------------------------------------- the rolls


def test_c5_12_four_rolls_each_turning_one_token_of_everybody_who_has_it() -> None:
    scene = scoring("1 2 1 3", tables=[(1, 1, 1), (2, 2, 3), (3,)])
    assert rolls_of(scene) == [f"The Die shows {value}" for value in (1, 2, 1, 3)]
    assert haggis_vp(scene) == {0: points([1, 1]), 1: points([2, 3]), 2: points([3])}
    assert scene.part(KEY).tables == [[1], [2], []]


def test_c5_12_the_faces_are_those_of_the_die_and_it_stays_where_it_is() -> None:
    scene = dinner("chronicles 5; rondel: 0 1 2 die s-inshriach * * * * * * * * -; stack B: b-plockton", tables=[(1,)])
    assert scene.kit.die_faces == [1, 1, 1, 2, 2, 3]
    scene.follow("draw haggis die: 1 2 3 3", "0 take 4", "0 place 0,1", "0 end")
    assert haggis_vp(scene) == {0: 1}
    assert scene.rondel[3] == "die"


def test_c5_12_it_is_rolled_though_it_does_not_play() -> None:
    scene = scoring("3 3 3 3", tables=[(3,)])
    assert "die" not in scene.pieces
    assert haggis_vp(scene) == {0: 3}


def test_c5_12_the_rolls_fall_as_the_faces_of_the_die_do() -> None:
    found: Counter[str] = Counter()
    for seed in range(20):
        scene = dinner(END_OF_B)
        game = scene.game.redealt(0, seed=seed)
        for option in ("take 3", "place 0,1", "end"):
            game.play(0, option)
        found.update(str(note.a) for note in game.journal if note.code == "haggis-rolled")
    assert found.total() == 80
    assert found["1"] > found["2"] > found["3"] > 0


def test_c5_13_nobody_turns_up_a_fourth() -> None:
    scene = scoring("1 1 1 1", tables=[(1, 1, 1, 1), (1,)])
    assert haggis_vp(scene) == {0: 9, 1: 1}
    assert scene.part(KEY).tables[0] == [1]


# ---------------------------------------------------------------- bought rolls


def test_c5_14_a_barrel_buys_one_more_roll_for_its_owner_alone() -> None:
    scene = scoring("1 1 1 1", "seat 1: whisky 2", tables=[(2,), (1, 2, 3), (2,)])
    scene.follow("asks 1 more-haggis", "offers: roll-haggis / no-roll", "draw haggis die: 2", "1 roll-haggis")
    scene.follow("seat 1: whisky 1", "asks 1 more-haggis", "draw haggis die: 3", "1 roll-haggis", "seat 1: whisky 0")
    assert haggis_vp(scene) == {1: points([1, 2, 3])}, "those of value 2 of the others stay hidden"
    scene.follow("asks 1 take")
    scene.follow("tells: 1 haggis-rolled-again 3 / 1 haggis-served 3 / 1 award-score-haggis 18 haggis")


def test_c5_14_not_with_three_face_up_nor_without_one_face_down_nor_without_a_barrel() -> None:
    scene = scoring("1 1 1 1", "seat 0: whisky 1; seat 1: whisky 1", tables=[(1, 1, 1, 1), (1,), (2,)])
    scene.follow("asks 1 take", "seat 0: whisky 1", "seat 1: whisky 1")


def test_c5_14_until_three_are_face_up() -> None:
    scene = scoring("1 1 1 1", "seat 0: whisky 5", tables=[(1, 1, 2, 2, 3)])
    scene.follow("asks 0 more-haggis", "draw haggis die: 2", "0 roll-haggis", "asks 1 take", "seat 0: whisky 4")
    assert haggis_vp(scene) == {0: points([1, 1, 2])}


def test_c5_14_a_roll_without_a_match_is_lost() -> None:
    scene = scoring("1 1 1 1", "seat 0: whisky 3", tables=[(2,)])
    scene.follow("draw haggis die: 3 1", "0 roll-haggis", "0 roll-haggis", "seat 0: whisky 1", "0 no-roll")
    assert haggis_vp(scene) == {}
    assert scene.part(KEY).tables[0] == [2]
    scene.follow("seat 0: whisky 1")


def test_c5_14_a_match_must_be_used() -> None:
    scene = scoring("3 3 3 3", "seat 0: whisky 1", tables=[(1, 2)])
    scene.follow("draw haggis die: 1", "0 roll-haggis")
    assert haggis_vp(scene) == {0: 1}


def test_c5_14_from_the_hindmost_pawn_on_each_finishing_before_the_next() -> None:
    """After the turn of seat 0 the pawns stand in the order 1, 2, 0."""
    scene = scoring("3 3 3 3", "every seat: whisky 2", tables=[(1,), (1,), (1,)])
    scene.follow("draw haggis die: 2 1 2 1", "1 roll-haggis", "1 roll-haggis", "asks 2 more-haggis", "2 no-roll")
    scene.follow("asks 0 more-haggis", "0 roll-haggis", "0 no-roll", "asks 1 take")
    assert haggis_vp(scene) == {1: 1}
    assert [scene.seat(seat)["whisky"] for seat in range(3)] == [1, 0, 2]


def test_c5_14_at_the_end_first_those_on_worlds_end_as_they_arrived_then_those_beyond() -> None:
    scene = dinner(
        "chronicles 5; rondel: 0 * 1+2:worlds-end 3 - - - - - - - - - -; gap 13; stack D:",
        "every seat: whisky 1",
        tables=[(1,), (1,), (1,), (1,)],
        arrivals=[2, 1],
    )
    assert scene.game.check() == []
    scene.follow("draw haggis die: 3 3 3 3", "0 stop 2")
    order = []
    while not scene.game.over:
        order.append(scene.asked[0])
        scene.play(scene.asked[0], "no-roll")
    assert order == [2, 1, 0, 3]


def test_c5_14_those_who_have_ended_their_game_decide_too() -> None:
    scene = last_scoring("3 3 3 3", "seat 1: whisky 1", tables=[(), (2,)])
    scene.follow("asks 1 more-haggis", "draw haggis die: 2", "1 roll-haggis", "over")
    assert haggis_vp(scene) == {1: 2}


def test_c5_14_in_a_scoring_to_which_the_die_has_led() -> None:
    scene = dinner(
        "chronicles 5; rondel: die 0 1 s-inshriach * * * * * * * * * -; stack B: b-plockton",
        "seat 1: whisky 1",
        tables=[(), (1,)],
    )
    scene.follow("draw die: 1", "draw haggis die: 2 2 2 2", "asks 1 more-haggis")
    keeps(scene.game)
    scene.follow("1 no-roll", "asks 0 take", "seat 1: whisky 1")


def test_a_bought_roll_cannot_be_taken_back_and_can_be_kept_at_every_question() -> None:
    scene = scoring("3 3 3 3", "every seat: whisky 1", tables=[(1,), (1,), (1,)])
    for seat in (1, 2, 0):
        assert scene.asked == (seat, "more-haggis")
        keeps(scene.game)
        options = {option.id: option for option in scene.game.questions[0].options}
        assert options["roll-haggis"].reveals
        assert not options["no-roll"].reveals
        assert options["no-roll"].kind == "pass"
        scene.play(seat, "no-roll")


def test_the_last_answer_reveals_what_is_turned_up_then() -> None:
    held = [(1, 1, 1, 1, 1), (2, 2, 2, 2, 3), (1, 3, 3)]
    scene = scoring("1 1 3 3", "seat 1: whisky 1; seat 0: whisky 1", tables=held, shown=())
    for seat, reveals in ((1, False), (0, True)):
        no_roll = scene.game.questions[0].options[-1]
        assert (scene.asked[0], no_roll.id, no_roll.reveals) == (seat, "no-roll", reveals)
        scene.play(seat, "no-roll")


def test_nothing_is_sold_in_a_scoring() -> None:
    scene = scoring("3 3 3 3", "market: sheep 1; seat 0: whisky 1; 0,0: sheep 1", tables=[(1,)])
    assert scene.all_offers == ["roll-haggis", "no-roll"]
    scene.follow("shows: roll-haggis = roll-haggis")
    scene.follow("shows: no-roll = no-roll")


# ---------------------------------------------------------------- what it is worth


@pytest.mark.parametrize(("served", "vp"), [([], 0), ([3], 3), ([1, 1], 4), ([1, 2, 3], 18), ([3, 3, 3], 27)], ids=str)
def test_c5_15_their_number_times_their_sum(served: list[int], vp: int) -> None:
    assert points(served) == vp


def test_c5_15_at_most_27() -> None:
    scene = scoring("3 3 1 3", tables=[(3, 3, 3)], shown=(1, 1))
    assert haggis_vp(scene) == {0: 27}


def test_c5_16_what_was_face_up_goes_back_and_the_rest_stays() -> None:
    scene = scoring("1 1 2 2", tables=[(1, 3), (2, 2, 3)])
    part = scene.part(KEY)
    assert part.tables == [[3], [3], []]
    assert part.served == [[], [], []]
    assert part.shown == [1, 3]
    assert sorted([*part.hidden, *part.shown, 3, 3]) == sorted(TOKENS)


def test_c5_16_the_supply_is_turned_up_again() -> None:
    """All tokens were on tables; now two of those that went back lie face up."""
    scene = scoring("1 1 1 1", tables=[(1, 1, 1, 1, 1), (2, 2, 2, 2, 3), (1, 3, 3)], shown=())
    part = scene.part(KEY)
    assert (part.shown, part.hidden) == ([1, 1], [1, 1])


def test_c5_17_at_the_end_barrels_cost_nothing_any_more() -> None:
    """They were counted in the fourth scoring; and a further roll is what is proposed."""
    scene = last_scoring("3 3 3 3", "seat 0: whisky 1", tables=[(1,)])
    before = scene.game.scores
    default = scene.game.questions[0].default
    assert default is not None
    assert default.id == "roll-haggis"
    scene.follow("draw haggis die: 2", "0 roll-haggis", "over", "seat 0: whisky 0")
    assert scene.game.scores == before


def test_c5_17_in_the_other_scorings_nothing_is_proposed() -> None:
    assert scoring("3 3 3 3", "seat 0: whisky 1", tables=[(1,)]).game.questions[0].default is None


def test_c5_20_the_rolls_are_made_even_if_nobody_can_use_them() -> None:
    assert len(rolls_of(scoring("1 2 3 1"))) == 4


def test_c5_20_vp_are_given_after_the_last_extra_roll_and_then_all_tokens_go_back_together() -> None:
    scene = scoring("1 1 3 3", "seat 0: whisky 1", tables=[(2,), (1,)])
    scene.follow("asks 0 more-haggis")
    assert haggis_vp(scene) == {}
    assert scene.part(KEY).served == [[], [1], []]
    assert [seat["haggis-served"] for seat in scene.game.view(2)["seats"]] == [[], [1], []], "for all to see (C5-19)"
    scene.follow("0 no-roll")
    assert haggis_vp(scene) == {1: 1}
    assert scene.part(KEY).served == [[], [], []]


# ---------------------------------------------------------------- with other chronicles


SETS = "cards full-sets distillers herds garrisons leftovers, verdicts 1 1 1 0 0, laid 2 2 2 0 0, ayes 1 1"


def test_px_5_7_01_inns_are_whisky_tiles_and_sheep_paid_are_gone() -> None:
    scene = dinner(
        "chronicles 5 7; rondel: 0 1 2 s-inshriach * * * * * * * * * -",
        "seat 0; 1,1: b-ye-olde-inn; 0,0: sheep 1",
        NO_VOTES.replace("far-frontier", "distillers"),
    )
    scene.follow("0 take 3", "0 place 0,1")
    assert values(scene) == {"herds": [1, 0, 0], "distillers": [1, 0, 0]}
    scene.follow("0 activate 1,1", "0 haggis 1")
    assert values(scene) == {"herds": [0, 0, 0], "distillers": [1, 0, 0]}


def values(scene: Scene) -> dict[str, list[int]]:
    cards = scene.game.view(None)["table"]["great-glen"]
    return {card["card"]: card["values"] for card in cards if card["card"] in ("herds", "distillers")}


def test_px_5_7_01_the_last_haggis_scoring_comes_after_the_great_glen_cards() -> None:
    scene = last_scoring(
        "3 3 3 3",
        "seat 0: whisky 1, cards loch-lochy, persons a-macbeth; 1,0: scotsmen 1; 2,0: a-loch-lochy",
        f"part rock-and-hard-place: {SETS}",
        tables=[(1,)],
        game=END_OF_GAME.replace("chronicles 5", "chronicles 5 7"),
    )
    full_sets = [award for award in scene.game.score_sheet() if award.source == "great-glen-full-sets"]
    assert [(award.seat, award.vp) for award in full_sets] == [(0, 10)]
    scene.follow("draw haggis die: 1", "0 roll-haggis", "over")
    assert haggis_vp(scene) == {0: 1}
    assert scene.game.score_sheet()[-1].source == "score-haggis"


def test_the_haggis_scoring_is_the_last_step_of_its_plans() -> None:
    game = hindmost.new_game("glen-more-ii", 3, chronicles=(2, 4, 5, 7), seed=1)
    for plan in ("scoring", "final"):
        assert game.setup.table.woven[plan].steps[-1][0] == "haggis"


def test_arrivals_are_noted_whoever_comes() -> None:
    game = hindmost.new_game("glen-more-ii", 4, chronicles=(5,), seed=3)
    source = Random(3)
    stops: list[int] = []
    while not game.over:
        question = game.questions[0]
        stop = next((option for option in question.options if option.id.startswith("stop")), None)
        option = stop or source.choice(question.options)
        if stop is not None:
            stops.append(question.seat)
        game.play(question.seat, option.id)
    g = game.state
    assert isinstance(g, GlenMoreII)
    assert len(stops) > 1
    assert g.table.slice_of(g, KEY).to_json()["arrivals"] == stops


# ---------------------------------------------------------------- examples


def test_ex_c5_01_two_of_three() -> None:
    scene = scoring("1 3 2 2", "seat 0: whisky 1", tables=[(1, 3, 1)], shown=(1, 2))
    scene.follow("0 no-roll")
    assert haggis_vp(scene) == {0: 8}
    assert scene.part(KEY).tables[0] == [1]


def test_ex_c5_02_one_two_three() -> None:
    assert haggis_vp(scoring("3 2 1 1", tables=[(1, 2, 3)])) == {0: 18}


def test_ex_c5_03_the_fourth_roll_is_ignored() -> None:
    scene = scoring("1 1 2 1", tables=[(1, 1, 1, 2, 3)])
    assert haggis_vp(scene) == {0: 12}
    assert scene.part(KEY).tables[0] == [1, 3]
