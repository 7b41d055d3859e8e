"""The same seed gives the same choices: on every machine, and on every Python from 3.11 on.

    python -m tests.bots.test_choices

writes the golden file anew, after a change of bots or rules that is meant to change choices.
"""

from __future__ import annotations

import builtins
import json
import math
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hindmost
from hindmost import Game
from hindmost.bots import Imagination, Outlook, make
from hindmost.bots.greedy import EFFORT
from hindmost.bots.worth.worth import Worth

FILE = Path(__file__).with_name("choices.json")
TABLES: dict[str, tuple[str, int, tuple[int, ...]]] = {
    "glen-more": ("glen-more", 4, ()),
    "glasgow": ("glasgow", 2, ()),
    "glen-more-ii": ("glen-more-ii", 3, ()),
    "glen-more-ii with chronicles": ("glen-more-ii", 3, (2, 4, 7)),
}
EVERY = {"greedy": 7, "planner": 31}
"""How many questions of a random game lie between those that a bot is asked."""


def choices(table: str, name: str) -> list[str]:
    """What a bot would answer here and there in a random game."""
    game_id, seats, chronicles = TABLES[table]
    game = hindmost.new_game(game_id, seats, chronicles, 100)
    bot, source, answers, number = make(name, seed=5), Random(100), [], 0
    while not game.over:
        question = game.questions[0]
        if number % EVERY[name] == 0:
            answers.append(bot.choose(Outlook(game, question.seat)))
        game.play(question.seat, source.choice(question.options).id)
        number += 1
    return answers


def compensated(values: Iterable[Any], start: Any = 0) -> Any:
    """The sum as Python adds from 3.12 on: what rounding loses is made up for."""
    found = [start, *values]
    return math.fsum(found) if any(isinstance(value, float) for value in found) else plain_sum(found)


def naive(values: Iterable[Any], start: Any = 0) -> Any:
    """The sum as Python added before 3.12: one after the other."""
    for value in values:
        start = start + value
    return start


plain_sum = builtins.sum


@pytest.mark.parametrize("add", [naive, compensated])
@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("name", EVERY)
def test_choices_are_the_same_whatever_python_adds_with(
    name: str, table: str, add: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    golden = json.loads(FILE.read_text("utf-8"))
    monkeypatch.setattr(builtins, "sum", add)
    assert choices(table, name) == golden[f"{table}: {name}"]


# ---------------------------------------------------------------- what a decision may cost


class Counted:
    """Counts the answers that are tried and the positions that are judged."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.effort = 0
        play, judge = Imagination.play, Worth.of

        def counted_play(position: Imagination, answer: str | int) -> None:
            self.effort += 1
            play(position, answer)

        def counted_judge(worth: Worth, position: Imagination) -> float:
            self.effort += 1
            return judge(worth, position)

        monkeypatch.setattr(Imagination, "play", counted_play)
        monkeypatch.setattr(Worth, "of", counted_judge)


def hardest_question() -> Game:
    """The question at which greedy once thought for ten seconds: goods of many kinds, to be carried down one by one."""
    game = hindmost.new_game("glen-more-ii", 4, (2, 4, 7), 1)
    bots = [make("greedy", seed=seat) for seat in range(4)]
    for _ in range(171):
        seat = game.questions[0].seat
        game.play(seat, bots[seat].choose(Outlook(game, seat)))
    return game


@pytest.mark.skipif(hindmost.is_compiled(), reason="what is compiled cannot be counted from outside")
@pytest.mark.parametrize("name", EVERY)
def test_no_decision_costs_more_than_the_effort_allowed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn that was begun is played to its end, so a little more may be used."""
    game = hardest_question()
    counted = Counted(monkeypatch)
    for _ in range(12):
        seat = game.questions[0].seat
        counted.effort = 0
        option_id = make(name, seed=2).choose(Outlook(game, seat))
        assert counted.effort <= 1.2 * EFFORT
        game.play(seat, option_id)


if __name__ == "__main__":
    found = {f"{table}: {name}": choices(table, name) for table in TABLES for name in EVERY}
    FILE.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
