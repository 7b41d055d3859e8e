"""A table for one, against Lady Auto MacNifique: laid, played to its end, killed, exported and brought back."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import hindmost
from hindmost.server.state import chain
from hindmost.server.wire.views import views
from hindmost.text.messages import say
from tests.server.running import Person, Spawned, offered, served, settings

GAME = "glen-more-ii"
ALONE: dict[str, Any] = {"game": GAME, "automa": "raiglar"}


async def played(host: Person, table: str, moves: int = 10_000, source: int = 1) -> Any:
    """So many answers of the one seat, or as many as there are."""
    rng = Random(source)
    state = await host.state(table, 0)
    for _ in range(moves):
        if state["status"] != "playing":
            break
        state = (await host.act(table, state, rng.choice(offered(state["prompt"]))))["state"]
    return state


async def test_what_is_offered_comes_from_the_engine(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            offer = await host.ask("GET", "/api/offer")
            games = {game["id"]: game for game in offer["games"]}
            assert games["glen-more"]["automas"] == []
            assert games["glen-more"]["solo"] is None
            solo = games[GAME]
            assert solo["automas"] == ["ablach", "douce", "raiglar", "skelp", "bodach"]
            assert solo["solo"] == 12
            refused = {each["number"]: each["unfit"] for each in solo["chronicles"] if "unfit" in each}
            assert refused[4]["rule"] == "C12-CHR-05"
            for each in solo["chronicles"]:
                number = each["number"]
                seats = [{"kind": "mine"}]
                wish = {**ALONE, "seats": seats, "chronicles": [number]}
                answer = await host.ask("POST", "/api/tables", wish, 422 if number in refused else 201)
                if number in refused:
                    assert answer["code"] == "bad-configuration"
                    assert f"Chronicle {number}" in answer["text"]
                    reason = refused[number]["reason"]
                    for lang in ("en", "fr"):
                        assert str(number) in say(reason["code"], lang, **reason["args"])


async def test_what_does_not_fit_is_refused_with_the_engines_sentence(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            mine, bot = {"kind": "mine"}, {"kind": "bot", "bot": "greedy"}
            for wish, said in (
                ({**ALONE, "seats": [mine, bot]}, "for 1 seat"),
                ({**ALONE, "seats": [mine], "automa": "easy"}, "ablach, douce"),
                ({**ALONE, "seats": [mine], "game": "glen-more"}, "no solo opponent"),
                ({**ALONE, "seats": [mine], "options": {"die": "without"}}, "C12-SETUP-01"),
                ({**ALONE, "seats": [mine], "automa": None}, "2 to 4 seats"),
            ):
                refused = await host.ask("POST", "/api/tables", wish, 422)
                assert refused["code"] == "bad-configuration"
                assert said in refused["text"]


async def test_her_seat_is_nobodys(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as stranger:
            table = await host.create("open", **ALONE)
            path = f"/api/tables/{table['id']}"
            assert [seat["kind"] for seat in table["seats"]] == ["open", "automa"]
            assert table["seats"][1] == {"seat": 1, "kind": "automa", "name": "raiglar"}
            assert table["automa"] == {"level": "raiglar", "chronicle": 12, "seat": 1}
            invitation = await stranger.ask("POST", "/api/invitations", {"token": table["seats"][0]["token"]})
            assert invitation["automa"] == table["automa"]
            assert [seat["kind"] for seat in invitation["seats"]] == ["open", "automa"]
            await host.ask("PUT", f"{path}/seats/0", {"kind": "mine", "name": "Ann"})
            for wish in ({"kind": "mine"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}):
                await host.ask("PUT", f"{path}/seats/1", wish, 404)
            await host.start(table["id"])
            for wish in ({"kind": "mine"}, {"kind": "bot", "bot": "greedy"}, {"kind": "open"}):
                await host.ask("PUT", f"{path}/seats/1", wish, 404)
            await host.ask("POST", f"{path}/seats/1/standin", None, 404)
            await host.ask("GET", f"{path}/state", None, 403, seat=1)
            state = await host.state(table["id"], 0)
            step = {"seat": 1, "version": state["version"], "option": offered(state["prompt"])[0]}
            await host.ask("POST", f"{path}/actions", step, 403)


async def test_what_is_sent_is_as_the_schema_says(tmp_path: Path) -> None:
    view = views()[GAME]
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", **ALONE, chronicles=[1, 2, 7]))["id"]
            await host.start(table)
            state = await played(host, table, 12)
            read: Any = msgspec.convert(state["view"], view)
            assert (read.automa, read.opponent) == ("raiglar", 12)
            assert read.seats[1].automa_board["level"] == "raiglar"
            assert "automa-board" not in state["view"]["seats"][0]
            catalogue = await host.ask("GET", f"/api/tables/{table}/catalogue")
            assert catalogue["chronicles"]["12"]["levels"][2] == "raiglar"
            hers = [line for line in state["log"] if line["message"]["code"].startswith("log-lady-")]
            assert hers
            assert all(line["rule"].startswith("C12-") for line in hers)
            assert not any("rule" in line for line in state["log"] if line not in hers)


async def test_a_killed_server_goes_on_with_her(database: str) -> None:
    server = Spawned(database)
    server.start()
    try:
        async with Person(server.url) as host:
            table = (await host.create("mine", **ALONE, chronicles=[2]))["id"]
            await host.start(table)
            state = await played(host, table, 9)
            server.kill()
            server.start()
            assert await host.state(table, 0) == state
            assert (await host.ask("GET", f"/api/tables/{table}"))["automa"]["level"] == "raiglar"
            await played(host, table, 5)
    finally:
        server.stop()


async def test_a_whole_game_as_a_file_and_a_table_again(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", **ALONE))["id"]
            await host.start(table)
            state = await played(host, table)
            assert state["status"] == "over"
            record = await host.ask("GET", f"/api/tables/{table}/record")
            assert record["automa"] == "raiglar"
            assert hindmost.replay(record).over
            assert len(record["scores"]) == 2
            brought = await host.ask("POST", "/api/records", record, 201)
            assert brought["signed"]
            assert brought["table"]["automa"] == {"level": "raiglar", "chronicle": 12, "seat": 1}
            past = await host.ask("GET", f"/api/tables/{brought['table']['id']}/past/0")
            assert past["view"]["automa"] == "raiglar"
            other = {**record, "automa": "bodach", "scores": None, "table": record["table"]}
            assert (await host.ask("POST", "/api/records", other, 422))["code"] == "bad-record"
            # From the middle it is played on by whoever brings it.
            half = {**record, "choices": record["choices"][:6]}
            for name in ("table", "scores", "over"):
                del half[name]
            again = await host.ask("POST", "/api/records", half, 201)
            assert not again["over"]
            assert (await played(host, again["table"]["id"]))["status"] == "over"
            rematch = await host.ask("POST", f"/api/tables/{table}/rematch")
            assert rematch["automa"] == {"level": "raiglar", "chronicle": 12, "seat": 1}
            assert [seat["kind"] for seat in rematch["seats"]] == ["human", "automa"]


async def test_a_bot_may_play_against_her(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await host.create("greedy", **ALONE)
            await host.start(table["id"])
            state = await host.state(table["id"])
            while state["status"] != "over":
                state = await host.state(table["id"], after=state["version"], wait=20)
            assert state["view"]["winners"]


async def test_a_table_without_her_begins_its_chain_as_before(tmp_path: Path) -> None:
    agreed: tuple[str, str, int, tuple[int, ...], dict[str, Any], str] = (GAME, "2", 2, (), {}, "c")
    assert "automa" not in chain.header(*agreed)
    assert chain.header(*agreed, None, "skelp")["automa"] == "skelp"
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await host.create("mine", "greedy", game=GAME)
            assert "automa" not in table
    with sqlite3.connect(tmp_path / "test.db") as kept:
        assert kept.execute("SELECT automa FROM tables").fetchall() == [(None,)]


async def test_her_turn_is_seen_step_by_step(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as stranger:
            table = (await host.create("mine", **ALONE))["id"]
            await host.start(table)
            await played(host, table, 12)
            log = (await host.ask("GET", f"/api/tables/{table}/log?seat=0"))["lines"]
            took = max(n for n, line in enumerate(log) if line["message"]["code"] == "log-lady-took")
            at = log[took]["at"]
            told = sum(line["at"] == at for line in log[:took])
            path = f"/api/tables/{table}/past/{at}"
            there = [await host.ask("GET", f"{path}?seat=0&told={told + more}") for more in (0, 1)]
            lying = [[space["tile"] for space in each["view"]["table"]["rondel"]] for each in there]
            gone = [k for k, (then, now) in enumerate(zip(*lying, strict=True)) if then != now]
            assert len(gone) == 1
            assert lying[1][gone[0]] is None
            assert there[0]["view"]["seats"][1]["automa-board"]["card"] is not None
            assert there[0]["n"] == at
            await stranger.ask("GET", f"{path}?seat=0&told=1", expect=404)
            await host.ask("GET", f"{path}?told=-1", expect=422)


async def test_an_option_with_which_she_does_not_play_is_not_offered(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            offer = await host.ask("GET", "/api/offer")
            (game,) = (game for game in offer["games"] if game["id"] == GAME)
            assert set(game["solo_options"]) == set(game["options"])
            assert set(game["options"]["die"]) - set(game["solo_options"]["die"]) == {"without"}
            for name, values in game["solo_options"].items():
                needed = [game["needs"][name]] if name in game["needs"] else []
                for value in values:
                    await host.create("mine", **{**ALONE, "chronicles": needed}, options={name: value})
