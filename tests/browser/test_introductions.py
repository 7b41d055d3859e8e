"""The introductions to chronicles: found at the set-up, on the shelf and on the page Learn, followed to their end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import people, shelf
from tests.browser.conftest import Arrive
from tests.browser.test_learning import LISTEN, press_do_it, press_marked, tutor, walk
from tests.browser.turns import in_turn
from tests.text.introductions import FILES, read

CALLED = "Guided introduction: Highlander"
FIRST = "The Mountain takes two spaces of the rondel"


def to_be_said(name: str) -> tuple[list[str], str]:
    """What the tutor says step by step, and at the end."""
    lesson = read(name)
    steps = [f"lesson-{name}-{step[1]}" for step in lesson["script"] if len(step) > 1]
    return steps, f"lesson-{name}-{lesson['after']}"


def at_the_set_up(page: Page) -> Locator:
    page.goto("/new?game=glen-more-ii")
    return page.get_by_role("link", name=CALLED)


def on_the_shelf(page: Page) -> Locator:
    made = people.lay_table(page, people.MINE, people.BOT, game="glen-more-ii", chronicles=[2])
    page.goto(f"/g/{made['id']}")
    shelf.open_board(page, 2)
    return shelf.board(page, 2).get_by_role("link", name=CALLED)


def on_the_page_learn(page: Page) -> Locator:
    page.goto("/learn")
    chronicles = page.get_by_role("navigation", name="Chronicles of Glen More II, step by step")
    return chronicles.get_by_role("link", name="2. Highlander")


@pytest.mark.parametrize("find", [at_the_set_up, on_the_shelf, on_the_page_learn])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_it_is_found(arrive: Arrive, find: object, width: int, height: int) -> None:
    assert callable(find)
    visitor = arrive(width, height)
    page = visitor.page
    find(page).click()
    expect(tutor(page)).to_contain_text(FIRST)
    expect(tutor(page)).to_contain_text("1 of 8")
    assert not people.scrolls_sideways(page)
    # Whoever is being taught is not sent to another lesson.
    tutor(page).get_by_role("button", name="Hide the tutor").click()
    shelf.open_board(page, 2)
    expect(shelf.board(page, 2).get_by_role("link")).to_have_count(0)
    assert visitor.problems == []


@pytest.mark.parametrize(("name", "language"), in_turn(tuple(FILES), ("fr", "en")))
def test_from_its_beginning_to_its_end(arrive: Arrive, name: str, language: str) -> None:
    steps, after = to_be_said(name)
    visitor = arrive(locale=language)
    page = visitor.page
    page.add_init_script(LISTEN)
    page.goto(f"/learn/{name}")
    told = walk(page, press_do_it, after)
    assert page.locator("html").get_attribute("lang") == language
    assert [said for said, _ in told if said != "web-lesson-rival"] == [*steps, after]
    assert [step for _, step in told] == sorted(step for _, step in told)
    assert visitor.problems == []


def test_by_clicks_on_what_is_marked(arrive: Arrive) -> None:
    """Also at a fork, where the way is marked first, and in a vote that the others are still asked for."""
    page = arrive().page
    page.add_init_script(LISTEN)
    for name in ("glen-more-ii-chronicle-2", "glen-more-ii-chronicle-7"):
        steps, after = to_be_said(name)
        page.goto(f"/learn/{name}")
        told = walk(page, press_marked, after)
        assert [said for said, _ in told if said != "web-lesson-rival"] == [*steps, after]
    page.goto("/learn/glen-more-ii-chronicle-4")
    walk(page, press_do_it, "lesson-glen-more-ii-chronicle-4-use")
    for marked in ("way:use", "rondel:10"):
        expect(page.locator("[data-marked]")).to_have_attribute("data-marked", re.compile(f'^\\[data-ref="{marked}"'))
        press_marked(page)
    expect(tutor(page)).to_contain_text("A tile beyond your usual turns")


def test_it_goes_on_where_it_was_left_and_then_against_bots(page: Page) -> None:
    name = "glen-more-ii-chronicle-8"
    steps, after = to_be_said(name)
    page.add_init_script(LISTEN)
    page.goto(f"/learn/{name}")
    walk(page, press_do_it, steps[4])
    page.goto("/")
    page.get_by_role("link", name="Play", exact=True).nth(1).click()  # the first is the home page itself
    expect(page).to_have_url(f"/learn/{name}")
    walk(page, press_do_it, after)
    tutor(page).get_by_role("button", name="Play on against the bot").click()
    expect(tutor(page)).to_contain_text("Look for a tile")  # the advice of the game, where the chronicle has none


def test_one_that_is_not_there_says_so(page: Page) -> None:
    page.goto("/learn/glen-more-ii-chronicle-19")
    expect(page.get_by_role("heading", name="There is no lesson for this game yet.")).to_be_visible()
