"""What people do at a table of Glasgow, so that one can sit down there as at any other."""

from __future__ import annotations

from typing import ClassVar

from playwright.sync_api import Locator, Page

from tests.browser import people, whole

RING = '[data-ref^="ring:"][aria-disabled="false"]'
BUILDING = '[data-ref^="building:"][aria-disabled="false"]'
CITY = '[data-ref^="city:"]:not([aria-disabled="true"])'


def sit_down(page: Page, bot: str = "greedy") -> None:
    """At a table against a bot, when it is our turn."""
    made = people.lay_table(page, people.MINE, {"kind": "bot", "bot": bot}, game="glasgow")
    page.goto(f"/g/{made['id']}")
    people.await_turn(page)


def eager(page: Page) -> Locator:
    """What to press next, the way somebody plays who builds whatever can be built and walks on by small steps."""
    menu = page.get_by_role("menuitem")
    chips = page.get_by_role("group", name="Choices").get_by_role("button")
    for things in (menu, page.locator(BUILDING), page.locator(CITY), chips):
        if things.count():
            return things.first
    end = people.end_button(page)
    if end.count():
        return end
    # Small steps: far enough to meet architects, near enough to fill the store on the way.
    for steps in ("2 steps", "3 steps", "1 step"):
        stop = page.locator(f'{RING}[aria-label^="Go {steps}:"]')
        if stop.count():
            return stop
    return page.locator(RING).first


class Builder(whole.Play):
    """Builds whatever can be built, wherever, and lets the contracts be used by themselves."""

    final: ClassVar[tuple[str, ...]] = ("end", "places", "chips", "confirm", "ring")

    def choose(self, seen: whole.Seen) -> str:
        if self._touch and seen["confirm"]:
            return "confirm"
        for group in ("menu", "buildings", "ring", "places", "chips", "end"):
            if seen[group]:
                return group
        return "confirm"


def stands(page: Page) -> int:
    """How many buildings stand in the city."""
    return page.locator('[data-ref^="city:"][aria-label*=", of "]').count()
