"""Glen More II from the first move to the score: by mouse, by keyboard, by touch, and with chronicles."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import people, whole


def test_a_whole_game_by_mouse(page: Page) -> None:
    made = people.lay_table(page, people.MINE, people.BOT, game="glen-more-ii")
    page.goto(f"/g/{made['id']}")
    whole.Play(page, seed=1).game()
    expect(page.get_by_role("dialog").get_by_role("heading", level=1)).to_have_text(re.compile(r"with \d+ VP$"))
