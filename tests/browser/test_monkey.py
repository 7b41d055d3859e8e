"""A monkey on every page and at the tables of all games: nothing breaks, and there is always a way on.

A plain run does 300 things at each game, `HINDMOST_FULL=1` does 10,000, and `HINDMOST_MONKEY=2000` as many as it says.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, TimeoutError  # noqa: A004 - its own name

from tests.browser import people, whole
from tests.browser.conftest import Arrive
from tests.browser.games import finished_game
from tests.browser.monkey import Monkey
from tests.browser.test_for_everybody import CHECK, NAMES, STILL, WITHOUT_DRAWINGS, axe, import_game
from tests.configurations import FULL

__all__ = ["axe"]

ACTIONS: Final = int(os.environ.get("HINDMOST_MONKEY", "10000" if FULL else "300"))
STRETCH: Final = 25
"""Actions until it is looked whether all is well."""
VISIT: Final = 12
"""Actions on a page that is not a table, until the next page is gone to."""
HEADERS: Final = {"X-Hindmost": "1"}
SCREENS: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844, "has_touch": True},
}
TABLES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "glen-more": (2, {}),
    "glen-more-ii": (2, {"chronicles": [*range(1, 9)]}),
    "glasgow": (1, {}),
}
"""By game: rivals, and what else is wished for."""
ROUND: Final = 80
"""More than there are stops for Tab on any page."""
PLACED: Final = (
    "menu",
    "offers",
    "ring",
    "buildings",
    "cards",
    "chips",
    "places",
    "waste",
    "end",
    "confirm",
)
"""Where an answer may be found by pointing, in the words of `whole.LOOK`."""


ASKED: Final = """(version) => {
    const root = document.querySelector("[data-moment]");
    const calm = !document.querySelector("dialog[open]") && root?.ariaBusy === "false";
    return calm && root.dataset.moment === version && document.title.includes("●");
}"""
"""Whether the page shows this moment, and that one is asked."""


class Table:
    """A table at which the monkey has a seat, and what the server knows about it."""

    def __init__(self, monkey: Monkey, game: str) -> None:
        self.monkey = monkey
        self.page = monkey.page
        self.game = game
        self.id = ""

    def sit_down(self) -> None:
        """At the same table if there is still something to play there, else at a new one."""
        if not self.id or not self.playing():
            rivals, wishes = TABLES[self.game]
            made = people.lay_table(self.page, people.MINE, *[people.BOT] * rivals, game=self.game, **wishes)
            self.id = made["id"]
        elif f"/g/{self.id}" in self.page.url:
            return
        self.page.goto(f"/g/{self.id}")
        self.page.wait_for_selector("[data-moment]")

    def playing(self) -> bool:
        """Whether the game goes on, and the monkey has not given its seat away."""
        info = self.page.request.get(f"/api/tables/{self.id}").json()
        return bool(info["status"] == "playing" and info["seats"][0].get("yours"))

    def state(self) -> Any:
        return self.page.request.get(f"/api/tables/{self.id}/state?seat=0", headers=HEADERS).json()

    def await_question(self) -> Any:
        """The state with a question for the monkey; none if the game is over."""
        until = time.monotonic() + 60
        while time.monotonic() < until:
            if not self.playing():
                return None
            state = self.state()
            if state["prompt"] is not None:
                return state
            time.sleep(0.1)
        raise AssertionError(self.monkey.told("nobody is asked"))

    # ------------------------------------------------------------ a way on

    def goes_on(self, by_keyboard: bool) -> None:
        """From wherever the monkey left it, without loading the page anew, an answer is found and played."""
        state = self.come_back()
        if state is None:
            return
        answer = self.answer_by_keyboard if by_keyboard else self.answer_by_pointing
        if not answer(state["version"]):
            way = "keyboard" if by_keyboard else "pointing"
            said = self.page.evaluate(whole.STUCK)
            raise AssertionError(self.monkey.told(f"no answer is found by {way} to {state['prompt']['kind']}: {said}"))

    def come_back(self) -> Any:
        """The state with a question, once the page shows it; none if the game is over.

        Something may still be on its way that lays a plan or the past over the table, or leads to another one that was
        asked for, so that it is tried again.
        """
        state = None
        for _ in range(5):
            self.sit_down()
            self.put_away()
            state = self.await_question()
            if state is None:
                return None
            try:
                self.page.wait_for_function(ASKED, arg=state["version"], timeout=3_000)
                return state
            except TimeoutError:
                continue
        said = self.page.evaluate(whole.STUCK)
        raise AssertionError(self.monkey.told(f"the page does not ask what the server does: {state}, {said}"))

    def put_away(self) -> None:
        """Whatever lies over the table; the past and a plan are left."""
        page = self.page
        page.evaluate("() => document.activeElement?.blur()")
        for _ in range(4):
            page.keyboard.press("Escape")
        if page.locator(".table.planned").count():
            page.locator(".table.planned > .bar .acts button").last.click()
        page.evaluate("() => document.activeElement?.blur()")
        page.keyboard.press("End")
        page.mouse.move(2, 2)

    def moved_on(self, version: str, patience: float = 1.0) -> bool:
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if not self.playing() or self.state()["version"] != version:
                return True
            time.sleep(0.05)
        return False

    def answer_by_pointing(self, version: str) -> bool:
        player = whole.Play(self.page, seed=self.monkey.chance.randrange(1000))
        for tries in range(12):
            seen = player.again(slow=True)
            if seen["over"]:
                self.page.keyboard.press("Escape")
                continue
            there = [group for group in PLACED if seen[group]]
            if not there:
                return False
            # At first as somebody does who knows where to look, and later anywhere.
            group = there[0] if tries < 4 else self.monkey.chance.choice(there)
            self.monkey.note(f"answers with one of {seen[group]} {group}, tried {tries} times")
            player.press(group, seen)
            if self.moved_on(version):
                return True
        return False

    def answer_by_keyboard(self, version: str) -> bool:
        keyboard = self.page.keyboard
        for key in ("1", "1", "Enter", "2", "3", "Enter"):
            keyboard.press(key)
            if self.moved_on(version):
                return True
        # Places of a way that was chosen: Tab leads to the things, and arrows from one to the next. Tab goes on from
        # what was pressed last, so that it takes a whole round until everything has come.
        for step in range(6 * ROUND):
            keyboard.press("Tab" if step % 6 == 0 else self.monkey.chance.choice(("ArrowRight", "ArrowDown")))
            if self.page.evaluate("() => document.activeElement.matches('[data-ref]:not([aria-disabled=true])')"):
                keyboard.press("Enter")
                if self.moved_on(version, 0.4):
                    return True
        return False

    # ------------------------------------------------------------ the same as on the server

    def shows_what_is(self) -> None:
        """What the page holds after all these changes is what a page that comes anew is given."""
        state = self.come_back()
        if state is None:
            return
        self.page.evaluate("() => document.activeElement?.blur()")
        if not self.page.locator("#choice").count():
            self.page.keyboard.press("Alt+Shift+T")
        self.page.wait_for_selector("#choice")
        held = self.read()
        self.page.reload()
        try:
            self.page.wait_for_selector("#choice .offer")
        except TimeoutError:
            said = self.page.evaluate(whole.STUCK)
            raise AssertionError(self.monkey.told(f"after a reload nothing is offered: {held}, {said}")) from None
        assert held == self.read(), self.monkey.told("the page holds something else than the server")

    def read(self) -> list[str]:
        """The whole table in words, and the answers."""
        lines: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll("main tr, main caption, #choice .offer, h1")]
                .map((each) => each.textContent.trim().replace(/\\s+/g, " "))"""
        )
        assert len(lines) > 10
        return lines


def serious(page: Page, axe: str) -> list[str]:
    page.evaluate(STILL)
    page.evaluate(WITHOUT_DRAWINGS)
    page.evaluate(axe)
    found: list[str] = page.evaluate(CHECK, {"rules": {NAMES: {"enabled": False}}})
    return found


@pytest.mark.at_once
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", TABLES)
def test_at_a_table(arrive: Arrive, axe: str, game: str, screen: str) -> None:
    name = f"{game} {screen}"
    monkey = Monkey(arrive(**SCREENS[screen]), name, touch=screen == "phone")
    table = Table(monkey, game)
    for stretch in range(max(1, ACTIONS // len(SCREENS) // STRETCH)):
        table.sit_down()
        monkey.play(STRETCH)
        monkey.content()
        if f"/g/{table.id}" in monkey.page.url and table.playing():
            table.goes_on(by_keyboard=stretch % 2 == 1)
            monkey.content()
    table.sit_down()
    table.shows_what_is()
    found = serious(monkey.page, axe)
    assert not found, monkey.told("\n".join(found))


def lobby(page: Page) -> str:
    return f"/g/{people.lay_table(page, people.MINE, people.OPEN)['id']}"


def joining(page: Page) -> str:
    return f"/join#{people.lay_table(page, people.MINE, people.OPEN)['seats'][1]['token']}"


def end(page: Page) -> str:
    return import_game(page, finished_game())


def replay(page: Page) -> str:
    return f"{end(page)}?at=40"


PLAIN: Final = (
    *("/", "/new", "/new?game=glen-more-ii", "/learn", "/learn/glen-more", "/learn/glen-more-ii-chronicle-2"),
    *("/rules", "/rules/GM-TURN-01", "/tiles", "/settings"),
)
MADE: Final[tuple[Callable[[Page], str], ...]] = (lobby, joining, replay, end)


def addresses(page: Page) -> Iterator[str]:
    yield from PLAIN
    for make in MADE:
        yield make(page)


@pytest.mark.at_once
@pytest.mark.parametrize("screen", SCREENS)
def test_on_every_page(arrive: Arrive, axe: str, screen: str) -> None:
    monkey = Monkey(arrive(**SCREENS[screen]), f"pages {screen}", touch=screen == "phone")
    page = monkey.page
    page.goto("/")
    for _ in range(0, ACTIONS // len(SCREENS), VISIT * (len(PLAIN) + len(MADE))):
        for address in addresses(page):
            page.goto(address)
            page.wait_for_load_state("networkidle")
            monkey.play(VISIT)
            monkey.content()
    found = serious(page, axe)
    assert not found, monkey.told("\n".join(found))
