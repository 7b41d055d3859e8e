"""Chronicle 1: the boats on the rivers, one lap as a line, and the tokens on the castles, answered by clicks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from hindmost import Game
from tests.browser import people, shelf
from tests.browser.conftest import Arrive
from tests.browser.laid import put
from tests.browser.test_questions import LOCALES, SCREENS
from tests.chronicles.test_c1 import BEFORE, KEY, LATE, at_sea, give_movement, tokens
from tests.chronicles.test_c1_rewards import FULL, looking
from tests.glen_more_ii_scenario import Scene
from tests.server.running import Served

FROM_CASTLE = "rivers 0 3 3, places 1 0 2"
"""The boat of seat 0 is still on its home castle, the others are on the neutral river."""
TO_SKY = "rivers 0 1 2, places 0 1 1"
"""It is on the village, and the next step is the castle of seat 1."""
TO_WATER = "rivers 2 1 2, places 0 1 1"
"""It is on the last tile of seat 2's river, before the neutral one."""


def racing(boats: str, points: int = 3) -> Game:
    """Seat 0 may spend movement points, and tokens lie on all castles."""
    return give_movement(at_sea(lying=FULL, boats=boats), points).game


def lap(page: Page) -> Locator:
    return page.get_by_role("group", name="One lap")


def next_stop(page: Page) -> Locator:
    return page.locator('[data-ref^="lap:"][aria-disabled="false"]')


def ahead(game: Game | None, seat: int = 0) -> int:
    assert game is not None
    found: int = game.view(0)["table"]["boat-race"]["boats"][seat]["ahead"]
    return found


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_board_opens_for_a_boat_that_may_move(arrive: Arrive, here: Served, width: int, height: int) -> None:
    visitor = arrive(width, height, base_url=here.url)
    page = visitor.page
    room = put(page, here, racing(FROM_CASTLE))
    expect(shelf.board(page, 1)).to_be_visible()
    expect(page.locator(".pr-shelf .book.asked .arrow")).to_be_visible()
    expect(shelf.board(page, 1)).to_contain_text("11 to go")
    expect(shelf.board(page, 1)).to_contain_text("2 steps to Sky’s castle: look at 3 reward tokens")
    expect(next_stop(page)).to_have_count(1)
    next_stop(page).click()
    expect(shelf.board(page, 1)).to_contain_text("10 to go")
    expect(shelf.board(page, 1)).to_contain_text("3 movement points left")  # both home tiles have run alone
    people.rest(page)
    shelf.board(page, 1).get_by_role("button", name="Move 1 tile").click()
    expect(page.locator('[data-ref^="reward:"]').first).to_be_visible()
    assert ahead(room.loaded.game) == 9
    shelf.assert_nothing_is_cut(page, f"{width}x{height}")
    assert visitor.problems == []


def test_the_boat_and_the_tile_ahead_can_be_clicked_in_the_territory(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, racing(FROM_CASTLE))
    boat = page.locator('#territory [data-ref="boat:0"]')
    expect(boat).to_have_attribute("aria-label", re.compile("Rust’s boat.*Move your boat to Home Village"))
    expect(page.locator('#territory [data-ref="cell:0:1,0"]')).to_have_attribute(
        "aria-label", re.compile("Rust’s boat")
    )
    expect(page.locator("#territory .scot")).to_have_count(1)  # where the Scotsman stands, not where the boat goes
    boat.click()
    expect(page.locator('#territory [data-ref="cell:0:0,0"]')).to_have_attribute(
        "aria-label", re.compile("Rust’s boat")
    )


def test_what_a_castle_hides_is_shown_to_one_and_chosen_by_a_click(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, looking("coins-2 coins-2 vp-3").game)
    box = shelf.board(page, 1)
    expect(box).to_contain_text("only you see them")
    expect(shelf.book(page, 1)).to_contain_text("keep one")
    coins = page.locator('[data-ref="reward:coins-2"]')
    expect(coins).to_contain_text("2 of them")
    expect(page.locator('[data-ref="reward:vp-3"]')).to_have_class(re.compile("proposed"))
    expect(page.locator(".deeds .chips")).to_have_count(0)
    coins.click()
    expect(page.get_by_role("log")).to_contain_text("keeps a reward token: 2 coins")
    expect(coins).to_have_count(0)
    expect(page.get_by_role("region", name="You", exact=True)).to_contain_text(re.compile(r"2\s*coins"))


def test_nobody_else_sees_the_tokens_and_none_need_be_kept(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    room = put(page, here, looking("coins-2 vp-3").game)
    page.goto(f"/g/{room.id}?as=1")
    shelf.open_board(page, 1)
    expect(lap(page)).to_be_visible()
    expect(page.locator('[data-ref^="reward:"]')).to_have_count(0)
    page.goto(f"/g/{room.id}?as=0")
    none = shelf.board(page, 1).get_by_role("button", name="Keep none")
    expect(none).to_be_visible()
    people.rest(page)
    none.click()
    expect(page.get_by_role("log")).to_contain_text("looks at the reward tokens and keeps none")


def test_a_castle_is_final_and_says_so_before(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, racing(TO_SKY))
    expect(shelf.board(page, 1).locator(".asked button")).to_contain_text("final")


def test_on_water_without_a_tile_a_board_put_away_leaves_a_button(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    room = put(page, here, racing(TO_WATER))
    expect(shelf.board(page, 1)).to_be_visible()
    page.keyboard.press("Escape")
    expect(shelf.board(page, 1)).to_have_count(0)
    page.locator(".deeds .chips").get_by_role("button", name="Move your boat to space 1 of the neutral river").click()
    expect(page.get_by_role("log")).to_contain_text("moves the boat to space 1 of the neutral river")
    assert ahead(room.loaded.game) <= 6


def test_before_the_race_the_book_sleeps_and_nobody_stops_at_its_start(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, Scene(BEFORE, LATE, f"part {KEY}: {tokens(3, *FULL)}").game)
    expect(shelf.board(page, 1)).to_have_count(0)
    expect(page.locator(".pr-shelf .sleeping")).to_contain_text("not begun")
    start = page.locator('[data-ref="rondel:3"]')
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".space", has=start).locator(".d.never")).to_be_visible()
    page.locator('[data-ref="rondel:4"]').click()
    expect(page.get_by_role("log")).to_contain_text("the boat race begins")
    expect(shelf.book(page, 1)).to_contain_text("11 to go")


def test_rivals_show_the_way_they_have_left(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, racing(FROM_CASTLE))
    expect(page.locator(".pr-rivals .badge").first).to_contain_text("7")
    expect(page.get_by_role("region", name="You", exact=True)).to_contain_text("boat: 11 movement points to the finish")


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_on_the_board_is_cut(arrive: Arrive, here: Served, locale: str) -> None:
    position = "seat 0; -1,0: s-glen-etive; 2,0: a-halkirk; seat 1; -1,0: a-shipyard; 2,0: b-kingussie"
    more = "; -2,0: b-glen-clova; seat 2; 2,0: a-strathearn; -1,0: b-scone-abbey; 3,0: a-glen-lyon"
    game = give_movement(at_sea(position + more, lying=FULL, boats=TO_SKY), 4).game
    for width, height in SCREENS:
        page = arrive(width, height, base_url=here.url, locale=locale).page
        put(page, here, game)
        shelf.assert_nothing_is_cut(page, f"{width}x{height}")
        stops = shelf.board(page, 1).locator(".stop").evaluate_all("(all) => all.map((each) => each.clientWidth)")
        assert len(stops) == 20, "nineteen places, and the castle twice"
        assert min(stops) >= 23


def test_the_race_in_words(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, racing(TO_WATER))
    page.keyboard.press("Alt+Shift+T")
    race = page.get_by_role("table", name=re.compile("^Boat race"))
    expect(race.get_by_role("row", name=re.compile("^Rust"))).to_contain_text("Sky’s river")
    rivers = page.get_by_role("table", name=re.compile("^Rivers"))
    expect(rivers.get_by_role("row")).to_have_count(5)
    offer = page.locator('#choice button.offer[data-option="sail"]')
    number = offer.evaluate("(each) => [...document.querySelectorAll('#choice button.offer')].indexOf(each) + 1")
    expect(rivers.get_by_role("row", name=re.compile("^neutral river")).get_by_role("cell").last).to_have_text(
        str(number)
    )
