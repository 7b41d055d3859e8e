"""A printed game lies on the table: its host says what came, in two or three touches, on both screens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import people
from tests.browser.conftest import Arrive
from tests.browser.test_for_everybody import CHECK, SETTLED, axe

__all__ = ["axe"]

SCREENS = {"desktop": {}, "phone": {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}}
LEAST = 48
"""Pixels that a thumb needs."""
HEIGHTS = """() => [...document.querySelectorAll('section[data-telling] :is(button:not(:disabled), label)')]
    .map((each) => each.getBoundingClientRect()).map(({ height, top, bottom }) => [height, top, bottom])"""


def real_table(page: Page, *seats: dict[str, str], **wishes: Any) -> str:
    made = people.lay_table(page, *seats, chance="told", **wishes)
    page.goto(f"/g/{made['id']}")
    expect(picker(page)).to_be_visible()
    return str(made["id"])


def picker(page: Page) -> Locator:
    return page.get_by_role("region", name="Real table")


def press(page: Page, thing: Locator) -> None:
    """By finger where there is one; until the server has it."""
    before = moment(page)
    if page.evaluate("() => matchMedia('(pointer: coarse)').matches"):
        thing.tap()
    else:
        thing.click()
    expect(page.locator(".table")).not_to_have_attribute("data-moment", before)


def moment(page: Page) -> str:
    return page.locator(".table").get_attribute("data-moment") or ""


def tell(page: Page, option: str) -> None:
    """What came, by its type if that is asked first."""
    thing = page.locator(f'[data-option="{option}"]')
    if thing.count() == 0:
        page.locator("[data-type]:not(:disabled)").first.wait_for()
        kind = option.split("-")[1]
        chosen = page.locator(f'[data-type="{kind}"]')
        before = moment(page)
        chosen.click()
        page.wait_for_function(
            "([before, option]) => document.querySelector('.table').dataset.moment !== before"
            " || document.querySelector(`[data-option='${option}']`)",
            arg=[before, option],
        )
        if moment(page) != before:
            return
    press(page, thing)


def tell_anything(page: Page) -> None:
    """Whatever is asked, until somebody else is."""
    while page.locator("section.telling").count():
        thing = page.locator("[data-option]").first
        if thing.count():
            press(page, thing)
            continue
        before = moment(page)
        page.locator("[data-type]:not(:disabled)").first.click()
        page.wait_for_function(
            "(before) => document.querySelector('.table').dataset.moment !== before"
            " || document.querySelector('.things')",
            arg=before,
        )


@pytest.mark.parametrize("screen", SCREENS)
def test_a_game_is_told_taken_back_and_goes_on_after_a_reload(arrive: Arrive, screen: str) -> None:
    visitor = arrive(**SCREENS[screen])
    page = visitor.page
    real_table(page, people.MINE, people.BOT)
    expect(page.get_by_role("heading", level=1)).to_have_text("Who is number 1 in turn order?")
    press(page, page.locator('[data-option="seat 1"]'))
    expect(page.get_by_role("heading", level=1)).to_have_text("Which tile came from stack 0 onto space 3?")
    castles = page.locator('[data-type="castle"]')
    expect(castles).to_be_disabled()
    expect(castles).to_contain_text("none left")
    expect(page.locator('[data-type="forest"]')).to_contain_text("2 left")
    tell(page, "tile s0-forest-river")
    expect(picker(page).get_by_role("status")).to_contain_text("Forest")
    tell(page, "tile s0-village-plain")
    expect(picker(page).get_by_role("status")).to_contain_text("Village")
    press(page, picker(page).get_by_role("button", name="Take back"))
    expect(picker(page).get_by_role("status")).to_contain_text("Forest")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Which tile came from stack 0 onto space 4?")
    expect(picker(page).get_by_role("status")).to_contain_text("Forest")
    tell_anything(page)
    expect(picker(page)).to_contain_text("goes on once you confirm")
    stands = picker(page).get_by_role("button", name="That is what came")
    press(page, stands)
    expect(page.locator("section.telling")).to_be_visible()  # the bot has taken a tile, and another comes
    tell_anything(page)
    if picker(page).get_by_role("button", name="That is what came").count():
        press(page, picker(page).get_by_role("button", name="That is what came"))
    assert visitor.problems == []


def test_fingers_reach_everything(arrive: Arrive) -> None:
    """In the lower two thirds of a phone, each at least as large as a thumb."""
    page = arrive(**SCREENS["phone"]).page
    real_table(page, people.MINE, people.BOT)
    for _ in range(3):
        for height, top, bottom in page.evaluate(HEIGHTS):
            assert height >= LEAST - 0.5
            assert top >= 844 / 3 or bottom > 844
        if page.locator("[data-option]").count():
            press(page, page.locator("[data-option]").first)
        else:
            page.locator('[data-type="forest"]').tap()
            page.locator(".things").wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_few_letters_do_by_keyboard(page: Page) -> None:
    real_table(page, people.MINE, people.BOT)
    page.locator('[data-option="seat 0"]').focus()
    page.keyboard.press("Enter")
    search = picker(page).get_by_role("searchbox")
    expect(search).to_be_focused()
    page.keyboard.type("edinburgh")
    expect(picker(page)).to_contain_text("Nothing like that can come now.")
    page.keyboard.press("Escape")
    page.keyboard.type("quar riv")
    expect(picker(page).locator("[data-option]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(picker(page).get_by_role("status")).to_contain_text("Quarry")
    expect(search).to_be_focused()


def test_a_person_sees_what_is_awaited_and_makes_it_stand(arrive: Arrive) -> None:
    host, guest = arrive().page, arrive().page
    made = people.lay_table(host, people.MINE, people.OPEN, chance="told")
    guest.goto(f"/join#{made['seats'][1]['token']}")
    expect(guest.get_by_role("main")).to_contain_text("Real table")
    guest.get_by_role("button", name="Sit down").click()
    host.goto(f"/g/{made['id']}")
    host.get_by_role("button", name="Start", exact=True).click()
    expect(picker(host)).to_be_visible()
    expect(guest.get_by_role("heading", level=1)).to_have_text(
        "The host tells what came: Who is number 1 in turn order?"
    )
    expect(guest.locator("section[data-telling]")).to_have_count(0)
    press(host, host.locator('[data-option="seat 1"]'))
    tell_anything(host)
    expect(picker(host)).to_contain_text("You can take it back until")
    people.await_turn(guest)
    guest.locator(people.RONDEL).first.click()
    expect(host.locator("section[data-telling]")).to_have_count(0)


def test_faces_of_the_die_say_what_they_hit_and_cards_come_by_name(page: Page) -> None:
    """Glen More II with Chronicle 5, for which the Die is rolled."""
    table = real_table(page, people.BOT, people.BOT, game="glen-more-ii", chronicles=[5])
    for _ in range(200):
        state = page.request.get(f"/api/tables/{table}/state").json()
        if state["telling"] and state["telling"]["kind"] == "roll-die":
            break
        tell_or_confirm(page, table, state)
    else:
        pytest.fail("the Die was never rolled")
    faces = page.locator('[data-option^="die "]')
    expect(faces).to_have_count(3)
    expect(faces.first).to_contain_text("discards")
    hit = (faces.nth(1).locator("small").text_content() or "").removeprefix("discards ")
    press(page, faces.nth(1))
    expect(page.locator("section[data-telling]")).to_contain_text("Told last: 2")
    state = page.request.get(f"/api/tables/{table}/state").json()
    assert hit
    assert state["view"]["table"]["discards"]


def tell_or_confirm(page: Page, table: str, state: Any) -> None:
    """Without clicking: what comes first, and that it stands."""
    headers = {"X-Hindmost": "1"}
    if state["telling"]:
        step = {"seat": -1, "version": state["version"], "option": state["telling"]["options"][0]["id"]}
        page.request.post(f"/api/tables/{table}/actions", data=step, headers=headers)
    elif state["draft"]:
        page.request.post(f"/api/tables/{table}/settle", data={"version": state["version"]}, headers=headers)
    else:
        page.wait_for_timeout(50)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_no_barrier(arrive: Arrive, axe: str, screen: str, scheme: str) -> None:
    page = arrive(**SCREENS[screen], color_scheme=scheme).page
    real_table(page, people.MINE, people.BOT)
    page.evaluate(axe)
    rules = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
    for _ in range(2):
        page.evaluate(SETTLED)
        assert page.evaluate(CHECK, rules) == []
        press(page, page.locator("[data-option]").first)
        page.locator("[data-type]").first.wait_for()
        page.evaluate(SETTLED)
        assert page.evaluate(CHECK, rules) == []
        page.locator('[data-type="forest"]').click()
        page.locator(".things").wait_for()
    tell_anything(page)
    page.evaluate(SETTLED)
    assert page.evaluate(CHECK, rules) == []


@pytest.mark.parametrize(("game", "number"), [("Glen More", 2), ("Glen More II", 2), ("Glasgow", 2)])
def test_it_is_chosen_at_the_set_up(page: Page, game: str, number: int) -> None:
    page.goto("/new")
    page.get_by_role("combobox", name="Game").select_option(label=game)
    page.get_by_role("button", name=str(number), exact=True).click()
    page.get_by_role("checkbox", name="Real table").check()
    page.get_by_role("button", name="Start").click()
    expect(picker(page)).to_be_visible()
    press(page, page.locator("[data-option]").first)
    expect(picker(page).get_by_role("status")).to_contain_text("Told last")
