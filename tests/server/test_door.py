"""Connections that say nothing, or not enough: they are counted and timed, and others are answered."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from hindmost.server.gate.door import OWN_FILES, Door, household
from hindmost.server.limits import Limits
from hindmost.server.settings import Settings
from tests.server.running import HEADERS, PATIENCE, ROOMY, Person, Served, served, settings

NEVER = 10_000.0
"""Seconds: longer than any test."""
STRANGER = "127.0.0.2"
elsewhere = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has many addresses on loopback")


class Line:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def answer(self) -> bytes:
        """All that comes until the other end closes."""
        try:
            return await asyncio.wait_for(self.reader.read(), PATIENCE)
        except ConnectionError:
            return b""


class Lines:
    """Opens bare connections, and closes them in the end."""

    def __init__(self, server: Served) -> None:
        self._port = server.port
        self._made: list[Line] = []

    async def __aenter__(self) -> Lines:
        return self

    async def __aexit__(self, *_: object) -> None:
        for made in self._made:
            made.writer.close()
            with contextlib.suppress(ConnectionError):
                await made.writer.wait_closed()

    async def open(self, said: bytes = b"", address: str = "127.0.0.1") -> Line:
        made = Line(*await asyncio.open_connection("127.0.0.1", self._port, local_addr=(address, 0)))
        self._made.append(made)
        made.writer.write(said)
        return made


def door(server: Served) -> Door:
    kind: Any = server.config.http_protocol_class
    found: Door = kind.door
    return found


async def emptied(server: Served) -> None:
    while len(door(server)):
        await asyncio.sleep(0.01)


@elsewhere
@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: half"])
async def test_one_address_cannot_take_all_places(said: bytes, tmp_path: Path) -> None:
    limits = replace(ROOMY, connections_of_an_address=5, first_byte=NEVER, header=NEVER)
    with served(settings(tmp_path, limits=limits)) as server:
        async with Lines(server) as lines, Person(server.url) as somebody:
            quiet = [await lines.open(said, STRANGER) for _ in range(5)]
            for _ in range(7):
                told = await (await lines.open(said, STRANGER)).answer()
                assert told.startswith(b"HTTP/1.1 503 ") or (said and told == b""), "told, or cut off while it spoke"
            assert (await somebody.ask("GET", "/healthz"))["status"] == "ok"
            assert len(door(server)) == 6
            assert not any(each.reader.at_eof() for each in quiet)
            quiet[0].writer.close()
            while len(door(server)) == 6:
                await asyncio.sleep(0.01)
            async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=STRANGER)) as other:
                assert (await other.get(f"{server.url}/healthz")).status_code == 200, "there is room again"


async def test_whoever_says_nothing_is_let_go(tmp_path: Path) -> None:
    limits = replace(ROOMY, first_byte=0.05, header=NEVER)
    with served(settings(tmp_path, limits=limits)) as server:
        async with Lines(server) as lines:
            assert [await (await lines.open()).answer() for _ in range(3)] == [b""] * 3
            await emptied(server)


async def test_a_header_has_its_time_however_slowly_it_drips(tmp_path: Path) -> None:
    limits = replace(ROOMY, first_byte=NEVER, header=0.2)
    with served(settings(tmp_path, limits=limits)) as server:
        async with Lines(server) as lines:
            one = await lines.open(b"GET /healthz HTTP/1.1\r\nX: ")
            reading = asyncio.ensure_future(one.answer())
            while not reading.done():
                one.writer.write(b"x")
                await asyncio.wait([reading], timeout=0.02)
            told = reading.result()
            assert told.startswith(b"HTTP/1.1 408 ") or told == b"", "told, or cut off while it spoke"
            await emptied(server)


async def test_a_used_connection_is_not_kept_by_empty_lines(tmp_path: Path) -> None:
    limits = replace(ROOMY, first_byte=NEVER, header=0.05)
    with served(settings(tmp_path, limits=limits)) as server:
        async with Lines(server) as lines:
            one = await lines.open(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert await one.reader.readline() == b"HTTP/1.1 200 OK\r\n"
            one.writer.write(b"\r\n")
            assert b" 408 " in await one.answer()
            await emptied(server)


async def test_a_body_has_its_time(tmp_path: Path) -> None:
    limits = replace(ROOMY, first_byte=NEVER, header=NEVER, body_time=0.05)
    with served(settings(tmp_path, limits=limits)) as server:
        async with Lines(server) as lines:
            head = "PUT /api/me HTTP/1.1", "X-Hindmost: 1", "Content-Type: application/json", "Content-Length: 99"
            said = "\r\n".join((*head, "", '{"name"'))
            assert await (await lines.open(said.encode())).answer() == b""
            await emptied(server)


async def test_patience_with_those_who_were_asked_to_wait(tmp_path: Path) -> None:
    """A request that is complete takes as long as it takes, and so does a socket."""
    limits = replace(ROOMY, first_byte=0.2, header=0.2, body_time=0.2)
    with served(settings(tmp_path, limits=limits)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            async with host.socket(table) as talk:
                state = await talk.settled()
                waited = await host.state(table, after=state["version"], wait=1)
                assert waited["version"] == state["version"]
                await talk.send(type="look", seat=0)
                assert (await talk.hear())["type"] == "state"
        await emptied(server)


async def test_a_proxy_may_have_all_places(tmp_path: Path) -> None:
    limits = Limits(connections_of_an_address=2, connections=9, first_byte=NEVER)
    with served(settings(tmp_path, limits=limits, trust_proxy=True)) as server:
        async with Lines(server) as lines:
            held = [await lines.open() for _ in range(9)]
            told = await (await lines.open()).answer()
            assert told.startswith(b"HTTP/1.1 503 "), "nobody may have more than all"
            held[5].writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert await held[5].reader.readline() == b"HTTP/1.1 200 OK\r\n"


async def test_places_are_given_back(tmp_path: Path) -> None:
    limits = replace(ROOMY, connections_of_an_address=3)
    with served(settings(tmp_path, limits=limits)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            for _ in range(4):
                async with host.socket(table) as one, host.socket(table) as two:
                    await one.settled()
                    await two.settled()
                while len(door(server)) > 1:
                    await asyncio.sleep(0.01)
        await emptied(server)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("local", "local"),
    ],
)
def test_what_counts_as_one_address(address: str, counted: str) -> None:
    assert household(address) == counted


def test_an_address_gets_a_part_of_what_the_system_allows() -> None:
    assert Door(Settings(limits=Limits(connections=1000, connections_of_an_address=400))).most_of_an_address == 250
    few = Door(Settings(), files=OWN_FILES + 100)
    assert (few.most, few.most_of_an_address) == (100, 25)
    behind = Door(Settings(trust_proxy=True), files=OWN_FILES + 100)
    assert behind.most_of_an_address == 100


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_the_file_limit_is_raised(tmp_path: Path) -> None:
    code = (
        "import resource; from hindmost.server.gate.door import raise_file_limit\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))\n"
        "print(raise_file_limit() in (hard, None), resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "True"]


async def test_rates_are_counted_for_whom_the_proxy_names(tmp_path: Path) -> None:
    limits = replace(ROOMY, requests=0.001, requests_burst=2)
    with served(settings(tmp_path, limits=limits, trust_proxy=True)) as server:
        async with httpx.AsyncClient(base_url=server.url, headers=HEADERS) as http:

            async def asked(forwarded: str) -> int:
                headers = {"X-Forwarded-For": forwarded}
                return (await http.put("/api/me", json={"name": "Ann"}, headers=headers)).status_code

            codes = [await asked(f"198.51.100.{forged}, 203.0.113.9") for forged in range(3)]
            assert codes == [200, 200, 429], "what stands before the proxy's own word is anybody's claim"
            assert await asked("203.0.113.10") == 200
