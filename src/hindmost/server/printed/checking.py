"""Whether a catalogue that somebody brings may be used: not too long, nothing in it enormous, and right."""

from __future__ import annotations

import re
from typing import Any, Final

from hindmost.api import check_corrected
from hindmost.catalogue.glen_more_ii.forms import TABLE
from hindmost.catalogue.library import LOADERS
from hindmost.catalogue.load import parsed
from hindmost.catalogue.problems import CatalogueError

MOST: Final = 999
"""No value of any game comes near it, and a table of many more could not be laid."""
TOLD: Final = 4_000
"""Letters that are told of what is wrong: whoever mends the first mistakes sees the others next."""
_LONG: Final = re.compile(r"[0-9]{4}")


def checked(text: str, file: str, most: int) -> str:
    """The game that it is for; CatalogueError with what is wrong with it. Messages call it `file`."""
    fits(len(text.encode()), file, most)
    data = parsed(file, text)
    game = data.get("game")
    if not isinstance(game, str) or game not in LOADERS:
        raise CatalogueError((f"{file}: game: must be one of these, in quotes: {', '.join(LOADERS)}",))
    if _enormous(data):
        raise CatalogueError((f"{file}: holds a number above {MOST}; no component has so many of anything",))
    LOADERS[game](text, file)
    if TABLE in data:
        _check_chronicles(game, text, file)
    return game


def _check_chronicles(game: str, text: str, file: str) -> None:
    """What a file says of chronicles is read where they are laid, all of them here."""
    try:
        check_corrected(game, text)
    except CatalogueError as error:
        raise CatalogueError(tuple(line.replace("catalogue: ", f"{file}: ", 1) for line in error.problems)) from error


def fits(size: int, file: str, most: int) -> None:
    """CatalogueError if it is so long that it is better not read."""
    if size > most:
        raise CatalogueError((f"{file}: has {size} bytes; at most {most} are read",))


def _enormous(value: Any) -> bool:
    if isinstance(value, dict):
        return any(map(_enormous, value.values()))
    if isinstance(value, list):
        return any(map(_enormous, value))
    if isinstance(value, str):
        return _LONG.search(value) is not None
    return isinstance(value, int | float) and not -MOST <= value <= MOST
