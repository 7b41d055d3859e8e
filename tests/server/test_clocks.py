"""Clocks, turned by hand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from hindmost.server import clocks
from hindmost.server.clocks import DAY, Timing
from hindmost.server.models import Clock
from tests.server.running import Person, Served, offered, served, settings


class Turned:
    """A clock that stands until somebody turns it."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def __call__(self) -> float:
        return self.time


def sweep(server: Served) -> None:
    """Look at the clocks now, on the server's own loop."""
    loop = server.hall.store._loop  # type: ignore[attr-defined]
    asyncio.run_coroutine_threadsafe(server.hall.sweeper.sweep(), loop).result(30)


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
    with served(settings(tmp_path, now=now, bot_pause=3600)) as server:
        async with Person(server.url) as host:
            table, state = await begun(host)
            assert state["clock"]["deadline"] == now.time + 60
            assert state["prompt"]["deadline"] == now.time + 60
            await host.act(table, state, offered(state["prompt"])[0])
            now.time += 59
            sweep(server)
            assert (await host.state(table, state["seat"]))["draft"], "there is a second left"
            now.time += 1
            sweep(server)
            after = await host.state(table)
            assert after["log"][-1]["message"]["code"] == "log-table-timeout-bot"
            assert after["draft"] is None
            assert after["clock"]["deadline"] is None, "no clock runs for a bot"
            info = await host.ask("GET", f"/api/tables/{table}")
            assert info["seats"][state["seat"]]["kind"] == "bot"


async def test_time_is_up_and_one_turn_is_made(tmp_path: Path) -> None:
    now = Turned()
    with served(settings(tmp_path, now=now)) as server:
        async with Person(server.url) as host:
            table, state = await begun(host, timeout="move", increment=30)
            now.time += 61
            sweep(server)
            after = await host.state(table)
            assert int(after["version"].partition(".")[0]) == 3, "the timeout, and the turn"
            info = await host.ask("GET", f"/api/tables/{table}")
            assert [seat["kind"] for seat in info["seats"]] == ["human", "human"]
            assert after["clock"]["banks"][state["seat"]] == 30


async def test_time_is_up_and_the_game_is_abandoned(tmp_path: Path) -> None:
    now = Turned()
    with served(settings(tmp_path, now=now)) as server:
        async with Person(server.url) as host:
            table, _ = await begun(host, timeout="abandon")
            now.time += 61
            sweep(server)
            assert (await host.state(table))["status"] == "abandoned"
            sweep(server)


async def test_days_run_while_the_server_is_away(tmp_path: Path) -> None:
    now = Turned()
    chosen = settings(tmp_path, now=now, bot_pause=3600)
    with served(chosen) as server:
        async with Person(server.url) as host:
            table, state = await begun(host, kind="days", days=1)
            cookie = host.cookie
    now.time += DAY
    with served(chosen) as server:
        sweep(server)
        async with Person(server.url) as host:
            host.http.headers["Cookie"] = cookie
            info = await host.ask("GET", f"/api/tables/{table}")
            assert info["seats"][state["seat"]]["kind"] == "bot"
