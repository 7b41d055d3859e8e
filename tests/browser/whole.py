"""Whole games in a page. What could be pressed is found in the page itself, so that a game takes seconds."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

from playwright.sync_api import Page, TimeoutError  # noqa: A004 - its own name

LOOK = """([before, slow]) => {
    const root = document.querySelector("[data-moment]");
    const over = document.querySelector("dialog[open]");
    if (over) return { over: true };
    if (!root || root.ariaBusy === "true" || !document.title.startsWith("●")) return null;
    const seen = (each) => each.getClientRects().length > 0;
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const primary = all("button.primary")[0];
    const menu = all('[role="menuitem"]');
    const laid = all('[data-ref][aria-pressed="true"]').map((each) => each.dataset.ref);
    const state = [root.dataset.moment, primary?.disabled, primary?.textContent, menu.length, ...laid].join("|");
    if (state === before) return null;
    if (window.seenState !== state) [window.seenState, window.seenAt, window.frames] = [state, performance.now(), 0];
    // Until everything has found its place; and a final button does not hear the second half of a double click.
    if (window.frames++ < 4 || (slow && performance.now() - window.seenAt < 310)) return null;
    const groups = {
        menu,
        ring: all(':is(.space:not(.waste) > [data-ref^="rondel:"], [data-ref^="ring:"])[aria-disabled="false"]'),
        buildings: all('[data-ref^="building:"][aria-disabled="false"]'),
        waste: all('.waste > [data-ref^="rondel:"][aria-disabled="false"]'),
        cards: all(".qc .go"),
        everything: all("button:enabled").filter((each) => each.textContent.trim().startsWith("Activate all")),
        movable: all("g.scot"),
        sales: all(".market .s.can"),
        end: all("button.primary:enabled").filter((each) => each.textContent.trim().startsWith("End turn")),
        confirm: all("button.primary:enabled").filter((each) => !each.textContent.trim().startsWith("End turn")),
        chips: all(".chips button"),
        places: all('[data-ref]:not([aria-disabled="true"])').filter(
            (each) => !/^(rondel:|ring:|building:|primary$)/.test(each.dataset.ref),
        ),
        offers: all("#choice button.offer"),
    };
    window.seenThings = groups;
    const focused = document.activeElement;
    return {
        over: false,
        state,
        final: Boolean(primary?.querySelector(".final")),
        focus: focused?.dataset?.ref ?? focused?.dataset?.option ?? focused?.tagName,
        ...Object.fromEntries(Object.entries(groups).map(([name, things]) => [name, things.length])),
    };
}"""
"""What there is to press once all is still and something has come of the last press; null until then."""
POINT = """([group, index]) => {
    const thing = window.seenThings[group][index];
    thing.scrollIntoView({ block: "nearest", inline: "center" });
    const box = thing.getBoundingClientRect();
    for (const [dx, dy] of [[0.5, 0.5], [0.3, 0.3], [0.7, 0.7], [0.2, 0.6], [0.5, 0.1], [0.5, 0.9]]) {
        const at = [box.x + box.width * dx, box.y + box.height * dy];
        if (thing.contains(document.elementFromPoint(...at))) return at;
    }
    if (document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(".foot .sheet")) return null;
    throw new Error(`something lies over ${thing.outerHTML.slice(0, 200)}`);
}"""
"""Where to press it, and that nothing lies over it; null if a phone's sheet does."""

STUCK = """() => [
    document.title,
    document.querySelector("[data-moment]")?.dataset.moment,
    document.querySelector("[data-moment]")?.ariaBusy,
    document.querySelector("h1")?.textContent,
    document.activeElement.outerHTML.slice(0, 300),
]"""

PATIENCE = 200
"""Looks without anything to do after which a press is taken for lost."""
VAIN = 10
"""Presses in the same state after which nothing will ever come of them."""

Seen = dict[str, Any]


class Play:
    """Somebody at a page who looks and presses."""

    final: ClassVar[tuple[str, ...]] = ("end",)
    """What may not be pressed at once: it would be taken for the second half of a double click."""
    lost: ClassVar[int] = 30
    """Presses of a game that may fall into a redrawing. If more do nothing, waiting on would take hours."""

    def __init__(self, page: Page, seed: int, touch: bool = False, rest: int = 0) -> None:
        self.page = page
        self.chance = Random(seed)
        self._touch = touch
        self._rest = rest
        """Milliseconds that the pointer stays before and after a click, as a hand does."""
        self._state = ""
        self._last = ""
        self._lost = 0

    def look(self, slow: bool = False) -> Seen:
        """What there is to press. A press that fell into a redrawing is made again, as a person would."""
        for patience in (5_000, 5_000, 30_000):
            try:
                handle = self.page.wait_for_function(LOOK, arg=[self._state, slow], timeout=patience)
            except TimeoutError:
                self._state = ""
                self._lost += 1
                if self._lost > self.lost:
                    break
                continue
            return self._see(handle.json_value())
        raise AssertionError(f"nothing came of pressing {self._last}: {self.page.evaluate(STUCK)}")

    def _see(self, seen: Seen) -> Seen:
        self._state = seen.get("state", "")
        return seen

    def glance(self) -> Seen | None:
        """The same without waiting for it: where several play, somebody else may be asked."""
        seen = self.page.evaluate(LOOK, [self._state, False])
        return None if seen is None else self._see(seen)

    def forget(self) -> None:
        """Whatever came of the last press has been seen, or it fell into a redrawing."""
        self._state = ""

    def again(self, slow: bool) -> Seen:
        """The same once more."""
        self.forget()
        return self.look(slow)

    def press(self, group: str, seen: Seen) -> None:
        index = self.chance.randrange(seen[group])
        while (place := self.page.evaluate(POINT, [group, index])) is None:
            # The sheet of a board may lie over another.
            sheet = self.page.locator(".foot .sheet").element_handle()
            self.page.locator(".foot .sheet .grab").tap()
            sheet.wait_for_element_state("hidden")
        x, y = place
        if self._touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.move(x, y)
            self.page.wait_for_timeout(self._rest)
            self.page.mouse.click(x, y)
            self.page.wait_for_timeout(self._rest)
            # A tile's card opens where a pointer rests.
            self.page.mouse.move(2, 2)

    def choose(self, seen: Seen) -> str:
        """Any of the things a person might do now, and not always the end of the turn."""
        if self._touch and seen["confirm"]:
            return "confirm"
        for group in ("menu", "ring", "waste"):
            if seen[group]:
                return group
        if seen["end"]:
            for group, odds in (("cards", 0.9), ("movable", 0.5), ("sales", 0.15)):
                if seen[group] and self.chance.random() < odds:
                    return group
            return "end"
        # Not always the buttons: where something is called on and left again, that would go on for ever.
        groups = [group for group in ("chips", "places") if seen[group]]
        return self.chance.choice(groups) if groups else "confirm"

    def decide(self) -> bool:
        """One decision; False if the game is over."""
        seen = self.look()
        if seen["over"]:
            return False
        self.act(seen)
        return True

    def act(self, seen: Seen) -> None:
        group = self.choose(seen)
        if group in self.final or (group == "confirm" and seen["final"]):
            seen = self.again(slow=True)
        self._last = group
        self.press(group, seen)

    def game(self, most: int = 1_000) -> None:
        """Until the sheet with the result opens."""
        for _ in range(most):
            if not self.decide():
                return
        raise AssertionError("a game without an end")


def together(players: list[Play], most: int = 20_000) -> None:
    """Whoever is asked decides, until every page shows the result."""
    idle = [0] * len(players)
    pressed = [("", 0)] * len(players)
    """What each pressed at last, and how often nothing came of it."""
    for _ in range(most):
        seen = [each.glance() for each in players]
        if all(each is not None and each["over"] for each in seen):
            return
        for at, (each, what) in enumerate(zip(players, seen, strict=True)):
            idle[at] += 1
            if what is not None and not what["over"]:
                state, times = pressed[at]
                pressed[at] = (what["state"], times + 1 if what["state"] == state else 0)
                assert times < VAIN, each.page.evaluate(STUCK)
                each.act(what)
                idle[at] = 0
            elif idle[at] % PATIENCE == 0:
                each.forget()
        assert min(idle) < 8 * PATIENCE, [each.page.evaluate(STUCK) for each in players]
        players[0].page.wait_for_timeout(20)
    raise AssertionError("a game without an end")
