"""Menus: what they lead to, and that a tap elsewhere or Escape closes them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import people
from tests.browser.conftest import Arrive

PAGES = ["Learn", "Rules", "Settings"]


def opened(page: Page, name: str) -> Locator:
    page.get_by_role("button", name=name, exact=True).click()
    menu = page.get_by_role("dialog", name=name, exact=True)
    expect(menu).to_be_visible()
    return menu


@pytest.mark.parametrize("name", PAGES)
def test_a_phone_reaches_every_page_from_home(arrive: Arrive, name: str) -> None:
    page = arrive(390, 844, has_touch=True).page
    page.goto("/")
    opened(page, "Menu").get_by_role("link", name=name).click()
    expect(page).to_have_url(re.compile(f"/{name.lower()}$"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not people.scrolls_sideways(page)


@pytest.mark.parametrize(("width", "height", "name"), [(390, 844, "More"), (1440, 900, "Menu")])
def test_it_closes_by_a_tap_elsewhere_and_by_escape(arrive: Arrive, width: int, height: int, name: str) -> None:
    page = arrive(width, height).page
    people.play_now(page)
    before = page.evaluate(people.SIGNATURE)
    menu = opened(page, name)
    page.mouse.click(20, height // 3)
    expect(menu).to_be_hidden()
    opened(page, name)
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(page.get_by_role("button", name=name, exact=True)).to_be_focused()
    assert page.evaluate(people.SIGNATURE) == before


def test_what_the_menu_of_a_table_offers(page: Page) -> None:
    people.play_now(page)
    opened(page, "Menu").get_by_role("button", name="Rule for this step").click()
    expect(page.get_by_role("complementary", name="Rule")).to_contain_text("GM1-")
    opened(page, "Menu").get_by_role("button", name="Keyboard shortcuts").click()
    keys = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys).to_be_visible()
    keys.get_by_role("button", name="Close").click()
    opened(page, "Menu").get_by_role("button", name="Show the table as text").click()
    expect(page.get_by_role("heading", name="Market")).to_be_visible()
    opened(page, "Menu").get_by_role("button", name="Show the table drawn").click()
    expect(page.get_by_role("toolbar", name="Rondel")).to_be_visible()
    opened(page, "Menu").get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    opened(page, "Menu").get_by_role("button", name="English").click()
    menu = opened(page, "Menu")
    expect(menu.get_by_role("link", name="Settings")).to_be_visible()
    menu.get_by_role("link", name="Leave the table").click()
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()


def test_arrows_walk_through_it(page: Page) -> None:
    people.play_now(page)
    menu = opened(page, "Menu")
    page.keyboard.press("ArrowUp")
    expect(menu.get_by_role("link", name="Leave the table")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(menu.get_by_role("button").first).to_be_focused()
