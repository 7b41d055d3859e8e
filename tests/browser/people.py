"""What people do at a table: look, click, tap and type. Only roles, labels and data attributes are relied on."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

RONDEL = '[data-ref^="rondel:"][aria-disabled="false"]'
CELL = '[data-ref^="cell:"]:not([aria-disabled="true"])'
"""Cells and tiles with which something can be done."""
SIGNATURE = """() => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    return [
        document.title,
        document.querySelector("h1")?.textContent,
        all('[role="log"] li').length,
        ...all("[data-ref]").map((each) => each.ariaDisabled + each.dataset.ref),
        ...all('section[aria-label="Pay"] button,[role="menuitem"]').map((each) => each.ariaLabel ?? each.textContent),
        ...all("header button").map((each) => each.disabled),
    ].join();
}"""
"""In one string what a player would notice when something is done."""

Press = Callable[[Locator], None]


def ours(page: Page) -> bool:
    """Whether the page asks this player; its title says so."""
    return page.title().startswith("●")


def await_turn(page: Page) -> None:
    """Until this player is asked and the table is drawn or told, or the game is over."""
    page.wait_for_function(
        """() => (document.title.startsWith("●") && document.querySelector("[data-ref], #choice"))
            || document.querySelector("dialog[open]")"""
    )


def rest(page: Page) -> None:
    """As a hand does before what is final: right after a new question it would be taken for half of a double click."""
    page.wait_for_timeout(350)


def table_of(page: Page) -> str:
    found = re.search(r"/g/([^/?#]+)", page.url)
    assert found is not None
    return found[1]


def lay_table(page: Page, *seats: dict[str, str], **wishes: Any) -> dict[str, Any]:
    """A table made by the page's own person without clicking; the game begins unless a seat is open."""
    headers = {"X-Hindmost": "1"}
    wish = {"game": "glen-more", "seats": list(seats), **wishes}
    made: dict[str, Any] = page.request.post("/api/tables", data=wish, headers=headers).json()
    if all(seat["kind"] != "open" for seat in seats):
        page.request.post(f"/api/tables/{made['id']}/start", headers=headers)
    return made


MINE = {"kind": "mine"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


def play_now(page: Page) -> None:
    """At a table against two random bots."""
    made = lay_table(page, MINE, BOT, BOT)
    page.goto(f"/g/{made['id']}")
    await_turn(page)


# ---------------------------------------------------------------- one decision


def click(thing: Locator) -> None:
    thing.click()


def end_button(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^End turn")).and_(page.locator(":enabled"))


def proposal(page: Page) -> Locator:
    """What to press next, the way somebody plays who takes the first thing that offers itself."""
    menu = page.get_by_role("menuitem")
    if menu.count():
        return menu.first
    end = end_button(page)
    if end.count():
        return end
    ring = page.locator(RONDEL)
    if ring.count():
        useful = ring.and_(page.locator(':not([aria-label*="discard"])'))
        return useful.first if useful.count() else ring.first
    chips = page.get_by_role("region", name="Pay").get_by_role("button")
    if chips.count():
        return chips.first
    return page.locator(CELL).first


def decide(page: Page, press: Press = click, choose: Callable[[Page], Locator] = proposal) -> None:
    """One decision. What would throw a tile away wants a second press, and so does everything on a touch screen."""
    before = page.evaluate(SIGNATURE)
    for _ in range(30):  # a busy machine is late
        press(choose(page))
        end = time.monotonic() + 0.6
        while time.monotonic() < end:
            if page.evaluate(SIGNATURE) != before:
                return
            page.wait_for_timeout(20)
    raise AssertionError(f"pressing changes nothing: {page.locator('h1').inner_text()}")


def drafting(page: Page) -> bool:
    """Whether something can be taken back: a turn has begun and is not final."""
    return page.get_by_role("button", name=re.compile("^Undo")).is_enabled()


def play_turn(page: Page, press: Press = click) -> None:
    """Take, place, activate and end."""
    await_turn(page)
    for _ in range(40):
        begun = drafting(page)
        decide(page, press)
        if begun and not drafting(page):
            return
    raise AssertionError("a turn without an end")


# ---------------------------------------------------------------- what is seen


def log_lines(page: Page) -> list[str]:
    return page.get_by_role("log").get_by_role("listitem").all_inner_texts()


def lines_of(page: Page) -> Locator:
    """Buttons that leave only one player's lines."""
    return page.get_by_role("group", name="Show one player only").get_by_role("button")


def holdings(page: Page) -> str:
    return page.get_by_role("region", name="You", exact=True).inner_text()


def scrolls_sideways(page: Page) -> bool:
    wide: bool = page.evaluate("() => document.scrollingElement.scrollWidth > innerWidth")
    return wide


def expect_heading(page: Page, text: str | re.Pattern[str]) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(text)


def holdings_labels(page: Page) -> list[str]:
    """What is read out for the reader's own coins, points and goods."""
    me = page.get_by_role("region", name="You", exact=True)
    labels: list[str] = me.locator("[aria-label]").evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    return labels
