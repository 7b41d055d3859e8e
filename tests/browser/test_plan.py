"""Plans: moves tried out where nobody sees it, kept, armed, and played when the turn comes."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import people
from tests.browser.conftest import Arrive

PLANNED = re.compile("Your plan was (played|dropped)")


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Plan", exact=True)


def plan_a_turn(page: Page) -> None:
    """Take, place, activate and end, in the plan that is open: then something was drawn, and it says so."""
    for _ in range(40):
        if bar(page).get_by_text("are guesses").count():
            return
        people.decide(page)
    raise AssertionError("a turn without an end")


def version(page: Page) -> str:
    state = page.request.get(f"/api/tables/{people.table_of(page)}/state?seat=0").json()
    return f"{state['version']} {state['draft']}"


def test_what_is_planned_changes_nothing_until_it_is_played(page: Page) -> None:
    people.play_now(page)
    before = version(page)
    expect(page.get_by_role("button", name="Plan", exact=True)).to_be_visible()
    page.keyboard.press("Shift+P")
    expect(bar(page)).to_contain_text("nobody sees this")
    people.decide(page)
    page.keyboard.press("u")
    expect(page.get_by_role("button", name=re.compile("^Undo"))).to_be_disabled()
    plan_a_turn(page)
    assert version(page) == before, "the table has heard nothing of it"
    # Undo leads back over the end of a turn, because nothing of it has happened.
    page.keyboard.press("u")
    expect(people.end_button(page)).to_be_enabled()
    bar(page).get_by_role("button", name="Save or schedule").click()
    sheet = page.get_by_role("dialog", name="Plans")
    sheet.get_by_label("A note to yourself").fill("first of all")
    sheet.get_by_role("button", name="Save").click()
    kept = sheet.get_by_role("region", name="first of all")
    expect(kept).to_contain_text("saved")
    kept.get_by_role("button", name="Play it now").click()
    expect(page.get_by_role("alert").filter(has_text="Your plan was played")).to_be_visible()
    expect(bar(page)).to_be_hidden()
    # The plan did not end the turn, so it is a draft, and can be taken back.
    expect(people.end_button(page)).to_be_enabled()
    assert people.drafting(page)


def test_a_plan_made_out_of_turn_is_armed(arrive: Arrive) -> None:
    one, two = arrive().page, arrive(390, 844, has_touch=True).page
    one.goto("/")
    two.goto("/")
    made = people.lay_table(one, people.MINE, people.OPEN)
    headers = {"X-Hindmost": "1"}
    two.request.post("/api/claims", data={"token": made["seats"][1]["token"], "name": "Una"}, headers=headers)
    one.request.post(f"/api/tables/{made['id']}/start", headers=headers)
    for page in (one, two):
        page.goto(f"/g/{made['id']}")
        expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    first = one.request.get(f"/api/tables/{made['id']}/state").json()["waiting"][0]["seat"]
    mover, planner = (one, two) if first == 0 else (two, one)
    if planner is two:
        planner.get_by_role("button", name="More").click()
    planner.get_by_role("button", name="Plan", exact=True).click()
    expect(planner.get_by_role("heading", level=1)).to_contain_text(":")  # a rival is asked
    planner.get_by_role("button", name="Skip to my turn").click()
    expect(planner.get_by_role("button", name="Skip to my turn")).to_be_hidden()
    assert not people.scrolls_sideways(planner)
    people.decide(planner, lambda thing: thing.dispatch_event("click"))
    planner.get_by_role("button", name="Save or schedule").click()
    sheet = planner.get_by_role("dialog", name="Plans")
    sheet.get_by_role("button", name="Save").click()
    sheet.get_by_role("spinbutton").fill("9")
    sheet.get_by_role("button", name="Play it on my turn").click()
    expect(planner.get_by_text("A plan is scheduled for your turn")).to_be_visible()
    while not planner.get_by_text(PLANNED).count():
        if people.ours(mover):
            people.decide(mover, lambda thing: thing.dispatch_event("click"))
        mover.wait_for_timeout(50)
    expect(planner.get_by_text(PLANNED)).to_be_visible()
    expect(mover.get_by_text(PLANNED)).to_have_count(0)
