"""The chance to win: fitted to games between bots, and held against other games.

    python -m hindmost.lab.calibrate glen-more --seats 2,3,4,5 --games 1000 --jobs 2

Half of the games are for the fit, which it prints as a file `bots/weights/<game>.chances.toml`. With the other half it
reports how often seats have won that were said to win so often, in ten bins. `--kept` holds the numbers of the file
against all games instead, and fits nothing. `--deals 8` says the chances as an analysis does, by playing on from every
so-manieth turn. `--into docs/analysis.md` puts the report into a page.

    python -m hindmost.lab.calibrate glasgow --kept --games 1000 --seed 2026 --jobs 2 --into docs/analysis.md
"""

from __future__ import annotations

import argparse
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from pathlib import Path

from hindmost import api
from hindmost.bots.advice import Advisor, mean, worths_of
from hindmost.bots.bot import Outlook
from hindmost.bots.chances import STEPS, Chances, chances_for
from hindmost.bots.judge import judge_for
from hindmost.kernel.game import Setup
from hindmost.lab.match import Match
from hindmost.lab.pages import put, table

BINS = 10
SWEEPS = 60
"""Of the fit, over all its numbers. What is sought has one top only, so that it can be climbed one number at a time."""
FIRST = (0.1,) * STEPS
EVERY = 9
"""Where it is played on: from every so-manieth turn, because that takes time."""


class Moment:
    """How the seats stood when a turn began, what was said of it, and who has won in the end."""

    __slots__ = ("chances", "done", "shares", "values")

    def __init__(self, done: float, values: list[float], chances: list[float] | None) -> None:
        self.done = done
        self.values = values
        self.chances = chances
        """By seat, where it was played on; else they follow from the values."""
        self.shares: list[float] = []
        """By seat: its part of the win."""


class Told(Match):
    """A game in which somebody notes how the seats stand."""

    def __init__(self, setup: Setup, names: list[str], seed: int, number: int, deals: int) -> None:
        super().__init__(setup, names, seed, number, keep=False, check=False)
        self.judge = judge_for(setup)
        self.moments: list[Moment] = []
        self.deals = deals
        self.turns = number

    def ask(self, seat: int) -> list[int]:
        if self.game.position.began:
            self.turns += 1
            if not self.deals or self.turns % EVERY == 0:
                state = self.game.state
                chances = self.played_on(seat) if self.deals else None
                self.moments.append(Moment(self.judge.progress(state), worths_of(self.judge, state), chances))
        return super().ask(seat)

    def played_on(self, seat: int) -> list[float]:
        advisor = Advisor(Outlook(self.game, seat), self.turns)
        found = [advisor.rollout.outcome(advisor.world(deal)).chances for deal in range(self.deals)]
        return [mean([each[other] for each in found]) for other in range(len(found[0]))]


def play(game: str, seats: Sequence[int], bot: str, seed: int, deals: int, number: int) -> list[Moment]:
    """The moments of a game, each with who has won it."""
    players = seats[number % len(seats)]
    match = Told(api.new_game(game, players, seed=0).setup, [bot] * players, seed, number, deals)
    match.play()
    won = match.game.winners
    for moment in match.moments:
        moment.shares = [1 / len(won) if seat in won else 0.0 for seat in range(players)]
    return match.moments


def play_all(
    game: str, seats: Sequence[int], bot: str, seed: int, games: int, deals: int, jobs: int
) -> Iterator[list[Moment]]:
    one = partial(play, game, seats, bot, seed, deals)
    if jobs == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(one, range(games), chunksize=4)


def fit(moments: Sequence[Moment]) -> tuple[float, ...]:
    """The steps by which the games that were played are likeliest."""
    steps = list(FIRST)
    for _sweep in range(SWEEPS):
        for place in range(STEPS):
            slope = bend = 0.0
            model = Chances(tuple(steps))
            for moment in moments:
                weight = 1 - abs(min(max(moment.done, 0.0), 1.0) * (STEPS - 1) - place)
                if weight <= 0:
                    continue
                said = model.of(moment.values, moment.done)
                middle = sum(chance * value for chance, value in zip(said, moment.values, strict=True))
                for chance, share, value in zip(said, moment.shares, moment.values, strict=True):
                    slope += weight * share * (value - middle)
                    bend += weight * weight * chance * (value - middle) ** 2
            if bend > 0:
                steps[place] = max(0.0, steps[place] + max(-0.1, min(0.1, slope / bend)))
    return tuple(round(step, 4) for step in steps)


class Bin:
    """Seats that were said to win about so often."""

    def __init__(self) -> None:
        self.number = 0
        self.said = 0.0
        self.won = 0.0

    @property
    def error(self) -> float:
        return abs(self.said - self.won) / max(1, self.number)


class Calibration:
    """What was said, held against what came."""

    def __init__(self, moments: Sequence[Moment], model: Chances) -> None:
        self.bins = [Bin() for _ in range(BINS)]
        self.surprise = 0.0
        """What each moment's winner came as, on average, in nats: less is better."""
        for moment in moments:
            said = model.of(moment.values, moment.done) if moment.chances is None else moment.chances
            for chance, share in zip(said, moment.shares, strict=True):
                found = self.bins[min(BINS - 1, int(chance * BINS))]
                found.number += 1
                found.said += chance
                found.won += share
                self.surprise -= share * log(max(chance, 1e-6)) / max(1, len(moments))
        self.number = sum(each.number for each in self.bins)

    @property
    def error(self) -> float:
        """By how much chances are wrong on average: each bin counts with what is in it."""
        return sum(each.error * each.number for each in self.bins) / max(1, self.number)

    @property
    def even(self) -> float:
        """The same, each bin counting alike."""
        used = [each.error for each in self.bins if each.number]
        return sum(used) / max(1, len(used))

    def markdown(self) -> str:
        """A line for each bin, and how far they are off on average."""
        rows = []
        for place, each in enumerate(self.bins):
            if each.number:
                said, won = each.said / each.number, each.won / each.number
                low, high = 100 * place // BINS, 100 * (place + 1) // BINS
                rows.append(
                    [f"{low} to {high} %", f"{each.number}", f"{said:.1%}", f"{won:.1%}", f"{100 * each.error:.1f}"]
                )
        return (
            table(["said", "seats", "said on average", "won", "off by"], rows)
            + f"\nOff by {100 * self.error:.2f} points on average, each bin counting with what is in it; "
            f"by {100 * self.even:.2f}, each counting alike. Surprise: {self.surprise:.4f} nats.\n"
        )


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Fit the chance to win to games between bots, and check it.")
    parser.add_argument("game")
    parser.add_argument("--seats", default="2")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--deals", type=int, default=0)
    parser.add_argument("--kept", action="store_true")
    parser.add_argument("--into", type=Path, help="the page with a place for the report")
    words = parser.parse_args(given)
    seats = [int(number) for number in words.seats.split(",")]
    played = list(play_all(words.game, seats, words.bot, words.seed, words.games, words.deals, words.jobs))
    if words.kept or words.deals:
        held, model = [moment for game in played for moment in game], chances_for(words.game)
    else:
        half = len(played) // 2
        model = Chances(fit([moment for game in played[:half] for moment in game]))
        held = [moment for game in played[half:] for moment in game]
        command = f"python -m hindmost.lab.calibrate {words.game} --seats {words.seats} --games {words.games}"
        print(f'[run]\nby = "{command}"\ngames = {words.games}\n\n[weights]\nsteps = {list(model.steps)}\n')
    report = f"{told(words, len(played))}\n\n{Calibration(held, model).markdown()}"
    print(report)
    if words.into is not None:
        put(words.into, f"calibration {words.game}", report)


def _so_many(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def told(words: argparse.Namespace, games: int) -> str:
    """What was held against what."""
    fitted = "" if words.kept or words.deals else ", half of them for the fit"
    how = f", played on {_so_many(words.deals, 'time')}" if words.deals else ""
    return f"{_so_many(games, 'game')} of {words.bot}, seats {words.seats}, seed {words.seed}{fitted}{how}."


if __name__ == "__main__":
    main()
