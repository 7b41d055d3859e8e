"""What is printed: the catalogues that clients get, and corrected ones from the folder, at tables and in records."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hindmost.api import catalogue_of
from hindmost.games.registry import RULES
from hindmost.server.limits import CATALOGUE, Limits
from hindmost.server.printed.catalogue import printed
from hindmost.server.printed.folder import Folder
from hindmost.server.wire.errors import Unreadable
from hindmost.server.wire.printed import CATALOGUES
from tests import corrected
from tests.server.running import Person, served, settings


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "catalogues"
    made.mkdir()
    (made / "ours.toml").write_text(corrected.glen_more_ii(), "utf-8")
    (made / "coins.toml").write_text(corrected.glen_more(), "utf-8")
    return made


@pytest.mark.parametrize("game", RULES)
def test_clients_get_what_the_catalogue_says(game: str) -> None:
    whole = json.loads(json.dumps(catalogue_of(game, None).to_json()))
    sent = msgspec.json.decode(printed(game, None, None, None).body)
    assert sent.pop("corrections") == []
    assert sent.pop("facts").items() <= {name: fact["value"] for name, fact in whole["facts"].items()}.items()
    assert sent.pop("game") == game
    for number, facts in sent.pop("chronicles", {}).items():
        brought = catalogue_of(game, None).to_json()["chronicles"][int(number)]
        assert facts == json.loads(json.dumps({name: fact["value"] for name, fact in brought.items()}))
    for number, names in sent.pop("reconstructed", {}).items():
        brought = catalogue_of(game, None).to_json()["chronicles"][int(number)]
        assert names == [name for name, fact in brought.items() if fact["source"] == "R"]
    for name, records in sent.items():
        written = list(whole.get(name, []))
        if name == "tiles":
            written += [value for value in whole.values() if isinstance(value, dict) and "id" in value]
            written += whole.get("home", [])
        assert records == [{field: each[field] for field in (records or [()])[0]} for each in written], name


def test_corrections_are_told_one_by_one() -> None:
    sent = json.loads(printed("glen-more-ii", None, (2,), corrected.glen_more_ii()).body)
    corrections = sent["corrections"]
    told = {(each["kind"], each["record"], each["field"]): (each["before"], each["after"]) for each in corrections}
    assert told.pop(("", corrected.NEW, "")) == (None, corrected.NEW)
    assert told.pop(("", "a-halkirk", "cost")) == ("free", "1 stone")
    assert told.pop(("domain", "douglas", "effect")) == ("3 vp", "4 vp")
    assert "S 6" in told.pop(("", "", "stacks"))[1]
    assert not told
    assert any(tile["id"] == "mountain" for tile in sent["tiles"])


def test_a_correction_of_a_chronicle_is_told_and_no_longer_reconstructed() -> None:
    table = '\n[chronicles.9]\nscore_table = { source = "P", value = [0, 5] }\n'
    sent = json.loads(printed("glen-more-ii", None, (9,), corrected.own("glen-more-ii") + table).body)
    assert sent["chronicles"]["9"]["score_table"] == [0, 5]
    assert sent["corrections"] == [
        {
            "kind": "chronicle",
            "record": "9",
            "field": "score_table",
            "before": "0, 1, 2, 3, 4, 6, 8, 10",
            "after": "0, 5",
        }
    ]
    usual = json.loads(printed("glen-more-ii", None, (9,), None).body)["reconstructed"]["9"]
    assert [name for name in usual if name not in sent["reconstructed"]["9"]] == ["score_table"]


def test_a_correction_is_told_as_the_file_writes_it() -> None:
    text = corrected.own("glen-more-ii")
    for tile, before, after in (("a-easdale", "A", "B"), ("b-glen-clova", "B", "A")):
        at = text.index(f'"{tile}"')
        text = text[:at] + text[at:].replace(f'stack = "{before}"', f'stack = "{after}"', 1)
    sent = json.loads(printed("glen-more-ii", None, (), text).body)
    told = {(each["record"], each["field"]): (each["before"], each["after"]) for each in sent["corrections"]}
    assert told == {("a-easdale", "stack"): ("A", "B"), ("b-glen-clova", "stack"): ("B", "A")}


def test_a_broken_file_is_listed_with_what_is_wrong_with_it(folder: Path) -> None:
    (folder / "broken.toml").write_text(corrected.glen_more().replace('"produce wood"', '"produce wool"'), "utf-8")
    (folder / "huge.toml").write_text("#" * 300_000, "utf-8")
    (folder / "many.toml").write_text(corrected.own("glen-more").replace("value = 14", "value = 1400000000"), "utf-8")
    (folder / "no.toml").write_text("game = [", "utf-8")
    (folder / "other.toml").write_bytes(b"\xff\xfe")
    (folder / "notes.txt").write_text("not a catalogue", "utf-8")
    choices = {each.name: each for each in Folder(folder, Limits()).choices()}
    assert [(each.name, each.game) for each in choices.values() if not each.problem] == [
        ("coins.toml", "glen-more"),
        ("ours.toml", "glen-more-ii"),
    ]
    assert choices["broken.toml"].game == "glen-more"
    assert "broken.toml: tile s0-forest-river: activation: " in choices["broken.toml"].problem
    assert "at most 262144 are read" in choices["huge.toml"].problem
    assert "a number above 999" in choices["many.toml"].problem
    assert choices["no.toml"].game is None
    assert choices["no.toml"].problem.startswith("no.toml: is not TOML")
    assert choices["other.toml"].problem == "other.toml: line 1 is not UTF-8; save the file as UTF-8"
    assert "notes.txt" not in choices
    assert str(folder) not in repr(choices)


def test_so_is_one_that_says_of_a_chronicle_what_cannot_be_printed(folder: Path) -> None:
    for name, facts in {
        "number": '[chronicles.12]\nitem_vp = { source = "P", value = 99 }\n',
        "paths": '[chronicles.12]\nblue_path = { source = "P", value = ["macdonell", "innes"] }\n',
        "table": '[chronicles.9]\nscore_table = { source = "P", value = [3, 1] }\n',
        "right": '[chronicles.9]\nscore_table = { source = "P", value = [0, 1] }\n',
    }.items():
        (folder / f"{name}.toml").write_text(f"{corrected.own('glen-more-ii')}\n{facts}", "utf-8")
    problems = {each.name: each.problem for each in Folder(folder, Limits()).choices()}
    assert problems["number.toml"] == ("number.toml: chronicles.12: item_vp: is 99; write whole numbers, from 0 to 20")
    assert "innes lies on the paths of both markers" in problems["paths.toml"]
    assert problems["table.toml"].startswith("table.toml: ")
    assert "score_table: is [3, 1]" in problems["table.toml"]
    assert not problems["right.toml"]


def test_a_name_may_be_as_long_as_a_table_can_keep(tmp_path: Path) -> None:
    for letters in (CATALOGUE, CATALOGUE + 1):
        (tmp_path / f"{'c' * (letters - 5)}.toml").write_text(corrected.glen_more(), "utf-8")
    assert [len(each.name) for each in Folder(tmp_path, Limits()).choices()] == [CATALOGUE]
    assert Folder(tmp_path / "nowhere", Limits()).choices() == Folder(None, Limits()).choices() == []


def test_a_file_that_was_put_right_can_be_chosen(folder: Path) -> None:
    files = Folder(folder, Limits())
    path = folder / "coins.toml"
    path.write_text("game = 7", "utf-8")
    with pytest.raises(Unreadable, match=r"The corrected catalogue coins\.toml cannot be used\."):
        files.chosen("coins.toml", "glen-more")
    path.write_text(corrected.glen_more(), "utf-8")
    assert files.chosen("coins.toml", "glen-more").text == corrected.glen_more()
    with pytest.raises(Unreadable, match="It is for glen-more"):
        files.chosen("coins.toml", "glasgow")
    with pytest.raises(Unreadable, match="There is no corrected catalogue"):
        files.chosen("../catalogues/coins.toml", "glen-more")


async def test_a_catalogue_is_sent_once_and_then_known_by_its_mark(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as person:
            for game in CATALOGUES:
                first = await person.http.get(f"/api/games/{game}/catalogue")
                assert (first.status_code, first.headers["content-encoding"]) == (200, "gzip")
                plain = await person.http.get(f"/api/games/{game}/catalogue", headers={"Accept-Encoding": "identity"})
                assert plain.json() == first.json()
                again = await person.http.get(
                    f"/api/games/{game}/catalogue", headers={"If-None-Match": first.headers["etag"]}
                )
                assert (again.status_code, again.content) == (304, b"")
            bare = await person.ask("GET", "/api/games/glen-more-ii/catalogue", chronicles="")
            assert not any(tile["id"] == "mountain" for tile in bare["tiles"])
            await person.ask("GET", "/api/games/chess/catalogue", expect=404)
            for wrong in ("99", "x", "2,,4"):
                await person.ask("GET", "/api/games/glen-more-ii/catalogue", expect=422, chronicles=wrong)


async def finished(host: Person, table: str) -> Any:
    state: Any = await host.state(table)
    while state["status"] != "over":
        state = await host.state(table, after=state["version"], wait=20)
    return await host.ask("GET", f"/api/tables/{table}/record")


async def test_a_game_with_corrected_values_goes_on_when_the_file_is_gone(
    folder: Path, tmp_path: Path, database: str
) -> None:
    chosen = settings(tmp_path, database=database, catalogues=folder)
    with served(chosen) as server:
        async with Person(server.url) as host:
            offer = await host.ask("GET", "/api/offer")
            assert offer["catalogues"] == [
                {"name": "coins.toml", "game": "glen-more"},
                {"name": "ours.toml", "game": "glen-more-ii"},
            ]
            table = await host.create("mine", "mine", catalogue="coins.toml")
            await host.start(table["id"])
            cookies = dict(host.http.cookies)
    (folder / "coins.toml").unlink()
    with served(chosen) as server:
        async with Person(server.url) as host:
            host.http.cookies.update(cookies)
            state = await host.state(table["id"], 0)
            assert [seat["coins"] for seat in state["view"]["seats"]] == [9, 9]
            info = await host.ask("GET", f"/api/tables/{table['id']}")
            assert info["catalogue"] == "coins.toml"
            sent = await host.ask("GET", f"/api/tables/{table['id']}/catalogue")
            assert {each["record"] for each in sent["corrections"]} == {"", "s1-quarry-plain-a"}
            await host.ask(
                "POST",
                "/api/tables",
                {"game": "glen-more", "seats": [{"kind": "mine"}] * 2, "catalogue": "coins.toml"},
                422,
            )


async def test_a_record_with_a_corrected_catalogue_is_a_table_again(folder: Path, tmp_path: Path) -> None:
    with served(settings(tmp_path, catalogues=folder)) as server:
        async with Person(server.url) as host, Person(server.url) as other:
            table = await host.create("random", "random", catalogue="coins.toml")
            await host.start(table["id"])
            record = await finished(host, table["id"])
            assert record["catalogue"] == corrected.glen_more()
            done = await other.ask("POST", "/api/records", record, 201)
            assert (done["over"], done["signed"]) == (True, True)
            assert done["table"]["catalogue"] == ""
            sent = await other.ask("GET", f"/api/tables/{done['table']['id']}/catalogue")
            assert len(sent["corrections"]) == 2
            again = await other.ask("GET", f"/api/tables/{done['table']['id']}/record")
            assert again["catalogue"] == record["catalogue"]
            rematch = await other.ask("POST", f"/api/tables/{done['table']['id']}/rematch")
            assert rematch["catalogue"] == ""
            for sentence, wrong in (
                ("chain of hashes breaks", corrected.glen_more() + "\n# another"),
                ("at most 262144 are read", corrected.glen_more() + "#" * 300_000),
                ("is not TOML", "x ="),
                ("a number above 999", corrected.glen_more().replace("value = 14", "value = 99999")),
                ("must hold the text", 7),
            ):
                answer = await other.ask("POST", "/api/records", {**record, "catalogue": wrong}, 422)
                assert sentence in answer["text"], answer
