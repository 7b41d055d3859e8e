"""One bot against others of a kind: what it wins, on deals that it plays from every seat.

    python -m hindmost.lab.duel glen-more search:rollouts=40 greedy --seats 4 --deals 25

Every deal is played once with the bot on each seat, so that neither luck nor a seat favours anybody. The games of a
deal are not independent; so the interval is by deal. With `--out` what was played is kept, a line for each deal, and
not played again.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path

from hindmost import api
from hindmost.kernel.messages import Json
from hindmost.lab.entrants import entrant
from hindmost.lab.match import Match, bot_seed

NORMAL = 1.96
"""Standard errors on either side that hold 95 %."""


class Deal:
    """What a bot made of a deal, from every seat."""

    __slots__ = ("games", "margin", "rivals", "score", "seconds", "turns", "wins")

    def __init__(
        self, games: int, wins: float, score: float, rivals: float, margin: float, turns: int, seconds: float
    ) -> None:
        self.games = games
        self.wins = wins
        """A win shared by n seats counts 1/n."""
        self.score = score
        self.rivals = rivals
        """Its score, and that of the others, on average."""
        self.margin = margin
        """By how much it was ahead of the best of them, on average."""
        self.turns = turns
        """How often it was asked."""
        self.seconds = seconds
        """CPU time in which it thought."""

    def to_json(self) -> Json:
        return {name: getattr(self, name) for name in self.__slots__}


class Seated(Match):
    """A game between bots that are told by a word; it counts how long the first of them thinks."""

    def __init__(self, game: str, words: Sequence[str], seat: int, seed: int, number: int, chronicles: tuple[int, ...]):
        setup = api.new_game(game, len(words), chronicles).setup
        super().__init__(setup, ["random"] * len(words), seed, number, keep=False, check=False)
        self.names = list(words)
        self.bots = [entrant(word, game, bot_seed(seed, number, place)) for place, word in enumerate(words)]
        self.watched = seat
        self.turns = 0
        self.seconds = 0.0

    def ask(self, seat: int) -> list[int]:
        if seat != self.watched:
            return super().ask(seat)
        start = time.process_time()
        plan = super().ask(seat)
        self.seconds += time.process_time() - start
        self.turns += 1
        return plan


def play_deal(
    game: str, bot: str, rival: str, seats: int, seed: int, number: int, chronicles: tuple[int, ...] = ()
) -> Deal:
    """A deal, with the bot on each seat in turn."""
    wins = score = rivals = margin = seconds = 0.0
    turns = 0
    for seat in range(seats):
        words = [bot if place == seat else rival for place in range(seats)]
        match = Seated(game, words, seat, seed, number, chronicles)
        match.play()
        scores, winners = match.game.scores, match.game.winners
        others = [each for place, each in enumerate(scores) if place != seat]
        wins += (seat in winners) / max(1, len(winners))
        score += scores[seat]
        rivals += sum(others) / len(others)
        margin += scores[seat] - max(others)
        turns += match.turns
        seconds += match.seconds
    return Deal(seats, wins, score / seats, rivals / seats, margin / seats, turns, round(seconds, 3))


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    number = len(values)
    mean = sum(values) / number
    if number < 2:
        return mean, float("inf")
    return mean, sqrt(sum((value - mean) ** 2 for value in values) / (number - 1) / number)


class Standing:
    """What came of the deals so far."""

    def __init__(self, deals: Sequence[Deal]) -> None:
        self.deals = len(deals)
        self.games = sum(deal.games for deal in deals)
        self.share, error = mean_and_error([deal.wins / deal.games for deal in deals])
        self.low, self.high = max(0.0, self.share - NORMAL * error), min(1.0, self.share + NORMAL * error)
        self.score = mean_and_error([deal.score for deal in deals])[0]
        self.rivals = mean_and_error([deal.rivals for deal in deals])[0]
        self.margin, self.margin_error = mean_and_error([deal.margin for deal in deals])
        self.seconds = sum(deal.seconds for deal in deals) / max(1, sum(deal.turns for deal in deals))
        """CPU time of a thought."""

    def __str__(self) -> str:
        return (
            f"{self.share:.1%} [{self.low:.0%}, {self.high:.0%}] of {self.games} games ({self.deals} deals), "
            f"{self.score:.1f} : {self.rivals:.1f}, margin {self.margin:+.1f} ± {self.margin_error:.1f}, "
            f"{self.seconds:.3f} s a thought"
        )


def duel(
    game: str,
    bot: str,
    rival: str,
    seats: int,
    deals: int,
    seed: int,
    chronicles: tuple[int, ...] = (),
    out: Path | None = None,
) -> Iterator[Standing]:
    """How the bot stands after each deal. What `out` holds of this match is taken from there."""
    played: list[Deal] = []
    match = [game, list(chronicles), bot, rival, seats, seed]
    have = kept(out, match)
    for number in range(deals):
        deal = have.get(number)
        if deal is None:
            deal = play_deal(game, bot, rival, seats, seed, number, chronicles)
            if out is not None:
                keep(out, match, number, deal)
        played.append(deal)
        yield Standing(played)


def keep(out: Path, match: list[object], number: int, deal: Deal) -> None:
    with out.open("a", encoding="utf-8") as stream:
        stream.write(json.dumps({"match": match, "number": number, "deal": deal.to_json()}) + "\n")


def kept(out: Path | None, match: list[object]) -> dict[int, Deal]:
    """What a file holds of a match, by the number of the deal."""
    if out is None or not out.exists():
        return {}
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    return {line["number"]: Deal(**line["deal"]) for line in lines if line["match"] == match}


def main() -> None:
    parser = argparse.ArgumentParser(description="One bot against others of a kind, from every seat of every deal.")
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("rival")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chronicles", default="")
    parser.add_argument("--out", type=Path)
    words = parser.parse_args()
    chronicles = tuple(int(number) for number in words.chronicles.split(",") if number)
    for standing in duel(
        words.game, words.bot, words.rival, words.seats, words.deals, words.seed, chronicles, words.out
    ):
        print(standing, flush=True)


if __name__ == "__main__":
    main()
