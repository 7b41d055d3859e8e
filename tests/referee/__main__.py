"""Many random games: `python -m tests.referee --games 100`."""

from __future__ import annotations

import argparse
import sys
import time

from tests.configurations import Configuration
from tests.referee.configurations import REFEREED
from tests.referee.following import Difference
from tests.referee.referees import has_referee, referee_of
from tests.referee.walking import refereed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.referee", description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="of each configuration")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    parser.add_argument("--chronicles", default="", help="with these, such as 2,4,7, for every number of seats")
    parser.add_argument("--only", default="", help="only configurations whose name begins with this")
    parser.add_argument("--exactly", default="", help="only the configuration with this name")
    parser.add_argument("--first-only", action="store_true", help="stop at the first difference")
    arguments = parser.parse_args()
    failed = 0
    for configuration in _with(arguments.chronicles) if arguments.chronicles else REFEREED:
        if configuration.id.startswith(arguments.only) and arguments.exactly in ("", configuration.id):
            seeds = range(arguments.first, arguments.first + arguments.games)
            failed += _played(configuration, seeds, arguments.first_only)
    return 1 if failed else 0


def _with(numbers: str) -> list[Configuration]:
    chronicles = tuple(int(number) for number in numbers.split(","))
    found = [Configuration("glen-more-ii", seats, chronicles, {}) for seats in (2, 3, 4)]
    return [each for each in found if each.is_allowed and has_referee(each)]


def _played(configuration: Configuration, seeds: range, first_only: bool) -> int:
    started = time.perf_counter()
    asked = failed = 0
    for seed in seeds:
        try:
            asked += refereed(configuration, seed, referee_of)
        except Difference as difference:
            failed += 1
            print(difference)
            if first_only:
                break
    seconds = time.perf_counter() - started
    print(
        f"{configuration.id}: {len(seeds)} games, {asked} questions, {failed} differences, {seconds:.0f} s", flush=True
    )
    return failed


if __name__ == "__main__":
    sys.exit(main())
