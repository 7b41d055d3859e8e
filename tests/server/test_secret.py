"""The server's secret outside the database: moved there, missed, mistaken for another, and in no backup."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hindmost.server.command import backup, serve
from hindmost.server.settings import BadSetting, Settings
from tests.server.running import Person, served, settings


def kept(folder: Path) -> dict[str, str]:
    with closing(sqlite3.connect(folder / "test.db")) as raw:
        return dict(raw.execute("SELECT name, value FROM keys WHERE name LIKE 'secret%'"))


async def greeted(chosen: Settings, cookie: str | None = None) -> str:
    """The cookie that somebody is given; the one they bring, if this server knows it."""
    with served(chosen) as server:
        async with Person(server.url) as person:
            if cookie is not None:
                person.http.headers["Cookie"] = cookie
            answer = await person.http.put("/api/me", json={"name": "Ann"})
            assert answer.status_code == 200
            return f"hindmost={answer.cookies['hindmost']}" if "hindmost" in answer.cookies else str(cookie)


async def test_it_moves_from_the_database_into_the_file(database: str, tmp_path: Path) -> None:
    inside = settings(tmp_path, secret=None, database=database)
    cookie = await greeted(inside)
    path = tmp_path / "keys" / "secret"
    outside = settings(tmp_path, secret=None, secret_file=path, database=database)
    assert await greeted(outside, cookie) == cookie, "whoever was known is known"
    assert path.stat().st_mode & 0o077 == 0
    secret = path.read_text().strip()
    assert len(bytes.fromhex(secret)) == 32
    assert await greeted(outside, cookie) == cookie, "and after the next start"
    assert path.read_text().strip() == secret
    with pytest.raises(BadSetting, match="HINDMOST_SECRET_FILE"):
        await refused(inside)


async def test_no_backup_holds_it(tmp_path: Path) -> None:
    await greeted(settings(tmp_path, secret=None))
    secret = kept(tmp_path)["secret"]
    assert secret.encode() in (tmp_path / "test.db").read_bytes(), "so that it can be missed below"
    path = tmp_path / "secret"
    await greeted(settings(tmp_path, secret=None, secret_file=path))
    assert path.read_text().strip() == secret
    assert set(kept(tmp_path)) == {"secret-mark"}
    assert backup(tmp_path / "copy.db", f"sqlite:///{tmp_path / 'test.db'}") == 0
    copy = (tmp_path / "copy.db").read_bytes()
    assert secret.encode() not in copy, "not even among what was deleted"
    assert bytes.fromhex(secret) not in copy


async def test_a_new_database_draws_it_into_the_file(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    cookie = await greeted(settings(tmp_path, secret=None, secret_file=path))
    assert set(kept(tmp_path)) == {"secret-mark"}
    assert await greeted(settings(tmp_path, secret=None, secret_file=path), cookie) == cookie


async def refused(chosen: Settings) -> None:
    from hindmost.server.command import _try_database

    await _try_database(chosen)


def gone(path: Path) -> None:
    path.unlink()


def changed(path: Path) -> None:
    path.write_text("ab" * 32)


def short(path: Path) -> None:
    path.write_text("abc")


def no_digits(path: Path) -> None:
    path.write_text("x" * 64)


def no_text(path: Path) -> None:
    path.write_bytes(b"\xff" * 64)


def open_to_all(path: Path) -> None:
    path.chmod(0o644)


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (gone, "is not there"),
        (changed, "another secret"),
        (short, "at least 32 hexadecimal digits"),
        (no_digits, "at least 32 hexadecimal digits"),
        (no_text, "hexadecimal digits"),
        (a_folder, "cannot be read"),
        pytest.param(open_to_all, "chmod 600", marks=pytest.mark.skipif(sys.platform == "win32", reason="no modes")),
    ],
)
async def test_a_wrong_file_is_refused_and_nothing_changes(
    spoil: Callable[[Path], Any], said: str, tmp_path: Path
) -> None:
    path = tmp_path / "secret"
    chosen = settings(tmp_path, secret=None, secret_file=path)
    cookie = await greeted(chosen)
    secret, before = path.read_text(), kept(tmp_path)
    spoil(path)
    with pytest.raises(BadSetting, match=said):
        await refused(chosen)
    assert kept(tmp_path) == before
    if path.is_dir():
        path.rmdir()
    path.write_text(secret)
    path.chmod(0o600)
    assert await greeted(chosen, cookie) == cookie, "brought back, all is as it was"


@pytest.mark.parametrize("spoil", [gone, changed])
async def test_a_new_one_must_be_asked_for(spoil: Callable[[Path], Any], tmp_path: Path) -> None:
    path = tmp_path / "secret"
    chosen = settings(tmp_path, secret=None, secret_file=path)
    cookie = await greeted(chosen)
    spoil(path)
    fresh = await greeted(settings(tmp_path, secret=None, secret_file=path, new_secret=True), cookie)
    assert fresh != cookie
    assert await greeted(chosen, fresh) == fresh, "from then on it is the one"


async def test_a_file_that_is_not_the_database_s_is_no_new_one(tmp_path: Path) -> None:
    await greeted(settings(tmp_path, secret=None))
    path = tmp_path / "secret"
    changed(path)
    path.chmod(0o600)
    before = kept(tmp_path)
    with pytest.raises(BadSetting, match="another secret"):
        await refused(settings(tmp_path, secret=None, secret_file=path))
    assert kept(tmp_path) == before


async def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadSetting, match="cannot be written"):
        await refused(settings(tmp_path, secret=None, secret_file=tmp_path / "file" / "secret"))


def test_it_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "secret"
    path.write_text("short")
    path.chmod(0o600)
    monkeypatch.setenv("HINDMOST_SECRET_FILE", str(path))
    assert serve("127.0.0.1", 0, f"sqlite:///{tmp_path / 'test.db'}", False) == 1
    complaint = capsys.readouterr().err
    assert "openssl rand -hex 32" in complaint
    assert complaint.count("\n") == 1
    monkeypatch.setenv("HINDMOST_SECRET", "hush")
    with pytest.raises(BadSetting, match="choose one"):
        Settings.from_environment()
