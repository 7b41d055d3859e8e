"""The rules, wherever they are asked for: of a game, of its chronicles, beside the table and on a page of their own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import Arrive
from tests.browser.laid import put
from tests.browser.test_englishman import his_turn
from tests.server.running import Served

WORDS = "Alt+Shift+T"
FETCHED = "() => performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)"


@pytest.mark.parametrize(
    ("locale", "clause", "title", "words"),
    [
        ("en-GB", "C4-01", "Chronicle 4: Hammer of the Scots", "For 3 or 4 players only"),
        ("fr-FR", "C4-01", "Chronique 4 : Le Marteau des Écossais", "À 3 ou 4 joueurs seulement"),
        ("en-GB", "C7-03", "Chronicle 7: Between a Rock and a Hard Place", ""),
        ("en-GB", "C0-01", "Glen More II: what all chronicles have in common", "Chronicles are optional"),
    ],
)
def test_a_clause_of_a_chronicle_has_an_address(
    arrive: Arrive, locale: str, clause: str, title: str, words: str
) -> None:
    visitor = arrive(locale=locale)
    visitor.page.goto(f"/rules/{clause}")
    people.expect_heading(visitor.page, title)
    expect(visitor.page.locator(f"[id='{clause}']")).to_be_in_viewport()
    expect(visitor.page.locator(f"[id='{clause}']")).to_contain_text(words)
    assert visitor.problems == []


def test_chronicles_are_found_beside_their_game(page: Page) -> None:
    page.goto("/rules/glen-more-ii")
    chronicles = page.get_by_role("navigation", name="Chronicles")
    chronicles.get_by_role("link", name="2. Highlander").click()
    people.expect_heading(page, "Chronicle 2: Highlander")
    expect(chronicles.get_by_role("link", name="2. Highlander")).to_have_attribute("aria-current", "page")
    chronicles.get_by_role("link", name="All chronicles").click()
    people.expect_heading(page, "Glen More II: what all chronicles have in common")
    page.get_by_role("link", name="Glasgow").click()
    people.expect_heading(page, "Rules of Glasgow")
    expect(chronicles).to_have_count(0)


def test_a_chronicles_rule_is_read_beside_the_table(arrive: Arrive, here: Served) -> None:
    """And nothing of it is fetched before somebody asks."""
    visitor = arrive(base_url=here.url)
    page = visitor.page
    put(page, here, his_turn())
    page.get_by_role("button", name="Menu").click()
    before = set(page.evaluate(FETCHED))
    page.get_by_role("button", name="Rule for this step").click()
    panel = page.get_by_role("complementary", name="Rule")
    expect(panel).to_contain_text("The Englishman’s turn")
    expect(panel).to_contain_text("Use: put 1, 2 or 3 coins")
    assert len(set(page.evaluate(FETCHED)) - before) >= 3
    page.keyboard.press("Escape")
    page.keyboard.press(WORDS)
    page.get_by_role("button", name=re.compile("^Rule C4-12")).first.click()
    expect(panel).to_contain_text("Discard: put the Englishman on any tile ahead of him")
    expect(panel.get_by_role("link")).to_have_attribute("href", "/rules/C4-12")
    assert visitor.problems == []
