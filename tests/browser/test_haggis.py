"""Chronicle 5 in the browser: secret values, final picks, and a scoring that can be gone through roll by roll."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from hindmost import Game
from tests.browser import glen_more_ii, people, shelf, whole
from tests.browser.conftest import Arrive
from tests.browser.laid import put
from tests.browser.test_questions import LOCALES, SCREENS, resize
from tests.chronicles.haggis import FULL, at_the_inn, dinner, last_scoring, scoring
from tests.server.running import Served

IDLE: Final = "chronicles 5; rondel: 0 1 2 s-inshriach * * * * * * * * * -"


def served() -> Game:
    """After four rolls seat 0 has a 1 and a 2 up and a 3 down, seat 1 has three up, seat 2 a 1 up and a 3 down."""
    tables = [(1, 2, 3), (1, 2, 2), (1, 3)]
    return scoring("1 2 2 1 2 3", "seat 0: whisky 4", tables=tables, shown=(1, 1)).game


def test_values_are_the_owners_alone(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    room = put(page, here, dinner(IDLE, tables=[(1, 3), (2, 2, 3), ()]).game)
    expect(shelf.book(page, 5)).to_contain_text("haggis tokens2haggis scorings to come3")
    shelf.open_board(page, 5)
    board = shelf.board(page, 5)
    expect(board).to_contain_text("only you see the values")
    plates = board.get_by_role("list").first.get_by_role("listitem")
    expect(plates).to_have_text(["1face down", "3face down", "free", "free", "free"])
    expect(board.get_by_role("listitem").filter(has_text="Sky")).to_contain_text("3 face down")
    expect(page.locator(".pr-rivals .badge")).to_have_count(1)  # what is 0 takes no room
    page.goto(f"/g/{room.id}?as=1")
    shelf.open_board(page, 5)
    expect(shelf.board(page, 5).get_by_role("listitem").filter(has_text="Rust")).to_contain_text("2 face down")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_pick_is_final_and_opens_its_board(arrive: Arrive, here: Served, width: int, height: int) -> None:
    visitor = arrive(width, height, base_url=here.url)
    page = visitor.page
    put(page, here, at_the_inn(tables=[(1,), (2,), ()]).game)
    board = shelf.board(page, 5)
    expect(board).to_be_visible()
    expect(page.locator(".deeds .chips")).to_have_count(0)
    for target in ("haggis-supply:1", "haggis-supply:3", "haggis-supply:hidden"):
        expect(board.locator(f'[data-ref="{target}"]')).to_contain_text("final")
    board.locator('[data-ref="haggis-supply:3"]').click()
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)
    shelf.open_board(page, 5)
    expect(board.get_by_role("list").first.get_by_role("listitem").nth(1)).to_have_text("3face down")
    assert visitor.problems == []


def test_a_full_table_gives_one_back(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, at_the_inn(tables=[FULL, (), ()]).game)
    shelf.board(page, 5).locator('[data-ref="haggis-supply:3"]').click()
    expect(shelf.book(page, 5)).to_contain_text("give back")
    expect(shelf.board(page, 5).get_by_text("new", exact=True)).to_be_visible()
    two = shelf.board(page, 5).locator('[data-ref="haggis:0:2"]')
    expect(two).to_contain_text("you have 2")
    expect(shelf.board(page, 5).locator('[data-ref="haggis:0:3"]')).to_contain_text("you have 1")
    people.rest(page)
    two.click()
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)
    shelf.open_board(page, 5)
    expect(shelf.board(page, 5).get_by_role("listitem").filter(has_text="face down").first).to_contain_text("1")


def test_rolls_are_bought_one_by_one_and_spelt_out(arrive: Arrive, here: Served) -> None:
    visitor = arrive(base_url=here.url)
    page = visitor.page
    put(page, here, served())
    board = shelf.board(page, 5)
    expect(shelf.book(page, 5)).to_contain_text("6 VP now")
    expect(board).to_contain_text("A 3 (1 in 6): 3 × (1 + 2 + 3) = 18 VP")
    expect(board).to_contain_text("Anything else (5 in 6): still 2 × (1 + 2) = 6 VP")
    roll = board.get_by_role("button", name="Roll again for 1 barrel")
    expect(roll).to_contain_text("barrels: 4, then 3")
    expect(roll).to_contain_text("final")
    expect(page.locator(".held")).to_have_count(0)  # nothing has been scored yet
    roll.click()  # a 2: lost
    expect(board).to_contain_text("1 barrel for 1 more roll: 2lost")
    expect(roll).to_contain_text("barrels: 3, then 2")
    people.rest(page)
    roll.click()  # the 3
    news = page.get_by_role("complementary", name="Haggis scoring")
    expect(news).to_contain_text("+18")
    page.keyboard.press("Escape")
    expect(news).to_have_count(0)
    assert visitor.problems == []


def test_one_goes_through_a_scoring_roll_by_roll(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, served())
    board = shelf.board(page, 5)
    steps = board.get_by_role("group", name="Roll by roll")
    mine = board.get_by_role("row", name="You").locator("td.n b")
    expect(steps).to_contain_text("roll 4 of 4")
    steps.get_by_role("button", name="Before the first roll").click()
    expect(mine).to_have_text("0")
    for said in ("1 × 1 = 1", "2 × (1 + 2) = 6", "2 × (1 + 2) = 6"):
        steps.get_by_role("button", name="Next roll").click()
        expect(mine).to_have_text(said)
    expect(steps).to_contain_text("roll 3 of 4")
    steps.get_by_role("button", name="All rolls").click()
    expect(steps).to_contain_text("roll 4 of 4")
    expect(board.get_by_role("button", name="Serve now")).to_be_visible()
    board.get_by_role("button", name="Serve now").click()
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)


def test_in_the_last_scoring_barrels_are_worth_nothing(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    game = last_scoring("1 1 1 1", "seat 0: whisky 2", tables=[(2, 3), ()], shown=(1, 1)).game
    put(page, here, game)
    expect(shelf.board(page, 5)).to_contain_text("your barrels are worth nothing more")


def test_the_text_board_tells_all_of_it(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, at_the_inn(tables=[(1, 2), (2,), ()]).game)
    page.keyboard.press("Alt+Shift+T")
    tables = page.get_by_role("table", name="Serving tables")
    expect(tables.get_by_role("row", name="Rust")).to_contain_text("1, 2")
    expect(tables.get_by_role("row", name="Sky").get_by_role("cell").first).to_have_text("1")
    supply = page.get_by_role("table", name="Supply")
    expect(supply.get_by_role("row", name="face down").get_by_role("cell").last).to_have_text("3")  # the third option


def test_a_whole_game_with_haggis_and_events(page: Page) -> None:
    """Whatever these two chronicles ask can be answered with the mouse."""
    glen_more_ii.sit_down(page, chronicles=[5, 6])
    whole.Play(page, seed=3).game()
    glen_more_ii.somebody_has_won(page)


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_cut(arrive: Arrive, here: Served, locale: str) -> None:
    page = arrive(base_url=here.url, locale=locale).page
    put(page, here, served())
    for width, height in SCREENS:
        resize(page, width, height)
        shelf.assert_nothing_is_cut(page, f"{width}x{height}")
