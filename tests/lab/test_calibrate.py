"""Chances to win are fitted to what was played, and held against it."""

from __future__ import annotations

from math import log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hindmost.bots.chances import STEPS, Chances
from hindmost.lab import calibrate
from hindmost.lab.calibrate import BINS, Bin, Calibration, Moment, fit, main, play, play_all
from hindmost.lab.match import Match
from tests.lab.noting import noting

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


def said(chances: list[float], shares: list[float]) -> Moment:
    """A moment of which chances were said by playing on."""
    moment = Moment(0.5, [0.0] * len(chances), chances)
    moment.shares = shares
    return moment


def test_seats_that_were_said_to_win_alike_are_held_together() -> None:
    held = Calibration([said([0.25, 0.75], [0.0, 1.0]), said([0.2, 0.8], [1.0, 0.0])], Chances((9.0,) * STEPS))
    assert [each.number for each in held.bins] == [0, 0, 2, 0, 0, 0, 0, 1, 1, 0]
    assert (held.bins[2].said, held.bins[2].won) == (0.45, 1.0)
    assert held.bins[2].error == pytest.approx(0.275)
    assert held.number == 4
    assert held.error == pytest.approx((2 * 0.275 + 0.25 + 0.8) / 4)
    assert held.even == pytest.approx((0.275 + 0.25 + 0.8) / 3)
    assert held.surprise == pytest.approx(-(log(0.75) + log(0.2)) / 2)
    lines = held.markdown().splitlines()
    assert lines[:2] == ["| said | seats | said on average | won | off by |", "| --- | --: | --: | --: | --: |"]
    assert lines[2:5] == [
        "| 20 to 30 % | 2 | 22.5% | 50.0% | 27.5 |",
        "| 70 to 80 % | 1 | 75.0% | 100.0% | 25.0 |",
        "| 80 to 90 % | 1 | 80.0% | 0.0% | 80.0 |",
    ]
    assert lines[5] == ""
    assert lines[6].startswith("Off by 40.00 points on average")
    assert "by 44.17, each counting alike. Surprise: 0.9486 nats." in lines[6]


def test_whoever_is_sure_of_everything_belongs_into_the_last_bin() -> None:
    held = Calibration([said([1.0, 0.0], [0.0, 1.0])], Chances((0.1,) * STEPS))
    assert [held.bins[0].number, held.bins[-1].number] == [1, 1]
    assert held.surprise == pytest.approx(-log(1e-6)), "as much as can be"


def test_where_nothing_was_said_nothing_is_wrong() -> None:
    held = Calibration([], Chances((0.1,) * STEPS))
    assert (held.number, held.error, held.even, held.surprise) == (0, 0, 0, 0)
    assert Bin().error == 0


def test_a_moment_bears_on_the_two_steps_around_it() -> None:
    """At the beginning, where the leader wins more often than not, and nothing else is known."""
    early = moments(300, 5)
    for moment in early:
        moment.done = 0.0
    found = fit(early)
    assert found[0] != 0.1
    assert found[1:] == (0.1,) * (STEPS - 1)
    for moment in early:
        moment.done = -0.3
    assert fit(early) == found, "before the beginning there is nothing"
    for moment in early:
        moment.done = 1.2
    assert fit(early)[:-1] == (0.1,) * (STEPS - 1)
    for moment in early:
        moment.done = 0.375
    between = fit(early)
    assert (between[0], between[3], between[4]) == (0.1, 0.1, 0.1)
    assert between[1] == pytest.approx(between[2], abs=0.01)


def test_a_lead_is_never_held_against_anybody() -> None:
    """Even where whoever was behind has won."""
    upside_down = [Moment(0.0, [-10.0, 10.0], None) for _ in range(20)]
    for moment in upside_down:
        moment.shares = [1.0, 0.0]
    assert fit(upside_down)[0] == 0


def test_a_shared_win_is_shared_and_the_seats_change_from_game_to_game(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[int] = []

    def through(self: Match) -> None:
        assert isinstance(self, calibrate.Told)
        sat.append(len(self.names))
        self.moments = [Moment(0.0, [], None)]

    monkeypatch.setattr(Match, "play", through)
    monkeypatch.setattr("hindmost.kernel.game.Game.winners", (0, 1))
    assert [play("glen-more", [2, 3], "greedy", 1, 0, number)[0].shares for number in range(3)] == [
        [0.5, 0.5],
        [0.5, 0.5, 0.0],
        [0.5, 0.5],
    ]
    assert sat == [2, 3, 2]


def test_where_it_is_played_on_every_ninth_turn_is_told() -> None:
    [every] = play_all("glasgow", [2], "greedy", 1, 1, 0, 1)
    for number in (0, 4):
        told = play("glasgow", [2], "greedy", 1, 1, number)
        whole = len(every) if not number else len(play("glasgow", [2], "greedy", 1, 0, number))
        assert len(told) == (whole + number) // 9
    first = play("glasgow", [2], "greedy", 1, 1, 0)[0]
    assert first.done == every[8].done


def test_processes_of_their_own_are_begun_only_for_those_who_want_several(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []

    class Pool:
        def __init__(self, *words: Any) -> None:
            begun.append(words[0])

        def __enter__(self) -> Pool:
            return self

        def __exit__(self, *_: object) -> None: ...

        def map(self, work: object, numbers: range, chunksize: int) -> list[list[Moment]]:
            return [[Moment(0.0, [], None)] for _ in numbers]

    monkeypatch.setattr(calibrate, "ProcessPoolExecutor", Pool)
    assert len(list(play_all("glasgow", [2], "random", 1, 1, 0, 1))) == 1
    assert not begun
    assert len(list(play_all("glasgow", [2], "random", 1, 3, 0, 2))) == 3
    assert begun == [2]


def test_unless_it_is_said_otherwise_two_greedy_bots_play_a_thousand_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(calibrate, "play_all", noting(asked))
    main(["glasgow"])
    main(["glen-more", "--seats", "2,3", "--deals", "4"])
    assert asked == [("glasgow", [2], "greedy", 1, 1000, 0, 1), ("glen-more", [2, 3], "greedy", 1, 1000, 4, 1)]
    fitted, kept = capsys.readouterr().out.split("Surprise", 1)
    assert "steps = [0.1, 0.1, 0.1, 0.1, 0.1]" in fitted
    assert "half of them for the fit" in fitted
    assert "[weights]" not in kept
    assert "played on 4 times." in kept


def test_the_first_half_is_for_the_fit_and_the_other_is_held_against_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    games = [[said([0.9, 0.1], [1.0, 0.0])] for _ in range(4)] + [[said([0.5, 0.5], [1.0, 0.0])]]
    fitted: list[Any] = []
    monkeypatch.setattr(calibrate, "play_all", lambda *words: games)
    monkeypatch.setattr(calibrate, "fit", noting(fitted, (0.1,) * STEPS))
    main(["glasgow"])
    assert fitted == [([moment for game in games[:2] for moment in game],)]
    assert "| 90 to 100 % | 2 |" in capsys.readouterr().out


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
