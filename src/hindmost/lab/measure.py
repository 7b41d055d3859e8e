"""How strong the bots are at a game, measured against each other: the source of what `hindmost.bots.strength` says.

Every deal is played by each order of the bots around the table. Whoever wins more has not had the better tiles, nor
the better seat.

    python -m hindmost.lab.measure glasgow --deals 60
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import permutations

from hindmost import api
from hindmost.bots.registry import thinks_long, yardsticks
from hindmost.bots.strength import Standing
from hindmost.lab.match import Match


def orders(game: str, bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Who may sit where: a seat for each bot, or as many as the game has."""
    most = next(info.seats[-1] for info in api.games() if info.id == game)
    return list(permutations(bots, min(most, len(bots))))


def measure(game: str, bots: Sequence[str], deals: int, seed: int) -> Iterator[tuple[Standing, ...]]:
    """How the bots stand after each deal, the strongest first; ties stay in the order of `bots`."""
    tables = orders(game, bots)
    setup = api.new_game(game, len(tables[0])).setup
    standings = {bot: Standing(bot, 0, 0) for bot in bots}
    for deal in range(deals):
        for names in tables:
            match = Match(setup, list(names), seed, deal, keep=False, check=False)
            match.play()
            for name in names:
                standings[name].games += 1
            for seat in match.game.winners:
                standings[names[seat]].wins += 1 / len(match.game.winners)
        yield tuple(sorted(standings.values(), key=lambda standing: -standing.share))


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how strong the bots are at a game.")
    parser.add_argument("game")
    parser.add_argument("--bots", default=",".join(name for name in yardsticks() if not thinks_long(name)))
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    for standings in measure(words.game, words.bots.split(","), words.deals, words.seed):
        print("   ".join(f"{each.bot} {each.wins:g} of {each.games}" for each in standings), flush=True)


if __name__ == "__main__":
    main()
