"""How fast the engine is, on this machine, by a loop that anybody can read. What `hindmost bench` prints.

Every figure is taken once in a round, and the rounds go round-robin over all figures, so that a slow spell of the
machine does not hit one of them alone. Times are CPU times. The best of the rounds is what the engine can do, the
median what one gets. `bench/peers.py` measures other engines by the same loop, for comparison.
"""

from __future__ import annotations

import json
import platform
import time
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Final, TypeVar

from hindmost import api
from hindmost.bots.random_bot import play_out
from hindmost.kernel.chance import Nature
from hindmost.kernel.game import Game, Setup
from hindmost.kernel.messages import Json
from hindmost.kernel.position import Position

T = TypeVar("T")

SAMPLES: Final = 48
"""Positions, spread over random games, on which single calls are measured."""


class Figure:
    """One thing measured in every round."""

    def __init__(self, name: str, unit: str, means: str, lower_is_better: bool) -> None:
        self.name = name
        self.unit = unit
        self.means = means
        self.lower_is_better = lower_is_better
        self.values: list[float] = []

    @property
    def best(self) -> float:
        return min(self.values) if self.lower_is_better else max(self.values)

    @property
    def median(self) -> float:
        return median(self.values)

    def to_json(self) -> Json:
        return {"best": _short(self.best), "median": _short(self.median), "unit": self.unit, "means": self.means}


class Report:
    """The figures of a run, and on what they were taken."""

    def __init__(
        self,
        game: str,
        seats: int,
        chronicles: tuple[int, ...],
        rounds: int,
        seconds: float,
        figures: tuple[Figure, ...],
    ) -> None:
        self.game = game
        self.seats = seats
        self.chronicles = chronicles
        self.rounds = rounds
        self.seconds = seconds
        self.figures = figures

    def figure(self, name: str) -> Figure:
        return next(figure for figure in self.figures if figure.name == name)

    def to_json(self) -> Json:
        return {
            "game": self.game,
            "seats": self.seats,
            "chronicles": list(self.chronicles),
            "rounds": self.rounds,
            "seconds": self.seconds,
            "python": f"{platform.python_implementation()} {platform.python_version()}",
            "machine": f"{platform.machine()} {platform.system()}",
            "compiled": api.is_compiled(),
            "figures": {figure.name: figure.to_json() for figure in self.figures},
        }

    def __str__(self) -> str:
        """A table to read."""
        how = "compiled" if api.is_compiled() else "interpreted"
        game = f"{self.game} with {', '.join(map(str, self.chronicles))}" if self.chronicles else self.game
        lines = [f"{game}, {self.seats} seats, random play, {how}; best (median) of {self.rounds} rounds"]
        for figure in self.figures:
            numbers = f"{_short(figure.best):>12,} ({_short(figure.median):,})"
            lines.append(f"  {figure.name:<10}{numbers:<30}{figure.unit:<8}{figure.means}")
        return "\n".join(lines)


def bench(
    game: str = "glen-more",
    seats: int = 4,
    rounds: int = 15,
    seconds: float = 0.3,
    seed: int = 1,
    chronicles: tuple[int, ...] = (),
) -> Report:
    """Measure. A round takes about three times `seconds` of CPU time."""
    setup = api.new_game(game, seats, chronicles, seed=0).setup
    decisions = Figure("decisions", "1/s", "answers played from Python, the legal options listed for each", False)
    games = Figure("games", "1/s", "games from set-up to the last scoring", False)
    playouts = Figure("playouts", "1/s", "answers played by a loop inside the engine, as searches do", False)
    clone = Figure("clone", "µs", "a position copied", True)
    legal = Figure("legal", "µs", "the options of a position listed afresh", True)
    apply = Figure("apply", "µs", "an answer played, with all that follows from it", True)
    early = Figure("early", "µs", "the same in the first quarter of a game", True)
    late = Figure("late", "µs", "the same in the last quarter", True)
    growth = Figure("growth", "×", "late over early: what a larger territory costs", True)
    view = Figure("view", "µs", "what a seat may know, as data", True)
    snapshot = Figure("snapshot", "µs", "a game kept, as JSON text", True)
    replay = Figure("replay", "ms", "a whole game proved by its record", True)
    memory = Figure("memory", "kB", "a position held in memory", True)
    source = Random(seed)
    handles = _sample(setup, source)
    positions = [handle.position for handle in handles]
    begun, ending = quarters(setup, source)
    records = [_finished(setup, source) for _ in range(4)]
    memory.values.append(_held(positions) / 1e3)
    for _ in range(rounds):
        played, ended, used = _play(setup, source, seconds, _loop)
        decisions.values.append(played / used)
        games.values.append(ended / used)
        played, _, used = _play(setup, source, seconds / 2, play_out)
        playouts.values.append(played / used)
        part = seconds / 6
        clone.values.append(_cost(Position.clone, positions, part) * 1e6)
        legal.values.append(_cost(Position.relist, positions, part) * 1e6)
        for figure, among in ((apply, positions), (early, begun), (late, ending)):
            figure.values.append(step_cost(among, source, part) * 1e6)
        view.values.append(_cost(lambda handle: handle.view(0), handles, part) * 1e6)
        snapshot.values.append(_cost(lambda handle: json.dumps(handle.snapshot()), handles, part) * 1e6)
        replay.values.append(_cost(api.replay, records, part) * 1e3)
    growth.values.append(late.best / early.best)
    figures = (decisions, games, playouts, clone, legal, apply, early, late, growth, view, snapshot, replay, memory)
    return Report(game, seats, chronicles, rounds, seconds, figures)


def _loop(position: Position, source: Random) -> int:
    """A game played from plain Python; gives the number of decisions."""
    decisions = 0
    while position.options:
        options = position.options
        position.play(options[int(source.random() * len(options))])
        decisions += 1
    return decisions


def _new(setup: Setup, source: Random) -> Position:
    position = Position(setup.rules.new_state(setup.table), Nature(source.getrandbits(63), {}))
    position.settle()
    return position


def _play(
    setup: Setup, source: Random, seconds: float, play: Callable[[Position, Random], int]
) -> tuple[int, int, float]:
    """Whole random games until the time is used up: decisions, games, seconds."""
    decisions = games = 0
    start = time.process_time()
    while True:
        decisions += play(_new(setup, source), source)
        games += 1
        used = time.process_time() - start
        if used >= seconds:
            return decisions, games, used


def _cost(call: Callable[[T], object], items: list[T], seconds: float) -> float:
    """Mean CPU seconds of the call over the items."""
    calls = 0
    start = time.process_time()
    while True:
        for item in items:
            call(item)
        calls += len(items)
        used = time.process_time() - start
        if used >= seconds:
            return used / calls


def step_cost(positions: list[Position], source: Random, seconds: float) -> float:
    """Mean CPU seconds of playing a random answer; the copies it is played on are made beforehand."""
    used = 0.0
    calls = 0
    while used < seconds:
        twins = [position.clone() for position in positions]
        choices = [source.choice(twin.options) for twin in twins]
        start = time.process_time()
        for twin, choice in zip(twins, choices, strict=True):
            twin.play(choice)
        used += time.process_time() - start
        calls += len(twins)
    return used / calls


def _held(positions: list[Position]) -> float:
    """Bytes that a copy of a position takes, tables and catalogues being shared."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        held = [position.clone() for position in positions for _ in range(20)]
        return (tracemalloc.get_traced_memory()[0] - before) / len(held)
    finally:
        tracemalloc.stop()


def quarters(setup: Setup, source: Random) -> tuple[list[Position], list[Position]]:
    """Positions from the first and from the last quarter of random games."""
    early: list[Position] = []
    late: list[Position] = []
    while len(late) < 5 * SAMPLES:
        position = _new(setup, source)
        game = []
        while position.options:
            game.append(position.clone())
            position.play(source.choice(position.options))
        quarter = len(game) // 4
        first = source.randrange(8)
        early += game[first:quarter:8]
        late += game[first - quarter :: 8]
    return early, late


def _sample(setup: Setup, source: Random) -> list[Game]:
    """Games that stand at positions spread evenly over random play."""
    samples: list[Game] = []
    while len(samples) < SAMPLES:
        game = api.start(setup, Nature(source.getrandbits(63), {}))
        while not game.over and len(samples) < SAMPLES:
            if source.random() < 0.05:
                samples.append(game.clone())
            _step(game, source)
    return samples


def _finished(setup: Setup, source: Random) -> Json:
    game = api.start(setup, Nature(source.getrandbits(63), {}))
    while not game.over:
        _step(game, source)
    return game.record()


def _step(game: Game, source: Random) -> None:
    question = game.questions[0]
    game.play(question.seat, source.choice(question.options).id)


def _short(value: float) -> float:
    """Four figures are more than the noise allows."""
    return float(f"{value:.4g}")
