"""Packages that bring chronicles which cannot be played: each is told, and everything else goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.installing import CEILIDH, LAST_CHRONICLE, ROOT, install

MODULE = """
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.kernel.hooks import AFTER, Insert
from hindmost.kernel.frames import Frame

class Wait(Frame):
    pass

class Wake(Chronicle):
    number = {number}
    key = {key!r}

    def inserts(self):
        return (Insert("turn", AFTER, {anchor!r}, "wait", Wait()),)

WAKE = {value}
"""
GOOD = {"number": 21, "key": "wake", "anchor": "take", "value": "Wake()"}


def installed(target: Path, **changes: object) -> Path:
    """A package `hindmost-wake`, good but for the changes."""
    project = target / "project"
    (project / "hindmost_wake").mkdir(parents=True)
    (project / "hindmost_wake" / "__init__.py").touch()
    (project / "hindmost_wake" / "module.py").write_text(MODULE.format(**{**GOOD, **changes}), "utf-8")
    toml = (CEILIDH / "pyproject.toml").read_text("utf-8")
    toml = toml.replace("hindmost-ceilidh", "hindmost-wake").replace("hindmost_ceilidh", "hindmost_wake")
    (project / "pyproject.toml").write_text(toml.replace("CEILIDH", "WAKE"), "utf-8")
    return install(project, target / "installed")


def command(place: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(place)]), "NO_COLOR": "1"}
    return subprocess.run(
        [sys.executable, "-m", "hindmost", *words], env=env, capture_output=True, text=True, check=False, timeout=120
    )


def test_one_that_is_good_is_there_even_without_texts(tmp_path: Path) -> None:
    done = command(installed(tmp_path), "games")
    assert f"{LAST_CHRONICLE}, 21" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"number": 7}, "there is a Chronicle 7 already, 'rock-and-hard-place'; give it another number"),
        ({"number": 64}, "its number is 64; choose one from 1 to 63"),
        ({"key": "highlander"}, "Chronicle 2 has the key 'highlander' already; give it another one"),
        ({"value": "Wake"}, "hindmost_wake.module:WAKE is of type "),
        ({"value": "1 / 0"}, "hindmost_wake.module:WAKE cannot be imported (ZeroDivisionError: division by zero)"),
        ({"anchor": "sleep"}, "no table can be laid with it (BadConfiguration: "),
    ],
    ids=["number", "range", "key", "no chronicle", "import", "no such step"],
)
def test_one_that_cannot_be_played_is_told_and_left_out(
    tmp_path: Path, changes: dict[str, object], reason: str
) -> None:
    done = command(installed(tmp_path, **changes), "games")
    assert done.returncode == 0, done.stderr
    assert f"{LAST_CHRONICLE} " in done.stdout
    assert "The package 'hindmost-wake' brings a chronicle 'ceilidh' that cannot be played: " in done.stderr
    assert reason in done.stderr
    assert "correct or uninstall the package" in done.stderr


def test_two_that_want_the_same_number(tmp_path: Path) -> None:
    place = install(CEILIDH, installed(tmp_path, number=20))
    done = command(place, "games")
    assert f"{LAST_CHRONICLE}, 20" in done.stdout
    assert "The package 'hindmost-wake'" in done.stderr
    assert "there is a Chronicle 20 already, 'ceilidh'" in done.stderr
