"""A reader's page is in the reader's language: what only programs say, and other languages' words, are not seen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from hindmost.text.messages import say
from tests.browser import people
from tests.browser.conftest import Arrive

FOREIGN = re.compile(r"\b(Guest|Rust|Sky|Gold|Plum|Mint|random|greedy|planner|Enter|Shift)\b")
"""Words of the English pages, and ids, which a French page has no use for."""
GREEDY = {"kind": "bot", "bot": "greedy"}
TABLES = [("glen-more", 4), ("glen-more-ii", 4), ("glasgow", 2)]


def words(page: Page) -> str:
    """All that is shown or read out."""
    said: str = page.evaluate(
        """() => [
            document.body.innerText,
            ...[...document.querySelectorAll("svg text")].map((each) => each.textContent),
            ...[...document.querySelectorAll("[aria-label],[title],[placeholder]")]
                .flatMap((each) => ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name) ?? "")),
        ].join("\\n")"""
    )
    return said


@pytest.fixture
def french(arrive: Arrive) -> Page:
    return arrive(locale="fr-FR").page


def test_a_visitor_without_a_name(french: Page) -> None:
    french.goto("/")
    expect(french.get_by_role("banner")).to_contain_text(say("player-guest", "fr"))
    french.get_by_role("button", name="English").click()
    expect(french.get_by_role("banner")).to_contain_text(say("player-guest", "en"))


def test_a_name_that_somebody_chose_stays(french: Page) -> None:
    french.goto("/settings")
    french.request.put("/api/me", data={"name": "Guest"}, headers={"X-Hindmost": "1"})
    french.goto("/")
    expect(french.get_by_role("banner")).to_contain_text("Guest")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_table(french: Page, game: str, seats: int) -> None:
    made = people.lay_table(french, people.MINE, *[GREEDY] * (seats - 1), game=game)
    french.goto(f"/g/{made['id']}")
    people.await_turn(french)
    expect(french.get_by_role("img", name=say("player-sky", "fr")).first).to_have_text("C")
    expect(french.locator("kbd", has_text="Entrée")).to_be_visible()
    assert say("bot-greedy", "fr") in words(french)
    assert FOREIGN.findall(words(french)) == []
    french.keyboard.press("Alt+Shift+T")
    expect(french.get_by_role("main")).to_be_visible()
    assert FOREIGN.findall(words(french)) == []


def test_letters_follow_the_language(french: Page) -> None:
    made = people.lay_table(french, people.MINE, GREEDY)
    french.goto(f"/g/{made['id']}")
    people.await_turn(french)
    letters = french.locator(".pawn text")
    expect(letters.filter(has_text="C")).to_have_count(1)
    french.goto("/")
    french.get_by_role("button", name="English").click()
    expect(french.get_by_role("link", name="New table").first).to_be_visible()  # its texts are fetched first
    french.goto(f"/g/{made['id']}")
    people.await_turn(french)
    expect(letters.filter(has_text="S")).to_have_count(1)


@pytest.mark.parametrize("address", ["/new?game=glen-more-ii", "/new?game=glasgow", "/learn", "/settings", "/tiles"])
def test_pages_around(french: Page, address: str) -> None:
    french.goto(address)
    expect(french.get_by_role("heading", level=1)).to_be_visible()
    assert FOREIGN.findall(words(french)) == []


def test_the_title_of_the_setting_up(french: Page) -> None:
    french.goto("/new?game=glen-more-ii")
    people.expect_heading(french, "Nouvelle table\u00a0: Glen More II")


def test_a_lobby(french: Page) -> None:
    made = people.lay_table(french, people.MINE, GREEDY, people.OPEN)
    french.goto(f"/g/{made['id']}")
    expect(french.get_by_text(say("player-guest", "fr"))).to_be_visible()
    expect(french.get_by_text(say("bot-greedy", "fr"), exact=True)).to_be_visible()
    assert FOREIGN.findall(words(french)) == []
