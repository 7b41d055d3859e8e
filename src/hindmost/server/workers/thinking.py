"""The other end of the pipe: `python -m hindmost.server.workers.thinking` reads one thought after another, and answers.

It ends when its server has gone: then there is nothing left to read, or nobody to write to.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from typing import IO, Any, Final

NICENESS: Final = 10
"""People at the tables come first, and so does whatever else the machine is for."""


def main() -> None:
    # Ctrl+C goes to everybody in the terminal; the server is the one who ends this.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # What a bot prints must not come between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError):
        for line in sys.stdin.buffer:
            think(json.loads(line), answers)


def think(asked: dict[str, Any], answers: IO[bytes]) -> None:
    def say(kind: str, what: object) -> None:
        answers.write(json.dumps({kind: what}, separators=(",", ":")).encode() + b"\n")
        answers.flush()

    try:
        function = found(asked["function"])
        say("begun", True)
        further: dict[str, Callable[[object], None]] = {}
        if asked["tells"]:
            further["tell"] = lambda what: say("told", what)
        say("answer", function(**asked["arguments"], **further))
    except BrokenPipeError:
        raise
    except Exception as error:
        say("failed", f"{type(error).__name__}: {error}")


def found(name: str) -> Callable[..., object]:
    module, _, function = name.partition(":")
    thought: Callable[..., object] = getattr(import_module(module), function)
    return thought


if __name__ == "__main__":
    main()
