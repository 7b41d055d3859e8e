"""Chronicle 4, the Englishman's turn: two big options, and the rondel shows the tiles of the one that is meant."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from hindmost import Game
from tests.browser import people
from tests.browser.conftest import Arrive
from tests.browser.laid import put
from tests.glen_more_ii_scenario import Scene
from tests.server.running import Served

HIS_TURN = "chronicles 4; rondel: 1 2 d-wade-roads a-loch-lomond a-halkirk * * * * - englishman 0 a-donan-castle *"
"""Ahead of him lie a castle that costs wood and stone, two tiles of his own chronicle, and six others that are free."""


def his_turn(filled: int = 1, coins: int = 2) -> Game:
    """Seat 0 has the token, and so many spaces of the row England are filled."""
    part = f"part hammer-of-the-scots: holder 0, filled {filled}"
    return Scene(HIS_TURN, f"seat 0: coins {coins}", part).game


def ways(page: Page) -> tuple[Locator, Locator]:
    return page.locator('[data-ref="way:use"]'), page.locator('[data-ref="way:banish"]')


def lit(page: Page) -> Locator:
    """The tiles of the rondel with which something can be done."""
    return page.locator('[data-ref^="rondel:"][aria-disabled="false"]')


def castle(page: Page) -> Locator:
    """He can discard it, but the holder of the token cannot pay it together with the fee."""
    return page.locator('[data-ref="rondel:12"]')


def test_each_way_says_what_it_costs_or_brings_and_lights_its_tiles(arrive: Arrive, here: Served) -> None:
    visitor = arrive(base_url=here.url)
    page = visitor.page
    put(page, here, his_turn())
    use, discard = ways(page)
    expect(use).to_contain_text("2 coins for England")
    expect(discard).to_contain_text("gives 1 coin")
    expect(discard).to_contain_text("final")
    use.hover()
    expect(lit(page)).to_have_count(6)
    expect(castle(page)).to_have_attribute("aria-disabled", "true")
    discard.hover()
    expect(lit(page)).to_have_count(7)
    page.get_by_role("heading", level=1).hover()  # pointing chooses nothing
    for way in (use, discard):
        expect(way).to_have_attribute("aria-pressed", "false")
    use.click()
    page.get_by_role("heading", level=1).hover()
    expect(use).to_have_attribute("aria-pressed", "true")
    expect(lit(page)).to_have_count(6)
    page.get_by_role("button", name="Take Halkirk with the Englishman").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Halkirk")
    expect(use).to_have_count(0)
    assert visitor.problems == []


def test_a_discard_in_two_clicks(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    room = put(page, here, his_turn())
    ways(page)[1].click()
    people.rest(page)
    castle(page).click()
    expect(page.get_by_role("log")).to_contain_text("discards Donan Castle with the Englishman")
    assert room.loaded.game is not None
    assert room.loaded.game.view(0)["seats"][0]["coins"] == 3


def test_by_keyboard(arrive: Arrive, here: Served) -> None:
    """1 and 2 choose the way and lead to its tiles, Esc chooses none; Enter takes the tile."""
    page = arrive(base_url=here.url).page
    put(page, here, his_turn())
    use, discard = ways(page)
    page.keyboard.press("2")
    expect(discard).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(use).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status").filter(has_text="one of 6")).to_be_visible()
    page.keyboard.press("Escape")
    expect(use).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("1")
    expect(lit(page)).to_have_count(6)
    expect(page.locator('[data-ref^="rondel:"]:focus')).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    expect(use).to_have_count(0)


def test_by_touch_a_tile_is_selected_and_then_confirmed(arrive: Arrive, here: Served) -> None:
    page = arrive(390, 844, base_url=here.url, has_touch=True).page
    put(page, here, his_turn())
    _, discard = ways(page)
    discard.tap()
    expect(discard).to_have_attribute("aria-pressed", "true")
    castle(page).tap()
    expect(discard).to_be_visible()  # the first tap only selects
    people.rest(page)
    page.get_by_role("button", name="Discard it").tap()
    expect(discard).to_have_count(0)


def test_where_only_a_discard_is_left_it_is_chosen_and_the_reason_said(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, his_turn(filled=3))
    use, discard = ways(page)
    expect(use).to_have_attribute("aria-disabled", "true")
    expect(use).to_contain_text("England’s row is full")
    expect(discard).to_have_attribute("aria-pressed", "true")
    expect(discard).to_contain_text("gives 3 coins")
    page.keyboard.press("1")
    expect(discard).to_have_attribute("aria-pressed", "true")
    put(page, here, his_turn(coins=1))
    expect(use).to_contain_text("You cannot afford this")


def test_in_french(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url, locale="fr-FR").page
    put(page, here, his_turn(filled=0))
    use, discard = ways(page)
    expect(use).to_contain_text("1 pièce pour l’Angleterre")
    expect(discard).to_contain_text("ne donne rien")
    discard.click()
    expect(page.get_by_role("status").filter(has_text="la tuile qu’il défausse")).to_be_visible()


def test_as_text_all_options_stay_in_one_list(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, his_turn())
    page.keyboard.press("1")
    page.keyboard.press("Alt+Shift+T")
    expect(page.get_by_role("button", name="Discard Donan Castle with the Englishman").first).to_be_visible()
    expect(page.get_by_role("button", name="Take Halkirk with the Englishman").first).to_be_visible()
