"""The shelf of chronicles, as people use it on any screen."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser import people


def book(page: Page, number: int) -> Locator:
    return page.locator(f'[data-book="{number}"]')


def board(page: Page, number: int) -> Locator:
    return page.locator(f'[data-board="{number}"]')


def strip(page: Page) -> Locator:
    """On a phone: all emblems in a line, and one touch for all of them."""
    return page.locator("button.pr-shelf")


def open_board(page: Page, number: int) -> None:
    """Of a chronicle whose board is not open; on a phone from the list of all."""
    page.locator(".pr-shelf").wait_for()
    if strip(page).count():
        strip(page).click()
    book(page, number).click()
    board(page, number).wait_for()


def assert_nothing_is_cut(page: Page, screen: str) -> None:
    """The open board is as wide as there is room, says all it has to say, and leaves the page in its place."""
    body = page.locator("[data-board] .body")
    expect(body).to_be_visible()
    assert body.evaluate("(each) => each.scrollWidth <= each.clientWidth"), screen
    assert "web-" not in page.locator("[data-board]").inner_text()
    assert not people.scrolls_sideways(page), screen
