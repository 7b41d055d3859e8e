"""A server on loopback for tests, in this process or as one of its own, and people who use it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from hindmost.server.command import config
from hindmost.server.hall import Hall
from hindmost.server.limits import Limits
from hindmost.server.settings import Settings

T = TypeVar("T")

HEADERS = {"X-Hindmost": "1"}
ROOMY = Limits(
    requests=1e6,
    requests_burst=10**6,
    creations=1e6,
    creations_burst=10**6,
    frames=1e6,
    frames_burst=10**6,
    sockets_of_an_address=10**6,
    connections_of_an_address=10**6,
)
"""Tests are faster than people; the limits themselves have tests of their own."""
PATIENCE = 120.0
"""How long a test waits for what must come; only a failure ever takes that long."""


def settings(folder: Path, **changes: Any) -> Settings:
    plain = Settings(database=f"sqlite:///{folder / 'test.db'}", limits=ROOMY, sweep=0, secret=b"test")
    return replace(plain, **changes)


class Served:
    """A server in this process, on its own thread and loop."""

    def __init__(self, chosen: Settings) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.config = config(chosen)
        self.server = uvicorn.Server(self.config)
        self._thread = threading.Thread(target=self._run, daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def hall(self) -> Hall:
        hall: Hall = self.config.app.state.hall  # type: ignore[union-attr]
        return hall

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The server's own."""
        return self.hall._regular[0].get_loop()

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Something of the server's own, on its loop."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))

    def _run(self) -> None:
        self.server.run(sockets=[self._listener])

    def start(self) -> None:
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self.server.started:
            if time.monotonic() > end or not self._thread.is_alive():
                raise RuntimeError("the server did not start")
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        self._listener.close()


@contextlib.contextmanager
def served(chosen: Settings) -> Iterator[Served]:
    server = Served(chosen)
    server.start()
    try:
        yield server
    finally:
        server.stop()


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    """Until the server answers that it is well."""
    end = time.monotonic() + PATIENCE
    with httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as http:
        while True:
            try:
                if http.get("/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if time.monotonic() > end or process.poll() is not None:
                raise RuntimeError("the server did not start")
            time.sleep(0.1)


class Spawned:
    """A server as a process of its own, which can be killed."""

    def __init__(self, database: str, port: int = 0, **env: str) -> None:
        listener = None
        if port == 0:
            listener = socket.create_server(("127.0.0.1", 0))
            port = listener.getsockname()[1]
            listener.close()
        self.port = port
        self.database = database
        self.env = {**os.environ, "HINDMOST_SECRET": "test", **env}
        # Started again and again: what Python compiled is to be kept.
        self.env.pop("PYTHONDONTWRITEBYTECODE", None)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        code = (
            "import sys; from hindmost.server.command import serve; from tests.server.running import roomy;"
            "from tests.server import dealing; dealing.fix();"
            f"sys.exit(serve('127.0.0.1', {self.port}, None, False, roomy({self.database!r})))"
        )
        self.process = subprocess.Popen(
            [sys.executable, "-c", code], env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            wait_for(self.url, self.process)
        except RuntimeError:
            self.kill()
            raise

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(PATIENCE)


def roomy(database: str) -> Settings:
    """As the environment says, but for what is too little for tests."""
    chosen = Settings.from_environment(database)
    return replace(chosen, limits=replace(ROOMY, rooms=chosen.limits.rooms))


class Person:
    """Somebody with a browser: a cookie jar, requests and sockets."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, headers=HEADERS, timeout=PATIENCE, verify=False)

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: Any = None, expect: int = 200, **query: Any) -> Any:
        """One request; its answer, which must have this status."""
        response = await self.http.request(method, path, json=body, params=query or None)
        assert response.status_code == expect, f"{method} {path}: {response.status_code} {response.text}"
        return response.json() if response.content else None

    async def create(self, *seats: str, **more: Any) -> Any:
        """A table with these seats: "mine", "open", or a bot's name."""
        wishes = [{"kind": each} if each in ("mine", "open") else {"kind": "bot", "bot": each} for each in seats]
        return await self.ask("POST", "/api/tables", {"game": "glen-more", "seats": wishes, **more}, 201)

    async def claim(self, token: str, name: str = "Ann") -> Any:
        return await self.ask("POST", "/api/claims", {"token": token, "name": name})

    async def start(self, table: str) -> Any:
        return await self.ask("POST", f"/api/tables/{table}/start")

    async def state(self, table: str, seat: int | None = None, **query: Any) -> Any:
        if seat is not None:
            query["seat"] = seat
        return await self.ask("GET", f"/api/tables/{table}/state", **query)

    async def act(self, table: str, state: Any, option: str, expect: int = 200, **more: Any) -> Any:
        body = {"seat": state["seat"], "version": state["version"], "option": option, **more}
        return await self.ask("POST", f"/api/tables/{table}/actions", body, expect)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextlib.asynccontextmanager
    async def socket(self, table: str, **hello: Any) -> AsyncIterator[Talk]:
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(address, additional_headers=headers, max_size=None, compression=None) as raw:
            talk = Talk(raw)
            await talk.send(type="hello", **hello)
            yield talk


class Talk:
    """One end of a socket, which keeps the state that the server has told it."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.state: Any = None
        self.heard: list[str] = []
        """Every message as it came."""

    async def send(self, **message: Any) -> None:
        await self.raw.send(json.dumps(message))

    async def hear(self) -> Any:
        """The next message; states and changes are taken in."""
        text = await asyncio.wait_for(self.raw.recv(), PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "change":
            self.take_in(message)
        return message

    def take_in(self, change: Any) -> None:
        """What every client does with a change."""
        assert self.state is not None
        assert change["since"] == self.state["version"], "a gap"
        assert change["seat"] == self.state["seat"]
        view = patched(self.state["view"], change["patch"])
        kept = self.state["log"][: change["log_keep"] - self.state["log_start"]]
        self.state = {
            **{name: change[name] for name in ("version", "seat", "status", "prompt", "waiting", "draft", "clock")},
            "type": "state",
            "view": view,
            "log_start": self.state["log_start"],
            "log": kept + change["log_add"],
            "telling": change["telling"],
        }

    async def until(self, *kinds: str) -> Any:
        """The next message of one of these kinds."""
        while True:
            message = await self.hear()
            if message["type"] in kinds:
                return message

    async def settled(self, version: str | None = None) -> Any:
        """The state, once it is there (or has this version)."""
        while self.state is None or (version is not None and self.state["version"] != version):
            await self.hear()
        return self.state

    async def act(self, option: str, **more: Any) -> Any:
        """Answer the prompt; the server's answer, and the state is up to date."""
        await self.send(
            type="act", id="a", seat=self.state["seat"], version=self.state["version"], option=option, **more
        )
        answer = await self.until("done", "refused")
        if answer["type"] == "done":
            await self.settled(answer["version"])
        return answer


def patched(document: Any, steps: list[Any]) -> Any:
    """A JSON Patch, as a client would write it."""
    document = json.loads(json.dumps(document))
    for step in steps:
        names = [name.replace("~1", "/").replace("~0", "~") for name in step["path"].split("/")[1:]]
        holder = document
        for name in names[:-1]:
            holder = holder[int(name)] if isinstance(holder, list) else holder[name]
        last = names[-1]
        if isinstance(holder, list):
            if step["op"] == "add":
                holder.append(step["value"]) if last == "-" else holder.insert(int(last), step["value"])
            elif step["op"] == "remove":
                del holder[int(last)]
            else:
                holder[int(last)] = step["value"]
        elif step["op"] == "remove":
            del holder[last]
        else:
            holder[last] = step["value"]
    return document


def offered(prompt: Any) -> list[str]:
    """The ids that may be answered."""
    return [option["id"] for option in prompt["options"] if "why_not" not in option]
