"""The server's secret, which signs cookies, links and records: given, kept in a file, or kept in the database.

In a file it is no part of a backup: whoever finds one can sign nothing with it. The database holds a mark of it then,
by which a wrong or missing file is noticed before every cookie and every link is worth nothing.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import secrets
import stat
import sys
import tempfile
from pathlib import Path
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from hindmost.server.settings import BadSetting, Settings
from hindmost.server.store import Store
from hindmost.server.store.layout import keys

SECRET: Final = "secret"
MARK: Final = "secret-mark"
SHORTEST: Final = 32
"""Characters: 16 bytes in hexadecimal digits."""


async def secret_of(settings: Settings, store: Store) -> bytes:
    """The secret by which this server signs; BadSetting if it is not where it should be."""
    if settings.secret is not None:
        return settings.secret
    if settings.secret_file is not None:
        return await _from_file(settings.secret_file, store, settings.new_secret)
    return await _from_database(store)


async def _from_database(store: Store) -> bytes:
    """Drawn by whoever starts first, shared by all processes."""
    kept = await _kept(store)
    if SECRET not in kept:
        if MARK in kept:
            raise BadSetting(
                "This database is used with a secret that is kept in a file: say where it is with HINDMOST_SECRET_FILE."
            )
        with contextlib.suppress(IntegrityError):
            await store.change(insert(keys).values(name=SECRET, value=secrets.token_hex(32)))
        kept = await _kept(store)
    return bytes.fromhex(kept[SECRET])


async def _from_file(path: Path, store: Store, new: bool) -> bytes:
    """The file's secret. Where there is no file yet, that of the database moves there, or a new one is drawn."""
    kept = await _kept(store)
    if not path.exists():
        if MARK in kept and not new:
            raise BadSetting(
                f"The secret file {path} is not there, but the database was used with one: bring it back from "
                "where you keep it. With HINDMOST_NEW_SECRET=1 a new one is drawn; then all must be given new links."
            )
        _write(path, kept.get(SECRET) or secrets.token_hex(32))
    secret = _read(path)
    mark = _mark(secret)
    other = kept.get(MARK, mark) != mark or (SECRET in kept and bytes.fromhex(kept[SECRET]) != secret)
    if other and not new:
        raise BadSetting(
            f"The secret file {path} holds another secret than the database was used with, so that nobody's cookie and "
            "link would be worth anything: bring back the file that belongs to it. With HINDMOST_NEW_SECRET=1 the "
            "server starts with this one; then all must be given new links."
        )
    if SECRET in kept or kept.get(MARK) != mark:
        # Another process may do the same at this moment, with the same outcome.
        await store.change(delete(keys).where(keys.c.name == MARK))
        with contextlib.suppress(IntegrityError):
            await store.change(insert(keys).values(name=MARK, value=mark), delete(keys).where(keys.c.name == SECRET))
    return secret


async def _kept(store: Store) -> dict[str, str]:
    found = await store.rows(select(keys).where(keys.c.name.in_((SECRET, MARK))))
    return {row["name"]: row["value"] for row in found}


def _mark(secret: bytes) -> str:
    """Tells one secret from another, and nothing else about it."""
    return hmac.new(secret, b"hindmost-secret", hashlib.sha256).hexdigest()


def _write(path: Path, secret: str) -> None:
    """All of it or nothing, its owner's alone; whoever was faster is not overwritten."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".hindmost-secret-")
        try:
            with os.fdopen(handle, "w", encoding="ascii") as file:
                file.write(f"{secret}\n")
                file.flush()
                os.fsync(file.fileno())
            with contextlib.suppress(FileExistsError):
                os.link(name, path)
        finally:
            Path(name).unlink()
    except OSError as error:
        raise BadSetting(f"The secret file {path} cannot be written: {error.strerror}.") from error


def _read(path: Path) -> bytes:
    try:
        mode = path.stat().st_mode
        text = path.read_text("ascii").strip()
    except OSError as error:
        raise BadSetting(f"The secret file {path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadSetting(f"The secret file {path} must hold hexadecimal digits.") from error
    if sys.platform != "win32" and mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise BadSetting(
            f"The secret file {path} can be read by others: make it its owner's alone with chmod 600 {path}."
        )
    try:
        if len(text) < SHORTEST:
            raise ValueError
        return bytes.fromhex(text)
    except ValueError as error:
        raise BadSetting(
            f"The secret file {path} must hold at least {SHORTEST} hexadecimal digits, "
            "such as openssl rand -hex 32 writes."
        ) from error
