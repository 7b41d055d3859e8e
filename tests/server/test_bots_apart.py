"""Bots that think long do so in processes of their own, so that nobody waits for them but their table."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

import hindmost
from hindmost.server.background import Background
from hindmost.server.live import bots as live_bots
from hindmost.server.live.bots import Bots
from hindmost.server.live.timekeeper import Timekeeper
from hindmost.server.people.identity import Signer
from hindmost.server.workers.pool import Workers
from hindmost.server.workers.turns import think
from tests.server.running import Person, served, settings
from tests.server.test_room import done
from tests.server.test_workers import LONG, appearing, gone


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    found = Workers(1)
    yield found
    await found.close()


@pytest.fixture
async def bots(workers: Workers) -> AsyncIterator[Bots]:
    found = Bots(Signer(b"secret"), Background(), workers, 1, 0.0)
    yield found
    found.close()


async def test_a_search_thinks_in_another_process(bots: Bots, workers: Workers) -> None:
    game = hindmost.new_game("glasgow", 2, seed=3)
    seat = game.questions[0].seat
    await bots._think(game, "greedy", 1, seat)
    assert not workers._idle, "what answers at once needs no process"
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.005)
            ticks += 1

    beside = asyncio.create_task(tick())
    steps = await bots._think(game, "search", 1, seat)
    beside.cancel()
    assert len(workers._idle) == 1
    assert ticks > 10, "others are served meanwhile"
    assert steps == think(game.clone(), "search", 1, seat), "what is thought does not depend on where"


async def test_a_process_that_is_killed_is_replaced_and_the_table_goes_on(bots: Bots, workers: Workers) -> None:
    """While it thinks, and while it rests."""
    game = hindmost.new_game("glasgow", 2, seed=3)
    seat = game.questions[0].seat
    wanted = think(game.clone(), "search", 1, seat)
    thought = asyncio.create_task(bots._think(game, "search", 1, seat))
    async with asyncio.timeout(LONG):
        while not workers._busy:
            await asyncio.sleep(0.001)
    (worker,) = workers._busy
    worker._process.send_signal(signal.SIGKILL)
    assert await thought == wanted
    (worker,) = workers._idle
    worker._process.send_signal(signal.SIGKILL)
    assert await bots._think(game, "search", 1, seat) == wanted


@pytest.mark.parametrize(("limit", "error"), [("LONGEST", "Overdue"), ("QUEUE", "Crowded")])
async def test_a_table_does_not_wait_for_ever(
    bots: Bots,
    workers: Workers,
    limit: str,
    error: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Neither for a thought that takes too long nor for those before it: a bot that answers at once takes over."""
    monkeypatch.setattr(live_bots, limit, 0.001)
    game = hindmost.new_game("glen-more", 3, seed=3)
    seat = game.questions[0].seat
    before = [asyncio.create_task(bots._think(game, "search", 1, seat))] if limit == "QUEUE" else []
    await asyncio.sleep(0)
    assert await bots._think(game, "search", 1, seat) == think(game.clone(), "greedy", 1, seat)
    assert error in str(caplog.records[-1].__dict__["fields"])
    for thought in before:
        thought.cancel()


async def test_a_bot_that_there_is_no_more_plays_at_random(bots: Bots) -> None:
    """A table that was stored with it must not stop."""
    game = hindmost.new_game("glasgow", 2, seed=3)
    seat = game.questions[0].seat
    assert await bots._think(game, "hal", 1, seat)


async def test_a_thought_ends_with_its_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process it took is gone, and the next thought has one."""
    mark = tmp_path / "mark"
    monkeypatch.setattr(live_bots, "THINK_APART", "tests.server.thoughts:sleep_over")
    monkeypatch.setenv("HINDMOST_TEST_MARK", str(mark))
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("search", "search"))["id"]
            await host.start(table)
            await appearing(mark)
            assert len(server.hall.bots._thoughts) == 1
            await host.ask("POST", f"/api/tables/{table}/abandon")
            await gone(int(mark.read_text()))
            assert server.hall.bots._thoughts == {}
            mark.unlink()
            table = (await host.create("search", "search"))["id"]
            await host.start(table)
            await appearing(mark)
    await gone(int(mark.read_text()))


async def test_another_process_leaves_a_long_thought_its_time(tmp_path: Path) -> None:
    """What a quick bot has not answered after a while is forgotten; a search may still be at it."""
    with served(settings(tmp_path, bot_pause=3600, sweep=0)) as server:
        async with Person(server.url) as host:
            tables = [(await host.create(bot, bot))["id"] for bot in ("greedy", "search")]
            for table in tables:
                await host.start(table)
            hall, woken = server.hall, list[str]()
            hall.bots.consider = lambda room: woken.append(room.id)  # type: ignore[method-assign]
            for patience, waited, wanted in ((0.0, 0.0, tables), (10.0, 11.0, tables[:1]), (10.0, 31.0, tables)):
                woken.clear()
                hall.sweeper._clock = _later(hall.clock, waited)  # type: ignore[assignment]
                await done(server, hall.sweeper.forgotten_bots(patience))
                assert sorted(woken) == sorted(wanted), waited


def _later(clock: Timekeeper, seconds: float) -> Callable[[], float]:
    return lambda: clock() + seconds
