"""Chronicle 10, the games: tracks and rewards, what a placement trains, markers on tiles, and popularity."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people, shelf
from tests.browser.conftest import Arrive
from tests.browser.laid import put
from tests.browser.test_questions import LOCALES, SCREENS, resize
from tests.chronicles.highland import at_games
from tests.glen_more_ii_scenario import Scene
from tests.server.running import Served

LANDS: Final = (
    "seat 0: coins 5; 0,0: scotsmen 1; 1,0: scotsmen 1; -1,1: s-inshriach, wood 1; 0,1: a-dornie, scotsmen 1;"
    "1,1: s-lochridge; "
    "seat 1: persons a-spectator; 0,1: s-black-isle; seat 2; 0,1: s-inshriach"
)
CELL: Final = "cell:0:0,2"


def at_the_games(taken: dict[int, int] | None = None) -> Scene:
    """Rust may take a quarry, and has a marker on the wood and one on the cattle; Sky has a reward of the centre."""
    head = "chronicles 10; rondel: 0 1 2 s-ballachulish a-tournament a-spectator c-triumphant-return * * * * * * -"
    return at_games(
        f"{head}; stack D: d-strathdon d-rannoch",
        LANDS,
        levels=[[2, 1], [3, 1], [0, 2]],
        markers={0: ["-1,1", "1,1"], 1: ["0,1"], 2: ["0,1"]},
        popularity=[1, 2, 0],
        taken={3: 1} if taken is None else taken,
    )


def placing() -> Scene:
    scene = at_the_games()
    scene.follow("0 take 3")
    return scene


def rewarded() -> Scene:
    """The stone carrier has come to level 2, where the centre has a reward; the caber tosser is still to rise."""
    scene = placing()
    scene.follow("0 place 0,2", "0 raise stone-carrier")
    return scene


def trained(page: Page, champion: str) -> int:
    """How many signs on the territory say that a champion is trained."""
    return page.locator(f'#territory .signs use[href$="{champion}"]').count()


def test_a_reward_is_taken_from_the_track_itself(arrive: Arrive, here: Served) -> None:
    visitor = arrive(base_url=here.url)
    page = visitor.page
    put(page, here, rewarded().game)
    board = shelf.board(page, 10)
    expect(board).to_be_visible()
    expect(shelf.book(page, 10)).to_contain_text("a reward")
    expect(board.get_by_role("button", name="1 sheep or 1 cow")).to_be_visible()
    expect(board.get_by_role("button", name="Take nothing more")).to_contain_text("level 4, 5")
    board.locator('[data-ref="centre:2"]').click()
    expect(page.get_by_role("log")).to_contain_text("takes the reward of the centre track on level 2")
    assert visitor.problems == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_every_level_is_asked_one_after_the_other(arrive: Arrive, here: Served, width: int, height: int) -> None:
    visitor = arrive(width, height, base_url=here.url)
    page = visitor.page
    scene = placing()
    scene.follow("0 place 0,2")
    put(page, here, scene.game)
    board = shelf.board(page, 10)
    expect(board.get_by_role("button", name="Raise your caber tosser to level 3")).to_contain_text("level 3: +1")
    board.get_by_role("button", name="Raise your stone carrier to level 2").click()
    people.rest(page)
    board.get_by_role("button", name="1 resource of your choice").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Choose")
    page.locator(f'[data-ref="{CELL}"]').click()
    assert visitor.problems == []


def test_what_a_placement_trains_is_shown_while_a_cell_is_chosen(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, placing().game)
    expect(shelf.board(page, 10)).to_have_count(0)
    page.locator(f'[data-ref="{CELL}"]').hover()
    expect(page.locator('#territory .signs use[href$="caber-tosser"]')).to_have_count(1)
    assert trained(page, "stone-carrier") == 1, "both, though the order is asked only afterwards"
    page.locator('[data-ref="cell:0:2,1"]').hover()
    expect(page.locator('#territory .signs use[href$="caber-tosser"]')).to_have_count(0)
    assert trained(page, "stone-carrier") == 1
    shelf.open_board(page, 10)
    page.locator(f'[data-ref="{CELL}"]').hover()
    expect(shelf.board(page, 10).locator(".train")).to_have_count(2)
    expect(shelf.board(page, 10).locator("tbody .ghost")).to_have_count(2)


def test_the_first_touch_tells_it_on_a_phone(arrive: Arrive, here: Served) -> None:
    page = arrive(390, 844, base_url=here.url, has_touch=True).page
    put(page, here, placing().game)
    page.locator(f'[data-ref="{CELL}"]').tap()
    expect(page.locator('#territory .signs use[href$="caber-tosser"]')).to_have_count(1)


def test_a_marker_is_moved_by_its_tile_or_by_a_button(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    scene = at_the_games(taken={})
    scene.follow("0 take 3", "0 place 2,1", "0 leave-games")
    assert scene.asked == (0, "place-champion")
    put(page, here, scene.game)
    old = page.locator('[data-ref="cell:0:1,1"]')
    expect(old).to_have_accessible_name(re.compile("Champion marker of Rust: stone carrier"))
    expect(shelf.board(page, 10).get_by_role("button", name="Leave the markers where they are")).to_be_visible()
    old.click()
    expect(page.get_by_role("log")).to_contain_text("puts the marker of the caber tosser on Ballachulish")
    expect(page.locator('[data-ref="cell:0:2,1"]')).to_have_accessible_name(re.compile("marker of Rust: caber tosser"))


def test_popularity_is_told_wherever_scores_are(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, at_the_games().game)
    expect(page.locator(".hold .scored .v", has_text="Popularity")).to_contain_text("1+0")
    expect(page.locator(".hold .group:not(.scored)", has_text="Popularity")).to_have_count(0)
    expect(page.locator(".pr-rivals .badge")).to_have_count(1)  # of Sky; what is 0 takes no room
    page.locator(".hold .scored").click()
    row = page.get_by_role("dialog").get_by_role("row", name="Popularity")
    expect(row).to_contain_text("+2")
    page.keyboard.press("Escape")
    dear = page.locator('[data-ref="rondel:6"]')
    expect(dear).to_have_accessible_name(re.compile("Triumphant Return"))
    dear.hover()
    expect(page.get_by_role("tooltip").or_(page.locator(".tilecard"))).to_contain_text("1 popularity")


def test_a_tournament_says_what_it_does(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, at_the_games().game)
    page.locator('[data-ref="rondel:4"]').hover()
    card = page.get_by_role("tooltip").or_(page.locator(".tilecard"))
    expect(card).to_contain_text("You may raise both champions by 1 level, or one of them by 2 levels")
    expect(card).to_contain_text("it leaves the game")
    page.locator('[data-ref="rondel:4"]').click()
    people.rest(page)
    shelf.board(page, 10).get_by_role("button", name="Raise no champion").click()
    expect(page.get_by_role("log")).to_contain_text("holds a Tournament")


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_on_the_board_is_cut(arrive: Arrive, here: Served, locale: str) -> None:
    page = arrive(base_url=here.url, locale=locale).page
    put(page, here, rewarded().game)
    for width, height in SCREENS:
        resize(page, width, height)
        shelf.assert_nothing_is_cut(page, f"{width}x{height}")


def test_in_words(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, rewarded().game)
    page.keyboard.press("Alt+Shift+T")
    second = page.get_by_role("table", name="Games board").get_by_role("row").nth(4)
    expect(second).to_contain_text("1 sheep or 1 cow")
    expect(second).to_contain_text("1, 2")  # numbers of options
    rust = page.get_by_role("table", name="Champions").get_by_role("row", name="Rust")
    expect(rust).to_contain_text("caber tosser -1,1, stone carrier 1,1")
