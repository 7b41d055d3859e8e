"""What a player might overlook is said once: a sale that would pay for a tile, an activation that is left."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, expect

import hindmost
from hindmost import Game
from hindmost.bots import Outlook, make
from tests.browser import people


def play_until(name: str, found: Callable[[Game], bool]) -> Game:
    """A game played at random up to a moment; the first of the seeds in which there is one."""
    for seed in range(200):
        game = hindmost.new_game(name, seats=3, seed=seed)
        bot = make("random", seed)
        while not game.over:
            if found(game):
                return game
            seat = game.questions[0].seat
            game.play(seat, bot.choose(Outlook(game, seat)))
    raise AssertionError("no such moment")


def sit_down(page: Page, game: Game) -> None:
    """At the table of this game, on the seat that is asked."""
    page.goto("/")
    headers = {"X-Hindmost": "1", "Content-Type": "application/json"}
    made = page.request.post("/api/records", data=json.dumps(game.record()), headers=headers).json()
    page.goto(f"/g/{made['table']['id']}?as={game.questions[0].seat}")
    people.await_turn(page)


def tiles_for_a_sale(game: Game) -> list[str]:
    """Tiles that cannot be paid, and could after one sale."""
    question = game.questions[0]
    if question.kind != "take":
        return []
    dear = {option.id for option in question.options if option.message.key == "option-take-unpayable"}
    helped: list[str] = []
    for sale in [option.id for option in question.options if option.id.startswith("sell")] if dear else []:
        after = game.clone()
        after.play(question.seat, sale)
        options = after.questions[0].options
        helped += [each.id for each in options if each.id in dear and each.message.key != "option-take-unpayable"]
    return helped


def test_a_sale_that_would_pay_for_a_tile_is_offered(page: Page) -> None:
    game = play_until("glen-more", lambda game: bool(tiles_for_a_sale(game)))
    tile = tiles_for_a_sale(game)[0].removeprefix("take ")
    sit_down(page, game)
    space = page.locator(f'[data-ref="rondel:{tile}"]')
    space.click()
    page.get_by_role("alert").get_by_role("button", name="First: Sell").first.click()
    expect(page.get_by_role("button", name="First: Sell")).to_have_count(0)
    space.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Place ")


def leaves_an_activation(game: Game) -> bool:
    """The end could be chosen, and an activation beyond the usual ones would give goods."""
    options = [option.id for option in game.questions[0].options]
    extras = [option for option in game.questions[0].options if option.id.startswith("extra")]
    return "end" in options and any(option.message.args["effect"].key == "deed-produce" for option in extras)  # type: ignore[union-attr]


def test_the_end_is_held_back_once_for_an_activation_that_is_left(page: Page) -> None:
    sit_down(page, play_until("glen-more-ii", leaves_an_activation))
    version = page.locator("[data-moment]").get_attribute("data-moment")
    people.end_button(page).wait_for()
    people.rest(page)
    people.end_button(page).click()
    expect(page.get_by_role("alert").filter(has_text="You could still do this")).to_be_visible()
    assert page.locator("[data-moment]").get_attribute("data-moment") == version
    people.end_button(page).click()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", version or "")
