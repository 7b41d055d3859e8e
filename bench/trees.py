"""Two versions of the engine beside each other: how much faster or slower one is than the other.

    .venv/bin/python bench/trees.py main .                        # a revision, and the checkout as it lies there
    .venv/bin/python bench/trees.py ../before . --how interpreted # two checkouts, nothing compiled
    .venv/bin/python bench/trees.py . --only 'Glen More II*'      # one alone: its answers at the end of a game

Each of the two is a process of its own on the same core. They take short turns, first the one and then the other, in
the next round the other way about: a slow spell of the machine hits both alike. After a few rounds both begin anew in
fresh processes, since where in memory things come to lie is worth a few per cent, for as long as a process lives. Each
such sitting gives a ratio, the median of its rounds; what is printed is the median of the sittings, and in parentheses
where 9 of 10 medians lie that are drawn from the same sittings anew. A range on one side of 1 is a difference, one
around 1 is none that this many sittings can tell.

The end of a game is compared with its start in each tree by itself: see `engine.PlayedThrough`.
"""

from __future__ import annotations

import argparse
import fnmatch
import hashlib
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

from peers import Remote, Round
from report import GAMES, lined

ROOT = Path(__file__).resolve().parent.parent
KEPT = Path(tempfile.gettempdir()) / "hindmost-trees"
INTERPRETED, COMPILED = "interpreted", "compiled"
AT_MOST = 2.0
"""What an answer at the end of a game may cost, times one at its start."""

TITLES = GAMES | {f"Glen More II, {seats} seats": f"engine:glen_more_ii:{seats}" for seats in (2, 3)}

SPEEDS: dict[str, Callable[[Round], float]] = {
    "decisions": lambda turn: turn["decisions"] / turn["cpu_s"],
    "playouts": lambda turn: turn["native_decisions"] / turn["native_cpu_s"],
    "clones": lambda turn: 1 / turn["clone_us"],
    "legal options": lambda turn: 1 / turn["legal_us"],
}

COMPILE = """
import pathlib, shutil, sys, build_engine
root, folder = map(pathlib.Path, sys.argv[1:])
for path, place in build_engine.compile_engine(root, folder):
    shutil.copy(path, folder / place)
"""


# ---------------------------------------------------------------- trees


@contextmanager
def tree(text: str) -> Iterator[Path]:
    """The checkout in a folder, or that of a revision for as long as it is needed."""
    if (Path(text) / "src" / "hindmost").is_dir():
        yield Path(text).resolve()
        return
    git = ["git", "-C", str(ROOT), "worktree"]
    with tempfile.TemporaryDirectory(prefix="hindmost-tree-") as folder:
        place = Path(folder) / "tree"
        subprocess.run([*git, "add", "--quiet", "--detach", str(place), text], check=True)
        try:
            yield place
        finally:
            subprocess.run([*git, "remove", "--force", str(place)], check=True)


def fingerprint(root: Path) -> str:
    """Changes whenever the engine of a tree has to be compiled anew."""
    digest = hashlib.sha256(sys.version.encode())
    inside = (path.relative_to(root) for path in sorted((root / "src" / "hindmost").rglob("*")) if path.is_file())
    files = [path for path in inside if {"__pycache__", "static"}.isdisjoint(path.parts)]
    for path in [Path("pyproject.toml"), Path("build_engine.py"), *files]:
        digest.update(str(path).encode() + (root / path).read_bytes())
    return digest.hexdigest()[:16]


def compiled(root: Path) -> Path:
    """The folder with the compiled engine of a tree; one that was compiled before is taken again."""
    folder = KEPT / fingerprint(root)
    if not folder.exists():
        print(f"compiling {root} ...", file=sys.stderr)
        KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=KEPT) as work:
            fresh = Path(work) / "engine"
            fresh.mkdir()
            # Nothing of another tree on the path, neither for Python nor for mypy.
            place = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MYPYPATH")}
            command = [*_compiling_python(root), "-c", COMPILE, str(root), str(fresh)]
            subprocess.run(command, cwd=root, env=place, stdout=subprocess.DEVNULL, check=True)
            for rest in ("build", "built", "objects"):
                shutil.rmtree(fresh / rest, ignore_errors=True)
            fresh.rename(folder)
    return folder


def _compiling_python(root: Path) -> list[str]:
    """The command of a Python that has the tools with which a tree is compiled: they are in no checkout."""
    uv = _said(ROOT, "import run; print(run.find_uv())")
    tools = _said(root, "import build_engine; print(*build_engine.TOOLS)").split()
    withs = [word for tool in tools for word in ("--with", tool)]
    return [uv, "run", "--quiet", "--no-project", "--python", sys.executable, *withs, "python"]


def _said(root: Path, code: str) -> str:
    """The last line that a bit of Python prints in a tree."""
    found = subprocess.run([sys.executable, "-c", code], cwd=root, stdout=subprocess.PIPE, text=True, check=True)
    return found.stdout.splitlines()[-1]


# ---------------------------------------------------------------- measuring


def sitting(name: str, how: str, folders: list[Path], numbers: range, seconds: float) -> list[list[Round]]:
    """What was measured of one game, by folder and round."""
    text = f"engine:engine:played_through:{numbers.start * 1000}:{name.removeprefix('engine:')}"
    remotes = [_remote(f"{text}@{folder}") for folder in folders]
    try:
        for remote in remotes:
            if how not in remote.about.get("version", how):
                raise SystemExit(f"{remote.name} is not {how}")
        for number in numbers:
            for remote in remotes if number % 2 else remotes[::-1]:
                remote.round(number, seconds)
                if remote.error is not None:
                    raise SystemExit(f"{remote.name}: {remote.error}")
    finally:
        for remote in remotes:
            remote.close()
    return [remote.rounds for remote in remotes]


def _remote(name: str) -> Remote:
    return Remote(name, [sys.executable, str(ROOT / "bench" / "peers.py"), "--serve", name], None)


def spread(ratios: list[float]) -> tuple[float, float, float]:
    """The median, and between what nine of ten medians lie that are drawn from the same ratios anew."""
    source = Random(0)
    drawn = sorted(statistics.median(source.choices(ratios, k=len(ratios))) for _ in range(1000))
    return statistics.median(ratios), drawn[50], drawn[-51]


def shown(ratios: list[float], at_most: float | None = None) -> str:
    middle, low, high = spread(ratios)
    missed = " **missed**" if at_most is not None and middle > at_most else ""
    return f"{middle:.2f} ({low:.2f}–{high:.2f}){missed}"


def over(speed: Callable[[Round], float], before: list[Round], after: list[Round]) -> float:
    """How many times as fast the second tree was in a sitting."""
    return statistics.median(speed(second) / speed(first) for first, second in zip(before, after, strict=True))


def growth(turns: list[Round]) -> float:
    """What an answer cost at the end of a game over one at its start. A mean, since few answers cost most of it."""
    return statistics.fmean(turn["late_us"] for turn in turns) / statistics.fmean(turn["early_us"] for turn in turns)


def row(sittings: list[list[list[Round]]]) -> list[str]:
    """The speeds of the second tree over those of the first if there are two, then the ends of all."""
    trees = len(sittings[0])
    cells = []
    if trees > 1:
        cells = [shown([over(speed, before, after) for before, after in sittings]) for speed in SPEEDS.values()]
    return cells + [shown([growth(each[number]) for each in sittings], AT_MOST) for number in range(trees)]


def heads(trees: int) -> list[str]:
    end = "end over start"
    return ["", end] if trees == 1 else ["after over before", *SPEEDS, f"{end}, before", f"{end}, after"]


def rows(
    roots: list[Path], hows: list[str], only: str, sittings: int, rounds: int, seconds: float
) -> Iterator[list[str]]:
    """All games, in each of the ways to run them."""
    numbers = [range(start, start + rounds) for start in range(0, sittings * rounds, rounds)]
    for how in hows:
        folders = [compiled(root) if how == COMPILED else root / "src" for root in roots]
        for title, name in TITLES.items():
            if fnmatch.fnmatch(title, only):
                yield [f"{title}, {how}", *row([sitting(name, how, folders, each, seconds) for each in numbers])]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare two versions of the engine; see the docstring.")
    parser.add_argument("before", help="the folder of a checkout, or a revision")
    parser.add_argument("after", nargs="?", help="the other; without it, only the end of a game is looked at")
    parser.add_argument("--only", default="*", metavar="GLOB", help=f"some of: {'; '.join(TITLES)}")
    parser.add_argument("--sittings", type=int, default=9, help="how often both begin in fresh processes")
    parser.add_argument("--rounds", type=int, default=5, help="turns of each in a sitting")
    parser.add_argument("--seconds", type=float, default=0.1, help="CPU seconds of play in a turn")
    parser.add_argument("--how", choices=[INTERPRETED, COMPILED], help="default: both")
    options = parser.parse_args()
    hows = [options.how] if options.how else [INTERPRETED, COMPILED]
    with ExitStack() as stack:
        roots = [stack.enter_context(tree(text)) for text in (options.before, options.after) if text]
        print(lined(heads(len(roots)), []))
        for cells in rows(roots, hows, options.only, options.sittings, options.rounds, options.seconds):
            print("| " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
