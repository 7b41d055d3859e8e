"""Two people in two browsers and somebody who watches."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser import people, whole
from tests.browser.conftest import Arrive


def listen(page: Page) -> list[dict[str, Any]]:
    """All that the server will tell this page over its sockets."""
    heard: list[dict[str, Any]] = []

    def meet(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", meet)
    return heard


def points(page: Page) -> list[str]:
    """Every count of VP that stands in the page."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[aria-label$=\" VP\"]')].map((each) => each.ariaLabel)"
    )
    return found


def test_two_browsers_and_a_spectator(arrive: Arrive) -> None:
    host, guest, watcher = arrive(), arrive(), arrive()
    host.page.goto("/new")
    host.page.get_by_role("button", name="2", exact=True).click()
    host.page.get_by_role("button", name="By invitation").last.click()
    host.page.get_by_role("checkbox", name="Listed for everybody").check()
    host.page.get_by_role("button", name="Lay the table and invite").click()
    link = host.page.get_by_role("textbox", name="Copy link").input_value()
    begin = host.page.get_by_role("button", name="Begin")
    expect(begin).to_be_disabled()

    guest.page.goto(link)
    guest.page.get_by_role("textbox", name="Your name").fill("Morag")
    guest.page.get_by_role("button", name="Sit down").click()
    begin.click()
    expect(host.page.get_by_role("toolbar", name="Rondel")).to_be_visible()

    heard = listen(watcher.page)
    watcher.page.goto(f"/g/{people.table_of(host.page)}")
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    lines = people.log_lines(watcher.page)

    both = (host.page, guest.page)
    moved = set()
    for _ in range(8):
        host.page.wait_for_timeout(100)
        asked = next((page for page in both if people.ours(page)), None)
        if asked is None:
            continue
        assert not all(people.ours(page) for page in both)
        people.play_turn(asked)
        moved.add(asked)
        if len(moved) == 2:
            break
    assert len(moved) == 2
    watcher.page.wait_for_function(
        "(n) => document.querySelectorAll('[role=\"log\"] li').length > n + 2", arg=len(lines)
    )

    for page in both:
        known = [each for each in points(page) if not each.startswith("?")]
        assert len(points(page)) == 2
        assert len(known) == 1
    assert points(watcher.page) == ["? VP", "? VP"]
    views = [message["view"] for message in heard if message["type"] == "state"]
    assert views
    assert all(seat.get("vp") is None for view in views for seat in view["seats"])
    assert not any(message.get("prompt") for message in heard)
    assert not watcher.page.locator(people.RONDEL).count()
    assert host.problems == guest.problems == watcher.problems == []


def test_a_private_table_shows_nothing_to_strangers(arrive: Arrive) -> None:
    host, stranger = arrive().page, arrive().page
    people.play_now(host)
    heard = listen(stranger)
    stranger.goto(f"/g/{people.table_of(host)}")
    people.expect_heading(stranger, re.compile("no such table"))
    assert heard == []


def test_one_screen_many_hands(page: Page) -> None:
    """Hot-seat: the table turns to whoever is asked, and shows the VP of no other."""
    made = people.lay_table(page, people.MINE, people.MINE, people.MINE)
    page.goto(f"/g/{made['id']}")
    play = whole.Play(page, seed=8)
    hands: set[str | None] = set()
    while len(hands) < 3:
        seen = play.look()
        hands.add(page.locator(".hold").get_attribute("class"))
        assert len([each for each in points(page) if not each.startswith("?")]) == 1
        group = play.choose(seen)
        play.press(group, play.again(slow=True) if group == "end" else seen)
