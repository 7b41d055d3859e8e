"""The fullest table, four players late in Glen More II with three chronicles: nothing is cut, runs over or jumps."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

import hindmost
from tests.browser import laid
from tests.browser.conftest import Arrive
from tests.browser.test_questions import LOCALES, SCREENS, resize
from tests.server.running import Served

POSITIONS: Final = Path(__file__).parent / "positions"
WIDE: Final = SCREENS[:3]

OUTSIDE: Final = """(all) => all.flatMap((box) => {
    const room = box.getBoundingClientRect();
    return [...box.querySelectorAll("*")].flatMap((each) => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect();
        const drawn = each.parentElement.closest("svg") !== null;
        const laid = getComputedStyle(each).position === "absolute";
        const seen = width > 1.5 && !each.closest(".sr") && !drawn && !laid;
        const over = left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1;
        return seen && over ? [`${each.nodeName} ${each.textContent.trim().slice(0, 20)}`] : [];
    });
})"""
"""What runs over the box that it lies in."""
NAMES: Final = """() => [...document.querySelectorAll("svg.tile text, #territory text")]
    .filter((each) => each.getAttribute("font-family") === "var(--serif)")
    .filter((each) => each.x.baseVal[0].value + each.getComputedTextLength() > 74)
    .map((each) => each.textContent)"""
"""Names that run under the badge of their tile."""
ROWS: Final = (
    "(each) => Math.round(each.getBoundingClientRect().height / parseFloat(getComputedStyle(each).lineHeight))"
)


def late(page: Page, here: Served, moment: str) -> None:
    snapshot = json.loads((POSITIONS / f"late-{moment}.json").read_text("utf-8"))
    laid.put(page, here, hindmost.restore(snapshot))
    expect(page.locator("#territory .cell, #territory [data-ref]").first).to_be_attached()
    page.evaluate("() => document.fonts.ready")


def boxes(page: Page, *selectors: str) -> list[Any]:
    return [page.locator(each).first.bounding_box() for each in selectors]


def outside(things: Locator) -> list[str]:
    found: list[str] = things.evaluate_all(OUTSIDE)
    return found


@pytest.mark.parametrize("moment", ["take", "activate"])
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_cut_or_runs_over(arrive: Arrive, here: Served, locale: str, moment: str) -> None:
    page = arrive(base_url=here.url, locale=locale).page
    late(page, here, moment)
    for width, height in SCREENS:
        resize(page, width, height)
        screen = f"{width}x{height}"
        expect(page.locator(".ring .space").first).to_be_visible()
        assert outside(page.locator(".hold")) == [], screen
        assert outside(page.locator(".tabs, .mtabs")) == [], screen
        assert outside(page.locator("button.primary")) == [], screen
        page.evaluate("document.fonts.ready.then(() => true)")  # until then names are set in another type
        assert page.evaluate(NAMES) == [], screen
        for meta in page.locator(".tabs .meta").all():
            assert meta.evaluate(ROWS) == 1, screen
        for tab in page.locator(".mtabs button").all():
            assert tab.evaluate("(each) => each.scrollHeight <= each.clientHeight"), screen


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_ribbon_shows_all_or_says_that_it_goes_on(arrive: Arrive, here: Served, width: int, height: int) -> None:
    page = arrive(width, height, base_url=here.url).page
    late(page, here, "take")
    ring = page.locator(".ring")
    hidden = ring.evaluate("(each) => each.scrollWidth - each.clientWidth")
    if width >= 700 and height >= 500:
        assert hidden <= 1
        return
    assert hidden > 40
    expect(page.locator(".on.right")).to_be_visible()
    expect(page.locator(".on.left")).to_have_count(0)
    ring.evaluate("(each) => each.scrollTo({ left: each.scrollWidth })")
    expect(page.locator(".on.left")).to_be_visible()
    expect(page.locator(".on.right")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), WIDE)
def test_pointing_at_a_tile_moves_nothing(arrive: Arrive, here: Served, width: int, height: int) -> None:
    page = arrive(width, height, base_url=here.url, locale="fr-FR").page
    late(page, here, "take")
    kept = ("#territory", ".pr-rondel", ".hold", ".pr-rivals", ".pr-log", "header.status")
    before = boxes(page, *kept)
    for tile in page.locator('[data-ref^="rondel:"][aria-disabled="false"]').all():
        tile.hover()
        expect(page.locator(".tempo .seq")).to_be_visible()
        assert boxes(page, *kept) == before


@pytest.mark.parametrize(("width", "height"), SCREENS[3:])
def test_choosing_a_tile_with_a_finger_moves_nothing(arrive: Arrive, here: Served, width: int, height: int) -> None:
    page = arrive(width, height, base_url=here.url, has_touch=True).page
    late(page, here, "take")
    before = boxes(page, "#territory")
    page.locator('[data-ref^="rondel:"][aria-disabled="false"]').first.tap()
    expect(page.locator(".tempo .seq")).to_be_visible()
    assert boxes(page, "#territory") == before


def test_a_low_screen_has_no_empty_corner(arrive: Arrive, here: Served) -> None:
    """Under the ring the log; the clan map, with all its tabs, under the rivals."""
    page = arrive(1280, 720, base_url=here.url).page
    late(page, here, "take")
    for column in page.locator(".cols > .col").all():
        room, last = column.bounding_box(), column.locator("> :last-child").bounding_box()
        assert room
        assert last
        assert last["y"] + last["height"] >= room["y"] + room["height"] - 2
    expect(page.locator(".left").get_by_role("log")).to_be_visible()
    expect(page.locator(".right svg.map")).to_be_visible()


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("moment", ["take", "activate"])
def test_a_phone_on_its_side_shows_question_map_and_actions(
    arrive: Arrive, here: Served, locale: str, moment: str
) -> None:
    page = arrive(844, 390, base_url=here.url, locale=locale, has_touch=True).page
    late(page, here, moment)
    question, ring, land, act = boxes(page, "h1", ".ring", "#territory", "button.primary")
    for each in (question, ring, land, act):
        assert each["x"] >= 0
        assert each["y"] >= 0
        assert each["x"] + each["width"] <= 844.5
        assert each["y"] + each["height"] <= 390.5
    assert land["height"] >= 190
    assert land["width"] >= 500
    assert act["height"] >= 40


@pytest.mark.parametrize("moment", ["take", "activate"])
def test_buttons_fold_before_the_bar_grows(arrive: Arrive, here: Served, moment: str) -> None:
    """French, where buttons have long names: the question keeps its one line and the table its height."""
    page = arrive(base_url=here.url, locale="fr-FR").page
    late(page, here, moment)
    (bar,) = boxes(page, "header.status")
    assert bar["height"] <= 60
    assert page.locator("h1").evaluate(ROWS) == 1


WIDER: Final = "(each) => (each.style.letterSpacing = '0.5em')"
"""As if the question stood in another font or language."""


def test_buttons_fold_by_what_there_is_room_for(arrive: Arrive, here: Served) -> None:
    """However many letters it has: words where they fit, icons before a question is broken into lines."""
    page = arrive(base_url=here.url, locale="fr-FR").page
    late(page, here, "activate")
    words = page.locator("header.status .side .words").first

    def folded() -> bool:
        return bool(words.evaluate("(each) => each.getBoundingClientRect().width <= 1"))

    resize(page, 1920, 1080)
    assert not folded()
    expect(words.locator("..")).not_to_have_attribute("title", re.compile("."))
    page.locator("h1").evaluate(WIDER)
    for width in (2200, 1800, 1600, 1500, 1440):
        resize(page, width, 1080)
        assert folded() or page.locator("h1").evaluate(ROWS) == 1, width
    resize(page, 1440, 900)
    assert folded()
    expect(words.locator("..")).to_have_attribute("title", re.compile("."))
    resize(page, 2600, 1080)
    assert not folded()
    assert page.locator("h1").evaluate(ROWS) == 1
