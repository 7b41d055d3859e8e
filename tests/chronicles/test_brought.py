"""Packages that bring chronicles which cannot be played: each is told, and everything else goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from hindmost.games.glen_more_ii.chronicles.brought import GROUP, Brought, Lay, bring
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
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


class Point:
    """An entry point, as far as anybody looks at it."""

    def __init__(self, package: str, name: str, found: object) -> None:
        self.dist = SimpleNamespace(name=package) if package else None
        self.name = name
        self.value = f"{name}.module:IT"
        self._found = found

    def load(self) -> object:
        if isinstance(self._found, Exception):
            raise self._found
        return self._found


def chronicle(number: int, key: str) -> Chronicle:
    made = type("Wake", (Chronicle,), {"number": number, "key": key})()
    assert isinstance(made, Chronicle)
    return made


def bringing(monkeypatch: pytest.MonkeyPatch, *points: Point, lay: Lay = lambda chronicles: None) -> Brought:
    """Beside two of the project's own, 7 and 8."""
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: points if group == GROUP else ())
    return bring((chronicle(7, "seven"), chronicle(8, "eight")), lay)


def test_those_that_can_be_played_come_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[list[int]] = []
    points = [
        Point("b", "late", chronicle(30, "late")),
        Point("a", "z", chronicle(63, "z")),
        Point("a", "y", chronicle(1, "y")),
    ]
    brought = bringing(monkeypatch, *points, lay=lambda found: laid.append([each.number for each in found]))
    assert [each.number for each in brought.chronicles] == [1, 30, 63]
    assert brought.troubles == ()
    assert laid == [[7, 8, 1], [7, 8, 1, 63], [7, 8, 1, 63, 30]], (
        "each is tried with those before it, by package and name"
    )


@pytest.mark.parametrize(
    ("found", "reason"),
    [
        (chronicle(0, "wake"), "its number is 0; choose one from 1 to 63"),
        (chronicle(64, "wake"), "its number is 64; choose one from 1 to 63"),
        (chronicle(8, "wake"), "there is a Chronicle 8 already, 'eight'; give it another number"),
        (chronicle(9, "seven"), "Chronicle 7 has the key 'seven' already; give it another one"),
        (chronicle(20, "wake"), "there is a Chronicle 20 already, 'other'; give it another number"),
        (ValueError("no."), "wake.module:IT cannot be imported (ValueError: no)"),
        (Chronicle, "wake.module:IT is of type type; name an object whose class is a Chronicle"),
    ],
)
def test_the_reason_is_told_and_the_other_comes(monkeypatch: pytest.MonkeyPatch, found: object, reason: str) -> None:
    brought = bringing(monkeypatch, Point("", "wake", found), Point("hindmost-other", "other", chronicle(20, "other")))
    assert [each.key for each in brought.chronicles] == ["other"]
    [trouble] = brought.troubles
    assert f"The package 'wake.module:IT' brings a chronicle 'wake' that cannot be played: {reason}. Every" in trouble


def test_one_that_no_table_can_be_laid_with_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def lay(chronicles: tuple[Chronicle, ...]) -> None:
        if chronicles[-1].key == "wake":
            raise LookupError("the step 'sleep' is not there.")

    points = Point("a", "wake", chronicle(20, "wake")), Point("b", "other", chronicle(21, "other"))
    brought = bringing(monkeypatch, *points, lay=lay)
    assert [each.key for each in brought.chronicles] == ["other"]
    assert "no table can be laid with it (LookupError: the step 'sleep' is not there)." in brought.troubles[0]


def test_two_that_want_the_same_number(tmp_path: Path) -> None:
    place = install(CEILIDH, installed(tmp_path, number=20))
    done = command(place, "games")
    assert f"{LAST_CHRONICLE}, 20" in done.stdout
    assert "The package 'hindmost-wake'" in done.stderr
    assert "there is a Chronicle 20 already, 'ceilidh'" in done.stderr
