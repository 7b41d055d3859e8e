"""Measures what a player feels: `python -m tests.browser.measure`. Figures of a quiet machine are in docs/browser.md.

Measured, not asserted: a test that looks at the clock fails on somebody else's machine.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, sync_playwright

from tests.browser import people
from tests.browser.conftest import Serving

TILES = 60
PANS = 6
DECISIONS = 40
FRAME = 1000 / 60
"""Milliseconds from picture to picture at 60 Hz."""

WATCH_FRAMES = """() => {
    window.frames_ = [];
    let last = performance.now();
    const tick = (now) => { window.frames_.push(now - last); last = now; window.tick_ = requestAnimationFrame(tick); };
    window.tick_ = requestAnimationFrame(tick);
}"""
STOP_WATCHING = "() => { cancelAnimationFrame(window.tick_); return window.frames_.slice(2); }"
WATCH_CLICKS = f"""() => {{
    const signature = {people.SIGNATURE};
    window.waits_ = [];
    addEventListener("click", (event) => {{
        const before = signature();
        const look = (now) => {{
            if (signature() !== before) window.waits_.push(performance.now() - event.timeStamp);
            else if (now - event.timeStamp < 2000) requestAnimationFrame(look);
        }};
        requestAnimationFrame(look);
    }}, true);
}}"""


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

    def milliseconds(self) -> float:
        found = self._tools.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(each["value"] for each in found if each["name"] == "TaskDuration"))


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
    map_ = page.get_by_role("region", name="Your glen").bounding_box()
    assert map_ is not None
    x, y = map_["x"] + map_["width"] / 2, map_["y"] + map_["height"] / 2
    still = rest(page)
    work = Work(page)
    begun = work.milliseconds()
    page.evaluate(WATCH_FRAMES)
    for _ in range(PANS):
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(40):
            page.mouse.move(x + step * 6 - 100, y + step * 3 - 50)
        page.mouse.up()
    frames: list[float] = page.evaluate(STOP_WATCHING)
    return still, frames, (work.milliseconds() - begun) / (PANS * 40)


def click(page: Page) -> tuple[list[float], float]:
    """From a click to the first picture in which the draft has changed; the work for a click and what follows."""
    people.play_now(page)
    work = Work(page)
    begun = work.milliseconds()
    page.evaluate(WATCH_CLICKS)
    while True:
        people.await_turn(page)
        people.decide(page)
        page.wait_for_timeout(400)  # what runs by itself after the click is not its first change
        page.wait_for_function("() => document.querySelector('[data-moment]').ariaBusy === 'false'")
        waits: list[float] = page.evaluate("() => window.waits_")
        if len(waits) >= DECISIONS:
            return waits, (work.milliseconds() - begun) / len(waits)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        serving = Serving(Path(folder))
        serving.start()
        browser = driver.chromium.launch(
            executable_path=shutil.which("chromium") or "chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        context = browser.new_context(base_url=serving.url, viewport={"width": 1440, "height": 900})
        still, frames, work = pan(context.new_page())
        print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        for name, times in ((f"{TILES} tiles at rest", still), (f"{TILES} tiles panned", frames)):
            dropped = sum(frame > 1.5 * FRAME for frame in times)
            print(f"{name}: {len(times)} frames, median {share(times, 0.5):.1f} ms,", end=" ")
            print(f"p95 {share(times, 0.95):.1f} ms, {dropped} dropped")
        print(f"work of the main thread for a move of the pointer: {work:.1f} ms")
        waits, work = click(context.new_page())
        print(f"click to visible change: {len(waits)} clicks, median {share(waits, 0.5):.0f} ms,", end=" ")
        print(f"p95 {share(waits, 0.95):.0f} ms; work of the main thread for a click: {work:.0f} ms")
        print("(load of the machine matters: run nothing beside it)", file=sys.stderr)
        browser.close()
        serving.stop()


if __name__ == "__main__":
    main()
