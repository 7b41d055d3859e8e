"""What the bench measures, on a clock that goes on by a second whenever somebody looks at it."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from itertools import count, pairwise
from random import Random
from typing import cast

import pytest

import hindmost
from hindmost.bots.random_bot import play_out
from hindmost.kernel.game import Setup
from hindmost.kernel.position import Position
from hindmost.lab import bench as lab
from hindmost.lab.bench import SAMPLES, bench, quarters


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.process_time", count().__next__)


@pytest.fixture
def setup() -> Setup:
    return hindmost.new_game("glen-more", 2, seed=1).setup


class Long:
    """A position that asks so many questions, and knows how many have been answered."""

    def __init__(self, asks: int, answered: int = 0, holds: int = 0) -> None:
        self.asks = asks
        self.answered = answered
        self.held = bytes(holds)

    @property
    def options(self) -> list[int]:
        return [1, 2] if self.answered < self.asks else []

    def clone(self) -> Long:
        return Long(self.asks, self.answered, len(self.held))

    def play(self, choice: int) -> None:
        assert choice in self.options
        self.answered += 1


def long(asks: int, holds: int = 0) -> Position:
    return cast("Position", Long(asks, holds=holds))


def test_a_loop_counts_the_answers() -> None:
    assert lab._loop(long(7), Random(1)) == 7


def test_the_loop_inside_the_engine_counts_the_same(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    answers: list[int] = []
    play = Position.play

    def counted(self: Position, choice: int) -> None:
        answers.append(choice)
        play(self, choice)

    monkeypatch.setattr(Position, "play", counted)
    for loop in (lab._loop, play_out):
        answers.clear()
        position = lab._new(setup, Random(1))
        assert loop(position, Random(2)) == len(answers) > 50
        assert not position.options


@pytest.mark.usefixtures("ticking")
def test_games_are_played_until_the_time_is_used_up(setup: Setup) -> None:
    played: list[Position] = []

    def play(position: Position, source: Random) -> int:
        played.append(position)
        return 10

    assert lab._play(setup, Random(1), 3.0, play) == (30, 3, 3)
    assert len({id(position) for position in played}) == 3


@pytest.mark.usefixtures("ticking")
def test_the_cost_of_a_call_is_the_time_by_the_calls() -> None:
    called: list[str] = []
    assert lab._cost(called.append, ["a", "b"], 3.0) == pytest.approx(3 / 6)
    assert called == ["a", "b"] * 3


def test_what_a_position_holds_is_what_its_copy_takes() -> None:
    assert lab._held([long(1, holds=100_000), long(1, holds=300_000)]) == pytest.approx(200_000, rel=0.01)
    assert not tracemalloc.is_tracing()


def test_quarters_are_the_first_and_the_last_of_every_game(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every eighth position of a game, from one of its first eight on."""
    games: list[Position] = []

    def new(setup: Setup, source: Random) -> Position:
        games.append(long(400))
        return games[-1]

    monkeypatch.setattr(lab, "_new", new)
    early, late = ([cast("Long", each).answered for each in part] for part in quarters(setup, Random(4)))
    assert (min(early), max(early), min(late), max(late)) == (0, 99, 300, 399)
    for part in (early, late):
        assert all(after - before == 8 for before, after in pairwise(part) if before < after)
    assert len(late) >= 5 * SAMPLES > len(late) - 13, "as many games as are needed"
    assert {number % 8 for number in early} == set(range(8))
    assert sum(number < 8 for number in early) == len(games)


def test_samples_stand_at_questions_of_several_games(setup: Setup) -> None:
    samples = lab._sample(setup, Random(1))
    assert len(samples) == SAMPLES
    assert all(game.questions for game in samples)
    assert len({game.record()["seed"] for game in samples}) > 1
    assert len({len(game.choices) for game in samples}) > SAMPLES / 2


@pytest.mark.usefixtures("ticking")
def test_every_figure_in_its_unit() -> None:
    """A second for whatever is measured: all samples called once, one game played."""
    report = bench("glen-more-ii", seats=2, rounds=2, seconds=0.3, chronicles=(2,))
    values = {figure.name: figure.values for figure in report.figures}
    assert values["games"] == [1, 1]
    assert min(values["decisions"] + values["playouts"]) > 50
    for name in ("clone", "legal", "apply", "view", "snapshot"):
        assert values[name] == pytest.approx([1e6 / SAMPLES] * 2)
    assert values["replay"] == pytest.approx([1e3 / 4] * 2), "of four games"
    assert all(0 < each < 1e6 / 200 for each in values["early"] + values["late"])
    assert values["growth"] == pytest.approx([values["late"][0] / values["early"][0]])
    assert 1 < values["memory"][0] < 100
    assert {figure.name for figure in report.figures if not figure.lower_is_better} == {
        "decisions",
        "games",
        "playouts",
    }
    assert str(report).startswith("glen-more-ii with 2, 2 seats, ")


def test_a_round_takes_about_three_times_as_long_as_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[float] = []

    def taking(answer: object) -> Callable[..., object]:
        def measure(*words: object) -> object:
            asked.extend(each for each in words if isinstance(each, float))
            return answer

        return measure

    monkeypatch.setattr(lab, "_play", taking((1, 1, 1.0)))
    for name in ("_cost", "step_cost"):
        monkeypatch.setattr(lab, name, taking(1.0))
    bench("glasgow", seats=2, rounds=1, seconds=1.2)
    assert asked == pytest.approx([1.2, 0.6, *[0.2] * 8])
    assert sum(asked) == pytest.approx(3 * 1.2, rel=0.1)


def test_unless_it_is_said_otherwise_four_play_glen_more_for_fifteen_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nothing took any time."""
    monkeypatch.setattr(lab, "_play", lambda *words: (1, 1, 1.0))
    monkeypatch.setattr(lab, "_cost", lambda *words: 1.0)
    monkeypatch.setattr(lab, "step_cost", lambda *words: 1.0)
    report = bench()
    assert (report.game, report.seats, report.rounds, report.seconds) == ("glen-more", 4, 15, 0.3)
    values = {figure.name: figure.values for figure in report.figures}
    assert {name: len(each) for name, each in values.items() if len(each) != 15} == {"growth": 1, "memory": 1}
    assert (values["clone"][0], values["view"][0], values["replay"][0]) == (1e6, 1e6, 1e3)
    told = report.to_json()
    assert [told[name] for name in ("game", "seats", "chronicles", "rounds", "seconds")] == [
        "glen-more",
        4,
        [],
        15,
        0.3,
    ]


def test_a_figure_is_told_with_its_best_and_its_median_to_four_places() -> None:
    figure = lab.Figure("clone", "µs", "a position copied", True)
    figure.values = [12345.678, 1.23456, 7.5]
    assert figure.to_json() == {"best": 1.235, "median": 7.5, "unit": "µs", "means": "a position copied"}
    report = lab.Report("glen-more", 2, (), 3, 0.1, (figure,))
    assert str(report).splitlines()[1].split(maxsplit=3) == ["clone", "1.235", "(7.5)", "µs      a position copied"]
