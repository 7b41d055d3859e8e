"""Alone against Lady Auto MacNifique in the browser: set up, followed step by step, foreseen, and played to the end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser import fitting, people, shelf, whole
from tests.browser.conftest import Arrive
from tests.browser.test_for_everybody import axe, findings

__all__ = ["axe"]  # the fixture

SCREENS: Final = [(1440, 900), (390, 844)]


def alone(page: Page, **wishes: object) -> str:
    """A table against her, at which it is one's turn."""
    made = people.lay_table(page, people.MINE, game="glen-more-ii", automa="raiglar", **wishes)
    page.goto(f"/g/{made['id']}")
    people.await_turn(page)
    return str(made["id"])


def story(page: Page) -> str:
    told = page.locator("[data-story]").get_attribute("data-told")
    assert told is not None
    return told


def end_a_turn(page: Page) -> None:
    """Until she has acted: her board opens by itself then."""
    play = whole.Play(page, 2)
    for _ in range(60):
        assert play.decide()
        page.wait_for_timeout(150)
        if page.locator("[data-story]").count():
            return
    raise AssertionError("she never acted")


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_set_up_from_home(arrive: Arrive, width: int, height: int) -> None:
    visitor = arrive(width, height)
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="Solo").click()
    expect(page.get_by_role("button", name="Solo")).to_have_attribute("aria-pressed", "true")
    levels = page.get_by_role("radio")
    expect(levels).to_have_count(5)
    expect(page.get_by_role("radio", name="Raiglar normal")).to_be_checked()
    expect(page.get_by_text("As Raiglar, but her board scores in all four scorings.")).to_be_visible()
    # What she cannot play with says why, in the engine's words, with the clause.
    hammer = page.locator(".chronicle").filter(has_text="Hammer of the Scots")
    expect(hammer.get_by_role("checkbox")).to_be_disabled()
    expect(hammer).to_contain_text("MacNifique does not play with Chronicle 4: it takes 3 players.")
    expect(hammer.get_by_role("link", name="C12-CHR-05")).to_be_visible()
    # She is played with the Die.
    expect(page.locator("select[data-option='die'] option[value='without']")).to_be_disabled()
    page.locator(".chronicle").filter(has_text="Highlander").get_by_role("checkbox").check()
    page.get_by_role("radio", name="Bodach brutal").check()
    assert not people.scrolls_sideways(page)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/g/*")
    people.await_turn(page)
    expect(shelf.book(page, 12) if width > 700 else page.locator(".pr-shelf").first).to_be_visible()
    table = page.request.get(f"/api/tables/{people.table_of(page)}").json()
    assert (table["automa"]["level"], table["chronicles"]) == ("bodach", [2])
    assert visitor.problems == []


def test_with_others_again(page: Page) -> None:
    page.goto("/new?game=glen-more-ii&with=solo")
    page.get_by_role("button", name="3", exact=True).click()
    expect(page.get_by_role("radio")).to_have_count(0)
    expect(page.locator(".chronicle").filter(has_text="Hammer of the Scots").get_by_role("checkbox")).to_be_enabled()
    page.locator("select").first.select_option("glasgow")
    expect(page.get_by_role("button", name="Solo")).to_have_count(0)


def test_her_seat_and_her_board(page: Page) -> None:
    alone(page)
    rival = page.locator(".pr-rivals .rc")
    expect(rival).to_have_count(1)
    expect(rival).to_contain_text("MacNifique")
    rival.click()
    board = shelf.board(page, 12)
    expect(board).to_contain_text("Raiglar")
    expect(board).to_contain_text("If scored now")
    for category in ("Home castle", "Landmarks", "Whisky", "Persons"):
        expect(board.locator(".store").filter(has_text=category)).to_have_count(1)
    expect(board.locator(".pt")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="MacNifique’s blue marker")).to_have_count(1)
    expect(page.get_by_role("button", name="MacNifique’s purple marker")).to_have_count(1)


def test_her_turn_is_followed_with_keys(page: Page) -> None:
    page.add_init_script("localStorage.setItem('hindmost-prefs', JSON.stringify({ pause: 'step' }))")
    alone(page)
    end_a_turn(page)
    lines = page.locator("[data-story] li")
    expect(lines).to_have_count(1)
    assert story(page) == "1"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(lines).to_have_count(3)
    page.keyboard.press("ArrowLeft")
    expect(lines).to_have_count(2)
    # The table is as it was then: the tiles in front of her are numbered, and one’s own question waits.
    near = page.locator(".pr-rondel .place.near")
    expect(near.first).to_be_visible()
    expect(page.locator(".pr-rondel .may")).to_have_count(0)
    page.locator("[data-story]").get_by_role("button", name="Step →").click()
    expect(lines).to_have_count(3)
    # Enter tells the rest, then she is left; nothing of it answers one's own question.
    moment = page.locator("[data-moment]").get_attribute("data-moment")
    page.locator("h1").click()
    page.keyboard.press("Enter")
    expect(page.locator("[data-story]").get_by_role("button", name="Step →")).to_be_disabled()
    took = page.locator("[data-line='log-lady-took']")
    expect(took).to_have_count(1)
    expect(near).to_have_count(0)
    expect(page.locator(".pr-rondel .may").first).to_be_visible()
    expect(page.locator("[data-story] .row.hit")).to_have_count(1)
    # Every line leads to its clause.
    took.get_by_role("button", name="Rule C12-TURN-03").click()
    expect(page.get_by_role("complementary", name="Rule")).to_contain_text("exactly one tile")
    page.get_by_role("complementary", name="Rule").get_by_role("button").first.click()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator("[data-story]")).to_have_count(0)
    assert page.locator("[data-moment]").get_attribute("data-moment") == moment


def test_where_she_is_stopped_is_kept(page: Page) -> None:
    table = alone(page)
    end_a_turn(page)
    expect(page.get_by_role("button", name="every turn")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-line='log-lady-card']")).to_have_count(1)
    page.get_by_role("button", name="never").click()
    page.goto(f"/g/{table}")
    people.await_turn(page)
    cards = page.locator("[data-code='log-lady-card']")
    before = cards.count()
    play = whole.Play(page, 1)
    while cards.count() == before:
        assert play.decide()
        page.wait_for_timeout(100)
    expect(page.locator("[data-story]")).to_have_count(0)
    # Whoever wants to know sees all of it.
    shelf.open_board(page, 12)
    expect(page.locator("[data-story]").get_by_role("button", name="Step →")).to_be_disabled()


def test_the_odds_follow_what_is_pointed_at(page: Page) -> None:
    table = alone(page)
    shelf.open_board(page, 12)
    odds = page.locator("[data-odds]")
    view = page.request.get(f"/api/tables/{table}/state?seat=0").json()["view"]
    hers = view["seats"][1]["automa-board"]["odds"]
    cards = sum(len(each["cards"]) for each in hers)
    shares = [f"{round(100 * len(each['cards']) / cards)} %" for each in hers]
    expect(odds.locator(".pc")).to_have_text(shares)
    expect(page.locator(".pr-rondel .share")).to_have_count(len(hers))
    expect(odds).to_contain_text(f"{cards} cards are unseen")
    # If the likeliest tile is taken, she takes another.
    first = page.locator(f".pr-rondel [data-ref='rondel:{hers[0]['space']}']")
    first.hover()
    expect(odds).to_contain_text("if you take")
    expect(odds.locator(f"[data-odd='{hers[0]['tile']}']")).to_have_count(0)
    # A tile that is kept an eye on says what leaves it: all that one may take is told at once.
    page.mouse.move(0, 0)
    eye = odds.locator("[data-eye]")
    eye.get_by_role("combobox").select_option(hers[0]["tile"])
    expect(eye).to_contain_text(f"Still there after her turn: {round(100 - 100 * len(hers[0]['cards']) / cards)} %")
    expect(eye.locator("li").first).to_contain_text("if you take")


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_odds_leave_names_free(arrive: Arrive, width: int, height: int) -> None:
    page = arrive(width, height).page
    alone(page)
    expect(page.locator(".ring .share").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => true)")
    assert fitting.faults(page) == []


def screens_with_her(page: Page, large: bool) -> Iterator[str]:
    page.goto("/new?game=glen-more-ii&with=solo")
    expect(page.get_by_role("radio")).to_have_count(5)
    yield "setting up"
    alone(page)
    if large:
        end_a_turn(page)
        yield "her turn"
        page.reload()
        people.await_turn(page)
    shelf.open_board(page, 12)
    assert not people.scrolls_sideways(page)
    yield "her board"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_no_serious_finding(arrive: Arrive, axe: str, width: int, height: int, scheme: str) -> None:
    page = arrive(width, height, color_scheme=scheme).page
    assert findings(page, axe, screens_with_her(page, width > 700), {}) == []


def test_in_french(arrive: Arrive) -> None:
    visitor = arrive(390, 844, locale="fr-FR")
    page = visitor.page
    alone(page)
    shelf.open_board(page, 12)
    expect(shelf.board(page, 12)).to_contain_text("Ce qu’elle prendrait ensuite")
    expect(shelf.board(page, 12)).to_contain_text("ses priorités")
    shelf.assert_nothing_is_cut(page, "her board in French")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Clans").first.click()
    expect(page.get_by_role("img", name="marqueur violet")).to_have_count(1)
    assert visitor.problems == []


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_a_whole_game(arrive: Arrive, width: int, height: int) -> None:
    """With a mouse on a desktop, with a finger on a phone."""
    phone = width < 700
    visitor = arrive(width, height, has_touch=phone, is_mobile=phone)
    page = visitor.page
    page.add_init_script("localStorage.setItem('hindmost-prefs', JSON.stringify({ pause: 'never' }))")
    alone(page)
    whole.Play(page, 3, touch=phone).game()
    end = page.get_by_role("dialog")
    expect(end).to_contain_text("MacNifique")
    state = page.request.get(f"/api/tables/{people.table_of(page)}/state?seat=0").json()
    assert state["status"] == "over"
    assert not people.scrolls_sideways(page)
    assert visitor.problems == []


def finish_alone(page: Page, **wish: object) -> str:
    """A game for an occasion, played to its end without looking."""
    posting = {"Content-Type": "application/json", "X-Hindmost": "1"}
    body = {"game": "glen-more-ii", "level": "raiglar", **wish}
    made = page.request.post("/api/me/solo", data=json.dumps(body), headers=posting).json()
    state = page.request.get(f"/api/tables/{made['id']}/state?seat=0").json()
    while state["status"] == "playing":
        option = next(each["id"] for each in reversed(state["prompt"]["options"]) if "why_not" not in each)
        answer = {"seat": 0, "version": state["version"], "option": option}
        sent = page.request.post(f"/api/tables/{made['id']}/actions", data=json.dumps(answer), headers=posting)
        state = sent.json()["state"]
    return str(made["id"])


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_what_is_remembered_of_games_played_alone(arrive: Arrive, axe: str, width: int, height: int) -> None:
    visitor = arrive(width, height)
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="The Lady’s book").click()
    expect(page.get_by_text("No game against her has come to its end yet.")).to_be_visible()
    page.get_by_role("button", name="Play today’s deal").click()
    page.wait_for_url("**/g/*")
    daily = people.table_of(page)
    assert finish_alone(page, occasion="daily") == daily
    finish_alone(page, occasion="campaign")
    page.goto("/solo")
    today = page.locator("[data-daily]")
    expect(today.get_by_role("link", name="Look at it")).to_have_attribute("href", f"/g/{daily}")
    expect(today.get_by_role("link", name="Download game record")).to_be_visible()
    steps = page.locator("[data-campaign='2'] li")
    expect(steps).to_have_count(12)
    expect(steps.nth(1)).to_contain_text("The Dragon Boat Races")
    expect(steps.nth(2).get_by_role("button")).to_have_count(0)
    expect(page.locator("tbody tr")).to_have_count(1)
    expect(page.locator("tbody tr")).to_contain_text("Raiglar")
    assert not people.scrolls_sideways(page)
    assert findings(page, axe, iter(["what is remembered"]), {}) == []
    page.get_by_role("button", name="Play step 2").click()
    page.wait_for_url("**/g/*")
    people.await_turn(page)
    assert visitor.problems == []
