"""Faults put into the rooms one by one, and whether a test notices::

    python -m tests.mutants                          a sample of 40, of all rooms
    python -m tests.mutants --each 200               so many of each room
    python -m tests.mutants --room chronicles --each 500 --seed 2
    python -m tests.mutants --id kernel/table.py::Table.collect#3

First it is found out which tests enter which functions, in a run of all tests, unless that is known (`--entered`).
Then a mutant is judged by the tests that enter its function, quick ones that enter little else first, and those whose
file imports its module before all others; at last by those that rest on what it has found out for them. Goldens and
counted trees judge nobody: they are made anew when something changes. A test that is new or has changed is made known
by `pytest -p tests.mutants.probes --entered .tools/entered <test>`. `equivalent.toml` lists mutants that change
nothing, and why.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import hindmost
from tests.proof.results import Row, in_markdown, keep

from .drawing import NUMBER, SEED, drawn, find, sample
from .entered import Entered
from .faults import Fault
from .judging import CAUGHT, LATE, MOST, SURVIVED, UNFIT, UNSEEN, Judge, Verdict
from .probes import GOLDEN
from .probes import UNSEEN as FOLDERS_UNSEEN
from .rooms import ROOMS, room_of

TESTS = Path(__file__).parents[1]
ENTERED = Path(".tools") / "entered"


def main(words: list[str]) -> int:
    wishes = _parser().parse_args(words)
    if hindmost.is_compiled():
        sys.exit("Compiled functions cannot be changed: take the engine as it is written.")
    if not any(wishes.entered.glob("*.jsonl")):
        find_out(wishes.entered)
    faults = wanted(wishes)
    judge = Judge(faults, Entered(wishes.entered), wishes.jobs, wishes.most)
    pytest.main(["-s", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", *judge.files()], plugins=[judge])
    print(table(judge.verdicts))
    if wishes.keep:
        for room, row in by_room(judge.verdicts).items():
            keep("mutants", room, row)
    return 0 if enough(judge.verdicts, wishes.goal) else 1


def wanted(wishes: argparse.Namespace) -> list[Fault]:
    if wishes.id:
        return list(find(wishes.id))
    if wishes.each:
        rooms = wishes.room or list(ROOMS)
        return [fault for room in rooms for fault in drawn(room, wishes.seed, wishes.each)]
    return sample(wishes.seed, wishes.number)


def judging_tests() -> list[str]:
    """Folders and files; those beside the folders speak of the whole house."""
    found = [str(path) for path in sorted(TESTS.iterdir()) if path.name not in FOLDERS_UNSEEN and _has_tests(path)]
    return [*found, *(f"--ignore={TESTS.parent / golden}" for golden in GOLDEN)]


def _has_tests(path: Path) -> bool:
    return path.name.startswith("test_") or (path.is_dir() and any(path.rglob("test_*.py")))


def find_out(folder: Path) -> None:
    print("Finding out which tests enter which functions ...", flush=True)
    probed = ["-p", "tests.mutants.probes", "--entered", str(folder.resolve())]
    subprocess.run([sys.executable, "-m", "pytest", "-q", "-n", "auto", *probed, *judging_tests()], check=True)


def share(verdicts: list[Verdict]) -> tuple[int, int]:
    """How many were caught, of how many that could have been."""
    counted = Counter(each.what for each in verdicts)
    return counted[CAUGHT] + counted[LATE], len(verdicts) - counted[UNFIT]


def enough(verdicts: list[Verdict], goal: float) -> bool:
    caught, of = share(verdicts)
    return caught >= goal * of


def by_room(verdicts: list[Verdict]) -> dict[str, Row]:
    rows: dict[str, Row] = {}
    for room in ROOMS:
        here = [each for each in verdicts if room_of(each.fault.path) == room]
        if here:
            caught, of = share(here)
            counted = Counter(each.what for each in here)
            rows[room] = {
                "mutants": of,
                "caught": f"{caught} ({caught / max(1, of):.0%})",
                "survived": counted[SURVIVED],
                "no test enters": counted[UNSEEN],
            }
    return rows


def table(verdicts: list[Verdict]) -> str:
    """By room, in Markdown, and below it whoever was not noticed."""
    left = [f"- `{each.fault.id}` {each.fault}" for each in verdicts if each.what in (SURVIVED, UNSEEN)]
    return "\n".join([in_markdown(by_room(verdicts), "room"), "", *left])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=(__doc__ or "").partition(":")[0])
    parser.add_argument("--number", type=int, default=NUMBER, help="mutants of all rooms together")
    parser.add_argument("--each", type=int, default=0, help="mutants of each room instead")
    parser.add_argument("--room", action="append", choices=list(ROOMS), help="only of this room; may be repeated")
    parser.add_argument("--id", action="append", help="this very mutant; may be repeated")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    parser.add_argument("--most", type=float, default=MOST, help="seconds of tests for each mutant")
    parser.add_argument("--goal", type=float, default=0.95, help="the share that must be caught")
    parser.add_argument("--keep", action="store_true", help="keep the result for docs/proof.md")
    parser.add_argument("--entered", type=Path, default=ENTERED, help="what is known of the tests")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
