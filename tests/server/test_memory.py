"""What is kept in memory: moments to look back from, and the tables that somebody needs."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import hindmost
from hindmost.server.live.room import Room
from hindmost.server.state.memory import EVERY, Memory
from tests.properties.playing import walk
from tests.server.running import PATIENCE, ROOMY, Person, served, settings
from tests.server.test_secrets import room_with


class Read(list[Any]):
    """Counts what is taken out of it one by one."""

    reads = 0

    def __getitem__(self, place: Any) -> Any:
        self.reads += 1
        return super().__getitem__(place)


def test_every_moment_is_as_it_was_and_is_found_from_near_by() -> None:
    game = hindmost.new_game("glen-more", seats=3, seed=4)
    sheet = room_with(game, "4").sheet
    views = {}
    for _ in walk(game, 4):
        views[len(game.choices)] = game.view(0)
    answers = [(choice.seat, choice.option_id) for choice in game.choices]
    past = Memory()
    last = max(views)
    assert past.after(answers[:last], sheet).view(0) == views[last]
    for n in Random(1).sample(list(views), 40):
        played = Read(answers[:n])
        assert past.after(played, sheet).view(0) == views[n]
        assert played.reads < EVERY


async def test_tables_that_nobody_needs_are_let_go(tmp_path: Path) -> None:
    with served(settings(tmp_path, limits=replace(ROOMY, rooms=3))) as server:
        loop = server.loop

        def inside() -> dict[str, Room]:
            return {room.id: room for room in server.hall.rooms.inside()}

        async with Person(server.url) as host:
            watched, busy, *idle = [(await host.create("mine", "mine"))["id"] for _ in range(3)]
            async with host.socket(watched) as talk:
                await talk.settled()
                lock = inside()[busy].lock
                asyncio.run_coroutine_threadsafe(lock.acquire(), loop).result(PATIENCE)
                try:
                    later = [(await host.create("mine", "mine"))["id"] for _ in range(4)]
                    assert set(inside()) == {watched, busy, later[-1]}, "one in use, one being changed, the last"
                finally:
                    loop.call_soon_threadsafe(lock.release)
            assert (await host.ask("GET", f"/api/tables/{idle[0]}"))["id"] == idle[0], "the database has it"
