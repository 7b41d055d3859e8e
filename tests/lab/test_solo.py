"""Bots against the solo opponent, level by level."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hindmost.kernel.errors import BadConfiguration
from hindmost.lab import solo
from hindmost.lab.entrants import entrant
from hindmost.lab.match import Match, bot_seed
from tests.lab.noting import noting


def test_every_level_is_played_with_the_same_deals_and_the_table_is_in_order(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = list(solo.against("glen-more-ii", ["random"], 2, 1))
    assert [each.level for each in found] == list(solo.levels_of("glen-more-ii"))
    assert {each.games for each in found} == {2}
    assert all(0 <= each.won <= 2 and each.hers > 0 for each in found)
    solo.main(["random", "--games", "2"])
    printed = capsys.readouterr().out.strip().splitlines()
    assert printed == solo.in_markdown(found).splitlines()
    assert printed[0] == "| level | random |"
    assert printed[2].startswith("| ablach | ")


def test_a_game_without_such_an_opponent_is_refused() -> None:
    with pytest.raises(BadConfiguration, match="no solo opponent"):
        solo.levels_of("glasgow")


def test_what_was_played_is_not_played_again_and_the_table_goes_into_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, page = tmp_path / "solo.jsonl", tmp_path / "page.md"
    page.write_text("<!-- solo -->\n<!-- end of solo -->\n", encoding="utf-8")
    words = ["beginner:heat=2", "--levels", "ablach", "--out", str(out)]
    solo.main([*words, "--games", "1"])
    solo.main([*words, "--games", "2"])
    assert len(out.read_text("utf-8").splitlines()) == 2
    monkeypatch.setattr(solo, "play", lambda *_: pytest.fail("it is there already"))
    capsys.readouterr()
    solo.main([*words, "--games", "2", "--into", str(page)])
    printed = capsys.readouterr().out
    assert printed.startswith("| level | beginner:heat=2 |")
    assert printed.strip() in page.read_text("utf-8")
    assert "of 2 (" in printed


def test_wins_and_points_of_all_games_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    came = {0: [1, 50, 40], 1: [0, 30, 45]}
    monkeypatch.setattr(solo, "play", lambda game, bot, level, seed, number, chronicles: came[number])
    [found] = solo.against("glen-more-ii", ["random"], 2, 1, levels=["douce"])
    assert (found.bot, found.level, found.games, found.won, found.points, found.hers) == (
        "random",
        "douce",
        2,
        1,
        80,
        85,
    )
    assert str(found) == "1 of 2 (40 : 42)"
    assert str(solo.Against("random", "douce")) == "0 of 0 (0 : 0)"


@pytest.mark.parametrize(("winners", "won"), [((0,), 1), ((1,), 0), ((0, 1), 1)])
def test_a_tie_is_the_bots(winners: tuple[int, ...], won: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[Match] = []
    monkeypatch.setattr(Match, "play", lambda self: sat.append(self))
    monkeypatch.setattr("hindmost.kernel.game.Game.winners", winners)
    monkeypatch.setattr("hindmost.kernel.game.Game.scores", (30, 20))
    assert solo.play("glen-more-ii", "greedy", "douce", 1, 7, (2,)) == [won, 30, 20]
    [match] = sat
    assert (match.names, [bot.name for bot in match.bots]) == (["greedy"], ["greedy"])
    again = entrant("greedy", "glen-more-ii", bot_seed(1, 7, 0))
    assert match.bots[0].random.random() == again.random.random(), "it plays the same in years"
    assert match.game.setup.seats == 1
    assert 2 in match.game.setup.modules


def test_unless_it_is_said_otherwise_a_hundred_games_are_played_against_every_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Any] = []
    monkeypatch.setattr(solo, "against", noting(asked))
    solo.main(["greedy", "random"])
    assert asked == [("glen-more-ii", ["greedy", "random"], 100, 1, [], [], None)]


def test_a_file_that_is_not_there_yet_keeps_nothing(tmp_path: Path) -> None:
    assert solo._kept(None) == solo._kept(tmp_path / "solo.jsonl") == {}


def test_a_bot_that_did_not_play_a_level_has_an_empty_cell() -> None:
    rows = [solo.Against("a", "douce"), solo.Against("b", "ablach")]
    assert solo.in_markdown(rows).splitlines()[2:] == [
        "| douce | 0 of 0 (0 : 0) |  |",
        "| ablach |  | 0 of 0 (0 : 0) |",
    ]
