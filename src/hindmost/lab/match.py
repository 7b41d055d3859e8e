"""One game of a run: who sits where, by which chance, and what came of it."""

from __future__ import annotations

import traceback
from collections.abc import Sequence

from hindmost import api
from hindmost.bots.bot import Blind, Bot, Outlook
from hindmost.bots.registry import make
from hindmost.kernel.chance import Nature, stream_key
from hindmost.kernel.errors import HindmostError, NotOffered
from hindmost.kernel.game import Choice, Game, Setup
from hindmost.kernel.messages import Json
from hindmost.kernel.verbs import PAYLOAD


class BrokenInvariant(HindmostError):
    """A position that the rules say cannot be."""


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
        plan: list[int] = []
        planner = -1
        while position.options:
            options = position.options
            seat = position.seat
            pick = pickers[seat]
            if pick is not None:
                choice = options[pick(len(options))]
            elif plan and plan[-1] in options and not (position.drew or position.began or seat != planner):
                choice = plan.pop()
            else:
                plan, planner = self.ask(seat)[::-1], seat
                choice = plan.pop()
                if choice not in options:
                    raise NotOffered(f"{self.names[seat]} gives an answer that is not offered.")
            if self.keep:
                self.note(position.seat, choice)
            position.play(choice)
            self.decisions += 1
            if self.check:
                self.prove()

    def ask(self, seat: int) -> list[int]:
        """The answer of a bot that looks, and what it would answer after that."""
        return self.bots[seat].plan(Outlook(self.game, seat))

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
