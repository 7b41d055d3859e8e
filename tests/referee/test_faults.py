"""Does the referee bite? A rule is broken in a copy of the engine, and the referee must differ from it.

A plain run only holds the list against the engine as it is; `HINDMOST_FULL=1` breaks every rule of it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import hindmost
from tests.configurations import FULL
from tests.referee.configurations import REFEREED
from tests.referee.faults import FAULTS, Fault

PACKAGE = Path(hindmost.__file__).parent
ROOT = Path(__file__).parents[2]
GAMES = 40


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.clause)
def test_the_rule_stands_in_the_engine(fault: Fault) -> None:
    source = (PACKAGE / fault.file).read_text(encoding="utf-8")
    assert source.count(fault.rule) == 1
    assert fault.shown_by in {each.id for each in REFEREED}


@pytest.mark.skipif(not FULL, reason="many games: HINDMOST_FULL=1")
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.clause)
def test_the_referee_bites(fault: Fault, tmp_path: Path) -> None:
    left_out = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(PACKAGE, tmp_path / "hindmost", ignore=left_out)
    broken = tmp_path / "hindmost" / fault.file
    broken.write_text(broken.read_text(encoding="utf-8").replace(fault.rule, fault.broken), encoding="utf-8")
    command = [sys.executable, "-m", "tests.referee", "--first-only"]
    command += ["--games", str(GAMES), "--exactly", fault.shown_by]
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    assert f"{fault.shown_by}, seed " in done.stdout, done.stdout + done.stderr
