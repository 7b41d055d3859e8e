"""What this version makes of a database, tried on a copy of it."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from sqlalchemy import select

from hindmost.server.state.loaded import Loaded
from hindmost.server.state.loading import gone_over, load
from hindmost.server.store import StoreError, open_store
from hindmost.server.store.layout import tables
from hindmost.server.wire.errors import Refused


class Fate:
    """What becomes of a table: `code` is "unchanged", "over" (to other rules), "kept" (shown from its last position) or
    "lost"."""

    def __init__(self, table: str, game: str, code: str, was: str = "", to: str = "", why: str = "") -> None:
        self.table = table
        self.game = game
        self.code = code
        self.was = was
        self.to = to
        self.why = why


def fates(database: Path) -> list[Fate]:
    """Of every table of a SQLite file, which is left as it is. StoreError if it is none of ours."""
    with tempfile.TemporaryDirectory(prefix="hindmost-upgrade-") as folder:
        copy = Path(folder) / "copy.db"
        try:
            address = f"{database.resolve().as_uri()}?mode=ro"
            with closing(sqlite3.connect(address, uri=True)) as origin, closing(sqlite3.connect(copy)) as target:
                origin.backup(target)
        except sqlite3.Error as error:
            raise StoreError(f"The database {database} cannot be read: {error}") from error
        return asyncio.run(_fates(copy))


async def _fates(copy: Path) -> list[Fate]:
    store = open_store(f"sqlite:///{copy}")
    await store.open()
    try:
        found = await store.rows(select(tables.c.id, tables.c.game).order_by(tables.c.created))
        result = []
        for row in found:
            try:
                loaded = await load(store, row["id"])
                assert loaded is not None
                result.append(_fate(row["id"], row["game"], loaded))
            except Refused as error:
                result.append(Fate(row["id"], row["game"], "lost", why=str(error)))
        return result
    finally:
        await store.close()


def _fate(table: str, game: str, loaded: Loaded) -> Fate:
    if loaded.game is None:
        return Fate(table, game, "unchanged")
    if loaded.is_as_kept:
        return Fate(table, game, "kept")
    if not loaded.rules_are_past:
        return Fate(table, game, "unchanged")
    after = gone_over(loaded.game)
    return Fate(table, game, "over", loaded.game.setup.rules.version, after.setup.rules.version)
