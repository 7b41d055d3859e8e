"""Glasgow from the first move to the score: by mouse, by keyboard, by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from hindmost import Game
from tests import glasgow_scenario
from tests.browser import glasgow, laid, people, whole
from tests.browser.conftest import Arrive
from tests.browser.games import play_until, sit_at
from tests.server.running import Served


def tap(thing: Locator) -> None:
    thing.tap()


def the_city_is_complete(page: Page) -> None:
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"wins with \d+ VP"))
    page.keyboard.press("Escape")
    assert glasgow.stands(page) == 20


def test_a_whole_game_by_mouse(page: Page) -> None:
    glasgow.sit_down(page)
    glasgow.Builder(page, seed=1).game()
    the_city_is_complete(page)


def test_a_whole_game_by_keyboard(page: Page) -> None:
    """The third tile ahead, whatever is there, the first building, the first place, by the numbers of the options."""

    class Typist(glasgow.Builder):
        def press(self, group: str, seen: whole.Seen) -> None:
            self.page.keyboard.press({"end": "e", "ring": "3", "confirm": "Enter"}.get(group, "1"))

    glasgow.sit_down(page)
    Typist(page, seed=2).game()
    the_city_is_complete(page)


def test_a_whole_game_by_touch(arrive: Arrive) -> None:
    visitor = arrive(390, 844, has_touch=True, is_mobile=True)
    glasgow.sit_down(visitor.page)
    glasgow.Builder(visitor.page, seed=3, touch=True).game()
    assert not people.scrolls_sideways(visitor.page)
    the_city_is_complete(visitor.page)
    assert visitor.problems == []


def test_the_table_in_words(page: Page) -> None:
    glasgow.sit_down(page)
    page.keyboard.press("Alt+Shift+T")
    expect(page.get_by_role("table", name="Ring").get_by_role("row")).to_have_count(17)
    for name in ("Buildings on offer", "Players", "VP now"):
        expect(page.get_by_role("table", name=re.compile(f"^{name}"))).to_be_visible()
    page.keyboard.press("Alt+Shift+T")


def test_a_small_phone_has_room_for_all_of_it(arrive: Arrive) -> None:
    page = arrive(360, 640, has_touch=True, is_mobile=True).page
    glasgow.sit_down(page)
    assert not people.scrolls_sideways(page)
    for _ in range(4):
        people.decide(page, tap, glasgow.eager)
        assert not people.scrolls_sideways(page)
        people.await_turn(page)


def test_a_contract_is_one_click_and_the_end(page: Page) -> None:
    """Its goods come by themselves; undo takes both steps back."""
    glasgow.sit_down(page)
    store = page.get_by_role("region", name="Your warehouse")
    before = store.inner_text()
    contract = (
        page.locator(glasgow.RING)
        .filter(has_not_text="architect")
        .and_(page.locator('[aria-label*="brick"],[aria-label*="steel"]:not([aria-label*="choice"])'))
    )
    contract.first.click()
    expect(people.end_button(page)).to_be_enabled()
    expect(store).not_to_have_text(before)
    page.get_by_role("button", name="Undo").click()
    expect(people.end_button(page)).to_have_count(0)
    assert store.inner_text() == before


def places_the_fourth(game: Game) -> bool:
    """The first seat has a building in hand, and there is something beside which it could stand."""
    question = game.questions[0]
    return question.kind == "put" and question.seat == 0 and len(game.view(0)["table"]["city"]) > 2


def test_what_a_place_promises_is_what_it_gives(page: Page) -> None:
    """The points of the preview are the points of the result."""
    sit_at(page, play_until("glasgow", places_the_fourth, seats=2))
    cells = page.locator('[data-ref^="city:"]:not([aria-disabled])')
    scores = page.locator(".score")
    mine, theirs = (int(n) for n in re.findall(r"-?\d+$|-?\d+(?=\D)", scores.inner_text())[-2:])
    cells.first.hover()
    # A factory that would run brings goods, not points.
    promised = page.locator(".points li", has_not_text="runs").locator(".delta").all_inner_texts()
    own = sum(int(each.replace("−", "-")) for each in promised if re.fullmatch(r"[+−]\d+", each.strip()))
    # A final press right after the table has changed is taken for a double click, and does nothing.
    people.decide(page, people.click, lambda _: cells.first)
    expect(scores).to_contain_text(re.compile(rf"(^|\D){mine + own}\D"))
    assert theirs >= 0


def test_reconstructed_values_say_so(page: Page) -> None:
    glasgow.sit_down(page)
    page.locator('[data-ref^="building:"]').first.hover()
    card = page.get_by_role("tooltip")
    expect(card).to_contain_text("Cost:")
    expect(card).to_contain_text("reconstructed by us")


def test_what_cannot_be_paid_says_why(page: Page) -> None:
    """A building is dimmed, a click on it tells the reason, and the reason its rule."""
    glasgow.sit_down(page)
    poor = page.locator('[data-ref^="building:"][aria-label*="cannot afford"]')
    for position in (5, 10, 15, 0):
        page.locator(f'[data-ref="ring:{position}"]').click()
        expect(people.end_button(page)).to_be_enabled()
        if poor.count():
            break
        page.get_by_role("button", name="Undo").click()
        expect(people.end_button(page)).to_have_count(0)
    poor.first.click(force=True)  # one may try what cannot be done
    expect(page.get_by_role("alert").filter(has_text="cannot afford")).to_be_visible()
    page.get_by_role("button", name="Why?").click()
    expect(page.get_by_role("complementary", name="Rule")).to_contain_text("GLA-BUILD-02")


def test_in_french(arrive: Arrive) -> None:
    page = arrive(locale="fr-FR").page
    made = people.lay_table(page, people.MINE, people.BOT, game="glasgow")
    page.goto(f"/g/{made['id']}")
    people.await_turn(page)
    people.expect_heading(page, re.compile("Avancez votre marchand"))
    expect(page.get_by_role("region", name="Votre entrepôt")).to_be_visible()
    assert "web-" not in page.locator("body").inner_text()


@pytest.mark.parametrize(
    ("locale", "twice", "again"),
    [
        ("en-GB", "Build twice, or end your turn.", "Build a second time, or end your turn."),
        ("fr-FR", "Construisez deux fois ou terminez.", "Construisez une seconde fois ou terminez."),
    ],
)
def test_a_second_free_build_is_asked_as_such(
    arrive: Arrive, here: Served, locale: str, twice: str, again: str
) -> None:
    page = arrive(base_url=here.url, locale=locale).page
    scene = glasgow_scenario.Scene("merchants: 14 15\nseat 0: brick 4\narchitect 2: sh1 pk1")
    scene.play(0, "go 5")
    room = laid.put(page, here, scene.game)
    people.expect_heading(page, re.compile(re.escape(twice)))
    scene.play(0, "build sh1", "place 0,0")
    laid.stand(room, scene.game)
    page.reload()
    people.expect_heading(page, re.compile(re.escape(again)))
