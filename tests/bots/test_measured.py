"""The bots' measured strength, and where people meet it."""

from __future__ import annotations

import pytest

import hindmost
from hindmost.bots import bot_names, bots_for, style_of
from hindmost.bots.strength import MEASURED
from hindmost.lab.measure import measure, orders
from hindmost.text.messages import has, languages

GAMES = [info.id for info in hindmost.games()]
ENOUGH = 50
"""Deals. A handful has put the wrong bot first."""


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_was_measured_at_every_game(game: str) -> None:
    standings = bots_for(game)
    assert sorted(standing.bot for standing in standings) == sorted(bot_names())
    assert all(standing.games for standing in standings)
    shares = [standing.share for standing in standings]
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_measured_games_add_up(game: str) -> None:
    """As many wins as games, and a whole number of deals, each played by every order of the bots."""
    tables = orders(game, bot_names())
    games = sum(standing.games for standing in MEASURED[game]) / len(tables[0])
    assert sum(standing.wins for standing in MEASURED[game]) == pytest.approx(games)
    assert games % len(tables) == 0
    assert games // len(tables) >= ENOUGH


def test_no_order_holds_for_all_games() -> None:
    best = {game: bots_for(game)[0].bot for game in GAMES}
    assert best == {"glasgow": "planner", "glen-more": "greedy", "glen-more-ii": "greedy"}


def test_bots_nobody_has_measured_come_last() -> None:
    assert [(standing.bot, standing.games) for standing in bots_for("a new game")] == [
        (each, 0) for each in bot_names()
    ]


@pytest.mark.parametrize("bot", bot_names())
@pytest.mark.parametrize("lang", languages())
def test_every_bot_has_a_name_and_a_style_in_every_language(bot: str, lang: str) -> None:
    assert has(f"bot-{bot}", lang)
    assert has(style_of(bot), lang)


def test_measuring_plays_every_deal_in_every_order() -> None:
    first, last = measure("glasgow", ["greedy", "random"], deals=2, seed=1)
    assert [(standing.bot, standing.games) for standing in last] == [("greedy", 4), ("random", 4)]
    assert last[0].share == 1
    assert sum(standing.wins for standing in last) == 4
    assert first is not last
