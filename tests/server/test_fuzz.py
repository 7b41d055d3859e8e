"""Nonsense, much of it: no crash, no 500, memory flat."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hindmost.server import create_app
from hindmost.server.limits import Limits
from hindmost.server.settings import Settings
from hindmost.server.wire.schema import openapi
from tests.configurations import FULL
from tests.server.running import HEADERS, ROOMY, Person, Served, served, settings
from tests.server.steady import resident

FRAMES = 1_000_000 if FULL else 6000
EXAMPLES = 100 if FULL else 6
"""Requests to each route, and as many again that break its schema."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    chosen = settings(tmp_path_factory.mktemp("fuzz"), limits=replace(ROOMY, wait=0.01), bot_pause=3600)
    with served(chosen) as running:
        yield running


@pytest.fixture
def table(server: Served) -> tuple[str, str]:
    """A game under way, and the cookie of whoever holds all its seats."""
    wish = {"game": "glen-more", "seats": [{"kind": "mine"}, {"kind": "mine"}]}
    with httpx.Client(base_url=server.url, headers=HEADERS) as http:
        made = http.post("/api/tables", json=wish).json()["id"]
        http.post(f"/api/tables/{made}/start")
        return made, f"hindmost={http.cookies['hindmost']}"


def operations() -> dict[str, Any]:
    app = create_app(Settings(database="sqlite:////nowhere"))
    schema = schemathesis.openapi.from_dict(openapi(app))
    found: list[Any] = [each.ok() for each in schema.get_all_operations()]  # type: ignore[union-attr]
    return {operation.label: operation for operation in found}


OPERATIONS = operations()


@pytest.mark.parametrize("label", list(OPERATIONS))
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
def test_every_route(label: str, mode: GenerationMode, server: Served, table: tuple[str, str]) -> None:
    operation = OPERATIONS[label]
    asked = 0

    @hypothesis_settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate],
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        nonlocal asked
        asked += 1
        if mode is GenerationMode.POSITIVE and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table[0]  # one that is there
        answer = case.call(base_url=server.url, headers={**HEADERS, "Cookie": table[1]})
        case.validate_response(
            answer,
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )

    with contextlib.suppress(Unsatisfiable):  # a route without parameters cannot be asked wrongly
        ask()
    assert asked or mode is GenerationMode.NEGATIVE


def nonsense(source: Random) -> str | bytes:
    """A frame that is nearly right, or not at all."""
    kind = source.randrange(8)
    if kind == 0:
        return source.randbytes(source.randrange(200))
    if kind == 1:
        return "".join(chr(source.randrange(32, 0x2FFF)) for _ in range(source.randrange(100)))
    good: dict[str, Any] = {
        "type": source.choice(["act", "undo", "redo", "reset", "preview", "explain", "look", "say", "hello", "x"]),
        "id": source.choice(["a", "", 1, None, "b" * 100]),
        "seat": source.choice([0, 1, -1, 99, "0", None, 1.5, True]),
        "version": source.choice(["1.0", "0.0", "1.1", "x", "9" * 50, 7, "1.0\n", "-1.0"]),
        "option": source.choice(["take 1", "end", "", "x" * 300, None, 3, "\u0000"]),
        "text": source.choice(["hi", "", "x" * 600, {}, "\ud83d"]),
        "steps": source.choice([1, 0, -1, 10**20, "1"]),
        "key": source.choice(["k", None, "", "k" * 70]),
    }
    kept = {name: value for name, value in good.items() if name == "type" or source.random() < 0.7}
    text = json.dumps(kept)
    if kind == 2:
        return text[: source.randrange(len(text))]
    if kind == 3:
        place = source.randrange(len(text))
        return text[:place] + chr(source.randrange(1, 127)) + text[place:]
    if kind == 4:
        return "[" * source.randrange(1, 3000)
    return text


async def test_malformed_frames(tmp_path: Path) -> None:
    limits = Limits(broken_frames=10**9, frames=1e9, frames_burst=10**9, replies_waiting=10**6)
    with served(settings(tmp_path, limits=limits, bot_pause=3600)) as running:
        async with Person(running.url) as host:
            table = await host.create("mine", "mine")
            await host.start(table["id"])
            source = Random(3)
            sizes = []
            for _ in range(10):
                await send_nonsense(running, host, table["id"], source, FRAMES // 10)
                gc.collect()
                sizes.append((sys.getallocatedblocks(), resident()))
            blocks, kilobytes = zip(*sizes, strict=True)
            assert max(blocks[1:]) <= blocks[0] * 1.02, f"memory grows: {blocks}"
            if FULL:  # in a few seconds it says nothing
                assert max(kilobytes[1:]) <= kilobytes[0] * 1.02, f"memory grows: {kilobytes}"
            assert (await host.state(table["id"]))["status"] == "playing"


async def send_nonsense(running: Served, host: Person, table: str, source: Random, count: int) -> None:
    address = f"ws://127.0.0.1:{running.port}/ws/tables/{table}"
    sent = 0
    while sent < count:
        async with connect(address, additional_headers={"Cookie": host.cookie}, compression=None, max_size=None) as raw:
            await raw.send('{"type":"hello","seat":0,"previews":false}')
            reading = asyncio.create_task(read_all(raw))
            try:
                for _ in range(min(1000, count - sent)):
                    await raw.send(nonsense(source))
                    sent += 1
            except ConnectionClosed:
                pass
            await raw.close()
            for text in await reading:
                message = json.loads(text)
                assert message.get("status") != 500, message


async def read_all(raw: Any) -> list[str]:
    heard: list[str] = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(await raw.recv())
    return heard
