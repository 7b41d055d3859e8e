"""What a game costs once it is stored, and what a table and a socket cost while they are open.

    python bench/storage.py [--games 10] [--game glen-more] [--seats 4] [--sockets 200] [--json]

Whole games of random bots are played through a server on a SQLite file, in one process. Rows and bytes are counted in
the file when the games are over; a table is what it takes to read it into memory again and to show it, a socket what
the process grows by for each that is opened and told the state of a table.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import sqlite3
import tempfile
import tracemalloc
from contextlib import AsyncExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import connect

HEADERS = {"X-Hindmost": "1"}
MANY = 10**6


def resident() -> int:
    """Bytes of memory; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


def stored(file: Path) -> tuple[dict[str, int], int]:
    """Rows of each table, and bytes of all."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = {name: database.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}
        (pages,) = database.execute("PRAGMA page_count").fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    return rows, pages * size


async def measure(file: Path, games: int, game: str, seats: int, sockets: int) -> dict[str, Any]:
    from hindmost.server.command import config
    from hindmost.server.limits import Limits
    from hindmost.server.settings import Settings

    limits = Limits(creations=MANY, creations_burst=MANY, requests=MANY, requests_burst=MANY, sockets_of_a_table=MANY)
    limits = replace(limits, sockets_of_an_address=MANY, connections_of_an_address=MANY, sockets_of_a_person=MANY)
    server = uvicorn.Server(config(replace(Settings.from_environment(f"sqlite:///{file}"), limits=limits)))
    server.config.port = 0
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    hall = server.config.app.state.hall  # type: ignore[union-attr]
    before, empty = stored(file)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=HEADERS, timeout=60) as http:
        tables = []
        wish = {"game": game, "seats": [{"kind": "bot", "bot": "random"}] * seats}
        for _ in range(games):
            made = await http.post("/api/tables", json=wish)
            tables.append(made.raise_for_status().json()["id"])
            (await http.post(f"/api/tables/{tables[-1]}/start")).raise_for_status()
        for table in tables:
            while (await http.get(f"/api/tables/{table}/state")).json()["status"] != "over":
                await asyncio.sleep(0.1)
        record = len((await http.get(f"/api/tables/{tables[0]}/record")).content)
        rows, size = stored(file)
        hall.rooms._rooms.clear()
        gc.collect()
        # What the process has let go it takes again without growing, so that each block is counted.
        tracemalloc.start()
        for table in tables:
            (await http.get(f"/api/tables/{table}/state")).raise_for_status()
        gc.collect()
        table_bytes = tracemalloc.get_traced_memory()[0] / games
        tracemalloc.stop()
        start = resident()
        async with AsyncExitStack() as stack:
            address = f"ws://127.0.0.1:{port}/ws/tables/{tables[0]}"
            cookie = {"Cookie": f"hindmost={http.cookies['hindmost']}"}
            for _ in range(sockets):
                raw = await stack.enter_async_context(
                    connect(address, additional_headers=cookie, compression=None, max_size=None)
                )
                await raw.send(json.dumps({"type": "hello", "previews": False}))
                await raw.recv()
            # Both ends are in this process.
            socket_bytes = (resident() - start) / max(1, sockets)
    server.should_exit = True
    await serving
    grown = {name: round((count - before[name]) / games, 1) for name, count in rows.items() if count > before[name]}
    return {
        "game": game,
        "seats": seats,
        "rows": grown,
        "bytes": round((size - empty) / games),
        "record": record,
        "table_memory": round(table_bytes),
        "socket_memory_both_ends": round(socket_bytes),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--game", default="glen-more")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--sockets", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = measure(Path(folder) / "bench.db", chosen.games, chosen.game, chosen.seats, chosen.sockets)
        result = asyncio.run(work)
    print(json.dumps(result) if chosen.json else "\n".join(f"{name:24} {value}" for name, value in result.items()))


if __name__ == "__main__":
    main()
