"""The games of a run, played one after the other or by several processes at once: the outcomes are the same."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from hindmost import api
from hindmost.bots.registry import make
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.messages import Json
from hindmost.lab.match import Failure, Match, line_up

LARGEST_PORTION = 16
"""Games handed to a process at a time, at most: more would keep the progress bar waiting."""


class Outcome:
    """What came of one game, in plain values that can travel between processes."""

    def __init__(self, match: Match, number: int, failure: Failure | None, record: Json) -> None:
        ended = failure is None
        self.number = number
        self.names = match.names
        self.decisions = match.decisions
        self.scores = match.game.scores if ended else ()
        self.winners = match.game.winners if ended else ()
        self.failure = failure
        self.record = record


class Run:
    """What all games of a run have in common."""

    def __init__(
        self,
        game: str,
        seats: int,
        chronicles: tuple[int, ...],
        bots: tuple[str, ...],
        seed: int,
        options: dict[str, Json] | None,
        catalogue: Path | None,
        keep: bool,
        check: bool,
    ) -> None:
        if not bots:
            raise BadConfiguration("Name at least one bot, for example 'random'.")
        for name in bots:
            make(name)
        self.setup = api.new_game(game, seats, chronicles, 0, options, catalogue=catalogue).setup
        self.bots = bots
        self.seed = seed
        self.keep = keep
        self.check = check
        self.words = (game, seats, chronicles, bots, seed, options, catalogue, keep, check)
        """The constructor's arguments: enough for another process to lay the same table."""

    def play(self, number: int) -> Outcome:
        names = line_up(self.bots, self.setup.seats, number)
        match = Match(self.setup, names, self.seed, number, self.keep, self.check)
        failure = None
        try:
            match.play()
        except Exception as error:  # whatever breaks a game is the result of that game
            failure = Failure(number, match.seed, match.decisions, error)
        return Outcome(match, number, failure, match.record() if self.keep else None)


def outcomes(run: Run, games: int, jobs: int) -> Iterator[Outcome]:
    """The outcomes of all games, in the order of their numbers."""
    if jobs == 1:
        yield from map(run.play, range(games))
        return
    portion = max(1, min(LARGEST_PORTION, games // (4 * jobs)))
    # Fresh processes rather than forked ones: whoever calls may have threads.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, _begin, run.words) as pool:
        yield from pool.map(_play, range(games), chunksize=portion)


_runs: list[Run] = []
"""In a process that works for another: the run it works on."""


def _begin(*words: object) -> None:
    _runs.append(Run(*words))  # type: ignore[arg-type]


def _play(number: int) -> Outcome:
    return _runs[-1].play(number)
