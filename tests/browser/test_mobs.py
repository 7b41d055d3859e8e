"""Chronicle 8, the prison: pennies and mobs at the end of a turn, what mobs ask, and their pieces on the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from hindmost import Game
from tests.browser import shelf
from tests.browser.conftest import Arrive
from tests.browser.laid import put
from tests.browser.test_questions import LOCALES, SCREENS, resize
from tests.chronicles.penny_mobs import at_end, with_mobs
from tests.chronicles.test_c8_figures import sneaking
from tests.server.running import Served

LANDS = "seat 0: coins 5; 0,1: s-black-isle, barley 1; seat 1: coins 4; 0,1: s-lochridge; seat 2; -1,0: s-glen-etive"


def at_the_end() -> Game:
    """Two mobs in prison, one with two pennies; Kenneth of Rust stands on Sky's castle."""
    scene = with_mobs(LANDS, mcduff="prison 2", macsponge="prison 0", mcsnitch="0 1 1", mclaird="1 -1 0 1 2 3")
    at_end(scene)
    return scene.game


def mob(page: Page, name: str) -> Locator:
    return page.locator(f'[data-mob="{name}"]')


def test_a_penny_on_a_mob(arrive: Arrive, here: Served) -> None:
    visitor = arrive(base_url=here.url)
    page = visitor.page
    put(page, here, at_the_end())
    expect(shelf.board(page, 8)).to_be_visible()
    expect(shelf.book(page, 8)).to_contain_text("a penny?")
    duff = mob(page, "mcduff")
    expect(duff).to_contain_text("−6 VP at the end")
    expect(duff).to_contain_text("2 − 6 = −4 VP")
    expect(duff).to_contain_text("largest pile of coins")
    duff.get_by_role("button", name="Add a penny").click()
    expect(page.get_by_role("log")).to_contain_text("puts a penny on Joe McDuff")
    expect(shelf.board(page, 8)).to_have_count(0)
    assert visitor.problems == []


def test_a_mob_is_taken_with_its_pennies(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, at_the_end())
    mob(page, "mcduff").get_by_role("button", name="Take").click()
    expect(page.get_by_role("log")).to_contain_text("takes Joe McDuff with 2 pennies")
    shelf.open_board(page, 8)
    expect(mob(page, "mcduff")).to_contain_text("3 tokens left")
    expect(page.locator(".hold")).to_contain_text("7 · +2")


def test_neither_on_a_phone(arrive: Arrive, here: Served) -> None:
    visitor = arrive(390, 844, base_url=here.url, has_touch=True)
    page = visitor.page
    put(page, here, at_the_end())
    expect(shelf.board(page, 8)).to_be_visible()
    shelf.board(page, 8).get_by_role("button", name="Neither").tap()
    expect(shelf.board(page, 8)).to_have_count(0)
    assert visitor.problems == []


def test_without_a_penny_it_is_said_why(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    scene = with_mobs(LANDS, mcduff="prison 6", mcwander="prison 4", mcmail="prison 4", mclaird="prison 7")
    at_end(scene)
    put(page, here, scene.game)
    expect(mob(page, "mcduff")).to_contain_text("You have no penny left to put on a mob.")
    expect(page.get_by_role("button", name="Add a penny")).to_have_count(0)
    expect(mob(page, "mcduff").get_by_role("button", name="Take")).to_be_visible()


def test_mcmail_buys_in_anothers_turn(arrive: Arrive, here: Served) -> None:
    scene = with_mobs("rondel: 1 0 2 s-inshriach * * * * * * * * * -", LANDS, mcmail="0 3")
    scene.follow("1 take 3", "1 place 0,-1", "1 activate 0,-1", "asks 0 intercept")
    page = arrive(base_url=here.url).page
    put(page, here, scene.game)
    board = shelf.board(page, 8)
    expect(board).to_contain_text("Sky has produced")
    board.get_by_role("button", name="Buy 1 wood for 1 coin").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Choose what to do with 1 wood")
    page.locator('[data-ref="cell:0:0,1"]').click()
    expect(page.get_by_role("log")).to_contain_text("buys 1 wood from Sky with Bruce McMail")


def test_what_mcmail_bought_is_sold_at_the_market(arrive: Arrive, here: Served) -> None:
    """A row of the market takes whatever points at it."""
    scene = with_mobs("rondel: 1 0 2 s-inshriach * * * * * * * * * -", LANDS, "market: wood 2", mcmail="0 3")
    scene.follow("1 take 3", "1 place 0,-1", "1 activate 0,-1", "0 mail wood", "asks 0 deliver")
    page = arrive(base_url=here.url).page
    put(page, here, scene.game)
    page.locator('[data-ref="market:wood"]').click()
    expect(page.get_by_role("log")).to_contain_text("sells 1 wood for 2 coins")


def test_kenneth_walks_and_steals(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    scene = sneaking()
    put(page, here, scene.game)
    page.locator('[data-ref="cell:1:0,0"]').click()
    page.locator('[data-ref="cell:1:1,0"]').click()
    shelf.board(page, 8).get_by_role("button", name="Steal 1 sheep").click()
    page.locator('[data-ref="cell:0:1,0"]').click()
    expect(page.get_by_role("log")).to_contain_text("steals 1 sheep from Sky")
    expect(page.get_by_role("heading", level=1)).to_contain_text("may go to another player")
    page.locator('[data-ref="cell:2:1,0"]').click()
    expect(page.get_by_role("log")).to_contain_text("puts Kenneth McSnitch on Home Castle of Gold")


def test_pieces_of_mobs_lie_on_the_table(arrive: Arrive, here: Served) -> None:
    scene = with_mobs(LANDS, mcsnitch="0 1 1", mcwander="1 5 -1", mclaird="1 -1 0 1 2 3")
    page = arrive(base_url=here.url).page
    put(page, here, scene.game)
    page.locator(".pr-rivals").get_by_role("button", name="Sky’s territory").click()
    expect(page.locator('[data-ref="cell:1:1,0"]')).to_have_accessible_name(
        "Home Castle (1,0), Kenneth McSnitch of Rust"
    )
    domain = scene.game.view(0)["table"]["tollgates"][0]["domain"]
    marked = page.locator(f'[data-ref="domain:{domain}"]')
    expect(marked.locator(".mark")).to_contain_text("¢2")
    expect(marked).to_have_accessible_name(re.compile("Token of Sky: others pay Sky ¢2 more"))


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_on_the_board_is_cut(arrive: Arrive, here: Served, locale: str) -> None:
    page = arrive(base_url=here.url, locale=locale).page
    put(page, here, at_the_end())
    for width, height in SCREENS:
        resize(page, width, height)
        shelf.assert_nothing_is_cut(page, f"{width}x{height}")


def test_in_words(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, at_the_end())
    page.keyboard.press("Alt+Shift+T")
    prison = page.get_by_role("table", name="In prison")
    expect(prison.get_by_role("row", name="Joe McDuff")).to_contain_text("1, 3")  # numbers of options
    expect(page.get_by_role("table", name="At large").get_by_role("row", name="Kenneth McSnitch")).to_contain_text(
        "Rust"
    )
    expect(page.get_by_role("table", name="Pennies").get_by_role("row", name="Gold")).to_contain_text("5")
