"""The guided first game, and the rules reference."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import people

MARKED = "[data-marked]"
SAYS = "document.querySelector('aside[aria-label=Tutor] p').textContent.includes('{words}')"


def tutor(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Tutor")


def begin(page: Page, game: str = "Glen More", words: str = "Your pawn is hindmost") -> None:
    page.goto("/learn")
    page.get_by_role("link", name=f"Play a guided first game of {game}", exact=True).click()
    expect(tutor(page)).to_contain_text(words)


def click_what_is_marked(page: Page) -> None:
    """In the middle of the frame, wherever that is; and wait until the tutor says something else."""
    words = tutor(page).locator("p")
    said = words.inner_text()
    marked = page.locator(MARKED)
    expect(marked).to_be_visible()
    for _ in range(6):
        box = marked.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        try:
            expect(words).not_to_have_text(said, timeout=3_000)
            return
        except AssertionError:
            continue  # a final button does not take a click that comes with the question
    raise AssertionError(f"nothing happens after: {said}")


def click_until(page: Page, words: str) -> None:
    """The whole lesson, as the tutor marks it."""
    said = SAYS.format(words=words)
    while True:
        page.wait_for_function(f"() => document.querySelector('{MARKED}') || {said}")
        if page.evaluate(said):
            return
        click_what_is_marked(page)


def test_the_lesson_by_clicking_what_is_marked(page: Page) -> None:
    begin(page)
    click_until(page, "The first scoring")
    expect(tutor(page).locator("p")).to_contain_text("4 against 0, that is 5 points")
    assert "15 VP" in people.holdings_labels(page)
    tutor(page).get_by_role("button", name="Play on against the bot").click()
    page.wait_for_function("() => document.title.startsWith('●')")  # the bot has moved


def test_the_lesson_of_glen_more_ii_by_clicking_what_is_marked(page: Page) -> None:
    begin(page, "Glen More II", "Whoever is hindmost on the ring acts")
    click_until(page, "The first of four scorings")  # what is told of it is proved with the script
    expect(page.locator('[data-ref="cell:0:1,-1"]')).to_have_count(1)  # what the last turn laid


def test_whoever_goes_another_way_gets_advice_and_a_bot(page: Page) -> None:
    begin(page)
    page.locator('[data-ref="rondel:5"]').click()
    expect(tutor(page)).to_contain_text("not what I had in mind")
    tutor(page).get_by_role("button", name="Back to the lesson").click()
    expect(tutor(page)).to_contain_text("Your pawn is hindmost")
    page.locator('[data-ref="rondel:5"]').click()
    people.play_turn(page)
    people.await_turn(page)
    expect(tutor(page)).to_contain_text("Look for a tile")
    page.reload()
    expect(tutor(page)).to_contain_text("Look for a tile")


def test_a_lesson_goes_on_where_it_was_left(page: Page) -> None:
    begin(page)
    click_what_is_marked(page)
    page.goto("/")
    to_play = page.get_by_role("link", name="Play", exact=True)  # the first is the home page itself
    expect(to_play.nth(1)).to_be_visible()
    to_play.nth(1).click()
    expect(tutor(page)).to_contain_text("A tile is placed beside a clan member")
    tutor(page).get_by_role("button", name="Start again").click()
    expect(tutor(page)).to_contain_text("Your pawn is hindmost")


def test_the_rules_are_searched(page: Page) -> None:
    page.goto("/rules")
    search = page.get_by_role("searchbox", name="Search the rules")
    search.fill("smallest territory")
    found = page.get_by_role("article")
    expect(found.first).to_contain_text("smallest territory")
    assert found.count() < 20
    search.fill("no such words anywhere")
    expect(page.get_by_text("No clause has these words.")).to_be_visible()


def test_a_clause_has_an_address_and_a_game(page: Page) -> None:
    page.goto("/rules/GLA-COMP-01")
    people.expect_heading(page, "Rules of Glasgow")
    expect(page.locator("#GLA-COMP-01")).to_be_in_viewport()
    page.get_by_role("link", name="Glen More", exact=True).click()
    people.expect_heading(page, "Rules of Glen More")
    page.get_by_role("button", name="Français").click()
    people.expect_heading(page, re.compile("Règles de Glen More"))
