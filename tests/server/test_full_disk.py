"""A disk without room: everybody is told, nothing acknowledged is lost, and play goes on when there is room."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, insert, select

from hindmost.server.store import open_store
from hindmost.server.store.layout import keys
from hindmost.server.store.postgres import PostgresStore
from hindmost.server.store.sqlite import SqliteStore
from hindmost.server.wire.errors import DiskFull
from tests.server.running import PATIENCE, Person, Served, offered, served, settings
from tests.server.test_store import STEP, laid


def room_for(server: Served, pages: int) -> None:
    """Let the file grow by so many pages, and no more."""
    store = server.hall.store
    assert isinstance(store, SqliteStore)

    def limit(connection: Connection) -> None:
        (count,) = connection.exec_driver_sql("PRAGMA page_count").one()
        connection.exec_driver_sql(f"PRAGMA max_page_count={count + pages}")

    async def limited() -> None:
        await store._submit(limit)

    asyncio.run_coroutine_threadsafe(limited(), server.loop).result(PATIENCE)


async def moved(person: Person, table: str, state: Any) -> tuple[int, Any]:
    """The next answer of whoever is asked; the status, and what the server says."""
    options = offered(state["prompt"])
    body = {"seat": state["seat"], "version": state["version"], "option": "end" if "end" in options else options[0]}
    response = await person.http.post(f"/api/tables/{table}/actions", json=body)
    return response.status_code, response.json()


async def asked(person: Person, table: str) -> Any:
    seen = await person.state(table)
    return await person.state(table, seen["waiting"][0]["seat"])


async def test_everybody_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with served(chosen) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            await host.start(table)
            state = await asked(host, table)
            room_for(server, 0)
            status = 200
            while status == 200:
                status, said = await moved(host, table, state)
                state = await asked(host, table)
            assert (status, said["code"]) == (507, "disk-full")
            kept = await host.state(table)
            async with host.socket(table, seat=state["seat"]) as talk:
                await talk.settled()
                refused = await talk.act(offered(talk.state["prompt"])[0])
                while refused["type"] == "done":
                    refused = await talk.act(offered(talk.state["prompt"])[0])
                assert (refused["type"], refused["code"]) == ("refused", "disk-full")
            health = await host.http.get("/healthz")
            assert (health.status_code, health.json()["status"]) == (507, "full")
            assert (await host.state(table))["log"] == kept["log"], "the table can be looked at"
            cookie = host.cookie
    with served(chosen) as server:
        async with Person(server.url) as host:
            host.http.headers["Cookie"] = cookie
            assert (await host.state(table))["log"] == kept["log"]
            assert (await host.ask("GET", "/healthz"))["status"] == "ok"


def complaints(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    return [(each.levelname, each.getMessage()) for each in caplog.records if each.levelno > logging.INFO]


async def test_play_goes_on_once_there_is_room(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever runs the server reads of it in the log, once and not at every move."""
    monkeypatch.setattr(logging.getLogger("hindmost.server"), "propagate", True)
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            await host.start(table)
            room_for(server, 0)
            while (await moved(host, table, await asked(host, table)))[0] == 200:
                pass
            assert (await host.http.get("/healthz")).status_code == 507
            assert complaints(caplog) == [("ERROR", "disk-full")]
            room_for(server, 10_000)
            assert (await host.http.get("/healthz")).json()["status"] == "ok"
            for _ in range(5):
                assert (await moved(host, table, await asked(host, table)))[0] == 200


async def test_a_disk_that_is_nearly_full_is_tried_before_it_is_praised(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            room_for(server, 0)
            assert (await host.http.get("/healthz")).status_code == 200, "nobody has noticed yet"
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(SqliteStore, "_short", True)
                assert (await host.http.get("/healthz")).status_code == 507
            room_for(server, 100)
            assert (await host.http.get("/healthz")).status_code == 200
        assert [row["name"] for row in await _keys(server)] == ["served"], "the probe leaves nothing behind"


async def _keys(server: Served) -> list[Any]:
    found = server.hall.store.rows(select(keys.c.name))
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(found, server.loop))


async def test_postgresql_without_room(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(postgres)
    await store.open()
    try:
        await laid(store)

        async def full(*_: Any) -> set[str]:
            raise asyncpg.DiskFullError("could not extend file")

        with monkeypatch.context() as patch:
            patch.setattr(PostgresStore, "_store", full)
            with pytest.raises(DiskFull):
                await store.append(STEP)
        found = store.full
        await store.check()
        assert (found, store.full) == (True, False)
        assert await store.append(STEP)
        await store.change(insert(keys).values(name="one", value="1"))
    finally:
        await store.close()
