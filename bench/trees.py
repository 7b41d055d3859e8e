"""Two versions of the engine beside each other: how much faster or slower one is than the other.

    .venv/bin/python bench/trees.py main .                        # a revision, and the checkout as it lies there
    .venv/bin/python bench/trees.py ../before . --how interpreted # two checkouts, nothing compiled
    .venv/bin/python bench/trees.py . --only 'Glen More II*'      # one alone: its answers at the end of a game

Each of the two is a process of its own on the same core. They take short turns, first the one and then the other, in
the next round the other way about: a slow spell of the machine hits both alike. A ratio is taken in every round; what
is printed is the median of these, and in parentheses where 9 of 10 medians lie that are drawn from the same rounds
anew. A range on one side of 1 is a difference, one around 1 is none that this many rounds can tell.

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


def turns(name: str, how: str, folders: list[Path], rounds: int, seconds: float) -> list[list[Round]]:
    """What was measured of one game, by folder and round."""
    remotes = [_remote(f"engine:engine:played_through:{name.removeprefix('engine:')}@{folder}") for folder in folders]
    try:
        for remote in remotes:
            if how not in remote.about.get("version", how):
                raise SystemExit(f"{remote.name} is not {how}")
        for number in range(rounds):
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


def row(measured: list[list[Round]]) -> list[str]:
    """The speeds of the last tree over those of the first if there are two, then the ends of both."""
    cells = []
    if len(measured) > 1:
        for speed in SPEEDS.values():
            pairs = zip(*measured, strict=True)
            cells.append(shown([speed(after) / speed(before) for before, after in pairs]))
    return cells + [shown([turn["late_us"] / turn["early_us"] for turn in each], AT_MOST) for each in measured]


def heads(trees: int) -> list[str]:
    end = "end over start"
    return ["", end] if trees == 1 else ["after over before", *SPEEDS, f"{end}, before", f"{end}, after"]


def rows(roots: list[Path], hows: list[str], only: str, rounds: int, seconds: float) -> Iterator[list[str]]:
    """All games, in each of the ways to run them."""
    for how in hows:
        folders = [compiled(root) if how == COMPILED else root / "src" for root in roots]
        for title, name in TITLES.items():
            if fnmatch.fnmatch(title, only):
                yield [f"{title}, {how}", *row(turns(name, how, folders, rounds, seconds))]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare two versions of the engine; see the docstring.")
    parser.add_argument("before", help="the folder of a checkout, or a revision")
    parser.add_argument("after", nargs="?", help="the other; without it, only the end of a game is looked at")
    parser.add_argument("--only", default="*", metavar="GLOB", help=f"some of: {'; '.join(TITLES)}")
    parser.add_argument("--rounds", type=int, default=31)
    parser.add_argument("--seconds", type=float, default=0.1, help="CPU seconds of play in a turn")
    parser.add_argument("--how", choices=[INTERPRETED, COMPILED], help="default: both")
    options = parser.parse_args()
    hows = [options.how] if options.how else [INTERPRETED, COMPILED]
    with ExitStack() as stack:
        roots = [stack.enter_context(tree(text)) for text in (options.before, options.after) if text]
        print(lined(heads(len(roots)), []))
        for cells in rows(roots, hows, options.only, options.rounds, options.seconds):
            print("| " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
