"""Lady Auto MacNifique at a printed table: a whole game on a phone, held in one hand."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive
from tests.browser.test_for_everybody import CHECK, SETTLED, axe

__all__ = ["axe"]

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
PICTURES = os.environ.get("HINDMOST_PICTURES", "")


def picture(page: Page, name: str) -> None:
    """For whoever wants to look at it."""
    if PICTURES:
        page.screenshot(path=str(Path(PICTURES, f"companion-{name}.png")))


class Thumb:
    """Plays whatever is asked, touch by touch."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.random = Random(4)
        self.touches = 0
        self.shown: set[str] = set()

    @property
    def main(self) -> Locator:
        return self.page.locator("main.play")

    @property
    def asked(self) -> str:
        return self.main.get_attribute("data-question") or ""

    @property
    def steps(self) -> int:
        return int(self.main.get_attribute("data-steps") or 0)

    def touch(self, what: Locator) -> None:
        """What a turn needs is large enough for a thumb and within its reach."""
        what.scroll_into_view_if_needed()
        box = what.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44, what
        self.touches += 1
        what.tap()

    def answer(self) -> None:
        """One answer, and the wait until it has come back."""
        page, asked, before = self.page, self.asked, self.steps
        if asked not in self.shown:
            self.shown.add(asked)
            assert page.evaluate(SIDEWAYS) == 0
            picture(page, asked)
        if asked == "story":
            self.touch(page.locator("[data-act=done]"))
            expect(self.main).not_to_have_attribute("data-question", "story")
            return
        types = page.locator(".types button:not([disabled])")
        if types.count():
            self.touch(types.nth(self.random.randrange(types.count())))
            page.wait_for_timeout(30)
        if self.steps == before and page.locator(".body [data-option]").count():
            options = page.locator(".body [data-option]:not([disabled])")
            near = min(options.count(), 3 if asked == "where" else 15)
            self.touch(options.nth(self.random.randrange(near)))
        expect(self.main).not_to_have_attribute("data-steps", str(before))


@pytest.fixture
def thumb(arrive: Arrive) -> Iterator[Thumb]:
    visitor = arrive(390, 844, has_touch=True, is_mobile=True)
    page = visitor.page
    page.goto("/companion")
    page.get_by_text("Raiglar").tap()
    picture(page, "setting")
    page.locator("[data-act=begin]").tap()
    expect(page.locator("main.play")).to_be_visible()
    yield Thumb(page)
    assert visitor.problems == []


def test_a_whole_game_by_one_thumb(thumb: Thumb) -> None:
    """A turn of yours with one tile that came, and hers after it, takes four touches; a reload changes nothing."""
    turns: list[int] = []
    page = thumb.page
    reloaded = False
    begun, came = 0, -1
    while thumb.asked != "over":
        asked = thumb.asked
        if asked == "where":
            begun, came = thumb.touches, 0
            if not reloaded and thumb.steps > 30:
                reloaded = True
                before = page.locator("h1").inner_text(), thumb.steps
                page.reload()
                expect(thumb.main).to_have_attribute("data-steps", str(before[1]))
                expect(page.locator("h1")).to_have_text(before[0])
        thumb.answer()
        if asked == "lay" and came >= 0:
            came += 1
        elif asked == "story" and came == 1:
            turns.append(thumb.touches - begun)
        if asked not in ("where", "lay"):
            came = -1  # it was hers, or the Die or a scoring came between
    assert reloaded
    assert turns
    assert max(turns) <= 4
    expect(page.get_by_role("status")).to_contain_text("win")
    picture(page, "over")


def test_an_earlier_step_is_told_otherwise(thumb: Thumb) -> None:
    """She says what she would have done instead; nothing is lost until one says so."""
    page = thumb.page
    while thumb.steps < 22 or thumb.asked != "where":
        thumb.answer()
    steps = thumb.steps
    page.locator("[data-act=board]").tap()
    hers = page.get_by_role("dialog", name="Her board")
    expect(hers).to_contain_text("Raiglar")
    picture(page, "board")
    hers.get_by_role("button", name="Rule C12-").first.tap()
    expect(page.get_by_role("dialog", name="Rule C12-")).to_contain_text("Her turn")
    page.keyboard.press("Escape")
    expect(hers).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("[data-act=steps]").tap()
    listed = page.get_by_role("dialog", name="Steps")
    picture(page, "steps")
    listed.locator("[data-step='0']").tap()
    expect(page.get_by_role("heading", name="Step 1 again")).to_be_visible()
    picture(page, "again")
    told = page.locator(".faces button")
    told.nth(0).tap()
    page.wait_for_timeout(200)
    if not page.get_by_role("dialog", name="What follows from it").count():
        page.locator("[data-act=steps]").tap()
        listed.locator("[data-step='0']").tap()
        told.nth(1).tap()
    follows = page.get_by_role("dialog", name="What follows from it")
    expect(follows).to_be_visible()
    picture(page, "follows")
    follows.get_by_role("button", name="Cancel").tap()
    expect(thumb.main).to_have_attribute("data-steps", str(steps))
    page.locator("[data-act=back]").tap()
    expect(thumb.main).to_have_attribute("data-steps", str(steps - 1))


def test_the_last_tile_of_a_stack_by_your_word(thumb: Thumb) -> None:
    """One touch more, and the scoring comes; without it nothing is asked. The word belongs to its tile alone."""
    page = thumb.page
    word = page.locator("[data-word=last]")
    while not word.count():
        thumb.answer()
    expect(word).to_have_text("Last of stack A")
    thumb.touch(word)
    expect(word).to_have_attribute("aria-pressed", "true")
    thumb.touch(word)
    expect(word).to_have_attribute("aria-pressed", "false")
    thumb.touch(word)
    assert page.evaluate(SIDEWAYS) == 0
    picture(page, "last")
    thumb.answer()
    while thumb.asked == "story":
        thumb.answer()
    assert thumb.asked == "your-count"
    page.locator("[data-act=steps]").tap()
    expect(page.get_by_role("dialog", name="Steps")).to_contain_text(", the last of its stack")
    page.keyboard.press("Escape")
    while not word.count():
        thumb.answer()
    expect(word).to_have_text("Last of stack B")
    expect(word).to_have_attribute("aria-pressed", "false")


# ---------------------------------------------------------------- what is printed on her cards

FACTS = "() => JSON.parse(localStorage.getItem('hindmost-printed-facts') ?? '[]')"


def printed_facts(page: Page) -> dict[str, object]:
    return {each["fact"]: each["value"] for each in page.evaluate(FACTS)}


def test_c12_comp_12_her_cards_are_told_before_the_first_game(arrive: Arrive) -> None:
    """Card by card, with one thumb: what is told stays with the browser, and she plays by it in every later game."""
    visitor = arrive(390, 844, has_touch=True, is_mobile=True)
    page = visitor.page
    page.goto("/companion")
    page.get_by_text("6 ·").tap()
    page.locator("form [data-act=prints]").tap()
    dialog = page.get_by_role("dialog")
    marks = dialog.locator("[data-fact] abbr")
    expect(dialog.locator("[data-fact=a01] abbr")).to_have_text(re.compile("^R"))
    before = marks.count()
    assert before > 20
    assert dialog.locator("[data-fact=haggis_vp]").count() == 0, "Chronicle 5 is not in play"
    assert page.evaluate(SIDEWAYS) == 0
    picture(page, "prints")
    dialog.locator("[data-fact=a01]").tap()
    picture(page, "print-card")
    distance = dialog.get_by_label("Distance", exact=False).first
    distance.fill("0")
    dialog.locator("[data-act=save-read]").tap()
    expect(dialog.get_by_role("alert")).to_contain_text("from 1 to 14")
    distance.fill("2")
    expect(dialog.get_by_role("alert")).to_be_hidden()
    dialog.get_by_role("button", name="Row 2: take away").tap()
    dialog.locator("[data-act=save-read]").tap()
    expect(dialog.locator("[data-fact=a01] abbr")).to_be_hidden()
    assert marks.count() == before - 1
    assert printed_facts(page) == {"a01": ["blue", "distance-2", "n1-material", "box-1"]}

    dialog.locator("[data-fact=blue_path]").tap()
    dialog.get_by_role("combobox", name="One domain more").select_option("sinclair")
    dialog.get_by_role("button", name="Add", exact=True).tap()
    dialog.locator("[data-act=save-read]").tap()
    expect(dialog.get_by_role("alert")).to_contain_text("Sinclair lies on the path of the other marker")
    picture(page, "print-path")
    dialog.get_by_role("button", name="Sinclair: take away").tap()
    dialog.get_by_role("button", name="Macintosh: take away").tap()
    dialog.locator("[data-act=save-read]").tap()
    dialog.locator("[data-fact=chronicle_6_card]").tap()
    dialog.get_by_role("combobox", name="looks for").first.select_option("river")
    picture(page, "print-rules")
    dialog.locator("[data-act=save-read]").tap()
    dialog.locator("[data-fact=castle_table]").tap()
    dialog.get_by_label("1 more").fill("9")
    dialog.locator("[data-act=save-read]").tap()
    expect(dialog.get_by_role("alert")).to_contain_text("never falls")
    picture(page, "print-steps")
    dialog.locator("[data-act=back-prints]").tap()
    dialog.locator("[data-fact=item_vp]").tap()
    dialog.get_by_role("spinbutton").fill("3")
    dialog.locator("[data-act=save-read]").tap()
    expect(dialog.locator("[data-fact=item_vp]")).to_contain_text("3")
    told = printed_facts(page)
    assert told["item_vp"] == 3
    assert told["chronicle_6_card"] == ["2-river", "plain-landmark"]
    assert "macintosh" not in str(told["blue_path"])
    assert "castle_table" not in told

    page.reload()
    page.get_by_text("6 ·").tap()
    page.locator("form [data-act=prints]").tap()
    expect(dialog.locator("[data-fact=item_vp]")).to_contain_text("3")
    dialog.locator("[data-fact=item_vp]").tap()
    dialog.locator("[data-act=forget-read]").tap()
    expect(dialog.locator("[data-fact=item_vp]")).to_contain_text("1")
    assert "item_vp" not in printed_facts(page)
    assert visitor.problems == []


def test_c12_comp_12_a_card_is_corrected_where_she_turns_it_up(thumb: Thumb) -> None:
    """What she would have done otherwise is shown first; then she has played by it from the beginning."""
    page = thumb.page
    while thumb.asked != "story" or not page.locator("[data-act=card-otherwise]").count():
        thumb.answer()
    card = page.locator("[data-she] [data-card]").first
    name = card.get_attribute("data-card") or ""
    expect(card.locator("abbr")).to_have_text(re.compile("^R"))
    picture(page, "unsure")
    page.locator("[data-act=card-otherwise]").first.tap()
    dialog = page.get_by_role("dialog")
    first = dialog.get_by_role("button", name="Row 1: take away")
    expect(first).to_be_visible()
    while first.count():
        first.tap()
    dialog.locator("[data-act=save-read]").tap()
    expect(dialog.get_by_role("alert")).to_contain_text("a row at least")
    dialog.get_by_role("button", name="One row more").tap()
    dialog.get_by_role("combobox", name="What row 1 is").select_option("box")
    dialog.get_by_label("Distance", exact=False).first.fill("3")
    dialog.locator("fieldset[data-row='0']").get_by_role("spinbutton").fill("3")
    picture(page, "print-here")
    dialog.locator("[data-act=save-read]").tap()
    correct = page.locator("[data-act=correct]")
    expect(correct.or_(page.locator("[data-fact]").first)).to_be_visible()
    if correct.count():
        picture(page, "print-follows")
        thumb.touch(correct)
    else:
        page.get_by_role("button", name="Close").tap()
    expect(page.locator(f"[data-card={name}]").first).to_be_visible()
    expect(page.locator(f"[data-card={name}] .box").first).to_have_text("3")
    expect(page.locator(f"[data-card={name}] abbr")).to_have_count(0)
    steps = thumb.steps
    page.reload()
    expect(thumb.main).to_have_attribute("data-steps", str(steps))
    assert list(printed_facts(page)) == [name]


def test_c12_comp_12_in_french_and_on_a_desk(arrive: Arrive) -> None:
    visitor = arrive(1440, 900, locale="fr-FR")
    page = visitor.page
    page.goto("/companion")
    page.get_by_text("10 ·").click()
    page.get_by_role("button", name="Ce qu’imprime votre exemplaire").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-fact=caber_edge]")).to_contain_text("jeton Modification de Score")
    picture(page, "prints-desk")
    dialog.locator("[data-fact=centre_track]").click()
    expect(dialog.get_by_role("combobox")).to_have_count(3)
    dialog.get_by_role("combobox").nth(2).select_option("barrel-2")
    picture(page, "print-places-desk")
    dialog.locator("[data-act=save-read]").click()
    expect(dialog.locator("[data-fact=centre_track]")).to_contain_text("2 tonneaux de whisky")
    assert printed_facts(page) == {"centre_track": ["coins-2", "resource-any", "barrel-1", "popularity-1", "barrel-2"]}
    assert visitor.problems == []


EVERY_FORM = ("a01", "castle_icons", "chronicle_10_card", "blue_path", "item_vp", "caber_edge", "score_table")
"""One of each kind."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desktop"])
def test_c12_comp_12_without_a_barrier(arrive: Arrive, axe: str, size: tuple[int, int], scheme: str) -> None:
    """Every form, for readers with assistive technology; what is wrong is said beside it."""
    visitor = arrive(*size, color_scheme=scheme)
    page = visitor.page
    page.goto("/companion")
    page.get_by_text("9 ·").click()
    page.get_by_text("10 ·").click()
    page.locator("form [data-act=prints]").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("[data-fact=a01]").wait_for()
    page.evaluate(axe)
    rules = {"rules": {"label-content-name-mismatch": {"enabled": True}}}
    page.evaluate(SETTLED)
    assert page.evaluate(CHECK, rules) == []
    for fact in EVERY_FORM:
        dialog.locator(f"[data-fact={fact}]").click()
        dialog.locator("[data-act=save-read]").wait_for()
        page.evaluate(SETTLED)
        assert page.evaluate(CHECK, rules) == [], fact
        assert page.evaluate(SIDEWAYS) == 0, fact
        dialog.locator("[data-act=back-prints]").click()
    assert visitor.problems == []
