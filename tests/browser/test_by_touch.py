"""A phone: the first tap selects, the second confirms, and nothing scrolls sideways."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import people, whole
from tests.browser.conftest import Arrive


@pytest.fixture
def phone(arrive: Arrive) -> Page:
    return arrive(360, 740, has_touch=True, is_mobile=True).page


def tap(thing: Locator) -> None:
    thing.tap()


def test_select_then_confirm(phone: Page) -> None:
    people.play_now(phone)
    asked = phone.get_by_role("heading", level=1).inner_text()
    people.proposal(phone).tap()
    take = phone.get_by_role("button", name="Take it")
    expect(take).to_be_enabled()
    people.expect_heading(phone, asked)  # selected, not yet done
    take.tap()
    expect(phone.get_by_role("heading", level=1)).not_to_have_text(asked)
    people.proposal(phone).tap()
    place = phone.get_by_role("button", name="Place here")
    expect(place).to_be_enabled()
    place.tap()
    expect(place).to_be_hidden()


def test_a_whole_game_by_touch(phone: Page) -> None:
    made = people.lay_table(phone, people.MINE, people.BOT)
    phone.goto(f"/g/{made['id']}")
    people.await_turn(phone)
    whole.Play(phone, seed=6, touch=True).game()
    expect(phone.get_by_role("dialog")).to_contain_text(re.compile(r"with \d+ VP"))
    assert not people.scrolls_sideways(phone)


@pytest.mark.parametrize("width", [320, 360])
def test_nothing_scrolls_sideways(arrive: Arrive, width: int) -> None:
    page = arrive(width, 740, has_touch=True, is_mobile=True).page
    for address in ("/", "/new", "/learn", "/rules", "/settings"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert not people.scrolls_sideways(page), address
    people.play_now(page)
    assert not people.scrolls_sideways(page)
    people.decide(page, tap)
    assert not people.scrolls_sideways(page)
