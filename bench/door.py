"""Whether one address can keep others out: how long they wait while it holds all the connections it can get.

    python bench/door.py [--idle 2000] [--requests 300]

Linux: the crowd comes from 127.0.0.2 and opens again whatever the server closes; half of it says nothing, half of it
half a header. Somebody at 127.0.0.1 asks for a page of the client, each time over a new connection, first alone and
then beside the crowd. The ratio of the two is what counts; at most 2 is wanted.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import multiprocessing
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

CROWD = "127.0.0.2"
SAYS = (b"", b"GET / HTTP/1.1\r\nHost: half")


@contextmanager
def served(folder: str) -> Iterator[int]:
    """A server as it is by default; its port."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = int(listener.getsockname()[1])
    code = f"from hindmost.server.command import serve; serve('127.0.0.1', {port}, 'sqlite:///{folder}/door.db', False)"
    process = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                waits(port, 20)
                break
            except OSError:
                if process.poll() is not None:
                    raise
                time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(60)


def crowd(port: int, number: int, seen: Any) -> None:
    """Hold as many connections as there are to be had, for ever."""

    async def hold(said: bytes) -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(CROWD, 0))
            except OSError:
                await asyncio.sleep(1)
                continue
            seen.value += 1
            writer.write(said)
            with suppress(OSError):
                await reader.read()
            writer.close()
            # Whoever comes back at once is a flood, which is another matter.
            await asyncio.sleep(2)

    async def all_of_them() -> None:
        await asyncio.gather(*(hold(SAYS[place % len(SAYS)]) for place in range(number)))

    asyncio.run(all_of_them())


def waits(port: int, requests: int) -> list[float]:
    """Milliseconds for each request, connection and all."""
    found = []
    for _ in range(requests):
        begun = time.perf_counter()
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        connection.request("GET", "/api/offer")
        response = connection.getresponse()
        assert response.status == 200
        response.read()
        connection.close()
        found.append((time.perf_counter() - begun) * 1000)
    return found


def said(name: str, found: list[float]) -> float:
    median = statistics.median(found)
    print(f"{name:10} p50 {median:7.2f} ms   p95 {sorted(found)[int(len(found) * 0.95)]:7.2f} ms")
    return median


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--requests", type=int, default=300)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(folder) as port:
        alone = said("alone", waits(port, chosen.requests))
        seen = multiprocessing.Value("i", 0)
        attack = multiprocessing.Process(target=crowd, args=(port, chosen.idle, seen), daemon=True)
        attack.start()
        while seen.value < chosen.idle:
            time.sleep(0.1)
        beside = said("beside", waits(port, chosen.requests))
        attack.kill()
    print(f"ratio {beside / alone:.2f}; {seen.value} connections were opened")
    return 0 if beside <= 2 * alone else 1


if __name__ == "__main__":
    sys.exit(main())
