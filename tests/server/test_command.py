"""The command: a server that stops in good order, and a backup while it runs."""

from __future__ import annotations

import gc
import json
import logging
import signal
import socket
import sqlite3
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from hindmost.server import logs
from hindmost.server.command import (
    _open_when_ready,
    _password,
    _shown,
    _without_password,
    backup,
    config,
    serve,
)
from hindmost.server.limits import LIMITS
from hindmost.server.settings import BadSetting, Settings
from tests.server.cluster import Cluster
from tests.server.running import Person, Spawned, served, settings


async def test_serve_backup_stop(tmp_path: Path) -> None:
    server = Spawned(f"sqlite:///{tmp_path / 'deep' / 'test.db'}")
    server.start()
    async with Person(server.url) as host:
        assert (await host.ask("GET", "/healthz"))["database"] == "sqlite"
        table = await host.create("mine", "mine")
        await host.start(table["id"])
        async with host.socket(table["id"]) as talk:
            await talk.settled()
            copy = tmp_path / "copy.db"
            assert backup(copy, server.database) == 0
            assert copy.stat().st_mode & 0o077 == 0
            assert server.stop() == 0
    with sqlite3.connect(copy) as raw:
        assert raw.execute("SELECT id FROM tables").fetchall() == [(table["id"],)]
    raw.close()
    assert backup(copy, server.database) == 1, "it writes over nothing"
    assert backup(tmp_path / "x.db", f"sqlite:///{tmp_path / 'none.db'}") == 1


def test_a_backup_of_postgresql(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = cluster.new_database()
    with served(settings(tmp_path, database=database)):
        pass
    monkeypatch.setenv("PATH", str(cluster.binaries))
    assert backup(tmp_path / "x.dump", database) == 0
    assert (tmp_path / "x.dump").read_bytes().startswith(b"PGDMP")
    assert (tmp_path / "x.dump").stat().st_mode & 0o077 == 0
    monkeypatch.setenv("PATH", str(tmp_path))
    assert backup(tmp_path / "y.dump", database) == 1, "without pg_dump it says so"


class Unserved:
    """Stands where a server would, and does nothing but say that it has begun."""

    should_exit = False

    def __init__(self, config: uvicorn.Config, starts: bool = True) -> None:
        self.config = config
        self.starts = starts
        self.started = False
        self.sockets: list[socket.socket] = []

    def run(self, sockets: list[socket.socket]) -> None:
        self.sockets = sockets
        self.address = sockets[0].getsockname()
        self.started = self.starts
        raise KeyboardInterrupt


@pytest.mark.parametrize("starts", [True, False])
def test_serving_from_the_first_word_to_the_last(
    starts: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It says where it is, opens a browser there once it is, and does not take the keyboard's word for a failure."""
    made: list[Unserved] = []
    opened: list[str] = []
    frozen = gc.get_freeze_count()
    thresholds = gc.get_threshold()
    asked_to_stop = signal.getsignal(signal.SIGTERM)

    def server_of(config: uvicorn.Config) -> Unserved:
        made.append(Unserved(config, starts))
        return made[-1]

    monkeypatch.setattr("uvicorn.Server", server_of)
    monkeypatch.setattr("webbrowser.open", opened.append)
    beside = SimpleNamespace(
        Thread=lambda daemon, **_: SimpleNamespace(start=lambda: opened.append(f"waits: {daemon}"))
    )
    monkeypatch.setattr("hindmost.server.command.threading", beside)
    try:
        assert serve("127.0.0.1", 0, f"sqlite:///{tmp_path / 'x.db'}") == (0 if starts else 1)
        assert gc.get_freeze_count() > frozen
        assert gc.get_threshold() == (50_000, 20, 50)
        assert signal.getsignal(signal.SIGTERM) is not asked_to_stop
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)
        signal.signal(signal.SIGTERM, asked_to_stop)
        for name in ("hindmost.server", "uvicorn", "uvicorn.error"):
            vars(logging.getLogger(name)).update(handlers=[], propagate=True, level=logging.NOTSET)
    (server,) = made
    assert opened == ["waits: True"], "beside, so that it keeps nobody from stopping"
    assert capsys.readouterr().err == f"Hindmost is at http://127.0.0.1:{server.address[1]}/  (Ctrl+C to stop)\n"
    assert server.sockets[0].fileno() == -1, "the port is free again"


def test_a_browser_is_opened_once_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    server: Any = SimpleNamespace(started=False, should_exit=False)
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("time.sleep", lambda _seconds: setattr(server, "started", True))
    _open_when_ready(server, "http://localhost:1/")
    assert (opened, server.started) == (["http://localhost:1/"], True)
    server.started, server.should_exit = False, True
    _open_when_ready(server, "http://localhost:2/")
    assert opened == ["http://localhost:1/"], "it has stopped before it began"


@pytest.mark.parametrize(
    ("host", "shown"), [("0.0.0.0", "localhost"), ("::", "localhost"), ("::1", "[::1]"), ("192.0.2.7", "192.0.2.7")]
)
def test_the_address_that_is_said_can_be_opened(host: str, shown: str) -> None:
    assert _shown(host) == shown


@pytest.mark.parametrize("trusted", [True, False])
def test_how_uvicorn_is_run(trusted: bool, tmp_path: Path) -> None:
    """It names neither itself nor who asks, packs no frames, and believes a proxy only where there is one."""
    chosen = config(settings(tmp_path, trust_proxy=trusted))
    assert (chosen.access_log, chosen.server_header, chosen.ws_per_message_deflate) == (False, False, False)
    assert chosen.proxy_headers is trusted
    assert chosen.timeout_keep_alive > 60, "longer than proxies keep a quiet connection"
    assert (chosen.timeout_keep_alive, chosen.timeout_graceful_shutdown) == (75, 10)


@pytest.mark.parametrize(
    ("url", "bare", "password"),
    [
        ("postgresql://ann:s%40cret@db.test:5433/club", "postgresql://ann@db.test:5433/club", "s@cret"),
        ("postgresql://db.test/club", "postgresql://db.test/club", ""),
    ],
)
def test_a_password_is_shown_to_no_other_user_of_the_machine(url: str, bare: str, password: str) -> None:
    assert (_without_password(url), _password(url)) == (bare, password)


def test_a_backup_that_fails_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    called: list[dict[str, Any]] = []

    def failing(command: list[str], **more: Any) -> SimpleNamespace:
        called.append({"command": command, **more})
        assert (tmp_path / "x.dump").stat().st_mode & 0o077 == 0
        return SimpleNamespace(returncode=1)

    monkeypatch.setattr("shutil.which", lambda _name: "/bin/pg_dump")
    monkeypatch.setattr("subprocess.run", failing)
    assert backup(tmp_path / "x.dump", "postgresql://ann:hush@db.test/club") == 1
    assert not (tmp_path / "x.dump").exists()
    assert called[0]["env"]["PGPASSWORD"] == "hush"
    assert "hush" not in " ".join(called[0]["command"])
    assert "Written" not in capsys.readouterr().err


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        assert serve("127.0.0.1", port, f"sqlite:///{tmp_path / 'x.db'}", False) == 1
    assert "Try another --port" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("HINDMOST_DB", "mysql://x", "write sqlite:///FILE or postgresql://"),
        ("HINDMOST_DB", "postgresql://nobody@127.0.0.1:1/x", "The database cannot be opened"),
        ("HINDMOST_SWEEP", "often", "HINDMOST_SWEEP must be a number"),
        ("HINDMOST_CATALOGUES", "/nowhere/at/all", "HINDMOST_CATALOGUES must be a folder"),
        ("HINDMOST_BASE_URL", "club.example", "HINDMOST_BASE_URL must begin with https://"),
        ("HINDMOST_LIMIT_HEADER", "soon", "HINDMOST_LIMIT_HEADER must be a number"),
        ("HINDMOST_LIMIT_PATIENCE", "5", "There is no HINDMOST_LIMIT_PATIENCE"),
    ],
)
def test_a_wrong_setting_is_answered_with_a_sentence(
    variable: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, value)
    assert serve("127.0.0.1", 0, None, False) == 1
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1


def test_settings_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HINDMOST_DB", "postgresql://x/y")
    monkeypatch.setenv("HINDMOST_SMTP_HOST", "mail.test")
    monkeypatch.setenv("HINDMOST_SMTP_PASSWORD", "hush")
    monkeypatch.setenv("HINDMOST_SECRET", "hush")
    monkeypatch.setenv("HINDMOST_ORIGINS", "https://a.example, https://b.example")
    monkeypatch.setenv("HINDMOST_LIMIT_CONNECTIONS_OF_AN_ADDRESS", "800")
    monkeypatch.setenv("HINDMOST_LIMIT_HEADER", "2.5")
    chosen = Settings.from_environment()
    assert chosen.limits == replace(LIMITS, connections_of_an_address=800, header=2.5)
    assert chosen.database == "postgresql://x/y"
    assert chosen.origins == ("https://a.example", "https://b.example")
    assert "hush" not in repr(chosen)
    assert Settings.from_environment("sqlite:///x").database == "sqlite:///x"


def test_apprise_is_not_promised_where_it_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HINDMOST_APPRISE", "1")
    for there in (None, object()):
        monkeypatch.setattr("hindmost.server.settings.find_spec", lambda _name, there=there: there)
        if there is None:
            with pytest.raises(BadSetting, match="needs apprise"):
                Settings.from_environment()
        else:
            assert Settings.from_environment().apprise


def test_logs_are_lines_of_json() -> None:
    record = logging.LogRecord("x", logging.INFO, "f", 1, "request", None, None)
    fields: Any = {"status": 200}
    record.fields = fields
    line = json.loads(logs.JsonLines().format(record))
    assert (line["event"], line["status"], line["level"]) == ("request", 200, "info")
