"""The chronicle of docs/writing-a-chronicle.md, installed as a package of its own: it is played like any other."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.installing import CEILIDH, ROOT, install

Run = Callable[..., str]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(CEILIDH, tmp_path_factory.mktemp("installed"))


@pytest.fixture
def run(place: Path, tmp_path: Path) -> Run:
    """A program that runs where the package is installed; gives what it printed."""

    def run(*words: str) -> str:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT, place))), "NO_COLOR": "1"}
        done = subprocess.run(
            [sys.executable, *words], cwd=tmp_path, env=env, capture_output=True, text=True, check=False, timeout=600
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    return run


def test_it_is_under_everything_that_chronicles_are_under(run: Run) -> None:
    proofs = [CEILIDH / "test_ceilidh.py", ROOT / "tests" / "chronicles" / "with_ceilidh.py"]
    texts = ROOT / "tests" / "text" / "test_rules_reference.py"
    alone = ("-n0", "-p", "no:cacheprovider", "-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT))
    run("-m", "pytest", *alone, *map(str, proofs))
    run("-m", "pytest", *alone, "-k", "chronicle-20", str(texts))


def test_the_command_lists_shows_explains_and_plays_it(run: Run) -> None:
    assert "2, 4, 7, 20" in run("-m", "hindmost", "games")
    assert "tunes" in run("-m", "hindmost", "catalogue", "glen-more-ii", "--chronicles", "20")
    assert "Grande Grange" in run("-m", "hindmost", "rules", "C20-05", "--lang", "fr")
    bots = ("--bots", "greedy,random", "--games", "1", "--seed", "1")
    run("-m", "hindmost", "simulate", "glen-more-ii", "--seats", "2", "--chronicles", "20", *bots)


PROGRAM = """
import hindmost
game = hindmost.new_game("glen-more-ii", seats=3, chronicles=(7, 20), seed=42)
while not game.over:
    question = game.questions[0]
    game.play(question.seat, question.options[0].id)
assert game.check() == []
assert hindmost.replay(game.record()).hash() == game.hash()
assert hindmost.restore(game.snapshot()).hash() == game.hash()
print([source for source in ("score-guests", "score-tunes") if any(a.source == source for a in game.score_sheet())])
"""


def test_the_api_plays_it(run: Run) -> None:
    assert "score-tunes" in run("-c", PROGRAM)
