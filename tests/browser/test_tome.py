"""Chronicle 6 in the browser: both sides of landmark cards, events and why not, and what they ask."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from hindmost import Game
from tests.browser import shelf
from tests.browser.conftest import Arrive
from tests.browser.laid import put
from tests.browser.test_questions import LOCALES, SCREENS, resize
from tests.chronicles.c6_positions import KEY, gathered
from tests.server.running import Served

CARDS = "donan-castle castle-stalker inverness loch-ness old-man-of-storr"


def choosing() -> Game:
    """Seat 0 may turn over four of five cards; Castle Stalker can do nothing. A rival has turned one of two."""
    return gathered(
        f"seat 0: coins 6, vp 12, cards {CARDS}; 1,0: scotsmen 1",
        "seat 1: cards duart-castle loch-shiel",
        f"part {KEY}: turned inverness duart-castle, tables inverness",
    ).game


def card(page: Page, name: str) -> Locator:
    return shelf.board(page, 6).locator(f'[data-card="{name}"]')


def test_both_sides_and_why_not(arrive: Arrive, here: Served) -> None:
    visitor = arrive(base_url=here.url)
    page = visitor.page
    put(page, here, choosing())
    expect(shelf.board(page, 6)).to_be_visible()
    expect(shelf.book(page, 6)).to_contain_text("choose")
    expect(page.locator(".deeds .chips")).to_have_count(0)
    expect(card(page, "donan-castle")).to_contain_text("Done: Place 1 of your clan markers")
    expect(card(page, "donan-castle")).to_contain_text("Activate up to 2 different tiles in other territories")
    stalker = card(page, "castle-stalker")
    expect(stalker.get_by_role("button")).to_have_count(1)
    expect(stalker).to_contain_text("There is no legal place")
    expect(card(page, "loch-ness")).to_contain_text("+2")  # Inverness and itself
    turned = card(page, "inverness")
    expect(turned).to_contain_text("turned, counts as 2")
    expect(turned).to_contain_text("2, 4, 6, 8, 10 VP, not 1, 2, 3, 5, 8")
    expect(turned.get_by_role("button")).to_have_count(0)
    assert visitor.problems == []


def test_an_event_turns_its_card_over(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, choosing())
    counts = shelf.board(page, 6).get_by_role("row", name="You").first
    expect(counts).to_contain_text("5 + 1 = 6")
    card(page, "loch-ness").get_by_role("button", name="Trigger").click()
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)
    shelf.open_board(page, 6)
    expect(card(page, "loch-ness")).to_contain_text("turned, counts as 2")
    expect(counts).to_contain_text("5 + 2 = 7")
    expect(page.get_by_role("region", name="You", exact=True)).to_contain_text("turned cards")


def test_a_card_is_turned_without_its_event(arrive: Arrive, here: Served) -> None:
    page = arrive(390, 844, base_url=here.url, has_touch=True).page
    put(page, here, choosing())
    card(page, "castle-stalker").get_by_role("button", name="Turn only").tap()
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)
    shelf.open_board(page, 6)
    expect(card(page, "castle-stalker")).to_contain_text("turned, counts as 2")


def test_score_tables_are_compared(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, choosing())
    table = shelf.board(page, 6).get_by_role("table").nth(1)
    assert table.get_by_role("row").nth(1).get_by_role("cell").all_inner_texts() == ["2", "4", "6", "8", "10"]
    assert table.get_by_role("row").nth(2).get_by_role("cell").all_inner_texts() == ["1", "2", "3", "5", "8"]


def test_a_rivals_card_can_be_read(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, choosing())
    rival = shelf.board(page, 6).get_by_role("button", name="Loch Shiel")
    expect(rival).to_have_attribute("aria-label", "Loch Shiel. Return 1 VP to put 2 Scotsmen on Loch Shiel")
    rival.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Event:")
    expect(page.get_by_role("tooltip")).to_contain_text("Return 1 VP to put 2 Scotsmen on Loch Shiel")


def abroad() -> Game:
    """Donan Castle has been triggered: tiles of two rivals may be activated."""
    scene = gathered("seat 0; 0,-1: a-donan-castle", "seat 1; 0,1: s-ballachulish", "seat 2; 0,1: b-kingshouse-inn")
    scene.follow("0 event donan-castle", "asks 0 borrow-tiles")
    return scene.game


def test_tiles_of_rivals_are_activated_on_the_board(arrive: Arrive, here: Served) -> None:
    visitor = arrive(base_url=here.url)
    page = visitor.page
    put(page, here, abroad())
    board = shelf.board(page, 6)
    expect(page.locator(".deeds .chips")).to_have_count(0)
    expect(board.locator('[data-ref="borrow:1:0,1"]')).to_contain_text("Ballachulish")
    board.locator('[data-ref="borrow:2:0,1"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Choose a tile to activate in another territory.")
    expect(board.locator('[data-ref="borrow:2:0,1"]')).to_have_count(0)
    board.get_by_role("button", name="Activate no more tiles there").click()
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)
    assert visitor.problems == []


def test_tiles_of_rivals_are_activated_in_their_territory(arrive: Arrive, here: Served) -> None:
    """It is turned to from the board, and lies open without it."""
    page = arrive(base_url=here.url).page
    put(page, here, abroad())
    page.keyboard.press("Escape")
    expect(shelf.board(page, 6)).to_have_count(0)
    expect(page.locator('[data-ref="cell:1:0,1"]')).to_be_visible()
    shelf.open_board(page, 6)
    shelf.board(page, 6).get_by_role("button", name="Territory", exact=True).last.click()
    page.locator('[data-ref="cell:2:0,1"]').click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(
        "Choose up to 2 tiles to activate in other territories."
    )


def test_on_a_phone_the_board_makes_room_for_the_territory(arrive: Arrive, here: Served) -> None:
    page = arrive(390, 844, base_url=here.url, has_touch=True).page
    put(page, here, abroad())
    shelf.board(page, 6).get_by_role("button", name="Territory", exact=True).last.tap()
    expect(shelf.board(page, 6)).to_have_count(0)
    expect(page.locator('[data-ref="cell:2:0,1"]')).to_have_attribute("aria-disabled", "false")


def test_goods_are_returned_for_points(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    scene = gathered("seat 0: coins 1; 1,1: c-armadale-castle; 0,0: scotsmen 1, stone 2")
    scene.follow("0 event armadale-castle", "asks 0 offer-goods")
    put(page, here, scene.game)
    board = shelf.board(page, 6)
    expect(board.get_by_role("button", name="3 × 3 = 9 VP")).to_contain_text("buying for 1 coin")
    expect(board).to_contain_text("No more: You cannot afford this")
    board.get_by_role("button", name="2 × 3 = 6 VP").click()
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("turns over Armadale Castle")


def test_another_card_is_turned_over_or_none(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    scene = gathered("seat 0: cards wallace-monument loch-ness, persons a-william-wallace")
    scene.follow("0 event wallace-monument", "asks 0 turn-other")
    put(page, here, scene.game)
    expect(shelf.board(page, 6).get_by_role("button", name="Turn over no other card")).to_be_visible()
    card(page, "loch-ness").get_by_role("button", name="Turn over").click()
    expect(page.get_by_role("log")).to_contain_text("turns over Loch Ness")


def test_what_an_event_asks_elsewhere_needs_no_board(arrive: Arrive, here: Served) -> None:
    """A Scotsman comes to the castle: he is pointed at on his tile, and nobody need come."""
    page = arrive(base_url=here.url).page
    scene = gathered("seat 0: cards castle-moil; 0,0: scotsmen 1")
    scene.follow("0 event castle-moil", "asks 0 muster-one")
    put(page, here, scene.game)
    expect(shelf.board(page, 6)).to_have_count(0)
    expect(page.locator(".deeds .chips").get_by_role("button", name="Move nobody")).to_be_visible()
    shelf.open_board(page, 6)
    shelf.board(page, 6).get_by_role("button", name="Move nobody").click()
    expect(page.get_by_role("log")).to_contain_text("turns over Castle Moil")


def test_the_text_board_tells_all_of_it(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, choosing())
    page.keyboard.press("Alt+Shift+T")
    cards = page.get_by_role("table", name="Landmark cards, both sides")
    expect(cards.get_by_role("row", name="Inverness")).to_contain_text("event")
    expect(cards.get_by_role("row", name="Donan Castle").get_by_role("cell").last).to_have_text("1, 4")  # options
    expect(page.get_by_role("table", name="Landmarks in the next scoring")).to_contain_text("Whisky")


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_cut(arrive: Arrive, here: Served, locale: str) -> None:
    page = arrive(base_url=here.url, locale=locale).page
    put(page, here, choosing())
    for width, height in SCREENS:
        resize(page, width, height)
        shelf.assert_nothing_is_cut(page, f"{width}x{height}")
