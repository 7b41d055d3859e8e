"""The bench for two trees, on this one against itself; how fast it is is nobody's assertion."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.lab.test_bench import BENCH, load

ROOT = BENCH.parent
RATIO = r"\d+\.\d\d \(\d+\.\d\d–\d+\.\d\d\)(?: \*\*missed\*\*)?"


@pytest.fixture
def trees(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    return load("trees")


def rows_of(*arguments: str) -> list[list[str]]:
    """The table that the bench prints, after its heads."""
    few = ["--sittings", "2", "--rounds", "1", "--seconds", "0.01", "--how", "interpreted"]
    command = [sys.executable, str(BENCH / "trees.py"), *arguments, *few]
    said = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return [line.strip("| ").split(" | ") for line in said.splitlines()[2:]]


def test_a_tree_beside_itself_has_every_ratio() -> None:
    ((title, *ratios),) = rows_of(str(ROOT), str(ROOT), "--only", "Glasgow")
    assert title == "Glasgow, interpreted"
    assert len(ratios) == 6, "decisions, playouts, clones, legal options, and the end of a game in each tree"
    assert all(re.fullmatch(RATIO, ratio) for ratio in ratios)


def test_one_tree_alone_shows_the_end_of_its_games() -> None:
    rows = rows_of(str(ROOT), "--only", "Glen More II, [23] seats")
    assert [title for title, _ in rows] == ["Glen More II, 2 seats, interpreted", "Glen More II, 3 seats, interpreted"]
    assert all(re.fullmatch(RATIO, ratio) for _, ratio in rows)


def test_a_ratio_is_a_median_within_its_range(trees: Any) -> None:
    middle, low, high = trees.spread([0.9, 1.0, 1.1, 1.2, 5.0])
    assert (middle, low, high) == (1.1, 0.9, 5.0)
    assert trees.spread([2.0] * 9) == (2.0, 2.0, 2.0)
    assert trees.shown([2.0, 2.1, 2.2], at_most=2.0).endswith("**missed**")


def test_an_engine_is_compiled_anew_when_its_tree_has_changed(trees: Any, tmp_path: Path) -> None:
    package = tmp_path / "src" / "hindmost"
    package.mkdir(parents=True)
    for path in (tmp_path / "pyproject.toml", tmp_path / "build_engine.py", package / "rules.py"):
        path.write_text("")
    before = trees.fingerprint(tmp_path)
    assert trees.fingerprint(tmp_path) == before
    (package / "rules.py").write_text("x = 1\n")
    assert trees.fingerprint(tmp_path) != before
