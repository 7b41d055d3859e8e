"""What options, steps and lines are travels with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.running import Person, offered, served, settings


def kind_of(state: Any, option: str) -> str:
    kind: str = next(each["kind"] for each in state["prompt"]["options"] if each["id"] == option)
    return kind


async def test_a_client_need_not_read_ids(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as server:
        async with Person(server.url) as host:
            table = (await host.create("mine", "mine"))["id"]
            await host.start(table)
            asked = (await host.state(table))["waiting"][0]["seat"]
            state = await host.state(table, asked)
            assert not state["prompt"].get("skippable"), "a tile must be taken"
            kinds = []
            while state["prompt"] and not state["prompt"].get("skippable"):
                option = offered(state["prompt"])[0]
                kinds.append(kind_of(state, option))
                state = (await host.act(table, state, option))["state"]
            assert kinds[:2] == ["take", "place"]
            draft = state["draft"]
            assert draft["kinds"] == kinds
            told = state["log"][-draft["lines"] :]
            assert told[0]["kind"] == "turn"
            assert told[0]["at"] == draft["at"] + 1
            assert [each["id"] for each in state["prompt"]["options"] if each.get("kind") == "end"] == ["end"]
