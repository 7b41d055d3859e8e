"""Chronicle 11: plans that are paid for on their board, sites that are lit on the map, and monuments over tiles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from hindmost import Game
from tests.browser import people, shelf
from tests.browser.conftest import Arrive
from tests.browser.laid import put
from tests.browser.test_questions import LOCALES, SCREENS
from tests.chronicles.plans import LATE, RONDEL, part_line, planned
from tests.glen_more_ii_scenario import RULES, Scene
from tests.server.running import Served

LAND = (
    "seat 0: coins 5; 2,0: a-halkirk; 3,0: b-kingussie; 0,-1: s-inshriach, wood 2; 1,-1: s-black-isle, barley 1; "
    "0,1: a-castle-stalker; 2,-1: a-butcher"
)
MINE = "b-stirling-castle stone, caledonian-canal-left, new-fort-george-left wood, a-new-lanark"
FETCHED = f"rondel: 0 1 2 a-robert-i * * * * * * * * * -; {LATE}; discards: a-new-lanark"
BUILT = (
    "seat 0; 0,0: > forth-bridge-left; 1,0: > forth-bridge-right; 0,-1: s-inshriach > a-new-lanark; "
    "1,1: a-castle-stalker > a-glamis-castle"
)


def asked() -> Game:
    """The plan step, with four plans of which two could be built by the next resource."""
    held = part_line({0: MINE, 1: "a-glamis-castle cattle"}, LAND)
    scene = Scene(f"chronicles 11; {RONDEL}; {LATE}", LAND, "seat 2", held, rules=RULES)
    scene.follow("0 take 3", "0 place 1,1", "0 end", "asks 0 fill-plans")
    return scene.game


def endowed() -> Game:
    """Munro has fetched a monument: its first resource comes from the supply."""
    scene = Scene(f"chronicles 11; {FETCHED}", "seat 0: coins 9; 0,-1: s-inshriach", part_line({}, ""), rules=RULES)
    scene.follow("0 take 3", "0 claim munro", "0 fetch a-new-lanark", "asks 0 endow")
    return scene.game


def button(page: Page, monument: str) -> Locator:
    return page.locator(f'[data-ref="plan:{monument}"]')


def lit(page: Page) -> list[str]:
    """What the map says about sites."""
    return page.locator(".terr .glow.dash + g").all_text_contents()


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_plan_is_paid_for_and_built_where_one_clicks(arrive: Arrive, here: Served, width: int, height: int) -> None:
    visitor = arrive(width, height, base_url=here.url)
    page = visitor.page
    put(page, here, asked())
    board = shelf.board(page, 11)
    expect(board).to_be_visible()
    expect(page.locator(".pr-shelf .book.asked .arrow")).to_be_visible()
    expect(board.locator("ul > .can")).to_have_count(4)
    button(page, "b-stirling-castle").click()  # the proposed resource is paid at once
    expect(board).to_have_count(0)  # the site lies on the map
    page.locator('[data-ref="cell:0:1,0"]').last.click()
    expect(page.locator('[data-ref="cell:0:1,0"]').last).to_have_attribute(
        "aria-label", re.compile("^Stirling Castle.*Home Castle")
    )
    assert not people.scrolls_sideways(page)
    assert visitor.problems == []


def test_sites_are_lit_with_both_cells_of_a_double_monument(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, asked())
    later = ["Canal, later", *["New Lanark, later"] * 3]
    assert sorted(lit(page)) == sorted(["Stirling Castle", *["Fort George"] * 2, *later])
    widths = page.locator(".terr .glow.dash").evaluate_all("(all) => all.map((each) => each.getAttribute('width'))")
    assert sorted(widths) == ["198.4"] * 3 + ["98.4"] * 4
    board = shelf.board(page, 11)
    expect(board).to_contain_text("Face 1: castle, village with a river.")
    expect(board).to_contain_text("Halkirk and Kingussie: no Scotsman near")
    page.keyboard.press("Escape")
    expect(board).to_have_count(0)
    assert lit(page) == []  # only while the board is open


def test_what_unbuilt_plans_cost_and_what_others_have(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, asked())
    board = shelf.board(page, 11)
    expect(board).to_contain_text("4 plans: −12 VP")
    expect(board.get_by_role("button", name=re.compile("^Glamis Castle"))).to_be_visible()
    expect(board.locator(".open .pill")).to_have_count(6)
    expect(page.locator(".pr-rivals .badge")).to_have_text([re.compile("^1")])


def test_a_double_monument_is_placed_by_either_of_its_cells(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, asked())
    button(page, "new-fort-george-left").click()
    page.locator('[data-ref="cell:0:1,-1"]').last.click()
    for cell, covered in (("0,-1", "Inshriach"), ("1,-1", "Black Isle")):
        expect(page.locator(f'[data-ref="cell:0:{cell}"]').last).to_have_attribute(
            "aria-label", re.compile(f"^New Fort George.*{covered}")
        )


def test_a_plan_that_cannot_be_paid_says_why(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    scene = planned("seat 0; 0,-1: s-inshriach, wood 2", mine="a-new-lanark, a-glamis-castle wood")
    scene.follow("0 take 3", "0 place 0,1", "0 end", "asks 0 fill-plans")
    put(page, here, scene.game)
    expect(button(page, "a-glamis-castle")).to_have_attribute("aria-disabled", "true")
    expect(shelf.board(page, 11)).to_contain_text("There is no place to build this monument now.")
    shelf.board(page, 11).get_by_role("button", name="Put nothing more on your plans").click()
    expect(page.locator(".pr-shelf .asked")).to_have_count(0)


def test_the_first_resource_of_a_plan_that_was_fetched(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, endowed())
    expect(shelf.book(page, 11)).to_contain_text("choose")
    shelf.board(page, 11).locator(".asked").get_by_role("button", name="1 stone").click()
    shelf.open_board(page, 11)
    expect(shelf.board(page, 11).get_by_role("img", name="1 of 2 resources paid")).to_be_visible()


def test_monuments_show_what_lies_under_them(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, planned(BUILT).game)
    expect(page.locator('[data-ref="cell:0:0,0"]').last).to_have_attribute(
        "aria-label", re.compile("^Forth Bridge.*Home Village")
    )
    shelf.open_board(page, 11)
    expect(shelf.board(page, 11).get_by_role("row", name=re.compile("Monuments built"))).to_contain_text("3")


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_on_the_board_is_cut(arrive: Arrive, here: Served, locale: str) -> None:
    for width, height in SCREENS:
        page = arrive(width, height, base_url=here.url, locale=locale).page
        put(page, here, asked())
        shelf.assert_nothing_is_cut(page, f"{width}x{height}")


def test_plans_in_words(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, asked())
    page.keyboard.press("Alt+Shift+T")
    plans = page.get_by_role("table", name=re.compile("^Plans"))
    row = plans.first.get_by_role("row", name=re.compile("^Stirling Castle"))
    expect(row).to_contain_text("Covers one castle tile with a river.")
    expect(row).to_contain_text("Home Castle")
    cost = page.get_by_role("table", name=re.compile("^Unbuilt at the end"))
    expect(cost.get_by_role("row", name=re.compile("^You|^Rust")).first).to_contain_text("12")
