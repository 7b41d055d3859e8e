"""The shelf of chronicles: a book for each, which opens to its board by a click, by keys, or because of a question."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import people, shelf, test_fullest
from tests.browser.conftest import Arrive
from tests.browser.laid import put
from tests.browser.test_englishman import his_turn
from tests.browser.test_questions import LOCALES, SCREENS, resize
from tests.glen_more_ii_scenario import Scene
from tests.server.running import Served

PASSES: Final = (
    "chronicles 2; rondel: a-halkirk * * * * * * * 1 - 0 mountain 2",
    "seat 0: coins 3; 0,0: sheep 1",
)
WORDS: Final = "(all) => all.flatMap((each) => each.scrollWidth > each.clientWidth + 1 ? [each.textContent] : [])"


def tall(page: Page) -> Locator:
    return page.locator("main.cols.grown")


def opened(page: Page) -> Locator:
    return page.locator("[data-board]")


def late(page: Page, here: Served, moment: str = "take") -> None:
    test_fullest.late(page, here, moment)


def boxes(page: Page) -> list[Any]:
    return test_fullest.boxes(page, "#territory", ".pr-rondel", ".hold", ".pr-rivals", ".pr-log", "header.status")


def test_a_click_opens_a_board_and_puts_it_away(arrive: Arrive, here: Served) -> None:
    visitor = arrive(base_url=here.url)
    page = visitor.page
    late(page, here)
    before = boxes(page)
    council, england = shelf.book(page, 7), shelf.book(page, 4)
    council.click()
    expect(shelf.board(page, 7)).to_be_visible()
    expect(council).to_have_attribute("aria-expanded", "true")
    expect(tall(page)).to_have_count(1)
    england.click()  # one at a time
    expect(shelf.board(page, 4)).to_be_visible()
    expect(opened(page)).to_have_count(1)
    expect(tall(page)).to_have_count(0)  # a short one leaves the ring whole
    assert boxes(page) == before
    expect(page.locator("svg.map")).to_have_count(0)
    england.click()
    expect(opened(page)).to_have_count(0)
    expect(page.locator("svg.map")).to_be_visible()
    assert boxes(page) == before
    assert visitor.problems == []


def test_a_board_lies_where_it_should(arrive: Arrive, here: Served) -> None:
    """A tall one in a column of 560 under the ring, of which nothing is cut; a short one in the place of the map."""
    page = arrive(base_url=here.url).page
    late(page, here)
    line = page.locator(".pr-shelf").bounding_box()
    assert line
    assert line["height"] == 46
    shelf.open_board(page, 7)
    expect(tall(page)).to_have_count(1)
    panel, ring = test_fullest.boxes(page, ".leaf", ".ring")
    assert panel["width"] == 560
    assert panel["y"] >= ring["y"] + ring["height"]
    assert page.locator(".ring").evaluate("(each) => each.scrollWidth <= each.clientWidth + 1")
    tiles = page.locator(".ring .space:not(.hole, .broad)").evaluate_all("(all) => all.map((each) => each.clientWidth)")
    assert set(tiles) <= set(range(36, 45))
    shelf.open_board(page, 2)
    expect(tall(page)).to_have_count(0)
    (panel,) = test_fullest.boxes(page, ".leaf")
    assert panel["width"] == 400
    assert panel["height"] <= 360
    assert page.locator(".leaf .body").evaluate("(each) => each.scrollHeight <= each.clientHeight")


def test_by_keys(arrive: Arrive, here: Served) -> None:
    """S leads to the shelf, arrows along it, Enter opens, Esc closes."""
    page = arrive(base_url=here.url).page
    late(page, here)
    page.keyboard.press("s")
    expect(shelf.book(page, 2)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(shelf.book(page, 4)).to_be_focused()
    page.keyboard.press("Enter")
    expect(shelf.board(page, 4)).to_be_visible()
    page.keyboard.press("Escape")
    expect(opened(page)).to_have_count(0)
    expect(shelf.book(page, 4)).to_be_focused()
    page.keyboard.press("Enter")
    shelf.board(page, 4).get_by_role("button", name="Close").press("Enter")
    expect(opened(page)).to_have_count(0)
    expect(shelf.book(page, 4)).to_be_focused()
    # The letter of what lies beside the ring leads to what lies on a board, not only to its frame.
    shelf.open_board(page, 7)
    page.keyboard.press("c")
    expect(shelf.board(page, 7).locator('[data-ref^="great-glen:"]').first).to_be_focused()


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_question_opens_its_board(arrive: Arrive, here: Served, width: int, height: int) -> None:
    """The book is green, has an arrow and says what is asked; after the answer the table is as before."""
    page = arrive(width, height, base_url=here.url).page
    put(page, here, his_turn())
    expect(shelf.board(page, 4)).to_be_visible()
    expect(page.locator(".pr-shelf .book.asked .arrow")).to_be_visible()
    if width >= 1200:
        expect(shelf.book(page, 4)).to_contain_text("his turn")
    page.locator('[data-ref="way:banish"]').click()
    people.rest(page)
    page.locator('[data-ref="rondel:12"]').press("Enter")
    expect(opened(page)).to_have_count(0)
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)


def test_what_was_looked_at_comes_back_after_a_question(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, Scene(*PASSES).game)
    shelf.open_board(page, 2)
    page.locator('[data-ref="rondel:0"]').click()
    expect(page.locator(".pr-shelf .asked")).to_have_count(1)
    shelf.board(page, 2).get_by_role("button", name="1 coin").click()
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)
    expect(shelf.board(page, 2)).to_be_visible()


def test_a_board_that_is_put_away_leaves_buttons(arrive: Arrive, here: Served) -> None:
    """What it offers can be chosen all the same, and its book still says what is asked."""
    page = arrive(base_url=here.url).page
    put(page, here, Scene(*PASSES).game)
    page.locator('[data-ref="rondel:0"]').click()
    expect(shelf.board(page, 2)).to_be_visible()
    expect(page.locator(".deeds .chips")).to_have_count(0)
    for _ in range(2):  # the first deselects
        page.keyboard.press("Escape")
    expect(opened(page)).to_have_count(0)
    expect(shelf.book(page, 2)).to_contain_text("leave one")
    page.locator(".deeds .chips").get_by_role("button", name="Leave 1 coin").click()
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)


def test_on_a_phone_a_strip_a_list_and_a_sheet(arrive: Arrive, here: Served) -> None:
    visitor = arrive(390, 844, base_url=here.url, has_touch=True)
    page = visitor.page
    late(page, here)
    before = test_fullest.boxes(page, "#territory")
    shelf.strip(page).tap()
    sheet = page.get_by_role("dialog", name="Chronicles")
    expect(sheet.get_by_role("listitem")).to_have_count(3)
    for line in sheet.get_by_role("listitem").get_by_role("button").all():
        box = line.bounding_box()
        assert box
        assert box["height"] >= 46
    shelf.book(page, 4).tap()
    sheet = page.get_by_role("dialog", name="Hammer of the Scots")
    expect(sheet).to_be_visible()
    box = sheet.bounding_box()
    assert box
    assert box["height"] < 422  # no higher than it needs
    page.get_by_role("button", name="Market", exact=True).tap()
    expect(opened(page)).to_have_count(0)
    expect(page.get_by_role("dialog", name="Market")).to_be_visible()
    shelf.open_board(page, 7)
    shelf.board(page, 7).get_by_role("button", name="Close").tap()
    expect(opened(page)).to_have_count(0)
    page.get_by_role("button", name="Market", exact=True).tap()
    assert test_fullest.boxes(page, "#territory") == before
    assert not people.scrolls_sideways(page)
    assert visitor.problems == []


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_on_the_shelf_is_cut(arrive: Arrive, here: Served, locale: str) -> None:
    page = arrive(base_url=here.url, locale=locale).page
    late(page, here, "activate")
    for width, height in SCREENS:
        resize(page, width, height)
        screen = f"{width}x{height}"
        expect(page.locator(".pr-shelf")).to_be_visible()
        assert page.locator(".pr-shelf .word, .pr-shelf .fact, .pr-shelf b").evaluate_all(WORDS) == [], screen
        assert page.locator(".pr-shelf").evaluate("(each) => each.scrollWidth <= each.clientWidth + 1"), screen
        for number in (2, 4, 7):
            shelf.open_board(page, number)
            expect(opened(page)).to_have_count(1)
            shelf.assert_nothing_is_cut(page, f"{number} {screen}")
        shelf.board(page, 7).locator(".head button").click()


def test_without_chronicles_there_is_no_shelf(page: Page) -> None:
    made = people.lay_table(page, people.MINE, people.BOT, game="glen-more-ii")
    page.goto(f"/g/{made['id']}")
    people.await_turn(page)
    expect(page.locator(".pr-shelf")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), SCREENS[:1])
def test_what_the_clan_map_is_asked_for_is_not_covered(arrive: Arrive, here: Served, width: int, height: int) -> None:
    """A board that was only looked at makes room, and comes back."""
    page = arrive(width, height, base_url=here.url).page
    put(page, here, Scene("chronicles 2 7; rondel: a-robert-i * * * * * * * mountain 1 - 0 2", "seat 0: coins 9").game)
    shelf.open_board(page, 7)
    page.locator('[data-ref="rondel:0"]').click()
    expect(page.locator('[data-ref^="domain:"][aria-disabled="false"]').first).to_be_visible()
    expect(opened(page)).to_have_count(0)
