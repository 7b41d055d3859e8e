"""Many games between bots, and what came of them.

>>> summary = simulate("glen-more", seats=2, bots=["random"], games=3, seed=1)
>>> summary.games, summary.errors, round(summary.by_bot["random"].wins, 6)
(3, [], 3.0)
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path

from hindmost import api
from hindmost.bots.bot import Blind, Bot, Outlook
from hindmost.bots.registry import make
from hindmost.kernel.chance import Nature, stream_key
from hindmost.kernel.errors import BadConfiguration, HindmostError
from hindmost.kernel.game import Choice, Game, Setup
from hindmost.kernel.messages import Json
from hindmost.kernel.verbs import PAYLOAD

OnGame = Callable[[int, Json], None]
"""Called after each game with its number, from 0, and its record."""


class BrokenInvariant(HindmostError):
    """A position that the rules say cannot be."""


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

    def to_json(self) -> Json:
        return {
            "played": self.played,
            "mean_score": round(self.mean_score, 4),
            "wins": round(self.wins, 4),
            "sole_wins": self.sole_wins,
        }


class Failure:
    """A game that did not come to an end."""

    def __init__(self, number: int, seed: int, decision: int, error: Exception) -> None:
        self.number = number
        self.seed = seed
        self.decision = decision
        """How many answers had been given."""
        self.error = f"{type(error).__name__}: {error}"
        self.trace = "".join(traceback.format_exception(error))

    def to_json(self) -> Json:
        return {
            "number": self.number,
            "seed": self.seed,
            "decision": self.decision,
            "error": self.error,
            "trace": self.trace,
        }

    def __str__(self) -> str:
        return f"game {self.number} (seed {self.seed}) broke off after {self.decision} decisions: {self.error}"


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
) -> Summary:
    """Play games between bots.

    The bots change seats from game to game (`line_up`). The seed of a game depends on `seed` and its number only
    (`game_seed`), so any game of a run can be played again alone. A game that breaks off is counted, described in
    `Summary.errors` and does not stop the others. With `check` the rules' invariants are proved in every position.
    `catalogue` is a corrected copy of the game's data file.
    """
    if not bots:
        raise BadConfiguration("Name at least one bot, for example 'random'.")
    for name in bots:
        make(name)
    setup = api.new_game(game, seats, chronicles, 0, options, catalogue=catalogue).setup
    summary = Summary(game, seats, setup.chronicles, tuple(dict.fromkeys(bots)), seed)
    for number in range(games):
        match = Match(setup, line_up(bots, seats, number), seed, number, on_game is not None, check)
        start = time.perf_counter()
        try:
            match.play()
        except Exception as error:  # whatever breaks a game is the result of that game
            summary.errors.append(Failure(number, match.seed, match.decisions, error))
        else:
            summary.add(match.names, match.game.scores, match.game.winners)
        summary.seconds += time.perf_counter() - start
        summary.decisions += match.decisions
        if on_game is not None:
            on_game(number, match.record())
    return summary


def line_up(bots: Sequence[str], seats: int, number: int) -> list[str]:
    """Who sits where in a game: the bots, repeated to fill the seats, move on by one seat from game to game.

    >>> [line_up(["greedy", "random"], 3, number) for number in range(2)]
    [['greedy', 'random', 'greedy'], ['random', 'greedy', 'greedy']]
    """
    ring = [bots[place % len(bots)] for place in range(max(seats, len(bots)))]
    return [ring[(seat + number) % len(ring)] for seat in range(seats)]


def game_seed(seed: int, number: int) -> int:
    """The seed of a game of a run."""
    return stream_key(seed, f"game {number}") >> 1


def bot_seed(seed: int, number: int, seat: int) -> int:
    """The seed of a bot: its own, so that it cannot guess the game's."""
    return stream_key(seed, f"bot {number} {seat}") >> 1


class Match:
    """One game of a run. It is played on the position itself: ids are made only for bots and records that read them."""

    def __init__(self, setup: Setup, names: list[str], seed: int, number: int, keep: bool, check: bool) -> None:
        self.names = names
        self.seed = game_seed(seed, number)
        self.keep = keep
        self.check = check
        self.bots: list[Bot] = [make(name, bot_seed(seed, number, seat)) for seat, name in enumerate(names)]
        self.game: Game = api.start(setup, Nature(self.seed, {}))
        self.decisions = 0

    def play(self) -> None:
        """Play it to the end."""
        game = self.game
        position = game.position
        state = position.state
        state.journal = None  # nobody reads it
        pickers = [bot.pick if isinstance(bot, Blind) else None for bot in self.bots]
        if self.check:
            self.prove()
        while position.options:
            options = position.options
            pick = pickers[position.seat]
            if pick is not None:
                choice = options[pick(len(options))]
            else:
                choice = self.ask(position.seat)
            if self.keep:
                self.note(position.seat, choice)
            position.play(choice)
            self.decisions += 1
            if self.check:
                self.prove()

    def ask(self, seat: int) -> int:
        """The answer of a bot that looks."""
        option_id = self.bots[seat].choose(Outlook(self.game, seat))
        return self.game.question(seat).option(option_id).choice

    def note(self, seat: int, choice: int) -> None:
        state = self.game.state
        self.game.choices.append(Choice(seat, state.table.verb(choice).id(state, choice & PAYLOAD)))

    def prove(self) -> None:
        problems = self.game.check()
        if problems:
            raise BrokenInvariant("; ".join(problems))

    def record(self) -> Json:
        """The record so far; whole unless the game broke off."""
        return self.game.record()
