"""The companion over HTTP: steps come, what she does goes, and only the server knows her cards."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import hindmost
from hindmost.kernel.messages import Json
from tests.server.running import Person, served, settings


def next_step(table: Json, random: Random) -> str:
    question = table["question"]
    if question["most"] is not None:
        return f"count {random.randint(question['least'], min(question['most'], 6))}"
    stops = [option["id"] for option in question["options"] if option["group"] == "at"][:4]
    return str(random.choice(stops or [option["id"] for option in question["options"]]))


async def told(person: Person, **body: Any) -> Json:
    answer = await person.http.post("/api/companion", json={"level": "raiglar", **body})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_a_game_is_played_step_by_step_and_any_of_them_again(tmp_path: Path) -> None:
    """A killed server goes on from the same steps; an earlier one can be told otherwise."""
    random = Random(1)
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as person:
            table = await told(person, chronicles=[2])
            deal, steps = table["deal"], list[str]()
            while len(steps) < 40:
                steps.append(next_step(table, random))
                table = await told(person, chronicles=[2], deal=deal, steps=steps)
                assert (table["taken"], table["trouble"], table["deal"]) == (len(steps), None, deal)
            other = await told(person, chronicles=[2], deal=deal, steps=[*steps[:20], "at 99", *steps[21:]])
            assert other["taken"] == 20
            assert "at 99" in other["trouble"]
            assert len(other["steps"]) == 20
            elsewhere = await told(person, chronicles=[2], steps=steps[:1])
            assert elsewhere["deal"] != deal
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as person:
            again = await told(person, chronicles=[2], deal=deal, steps=steps)
            assert again == table
            taken = [line["message"]["code"] for step in again["steps"] for line in step["lines"] if line["seat"] == 1]
            assert "log-lady-took" in taken
            assert again["view"]["seats"][1]["automa-board"]["seen"]
            assert "seed" not in again["view"]


async def first_doubt(person: Person, random: Random) -> tuple[Json, Json, list[str]]:
    """A game up to the first tile that is asked about: its table, the tile, and the steps."""
    table, steps = await told(person), list[str]()
    assert table["doubtful"] == []
    while not table["doubtful"]:
        steps.append(next_step(table, random))
        table = await told(person, deal=table["deal"], steps=steps)
    (tile,) = table["doubtful"]
    return table, tile, steps


async def test_c12_comp_06_what_is_not_sure_of_a_tile_is_asked_once(tmp_path: Path) -> None:
    """A tile that is as she took it to be changes nothing; one that is not counts from the beginning."""
    random = Random(3)
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as person:
            table, tile, steps = await first_doubt(person, random)
            same = await told(person, deal=table["deal"], steps=steps, printed=[tile])
            assert same == {**table, "doubtful": []}
            wrong = await person.http.post(
                "/api/companion", json={"level": "raiglar", "printed": [{**tile, "type": "palace"}]}
            )
            assert (wrong.status_code, wrong.json()["code"]) == (422, "bad-configuration")
            turn = list[str]()
            while not turn:  # as a distillery she may pass it by, so that it is tried on another deal
                table, tile, steps = await first_doubt(person, random)
                distillery = {**tile, "type": "whisky", "scotsmen": 2, "exchanges": []}
                other = await told(person, deal=table["deal"], steps=steps, printed=[distillery])
                assert other["taken"] == len(steps)
                assert tile["tile"] not in [each["tile"] for each in other["doubtful"]]
                turn = turn_with(other, f"tile:{tile['tile']}")
            assert {"log-lady-barrels", "log-lady-scotsmen"} <= set(turn)


def turn_with(table: Json, thing: str) -> list[str]:
    """What was told of the turn in which she took this; nothing if there was none."""
    for step in table["steps"]:
        codes = [line["message"]["code"] for line in step["lines"] if line["seat"] == 1]
        took = [line for line in step["lines"] if line["message"]["code"] == "log-lady-took"]
        if any(thing in line.get("things", []) for line in took):
            return codes
    return []


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"level": "gentle"}, "bad-configuration"),
        ({"level": "raiglar", "chronicles": [4]}, "bad-configuration"),
        ({"level": "raiglar", "deal": "x"}, "unreadable"),
        ({"level": "raiglar", "steps": "die 1"}, "unreadable"),
        ({"level": "raiglar", "seed": 1}, "unreadable"),
    ],
)
async def test_what_cannot_be_is_refused(tmp_path: Path, body: Json, code: str) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as person:
            answer = await person.http.post("/api/companion", json=body)
            assert (answer.status_code, answer.json()["code"]) == (422, code)


async def test_its_record_is_no_table(tmp_path: Path) -> None:
    game = hindmost.new_game("glen-more-ii", 1, seed=2, automa="raiglar", companion=True)
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as person:
            answer = await person.http.post("/api/records", json=game.record())
            assert answer.json()["reason"]["code"] == "refused-record-companion"


async def test_her_cards_are_printed_in_the_catalogue(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as person:
            with_her = await person.http.get("/api/games/glen-more-ii/catalogue?chronicles=2&automa=raiglar")
            assert "action_cards" in with_her.json()["chronicles"]["12"]
            wrong = await person.http.get("/api/games/glen-more-ii/catalogue?chronicles=2&automa=gentle")
            assert wrong.status_code == 422


async def test_c12_comp_12_she_plays_by_what_was_read_on_her_cards(tmp_path: Path) -> None:
    """The same steps with other cards: from the beginning on she does what they say, also after a new start."""
    random = Random(2)
    facts = [{"chronicle": 12, "fact": f"a{n:02}", "value": ["distance-1", "box-1"]} for n in range(1, 11)]
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as person:
            forms = (await person.http.get("/api/companion/prints?chronicles=2")).json()["forms"]
            assert {"a01", "chronicle_2_card", "blue_path"} <= {each["fact"] for each in forms}
            assert (await person.http.get("/api/companion/prints?chronicles=77")).status_code == 422
            table, steps = await told(person), list[str]()
            while sum(step["kind"] == "where" for step in table["steps"]) < 6:
                steps.append(next_step(table, random))
                table = await told(person, deal=table["deal"], steps=steps)
            other = await told(person, deal=table["deal"], steps=steps, facts=facts)
            assert distances(other) == {1}
            assert distances(table).isdisjoint({1})
            wrong = [{"chronicle": 12, "fact": "a01", "value": ["distance-1", "box-1", "village-n2"]}]
            answer = await person.http.post("/api/companion", json={"level": "raiglar", "facts": wrong})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad-configuration")
            assert "C12-CARD-03" in answer.text
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as person:
            assert await told(person, deal=table["deal"], steps=steps, facts=facts) == other


def distances(table: Json) -> set[int]:
    """How far she looked in her turns."""
    lines = [line["message"] for step in table["steps"] for line in step["lines"]]
    return {message["args"]["n"] for message in lines if message["code"] == "log-lady-card"}
