"""Turns without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from tests.browser import people


def by_tab(thing: Locator) -> None:
    """Tab until it has the focus, then Enter."""
    page = thing.page
    wanted = thing.element_handle()
    for _ in range(150):
        if wanted.evaluate("(element) => element === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab never comes to it")


def test_turns_by_tab_and_enter(page: Page) -> None:
    people.play_now(page)
    lines = people.log_lines(page)
    for _ in range(2):
        people.play_turn(page, by_tab)
    people.await_turn(page)
    assert len(people.log_lines(page)) > len(lines) + 2


def test_turns_by_numbers_and_letters(page: Page) -> None:
    people.play_now(page)
    lines = people.log_lines(page)

    def key(name: str) -> None:
        before = page.evaluate(people.SIGNATURE)
        page.wait_for_timeout(350)  # so long after a question, no key is taken for a slip
        page.keyboard.press(name)
        page.wait_for_function("(before) => (" + people.SIGNATURE + ")() !== before", arg=before)

    for _ in range(2):
        people.await_turn(page)
        while not people.drafting(page):
            key("1")
        while people.ours(page) and people.drafting(page):
            key("e" if people.end_button(page).count() else "1")
    people.await_turn(page)
    assert len(people.log_lines(page)) > len(lines) + 2


def test_undo_and_redo_have_keys(page: Page) -> None:
    people.play_now(page)
    page.keyboard.press("r")
    page.keyboard.press("ArrowRight")
    before = page.evaluate(people.SIGNATURE)
    people.decide(page, by_tab)
    after = page.evaluate(people.SIGNATURE)
    assert after != before
    becomes = "(wanted) => (" + people.SIGNATURE + ")() === wanted"
    page.keyboard.press("u")
    page.wait_for_function(becomes, arg=before)
    page.keyboard.press("Control+y")
    page.wait_for_function(becomes, arg=after)
