"""How many moves the server takes: many live tables on loopback, beside a bare FastAPI echo in the same run.

    python bench/server.py [--tables 100] [--seconds 10] [--rate 100] [--db URL] [--json]
    python bench/server.py --every [--tables 100] [--seconds 10]

Every table has four people, each with a socket of their own; whoever is asked answers at random as soon as the state
is there (a closed loop: one move under way at each table). A move counts when the server has said `done`, that is, when
it is on the disk. The echo is the least that FastAPI can do with the same sockets: it sends a frame back. Server and
load share the machine, in processes of their own.

With `--rate` so many moves a second are made at all tables together, and as many echoes: what a round trip takes under
the same load, where neither server is full. `--every` measures both engines and both databases in one run, each as fast
as it can and at the same load, beside one echo, and prints a table. Compiled is what `python3 run.py compile` has made;
PostgreSQL is started for it and thrown away.
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
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
RATE = 100
"""Moves a second of `--every` at the same load."""
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
def running(*arguments: str, **env: str) -> Iterator[tuple[str, int]]:
    """A server; its address and its process id."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, __file__, "--port", str(port), *arguments],
        env={**os.environ, **env},
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


class Pace:
    """When a table is to make its next move; at once, where there is no rate."""

    def __init__(self, number: int, tables: int, rate: float) -> None:
        self._between = tables / rate if rate else 0.0
        self._due = time.perf_counter() + self._between * number / tables

    async def wait(self) -> None:
        if self._between:
            await asyncio.sleep(max(0.0, self._due - time.perf_counter()))
            # Whoever is late does not hurry afterwards.
            self._due = max(self._due, time.perf_counter() - self._between) + self._between


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


async def play(raw: ClientConnection, seat: int, tally: Tally, pace: Pace, source: Random) -> None:
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
                await pace.wait()
                begun = time.perf_counter()
                act = {"type": "act", "id": "m", "seat": seat, "version": message["version"], "option": option}
                await raw.send(json.dumps(act))


async def echo(raw: ClientConnection, tally: Tally, pace: Pace, frame: str) -> None:
    while not tally.over:
        await pace.wait()
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


async def keep_playing(url: str, first: Laid, tally: Tally, pace: Pace, number: int, ready: asyncio.Event) -> None:
    """A table at which the next game begins when one is over; `ready` once everybody has a socket."""
    laid = first
    while not tally.over:
        address = f"{url.replace('http', 'ws', 1)}/ws/tables/{laid[0]}"
        async with AsyncExitStack() as stack:
            work = []
            for seat, cookie in enumerate(laid[1]):
                headers = {"Cookie": cookie}
                raw = connect(address, additional_headers=headers, max_size=None, compression=None, open_timeout=60)
                work.append((await stack.enter_async_context(raw), seat, tally, pace, Random(number * 10 + seat)))
            ready.set()
            await asyncio.gather(*(play(*person) for person in work))
        if not tally.over:
            laid = await people(url)


async def measure_game(url: str, pid: int, tables: int, seconds: float, rate: float) -> dict[str, float]:
    tally = Tally()
    laid = [await people(url) for _ in range(tables)]
    work = []
    for number, first in enumerate(laid):
        # One table after the other: everybody has a socket before the time that counts begins.
        ready = asyncio.Event()
        pace = Pace(number, tables, rate)
        work.append(asyncio.create_task(keep_playing(url, first, tally, pace, number, ready)))
        await asyncio.wait_for(ready.wait(), 300)
    result = await counted(tally, seconds, work, pid)
    return {**result, "sockets": tables * SEATS}


async def measure_echo(url: str, pid: int, tables: int, seconds: float, rate: float) -> dict[str, float]:
    tally = Tally()
    address = f"{url.replace('http', 'ws', 1)}/ws"
    sockets = [await connect(address, compression=None, open_timeout=60) for _ in range(tables * SEATS)]
    frame = json.dumps({"type": "act", "id": "m", "seat": 1, "version": "12.3", "option": "take 4"})
    acting = enumerate(sockets[::SEATS])
    work = [asyncio.create_task(echo(raw, tally, Pace(number, tables, rate), frame)) for number, raw in acting]
    result = await counted(tally, seconds, work, pid)
    await asyncio.gather(*(raw.close() for raw in sockets))
    return {**result, "sockets": len(sockets)}


def bare(tables: int, seconds: float, rate: float) -> dict[str, float]:
    with running("--echo") as (url, pid):
        return asyncio.run(measure_echo(url, pid, tables, seconds, rate))


def played(database: str, tables: int, seconds: float, rate: float, **env: str) -> dict[str, float]:
    with running("--db", database, **env) as (url, pid):
        return asyncio.run(measure_game(url, pid, tables, seconds, rate))


def engines() -> dict[str, dict[str, str]]:
    """By name: with which variables a process has it. The compiled one only if it is in step with the checkout."""
    import compiling

    found = {}
    mark = f"{compiling.engine_mark(ROOT)} {ROOT / '.tools' / 'compiled'}"
    for name, wanted in (("interpreted", ""), ("compiled", mark)):
        env = {"HINDMOST_ENGINE": wanted, "PYTHONPATH": str(ROOT / "src")}
        program = [sys.executable, "-c", "import hindmost; print(hindmost.is_compiled())"]
        done = subprocess.run(program, env={**os.environ, **env}, capture_output=True, text=True, check=True)
        if done.stdout.strip() == str(name == "compiled"):
            found[name] = env
    return found


def times(one: float, other: float) -> float:
    return round(one / other, 1) if other else 0.0


def every(tables: int, seconds: float, rate: float) -> list[dict[str, Any]]:
    """Both engines and both databases, each beside the same echo."""
    sys.path.insert(0, str(ROOT))
    from tests.server.cluster import Cluster, is_available

    freely, paced = bare(tables, seconds, 0), bare(tables, seconds, rate)
    rows: list[dict[str, Any]] = [{"what": "echo", "freely": freely, "paced": paced}]
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = None
        if is_available():
            cluster = Cluster(Path(stack.enter_context(tempfile.TemporaryDirectory())))
            stack.callback(cluster.stop)
            cluster.start()
        for engine, env in engines().items():
            for kind in ("SQLite", "PostgreSQL") if cluster is not None else ("SQLite",):
                found = {}
                for name, wanted in (("freely", 0.0), ("paced", rate)):
                    sqlite = f"sqlite:///{folder / f'{engine}-{name}.db'}"
                    database = sqlite if kind == "SQLite" or cluster is None else cluster.new_database()
                    found[name] = played(database, tables, seconds, wanted, **env)
                echoes = times(freely["per_second"], found["freely"]["per_second"])
                slower = times(found["paced"]["p95_ms"], paced["p95_ms"])
                rows.append({"what": f"{engine}, {kind}", **found, "echoes": echoes, "p95_times": slower})
    return rows


def table(rows: list[dict[str, Any]], rate: float) -> str:
    """In Markdown, as the page on the server has it."""
    lines = [
        f"| | a second | p50, p95 | its CPU | echoes | at {rate:g} a second: p50, p95 | p95, times the echo's |",
        "| --- | --: | --: | --: | --: | --: | --: |",
    ]
    for row in rows:
        freely, paced = row["freely"], row["paced"]
        cells = [
            row["what"],
            f"{freely['per_second']:,.0f}",
            f"{freely['p50_ms']}, {freely['p95_ms']} ms",
            f"{freely['cpu_us'] / 1000:.2f} ms",
            str(row.get("echoes", "")),
            f"{paced['p50_ms']}, {paced['p95_ms']} ms",
            str(row.get("p95_times", "")),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100, help="at most 500")
    parser.add_argument("--seconds", type=float, default=10, help="at most 60")
    parser.add_argument("--rate", type=float, default=0, help="moves a second; default: as many as can be")
    parser.add_argument("--every", action="store_true", help="both engines and both databases")
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
    tables, seconds, rate = min(chosen.tables, 500), min(chosen.seconds, 60), chosen.rate
    if chosen.every:
        rows = every(tables, seconds, rate or RATE)
        print(json.dumps(rows) if chosen.json else table(rows, rate or RATE))
        return
    with tempfile.TemporaryDirectory() as folder:
        echoed = bare(tables, seconds, rate)
        game = played(chosen.db or f"sqlite:///{Path(folder) / 'bench.db'}", tables, seconds, rate)
    result = {
        "tables": tables,
        "seconds": seconds,
        "moves": game,
        "echo": echoed,
        "moves_per_echo": round(game["per_second"] / echoed["per_second"], 4) if echoed["per_second"] else 0.0,
    }
    if chosen.json:
        print(json.dumps(result))
        return
    for name, row in (("moves", game), ("echo", echoed)):
        fast = f"{row['per_second']:>9} a second"
        print(f"{name:6} {fast}, p50 {row['p50_ms']} ms, p95 {row['p95_ms']} ms, {row['cpu_us']} µs of its CPU")
    if rate:
        print(f"p95 of a move at the same load: {times(game['p95_ms'], echoed['p95_ms'])} times that of an echo")
    else:
        print(f"a move costs as much as {times(echoed['per_second'], game['per_second'])} echoes")


if __name__ == "__main__":
    main()
