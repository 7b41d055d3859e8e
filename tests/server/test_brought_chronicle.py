"""A chronicle that a package brings, on the server: offered, played, told to browsers; and what is left without it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES
from tests.installing import CEILIDH, ROOT, install
from tests.server.running import Person, Spawned

PLAIN = os.pathsep.join(map(str, (ROOT / "src", ROOT)))


UP_TO_A_VILLAGE = """
import hindmost, json, random
game, source = hindmost.new_game("glen-more-ii", seats=2, chronicles=(20,), seed=1), random.Random(1)
while game.questions[0].kind != "welcome":
    question = game.questions[0]
    game.play(question.seat, source.choice(question.options).id)
print(json.dumps({"asked": game.questions[0].seat, "record": game.record()}))
"""


def _env(place: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{PLAIN}{os.pathsep}{place}"}


async def test_it_is_offered_played_and_missed(tmp_path: Path) -> None:
    place = install(CEILIDH, tmp_path / "installed")
    record = json.loads(subprocess.check_output([sys.executable, "-c", UP_TO_A_VILLAGE], env=_env(place), text=True))
    database = f"sqlite:///{tmp_path / 'test.db'}"
    with_it = Spawned(database, PYTHONPATH=_env(place)["PYTHONPATH"])
    with_it.start()
    try:
        async with Person(with_it.url) as ann:
            table = await _played(ann, record)
            await _told(ann)
            cookies = dict(ann.http.cookies)
    finally:
        with_it.stop()
    without = Spawned(database, PYTHONPATH=PLAIN)
    without.start()
    try:
        async with Person(without.url) as ann:
            ann.http.cookies.update(cookies)
            refused = await ann.ask("GET", f"/api/tables/{table}/state", expect=409, seat=0)
            assert "played with Chronicle 20, which is not installed" in str(refused)
            assert refused["reason"] == {"code": "refused-chronicle-missing", "args": {"n": 20}}
            mine = await ann.ask("GET", "/api/me/tables")
            assert [each["id"] for each in mine["tables"]] == [table], "it is listed, and waits"
            await ann.create("mine", "random", game="glen-more-ii")
    finally:
        without.stop()


async def _played(ann: Person, record: Any) -> str:
    offer = await ann.ask("GET", "/api/offer")
    offered = {game["id"]: [each["number"] for each in game["chronicles"]] for game in offer["games"]}
    assert offered["glen-more-ii"] == [*(each.number for each in CHRONICLES), 20]
    seat = record["asked"]
    table = str((await ann.ask("POST", "/api/records", record["record"], 201))["table"]["id"])
    await ann.act(table, await ann.state(table, seat), "invite tune")
    seats = (await ann.state(table, seat))["view"]["seats"]
    assert (len(seats[seat]["tunes"]), seats[1 - seat]["tunes"]) == (2, 1)
    printed = await ann.ask("GET", f"/api/tables/{table}/catalogue")
    tiles = {tile["id"]: tile for tile in printed["tiles"]}
    assert {"a-pipers-inn", "b-great-barn"} <= set(tiles)
    assert [token["name"] for token in printed["tokens"]] == ["guest", "tune"]
    assert tiles["a-pipers-inn"]["activation"]["tokens"] == [1, "sheep", ">", 1, "guest"]
    return table


async def _told(ann: Person) -> None:
    texts = await ann.http.get("/api/brought/texts/fr")
    assert "chronicle-20 = Le Ceilidh" in texts.text
    again = await ann.http.get("/api/brought/texts/fr", headers={"If-None-Match": texts.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    rules = await ann.ask("GET", "/api/brought/rules/fr")
    assert list(rules) == ["glen-more-ii-chronicle-20"]
    assert "- **C20-01** " in rules["glen-more-ii-chronicle-20"]
    drawing = await ann.http.get("/api/brought/glen-more-ii/20")
    assert drawing.headers["content-type"].startswith("text/javascript")
    assert "export default" in drawing.text
    assert "lesson-glen-more-ii-chronicle-20-invite = " in texts.text
    lesson = await ann.ask("GET", "/api/brought/glen-more-ii/20/lesson")
    assert lesson["record"]["chronicles"] == [20]
    offer = await ann.ask("GET", "/api/offer")
    assert all(each["introduced"] for game in offer["games"] for each in game["chronicles"])
    for nothing in ("texts/de", "rules/de", "glen-more-ii/7", "glen-more/20", "glen-more-ii/7/lesson"):
        assert (await ann.http.get(f"/api/brought/{nothing}")).status_code == 404
