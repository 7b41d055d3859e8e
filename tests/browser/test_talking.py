"""Chat: what was not read is counted, on the tab and in the title, and what speaks to the reader is marked."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import Arrive

HEADERS = {"X-Hindmost": "1"}


def together(arrive: Arrive) -> tuple[Page, Page]:
    """Ailsa's page and Morag's, at one table that has begun."""
    one, two = arrive().page, arrive(390, 844).page
    made = people.lay_table(one, people.MINE, people.OPEN, name="Ailsa")
    claim = {"token": made["seats"][1]["token"], "name": "Morag"}
    two.request.post("/api/claims", data=claim, headers=HEADERS)
    one.request.post(f"/api/tables/{made['id']}/start", headers=HEADERS)
    for page in (one, two):
        page.goto(f"/g/{made['id']}")
        expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    return one, two


def says(page: Page, words: str) -> None:
    table = people.table_of(page)
    assert page.request.post(f"/api/tables/{table}/chat", data={"text": words}, headers=HEADERS).ok


def test_unread_lines_are_counted_until_they_are_seen(arrive: Arrive) -> None:
    one, two = together(arrive)
    tab = one.get_by_role("tab", name=re.compile("^Chat"))
    expect(tab).to_have_text("Chat")
    says(two, "Good evening")
    says(two, "Shall we?")
    expect(tab).to_contain_text("2 unread lines")
    expect(one).to_have_title(re.compile(r"^\(2\) "))
    tab.click()
    expect(tab).to_have_text("Chat")
    expect(one).not_to_have_title(re.compile(r"^\("))
    one.reload()
    expect(one.get_by_role("log")).to_be_visible()
    expect(one.get_by_role("tab", name="Chat", exact=True)).to_be_visible()


def test_what_one_says_oneself_is_read(arrive: Arrive) -> None:
    one, two = together(arrive)
    says(one, "Hello, Morag!")
    phone = two.get_by_role("button", name=re.compile("^Log"))
    expect(phone).to_contain_text("1 unread line")
    expect(one.get_by_role("tab", name="Chat", exact=True)).to_be_visible()


def test_a_mention_is_marked(arrive: Arrive) -> None:
    one, two = together(arrive)
    says(two, "What a tile")
    says(two, "Your turn, ailsa.")
    tab = one.get_by_role("tab", name=re.compile("^Chat"))
    expect(tab).to_contain_text("@2")
    tab.click()
    lines = one.locator(".chat li")
    expect(lines).to_have_count(2)
    expect(lines.nth(1)).to_have_class(re.compile("you"))
    expect(lines.nth(0)).not_to_have_class(re.compile("you"))
    expect(lines.nth(1)).to_contain_text("To you:")
