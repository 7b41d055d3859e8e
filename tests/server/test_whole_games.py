"""Whole games over the wire: two sockets and somebody who watches."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import hindmost
from tests.server.running import Person, offered, served, settings


async def test_two_sockets_play_a_whole_game_and_a_spectator_sees_it(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest, Person(server.url) as watcher:
            table = await host.create("mine", "open", name="Rob")
            await guest.claim(table["seats"][1]["token"])
            await watcher.claim(table["watch"], "Wat")
            await host.start(table["id"])
            async with (
                host.socket(table["id"], seat=0) as mine,
                guest.socket(table["id"], seat=1) as theirs,
                watcher.socket(table["id"]) as seen,
            ):
                talks = {0: mine, 1: theirs}
                source = Random(5)
                moves = 0
                await asyncio.gather(mine.settled(), theirs.settled(), seen.settled())
                while mine.state["status"] != "over":
                    acting = mine if mine.state["prompt"] else theirs
                    before = acting.state["version"].partition(".")[0]
                    answer = await acting.act(source.choice(offered(acting.state["prompt"])))
                    assert answer["type"] == "done"
                    moves += 1
                    if answer["version"].partition(".")[0] != before:
                        for talk in (*talks.values(), seen):
                            while talk.state["version"].partition(".")[0] == before:
                                await talk.hear()
                final = await host.state(table["id"], 0)
                assert moves > 50
                for talk, seat in ((mine, 0), (theirs, 1), (seen, None)):
                    fresh = await (watcher if seat is None else (host, guest)[seat]).state(table["id"], seat)
                    assert talk.state["view"] == fresh["view"]
                    assert talk.state["log"][-len(fresh["log"]) :] == fresh["log"]
                record = await watcher.ask("GET", f"/api/tables/{table['id']}/record")
                assert hindmost.replay(record).scores == tuple(record["scores"])
                assert final["view"]["winners"] == list(hindmost.replay(record).winners)


async def test_bots_finish_a_game_by_themselves(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await host.create("random", "greedy", "random")
            await host.start(table["id"])
            state: Any = await host.state(table["id"])
            while state["status"] != "over":
                state = await host.state(table["id"], after=state["version"], wait=20)
            assert state["view"]["over"]
