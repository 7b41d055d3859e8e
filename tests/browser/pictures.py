"""Makes the pictures of the README anew, from real games in the real client: `python -m tests.browser.pictures`."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.conftest import Serving

DOCS = Path(__file__).parents[2] / "docs"
PUBLIC = Path(__file__).parents[2] / "web" / "public"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
Ready = Callable[[Any, int], bool]
"""Whether the table is worth a picture: its state, and how many turns have been ended."""


def placing_a_tile(state: Any, ended: int) -> bool:
    """In the middle of Glen More, with a tile in hand."""
    return bool(state["prompt"]["kind"] == "place" and ended >= 11)


def building_on(state: Any, ended: int) -> bool:
    """In the middle of Glasgow, with a building in hand."""
    return bool(state["prompt"]["kind"] == "put" and len(state["view"]["table"]["city"]) >= 10)


def play_on(page: Page, table: str, ready: Ready) -> None:
    """Answer for the first seat, without much thought, until the table is worth a picture."""
    ended = 0
    while True:
        state = call(page, "GET", f"/api/tables/{table}/state?seat=0")
        prompt = state["prompt"]
        if prompt is None:
            page.wait_for_timeout(200)
            continue
        if ready(state, ended):
            return
        option = choose(prompt)
        ended += option in ("end", "discard")
        answer = {"seat": 0, "version": prompt["version"], "option": option}
        call(page, "POST", f"/api/tables/{table}/actions", answer)


def choose(prompt: Any) -> str:
    """The default, else something useful: a tile that can be placed, any activation, and then the end."""
    offered = [option for option in prompt["options"] if "why_not" not in option]
    if prompt.get("default"):
        return str(prompt["default"][0])
    for group in ("take", "build", "place", "activate", "factory", "pay", "give", "choose", "to"):
        for option in offered:
            if option.get("group") == group and option["label"]["code"] not in (
                "option-take-unplaceable",
                "option-take-unpayable",
            ):
                return str(option["id"])
    # In Glasgow three tiles ahead: near enough to fill the store, far enough to meet architects.
    moves = [option for option in offered if option.get("group") == "go"]
    if moves:
        return str(moves[min(2, len(moves) - 1)]["id"])
    return str(next((option["id"] for option in offered if option["id"] == "end"), offered[0]["id"]))


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    return page.evaluate(
        """async ([method, path, body]) => {
            const headers = { "content-type": "application/json", "x-hindmost": "1" };
            const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
            return await answer.json();
        }""",
        [method, path, body],
    )


def new_table(page: Page, game: str, bots: int) -> str:
    seats = [{"kind": "mine"}, *[{"kind": "bot", "bot": "greedy"}] * bots]
    table = str(call(page, "POST", "/api/tables", {"game": game, "seats": seats, "name": "Ailsa"})["id"])
    call(page, "POST", f"/api/tables/{table}/start")
    return table


def show_a_preview(page: Page) -> None:
    """Point at a place in Glasgow's city: what it would bring is part of the picture."""
    cells = page.locator('[data-ref^="city:"]:not([aria-disabled])')
    if cells.count():
        cells.nth(cells.count() // 2).hover()
        page.wait_for_timeout(600)


def picture(context: BrowserContext, address: str, name: str, size: Any, theme: Any) -> None:
    page = context.new_page()
    page.set_viewport_size(size)
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    page.goto(address)
    page.wait_for_timeout(2500)
    show_a_preview(page)
    page.screenshot(path=DOCS / name)
    page.close()
    print(f"docs/{name}", file=sys.stderr)


def icons(browser: Browser) -> None:
    """The drawn icon in the sizes that phones ask for; the maskable one has no corners and more air."""
    drawn = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    square = drawn.replace(' rx="14"', "").replace(
        'viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80" style="background:#F4E9CF"'
    )
    for name, size, svg in (("icon-192", 192, drawn), ("icon-512", 512, drawn), ("icon-maskable-512", 512, square)):
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw;height:100vh}}</style>{svg}")
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        page.close()
        print(f"web/public/{name}.png", file=sys.stderr)


TABLES: tuple[tuple[str, int, Ready, str], ...] = (
    ("glen-more", 2, placing_a_tile, "table"),
    ("glasgow", 1, building_on, "glasgow"),
)
"""Game, bots, the moment, and how the pictures are called."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        serving = Serving(Path(folder))
        serving.start()
        browser = driver.chromium.launch(
            executable_path=shutil.which("chromium") or "chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        context = browser.new_context()
        page = context.new_page()
        page.goto(serving.url)
        for game, bots, ready, name in TABLES:
            table = new_table(page, game, bots)
            play_on(page, table, ready)
            address = f"{serving.url}/g/{table}"
            picture(context, address, f"{name}-light.png", DESKTOP, "light")
            picture(context, address, f"{name}-dark.png", DESKTOP, "dark")
            picture(context, address, f"{name}-phone.png", PHONE, "light")
        picture(context, serving.url, "home.png", DESKTOP, "light")
        picture(context, f"{serving.url}/new?game=glen-more", "set-up.png", DESKTOP, "light")
        icons(browser)
        browser.close()
        serving.stop()


if __name__ == "__main__":
    main()
