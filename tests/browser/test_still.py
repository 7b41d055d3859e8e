"""The territory stays where it is while its player takes, pays and activates."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import whole
from tests.browser.conftest import Arrive
from tests.browser.laid import glen, laid
from tests.server.running import Served

WATCH_SHIFTS = """() => {
    window.shifted = [];
    const name = (node) => node && `${node.nodeName} ${node.getAttribute?.("class") ?? ""}`;
    new PerformanceObserver((list) => {
        const territory = document.getElementById("territory");
        for (const shift of list.getEntries())
            for (const { node, previousRect, currentRect } of shift.sources)
                if (territory.contains(node) || node?.contains(territory))
                    window.shifted.push([name(node), previousRect.toJSON(), currentRect.toJSON()]);
    }).observe({ type: "layout-shift" });
}"""
SHIFTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(window.shifted))))"
"""What has moved by itself, once the picture of now is drawn."""
PAID = glen("s1-village-plain-wood", more="0,2: s1-village-river-stone\n-1,1: s1-forest-plain-a, wood 3")
"""Two forests from which the wood may come."""


def region(page: Page) -> Any:
    return page.locator("#territory").bounding_box()


def choose(page: Page, play: whole.Play, thing: str, touch: bool) -> None:
    play.look()
    place = page.locator(f'[data-ref="{thing}"]')
    if touch:
        place.tap()
        page.locator("button.primary:enabled").tap()
    else:
        place.click()


@pytest.mark.parametrize(("width", "height", "touch"), [(1440, 900, False), (390, 844, True)])
def test_paying_does_not_move_the_territory(arrive: Arrive, here: Served, width: int, height: int, touch: bool) -> None:
    page = arrive(width, height, base_url=here.url, has_touch=touch).page
    laid(page, here, PAID)
    play = whole.Play(page, seed=0, touch=touch)
    pay = page.get_by_role("region", name="Pay")
    choose(page, play, "rondel:1", touch)
    expect(page.locator(".legal").first).to_be_visible()
    before = region(page)
    page.evaluate(WATCH_SHIFTS)
    choose(page, play, "cell:0:1,1", touch)
    expect(pay.get_by_role("button", name="Change")).to_be_visible()
    assert region(page) == before
    pay.get_by_role("button", name="Change").click()
    expect(pay.locator(".chips")).to_be_visible()
    assert region(page) == before
    pay.locator(".chips button").first.click()
    expect(pay.locator(".chips")).to_be_hidden()
    assert region(page) == before
    assert page.evaluate(SHIFTED) == []


def test_taking_a_tile_moves_no_tile_that_lies(arrive: Arrive, here: Served) -> None:
    """There is room for a ring of cells from the start."""
    page = arrive(base_url=here.url).page
    laid(page, here, PAID)
    home = page.locator('[data-ref="cell:0:0,0"] .hit')
    before = home.bounding_box()
    whole.Play(page, seed=0).look()
    page.locator('[data-ref="rondel:1"]').click()
    expect(page.locator(".legal").first).to_be_visible()
    assert home.bounding_box() == before
