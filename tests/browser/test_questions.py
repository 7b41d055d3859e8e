"""Every question of every game can be read whole, on every screen and in both languages."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocketRoute

from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES
from hindmost.kernel.messages import Json
from hindmost.text.messages import arguments, keys
from tests.browser import people
from tests.browser.conftest import Arrive
from tests.configurations import CONFIGURATIONS, FULL
from tests.properties.playing import walk

SCREENS: Final = ((1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390))
GAMES: Final = ("glen-more", "glen-more-ii", "glasgow")
LOCALES: Final = ("en-GB", "fr-FR") if FULL else ("fr-FR",)
"""French takes more room."""
IN_PLACE: Final = """() => {
    const phone = innerWidth < 700 || innerHeight < 500;
    return phone === Boolean(document.querySelector(".bottombar"));
}"""
DRAWN: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
CUT: Final = """() => {
    const wrong = [];
    const box = (each) => each.getBoundingClientRect();
    const head = document.querySelector("header.status");
    const title = head.querySelector("h1");
    const range = document.createRange();
    range.selectNodeContents(title);
    const words = range.getBoundingClientRect();
    const room = box(head);
    if (words.left < room.left || words.right > Math.min(room.right, innerWidth) + 0.5) wrong.push("too wide");
    if (words.top < room.top - 0.5 || words.bottom > room.bottom + 0.5) wrong.push("too high");
    if (words.right > box(title).right + 1) wrong.push("out of its box");
    const hidden = ["hidden", "clip"].includes(getComputedStyle(title).overflowX);
    if (hidden && title.scrollWidth > title.clientWidth) wrong.push("cut");
    for (const each of head.querySelectorAll("button, .clock, a")) {
        const { left, right, top, bottom } = box(each);
        if (right > room.right + 0.5 || bottom > room.bottom + 0.5) wrong.push(`${each.textContent.trim()} is outside`);
        if (left < words.right && right > words.left && top < words.bottom && bottom > words.top)
            wrong.push(`${each.textContent.trim()} lies on it`);
    }
    const size = parseFloat(getComputedStyle(title).fontSize);
    return { said: title.textContent, wrong, size };
}"""


@cache
def asked() -> dict[str, dict[str, Json]]:
    """By game and then by key: the longest question that random games ask in these words."""
    found: dict[str, dict[str, Json]] = {game: {} for game in GAMES}
    for configuration in CONFIGURATIONS:
        known = found[configuration.game]
        for seed in (1, 2):
            for step in walk(configuration.new_game(seed), seed):
                title = step.question.title.to_json()
                old = known.get(title["code"])
                if old is None or len(json.dumps(title)) > len(json.dumps(old)):
                    known[title["code"]] = title
    return found


def rare() -> list[Json]:
    """Questions that no random game has met, with something long in every place."""
    met = {code for titles in asked().values() for code in titles}
    missing = sorted(key for key in keys("en") if key.startswith("ask-") and key not in met)
    return [{"code": key, "args": dict.fromkeys(arguments(key, "en"), "Caledonian Canal")} for key in missing]


def resize(page: Page, width: int, height: int) -> None:
    """Another screen; the page has taken it in."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(IN_PLACE)
    page.evaluate(DRAWN)


class Mouth:
    """Stands between the page and the server, and can ask what it likes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.state: Json = None
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(re.compile("/ws/"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        socket.on_message(lambda message: server.send(message))

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "state":
                self.state = told
            socket.send(message)

        server.on_message(hear)

    def ask(self, title: Json, version: int) -> None:
        assert self._socket is not None
        prompt = {**self.state["prompt"], "title": title}
        self._socket.send(json.dumps({**self.state, "version": version, "prompt": prompt}))
        self.page.wait_for_function(
            "(n) => document.querySelector('.table')?.dataset.moment === String(n)", arg=version
        )


def test_every_question_is_met_or_made_up() -> None:
    met = {title["code"] for titles in asked().values() for title in titles.values()} | {
        each["code"] for each in rare()
    }
    assert {key for key in keys("en") if key.startswith("ask-")} <= met
    assert all(len(titles) >= 5 for titles in asked().values())


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_never_cut(arrive: Arrive, game: str, locale: str) -> None:
    page = arrive(locale=locale).page
    mouth = Mouth(page)
    seats = 2 if game == "glasgow" else 4
    # A chronicle is put into words where it is in play.
    wishes = {"chronicles": [each.number for each in CHRONICLES]} if game == "glen-more-ii" else {}
    made = people.lay_table(page, people.MINE, *[people.BOT] * (seats - 1), game=game, **wishes)
    page.goto(f"/g/{made['id']}")
    people.await_turn(page)
    page.wait_for_function("() => document.querySelector('header.status h1')?.textContent.length > 5")
    titles = [*asked()[game].values(), *rare()]
    faults: dict[str, Any] = {}
    version = 100_000
    for width, height in SCREENS:
        resize(page, width, height)
        for title in titles:
            version += 1
            mouth.ask(title, version)
            seen = page.evaluate(CUT)
            long = len(seen["said"]) > 46
            if seen["size"] > (17 if long else 20):
                seen["wrong"].append(f"{seen['size']} px")
            if not seen["said"] or seen["wrong"]:
                faults[f"{width}x{height}: {seen['said']}"] = seen["wrong"]
    assert faults == {}
