"""Bots that think long do so in a process of their own, so that nobody waits for them but their table."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor

import pytest

import hindmost
from hindmost.server.background import Background
from hindmost.server.live.bots import Bots, think
from hindmost.server.people.identity import Signer


@pytest.fixture
def bots() -> Iterator[Bots]:
    found = Bots(Signer(b"secret"), Background(), 1, 0, 0.0)
    yield found
    found.close()


def has_processes(bots: Bots) -> bool:
    return bots._apart is not None


async def test_a_search_thinks_in_another_process(bots: Bots) -> None:
    game = hindmost.new_game("glasgow", 2, seed=3)
    seat = game.questions[0].seat
    await bots._think(game, "greedy", 1, seat)
    assert not has_processes(bots), "what answers at once needs no process"
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.005)
            ticks += 1

    beside = asyncio.create_task(tick())
    steps = await bots._think(game, "search", 1, seat)
    beside.cancel()
    assert has_processes(bots)
    assert ticks > 10, "others are served meanwhile"
    assert game.questions[0].seat == seat
    for step in steps:
        game.play(seat, step)


async def test_a_process_that_died_is_replaced_and_the_table_goes_on(bots: Bots) -> None:
    game = hindmost.new_game("glasgow", 2, seed=3)
    seat = game.questions[0].seat
    with pytest.raises(BrokenExecutor):
        await asyncio.get_running_loop().run_in_executor(bots._pool(), os._exit, 3)
    assert await bots._think(game, "search", 1, seat) == think(game.clone(), "greedy", 1, seat)
    assert not has_processes(bots)
    bots._pool()
    assert has_processes(bots)


async def test_a_bot_that_there_is_no_more_plays_at_random(bots: Bots) -> None:
    """A table that was stored with it must not stop."""
    game = hindmost.new_game("glasgow", 2, seed=3)
    seat = game.questions[0].seat
    assert await bots._think(game, "hal", 1, seat)
