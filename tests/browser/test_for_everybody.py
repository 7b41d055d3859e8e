"""No barrier for readers with assistive technology, as far as axe-core can tell: on every screen, by day and night."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hindmost import Game
from tests.browser import glasgow, glen_more_ii, people, shelf
from tests.browser.conftest import Arrive
from tests.browser.games import finished_game
from tests.configurations import FULL
from tests.glen_more_ii_scenario import played_up_to

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async (rules) => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}"""
DRAWN = 'svg[aria-hidden="true"], svg [aria-hidden="true"], svg.tile, symbol'
WITHOUT_DRAWINGS = f"() => document.querySelectorAll('{DRAWN}').forEach((each) => each.replaceChildren())"
"""Inside drawings there is nothing to hear, and thousands of lines to look through. The page is loaded anew then."""
STILL = """() => new Promise((done) => {
    let waiting;
    const watcher = new MutationObserver(() => calm());
    const calm = () => {
        clearTimeout(waiting);
        waiting = setTimeout(() => (watcher.disconnect(), done()), 300);
    };
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    calm();
})"""
"""Until nothing on the page changes any more: a page that loses its drawings while it draws them never ends."""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Colours change over from one picture to the next."""
SHEETS = (
    "1;glen-more-ii;1.5.6.7.8.10;Ann,Bob,Cas;1-castle:1.0.2;2-haggis:3.2.0;2-haggis-values:6.9.0;end-size:15.18.16",
    "1;glasgow;;Ann,Bob;end-printed:40.43;end-factory:3.2;end-gold:2.1;end-bk2:1.",
)
NAMES = "label-content-name-mismatch"
"""Whether the name of a thing holds the words that stand on it: looked at apart from all other rules."""


@pytest.fixture(scope="package")
def axe(chromium: str) -> str:
    """The checker's program; it comes with the client's libraries."""
    if not AXE.is_file():
        pytest.skip("axe-core is not there: `npm ci` in web/ brings it")
    return AXE.read_text(encoding="utf-8")


def import_game(page: Page, game: Game) -> str:
    """The address of a table at which this has been played."""
    headers = {"X-Hindmost": "1", "Content-Type": "application/json"}
    sent = json.dumps(game.record())
    table = page.request.post("/api/records", data=sent, headers=headers).json()["table"]["id"]
    return f"/g/{table}"


def table_screens(page: Page) -> Iterator[str]:
    """Tables in their moments; each screen stays until the next one is asked for."""
    people.play_now(page)
    yield "taking"
    page.wait_for_load_state("networkidle")  # what has been planned is known
    page.keyboard.press("Shift+P")
    expect(page.get_by_role("region", name="Plan", exact=True)).to_be_visible()
    yield "planning"
    people.await_turn(page)  # a page that is loaded anew is the table again
    people.decide(page)
    yield "placing"
    people.decide(page)
    yield "activating"
    page.keyboard.press("Alt+Shift+T")
    yield "in words"
    page.keyboard.press("Alt+Shift+T")
    address = import_game(page, finished_game())
    page.goto(f"{address}?at=40")
    expect(page.get_by_role("region", name="Replay")).to_be_visible()
    yield "replay"
    page.goto(address)
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "end"


def glasgow_screens(page: Page) -> Iterator[str]:
    glasgow.sit_down(page)
    yield "moving in Glasgow"
    people.decide(page, choose=glasgow.eager)
    yield "after a move in Glasgow"


def glen_more_ii_screens(page: Page) -> Iterator[str]:
    """The table itself, and what lies beside the ring: under a tab, or on a phone in a sheet."""
    drawn = [*range(1, 9), 10]
    glen_more_ii.sit_down(page, chronicles=drawn)
    yield "taking in Glen More II"
    beside = page.get_by_role("tab", name="Landmarks").or_(page.get_by_role("button", name="Clans"))
    beside.first.click()
    yield "beside the ring of Glen More II"
    for number in drawn:
        shelf.open_board(page, number)
        yield f"the board of Chronicle {number}"
    if shelf.strip(page).count():
        shelf.strip(page).click()
        yield "the list of chronicles"


def chronicle_screens(page: Page) -> Iterator[str]:
    """What only a chronicle asks: the toll of the Mountain, an ageing barrel, the Englishman's turn, a secret vote,
    plans to pay for."""
    asked = (
        ("pay-toll", 3, 2, "answer:toll-coin"),
        ("age-barrel", 4, 3, "answer:leave-casks"),
        ("errand", 3, 4, "way:use"),
        ("gain-haggis", 3, 5, "haggis-supply:hidden"),
        ("choose-event", 3, 6, "answer:turn old-man-of-storr"),
        ("vote", 2, 7, "vote:aye"),
        ("bid", 2, 9, "feast:1"),
        ("reached", 3, 10, "answer:leave-games"),
        ("fill-plans", 3, 11, "answer:pass"),
    )
    for kind, seats, chronicle, thing in asked:
        game = played_up_to(kind, seats, chronicle)
        page.goto(f"{import_game(page, game)}?as={game.questions[0].seat}")
        expect(page.locator(f'[data-ref="{thing}"]')).to_be_visible()
        yield kind


def other_screens(page: Page) -> Iterator[str]:
    for address in ("/", "/new", "/learn", "/rules", "/settings"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        yield address
    page.goto("/learn/glen-more")
    expect(page.get_by_role("complementary", name="Tutor")).to_be_visible()
    yield "lesson"


def sheet_screens(page: Page) -> Iterator[str]:
    """The score sheet of a printed game, begun and being filled in."""
    page.goto("/sheet")
    expect(page.get_by_role("dialog", name="New sheet")).to_be_visible()
    yield "a new score sheet"
    for number, link in enumerate(SHEETS, 1):
        page.goto("/")
        page.goto(f"/sheet#{link}")
        expect(page.locator("[data-place]").first).to_be_visible()
        yield f"score sheet {number}"


def findings(page: Page, axe: str, screens: Iterator[str], rules: dict[str, Any]) -> list[str]:
    """On every screen: everything by day, and by night what colours can change."""
    found: list[str] = []
    for screen in screens:
        page.evaluate(STILL)
        page.evaluate(WITHOUT_DRAWINGS)
        page.evaluate(axe)
        for scheme in ("dark", "light"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.wait_for_function(f"() => document.documentElement.dataset.theme === '{scheme}'")
            page.evaluate(SETTLED)
            wanted = rules if scheme == "light" else {"runOnly": ["color-contrast"]}
            found.extend(f"{screen}, {scheme}: {each}" for each in page.evaluate(CHECK, wanted))
        page.reload()
        page.wait_for_load_state("networkidle")
    return found


@pytest.mark.parametrize(
    "screens", [table_screens, glasgow_screens, glen_more_ii_screens, chronicle_screens, other_screens, sheet_screens]
)
@pytest.mark.parametrize("width", [360, 768, 1440] if FULL else [360, 1440])
def test_no_serious_finding(arrive: Arrive, axe: str, width: int, screens: Any) -> None:
    page = arrive(width, 800).page
    found = findings(page, axe, screens(page), {"rules": {NAMES: {"enabled": False}}})
    assert not found, "\n".join(found)


def test_names_hold_what_stands_on_things(arrive: Arrive, axe: str) -> None:
    page = arrive().page
    found = findings(page, axe, table_screens(page), {"runOnly": [NAMES]})
    assert not found, "\n".join(found)
