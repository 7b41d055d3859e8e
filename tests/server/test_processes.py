"""Several server processes on one PostgreSQL."""

from __future__ import annotations

import asyncio

from tests.server.running import Person, Spawned, offered


async def test_two_processes_serve_one_table(postgres: str) -> None:
    servers = [Spawned(postgres) for _ in range(2)]
    try:
        await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
        async with Person(servers[0].url) as left, Person(servers[1].url) as right:
            table = await left.create("mine", "open", name="Rob")
            await right.claim(table["seats"][1]["token"], "Ann")
            await left.start(table["id"])
            people = (left, right)
            async with (
                left.socket(table["id"], seat=0) as one,
                right.socket(table["id"], seat=1) as two,
                left.socket(table["id"]) as seen,
            ):
                talks = (one, two)
                await asyncio.gather(*(talk.settled() for talk in (*talks, seen)))
                # What is played at one process is seen at the other at once.
                for _ in range(3):
                    acting = one if one.state["prompt"] else two
                    before = acting.state["version"].partition(".")[0]
                    while acting.state["version"].partition(".")[0] == before:
                        options = offered(acting.state["prompt"])
                        answer = await acting.act("end" if "end" in options else options[0])
                        assert answer["type"] == "done"
                    for talk in (*talks, seen):
                        while talk.state["version"].partition(".")[0] == before:
                            await talk.hear()
                await one.send(type="say", id="s", text="hello over there")
                assert (await two.until("chat"))["lines"][0]["text"] == "hello over there"
            # The race: a hundred copies at each process, one of all is accepted.
            seat = (await left.state(table["id"]))["waiting"][0]["seat"]
            async with Person(servers[1 - seat].url) as device:
                token = (await people[seat].ask("GET", f"/api/tables/{table['id']}"))["seats"][seat]["token"]
                await device.claim(token)
                state = await people[seat].state(table["id"], seat)
                body = {"seat": seat, "version": state["version"], "option": offered(state["prompt"])[0]}
                path = f"/api/tables/{table['id']}/actions"
                tries = [person.http.post(path, json=body) for _ in range(100) for person in (people[seat], device)]
                codes = [answer.status_code for answer in await asyncio.gather(*tries)]
                assert codes.count(200) == 1
                assert codes.count(409) == 199
                keyed = {**body, "version": (await device.state(table["id"], seat))["version"], "key": "once"}
                keyed["option"] = offered((await device.state(table["id"], seat))["prompt"])[0]
                tries = [person.http.post(path, json=keyed) for _ in range(20) for person in (people[seat], device)]
                answers = await asyncio.gather(*tries)
                assert [answer.status_code for answer in answers] == [200] * 40
                assert sum(not answer.json()["repeated"] for answer in answers) == 1
            # One process goes away: the other one has everything.
            servers[0].kill()
            async with Person(servers[1].url) as again:
                again.http.headers["Cookie"] = left.cookie
                there = await again.state(table["id"], 0)
                here = await right.state(table["id"], 1)
                assert there["view"]["table"] == here["view"]["table"] or there["draft"] or here["draft"]
    finally:
        for server in servers:
            server.stop()
