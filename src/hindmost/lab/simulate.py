"""Many games between bots, and what came of them.

>>> summary = simulate("glen-more", seats=2, bots=["random"], games=3, seed=1)
>>> summary.games, summary.errors, round(summary.by_bot["random"].wins, 6)
(3, [], 3.0)
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

from hindmost.kernel.messages import Json
from hindmost.lab.match import Failure
from hindmost.lab.workers import Run, outcomes

OnGame = Callable[[int, Json], None]
"""Called after each game with its number, from 0, and its record (None if the run keeps none)."""


class Tally:
    """Scores and wins of a bot, or of a seat."""

    def __init__(self) -> None:
        self.played = 0
        """Seats taken, in games that came to an end."""
        self.points = 0
        self.wins = 0.0
        """A win shared by n seats counts 1/n for each, so that the wins of all add up to the games."""
        self.sole_wins = 0
        """Wins that were not shared."""

    def add(self, score: int, share: float) -> None:
        self.played += 1
        self.points += score
        self.wins += share
        self.sole_wins += share == 1

    @property
    def mean_score(self) -> float:
        return self.points / self.played if self.played else 0.0


class Summary:
    """What came of a run. It is the same for the same arguments, but for the seconds."""

    def __init__(self, game: str, seats: int, chronicles: tuple[int, ...], bots: tuple[str, ...], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.chronicles = chronicles
        self.bots = bots
        self.seed = seed
        self.games = 0
        """Games that came to an end."""
        self.decisions = 0
        """Answers given by bots, in all games; what chance answers is not counted."""
        self.seconds = 0.0
        self.errors: list[Failure] = []
        self.by_bot: dict[str, Tally] = {name: Tally() for name in bots}
        self.by_seat: list[Tally] = [Tally() for _ in range(seats)]

    def add(self, line_up: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> None:
        """Count a game that has come to an end."""
        self.games += 1
        for seat, name in enumerate(line_up):
            share = 1 / len(winners) if seat in winners else 0.0
            self.by_bot[name].add(scores[seat], share)
            self.by_seat[seat].add(scores[seat], share)

    def to_json(self) -> Json:
        return {
            "game": self.game,
            "seats": self.seats,
            "chronicles": list(self.chronicles),
            "bots": list(self.bots),
            "seed": self.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "errors": [failure.to_json() for failure in self.errors],
            "mean_scores": {
                "by_bot": {name: round(tally.mean_score, 4) for name, tally in self.by_bot.items()},
                "by_seat": [round(tally.mean_score, 4) for tally in self.by_seat],
            },
            "wins": {
                "by_bot": {name: round(tally.wins, 4) for name, tally in self.by_bot.items()},
                "by_seat": [round(tally.wins, 4) for tally in self.by_seat],
            },
            "sole_wins": {
                "by_bot": {name: tally.sole_wins for name, tally in self.by_bot.items()},
                "by_seat": [tally.sole_wins for tally in self.by_seat],
            },
            "played": {name: tally.played for name, tally in self.by_bot.items()},
        }


def simulate(
    game: str,
    seats: int,
    chronicles: tuple[int, ...] = (),
    bots: Sequence[str] = ("random",),
    games: int = 1,
    seed: int = 0,
    options: dict[str, Json] | None = None,
    on_game: OnGame | None = None,
    check: bool = False,
    catalogue: Path | None = None,
    jobs: int = 1,
    keep: bool = True,
) -> Summary:
    """Play games between bots.

    The bots change seats from game to game (`line_up`). The seed of a game depends on `seed` and its number only
    (`game_seed`), so any game of a run can be played again alone, and `jobs` processes at once give what one would.
    A game that breaks off is counted, described in `Summary.errors` and does not stop the others. With `check` the
    rules' invariants are proved in every position. `catalogue` is a corrected copy of the game's data file.
    `on_game` hears of the games in their order; with `keep` it gets their records.
    """
    run = Run(game, seats, chronicles, tuple(bots), seed, options, catalogue, keep and on_game is not None, check)
    summary = Summary(game, seats, run.setup.modules, tuple(dict.fromkeys(bots)), seed)
    start = time.perf_counter()
    for outcome in outcomes(run, games, jobs):
        summary.decisions += outcome.decisions
        if outcome.failure is None:
            summary.add(outcome.names, outcome.scores, outcome.winners)
        else:
            summary.errors.append(outcome.failure)
        if on_game is not None:
            on_game(outcome.number, outcome.record)
    summary.seconds = time.perf_counter() - start
    return summary
