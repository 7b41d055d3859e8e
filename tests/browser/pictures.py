"""Makes the pictures of the README anew, from real games in the real client: `python -m tests.browser.pictures`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import hindmost
from hindmost.bots import Outlook, make
from tests.browser.conftest import Serving
from tests.browser.launching import ARGS, program

DOCS = Path(__file__).parents[2] / "docs"
PUBLIC = Path(__file__).parents[2] / "web" / "public"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
Ready = Callable[[Any, int], bool]
"""Whether the table is worth a picture: its state, and how many turns have been ended."""


def placing_a_tile(state: Any, ended: int) -> bool:
    """In the middle of Glen More, with a tile in hand."""
    return bool(state["prompt"]["kind"] == "place" and ended >= 11)


def choosing_a_tile(state: Any, ended: int) -> bool:
    """In the middle of Glen More II, with some tiles to take."""
    return bool(state["prompt"]["kind"] == "take" and ended >= 11)


def building_on(state: Any, ended: int) -> bool:
    """In the middle of Glasgow, with a building in hand."""
    return bool(state["prompt"]["kind"] == "put" and len(state["view"]["table"]["city"]) >= 10)


def scored(state: Any, ended: int) -> bool:
    """A scoring has just been held."""
    return any(line["message"]["code"] == "log-scoring" for line in state["log"])


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
            const text = await answer.text();
            if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
            return text && JSON.parse(text);
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


def scoring(context: BrowserContext, page: Page, url: str) -> None:
    """What everybody at the table sees when a scoring is held."""
    table = new_table(page, "glen-more", 2)
    seen = context.new_page()
    seen.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    seen.emulate_media(color_scheme="light", reduced_motion="reduce")
    seen.goto(f"{url}/g/{table}")
    seen.get_by_role("log").wait_for()
    play_on(page, table, scored)
    seen.get_by_role("complementary", name="Scoring 1").wait_for()
    seen.screenshot(path=DOCS / "scoring.png")
    seen.close()
    print("docs/scoring.png", file=sys.stderr)


def finished(page: Page) -> str:
    """The table of a game that three bots have played to its end."""
    game = hindmost.new_game("glen-more", seats=3, seed=11)
    bots = [make("greedy", seat) for seat in range(3)]
    while not game.over:
        seat = game.questions[0].seat
        game.play(seat, bots[seat].choose(Outlook(game, seat)))
    return str(call(page, "POST", "/api/records", game.record())["table"]["id"])


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
    ("glen-more-ii", 2, choosing_a_tile, "glen-more-ii"),
    ("glasgow", 1, building_on, "glasgow"),
)
"""Game, bots, the moment, and how the pictures are called."""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        serving = Serving(Path(folder))
        serving.start()
        browser = driver.chromium.launch(executable_path=program() or "chromium", args=ARGS)
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
        scoring(context, page, serving.url)
        end = f"{serving.url}/g/{finished(page)}"
        picture(context, end, "end.png", DESKTOP, "light")
        picture(context, end, "end-phone.png", PHONE, "dark")
        picture(context, serving.url, "home.png", DESKTOP, "light")
        picture(context, f"{serving.url}/new?game=glen-more", "set-up.png", DESKTOP, "light")
        icons(browser)
        browser.close()
        serving.stop()


if __name__ == "__main__":
    main()
