"""Databases of every revision that a server ever had: they are opened, their tables go on, end, and can be given up."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from hindmost.games.glasgow.verbs import Refresh
from hindmost.games.registry import RULES
from hindmost.mechanics.verbs import Take
from hindmost.server.people.identity import COOKIE, Signer
from tests.kept.files import REFRESHED, exported, kept_databases
from tests.kept.make import LINE
from tests.server.running import Person, offered, served, settings

KEPT = kept_databases()


@asynccontextmanager
async def opened(name: str, folder: Path) -> AsyncIterator[tuple[Person, list[Any]]]:
    """A server of today on the database, whoever played there, and the rows of the tables as they were."""
    with closing(sqlite3.connect(folder / "test.db")) as database:
        database.executescript(KEPT[name])
        ((someone,),) = database.execute("SELECT id FROM people")
        database.row_factory = sqlite3.Row
        rows = [dict(row) for row in database.execute("SELECT * FROM tables ORDER BY created")]
    with served(settings(folder)) as server:
        async with Person(server.url) as person:
            person.http.cookies.set(COOKIE, Signer(b"test").cookie(someone))
            yield person, rows


def versions(row: Any) -> list[tuple[str, str]]:
    """From which version to which a running table goes over."""
    rules = RULES[row["game"]].of_version(row["rules"])
    assert rules is not None
    return [(rules.version, rules.followed_by)] if rules.followed_by else []


async def said(person: Person, table: str) -> list[Any]:
    lines = (await person.ask("GET", f"/api/tables/{table}/log", most=1000))["lines"]
    return [line["message"] for line in lines if line["message"]["code"] == "log-table-rules"]


async def asked(person: Person, table: str) -> Any:
    """As a seat sees it that has not answered yet."""
    for other in (await person.state(table))["waiting"]:
        seen = await person.state(table, other["seat"])
        if "given" not in seen["prompt"]:
            return seen
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("name", KEPT)
async def test_finished_tables_are_shown_and_files_taken(name: str, tmp_path: Path) -> None:
    async with opened(name, tmp_path) as (person, rows):
        given_out = {record["table"]["id"]: record for record in exported(name)}
        over = [row for row in rows if row["status"] == "over"]
        assert set(given_out) <= {row["id"] for row in over}
        for row in over:
            state = await person.state(row["id"], 0)
            assert (state["status"], state["view"]["over"]) == ("over", True)
            assert (await person.ask("GET", f"/api/tables/{row['id']}/past/7"))["view"]["over"] is False
            assert await said(person, row["id"]) == []
            now = await person.ask("GET", f"/api/tables/{row['id']}/record")
            record = given_out.get(row["id"], now)
            for part in ("format", "game", "rules", "seed", "choices", "scores"):
                assert now[part] == record[part]
            taken = await person.ask("POST", "/api/records", record, 201)
            assert (taken["signed"], taken["scores"]) == (True, record["scores"])


@pytest.mark.parametrize("name", KEPT)
async def test_running_tables_go_on_to_their_end(name: str, tmp_path: Path) -> None:
    async with opened(name, tmp_path) as (person, rows):
        running = [row for row in rows if row["status"] == "playing"]
        assert {row["game"] for row in running} == set(RULES)
        for row in running:
            table = row["id"]
            changes = versions(row)
            assert [(m["args"]["was"], m["args"]["to"]) for m in await said(person, table)] == changes
            state = await asked(person, table)
            async with person.socket(table, seat=state["seat"]) as talk:
                await talk.settled()
                assert (await talk.act(offered(talk.state["prompt"])[0]))["type"] == "done"
            for seat in range(len((await person.ask("GET", f"/api/tables/{table}"))["seats"])):
                # Against another bot the first one may have brought the game to its end already.
                bot = {"kind": "bot", "bot": "random"}
                answer = await person.http.put(f"/api/tables/{table}/seats/{seat}", json=bot)
                assert answer.status_code == 200 or answer.json()["code"] == "over"
            state = await person.state(table)
            while state["status"] == "playing":
                state = await person.state(table, after=state["version"], wait=20)
            record = await person.ask("GET", f"/api/tables/{table}/record")
            assert record["rules"] == row["rules"]
            assert [(change["from"], change["to"]) for change in record.get("gone_over", ())] == changes
            taken = await person.ask("POST", "/api/records", record, 201)
            assert (taken["signed"], taken["scores"]) == (True, record["scores"])
            again = await person.ask("GET", f"/api/tables/{taken['table']['id']}/record")
            assert (again["choices"], again.get("gone_over")) == (record["choices"], record.get("gone_over"))
            for change in record.get("gone_over", ()):
                for n in (change["after"] - 1, change["after"] + 1):
                    await person.ask("GET", f"/api/tables/{table}/past/{n}")


@pytest.mark.parametrize("name", KEPT)
async def test_running_tables_can_be_given_up_and_nothing_is_forgotten(name: str, tmp_path: Path) -> None:
    async with opened(name, tmp_path) as (person, rows):
        notes: list[str] = []
        lines: list[str] = []
        chosen: list[str] = []
        for row in rows:
            table = row["id"]
            if row["status"] != "playing":
                continue
            lines += [line["text"] for line in (await person.ask("GET", f"/api/tables/{table}/chat"))["lines"]]
            plans = (await person.ask("GET", f"/api/tables/{table}/plans", seat=0))["plans"]
            plans += (await person.ask("GET", f"/api/tables/{table}/plans", seat=1))["plans"]
            notes += [plan["note"] for plan in plans]
            questions = (await person.ask("GET", f"/api/tables/{table}/standing", seat=0))["questions"]
            chosen += [each["chosen"] for each in questions if each["chosen"] is not None]
            assert (await person.ask("POST", f"/api/tables/{table}/abandon"))["status"] == "abandoned"
            await person.ask("GET", f"/api/tables/{table}/record")
        assert (notes == [LINE]) == (lines == [LINE]) == ('INSERT INTO "plans"' in KEPT[name])
        assert bool(chosen) == ('INSERT INTO "standing"' in KEPT[name])


async def test_a_table_whose_answers_are_understood_no_more_is_shown_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If ever a rule changes and its version stays: what was kept last is still there."""
    monkeypatch.setattr(Refresh, "words", lambda self, g, payload: f"no {payload + 1}")
    async with opened(REFRESHED, tmp_path) as (person, rows):
        shown = []
        for row in rows:
            if row["game"] != "glasgow":
                continue
            log = (await person.ask("GET", f"/api/tables/{row['id']}/log", most=1000))["lines"]
            if log[0]["message"]["code"] != "log-table-kept":
                continue  # no architect was refreshed there
            shown.append(row["status"])
            if row["status"] == "over":
                lost = await person.ask("GET", f"/api/tables/{row['id']}/past/200", expect=409)
                assert lost["code"] == "past-lost"
                assert (await person.state(row["id"], 0))["view"]["winners"]
                continue
            state = await asked(person, row["id"])
            while (await person.state(row["id"]))["version"].split(".")[0] == state["version"].split(".")[0]:
                now = await asked(person, row["id"])
                options = offered(now["prompt"])
                await person.act(row["id"], now, "end" if "end" in options else options[0])
            assert (await person.ask("POST", f"/api/tables/{row['id']}/abandon"))["status"] == "abandoned"
        assert set(shown) == {"over", "playing"}


@pytest.mark.parametrize("name", [name for name, text in KEPT.items() if 'INSERT INTO "memoirs"' in text])
async def test_memoirs_are_read_where_the_answers_are_understood_no_more(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Take, "words", lambda self, g, payload: f"no {payload + 1}")
    async with opened(name, tmp_path) as (person, rows):
        over = [row["id"] for row in rows if (row["game"], row["status"]) == ("glen-more", "over")]
        assert over
        for table in over:
            log = (await person.ask("GET", f"/api/tables/{table}/log", most=1000))["lines"]
            assert len(log) > 100
            assert (await person.ask("GET", f"/api/tables/{table}/past/7"))["view"]["over"] is False
            assert (await person.state(table, 0))["view"]["winners"]


@pytest.mark.parametrize("name", [name for name, text in KEPT.items() if 'INSERT INTO "analyses"' in text])
async def test_analyses_are_read_where_the_answers_are_understood_no_more(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing better could be made."""
    monkeypatch.setattr(Take, "words", lambda self, g, payload: f"no {payload + 1}")
    async with opened(name, tmp_path) as (person, rows):
        over = [row["id"] for row in rows if (row["game"], row["status"]) == ("glen-more", "over")]
        assert over
        for table in over:
            info = await person.ask("GET", f"/api/tables/{table}/analysis")
            assert info["done"] == info["turns"] == len(info["analysis"]["turns"]) > 10
