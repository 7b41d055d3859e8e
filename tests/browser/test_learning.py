"""The guided first games, and the rules reference."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, Page, expect

import hindmost.text
from tests.browser import people
from tests.browser.conftest import Arrive
from tests.browser.turns import in_turn

MARKED = "[data-marked]"
TRIES = 40
"""How often one presses: what is final takes no press that comes with its question, and a busy machine is late."""
LESSONS = {
    path.stem: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(hindmost.text.__file__).parent / "lessons").glob("*.json"))
}
LISTEN = """
    window.told = [];
    new MutationObserver(() => {
        const now = document.querySelector("[data-says]")?.dataset;
        const last = window.told.at(-1);
        if (now && (now.says !== last?.[0] || Number(now.step) !== last?.[1]))
            window.told.push([now.says, Number(now.step)]);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-says", "data-step"] });
"""
"""All that the tutor says, however briefly, with the step it counts."""


def tutor(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Tutor")


def begin(page: Page, game: str = "Glen More", words: str = "Your pawn is furthest behind") -> None:
    page.goto("/learn")
    page.get_by_role("link", name=f"Play a guided first game of {game}", exact=True).click()
    expect(tutor(page)).to_contain_text(words)


def click_what_is_marked(page: Page) -> None:
    """In the middle of the frame, wherever that is; and wait until the tutor says something else."""
    words = tutor(page).locator("p")
    said = words.inner_text()
    marked = page.locator(MARKED)
    expect(marked).to_be_visible()
    for _ in range(TRIES):
        box = marked.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        try:
            expect(words).not_to_have_text(said, timeout=3_000)
            return
        except AssertionError:
            continue  # a final button does not take a click that comes with the question
    raise AssertionError(f"nothing happens after: {said}")


def press_marked(page: Page) -> None:
    box = page.locator(MARKED).bounding_box()
    if box is not None:
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def press_do_it(page: Page) -> None:
    page.locator("[data-says] [data-act=do]").click(timeout=3_000)


def walk(page: Page, press: Callable[[Page], None], after: str) -> list[tuple[str, int]]:
    """The whole lesson, until the tutor says `after`; what was said, with the step."""
    ready = f"() => document.querySelector('{MARKED}') || document.querySelector('[data-says={after}]')"
    while True:
        page.wait_for_function(ready)
        told: list[tuple[str, int]] = [(said, step) for said, step in page.evaluate("window.told")]
        if told[-1][0] == after:
            return told
        for _ in range(TRIES):
            # What was pressed before may have come late: then there is nothing to press any more, but news.
            with suppress(Error):
                press(page)
            try:
                page.wait_for_function("(n) => window.told.length > n", arg=len(told), timeout=2_000)
                break
            except Error:
                continue  # a final button does not take a click that comes with the question
        else:
            raise AssertionError(f"nothing happens after: {told[-1]}")


@pytest.mark.parametrize(("press", "language"), in_turn((press_marked, press_do_it), ("fr", "en")))
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_from_its_beginning_to_its_end(
    arrive: Arrive, game: str, language: str, press: Callable[[Page], None]
) -> None:
    lesson: Any = LESSONS[game]
    script = [f"lesson-{game}-{step[1]}" for step in lesson["script"] if len(step) > 1]
    after = f"lesson-{game}-{lesson['after']}"
    visitor = arrive(locale=language)
    page = visitor.page
    page.add_init_script(LISTEN)
    page.goto(f"/learn/{game}")
    told = walk(page, press, after)
    assert page.locator("html").get_attribute("lang") == language
    # What is said is what the script says, each once and nothing else, and the count never runs back.
    assert [said for said, _ in told if said != "web-lesson-rival"] == [*script, after]
    steps = [step for _, step in told]
    assert steps == sorted(steps)
    assert steps[-1] == len(script)
    assert visitor.problems == []


def test_after_the_lesson_one_plays_on_against_the_bot(page: Page) -> None:
    page.add_init_script(LISTEN)
    page.goto("/learn/glen-more")
    walk(page, press_do_it, "lesson-glen-more-scored")
    expect(tutor(page).locator("p")).to_contain_text("4 against 0, that is 5 VP")
    assert "15 VP" in people.holdings_labels(page)
    tutor(page).get_by_role("button", name="Play on against the bot").click()
    page.wait_for_function("() => document.title.startsWith('●')")  # the bot has moved


def test_a_lesson_is_found_again_where_a_step_of_the_turn_stands_already(page: Page) -> None:
    page.add_init_script(LISTEN)
    page.goto("/learn/glasgow")
    walk(page, press_do_it, "lesson-glasgow-factory-end")
    page.reload()
    walk(page, press_do_it, "lesson-glasgow-whisky")


def test_whoever_goes_another_way_gets_advice_and_a_bot(page: Page) -> None:
    begin(page)
    page.locator('[data-ref="rondel:5"]').click()
    expect(tutor(page)).to_contain_text("not the one I had in mind")
    tutor(page).get_by_role("button", name="Back to the lesson").click()
    expect(tutor(page)).to_contain_text("Your pawn is furthest behind")
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
    expect(tutor(page)).to_contain_text("Place each new tile next to a clan member")
    tutor(page).get_by_role("button", name="Start again").click()
    expect(tutor(page)).to_contain_text("Your pawn is furthest behind")


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
