"""Servers that are killed: what was acknowledged is there, and every game goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.configurations import FULL
from tests.glen_more_ii_scenario import before_a_vote
from tests.server.running import Person, Spawned, offered, served, settings

KILLS = 500 if FULL else 2
MOVES = 2000 if FULL else 2
"""So many at least are acknowledged while servers are killed."""
TABLES = 20


async def test_a_killed_server_goes_on_in_mid_turn(database: str) -> None:
    server = Spawned(database)
    server.start()
    try:
        async with Person(server.url) as host:
            table = await host.create("mine", "mine")
            await host.start(table["id"])
            asked = (await host.state(table["id"]))["waiting"][0]["seat"]
            state = await host.state(table["id"], asked)
            for _ in range(2):
                state = (await host.act(table["id"], state, offered(state["prompt"])[0]))["state"]
            undone = {"seat": asked, "version": state["version"]}
            state = (await host.ask("POST", f"/api/tables/{table['id']}/undo", undone))["state"]
            server.kill()
            server.start()
            again = await host.state(table["id"], asked)
            assert again == state
            assert again["draft"]["redo"]
            again = await host.ask("POST", f"/api/tables/{table['id']}/redo", {**undone, "version": state["version"]})
            assert len(again["state"]["draft"]["steps"]) == 2
    finally:
        server.stop()


async def test_a_secret_answer_is_kept_and_can_still_be_changed(database: str) -> None:
    """Even where only one is missing, so that no more than one question is left open."""
    server = Spawned(database)
    server.start()
    try:
        async with Person(server.url) as host:
            table = (await host.ask("POST", "/api/records", before_a_vote(2).record(), 201))["table"]["id"]
            await host.act(table, await host.state(table, 0), "vote nay")
            server.kill()
            server.start()
            mine, rival, watched = [await host.state(table, eyes) for eyes in (0, 1, None)]
            assert mine["prompt"]["given"] == "vote nay"
            assert "given" not in rival["prompt"]
            assert watched["prompt"] is None
            mine = (await host.act(table, mine, "vote aye"))["state"]
            assert mine["prompt"]["given"] == "vote aye"
            await host.act(table, rival, "vote nay")
            log = (await host.state(table))["log"]
            votes = [(line["seat"], line["message"]["code"]) for line in log if "voted" in line["message"]["code"]]
            assert votes == [(0, "log-voted-aye"), (1, "log-voted-nay")]
    finally:
        server.stop()


async def test_bots_go_on_at_another_process(database: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database=database, sweep=0.2)
    with served(settings(tmp_path, database=database, bot_pause=3600)) as server:
        async with Person(server.url) as host:
            table = await host.create("random", "random")
            await host.start(table["id"])
            cookie = host.cookie
    with served(chosen) as server:
        async with Person(server.url) as host:
            host.http.headers["Cookie"] = cookie
            state = await host.state(table["id"])
            while state["status"] != "over":
                state = await host.state(table["id"], after=state["version"], wait=20)


class Player:
    """Plays a table by itself and remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, source: Random) -> None:
        self.person = person
        self.table = table
        self.source = source
        self.best = (0, 0)
        self.moves = 0
        self.stopped = False

    async def play(self) -> None:
        state: Any = None
        while not self.stopped:
            try:
                if state is None or not state["prompt"]:
                    seen = await self.person.state(self.table)
                    assert mark(seen)[0] >= self.best[0], "an acknowledged turn is lost"
                    if seen["status"] == "over":
                        return
                    state = await self.person.state(self.table, seen["waiting"][0]["seat"])
                    assert mark(state) >= self.best, "an acknowledged step is lost"
                option = self.source.choice(offered(state["prompt"]))
                done = await self.person.act(self.table, state, option)
                self.best = mark(done)
                self.moves += 1
                state = done["state"]
            except httpx.TransportError:
                state = None
                await asyncio.sleep(0.05)
            except AssertionError as error:
                if "409" not in str(error):
                    raise
                state = None  # stored, and the answer was lost on the way


def mark(state: Any) -> tuple[int, int]:
    version, _, revision = state["version"].partition(".")
    return int(version), int(revision)


async def sat_down(host: Person, seed: int) -> Player:
    """At a table of two seats, both of them one's own."""
    table = await host.create("mine", "mine")
    await host.start(table["id"])
    return Player(host, table["id"], Random(seed))


async def test_no_acknowledged_step_is_lost(database: str) -> None:
    """Killed at any moment while players of twenty tables act through the API; every table is read, and goes on."""
    server = Spawned(database)
    source = Random(11)
    server.start()
    try:
        async with Person(server.url) as host:
            players = [await sat_down(host, number) for number in range(TABLES)]
            work = [asyncio.create_task(player.play()) for player in players]
            risen: list[Player] = []
            for _ in range(KILLS):
                for number, task in enumerate(work):
                    if task.done():  # that game is over: the next one begins
                        await task
                        risen.append(players[number])
                        players[number] = await sat_down(host, source.randrange(10**6))
                        work[number] = asyncio.create_task(players[number].play())
                before = sum(player.moves for player in players)
                goal = before + source.randrange(1, 40)
                while sum(player.moves for player in players) < goal and not any(task.done() for task in work):
                    await asyncio.sleep(0.002)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            last = [player.moves for player in players]
            while any(
                player.moves == before and not task.done()
                for player, before, task in zip(players, last, work, strict=True)
            ):
                await asyncio.sleep(0.01)
            for player in players:
                player.stopped = True
            await asyncio.gather(*work)
            for player in (*risen, *players):
                assert mark(await host.state(player.table))[0] >= player.best[0]
            assert sum(player.moves for player in (*risen, *players)) >= MOVES
    finally:
        server.stop()
