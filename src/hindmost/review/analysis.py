"""A game thought over: how the seats stood turn by turn, where most was lost and to what, and what was luck."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt

from hindmost.kernel.errors import DamagedRecord
from hindmost.kernel.messages import Json
from hindmost.review.played import turns_of
from hindmost.review.turn import DEALS, Task, stand, think_over

FORMAT = "hindmost-analysis-1"

OnTurn = Callable[[int, int], None]
"""Called with how many turns are done, and how many there are."""


class Analysis:
    """What there is to say of a game."""

    def __init__(self, record: Json, beginning: Json, turns: list[Json]) -> None:
        self.record = record
        self.beginning = beginning
        """How the seats stood before the first turn."""
        self.turns = turns
        self.losses = sorted((turn for turn in turns if turn["loss"]), key=lambda turn: -turn["loss"])
        """The turns that lost something for sure, the worst first."""

    @property
    def luck(self) -> list[tuple[float, float]]:
        """By seat: what came to light was better for it than could be expected by so much, and the standard error."""
        found = []
        for seat in range(len(self.beginning["leads"])):
            total = sum(turn["luck"][seat] for turn in self.turns)
            found.append((total, sqrt(sum(turn["luck_errors"][seat] ** 2 for turn in self.turns))))
        return found

    @property
    def lost(self) -> list[float]:
        """By seat: what its turns lost for sure."""
        seats = range(len(self.beginning["leads"]))
        return [sum(turn["loss"] for turn in self.turns if turn["seat"] == seat) for seat in seats]

    def to_json(self) -> Json:
        return {
            "format": FORMAT,
            "game": self.record["game"],
            "seats": len(self.beginning["leads"]),
            "scores": self.record.get("scores"),
            "answers": len(self.record["choices"]),
            "beginning": self.beginning,
            "turns": self.turns,
            "losses": [turn["number"] for turn in self.losses],
            "lost": [round(lost, 2) for lost in self.lost],
            "luck": [round(luck, 2) for luck, _ in self.luck],
            "luck_errors": [round(error, 2) for _, error in self.luck],
        }


def analyse(record: Json, seed: int = 0, jobs: int = 1, on_turn: OnTurn | None = None, deals: int = DEALS) -> Analysis:
    """Think a game over, finished or not. The same record, seed and deals give the same, with any number of jobs."""
    tasks = tasks_of(record, seed, deals)
    turns: list[Json] = []
    beginning = stand(tasks[0].before, seed, deals)
    for done in _thought_over(tasks, jobs):
        turns.append(done)
        if on_turn is not None:
            on_turn(len(turns), len(tasks))
    return Analysis(record, beginning, turns)


def tasks_of(record: Json, seed: int = 0, deals: int = DEALS) -> list[Task]:
    """The turns that there are to think over."""
    tasks = [Task(number, turn, seed, deals) for number, turn in enumerate(turns_of(record))]
    if not tasks:
        raise DamagedRecord("Nobody has had a turn in it: there is nothing to analyse.")
    return tasks


def _thought_over(tasks: list[Task], jobs: int) -> Iterator[Json]:
    if jobs <= 1:
        yield from map(think_over, tasks)
        return
    # Fresh processes rather than forked ones: whoever calls may have threads.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(think_over, tasks)
