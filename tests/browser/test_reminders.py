"""What a player might overlook is said once: a sale that would pay for a tile, an activation that is left."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from hindmost import Game
from tests.browser import people
from tests.browser.games import play_until, sit_at


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
    sit_at(page, game)
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
    sit_at(page, play_until("glen-more-ii", leaves_an_activation))
    version = page.locator("[data-moment]").get_attribute("data-moment")
    people.end_button(page).wait_for()
    people.rest(page)
    people.end_button(page).click()
    expect(page.get_by_role("alert").filter(has_text="You could still do this")).to_be_visible()
    assert page.locator("[data-moment]").get_attribute("data-moment") == version
    people.end_button(page).click()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", version or "")
