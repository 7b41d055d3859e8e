"""Chronicle 3: cellars whose barrels are clicked, cellars that are built, and the sales on the rondel."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from hindmost import Game
from tests.browser import people, shelf
from tests.browser.conftest import Arrive
from tests.browser.laid import put
from tests.browser.test_questions import LOCALES, SCREENS
from tests.chronicles.cellars import casks
from tests.chronicles.test_c3 import PULTENEY_NEXT, beside
from tests.chronicles.test_c3_sale import AHEAD
from tests.glen_more_ii_scenario import Scene
from tests.server.running import Served


def asked(scene: Scene, *answers: str) -> Game:
    scene.follow(*answers)
    return scene.game


def ageing() -> Game:
    """Glen Albyn ages twice; there are two cellars, and barrels on 0, 0, 1, 3 and 5."""
    return asked(beside("c-glen-albyn", casks("0+0+1+3+5", "0+2+3", "1+2", built="1 0 0")), "0 activate 0,1")


def stopping() -> Game:
    return asked(Scene(AHEAD, casks("1+3", "2", sales="sold 1 0 0")), "0 stop 4")


def crossing() -> Game:
    return asked(Scene(AHEAD, casks("0+3+5", built="1 0 0")), "0 take 5")


def storing() -> Game:
    return asked(Scene(PULTENEY_NEXT, "seat 0; 0,0: stone 1", casks("1+3")), "0 take 3", "0 place 0,1")


def spending() -> Game:
    inn = PULTENEY_NEXT.replace("a-pulteney", "b-kingshouse-inn")
    return asked(Scene(inn, casks("0+1+3")), "0 take 3")


def either() -> Game:
    return asked(beside("a-pulteney", "0,0: barley 1", casks("1")), "0 activate 0,1")


def space(page: Page, number: int) -> Locator:
    return page.locator(f'[data-ref="cask:0:{number}"]')


def ringed(page: Page) -> list[int]:
    """The spaces of the racks that can be chosen."""
    able = page.locator('[data-ref^="cask:0:"][aria-disabled="false"]')
    found: list[str] = able.evaluate_all("(all) => all.map((each) => each.dataset.ref.split(':')[2])")
    return [int(each) for each in found]


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_only_barrels_that_can_move_are_ringed_and_a_click_ages_one(
    arrive: Arrive, here: Served, width: int, height: int
) -> None:
    visitor = arrive(width, height, base_url=here.url)
    page = visitor.page
    put(page, here, ageing())
    expect(shelf.board(page, 3)).to_be_visible()
    expect(page.locator(".pr-shelf .book.asked .arrow")).to_be_visible()
    assert ringed(page) == [1, 3, 5]
    expect(page.locator("[data-board] .way")).to_have_count(3)
    space(page, 5).click()
    expect(space(page, 6)).to_have_attribute("aria-label", re.compile("6 VP: 1 barrel"))
    assert ringed(page) == [1, 3]  # the last space until another cellar is built
    shelf.board(page, 3).get_by_role(
        "button", name="Age the barrel on the 3 VP space to 4 VP", exact=False
    ).last.click()
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)
    assert not people.scrolls_sideways(page)
    assert visitor.problems == []


def test_a_barrel_that_cannot_move_says_why(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, ageing())
    expect(space(page, 0)).to_have_attribute("aria-disabled", "true")
    space(page, 0).click(force=True)
    expect(page.get_by_role("alert").filter(has_text="The next space is taken")).to_be_visible()
    leave = shelf.board(page, 3).get_by_role("button", name="Age nothing more")
    leave.click()
    expect(leave).to_have_count(0)


def test_a_new_barrel_goes_where_one_clicks(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, storing())
    assert ringed(page) == [0, 2]
    expect(shelf.book(page, 3)).to_contain_text("store it")
    space(page, 0).click()
    expect(page.get_by_role("log")).to_contain_text("puts the barrel in the 0 VP area")


def test_which_barrel_is_given_is_clicked(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, spending())
    assert ringed(page) == [0, 1, 3]
    expect(shelf.board(page, 3).locator(".asked .proposed")).to_contain_text("0 VP area")
    space(page, 1).click()
    expect(page.get_by_role("log")).to_contain_text("takes the barrel from the 1 VP space")


def test_one_of_two_uses(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, either())
    box = shelf.board(page, 3).locator(".asked")
    expect(box.get_by_role("button")).to_have_count(2)
    box.get_by_role("button", name="Age 1 barrel by one space").click()
    expect(shelf.book(page, 3)).to_contain_text("age one")
    assert ringed(page) == [1]


def test_whoever_stops_chooses_barrel_and_space(arrive: Arrive, here: Served) -> None:
    """The proposal is sold at once; a barrel that fits two spaces asks which."""
    page = arrive(base_url=here.url).page
    put(page, here, stopping())
    board = shelf.board(page, 3)
    assert ringed(page) == [1, 3]
    expect(board).to_contain_text("3 + 1 = 4 VP")
    space(page, 3).click()
    page.get_by_role("menuitem", name="Sell a barrel for 3 VP, on the bonus space").click()
    expect(page.get_by_role("log")).to_contain_text("sells a barrel for 3 VP")
    expect(page.locator(".ring .bonus.taken")).to_be_visible()
    assert ringed(page) == [1]
    board.get_by_role("button", name="Sell nothing more").click()
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)


def test_whoever_crosses_sells_one_by_a_click(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, crossing())
    assert ringed(page) == [0, 3, 5]
    expect(shelf.board(page, 3).locator(".asked").get_by_role("button", name="Sell nothing more")).to_be_visible()
    space(page, 5).click()
    expect(page.get_by_role("log")).to_contain_text("sells a barrel for 5 VP")
    expect(shelf.board(page, 3)).to_have_count(0)  # after the answer the table is as before


def test_a_sale_on_the_rondel_shows_its_spaces(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, Scene(AHEAD, casks("3", sales="bonus 1 0 0, sold 1 0 0")).game)
    sale = page.locator(".space", has=page.locator('[data-ref="rondel:4"]'))
    expect(sale.locator(".spot")).to_have_count(3)
    expect(sale.locator(".spot.taken")).to_have_count(2)
    shelf.open_board(page, 3)
    expect(shelf.board(page, 3)).to_contain_text("4 spaces ahead. Bonus space taken. 1 of 2 lower spaces free.")


def test_a_cellar_is_built_on_the_board_and_waits_there(arrive: Arrive, here: Served) -> None:
    """It may be built at any time, so that no button stands in the way: the book has a dot."""
    page = arrive(base_url=here.url).page
    put(page, here, Scene(AHEAD, "seat 0: coins 2; 0,0: wood 1, stone 1", casks("3")).game)
    expect(page.locator("[data-board]")).to_have_count(0)
    expect(page.locator(".deeds .chips")).to_have_count(0)
    expect(shelf.book(page, 3).locator(".dot")).to_be_visible()
    shelf.open_board(page, 3)
    build = page.locator('[data-ref="cellar:0:2"]')
    expect(build).to_contain_text("Build the Second Cellar")
    build.click()
    expect(page.get_by_role("log")).to_contain_text("builds the Second Cellar")
    expect(page.locator('[data-ref="cellar:0:3"]')).to_have_attribute("aria-disabled", "true")
    page.locator('[data-ref="cellar:0:3"]').click(force=True)
    expect(page.get_by_role("alert").filter(has_text="cannot afford")).to_be_visible()


def test_a_board_put_away_leaves_buttons(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, ageing())
    expect(shelf.board(page, 3)).to_be_visible()
    page.keyboard.press("Escape")
    expect(shelf.board(page, 3)).to_have_count(0)
    page.locator(".deeds .chips").get_by_role("button", name="Age the barrel on the 1 VP space to 2 VP").click()
    expect(page.get_by_role("log")).to_contain_text("ages a barrel from 1 to 2 VP")


def test_rivals_show_their_best_barrel(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, ageing())
    best = page.locator(".pr-rivals .badge")
    expect(best).to_have_text([re.compile("^3"), re.compile("^2")])
    expect(page.get_by_role("region", name="You", exact=True)).to_contain_text("best barrel: VP when sold")


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_on_the_board_is_cut(arrive: Arrive, here: Served, locale: str) -> None:
    for game in (ageing(), stopping()):
        for width, height in SCREENS:
            page = arrive(width, height, base_url=here.url, locale=locale).page
            put(page, here, game)
            shelf.assert_nothing_is_cut(page, f"{width}x{height}")


def test_cellars_in_words(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, ageing())
    page.keyboard.press("Alt+Shift+T")
    own = page.get_by_role("table", name=re.compile("^Your cellars"))
    expect(own.get_by_role("row")).to_have_count(8)
    expect(own.get_by_role("row", name=re.compile("^0 VP"))).to_contain_text("2")
    expect(own.get_by_role("row", name=re.compile("^5 VP")).get_by_role("cell").last).to_have_text("3")
    everybody = page.get_by_role("table", name=re.compile("^Cellars"))
    expect(everybody.get_by_role("row", name=re.compile("^Sky"))).to_contain_text("3, 2, 0")
