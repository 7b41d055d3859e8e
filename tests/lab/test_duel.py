"""One bot against others of a kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from hindmost.bots.search import SearchBot
from hindmost.bots.settings import settings_for
from hindmost.kernel.errors import BadConfiguration
from hindmost.lab.duel import Deal, Standing, duel, main, mean_and_error
from hindmost.lab.entrants import entrant


def test_a_word_says_who_plays_and_by_which_numbers() -> None:
    bot = entrant("search:rollouts=30:horizon=8:rivals=0.25", "glen-more", 1)
    assert isinstance(bot, SearchBot)
    assert (bot.rollouts, bot.seconds) == (30, 0)
    assert bot.settings is not None
    assert (bot.settings.horizon, bot.settings.rivals) == (8, 0.25)
    assert bot.settings.candidates == settings_for("glen-more").candidates
    assert settings_for("glen-more").rivals != 0.25, "the numbers of others stay as they are"
    assert entrant("greedy", "glen-more", 1).name == "greedy"


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


def test_the_command_tells_how_it_stands_after_each_deal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["duel", "glasgow", "random", "random", "--deals", "1"])
    main()
    assert "of 2 games (1 deals)" in capsys.readouterr().out
