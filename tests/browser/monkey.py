"""Somebody who does not know what they are doing: clicks, types, taps, drags and presses keys wherever it leads.

What it does is chosen by a name alone, so that it does the same again; the server's bots and the machine's pace are
not, so that what comes of it may differ. After every stretch it is asked whether anything went wrong, and what was
done last is told with it.
"""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Any, Final

from playwright.sync_api import Error, Page, Request, Response

from tests.browser.conftest import Visitor

REMEMBERED: Final = 40
"""The last actions that are told when something went wrong."""
FIND: Final = """([kind, chance]) => {
    const over = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const leads = (each) => each.matches("a[target], a[download], a[href^='/api'], a[href^='/docs'], a[href^='http']");
    const seen = (each) => each.getClientRects().length > 0 && !leads(each) && each.type !== "file";
    const all = [...over.querySelectorAll(kind)].filter(seen);
    const thing = all[Math.floor(chance * all.length)];
    if (!thing) return null;
    thing.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = thing.getBoundingClientRect();
    const words = thing.ariaLabel ?? thing.textContent.trim().replace(/\\s+/g, " ");
    const what = `${thing.nodeName.toLowerCase()} ${thing.dataset.ref ?? ""} "${words.slice(0, 60)}"`;
    return { x: x + width / 2, y: y + height / 2, what };
}"""
"""One of the things of a kind that can be seen, in the sheet that lies on top if there is one."""
THINGS: Final = (
    "button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=menuitem], [data-ref]"
)
ANSWERS: Final = (
    '[role="menuitem"], #choice button.offer, [data-ref][aria-disabled="false"], [data-ref]:not([aria-disabled]),'
    " .chips button, .qc .go, .fork button, button.primary:enabled"
)
"""What answers a question, or comes one step nearer to it."""
FIELDS: Final = "input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea"
KEYS: Final = (
    *("Tab", "Shift+Tab", "Enter", "Space", "Escape", "Home", "End", "PageDown"),
    *("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"),
    *"srtmcplueUaP?[]0+-/123456789",
    *("Control+z", "Control+y", "Alt+Shift+T"),
)
WORDS: Final = (
    "take 1",
    "end",
    "Ailsa",
    "0",
    "-1",
    "99999999999",
    "é œ ß 漢 🙂",
    "<b>&amp;</b>",
    "{ $n }",
    " ",
    "a" * 300,
)
MOVES: Final = (
    ("answer", 30),
    ("press", 26),
    ("key", 18),
    ("drag", 6),
    ("hover", 6),
    ("type", 4),
    ("anywhere", 4),
    ("twice", 3),
    ("wheel", 2),
    ("back", 1),
)
"""What is done, and how often of a hundred times."""
EXPECTED: Final = {401, 403, 404, 409, 410, 422, 429}
"""Answers of the server that say no. The page says so in words of its own, which is no fault."""


class Monkey:
    def __init__(self, visitor: Visitor, name: str, touch: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.name = name
        self.chance = Random(name)
        self._touch = touch
        self._last: deque[str] = deque(maxlen=REMEMBERED)
        self._problems: list[str] = []
        self._watch(visitor.page)

    def _watch(self, page: Page) -> None:
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("dialog", lambda dialog: dialog.accept())
        page.on("filechooser", lambda _: None)

    def _failed(self, request: Request) -> None:
        # A page that is left lets go of what it had asked for.
        if request.failure != "net::ERR_ABORTED":
            self._problems.append(f"{request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400 and response.status not in EXPECTED:
            self._problems.append(f"{response.request.method} {response.url}: {response.status}")

    # ------------------------------------------------------------ what it does

    def play(self, actions: int) -> None:
        kinds, odds = zip(*MOVES, strict=True)
        for kind in self.chance.choices(kinds, odds, k=actions):
            getattr(self, f"_{kind}")()

    def _find(self, kind: str) -> Any:
        return self._evaluate(FIND, [kind, self.chance.random()])

    def _evaluate(self, script: str, arg: Any = None) -> Any:
        """None on a page that was just being left."""
        try:
            return self.page.evaluate(script, arg)
        except Error as error:
            if "navigat" in str(error) or "destroyed" in str(error):
                self.page.wait_for_load_state()
                return None
            raise

    def note(self, deed: str) -> None:
        self._last.append(deed)

    def _at(self, x: float, y: float) -> None:
        if self._touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def _press(self, kind: str = THINGS) -> None:
        found = self._find(kind)
        if found is None:
            return
        self.note(f"{'tap' if self._touch else 'click'} {found['what']}")
        self._at(found["x"], found["y"])

    def _answer(self) -> None:
        self._press(ANSWERS)

    def _anywhere(self) -> None:
        x, y = self._somewhere()
        self.note(f"at {x:.0f}, {y:.0f}")
        self._at(x, y)

    def _twice(self) -> None:
        found = self._find(THINGS)
        if found is not None:
            self.note(f"twice {found['what']}")
            self.page.mouse.dblclick(found["x"], found["y"])

    def _key(self) -> None:
        key = self.chance.choice(KEYS)
        self.note(f"key {key}")
        self.page.keyboard.press(key)

    def _type(self) -> None:
        found = self._find(FIELDS)
        words = self.chance.choice(WORDS)
        if found is None:
            return
        self.note(f"type {words[:20]!r} into {found['what']}")
        self._at(found["x"], found["y"])
        self.page.keyboard.insert_text(words)
        if self.chance.random() < 0.5:
            self.page.keyboard.press("Enter")

    def _hover(self) -> None:
        found = self._find(THINGS)
        if found is not None:
            self.note(f"over {found['what']}")
            self.page.mouse.move(found["x"], found["y"])

    def _drag(self) -> None:
        found = self._find(self.chance.choice(("[data-ref]", THINGS)))
        if found is None:
            return
        other = self._find("[data-ref]") if self.chance.random() < 0.5 else None
        x, y = (other["x"], other["y"]) if other else self._somewhere()
        self.note(f"drag {found['what']} to {other['what'] if other else f'{x:.0f}, {y:.0f}'}")
        self.page.mouse.move(found["x"], found["y"])
        self.page.mouse.down()
        self.page.mouse.move((found["x"] + x) / 2, (found["y"] + y) / 2)
        self.page.mouse.move(x, y)
        self.page.mouse.up()

    def _wheel(self) -> None:
        x, y = self._somewhere()
        by = self.chance.choice((-400, -100, 100, 400))
        self.note(f"wheel {by} at {x:.0f}, {y:.0f}")
        self.page.mouse.move(x, y)
        self.page.mouse.wheel(0, by)

    def _back(self) -> None:
        self.note("back")
        self._evaluate("() => history.back()")

    def _somewhere(self) -> tuple[float, float]:
        size = self.page.viewport_size
        assert size is not None
        return self.chance.uniform(1, size["width"] - 1), self.chance.uniform(1, size["height"] - 1)

    # ------------------------------------------------------------ what came of it

    def told(self, what: str) -> str:
        """With what was done last, so that it can be done again."""
        return "\n".join((what, f"at {self.page.url}", f"monkey {self.name!r}, its last actions:", *self._last))

    def content(self) -> None:
        """Nothing went wrong, and there is something to do."""
        # What the server refuses is told by the browser as well.
        heard = [each for each in self.visitor.problems if not each.startswith("Failed to load resource")]
        assert not heard, self.told("\n".join(heard))
        assert not self._problems, self.told("\n".join(self._problems))
        if self.page.url == "about:blank":
            return  # as far back as there is anything
        try:
            self.page.wait_for_function(
                "(kind) => [...document.querySelectorAll(kind)].some((each) => each.getClientRects().length > 0)",
                arg=THINGS,
            )
        except Error as error:
            raise AssertionError(self.told("there is nothing to do")) from error
