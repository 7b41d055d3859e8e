"""Both stores: what is appended is there, once, and only on top of what was expected."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import insert, select

from hindmost.server.command import serve
from hindmost.server.store import ActionRow, Store, StoreError, Write, open_store
from hindmost.server.store.layout import actions, answers, keys, positions, tables
from hindmost.server.store.sqlite import SqliteStore
from tests.server.running import PATIENCE

STEP = Write(
    "t0", (1, 0), 2, 0, 1, "h1", ",1,", 5.0, "[]", None, 5.0, actions=(ActionRow(0, "play", 0, "x", 5.0, "h1"),)
)


async def laid(store: Store, count: int = 1) -> None:
    for number in range(count):
        row = {"table_id": f"t{number}", "version": 1, "revision": 0, "count": 0, "head": "h0", "asked": ",0,"}
        await store.change(insert(positions).values(**row, since=0.0, banks="[]"))


async def test_a_step_is_stored_once(database: str) -> None:
    store = open_store(database)
    await store.open()
    await laid(store)
    assert await store.append(STEP)
    assert not await store.append(STEP), "the position has moved on"
    assert len(await store.rows(select(actions))) == 1
    await store.close()
    again = open_store(database)
    await again.open()
    found = await again.rows(select(positions))
    assert (found[0]["version"], found[0]["head"], found[0]["asked"]) == (2, "h1", ",1,")
    await again.close()


async def test_a_step_of_a_draft_is_stored_once(database: str) -> None:
    """It moves the revision alone, which is as good a reason to refuse another one."""
    store = open_store(database)
    await store.open()
    await laid(store)
    step = replace(STEP, version=1, revision=1, count=0, head="h0", actions=())
    assert await store.append(step)
    assert not await store.append(replace(step, revision=2)), "it was made for the position before"
    assert await store.append(replace(step, expect=(1, 1), revision=2))
    assert [row["revision"] for row in await store.rows(select(positions))] == [2]
    await store.close()


async def test_of_many_at_once_one_wins(database: str) -> None:
    # Only PostgreSQL takes two processes.
    opened = [open_store(database) for _ in range(2 if database.startswith("postgresql") else 1)]
    stores = [opened[0], opened[-1]]
    for store in opened:
        await store.open()
    await laid(stores[0], 20)
    # A room asks one thing at a time, so two of the same table never share a group: each process tries once.
    steps = [(store, replace(STEP, table=f"t{number}", answer=(0, "k", 1))) for number in range(20) for store in stores]
    won = await asyncio.gather(*(store.append(step) for store, step in steps))
    assert sum(won) == 20
    assert len(await stores[0].rows(select(answers))) == 20
    for store in opened:
        await store.close()


async def test_what_cannot_be_stored_harms_nobody_else(database: str) -> None:
    store = open_store(database)
    await store.open()
    await laid(store, 3)
    await store.append(replace(STEP, table="t1"))
    broken = replace(STEP, table="t1", expect=(2, 0), version=3)  # its action is there already
    results = await asyncio.gather(
        store.append(STEP), store.append(broken), store.append(replace(STEP, table="t2")), return_exceptions=True
    )
    assert results[0] is True
    assert isinstance(results[1], Exception)
    assert results[2] is True
    kept = {row["table_id"]: row["version"] for row in await store.rows(select(positions))}
    assert kept == {"t0": 2, "t1": 2, "t2": 2}
    await store.close()


async def test_a_change_whose_first_step_touches_nothing_does_nothing(database: str) -> None:
    store = open_store(database)
    await store.open()
    missing = tables.update().where(tables.c.id == "no").values(status="over")
    assert not await store.change(missing, insert(keys).values(name="a", value="b"))
    assert await store.rows(select(keys)) == []
    await store.close()


def test_other_databases_are_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="mysql:// is not a database Hindmost can use"):
        open_store("mysql://x/y")


async def test_whatever_was_handed_in_before_the_end_is_stored(tmp_path: Path) -> None:
    """It is closed while the writer is busy, so that the last change and the end come to it at once."""
    store = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    assert isinstance(store, SqliteStore)
    await store.open()
    busy = threading.Event()
    first = asyncio.ensure_future(store._submit(lambda _connection: busy.wait(PATIENCE)))
    await asyncio.sleep(0)
    while not store._jobs.empty():
        await asyncio.sleep(0.01)
    last = asyncio.ensure_future(store.change(insert(keys).values(name="a", value="b")))
    end = asyncio.ensure_future(store.close())
    while store._jobs.qsize() < 2:
        await asyncio.sleep(0.01)
    busy.set()
    assert await first
    assert await last
    await asyncio.wait_for(end, PATIENCE)
    again = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    await again.open()
    assert [row["value"] for row in await again.rows(select(keys))] == ["b"]
    await again.close()


async def test_a_file_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = open_store(f"sqlite:///{tmp_path / 'file' / 'x.db'}")
    with pytest.raises(StoreError, match="cannot be opened"):
        await store.open()


async def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'x.db'}")
    await store.open()
    assert (tmp_path / "x.db").stat().st_mode & 0o077 == 0
    await store.close()


async def test_a_second_server_on_one_file_says_so_and_stops(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    first, second = open_store(url), open_store(url)
    await first.open()
    with pytest.raises(StoreError, match="Another server uses"):
        await second.open()
    assert await asyncio.to_thread(serve, "127.0.0.1", 0, url, False) == 1
    said = capsys.readouterr().err
    assert "Another server uses" in said
    assert said.count("\n") == 1
    await first.close()
    await second.open()
    await second.close()
