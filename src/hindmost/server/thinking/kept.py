"""Analyses as they are kept with their tables: whoever asks after a restart need not wait again."""

from __future__ import annotations

import asyncio
import base64
import binascii
import zlib
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select, update

import hindmost
from hindmost.review.analysis import FORMAT
from hindmost.server.state import chain
from hindmost.server.state.loaded import Loaded
from hindmost.server.store import Store
from hindmost.server.store.layout import analyses, tables
from hindmost.server.wire.thoughts import Thoughts

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final = msgspec.json.Decoder(Thoughts)


def maker(loaded: Loaded, deals: int) -> str:
    """By what the game would be thought over now: another engine, other rules or more deals find something else."""
    assert loaded.game is not None
    rules = loaded.game.setup.rules
    return f"{FORMAT} hindmost-{hindmost.__version__} {rules.id}-{rules.version} deals-{deals}"


async def kept(store: Store, loaded: Loaded, deals: int) -> Thoughts | None:
    """The analysis of a table's game, if there is one that still fits and is the one that was written.

    Where the answers are understood no more nothing better can be made, and any that can be read is shown.
    """
    found = await store.rows(select(analyses).where(analyses.c.table_id == loaded.sheet.id))
    if not found or found[0]["seal"] != chain.seal(loaded.head, found[0]["data"]):
        return None
    if found[0]["maker"] != maker(loaded, deals) and not loaded.is_as_kept:
        return None
    try:
        return await asyncio.to_thread(_read, found[0]["data"])
    except (binascii.Error, zlib.error, msgspec.MsgspecError):
        return None


async def keep(store: Store, loaded: Loaded, deals: int, thoughts: Thoughts) -> None:
    """In the place of one that was there; nothing is kept of a table that has been forgotten meanwhile."""
    data = await asyncio.to_thread(written, thoughts)
    table, seal = loaded.sheet.id, chain.seal(loaded.head, data)
    await store.change(
        # Nothing changes by it, but whoever forgets the table, or keeps another analysis of it, comes before or after.
        update(tables).where(tables.c.id == table, tables.c.status == "over").values(status="over"),
        delete(analyses).where(analyses.c.table_id == table),
        insert(analyses).values(table_id=table, maker=maker(loaded, deals), data=data, seal=seal),
    )


def written(thoughts: Thoughts) -> str:
    return base64.b64encode(zlib.compress(ENCODER.encode(thoughts), 6)).decode()


def _read(data: str) -> Thoughts:
    return DECODER.decode(zlib.decompress(base64.b64decode(data)))
