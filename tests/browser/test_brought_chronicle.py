"""A chronicle that a package brings: the client was not built with it, and plays it in its own words all the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import PATIENCE, Serving, Visitor
from tests.browser.test_learning import LISTEN, press_do_it, tutor, walk
from tests.chronicles.test_brought import installed
from tests.installing import CEILIDH, ROOT, install

HEADERS = {"X-Hindmost": "1"}
UP_TO_A_VILLAGE = """
import hindmost, json, random
game, source = hindmost.new_game("glen-more-ii", seats=2, chronicles=(20,), seed=1), random.Random(1)
while game.questions[0].kind != "welcome":
    question = game.questions[0]
    game.play(question.seat, source.choice(question.options).id)
print(json.dumps({"asked": game.questions[0].seat, "record": game.record()}))
"""


@pytest.fixture
def elsewhere(chromium: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    """A server where the package is installed."""
    place = install(CEILIDH, tmp_path / "installed")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (ROOT / "src", ROOT, place))))
    server = Serving(tmp_path)
    server.start()
    yield server
    server.stop()


def visitor(browser: Browser, server: Serving, **options: Any) -> Visitor:
    size: Any = {"width": 1440, "height": 900}
    context = browser.new_context(
        viewport=size, base_url=server.url, locale="en-GB", service_workers="block", reduced_motion="reduce", **options
    )
    context.set_default_timeout(PATIENCE)
    return Visitor(context)


def test_it_is_chosen_drawn_and_played_in_its_own_words(browser: Browser, elsewhere: Serving, tmp_path: Path) -> None:
    ann = visitor(browser, elsewhere)
    page = ann.page
    page.goto("/new?game=glen-more-ii")
    page.get_by_role("checkbox", name="The Ceilidh").check()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("Guests", exact=True).first).to_be_attached()
    for icon in ("guest", "tune"):
        expect(page.locator(f"symbol#i-{icon}")).to_have_count(1)
    expect(page.locator('use[href="#i-tune"]').first).to_be_visible()  # guests are shown once there are any
    page.keyboard.press("Alt+Shift+T")
    words = page.get_by_role("table", name="The Ceilidh")
    expect(words).to_be_visible()
    assert words.get_by_role("columnheader").all_inner_texts()[1:] == ["Guests", "Tunes"]
    expect(words.get_by_role("row").nth(1)).to_contain_text("0")
    page.keyboard.press("Alt+Shift+T")

    found = json.loads(subprocess.check_output([sys.executable, "-c", UP_TO_A_VILLAGE], text=True))
    answer = page.request.post("/api/records", data=found["record"], headers=HEADERS)
    table = answer.json()["table"]["id"]
    page.goto(f"/g/{table}?as={found['asked']}")
    expect(page.get_by_text("whom do you invite?").first).to_be_visible()
    page.screenshot(path=os.environ.get("HINDMOST_PICTURE", str(tmp_path / "ceilidh.png")))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rule for this step").click()
    expect(page.get_by_role("complementary", name="Rule")).to_contain_text("Whoever places a village invites a guest")
    page.get_by_role("button", name="A piper, who teaches you a tune").click()
    expect(page.get_by_text("learns a tune").first).to_be_visible()
    expect(page.get_by_text("The tune is worth").first).to_be_visible()
    page.goto("/rules/C20-05")
    expect(page.get_by_role("heading", level=1)).to_have_text("Chronicle 20: The Ceilidh")
    expect(page.locator("#C20-05")).to_be_in_viewport()
    expect(page.get_by_role("link", name="20. The Ceilidh")).to_have_attribute("aria-current", "page")
    assert ann.problems == []
    ann.context.close()


def test_its_introduction_is_followed_to_its_end(browser: Browser, elsewhere: Serving) -> None:
    ann = visitor(browser, elsewhere)
    page = ann.page
    page.add_init_script(LISTEN)
    page.goto("/new?game=glen-more-ii")
    page.get_by_role("link", name="Guided introduction: The Ceilidh").click()
    expect(tutor(page)).to_contain_text("Every village brings somebody to your ceilidh.")
    walk(page, press_do_it, "lesson-glen-more-ii-chronicle-20-over")
    expect(tutor(page)).to_contain_text("Dance!")
    assert ann.problems == []
    ann.context.close()


def test_one_with_neither_texts_nor_drawings_is_in_nobodys_way(
    browser: Browser, chromium: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (ROOT / "src", ROOT, installed(tmp_path)))))
    server = Serving(tmp_path)
    server.start()
    try:
        ann = visitor(browser, server)
        ann.page.goto("/new?game=glen-more-ii")
        ann.page.get_by_role("checkbox", name="Chronicle 21").check()
        ann.page.get_by_role("button", name="Start the game").click()
        expect(ann.page.locator('[data-ref^="rondel:"]').first).to_be_visible()
        assert ann.problems == []
        ann.context.close()
    finally:
        server.stop()
