"""Reading files that people name: what cannot be read is told in a sentence."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from hindmost import BadConfiguration
from hindmost.kernel.messages import Json

STANDARD_INPUT: Final = Path("-")


def read_text(file: Path) -> str:
    """The text of a file, or of standard input for "-"."""
    if file == STANDARD_INPUT:
        return sys.stdin.read()
    try:
        return file.read_text("utf-8-sig")
    except OSError as error:
        raise BadConfiguration(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadConfiguration(f"{file} is not a text file: save it as UTF-8.") from error


def read_json(file: Path) -> Json:
    """The one JSON value of a file."""
    return _parsed(read_text(file), str(file))


def read_json_lines(file: Path) -> Iterator[tuple[str, Json]]:
    """Every value of a file with where it stands: of one JSON value, or of one in each line."""
    text = read_text(file)
    try:
        yield str(file), json.loads(text)
        return
    except (ValueError, RecursionError):
        lines = [(number, line) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
        if len(lines) < 2:
            _parsed(text, str(file))
    for number, line in lines:
        where = f"{file}, line {number}"
        yield where, _parsed(line, where)


def _parsed(text: str, where: str) -> Json:
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadConfiguration(f"{where} is not JSON: {error}.") from error
    except RecursionError as error:
        raise BadConfiguration(f"{where} is nested too deeply to be one of ours.") from error
