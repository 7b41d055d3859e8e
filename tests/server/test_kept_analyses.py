"""Analyses outlast the server that has made them, and nothing else: neither their table nor what they were made by."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

import hindmost
from hindmost.server.settings import Settings
from hindmost.server.store.layout import analyses
from hindmost.server.thinking import kept
from hindmost.server.wire.thoughts import SeatsStand, Thoughts
from tests.server.running import Person, Served, served, settings

DEALS = 1


BARE = Thoughts("", "glasgow", 2, None, 0, SeatsStand([], [], []), [], [], [], [], [])
"""As good as any, where it only matters which one is shown."""


async def over(host: Person) -> str:
    """By bots, who are faster."""
    table: str = (await host.create("mine", "random", game="glasgow"))["id"]
    await host.start(table)
    await host.ask("PUT", f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
    while (state := await host.state(table))["status"] == "playing":
        await host.state(table, after=state["version"], wait=20)
    return table


async def asked(server: Served, person: Person, table: str) -> Any:
    server.hall.reviews.deals = DEALS
    return (await person.ask("GET", f"/api/tables/{table}/analysis"))["analysis"]


async def rows(server: Served) -> list[dict[str, Any]]:
    return await server.do(server.hall.store.rows(select(analyses)))


async def made(chosen: Settings) -> str:
    """A table with an analysis."""
    with served(chosen) as server:
        async with Person(server.url) as host:
            table = await over(host)
            loaded = (await server.do(server.hall.rooms.get(table))).loaded
            await server.do(kept.keep(server.hall.store, loaded, DEALS, BARE))
            return table


async def test_an_analysis_is_there_after_a_restart(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with served(chosen) as server:
        async with Person(server.url) as host:
            table = await over(host)
            while (before := await asked(server, host, table)) is None:
                await asyncio.sleep(0.2)
    with served(chosen) as server:
        async with Person(server.url) as anybody:
            assert await asked(server, anybody, table) == before, "at the first time of asking"


async def test_every_database_keeps_it(database: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database=database)
    table = await made(chosen)
    with served(chosen) as server:
        async with Person(server.url) as anybody:
            assert await asked(server, anybody, table) == msgspec.to_builtins(BARE)


async def test_what_another_engine_has_made_is_made_anew(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = settings(tmp_path, database=database)
    table = await made(chosen)
    monkeypatch.setattr(hindmost, "__version__", "0.0.0")
    with served(chosen) as server:
        async with Person(server.url) as anybody:
            assert await asked(server, anybody, table) is None
            loaded = (await server.do(server.hall.rooms.get(table))).loaded
            await server.do(kept.keep(server.hall.store, loaded, DEALS, BARE))
            assert ["hindmost-0.0.0" in row["maker"] for row in await rows(server)] == [True], "in the other's place"


async def test_more_deals_are_another_analysis(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = settings(tmp_path)
    table = await made(chosen)
    monkeypatch.setattr("tests.server.test_kept_analyses.DEALS", DEALS + 1)
    with served(chosen) as server:
        async with Person(server.url) as anybody:
            assert await asked(server, anybody, table) is None


async def test_one_that_was_changed_by_hand_is_not_shown(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    table = await made(chosen)
    with served(chosen) as server:
        async with Person(server.url) as anybody:
            data = kept.written(msgspec.structs.replace(BARE, answers=7))
            assert await server.do(server.hall.store.change(update(analyses).values(data=data)))
            assert await asked(server, anybody, table) is None


async def test_it_goes_with_its_table_and_does_not_come_after_it(database: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database=database, now=lambda: 1e9)
    table = await made(chosen)
    with served(chosen) as server:
        loaded = (await server.do(server.hall.rooms.get(table))).loaded
        assert len(await rows(server)) == 1
        assert await server.do(server.hall.retention.tables(-1)) == 1
        assert await rows(server) == []
        await server.do(kept.keep(server.hall.store, loaded, DEALS, BARE))
        assert await rows(server) == [], "a thought that comes too late"
