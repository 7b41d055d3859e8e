"""A level that fits: what the last games against bots say of somebody."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from hindmost.bots.levels import NAMES, Result, fitting
from hindmost.server.lobby.fitting import result_of
from tests.server.running import Person, offered, served, settings

GAME = "glasgow"


async def test_somebody_of_whom_nothing_is_known_is_told_no_level(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as anyone:
            assert await anyone.ask("GET", "/api/me/level", game=GAME) == {"level": None, "games": 0}


async def test_a_finished_game_against_a_level_counts_at_that_game_only(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "beginner", game=GAME, name="Rob"))["id"]
            await host.start(table)
            async with host.socket(table, seat=0) as mine:
                source = Random(3)
                await mine.settled()
                while mine.state["status"] != "over":
                    if mine.state["prompt"]:
                        await mine.act(source.choice(offered(mine.state["prompt"])))
                    else:
                        await mine.hear()
                won = mine.state["view"]["winners"] == [0]
            found = await host.ask("GET", "/api/me/level", game=GAME, rivals=1)
            assert found == {"level": fitting([Result(("beginner",), float(won))], 1), "games": 1}
            assert (await host.ask("GET", "/api/me/level", game="glen-more", rivals=1))["level"] is None


def room(kinds: list[tuple[str, str | None]], winners: tuple[int, ...] | None) -> Any:
    seats = [SimpleNamespace(kind=kind, bot=bot) for kind, bot in kinds]
    game = None if winners is None else SimpleNamespace(over=bool(winners), winners=winners)
    return SimpleNamespace(sheet=SimpleNamespace(seats=seats), game=game)


@pytest.mark.parametrize(
    ("kinds", "winners"),
    [
        ([("human", None), ("human", None), ("bot", "easy")], (0,)),
        ([("human", None), ("bot", "greedy")], (0,)),
        ([("human", None)], (0,)),
        ([("human", None), ("bot", "easy")], ()),
        ([("human", None), ("bot", "easy")], None),
    ],
)
def test_other_games_say_nothing(kinds: list[tuple[str, str | None]], winners: tuple[int, ...] | None) -> None:
    assert result_of(room(kinds, winners)) is None


def test_a_shared_win_counts_as_a_part() -> None:
    result = result_of(room([("bot", "easy"), ("human", None), ("bot", "master")], (1, 2)))
    assert result is not None
    assert result.rivals == ("easy", "master")
    assert set(result.rivals) <= set(NAMES)
    assert result.won == 0.5
