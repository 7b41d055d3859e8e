"""Advice: from what the seat may know alone, the same by seed and deals, with terms that add up."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import hindmost
from hindmost import Game
from hindmost.bots import Outlook
from hindmost.bots.advice import (
    FOLLOWS,
    LEAST,
    SHOWN,
    Advisor,
    Difference,
    Outcome,
    Prospect,
    leads_of,
    scores_of,
    unlike,
)
from hindmost.bots.chances import STEPS, USUAL, Chances, chances_for
from hindmost.bots.turns import ENDS
from tests.configurations import EVERYTHING, Configuration
from tests.configurations import SHOWN as CONFIGURED

FEW = 4
ADVISED = CONFIGURED if EVERYTHING else [each for each in CONFIGURED if not each.chronicles]


def middle(configuration: Configuration, seed: int, answers: int) -> Game:
    """A random game under way, at a question of one seat."""
    game, source = configuration.new_game(seed), Random(seed)
    while answers > 0 or game.simultaneous:
        question = game.questions[0]
        game.play(question.seat, source.choice(question.options).id)
        answers -= 1
    return game


def advised(game: Game, seat: int) -> list[tuple[list[int], float, float, float, dict[str, float]]]:
    found = Advisor(Outlook(game, seat), 11).hint(FEW)
    return [(each.plan, each.lead, each.error, each.chance, each.terms) for each in found]


@pytest.mark.parametrize("configuration", ADVISED, ids=lambda each: each.id)
def test_it_says_the_same_whatever_the_seat_cannot_know(configuration: Configuration) -> None:
    """Of the real game, and of whatever looks like it from the seat."""
    game = middle(configuration, 5, 40)
    seat = game.questions[0].seat
    said = advised(game, seat)
    assert 1 <= len(said) <= SHOWN
    for seed in (1, 2):
        assert advised(game.redealt(seat, seed=seed), seat) == said


def test_another_seed_plays_on_otherwise() -> None:
    game = hindmost.new_game("glen-more", 3, seed=3)
    outlook = Outlook(game, game.questions[0].seat)
    first, again, other = ([each.lead for each in Advisor(outlook, seed).hint(FEW)] for seed in (1, 1, 2))
    assert first == again != other


def test_turns_begin_otherwise_if_there_are_so_many() -> None:
    game = hindmost.new_game("glen-more", 3, seed=3)
    found = Advisor(Outlook(game, game.questions[0].seat), 1).hint(FEW)
    assert len({each.plan[0] for each in found}) == len(found) == SHOWN
    assert [each.lead for each in found] == sorted((each.lead for each in found), reverse=True)
    assert {len(each.outcomes) for each in found} == {FEW}, "all that is shown was tried on all deals"


def test_those_that_begin_alike_come_last() -> None:
    first, alike, other = Prospect([1, 2], 0, {}), Prospect([1, 3], 0, {}), Prospect([4], 0, {})
    assert unlike([first, alike, other]) == [first, other, alike]


def test_the_terms_of_a_difference_add_up_to_it() -> None:
    game = hindmost.new_game("glen-more", 3, seed=3)
    best, *others = Advisor(Outlook(game, game.questions[0].seat), 1).hint(FEW)
    difference = Difference(best, others)
    assert sum(difference.by_term.values()) == pytest.approx(difference.lead)
    assert difference.lead == pytest.approx(best.lead - sum(each.lead for each in others) / len(others))
    told = difference.terms()
    assert all(abs(value) >= LEAST for _, value in told)
    assert [abs(value) for _, value in told] == sorted((abs(value) for _, value in told), reverse=True)
    assert sum(best.terms.values()) + best.follows == pytest.approx(best.lead)
    assert FOLLOWS in difference.by_term


def prospect(leads: list[float], terms: dict[str, float], chance: float = 0.5) -> Prospect:
    """Of the second of two seats."""
    made = Prospect([1], 1, terms)
    made.outcomes = [Outcome([-lead, lead], [1 - chance, chance]) for lead in leads]
    return made


def test_a_prospect_tells_what_came_on_average() -> None:
    one = prospect([1.0, 4.0, 4.0], {"coins": 1.5, "vp": -1.0}, 0.25)
    assert (one.lead, one.error, one.chance) == (3.0, 1.0, 0.25)
    assert one.follows == 2.5
    assert prospect([5.0], {}).error == 0, "a single deal has no error"
    assert prospect([], {}).lead == 0


def test_turns_are_compared_on_the_deals_that_all_were_tried_on() -> None:
    best = prospect([6.0, 8.0, 100.0], {"coins": 2.0, "own": 1.0})
    others = [prospect([1.0, 2.0, 50.0], {"coins": 0.5}), prospect([3.0, 2.0], {"coins": 0.5, "theirs": 4.0})]
    difference = Difference(best, others)
    assert difference.lead == pytest.approx((6 - 2 + 8 - 2) / 2)
    assert difference.error == pytest.approx(1.0)
    assert difference.by_term == pytest.approx({"coins": 1.5, "own": 1.0, "theirs": -2.0, FOLLOWS: 4.5})


@pytest.mark.parametrize(("error", "told"), [(0.49, True), (0.5, False)])
def test_the_greatest_terms_are_told_first_and_what_follows_only_if_it_is_sure(error: float, told: bool) -> None:
    difference = Difference(prospect([0.0], {}), [])
    difference.error = error
    difference.by_term = {"small": LEAST, "worse": -3.0, "better": 2.0, "none": 0.19, FOLLOWS: 1.0}
    follows = [(FOLLOWS, 1.0)] if told else []
    assert difference.terms() == [("worse", -3.0), ("better", 2.0), *follows, ("small", LEAST)]


def test_a_turn_is_judged_before_it_ends() -> None:
    """The answer that ends it is not given: what comes to light then is nobody's merit."""
    game = hindmost.new_game("glen-more", 3, seed=3)
    advisor = Advisor(Outlook(game, game.questions[0].seat), 1)
    best = advisor.candidates()[0]
    position = advisor.start.clone()
    *before, last = best.plan
    for choice in before:
        position.play(choice)
    assert advisor.turns.sort(position.state, last) & ENDS
    advisor.judge.begin(position.state, best.seat)
    assert best.terms == advisor.judge.features(position.state)
    assert advisor.prospect([*before[:1], -5, *before[1:]]).terms == advisor.prospect(before[:1]).terms


@pytest.mark.skipif(hindmost.is_compiled(), reason="what is compiled takes no stand-ins")
def test_all_candidates_are_tried_on_a_quarter_of_the_deals_and_those_that_are_shown_on_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = hindmost.new_game("glen-more", 3, seed=3)
    advisor = Advisor(Outlook(game, game.questions[0].seat), 1)
    whole = len(advisor.candidates())
    assert whole > SHOWN
    monkeypatch.setattr(advisor.rollout, "outcome", lambda position: Outcome([0.0] * 3, [0.0] * 3))
    found = advisor.hint(12)
    assert advisor.tried == 3 * whole + 9 * SHOWN
    assert {len(each.outcomes) for each in found} == {12}
    alone = advisor.candidates()[:1]
    monkeypatch.setattr(advisor, "candidates", lambda: alone)
    advisor.tried = 0
    assert advisor.hint(12) == alone
    assert advisor.tried == 2, "there is nothing to choose"


@pytest.mark.skipif(hindmost.is_compiled(), reason="what is compiled takes no stand-ins")
def test_the_end_counts_by_scores_as_the_judge_counts() -> None:
    game = hindmost.new_game("glasgow", 2, seed=4)
    rules: Any = SimpleNamespace(scores=lambda state: (30, 20, 26))
    judges: list[Any] = [SimpleNamespace(relative=relative) for relative in (True, False)]
    ahead, plain = (scores_of(rules, judge, game.state) for judge in judges)
    assert ahead == [4.0, -10.0, -4.0]
    assert plain == [30.0, 20.0, 26.0]


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert leads_of([10.0, 4.0, 7.0], False) == [3.0, -6.0, -3.0]
    assert leads_of([3.0, -3.0], True) == [3.0, -3.0], "where the judge says so already"
    assert leads_of([5.0], False) == [5.0]


def test_at_the_end_the_winner_has_won() -> None:
    game, source = hindmost.new_game("glasgow", 2, seed=4), Random(4)
    before = game.clone()
    while not game.over:
        before = game.clone()
        question = game.questions[0]
        game.play(question.seat, source.choice(question.options).id)
    advisor = Advisor(Outlook(before, before.questions[0].seat), 1)
    outcome = advisor.rollout.outcome(game.position)
    won = game.winners
    assert outcome.chances == [1 / len(won) if seat in won else 0.0 for seat in range(2)]
    first, second = game.scores
    assert outcome.leads == [first - second, second - first]


# ---------------------------------------------------------------- chances


def test_seats_share_one_win() -> None:
    said = Chances((0.1,) * STEPS).of([10.0, 0.0, 5.0], 0.5)
    assert sum(said) == pytest.approx(1)
    assert said[0] > said[2] > said[1]
    assert Chances((0.1,) * STEPS).of([3.0, 3.0], 0.2) == [0.5, 0.5]


def test_a_point_tells_more_the_later_it_is() -> None:
    model = Chances((0.0, 0.1, 0.2, 0.3, 0.4))
    assert [model.step(done) for done in (-1, 0, 0.125, 0.5, 1, 2)] == pytest.approx([0, 0, 0.05, 0.2, 0.4, 0.4])


@pytest.mark.parametrize("game", [info.id for info in hindmost.games()])
def test_every_game_was_measured(game: str) -> None:
    steps = chances_for(game).steps
    assert steps != USUAL
    assert len(steps) == STEPS
    assert steps[-1] > steps[1] > 0


def test_a_game_that_nobody_has_measured_has_the_usual_ones() -> None:
    assert chances_for("a new game").steps == USUAL
