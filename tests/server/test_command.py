"""The command: a server that stops in good order, and a backup while it runs."""

from __future__ import annotations

import json
import socket
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hindmost.server import logs
from hindmost.server.command import backup, serve
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
    import logging

    record = logging.LogRecord("x", logging.INFO, "f", 1, "request", None, None)
    fields: Any = {"status": 200}
    record.fields = fields
    line = json.loads(logs.JsonLines().format(record))
    assert (line["event"], line["status"], line["level"]) == ("request", 200, "info")
