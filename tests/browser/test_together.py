"""Two people in two browsers and somebody who watches."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser import people
from tests.browser.conftest import Arrive
from tests.glen_more_ii_scenario import before_a_vote


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
    host.page.get_by_role("button", name="Invite a player").last.click()
    host.page.get_by_role("checkbox", name="Public: anyone can find this table").check()
    host.page.get_by_role("button", name="Create table and invite").click()
    link = host.page.get_by_role("textbox", name="Copy link").input_value()
    begin = host.page.get_by_role("button", name="Start", exact=True)
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
    people.expect_heading(stranger, re.compile("does not exist"))
    assert heard == []


def names(page: Page) -> list[str]:
    """How the table calls its players, seat by seat."""
    found: list[str] = people.lines_of(page).evaluate_all("(all) => all.map((each) => each.ariaLabel)")
    return found


def take_screen(page: Page, seat: int | None = None) -> None:
    """Somebody is given the screen; a press that comes with the question does not count."""
    passing = page.locator("[data-pass]" if seat is None else f'[data-pass="{seat}"]')
    expect(passing).to_be_visible()
    for _ in range(20):
        if not passing.count():
            return
        passing.get_by_role("button").click()
        page.wait_for_timeout(100)
    raise AssertionError("nobody can take the screen")


def pass_turn(page: Page, table: str, seat: int) -> int:
    """The seat's turn is played elsewhere, in any way; who is asked then."""
    address = f"/api/tables/{table}"
    while True:
        state = page.request.get(f"{address}/state?seat={seat}").json()
        if not state["prompt"]:
            return int(state["waiting"][0]["seat"])
        options = [each["id"] for each in state["prompt"]["options"] if not each.get("why_not")]
        option = "end" if "end" in options else options[0]
        step = {"seat": seat, "version": state["version"], "option": option}
        page.request.post(f"{address}/actions", data=step, headers={"X-Hindmost": "1"})


def test_one_screen_many_hands(page: Page) -> None:
    """Hot-seat: the screen is passed on before it shows the VP of whoever is asked, and of nobody else."""
    table = people.lay_table(page, people.MINE, people.MINE, people.MINE)["id"]
    page.goto(f"/g/{table}")
    hands: set[int] = set()
    while len(hands) < 3:
        passing = page.locator("[data-pass]")
        expect(passing).to_be_visible()
        seat = int(passing.get_attribute("data-pass") or "")
        assert not page.locator("[data-moment], [data-ref], [role=log]").count()  # not even hidden
        assert points(page) == []
        said = passing.inner_text()
        page.keyboard.press("u")
        page.keyboard.press("?")  # keys of the table that is not there
        take_screen(page, seat)
        known = [each for each in points(page) if not each.startswith("?")]
        assert len(known) == 1
        assert names(page)[seat] in said
        assert page.locator("h1").inner_text().startswith(names(page)[seat])
        hands.add(seat)
        while pass_turn(page, table, seat) == seat:
            pass


def test_the_screen_is_not_taken_twice_by_the_same_hands(page: Page) -> None:
    table = people.lay_table(page, people.MINE, people.MINE)["id"]
    page.goto(f"/g/{table}")
    take_screen(page)
    page.keyboard.press("Shift+P")
    expect(page.locator(".planned")).to_be_visible()
    page.keyboard.press("Shift+P")
    expect(page.locator(".planned")).to_have_count(0)
    expect(page.locator("[data-moment]")).to_be_visible()
    assert not page.locator("[data-pass]").count()


@pytest.mark.parametrize("game", ["glen-more-ii", "glasgow"])
def test_where_all_lies_open_a_word_is_enough(page: Page, game: str) -> None:
    table = people.lay_table(page, people.MINE, people.MINE, game=game)["id"]
    page.goto(f"/g/{table}")
    people.await_turn(page)
    seat = page.request.get(f"/api/tables/{table}").json()["asked"][0]
    assert page.locator("h1").inner_text().startswith(names(page)[seat])
    other = pass_turn(page, table, seat)
    expect(page.locator(f'[data-turn-of="{other}"]')).to_contain_text(names(page)[other])
    assert not page.locator("[data-pass]").count()
    assert page.locator("h1").inner_text().startswith(names(page)[other])
    page.mouse.click(2, 2)
    expect(page.locator("[data-turn-of]")).to_have_count(0)


def test_whoever_likes_sees_the_secrets_at_once(page: Page) -> None:
    page.goto("/settings")
    page.locator('[data-setting="pass"]').uncheck()
    page.goto(f"/g/{people.lay_table(page, people.MINE, people.MINE)['id']}")
    people.await_turn(page)
    expect(page.locator("[data-moment]")).to_be_visible()
    assert not page.locator("[data-pass]").count()


def test_secret_votes_at_one_screen(page: Page) -> None:
    """Everybody votes with the screen in hand, sees nobody's vote, and all read in the log who voted what."""
    record = before_a_vote(2).record()
    table = page.request.post("/api/records", data=record, headers={"X-Hindmost": "1"}).json()["table"]["id"]
    page.goto(f"/g/{table}")
    pieces = {kind: page.locator(f'[data-ref="vote:{kind}"]') for kind in ("aye", "nay")}
    votes = page.locator('[data-code="log-voted-aye"], [data-code="log-voted-nay"]')
    for seat, kind in enumerate(("aye", "nay")):
        take_screen(page, seat)
        for piece in pieces.values():
            expect(piece).to_have_attribute("aria-pressed", "false")
        expect(votes).to_have_count(0)
        pieces[kind].click()
    expect(votes).to_have_count(2)
    for seat, code in enumerate(("log-voted-aye", "log-voted-nay")):
        line = page.locator(f'[data-code="{code}"]')
        expect(line).to_contain_text(names(page)[seat])
        expect(line.locator("svg")).to_be_visible()  # and the mark of the player for those who see
