"""A database that an earlier version of the server wrote: its tables are opened, go on, and end as they did then.

`database.sql` was dumped from the file of such a server in the middle of its games; `database.json` says what was
answered there afterwards. Nothing in them is ever brought up to date.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hindmost.server.people.identity import COOKIE, Signer
from tests.server.running import Person, Served, offered, served, settings

HERE = Path(__file__).parent
KEPT: list[Any] = json.loads((HERE / "database.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the database lies, as it was."""
    place = tmp_path_factory.mktemp("kept")
    with closing(sqlite3.connect(place / "test.db")) as database:
        database.executescript((HERE / "database.sql").read_text("utf-8"))
    return place


@pytest.fixture(scope="module")
def host(folder: Path) -> str:
    """The cookie of whoever plays at all of its tables."""
    with closing(sqlite3.connect(folder / "test.db")) as database:
        ((person,),) = database.execute("SELECT id FROM people")
    return Signer(b"test").cookie(person)


@pytest.fixture(scope="module")
def server(folder: Path, host: str) -> Iterator[Served]:
    with served(settings(folder)) as running:
        yield running


def test_all_its_tables_are_known(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "test.db")) as database:
        assert {row[0] for row in database.execute("SELECT id FROM tables")} == {kept["table"] for kept in KEPT}


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept["what"])
async def test_a_kept_table_goes_on(server: Served, host: str, kept: Any) -> None:
    async with Person(server.url) as person:
        person.http.cookies.set(COOKIE, host)
        if kept["scores"] is None:
            assert (await person.ask("GET", f"/api/tables/{kept['table']}"))["status"] == "open"
            return
        state = await person.state(kept["table"])
        for line in kept["rest"]:
            seat, option_id = line.split(" ", 1)
            if state["seat"] != int(seat) or state["prompt"] is None:
                state = await person.state(kept["table"], int(seat))
            assert option_id in offered(state["prompt"])
            state = (await person.act(kept["table"], state, option_id))["state"]
        assert state["status"] == "over"
        record = await person.ask("GET", f"/api/tables/{kept['table']}/record")
        assert record["scores"] == kept["scores"]
        checked = await person.ask("POST", "/api/records", record, 201)
        assert checked["signed"]
