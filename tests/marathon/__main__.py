"""Random games of every combination of chronicles with every number of seats, for hours if one likes::

    python -m tests.marathon                           20 games of each, 500 of each chronicle alone, 1000 with all
    python -m tests.marathon --drawn --each 1          each combination once, with a number of seats that is drawn
    python -m tests.marathon --each 2 --alone 0 --all 0 --jobs 4
    python -m tests.marathon --solo --each 500 --alone 100 --all 200    against the solo opponent, 500 of each level
    python -m tests.marathon --once glen-more-ii 3 1,4,6 17    the game with this seed once more
    python -m tests.marathon --once glen-more-ii raiglar 1,6 17        the same, alone against this level

What has been played is noted in a file (`--noted`), and not played again: run it anew to go on, or take another file to
begin from the start. The engine is the one that is imported; `PYTHONPATH=.tools/compiled` takes the compiled one.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import hindmost
from tests.configurations import Configuration
from tests.marathon.course import failure_of, played
from tests.marathon.entries import Leg, in_legs, legs
from tests.marathon.solo import group_of, solo_entries
from tests.proof.results import keep

NOTED = Path(".tools") / "marathon.txt"


def main(words: list[str]) -> int:
    wishes = _parser().parse_args(words)
    if wishes.once:
        return once(*wishes.once)
    done = set(wishes.noted.read_text("utf-8").splitlines()) if wishes.noted.exists() else set()
    chosen = list(
        in_legs(solo_entries(wishes.each, wishes.alone, wishes.all))
        if wishes.solo
        else legs(wishes.each, wishes.alone, wishes.all, wishes.among, wishes.drawn)
    )
    wanted = [leg for leg in chosen if leg.id not in done]
    sound = Counter[str]()
    for leg in chosen:
        sound[group_of(leg.configuration, wishes.drawn)] += len(leg.seeds) if leg.id in done else 0
    unsound = Counter[str]()
    engine = "compiled" if hindmost.is_compiled() else "interpreted"
    print(f"{sum(len(leg.seeds) for leg in wanted)} games, on the {engine} engine", flush=True)
    wishes.noted.parent.mkdir(parents=True, exist_ok=True)
    failed = 0
    with wishes.noted.open("a", encoding="utf-8") as noted:
        for leg, failures in zip(wanted, outcomes(wanted, wishes.jobs), strict=True):
            for failure in failures:
                print(failure)
            if not failures:
                print(leg.id, file=noted, flush=True)
            print(f"{leg.id}: {'ok' if not failures else f'{len(failures)} failed'}", flush=True)
            failed += len(failures)
            group = group_of(leg.configuration, wishes.drawn)
            sound[group] += len(leg.seeds) - len(failures)
            unsound[group] += len(failures)
    for group in sound if wishes.keep else ():
        keep("games", group, {"games": sound[group] + unsound[group], "failed": unsound[group]})
    print(f"{failed} games failed")
    return 1 if failed else 0


def outcomes(wanted: list[Leg], jobs: int) -> Iterator[list[str]]:
    """What went wrong in each leg, in their order."""
    if jobs == 1:
        yield from map(played, wanted)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        yield from pool.map(played, wanted)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def once(game: str, seats: str, chronicles: str, seed: str) -> int:
    chosen = tuple(int(number) for number in chronicles.split(",") if number.isdecimal())
    level = None if seats.isdecimal() else seats
    failure = failure_of(Configuration(game, int(seats) if level is None else 1, chosen, {}, level), int(seed))
    print(failure or "ok")
    return 1 if failure else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.marathon", description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--each", type=int, default=20, help="games of each combination and number of seats")
    parser.add_argument("--alone", type=int, default=500, help="games of each chronicle alone")
    parser.add_argument("--all", type=int, default=1000, help="games with all chronicles that fit")
    parser.add_argument("--among", type=int, nargs="*", help="combine these chronicles alone")
    parser.add_argument("--drawn", action="store_true", help="of each combination one number of seats, drawn")
    parser.add_argument("--solo", action="store_true", help="against the solo opponent: --each is of each level")
    parser.add_argument("--keep", action="store_true", help="keep the result for docs/proof.md")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--noted", type=Path, default=NOTED, help="where it is noted what has been played")
    parser.add_argument(
        "--once", nargs=4, metavar=("GAME", "SEATS|LEVEL", "CHRONICLES", "SEED"), help="one game once more"
    )
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
