"""Many random games: `python -m tests.referee --games 100`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable

from tests.configurations import Configuration
from tests.proof.results import keep
from tests.referee.configurations import REFEREED, drawn_for
from tests.referee.following import Difference
from tests.referee.referees import has_referee, referee_of
from tests.referee.walking import refereed

MIXED = "glen-more-ii, chronicles drawn by lot"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.referee", description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="of each configuration")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    parser.add_argument("--chronicles", default="", help="with these, such as 2,4,7, for every number of seats")
    parser.add_argument("--mixed", action="store_true", help="seats and chronicles are drawn for each game")
    parser.add_argument("--only", default="", help="only configurations whose name begins with this")
    parser.add_argument("--exactly", default="", help="only the configuration with this name")
    parser.add_argument("--first-only", action="store_true", help="stop at the first difference")
    parser.add_argument("--keep", action="store_true", help="keep the result for docs/proof.md")
    wishes = parser.parse_args()
    seeds = range(wishes.first, wishes.first + wishes.games)
    if wishes.mixed:
        return 1 if _played(MIXED, ((drawn_for(seed), seed) for seed in seeds), wishes) else 0
    failed = 0
    for configuration in _with(wishes.chronicles) if wishes.chronicles else REFEREED:
        if configuration.id.startswith(wishes.only) and wishes.exactly in ("", configuration.id):
            failed += _played(configuration.id, ((configuration, seed) for seed in seeds), wishes)
    return 1 if failed else 0


def _with(numbers: str) -> list[Configuration]:
    chronicles = tuple(int(number) for number in numbers.split(","))
    found = [Configuration("glen-more-ii", seats, chronicles, {}) for seats in (2, 3, 4)]
    return [each for each in found if each.is_allowed and has_referee(each)]


def _played(name: str, games: Iterable[tuple[Configuration, int]], wishes: argparse.Namespace) -> int:
    started = time.perf_counter()
    played = asked = failed = 0
    for configuration, seed in games:
        if wishes.keep and played:
            keep("referee", name, {"games": played, "questions": asked, "differences": failed})
        played += 1
        try:
            asked += refereed(configuration, seed, referee_of)
        except Difference as difference:
            failed += 1
            print(difference, flush=True)
            if wishes.first_only:
                break
    seconds = time.perf_counter() - started
    print(f"{name}: {played} games, {asked} questions, {failed} differences, {seconds:.0f} s", flush=True)
    if wishes.keep:
        keep("referee", name, {"games": played, "questions": asked, "differences": failed})
    return failed


if __name__ == "__main__":
    sys.exit(main())
