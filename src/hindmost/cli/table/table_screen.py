"""The screen of a match: takes keys, lets the bots move, hands the keyboard over."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final, cast

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import Input, OptionList

from hindmost import HindmostError, NothingToUndo
from hindmost.cli.table import saves
from hindmost.cli.table.board import Board
from hindmost.cli.table.entry import Found, Refused, read_move
from hindmost.cli.table.keys import BINDINGS
from hindmost.cli.table.lamp import Lamp, nudge_of
from hindmost.cli.table.lines import key_line, refusal
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.reading import (
    end_sheet,
    explanation,
    help_sheet,
    hint_sheet,
    log_sheet,
    players_sheet,
    refusal_sheet,
    scoring_sheet,
    standing_sheet,
)
from hindmost.cli.table.scene import END, Scene
from hindmost.cli.table.scores import scorings_in
from hindmost.cli.table.sheets import LEAVE, SAVE, HandOverScreen, QuitScreen, SaveScreen, SlipScreen
from hindmost.cli.table.solo_lines import count_and_tell
from hindmost.cli.table.widgets import Drawing
from hindmost.text.messages import say

if TYPE_CHECKING:
    from hindmost.cli.table.app import TableApp


STANDING: Final = "standing"
"""Typed, with two numbers: what is answered beforehand."""


class TableScreen(Screen[None]):
    """One match. `viewer` is the seat whose secrets are shown; None shows nobody's."""

    BINDINGS: ClassVar[list[BindingType]] = BINDINGS

    def __init__(self, match: Match, lang: str, palette: Palette, pace: float, file: Path | None) -> None:
        super().__init__()
        self.match = match
        self.lang = lang
        self.palette = palette
        self.pace = pace
        self.file = file
        self.viewer: int | None = match.only_person
        self.told = len(match.log(None))
        """How much of the log was there when scorings were last looked for."""
        self.typed = ""
        """Digits typed so far of a number that may go on."""
        self.refused: Refused | None = None
        self.warned = False
        """Whether it was said what ending the turn gives up."""
        self.hurry = False
        self.lamp = Lamp(match)
        self.board = Board(match, self._scene())

    def compose(self) -> ComposeResult:
        yield self.board
        yield Input(placeholder=say("cli-ask-type", self.lang, example=self.match.art.example), id="entry")
        yield Drawing(lambda width, _: key_line(self.board.scene, self.match.players, width), id="keys")

    def on_mount(self) -> None:
        self.conduct()

    # ------------------------------------------------------------ the course of the game

    @work(exclusive=True)
    async def conduct(self) -> None:
        """Let bots move until a person is asked or the game is over."""
        while not self.match.over:
            await self._show_scorings()
            if self.match.player.is_person:
                self.hurry = False
                await self._hand_over()
                self._ask()
                return
            self._ask()
            if self.match.may_be_a_slip and not await self._is_right():
                continue
            choice = await asyncio.to_thread(self.match.bot_choice)
            if not self.hurry:
                await asyncio.sleep(self.pace)
            self.match.play(choice)
        self._ask()
        # Before anything is shown: whoever leaves now has finished the game all the same.
        remark = await asyncio.to_thread(count_and_tell, self.match, self.lang)
        await self._show_scorings()
        await self.app.push_screen_wait(end_sheet(self.board.scene, self.match, remark))

    async def _hand_over(self) -> None:
        """Another person than the one at the keyboard is asked: hide everything until they have changed."""
        player = self.match.player
        if player.seat == self.viewer or self.match.is_told:
            return
        self.viewer = None
        token = player.token(self.lang, self.palette)
        await self.app.push_screen_wait(HandOverScreen(token, player.name(self.lang), self.lang))
        self.viewer = player.seat

    async def _is_right(self) -> bool:
        """Whether a bot may go by what was told last; if not, it is taken back."""
        slip = SlipScreen(self.match.player.name(self.lang), self.lang)
        if await self.app.push_screen_wait(slip):
            return True
        self.match.undo()
        return False

    async def _show_scorings(self) -> None:
        lines = self.match.log(None)
        fresh, self.told = lines[self.told :], len(lines)
        for scoring in scorings_in(fresh):
            self.board.show(self._scene())
            await self.app.push_screen_wait(scoring_sheet(self.board.scene, scoring))

    def _ask(self) -> None:
        """Show the table with the question; the proposed answer is highlighted."""
        self.typed, self.refused, self.warned = "", None, False
        scene = self._scene()
        self.board.owner = None
        self.board.show(scene)
        if scene.offers:
            self.board.options.focus()

    def _scene(self) -> Scene:
        match = self.match
        scene = match.scene(self.viewer, self.lang, self.palette)
        if not scene.offers:
            return scene
        default = match.question.default
        marked = next((offer.number for offer in scene.offers if default and offer.id == default.id), 1)
        return replace(scene, marked=marked)

    @property
    def is_asked(self) -> bool:
        """Whether the person at the keyboard has something to answer."""
        return bool(self.board.scene.offers)

    def play(self, option_id: str) -> None:
        self.match.play(option_id)
        # What was offered is past: a key that comes before the next question must not answer it.
        self.board.show(replace(self.board.scene, offers=(), marked=0))
        self.conduct()

    def tell(self, words: str) -> None:
        self.board.say(Text(words, self.palette.warning))

    # ------------------------------------------------------------ choosing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        offer = self.board.scene.offer(event.option_index + 1)
        # A second Enter may have been meant for the list that was there a moment ago.
        if offer is not None and event.option in self.board.options.options:
            self.play(offer.id)

    def action_digit(self, digit: str) -> None:
        """A number chooses its option at once, unless it may be the beginning of a longer one: then Enter does."""
        count = len(self.board.scene.offers)
        number = int(self.typed + digit)
        if not 1 <= number <= count:
            self.typed = ""
            number = int(digit)
        if not 1 <= number <= count:
            return
        if number * 10 <= count:
            self.typed = str(number)
            self.board.highlight(number)
            # Once the bar has moved: what was said before is past by then.
            self.call_after_refresh(self.tell, say("cli-say-digit-waits", self.lang, number=number, last=count))
            return
        offer = self.board.scene.offer(number)
        assert offer is not None
        self.play(offer.id)

    def action_type(self) -> None:
        if self.is_asked:
            self.add_class("typing")
            self.query_one("#entry", Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self._close_entry()
        word, _, rest = event.value.strip().partition(" ")
        if word == STANDING:
            self._set_standing(rest)
            return
        found = read_move(event.value, self.match.question, self.lang, self.match.art)
        if isinstance(found, Found):
            self.play(found.id)
            return
        self.refused = found
        self.board.say(refusal(self.board.scene, found.text, found.rule, self.board.is_wide))

    def _set_standing(self, wish: str) -> None:
        """From now on, what is asked just now included."""
        if self.match.is_told:
            self.tell(say("cli-say-no-standing", self.lang))
            return
        if wish and not self.match.standing.set(self.match.question.seat, wish):
            self.tell(say("cli-say-standing-how", self.lang))
            return
        self.action_standing()
        answered = len(self.match.game.choices)
        self.match.go_on()
        if len(self.match.game.choices) > answered:
            self.board.show(replace(self.board.scene, offers=(), marked=0))
            self.conduct()

    def _close_entry(self) -> None:
        self.query_one("#entry", Input).clear()
        self.remove_class("typing")
        self.board.options.focus()

    def action_end(self) -> None:
        offer = next((offer for offer in self.board.scene.offers if offer.kind == END), None)
        if offer is not None and self.match.art.forfeits(offer) and not self.warned:
            self.warned = True
            self.tell(say("cli-say-forfeits", self.lang, option=offer.text))
        elif offer is not None:
            self.play(offer.id)
        elif self.is_asked:
            self.tell(say("cli-say-no-end", self.lang))

    def action_free(self) -> None:
        if self.is_asked:
            activated = self.match.take_what_is_free()
            self._ask()
            self.tell(say("cli-say-activated", self.lang, n=activated))

    def action_undo(self) -> None:
        if self.is_asked:
            try:
                self.match.undo()
            except NothingToUndo:
                self.tell(say("cli-say-nothing-to-undo", self.lang))
                return
            self._ask()
            self.tell(say("cli-say-undone", self.lang))

    def action_begin_again(self) -> None:
        if self.is_asked:
            self.match.reset()
            self._ask()
            self.tell(say("cli-say-reset", self.lang))

    def action_hurry(self) -> None:
        self.hurry = True

    # ------------------------------------------------------------ looking

    @work(exclusive=True, group="lamp")
    async def action_hint(self) -> None:
        """First what to think of; asked again, what might be done."""
        if not self.is_asked or not self.lamp.is_allowed:
            self.tell(say("lamp-off", self.lang))
            return
        scene = self.board.scene
        found = await asyncio.to_thread(self.lamp.light)
        if scene is not self.board.scene:
            return  # the game has gone on meanwhile
        if self.lamp.nudged:
            await self.app.push_screen_wait(hint_sheet(scene, found))
        else:
            self.lamp.nudged = True
            self.tell(nudge_of(found, self.lang))

    def action_explain(self) -> None:
        scene = self.board.scene
        offer = scene.offer(scene.marked)
        if self.refused is not None:
            self.app.push_screen(refusal_sheet(scene, self.refused.text, self.refused.rule))
        elif offer is not None:
            self.app.push_screen(explanation(scene, self.match, offer))

    def action_log(self) -> None:
        self.app.push_screen(log_sheet(self.board.scene, self.match))

    def action_standing(self) -> None:
        if self.is_asked and not self.match.is_told:
            self.app.push_screen(standing_sheet(self.board.scene, self.match, self.match.question.seat))

    def action_players(self) -> None:
        self.app.push_screen(players_sheet(self.board.scene, self.match))

    def action_help(self) -> None:
        self.app.push_screen(help_sheet(self.board.scene, self.match))

    def action_next_ground(self) -> None:
        self.board.look_at((self.board.shown + 1) % len(self.match.players))

    def on_key(self, event: events.Key) -> None:
        """A player's letter in capitals shows what the player has built."""
        for player in self.match.players:
            if event.character == player.letter(self.lang).upper():
                self.board.look_at(player.seat)
                event.stop()

    def action_back(self) -> None:
        if self.has_class("typing"):
            self._close_entry()
            return
        self.typed, self.refused, self.board.message = "", None, None
        self.board.look_at(None)

    def action_theme(self) -> None:
        self.palette = cast("TableApp", self.app).switch_palette()
        self._ask()

    # ------------------------------------------------------------ keeping and leaving

    def action_save(self) -> None:
        def done(file: Path | None) -> None:
            if file is not None:
                self._save(file)

        self.app.push_screen(SaveScreen(self.file or saves.new_file(self.match.game), self.lang), done)

    def action_save_again(self) -> None:
        if self.file is None:
            self.action_save()
        else:
            self._save(self.file)

    def _save(self, file: Path) -> bool:
        try:
            saves.save(self.match, file)
        except HindmostError as error:
            self.board.say(Text(str(error), self.palette.bad))
            return False
        self.file = file
        self.tell(say("cli-say-saved", self.lang, file=str(file)))
        return True

    def action_leave(self) -> None:
        if self.match.over:
            self.app.exit()
            return

        def done(answer: str | None) -> None:
            if answer == LEAVE or (answer == SAVE and self._save(self.file or saves.new_file(self.match.game))):
                self.app.exit()

        self.app.push_screen(QuitScreen(self.lang), done)
