"""Alone at the terminal against Lady Auto MacNifique, who explains herself."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import hindmost
from hindmost.occasions import daily_seed
from tests.cli.conftest import Run

SOLO = ("play", "glen-more-ii", "--solo", "ablach", "--seed", "3", "--plain")


def test_a_whole_game_is_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = run(*SOLO, typed=f"save {file}\n" + "1\n" * 1000)
    assert done.code == 0
    assert "level Ablach" in done.out
    assert "turns up action card" in done.out
    assert "(C12-PICK-03)" in done.out
    assert "── The game is over" in done.out
    assert json.loads(file.read_text("utf-8"))["automa"] == "ablach"
    again = run("play", "--resume", str(file), typed="q\n")
    assert "level Ablach" in again.out


def test_in_french_with_chronicles(run: Run) -> None:
    done = run(*SOLO, "--chronicles", "2,7", "--lang", "fr", typed="1\n" * 20 + "q\n")
    assert done.code == 0
    assert "révèle la carte Action" in done.out


def test_what_cannot_be_is_refused_with_a_sentence(run: Run) -> None:
    level = run("play", "glen-more-ii", "--solo", "easy")
    assert (level.code, level.out) == (2, "")
    assert "ablach" in level.err
    hammer = run(*SOLO, "--chronicles", "4")
    assert hammer.code == 2
    assert "C12-CHR-05" in hammer.err


def test_the_deal_of_the_day_is_that_of_every_server(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    before = datetime.now(UTC).date()
    done = run("play", "glen-more-ii", "--solo", "ablach", "--daily", "--plain", typed=f"save {file}\nq\n")
    assert done.code == 0, done.err
    days = {before, datetime.now(UTC).date()}
    saved = json.loads(file.read_text("utf-8"))
    assert saved["seed"] in {daily_seed("glen-more-ii", day) for day in days}
    server_s = hindmost.new_game("glen-more-ii", 1, seed=saved["seed"], automa="ablach", keyed=True)
    assert saved["state"] == server_s.snapshot()["state"], "drawn as at a server's tables, so it is the same deal"


def test_the_deal_of_the_day_leaves_nothing_else_open(run: Run) -> None:
    alone = run("play", "glen-more-ii", "--daily", "--plain")
    assert alone.code == 2
    assert "--solo raiglar --daily" in alone.err
    for more in (["--seed", "3"], ["--chronicles", "2"], ["--real"]):
        refused = run("play", "glen-more-ii", "--solo", "ablach", "--daily", *more, "--plain")
        assert refused.code == 2
        assert "leave --seed, --chronicles and --real out" in refused.err
