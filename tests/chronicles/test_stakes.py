"""What a chronicle says that its things are worth is what bots go by."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hindmost.bots.bot import Outlook
from hindmost.bots.greedy import GreedyBot
from hindmost.lab import stakes
from hindmost.lab.match import Match
from hindmost.lab.stakes import Unaware, compare, main
from hindmost.mechanics.living import Prospects
from tests.chronicles.made_up import PLAIN, MadeUp, scene_with


class Persons(MadeUp):
    """Persons bring bad luck."""

    def stakes(self, g: Any, seat: int, ahead: Prospects) -> dict[str, float]:
        return {"company": -50.0 * len(g.persons[seat])}


def test_greedy_goes_by_what_a_chronicle_values() -> None:
    game = scene_with(Persons(), PLAIN, "seat 0: coins 0").game
    aware, unaware = (kind(1).choose(Outlook(game, 0)) for kind in (GreedyBot, Unaware))
    assert aware == "take 3"
    assert unaware == "take 4"


def test_both_kinds_of_greedy_are_compared_on_the_same_deals() -> None:
    ((wins, games),) = compare((2,), 2, 1, seed=1)
    assert games == 2
    assert 0 <= wins <= 2


def test_on_every_deal_the_two_kinds_change_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first seat wins every game, and the last one with it: half of each is greedy's where they differ."""
    sat: list[tuple[int, list[str]]] = []
    monkeypatch.setattr(Match, "play", lambda self: sat.append((self.seed, [bot.name for bot in self.bots])))
    monkeypatch.setattr("hindmost.kernel.game.Game.winners", (0, 3))
    assert list(compare((2,), 4, 2, seed=1)) == [(1.0, 2), (2.0, 4)]
    monkeypatch.setattr("hindmost.kernel.game.Game.winners", (0, 2, 3))
    assert list(compare((2,), 4, 1, seed=1)) == [(1.0, 2)]
    one, other = ["greedy", "unaware"] * 2, ["unaware", "greedy"] * 2
    assert [names for _, names in sat[:4]] == [one, other, one, other]
    assert sat[0][0] == sat[1][0] != sat[2][0] == sat[3][0]


def test_the_command_tells_how_many_greedy_has_won(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Match, "play", lambda self: None)
    monkeypatch.setattr("hindmost.kernel.game.Game.winners", (0,))
    monkeypatch.setattr("sys.argv", ["stakes", "2,4", "--seats", "3", "--deals", "2", "--seed", "3"])
    main()
    assert capsys.readouterr().out == "greedy 1 of 2 (50%)\ngreedy 2 of 4 (50%)\n"


def test_unless_it_is_said_otherwise_two_play_two_hundred_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    def nothing(*words: object) -> list[object]:
        asked.append(words)
        return []

    monkeypatch.setattr("hindmost.lab.stakes.compare", nothing)
    monkeypatch.setattr("sys.argv", ["stakes", "5"])
    main()
    assert asked == [((5,), 2, 200, 1)]


def test_the_table_has_a_line_for_every_chronicle_and_one_for_all() -> None:
    lines = list(stakes.table((2,), deals=1, games=1, seed=1))
    assert len(lines) == 2
    for line in lines:
        assert re.fullmatch(r"\| 2 \| 2 \| [\d.]+ of 2 \| [\d.]+% \| [\d.]+ of 1 \|", line), line


def test_greedy_plays_three_random_bots_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first two seats win every game together: greedy sits on them in half of the games."""
    sat: list[list[str]] = []
    monkeypatch.setattr(Match, "play", lambda self: sat.append(self.names))
    monkeypatch.setattr("hindmost.kernel.game.Game.winners", (0, 1))
    assert stakes.against_random((2,), 4, seed=1) == 1.0
    assert sorted(names.index("greedy") for names in sat) == [0, 1, 2, 3]
    assert all(sorted(names) == ["greedy", "random", "random", "random"] for names in sat)


def test_without_a_number_there_is_a_line_for_each_chronicle(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[Any] = []

    def told(*words: object) -> list[str]:
        asked.append(words)
        return ["| a line |"]

    monkeypatch.setattr(stakes, "table", told)
    monkeypatch.setattr("sys.argv", ["stakes"])
    main()
    assert capsys.readouterr().out == "| a line |\n"
    assert asked == [(tuple(each.number for each in stakes.all_chronicles()), 200, 100, 1)]


def test_a_line_says_who_won_how_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stakes, "compare", lambda *words: iter([(1.0, 2), (2.5, 4)]))
    monkeypatch.setattr(stakes, "against_random", lambda *words: 3.0)
    assert list(stakes.table((2, 4), deals=2, games=5, seed=1)) == [
        "| 2 | 2 | 2.5 of 4 | 62.5% | 3 of 5 |",
        "| 4 | 4 | 2.5 of 4 | 62.5% | 3 of 5 |",
        "| all | 4 | 2.5 of 4 | 62.5% | 3 of 5 |",
    ]


def test_each_kind_has_half_of_the_seats() -> None:
    assert [stakes.even_seats((number,)) for number in (1, 4)] == [2, 4]
    assert stakes.even_seats((2, 4)) == 4
