"""The first screen: what to play and with whom, or which saved game to go on with."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import hindmost
from hindmost import DRAWN, TOLD, HindmostError
from hindmost.bots import levels_for, style_of
from hindmost.cli.table import saves
from hindmost.cli.table.art import games_at_hand
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.players import Player, bot_name
from hindmost.cli.table.seating import USUAL_SEATS, seat_players, usual_bot
from hindmost.text.messages import say

_KEPT_SHOWN = 8


@dataclass(frozen=True, slots=True)
class Begun:
    """The game to play, and the file it came from if it did."""

    match: Match
    file: Path | None


class SetupScreen(Screen[Begun]):
    """A list of settings: up and down to go through them, left and right to change them, Enter to start."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False),
        Binding("right", "change(1)", show=False),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(self, game: str | None, lang: str, palette: Palette) -> None:
        super().__init__()
        self.lang = lang
        self.palette = palette
        self.game = game or games_at_hand()[0]
        self.people = 1
        self.real = False
        """Whether a printed game lies on the table."""
        self.bots: list[str] = []
        self._fit_bots(USUAL_SEATS - self.people)
        self.kept = saves.kept()[:_KEPT_SHOWN]

    def compose(self) -> ComposeResult:
        with Vertical(id="form"):
            yield Static(id="banner")
            yield OptionList(id="settings")
            yield Static(id="hint")

    def on_mount(self) -> None:
        self._show("start")
        self.query_one("#settings").focus()

    # ------------------------------------------------------------ showing

    def _show(self, highlighted: str | None) -> None:
        lang, palette = self.lang, self.palette
        tokens = Text(" ").join(Player(seat, None).token(lang, palette) for seat in range(5))
        title = Text(say("cli-setup-title", lang), palette.title)
        banner = Text("\n").join(
            [Text(), Text.assemble(tokens, "  ", title), Text(say("cli-setup-motto", lang)), Text()]
        )
        self.query_one("#banner", Static).update(banner)
        options = self.query_one("#settings", OptionList)
        options.set_options(self._rows())
        ids = [option.id for option in options.options]
        options.highlighted = ids.index(highlighted) if highlighted in ids else ids.index("start")

    def _rows(self) -> list[Option | None]:
        lang = self.lang
        titles = {info.id: info.title for info in hindmost.games()}
        chance = say("cli-setup-told" if self.real else "cli-setup-drawn", lang)
        rows: list[Option | None] = [
            self._row("game", say("cli-setup-game", lang), titles[self.game], len(games_at_hand()) > 1),
            self._row("chance", say("cli-setup-chance", lang), chance, True),
            self._row("people", say("cli-setup-people", lang), str(self.people), True),
            self._row("bots", say("cli-setup-bots", lang), str(len(self.bots)), True),
        ]
        for number, bot in enumerate(self.bots):
            player = Player(self.people + number, bot)
            label = f"  {player.sign(lang)} {player.name(lang)}"
            rows.append(self._row(f"bot-{number}", label, bot_name(bot, lang), True, say(style_of(bot), lang)))
        rows.append(Option(Text(f"▸ {say('cli-setup-start', lang)}", self.palette.number), id="start"))
        rows.append(None)
        if not self.kept:
            rows.append(Option(Text(say("cli-setup-none-kept", lang), self.palette.muted), disabled=True))
        else:
            rows.append(Option(Text(say("cli-setup-resume", lang), self.palette.muted), disabled=True))
        for number, file in enumerate(self.kept):
            rows.append(Option(Text(f"  {file.name.removesuffix(saves.SUFFIX)}"), id=f"kept-{number}"))
        return rows

    def _row(self, name: str, label: str, value: str, can_change: bool, note: str = "") -> Option:
        shown = f"‹ {value} ›" if can_change else value
        palette = self.palette
        parts = ((label.ljust(22), palette.ink), (shown, palette.title), (f"  {note}", palette.muted))
        return Option(Text.assemble(*parts), id=name)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """How to go through the list; for a bot also how it did against the others."""
        lang, palette = self.lang, self.palette
        hint = f"↑↓  ←→  Enter {say('cli-key-choose', lang)}   q {say('cli-setup-leave', lang)}"
        self.query_one("#hint", Static).update(
            Text(f"{self._measured(event.option_id or '')}\n{hint}\n", palette.muted)
        )

    def _measured(self, name: str) -> str:
        rows = {f"bot-{number}": bot for number, bot in enumerate(self.bots)}
        standing = next((each for each in levels_for(self.game) if each.bot == rows.get(name)), None)
        if standing is None or not standing.games:
            return ""
        return say("cli-setup-bot-measured", self.lang, wins=int(standing.wins), games=standing.games)

    # ------------------------------------------------------------ changing

    def action_change(self, step: int) -> None:
        option = self.query_one("#settings", OptionList).highlighted_option
        name = option.id if option is not None else None
        if name is None:
            return
        if name == "game":
            games = games_at_hand()
            usual = usual_bot(self.game)
            self.game = games[(games.index(self.game) + step) % len(games)]
            self.bots = [usual_bot(self.game) if bot == usual else bot for bot in self.bots]
            self.people = min(self.people, self._seats[-1])
            self._fit_bots(len(self.bots))
        elif name == "people":
            self.people = (self.people + step) % (self._seats[-1] + 1)
            self._fit_bots(len(self.bots))
        elif name == "bots":
            self._fit_bots(len(self.bots) + step)
        elif name == "chance":
            self.real = not self.real
        elif name.startswith("bot-"):
            place = int(name.removeprefix("bot-"))
            names = [standing.bot for standing in levels_for(self.game)]
            self.bots[place] = names[(names.index(self.bots[place]) + step) % len(names)]
        else:
            return
        self._show(name)

    @property
    def _seats(self) -> tuple[int, ...]:
        """The numbers of seats that the game can be played with."""
        return next(info.seats for info in hindmost.games() if info.id == self.game)

    def _fit_bots(self, number: int) -> None:
        """As many bots as wanted, as far as the game has seats for them and needs them."""
        number = min(max(number, self._seats[0] - self.people, 0), self._seats[-1] - self.people)
        self.bots = (self.bots + [usual_bot(self.game)] * number)[:number]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        name = event.option_id or ""
        try:
            if name == "start":
                players = seat_players(self.game, self.people + len(self.bots), self.people, self.bots)
                chance = TOLD if self.real else DRAWN
                self.dismiss(Begun(Match(hindmost.new_game(self.game, len(players), chance=chance), players), None))
            elif name.startswith("kept-"):
                file = self.kept[int(name.removeprefix("kept-"))]
                self.dismiss(Begun(saves.resume(file), file))
            else:
                self.action_change(1)
        except HindmostError as error:
            self.query_one("#hint", Static).update(Text(f"\n{error}\n", self.palette.bad))

    def action_leave(self) -> None:
        self.app.exit()
