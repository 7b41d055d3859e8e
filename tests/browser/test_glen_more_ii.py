"""Glen More II from the first move to the score: by mouse, by keys, in words, by touch, and with chronicles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import glen_more_ii, people, test_clicks, test_in_words, whole
from tests.browser.conftest import Arrive
from tests.browser.laid import laid
from tests.configurations import FULL
from tests.server.running import Served

FOCUSED = "() => document.activeElement.dataset.ref ?? ''"
DOMAIN = '[data-ref^="domain:"]'


def test_a_whole_game_by_mouse(page: Page) -> None:
    glen_more_ii.sit_down(page, rivals=1)
    whole.Play(page, seed=1).game()
    glen_more_ii.somebody_has_won(page)


def test_a_whole_game_with_chronicles(page: Page) -> None:
    """The Mountain, the Englishman and the council: three seats, for he needs them."""
    glen_more_ii.sit_down(page, chronicles=[2, 4, 7])
    whole.Play(page, seed=2).game()
    glen_more_ii.somebody_has_won(page)


@pytest.mark.skipif(not FULL, reason="HINDMOST_FULL=1 plays every game in every way")
def test_a_whole_game_with_keys_alone(page: Page) -> None:
    glen_more_ii.sit_down(page, rivals=1)
    page.keyboard.press("r")
    glen_more_ii.Typist(page, seed=4).game()
    glen_more_ii.somebody_has_won(page)


@pytest.mark.skipif(not FULL, reason="HINDMOST_FULL=1 plays every game in every way")
def test_a_whole_game_in_words(page: Page) -> None:
    glen_more_ii.sit_down(page, rivals=1)
    page.keyboard.press(test_in_words.SWITCH)
    test_in_words.Reader(page, seed=3).game()
    glen_more_ii.somebody_has_won(page)


def test_a_whole_game_by_touch(arrive: Arrive) -> None:
    visitor = arrive(390, 844, has_touch=True, is_mobile=True)
    glen_more_ii.sit_down(visitor.page, rivals=1)
    whole.Play(visitor.page, seed=5, touch=True).game()
    glen_more_ii.somebody_has_won(visitor.page)
    assert not people.scrolls_sideways(visitor.page)
    assert visitor.problems == []


def test_the_road_that_is_paid_lights_up(page: Page) -> None:
    """The roads that are lit cost what the domain says."""
    glen_more_ii.sit_down(page)
    for clan in ("oliphant", "sutherland", "macpherson"):
        domain = page.locator(f'[data-ref="domain:{clan}"]')
        price = re.search(r"costs (\d+) coins? now", domain.get_attribute("aria-label") or "")
        assert price is not None
        domain.hover()
        paid = page.locator("[data-paid]").evaluate_all("(all) => all.map((each) => Number(each.dataset.paid))")
        assert sum(paid) == int(price[1])
        page.mouse.move(2, 2)
        expect(page.locator("[data-paid]")).to_have_count(0)


def test_arrows_walk_over_the_clan_map(page: Page) -> None:
    glen_more_ii.sit_down(page)
    page.keyboard.press("c")
    first = page.evaluate(FOCUSED)
    assert first.startswith("domain:")
    page.keyboard.press("ArrowDown")
    below = page.evaluate(FOCUSED)
    assert below.startswith("domain:")
    assert below != first


def test_what_lies_beside_the_ring(page: Page) -> None:
    glen_more_ii.sit_down(page)
    assert page.locator(DOMAIN).count() == 22
    page.get_by_role("tab", name="Landmarks").click()
    expect(page.get_by_role("button", name=re.compile("^Castle Stalker: Take 3 coins"))).to_be_visible()
    page.get_by_role("tab", name="Discards").click()
    expect(page.get_by_role("region", name="Discards")).to_be_visible()


def test_a_low_window_keeps_it_with_the_log(arrive: Arrive) -> None:
    """Nothing has to be scrolled to see the whole ring, nor to see the clan map."""
    page = arrive(1440, 720).page
    glen_more_ii.sit_down(page)
    scrolls = "(column) => column.scrollHeight > column.clientHeight"
    assert not page.locator(".col.left").evaluate(scrolls)
    page.get_by_role("tab", name="Clans").click()
    expect(page.locator(DOMAIN).first).to_be_visible()


@pytest.mark.parametrize("by_keys", [False, True])
def test_a_card_shows_what_lies_under_its_tile(arrive: Arrive, here: Served, by_keys: bool) -> None:
    page = arrive(base_url=here.url).page
    laid(page, here, test_clicks.TURNS_II["Glen More II: an overlay"][0], "glen-more-ii")
    play = whole.Play(page, seed=0)
    for thing in ("rondel:1", "cell:0:0,1"):
        play.look()
        page.locator(f'[data-ref="{thing}"]').click()
        page.mouse.move(2, 2)
    play.look()
    tile = page.locator('[data-ref="cell:0:0,1"]')
    if by_keys:
        page.keyboard.press("Tab")
        tile.focus()
    else:
        tile.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("Abernethy.*Under it.*Inshriach", re.DOTALL))


def test_the_table_in_words(page: Page) -> None:
    glen_more_ii.sit_down(page, chronicles=[2, 4, 7])
    page.keyboard.press(test_in_words.SWITCH)
    expect(page.get_by_role("table", name="Clan board").get_by_role("row")).to_have_count(23)
    for name in ("Rondel", "Market", "Players", "Your territory", "Landmarks", "If scored now"):
        expect(page.get_by_role("table", name=re.compile(f"^{name}"))).to_be_visible()


def test_reconstructed_values_say_so(page: Page) -> None:
    glen_more_ii.sit_down(page)
    page.locator(people.RONDEL).first.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("reconstructed by us")


def test_a_small_phone_has_room_for_all_of_it(arrive: Arrive) -> None:
    page = arrive(360, 640, has_touch=True, is_mobile=True).page
    glen_more_ii.sit_down(page, chronicles=[2, 4, 7])
    for name in ("You", "Market", "Clans", "Landmarks", "Rivals", "Log"):
        page.get_by_role("button", name=name, exact=True).tap()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert not people.scrolls_sideways(page), name


def test_in_french(arrive: Arrive) -> None:
    page = arrive(locale="fr-FR").page
    glen_more_ii.sit_down(page, chronicles=[2, 4, 7])
    for tab in ("Lieux", "Défausse", "Clans"):
        page.get_by_role("tab", name=tab).click()
        assert "web-" not in page.locator("body").inner_text()
