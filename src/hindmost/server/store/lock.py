"""One process for one SQLite file: a lock beside it that the system lets go of, whatever becomes of the process."""

from __future__ import annotations

import os
import sys
from pathlib import Path


class Taken(Exception):
    """Another process holds it."""


class FileLock:
    """Not on the database itself: closing any handle of that would drop SQLite's own locks."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._handle: int | None = None

    def take(self) -> None:
        """Hold it until `release`; Taken if somebody else does."""
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            raise Taken from error
        self._handle = handle

    def release(self) -> None:
        # The file stays: whoever waits for it elsewhere may have it open already.
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
