"""Records: replayed, never believed; what was tampered with is found out."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hindmost
from hindmost.server.state import chain
from tests.server.running import Person, offered, served, settings


async def finished(host: Person) -> tuple[str, Any]:
    table = await host.create("random", "random")
    await host.start(table["id"])
    state: Any = await host.state(table["id"])
    while state["status"] != "over":
        state = await host.state(table["id"], after=state["version"], wait=20)
    return table["id"], await host.ask("GET", f"/api/tables/{table['id']}/record")


async def test_a_game_that_is_over_is_open_to_whoever_has_its_address(tmp_path: Path) -> None:
    """But not what was said at the table; and while it is played it is for those who may watch."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as stranger:
            running = (await host.create("mine", "mine"))["id"]
            await host.start(running)
            for what in ("", "/past/0", "/log", "/state", "/chat"):
                await stranger.ask("GET", f"/api/tables/{running}{what}", expect=404)
            table, _ = await finished(host)
            await host.ask("POST", f"/api/tables/{table}/chat", {"text": "Well played."}, 201)
            info = await stranger.ask("GET", f"/api/tables/{table}")
            assert (info["status"], info["private"], info["spectator"], info["chat"]) == ("over", True, True, False)
            begun = await stranger.ask("GET", f"/api/tables/{table}/past/0")
            assert begun["view"]["you"] is None
            assert (await stranger.ask("GET", f"/api/tables/{table}/log"))["lines"]
            assert await stranger.ask("GET", f"/api/tables/{table}/chat") == {"enabled": False, "lines": []}
            await stranger.ask("GET", f"/api/tables/{table}/past/0", expect=403, seat=0)
            await stranger.ask("PUT", "/api/me", {"name": "Sam"})
            await stranger.ask("POST", f"/api/tables/{table}/rematch", expect=403)
            async with stranger.socket(table) as talk:
                await talk.settled()
                assert talk.state["status"] == "over"
                await host.ask("POST", f"/api/tables/{table}/chat", {"text": "Again?"}, 201)
                await talk.send(type="look", seat=None, follow=False)
                await talk.until("state")
                assert not [each for each in talk.heard if '"type":"chat"' in each]
            assert [line["text"] for line in (await host.ask("GET", f"/api/tables/{table}/chat"))["lines"]] == [
                "Well played.",
                "Again?",
            ]


def damaged(record: Any) -> list[tuple[str, Any]]:
    """The record with one thing changed each time, and what must be said of it."""
    choices = record["choices"]
    table = record["table"]
    actions = table["actions"]
    other = next(n for n in range(len(choices) - 1) if choices[n] != choices[n + 1])
    swapped = [*choices[:other], choices[other + 1], choices[other], *choices[other + 2 :]]
    touched = [[*actions[0][:3], actions[0][3] + 1, actions[0][4]], *actions[1:]]
    return [
        ("its format is None", {**record, "format": None}),
        ("version '99'", {**record, "rules": "99"}),
        ("is not a choice", {**record, "choices": ["nonsense"]}),
        ("what has come must be told first", {**record, "chance": "told"}),
        ("cannot be played", {**record, "choices": ["0 fly away", *choices[1:]]}),
        ("The record says the scores are", {**record, "scores": [999, 0]}),
        ("", {**record, "choices": choices[:-1], "scores": None}),
        ("", {**record, "choices": swapped}),
        ("", {**record, "seed": record["seed"] + 1}),
        ("seed is not the one", {**record, "table": {**table, "commitment": "0" * 64}}),
        ("the chain of hashes breaks", {**record, "table": {**table, "actions": touched}}),
        ("chain of hashes breaks", {**record, "table": {**table, "actions": actions[:-1]}}),
        ("cannot be read", {**record, "table": {**table, "actions": [[1]]}}),
        ("cannot be read", {**record, "table": 7}),
        ("must be of type", {**record, "choices": 7}),
        ("must be of type", {**record, "seats": "two"}),
        ("game: must be one of these", {**record, "catalogue": "x = 1"}),
        ("not a JSON object", [1, 2]),
    ]


async def test_export_import_and_everything_that_is_wrong(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database)) as server:
        async with Person(server.url) as host, Person(server.url) as other:
            _, record = await finished(host)
            done = await other.ask("POST", "/api/records", record, 201)
            assert done["over"]
            assert done["signed"]
            assert done["scores"] == record["scores"]
            assert done["table"]["imported"]
            final = await other.state(done["table"]["id"], 0)
            assert final["view"]["over"]
            again = await other.ask("GET", f"/api/tables/{done['table']['id']}/record")
            assert again["choices"] == record["choices"]
            bare = {name: value for name, value in record.items() if name != "table"}
            assert (await other.ask("POST", "/api/records", bare, 201))["signed"] is False
            for sentence, wrong in damaged(record):
                answer = await other.ask("POST", "/api/records", wrong, 422)
                assert answer["code"] == "bad-record", answer
                assert sentence in answer["text"]
            renamed = {**record, "table": {**record["table"], "names": ["Eve", "Eve"]}}
            assert (await other.ask("POST", "/api/records", renamed, 201))["signed"] is False
            response = await other.http.post("/api/records", content=b"{", headers={"content-type": "application/json"})
            assert response.status_code == 422


@pytest.mark.parametrize("keyed", [False, True])
async def test_an_unfinished_record_is_played_on(keyed: bool, tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            game = hindmost.new_game("glen-more", seats=2, seed=3, keyed=keyed)
            source = Random(1)
            for _ in range(31):
                question = game.questions[0]
                game.play(question.seat, source.choice(question.options).id)
            done = await host.ask("POST", "/api/records", game.record(), 201)
            assert not done["over"]
            seat = game.questions[0].seat
            state = await host.state(done["table"]["id"], seat)
            assert state["view"] == game.view(seat)
            await host.act(done["table"]["id"], state, offered(state["prompt"])[0])


async def test_a_game_under_way_has_no_record(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await host.create("mine", "mine")
            path = f"/api/tables/{table['id']}/record"
            assert (await host.ask("GET", path, expect=409))["code"] == "not-over"
            await host.start(table["id"])
            assert (await host.ask("GET", path, expect=409))["code"] == "not-over"


TAMPERING = {
    "an action's words": "UPDATE actions SET body='take 1' WHERE n=1",
    "an action's time": "UPDATE actions SET at=at+1 WHERE n=0",
    "an action taken out": "DELETE FROM actions WHERE n=0",
    "the last action taken out": "DELETE FROM actions WHERE n=(SELECT max(n) FROM actions)",
    "the seed": "UPDATE tables SET seed='1'",
    "the options": "UPDATE tables SET options='{\"x\": 1}'",
    "the position": "UPDATE snapshots SET data=replace(data, '\"coins\":', '\"coins\":1')",
}


@pytest.mark.parametrize("what", list(TAMPERING))
async def test_a_tampered_database_stands_still(what: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with served(chosen) as server:
        async with Person(server.url) as host:
            table = await host.create("mine", "mine")
            await host.start(table["id"])
            seat = (await host.state(table["id"]))["waiting"][0]["seat"]
            state = await host.state(table["id"], seat)
            while (await host.state(table["id"]))["version"] == "1.0":
                options = offered(state["prompt"])
                state = (await host.act(table["id"], state, "end" if "end" in options else options[0]))["state"]
            cookie = host.cookie
    with sqlite3.connect(tmp_path / "test.db") as raw:
        assert raw.execute(TAMPERING[what]).rowcount
    raw.close()
    with served(chosen) as server:
        async with Person(server.url) as host:
            host.http.headers["Cookie"] = cookie
            answer = await host.ask("GET", f"/api/tables/{table['id']}/state", expect=409)
            assert answer["code"] == "damaged"


def test_the_chain_by_hand() -> None:
    header = {"game": "glen-more"}
    head, rows = chain.first(header), []
    for n in range(3):
        rows.append(chain.link(head, n, "play", 0, f"take {n}", 1.5))
        head = rows[-1].hash
    assert chain.verify(header, rows) == head
    with pytest.raises(chain.BrokenChain):
        chain.verify({"game": "other"}, rows)
    with pytest.raises(chain.BrokenChain):
        chain.verify(header, [rows[1], rows[0], rows[2]])
    assert json.dumps(header)  # the header is JSON, so that anybody can compute it
