"""No page, dialog or question shows a placeholder or a key, in either language; and where a dialog puts the focus."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

import hindmost
from hindmost import Game
from tests.browser import glasgow, people, test_seats
from tests.browser.conftest import Arrive
from tests.browser.games import finished_game
from tests.browser.laid import stand, stood
from tests.browser.raw import WEB, own_texts, raw
from tests.configurations import FULL
from tests.server.running import Served

GAMES = ("glen-more", "glen-more-ii", "glasgow")
# That both languages have the same keys is a test of the texts.
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"] if FULL else ["en"])
HEADERS = {"X-Hindmost": "1"}
PAGES = (
    "/",
    *(f"/new?game={game}" for game in GAMES),
    "/join",
    "/learn",
    "/rules",
    "/rules/GLA-COMP-01",
    "/rules/GM2-TAKE-01",
    "/settings",
    "/tiles",
    "/g/nosuchtable0",
)


def still(page: Page) -> None:
    """Until the parts of the page that come by themselves are there."""
    page.wait_for_load_state("networkidle")


def brought(page: Page, game: Game) -> str:
    made = page.request.post("/api/records", data=game.record(), headers=HEADERS).json()
    return str(made["table"]["id"])


@LANGUAGES
def test_no_page_shows_a_key(arrive: Arrive, language: str) -> None:
    page = arrive(locale=language).page
    for address in PAGES:
        page.goto(address)
        still(page)
        assert raw(page) == [], address
    open_table = people.lay_table(page, people.MINE, people.OPEN, people.BOT)
    page.goto(f"/g/{open_table['id']}")
    still(page)
    assert raw(page) == []


@LANGUAGES
@pytest.mark.parametrize("game", GAMES)
def test_no_dialog_shows_a_key(arrive: Arrive, game: str, language: str) -> None:
    visitor = arrive(locale=language)
    page = visitor.page
    table = people.lay_table(page, people.MINE, people.MINE, game=game)["id"]
    page.goto(f"/g/{table}?as=0")
    expect(page.locator("[data-moment]")).to_be_visible()
    for key in ("?", "/"):
        page.locator("h1").focus()
        page.keyboard.press(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        still(page)
        assert raw(page) == [], key
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    for name in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(name).click()
        assert raw(page) == []
    page.keyboard.press("Alt+Shift+T")
    expect(page.locator("#choice")).to_be_visible()
    still(page)
    assert raw(page) == []
    assert visitor.problems == []


@LANGUAGES
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_no_menu_or_sheet_of_a_table_shows_a_key(
    arrive: Arrive, game: str, language: str, width: int, height: int
) -> None:
    """The menu and the plans: before there is one, with one that is made, and with one that is kept."""
    visitor = arrive(width, height, locale=language)
    page = visitor.page
    page.goto(f"/g/{people.lay_table(page, people.MINE, people.BOT, game=game)['id']}")
    people.await_turn(page)
    opened = page.locator("dialog[open]")

    def nothing_raw() -> None:
        expect(opened).to_be_visible()
        still(page)
        assert raw(page) == []

    page.locator("button[aria-haspopup=dialog]").last.click()
    nothing_raw()
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    page.keyboard.press("Shift+P")
    keep = page.locator(".bar .btn.primary")
    keep.click()
    nothing_raw()
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    people.decide(page, choose=glasgow.eager if game == "glasgow" else people.proposal)
    keep.click()
    opened.locator("form .btn.primary").click()
    expect(opened.locator(".fate")).to_be_visible()
    nothing_raw()
    assert visitor.problems == []


@LANGUAGES
def test_what_is_said_about_seats_shows_no_key(arrive: Arrive, language: str) -> None:
    """The dialog; the question whether a bot may play, for all three who read it; the way back."""
    pages = [arrive(locale=language).page for _ in range(3)]
    test_seats.three(pages)
    host, guest, _ = pages
    host.locator("button.seats").click()
    expect(test_seats.act(host, "ask")).to_have_count(2)
    assert raw(host) == []
    test_seats.act(host, "ask").first.click()
    for page in pages:
        expect(test_seats.act(page, "decline")).to_be_visible()
        assert raw(page) == []
    test_seats.act(guest, "decline").click()
    guest.locator("button.seats").click()
    test_seats.act(guest, "hand-over").click()
    expect(test_seats.act(guest, "back")).to_be_visible()
    assert raw(guest) == []


@LANGUAGES
def test_the_end_and_the_past_of_a_game_show_no_key(arrive: Arrive, language: str) -> None:
    page = arrive(locale=language).page
    table = brought(page, finished_game())
    page.goto(f"/g/{table}")
    expect(page.locator("dialog[open]")).to_be_visible()
    still(page)
    assert raw(page) == []
    page.goto(f"/g/{table}?at=40")
    still(page)
    assert raw(page) == []


CONFIGURATIONS = {info.id: (3 if info.chronicles else 2, info.chronicles) for info in hindmost.games()}


def questions(game: str) -> Iterator[tuple[Game, int, str]]:
    """A position for each kind of question, from games played at random; the same ones every time."""
    seats, chronicles = CONFIGURATIONS[game]
    seen: set[str] = set()
    for seed in range(3):
        chance, play = Random(seed), hindmost.new_game(game, seats=seats, chronicles=chronicles, seed=seed)
        while not play.over:
            question = chance.choice(play.questions)
            if question.kind not in seen:
                seen.add(question.kind)
                yield play, question.seat, question.kind
            play.play(question.seat, chance.choice(question.options).id)


@LANGUAGES
@pytest.mark.parametrize("game", GAMES)
def test_no_question_shows_a_key(arrive: Arrive, here: Served, game: str, language: str) -> None:
    visitor = arrive(locale=language, base_url=here.url)
    page = visitor.page
    room = None
    for position, seat, kind in questions(game):
        room = stand(room or stood(page, here, position), position.clone())
        page.goto(f"/g/{room.id}?as={seat}")
        people.await_turn(page)
        assert raw(page) == [], kind
    assert visitor.problems == []


def test_the_dialog_of_a_move_begins_with_the_move(page: Page) -> None:
    people.play_now(page)
    page.keyboard.press("/")
    entry = page.locator("dialog[open] input")
    expect(entry).to_be_focused()
    expect(entry).to_have_value("")


def test_whoever_says_something_gives_what_the_sentence_needs() -> None:
    """In the client's own code: a sentence that takes arguments is never asked for without any."""
    own = "\n".join(file.read_text(encoding="utf-8") for file in own_texts())
    catalogue = "\n".join(
        file.read_text(encoding="utf-8") for file in (WEB.parents[1] / "src" / "hindmost" / "text" / "en").glob("*.ftl")
    )
    needy = {
        found[1]
        for found in re.finditer(r"^([a-z][\w-]*) =(.*(?:\n[ \t].*)*)", own + "\n" + catalogue, re.MULTILINE)
        if "$" in found[2]
    }
    code = {file.name: file.read_text(encoding="utf-8") for kind in ("*.svelte", "*.ts") for file in WEB.rglob(kind)}
    bare = [(name, key) for name, text in code.items() for key in re.findall(r'\bsay\("([\w-]+)"\)', text)]
    assert [each for each in bare if each[1] in needy] == []
