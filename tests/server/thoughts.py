"""Functions that the tests of the workers let other processes call."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path


def double(number: int) -> int:
    print("what a bot prints is not an answer")
    return 2 * number


def who() -> dict[str, int]:
    return {"pid": os.getpid(), "niceness": os.nice(0) if hasattr(os, "nice") else 0}


def fail() -> None:
    raise ValueError("no such luck")


def sleep(mark: str = "") -> int:
    """Says by a file who sleeps; nobody wakes it up."""
    if mark:
        Path(mark).write_text(str(os.getpid()))
    time.sleep(600)
    return 0


def count(to: int, tell: Callable[[object], None]) -> int:
    for number in range(to):
        tell({"number": number})
    return to


def die() -> None:
    sys.stdout.flush()
    os.kill(os.getpid(), signal.SIGKILL)


def die_once(mark: str) -> str:
    """Dies like one that the system killed, the first time."""
    if not Path(mark).exists():
        Path(mark).touch()
        die()
    return "alive"


def note(file: str, word: str) -> None:
    with open(file, "a") as kept:
        kept.write(f"{word} ")


def wait_for(file: str) -> None:
    while not Path(file).exists():
        time.sleep(0.01)


def sleep_over(**asked: object) -> int:
    """Any thought at all."""
    return sleep(os.environ["HINDMOST_TEST_MARK"])
