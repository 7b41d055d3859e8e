"""Options in rivals' territories: the territory is there by itself, and each that is concerned can be turned to."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from hindmost import Game
from tests.browser import shelf
from tests.browser.conftest import Arrive
from tests.browser.laid import put
from tests.chronicles.c6_positions import gathered
from tests.chronicles.test_c8_mobs import LANDS, carrying
from tests.server.running import Served


def borrowing() -> Game:
    """Donan Castle wakes up to two tiles of Sky and Gold."""
    scene = gathered("seat 0; 0,-1: a-donan-castle", "seat 1; 0,1: s-ballachulish", "seat 2; 0,1: b-kingshouse-inn")
    scene.follow("0 event donan-castle", "asks 0 borrow-tiles")
    return scene.game


def ground(page: Page, seat: int) -> Locator:
    """Where one turns to the territory of a seat."""
    return page.locator(f'[data-ground="{seat}"]')


def cell(page: Page, seat: int, name: str) -> Locator:
    return page.locator(f'[data-ref="cell:{seat}:{name}"]')


def able(page: Page, seat: int) -> Locator:
    return page.locator(f'[data-ref^="cell:{seat}:"]:not([aria-disabled="true"])')


def no_more(page: Page) -> Locator:
    """Where one says among the answers that no more tiles are woken; the big button says so as well."""
    return page.locator('[data-ref="answer:pass"]')


def test_a_rivals_territory_is_there_while_it_is_asked_for(arrive: Arrive, here: Served) -> None:
    visitor = arrive(base_url=here.url)
    page = visitor.page
    put(page, here, borrowing())
    expect(ground(page, 1)).to_have_attribute("aria-pressed", "true")
    expect(ground(page, 1)).to_contain_text("3 options there")
    expect(able(page, 1)).to_have_count(3)
    expect(able(page, 2)).to_have_count(0)
    page.locator(".pr-rivals").get_by_role("button", name="Gold").click()
    expect(able(page, 2)).to_have_count(3)
    cell(page, 2, "0,1").click()  # Kingshouse Inn: 2 VP
    expect(page.locator(".score")).to_contain_text("2")
    expect(ground(page, 2)).to_contain_text("2 options there")  # not the same one again
    ground(page, 1).click()
    cell(page, 1, "0,1").click()
    expect(ground(page, 1)).to_have_count(0)
    expect(page.locator('[data-ref^="cell:1:"]')).to_have_count(0)  # the table is as before
    assert visitor.problems == []


def test_what_was_looked_at_comes_back(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, borrowing())
    no_more(page).click()
    expect(ground(page, 1)).to_have_count(0)
    page.locator(".pr-rivals").get_by_role("button", name="Gold").click()
    expect(cell(page, 2, "0,1")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(able(page, 2)).to_have_count(3)  # it is one of those that are asked for
    no_more(page).click()
    expect(cell(page, 2, "0,1")).to_be_visible()
    page.get_by_role("button", name="Close this territory").click()
    expect(cell(page, 2, "0,1")).to_have_count(0)


def test_by_keys(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, borrowing())
    ground(page, 1).focus()
    page.keyboard.press("ArrowRight")
    expect(ground(page, 2)).to_be_focused()
    page.keyboard.press("Enter")
    expect(able(page, 2)).to_have_count(3)
    cell(page, 2, "0,1").focus()
    page.keyboard.press("Enter")
    expect(ground(page, 2)).to_contain_text("2 options there")
    expect(page.locator('[data-ref^="cell:1:"]:focus')).to_have_attribute("aria-disabled", "false")
    page.keyboard.press("Enter")
    expect(ground(page, 1)).to_have_count(0)


def test_on_a_phone_one_at_a_time(arrive: Arrive, here: Served) -> None:
    visitor = arrive(390, 844, base_url=here.url, has_touch=True)
    page = visitor.page
    put(page, here, borrowing())
    shelf.board(page, 6).get_by_role("button", name="Close").tap()
    expect(able(page, 1)).to_have_count(3)
    expect(cell(page, 0, "0,0")).to_have_count(0)
    ground(page, 0).tap()
    expect(cell(page, 0, "0,0")).to_be_visible()
    ground(page, 2).tap()
    cell(page, 2, "0,1").tap()
    page.locator("button.primary").tap()
    expect(page.locator(".score")).to_contain_text("2")
    no_more(page).tap()
    expect(cell(page, 0, "0,0")).to_be_visible()
    expect(ground(page, 0)).to_have_count(0)
    assert visitor.problems == []


def test_from_one_territory_into_another(arrive: Arrive, here: Served) -> None:
    """Derek Anderson takes a tile of one's own or of a rival's, and puts it into another territory."""
    page = arrive(base_url=here.url).page
    put(page, here, carrying(LANDS).game)
    expect(able(page, 0)).to_have_count(1)
    expect(able(page, 1)).to_have_count(1)
    expect(ground(page, 2)).to_contain_text("1 option there")
    cell(page, 0, "0,1").click()
    expect(able(page, 0)).to_have_count(0)
    ground(page, 2).click()
    cell(page, 2, "0,1").click()
    expect(page.get_by_role("log")).to_contain_text("moves Black Isle from Rust to Gold")
