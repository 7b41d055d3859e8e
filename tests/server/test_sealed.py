"""Answers given in secret: nobody else notices that one was given, or changed, whatever they compare."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from hindmost.server.state import clocks
from hindmost.server.state.writing import secret
from tests.chronicles.board import before_a_vote
from tests.server.running import Person, Spawned, Talk, served, settings
from tests.server.test_secrets import room_with


async def council(host: Person) -> str:
    """A council of three has just met; every seat is the host's."""
    return str((await host.ask("POST", "/api/records", before_a_vote(3).record(), 201))["table"]["id"])


async def looked(talk: Talk, seat: int | None) -> str:
    """The whole state, byte for byte; nothing else may have come since."""
    await talk.send(type="look", seat=seat)
    assert (await talk.hear())["type"] == "state", "something was told in between"
    return talk.heard[-1]


async def told(person: Person, table: str) -> Any:
    """What requests tell of the table."""
    info = await person.ask("GET", f"/api/tables/{table}")
    listed = (await person.ask("GET", "/api/me/tables"))["tables"]
    past = await person.ask("GET", f"/api/tables/{table}/past/0")
    log = await person.ask("GET", f"/api/tables/{table}/log")
    hidden = ("your_turn",)
    return [
        {name: value for name, value in info.items() if name not in hidden},
        [{name: value for name, value in each.items() if name not in hidden} for each in listed],
        past["total"],
        log,
    ]


async def test_nobody_else_notices_an_answer_or_another_one(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database)) as server:
        async with Person(server.url) as host:
            table = await council(host)
            async with (
                host.socket(table, seat=0) as mine,
                host.socket(table, seat=1) as rival,
                host.socket(table) as watcher,
            ):
                await asyncio.gather(*(talk.settled() for talk in (mine, rival, watcher)))
                versions = {seat: (await host.state(table, seat))["version"] for seat in (0, 1, 2)}
                before = [await looked(rival, 1), await looked(watcher, None), await told(host, table)]
                for vote in ("vote nay", "vote aye", "vote aye"):
                    last = mine.state["version"]
                    assert (await mine.act(vote))["type"] == "done"
                    assert mine.state["prompt"]["given"] == vote
                    assert mine.state["version"] != last, "the seat itself sees that it was taken"
                    assert [await looked(rival, 1), await looked(watcher, None), await told(host, table)] == before
                await host.act(table, {"seat": 1, "version": versions[1]}, "vote nay")
                assert (await looked(mine, 0)).count('"given":"vote aye"') == 1
                assert await looked(watcher, None) == before[1]
                await host.act(table, {"seat": 0, "version": versions[0]}, "vote nay", 409)
                await host.act(table, {"seat": 2, "version": versions[2]}, "vote nay")
                await watcher.until("change")
            log = (await host.state(table))["log"]
            votes = [(line["seat"], line["message"]["code"]) for line in log if "voted" in line["message"]["code"]]
            assert votes == [(0, "log-voted-aye"), (1, "log-voted-nay"), (2, "log-voted-nay")]
            await host.ask("POST", f"/api/tables/{table}/abandon")
            record = await host.ask("GET", f"/api/tables/{table}/record")
            assert sum(" vote " in choice for choice in record["choices"]) == 3, "only what stood in the end is kept"
            await host.ask("POST", "/api/records", record, 201)


async def test_a_rivals_answer_makes_mine_stale_neither_here_nor_after_a_restart(database: str) -> None:
    server = Spawned(database)
    server.start()
    try:
        async with Person(server.url) as host:
            table = await council(host)
            states = {seat: await host.state(table, seat) for seat in (0, 1, 2)}
            await host.act(table, states[0], "vote nay")
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            for seat in (1, 2):
                assert await host.state(table, seat) == states[seat]
            await host.act(table, states[1], "vote nay")
            assert (await host.state(table, 0))["prompt"]["given"] == "vote nay"
            await host.act(table, states[2], "vote aye")
            assert (await host.state(table))["version"] != states[2]["version"]
    finally:
        server.stop()


async def test_answers_at_two_processes_at_once(postgres: str) -> None:
    """Each is taken, wherever it comes in; each key once."""
    servers = [Spawned(postgres) for _ in range(2)]
    try:
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
        async with Person(servers[0].url) as left, Person(servers[1].url) as right:
            await left.ask("PUT", "/api/me", {"name": "Ann"})
            right.http.cookies.update(left.http.cookies)
            for number in range(8):
                table = await council(left)
                states = {seat: await left.state(table, seat) for seat in (0, 1, 2)}
                async with right.socket(table, seat=2) as rival:
                    await rival.settled()
                    before = await looked(rival, 2)
                    votes = [left.act(table, states[0], "vote nay", key="a"), right.act(table, states[1], "vote aye")]
                    again = [right.act(table, states[0], "vote nay", key="a")]
                    answers = await asyncio.gather(*votes, *again)
                    assert sum(not answer["repeated"] for answer in answers) == 2
                    assert (await left.state(table, 1))["prompt"]["given"] == "vote aye"
                    assert await looked(rival, 2) == before
                    where = right if number % 2 else left
                    await where.act(table, states[2], "vote nay")
                    await rival.until("change")
                    assert rival.state["version"] != states[2]["version"]
    finally:
        for server in servers:
            server.stop()


async def test_bots_answer_while_somebody_thinks(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await council(host)
            state = await host.state(table, 0)
            for seat in (1, 2):
                await host.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"kind": "bot", "bot": "random"})
            state = await host.state(table, 0)
            await host.act(table, state, "vote nay")
            seen = await host.state(table)
            while not any("voted" in line["message"]["code"] for line in seen["log"]):
                seen = await host.state(table, after=seen["version"], wait=20)


def test_clocks_of_others_seem_to_run_until_all_have_answered() -> None:
    room = room_with(before_a_vote(3), "1")
    start = room.loaded
    start.timing = clocks.Timing(3.0, (900.0,) * 3, (0, 1, 2))
    before = {eyes: room.face(eyes, True).whole for eyes in (0, 1, 2, None)}
    write, after = secret(start, 0, "vote nay", None, 5.0, 13.0, None)
    assert (write.version, write.actions, write.snapshot) == (start.version, (), None)
    assert write.asked == ",1,2,"
    assert after.timing is not None
    assert after.timing.banks == (900.0 - 10 + start.sheet.clock.increment, 900.0, 900.0)
    room._loaded = after
    room.faces.retire()
    for eyes in (1, 2, None):
        assert room.face(eyes, True).whole == before[eyes]
    own = json.loads(room.face(0, True).whole)
    assert own["clock"]["running"] == [1, 2]
    assert own["clock"]["banks"][0] == after.timing.banks[0]
    changed, again = secret(after, 0, "vote aye", None, 6.0, 99.0, None)
    assert again.timing == after.timing, "who changes an answer pays for it once"
    assert changed.sealed is not None
    assert "vote nay" not in changed.sealed
