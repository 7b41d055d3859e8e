"""What a chronicle's own terms are worth to a bot: greedy with them against greedy without, on the same deals.

Every deal is played twice, with the two kinds of greedy on changed seats. Whoever wins more has not had the better
tiles, nor the better seats.

    python -m hindmost.lab.stakes 5 --seats 2 --deals 200
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import ClassVar

from hindmost import api
from hindmost.bots.bot import Bot, Outlook
from hindmost.bots.greedy import GreedyBot
from hindmost.bots.judge import Judge
from hindmost.bots.judge.glen_more_ii import GlenMoreIIJudge
from hindmost.lab.match import Match, bot_seed


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
    setup = api.new_game("glen-more-ii", seats, chronicles).setup
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


def _bot(aware: bool, seed: int) -> Bot:
    return GreedyBot(seed) if aware else Unaware(seed)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what chronicles' own terms are worth to a greedy bot.")
    parser.add_argument("chronicles", help="such as 5 or 1,3")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    chronicles = tuple(int(number) for number in words.chronicles.split(","))
    for wins, games in compare(chronicles, words.seats, words.deals, words.seed):
        print(f"greedy {wins:g} of {games} ({wins / games:.0%})", flush=True)


if __name__ == "__main__":
    main()
