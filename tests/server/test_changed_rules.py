"""Rules that have changed without a new version: all answers are still understood, and lead elsewhere. What is kept of
a table is what was written, so its games are shown, and go on, from there."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hindmost
from hindmost import Game
from hindmost.games.glen_more import scoring
from hindmost.server.upgrading import fates
from tests.server.running import Person, offered, served, settings
from tests.server.test_memoirs import told


def more_points(counts: Sequence[int], steps: Sequence[int]) -> list[int]:
    """A scoring by other rules."""
    return [3 * count for count in counts]


def played(scorings: int) -> Game:
    """A game after so many scorings."""
    game, source = hindmost.new_game("glen-more", seats=2, seed=18), Random(18)
    state: Any = game.position.state
    while state.scorings < scorings and not game.over:
        question = game.questions[0]
        game.play(question.seat, source.choice(question.options).id)
        state = game.position.state
    return game


def vp(game: Any) -> list[int]:
    return [estate.vp for estate in game.position.state.estates]


async def left(folder: Path) -> tuple[str, str, str, list[Any]]:
    """What a server leaves: somebody's cookie, a table under way and one that is over, and what is told of that."""
    with served(settings(folder)) as server:
        async with Person(server.url) as host:
            running, ended = [
                (await host.ask("POST", "/api/records", played(scorings).record(), 201))["table"]["id"]
                for scorings in (1, 99)
            ]
            total = (await host.ask("GET", f"/api/tables/{ended}/past/0"))["total"]
            before = [await host.state(ended), *await told(host, ended, total)]
            await server.do(server.hall.chronicler.write())
            return host.cookie, running, ended, before


async def test_a_game_that_is_over_is_shown_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cookie, _, ended, before = await left(tmp_path)
    monkeypatch.setattr(scoring, "difference_points", more_points)
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            host.http.headers["Cookie"] = cookie
            state = await host.state(ended)
            for part in ("seats", "winners"):
                assert state["view"][part] == before[0]["view"][part]
            total = (await host.ask("GET", f"/api/tables/{ended}/past/0"))["total"]
            assert await told(host, ended, total) == before[1:]
            refused = await host.ask("POST", f"/api/tables/{ended}/play-on", {"n": 5, "seat": 0}, 409)
            assert refused["code"] == "past-lost", "it would be played on from a game that never was"


async def test_a_game_goes_on_from_where_it_stood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cookie, running, _, _ = await left(tmp_path)
    scored = vp(played(1))
    monkeypatch.setattr(scoring, "difference_points", more_points)
    found = await asyncio.to_thread(fates, tmp_path / "test.db")
    assert {fate.table: fate.code for fate in found}[running] == "kept"
    assert vp(played(1)) != scored
    for _ in range(2):  # and once more, after what was answered since
        with served(settings(tmp_path)) as server:
            async with Person(server.url) as host:
                host.http.headers["Cookie"] = cookie
                state = await host.state(running)
                room = await server.do(server.hall.rooms.get(running))
                assert vp(room.game) == scored
                log = (await host.ask("GET", f"/api/tables/{running}/log"))["lines"]
                assert log[0]["message"]["code"] == "log-table-kept"
                stood = state["version"]
                while state["version"].partition(".")[0] == stood.partition(".")[0]:
                    if state["prompt"] is None:
                        state = await host.state(running, state["waiting"][0]["seat"])
                    options = offered(state["prompt"])
                    state = (await host.act(running, state, "end" if "end" in options else options[0]))["state"]


async def test_what_nothing_vouches_for_is_not_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A position that was kept before positions were sealed may have been changed by hand."""
    cookie, running, _, _ = await left(tmp_path)
    with closing(sqlite3.connect(tmp_path / "test.db")) as raw, raw:
        raw.execute("UPDATE snapshots SET seal = NULL")
    monkeypatch.setattr(scoring, "difference_points", more_points)
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            host.http.headers["Cookie"] = cookie
            refused = await host.ask("GET", f"/api/tables/{running}/state", expect=409)
            assert refused["code"] == "damaged"
