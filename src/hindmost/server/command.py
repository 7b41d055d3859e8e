"""What the command line calls: serve, backup, and forget."""

from __future__ import annotations

import asyncio
import gc
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import webbrowser
from pathlib import Path

import uvicorn

from hindmost.server import logs
from hindmost.server.app import create_app
from hindmost.server.gate.door import Door, protocols, raise_file_limit
from hindmost.server.secret import secret_of
from hindmost.server.settings import BadSetting, Settings, default_database
from hindmost.server.store import StoreError, open_store
from hindmost.server.upkeep.retention import Retention
from hindmost.server.wire.errors import Refused


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    db: str | None = None,
    open_browser: bool = True,
    settings: Settings | None = None,
) -> int:
    """Run a server until it is told to stop; the exit status. Port 0: any that is free, named on standard error."""
    try:
        settings = settings or Settings.from_environment(db)
        # Beforehand, so that a wrong address is answered with a sentence and nothing else.
        asyncio.run(_try_database(settings))
    except (BadSetting, StoreError) as error:
        print(str(error), file=sys.stderr)
        return 1
    try:
        listener = socket.create_server((host, port), backlog=2048, reuse_port=False)
    except OSError as error:
        print(f"Cannot listen on {host} port {port}: {error.strerror}. Try another --port.", file=sys.stderr)
        return 1
    logs.set_up()
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}/"
    server = uvicorn.Server(config(settings))
    print(f"Hindmost is at {address}  (Ctrl+C to stop)", file=sys.stderr, flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(server, address), daemon=True).start()
    _spare_the_collector()
    # uvicorn stops in good order and then raises the signal once more; by then it has nothing left to say.
    signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
    return 0 if server.started else 1


async def _try_database(settings: Settings) -> None:
    store = open_store(settings.database)
    await store.open()
    try:
        await secret_of(settings, store)
    finally:
        await store.close()


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application, measured: uvloop where there is, no compression of frames."""
    http, websocket = protocols(Door(settings, raise_file_limit()))
    return uvicorn.Config(
        create_app(settings),
        http=http,
        ws=websocket,
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.frame,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=settings.trust_proxy,
        # Longer than programs (5 seconds) and proxies (60) keep a quiet connection: none sends into one being closed.
        timeout_keep_alive=75,
        timeout_graceful_shutdown=10,
    )


def _spare_the_collector() -> None:
    """Tables are large trees that live long and hold no cycles: looking at all of them often is work for nothing.

    Measured with 100 tables and 400 sockets: 6.1 ms of CPU a move with Python's own thresholds, 2.1 ms with these.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def backup(file: Path, db: str | None = None) -> int:
    """Write a copy of the database, also while a server runs; the exit status."""
    url = db or os.environ.get("HINDMOST_DB") or default_database()
    if file.exists():
        print(f"{file} is there already: name a new file.", file=sys.stderr)
        return 1
    if not url.startswith("sqlite:///"):
        return _dump(url, file)
    source = Path(url.removeprefix("sqlite:///"))
    if not source.is_file():
        print(f"There is no database {source}.", file=sys.stderr)
        return 1
    # Made as its owner's alone before anything secret is in it.
    file.touch(0o600)
    origin, copy = sqlite3.connect(source), sqlite3.connect(file)
    try:
        origin.backup(copy)
        (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
    finally:
        origin.close()
        copy.close()
    if verdict != "ok":
        print(f"The copy is damaged: {verdict}", file=sys.stderr)
        return 1
    print(f"Written: {file}", file=sys.stderr)
    return 0


def forget(who: str | None, days: float | None, db: str | None = None) -> int:
    """Forget a person (by id, or by a name that only one has), and tables untouched for so long; the exit status."""
    url = db or os.environ.get("HINDMOST_DB") or default_database()
    if url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).is_file():
        print(f"There is no database {url.removeprefix('sqlite:///')}.", file=sys.stderr)
        return 1
    try:
        return asyncio.run(_forget(who, days, url))
    except (StoreError, Refused) as error:
        print(str(error), file=sys.stderr)
        return 1


async def _forget(who: str | None, days: float | None, url: str) -> int:
    store = open_store(url)
    await store.open()
    try:
        retention = Retention(store, None, time.time)
        if who is not None:
            found = await retention.called(who)
            if len(found) != 1:
                print(
                    f"{len(found)} people are called {who!r}" + (": name one by the id." if found else "."),
                    file=sys.stderr,
                )
                for each in found:
                    since = time.strftime("%Y-%m-%d", time.gmtime(each["created"]))
                    print(f"{each['id']}  {each['name']}, since {since}", file=sys.stderr)
                return 1
            await retention.person(found[0]["id"])
            print(f"Forgotten: {found[0]['name'] or found[0]['id']}", file=sys.stderr)
        if days is not None:
            print(f"Forgotten tables: {await retention.tables(days)}", file=sys.stderr)
        return 0
    finally:
        await store.close()


def _dump(url: str, file: Path) -> int:
    program = shutil.which("pg_dump")
    if program is None:
        print("A backup of PostgreSQL needs its program pg_dump: install the PostgreSQL client.", file=sys.stderr)
        return 1
    file.touch(0o600)
    # The address goes by the environment's side door, not where every user of the machine can read it.
    done = subprocess.run(
        [program, "--format=custom", f"--file={file}", "--dbname", _without_password(url)],
        env={"PGPASSWORD": _password(url), "PATH": "/usr/bin:/bin"},
        check=False,
    )
    if done.returncode:
        file.unlink()
        return 1
    print(f"Written: {file}", file=sys.stderr)
    return 0


def _password(url: str) -> str:
    from urllib.parse import unquote, urlsplit

    return unquote(urlsplit(url).password or "")


def _without_password(url: str) -> str:
    from urllib.parse import urlsplit

    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    return parts._replace(netloc=f"{parts.username}@{host}" if parts.username else host).geturl()


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    webbrowser.open(address)
