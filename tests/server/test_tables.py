"""Tables: made, joined, begun, left, played again."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from tests.server.running import Person, offered, served, settings


async def test_laying_joining_and_beginning(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database)) as server:
        async with Person(server.url) as host, Person(server.url) as guest, Person(server.url) as stranger:
            table = await host.create("mine", "open", "greedy", name="Rob")
            path = f"/api/tables/{table['id']}"
            assert [seat["kind"] for seat in table["seats"]] == ["human", "open", "bot"]
            assert table["private"]
            assert table["host"]
            await stranger.ask("GET", path, expect=404)
            refused = await host.ask("POST", f"{path}/start", expect=409)
            assert refused["code"] == "open-seats"
            token = table["seats"][1]["token"]
            mine = await guest.claim(token, "  Ann\u202e <b>\n")
            assert mine["seats"][1]["name"] == "Ann <b>"
            assert mine["seats"][1]["yours"]
            assert not mine["host"]
            assert mine["seats"][0].get("token") is None, "a seat's secret is its holder's alone"
            # The link has done its duty: the host, or whoever saw it on the way, cannot use it again.
            await stranger.ask("POST", "/api/claims", {"token": token}, expect=404)
            after = await host.ask("GET", path)
            assert after["seats"][1].get("token") is None
            # The holder's own link leads to the same seat from another device.
            async with Person(server.url) as phone:
                assert (await phone.claim(mine["seats"][1]["token"]))["seats"][1]["yours"]
            await guest.ask("POST", f"{path}/start", expect=403)
            begun = await host.start(table["id"])
            assert begun["status"] == "playing"
            await host.ask("POST", f"{path}/start", expect=409)
            await guest.ask("POST", f"{path}/leave", expect=409)
            assert len(begun["commitment"]) == 64


async def test_the_seed_is_committed_to_and_shown_at_the_end(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await host.create("random", "random")
            path = f"/api/tables/{table['id']}"
            await host.start(table["id"])
            state: Any = await host.state(table["id"])
            while state["status"] != "over":
                state = await host.state(table["id"], after=state["version"], wait=20)
            record = await host.ask("GET", f"{path}/record")
            assert hashlib.sha256(str(record["seed"]).encode()).hexdigest() == table["commitment"]
            assert record["seed"].bit_length() > 200
            again = await host.ask("POST", f"{path}/rematch")
            assert again["status"] == "open"
            assert again["id"] != table["id"]
            assert again["rematch_of"] == table["id"]
            assert (await host.ask("POST", f"{path}/rematch"))["id"] == again["id"]
            assert (await host.ask("GET", path))["rematch"] == again["id"]


async def test_leaving_before_the_start(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            table = await host.create("mine", "open", name="Rob")
            path = f"/api/tables/{table['id']}"
            await guest.claim(table["seats"][1]["token"])
            await guest.ask("POST", f"{path}/leave", expect=204)
            await guest.ask("GET", path, expect=404)
            fresh = (await host.ask("GET", path))["seats"][1]
            assert fresh["kind"] == "open"
            await guest.claim(fresh["token"])
            await host.ask("POST", f"{path}/leave", expect=204)
            assert (await guest.ask("GET", path))["host"], "the table is handed on"
            await guest.ask("POST", f"{path}/leave", expect=204)
            assert server.hall.rooms.inside()[0].sheet.status == "abandoned"


async def test_public_tables_can_be_joined_without_a_link(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            table = await host.create("mine", "open", private=False)
            hidden = await host.create("mine", "open")
            listed = (await guest.ask("GET", "/api/tables"))["tables"]
            assert [each["id"] for each in listed] == [table["id"]]
            await guest.ask("PUT", "/api/me", {"name": "Ann"})
            seat = f"/api/tables/{table['id']}/seats/1"
            taken = await guest.ask("PUT", seat, {"kind": "mine"})
            assert taken["seats"][1] == {**taken["seats"][1], "name": "Ann", "yours": True}
            await guest.ask("PUT", f"/api/tables/{hidden['id']}/seats/1", {"kind": "mine"}, 404)
            await guest.ask("PUT", f"/api/tables/{table['id']}/seats/0", {"kind": "open"}, 403)
            assert (await guest.ask("PUT", seat, {"kind": "open"}))["seats"][1]["kind"] == "open"


async def test_my_tables_and_the_next_one(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            assert (await host.ask("GET", "/api/me/next"))["table"] is None
            first = await host.create("mine", "mine")
            second = await host.create("mine", "mine")
            waiting = await host.create("mine", "open")
            for table in (first, second):
                await host.start(table["id"])
            found = (await host.ask("GET", "/api/me/tables"))["tables"]
            assert {each["id"] for each in found if each["your_turn"]} == {first["id"], second["id"]}
            assert found[-1]["id"] == waiting["id"], "those that wait for me come first"
            turn = await host.ask("GET", "/api/me/next")
            assert turn["waiting"] == 2
            other = await host.ask("GET", "/api/me/next", after=turn["table"])
            assert {turn["table"], other["table"]} == {first["id"], second["id"]}


async def test_one_person_holds_all_seats(tmp_path: Path) -> None:
    """Hot-seat: the socket follows whoever is asked."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await host.create("mine", "mine", "mine")
            await host.start(table["id"])
            async with host.socket(table["id"], follow=True) as talk:
                await talk.settled()
                seen: set[int] = set()
                while len(seen) < 3:
                    state = talk.state
                    assert state["prompt"], "somebody is always asked, and it is I"
                    seen.add(state["seat"])
                    options = offered(state["prompt"])
                    answer = await talk.act("end" if "end" in options else options[-1])
                    assert answer["type"] == "done"
                    while talk.state["prompt"] is None or talk.state["version"] == state["version"]:
                        await talk.hear()


async def test_a_replaced_players_turn_is_played_by_the_bot(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            table = await host.create("random", "open")
            await guest.claim(table["seats"][1]["token"])
            await host.start(table["id"])
            await guest.ask("PUT", f"/api/tables/{table['id']}/seats/1", {"kind": "bot", "bot": "random"})
            state: Any = await host.state(table["id"])
            while state["status"] != "over":
                state = await host.state(table["id"], after=state["version"], wait=20)


async def test_abandoning(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            table = await host.create("mine", "open")
            path = f"/api/tables/{table['id']}"
            await guest.claim(table["seats"][1]["token"])
            await host.start(table["id"])
            await guest.ask("POST", f"{path}/abandon", expect=403)
            ended = await host.ask("POST", f"{path}/abandon")
            assert ended["status"] == "abandoned"
            state = await guest.state(table["id"], 1)
            assert state["prompt"] is None
            assert state["log"][-1]["message"]["code"] == "log-table-abandoned"
            refused = await host.act(table["id"], await host.state(table["id"], 0), "take 1", 409)
            assert refused["code"] == "abandoned"
            assert (await guest.ask("GET", f"{path}/record"))["over"] is False


async def test_what_does_not_go_together_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            wishes: list[tuple[dict[str, Any], str]] = [
                ({"game": "chess", "seats": [{"kind": "mine"}] * 2}, "There is no game 'chess'"),
                ({"game": "glen-more", "seats": [{"kind": "mine"}]}, "for 2 to 5 seats"),
                ({"game": "glen-more", "seats": [{"kind": "mine"}] * 2, "chronicles": [99]}, "no Chronicle 99"),
                ({"game": "glen-more", "seats": [{"kind": "bot", "bot": "hal"}] * 2}, "There is no bot called hal"),
                ({"game": "glen-more", "seats": [{"kind": "mine"}] * 2, "options": {"x": 1}}, "no option 'x'"),
                ({"game": "glen-more", "seats": [{"kind": "mine"}] * 2, "colour": 1}, "unknown field"),
            ]
            for wish, sentence in wishes:
                assert sentence in (await host.ask("POST", "/api/tables", wish, 422))["text"]


async def test_every_game_offers_its_bots_the_strongest_first(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as anyone:
            offer = await anyone.ask("GET", "/api/offer")
    for game in offer["games"]:
        assert [bot["name"] for bot in game["bots"]] == ["master", "strong", "medium", "easy", "beginner"]
        assert {bot["name"] for bot in game["bots"]} < set(offer["bots"])
        assert all(bot["style"] == f"bot-{bot['name']}-style" for bot in game["bots"])
    assert {"random", "greedy", "planner", "search"} < set(offer["bots"]), "tables of earlier versions go on"
