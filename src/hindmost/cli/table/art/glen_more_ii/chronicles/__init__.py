"""The drawings of chronicles: a file for each, which has the name of the chronicle's folder and an `ART` in it.

A chronicle that is not part of the project brings its own: `terminal.py`, beside its module.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from hindmost.cli.table.art.glen_more_ii.chronicle import ChronicleArt


@cache
def art_of(module: str) -> ChronicleArt | None:
    """The drawings of the chronicle whose manifest is written in this module; None if there are none."""
    folder = module.rpartition(".")[0]
    if not folder:
        return None
    return _read(f"{folder}.terminal") or _read(f"{__name__}.{folder.rpartition('.')[2]}")


def _read(place: str) -> ChronicleArt | None:
    try:
        art: ChronicleArt = import_module(place).ART
    except ModuleNotFoundError as error:
        if error.name != place:
            raise
        return None
    return art
