"""Chronicle 9 in the browser: stacks laid by hand, by click and by key, and tokens turned over one layer at a time."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import people, shelf
from tests.browser.conftest import Arrive
from tests.browser.laid import laid, put
from tests.browser.pictures import call
from tests.browser.turns import in_turn
from tests.chronicles.feasting import AT_HOME, RICH, bidding
from tests.server.running import Served

CAMERON: Final = "seat 0: domains cameron"
SIZES: Final = ((1440, 900), (390, 844))


def event(page: Page, number: int) -> Locator:
    return shelf.board(page, 9).locator(f'[data-ref="feast:{number}"]')


def seal(page: Page) -> Locator:
    return shelf.board(page, 9).locator('[data-ref^="answer:bid"]')


def stack(page: Page) -> list[str]:
    """The tokens on one's own stack, the first of them first."""
    places = shelf.board(page, 9).get_by_role("list", name="Your stack").get_by_role("button")
    return [str(name)[len("Take token ")] for name in places.evaluate_all("all => all.map((each) => each.ariaLabel)")]


def bid(page: Page, table: str, seat: int, tokens: str) -> None:
    """Somebody else at the table seals a stack."""
    prompt = call(page, "GET", f"/api/tables/{table}/state?seat={seat}")["prompt"]
    answer = {"seat": seat, "version": prompt["version"], "option": f"bid {tokens.ljust(5, '-')}"}
    call(page, "POST", f"/api/tables/{table}/actions", answer)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_stack_is_laid_by_clicks_and_changed_until_all_are_sealed(
    arrive: Arrive, here: Served, width: int, height: int
) -> None:
    visitor = arrive(width, height, base_url=here.url)
    page = visitor.page
    put(page, here, bidding(RICH).game)
    board = shelf.board(page, 9)
    expect(board).to_be_visible()
    expect(page.locator(".deeds .chips")).to_have_count(0)
    expect(seal(page)).to_contain_text("bid nothing")
    for number in (4, 1, 5, 2):
        event(page, number).click()
    assert stack(page) == ["4", "1", "5"], "there is no room for a fourth"
    expect(event(page, 1)).to_contain_text("second")
    expect(board).to_contain_text("you can pay for it")
    board.get_by_role("button", name="Take token 1 back").click()
    assert stack(page) == ["4", "5"]
    assert people.ours(page)
    seal(page).click()
    expect(board).to_contain_text("Your stack is sealed")
    expect(board).to_contain_text(re.compile("Still to seal:.*Sky.*Gold"))
    expect(page).to_have_title("Hindmost")
    event(page, 2).click()
    expect(seal(page)).to_contain_text("Seal 4, 5, 2")
    seal(page).click()
    expect(board).to_contain_text("Your stack is sealed")
    assert visitor.problems == []
    assert not people.scrolls_sideways(page)


def test_the_keys_of_the_numbers_lay_tokens_and_enter_seals(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    room = put(page, here, bidding(RICH).game)
    for key in "3513":
        page.keyboard.press(key)
    expect(seal(page)).to_contain_text("Seal 5, 1")
    page.keyboard.press("Escape")
    expect(seal(page)).to_contain_text("bid nothing")
    for key in "24":
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(shelf.book(page, 9)).to_contain_text("sealed")
    assert call(page, "GET", f"/api/tables/{room.id}/state?seat=0")["prompt"]["given"] == "bid 24---"


def test_tokens_are_dragged_onto_the_stack_about_it_and_off_it(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, bidding(RICH).game)
    board = shelf.board(page, 9)
    place = board.locator("[data-place]")
    expect(place).to_have_count(3)
    board.get_by_role("button", name="Lay token 2 on the stack").drag_to(place.nth(0))
    board.get_by_role("button", name="Lay token 5 on the stack").drag_to(place.nth(0))
    assert stack(page) == ["5", "2"]
    board.get_by_role("button", name="Take token 2 back").drag_to(place.nth(0))
    assert stack(page) == ["2", "5"]
    board.get_by_role("button", name="Take token 5 back").drag_to(event(page, 3))
    assert stack(page) == ["2"]


def test_with_the_crest_of_cameron_five_tokens_are_stacked(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    put(page, here, bidding(RICH, CAMERON).game)
    for number in (5, 4, 3, 2, 1):
        event(page, number).click()
    assert stack(page) == ["5", "4", "3", "2", "1"]
    expect(shelf.board(page, 9)).to_contain_text("you can pay for it")


@pytest.mark.parametrize(("size", "lang"), in_turn(SIZES, ("en-GB", "fr-FR")))
def test_tokens_are_turned_over_step_by_step(arrive: Arrive, here: Served, size: tuple[int, int], lang: str) -> None:
    """Seat 1 cannot pay, and comes too late: what each token did is told, and the scoring only afterwards."""
    visitor = arrive(*size, base_url=here.url, locale=lang)
    page = visitor.page
    english = lang.startswith("en")
    room = put(page, here, bidding("seat 0; 0,0: wood 1, stone 1, barley 1").game)
    for number in (4, 2):
        event(page, number).click()
    seal(page).click()
    bid(page, room.id, 1, "34")
    bid(page, room.id, 2, "")
    board = shelf.board(page, 9)
    steps = board.get_by_role("group", name="Step by step" if english else "Étape par étape")
    expect(steps).to_contain_text("step 1 of 2" if english else "étape 1 sur 2")
    expect(page.locator(".held")).to_have_count(0)
    expect(board).to_contain_text("it stays free" if english else "il reste libre")
    expect(steps).to_contain_text("step 2 of 2" if english else "étape 2 sur 2")
    expect(board).to_contain_text(
        "closed since step 1: pays nothing" if english else "fermé depuis l’étape 1\u00a0: ne paie rien"
    )
    expect(page.locator(".held")).to_be_visible()
    steps.get_by_role("button").nth(0).click()
    expect(board.locator("li.seen")).to_have_count(0)
    steps.get_by_role("button").nth(2).click()
    expect(board.locator("li.seen")).to_have_count(2)
    assert visitor.problems == []
    assert not people.scrolls_sideways(page)


def test_which_resource_pays_is_asked_on_the_board(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    room = put(page, here, bidding(RICH).game)
    event(page, 1).click()
    seal(page).click()
    bid(page, room.id, 1, "")
    bid(page, room.id, 2, "")
    board = shelf.board(page, 9)
    ways = board.get_by_role("button", name=re.compile("^Pay 1"))
    expect(ways).to_have_count(6)
    people.rest(page)
    ways.last.click()
    expect(page.locator(".held")).to_contain_text("Persons")
    expect(board.locator("li.joined")).to_have_count(1)


def test_the_score_table_and_all_events_can_be_read_at_any_time(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    laid(page, here, AT_HOME, game="glen-more-ii")
    expect(shelf.book(page, 9)).to_contain_text("after A")
    shelf.open_board(page, 9)
    board = shelf.board(page, 9)
    expect(board.get_by_role("row", name=re.compile("^VP"))).to_have_text(re.compile("0.*1.*2.*3.*4.*6.*8.*10"))
    board.get_by_text("All events").click()
    expect(board.locator("details tbody tr")).to_have_count(12)


def test_crests_are_read_on_the_clan_map(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    laid(page, here, AT_HOME, game="glen-more-ii")
    expect(page.locator("path.shield")).to_have_count(4)
    for crest, words in (("cameron", "up to 5 bid tokens"), ("innes", "1 coin instead of a resource")):
        expect(page.locator(f'[data-ref="domain:{crest}"]')).to_have_accessible_name(re.compile(words))
