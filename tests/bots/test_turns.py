"""Whole turns as bots look for them."""

from __future__ import annotations

from random import Random

import pytest

import hindmost
from hindmost import Game
from hindmost.bots import Outlook
from hindmost.bots.turns import ENDS, Care, Turn, Turns, best_of, ranked
from hindmost.lab.match import Match
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
            assert start.begins or start.revealed or not start.mine


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
