"""Where it lies what earlier versions wrote, and what it is called."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any, Final

from hindmost.games.registry import RULES
from hindmost.server.migrations import versions

HERE: Final = Path(__file__).parent
GAMES: Final = HERE / "games"
DATABASES: Final = HERE / "databases"

REFRESHED: Final = "0008-glen-more-1-glen-more-ii-2-glasgow-2"
"""A database with a finished and a running game of Glasgow in which an architect was refreshed."""


def game_folder(game: str, version: str) -> Path:
    return GAMES / f"{game}-{version}"


def revisions() -> list[str]:
    """Those of the database, the first one first."""
    return sorted(path.name[1:5] for path in Path(versions.__file__).parent.glob("v[0-9]*.py"))


def database_name(revision: str) -> str:
    """The revision of the database, and the versions of the rules that were played with it."""
    return "-".join([revision, *(f"{rules.id}-{rules.version}" for rules in RULES.values())])


def kept_games() -> dict[str, Any]:
    """By folder and name: a finished game, and the same one when it was running."""
    return {
        f"{path.parent.name}/{path.stem}": json.loads(path.read_text("utf-8"))
        for path in sorted(GAMES.glob("*/*.json"))
    }


def kept_databases() -> dict[str, str]:
    """By name: the database as SQL."""
    return {
        path.name.removesuffix(".sql.gz"): gzip.decompress(path.read_bytes()).decode()
        for path in sorted(DATABASES.glob("*.sql.gz"))
    }


def exported(database: str) -> list[Any]:
    """The records that the server with this database had given out."""
    found: list[Any] = json.loads(gzip.decompress((DATABASES / f"{database}.records.json.gz").read_bytes()))
    return found
