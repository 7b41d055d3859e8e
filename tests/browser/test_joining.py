"""An invitation says who invites to what, before one sits down."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import people
from tests.browser.conftest import Arrive


def test_the_page_of_a_seat_link(arrive: Arrive) -> None:
    host, guest = arrive().page, arrive(390, 844).page
    clock = {"kind": "bank", "bank": 1800}
    bot = {"kind": "bot", "bot": "greedy"}
    seats = (people.MINE, bot, people.OPEN, people.OPEN)
    made = people.lay_table(host, *seats, game="glen-more-ii", chronicles=[2, 4], clock=clock, name="Ailsa")
    guest.goto(f"/join#{made['seats'][2]['token']}")
    card = guest.get_by_role("region", name="Invitation")
    expect(card).to_contain_text("Ailsa invites you to Glen More II")
    expect(card.get_by_role("list", name="Chronicles").get_by_role("listitem")).to_have_count(2)
    expect(card).to_contain_text("30 minutes")
    places = card.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(places).to_have_text(["RAilsa", "Sgreedy", "Gyour seat", "Pfree"])
    assert not people.scrolls_sideways(guest)
    guest.get_by_role("textbox", name="Your name").fill("Morag")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("Morag")).to_be_visible()


def test_a_link_that_is_worth_nothing(arrive: Arrive) -> None:
    page = arrive().page
    page.goto("/join#nosuchtable0-1-x")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("region", name="Invitation")).to_have_count(0)
