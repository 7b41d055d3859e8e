"""Servers that are killed one after another while people play: what is lost, and how long they wait.

    python -m tests.server.kills [--processes 4] [--tables 100] [--every 20] [--seconds 600]

So many processes serve one PostgreSQL, started for this and thrown away. At every table somebody plays for both
seats by plain requests; whose server is gone asks the next one, as a proxy would. A gap is the time from an answer that
somebody wanted to give to its acknowledgement, whatever happened between. Fails if an acknowledged step is lost,
or if somebody waited for more than three seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx

from tests.server.cluster import Cluster
from tests.server.running import Person, Spawned, offered

LONGEST: Final = 3.0
"""Seconds that somebody may wait whose server is gone."""


def mark(state: Any) -> tuple[int, int]:
    version, _, revision = state["version"].partition(".")
    return int(version), int(revision)


class Traveller:
    """Plays a table by itself, at whichever server answers, and remembers what was acknowledged."""

    def __init__(self, people: list[Person], at: int, table: str, source: Random, pause: float) -> None:
        self.people = people
        self.at = at
        self.table = table
        self.source = source
        self.pause = pause
        self.best = (0, 0)
        self.moves = 0
        self.gaps: list[float] = []
        self.lost: list[str] = []
        self.stopped = False

    @property
    def person(self) -> Person:
        return self.people[self.at % len(self.people)]

    async def play(self) -> None:
        while not self.stopped:
            began = time.monotonic()
            if not await self.step():
                return
            self.gaps.append(time.monotonic() - began)
            await asyncio.sleep(self.pause)

    async def step(self) -> bool:
        """Give one answer and have it acknowledged, however many servers that takes. False: the game is over."""
        while True:
            try:
                seen = await self.person.state(self.table)
                if seen["status"] == "over":
                    return False
                state = await self.person.state(self.table, seen["waiting"][0]["seat"])
                if mark(state) < self.best:
                    self.lost.append(f"{self.table}: {mark(state)} after {self.best}")
                if not state["prompt"]:
                    continue
                done = await self.person.act(self.table, state, self.source.choice(offered(state["prompt"])))
                self.best = mark(done)
                self.moves += 1
                return True
            except httpx.TransportError:
                self.at += 1
                await asyncio.sleep(0.01)
            except AssertionError as error:
                if "409" not in str(error):
                    raise
                # Stored, and the answer was lost on the way.


async def tried(
    database: str, processes: int, tables: int, every: float, seconds: float, pause: float
) -> dict[str, Any]:
    servers = [Spawned(database) for _ in range(processes)]
    source = Random(7)
    kills = 0
    try:
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers[:1]))
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers[1:]))
        async with AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(server.url)) for server in servers]
            players = []
            for number in range(tables):
                table = await people[0].create("mine", "mine", game="glen-more")
                await people[0].start(table["id"])
                players.append(Traveller(people, number, table["id"], Random(number), pause))
            for person in people[1:]:
                person.http.headers["Cookie"] = people[0].cookie
            work = [asyncio.create_task(player.play()) for player in players]
            began = time.monotonic()
            while (kills + 1) * every <= seconds:
                await asyncio.sleep(max(0.0, began + (kills + 1) * every - time.monotonic()))
                victim = source.choice(servers)
                await asyncio.to_thread(victim.kill)
                kills += 1
                await asyncio.to_thread(victim.start)
            for player in players:
                player.stopped = True
            await asyncio.gather(*work)
            gaps = sorted(gap for player in players for gap in player.gaps)
            return {
                "processes": processes,
                "tables": tables,
                "seconds": seconds,
                "kills": kills,
                "acknowledged": sum(player.moves for player in players),
                "lost": [each for player in players for each in player.lost],
                "gap_worst_s": round(gaps[-1], 2),
                "gap_p99_s": round(gaps[len(gaps) * 99 // 100], 2),
                "gap_median_s": round(gaps[len(gaps) // 2], 3),
            }
    finally:
        for server in servers:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--every", type=float, default=20)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--pause", type=float, default=1, help="seconds that somebody thinks between two answers")
    chosen = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="hindmost-pg-"))
    cluster = Cluster(folder)
    try:
        cluster.start()
        result = asyncio.run(
            tried(cluster.new_database(), chosen.processes, chosen.tables, chosen.every, chosen.seconds, chosen.pause)
        )
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps(result))
    sys.exit(bool(result["lost"]) or result["gap_worst_s"] > LONGEST)


if __name__ == "__main__":
    main()
