"""Bots that play for hours at more tables than may lie in memory: whether a server grows by it.

    python -m tests.server.steady [--tables 40] [--rooms 20] [--seconds 3600]

A server of its own on SQLite, at which bots play without a pause; where a game is over the next one begins. Once a
second it is looked how much memory the server has. Fails if in the second half it was more than 2 % above that of the
first, by the medians of both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from tests.server.running import Person, Spawned

GROWTH: Final = 1.02
PLAYED: Final[tuple[dict[str, Any], ...]] = (
    {"game": "glen-more", "seats": ("random", "greedy", "random")},
    {"game": "glen-more-ii", "seats": ("random", "greedy"), "chronicles": [2, 7]},
    {"game": "glasgow", "seats": ("greedy", "random")},
)
"""Table after table."""


def resident(process: int | str = "self") -> int:
    """The kilobytes that a process has in memory; 0 where the system does not say."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


async def lay(host: Person, number: int) -> None:
    wish = PLAYED[number % len(PLAYED)]
    more = {name: value for name, value in wish.items() if name != "seats"}
    table = await host.create(*wish["seats"], **more)
    await host.start(table["id"])


def under_way(database: Path) -> tuple[int, int]:
    """How many tables are being played, and how many are over. Nobody asks the server, which would read them all."""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True, timeout=60)) as raw:
        rows = dict(raw.execute("SELECT status, count(*) FROM tables GROUP BY status"))
    return rows.get("playing", 0), rows.get("over", 0)


def figure(figures: str, name: str) -> int:
    """One of those that Prometheus reads."""
    return int(float(figures.partition(f"\n{name} ")[2].partition("\n")[0]))


async def measured(folder: Path, tables: int, rooms: int, seconds: float) -> dict[str, Any]:
    place = folder / "steady.db"
    server = Spawned(f"sqlite:///{place}", HINDMOST_LIMIT_ROOMS=str(rooms), HINDMOST_METRICS="1")
    samples = []
    await asyncio.to_thread(server.start)
    try:
        assert server.process is not None
        async with Person(server.url) as host:
            laid = 0
            begun = time.monotonic()
            while time.monotonic() < begun + seconds:
                playing, over = await asyncio.to_thread(under_way, place)
                for _ in range(tables - playing):
                    await lay(host, laid)
                    laid += 1
                samples.append(resident(server.process.pid))
                await asyncio.sleep(1)
            figures = (await host.http.get("/metrics")).text
    finally:
        server.stop()
    halves = samples[: len(samples) // 2], samples[len(samples) // 2 :]
    first, last = (statistics.median(half) for half in halves)
    return {
        "tables": tables,
        "seconds": seconds,
        "games": over,
        "moves": figure(figures, 'hindmost_moves_total{kind="turn"}'),
        "rooms": figure(figures, "hindmost_rooms"),
        "first_half_kb": first,
        "last_half_kb": last,
        "highest_kb": [max(half) for half in halves],
        "growth": round(last / first, 4) if first else 1.0,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rooms", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=3600)
    chosen = parser.parse_args()
    os.environ["HINDMOST_BOT_PAUSE"] = "0"
    with tempfile.TemporaryDirectory() as folder:
        result = asyncio.run(measured(Path(folder), chosen.tables, chosen.rooms, chosen.seconds))
    print(json.dumps(result))
    sys.exit(result["growth"] > GROWTH)


if __name__ == "__main__":
    main()
