"""Turns in positions laid out by hand, with exactly the clicks that the design of the client counts for them:
tile, place and end make three; an exchange, a good of one's choice or a sale one more; a clan member moved two more.
In Glen More II a person goes to a domain instead of a place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from hindmost.server.live.room import Room
from tests.browser import people, whole
from tests.browser.conftest import Arrive
from tests.browser.laid import glen, laid
from tests.server.running import Served

TURNS = {
    "a tile that costs nothing": (
        glen("s1-quarry-plain-a"),
        "take 1 / place 1,1 / end",
        "take place activate activate end",
    ),
    "a price from stock": (
        glen("s1-village-plain-wood"),
        "take 1 / place 1,1 / end",
        "take place activate activate activate end",
    ),
    "a price from stock with a choice of cubes": (
        glen("s1-village-plain-wood", more="0,2: s1-village-river-stone\n-1,1: s1-forest-plain-a, wood 3"),
        "take 1 / place 1,1 / end",
        "take place pay activate activate activate activate end",
    ),
    "a price from the market": (
        glen("s1-village-plain-stone"),
        "take 1 / place 1,1 / end",
        "take place activate activate end",
    ),
    "a price from stock and market": (
        glen("s1-armadale-castle"),
        "take 1 / place 1,1 / end",
        "take place activate activate activate end",
    ),
    "an exchange": (
        glen("s1-butcher-sheep", "s0-meadow-river, sheep 3"),
        "take 1 / place 1,1 / card / end",
        "take place activate activate give activate end",
    ),
    "two exchanges": (
        glen(
            "s1-butcher-sheep",
            "s0-meadow-river, sheep 3",
            "0,2: s1-village-river-stone\n1,2: s1-distillery-plain\n-1,1: s1-cornfield-plain, grain 3",
        ),
        "take 1 / place 1,1 / card / card / end",
        "take place activate activate activate give activate activate end",
    ),
    "everything at once": (
        glen("s1-butcher-sheep", "s0-meadow-river, sheep 3"),
        "take 1 / place 1,1 / all / end",
        "take place activate activate give activate end",
    ),
    "a good of one's choice": (
        glen("s2-iona-abbey", "s0-forest-river, wood 3"),
        "take 1 / place 1,0 / card / end",
        "take place activate activate activate choose end",
    ),
    "a clan member moved": (
        glen("s1-quarry-plain-a"),
        "take 1 / place 1,1 / move 0,1 / to 1,1 / end",
        "take place activate activate move to end",
    ),
    "a clan member for parliament": (
        glen("s1-quarry-plain-a", "s0-forest-river, wood 3", "0,2: s1-village-river-stone, member 1"),
        "take 1 / place 1,1 / move 0,1 / parliament / end",
        "take place activate activate activate move to end",
    ),
    "a clan member given up where only one can be": (
        glen("s2-loch-ness", more="1,1: s1-quarry-plain-a\n2,1: s1-forest-plain-a, member 1"),
        "take 1 / place 0,2 / end",
        "take place pay activate activate end",
    ),
    "a sale": (
        glen("s1-quarry-plain-a").replace("seat 0:", "market: wood 2\nseat 0:"),
        "take 1 / place 1,1 / sell / end",
        "take place activate activate sell activate end",
    ),
    "a tile that cannot be paid": (
        glen("s1-village-plain-stone").replace("coins 6", "coins 0"),
        "take 1 / take 1 / discard",
        "take discard",
    ),
}
GLEN_II = """
seats 2
rondel: 0 {tile} * * 1
seat 0: coins 6
  0,0: scotsmen 1
  0,1: s-inshriach, wood 2
"""
TURNS_II = {
    "Glen More II: a tile that costs nothing": (
        GLEN_II.format(tile="s-ballachulish"),
        "take 1 / place 1,1 / end",
        "take place activate activate activate activate end",
    ),
    "Glen More II: a price from the market": (
        GLEN_II.format(tile="a-dornie"),
        "take 1 / place 1,1 / end",
        "take place activate activate activate activate end",
    ),
    "Glen More II: an overlay": (
        GLEN_II.format(tile="b-abernethy").replace("wood 2", "wood 1"),
        "take 1 / place 0,1 / end",
        "take place activate activate activate end",
    ),
    "Glen More II: a person and a domain": (
        GLEN_II.format(tile="a-robert-i"),
        "take 1 / claim macleod / end",
        "take claim end",
    ),
    "Glen More II: a Scotsman moved": (
        GLEN_II.format(tile="s-ballachulish"),
        "take 1 / place 1,1 / move 0,0 / to 1,0 / end",
        "take place activate activate activate activate move to end",
    ),
}
ALL_TURNS = {**TURNS, **TURNS_II}
THINGS = {
    "claim": '[data-ref="domain:{}"]',
    "take": '[data-ref="rondel:{}"]',
    "place": '[data-ref="cell:0:{}"]',
    "to": '[data-ref="cell:0:{}"]',
    "move": '[data-ref="cell:0:{}"] .scot',
    "parliament": '[data-ref="parliament"]',
    "discard": ".deeds .chips button",
    "card": ".qc .go",
    "all": "button:enabled:has-text('Activate all')",
    "sell": ".market .s.can",
    "end": "button.primary:enabled:has-text('End turn')",
}


@pytest.mark.parametrize("name", ALL_TURNS)
def test_reference_turn(arrive: Arrive, here: Served, name: str) -> None:
    position, clicks, expected = ALL_TURNS[name]
    page = arrive(base_url=here.url).page
    room = laid(page, here, position, "glen-more-ii" if name in TURNS_II else "glen-more")
    play = whole.Play(page, seed=0)
    for click in clicks.split(" / "):
        verb, _, where = click.partition(" ")
        play.look(slow=verb in ("end", "discard"))
        page.locator(THINGS[verb].format(where)).first.click()
        page.mouse.move(2, 2)
    expect(page.locator("[data-moment$='.0']")).to_be_visible()
    assert room.game is not None
    done = " ".join(choice.option_id.split()[0] for choice in room.game.choices)
    assert done == expected


def test_an_answer_is_on_its_way_until_the_server_has_it(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    held: list[Callable[[], None]] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def send(message: str | bytes) -> None:
            if json.loads(message)["type"] == "act":
                held.append(lambda: server.send(message))
            else:
                server.send(message)

        socket.on_message(send)
        server.on_message(lambda message: socket.send(message))

    page.route_web_socket(re.compile("/ws/"), between)
    room = laid(page, here, glen("s1-quarry-plain-a"))
    table = page.locator("[data-moment]")
    expect(table).to_have_attribute("aria-busy", "false")
    page.locator(THINGS["take"].format(1)).first.click()
    expect(table).to_have_attribute("aria-busy", "true")
    assert drafted(room) == ()
    held.pop()()
    expect(table).to_have_attribute("aria-busy", "false")
    assert drafted(room) == ("take 1",)
    assert not held


def drafted(room: Room) -> tuple[str, ...]:
    draft = room.loaded.draft
    return () if draft is None else tuple(draft.steps)


def test_a_tile_is_dragged_to_its_place(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    room = laid(page, here, TURNS["a price from stock"][0])
    tile = page.locator('[data-ref="rondel:1"]')
    box = tile.bounding_box()
    assert box is not None
    tile.hover()
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 60, steps=3)
    expect(page.locator(".lifted")).to_be_visible()
    # Let go anywhere else, nothing has happened.
    page.mouse.up()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(page.locator(".lifted")).to_be_hidden()
    tile.hover()
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 60, steps=3)
    cell = page.locator('[data-ref="cell:0:1,1"]').bounding_box()
    assert cell is not None
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=3)
    page.mouse.up()
    whole.Play(page, seed=0).look(slow=True)
    page.locator(THINGS["end"]).click()
    expect(page.locator("[data-moment$='.0']")).to_be_visible()
    assert room.game is not None
    assert [choice.option_id for choice in room.game.choices][:2] == ["take 1", "place 1,1"]


def test_the_client_shows_what_the_preview_says(arrive: Arrive, here: Served) -> None:
    """The ghost of the tile, what it wakes, what it costs: and then they are there."""
    page = arrive(base_url=here.url).page
    laid(page, here, TURNS["a price from the market"][0])
    page.locator('[data-ref="rondel:1"]').click()
    cell = page.locator('[data-ref="cell:0:1,1"]')
    cell.hover()
    me = page.get_by_role("region", name="You", exact=True)
    expect(me.locator(".delta").first).to_have_text("−2")
    expect(page.locator("g.ghost")).to_have_count(1)
    expect(page.locator(".drawn .glow")).to_have_count(1)  # the village is woken; the forest is full
    cell.click()
    page.mouse.move(2, 2)
    expect(page.get_by_role("region", name="Pay")).to_contain_text("6 → 4 left")
    expect(page.locator("g.ghost")).to_have_count(0)
    expect(page.locator('[data-ref="cell:0:1,1"]')).to_have_attribute("aria-label", re.compile("^Village"))


def test_a_payment_takes_another_source_at_a_click(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    room = laid(page, here, TURNS["a price from stock with a choice of cubes"][0])
    play = whole.Play(page, seed=0)
    for click in ('[data-ref="rondel:1"]', '[data-ref="cell:0:1,1"]', ".pslot"):
        play.look()
        page.locator(click).first.click()
        page.mouse.move(2, 2)
    expect(page.get_by_role("log")).to_contain_text("gives 1 wood from ")
    play.look()  # until the server has it too
    assert room.loaded.draft is not None
    assert "pay wood -1,1" in room.loaded.draft.steps


def test_undo_then_redo_is_the_same_table(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    laid(page, here, TURNS["an exchange"][0])
    play = whole.Play(page, seed=0)
    seen: list[tuple[str, str, list[str]]] = []

    def remember() -> tuple[str, str, list[str]]:
        return page.evaluate(people.SIGNATURE), people.holdings(page), people.log_lines(page)

    for click in ("take 1", "place 1,1", "card"):
        play.look()
        seen.append(remember())
        verb, _, where = click.partition(" ")
        page.locator(THINGS[verb].format(where)).first.click()
        page.mouse.move(2, 2)
    play.look()
    done = remember()
    for before in reversed(seen):
        page.get_by_role("button", name="Undo").click()
        page.mouse.move(2, 2)
        play.look()
        assert remember()[1:] == before[1:]
    while page.evaluate("() => document.querySelector('[data-redo]') !== null"):
        page.keyboard.press("Control+y")
        play.look()
    assert remember()[1:] == done[1:]
