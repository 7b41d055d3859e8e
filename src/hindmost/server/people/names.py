"""People: a name, and nothing else that we would have to protect."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from hindmost.server.people.identity import clean
from hindmost.server.store import Store
from hindmost.server.store.layout import people


class People:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now

    async def name(self, person: str) -> str | None:
        found = await self._store.rows(select(people.c.name).where(people.c.id == person))
        return str(found[0]["name"]) if found else None

    async def named(self, person: str, name: str | None) -> str:
        """The person's name, set anew if one is given. Whoever has none is nameless: clients have a word for them."""
        wanted = clean(name) if name else ""
        known = await self.name(person)
        if known is not None and (not wanted or wanted == known):
            return known
        if known is not None:
            await self._store.change(update(people).where(people.c.id == person).values(name=wanted))
            return wanted
        try:
            await self._store.change(insert(people).values(id=person, name=wanted, created=self._now()))
        except IntegrityError:
            return await self.named(person, name)
        return wanted
