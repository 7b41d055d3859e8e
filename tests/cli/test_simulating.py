"""Many games between bots, kept in a file, and proved again from it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import hindmost
from tests.cli.conftest import Run

SIMULATE = ("simulate", "glen-more", "--seats", "2", "--games", "3", "--seed", "1")


def test_the_summary_is_data_on_standard_output(run: Run) -> None:
    done = run(*SIMULATE, "--json")
    assert done.code == 0
    data = json.loads(done.out)
    assert data["games"] == 3
    assert data["errors"] == []
    assert data["decisions"] > 100
    assert set(data) >= {"seconds", "mean_scores", "wins"}
    assert sum(data["wins"]["by_seat"]) == pytest.approx(3)
    assert data["wins"]["by_bot"] == {"random": 3}


def test_the_same_seed_gives_the_same_games(run: Run) -> None:
    first, second = (json.loads(run(*SIMULATE, "--json").out) for _ in range(2))
    del first["seconds"], second["seconds"]
    assert first == second


def test_a_table_to_read(run: Run) -> None:
    done = run(*SIMULATE, "--check")
    assert "3 games" in done.out
    assert "random" in done.out
    assert "1 Rust" in done.out


def test_records_can_be_kept_and_proved(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert run(*SIMULATE, "--out", str(file), "--json").code == 0
    records = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert [hindmost.replay(record).over for record in records] == [True] * 3
    done = run("replay", str(file), "--check")
    assert done.code == 0
    assert len(done.out.splitlines()) == 3
    scores = records[0]["scores"]
    assert done.out.splitlines()[0].startswith(f"Glen More: Rust {scores[0]}, Sky {scores[1]}; won by ")
    assert "All 3 records are right." in done.err


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """One finished game in a file."""
    file = tmp_path / "game.json"
    run("simulate", "glen-more", "--seats", "2", "--games", "1", "--out", str(file), "--json")
    return file


def test_a_single_record(run: Run, record: Path) -> None:
    done = run("replay", str(record))
    assert done.code == 0
    assert done.out.startswith("Glen More: Rust ")


def test_a_record_from_standard_input(run: Run, record: Path) -> None:
    assert run("replay", "-", "--check", typed=record.read_text("utf-8")).code == 0


def test_wrong_scores_are_found_by_the_check_only(run: Run, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    right = data["scores"]
    data["scores"] = [score + 1 for score in right]
    record.write_text(json.dumps(data), "utf-8")
    assert f"Rust {right[0]}" in run("replay", str(record)).out
    done = run("replay", str(record), "--check")
    assert done.code != 0
    assert "scores" in done.err
    assert done.out == ""


def test_a_record_without_scores_cannot_be_checked(run: Run, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    data["scores"] = None
    record.write_text(json.dumps(data), "utf-8")
    done = run("replay", str(record), "--check")
    assert done.code != 0
    assert "tells no scores" in done.err


def test_one_broken_record_does_not_hide_the_others(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(*SIMULATE, "--out", str(file), "--json")
    lines = file.read_text("utf-8").splitlines()
    broken = json.loads(lines[1])
    broken["choices"][5] = "0 take 99"
    file.write_text("\n".join([lines[0], json.dumps(broken), lines[2]]), "utf-8")
    done = run("replay", str(file), "--check")
    assert done.code == 1
    assert len(done.out.splitlines()) == 2
    assert "line 2" in done.err
    assert "Choice 6 (0 take 99) cannot be played" in done.err


def test_an_unfinished_record(run: Run, record: Path) -> None:
    data = json.loads(record.read_text("utf-8"))
    data |= {"choices": data["choices"][:5], "over": False, "scores": None}
    record.write_text(json.dumps(data), "utf-8")
    done = run("replay", str(record), "--check")
    assert done.code == 0
    assert "unfinished after 5 choices" in done.out
