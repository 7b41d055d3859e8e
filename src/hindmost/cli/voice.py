"""Where the command speaks: data goes to standard output, everything said to the person to standard error."""

from __future__ import annotations

import json
import os
import sys

from rich.console import Console

from hindmost.kernel.messages import Json


def output() -> Console:
    """Standard output for data that people read. Nothing but text if colours are not wanted."""
    return _console(stderr=False)


def talk() -> Console:
    """Standard error."""
    return _console(stderr=True)


def _console(stderr: bool) -> Console:
    # NO_COLOR alone would leave bold and underlined text; whoever sets it wants text and nothing else.
    plain = bool(os.environ.get("NO_COLOR"))
    if plain:
        return Console(stderr=stderr, color_system=None, highlight=False, emoji=False, soft_wrap=False)
    return Console(stderr=stderr, highlight=False, emoji=False)


def print_json(data: Json) -> None:
    """Data for programs."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def print_error(sentences: str) -> None:
    """What went wrong, as it is: no colours, no wrapping, so that it can be searched for."""
    sys.stderr.write(sentences.rstrip() + "\n")
