"""The example in the documentation is a whole client."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server import example_bot
from tests.server.running import Person, served, settings


async def test_a_bot_of_thirty_lines_plays_a_whole_game(tmp_path: Path) -> None:
    lines = Path(example_bot.__file__).read_text().splitlines()
    assert len([line for line in lines if line.strip()]) <= 30
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = await host.create("open", "random")
            game = asyncio.to_thread(example_bot.play, server.url, table["seats"][0]["token"])
            playing = asyncio.ensure_future(game)
            while (await host.ask("GET", f"/api/tables/{table['id']}"))["seats"][0]["kind"] == "open":
                await asyncio.sleep(0.02)
            await host.start(table["id"])
            view = await playing
            assert view["over"]
            assert view["winners"]
