"""The marathon itself: what it is made of, and what it says of a game that fails."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import hindmost
from hindmost import Game
from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES
from tests.configurations import Configuration
from tests.marathon import __main__ as marathon
from tests.marathon import course
from tests.marathon.entries import Leg, entries, legs
from tests.marathon.solo import group_of, solo_entries

FEW = ["--each", "1", "--alone", "0", "--all", "0"]


def test_every_combination_and_every_number_of_seats_that_it_allows() -> None:
    found = {configuration.id: games for configuration, games in entries(20, 500, 1000, range(1, 9))}
    mine = [id_ for id_ in found if id_.startswith("glen-more-ii")]
    assert len(mine) == 256 * 3 - 128, "with Chronicle 4 there are no two"
    assert found["glen-more-ii-2"] == found["glen-more-ii-3-c2-c5-c8"] == 20
    assert sum(found[f"glen-more-ii-{seats}-c1"] for seats in (2, 3, 4)) >= 500
    assert sum(found[f"glen-more-ii-{seats}-c4"] for seats in (3, 4)) >= 500
    fullest = ("2-c1-c2-c3-c5-c6-c7-c8", "3-c1-c2-c3-c4-c5-c6-c7-c8", "4-c1-c2-c3-c4-c5-c6-c7-c8")
    assert sum(found[f"glen-more-ii-{each}"] for each in fullest) >= 1000


def test_every_combination_of_all_chronicles_once() -> None:
    mine = [each.id for each, _ in entries(1, 0, 0, drawn=True) if each.game == "glen-more-ii"]
    assert len({id_.partition("-c")[2] for id_ in mine}) == len(mine) == 2 ** len(CHRONICLES)
    assert {id_.split("-")[3] for id_ in mine} == {"2", "3", "4"}
    fullest = "-".join(f"c{each.number}" for each in CHRONICLES)
    assert {configuration.id: games for configuration, games in entries(1, 0, 90)}[f"glen-more-ii-4-{fullest}"] == 30


def test_no_game_is_played_twice() -> None:
    seen = [(leg.configuration.id, seed) for leg in legs(25, 60, 90) for seed in leg.seeds]
    assert len(set(seen)) == len(seen) == sum(games for _, games in entries(25, 60, 90))


def test_a_game_that_fails_says_how_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def unsound(configuration: Configuration, seed: int) -> Game:
        raise AssertionError("unsound")

    monkeypatch.setattr(course, "run", unsound)
    leg = Leg(Configuration("glen-more-ii", 3, (1, 4), {}), range(17, 18))
    (failure,) = course.played(leg)
    again = failure.splitlines()[-1].removeprefix("Again: python -m tests.marathon ")
    assert "AssertionError: unsound" in failure
    assert again == "--once glen-more-ii 3 1,4 17"
    assert marathon.main(again.split()) == 1
    assert "unsound" in capsys.readouterr().out


def test_what_is_noted_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    few = [Leg(Configuration("glasgow", 2, (), {}), range(seed, seed + 1)) for seed in range(2)]
    monkeypatch.setattr(marathon, "legs", lambda *_: iter(few))
    noted = tmp_path / "noted.txt"
    noted.write_text(f"{few[0].id}\n", "utf-8")
    assert marathon.main([*FEW, "--noted", str(noted)]) == 0
    assert few[0].id not in capsys.readouterr().out
    assert noted.read_text("utf-8").splitlines() == [leg.id for leg in few]
    assert marathon.main([*FEW, "--noted", str(noted)]) == 0
    assert "0 games, on the" in capsys.readouterr().out


def test_processes_share_the_games(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "tests.marathon", "--noted", str(tmp_path / "noted.txt"), "--jobs", "2", *FEW]
    said = subprocess.run([*words, "--among"], capture_output=True, text=True, timeout=600, check=False)
    assert said.returncode == 0, said.stderr
    assert said.stdout.endswith("\n0 games failed\n")
    assert "glasgow-2 seeds 0 to 0: ok" in said.stdout


def test_games_against_the_lady_by_level_by_chronicle_and_with_all_that_fit() -> None:
    found = solo_entries(500, 100, 200)
    (info,) = (each for each in hindmost.games() if each.automas)
    fitting = tuple(each.number for each in info.about if each.unfit is None)
    assert 4 not in fitting
    assert all(each.automa in info.automas and each.is_allowed for each, _ in found)
    assert {each.automa: games for each, games in found if not each.chronicles} == dict.fromkeys(info.automas, 500)
    for number in fitting:
        assert sum(games for each, games in found if each.chronicles == (number,)) == 100
    assert sum(games for each, games in found if each.chronicles == fitting) == 200
    assert {group_of(each) for each, _ in found} >= {"glen-more-ii alone, raiglar", "glen-more-ii alone, Chronicle 8"}


def test_a_game_against_the_lady_is_played_and_counted_for_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    counted: dict[str, dict[str, int]] = {}
    monkeypatch.setattr(marathon, "keep", lambda run, group, row: counted.update({f"{run}: {group}": row}))
    monkeypatch.setattr(marathon, "solo_entries", lambda *_: [(Configuration("glen-more-ii", 1, (), {}, "raiglar"), 1)])
    words = ["--solo", "--keep", "--noted", str(tmp_path / "noted.txt")]
    assert marathon.main(words) == 0
    assert counted == {"games: glen-more-ii alone, raiglar": {"games": 1, "failed": 0}}
    assert marathon.main(["--once", "glen-more-ii", "raiglar", "-", "0"]) == 0
    assert capsys.readouterr().out.endswith("ok\n")


def test_what_has_been_played_before_is_counted_for_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = [Leg(Configuration("glen-more-ii", 2, (number,), {}), range(1)) for number in (1, 2)]
    counted: dict[str, dict[str, int]] = {}
    monkeypatch.setattr(marathon, "keep", lambda run, group, row: counted.update({f"{run}: {group}": row}))
    monkeypatch.setattr(marathon, "legs", lambda *_: iter(few))
    noted = tmp_path / "noted.txt"
    noted.write_text("".join(f"{leg.id}\n" for leg in few), "utf-8")
    assert marathon.main(["--keep", "--noted", str(noted)]) == 0
    assert counted == {f"games: glen-more-ii, Chronicle {number}": {"games": 1, "failed": 0} for number in (1, 2)}
    counted.clear()
    assert marathon.main(["--keep", "--drawn", "--noted", str(noted)]) == 0
    assert counted == {"games: glen-more-ii, every combination once": {"games": 2, "failed": 0}}
