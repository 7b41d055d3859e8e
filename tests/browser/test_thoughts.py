"""The lamp, and the analysis of a game that is over."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import hindmost
from hindmost.review import analyse
from tests.browser import people
from tests.browser.test_end import show
from tests.review.test_analysis import record_of

PHONE = {"width": 390, "height": 844}


def test_the_lamp_is_nothing_until_it_is_lit(page: Page) -> None:
    """First a nudge, then turns with reasons, marked on the table; gone with the question."""
    page.goto("/")
    made = people.lay_table(page, {"kind": "mine"}, {"kind": "bot", "bot": "greedy"}, game="glasgow")
    page.goto(f"/g/{made['id']}")
    people.await_turn(page)
    lamp = page.get_by_role("button", name="A hint")
    expect(lamp).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("h")
    light = page.get_by_role("region", name="By lamplight")
    expect(light.get_by_role("listitem")).to_have_count(0)
    light.get_by_role("button", name="What might I do?").click()
    expect(light.get_by_role("heading", level=3).first).to_be_visible()
    expect(light).to_contain_text("±")
    expect(page.locator(".spot").first).to_be_visible()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(light).to_be_in_viewport()
    assert not people.scrolls_sideways(page)
    light.get_by_role("button", name="Put out the lamp").click()
    expect(light).to_be_hidden()
    expect(page.locator(".spot")).to_have_count(0)


def test_a_game_that_is_over_is_thought_over(page: Page) -> None:
    """With an analysis on few deals, as the server would send it: its own takes as long as it takes."""
    record = record_of("glasgow", ["greedy", "random"])
    found = analyse(record, deals=2).to_json()
    turns = len(found["turns"])
    told = [{"done": 3, "turns": turns, "analysis": None}, {"done": turns, "turns": turns, "analysis": found}]
    page.route("**/analysis", lambda route: route.fulfill(json=told.pop(0)))
    show(page, hindmost.replay(record))
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("status").filter(has_text=f"3 of {turns}").first).to_be_visible()
    graph = page.get_by_role("img", name=re.compile("^chance to win"))
    expect(graph).to_be_visible()
    losses = page.get_by_role("region", name="The course of the game").get_by_role("listitem")
    expect(losses).to_have_count(5)
    losses.first.get_by_role("button").click()
    worst = found["losses"][0] + 1
    expect(page.get_by_role("region", name="Analysis")).to_contain_text(f"turn {worst},")
    expect(page.get_by_role("region", name="Analysis").get_by_role("table").first).to_contain_text("difference")
    slider = page.get_by_role("slider", name="The turn that is looked at")
    slider.fill("0")
    beside = page.get_by_role("region", name="Analysis")
    expect(beside).to_contain_text("turn 1,")
    slider.press("ArrowRight")
    expect(beside).to_contain_text("turn 2,")
    page.get_by_role("button", name="expected lead, VP").click()
    expect(page.get_by_role("img", name=re.compile("^expected lead"))).to_be_visible()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.get_by_role("region", name="Analysis")).to_be_in_viewport()
    assert not people.scrolls_sideways(page)
    page.get_by_role("button", name="Leave the analysis").click()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()


def test_hints_for_everybody_are_agreed_on_at_the_set_up(page: Page) -> None:
    """Asked only where others are invited, and said where one waits for them."""
    page.goto("/new?game=glasgow")
    allowed = page.get_by_role("checkbox", name="Everybody may ask for hints")
    expect(page.get_by_role("checkbox").first).to_be_visible()
    expect(allowed).to_have_count(0)
    page.get_by_role("listitem").nth(1).get_by_role("button", name="Invite a player").click()
    expect(allowed).not_to_be_checked()
    allowed.check()
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert not people.scrolls_sideways(page)
    page.locator("main > .btn.primary").click()
    page.wait_for_url("**/g/**")  # the set-up has the same words
    expect(page.get_by_text("Everybody may ask for hints")).to_be_visible()
    assert page.request.get(f"/api/tables/{people.table_of(page)}").json()["hints"] is True


def test_a_finished_game_is_played_on_from_a_moment_of_it(page: Page) -> None:
    show(page, hindmost.replay(record_of("glasgow", ["greedy", "random"])))
    over = people.table_of(page)
    page.goto(f"/g/{over}?at=20")
    page.get_by_role("region", name="Replay").get_by_role("button", name="Play on from here").click()
    choice = page.get_by_role("dialog", name="Play on from here")
    expect(choice.get_by_role("radio")).to_have_count(2)
    choice.get_by_role("radio").nth(1).check()
    expect(choice.get_by_role("combobox")).to_have_value("medium")
    choice.get_by_role("combobox").select_option("easy")
    choice.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(lambda address: over not in address)
    people.await_turn(page)
    laid = page.request.get(f"/api/tables/{people.table_of(page)}").json()
    assert (laid["laid"], [seat["kind"] for seat in laid["seats"]]) == (True, ["bot", "human"])
