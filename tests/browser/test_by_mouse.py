"""A game against bots by mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import people, whole


def test_a_game_begins_with_two_clicks(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="New table").first.click()
    page.get_by_role("button", name="Start the game").click()
    people.await_turn(page)
    assert "/g/" in page.url
    expect(page.get_by_role("toolbar", name="Rondel")).to_be_visible()


def test_a_game_begins_with_one_click(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    people.await_turn(page)
    expect(page.get_by_role("toolbar", name="Rondel")).to_be_visible()


def test_a_whole_game_of_four(page: Page) -> None:
    made = people.lay_table(page, people.MINE, people.BOT, people.BOT, people.BOT)
    page.goto(f"/g/{made['id']}")
    play = whole.Play(page, seed=4)
    play.game()
    expect(page.get_by_role("dialog").get_by_role("heading", level=1)).to_have_text(re.compile(r"with \d+ VP$"))


def test_undo_brings_the_state_back(page: Page) -> None:
    people.play_now(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    page.mouse.move(2, 2)
    before = page.evaluate(people.SIGNATURE), people.holdings(page), people.log_lines(page)
    people.decide(page)
    people.decide(page)
    expect(undo).to_be_enabled()
    while undo.is_enabled():
        undo.click()
        page.wait_for_timeout(150)
    page.mouse.move(2, 2)
    page.wait_for_function("(before) => (" + people.SIGNATURE + ")() === before", arg=before[0])
    assert (page.evaluate(people.SIGNATURE), people.holdings(page), people.log_lines(page)) == before
