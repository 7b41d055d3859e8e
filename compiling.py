"""The compiled engine of a checkout: when it is in step with the sources, and who makes it. `run.py` calls this.

A folder holds a wheel and all that was in it. It is made beside the one before and takes its place when it is whole,
by one process at a time: whatever ends that process, the folder is either in step or as good as none, and the checkout
runs as it is written. What the game does with the folder is said in `src/hindmost/compiled.py`.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import build_engine

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

STAMP = "hindmost-stamp"
# Beside it, and for the native modules alone: they need not be made anew when something else has changed.
ENGINE_STAMP = "engine-stamp"
LOCK = "compiling.lock"
LOG = "compiling.log"
# What could not be compiled is not tried again before it has changed.
GIVEN_UP = "not-compiled"
CHANGED = "The sources were changed while they were compiled. Run the same command again."


class Changed(Exception):
    """The sources were changed while they were compiled."""


def files_below(folder: Path) -> list[str]:
    """In the order of their paths, without what tools leave there: it is large, and differs from machine to machine."""
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
        found += [os.path.join(place, name) for name in names]
    return sorted(found, key=lambda path: path.split(os.sep))


def add_files(digest: hashlib._Hash, root: Path, paths: list[str]) -> None:
    """Their names and contents."""
    above = len(str(root)) + 1
    for path in paths:
        with open(path, "rb") as file:
            digest.update(path[above:].encode() + file.read())


def engine_mark(root: Path) -> str:
    """Changes whenever the native modules must be made anew: what is compiled, what it is compiled against, and how."""
    digest = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
    package = root / "src" / "hindmost"
    add_files(digest, root, [str(root / name) for name in ("pyproject.toml", "build_engine.py")])
    add_files(digest, root, sorted(map(str, package.glob("*.py"))))
    for part in build_engine.PARTS:
        add_files(digest, root, [path for path in files_below(package / part) if path.endswith(".py")])
    return digest.hexdigest()


def read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def obstacle_of(folder: Path, mark: str) -> str | None:
    """What kept the engine from being compiled the last time, empty if nothing did; None if that is not of today."""
    found, _, obstacle = read(folder / STAMP).partition(" ")
    return obstacle if found == mark else None


@contextmanager
def alone(folder: Path, wait: bool) -> Iterator[bool]:
    """Nobody else compiles into the folder meanwhile; False if somebody does, and `wait` says not to wait for them.

    The system gives the lock back when a process ends, however it ends.
    """
    folder.parent.mkdir(exist_ok=True)
    with open(folder.with_name(LOCK), "a") as file:
        while not is_ours(file.fileno()):
            if not wait:
                yield False
                return
            time.sleep(0.5)
        yield True


def is_ours(file: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def renew(root: Path, folder: Path, fingerprint: Callable[[], str], build: Callable[[Path], str]) -> str:
    """Make the folder anew by way of a wheel; what kept the engine from being compiled, if anything.

    `fingerprint` is that of all that goes into the wheel. `build` makes it in a folder, and gives what was said.
    """
    before, mark = fingerprint(), engine_mark(root)
    fresh = folder.with_name(f"{folder.name}-new")
    shutil.rmtree(fresh, ignore_errors=True)
    said = build(fresh)
    for path in fresh.glob("*.whl"):
        with zipfile.ZipFile(path) as package:
            package.extractall(fresh)
    if engine_mark(root) != mark:
        raise Changed(CHANGED)
    whole = fingerprint() == before
    found = re.search(r"The engine is not compiled: .*", said)
    obstacle = found.group() if found else ""
    if whole:
        (fresh / STAMP).write_text(f"{before} {obstacle}", encoding="utf-8")
    if obstacle:
        give_up(folder, mark, obstacle)
    else:
        (fresh / ENGINE_STAMP).write_text(mark, encoding="utf-8")
    take_place(fresh, folder)
    if not whole:
        raise Changed(CHANGED)
    return obstacle


def take_place(fresh: Path, folder: Path) -> None:
    """Those who run from the old one keep what they have loaded."""
    old = folder.with_name(f"{folder.name}-old")
    shutil.rmtree(old, ignore_errors=True)
    if folder.exists():
        folder.rename(old)
    fresh.rename(folder)
    shutil.rmtree(old, ignore_errors=True)


def give_up(folder: Path, mark: str, why: str) -> None:
    folder.with_name(GIVEN_UP).write_text(f"{mark}\n{why}\n", encoding="utf-8")


def begin(root: Path, folder: Path, mark: str) -> bool:
    """Have the engine compiled by a process that outlives this one, unless it is, or cannot be; whether that begins."""
    if read(folder / ENGINE_STAMP) == mark or read(folder.with_name(GIVEN_UP)).startswith(f"{mark}\n"):
        return False
    if build_engine.obstacle():
        return False
    with alone(folder, wait=False) as free:
        if not free:
            return False
    command = [sys.executable, str(root / "run.py"), "compile", "--nicely"]
    if os.name != "nt":
        # By way of a shell that is gone at once, so that the game is not left with a child it does not know.
        command = ["/bin/sh", "-c", '"$@" &', "sh", *command]
    with open(folder.with_name(LOG), "wb") as log:
        process = subprocess.Popen(
            command, cwd=root, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )
    return os.name == "nt" or process.wait() == 0
