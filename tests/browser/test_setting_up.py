"""Setting a table up: the bots of each game, the strongest first, each with a word on how it plays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from hindmost.bots import bots_for, style_of
from hindmost.text.messages import say


@pytest.mark.parametrize("game", ["glen-more", "glen-more-ii", "glasgow"])
def test_bots_in_the_order_of_their_strength(page: Page, game: str) -> None:
    page.goto(f"/new?game={game}")
    choice = page.get_by_role("listitem").nth(1).get_by_role("combobox")
    standings = bots_for(game)
    expected = [f"{say(f'bot-{each.bot}')}: {say(style_of(each.bot))}" for each in standings]
    expect(choice.locator("option")).to_have_text(expected)
    choice.select_option(standings[0].bot)
    wins, games = int(standings[0].wins), standings[0].games
    measured = say("cli-setup-bot-measured", "en", wins=wins, games=games)
    expect(page.get_by_role("listitem").nth(1)).to_contain_text(measured)
