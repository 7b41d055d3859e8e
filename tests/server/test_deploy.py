"""The files for a site name what there is: the same command and settings start, on PostgreSQL, several at once."""

from __future__ import annotations

import asyncio
import inspect
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import yaml  # type: ignore[import-untyped]

import hindmost.server
from hindmost.server.limits import LIMITS
from hindmost.server.settings import Settings
from tests.server.running import PATIENCE, Person, offered, wait_for

DEPLOY = Path(hindmost.server.__file__).parent / "deploy"


def test_nginx_lets_through_what_the_server_takes() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    found = re.search(r"client_max_body_size (\d+)m;", text)
    assert found is not None
    assert int(found[1]) * 1024 * 1024 >= LIMITS.record
    for needed in ("proxy_set_header Upgrade", "proxy_set_header Host $http_host", "X-Forwarded-For $remote_addr"):
        assert needed in text


async def test_the_same_parts_as_processes(postgres: str, tmp_path: Path) -> None:
    service = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["hindmost"]
    known = set(re.findall(r"HINDMOST_[A-Z_]+", inspect.getsource(Settings.from_environment)))
    assert set(service["environment"]) <= known, "every setting in the file is one that the server reads"
    command = re.search(r"exec hindmost (serve .*)\"$", service["command"])
    assert command is not None
    words = command[1].split()
    environment = {name: str(value) for name, value in service["environment"].items()}
    environment |= {"HINDMOST_DB": postgres, "HINDMOST_SECRET": "test"}
    processes, urls = [], []
    for _ in range(2):
        with socket.create_server(("127.0.0.1", 0)) as listener:
            port = str(listener.getsockname()[1])
        words[words.index("--host") + 1] = "127.0.0.1"
        words[words.index("--port") + 1] = port
        urls.append(f"http://127.0.0.1:{port}")
        processes.append(
            subprocess.Popen(
                [sys.executable, "-m", "hindmost", *words],
                env={**os.environ, **environment},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        )
    try:
        for url, process in zip(urls, processes, strict=True):
            await asyncio.to_thread(wait_for, url, process)
        # As behind the proxy: whichever server a request comes to, it is answered alike.
        async with Person(urls[0]) as host:
            table = await host.create("mine", "mine")
            await host.start(table["id"])
            async with Person(urls[1]) as other:
                other.http.headers["Cookie"] = host.cookie
                for number in range(12):
                    person = (host, other)[number % 2]
                    seat = (await person.state(table["id"]))["waiting"][0]["seat"]
                    state = await person.state(table["id"], seat)
                    await person.act(table["id"], state, offered(state["prompt"])[0])
    finally:
        for process in processes:
            process.terminate()
            assert process.wait(PATIENCE) == 0
