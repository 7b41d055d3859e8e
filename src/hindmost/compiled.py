"""The compiled engine of a checkout: native modules in a folder of their own, taken in place of the files they were
made of. Nothing else changes places: data, texts and all that is not compiled are the checkout's.

`run.py` says in `HINDMOST_ENGINE` what the sources are as it starts the game, and where the folder is. The folder
counts only if its stamp says the same: so one that is out of date, or not made yet, is as good as none, and a process
that begins later may find what an earlier one did not. A wheel has its native modules inside and needs none of this.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Final

VARIABLE: Final = "HINDMOST_ENGINE"
STAMP: Final = "engine-stamp"
GROUP: Final = "hindmost__mypyc"
"""The library behind all native modules."""


def folder() -> str:
    """Where a process that begins now finds a compiled engine; empty if there is none."""
    mark, _, place = os.environ.get(VARIABLE, "").partition(" ")
    if not mark or not place:
        return ""
    try:
        with open(os.path.join(place, STAMP), encoding="utf-8") as stamp:
            return place if stamp.read() == mark else ""
    except (OSError, UnicodeDecodeError):
        return ""


class Natives(MetaPathFinder):
    """Finds the native modules of a folder."""

    def __init__(self, place: str) -> None:
        self._place = place

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != GROUP and not fullname.startswith("hindmost."):
            return None
        file = os.path.join(self._place, *fullname.split(".")) + EXTENSION_SUFFIXES[0]
        return spec_from_file_location(fullname, file) if os.path.isfile(file) else None


def take() -> None:
    """Have the compiled engine imported, if there is one and it can be loaded."""
    place = folder()
    if not place:
        return
    finder = Natives(place)
    spec = finder.find_spec(GROUP)
    if spec is None or spec.loader is None:
        return
    try:
        group = module_from_spec(spec)
        spec.loader.exec_module(group)
    except ImportError:
        return  # damaged, or made on another machine
    sys.modules[GROUP] = group
    sys.meta_path.insert(0, finder)


take()  # as soon as this is imported, which is before anything of the engine is
