"""A corrected catalogue in the browser: chosen at set-up, drawn from its records, told to everybody at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests import corrected
from tests.browser import people
from tests.browser.conftest import Arrive
from tests.browser.raw import raw
from tests.server.running import Served, served, settings

GO = "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"


@pytest.fixture(scope="module")
def correcting(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("catalogues")
    (folder / "ours.toml").write_text(corrected.glen_more_ii(), "utf-8")
    (folder / "broken.toml").write_text(corrected.glen_more_ii().replace("2 wood", "2 wool"), "utf-8")
    with served(settings(tmp_path_factory.mktemp("corrected"), catalogues=folder)) as server:
        yield server


@pytest.fixture
def page(arrive: Arrive, correcting: Served) -> Iterator[Page]:
    visitor = arrive(base_url=correcting.url)
    yield visitor.page
    assert visitor.problems == []


def test_a_table_with_values_of_ones_own(page: Page) -> None:
    page.goto("/new?game=glen-more-ii")
    values = page.get_by_role("combobox", name="Values of the components")
    expect(values.locator("option")).to_have_text(["The usual ones", "broken.toml", "ours.toml"])
    expect(values.locator("option", has_text="broken.toml")).to_be_disabled()
    page.get_by_text("broken.toml cannot be used").click()
    expect(page.get_by_text(f"broken.toml: tile {corrected.NEW}: cost: ")).to_be_visible()
    values.select_option("ours.toml")
    page.get_by_role("button", name=re.compile("^Start")).click()
    people.await_turn(page)

    tile = page.locator('[data-ref^="rondel:"]').and_(page.get_by_label(re.compile("Achnasheen")))
    expect(tile).to_be_visible()
    tile.hover()
    card = page.locator(".tilecard")
    expect(card.get_by_role("heading")).to_have_text("Achnasheen")
    expect(card).to_contain_text("2 wood")
    expect(card).to_contain_text("2 movement points")
    expect(card).to_contain_text("corrected")
    page.mouse.move(5, 5)

    page.get_by_role("button", name="Corrected values").click()
    told = page.get_by_role("dialog", name="Corrected values")
    expect(told).to_contain_text("Played with corrected values: ours.toml")
    expect(told).to_contain_text("Halkirk")
    expect(told).to_contain_text("cost free → 1 stone")
    expect(told).to_contain_text("effect 3 vp → 4 vp")
    assert raw(page) == []
    page.keyboard.press("Escape")
    # What it does is no longer said in the words written for the usual value.
    page.get_by_label(re.compile("^Douglas")).hover()
    expect(card).to_contain_text("Receive 4 VP")


def test_the_next_table_has_the_usual_values(page: Page) -> None:
    """Also without a new page: what is printed belongs to the table."""
    made = people.lay_table(page, people.MINE, people.BOT, game="glen-more-ii", catalogue="ours.toml")
    page.goto(f"/g/{made['id']}")
    people.await_turn(page)
    expect(page.get_by_label(re.compile("Achnasheen")).first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Leave the table").click()
    expect(page.get_by_role("article").first).to_be_visible()
    other = people.lay_table(page, people.MINE, people.BOT, game="glen-more-ii")
    page.evaluate(GO, f"/g/{other['id']}")
    people.await_turn(page)
    expect(page.get_by_label(re.compile("Achnasheen"))).to_have_count(0)
