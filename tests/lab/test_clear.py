"""Positions with a clear best turn: how they are found, kept and told."""

from __future__ import annotations

from pathlib import Path

import pytest

import hindmost
from hindmost.bots import make
from hindmost.kernel.game import Game
from hindmost.lab import clear
from hindmost.lab.clear import Found, file_of, find, found_by, look, markdown, read, stopped

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
