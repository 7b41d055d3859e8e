"""Records that are brought to a server: of every game, as it is begun with one click, and damaged in every place."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest

import hindmost
from tests.odd_records import GAMES, damaged, played, seats_of, tabled
from tests.server.running import Person, offered, served, settings

MOVES: Final = 20


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_begun_without_options_comes_back(game: str, tmp_path: Path) -> None:
    """One click names no option: the record tells all of them, and its chain begins with the same."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as other:
            wishes = [{"kind": "mine"}] * seats_of(game)
            table = (await host.ask("POST", "/api/tables", {"game": game, "seats": wishes}, 201))["id"]
            await host.start(table)
            source = Random(7)
            for _ in range(MOVES):
                seat = (await host.state(table))["waiting"][0]["seat"]
                state = await host.state(table, seat)
                await host.act(table, state, source.choice(offered(state["prompt"])))
            await host.ask("POST", f"/api/tables/{table}/abandon")
            record = await host.ask("GET", f"/api/tables/{table}/record")
            assert record["options"] == hindmost.new_game(game, seats_of(game)).record()["options"]
            done = await other.ask("POST", "/api/records", record, 201)
            assert done["signed"]
            assert done["choices"] == len(record["choices"]) > 0
            assert hindmost.replay(record).record()["choices"] == record["choices"]


@pytest.mark.parametrize("game", GAMES)
async def test_chains_that_begin_with_what_was_named_are_accepted(game: str, tmp_path: Path) -> None:
    """So tables were begun once: with nothing named, or with some of the options."""
    done = played(game, MOVES)
    options = done.setup.options
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            for named in ({}, dict(list(options.items())[:1]), dict(options)):
                answer = await host.ask("POST", "/api/records", tabled(done, named), 201)
                assert answer["choices"] == MOVES
            wrong = await host.ask("POST", "/api/records", tabled(done, {"no": "option"}), 422)
            assert "chain of hashes" in wrong["text"]


@pytest.mark.parametrize("game", GAMES)
async def test_whatever_is_odd_in_a_record_is_told(game: str, tmp_path: Path) -> None:
    taken = refused = 0
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            await host.ask("PUT", "/api/me", {"name": "Ann"})
            for text in damaged(game):
                answer = await host.http.post(
                    "/api/records", content=text, headers={"content-type": "application/json"}
                )
                assert answer.status_code in (201, 413, 422), f"{answer.status_code} {answer.text[:200]}: {text[:2000]}"
                if answer.status_code == 201:
                    taken += 1
                    table = answer.json()["table"]["id"]
                    await host.state(table, 0)
                    await host.ask("POST", f"/api/tables/{table}/abandon")
                else:
                    refused += 1
                    assert answer.json()["text"]
    assert refused > 50
    assert taken, "names and signatures are not part of the game"
