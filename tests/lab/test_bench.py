"""The measuring instruments work; how fast things are is nobody's assertion."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hindmost
from hindmost.lab.bench import Figure, bench

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
    costs = {"clone", "legal", "apply", "early", "late", "view", "snapshot", "replay", "memory"}
    assert set(data["figures"]) == rates | costs
    assert all(figure["best"] > 0 and figure["median"] > 0 for figure in data["figures"].values())
    assert data["compiled"] is hindmost.is_compiled()
    assert all(figure.name in str(report) for figure in report.figures)
    assert len(report.figure("clone").values) == 2


def test_best_is_the_lowest_cost_and_the_highest_rate() -> None:
    cost, rate = Figure("cost", "µs", "", True), Figure("rate", "1/s", "", False)
    cost.values = rate.values = [3.0, 1.0, 2.0]
    assert (cost.best, rate.best, cost.median) == (1.0, 3.0, 2.0)


@pytest.mark.parametrize("seats", ["2", "4"])
def test_the_adapter_keeps_the_contract_of_the_loop(seats: str) -> None:
    game, peers = load("engine").glen_more(seats), load("peers")
    result: dict[str, Any] = {}
    peers.play(game, Random(1), 0.0, result)
    assert result["games"] == 1
    assert result["options"] >= result["decisions"] > 50
    assert len(peers.sample(game, Random(2))) == peers.SAMPLES, "clones are equal and independent"
    assert game.native(1, 2) > 100
