"""How hot the weaker levels must be, so that each is beaten by the next one as often as people would like.

    python -m hindmost.lab.heats glasgow --deals 40

From the level that always takes the best turn it sees downwards: the heat is halved in, on the same deals each time.
What it prints belongs into `bots/levels.toml`; a ladder on other deals shows what it is worth.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from hindmost.bots.levels import NAMES, level_for
from hindmost.lab.ladder import SIDES, Task, play

TARGET = 0.68
"""What a level should win against the one below it."""
COOLEST, HOTTEST = 0.2, 40.0
STEPS = 6


def share(game: str, first: str, second: str, seats: int, deals: int, seed: int) -> float:
    """What the first wins against the second."""
    tasks = [Task(game, (), seats, seed, first, second, number) for number in range(deals)]
    return sum(play(task).wins for task in tasks) / (SIDES * deals)


def calibrate(game: str, seats: int, deals: int, seed: int) -> Iterator[tuple[str, float, float]]:
    """By level, downwards: its heat, and what the one above won against it then."""
    cool = [name for name in NAMES if not level_for(game, name).rollouts]
    above = f"{cool[-1]}:heat=0"
    for name in reversed(cool[:-1]):
        low, high = COOLEST, HOTTEST
        won, heat = 0.0, low
        for _step in range(STEPS):
            heat = round((low * high) ** 0.5, 2)
            won = share(game, above, f"{name}:heat={heat}", seats, deals, seed)
            if won < TARGET:
                low = heat
            else:
                high = heat
        yield name, heat, won
        above = f"{name}:heat={heat}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Find the heat of the weaker levels of a game.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--seed", type=int, default=11)
    words = parser.parse_args()
    for name, heat, won in calibrate(words.game, words.seats, words.deals, words.seed):
        print(f"{name}: heat {heat}, beaten in {won:.0%} of {SIDES * words.deals} games", flush=True)


if __name__ == "__main__":
    main()
