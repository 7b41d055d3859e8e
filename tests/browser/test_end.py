"""How a game ends: who has won, where the points came from and how they grew; or that there is no result."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

import hindmost
from hindmost import Game
from tests.browser import people
from tests.browser.games import finished_game

SMALLEST = {"width": 320, "height": 640}


def show(page: Page, game: Game) -> None:
    """The table of a game that is over, from its record."""
    page.goto("/")
    headers = {"X-Hindmost": "1", "Content-Type": "application/json"}
    made = page.request.post("/api/records", data=json.dumps(game.record()), headers=headers).json()
    page.goto(f"/g/{made['table']['id']}")


def test_points_by_source_and_time_are_drawn_and_listed(page: Page) -> None:
    game = finished_game()
    show(page, game)
    end = page.get_by_role("dialog", name="The game is over")
    best = max(game.scores)
    expect(end.get_by_role("heading", level=1)).to_contain_text(f"wins with {best} VP")
    drawn = end.get_by_role("img", name="Points over time")
    label = drawn.get_attribute("aria-label")
    assert label is not None
    assert f"End of the game {best}" in label
    end.get_by_role("button", name="As a table").click()
    listed = end.get_by_role("region", name="Points over time").get_by_role("row")
    expect(listed.last).to_contain_text(str(min(game.scores)))
    page.set_viewport_size(SMALLEST)  # type: ignore[arg-type]
    end.get_by_role("button", name="As a chart").click()
    expect(drawn).to_be_visible()
    assert not people.scrolls_sideways(page)
    assert end.evaluate("(box) => box.scrollWidth <= box.clientWidth")


def stopped_game() -> Game:
    """Glasgow by two who never build (GLA-END-04)."""
    game = hindmost.new_game("glasgow", seats=2, seed=1, options={"stop": "idle"})
    while not game.over:
        question = game.questions[0]
        idle = [option.id for option in question.options if not option.id.startswith("build")]
        game.play(question.seat, "end" if "end" in idle else idle[0])
    return game


def test_a_game_that_was_stopped_has_no_winner(page: Page) -> None:
    show(page, stopped_game())
    end = page.get_by_role("dialog", name="The game is over")
    expect(end.get_by_role("heading", level=1)).to_have_text("The game was stopped without a result")
