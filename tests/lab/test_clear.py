"""Positions with a clear best turn: how they are found, kept and told."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import hindmost
from hindmost.bots import make
from hindmost.bots.bot import Outlook
from hindmost.bots.search import Candidate, Trial
from hindmost.kernel.game import Game
from hindmost.lab import clear
from hindmost.lab.clear import Found, Tried, file_of, find, found_by, look, markdown, promising, read, spend, stopped
from tests.lab.noting import noting

KEPT = Path(__file__).parents[1] / "bots" / "clear"


@pytest.fixture
def kept() -> Found:
    return read(file_of(KEPT, "glasgow"))[0]


def test_a_game_is_stopped_at_a_turn_and_always_at_the_same() -> None:
    game = stopped("glasgow", 3)
    assert not game.over
    assert game.hash() == stopped("glasgow", 3).hash() != stopped("glasgow", 4).hash()


def test_what_is_clear_is_found_with_fewer_rollouts_too(kept: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clear, "TIMES", 1)
    found = look(hindmost.restore(kept.snapshot), 5)
    assert found is not None
    assert (found.number, found.seats, found.best, found.looks) == (5, 2, kept.best, kept.looks)
    assert found.lead == pytest.approx(kept.lead, abs=0.5)


def test_where_hardly_anything_is_ahead_of_all_others_nothing_is_clear(
    kept: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clear, "TIMES", 1)
    monkeypatch.setattr(clear, "LEAST", kept.lead + 5)
    assert look(hindmost.restore(kept.snapshot), 5) is None


class Giving:
    """Deals on which every turn is worth what is written of it, its sum on the deal added."""

    def __init__(self, worths: dict[str, list[float]]) -> None:
        self.worths = worths
        self.played: list[tuple[str, int]] = []

    def add(self, candidates: list[Candidate], seed: int) -> None:
        for each in candidates:
            name = cast("Any", each).turn
            series = self.worths[name]
            self.played.append((name, seed))
            cast("Any", each).value += series[(seed - 1) % len(series)]
            cast("Any", each).tried += 1


class Turn:
    """A candidate by its name."""

    def __init__(self, name: str) -> None:
        self.turn = name
        self.value = 0.0
        self.tried = 0

    @property
    def mean(self) -> float:
        return self.value / max(1, self.tried)


def tried(*names: str) -> list[Tried]:
    return [Tried(cast("Candidate", Turn(name)), None) for name in names]


def spent(worths: dict[str, list[float]], rollouts: int) -> tuple[int, dict[str, int], list[tuple[str, int]]]:
    """How many rollouts were used, on how many deals each turn was tried, and on which in which order."""
    trial, turns = Giving(worths), tried(*worths)
    used = spend(cast("Trial", trial), turns, rollouts)
    return used, {cast("Any", each.candidate).turn: len(each.margins) for each in turns}, trial.played


def test_turns_are_tried_on_the_same_deals_and_the_worse_half_on_fewer() -> None:
    """Of 80 rollouts half for four turns, half for the two that are left."""
    worths = {"a": [1.0, 1.5], "b": [9.0, 9.5], "c": [2.0, 2.5], "d": [5.0, 5.5]}
    used, deals, played = spent(worths, 80)
    assert (used, deals) == (80, {"a": 10, "b": 30, "c": 10, "d": 30})
    assert played[:8] == [(name, seed) for seed in (1, 2) for name in "abcd"]
    assert played[-1] == ("d", 30)


def test_of_three_turns_two_are_left_and_a_single_one_is_not_tried() -> None:
    used, deals, _ = spent({"a": [1.0, 1.5], "b": [9.0, 9.5], "c": [2.0, 2.5]}, 60)
    assert (used, deals) == (60, {"a": 10, "b": 25, "c": 25})
    assert spent({"a": [1.0]}, 60)[:2] == (0, {"a": 0})


@pytest.mark.parametrize(
    ("worths", "goes_on"),
    [
        ({"a": [1.0, 2.0], "b": [9.0, 9.5]}, True),
        ({"a": [9.0, 9.5], "b": [1.0, 2.0]}, False),  # what looks best is best
        ({"a": [0.0, 9.0], "b": [9.0, 1.0]}, False),  # hardly ahead
    ],
)
def test_what_is_not_promising_at_a_glance_is_left(worths: dict[str, list[float]], goes_on: bool) -> None:
    """After a tenth of the rollouts, at whole deals."""
    used, deals, _ = spent(worths, 100)
    assert used == (100 if goes_on else 10)
    assert set(deals.values()) == {50 if goes_on else 5}


def test_a_turn_is_held_against_the_others_deal_by_deal() -> None:
    one, other = tried("one", "other")
    one.margins, other.margins = [3.0, 5.0, 4.0], [1.0, 2.0]
    assert one.ahead_of(other) == pytest.approx((2.5, 0.5))
    assert other.ahead_of(one) == pytest.approx((-2.5, 0.5))


def test_promising_is_what_is_ahead_of_all_others() -> None:
    looks, best, near = tried("looks", "best", "near")
    for each, margins in ((looks, [1.0, 2.0]), (best, [6.0, 7.0]), (near, [3.0, 3.5])):
        each.margins = margins
        each.candidate.value, cast("Any", each.candidate).tried = sum(margins), 2
    assert promising([looks, best, near])
    near.margins = [9.0, 3.0]  # once ahead of it, and as good on average
    assert not promising([looks, best, near])
    near.margins = [5.0, 6.0]
    assert promising([looks, best, near])
    assert not promising([best, looks, near]), "it looks best, too"


def test_unless_it_is_said_otherwise_twenty_positions_are_sought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], kept: Found
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(clear, "find", noting(asked, [(4, None), (5, kept)]))
    monkeypatch.setattr("sys.argv", ["clear", "glasgow", "--in", str(tmp_path)])
    clear.main()
    assert asked == [("glasgow", 20, tmp_path)]
    assert capsys.readouterr().out.splitlines() == [
        "game 4: nothing clear",
        f"game 5: {' '.join(kept.best)}: {kept.lead} ± {kept.error}",
    ]
    asked.clear()
    monkeypatch.setattr(clear, "markdown", noting(asked, "a table"))
    monkeypatch.setattr("sys.argv", ["clear", "--in", str(tmp_path)])
    clear.main()
    assert asked == [(tmp_path, ["medium", "strong", "master"])]
    assert capsys.readouterr().out == "a table\n"


def test_a_turn_is_told_by_the_ids_of_its_answers_one_after_the_other(kept: Found) -> None:
    game = hindmost.restore(kept.snapshot)
    outlook = Outlook(game, game.questions[0].seat)
    position, plan = outlook.imagine(clear.WORLD), []
    for answer in kept.best:
        options = position.position.options
        [choice] = [each for each in options if position.id(each) == answer]
        plan.append(choice)
        position.play(choice)
    assert len(plan) > 1
    assert clear.words(outlook, Tried(cast("Candidate", SimpleNamespace(plan=plan)), None)) == kept.best


def test_who_plays_the_turn_has_found_it(kept: Found) -> None:
    """Whichever way: who plays what looks best has not."""
    assert not kept.is_found_by(make("greedy", 1))
    other = Found(**{**kept.to_json(), "best": kept.looks})
    assert other.is_found_by(make("medium", 1))
    assert found_by("glasgow", "medium", [kept, other]) == 1


def test_the_next_run_goes_on_after_the_last(kept: Found, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every third game had something clear."""
    numbers: list[int] = []

    def looked(game: Game, number: int) -> Found | None:
        numbers.append(number)
        return Found(**{**kept.to_json(), "number": number}) if number % 3 == 2 else None

    monkeypatch.setattr(clear, "stopped", lambda game, number: None)
    monkeypatch.setattr(clear, "look", looked)
    folder = tmp_path / "clear"
    assert [found is not None for _, found in find("glasgow", 1, folder)] == [False, False, True]
    assert [number for number, _ in find("glasgow", 2, folder)] == [3, 4, 5]
    assert list(find("glasgow", 2, folder)) == []
    assert numbers == list(range(6))
    assert [each.number for each in read(file_of(folder, "glasgow"))] == [2, 5]


def test_a_line_for_each_game_with_positions(kept: Found, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clear, "stopped", lambda game, number: None)
    monkeypatch.setattr(clear, "look", lambda game, number: kept)
    list(find("glasgow", 2, tmp_path))
    page = tmp_path / "page.md"
    page.write_text("<!-- clear -->\n<!-- end of clear -->\n", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["clear", "--in", str(tmp_path), "--levels", "medium", "--into", str(page)])
    clear.main()
    line = f"| Glasgow | {kept.number + 1} | {kept.lead:.1f} | 0 of 2 |"
    assert markdown(tmp_path, ["medium"]).splitlines()[2:] == [line]
    assert line in page.read_text("utf-8")
