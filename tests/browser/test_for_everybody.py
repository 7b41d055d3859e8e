"""No barrier for readers with assistive technology, as far as axe-core can tell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import glasgow, people
from tests.browser.conftest import Arrive

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHECK = """async (rules) => {
    const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
    return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}"""
NAMES = "label-content-name-mismatch"
"""Whether the name of a thing holds the words that stand on it: looked at apart from all other rules."""


@pytest.fixture(scope="package")
def axe(chromium: str) -> str:
    """The checker's program; it comes with the client's libraries."""
    if not AXE.is_file():
        pytest.skip("axe-core is not there: `npm ci` in web/ brings it")
    return AXE.read_text(encoding="utf-8")


def findings(page: Page, axe: str, rules: dict[str, Any]) -> list[str]:
    """On home, set-up and the table, while a tile is taken and while it is placed."""
    found: list[str] = []

    def look(where: str) -> None:
        page.evaluate(axe)
        found.extend(f"{where}: {each}" for each in page.evaluate(CHECK, rules))

    for address, button in (("/", "Play now"), ("/new", "Start the game")):
        page.goto(address)
        expect(page.get_by_role("button", name=button)).to_be_visible()
        look(address)
    people.play_now(page)
    look("taking")
    people.decide(page)
    look("placing")
    glasgow.sit_down(page)
    look("moving in Glasgow")
    people.decide(page, choose=glasgow.eager)
    look("after a move in Glasgow")
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1440])
def test_no_serious_finding(arrive: Arrive, axe: str, width: int, scheme: str) -> None:
    page = arrive(width, 800, color_scheme=scheme).page
    found = findings(page, axe, {"rules": {NAMES: {"enabled": False}}})
    assert not found, "\n".join(found)


def test_names_hold_what_stands_on_things(arrive: Arrive, axe: str) -> None:
    found = findings(arrive().page, axe, {"runOnly": [NAMES]})
    assert not found, "\n".join(found)
