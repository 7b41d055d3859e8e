"""Measures what a player feels: `python -m tests.browser.measure`. Figures of a quiet machine are in docs/browser.md.

Measured, not asserted: a test that looks at the clock fails on somebody else's machine.
"""

from __future__ import annotations

import json
import math
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from tests.browser import glasgow, glen_more_ii, people, whole
from tests.browser.conftest import Serving
from tests.browser.launching import ARGS, program

TILES = 60
PANS = 6
MOVES = 40
CLICKS = 50
HOVERS = 40
HAND = 200
"""Milliseconds that a hand rests before and after a click: pointing is drawn by then, and no card is open yet."""
FRAME = 1000 / 60
"""Milliseconds from picture to picture at 60 Hz."""

WATCH_FRAMES = """() => {
    window.frames_ = [];
    let last = performance.now();
    const tick = (now) => { window.frames_.push(now - last); last = now; window.tick_ = requestAnimationFrame(tick); };
    window.tick_ = requestAnimationFrame(tick);
}"""
STOP_WATCHING = "() => { cancelAnimationFrame(window.tick_); return window.frames_.slice(2); }"
WATCH = """([event, what, seen]) => {
    const all = (selector) => [...document.querySelectorAll(selector)];
    const state = (each) => each.dataset.moment ?? each.innerHTML;
    const look = () => seen.map((selector) => all(selector).map(state)).join();
    const drawn = new MessageChannel();
    drawn.port1.onmessage = (message) => window.waits_.push(performance.now() - message.data);
    window.waits_ = [];
    let latest = 0;
    addEventListener(event, (happened) => {
        if (!happened.target.closest(what)) return;
        const begun = (latest = happened.timeStamp);
        const before = look();
        const again = () => {
            if (begun !== latest) return;
            // What is posted in a frame comes when it is drawn.
            if (look() !== before) drawn.port2.postMessage(begun);
            else requestAnimationFrame(again);
        };
        requestAnimationFrame(again);
    }, true);
}"""
"""From an event at a thing to the end of the first frame in which what is seen has changed."""
DRAFT = ["[data-moment]", "h1", '[role="alert"]', '[role="menu"]']
"""What an answer changes: the moment of the draft, or what is asked back."""
PREVIEW = [".ghost", ".signs", ".tempo"]
"""How a preview is drawn: ghosts, chips with what is gained or lost, and who would act next."""
OPTION = ':is([data-ref^="rondel:"], [data-ref^="cell:"]):not([aria-disabled="true"])'


def share(values: list[float], part: float) -> float:
    """The value that so large a part of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def grown(message: str) -> str:
    """The state as the server sends it, with a territory of sixty tiles."""
    data: dict[str, Any] = json.loads(message)
    if data.get("type") != "state":
        return message
    kinds = ["s0-forest-road", "s1-pasture-plain", "s1-butcher-sheep", "s2-tavern-plain-a", "s3-distillery-road"]
    data["view"]["seats"][0]["territory"] = [
        {"cell": f"{n % 8 - 4},{n // 8 - 4}", "tile": kinds[n % len(kinds)], "goods": {"wood": n % 4}, "members": n % 2}
        for n in range(TILES)
    ]
    return json.dumps(data)


def enlarge(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()
    server.on_message(lambda message: socket.send(grown(str(message))))


class Work:
    """The time that a page's main thread computes. Other programs on the machine take none of it away."""

    def __init__(self, page: Page) -> None:
        self._tools = page.context.new_cdp_session(page)
        self._tools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._begun = self._total()

    def _total(self) -> float:
        found = self._tools.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(each["value"] for each in found if each["name"] == "TaskDuration"))

    def milliseconds(self) -> float:
        return self._total() - self._begun


def rest(page: Page) -> list[float]:
    """The time of every frame while nothing happens: what the machine can do just now."""
    page.evaluate(WATCH_FRAMES)
    page.wait_for_timeout(2000)
    frames: list[float] = page.evaluate(STOP_WATCHING)
    return frames


def pan(page: Page) -> tuple[list[float], list[float], float]:
    """The time of every frame at rest and while a territory of sixty tiles is dragged about; the work for a move."""
    page.route_web_socket("**/ws/**", enlarge)
    people.play_now(page)
    map_ = page.get_by_role("region", name="Your territory").bounding_box()
    assert map_ is not None
    x, y = map_["x"] + map_["width"] / 2, map_["y"] + map_["height"] / 2
    still = rest(page)
    work = Work(page)
    page.evaluate(WATCH_FRAMES)
    for _ in range(PANS):
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(MOVES):
            # Round in a circle, so that the tiles stay in sight and come back to where they were.
            angle = 2 * math.pi * step / (MOVES - 1)
            page.mouse.move(x + 150 * math.sin(angle), y + 150 * (1 - math.cos(angle)) / 2)
        page.mouse.up()
    frames: list[float] = page.evaluate(STOP_WATCHING)
    return still, frames, work.milliseconds() / (PANS * MOVES)


Sit = Callable[[Page], None]
Sitting = tuple[str, Sit, type[whole.Play]]

SITTINGS: tuple[Sitting, ...] = (
    ("Glen More", people.play_now, whole.Play),
    ("Glen More II", glen_more_ii.sit_down, whole.Play),
    ("Glasgow", glasgow.sit_down, glasgow.Builder),
)


def click(page: Page, sit: Sit, player: type[whole.Play]) -> tuple[list[float], float]:
    """From a click to the first picture in which the draft has changed; the work for a click and what follows."""
    waits: list[float] = []
    spent, seed = 0.0, 0
    while len(waits) < CLICKS:
        sit(page)
        page.evaluate(WATCH, ["click", "[data-moment], [role=menu]", DRAFT])
        work, play, before = Work(page), player(page, seed := seed + 1, rest=HAND), len(waits)
        while len(waits) < CLICKS and play.decide():
            waits[before:] = page.evaluate("() => window.waits_")
        spent += work.milliseconds()
    return waits, spent / len(waits)


def hover(page: Page, sit: Sit, player: type[whole.Play]) -> list[float]:
    """From the pointer's coming to an option to the first picture with its preview."""
    sit(page)
    play = player(page, seed=1)
    page.evaluate(WATCH, ["pointerover", OPTION, PREVIEW])
    waits: list[float] = []
    while len(waits) < HOVERS:
        play.look()
        for option in page.locator(OPTION).all():
            page.mouse.move(2, 2)
            page.wait_for_timeout(150)
            option.hover(force=True)
            page.wait_for_timeout(300)
        waits = page.evaluate("() => window.waits_")
        page.mouse.move(2, 2)
        if not play.decide():
            break
    return waits


def told(name: str, times: list[float]) -> str:
    return f"{name}: {len(times)} times, median {share(times, 0.5):.0f} ms, p95 {share(times, 0.95):.0f} ms"


def smooth(name: str, frames: list[float]) -> str:
    dropped = sum(frame > 1.5 * FRAME for frame in frames)
    speed = 1000 * len(frames) / sum(frames)
    quantiles = f"median {share(frames, 0.5):.1f} ms, p95 {share(frames, 0.95):.1f} ms"
    return f"{name}: {len(frames)} frames, {quantiles}, {dropped} dropped, {speed:.0f} a second"


def measure(browser: Browser, url: str) -> None:
    def page() -> Page:
        return browser.new_context(base_url=url, viewport={"width": 1440, "height": 900}).new_page()

    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    still, frames, work = pan(page())
    print(smooth(f"{TILES} tiles at rest", still))
    print(smooth(f"{TILES} tiles panned", frames), f"; the main thread works {work:.1f} ms for a move", sep="")
    for name, sit, player in SITTINGS:
        waits, work = click(page(), sit, player)
        print(told(f"{name}, click to change", waits), f"; the main thread works {work:.0f} ms for a click", sep="")
    for name, sit, player in SITTINGS[:2]:
        print(told(f"{name}, hover to preview", hover(page(), sit, player)))
    print(f"load of the machine {os.getloadavg()[0]:.1f}")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        serving = Serving(Path(folder))
        serving.start()
        try:
            print("(load of the machine matters: run nothing beside it)", file=sys.stderr)
            with driver.chromium.launch(executable_path=program() or "chromium", args=ARGS) as browser:
                measure(browser, serving.url)
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
