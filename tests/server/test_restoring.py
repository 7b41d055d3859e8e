"""From every kind of backup a server goes on: games in mid-turn, people, links, and what is over."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest

from hindmost.server.command import backup
from hindmost.server.settings import Settings
from tests.server.cluster import Cluster
from tests.server.running import Person, offered, served, settings


async def evening(chosen: Settings, file: Path) -> dict[str, Any]:
    """A game in the middle of a turn, one that was given up, a seat that nobody has taken; and a copy of all that."""
    with served(chosen) as server:
        async with Person(server.url) as host:
            await host.ask("PUT", "/api/me", {"name": "Ann"})
            playing = await host.create("mine", "mine")
            await host.start(playing["id"])
            seat = (await host.state(playing["id"]))["waiting"][0]["seat"]
            state = await host.state(playing["id"], seat)
            await host.act(playing["id"], state, offered(state["prompt"])[0])
            await host.ask("POST", f"/api/tables/{playing['id']}/chat", {"text": "hello"}, 201)
            ended = (await host.create("mine", "mine"))["id"]
            await host.start(ended)
            await host.ask("POST", f"/api/tables/{ended}/abandon")
            waiting = await host.create("mine", "open")
            assert backup(file, chosen.database) == 0, "while it runs"
            seen = await host.state(playing["id"], seat)
            # What happens afterwards is not in the copy.
            await host.act(playing["id"], seen, offered(seen["prompt"])[0])
            record = await host.ask("GET", f"/api/tables/{ended}/record")
            return {
                "cookie": host.cookie,
                "seen": seen,
                "playing": playing["id"],
                "ended": ended,
                "record": record,
                "token": waiting["seats"][1]["token"],
            }


async def goes_on(chosen: Settings, left: dict[str, Any]) -> None:
    with served(chosen) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            host.http.headers["Cookie"] = left["cookie"]
            assert (await host.ask("GET", "/api/me"))["name"] == "Ann"
            state = await host.state(left["playing"], left["seen"]["seat"])
            assert state == left["seen"], "in the middle of the same turn"
            await host.act(left["playing"], state, offered(state["prompt"])[0])
            assert (await host.ask("GET", f"/api/tables/{left['playing']}/chat"))["lines"][0]["text"] == "hello"
            assert await host.ask("GET", f"/api/tables/{left['ended']}/record") == left["record"]
            assert (await host.ask("POST", "/api/records", left["record"], 201))["signed"] is True
            await guest.claim(left["token"], "Bob")


@pytest.mark.parametrize("outside", [False, True], ids=["secret inside", "secret in a file"])
async def test_from_a_copy_of_sqlite(outside: bool, tmp_path: Path) -> None:
    secret = {"secret": None, "secret_file": tmp_path / "secret" if outside else None}
    copy = tmp_path / "copy.db"
    left = await evening(settings(tmp_path, **secret), copy)
    (tmp_path / "test.db").unlink()
    await goes_on(settings(tmp_path, database=f"sqlite:///{copy}", **secret), left)


@pytest.mark.parametrize("outside", [False, True], ids=["secret inside", "secret in a file"])
async def test_from_a_dump_of_postgresql(
    outside: bool, cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = {"secret": None, "secret_file": tmp_path / "secret" if outside else None}
    monkeypatch.setenv("PATH", str(cluster.binaries), prepend=":")
    dump = tmp_path / "copy.dump"
    left = await evening(settings(tmp_path, database=cluster.new_database(), **secret), dump)
    restored = cluster.new_database()
    program = cluster.binaries / "pg_restore"
    subprocess.run([program, "--no-owner", "--dbname", restored, dump], check=True)
    await goes_on(settings(tmp_path, database=restored, **secret), left)


async def test_a_copy_without_the_secret_that_lay_beside_it(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    copy = tmp_path / "copy.db"
    left = await evening(settings(tmp_path, secret=None, secret_file=secret), copy)
    secret.unlink()
    again = settings(tmp_path, secret=None, secret_file=secret, new_secret=True, database=f"sqlite:///{copy}")
    with served(again) as server:
        async with Person(server.url) as host:
            host.http.headers["Cookie"] = left["cookie"]
            assert (await host.ask("GET", "/api/me"))["known"] is False, "nobody is known any more"
            await host.ask("GET", f"/api/tables/{left['playing']}", expect=404)
