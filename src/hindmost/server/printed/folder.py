"""The folder in which whoever runs the server lays out corrected catalogues."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import NamedTuple

from hindmost.catalogue.library import LOADERS
from hindmost.catalogue.load import parsed, text_of
from hindmost.catalogue.problems import CatalogueError
from hindmost.server.limits import CATALOGUE, Limits
from hindmost.server.printed.checking import TOLD, checked, fits
from hindmost.server.wire.errors import Unreadable
from hindmost.server.wire.offers import CatalogueChoice


class Corrected(NamedTuple):
    """A corrected catalogue that a table is played with; one that came with a record has no name."""

    name: str
    text: str


class _Read(NamedTuple):
    stamp: tuple[int, int]
    choice: CatalogueChoice
    text: str


class Folder:
    """Each file is read again when it has changed, and never while it has not. Called off the event loop."""

    def __init__(self, path: Path | None, limits: Limits) -> None:
        self._path = path
        self._limits = limits
        self._read: dict[str, _Read] = {}
        self._lock = threading.Lock()

    def choices(self) -> list[CatalogueChoice]:
        """Every file by its name, the broken ones with what is wrong with them."""
        return [read.choice for read in self._all()]

    def chosen(self, name: str, game: str) -> Corrected:
        """The catalogue with this name, for this game; Unreadable if it cannot be played with."""
        for read in self._all():
            if read.choice.name == name:
                if read.choice.problem or read.choice.game != game:
                    detail = read.choice.problem or f"It is for {read.choice.game}."
                    raise Unreadable("catalogue-broken", "bad-catalogue", detail, args={"name": name})
                return Corrected(name, read.text)
        raise Unreadable("catalogue-unknown", "bad-catalogue", args={"name": name})

    def _all(self) -> list[_Read]:
        with self._lock:
            self._read = {path.name: self._known(path) for path in self._files()}
            return list(self._read.values())

    def _files(self) -> list[Path]:
        if self._path is None or not self._path.is_dir():
            return []
        found = (path for path in self._path.glob("[!.]*.toml") if path.is_file() and len(path.name) <= CATALOGUE)
        return sorted(found)[: self._limits.catalogues]

    def _known(self, path: Path) -> _Read:
        try:
            facts = path.stat()
        except OSError:
            facts = None
        stamp = (facts.st_mtime_ns, facts.st_size) if facts else (0, 0)
        before = self._read.get(path.name)
        return before if before is not None and before.stamp == stamp else self._fresh(path, stamp)

    def _fresh(self, path: Path, stamp: tuple[int, int]) -> _Read:
        text = ""
        try:
            fits(stamp[1], path.name, self._limits.catalogue)
            text = text_of(path)
            game = checked(text, path.name, self._limits.catalogue)
            return _Read(stamp, CatalogueChoice(path.name, game), text)
        except CatalogueError as error:
            # Where the folder lies is nobody's business.
            problem = str(error).replace(str(path), path.name)[:TOLD]
            return _Read(stamp, CatalogueChoice(path.name, _game(text), problem), "")


def _game(text: str) -> str | None:
    """The game that a broken catalogue says it is for."""
    try:
        game = parsed("", text).get("game")
    except CatalogueError:
        return None
    return game if isinstance(game, str) and game in LOADERS else None
