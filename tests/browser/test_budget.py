"""How much a browser has to fetch before somebody can play."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import people
from tests.browser.conftest import CLIENT

MOST = 200_000
"""Bytes of scripts and styles as they travel."""
FETCHED = "() => performance.getEntriesByType('resource').map((each) => new URL(each.name).pathname)"


@pytest.mark.parametrize("game", ["glen-more", "glen-more-ii", "glasgow"])
def test_scripts_and_styles_of_a_table_are_small(page: Page, game: str) -> None:
    made = people.lay_table(page, people.MINE, people.BOT, game=game)
    page.goto(f"/g/{made['id']}")
    expect(page.get_by_role("log")).to_be_visible()
    expect(page.get_by_role("button", name="Plan", exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")
    names = {name for name in page.evaluate(FETCHED) if re.search(r"\.(js|css)$", name)}
    assert len(names) > 5
    sizes = {name: len(gzip.compress((CLIENT.parent / name.lstrip("/")).read_bytes())) for name in names}
    assert sum(sizes.values()) <= MOST, sizes


def test_built_files_travel_packed_and_are_kept(page: Page) -> None:
    page.goto("/")
    script = next(name for name in page.evaluate(FETCHED) if name.endswith(".js"))
    headers = page.request.get(script).headers
    assert headers["content-encoding"] == "gzip"
    assert "immutable" in headers["cache-control"]
    assert page.request.get("/sw.js").headers["cache-control"] == "no-cache"
