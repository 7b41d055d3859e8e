"""Whole games with chronicles: whatever they ask can be answered, with a mouse, with a finger, with keys alone."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES
from tests.browser import glen_more_ii, people, test_by_keyboard, whole
from tests.browser.conftest import Arrive
from tests.browser.turns import in_turn
from tests.configurations import FULL

ALL: Final = tuple(each.number for each in CHRONICLES)
BOX: Final = tuple(range(1, 9))
"""What lies in the box of Glen More II; the others came with Highland Games."""
WAYS: Final = ("mouse", "touch", "keys")
ALONE: Final = ALL if FULL else (9, 11)
"""The others are played in the tests of their boards, several at once."""
SEAL = """() => {
    const seal = window.seenThings.places.filter((each) => each.dataset.ref.startsWith("answer:bid"));
    if (seal.length) window.seenThings.places = seal;
    return seal.length > 0;
}"""
"""Whether bids are made; then of all places only the seal is left."""
STANDS = "(group) => window.seenThings[group].includes(document.activeElement)"
MOVED = """() => {
    const moved = window.stoodAt !== document.activeElement;
    window.stoodAt = document.activeElement;
    return moved;
}"""
"""Whether the focus is another one than the last time that was asked for."""


class Typist(glen_more_ii.Typist):
    """What lies on the boards of chronicles is looked for with Tab, and with arrows where there are several things."""

    def press(self, group: str, seen: whole.Seen) -> None:
        if group != "places" or self.on_the_table():
            super().press(group, seen)
            return
        if self.page.evaluate(SEAL):
            for token in self.chance.sample("12345", self.chance.randint(0, 3)):
                self.page.keyboard.press(token)
        self.seek(group)
        self.page.keyboard.press("Enter")

    def on_the_table(self) -> bool:
        known = ("cell:", *test_by_keyboard.BESIDE)
        return any(ref.startswith(known) for ref in self.page.evaluate(test_by_keyboard.REFS))

    def seek(self, group: str) -> None:
        keys = self.page.keyboard
        for _ in range(80):
            self.page.evaluate(MOVED)
            for _ in range(30):
                if self.page.evaluate(STANDS, group):
                    return
                keys.press("ArrowRight")
                if not self.page.evaluate(MOVED):
                    break
            keys.press("Tab")
        raise AssertionError(f"no key comes to {group}")


def rivals(chronicle: int) -> int:
    return 2 if chronicle == 4 else 1  # the Englishman needs three


def somebody(page: Page, way: str, seed: int) -> whole.Play:
    if way == "keys":
        page.keyboard.press("r")
        return Typist(page, seed)
    return whole.Play(page, seed, touch=way == "touch")


def arrived(arrive: Arrive, way: str) -> Page:
    return (arrive(390, 844, has_touch=True, is_mobile=True) if way == "touch" else arrive()).page


@pytest.mark.parametrize(("chronicle", "way"), in_turn(ALONE, WAYS))
def test_each_alone(arrive: Arrive, way: str, chronicle: int) -> None:
    page = arrived(arrive, way)
    glen_more_ii.sit_down(page, rivals=rivals(chronicle), chronicles=[chronicle])
    somebody(page, way, seed=chronicle).game()
    glen_more_ii.somebody_has_won(page)
    assert not people.scrolls_sideways(page)


@pytest.mark.skipif(not FULL, reason="takes minutes")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("chronicles", [pytest.param(BOX, id="box"), pytest.param(ALL, id="all")])
def test_all_at_once_with_two_people_and_two_bots(arrive: Arrive, chronicles: tuple[int, ...], way: str) -> None:
    host, guest = arrive().page, arrived(arrive, way)
    seats = (people.MINE, people.OPEN, people.BOT, people.BOT)
    made = people.lay_table(host, *seats, game="glen-more-ii", chronicles=list(chronicles), options=glen_more_ii.SHORT)
    host.goto(f"/g/{made['id']}")
    guest.goto(host.get_by_role("textbox", name="Copy link").input_value())
    guest.get_by_role("textbox", name="Your name").fill("Morag")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        expect(page.get_by_role("toolbar", name="Rondel")).to_be_visible()
    whole.together([somebody(host, "mouse", seed=11), somebody(guest, way, seed=12)])
    for page in (host, guest):
        glen_more_ii.somebody_has_won(page)
        assert not people.scrolls_sideways(page)
