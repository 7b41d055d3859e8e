"""Steps, drafts and versions."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Person, offered, served, settings


async def table_of_two(host: Person, **more: Any) -> tuple[str, Any]:
    """A table at which one person holds both seats, and the state of the seat that is asked."""
    table = await host.create("mine", "mine", **more)
    await host.start(table["id"])
    asked = (await host.state(table["id"]))["waiting"][0]["seat"]
    return table["id"], await host.state(table["id"], asked)


async def test_a_stale_step_gets_the_fresh_state(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database)) as server:
        async with Person(server.url) as host:
            table, state = await table_of_two(host)
            option = offered(state["prompt"])[0]
            done = await host.act(table, state, option)
            assert not done["repeated"]
            stale = await host.act(table, state, option, 409)
            assert stale["code"] == "stale"
            assert stale["state"] == done["state"]


async def test_the_socket_says_the_same(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table, state = await table_of_two(host)
            async with host.socket(table, seat=state["seat"]) as talk:
                await talk.settled()
                option = offered(talk.state["prompt"])[0]
                old = talk.state["version"]
                assert (await talk.act(option))["type"] == "done"
                await talk.send(type="act", id="late", seat=state["seat"], version=old, option=option)
                refused = await talk.until("refused")
                assert (refused["id"], refused["status"], refused["code"]) == ("late", 409, "stale")
                whole = await talk.until("state")
                assert whole["draft"]["steps"] == [option]


async def test_of_200_copies_one_is_accepted(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database)) as server:
        async with Person(server.url) as host:
            table, state = await table_of_two(host)
            body = {"seat": state["seat"], "version": state["version"], "option": offered(state["prompt"])[0]}
            path = f"/api/tables/{table}/actions"
            answers = await asyncio.gather(*(host.http.post(path, json=body) for _ in range(200)))
            codes = [answer.status_code for answer in answers]
            assert codes.count(200) == 1
            assert codes.count(409) == 199


async def test_a_key_is_carried_out_once(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database)) as server:
        async with Person(server.url) as host:
            table, state = await table_of_two(host)
            option = offered(state["prompt"])[0]
            done = await host.act(table, state, option, key="k1")
            again = await host.act(table, state, option, key="k1")
            assert again["repeated"]
            assert again["version"] == done["version"]
            assert again["state"] == done["state"]
            assert len(again["state"]["draft"]["steps"]) == 1
            await host.act(table, state, option, 409, key="k2")


async def test_undo_redo_and_reset(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database)) as server:
        async with Person(server.url) as host:
            table, state = await table_of_two(host)
            seat, path = state["seat"], f"/api/tables/{table}"
            before = state
            seen = [state]
            for _ in range(3):
                option = next(each for each in state["prompt"]["options"] if not each.get("reveals"))
                state = (await host.act(table, state, option["id"]))["state"]
                if state["draft"] is None:
                    pytest.fail("this step should have been tentative")
                seen.append(state)

            async def step(name: str, **more: Any) -> Any:
                nonlocal state
                body = {"seat": seat, "version": state["version"], **more}
                state = (await host.ask("POST", f"{path}/{name}", body))["state"]
                return state

            for place in (2, 1, 0):
                await step("undo")
                assert state["view"] == seen[place]["view"]
                assert state["log"] == seen[place]["log"]
                assert [each["id"] for each in state["prompt"]["options"]] == [
                    each["id"] for each in seen[place]["prompt"]["options"]
                ]
            body = {"seat": seat, "version": state["version"]}
            assert (await host.ask("POST", f"{path}/undo", body, 409))["code"] == "clash"
            for place in (1, 2, 3):
                await step("redo")
                assert state["view"] == seen[place]["view"]
                assert state["log"] == seen[place]["log"]
            await step("undo", steps=2)
            assert state["draft"]["steps"] == seen[1]["draft"]["steps"]
            await step("redo", steps=2)
            assert state["view"] == seen[3]["view"]
            await step("reset")
            assert state["view"] == before["view"]
            assert len(state["draft"]["redo"]) == 3
            # A new step forgets what was taken back.
            await host.act(table, state, offered(state["prompt"])[-1])
            state = await host.state(table, seat)
            assert state["draft"]["redo"] == []
            body["version"] = state["version"]
            await host.ask("POST", f"{path}/redo", body, 409)


async def test_a_committed_turn_cannot_be_taken_back(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table, state = await table_of_two(host)
            while True:
                options = state["prompt"]["options"]
                final = next((each for each in options if each.get("reveals")), None)
                option = final or next(each for each in options if "why_not" not in each)
                state = (await host.act(table, state, option["id"]))["state"]
                if final is not None:
                    break
            assert state["draft"] is None
            body = {"seat": state["seat"], "version": state["version"]}
            assert (await host.ask("POST", f"/api/tables/{table}/undo", body, 409))["code"] == "clash"


async def test_reasons_and_previews(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table, state = await table_of_two(host)
            path, seat = f"/api/tables/{table}", state["seat"]
            refused = await host.act(table, state, "take 99", 422)
            assert refused["code"] == "not-offered"
            assert refused["reason"]["code"] == "reason-unknown-choice"
            while not (barred := next((each for each in state["prompt"]["options"] if "why_not" in each), None)):
                state = (await host.act(table, state, offered(state["prompt"])[0]))["state"]
            why = await host.ask("GET", f"{path}/explain", seat=seat, option=barred["id"])
            assert not why["offered"]
            assert why["rule"] == barred["rule"]
            assert why["reason"] == barred["why_not"]
            refused = await host.act(table, state, barred["id"], 422)
            assert (refused["rule"], refused["reason"]) == (barred["rule"], barred["why_not"])
            option = offered(state["prompt"])[0]
            alone = await host.ask("GET", f"{path}/preview", seat=seat, option=option, version=state["version"])
            rich = await host.state(table, seat, previews="true")
            assert alone["preview"] == rich["prompt"]["options"][0]["preview"]
            late = await host.ask("GET", f"{path}/preview", expect=409, seat=seat, option=option, version="0.7")
            assert late["state"]["version"] == state["version"]


async def test_the_past_can_be_looked_at(tmp_path: Path) -> None:
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with Person(server.url) as host:
            table, state = await table_of_two(host)
            first = state["view"]
            while (await host.state(table))["version"] == "1.0":
                options = offered(state["prompt"])
                state = (await host.act(table, state, "end" if "end" in options else options[0]))["state"]
            path = f"/api/tables/{table}/past"
            begun = await host.ask("GET", f"{path}/0", seat=state["seat"])
            assert begun["view"] == first
            now = await host.ask("GET", f"{path}/{begun['total']}", seat=state["seat"])
            assert now["view"] == state["view"]
            await host.ask("GET", f"{path}/{begun['total'] + 1}", expect=404)


async def test_ones_own_answers_are_told_and_nobody_elses(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            table = (await host.create("mine", "open"))["id"]
            await guest.claim((await host.ask("GET", f"/api/tables/{table}"))["seats"][1]["token"])
            await host.start(table)
            seat = (await host.state(table))["waiting"][0]["seat"]
            mover, other = (host, guest) if seat == 0 else (guest, host)
            state, played = await mover.state(table, seat), []
            path = f"/api/tables/{table}/answers"
            while state["version"].startswith("1."):
                # A draft is not an answer yet, but part of the version.
                assert await mover.ask("GET", path, seat=seat) == {"version": state["version"], "answers": []}
                options = offered(state["prompt"])
                played.append("end" if "end" in options else options[0])
                state = (await mover.act(table, state, played[-1]))["state"]
            told = await mover.ask("GET", path, seat=seat)
            assert told["answers"] == [{"n": n, "seat": seat, "option": option} for n, option in enumerate(played)]
            assert (await other.ask("GET", path, seat=1 - seat))["answers"] == []


async def test_drafts_are_seen_by_their_seat_alone_unless_the_table_says_so(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            for live in (False, True):
                table = await host.create("mine", "open", live_drafts=live)
                await guest.claim(table["seats"][1]["token"])
                await host.start(table["id"])
                people = (host, guest)
                asked = (await host.state(table["id"]))["waiting"][0]["seat"]
                rival = people[1 - asked]
                before = await rival.state(table["id"], 1 - asked)
                state = await people[asked].state(table["id"], asked)
                mine = (await people[asked].act(table["id"], state, offered(state["prompt"])[0]))["state"]
                after = await rival.state(table["id"], 1 - asked)
                if live:
                    assert after["draft"] == mine["draft"]
                    assert after["version"] == mine["version"]
                    assert after["view"]["table"] == mine["view"]["table"]
                    assert after["prompt"] is None
                else:
                    assert after == before


async def test_two_windows_of_one_player_show_the_same_draft(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table, state = await table_of_two(host)
            async with (
                host.socket(table, seat=state["seat"]) as left,
                host.socket(table, seat=state["seat"], previews=False) as right,
            ):
                await asyncio.gather(left.settled(), right.settled())
                done = await left.act(offered(left.state["prompt"])[0])
                await right.settled(done["version"])
                assert left.state["view"] == right.state["view"]
                await right.send(type="undo", id="u", seat=state["seat"], version=right.state["version"])
                done = await right.until("done")
                await left.settled(done["version"])
                assert left.state["view"] == state["view"]


async def test_only_what_changed_is_sent(tmp_path: Path) -> None:
    """No object is sent whole for the sake of one of its parts, and what stays as it was is in no step."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table, state = await table_of_two(host)
            async with host.socket(table, seat=state["seat"], previews=False) as talk:
                await talk.settled()
                for _ in range(2):
                    before = talk.state["view"]
                    await talk.act(offered(talk.state["prompt"])[0])
                    change = json.loads(next(text for text in talk.heard[::-1] if '"type":"change"' in text))
                    for step in change["patch"]:
                        assert not (isinstance(step.get("value"), dict) and step["op"] == "replace"), step["path"]
                    touched = {step["path"].split("/")[1] for step in change["patch"]}
                    changed = {name for name, value in talk.state["view"].items() if value != before[name]}
                    assert touched == changed
                    assert 0 < len(changed) < len(before) / 2


async def test_who_comes_back_with_the_version_he_has_is_not_told_again(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table, state = await table_of_two(host)
            async with host.socket(table, seat=state["seat"], have=state["version"], previews=False) as talk:
                talk.state = state
                assert (await talk.act(offered(state["prompt"])[0]))["type"] == "done"
                assert [message for message in talk.heard if '"type":"state"' in message] == []
                assert talk.state["view"] == (await host.state(table, state["seat"]))["view"]
