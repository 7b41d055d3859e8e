"""The texts of corrected catalogues as tables keep them, each once, by its mark."""

from __future__ import annotations

import contextlib
import hashlib
from typing import Final

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from hindmost.server.store import Store
from hindmost.server.store.layout import catalogues

_ROOM: Final = 64
_texts: dict[str, str] = {}
"""A mark stands for one text for all time, so that this can be shared by all stores."""


def mark_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


async def keep(store: Store, text: str) -> None:
    """Afterwards it is stored, whoever has stored it."""
    mark = mark_of(text)
    if not await store.rows(select(catalogues.c.mark).where(catalogues.c.mark == mark)):
        with contextlib.suppress(IntegrityError):
            await store.change(insert(catalogues).values(mark=mark, text=text))


async def text_with(store: Store, mark: str | None) -> str | None:
    """The text with this mark; None for a table that is played with the project's own, and for one that was lost."""
    if mark is None:
        return None
    if mark not in _texts:
        found = await store.rows(select(catalogues.c.text).where(catalogues.c.mark == mark))
        if not found:
            return None
        if len(_texts) >= _ROOM:
            _texts.clear()
        _texts[mark] = found[0]["text"]
    return _texts[mark]
