"""What options, steps and lines are travels with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hindmost import new_game
from hindmost.server.sight.prompts import prompt
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


def test_names_say_what_they_name_and_options_whose_they_are() -> None:
    game = new_game("glen-more-ii", 3, (7,), seed=1)
    while (asked := prompt(game, seat := game.questions[0].seat, "1.0", 0, None)) and asked.kind != "vote":
        name = asked.options[0].label.args.get("tile")
        assert isinstance(name, str | int | None) or (name.kind, name.code) == ("tile", f"tile-{name.id}")
        game.play(seat, game.questions[0].options[0].id)
    assert asked is not None
    card = asked.title.args["card"]
    assert not isinstance(card, str | int)
    assert (card.kind, card.code) == ("great-glen", f"great-glen-{card.id}")
    assert {option.module for option in asked.options} == {7}
