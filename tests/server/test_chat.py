"""Chat: plain text among those who sit at the table, with an off-switch."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.running import Person, served, settings


async def test_talking(database: str, tmp_path: Path) -> None:
    with served(settings(tmp_path, database=database)) as server:
        async with Person(server.url) as host, Person(server.url) as guest, Person(server.url) as watcher:
            table = await host.create("mine", "open", name="Rob")
            path = f"/api/tables/{table['id']}"
            await guest.claim(table["seats"][1]["token"], "Ann")
            await watcher.claim(table["watch"])
            await host.ask("POST", f"{path}/chat", {"text": "hello\u202e\n<script>"}, 201)
            async with guest.socket(table["id"], seat=1) as talk, watcher.socket(table["id"]) as seen:
                first = await talk.until("chat")
                assert [line["text"] for line in first["lines"]] == ["hello <script>"]
                await seen.until("chat")
                await talk.send(type="say", id="s", text="good luck", seat=1)
                heard = await seen.until("chat")
                assert [(line["seat"], line["name"], line["text"]) for line in heard["lines"]] == [
                    (1, "Ann", "good luck")
                ]
                await seen.send(type="say", id="w", text="me too")
                assert (await seen.until("refused"))["code"] == "not-seated"
            await watcher.ask("POST", f"{path}/chat", {"text": "x"}, 403)
            many = [host.ask("POST", f"{path}/chat", {"text": f"line {n}"}, 201) for n in range(10)]
            await asyncio.gather(*many)
            lines = (await watcher.ask("GET", f"{path}/chat"))["lines"]
            assert [line["n"] for line in lines] == list(range(12))
            await guest.ask("PATCH", path, {"chat": False}, 403)
            await host.ask("PATCH", path, {"chat": False})
            assert (await guest.ask("POST", f"{path}/chat", {"text": "x"}, 409))["code"] == "chat-off"
            assert await guest.ask("GET", f"{path}/chat") == {"enabled": False, "lines": []}
