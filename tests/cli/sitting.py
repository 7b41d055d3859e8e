"""Somebody at the terminal's table: presses keys and reads the screen."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from rich.color import Color
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import OptionList

from hindmost.cli.play import new_match
from hindmost.cli.table.app import TableApp
from hindmost.cli.table.board import Board
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import DARK, Palette
from hindmost.cli.table.setup_screen import SetupScreen
from hindmost.cli.table.sheets import Sheet
from hindmost.cli.table.table_screen import TableScreen

SMALL = (80, 24)
SIZES = pytest.mark.parametrize("size", [SMALL, (120, 40)], ids=["80x24", "120x40"])


class Player1:
    """Somebody at the keyboard: presses keys and reads the screen."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def match(self) -> Match:
        assert self.app.match is not None
        return self.app.match

    @property
    def table(self) -> TableScreen:
        return next(screen for screen in self.app.screen_stack if isinstance(screen, TableScreen))

    @property
    def board(self) -> Board:
        return self.table.board

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something that bots or the screen still have to do; give up only if it never comes."""
        for _ in range(3000):
            await self.pilot.pause(0.005)
            if condition():
                return
        raise AssertionError(f"this never came; on the screen:\n{self.seen()}")

    async def comes_to(self, screen: type[Screen[Any]]) -> None:
        await self.until(lambda: isinstance(self.app.screen, screen))

    async def sees(self, *texts: str) -> None:
        """Wait until all of this is on the screen: what an option would change is drawn a moment later."""
        await self.until_asked()
        await self.shows(*texts)

    async def shows(self, *texts: str) -> None:
        """Wait until all of this is on the screen, whatever screen it is."""
        await self.until(lambda: all(text in self.seen() for text in texts))

    async def until_asked(self) -> None:
        def asked() -> bool:
            screen = self.app.screen
            return isinstance(screen, TableScreen) and screen.is_asked and not self.workers_busy

        await self.until(asked)

    @property
    def workers_busy(self) -> bool:
        return any(worker.is_running for worker in self.app.workers)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        names = {" ": "space", ",": "comma", "-": "minus", "/": "slash", ".": "full_stop", "_": "underscore"}
        await self.press(*(names.get(sign, sign) for sign in text))

    async def move(self, text: str) -> None:
        await self.press("slash")
        await self.type(text)
        await self.press("enter")

    async def sheets(self, number: int) -> list[str]:
        """Close so many sheets that come by themselves, one after the other; gives what they said."""
        seen: dict[Screen[object], str] = {}
        for _ in range(number):
            # A sheet is told from the one before by itself: the same one may be drawn twice.
            await self.until(lambda: isinstance(self.app.screen, Sheet) and self.app.screen not in seen)
            await self.until(lambda: "Esc close" in self.seen())
            seen[self.app.screen] = self.seen()
            await self.press("enter")
        await self.comes_to(TableScreen)
        return list(seen.values())

    async def set_up(self) -> SetupScreen:
        await self.comes_to(SetupScreen)
        screen = self.app.screen
        assert isinstance(screen, SetupScreen)
        return screen

    async def setting(self, row: str, key: str) -> None:
        """Press a key on a row of the set-up."""
        settings = self.app.screen.query_one("#settings", OptionList)
        settings.highlighted = next(n for n, option in enumerate(settings.options) if option.id == row)
        await self.press(key)

    def colours(self) -> list[Color]:
        """Every colour on the screen but the terminal's own."""
        return [
            segment.style.color
            for line in self.app.screen._compositor.render_strips()
            for segment in line
            if segment.style is not None and segment.style.color is not None and not segment.style.color.is_default
        ]

    def seen(self) -> str:
        """What is on the screen, line by line."""
        width, height = self.app.size
        lines = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in line)[:width].rstrip() for line in lines[:height])


@asynccontextmanager
async def sitting(
    match: Match | None,
    size: tuple[int, int] = SMALL,
    lang: str = "en",
    palette: Palette = DARK,
    file: Path | None = None,
) -> AsyncIterator[Player1]:
    app = TableApp(match, lang, palette, 0, file=file)
    async with app.run_test(size=size) as pilot:
        yield Player1(app, pilot)


def against_bots(seed: int = 7) -> Match:
    """Rust is a person and begins; spaces 4 to 12 hold a cornfield, a quarry, a forest ... and a fair."""
    return new_match("glen-more", seats=3, bots="random,random", seed=seed)
