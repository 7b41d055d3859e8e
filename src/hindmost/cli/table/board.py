"""The whole table as one part of the screen: everything that lies on it, the options, and what happened."""

from __future__ import annotations

from dataclasses import replace

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from hindmost.cli.table import look
from hindmost.cli.table.art import Panel
from hindmost.cli.table.journal import draw_log
from hindmost.cli.table.lines import about_option, status_line
from hindmost.cli.table.match import Match
from hindmost.cli.table.options import option_text
from hindmost.cli.table.scene import Scene
from hindmost.cli.table.widgets import Drawing
from hindmost.kernel.messages import Json
from hindmost.text.messages import say

_NARROW_LEFT = 30


class Board(Vertical):
    """Shows a scene. It asks nothing and changes nothing of the match."""

    def __init__(self, match: Match, scene: Scene) -> None:
        super().__init__()
        self.match = match
        self.scene = scene
        self.owner: int | None = None
        """Whose territory is looked at; None for the viewer's own."""
        self._columns = 0
        self.panels = match.art.panels(scene)
        self._after: Json | None = None
        """What the player would see after the highlighted option, tried out when it was highlighted."""
        self.message: Text | None = None
        """Said in place of what there is to say about the highlighted option."""

    def compose(self) -> ComposeResult:
        art, lang = self.match.art, self.scene.lang
        yield Drawing(lambda width, _: status_line(self.scene, self.match, width), id="status")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                for panel in self.panels:
                    yield self._panel(panel)
            with Container(id="main"):
                with Vertical(id="centre"):
                    yield Drawing(self._draw_ground, " ", id="ground")
                    yield Drawing(lambda width, _: art.holdings(self.scene, self.shown, width), id="holdings")
                with Vertical(id="right"):
                    yield OptionList(id="options", classes="titled")
                    yield Drawing(lambda width, _: self._draw_about(), say("cli-title-about", lang), id="about")
                    with VerticalScroll(id="log-box", classes="titled", can_focus=False) as log:
                        log.border_title = say("cli-title-log", lang)
                        yield Drawing(lambda width, _: self._draw_news(width), id="log")

    def _panel(self, panel: Panel) -> Drawing:
        classes = "" if panel.is_vital else "extra"
        return Drawing(lambda width, _: panel.draw(self.scene, width), " ", id=panel.name, classes=classes)

    # ------------------------------------------------------------ showing

    def show(self, scene: Scene) -> None:
        """Another scene; the options are listed anew and the proposed one is highlighted."""
        self.scene = scene
        self._try_out()
        self._list_options()
        self.draw()

    def draw(self) -> None:
        """Everything anew."""
        for panel in self.panels:
            self.query_one(f"#{panel.name}", Drawing).border_title = panel.title(self.scene)
        self.query_one("#ground", Drawing).border_title = self.match.art.ground_title(self.scene, self.shown)
        for drawing in self.query(Drawing):
            drawing.again()
        self.query_one("#log-box", VerticalScroll).scroll_end(animate=False)

    def say(self, message: Text) -> None:
        self.message = message
        self.query_one("#about", Drawing).again()

    def look_at(self, owner: int | None) -> None:
        """The territory of a seat; None for the viewer's own."""
        self.owner = owner
        self.draw()

    @property
    def shown(self) -> int:
        """The seat whose territory and holdings are shown."""
        if self.owner is not None:
            return self.owner
        if self.scene.seat is not None:
            return self.scene.seat
        active: int = self.scene.view["active"]
        return max(active, 0)

    @property
    def is_wide(self) -> bool:
        return self.has_class("wide")

    def on_mount(self) -> None:
        self._arrange(self.app.size)

    def on_resize(self, event: events.Resize) -> None:
        self._arrange(event.size)
        self.call_after_refresh(self.draw)

    def _arrange(self, size: Size) -> None:
        self._columns = size.width
        wide = size.width >= look.WIDE
        self.set_class(wide, "wide")
        self.set_class(not wide, "narrow")
        left, right = look.columns(size.width)
        self.query_one("#left").styles.width = left if wide else _NARROW_LEFT
        self.query_one("#right").styles.width = right if wide else "1fr"
        # On the smallest terminal the territory needs the lines more: the options can be scrolled.
        self.options.styles.max_height = "60%" if wide else 7 + max(size.height - 23, 0) // 2
        self._list_options()

    # ------------------------------------------------------------ options

    @property
    def options(self) -> OptionList:
        return self.query_one("#options", OptionList)

    def _list_options(self) -> None:
        """The options at the width there is; the highlighting is not news to anybody."""
        options = self.options
        options.border_title = say("cli-title-options", self.scene.lang)
        with options.prevent(OptionList.OptionHighlighted):
            options.set_options(Option(self._option(number)) for number in range(1, len(self.scene.offers) + 1))
            options.highlighted = self.scene.marked - 1 if self.scene.marked else None

    def _option(self, number: int) -> Text:
        """On several lines where it is wide, on one where it is narrow."""
        offer = self.scene.offers[number - 1]
        if self.is_wide:
            return option_text(self.scene, offer, look.columns(self._columns)[1] - 2, 3)
        return option_text(self.scene, offer, self._columns - _NARROW_LEFT - 3, 1)

    def highlight(self, number: int) -> None:
        """Put the bar on an option."""
        self.options.highlighted = number - 1

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        before, marked = self.scene.marked, event.option_index + 1
        if event.option_list is self.options and marked != before:
            self.scene = replace(self.scene, marked=marked)
            self._try_out()
            for number in (before, marked):
                self.options.replace_option_prompt_at_index(number - 1, self._option(number))
            self.draw()

    def _try_out(self) -> None:
        """See what the highlighted option would change; whatever was said before is past."""
        self.message, self._after = None, None
        offer = self.scene.offer(self.scene.marked)
        if offer is not None:
            self._after = self.match.preview(self.scene, offer)

    # ------------------------------------------------------------ drawing

    def _draw_ground(self, width: int, height: int) -> Text:
        return self.match.art.ground(self.scene, self.shown, width, height)

    def _draw_about(self) -> Text:
        if self.message is not None:
            return self.message
        offer = self.scene.offer(self.scene.marked)
        if offer is None:
            return Text()
        return about_option(self.scene, self.match.art, offer, self._after, self.is_wide)

    def _draw_news(self, width: int) -> Text:
        seat = self.scene.seat
        lines = self.match.log(None)[-60:] if seat is None else self.match.news(seat)
        return draw_log(self.scene, lines, width)
