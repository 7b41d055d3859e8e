"""On the home screen of a phone: the client can be installed, and opens without a network."""

from __future__ import annotations

import struct

from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import Arrive

KEPT = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
}"""


def visit(arrive: Arrive) -> Page:
    """With the service worker at work."""
    page = arrive(service_workers="allow").page
    page.goto("/")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    return page


def test_the_icons_have_the_sizes_that_are_told(page: Page) -> None:
    page.goto("/")
    manifest = page.request.get("/manifest.webmanifest").json()
    assert manifest["start_url"] == "/"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawn = page.request.get(icon["src"])
        assert drawn.ok
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", drawn.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_a_browser_finds_nothing_that_stands_against_installing(arrive: Arrive) -> None:
    page = visit(arrive)
    session = page.context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A context of a test is a private window, from which nothing is ever installed.
    assert [each["errorId"] for each in errors if each["errorId"] != "in-incognito"] == []


def test_the_client_opens_without_a_network(arrive: Arrive) -> None:
    page = visit(arrive)
    page.context.set_offline(True)
    page.goto("/rules")
    people.expect_heading(page, "Rules of Glen More")
    expect(page.get_by_role("article").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    page.reload()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_nothing_that_is_played_is_kept(arrive: Arrive) -> None:
    page = visit(arrive)
    people.play_now(page)
    people.play_turn(page)
    kept = page.evaluate(KEPT)
    assert "/index.html" in kept
    assert [path for path in kept if path.startswith(("/api", "/ws", "/g/"))] == []
