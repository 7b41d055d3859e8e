"""How many moves the server takes: many live tables on loopback, beside a bare FastAPI echo in the same run.

    python bench/server.py [--tables 100] [--seconds 10] [--db URL] [--json]

Every table has four people, each with a socket of their own; whoever is asked answers at random as soon as the state
is there (a closed loop: one move under way at each table). A move counts when the server has said `done`, that is, when
it is on the disk. The echo is the least that FastAPI can do with the same sockets: it sends a frame back. Server and
load share the machine, in processes of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
HEADERS = {"X-Hindmost": "1"}
Laid = tuple[str, list[str]]
"""A table's id and the cookies of those who sit there."""


def serve_game(port: int, database: str) -> None:
    from hindmost.server.command import serve
    from hindmost.server.limits import Limits
    from hindmost.server.settings import Settings

    many = 10**6
    limits = Limits(
        requests=many,
        requests_burst=many,
        creations=many,
        creations_burst=many,
        frames=many,
        frames_burst=many,
        tables_of_a_person=many,
        sockets_of_an_address=many,
        sockets_of_a_person=many,
        connections=many,
        connections_of_an_address=many,
    )
    settings = replace(Settings.from_environment(database), limits=limits)
    sys.exit(serve("127.0.0.1", port, None, False, settings))


def serve_echo(port: int) -> None:
    import uvicorn

    app = FastAPI()

    @app.get("/healthz")
    async def health() -> dict[str, str]:
        return {}

    async def echo(socket: WebSocket) -> None:
        await socket.accept()
        try:
            while True:
                await socket.send_text(await socket.receive_text())
        except WebSocketDisconnect:
            pass

    app.add_api_websocket_route("/ws", echo)
    uvicorn.run(
        app, host="127.0.0.1", port=port, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error"
    )


@contextmanager
def running(*arguments: str) -> Iterator[tuple[str, int]]:
    """A server; its address and its process id."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, __file__, "--port", str(port), *arguments],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    url = f"http://127.0.0.1:{port}"
    try:
        end = time.monotonic() + 120
        while True:
            try:
                httpx.get(f"{url}/healthz", timeout=5)
                break
            except httpx.HTTPError:
                if time.monotonic() > end or process.poll() is not None:
                    raise
                time.sleep(0.05)
        yield url, process.pid
    finally:
        process.terminate()
        process.wait(60)


def cpu_seconds(pid: int) -> float:
    """What the server has used so far; 0 where the system does not say. The least disturbed by other work."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Tally:
    """Round trips within the time that counts."""

    def __init__(self) -> None:
        self.trips: list[float] = []
        self.begin = 0.0
        self.end = 0.0

    def add(self, begun: float, done: float) -> None:
        if self.begin <= begun and done <= self.end:
            self.trips.append((done - begun) * 1000)

    @property
    def over(self) -> bool:
        return bool(self.end) and time.perf_counter() > self.end

    def result(self) -> dict[str, float]:
        if len(self.trips) < 2:
            return {"per_second": 0.0, "p50_ms": 0.0, "p95_ms": 0.0}
        cuts = statistics.quantiles(self.trips, n=20)
        return {
            "per_second": round(len(self.trips) / (self.end - self.begin), 1),
            "p50_ms": round(statistics.median(self.trips), 2),
            "p95_ms": round(cuts[18], 2),
        }


async def people(url: str) -> Laid:
    """A table with four people, begun; its id and their cookies."""

    async with httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=60, verify=False) as http:

        async def ask(path: str, body: Any, cookie: str | None) -> tuple[Any, str]:
            http.cookies.clear()  # each of them is somebody else
            answer = await http.post(path, json=body, headers={"Cookie": cookie} if cookie else {})
            answer.raise_for_status()
            return answer.json(), cookie or f"hindmost={answer.cookies['hindmost']}"

        wish = {"game": "glen-more", "seats": [{"kind": "mine"}, *[{"kind": "open"}] * (SEATS - 1)]}
        table, host = await ask("/api/tables", wish, None)
        cookies = [host]
        for seat in table["seats"][1:]:
            _, cookie = await ask("/api/claims", {"token": seat["token"]}, None)
            cookies.append(cookie)
        await ask(f"/api/tables/{table['id']}/start", None, host)
        return table["id"], cookies


async def play(raw: ClientConnection, seat: int, tally: Tally, source: Random) -> None:
    """One person: answers whenever asked."""
    begun = 0.0
    await raw.send(json.dumps({"type": "hello", "seat": seat, "previews": False}))
    async for text in raw:
        message = json.loads(text)
        if message["type"] == "done":
            tally.add(begun, time.perf_counter())
        elif message["type"] == "refused":
            raise RuntimeError(text)
        elif message["type"] in ("state", "change"):
            if tally.over or message["status"] != "playing":
                return
            prompt = message["prompt"]
            if prompt:
                option = source.choice([each["id"] for each in prompt["options"] if "why_not" not in each])
                begun = time.perf_counter()
                act = {"type": "act", "id": "m", "seat": seat, "version": message["version"], "option": option}
                await raw.send(json.dumps(act))


async def echo(raw: ClientConnection, tally: Tally, frame: str) -> None:
    while not tally.over:
        begun = time.perf_counter()
        await raw.send(frame)
        await raw.recv()
        tally.add(begun, time.perf_counter())


async def counted(tally: Tally, seconds: float, work: list[asyncio.Task[None]], pid: int) -> dict[str, float]:
    """Let it run; the first second is for warming up."""
    await asyncio.sleep(1)
    tally.begin = time.perf_counter()
    tally.end = tally.begin + seconds
    used = cpu_seconds(pid)
    await asyncio.sleep(seconds)
    used = cpu_seconds(pid) - used
    await asyncio.sleep(0.5)
    for task in work:
        if task.done() and task.exception() is not None:
            raise task.exception() or RuntimeError
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    return {**tally.result(), "cpu_us": round(used / max(1, len(tally.trips)) * 1e6)}


async def keep_playing(url: str, first: Laid, tally: Tally, number: int, ready: asyncio.Event) -> None:
    """A table at which the next game begins when one is over; `ready` once everybody has a socket."""
    laid = first
    while not tally.over:
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{laid[0]}"
        async with AsyncExitStack() as stack:
            work = []
            for seat, cookie in enumerate(laid[1]):
                headers = {"Cookie": cookie}
                raw = connect(address, additional_headers=headers, max_size=None, compression=None, open_timeout=60)
                work.append((await stack.enter_async_context(raw), seat, tally, Random(number * 10 + seat)))
            ready.set()
            await asyncio.gather(*(play(*person) for person in work))
        if not tally.over:
            laid = await people(url)


async def measure_game(url: str, pid: int, tables: int, seconds: float) -> dict[str, float]:
    tally = Tally()
    laid = [await people(url) for _ in range(tables)]
    work = []
    for number, first in enumerate(laid):
        # One table after the other: everybody has a socket before the time that counts begins.
        ready = asyncio.Event()
        work.append(asyncio.create_task(keep_playing(url, first, tally, number, ready)))
        await asyncio.wait_for(ready.wait(), 300)
    result = await counted(tally, seconds, work, pid)
    return {**result, "sockets": tables * SEATS}


async def measure_echo(url: str, pid: int, tables: int, seconds: float) -> dict[str, float]:
    tally = Tally()
    address = f"{url.replace('http', 'ws', 1)}/ws"
    sockets = [await connect(address, compression=None, open_timeout=60) for _ in range(tables * SEATS)]
    frame = json.dumps({"type": "act", "id": "m", "seat": 1, "version": "12.3", "option": "take 4"})
    work = [asyncio.create_task(echo(raw, tally, frame)) for raw in sockets[::SEATS]]
    result = await counted(tally, seconds, work, pid)
    await asyncio.gather(*(raw.close() for raw in sockets))
    return {**result, "sockets": len(sockets)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100, help="at most 500")
    parser.add_argument("--seconds", type=float, default=10, help="at most 60")
    parser.add_argument("--db", help="default: a SQLite file in a temporary folder")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--echo", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.port and chosen.echo:
        serve_echo(chosen.port)
        return
    if chosen.port:
        serve_game(chosen.port, chosen.db)
        return
    tables, seconds = min(chosen.tables, 500), min(chosen.seconds, 60)
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.db or f"sqlite:///{Path(folder) / 'bench.db'}"
        with running("--echo") as (url, pid):
            bare = asyncio.run(measure_echo(url, pid, tables, seconds))
        with running("--db", database) as (url, pid):
            game = asyncio.run(measure_game(url, pid, tables, seconds))
    ratio = round(game["per_second"] / bare["per_second"], 4) if bare["per_second"] else 0.0
    result = {"tables": tables, "seconds": seconds, "moves": game, "echo": bare, "moves_per_echo": ratio}
    if chosen.json:
        print(json.dumps(result))
        return
    for name in ("moves", "echo"):
        row = result[name]
        assert isinstance(row, dict)
        rate = f"{row['per_second']:>9} a second"
        print(f"{name:6} {rate}, p50 {row['p50_ms']} ms, p95 {row['p95_ms']} ms, {row['cpu_us']} µs of its CPU")
    print(f"a move costs as much as {1 / ratio:.1f} echoes" if ratio else "nothing was measured")


if __name__ == "__main__":
    main()
