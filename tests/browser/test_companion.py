"""Lady Auto MacNifique at a printed table: a whole game on a phone, held in one hand."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrive

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
