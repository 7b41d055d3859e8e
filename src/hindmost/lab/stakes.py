"""What a chronicle's own terms are worth to a bot: greedy with them against greedy without, on the same deals.

Every deal is played twice, with the two kinds of greedy on changed seats. Whoever wins more has not had the better
tiles, nor the better seats.

    python -m hindmost.lab.stakes 5 --seats 2 --deals 200

Without a number: every chronicle alone and all together, and beside it what greedy wins against three random bots.

    python -m hindmost.lab.stakes --deals 200 --games 100
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import ClassVar

from hindmost import api
from hindmost.api import ChronicleInfo
from hindmost.bots.bot import Bot, Outlook
from hindmost.bots.greedy import GreedyBot
from hindmost.bots.judge import Judge
from hindmost.bots.judge.glen_more_ii import GlenMoreIIJudge
from hindmost.lab.match import Match, bot_seed, line_up

GAME = "glen-more-ii"
LINE_UP = ("greedy", "random", "random", "random")


class Unaware(GreedyBot):
    """Greedy, but nothing that chronicles bring has a worth for it."""

    name: ClassVar[str] = "unaware"

    def judge(self, outlook: Outlook) -> Judge:
        judge = outlook.judge()
        assert isinstance(judge, GlenMoreIIJudge)
        judge.brings = False
        return judge


def compare(chronicles: tuple[int, ...], seats: int, deals: int, seed: int) -> Iterator[tuple[float, int]]:
    """After each deal: how many games greedy has won, and how many were played. A shared win is shared."""
    setup = api.new_game(GAME, seats, chronicles).setup
    wins, games = 0.0, 0
    for deal in range(deals):
        for side in range(2):
            match = Match(setup, ["greedy"] * seats, seed, deal, keep=False, check=False)
            match.bots = [_bot(seat % 2 == side, bot_seed(seed, deal, seat)) for seat in range(seats)]
            match.play()
            winners = match.game.winners
            wins += sum(seat % 2 == side for seat in winners) / len(winners)
            games += 1
        yield wins, games


def against_random(chronicles: tuple[int, ...], games: int, seed: int) -> float:
    """How many games greedy wins against three random bots, from every seat in turn."""
    setup = api.new_game(GAME, len(LINE_UP), chronicles).setup
    wins = 0.0
    for number in range(games):
        names = line_up(LINE_UP, len(LINE_UP), number)
        match = Match(setup, names, seed, number, keep=False, check=False)
        match.play()
        winners = match.game.winners
        wins += (names.index("greedy") in winners) / len(winners)
    return wins


def _bot(aware: bool, seed: int) -> Bot:
    return GreedyBot(seed) if aware else Unaware(seed)


def all_chronicles() -> tuple[ChronicleInfo, ...]:
    return next(info.about for info in api.games() if info.id == GAME)


def table(numbers: tuple[int, ...], deals: int, games: int, seed: int) -> Iterator[str]:
    """A line for each of these chronicles and one for all of them, as `docs/bots.md` has them."""
    for chronicles in [*[(number,) for number in numbers], numbers]:
        seats = even_seats(chronicles)
        wins, played = list(compare(chronicles, seats, deals, seed))[-1]
        name = "all" if len(chronicles) > 1 else str(chronicles[0])
        won = against_random(chronicles, games, seed)
        yield f"| {name} | {seats} | {wins:g} of {played} | {wins / played:.1%} | {won:g} of {games} |"


def even_seats(chronicles: tuple[int, ...]) -> int:
    """Two, or four where two are too few: each kind of greedy has half of them."""
    for_two = [chronicle.number for chronicle in all_chronicles() if 2 in chronicle.seats]
    return 2 if set(chronicles) <= set(for_two) else 4


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what chronicles' own terms are worth to a greedy bot.")
    parser.add_argument("chronicles", nargs="?", default="", help="such as 5 or 1,3; all if nothing is said")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--games", type=int, default=100, help="against random bots")
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    if not words.chronicles:
        numbers = tuple(chronicle.number for chronicle in all_chronicles())
        for line in table(numbers, words.deals, words.games, words.seed):
            print(line, flush=True)
        return
    chronicles = tuple(int(number) for number in words.chronicles.split(","))
    for wins, games in compare(chronicles, words.seats, words.deals, words.seed):
        print(f"greedy {wins:g} of {games} ({wins / games:.0%})", flush=True)


if __name__ == "__main__":
    main()
