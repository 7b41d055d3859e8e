"""The full screen application: the set-up screen if nothing was chosen yet, then the table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

from hindmost.cli.table.look import CSS, DEFAULTS, theme_name, themes
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import DARK, LIGHT, MONO, Palette
from hindmost.cli.table.setup_screen import SetupScreen
from hindmost.cli.table.table_screen import TableScreen


class TableApp(App[None]):
    """A match on the whole terminal."""

    CSS: ClassVar[str] = CSS
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False, priority=True)]

    def __init__(
        self,
        match: Match | None,
        lang: str,
        palette: Palette,
        pace: float,
        game: str | None = None,
        file: Path | None = None,
    ) -> None:
        has_colours = palette is not MONO
        if not has_colours:
            # The one way to keep the screen from being painted: it is read, and removed, on the next line.
            os.environ["NO_COLOR"] = "1"
        super().__init__(ansi_color=None if has_colours else True)
        self.match = match
        self.lang = lang
        self.palette = palette
        self.pace = pace
        self.game = game
        self.file = file

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return DEFAULTS

    def on_mount(self) -> None:
        for theme in themes():
            self.register_theme(theme)
        self.theme = theme_name(self.palette)
        self.title = "Hindmost"
        self.begin()

    @work
    async def begin(self) -> None:
        if self.match is None:
            begun = await self.push_screen_wait(SetupScreen(self.game, self.lang, self.palette))
            self.match, self.file = begun.match, begun.file
        await self.push_screen(TableScreen(self.match, self.lang, self.palette, self.pace, self.file))

    async def action_quit(self) -> None:
        """Ctrl+Q and Ctrl+C: as the screen leaves, which may ask first."""
        leave = getattr(self.screen, "action_leave", None)
        if leave is None:
            self.exit()
        else:
            leave()

    def switch_palette(self) -> Palette:
        """From dark to light or back; without colours there is nothing to switch."""
        if self.palette is not MONO:
            self.palette = LIGHT if self.palette is DARK else DARK
            self.theme = theme_name(self.palette)
        return self.palette
