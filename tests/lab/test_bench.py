"""The measuring instruments work; how fast things are is nobody's assertion."""

from __future__ import annotations

import importlib.util
import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import hindmost
from hindmost.kernel.position import Position
from hindmost.lab.bench import Figure, bench, step_cost

BENCH = Path(__file__).parents[2] / "bench"


def load(name: str) -> Any:
    """A script of the bench folder, which is no package."""
    spec = importlib.util.spec_from_file_location(f"bench_{name}", BENCH / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_report_has_every_figure() -> None:
    report = bench(rounds=2, seconds=0.01)
    data = json.loads(json.dumps(report.to_json()))
    rates = {"decisions", "games", "playouts"}
    costs = {"clone", "legal", "apply", "early", "late", "growth", "view", "snapshot", "replay", "memory"}
    assert set(data["figures"]) == rates | costs
    assert all(figure["best"] > 0 and figure["median"] > 0 for figure in data["figures"].values())
    assert data["compiled"] is hindmost.is_compiled()
    assert all(figure.name in str(report) for figure in report.figures)
    how = "compiled" if hindmost.is_compiled() else "interpreted"
    assert str(report).startswith(f"glen-more, 4 seats, random play, {how}; best (median) of 2 rounds\n")
    assert len(report.figure("clone").values) == 2


def test_best_is_the_lowest_cost_and_the_highest_rate() -> None:
    cost, rate = Figure("cost", "µs", "", True), Figure("rate", "1/s", "", False)
    cost.values = rate.values = [3.0, 1.0, 2.0]
    assert (cost.best, rate.best, cost.median) == (1.0, 3.0, 2.0)


class Stepping:
    """A position that can be played on for ever."""

    options = (1, 2)
    played = 0

    def clone(self) -> Stepping:
        return Stepping()

    def play(self, choice: int) -> None:
        Stepping.played += 1


def test_what_a_step_costs_is_the_time_by_the_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on by a second whenever somebody looks: three rounds of two steps take a second each."""
    monkeypatch.setattr("time.process_time", count().__next__)
    positions = cast("list[Position]", [Stepping(), Stepping()])
    assert step_cost(positions, Random(1), 3.0) == pytest.approx(3 / 6)
    assert Stepping.played == 6


@pytest.mark.parametrize("seats", ["2", "4"])
def test_the_adapter_keeps_the_contract_of_the_loop(seats: str) -> None:
    game, peers = load("engine").glen_more(seats), load("peers")
    result: dict[str, Any] = {}
    peers.play(game, Random(1), 0.0, result)
    assert result["games"] == 1
    assert result["options"] >= result["decisions"] > 50
    assert len(peers.sample(game, Random(2))) == peers.SAMPLES, "clones are equal and independent"
    assert game.native(1, 2) > 100
    assert min(game.stages(0.001)) > 0


def test_the_report_says_which_targets_are_missed(tmp_path: Path) -> None:
    """From a run in which Glen More is 13 times as fast as Catanatron, but only 4 times as fast as backgammon."""
    report = load("report")
    speeds = {
        f"engine:engine:glen_more:4@{tmp_path}": 1300.0,
        "catanatron:4p": 100.0,
        "open_spiel:backgammon": 325.0,
    }
    rows = [{"name": name, "decisions_per_cpu_s": {"best": speed}} for name, speed in speeds.items()]
    run = report.Run({"rows": rows}, tmp_path)
    lines = report.targets(run).splitlines()
    assert "| Glen More, decisions, times Catanatron's | at least 12 | 13.0 |  |" in lines
    assert "| Glen More, decisions, times OpenSpiel backgammon's | at least 5 | 4.00 | **missed** |" in lines
    assert "| Glasgow, decisions, times Catanatron's | at least 15 |  | not measured |" in lines
    assert "13.0" in report.picture(run)
