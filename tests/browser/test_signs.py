"""Signs that explain themselves to whoever points, tabs or holds a finger on them, and look like nobody's letter."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from hindmost.cli.table.players import NAMES
from hindmost.text.messages import languages, say
from tests.browser import people
from tests.browser.conftest import Arrive

HOLD = """(node) => {
    const point = { bubbles: true, pointerType: "touch", isPrimary: true };
    node.dispatchEvent(new PointerEvent("pointerdown", point));
}"""


def told(page: Page) -> Locator:
    return page.locator("#tip")


def test_a_market_space_on_hover_focus_and_a_long_press(page: Page) -> None:
    people.play_now(page)
    spaces = page.get_by_role("group", name="Market").get_by_role("button", name="spaces with coins").first
    expect(told(page)).to_have_count(0)
    spaces.hover()
    expect(told(page)).to_contain_text("dashed space")
    page.mouse.move(2, 2)
    expect(told(page)).to_have_count(0)
    page.keyboard.press("m")
    for _ in range(12):
        if spaces.evaluate("(node) => node === document.activeElement"):
            break
        page.keyboard.press("ArrowDown")
    expect(spaces).to_be_focused()
    expect(told(page)).to_contain_text("dashed space")
    expect(spaces).to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("Escape")
    expect(told(page)).to_have_count(0)
    spaces.evaluate(HOLD)
    expect(told(page)).to_contain_text("dashed space")


def test_how_often_somebody_goes(arrive: Arrive) -> None:
    """The sign beside a player in the outlook: the furthest tile lets somebody go several times."""
    page = arrive(has_touch=True).page
    people.play_now(page)
    page.locator(people.RONDEL).last.tap()
    times = page.locator(".seq").get_by_role("button").first
    expect(times).to_contain_text("×")
    times.evaluate(HOLD)
    expect(told(page)).to_contain_text("times before the next player")


def a_final_end(page: Page) -> Locator:
    """The end of a turn of Glen More refills the rondel: final, and the button says why."""
    people.play_now(page)
    for _ in range(40):
        end = people.end_button(page)
        if people.drafting(page) and end.count() and end.locator("svg").count():
            return end
        people.decide(page)
    raise AssertionError("a turn without an end")


def test_the_eye(page: Page) -> None:
    end = a_final_end(page)
    # Whoever has just pressed it and been reminded of something is there already: pointing begins with coming.
    page.mouse.move(2, 2)
    end.hover()
    expect(told(page)).to_contain_text("cannot be undone")


def test_a_sign_that_goes_while_it_is_explained(page: Page) -> None:
    """What is pressed loses the focus in the middle of a redrawing: nothing may go wrong in the page."""
    a_final_end(page)
    page.keyboard.press("Alt+Shift+T")
    end = page.locator('[data-option="end"]')
    expect(end).to_be_visible()
    page.keyboard.press("Tab")  # from now on the focus is shown
    end.focus()
    expect(told(page)).to_contain_text("cannot be undone")
    people.rest(page)
    page.keyboard.press("Enter")
    expect(end).to_have_count(0)
    expect(told(page)).to_have_count(0)


def test_the_mark_of_a_reconstructed_value_is_no_letter(page: Page) -> None:
    made = people.lay_table(page, people.MINE, people.BOT, game="glasgow")
    page.goto(f"/g/{made['id']}")
    people.await_turn(page)
    card = page.locator(".tilecard")
    marks = card.locator("abbr")
    tiles = page.locator('[data-ref^="ring:"]')
    for number in range(tiles.count()):
        page.mouse.move(2, 2)
        expect(card).to_have_count(0)
        tiles.nth(number).hover()
        expect(card).to_be_visible()
        if marks.count():
            break
    letters = {say(f"player-{name}", lang)[0] for name in NAMES for lang in languages()}
    mark = marks.first.inner_text()
    assert not mark.isalpha()
    assert mark not in letters
    expect(card.locator(".made")).to_contain_text(mark)
