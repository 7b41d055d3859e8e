"""What people do at a table of Glen More II, so that one can sit down there as at any other."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from playwright.sync_api import Page, expect

from tests.browser import people, test_by_keyboard

SHORT = {"worlds_end_position": 1}
"""World's End lies on top of the last stack, so that a game takes less time."""


class Typist(test_by_keyboard.Typist):
    moving: ClassVar[str] = "Move a Scotsman"


def sit_down(page: Page, rivals: int = 2, **wishes: Any) -> None:
    """At a table against bots, when it is our turn."""
    seats = [people.MINE, *[people.BOT] * rivals]
    made = people.lay_table(page, *seats, game="glen-more-ii", **{"options": SHORT, **wishes})
    page.goto(f"/g/{made['id']}")
    people.await_turn(page)


def somebody_has_won(page: Page) -> None:
    expect(page.locator("dialog[open]")).to_contain_text(re.compile(r"with \d+ VP"))
