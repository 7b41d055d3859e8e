"""Notices go where their reader wants them, and nowhere else."""

from __future__ import annotations

import asyncio
import http.server
import ipaddress
import json
import threading
from collections.abc import Iterator
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select, select, update

from hindmost.server.live.room import Room
from hindmost.server.post import webhook
from hindmost.server.post.notices import GIVE_UP, PAUSES, hint
from hindmost.server.settings import Smtp
from hindmost.server.store.layout import letters
from tests.server.running import ROOMY, Person, Served, offered, served, settings


class Ear:
    """A web server on loopback that remembers what it was sent."""

    def __init__(self, status: int = 200) -> None:
        ear = self
        self.heard: list[Any] = []
        self.status = status

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = ear.status
                ear.heard.append((self.headers["Host"], json.loads(body)))
                self.send_response(status)
                self.send_header("Location", "http://127.0.0.1:1/")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Quiet."""

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def ear() -> Iterator[Ear]:
    made = Ear()
    yield made
    made.close()


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
        "2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2001:0:808:808::1",
    ],
)  # fmt: skip
async def test_addresses_that_are_not_public(address: str) -> None:
    assert not webhook.is_public(ipaddress.ip_address(address))

    async def look_up(host: str, port: int) -> list[str]:
        return ["93.184.216.34", address]

    with pytest.raises(webhook.Forbidden, match="not on the public internet"):
        await webhook.call("https://rebind.example/x", "hi", {}, look_up=look_up)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])
def test_addresses_that_are_public(address: str) -> None:
    assert webhook.is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/", "ftp://example.com/", "file:///etc/passwd", "gopher://x/", "https://", "https:///x",
        "https://user:pw@example.com/", "https://example.com:22/", "https://example.com:99999/", "https://a b.example/",
        "https://example.com/\r\nX: y", "javascript:alert(1)", "", "https://[::1/", "//example.com",
    ],
)  # fmt: skip
def test_forms_that_are_not_called(url: str) -> None:
    with pytest.raises(webhook.Forbidden):
        webhook.checked(url, ())


async def test_numbers_in_disguise_are_resolved_before_they_are_judged() -> None:
    for url in ("https://2130706433/", "https://0x7f000001/", "https://127.1/", "https://localhost/"):
        with pytest.raises(webhook.Forbidden):
            await webhook.call(url, "hi", {})


def test_services_get_what_they_understand() -> None:
    assert webhook.payload("https://discord.com/api/webhooks/1/x", "hi", {"a": 1})["content"] == "hi"
    assert webhook.payload("https://hooks.slack.com/services/x", "hi", {"a": 1}) == {"text": "hi"}
    assert webhook.payload("https://example.com/", "hi", {"a": 1})["a"] == 1


async def test_a_redirect_is_not_followed() -> None:
    ear = Ear(status=302)
    try:
        with pytest.raises(webhook.Undelivered, match="302"):
            await webhook.call(f"http://127.0.0.1:{ear.port}/", "hi", {}, allowed=("127.0.0.1",))
        assert len(ear.heard) == 1
    finally:
        ear.close()


async def test_turns_are_told_to_those_who_are_not_looking(tmp_path: Path, ear: Ear) -> None:
    chosen = settings(tmp_path, webhook_hosts=("hook.test",), base_url="https://club.example")
    with served(chosen) as server:

        async def look_up(host: str, port: int) -> list[str]:
            assert host == "hook.test"
            return ["127.0.0.1"]

        server.hall.notices.delivery.look_up = look_up
        async with Person(server.url) as host, Person(server.url) as guest:
            body = {"kind": "webhook", "target": f"http://hook.test:{ear.port}/secret-part"}
            for person in (host, guest):
                given = await person.ask("POST", "/api/me/notices", body, 201)
                assert given["kinds"] == ["webhook"]
                assert "secret-part" not in json.dumps(given)
            notice = given["notices"][0]["id"]
            await host.ask("POST", f"/api/me/notices/{notice}/test", expect=404)
            assert (await guest.ask("POST", f"/api/me/notices/{notice}/test"))["sent"]
            assert ear.heard.pop()[0] == f"hook.test:{ear.port}"
            table = await host.create("mine", "open")
            await guest.claim(table["seats"][1]["token"])
            await host.start(table["id"])
            while not ear.heard:
                await asyncio.sleep(0.01)
            seat = (await host.state(table["id"]))["waiting"][0]["seat"]
            assert len(ear.heard) == 1
            told = ear.heard.pop()[1]
            assert told["url"] == f"https://club.example/g/{table['id']}"
            # The other one is looking: nothing is sent.
            people = (host, guest)
            async with people[1 - seat].socket(table["id"], seat=1 - seat) as talk:
                await talk.settled()
                state = await people[seat].state(table["id"], seat)
                while state["waiting"] == []:
                    options = offered(state["prompt"])
                    state = (await people[seat].act(table["id"], state, "end" if "end" in options else options[0]))[
                        "state"
                    ]
                await people[seat].ask("GET", "/api/me/notices")
            assert ear.heard == []
            await guest.ask("DELETE", f"/api/me/notices/{notice}")
            await guest.ask("DELETE", f"/api/me/notices/{notice}", expect=404)


async def test_addresses_are_checked_and_counted(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            wrong = ["http://example.com/", "https://u:p@example.com/"]
            for target in wrong:
                answer = await host.ask("POST", "/api/me/notices", {"kind": "webhook", "target": target}, 422)
                assert answer["code"] == "bad-address"
            answer = await host.ask("POST", "/api/me/notices", {"kind": "email", "target": "a@b.example"}, 409)
            assert answer["code"] == "kind-off"
            body = {"kind": "webhook", "target": "https://127.0.0.1/"}
            for _ in range(5):
                await host.ask("POST", "/api/me/notices", body, 201)
            await host.ask("POST", "/api/me/notices", body, 429)
            notice = (await host.ask("GET", "/api/me/notices"))["notices"][0]["id"]
            sent = await host.ask("POST", f"/api/me/notices/{notice}/test")
            assert (sent["sent"], sent["code"]) == (False, "bad-address")
            assert (await host.ask("GET", "/api/me/notices"))["notices"][0]["failures"] == 1


async def test_mail_goes_out_where_there_is_a_post_office(tmp_path: Path) -> None:
    with served(settings(tmp_path, smtp=Smtp("mail.test"), apprise=True)) as server:
        posted: list[EmailMessage] = []
        server.hall.notices.delivery.deliver = lambda smtp, mail: posted.append(mail)
        async with Person(server.url) as host:
            for target in ("nobody", "A <a@b.example>", "a@b.example\nBcc: c@d.example"):
                await host.ask("POST", "/api/me/notices", {"kind": "email", "target": target}, 422)
            for target in ("json://localhost/", "file:///etc/passwd", "discord://one/two\r\nthree"):
                await host.ask("POST", "/api/me/notices", {"kind": "apprise", "target": target}, 422)
            given = await host.ask("POST", "/api/me/notices", {"kind": "email", "target": "ann@b.example"}, 201)
            await host.ask("POST", f"/api/me/notices/{given['notices'][0]['id']}/test")
            assert posted[0]["To"] == "ann@b.example"


async def test_the_browser_learns_what_this_server_can_send(tmp_path: Path) -> None:
    nothing = settings(tmp_path, webhooks=False)
    everything = settings(tmp_path, smtp=Smtp("mail.test"), apprise=True)
    for chosen, kinds in (
        (nothing, []),
        (settings(tmp_path), ["webhook"]),
        (everything, ["webhook", "email", "apprise"]),
    ):
        with served(chosen) as server:
            async with Person(server.url) as somebody:
                found = await somebody.ask("GET", "/api/me/notices")
                assert found["notices"] == []
                assert found["kinds"] == kinds
                assert ("discord" in found["services"]) == ("apprise" in kinds)
                assert found["most"] == chosen.limits.notices_of_a_person


async def test_what_is_tried_out_is_counted_whoever_asks(tmp_path: Path, ear: Ear) -> None:
    limits = replace(ROOMY, notices_an_hour=4, notice_tests_an_hour=6)
    with served(settings(tmp_path, webhook_hosts=("127.0.0.1",), limits=limits)) as server:

        async def tried(times: int, target: str) -> list[int]:
            """The answers that somebody new gets."""
            async with Person(server.url) as somebody:
                body = {"kind": "webhook", "target": target}
                given = await somebody.ask("POST", "/api/me/notices", body, 201)
                path = f"/api/me/notices/{given['notices'][0]['id']}/test"
                return [(await somebody.http.post(path)).status_code for _ in range(times)]

        one, two = f"http://127.0.0.1:{ear.port}/one", f"http://127.0.0.1:{ear.port}/two"
        assert await tried(3, one) == [200] * 3
        assert await tried(2, one) == [200, 429], "that address has had enough"
        assert await tried(2, two) == [200, 429], "that client has asked enough"
        assert len(ear.heard) == 5


async def test_an_address_that_failed_too_often_is_taken_up_again(tmp_path: Path) -> None:
    ear = Ear(status=500)
    try:
        with served(settings(tmp_path, webhook_hosts=("127.0.0.1",))) as server:
            async with Person(server.url) as host:
                body = {"kind": "webhook", "target": f"http://127.0.0.1:{ear.port}/"}
                given = await host.ask("POST", "/api/me/notices", body, 201)
                path = f"/api/me/notices/{given['notices'][0]['id']}/test"
                for _ in range(GIVE_UP):
                    assert (await host.ask("POST", path))["code"] == "not-taken"
                assert (await host.ask("GET", "/api/me/notices"))["notices"][0]["given_up"]
                ear.status = 200
                assert (await host.ask("POST", path))["code"] == "sent"
                after = (await host.ask("GET", "/api/me/notices"))["notices"][0]
                assert (after["given_up"], after["failures"]) == (False, 0)
    finally:
        ear.close()


async def told(ear: Ear, times: int) -> None:
    while len(ear.heard) < times:
        await asyncio.sleep(0.01)


async def swept(server: Served) -> None:
    """One look at what is due, to its end."""
    await on(server, server.hall.notices.again(server.hall.rooms, server.hall.sockets.watching))


async def on(server: Served, work: Any) -> Any:
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, server.loop))


async def considered(server: Served, *rooms: Room) -> None:
    """Whoever is asked at these tables has been told."""
    for room in rooms:
        server.hall.notices.consider(room, server.hall.sockets.watching)
    while server.hall.background._tasks:
        await asyncio.sleep(0.01)


async def begun(server: Served, host: Person, guest: Person, ear: Ear) -> str:
    """A table at which both want to be told; whoever is asked first is told."""
    for person in (host, guest):
        body = {"kind": "webhook", "target": f"http://127.0.0.1:{ear.port}/"}
        await person.ask("POST", "/api/me/notices", body, 201)
    table = await host.create("mine", "open")
    await guest.claim(table["seats"][1]["token"])
    await host.start(table["id"])
    await told(ear, 1)
    return str(table["id"])


async def tries(server: Served) -> list[tuple[int, bool]]:
    """Of each notice how often it was tried, and whether it is to be tried again."""
    rows = await on(server, server.hall.store.rows(select(letters)))
    return [(row["tries"], row["due"] is not None) for row in rows]


async def test_what_did_not_arrive_is_tried_again_with_growing_pauses(tmp_path: Path) -> None:
    ear = Ear(status=500)
    chosen = settings(tmp_path, webhook_hosts=("127.0.0.1",), ticks=lambda: 0.0)
    try:
        with served(chosen) as server:
            async with Person(server.url) as host, Person(server.url) as guest:
                await begun(server, host, guest, ear)
                for number, pause in enumerate(PAUSES, 1):
                    server.hall.clock.advance(pause - 1)
                    await swept(server)
                    assert len(ear.heard) == number, "not yet"
                    server.hall.clock.advance(2)
                    await swept(server)
                    assert len(ear.heard) == number + 1
                server.hall.clock.advance(PAUSES[-1] * 2)
                await swept(server)
                assert len(ear.heard) == len(PAUSES) + 1, "enough is enough"
                assert await tries(server) == [(len(PAUSES) + 1, False)]
                found = [(await each.ask("GET", "/api/me/notices"))["notices"][0]["failures"] for each in (host, guest)]
                assert sorted(found) == [0, 1], "one notice speaks once against its address"
    finally:
        ear.close()


async def test_what_has_arrived_or_is_over_is_not_tried_again(tmp_path: Path) -> None:
    ear = Ear(status=500)
    try:
        with served(settings(tmp_path, webhook_hosts=("127.0.0.1",), ticks=lambda: 0.0)) as server:
            async with Person(server.url) as host, Person(server.url) as guest:
                table = await begun(server, host, guest, ear)
                ear.status = 200
                server.hall.clock.advance(PAUSES[0] + 1)
                await swept(server)
                server.hall.clock.advance(PAUSES[-1])
                await swept(server)
                assert len(ear.heard) == 2
                assert await tries(server) == [(2, False)]
                # The next one is told, in vain; then it is somebody else's turn.
                ear.status = 500
                for number in (3, 4):
                    seat = (await host.state(table))["waiting"][0]["seat"]
                    person = (host, guest)[seat]
                    state = await person.state(table, seat)
                    while not state["waiting"] or state["waiting"][0]["seat"] == seat:
                        options = offered(state["prompt"])
                        state = (await person.act(table, state, "end" if "end" in options else options[0]))["state"]
                    await told(ear, number)
                server.hall.clock.advance(PAUSES[0] + 1)
                await swept(server)
                assert len(ear.heard) == 5, "of the two that failed one is still asked"
    finally:
        ear.close()


async def test_a_turn_is_told_once_by_all_processes(postgres: str, tmp_path: Path, ear: Ear) -> None:
    chosen = settings(tmp_path, database=postgres, webhook_hosts=("127.0.0.1",), ticks=lambda: 0.0)
    with served(chosen) as one, served(chosen) as two:
        async with Person(one.url) as host, Person(one.url) as guest:
            table = await begun(one, host, guest, ear)
            for server in (one, two):
                room = await on(server, server.hall.rooms.get(table))
                # As if it had just been started, and this were news to it.
                server.hall.notices._told.clear()
                await on(server, considered(server, room))
            assert len(ear.heard) == 1
            ear.status = 500
            for server in (one, two):
                await on(server, server.hall.store.change(update(letters).values(due=0.0)))
            await asyncio.gather(swept(one), swept(two))
            assert len(ear.heard) == 2, "and tried again by one of them"


async def test_turns_that_begin_together_are_one_question_to_the_database(
    tmp_path: Path, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(settings(tmp_path, webhook_hosts=("127.0.0.1",))) as server:
        async with Person(server.url) as host, Person(server.url) as guest:
            tables = [await begun(server, host, guest, ear)]
            other = await host.create("mine", "open")
            await guest.claim(other["seats"][1]["token"])
            await host.start(other["id"])
            await told(ear, 2)
            tables.append(other["id"])
            rooms = [await on(server, server.hall.rooms.get(table)) for table in tables]
            asked, rows = [], server.hall.store.rows

            async def counted(query: Select[Any]) -> list[dict[str, Any]]:
                asked.append(str(query))
                return await rows(query)

            monkeypatch.setattr(server.hall.store, "rows", counted)
            server.hall.notices._told.clear()
            await on(server, considered(server, *rooms))
            assert len([query for query in asked if "FROM notices" in query]) == 1
            assert len(ear.heard) == 2, "both had been told of"


@pytest.mark.parametrize(
    ("target", "shown"),
    [("abcd", "abc…"), ("abcdefgh", "abcd…"), ("a" * 24, "a" * 12 + "…"), ("a" * 25, "a" * 24 + "…")],
)
def test_an_address_is_hinted_at(target: str, shown: str) -> None:
    assert hint(target) == shown
