"""Games that are over are shown from what was kept of them, when their answers are understood no more."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from hindmost.mechanics.verbs import Take
from hindmost.server.store.layout import memoirs
from tests.server.running import Person, served, settings
from tests.server.test_retention import everything


async def over(host: Person, **more: Any) -> str:
    table = await host.create("mine", "random", "random", **more)
    await host.start(table["id"])
    await host.ask("PUT", f"/api/tables/{table['id']}/seats/0", {"kind": "bot", "bot": "random"})
    state = await host.state(table["id"])
    while state["status"] == "playing":
        state = await host.state(table["id"], after=state["version"], wait=20)
    return str(table["id"])


async def told(person: Person, table: str, total: int) -> list[Any]:
    log = await person.ask("GET", f"/api/tables/{table}/log", most=1000)
    past = [await person.ask("GET", f"/api/tables/{table}/past/{n}") for n in range(0, total + 1, 7)]
    return [log, past]


async def test_all_of_it_is_shown_by_other_rules(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = settings(tmp_path, database=database)
    with served(chosen) as server:
        async with Person(server.url) as host:
            table = await over(host)
            total = (await host.ask("GET", f"/api/tables/{table}/past/0"))["total"]
            before = await told(host, table, total)
            assert await server.do(server.hall.chronicler.write()) == 1
            assert await server.do(server.hall.chronicler.write()) == 0, "once is enough"
            cookie = host.cookie
    monkeypatch.setattr(Take, "words", lambda self, g, payload: f"nothing {payload}")
    with served(chosen) as server:
        async with Person(server.url) as host:
            host.http.headers["Cookie"] = cookie
            assert await told(host, table, total) == before
            assert (await host.state(table))["view"]["winners"]
            await host.ask("GET", f"/api/tables/{table}/past/{total + 1}", expect=404)


async def test_what_was_changed_by_hand_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await over(host)
            await server.do(server.hall.chronicler.write())
    with closing(sqlite3.connect(tmp_path / "test.db")) as raw, raw:
        raw.execute("UPDATE memoirs SET data = data || ' '")
    monkeypatch.setattr(Take, "words", lambda self, g, payload: f"nothing {payload}")
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            lost = await host.ask("GET", f"/api/tables/{table}/past/3", expect=409)
            assert lost["code"] == "past-lost"
            log = (await host.ask("GET", f"/api/tables/{table}/log"))["lines"]
            assert [line["message"]["code"] for line in log] == ["log-table-kept"]
            assert await server.do(server.hall.chronicler.write()) == 0, "nor is another one made of it"


async def test_the_position_that_is_kept_is_sealed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where the answers cannot be played again, so that nothing else speaks against it."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await over(host)
            coins = (await host.state(table))["view"]["seats"][0]["coins"]
    with closing(sqlite3.connect(tmp_path / "test.db")) as raw, raw:
        ((data, seal),) = raw.execute("SELECT data, seal FROM snapshots")
        assert seal is not None
        changed = json.dumps({**json.loads(data), "changed": coins})
        raw.execute("UPDATE snapshots SET data = ?", (changed,))
    monkeypatch.setattr(Take, "words", lambda self, g, payload: f"nothing {payload}")
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            refused = await host.http.get(f"/api/tables/{table}/state")
            assert refused.status_code == 409
            assert refused.json()["code"] == "damaged"
            assert "not the one that was written" in refused.json()["text"]


async def test_no_memoir_before_the_end(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            running = (await host.create("mine", "mine"))["id"]
            await host.start(running)
            await host.create("mine", "mine")
            given_up = (await host.create("mine", "mine"))["id"]
            await host.start(given_up)
            await host.ask("POST", f"/api/tables/{given_up}/abandon")
            assert await server.do(server.hall.chronicler.write()) == 1
            assert [row["table_id"] for row in await server.do(server.hall.store.rows(select(memoirs)))] == [given_up]
            assert (await everything(server))["memoirs"]
