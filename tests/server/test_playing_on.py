"""From a moment of a finished game on: the same position for a seat, another future, bots in all other seats."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import select, update

from hindmost.server.store.layout import origins
from tests.server.running import Person, Served, offered, served, settings
from tests.server.test_kept_analyses import over


async def moment(server: Served, table: str, seat: int) -> tuple[int, Any]:
    """The first one after some answers at which the seat is asked, and what it saw."""
    room = await server.do(server.hall.rooms.get(table))
    assert room.game is not None
    answers = [(choice.seat, choice.option_id) for choice in room.game.choices]
    for n in range(20, len(answers)):
        then = room.memory.after(answers[:n], room.sheet)
        if then.questions[0].seat == seat:
            return n, then.view(seat)
    raise AssertionError("it was never asked")


async def test_the_seat_sees_what_it_saw_and_the_game_goes_on_over_a_restart(database: str, tmp_path: Path) -> None:
    chosen = settings(tmp_path, database=database)
    with served(chosen) as server:
        async with Person(server.url) as host:
            table = await over(host)
            n, view = await moment(server, table, 0)
            wish = {"n": n, "seat": 0, "bot": "random"}
            laid = await host.ask("POST", f"/api/tables/{table}/play-on", wish, 201)
            assert (laid["status"], laid["laid"], laid["host"]) == ("playing", True, True)
            assert [seat["kind"] for seat in laid["seats"]] == ["human", "bot"]
            before = await host.state(laid["id"], 0)
            assert before["view"] == view
            assert laid["commitment"] != (await host.ask("GET", f"/api/tables/{table}"))["commitment"]
            cookie = host.cookie
    with served(chosen) as server:
        async with Person(server.url) as host:
            host.http.headers["Cookie"] = cookie
            state = await host.state(laid["id"], 0)
            assert state["view"] == view
            await host.act(laid["id"], state, offered(state["prompt"])[0])
            await host.ask("PUT", f"/api/tables/{laid['id']}/seats/0", {"kind": "bot", "bot": "random"})
            while (state := await host.state(laid["id"]))["status"] == "playing":
                await host.state(laid["id"], after=state["version"], wait=20)
            assert (await host.ask("GET", f"/api/tables/{laid['id']}/past/0"))["view"]["over"] is False
            record = await host.ask("GET", f"/api/tables/{laid['id']}/record")
            taken = await host.ask("POST", "/api/records", record, 201)
            assert (taken["signed"], taken["scores"]) == (True, record["scores"])
            again = await host.ask("GET", f"/api/tables/{taken['table']['id']}/record")
            assert (again["origin"], again["choices"]) == (record["origin"], record["choices"])
            assert taken["table"]["laid"]
            level = await host.ask("GET", "/api/me/level?game=glasgow&rivals=1")
            assert level["games"] == 0, "nobody wins a game by standing well when it is laid"


async def test_whoever_may_look_at_it_may_play_on(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as stranger:
            table = await over(host)
            laid = await stranger.ask("POST", f"/api/tables/{table}/play-on", {"n": 30, "seat": 1}, 201)
            assert [seat["kind"] for seat in laid["seats"]] == ["bot", "human"]
            assert laid["seats"][1]["yours"]
            await host.ask("GET", f"/api/tables/{laid['id']}", expect=404)


async def test_where_nothing_is_to_be_played_it_is_refused(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            running = (await host.create("mine", "mine", game="glasgow"))["id"]
            wish = {"n": 0, "seat": 0}
            assert (await host.ask("POST", f"/api/tables/{running}/play-on", wish, 409))["code"] == "open"
            await host.start(running)
            assert (await host.ask("POST", f"/api/tables/{running}/play-on", wish, 409))["code"] == "playing"
            table = await over(host)
            address = f"/api/tables/{table}/play-on"
            total = (await host.ask("GET", f"/api/tables/{table}/past/0"))["total"]
            assert (await host.ask("POST", address, {"n": total, "seat": 0}, 409))["code"] == "nothing-to-play"
            await host.ask("POST", address, {"n": total + 1, "seat": 0}, 404)
            await host.ask("POST", address, {"n": 5, "seat": 2}, 404)
            await host.ask("POST", address, {"n": 5, "seat": 0, "bot": "nobody"}, 422)


async def test_a_position_that_was_changed_by_hand_stands_still(tmp_path: Path) -> None:
    chosen = settings(tmp_path)
    with served(chosen) as server:
        async with Person(server.url) as host:
            table = await over(host)
            laid = await host.ask("POST", f"/api/tables/{table}/play-on", {"n": 25, "seat": 0, "bot": "random"}, 201)
            ((data),) = [row["data"] for row in await server.do(server.hall.store.rows(select(origins)))]
            assert await server.do(server.hall.store.change(update(origins).values(data=data.replace("1", "2", 1))))
    with served(chosen) as server:
        async with Person(server.url) as host:
            assert (await host.ask("GET", f"/api/tables/{laid['id']}", expect=409))["code"] == "damaged"
