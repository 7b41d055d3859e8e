"""Whole turns as bots look for them."""

from __future__ import annotations

from random import Random

import pytest

import hindmost
from hindmost import Game
from hindmost.bots import Outlook
from hindmost.bots.greedy import GreedyBot
from hindmost.bots.judge.glen_more_ii import GlenMoreIIJudge
from hindmost.bots.turns import ENDS, FINE, LEAVES, SIDE, Care, Turn, Turns, best_of, ranked
from hindmost.lab.match import Match
from tests.chronicles.haggis import INN, dinner, scoring
from tests.chronicles.penny_mobs import at_end, with_mobs
from tests.chronicles.test_c1 import at_sea, give_movement
from tests.chronicles.test_c1_rewards import AT_VILLAGE, FULL
from tests.configurations import SHOWN, Configuration

EVERY = 11
"""Questions of a random game between those that are thought about."""


def thoughts(configuration: Configuration, seed: int) -> list[tuple[Game, Outlook, Turns]]:
    """Here and there in a random game."""
    game, source, found, number = configuration.new_game(seed), Random(seed), [], 0
    while not game.over:
        question = game.questions[0]
        if number % EVERY == 0:
            outlook = Outlook(game, question.seat)
            found.append((game.clone(), outlook, Turns(outlook.judge(), question.seat)))
        game.play(question.seat, source.choice(question.options).id)
        number += 1
    return found


@pytest.mark.parametrize("configuration", SHOWN, ids=lambda each: each.id)
def test_a_turn_is_played_by_one_seat_to_its_end_or_to_what_comes_to_light(configuration: Configuration) -> None:
    for _, outlook, turns in thoughts(configuration, 5):
        start = outlook.imagine(2)
        turn = turns.best(start.position)
        plan = turns.plan(turn)
        assert start.view() == outlook.imagine(2).view(), "the position stays as it was"
        for place, choice in enumerate(plan):
            assert start.mine
            assert choice in start.choices
            assert place == 0 or not (start.begins or start.revealed)
            start.play(choice)
        if turn.open:  # a chronicle may still ask something at the end of a turn
            assert turns.sort(turn.position.state, plan[-1]) & ENDS
        else:
            assert start.begins or turns.shows(start.position) or not start.mine


@pytest.mark.parametrize("configuration", SHOWN, ids=lambda each: each.id)
def test_a_closer_look_never_ends_worse_than_a_rough_one(configuration: Configuration) -> None:
    for _, outlook, turns in thoughts(configuration, 6)[::3]:
        position = outlook.imagine(2).position
        rough = best_of(Turns(outlook.judge(), outlook.seat).likely(position))
        assert turns.best(position).value >= rough.value


def test_every_way_to_begin_is_looked_at() -> None:
    game = hindmost.new_game("glen-more", seats=4, seed=3)
    outlook = Outlook(game, game.questions[0].seat)
    groups = Turns(outlook.judge(), outlook.seat).openings(outlook.imagine(1).position)
    assert [group[0].choices[0] for group in groups] == outlook.question.choices
    assert all(turn.choices[0] == group[0].choices[0] for group in groups for turn in group)


def test_where_there_are_too_many_ways_the_rest_is_settled_at_first_sight() -> None:
    game = hindmost.new_game("glen-more", seats=4, seed=3)
    outlook = Outlook(game, game.questions[0].seat)
    position = outlook.imagine(1).position
    wide, narrow = (
        Turns(outlook.judge(), outlook.seat, care=Care(breadth=breadth)).openings(position) for breadth in (160, 1)
    )
    assert max(len(group) for group in wide) > 1
    assert [len(group) for group in narrow] == [1] * len(wide)
    for all_of_them, one in zip(wide, narrow, strict=True):
        assert one[0].value <= max(turn.value for turn in all_of_them)


def test_of_equals_the_first_is_taken() -> None:
    position = hindmost.new_game("glen-more", seats=2, seed=1).position
    turns = [Turn([number], position, value, False) for number, value in enumerate((1.0, 2.0, 2.0 + 1e-12))]
    assert best_of(turns).choices == [1]
    assert [turn.choices for turn in ranked([turns[0], turns[1], turns[1]])] == [[1], [1], [0]]
    assert [turn.choices for turn in ranked(turns[:2])] == [[1], [0]]
    assert ranked(turns[:1]) == turns[:1]


@pytest.mark.parametrize("name", ["glen-more", "glen-more-ii"])
def test_what_sort_of_choice_it_is(name: str) -> None:
    """To sell only helps along, to move changes little; whatever ends the turn is left for the end."""
    found: dict[str, set[int]] = {}
    game, source = hindmost.new_game(name, 3, seed=8), Random(8)
    while not game.over:
        question = game.questions[0]
        turns = Turns(Outlook(game, question.seat).judge(), question.seat)
        for option in question.options:
            found.setdefault(option.kind, set()).add(turns.sort(game.state, option.choice))
        game.play(question.seat, source.choice(question.options).id)
    assert (found.pop("end"), found.pop("sell"), found.pop("move")) == ({ENDS}, {SIDE}, {FINE})
    found.pop("extra", None)
    assert found.pop("pass", {LEAVES}) == {LEAVES}
    assert set.union(*found.values()) == {0}


def test_what_the_rules_propose_to_leave_is_thought_about() -> None:
    """But whoever sees no difference leaves it."""
    scene = with_mobs()
    at_end(scene)
    outlook = Outlook(scene.game, 0)
    judge = outlook.judge()
    assert outlook.imagine().default == outlook.question.choices[outlook.options.index("pass")]
    assert GreedyBot(1).choose(outlook).startswith("penny ")
    assert isinstance(judge, GlenMoreIIJudge)
    judge.brings = False
    turns = Turns(judge, 0)
    first = turns.main(outlook.imagine(1).position)[0]
    assert outlook.imagine(1).id(first) == "pass"


def test_a_turn_is_worth_what_it_comes_to_beyond_what_comes_to_light() -> None:
    """A token is turned up before the tiles around the inn are activated: the answers end there, the worth does not."""
    scene = dinner(INN, "1,1: s-inshriach; 1,0: scotsmen 1")
    outlook = Outlook(scene.game, 0)
    turns = Turns(outlook.judge(), 0)
    found = [turn for turn in turns.closely(outlook.imagine(1).position) if turn.position.drew]
    assert found
    for turn in found:
        assert turns.interrupted(turn.position)
        assert turn.value > turns.judged(turn.position)
        assert turns.otherwise(turn, outlook.imagine(1).position) == pytest.approx(turn.value)


def test_answers_end_where_the_seat_is_shown_something() -> None:
    """Which tokens lie on the castle is not known before the boat is there, so none can be chosen."""
    outlook = Outlook(give_movement(at_sea(lying=FULL, boats=AT_VILLAGE), 1).game, 0)
    sailing = [turn for turn in (GreedyBot(seed).turn(outlook) for seed in range(6)) if "sail" in turn]
    assert sailing
    assert all(turn[-1] == "sail" for turn in sailing)


def test_a_roll_is_judged_by_more_than_one_way_in_which_it_may_come() -> None:
    """Barrels in plenty, and five points for every second roll: whatever is imagined first, it is rolled for."""
    scene = scoring("1 1 3 3", "seat 0: whisky 9", tables=[(1, 1, 1)])
    outlook = Outlook(scene.game, 0)
    assert {GreedyBot(seed).choose(outlook) for seed in range(12)} == {"roll-haggis"}


def test_a_match_goes_by_the_plan_until_something_comes_to_light(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a turn is thought of once, and the record is still a game."""
    setup = hindmost.new_game("glen-more", 3).setup
    match = Match(setup, ["greedy"] * 3, 1, 0, keep=True, check=True)
    asked = 0
    ask = match.ask

    def counted(seat: int) -> list[int]:
        nonlocal asked
        asked += 1
        return ask(seat)

    monkeypatch.setattr(match, "ask", counted)
    match.play()
    assert match.decisions > 3 * asked
    assert hindmost.replay(match.record()).scores == match.game.scores
