"""The same seed gives the same choices: on every machine, and on every Python from 3.11 on.

    python -m tests.bots.test_choices

writes the golden file anew, after a change of bots or rules that is meant to change choices.
"""

from __future__ import annotations

import builtins
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hindmost
from hindmost import Game
from hindmost.bots import Outlook, make
from hindmost.bots.judge import Judge
from hindmost.bots.turns import EFFORT, Turns
from hindmost.kernel.position import Position
from tests.bots.tables import quick

FILE = Path(__file__).with_name("choices.json")
LONGEST = Path(__file__).with_name("longest.json")
TABLES: dict[str, tuple[str, int, tuple[int, ...]]] = {
    "glen-more": ("glen-more", 4, ()),
    "glasgow": ("glasgow", 2, ()),
    "glen-more-ii": ("glen-more-ii", 3, ()),
    "glen-more-ii with chronicles": ("glen-more-ii", 3, (2, 4, 7)),
}
EVERY = {"greedy": 7, "planner": 31, "search": 47}
"""How many questions of a random game lie between those that a bot is asked."""


def choices(table: str, name: str) -> list[str]:
    """What a bot would answer here and there in a random game."""
    game_id, seats, chronicles = TABLES[table]
    game = hindmost.new_game(game_id, seats, chronicles, 100)
    bot, source, answers, number = quick(name, seed=5), Random(100), [], 0
    while not game.over:
        question = game.questions[0]
        if number % EVERY[name] == 0:
            answers.append(bot.choose(Outlook(game, question.seat)))
        game.play(question.seat, source.choice(question.options).id)
        number += 1
    return answers


def whole(values: Iterable[Any], start: Any = 0) -> Any:
    """A sum that will not have floats."""
    for value in values:
        assert not isinstance(value, float), "from Python 3.12 on this adds up to something else"
        start = start + value
    return start


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("name", EVERY)
def test_choices_are_the_same_whatever_python_adds_with(name: str, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Since 3.12 `sum` makes up for the rounding of floats. Who never gives it a float does not notice."""
    golden = json.loads(FILE.read_text("utf-8"))
    monkeypatch.setattr(builtins, "sum", whole)
    assert choices(table, name) == golden[f"{table}: {name}"]


# ---------------------------------------------------------------- choices that hang on the last bit


def naive(values: Iterable[Any], start: Any = 0) -> Any:
    """The sum of Python 3.11: one after the other."""
    for value in values:
        start = start + value
    return start


def compensated(values: Iterable[Any], start: Any = 0) -> Any:
    """The sum of Python 3.12 and later: what rounding loses is kept and added at the end, from the second float on."""
    total, lost = start, 0.0
    for value in values:
        if isinstance(total, float) and isinstance(value, float):
            before, total = total, total + value
            lost += (before - total) + value if abs(before) >= abs(value) else (value - total) + before
        else:
            total = total + value
    return total + lost if isinstance(total, float) else total


def test_the_two_sums_differ() -> None:
    this_one = naive if sys.version_info < (3, 12) else compensated
    for numbers in ([0.1] * 10, [5, *[0.1] * 10], [5, 0.3, -2.1, 0.7, -0.6]):
        assert naive(numbers) != compensated(numbers)
        assert sum(numbers) == this_one(numbers)


class Edge:
    """A question of a random game at which options are worth the same but for rounding."""

    def __init__(self, table: str, seed: int, number: int, answer: str, other: str) -> None:
        self.table = table
        self.seed = seed
        self.number = number
        """How many answers were given before."""
        self.answer = answer
        self.other = other
        """What greedy answers if its worth is added up by a sum that makes up for rounding."""

    def choice(self) -> str:
        game_id, seats, chronicles = TABLES[self.table]
        game, source = hindmost.new_game(game_id, seats, chronicles, self.seed), Random(self.seed)
        for _ in range(self.number):
            question = game.questions[0]
            game.play(question.seat, source.choice(question.options).id)
        return make("greedy", seed=5).choose(Outlook(game, game.questions[0].seat))


EDGES = [
    Edge("glen-more", 100, 53, "place -1,1", "place 1,1"),
    Edge("glasgow", 101, 130, "go 11", "go 12"),
    Edge("glen-more-ii", 134, 36, "place 1,-1", "place 1,1"),
]
on_every_edge = pytest.mark.parametrize("edge", EDGES, ids=lambda edge: edge.table)
with_every_sum = pytest.mark.parametrize("add", [naive, compensated])


@on_every_edge
@with_every_sum
def test_no_sum_moves_a_choice_that_hangs_on_rounding(edge: Edge, add: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other Python is needed to see what it would choose: `sum` is all that adds in another way there."""
    monkeypatch.setattr(builtins, "sum", add)
    assert edge.choice() == edge.answer


@pytest.mark.skipif(hindmost.is_compiled(), reason="what is compiled cannot be changed from outside")
@on_every_edge
@with_every_sum
def test_these_choices_do_hang_on_rounding(edge: Edge, add: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Proves the test above: with the worth left to `sum`, as it once was, Pythons disagree."""
    monkeypatch.setattr(Judge, "of", lambda judge, state: add(judge.features(state).values()))
    assert edge.choice() == (edge.answer if add is naive else edge.other)


# ---------------------------------------------------------------- what a thought may cost


def longest_thought() -> Game:
    """A turn of a game in which a thought once took twenty seconds."""
    return hindmost.replay(json.loads(LONGEST.read_text("utf-8")))


@pytest.mark.parametrize("effort", [60, 300, EFFORT])
def test_no_thought_costs_more_than_the_effort_allowed(effort: int) -> None:
    """To the end of the turn. What was begun is played to its end, so a little more may be used: an answer for each way
    to begin, and what follows by itself."""
    game = longest_thought()
    seat = game.questions[0].seat
    while game.questions[0].seat == seat:
        outlook = Outlook(game, seat)
        position = outlook.imagine(1)
        turns = Turns(outlook.judge(), seat, effort)
        turn = turns.best(position.position)
        assert turns.left > -250
        game.play(seat, position.id(turns.plan(turn)[0]))


def test_effort_is_what_was_tried_and_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    if hindmost.is_compiled():
        pytest.skip("what is compiled cannot be counted from outside")
    counted = 0
    play, judge = Position.play, Judge.of

    def counted_play(position: Position, choice: int) -> None:
        nonlocal counted
        counted += 1
        play(position, choice)

    def counted_judge(self: Judge, state: Any) -> float:
        nonlocal counted
        counted += 1
        return judge(self, state)

    game = longest_thought()
    outlook = Outlook(game, game.questions[0].seat)
    position = outlook.imagine(1).position
    turns = Turns(outlook.judge(), outlook.seat)
    monkeypatch.setattr(Position, "play", counted_play)
    monkeypatch.setattr(Judge, "of", counted_judge)
    turns.best(position)
    assert counted == EFFORT - turns.left > 100


if __name__ == "__main__":
    found = {f"{table}: {name}": choices(table, name) for table in TABLES for name in EVERY}
    FILE.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
