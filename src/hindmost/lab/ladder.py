"""A ladder: everybody against everybody, on the same deals from changed seats, with matches that test the ladder.

    hindmost lab ladder glen-more --deals 50 --out ladder --into docs/bots.md

Two bots share a table, on alternate seats, and every deal is played again with the seats changed. Beside the matches
that are asked for there are two controls: a bot against itself, which must win half, and against one that plays
anything, which must win nothing. What was played is kept, a line for each deal, and not played again.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path

from hindmost import api
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.messages import Json
from hindmost.lab.duel import NORMAL, mean_and_error
from hindmost.lab.entrants import entrant
from hindmost.lab.match import Match, bot_seed

ANYTHING = "random"
"""Who must win nothing."""
SIDES = 2


class Task:
    """A deal of a match: all that another process needs to play it."""

    __slots__ = ("chronicles", "first", "game", "number", "seats", "second", "seed")

    def __init__(
        self, game: str, chronicles: tuple[int, ...], seats: int, seed: int, first: str, second: str, number: int
    ) -> None:
        self.game = game
        self.chronicles = chronicles
        self.seats = seats
        self.seed = seed
        self.first = first
        self.second = second
        self.number = number

    @property
    def key(self) -> str:
        """The same for the same games, in whatever ladder they are."""
        return json.dumps([getattr(self, name) for name in self.__slots__])


class Pairing:
    """What came of a deal between two bots: two games."""

    __slots__ = ("scores", "seconds", "turns", "wins")

    def __init__(self, wins: float, scores: list[list[int]], seconds: list[float], turns: list[int]) -> None:
        self.wins = wins
        """Of the first, in two games; a win shared by n seats is divided."""
        self.scores = scores
        """By game, by seat. In the first game the first bot has the even seats, in the second the odd ones."""
        self.seconds = seconds
        self.turns = turns
        """By bot: CPU time in which it thought, and how often it was asked."""

    def to_json(self) -> Json:
        return {name: getattr(self, name) for name in self.__slots__}


class Timed(Match):
    """A game between bots that are told by a word; it counts how long each side thinks."""

    def __init__(self, task: Task, side: int) -> None:
        """The first bot has the seats of this side."""
        seats = task.seats
        setup = api.new_game(task.game, seats, task.chronicles).setup
        super().__init__(setup, [ANYTHING] * seats, task.seed, task.number, keep=False, check=False)
        self.names = [task.first if seat % SIDES == side else task.second for seat in range(seats)]
        # A seed for each bot rather than for each seat: else a bot that plays itself would play the same game twice.
        self.bots = [
            entrant(name, task.game, bot_seed(task.seed, task.number, seat + seats * (seat % SIDES != side)))
            for seat, name in enumerate(self.names)
        ]
        self.seconds = [0.0] * seats
        self.turns = [0] * seats

    def ask(self, seat: int) -> list[int]:
        start = time.process_time()
        plan = super().ask(seat)
        self.seconds[seat] += time.process_time() - start
        self.turns[seat] += 1
        return plan


def play(task: Task) -> Pairing:
    """A deal, from both sides."""
    wins = 0.0
    scores: list[list[int]] = []
    seconds, turns = [0.0] * SIDES, [0] * SIDES
    for side in range(SIDES):
        match = Timed(task, side)
        match.play()
        winners = match.game.winners
        wins += sum(seat % SIDES == side for seat in winners) / len(winners)
        scores.append(list(match.game.scores))
        for seat in range(task.seats):
            bot = int(seat % SIDES != side)
            seconds[bot] += match.seconds[seat]
            turns[bot] += match.turns[seat]
    return Pairing(wins, scores, [round(each, 3) for each in seconds], turns)


class Result:
    """A match: all deals between two bots."""

    def __init__(self, first: str, second: str, pairings: Sequence[Pairing]) -> None:
        self.first = first
        self.second = second
        self.pairings = list(pairings)
        self.games = SIDES * len(self.pairings)
        self.wins = sum(pairing.wins for pairing in self.pairings)
        self.share, error = mean_and_error([pairing.wins / SIDES for pairing in self.pairings])
        self.low, self.high = max(0.0, self.share - NORMAL * error), min(1.0, self.share + NORMAL * error)
        """95 %, by deal: the two games of a deal are not independent."""

    def to_json(self) -> Json:
        return {
            "first": self.first,
            "second": self.second,
            "games": self.games,
            "wins": self.wins,
            "share": round(self.share, 4),
            "interval": [round(self.low, 4), round(self.high, 4)],
        }


class Rung:
    """A bot on the ladder."""

    def __init__(self, bot: str, results: Iterable[Result], mu: float, sigma: float) -> None:
        self.bot = bot
        self.mu = mu
        self.sigma = sigma
        self.wins = 0.0
        self.games = 0
        seconds, turns = 0.0, 0
        for result in results:
            for side, name in enumerate((result.first, result.second)):
                if name == bot:
                    self.games += result.games
                    self.wins += result.games - result.wins if side else result.wins
                    seconds += sum(pairing.seconds[side] for pairing in result.pairings)
                    turns += sum(pairing.turns[side] for pairing in result.pairings)
        self.seconds = seconds / max(1, turns)
        """CPU time of a thought."""

    def to_json(self) -> Json:
        return {
            "bot": self.bot,
            "mu": round(self.mu, 2),
            "sigma": round(self.sigma, 2),
            "wins": self.wins,
            "games": self.games,
            "seconds": round(self.seconds, 4),
        }


class Ladder:
    """Which matches there are, and what came of them."""

    def __init__(
        self, game: str, bots: Sequence[str], seats: int, deals: int, seed: int, chronicles: tuple[int, ...] = ()
    ) -> None:
        if len(set(bots)) < SIDES:
            raise BadConfiguration("A ladder needs two different bots at least, like --bots easy,medium.")
        if seats % SIDES:
            raise BadConfiguration(f"Two bots share a table: {seats} seats cannot be divided. Choose --seats 2 or 4.")
        for bot in bots:
            entrant(bot, game, 0)
        api.new_game(game, seats, chronicles)  # says what is wrong with it before anything is played
        self.game = game
        self.bots = list(dict.fromkeys(bots))
        self.seats = seats
        self.deals = deals
        self.seed = seed
        self.chronicles = chronicles
        self.results: list[Result] = []
        self.controls: list[Result] = []

    @property
    def matches(self) -> list[tuple[str, str]]:
        """Everybody against everybody, the later named first: whoever names the weakest first sees who is ahead."""
        return [(second, first) for first, second in combinations(self.bots, 2)]

    @property
    def trials(self) -> list[tuple[str, str]]:
        """The controls: a bot against itself, and against whoever plays anything."""
        middle = self.bots[(len(self.bots) - 1) // 2]
        return [(middle, middle), (ANYTHING, middle)]

    def tasks(self) -> list[Task]:
        """Deal by deal, so that whoever breaks off has something of every match."""
        return [
            Task(self.game, self.chronicles, self.seats, self.seed, first, second, number)
            for number in range(self.deals)
            for first, second in (*self.matches, *self.trials)
        ]

    def climb(self, out: Path | None = None, jobs: int = 1) -> Iterator[int]:
        """Play what is not yet kept in `out`; says after each deal of a match how many are done."""
        tasks = self.tasks()
        kept = _kept(out)
        found: dict[str, Pairing] = {task.key: kept[task.key] for task in tasks if task.key in kept}
        yield len(found)
        for task, pairing in _played([task for task in tasks if task.key not in found], jobs):
            found[task.key] = pairing
            if out is not None:
                with out.open("a", encoding="utf-8") as stream:
                    stream.write(json.dumps({"task": task.key, "came": pairing.to_json()}) + "\n")
            yield len(found)
        self.results = [self._result(match, tasks, found) for match in self.matches]
        self.controls = [self._result(match, tasks, found) for match in self.trials]

    def _result(self, match: tuple[str, str], tasks: Sequence[Task], found: dict[str, Pairing]) -> Result:
        return Result(*match, [found[task.key] for task in tasks if (task.first, task.second) == match])

    def rungs(self) -> list[Rung]:
        """The bots with their ratings, the best first."""
        rated = rate(self.bots, self.results)
        rungs = [Rung(bot, self.results, *rated[bot]) for bot in self.bots]
        return sorted(rungs, key=lambda rung: -rung.mu)

    def to_json(self) -> Json:
        return {
            "game": self.game,
            "chronicles": list(self.chronicles),
            "seats": self.seats,
            "deals": self.deals,
            "seed": self.seed,
            "rungs": [rung.to_json() for rung in self.rungs()],
            "matches": [result.to_json() for result in self.results],
            "controls": [result.to_json() for result in self.controls],
        }


def rate(bots: Sequence[str], results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """By bot: openskill's rating (Plackett-Luce) and how sure it is of it, from all games, deal by deal."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise BadConfiguration("Ratings need openskill: install hindmost[lab].") from error
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for number in range(max((len(result.pairings) for result in results), default=0)):
        for result in results:
            for side, scores in enumerate(result.pairings[number].scores):
                means = [sum(scores[place::SIDES]) / len(scores[place::SIDES]) for place in (side, 1 - side)]
                names = (result.first, result.second)
                rated = model.rate([[ratings[name]] for name in names], scores=means)
                for name, team in zip(names, rated, strict=True):
                    ratings[name] = team[0]
    return {bot: (ratings[bot].mu, ratings[bot].sigma) for bot in bots}


def _kept(out: Path | None) -> dict[str, Pairing]:
    if out is None or not out.exists():
        return {}
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    return {line["task"]: Pairing(**line["came"]) for line in lines}


def _played(tasks: Sequence[Task], jobs: int) -> Iterator[tuple[Task, Pairing]]:
    """In the order of the tasks, whoever plays them."""
    if min(jobs, len(tasks)) <= 1:
        for task in tasks:
            yield task, play(task)
        return
    # Fresh processes rather than forked ones: whoever calls may have threads.
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from zip(tasks, pool.map(play, tasks), strict=True)
