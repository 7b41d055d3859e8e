"""A game with all chronicles that bots play and others watch: at every state all of it can be read."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES
from hindmost.server.live.room import Room
from tests.browser import fitting, glen_more_ii, people, shelf
from tests.browser.conftest import PATIENCE, Arrive
from tests.configurations import FULL
from tests.server.running import Served

SCREENS: Final[tuple[dict[str, Any], ...]] = (
    {"width": 1440, "height": 900},
    {"width": 390, "height": 844, "has_touch": True, "is_mobile": True},
)
SEATS: Final = (*[{"kind": "bot", "bot": "greedy"}] * 2, *[people.BOT] * 2)
LONG: Final = 25
"""After so many moves every board is opened and looked at."""
SHOWN: Final = """(version) =>
    document.querySelector("[data-moment]")?.dataset.moment === version || document.querySelector("dialog[open]")"""


class Bots:
    """They move one at a time, when they are told to."""

    def __init__(self, here: Served, patch: pytest.MonkeyPatch) -> None:
        self._here = here
        self._consider = here.hall.bots.consider
        patch.setattr(here.hall.bots, "consider", lambda _room: None)

    def move(self, room: Room, page: Page) -> None:
        before = room.mark
        self._here.loop.call_soon_threadsafe(self._consider, room)
        for _ in range(PATIENCE // 10):
            if room.mark != before:
                return
            page.wait_for_timeout(10)
        raise AssertionError(f"no bot moves: {room.asked}")


class Watcher:
    """Somebody who looks at every state, and remembers what was wrong with it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wrong: dict[str, str] = {}
        """What, and where it was first seen."""

    def look(self, where: str) -> None:
        for fault in fitting.faults(self.page):
            self.wrong.setdefault(fault, where)

    def look_into_boards(self, where: str) -> None:
        self.page.keyboard.press("Escape")  # the card of a scoring lies over the table until it is put away
        expect(self.page.locator(".held")).to_have_count(0)
        for chronicle in CHRONICLES:
            shelf.open_board(self.page, chronicle.number)
            self.page.evaluate(fitting.DRAWN)
            self.look(f"{where}, board {chronicle.number}")
            shelf.board(self.page, chronicle.number).get_by_role("button", name="Close", exact=True).click()
            expect(shelf.board(self.page, chronicle.number)).to_have_count(0)

    def look_at_sheets(self, where: str) -> None:
        """On a phone what else there is."""
        for tab in self.page.locator(".mtabs button").all():
            tab.tap()
            self.page.evaluate(fitting.DRAWN)
            self.look(f"{where}, {tab.inner_text()}")
            tab.tap()


@pytest.mark.skipif(not FULL, reason="takes minutes")
def test_all_chronicles_watched_to_the_end(arrive: Arrive, here: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    visitors = [arrive(base_url=here.url, **screen) for screen in SCREENS]
    watchers = [Watcher(visitor.page) for visitor in visitors]
    wide, narrow = (visitor.page for visitor in visitors)
    bots = Bots(here, monkeypatch)
    chronicles = [each.number for each in CHRONICLES]
    wishes = {"chronicles": chronicles, "options": glen_more_ii.SHORT, "private": False}
    made = people.lay_table(wide, *SEATS, game="glen-more-ii", **wishes)
    room = next(each for each in here.hall.rooms.inside() if each.id == made["id"])
    for page in (wide, narrow):
        page.goto(f"/g/{made['id']}")
        expect(page.locator(".pr-shelf")).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => true)")
    moves = 0
    while room.sheet.status == "playing":
        bots.move(room, wide)
        moves += 1
        for watcher in watchers:
            watcher.page.wait_for_function(SHOWN, arg=room.version(None))
            watcher.page.evaluate(fitting.DRAWN)
            watcher.look(f"move {moves}")
        if moves % LONG == 0 and room.sheet.status == "playing":
            for watcher in watchers:
                watcher.look_into_boards(f"move {moves}")
            watchers[1].look_at_sheets(f"move {moves}")
    assert moves > 2 * LONG
    for watcher in watchers:
        glen_more_ii.somebody_has_won(watcher.page)
        watcher.look("the result")
        watcher.page.keyboard.press("Escape")
        expect(watcher.page.locator("dialog[open]")).to_have_count(0)
        watcher.page.keyboard.press("Escape")  # the board of the last bids may have stood open beneath it
        expect(watcher.page.get_by_role("dialog")).to_have_count(0)
        watcher.look("the end")
    assert [watcher.wrong for watcher in watchers] == [{}, {}]
    assert [visitor.problems for visitor in visitors] == [[], []]
