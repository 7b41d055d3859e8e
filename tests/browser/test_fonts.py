"""The client brings its fonts: small, early, and without a jump when they come."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import CLIENT, Arrive

MOST: Final = 70_000
"""Bytes of all fonts together."""
LOADED: Final = """async () => {
    await document.fonts.ready;
    const ours = (face) => ["Bitter", "Source Sans 3"].includes(face.family.replaceAll('"', ""));
    return [...document.fonts].filter(ours).map((face) => [face.status, face.display]);
}"""
DRAWN: Final = """() => {
    const first = (selector) => getComputedStyle(document.querySelector(selector)).fontFamily.split(",")[0];
    return [first("h1"), first("body"), first("svg.tile text")].map((family) => family.replaceAll('"', ""));
}"""


def sit_down(page: Page) -> None:
    made = people.lay_table(page, people.MINE, people.BOT)
    page.goto(f"/g/{made['id']}")
    people.await_turn(page)
    expect(page.locator("svg.tile").first).to_be_visible()


def test_fonts_are_small_and_their_licence_lies_beside_them() -> None:
    fonts = sorted(CLIENT.parent.glob("assets/*.woff2"))
    assert len(fonts) == 2
    assert sum(font.stat().st_size for font in fonts) <= MOST
    assert "SIL Open Font License" in (CLIENT.parent / "assets" / "fonts-licence.txt").read_text("utf-8")


def test_pages_and_drawings_use_them(page: Page) -> None:
    sit_down(page)
    assert page.evaluate(LOADED) == [["loaded", "swap"], ["loaded", "swap"]]
    assert page.evaluate(DRAWN) == ["Bitter", "Source Sans 3", "Bitter"]
    early = page.locator('link[rel="preload"][as="font"]').evaluate_all("(all) => all.map((each) => each.href)")
    assert sorted(address.rsplit("/", 1)[1] for address in early) == sorted(
        font.name for font in CLIENT.parent.glob("assets/*.woff2")
    )


def test_nothing_moves_when_they_come(arrive: Arrive) -> None:
    """Before they are there, the page is laid out as high, and its regions lie where they will."""
    seen: list[list[Any]] = []
    for late in (True, False):
        page = arrive().page
        if late:
            page.route("**/*.woff2", lambda route: route.abort())
        sit_down(page)
        page.evaluate("() => document.fonts.ready")
        seen.append([page.locator(each).first.bounding_box() for each in ("header.status", ".pr-rondel", "#territory")])
    assert seen[0] == seen[1]
