"""Standing answers at the screen: beside the question and in the menu of the table, kept, and seen by nobody else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import Arrive
from tests.browser.test_for_everybody import AXE
from tests.server.running import HEADERS
from tests.server.test_standing import before

CHECK = """async () => (await axe.run("[role=dialog], dialog[open]")).violations
    .filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id }) => id)"""
MENUS = {1440: "Menu", 390: "More"}


def asked(page: Page) -> tuple[str, int]:
    """A table at which Bruce McMail has just been asked; the seat that he belongs to."""
    reaction = before("intercept", 8)
    table = page.request.post("/api/records", data=reaction.record, headers=HEADERS).json()["table"]["id"]
    state = page.request.get(f"/api/tables/{table}/state?seat={reaction.actor}").json()
    body = {"seat": reaction.actor, "version": state["version"], "option": reaction.step}
    assert page.request.post(f"/api/tables/{table}/actions", data=body, headers=HEADERS).ok
    page.goto(f"/g/{table}?as={reaction.reactor}")
    return table, reaction.reactor


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_answered_once_for_all_beside_the_question(arrive: Arrive, width: int, height: int, scheme: str) -> None:
    page = arrive(width, height, color_scheme=scheme).page
    table, seat = asked(page)
    page.get_by_role("button", name="Always answer…").click()
    sheet = page.get_by_role("dialog", name="Standing answers")
    mail = sheet.get_by_label("Bruce McMail may buy a resource")
    expect(mail).to_have_value("")
    assert mail.locator("option").all_inner_texts()[:3] == ["Ask me", "Always no", "Buy wood only"]
    assert not people.scrolls_sideways(page)
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(CHECK) == []
    sheet.get_by_label("Bruce McMail has bought a resource").select_option("As proposed")
    expect(sheet).to_be_visible()
    mail.select_option("Always no")
    expect(sheet).to_be_hidden()
    expect(page.get_by_role("button", name="Always answer…")).to_have_count(0)
    answers = page.request.get(f"/api/tables/{table}/answers?seat={seat}").json()["answers"]
    assert [each["option"] for each in answers if each["seat"] == seat][-1] == "pass"
    page.reload()
    page.get_by_role("button", name=MENUS[width], exact=True).click()
    page.get_by_role("button", name="Standing answers").click()
    expect(page.get_by_label("Bruce McMail may buy a resource")).to_have_value("no")


def test_only_the_seat_reads_that_it_was_used(page: Page) -> None:
    table, seat = asked(page)
    page.get_by_role("button", name="Always answer…").click()
    page.get_by_label("Bruce McMail may buy a resource").select_option("Always no")
    used = "answered beforehand: Always no (Bruce McMail may buy a resource)"
    expect(page.get_by_text(used, exact=True)).to_be_visible()
    page.goto(f"/g/{table}?as={(seat + 1) % 3}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("answered beforehand")).to_have_count(0)


def test_a_table_without_such_questions_has_no_such_entry(page: Page) -> None:
    people.play_now(page)
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("dialog", name="Menu").get_by_role("button", name="Keyboard shortcuts")).to_be_visible()
    expect(page.get_by_role("button", name="Standing answers")).to_have_count(0)
