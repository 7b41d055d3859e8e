"""Tables of a test are dealt by its name: what was red is red again, and nothing is red by chance."""

from __future__ import annotations

import atexit
import hashlib
import os
import tempfile
from pathlib import Path

from hindmost.server.lobby import making

PLACE = "DEALT_FOR"
"""The setting that leads to the name of the test that runs: servers in processes of their own inherit it."""


def begin(test: str) -> None:
    """Below the name stands a stroke for each try and a dot for each deal: tried again, a test is dealt the same."""
    if PLACE not in os.environ:
        os.environ[PLACE] = _new_file()
        fix()
    place = Path(os.environ[PLACE])
    name, _, marks = place.read_text().partition("\n")
    place.write_text(f"{test}\n{marks if name == test else ''}/")
    _deal_as_before(test)


def fix() -> None:
    """From here on the tables of this process are dealt by the test that runs, if it says its name."""
    if PLACE not in os.environ:
        return
    vars(making).update(new_seed=new_seed, new_table=new_table)
    _deal_as_before(Path(os.environ[PLACE]).read_text())


def _deal_as_before(test: str) -> None:
    """Tests in the browser look at deals that were dealt by plain streams, before tables had cryptographic ones: theirs
    stay as they are. All others are dealt as people are."""
    vars(making).update(KEYED=not test.startswith("tests/browser/"))


def new_seed() -> int:
    name, marks = _deal()
    return int(_digest(name, marks.rpartition("/")[2]), 16)


def new_table() -> str:
    """Its name is another one at every try: the bots at it are not the same."""
    return _digest(*_deal())[:12]


def _new_file() -> str:
    handle, path = tempfile.mkstemp(prefix="hindmost-dealt-")
    os.close(handle)
    atexit.register(Path(path).unlink, missing_ok=True)
    return path


def _deal() -> tuple[str, str]:
    """The test's name and the marks so far. By the end of what it wrote, every process knows its own deal."""
    place = Path(os.environ[PLACE])
    with place.open("ab", buffering=0) as file:
        file.write(b".")
        end = file.tell()
    name, _, marks = place.read_bytes()[: end - 1].decode().partition("\n")
    return name, marks


def _digest(*words: str) -> str:
    return hashlib.sha256("\n".join(words).encode()).hexdigest()
