"""The files for a site name what there is: the same command and settings start, on PostgreSQL, several at once, and
nginx with its own file in front of them."""

from __future__ import annotations

import asyncio
import inspect
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

import hindmost.server
from hindmost.server.limits import LIMITS
from hindmost.server.settings import Settings
from tests.server.cluster import Cluster
from tests.server.running import PATIENCE, Person, offered, wait_for

DEPLOY = Path(hindmost.server.__file__).parent / "deploy"


def test_nginx_lets_through_what_the_server_takes() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    found = re.search(r"client_max_body_size (\d+)m;", text)
    assert found is not None
    assert int(found[1]) * 1024 * 1024 >= LIMITS.record
    for needed in ("proxy_set_header Upgrade", "proxy_set_header Host $http_host", "X-Forwarded-For $remote_addr"):
        assert needed in text


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def servers(cluster: Cluster) -> Iterator[list[str]]:
    """Two servers on one database, started as the file says; their addresses."""
    service = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["hindmost"]
    known = set(re.findall(r"HINDMOST_[A-Z_]+", inspect.getsource(Settings.from_environment)))
    assert set(service["environment"]) <= known, "every setting in the file is one that the server reads"
    words = service["command"]
    assert words[0] == "hindmost"
    environment = {name: str(value) for name, value in service["environment"].items()}
    environment |= {"HINDMOST_DB": cluster.new_database(), "HINDMOST_SECRET": "test"}
    processes, urls = [], []
    for _ in range(2):
        port = free_port()
        words[words.index("--host") + 1] = "127.0.0.1"
        words[words.index("--port") + 1] = str(port)
        urls.append(f"http://127.0.0.1:{port}")
        command = [sys.executable, "-m", *words]
        quiet = subprocess.DEVNULL
        processes.append(subprocess.Popen(command, env={**os.environ, **environment}, stdout=quiet, stderr=quiet))
    try:
        for url, process in zip(urls, processes, strict=True):
            wait_for(url, process)
        yield urls
    finally:
        for process in processes:
            process.terminate()
        assert [process.wait(PATIENCE) for process in processes] == [0, 0]


async def test_whichever_server_is_asked_the_answer_is_the_same(servers: list[str]) -> None:
    async with Person(servers[0]) as host, Person(servers[1]) as other:
        table = await host.create("mine", "mine")
        await host.start(table["id"])
        other.http.headers["Cookie"] = host.cookie
        for number in range(12):
            person = (host, other)[number % 2]
            seat = (await person.state(table["id"]))["waiting"][0]["seat"]
            state = await person.state(table["id"], seat)
            await person.act(table["id"], state, offered(state["prompt"])[0])


@pytest.fixture
def proxy(servers: list[str], tmp_path: Path) -> Iterator[str]:
    """nginx with the site's own file; only names and places are those of this machine."""
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        pytest.skip("There is no nginx: install your system's package (Debian: nginx-light) to try its file as well.")
    port = free_port()
    upstream = "".join(f"server {url.removeprefix('http://')};" for url in servers)
    places = "".join(
        f"{kind}_temp_path {tmp_path / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = (DEPLOY / "nginx.conf").read_text()
    for ours, theirs in (
        ("http {", f"http {{ access_log off; {places} upstream hindmost {{ {upstream} }}"),
        ("listen 80;", f"listen 127.0.0.1:{port};"),
        ("http://hindmost:8765", "http://hindmost"),
    ):
        assert text.count(ours) == 1
        text = text.replace(ours, theirs)
    conf = tmp_path / "nginx.conf"
    conf.write_text(f"daemon off; master_process off; pid {tmp_path / 'pid'}; error_log stderr;\n{text}")
    process = subprocess.Popen([program, "-p", tmp_path, "-e", "stderr", "-c", conf], stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(url, process)
        yield url
    finally:
        process.terminate()
        process.wait(PATIENCE)


async def test_behind_nginx(proxy: str) -> None:
    """Requests and sockets go through, whichever server they come to; a page elsewhere is refused as without it."""
    async with Person(proxy) as host, Person(proxy) as guest:
        table = await host.create("mine", "open")
        await guest.claim(table["seats"][1]["token"])
        await host.start(table["id"])
        async with host.socket(table["id"], seat=0) as one, guest.socket(table["id"], seat=1) as two:
            await asyncio.gather(one.settled(), two.settled())
            for _ in range(3):
                acting = one if one.state["prompt"] else two
                before = acting.state["version"].partition(".")[0]
                while acting.state["version"].partition(".")[0] == before:
                    options = offered(acting.state["prompt"])
                    assert (await acting.act("end" if "end" in options else options[0]))["type"] == "done"
                for talk in (one, two):
                    while talk.state["version"].partition(".")[0] == before:
                        await talk.hear()
        async with httpx.AsyncClient(base_url=proxy, headers={"X-Hindmost": "1"}) as http:
            own = {"Origin": proxy}
            assert (await http.put("/api/me", json={"name": "Ann"}, headers=own)).status_code == 200
            other = {"Origin": "https://elsewhere.example"}
            assert (await http.put("/api/me", json={"name": "Ann"}, headers=other)).status_code == 403
