"""How long the server's event loop is held while bots search: four tables at which search plays against search.

    python bench/thinking.py [--tables 4] [--seconds 20] [--bot search] [--game glen-more-ii] [--json]

A clock on the loop of the server ticks every millisecond. Between two ticks the loop did something else: how long by
the clock on the wall, and how much of it the server itself was at work (CPU time of all its threads: the rest is
other work on the same cores). Beside it, at the same time, an idle loop in a process of its own is measured the same
way: what it sees is the machine's, not the server's. `PYTHONPATH=.tools/compiled` takes a compiled engine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import statistics
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import httpx
import uvicorn

import hindmost

TICK = 0.001
HEADERS = {"X-Hindmost": "1"}


class Gaps:
    """Milliseconds between two ticks, beyond the tick itself."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.own: list[float] = []

    async def watch(self) -> None:
        while True:
            wall, own = time.perf_counter(), time.process_time()
            await asyncio.sleep(TICK)
            self.wall.append((time.perf_counter() - wall - TICK) * 1000)
            self.own.append((time.process_time() - own) * 1000)

    def result(self) -> dict[str, float]:
        return {
            "worst_ms": round(max(self.wall), 1),
            "p99_ms": round(quantile(self.wall), 2),
            "worst_own_ms": round(max(self.own), 1),
            "p99_own_ms": round(quantile(self.own), 2),
        }


def quantile(values: Sequence[float]) -> float:
    return statistics.quantiles(values, n=100)[98]


async def measured(seconds: float, gaps: Gaps) -> None:
    watching = asyncio.create_task(gaps.watch())
    await asyncio.sleep(seconds)
    watching.cancel()
    with suppress(asyncio.CancelledError):
        await watching


def idle(seconds: float, answer: multiprocessing.SimpleQueue[dict[str, float]]) -> None:
    gaps = Gaps()
    asyncio.run(measured(seconds, gaps))
    answer.put(gaps.result())


async def lay(http: httpx.AsyncClient, game: str, bot: str) -> None:
    """A table at which bots play each other."""
    seats = next(info.seats for info in hindmost.games() if info.id == game)
    wish = {"game": game, "seats": [{"kind": "bot", "bot": bot}] * max(seats)}
    made = await http.post("/api/tables", json=wish)
    made.raise_for_status()
    (await http.post(f"/api/tables/{made.json()['id']}/start")).raise_for_status()


async def measure(database: str, tables: int, seconds: float, bot: str, game: str) -> dict[str, object]:
    from sqlalchemy import func, select

    from hindmost.server.command import _spare_the_collector, config
    from hindmost.server.settings import Settings
    from hindmost.server.store.layout import actions

    server = uvicorn.Server(config(Settings.from_environment(database)))
    server.config.port = 0
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    _spare_the_collector()
    hall = server.config.app.state.hall  # type: ignore[union-attr]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=HEADERS, timeout=60) as http:
        for _ in range(tables):
            await lay(http, game, bot)
        await asyncio.sleep(3)  # the processes begin
        context = multiprocessing.get_context("spawn")
        answer = context.SimpleQueue()
        beside = context.Process(target=idle, args=(seconds, answer))
        beside.start()
        gaps = Gaps()
        before = (await hall.store.rows(select(func.count().label("n")).select_from(actions)))[0]["n"]
        await measured(seconds, gaps)
        after = (await hall.store.rows(select(func.count().label("n")).select_from(actions)))[0]["n"]
        alone = await asyncio.to_thread(answer.get)
        beside.join()
    server.should_exit = True
    await serving
    engine = "compiled" if hindmost.is_compiled() else "interpreted"
    return {"engine": engine, "steps": after - before, "server": gaps.result(), "idle": alone}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--bot", default="search")
    parser.add_argument("--game", default="glen-more-ii")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'bench.db'}"
        result = asyncio.run(measure(database, chosen.tables, chosen.seconds, chosen.bot, chosen.game))
    if chosen.json:
        print(json.dumps(result))
        return
    print(f"{chosen.tables} tables of {chosen.bot}, {result['engine']} engine, {result['steps']} steps played")
    for name in ("server", "idle"):
        row = result[name]
        assert isinstance(row, dict)
        own = f"at work itself: worst {row['worst_own_ms']} ms, p99 {row['p99_own_ms']} ms"
        print(f"{name:7} held for: worst {row['worst_ms']} ms, p99 {row['p99_ms']} ms; {own}")


if __name__ == "__main__":
    main()
