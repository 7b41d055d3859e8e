"""Where requests come from, how large they are, how many there are."""

from __future__ import annotations

import asyncio
import json
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hindmost.server.limits import Limits
from hindmost.server.live.sockets import Sockets
from hindmost.server.people.identity import Signer
from hindmost.server.sight.face import Face
from tests.server.running import HEADERS, PATIENCE, ROOMY, Person, Served, Talk, served, settings


async def test_requests_from_other_pages(tmp_path: Path) -> None:
    with served(settings(tmp_path, origins=("https://club.example",))) as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            body = {"name": "Ann"}

            async def put(**headers: str) -> int:
                return (await http.put("/api/me", json=body, headers=headers)).status_code

            assert await put() == 403, "no header"
            assert await put(**HEADERS) == 200
            assert await put(**HEADERS, Origin=server.url) == 200
            assert await put(**HEADERS, Origin="https://club.example") == 200
            for origin in (
                "https://evil.example",
                "null",
                "http://127.0.0.1",
                "https://club.example.evil.example",
                "x[",
            ):
                assert await put(**HEADERS, Origin=origin) == 403
            assert await put(**HEADERS, **{"Sec-Fetch-Site": "cross-site"}) == 403
            form = await http.put(
                "/api/me", content=json.dumps(body), headers={**HEADERS, "Content-Type": "text/plain"}
            )
            assert form.status_code == 422


async def test_every_answer_carries_the_headers(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            for path in ("/", "/docs", "/healthz", "/nothing", "/api/offer", "/g/abc"):
                response = await http.get(path)
                assert "default-src 'none'" in response.headers["content-security-policy"], path
                assert "unsafe" not in response.headers["content-security-policy"]
                assert response.headers["x-content-type-options"] == "nosniff"
                assert "server" not in response.headers
            response = await http.put("/api/me", json={"name": "Ann"}, headers=HEADERS)
            cookie = response.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=lax" in cookie
            assert response.headers["cache-control"] == "no-store"


async def test_forged_cookies_are_nobodys(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await host.create("mine", "mine")
            person, _, signature = host.http.cookies["hindmost"].partition(".")
            for forged in (
                person,
                f"{person}.",
                f"{person}.x",
                f".{signature}",
                f"{person[:-1]}{'1' if person[-1] == '0' else '0'}.{signature}",
                "a" * 5000,
            ):
                headers = {"Cookie": f"hindmost={forged}"}
                response = httpx.get(f"{server.url}/api/tables/{table['id']}", headers=headers)
                assert response.status_code in (404, 400, 431)


def test_a_signature_is_good_for_one_purpose() -> None:
    signer = Signer(b"x")
    assert signer.person(signer.cookie("ann")) == "ann"
    assert signer.person(f"ann.{signer.sign('record', 'ann')}") is None
    assert signer.person(Signer(b"y").cookie("ann")) is None
    longest = "p" * (200 - len(signer.cookie("")))
    assert signer.person(signer.cookie(longest)) == longest
    assert signer.person(signer.cookie(f"{longest}p")) is None, "nobody is called so"
    assert signer.person("ann.ünicode") is None


async def test_sizes_and_rates(tmp_path: Path) -> None:
    small = Limits(body=500, requests=0.001, requests_burst=6, creations=0.001, creations_burst=1)
    with served(settings(tmp_path, limits=small)) as server:
        async with httpx.AsyncClient(base_url=server.url, headers=HEADERS) as http:
            table = {"game": "glen-more", "seats": [{"kind": "mine"}] * 2}
            assert (await http.post("/api/tables", json={**table, "name": "x" * 600})).status_code == 413

            async def chunks() -> object:
                for _ in range(10):
                    yield b"x" * 100

            json_type = {"Content-Type": "application/json"}
            slow = await http.put("/api/me", content=chunks(), headers=json_type)  # type: ignore[arg-type]
            assert slow.status_code == 413
            assert (await http.post("/api/tables", json=table)).status_code == 429, "one creation was tried already"
            codes = [(await http.put("/api/me", json={"name": "Ann"})).status_code for _ in range(5)]
            assert codes == [200, 200, 200, 429, 429]


async def test_sockets_from_other_pages_are_not_accepted(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await host.create("mine", "mine")
            address = f"ws://127.0.0.1:{server.port}/ws/tables/{table['id']}"
            headers = {"Cookie": host.cookie}
            with pytest.raises(InvalidStatus) as refused:
                await connect(address, additional_headers=headers, origin="https://evil.example").__aenter__()  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403
            async with connect(address, additional_headers=headers, origin=server.url) as good:  # type: ignore[arg-type]
                await good.send('{"type":"hello","seat":0}')
                assert json.loads(await good.recv())["type"] == "welcome"


async def closing(server_url: str, cookie: str, table: str, *frames: str | bytes) -> int:
    """The code with which the server closes after these frames."""
    address = f"{server_url.replace('http', 'ws', 1)}/ws/tables/{table}"
    async with connect(address, additional_headers={"Cookie": cookie}, compression=None) as raw:
        try:
            for frame in frames:
                await raw.send(frame)
            while True:
                await asyncio.wait_for(raw.recv(), 20)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


async def test_a_position_that_cannot_be_told_closes_the_socket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A page that waits for what never comes could not even be reloaded by hand: nothing says that it has to be."""
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            await host.start(table)
            seat = (await host.state(table))["waiting"][0]["seat"]
            async with host.socket(table, seat=seat) as talk:
                option = (await talk.settled())["prompt"]["options"][0]["id"]

                def untold(*_: object) -> bytes:
                    raise AssertionError("there are no words for this")

                monkeypatch.setattr(Face, "since", untold)
                await talk.send(type="act", id="a", seat=seat, version=talk.state["version"], option=option)
                with pytest.raises(ConnectionClosed) as closed:
                    await everything(talk)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1011
    assert "socket-failed" in caplog.messages


async def everything(talk: Talk) -> None:
    while True:
        await talk.hear()


async def test_bad_frames_close_the_socket(tmp_path: Path) -> None:
    limits = Limits(broken_frames=3, frame=2000, frames=0.001, frames_burst=5, requests=1e6, requests_burst=10**6)
    with served(settings(tmp_path, limits=limits)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            hello = '{"type":"hello","seat":0}'
            assert await closing(server.url, host.cookie, table, "nonsense") == 1008
            assert await closing(server.url, host.cookie, table, '{"type":"hello","protocol":99}') == 1008
            assert await closing(server.url, host.cookie, table, '{"type":"hello","seat":3}') == 4403
            assert await closing(server.url, host.cookie, table, hello, *["{}"] * 4) == 1008
            assert await closing(server.url, host.cookie, table, hello, b"\xff\xfe", *["[" * 900] * 3) == 1008
            assert await closing(server.url, host.cookie, table, hello, *['{"type":"look"}'] * 20) == 1008
            assert await closing(server.url, host.cookie, table, "x" * 3000) == 1009
            assert await closing(server.url, "", table, hello) == 4404
            assert await closing(server.url, host.cookie, "nosuchtable0", hello) == 4404


async def test_a_frame_has_its_size_whoever_hands_it_on(tmp_path: Path) -> None:
    """Counted in bytes, and not left to the server that runs the application."""
    server = Served(settings(tmp_path, limits=replace(ROOMY, frame=2000)))
    server.config.ws_max_size = 10**6
    server.start()
    try:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            hello = '{"type":"hello","seat":0}'
            assert await closing(server.url, host.cookie, table, hello, "é" * 1001) == 1009
            async with host.socket(table, seat=0) as talk:
                await talk.settled()
                await talk.raw.send('{"type":"look","seat":0}'.ljust(2000))
                assert (await talk.hear())["type"] == "state", "as large as it may be"
    finally:
        server.stop()


async def test_too_many_sockets(tmp_path: Path) -> None:
    limits = Limits(sockets_of_a_person=2)
    with served(settings(tmp_path, limits=limits)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            async with host.socket(table) as one, host.socket(table) as two:
                await asyncio.gather(one.settled(), two.settled())
                with pytest.raises(InvalidStatus):
                    await host.socket(table).__aenter__()
            async with host.socket(table) as three:
                await three.settled()


async def test_one_socket_that_closes_makes_room_for_one(tmp_path: Path) -> None:
    with served(settings(tmp_path, limits=Limits(sockets_of_a_person=2))) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            async with host.socket(table) as one:
                await one.settled()
                async with host.socket(table) as two:
                    await two.settled()
                while server.hall.sockets.number > 1:
                    await asyncio.sleep(0.01)
                async with host.socket(table) as three:
                    await three.settled()
                    with pytest.raises(InvalidStatus):
                        await host.socket(table).__aenter__()


async def test_a_body_that_says_it_is_too_large_is_not_waited_for(tmp_path: Path) -> None:
    with served(settings(tmp_path, limits=replace(ROOMY, body=500, body_time=10_000.0))) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = "PUT /api/me HTTP/1.1", "Host: x", "X-Hindmost: 1", "Content-Type: application/json"
        writer.write("\r\n".join((*head, "Content-Length: 501", "", "")).encode())
        told = await asyncio.wait_for(reader.readline(), PATIENCE)
        writer.close()
        await writer.wait_closed()
        assert told.startswith(b"HTTP/1.1 413 ")


async def test_a_socket_whose_other_end_has_gone_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever loads a page anew comes back before the server has tidied up."""
    original = Sockets._run
    tidy = asyncio.Event()

    async def slowly(self: Sockets, *arguments: Any) -> None:
        await original(self, *arguments)
        await tidy.wait()

    monkeypatch.setattr(Sockets, "_run", slowly)
    with served(settings(tmp_path, limits=Limits(sockets_of_a_person=2))) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            for _ in range(3):
                async with host.socket(table) as one, host.socket(table) as two:
                    await asyncio.gather(one.settled(), two.settled())
        server.loop.call_soon_threadsafe(tidy.set)


async def test_who_sends_too_much_is_told_to_slow_down(tmp_path: Path) -> None:
    limits = Limits(frames=0.001, frames_burst=2)
    with served(settings(tmp_path, limits=limits)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            async with host.socket(table, seat=0) as talk:
                await talk.settled()
                await talk.send(type="look", seat=0)
                assert (await talk.hear())["type"] == "state"
                await talk.send(type="look", seat=0)
                refusal = await talk.hear()
                assert (refusal["type"], refusal["code"]) == ("refused", "too-much")


async def test_links_of_any_letters_are_nobodys(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host, Person(server.url) as stranger:
            table = await host.create("mine", "open")
            for token in (
                f"{table['id']}-1-ünicode",
                "ünicode-ünicode",
                f"-1-{'x' * 40}",
                f"{table['id']}-",
                "🦀-0-xxxxxxxx",
            ):
                await stranger.ask("POST", "/api/claims", {"token": token}, expect=404)
    assert Signer(b"x").token_place("abc-1-é") is None


async def test_names_by_which_the_server_may_be_called(tmp_path: Path) -> None:
    chosen = settings(
        tmp_path, base_url="https://club.example/", hosts=("lan.example",), origins=("https://app.example",)
    )
    with served(chosen) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]

            async def called(name: str, path: str = "/api/offer") -> int:
                return (await host.http.get(path, headers={"Host": name})).status_code

            for name in (
                "club.example",
                "CLUB.example:8765",
                "club.example.",
                "lan.example",
                "app.example",
                "[::1]:80",
            ):
                assert await called(name) == 200, name
            for name in ("evil.example", "club.example.evil.example", "", "127.0.0.1.evil.example", "[::2]"):
                assert await called(name) == 421, name
                assert await called(name, "/") == 421, name
                assert await called(name, "/healthz") == 200, "whoever watches over it calls it by whatever name"
            # A page whose own name was bent to our address is its own origin; the name gives it away.
            rebound = {**HEADERS, "Host": "evil.example", "Origin": "https://evil.example"}
            assert (await host.http.put("/api/me", json={"name": "Ann"}, headers=rebound)).status_code == 421
            address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
            with socket.create_connection(("127.0.0.1", server.port)) as raw, pytest.raises(InvalidStatus):
                async with connect(address.replace("127.0.0.1", "evil.example"), sock=raw):
                    raise AssertionError("it was let in")


async def test_without_a_base_url_any_name_will_do(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/api/offer", headers={"Host": "laptop.local"})).status_code == 200
