"""What is forgotten is gone from every table of the database, and nothing else is."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from hindmost.server.command import forget
from hindmost.server.store.layout import META, keys, tables
from hindmost.server.upkeep.retention import OF_A_TABLE
from tests.server.running import Person, Served, offered, served, settings

DAY = 86_400.0


class Calendar:
    """The clock on the wall, as it is set."""

    def __init__(self) -> None:
        self.now = 1e9

    def __call__(self) -> float:
        return self.now


async def everything(server: Served) -> dict[str, list[Any]]:
    return {
        each.name: [tuple(row.values()) for row in await server.do(server.hall.store.rows(select(each)))]
        for each in META.sorted_tables
        if each is not keys
    }


def holds(stored: dict[str, list[Any]], word: str) -> list[str]:
    return [name for name, rows in stored.items() if any(word == str(value) for row in rows for value in row)]


def test_everything_that_names_a_table_is_forgotten_with_it() -> None:
    named = {each.name for each in META.sorted_tables if "table_id" in each.c}
    assert named == {each.name for each in OF_A_TABLE}


async def finished(host: Person, *seats: str, **more: Any) -> str:
    table = (await host.create(*seats, **more))["id"]
    await host.start(table)
    await host.ask("POST", f"/api/tables/{table}/abandon")
    return str(table)


async def test_tables_of_long_ago(database: str, tmp_path: Path) -> None:
    calendar = Calendar()
    with served(settings(tmp_path, database=database, now=calendar)) as server:
        async with Person(server.url) as host:
            old, running = await finished(host, "mine", "mine"), (await host.create("mine", "mine"))["id"]
            await host.start(running)
            await host.ask("POST", f"/api/tables/{old}/chat", {"text": "bye"}, 201)
            again = (await host.ask("POST", f"/api/tables/{old}/rematch"))["id"]
            calendar.now += 20 * DAY
            young = await finished(host, "mine", "mine")
            calendar.now += 20 * DAY
            async with host.socket(old) as talk:
                await talk.settled()
                number = await server.do(server.hall.retention.tables(30))
                assert number == 2, "the old one, and its rematch that nobody has begun"
                await talk.raw.wait_closed()
                assert talk.raw.close_code == 4404
            stored = await everything(server)
            assert holds(stored, old) == holds(stored, again) == []
            assert await host.ask("GET", f"/api/tables/{old}", expect=404)
            assert (await host.ask("GET", f"/api/tables/{young}"))["status"] == "abandoned"
            assert (await host.ask("GET", f"/api/tables/{running}"))["status"] == "playing", "whoever plays may think"
            assert await server.do(server.hall.retention.tables(30)) == 0


async def test_a_server_that_is_told_to_does_it_by_itself(tmp_path: Path) -> None:
    calendar = Calendar()
    with served(settings(tmp_path, now=calendar)) as server:
        async with Person(server.url) as host:
            await finished(host, "mine", "mine")
    calendar.now += 8 * DAY
    with served(settings(tmp_path, now=calendar, keep_days=7)) as server:
        async with Person(server.url) as host:
            while await server.do(server.hall.store.rows(select(tables.c.id))):
                await host.ask("GET", "/healthz")


async def test_somebody_is_forgotten(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database)) as server:
        async with Person(server.url) as ann, Person(server.url) as bob:
            await ann.ask("PUT", "/api/me", {"name": "Annabel"})
            await bob.ask("PUT", "/api/me", {"name": "Bob"})
            await ann.ask("POST", "/api/me/notices", {"kind": "webhook", "target": "https://example.com/ann"}, 201)
            laid = await bob.create("mine", "open")
            table = laid["id"]
            await ann.claim(laid["seats"][1]["token"], "Annabel")
            await bob.start(table)
            await ann.ask("POST", f"/api/tables/{table}/chat", {"text": "secret of Annabel", "seat": 1}, 201)
            await bob.ask("POST", f"/api/tables/{table}/chat", {"text": "hello", "seat": 0}, 201)
            version = (await ann.state(table, 1))["version"]
            await ann.ask("POST", f"/api/tables/{table}/plans", {"seat": 1, "version": version, "steps": []}, 201)
            hosted = (await ann.create("mine", "open"))["id"]
            elsewhere = await bob.create("mine", "open")
            await ann.claim(elsewhere["seats"][1]["token"], "Annabel")
            person = next(row[0] for row in (await everything(server))["people"] if row[1] == "Annabel")

            before = await everything(server)
            refused = await ann.ask("DELETE", "/api/me", expect=409)
            assert refused["code"] == "still-playing"
            assert await everything(server) == before, "nothing has changed"

            state = await bob.state(table, 0)
            if state["prompt"]:
                await bob.act(table, state, offered(state["prompt"])[0])
            await bob.ask("POST", f"/api/tables/{table}/abandon")
            await ann.ask("DELETE", "/api/me", expect=204)
            assert not ann.http.cookies
            stored = await everything(server)
            for word in (person, "Annabel", "secret of Annabel", "https://example.com/ann", hosted):
                assert holds(stored, word) == [], word
            assert stored["plans"] == []
            assert [row for row in stored["chat"] if "hello" in row], "what others said stays"
            assert holds(stored, "Bob")
            shown = await bob.ask("GET", f"/api/tables/{table}")
            assert [seat["name"] for seat in shown["seats"]] == ["Bob", ""]
            waiting = await bob.ask("GET", f"/api/tables/{elsewhere['id']}")
            assert [seat["kind"] for seat in waiting["seats"]] == ["human", "open"], "the seat is free again"
            record = await bob.ask("GET", f"/api/tables/{table}/record")
            assert (await bob.ask("POST", "/api/records", record, 201))["table"], "the game is whole"
            assert (await ann.ask("GET", "/api/me")) == {"name": "", "known": False}
            await ann.ask("DELETE", "/api/me", expect=204)


async def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = settings(tmp_path)
    with served(chosen) as server:
        async with Person(server.url) as ann, Person(server.url) as other, Person(server.url) as bob:
            for person, name in ((ann, "Ann"), (other, "Ann"), (bob, "Bob")):
                await person.ask("PUT", "/api/me", {"name": name})
            await bob.create("mine", "mine")
            playing = (await ann.create("mine", "mine"))["id"]
            await ann.start(playing)
            ids = {row[0]: row[1] for row in (await everything(server))["people"]}
            assert await asyncio.to_thread(forget, "Bob", None, chosen.database) == 1
            assert "Another server uses" in capsys.readouterr().err
    anns = [person for person, name in ids.items() if name == "Ann"]

    def said(who: str, days: float | None) -> tuple[int, str]:
        return forget(who, days, chosen.database), capsys.readouterr().err

    def called() -> list[str]:
        with closing(sqlite3.connect(tmp_path / "test.db")) as raw:
            return sorted(name for (name,) in raw.execute("SELECT name FROM people"))

    assert (await asyncio.to_thread(said, "Nobody", None)) == (1, "0 people are called 'Nobody'.\n")
    status, text = await asyncio.to_thread(said, "Ann", None)
    assert status == 1
    assert all(person in text for person in anns)
    assert called() == ["Ann", "Ann", "Bob"]
    results = [await asyncio.to_thread(said, person, None) for person in anns]
    assert sorted(status for status, _ in results) == [0, 1], "one of them is playing"
    assert any("leave it first" in text for _, text in results)
    assert await asyncio.to_thread(said, "Bob", 0) == (0, "Forgotten: Bob\nForgotten tables: 0\n")
    assert called() == ["Ann"]
    assert forget("Bob", None, f"sqlite:///{tmp_path / 'none.db'}") == 1
    assert "There is no database" in capsys.readouterr().err
