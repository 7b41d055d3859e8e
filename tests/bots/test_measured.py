"""The bots' measured strength, and where people meet it."""

from __future__ import annotations

import pytest

import hindmost
from hindmost.bots import bot_names, bots_for, levels_for, style_of, thinks_long, yardsticks
from hindmost.bots.strength import DUELS, MEASURED, Duel, Standing
from hindmost.lab.measure import main, measure, orders
from hindmost.text.messages import has, languages

GAMES = [info.id for info in hindmost.games()]
QUICK = [name for name in yardsticks() if not thinks_long(name)]
ENOUGH = 50
"""Deals. A handful has put the wrong bot first."""


@pytest.mark.parametrize("game", GAMES)
def test_every_bot_was_measured_at_every_game(game: str) -> None:
    standings = bots_for(game)
    assert sorted(standing.bot for standing in standings) == sorted(yardsticks())
    assert all(standing.games for standing in standings)
    shares = [standing.share for standing in standings if not isinstance(standing, Duel)]
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_search_stands_by_what_came_of_its_duel_with_the_strongest_of_the_others(game: str) -> None:
    duel = DUELS[game]
    assert (duel.bot, duel.rival) == ("search", MEASURED[game][0].bot)
    assert duel.games % duel.seats == 0, "every deal from every seat"
    names = [standing.bot for standing in bots_for(game)]
    assert (names.index("search") < names.index(duel.rival)) == duel.is_ahead
    assert Duel("search", "greedy", 4, 10, 40).is_ahead is False
    assert Duel("search", "greedy", 4, 11, 40).is_ahead is True


def test_a_bot_that_lost_its_duel_stands_behind_its_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DUELS, "glasgow", Duel("search", "planner", 2, 3, 20))
    assert [standing.bot for standing in bots_for("glasgow")] == ["planner", "search", "greedy", "random"]
    monkeypatch.setitem(DUELS, "glasgow", Duel("search", "planner", 2, 13, 20))
    assert [standing.bot for standing in bots_for("glasgow")] == ["search", "planner", "greedy", "random"]


@pytest.mark.parametrize("game", GAMES)
def test_the_measured_games_add_up(game: str) -> None:
    """As many wins as games, and a whole number of deals, each played by every order of the bots."""
    tables = orders(game, QUICK)
    games = sum(standing.games for standing in MEASURED[game]) / len(tables[0])
    assert sum(standing.wins for standing in MEASURED[game]) == pytest.approx(games)
    assert games % len(tables) == 0
    assert games // len(tables) >= ENOUGH


def test_no_order_holds_for_all_games() -> None:
    best = {game: MEASURED[game][0].bot for game in GAMES}
    assert best == {"glasgow": "planner", "glen-more": "greedy", "glen-more-ii": "greedy"}


def test_bots_nobody_has_measured_come_last() -> None:
    assert [(standing.bot, standing.games) for standing in bots_for("a new game")] == [
        (each, 0) for each in yardsticks()
    ]


@pytest.mark.parametrize("game", [*GAMES, "a new game"])
def test_people_are_offered_the_levels_the_strongest_first(game: str) -> None:
    assert [standing.bot for standing in levels_for(game)] == ["master", "strong", "medium", "easy", "beginner"]
    assert {standing.bot for standing in levels_for(game)} | set(yardsticks()) == set(bot_names())


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


def test_the_command_tells_how_the_bots_stand_after_each_deal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["measure", "glasgow", "--bots", "random,random", "--deals", "1", "--seed", "3"])
    main()
    assert capsys.readouterr().out == "random 2 of 4\n", "two tables, at each of which both are it"


def test_unless_it_is_said_otherwise_all_bots_play_as_many_deals_as_were_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []

    def nothing(*words: object) -> list[object]:
        asked.append(words)
        return []

    monkeypatch.setattr("hindmost.lab.measure.measure", nothing)
    monkeypatch.setattr("sys.argv", ["measure", "glasgow"])
    main()
    assert asked == [("glasgow", QUICK, 60, 1)]
    assert {sum(standing.games for standing in MEASURED[game]) for game in GAMES} == {60 * 3 * 6, 60 * 2 * 6}


def test_a_shared_win_is_shared_among_those_who_sat_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first seat wins every game, together with the second."""
    monkeypatch.setattr("hindmost.lab.match.Match.play", lambda self: None)
    monkeypatch.setattr("hindmost.kernel.game.Game.winners", (0, 1))
    (standings,) = measure("glen-more", ["random", "greedy", "planner"], deals=1, seed=1)
    assert [(each.bot, each.wins, each.games) for each in standings] == [
        ("random", 2, 6),
        ("greedy", 2, 6),
        ("planner", 2, 6),
    ]


def test_a_bot_that_has_not_played_has_won_nothing() -> None:
    assert Standing("random", 0, 0).share == 0
    assert Standing("random", 3, 4).share == 0.75
