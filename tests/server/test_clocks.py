"""Clocks, turned by hand."""

from __future__ import annotations

import asyncio
import concurrent.futures
import sqlite3
from collections.abc import Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hindmost.server.live.timekeeper import KEEP, LONGEST
from hindmost.server.settings import Settings
from hindmost.server.state import clocks
from hindmost.server.state.clocks import DAY, Timing
from hindmost.server.wire.models import Clock
from tests.server.running import PATIENCE, Person, Served, offered, served, settings


class Turned:
    """A clock that stands until somebody turns it."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


def turned(folder: Path, **changes: Any) -> Settings:
    """Time passes only by `served_for`."""
    return settings(folder, **{"now": Turned(), "ticks": Turned(), "bot_pause": 3600, **changes})


def later(server: Served, work: Coroutine[Any, Any, None]) -> concurrent.futures.Future[None]:
    return asyncio.run_coroutine_threadsafe(work, server.loop)


def run(server: Served, work: Coroutine[Any, Any, None]) -> None:
    """On the server's own loop."""
    later(server, work).result(PATIENCE)


def served_for(server: Served, seconds: float) -> None:
    """So much time passes in which the server could take answers; then it looks at the clocks."""
    server.hall.clock.advance(seconds)
    run(server, server.hall.sweeper.sweep())


def test_a_bank_with_an_increment() -> None:
    clock = Clock("bank", bank=100, increment=10)
    timing = clocks.begin(clock, 2, (0,), 1000.0)
    assert clocks.deadline(clock, timing) == 1100.0
    timing = clocks.turn(clock, timing, 0, (1,), 1030.0)
    assert timing == Timing(1030.0, (80.0, 100.0), (1,))
    assert clocks.expired(clock, timing, 1129.9) == []
    assert clocks.expired(clock, timing, 1130.0) == [1]


def test_days_for_each_turn() -> None:
    clock = Clock("days", days=2)
    timing = clocks.begin(clock, 2, (0, 1), 0.0)
    timing = clocks.turn(clock, timing, 0, (1,), DAY)
    assert timing.banks == (2 * DAY, DAY), "who has not moved yet goes on losing time"
    assert clocks.deadline(clock, timing) == 2 * DAY
    timing = clocks.turn(clock, timing, 1, (0,), 1.5 * DAY)
    assert timing.banks == (2 * DAY, 2 * DAY)


def test_no_clock() -> None:
    clock = Clock("none")
    timing = clocks.begin(clock, 2, (0,), 5.0)
    assert clocks.deadline(clock, timing) is None
    assert clocks.expired(clock, timing, 1e12) == []


async def begun(host: Person, **clock: Any) -> tuple[str, Any]:
    table = await host.create("mine", "mine", clock={"kind": "bank", "bank": 60, "increment": 0, **clock})
    await host.start(table["id"])
    seat = (await host.state(table["id"]))["waiting"][0]["seat"]
    return table["id"], await host.state(table["id"], seat)


async def test_time_is_up_and_a_bot_takes_over(tmp_path: Path) -> None:
    now = Turned()
    with served(turned(tmp_path, now=now)) as server:
        async with Person(server.url) as host:
            table, state = await begun(host)
            assert state["clock"]["deadline"] == now.time + 60
            assert state["prompt"]["deadline"] == now.time + 60
            await host.act(table, state, offered(state["prompt"])[0])
            served_for(server, 59)
            assert (await host.state(table, state["seat"]))["draft"], "there is a second left"
            served_for(server, 1)
            after = await host.state(table)
            assert after["log"][-1]["message"]["code"] == "log-table-timeout-bot"
            assert after["draft"] is None
            assert after["clock"]["deadline"] is None, "no clock runs for a bot"
            info = await host.ask("GET", f"/api/tables/{table}")
            assert info["seats"][state["seat"]]["kind"] == "bot"


async def test_time_is_up_and_one_turn_is_made(tmp_path: Path) -> None:
    with served(turned(tmp_path, bot_pause=0)) as server:
        async with Person(server.url) as host:
            table, state = await begun(host, timeout="move", increment=30)
            served_for(server, 61)
            after = await host.state(table)
            assert int(after["version"].partition(".")[0]) == 3, "the timeout, and the turn"
            info = await host.ask("GET", f"/api/tables/{table}")
            assert [seat["kind"] for seat in info["seats"]] == ["human", "human"]
            assert after["clock"]["banks"][state["seat"]] == 30


async def test_time_is_up_and_the_game_is_abandoned(tmp_path: Path) -> None:
    with served(turned(tmp_path, bot_pause=0)) as server:
        async with Person(server.url) as host:
            table, _ = await begun(host, timeout="abandon")
            served_for(server, 61)
            assert (await host.state(table))["status"] == "abandoned"
            served_for(server, 0)


@pytest.mark.parametrize("rule", [{"bank": 10}, {"kind": "days", "days": 1}])
async def test_time_stands_while_the_server_is_away(rule: dict[str, Any], database: str, tmp_path: Path) -> None:
    now = Turned()
    chosen = turned(tmp_path, now=now, database=database)
    with served(chosen) as server:
        async with Person(server.url) as host:
            table, state = await begun(host, **rule)
            cookie = host.cookie
        server.hall.clock.advance(4)
    now.time += 2 * DAY
    with served(chosen) as server:
        await asyncio.wrap_future(later(server, server.hall.sweeper.sweep()))
        async with Person(server.url) as host:
            host.http.headers["Cookie"] = cookie
            info = await host.ask("GET", f"/api/tables/{table}")
            assert info["seats"][state["seat"]]["kind"] == "human"
            after = await host.state(table, state["seat"])
            left = after["clock"]["deadline"] - now.time
            whole = state["clock"]["banks"][state["seat"]]
            # PostgreSQL cannot tell a server that has just gone from one that has just come.
            assert whole - 4 - LONGEST <= left <= whole - 4


@pytest.mark.parametrize("jump", [-DAY, DAY])
async def test_a_jump_of_the_wall_clock_changes_nobodys_bank(jump: float, tmp_path: Path) -> None:
    now = Turned()
    with served(turned(tmp_path, now=now)) as server:
        async with Person(server.url) as host:
            table, state = await begun(host, bank=60, increment=0)
            now.time += jump
            served_for(server, 10)
            while state["prompt"] is not None:
                options = offered(state["prompt"])
                state = (await host.act(table, state, "end" if "end" in options else options[0]))["state"]
            assert state["clock"]["banks"][state["seat"]] == 50
            assert sorted(state["clock"]["banks"]) == [50, 60]


@pytest.mark.parametrize("jump", [-DAY, 0, DAY])
async def test_bots_move_whatever_the_clock_says(jump: float, database: str, tmp_path: Path) -> None:
    """A bot whose server went away in its turn is woken by the next one, though that has another date."""
    now = Turned()
    chosen = turned(tmp_path, now=now, database=database)
    with served(chosen) as server:
        async with Person(server.url) as host:
            table = (await host.create("greedy", "random"))["id"]
            await host.start(table)
            cookie = host.cookie
    now.time += jump
    with served(replace(chosen, bot_pause=0.0)) as server:
        async with Person(server.url) as host:
            host.http.headers["Cookie"] = cookie
            before = await host.state(table)
            await asyncio.wrap_future(later(server, server.hall.sweeper.sweep(0.0)))
            after = await host.state(table, after=before["version"], wait=25)
            assert after["version"] != before["version"]


async def test_time_stands_while_nothing_can_be_stored(tmp_path: Path) -> None:
    ticks = Turned()
    with served(turned(tmp_path, ticks=ticks)) as server:
        clock, store = server.hall.clock, server.hall.store
        async with Person(server.url) as host:
            await begun(host)
            begin = clock()
            ticks.time += 60
            assert clock() == begin + LONGEST, "a process that was held up took no answers"
            run(server, clock.beat())
            ticks.time += 1
            assert clock() == begin + LONGEST + 1
            working = store.change

            async def full(*_: Any, **__: Any) -> bool:
                raise OSError("No space left on device")

            store.change = full  # type: ignore[method-assign]
            for _ in range(20):
                ticks.time += 1
                run(server, clock.beat())
            stood = clock()
            assert stood <= begin + LONGEST + 1 + KEEP + 1
            store.change = working  # type: ignore[method-assign]
            ticks.time += 1
            run(server, clock.beat())
            assert clock() == stood
            ticks.time += 1
            assert clock() == stood + 1


async def test_moments_of_an_earlier_version_stay_where_they_are(tmp_path: Path) -> None:
    """It kept them by the wall and nothing else: whoever had time left has it still."""
    chosen = turned(tmp_path)
    with served(chosen) as server:
        async with Person(server.url) as host:
            table, state = await begun(host)
            cookie = host.cookie
    with sqlite3.connect(tmp_path / "test.db") as raw:
        raw.execute("DELETE FROM keys WHERE name = 'served'")
        raw.execute("UPDATE positions SET since = since + 7.5, deadline = deadline + 7.5")
    raw.close()
    with served(turned(tmp_path, now=lambda: 5e6)) as server:
        await asyncio.wrap_future(later(server, server.hall.sweeper.sweep()))
        async with Person(server.url) as host:
            host.http.headers["Cookie"] = cookie
            after = await host.state(table, state["seat"])
            assert after["clock"]["deadline"] - 5e6 == 60


async def test_processes_agree_on_the_time(postgres: str, tmp_path: Path) -> None:
    one, two = (turned(tmp_path, database=postgres) for _ in range(2))
    with served(one) as first:
        first.hall.clock.advance(1000)
        await asyncio.wrap_future(later(first, first.hall.clock.beat()))
        with served(two) as second:
            assert 0 <= second.hall.clock() - first.hall.clock() <= LONGEST
            second.hall.clock.advance(50)
            for each in (second, first):
                await asyncio.wrap_future(later(each, each.hall.clock.beat()))
            assert 0 <= first.hall.clock() - second.hall.clock() <= LONGEST
