"""The levels: what they take, what their file says, and which of them fits somebody."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

import hindmost
from hindmost.bots import Outlook, make, thinks_long
from hindmost.bots.levels import (
    LEVELS,
    NAMES,
    WANTED,
    Level,
    LevelBot,
    Result,
    chance,
    fitting,
    level_for,
    levels,
    picked,
    read,
    strength_of,
)
from hindmost.bots.turns import Turn, Turns
from hindmost.catalogue.problems import CatalogueError

from .tables import games_under_way

GAMES = [info.id for info in hindmost.games()]
FINE = "\n".join(f"{name} = {{ heat = 1, rollouts = 2 }}" for name in NAMES)


def turns_worth(*values: float) -> list[Turn]:
    position = next(iter(games_under_way(2, 1, 1))).position
    return [Turn([place], position, value, False) for place, value in enumerate(values)]


def test_without_heat_the_best_turn_is_taken() -> None:
    assert picked(turns_worth(1.0, 3.0, 2.0), 0.0, Random(1)).choices == [1]


def test_the_better_a_turn_looks_the_likelier_it_is_taken() -> None:
    """Worse by the heat: taken once for every e times."""
    turns, source = turns_worth(1.0, 3.0, -1.0), Random(5)
    taken = Counter(picked(turns, 2.0, source).choices[0] for _ in range(6000))
    assert taken[1] / taken[0] == pytest.approx(2.718, rel=0.1)
    assert taken[0] / taken[2] == pytest.approx(2.718, rel=0.15)


def test_a_hot_level_plays_a_turn_that_can_be_played_and_not_always_the_same() -> None:
    game = next(iter(games_under_way(3, 2, 12)))
    outlook = Outlook(game, game.questions[0].seat)
    plans = {tuple(LevelBot(seed, Level(8.0, 0)).plan(outlook)) for seed in range(12)}
    assert len(plans) > 1
    for plan in plans:
        position = outlook.imagine(1)
        for choice in plan:
            assert choice in position.choices
            position.play(choice)


def test_a_cool_level_takes_what_looks_best_to_it() -> None:
    game = next(iter(games_under_way(3, 2, 12)))
    outlook = Outlook(game, game.questions[0].seat)
    turns = Turns(outlook.judge(), outlook.seat)
    best = turns.plan(turns.best(outlook.imagine(1).position))
    assert LevelBot(3, Level(0.0, 0)).plan(outlook) == best


def test_only_those_that_play_on_in_their_heads_think_long() -> None:
    for game in GAMES:
        assert [thinks_long(name) for name in NAMES] == [level_for(game, name).rollouts > 0 for name in NAMES]


def test_every_game_has_every_level_and_each_is_stronger_made_than_the_one_below() -> None:
    assert sorted(levels()) == sorted(GAMES)
    assert [level.name for level in LEVELS] == list(NAMES)
    for game in GAMES:
        made = [level_for(game, name) for name in NAMES]
        assert all((above.heat, -above.rollouts) < (below.heat, -below.rollouts) for below, above in pairwise(made))


def test_in_a_game_that_nobody_has_measured_levels_are_those_of_the_first() -> None:
    assert level_for("a new game", "easy") is level_for(next(iter(levels())), "easy")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[glasgow]\n" + FINE.replace("heat = 1", "heat = -1", 1), "glasgow.beginner: heat: is -1"),
        ("[glasgow]\n" + FINE.replace("heat = 1", "heat = true", 1), "glasgow.beginner: heat: is true"),
        ("[glasgow]\n" + FINE.replace("rollouts = 2", "rollouts = -2", 1), "glasgow.beginner: rollouts"),
        ("[glasgow]\n" + FINE.replace("easy", "simple"), "glasgow: simple: there is no such field"),
        ("[glasgow", "is not TOML"),
    ],
)
def test_what_is_wrong_with_the_file_is_said(text: str, wrong: str) -> None:
    assert read("[glasgow]\n" + FINE)["glasgow"]["easy"].rollouts == 2
    with pytest.raises(CatalogueError, match=wrong.replace("[", r"\[")):
        read(text)


# ---------------------------------------------------------------- a level that fits


def test_nothing_fits_somebody_of_whom_nothing_is_known() -> None:
    assert fitting([], rivals=2) == ""


def test_whoever_wins_meets_stronger_bots_and_whoever_loses_weaker_ones() -> None:
    for rivals in (1, 2, 3):
        won = [fitting([Result((name,) * rivals, 1.0)] * 8, rivals) for name in NAMES]
        lost = [fitting([Result((name,) * rivals, 0.0)] * 8, rivals) for name in NAMES]
        for name, after_wins, after_losses in zip(NAMES, won, lost, strict=True):
            assert NAMES.index(after_wins) >= NAMES.index(name)
            assert NAMES.index(after_losses) <= NAMES.index(name)
        assert won[-1] == "master"
        assert lost[0] == "beginner"


def test_whoever_wins_as_often_as_people_should_stays() -> None:
    results = [Result(("medium",), float(number % 5 < 2)) for number in range(8)]
    assert fitting(results, rivals=1) == "medium"
    assert chance(strength_of(results), [2.0]) == pytest.approx(WANTED, abs=0.12)


def test_only_the_last_results_count() -> None:
    old, new = [Result(("easy",), 0.0)] * 20, [Result(("strong",), 1.0)] * 8
    assert fitting(old + new, rivals=1) == fitting(new, rivals=1) == "master"


def test_levels_can_be_seated_by_name() -> None:
    for name in NAMES:
        assert isinstance(make(name, 1), LevelBot)
