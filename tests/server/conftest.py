"""Databases for the tests: a SQLite file, and a private PostgreSQL cluster where PostgreSQL is installed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import PATIENCE


def _binaries() -> Path | None:
    """Debian keeps them out of the path."""
    places = [*sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    found = shutil.which("initdb")
    if found is not None:
        places.insert(0, Path(found).resolve().parent)
    return next((place for place in places if (place / "initdb").exists()), None)


def _nobody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: somebody without any rights runs it then."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Cluster:
    """A PostgreSQL server of our own, in a folder of its own, on loopback."""

    def __init__(self, binaries: Path, folder: Path) -> None:
        self._binaries = binaries
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port = listener.getsockname()[1]

    def start(self) -> None:
        who = _nobody()
        if who:
            os.chown(self._folder, who["user"], who["group"])
        data = self._folder / "data"
        initdb = [
            str(self._binaries / "initdb"),
            "-D",
            str(data),
            "-U",
            "hindmost",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, cwd=self._folder, **who)
        # Its own crash is not what is tested, so it need not wait for the disk.
        options = [f"-cport={self.port}", "-clisten_addresses=127.0.0.1", f"-cunix_socket_directories={self._folder}"]
        options += ["-cfsync=off", "-cmax_connections=200", "-clogging_collector=off"]
        self._process = subprocess.Popen(
            [self._binaries / "postgres", "-D", data, *options],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self._folder,
            **who,
        )
        end = time.monotonic() + PATIENCE
        while self._tool("pg_isready").returncode:
            if time.monotonic() > end or self._process.poll() is not None:
                raise RuntimeError("PostgreSQL did not start")
            time.sleep(0.05)

    def _tool(self, name: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "hindmost"]
        command = [str(self._binaries / name), *where, *arguments]
        return subprocess.run(command, check=False, stdout=subprocess.DEVNULL, cwd=self._folder, **_nobody())

    def new_database(self) -> str:
        name = f"t{uuid.uuid4().hex}"
        self._tool("createdb", name).check_returncode()
        return f"postgresql://hindmost@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)  # at once: nobody will miss the data
            self._process.wait(PATIENCE)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    binaries = _binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed (no initdb in the path or under /usr/lib/postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="hindmost-pg-"))
    server = Cluster(binaries, folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The address of an empty database."""
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()
