"""What surrounds the moves: language, colours, replay, and a server that goes away and comes back."""

from __future__ import annotations

import re
from pathlib import Path
from unittest.mock import AsyncMock, patch

from playwright.sync_api import Page, expect

from hindmost.server.wire.errors import DiskFull
from hindmost.text.messages import say
from tests.browser import people
from tests.browser.conftest import Arrive, Serving
from tests.server.running import Served


def test_french_at_once(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("link", name="Nouvelle table").first).to_be_visible()
    expect(page.get_by_role("link", name="New table")).to_have_count(0)
    people.play_now(page)
    expect(page.get_by_role("button", name="Terminer le tour")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("link", name="New table").first).to_be_visible()


def test_dark_at_a_click_and_kept(page: Page) -> None:
    page.goto("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    body = page.locator("body")
    light = body.evaluate("(body) => getComputedStyle(body).backgroundColor")
    page.get_by_role("button", name="Theme").click()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(body).not_to_have_css("background-color", light)
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")


def test_dark_like_the_system(arrive: Arrive) -> None:
    page = arrive(color_scheme="dark").page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_replay_by_link(page: Page) -> None:
    people.play_now(page)
    for _ in range(2):
        people.play_turn(page)
    people.await_turn(page)
    page.goto(f"/g/{people.table_of(page)}?at=3")
    replay = page.get_by_role("region", name="Replay")
    expect(replay).to_contain_text("Move 3 of")
    expect(page.locator(people.RONDEL)).to_have_count(0)
    replay.get_by_role("button", name="Next move").click()
    expect(replay).to_contain_text("Move 4 of")
    assert page.url.endswith("?at=4")
    replay.get_by_role("button", name="Previous move").click()
    expect(replay).to_contain_text("Move 3 of")
    replay.get_by_role("button", name="Back to the game").click()
    expect(replay).to_be_hidden()
    expect(page.locator(people.RONDEL).first).to_be_visible()


def test_a_moment_that_nobody_waits_for_leaves_the_address(page: Page) -> None:
    """Else the page would show it after the next reload."""
    people.play_now(page)
    table = people.table_of(page)
    page.route("**/past/**", lambda _: None)
    page.goto(f"/g/{table}?at=0")
    people.await_turn(page)
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(f"/g/{table}$"))


def test_the_truth_comes_back_with_the_server(arrive: Arrive, tmp_path: Path) -> None:
    server = Serving(tmp_path)
    server.start()
    try:
        page = arrive(base_url=server.url).page
        people.play_now(page)
        people.play_turn(page)
        people.await_turn(page)
        people.decide(page)
        page.mouse.move(2, 2)
        held, lines = people.holdings(page), people.log_lines(page)
        server.kill()
        lost = page.get_by_role("alert").filter(has_text="Connection lost")
        expect(lost).to_be_visible()
        server.start()
        lost.get_by_role("button", name="Try now").click()
        expect(lost).to_be_hidden()
        assert (people.holdings(page), people.log_lines(page)) == (held, lines)
        people.play_turn(page)
        people.await_turn(page)
        assert people.log_lines(page) != lines
    finally:
        server.kill()


def test_a_request_that_the_server_cannot_carry_out_is_told(arrive: Arrive, here: Served) -> None:
    page = arrive(base_url=here.url).page
    people.play_now(page)
    store = here.hall.store
    told = page.locator("[data-refusal]")
    # What would be discarded wants a second press.
    tile = page.locator(people.RONDEL).and_(page.locator(':not([aria-label*="discard"])')).first
    with patch.object(store, "append", AsyncMock(side_effect=DiskFull)):
        tile.click()
        expect(told).to_contain_text(say("refused-disk-full"))
        told.get_by_role("button", name="Close").click()
        expect(told).to_be_hidden()
        tile.click()
        expect(told).to_be_visible()
    tile.click()
    expect(told).to_be_hidden()
