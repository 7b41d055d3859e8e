"""Setting a table up: the levels of bots, the strongest first, each with a word on how it plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hindmost.bots import levels_for, style_of
from hindmost.text.messages import say


@pytest.mark.parametrize("game", ["glen-more", "glen-more-ii", "glasgow"])
def test_levels_in_the_order_of_their_strength(page: Page, game: str) -> None:
    page.goto(f"/new?game={game}")
    choice = page.get_by_role("listitem").nth(1).get_by_role("combobox")
    offered = [each.bot for each in levels_for(game)]
    expect(choice.locator("option")).to_have_text([f"{say(f'bot-{bot}')}: {say(style_of(bot))}" for bot in offered])
    expect(choice).to_have_value("medium")


def test_a_level_that_fits_can_be_taken(page: Page) -> None:
    page.route("**/api/me/level?*", lambda route: route.fulfill(json={"level": "easy", "games": 3}))
    page.goto("/new?game=glen-more")
    expect(page.get_by_text("By your last 3 games against bots")).to_be_visible()
    page.get_by_role("button", name="Take it").click()
    for seat in (1, 2):
        expect(page.get_by_role("listitem").nth(seat).get_by_role("combobox")).to_have_value("easy")
