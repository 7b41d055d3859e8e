"""One bot against others of a kind."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hindmost.bots.levels import LevelBot, level_for
from hindmost.bots.search import SearchBot
from hindmost.bots.settings import settings_for
from hindmost.kernel.errors import BadConfiguration
from hindmost.lab.duel import Deal, Seated, Standing, duel, kept, main, mean_and_error, play_deal
from hindmost.lab.entrants import entrant
from hindmost.lab.match import Match, bot_seed
from tests.lab.noting import noting


def test_a_word_says_who_plays_and_by_which_numbers() -> None:
    bot = entrant("search:rollouts=30:horizon=8:rivals=0.25", "glen-more", 1)
    assert isinstance(bot, SearchBot)
    assert (bot.rollouts, bot.seconds) == (30, 0)
    assert bot.settings is not None
    assert (bot.settings.horizon, bot.settings.rivals) == (8, 0.25)
    assert bot.settings.candidates == settings_for("glen-more").candidates
    assert settings_for("glen-more").rivals != 0.25, "the numbers of others stay as they are"
    assert entrant("greedy", "glen-more", 1).name == "greedy"


def test_a_word_changes_the_heat_and_the_rollouts_of_a_level_and_terms_of_its_judge() -> None:
    bot = entrant("easy:heat=2.5:rollouts=7:term-tempo=3", "glen-more", 1)
    assert isinstance(bot, LevelBot)
    assert bot.level is not None
    assert bot.settings is not None
    assert (bot.level.heat, bot.level.rollouts, bot.settings.terms["tempo"]) == (2.5, 7, 3.0)
    plain = level_for("glen-more", "easy")
    assert (plain.heat, plain.rollouts) != (2.5, 7), "the level of others stays as it is"
    assert settings_for("glen-more").terms.get("tempo") != 3


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("greedy:horizon=8", "'greedy' has no numbers"),
        ("search:luck=8", "no number 'luck'; it has: rollouts, candidates"),
        ("search:horizon=far", "does not say a number, like horizon=8"),
        ("hal", "no bot 'hal'"),
    ],
)
def test_a_word_that_says_nothing_is_refused(word: str, told: str) -> None:
    with pytest.raises(BadConfiguration, match=told):
        entrant(word, "glen-more", 1)


def test_the_mean_of_deals_and_how_sure_it_is() -> None:
    assert mean_and_error([1.0, 2.0, 3.0]) == pytest.approx((2.0, (1 / 3) ** 0.5))
    assert mean_and_error([4.0]) == (4.0, float("inf"))
    deals = [Deal(2, wins, 50, 40, 9, 10, 2.0) for wins in (2, 1, 2, 1)]
    standing = Standing(deals)
    assert (standing.games, standing.share) == (8, 0.75)
    assert standing.seconds == pytest.approx(0.2)
    assert (standing.low, standing.high) == pytest.approx((0.467, 1.0), abs=1e-3)
    assert str(standing).startswith("75.0% [")


def test_every_deal_is_played_from_every_seat_and_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "deals.jsonl"
    first = list(duel("glasgow", "greedy", "random", 2, 2, 1, out=out))
    assert [standing.games for standing in first] == [2, 4]
    assert first[-1].share == 1
    assert len(out.read_text("utf-8").splitlines()) == 2
    monkeypatch.setattr("hindmost.lab.duel.play_deal", None)
    again = list(duel("glasgow", "greedy", "random", 2, 2, 1, out=out))
    assert [str(standing) for standing in again] == [str(standing) for standing in first]


def test_a_deal_is_counted_from_every_seat_and_a_shared_win_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first seat always has 30, the second 20, the third 24; the first and the third win."""
    sat: list[tuple[int, list[str]]] = []
    chance: list[float] = []

    def play(self: Match) -> None:
        assert isinstance(self, Seated)
        sat.append((self.seed, self.names))
        chance.extend(bot.random.random() for bot in self.bots)
        self.turns, self.seconds = 5, 0.25

    monkeypatch.setattr(Match, "play", play)
    monkeypatch.setattr("hindmost.kernel.game.Game.winners", (0, 2))
    monkeypatch.setattr("hindmost.kernel.game.Game.scores", (30, 20, 24))
    deal = play_deal("glen-more", "greedy", "random", 3, 1, 5)
    assert [names for _, names in sat] == [
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
        ["random", "random", "greedy"],
    ]
    assert len({seed for seed, _ in sat}) == 1, "the same deal"
    assert chance == [Random(bot_seed(1, 5, place)).random() for place in range(3)] * 3, "the same in years"
    assert (deal.games, deal.wins, deal.turns, deal.seconds) == (3, 1.0, 15, 0.75)
    assert deal.score == pytest.approx((30 + 20 + 24) / 3)
    assert deal.rivals == pytest.approx((22 + 27 + 25) / 3)
    assert deal.margin == pytest.approx((6 - 10 - 6) / 3)


def test_only_the_thoughts_of_the_bot_in_question_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a clock that goes on by a second whenever somebody looks at it."""
    asked: list[int] = []

    def ask(self: Match, seat: int) -> list[int]:
        asked.append(seat)
        return [0]

    monkeypatch.setattr("hindmost.lab.duel.time.process_time", count().__next__)
    monkeypatch.setattr(Match, "ask", ask)
    game = Seated("glasgow", ["greedy", "random"], 1, 1, 0, ())
    for seat in (0, 1, 1, 0, 1):
        assert game.ask(seat) == [0]
    assert asked == [0, 1, 1, 0, 1]
    assert (game.turns, game.seconds) == (3, 3.0)


def test_means_stand_for_all_deals() -> None:
    deals = [Deal(3, 1.5, 50, 40, 9, 10, 2.0), Deal(3, 0, 30, 44, -15, 30, 6.0)]
    standing = Standing(deals)
    assert (standing.deals, standing.games, standing.share) == (2, 6, 0.25)
    assert (standing.score, standing.rivals, standing.margin) == (40, 42, -3)
    assert (standing.margin_error, standing.seconds) == pytest.approx((12, 0.2))
    assert str(standing) == "25.0% [0%, 74%] of 6 games (2 deals), 40.0 : 42.0, margin -3.0 ± 12.0, 0.200 s a thought"
    assert Standing([Deal(2, 1, 1, 1, 0, 0, 0.0)]).seconds == 0, "nobody was asked"


def test_a_file_keeps_deals_of_several_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "deals.jsonl"
    assert kept(out, ["anything"]) == kept(None, ["anything"]) == {}
    monkeypatch.setattr("hindmost.lab.duel.play_deal", lambda *words: Deal(2, words[5], 1, 1, 0, 1, 0.1))
    for seed in (1, 2):
        list(duel("glasgow", "greedy", "random", 2, 2, seed, out=out))
    deals = kept(out, ["glasgow", [], "greedy", "random", 2, 2])
    assert {number: deal.wins for number, deal in deals.items()} == {0: 0, 1: 1}
    assert len(out.read_text("utf-8").splitlines()) == 4


def test_unless_it_is_said_otherwise_two_play_twenty_five_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    monkeypatch.setattr("hindmost.lab.duel.duel", noting(asked))
    monkeypatch.setattr("sys.argv", ["duel", "glasgow", "greedy", "random"])
    main()
    monkeypatch.setattr("sys.argv", ["duel", "glen-more-ii", "greedy", "random", "--chronicles", "2,4", "--out", "x"])
    main()
    assert asked == [
        ("glasgow", "greedy", "random", 2, 25, 1, (), None),
        ("glen-more-ii", "greedy", "random", 2, 25, 1, (2, 4), Path("x")),
    ]


def test_the_command_tells_how_it_stands_after_each_deal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["duel", "glasgow", "random", "random", "--deals", "1"])
    main()
    assert "of 2 games (1 deals)" in capsys.readouterr().out
