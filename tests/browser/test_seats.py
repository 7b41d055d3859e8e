"""A bot in somebody's seat: asked for, agreed to, and sent away again by whose seat it is."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Arrive

HEADERS = {"X-Hindmost": "1"}


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """A request with the page's own cookie."""
    answer = page.request.fetch(path, method=method, data=body, headers=HEADERS)
    assert answer.ok, answer.text()
    return answer.json()


def three(pages: list[Page]) -> str:
    """A game of three people, each at their page of it."""
    seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]
    made = ask(pages[0], "POST", "/api/tables", {"game": "glen-more", "seats": seats, "name": "Rob", "absence": 60})
    for page, seat, name in zip(pages[1:], made["seats"][1:], ("Ann", "Eve"), strict=True):
        ask(page, "POST", "/api/claims", {"token": seat["token"], "name": name})
    ask(pages[0], "POST", f"/api/tables/{made['id']}/start")
    for page in pages:
        page.goto(f"/g/{made['id']}")
    return str(made["id"])


def act(page: Page, name: str) -> Locator:
    return page.locator(f"[data-act='{name}']")


def kinds(page: Page, table: str) -> list[str]:
    return [seat["kind"] for seat in ask(page, "GET", f"/api/tables/{table}")["seats"]]


def test_a_bot_stands_in_and_its_player_comes_back(arrive: Arrive) -> None:
    host, guest, other = (arrive().page for _ in range(3))
    table = three([host, guest, other])
    host.locator("button.seats").click()
    expect(act(host, "ask")).to_have_count(2)
    act(host, "ask").first.click()
    expect(act(host, "decline")).to_be_visible()
    expect(act(guest, "decline")).to_be_visible()
    expect(act(guest, "agree")).to_have_count(0)
    act(other, "decline").click()
    expect(host.locator(".standin")).to_have_count(0)
    assert kinds(host, table) == ["human"] * 3
    host.locator("button.seats").click()
    act(host, "ask").first.click()
    act(other, "agree").click()
    expect(act(guest, "back")).to_be_visible()
    assert kinds(host, table) == ["human", "bot", "human"]
    guest.reload()
    act(guest, "back").click()
    expect(guest.locator(".standin")).to_have_count(0)
    assert kinds(host, table) == ["human"] * 3
    assert ask(guest, "GET", f"/api/tables/{table}")["seats"][1]["yours"]
    expect(guest.locator("header h1")).to_be_visible()
    guest.locator("button.seats").click()
    act(guest, "hand-over").click()
    expect(act(guest, "back")).to_be_visible()


def test_a_number_pressed_before_the_offer_is_there_stays(arrive: Arrive) -> None:
    page = arrive().page
    held: list[Route] = []
    page.route("**/api/offer", lambda route: held.append(route))
    page.goto("/new")
    page.get_by_role("button", name="2", exact=True).click()
    assert len(held) == 1
    held[0].continue_()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Glen More")
    expect(page.locator("main ul .seg")).to_have_count(2)


def test_who_joins_reads_what_was_agreed_on(arrive: Arrive) -> None:
    host, guest = arrive().page, arrive().page
    host.goto("/new")
    host.locator("ul .seg button:last-child").last.click()
    choice = host.locator("label", has=host.locator("option[value='4320']")).locator("select")
    choice.select_option("4320")
    host.locator("main > button.primary").click()
    link = host.locator("input[readonly]").input_value()
    guest.goto(link)
    guest.locator("main form button").click()
    for page in (host, guest):
        expect(page.locator("main p b", has_text="3")).to_be_visible()
