"""What a reader likes: sounds or none, French."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import Arrive

LISTENING = """
    window.notes = 0;
    window.AudioContext = class {
        currentTime = 0;
        createOscillator() { window.notes++; return { frequency: {}, connect: (to) => to, start() {}, stop() {} }; }
        createGain() {
            const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
            return { gain, connect: (to) => to };
        }
    };
    Object.defineProperty(document, "hidden", { get: () => true });
"""
"""A page that nobody looks at, and an ear."""
KEY = re.compile(r"\b(?:web|log|option|ask|tile|card|reason|cli|unit|good|counted)-[a-z]+[a-z-]*\b")
"""A message that is shown by its key has no words in this language."""


@pytest.mark.parametrize("wanted", [True, False])
def test_a_sound_tells_that_it_is_ones_turn_if_it_may(arrive: Arrive, wanted: bool) -> None:
    page = arrive().page
    page.add_init_script(LISTENING)
    page.goto("/settings")
    sounds = page.get_by_role("checkbox", name="Sounds")
    expect(sounds).to_be_checked()
    if not wanted:
        sounds.uncheck()
    people.play_now(page)
    expect(page.get_by_role("log")).to_be_visible()
    assert page.evaluate("() => window.notes > 0") == wanted


def act(page: Page, press: str) -> None:
    """Press something and wait until it shows."""
    before = page.evaluate(people.SIGNATURE)
    people.rest(page)
    if press == "e":
        page.keyboard.press("e")
    else:
        page.locator(press).first.click()
    page.wait_for_function(f"(before) => ({people.SIGNATURE})() !== before", arg=before)


def test_a_whole_turn_in_french(arrive: Arrive) -> None:
    visitor = arrive(locale="fr-FR")
    page = visitor.page
    people.play_now(page)
    words = [page.locator("body").inner_text()]
    act(page, ".space:not(.waste) > " + people.RONDEL)
    words.append(page.locator("body").inner_text())
    act(page, people.CELL)
    while page.title().startswith("●") and drafting(page):
        words.append(page.locator("body").inner_text())
        end = page.get_by_role("button", name=re.compile("^Terminer le tour")).and_(page.locator(":enabled"))
        act(page, "e" if end.count() else people.CELL)
    words.append(page.locator("body").inner_text())
    assert "Défaire" in words[0]
    for seen in words:
        assert not KEY.findall(seen)
        assert "End turn" not in seen
    assert visitor.problems == []


def drafting(page: Page) -> bool:
    return page.get_by_role("button", name=re.compile("^Défaire")).is_enabled()
