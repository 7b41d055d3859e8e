"""The chronicle of docs/writing-a-chronicle.md, installed as a package of its own: it is played like any other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import hindmost
from tests import installing
from tests.installing import (
    CEILIDH,
    LAST_CHRONICLE,
    contents,
    copy,
    install,
    is_required,
    private_copy,
    really_installed,
)
from tests.server.running import Person, Spawned

pytestmark = pytest.mark.skipif(hindmost.is_compiled(), reason="the copy runs as it is written, whatever runs here")
Run = Callable[..., str]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Whatever is done with it here, in no room is a file changed, made or missing.

    It is done to a copy of the project, for in the project itself others may build and play meanwhile.
    """
    private = private_copy(tmp_path_factory.mktemp("project"))
    before = contents(private)
    yield private
    assert contents(private) == before


@pytest.fixture(scope="module")
def place(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(project / "docs" / "ceilidh", tmp_path_factory.mktemp("installed"))


@pytest.fixture
def path(project: Path, place: Path) -> str:
    """Where programs find the project and the package."""
    return os.pathsep.join(map(str, (project / "src", project, place)))


@pytest.fixture
def run(path: str, tmp_path: Path) -> Run:
    """A program that runs where the package is installed; gives what it printed."""

    def run(*words: str) -> str:
        env = {**os.environ, "PYTHONPATH": path, "NO_COLOR": "1"}
        done = subprocess.run(
            [sys.executable, *words], cwd=tmp_path, env=env, capture_output=True, text=True, check=False, timeout=600
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout + done.stderr

    return run


def test_it_is_under_everything_that_chronicles_are_under(run: Run, project: Path) -> None:
    proofs = [project / "docs" / "ceilidh" / "test_ceilidh.py", project / "tests" / "chronicles" / "with_ceilidh.py"]
    texts = project / "tests" / "text" / "test_rules_reference.py"
    alone = ("-n0", "-p", "no:cacheprovider", "-c", str(project / "pyproject.toml"), "--rootdir", str(project))
    run("-m", "pytest", *alone, *map(str, proofs))
    run("-m", "pytest", *alone, "-k", "chronicle-20", str(texts))


def test_the_command_lists_shows_explains_and_plays_it(run: Run) -> None:
    assert f"{LAST_CHRONICLE}, 20" in run("-m", "hindmost", "games")
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


async def test_served_it_leaves_every_room_as_it_was(run: Run, project: Path, path: str, tmp_path: Path) -> None:
    before = contents(project)
    assert str(project) in run("-c", "import hindmost; print(hindmost.__file__)")
    server = Spawned(f"sqlite:///{tmp_path / 'test.db'}", PYTHONPATH=path)
    server.start()
    try:
        async with Person(server.url) as ann:
            table = (await ann.create("mine", "random", game="glen-more-ii", chronicles=[20]))["id"]
            await ann.start(table)
            assert {"a-pipers-inn", "b-great-barn"} <= {
                tile["id"] for tile in (await ann.ask("GET", f"/api/tables/{table}/catalogue"))["tiles"]
            }
            assert "export default" in (await ann.http.get("/api/brought/glen-more-ii/20")).text
    finally:
        server.stop()
    assert {room.partition(os.sep)[0] for room in before} >= {"src", "web"}
    assert contents(project) == before


KEPT = """
import hindmost, json
game = hindmost.new_game("glen-more-ii", seats=3, chronicles=(20,), seed=42)
print(json.dumps([game.record(), game.snapshot()]))
"""


def test_what_was_kept_of_it_says_what_is_missing_where_it_is_not_installed(run: Run) -> None:
    record, snapshot = json.loads(run("-c", KEPT))
    sentence = "has no Chronicle 20; it has: [0-9, ]+. One that a package brings is there while the package is"
    with pytest.raises(hindmost.DamagedRecord, match=sentence):
        hindmost.replay(record)
    with pytest.raises(hindmost.DamagedSnapshot, match=sentence):
        hindmost.restore(snapshot)


def test_a_copy_is_not_enough_where_changes_are_checked_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installing, "really_installed", lambda project, target: False)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(RuntimeError, match="CI=true asks for them"):
        install(CEILIDH, tmp_path / "required")
    monkeypatch.delenv("CI")
    assert (install(CEILIDH, tmp_path / "copied") / "hindmost_ceilidh" / "module.py").is_file()


def test_an_installer_and_a_copy_bring_the_same(tmp_path: Path) -> None:
    """Where there is no installer, the copy stands for it in all tests here."""
    if not really_installed(CEILIDH, tmp_path / "installed"):
        assert not is_required()
        pytest.skip("uv or hatchling is not on this machine")
    copy(CEILIDH, tmp_path / "copied")
    for name in ("hindmost_ceilidh/module.py", "hindmost_ceilidh/browser.js", "hindmost_ceilidh/text/fr.ftl"):
        assert (tmp_path / "installed" / name).read_bytes() == (tmp_path / "copied" / name).read_bytes()
    points = [next((tmp_path / place).glob("*.dist-info")) / "entry_points.txt" for place in ("installed", "copied")]
    assert [path.read_text("utf-8").split() for path in points] == [
        ["[hindmost.chronicles]", "ceilidh", "=", "hindmost_ceilidh.module:CEILIDH"]
    ] * 2
