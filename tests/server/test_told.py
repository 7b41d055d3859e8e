"""A printed game lies on the table, and the host tells what came: all see it, nobody else may, and it can be taken
back until somebody goes by it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import hindmost
from hindmost import NATURE
from tests.server.running import Person, Spawned, offered, served, settings
from tests.server.test_clocks import served_for, turned

TOLD: dict[str, Any] = {"chance": "told"}


async def told(host: Person, table: str, option: str | None = None, **more: Any) -> Any:
    """One thing that came, the first that may if none is named; the state that follows."""
    state = await host.state(table)
    body = {"seat": NATURE, "version": state["version"], "option": option or offered(state["telling"])[0], **more}
    return (await host.ask("POST", f"/api/tables/{table}/actions", body))["state"]


async def all_told(host: Person, table: str) -> Any:
    """Whatever comes, until somebody else is asked."""
    while (state := await host.state(table))["telling"] is not None:
        await told(host, table)
    return state


async def take_back(host: Person, table: str, steps: int = 1, expect: int = 200, what: str = "undo") -> Any:
    version = (await host.state(table))["version"]
    body = {"seat": NATURE, "version": version, "steps": steps}
    return await host.ask("POST", f"/api/tables/{table}/{what}", body, expect)


async def confirmed(host: Person, table: str, expect: int = 200, **more: Any) -> Any:
    version = (await host.state(table))["version"]
    return await host.ask("POST", f"/api/tables/{table}/settle", {"version": version, **more}, expect)


async def laid(host: Person, *seats: str, **more: Any) -> str:
    table = await host.create(*(seats or ("mine", "mine")), **{**TOLD, **more})
    await host.start(table["id"])
    return str(table["id"])


async def test_the_host_is_asked_and_all_see_what_was_told(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database)) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            made = await host.create("mine", "open", **TOLD)
            assert made["chance"] == "told"
            invitation = await guest.ask("POST", "/api/invitations", {"token": made["seats"][1]["token"]})
            assert invitation["chance"] == "told"
            await guest.claim(made["seats"][1]["token"])
            table = (await host.start(made["id"]))["id"]
            info = await host.ask("GET", f"/api/tables/{table}")
            assert (info["asked"], info["your_turn"]) == ([NATURE], True)
            assert not (await guest.ask("GET", f"/api/tables/{table}"))["your_turn"]
            async with guest.socket(table, seat=1) as looking, host.socket(table, seat=0) as telling:
                await looking.settled()
                await telling.settled()
                assert looking.state["telling"] is None
                title = {"code": "ask-seat-order", "args": {"place": 1}}
                assert looking.state["waiting"] == [{"seat": NATURE, "kind": "seat-order", "title": title}]
                assert [option["id"] for option in telling.state["telling"]["options"]] == ["seat 0", "seat 1"]
                asked = telling.state["version"]
                await telling.send(type="act", id="a", seat=NATURE, version=asked, option="seat 1", key="k")
                done = await telling.until("done")
                await telling.send(type="act", id="b", seat=NATURE, version=asked, option="seat 1", key="k")
                assert (await telling.until("done"))["repeated"]
                await looking.settled(done["version"])
                assert looking.state["draft"]["seat"] == NATURE
                assert looking.state["draft"]["steps"] == ["seat 1"]
                assert looking.state["draft"]["kinds"] == ["comes"]
                assert looking.state["draft"]["last"]["code"] == "player-sky"
                assert looking.state["waiting"][0]["title"]["code"] == "ask-lay"
                await telling.settled(done["version"])
                forest = next(each for each in telling.state["telling"]["options"] if "forest" in each["id"])
                assert forest["under"] == {"code": "type-forest", "args": {}, "kind": "type", "id": "forest"}
                assert forest["targets"] == [forest["id"].replace(" ", ":")]
                await telling.send(type="undo", id="c", seat=NATURE, version=done["version"])
                done = await telling.until("done")
                await looking.settled(done["version"])
                assert looking.state["draft"]["steps"] == []
                assert looking.state["draft"]["redo"] == ["seat 1"]


async def test_a_seat_that_answers_makes_it_stand(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await laid(host)
            state = await all_told(host, table)
            seat = state["waiting"][0]["seat"]
            number = len(state["draft"]["steps"])
            assert number > 5
            body = {"seat": 1 - seat, "version": state["version"], "option": "take 1"}
            refused = await host.ask("POST", f"/api/tables/{table}/actions", body, 422)
            assert refused["code"] == "not-asked"
            assert (await host.state(table)) == state, "who is not asked makes nothing stand"
            own = await host.state(table, seat)
            assert own["draft"]["seat"] == NATURE
            await host.act(table, own, "nonsense", 422)
            assert (await host.state(table)) == state
            done = await host.act(table, own, offered(own["prompt"])[0], key="once")
            assert done["state"]["draft"]["seat"] == seat
            assert (await host.act(table, own, offered(own["prompt"])[0], key="once"))["repeated"]
            refused = await take_back(host, table, expect=409)
            assert refused["reason"]["code"] == "refused-nothing-to-undo"
            past = await host.ask("GET", f"/api/tables/{table}/past/{number}")
            assert past["total"] == number
            first = await host.ask("GET", f"/api/tables/{table}/past/0")
            assert first["view"]["asked"] == [NATURE]


async def test_bots_wait_until_the_host_has_confirmed(tmp_path: Path) -> None:
    with served(settings(tmp_path, sweep=0)) as server:
        async with Person(server.url) as host:
            table = await laid(host, "random", "random")
            refused = await confirmed(host, table, 409)
            assert refused["code"] == "nothing-told"
            state = await all_told(host, table)
            assert state["waiting"][0]["seat"] in (0, 1)
            asyncio.run_coroutine_threadsafe(server.hall.sweeper.sweep(0), server.loop).result(60)
            await asyncio.sleep(0.3)
            assert (await host.state(table))["version"] == state["version"]
            await take_back(host, table, 2)
            assert (await host.state(table))["telling"]["kind"] == "lay"
            await take_back(host, table, 2, what="redo")
            assert (await confirmed(host, table, key="sure"))["state"]["draft"] is None
            repeated = {"version": "1.0", "key": "sure"}
            assert (await host.ask("POST", f"/api/tables/{table}/settle", repeated))["repeated"]
            while (state := await host.state(table))["telling"] is None:
                await asyncio.sleep(0.05)
            assert [line for line in state["log"] if line["kind"] == "turn"]


async def test_a_whole_game_is_told_kept_and_brought_again(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await laid(host, "random", "random")
            while (state := await host.state(table))["status"] == "playing":
                if state["telling"] is not None:
                    await told(host, table)
                elif state["draft"] is not None:
                    await confirmed(host, table)
                else:
                    await asyncio.sleep(0.01)
            record = await host.ask("GET", f"/api/tables/{table}/record")
            assert record["chance"] == "told"
            lines = [line for line in record["choices"] if line.startswith("nature ")]
            assert "nature tile" in lines[5]
            assert hindmost.replay(record).record()["scores"] == record["scores"]
            brought = await host.ask("POST", "/api/records", record, 201)
            assert brought["signed"]
            assert brought["table"]["chance"] == "told"
            again = await host.ask("GET", f"/api/tables/{brought['table']['id']}/record")
            assert (again["choices"], again["scores"]) == (record["choices"], record["scores"])
            for change in ({"chance": "drawn"}, {"chance": "told-all"}, {"choices": record["choices"][:-1]}):
                refused = await host.ask("POST", "/api/records", {**record, **change}, 422)
                assert refused["code"] == "bad-record"
            rematch = await host.ask("POST", f"/api/tables/{table}/rematch")
            assert rematch["chance"] == "told"


async def test_a_record_goes_on_where_it_was_told_but_not_where_everything_was(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            for chance, expect in (("told", 201), ("told-all", 422)):
                game = hindmost.new_game("glen-more", 2, seed=3, chance=chance)
                for _ in range(4):
                    game.play(NATURE, game.questions[0].options[0].id)
                brought = await host.ask("POST", "/api/records", game.record(), expect)
                if expect == 422:
                    assert brought["reason"]["code"] == "refused-record-told"
                    continue
                state = await told(host, brought["table"]["id"])
                assert len(state["draft"]["steps"]) == 1
                assert (await take_back(host, brought["table"]["id"]))["state"]["telling"]["kind"] == "lay"
                refused = await take_back(host, brought["table"]["id"], expect=409)
                assert refused["reason"]["code"] == "refused-nothing-to-undo"


async def test_a_server_killed_in_mid_telling_goes_on(database: str) -> None:
    server = Spawned(database)
    server.start()
    try:
        async with Person(server.url) as host:
            table = await laid(host)
            for _ in range(4):
                await told(host, table)
            await take_back(host, table)
            state = await host.state(table)
            server.kill()
            server.start()
            assert await host.state(table) == state
            assert len(state["draft"]["steps"]) == 3
            await take_back(host, table, what="redo")
            state = await all_told(host, table)
            server.kill()
            server.start()
            assert await host.state(table) == state
            await confirmed(host, table)
            server.kill()
            server.start()
            assert (await host.state(table))["draft"] is None
            assert (await take_back(host, table, expect=409))["reason"]["code"] == "refused-nothing-to-undo"
            own = await host.state(table, state["waiting"][0]["seat"])
            await host.act(table, own, offered(own["prompt"])[0])
    finally:
        server.stop()


async def test_clocks_stand_while_the_host_is_asked(tmp_path: Path) -> None:
    with served(turned(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await laid(host, clock={"kind": "bank", "bank": 100, "increment": 0, "timeout": "bot"})
            served_for(server, 1000)
            state = await host.state(table)
            assert (state["status"], state["clock"]["running"]) == ("playing", [])
            state = await all_told(host, table)
            seat = state["waiting"][0]["seat"]
            assert state["clock"]["running"] == [seat]
            served_for(server, 30)
            await take_back(host, table)
            served_for(server, 1000)
            state = await told(host, table)
            assert state["clock"]["running"] == [seat]
            assert round(state["clock"]["banks"][seat]) == 70
            assert round(state["clock"]["banks"][1 - seat]) == 100
            steps = state["draft"]["steps"]
            served_for(server, 71)
            state = await host.state(table)
            assert state["draft"] is None, "whose time is up was asked: what was told stands"
            assert (await host.ask("GET", f"/api/tables/{table}"))["seats"][seat]["kind"] == "bot"
            assert (await host.ask("GET", f"/api/tables/{table}/past/{len(steps)}"))["total"] == len(steps)


async def test_what_befalls_the_table_leaves_what_was_told(tmp_path: Path) -> None:
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with Person(server.url) as host:
            table = await laid(host)
            await told(host, table)
            before = await host.state(table)
            await host.ask("PUT", f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "random"})
            after = await host.state(table)
            assert after["draft"]["steps"] == before["draft"]["steps"]
            assert after["telling"]["kind"] == before["telling"]["kind"]
            assert after["version"] != before["version"]


async def test_an_armed_plan_waits_for_what_stands(tmp_path: Path) -> None:
    """And is neither dropped nor played while the host may take back what came."""
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with Person(server.url) as host:
            table = await laid(host)
            state = await all_told(host, table)
            seat = state["waiting"][0]["seat"]
            own = await host.state(table, seat)
            step = {"seat": seat, "option": offered(own["prompt"])[0]}
            wish = {"seat": seat, "version": own["version"], "steps": [step]}
            plan = await host.ask("POST", f"/api/tables/{table}/plans", wish, 201)
            armed = {"seat": seat, "armed": True}
            assert (await host.ask("PATCH", f"/api/tables/{table}/plans/{plan['id']}", armed))["fate"] == "armed"
            await take_back(host, table)
            await told(host, table)
            (kept,) = (await host.ask("GET", f"/api/tables/{table}/plans", seat=seat))["plans"]
            assert kept["fate"] == "armed"
            await confirmed(host, table)
            while (await host.ask("GET", f"/api/tables/{table}/plans", seat=seat))["plans"][0]["fate"] != "played":
                await asyncio.sleep(0.02)
            assert (await host.state(table, seat))["draft"]["steps"] == [step["option"]]


async def test_one_may_plan_while_it_is_awaited_what_came(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await laid(host)
            state = await host.state(table, 0)
            tried = await host.ask(
                "POST", f"/api/tables/{table}/plans/trial", {"seat": 0, "version": state["version"], "ahead": True}
            )
            assert tried["guessed"]
            assert tried["state"]["prompt"]["actors"] == [0]
            assert (await host.state(table, 0)) == state


async def test_what_lies_face_down_is_drawn_and_leaves_the_server_with_nobody(tmp_path: Path) -> None:
    """Chronicle 1: tokens lie face down on the castles. No frame says which."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await laid(host, "mine", "mine", game="glen-more-ii", chronicles=[1])
            async with host.socket(table, seat=0) as talk:
                await talk.settled()
                while talk.state["telling"] is not None:
                    option = offered(talk.state["telling"])[0]
                    version = talk.state["version"]
                    await talk.send(type="act", id="a", seat=NATURE, version=version, option=option)
                    await talk.settled((await talk.until("done"))["version"])
                loaded = asyncio.run_coroutine_threadsafe(server.hall.rooms.get(table), server.loop).result(60).loaded
                game = loaded.open_game
                assert game is not None
                assert game.position.nature.counters, "something was drawn"
                seed = str(game.position.nature.seed)
                assert not [text for text in talk.heard if seed in text or '"counters"' in text]
                seen = json.dumps(talk.state["view"]["table"])
                other = hindmost.new_game("glen-more-ii", 2, (1,), seed=5, chance="told")
                for choice in game.choices:
                    other.play(choice.seat, choice.option_id)
                assert json.dumps(other.view(0)["table"], separators=(", ", ": ")) == seen, (
                    "another seed looks the same"
                )
                assert other.hash() != game.hash()


async def test_a_die_says_what_each_face_would_hit(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await laid(host)
            while (state := await host.state(table))["telling"] is None or state["telling"]["kind"] != "roll-die":
                if state["telling"] is not None:
                    await told(host, table)
                    continue
                own = await host.state(table, state["waiting"][0]["seat"])
                ends = [option["id"] for option in own["prompt"]["options"] if option.get("kind") == "end"]
                await host.act(table, own, (ends or offered(own["prompt"]))[0])
            faces = state["telling"]["options"]
            assert [face["id"] for face in faces] == ["die 1", "die 2", "die 3"]
            hit = [face["preview"]["discards"] for face in faces]
            assert len({*map(tuple, hit)}) == 3
            after = await told(host, table, "die 2")
            assert after["view"]["table"]["discards"][-len(hit[1]) :] == hit[1]


async def test_what_ends_the_game_can_be_taken_back_and_opens_nothing_before(tmp_path: Path) -> None:
    """With Chronicle 5 the Die decides at the very end."""
    record = ended_by_the_die()
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            brought = await host.ask("POST", "/api/records", record, 201)
            table = brought["table"]["id"]
            state = await told(host, table)
            while state["telling"] is not None:
                state = await told(host, table)
            assert (state["status"], state["view"]["over"], state["waiting"]) == ("playing", False, [])
            assert state["view"]["winners"] is None
            assert (await take_back(host, table))["state"]["telling"] is not None
            await told(host, table)
            state = (await confirmed(host, table))["state"]
            assert (state["status"], state["view"]["over"]) == ("over", True)


def ended_by_the_die() -> Any:
    """A game up to its last rolls, as a record."""
    for seed in range(50):
        game, source = hindmost.new_game("glen-more-ii", 2, (5,), seed=seed, chance="told"), Random(seed)
        while not game.over:
            question = game.questions[0]
            game.play(question.seat, source.choice(question.options).id)
        if game.choices[-1].seat == NATURE:
            record: Any = game.record()
            while record["choices"][-1].startswith("nature"):
                record["choices"].pop()
            return {**record, "over": False, "scores": None}
    raise AssertionError("no game ended so")
