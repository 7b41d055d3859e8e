"""How long a game takes to be thought over: a game between medium bots, as `hindmost analyse` does it.

    python bench/analysing.py [--game glen-more] [--seats 4] [--jobs 2]

Wall time is the machine's as well, so the CPU time of all processes stands beside it: on so many free cores it takes
hardly more than their part of that. `PYTHONPATH=.tools/compiled` takes a compiled engine.
"""

from __future__ import annotations

import argparse
import os
import time

import hindmost
from hindmost.lab.match import Match
from hindmost.review import analyse


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a game takes to be thought over.")
    parser.add_argument("--game", default="glen-more")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    words = parser.parse_args()
    setup = hindmost.new_game(words.game, words.seats).setup
    match = Match(setup, ["medium"] * words.seats, words.seed, 0, keep=True, check=False)
    match.play()
    began, before = time.perf_counter(), os.times()
    turns = len(analyse(match.record(), jobs=words.jobs).turns)
    wall, after = time.perf_counter() - began, os.times()
    cpu = sum(after[:4]) - sum(before[:4])
    engine = "compiled" if hindmost.is_compiled() else "plain Python"
    print(f"{words.game}, {words.seats} seats, {turns} turns, {engine}: {wall:.1f} s with {words.jobs} processes")
    print(f"CPU {cpu:.1f} s, {cpu / words.jobs:.1f} s for each of them")


if __name__ == "__main__":
    main()
