"""Hints for whoever plays with bots alone, analyses of what is over: thought in other processes, seen by one alone."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hindmost.server.state.sheet import SeatRow
from hindmost.server.thinking.hints import may_be_hinted
from tests.server.running import Person, Served, served, settings


class Seats:
    """As much of a table's sheet as decides."""

    def __init__(self, kinds: list[str], holders: dict[int, frozenset[str]]) -> None:
        self.hints = False
        self.seats = [SeatRow(seat, kind, "", None, "") for seat, kind in enumerate(kinds)]  # type: ignore[arg-type]
        self.holders = holders


def test_nobody_is_hinted_against_another_person() -> None:
    mine = frozenset({"me"})
    cases: list[tuple[list[str], dict[int, frozenset[str]], bool]] = [
        (["human", "bot", "bot"], {0: mine}, True),
        (["human", "human"], {0: mine, 1: mine}, True),
        (["human", "human"], {0: mine, 1: frozenset({"you"})}, False),
        (["human", "bot"], {0: frozenset({"me", "you"})}, False),
        (["human", "open"], {0: mine}, False),
    ]
    for kinds, holders, allowed in cases:
        assert may_be_hinted(Seats(kinds, holders), "me") is allowed  # type: ignore[arg-type]
    assert not may_be_hinted(Seats(["human"], {0: mine}), None)  # type: ignore[arg-type]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Served]:
    with served(settings(tmp_path)) as server:
        yield server


async def test_a_hint_is_for_its_seat_and_changes_nothing(house: Served) -> None:
    async with Person(house.url) as me:
        table = await me.create("mine", "random", game="glasgow")
        await me.start(table["id"])
        before = await asked(me, table["id"])
        wish = {"seat": 0, "version": before["version"]}
        hint = await me.ask("POST", f"/api/tables/{table['id']}/hint", wish)
        assert hint["looks"] == 1
        assert 1 <= len(hint["lines"]) <= 3
        offered = {option["id"] for option in before["prompt"]["options"]}
        assert all(line["steps"][0]["id"] in offered for line in hint["lines"])
        assert await me.ask("POST", f"/api/tables/{table['id']}/hint", wish) == hint, "the same look again"
        after = await me.state(table["id"], 0)
        assert (after["version"], after["log"]) == (before["version"], before["log"])
        refused = await me.ask("POST", f"/api/tables/{table['id']}/hint", {"seat": 0, "version": "0.0"}, 409)
        assert refused["code"] == "stale"


async def test_a_table_with_other_people_has_no_hints(house: Served) -> None:
    async with Person(house.url) as me, Person(house.url) as you:
        table = await me.create("mine", "open", game="glasgow")
        await you.claim(table["seats"][1]["token"])
        await me.start(table["id"])
        for seat, person in enumerate((me, you)):
            state = await person.state(table["id"], seat)
            wish = {"seat": seat, "version": state["version"]}
            refused = await person.ask("POST", f"/api/tables/{table['id']}/hint", wish, 409)
            assert refused["code"] == "no-hints"


async def test_a_table_laid_with_hints_gives_them_to_all_who_sit_there(house: Served) -> None:
    async with Person(house.url) as me, Person(house.url) as you, Person(house.url) as stranger:
        table = await me.create("mine", "open", game="glasgow", hints=True, private=False)
        token = table["seats"][1]["token"]
        assert table["hints"]
        assert (await you.ask("POST", "/api/invitations", {"token": token}))["hints"], "said before one sits down"
        await you.claim(token)
        await me.start(table["id"])
        seat = (await me.state(table["id"]))["waiting"][0]["seat"]
        asked, other = (me, you) if seat == 0 else (you, me)
        state = await asked.state(table["id"], seat)
        wish = {"seat": seat, "version": state["version"]}
        hint = await asked.ask("POST", f"/api/tables/{table['id']}/hint", wish)
        assert hint["lines"]
        for person in (other, stranger):
            await person.ask("POST", f"/api/tables/{table['id']}/hint", wish, 403)
        assert (await stranger.ask("GET", f"/api/tables/{table['id']}"))["hints"], "said at the table"
        await me.ask("POST", f"/api/tables/{table['id']}/abandon")
        assert (await you.ask("POST", f"/api/tables/{table['id']}/rematch"))["hints"]


async def test_hints_stay_off_unless_the_table_was_laid_with_them(house: Served) -> None:
    async with Person(house.url) as me:
        table = await me.create("mine", "open", game="glasgow")
        assert "hints" not in table
        refused = await me.http.patch(f"/api/tables/{table['id']}", json={"hints": True})
        assert refused.status_code == 422, "those who come later have agreed to none"


async def test_a_game_that_is_over_is_analysed_once(house: Served) -> None:
    async with Person(house.url) as me, Person(house.url) as stranger:
        table = await me.create("mine", "mine", game="glasgow")
        address = f"/api/tables/{table['id']}/analysis"
        await me.start(table["id"])
        assert (await me.ask("GET", address, expect=409))["code"] == "playing"
        await play_out(me, table["id"])
        house.hall.reviews.deals = 2
        info = await me.ask("GET", address)
        while not info["analysis"]:
            assert info["done"] <= info["turns"]
            await asyncio.sleep(0.2)
            info = await me.ask("GET", address)
        found = info["analysis"]
        assert info["done"] == info["turns"] == len(found["turns"])
        assert found["turns"][-1]["after"]["chances"] in ([1, 0], [0, 1], [0.5, 0.5])
        assert await stranger.ask("GET", address) == info, "whoever has its address may look at a game that is over"


async def asked(person: Person, table: str) -> Any:
    while (state := await person.state(table, 0))["prompt"] is None:
        await asyncio.sleep(0.05)
    return state


async def play_out(person: Person, table: str) -> None:
    """Both seats take anything."""
    random = Random(1)
    while True:
        for seat in (0, 1):
            state = await person.state(table, seat)
            if state["status"] == "over":
                return
            if state["prompt"] is not None:
                options = [each["id"] for each in state["prompt"]["options"] if "why_not" not in each]
                answer = {"seat": seat, "version": state["version"], "option": random.choice(options)}
                await person.ask("POST", f"/api/tables/{table}/actions", answer)
