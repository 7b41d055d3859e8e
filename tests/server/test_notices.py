"""Notices go where their reader wants them, and nowhere else."""

from __future__ import annotations

import asyncio
import http.server
import ipaddress
import json
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from hindmost.server import webhook
from hindmost.server.settings import Smtp
from tests.server.running import Person, offered, served, settings


class Ear:
    """A web server on loopback that remembers what it was sent."""

    def __init__(self, status: int = 200) -> None:
        ear = self
        self.heard: list[Any] = []

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
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
        "2002:7f00:1::", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe",
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

        server.hall.notices.look_up = look_up
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
            assert sent == {"sent": False, "text": "127.0.0.1 is not on the public internet."}
            assert (await host.ask("GET", "/api/me/notices"))["notices"][0]["failures"] == 1


async def test_mail_goes_out_where_there_is_a_post_office(tmp_path: Path) -> None:
    with served(settings(tmp_path, smtp=Smtp("mail.test"), apprise=True)) as server:
        posted: list[EmailMessage] = []
        server.hall.notices.deliver = lambda smtp, mail: posted.append(mail)
        async with Person(server.url) as host:
            for target in ("nobody", "A <a@b.example>", "a@b.example\nBcc: c@d.example"):
                await host.ask("POST", "/api/me/notices", {"kind": "email", "target": target}, 422)
            for target in ("json://localhost/", "file:///etc/passwd"):
                await host.ask("POST", "/api/me/notices", {"kind": "apprise", "target": target}, 422)
            given = await host.ask("POST", "/api/me/notices", {"kind": "email", "target": "ann@b.example"}, 201)
            await host.ask("POST", f"/api/me/notices/{given['notices'][0]['id']}/test")
            assert posted[0]["To"] == "ann@b.example"
