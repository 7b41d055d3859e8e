"""Chances to win are fitted to what was played, and held against it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from hindmost.bots.chances import STEPS, Chances
from hindmost.lab.calibrate import BINS, Calibration, Moment, fit, main, play_all

TRUE = Chances((0.05, 0.08, 0.1, 0.15, 0.3))


def moments(number: int, seed: int) -> list[Moment]:
    """Made up: won as often as the true chances say."""
    source, found = Random(seed), []
    for _ in range(number):
        moment = Moment(source.random(), [source.gauss(0, 8) for _ in range(3)], None)
        [winner] = source.choices(range(3), TRUE.of(moment.values, moment.done))
        moment.shares = [float(seat == winner) for seat in range(3)]
        found.append(moment)
    return found


def test_the_fit_finds_what_is_true() -> None:
    found = fit(moments(3000, 1))
    assert len(found) == STEPS
    assert found == pytest.approx(TRUE.steps, abs=0.03)
    assert Calibration(moments(3000, 2), Chances(found)).error < 0.03


def test_what_is_wrong_is_seen() -> None:
    right, wrong = (Calibration(moments(3000, 3), model) for model in (TRUE, Chances((0.5,) * STEPS)))
    assert wrong.error > 3 * right.error
    assert wrong.surprise > right.surprise
    assert right.number == 9000
    lines = right.markdown().splitlines()
    assert lines[-1].startswith(f"Off by {100 * right.error:.2f} points")
    assert len([line for line in lines if " % |" in line]) == len([each for each in right.bins if each.number])
    assert right.even == pytest.approx(sum(each.error for each in right.bins) / BINS)


def test_games_are_played_to_their_end() -> None:
    [played] = play_all("glasgow", [2], "random", 1, 1, 0, 1)
    assert played == []  # whoever chooses without looking is not asked
    [played] = play_all("glasgow", [2], "greedy", 1, 1, 0, 1)
    assert len(played) > 20
    assert all(sum(moment.shares) == 1 for moment in played)
    assert [moment.done for moment in played] == sorted(moment.done for moment in played)
    assert played[0].chances is None
    [played] = play_all("glasgow", [2], "greedy", 1, 1, 1, 1)
    assert played
    assert all(moment.chances and sum(moment.chances) == pytest.approx(1) for moment in played)


def test_the_command_puts_its_report_into_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- calibration glasgow -->\n<!-- end of calibration glasgow -->\n", encoding="utf-8")
    main(["glasgow", "--games", "2", "--into", str(page)])
    printed = capsys.readouterr().out
    assert 'by = "python -m hindmost.lab.calibrate glasgow --seats 2 --games 2"' in printed
    assert "2 games of greedy, seats 2, seed 1, half of them for the fit." in page.read_text("utf-8")
    main(["glasgow", "--games", "1", "--seed", "3", "--kept", "--into", str(page)])
    text = page.read_text("utf-8")
    assert "1 game of greedy, seats 2, seed 3." in text
    assert "for the fit" not in text
    assert "Off by " in text
    main(["glasgow", "--games", "1", "--deals", "2", "--into", str(page)])
    assert "1 game of greedy, seats 2, seed 1, played on 2 times." in page.read_text("utf-8")
    main(["glasgow", "--games", "2", "--deals", "1", "--into", str(page)])
    assert "2 games of greedy, seats 2, seed 1, played on 1 time." in page.read_text("utf-8")
