"""What servers of every earlier revision had on their disks, as it would lie in PostgreSQL: it is brought up to date,
shown and played on there as well."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Boolean, Connection, MetaData, insert
from sqlalchemy.ext.asyncio import create_async_engine

from hindmost.server.people.identity import COOKIE, Signer
from hindmost.server.store.interface import Row
from hindmost.server.store.migrate import MIGRATIONS
from tests.kept.files import exported, kept_databases
from tests.server.running import Person, offered, served, settings

KEPT = kept_databases()
MARK = "alembic_version"


def rows_of(name: str) -> dict[str, list[Row]]:
    """By table: what was kept."""
    with closing(sqlite3.connect(":memory:")) as raw:
        raw.executescript(KEPT[name])
        names = [each for (each,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        raw.row_factory = sqlite3.Row
        return {each: [dict(row) for row in raw.execute(f'SELECT * FROM "{each}"')] for each in names}


def lay(connection: Connection, kept: dict[str, list[Row]]) -> None:
    """The schema of that revision, and in it what was kept."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, kept[MARK][0]["version_num"])
    there = MetaData()
    there.reflect(connection)
    assert set(there.tables) == set(kept)
    for table in there.tables.values():
        if table.name == MARK or not kept[table.name]:
            continue
        truths = {column.name for column in table.c if isinstance(column.type, Boolean)}
        rows = [{n: bool(v) if n in truths else v for n, v in row.items()} for row in kept[table.name]]
        connection.execute(insert(table), rows)


@pytest.mark.parametrize("name", KEPT)
async def test_tables_are_shown_and_go_on(name: str, postgres: str, tmp_path: Path) -> None:
    kept = rows_of(name)
    engine = create_async_engine(postgres.replace("postgresql://", "postgresql+asyncpg://", 1))
    async with engine.begin() as connection:
        await connection.run_sync(lay, kept)
    await engine.dispose()
    given_out = {record["table"]["id"]: record for record in exported(name)}
    with served(settings(tmp_path, database=postgres)) as server:
        async with Person(server.url) as person:
            person.http.cookies.set(COOKIE, Signer(b"test").cookie(kept["people"][0]["id"]))
            for row in kept["tables"]:
                if row["status"] == "playing":
                    state = await person.state(row["id"])
                    if state["prompt"] is None or "given" in state["prompt"]:
                        seen = [await person.state(row["id"], each["seat"]) for each in state["waiting"]]
                        state = next(each for each in seen if "given" not in each["prompt"])
                    done = await person.act(row["id"], state, offered(state["prompt"])[0])
                    assert done["version"] != state["version"]
                elif row["id"] in given_out:
                    now = await person.ask("GET", f"/api/tables/{row['id']}/record")
                    assert now["choices"] == given_out[row["id"]]["choices"]
                    assert now["scores"] == given_out[row["id"]]["scores"]
