"""The position that a table was laid from, where it did not begin at the beginning."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from sqlalchemy import insert, select

from hindmost import Game
from hindmost.server.store import Store
from hindmost.server.store.layout import origins


def text_of(game: Game) -> str | None:
    """As it is kept, the same wherever it was read from."""
    if game.origin is None:
        return None
    return json.dumps(game.origin, sort_keys=True, separators=(",", ":"))


def mark_of(game: Game) -> str | None:
    text = text_of(game)
    return None if text is None else _mark(text)


def rows_of(table: str, game: Game) -> list[Any]:
    """What is written of it with the table."""
    text = text_of(game)
    return [] if text is None else [insert(origins).values(table_id=table, data=text)]


async def text_with(store: Store, table: str, mark: str) -> str | None:
    """The position of the table, if it is the one that was written."""
    found = await store.rows(select(origins.c.data).where(origins.c.table_id == table))
    return found[0]["data"] if found and _mark(found[0]["data"]) == mark else None


def _mark(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
