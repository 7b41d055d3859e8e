"""The table line by line: for pipes, plain terminals and screen readers. Nothing is ever drawn over."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from hindmost import HindmostError, NothingToUndo
from hindmost.cli.clauses import clause_text
from hindmost.cli.table import saves
from hindmost.cli.table.entry import Found, read_move
from hindmost.cli.table.journal import draw_log
from hindmost.cli.table.match import Line, Match
from hindmost.cli.table.options import options_list
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.scene import Scene
from hindmost.cli.table.scores import draw_scoring, draw_sheet, draw_winners, scorings_in
from hindmost.text.messages import say
from hindmost.text.rules import UnknownClause

Read = Callable[[str], str | None]
"""Asks with a prompt and gives the line typed; None when there are no more."""

_SHORT: Final = {
    "?": "explain",
    "h": "help",
    "u": "undo",
    "U": "reset",
    "a": "all",
    "l": "log",
    "t": "table",
    "v": "view",
    "w": "words",
    "s": "save",
    "q": "quit",
}
"""Commands by a letter of their own; a letter with anything behind it is the beginning of a move."""
_LEAST_WIDTH: Final = 60


class Plain:
    """A match on standard input and output."""

    def __init__(self, match: Match, lang: str, palette: Palette, out: Console, read: Read, pause: float) -> None:
        self.match = match
        self.lang = lang
        self.palette = palette
        self.out = out
        self.read = read
        self.pause = pause
        self.file: Path | None = None
        self.in_words = False
        self.viewer: int | None = match.only_person
        self.told = 0
        """How much of the log has been printed."""
        self.leaving = False
        self._commands: dict[str, Callable[[str], bool]] = {
            "explain": self._do_explain,
            "help": self._do_help,
            "undo": self._do_undo,
            "reset": self._do_reset,
            "all": self._do_all,
            "log": self._do_log,
            "table": self._do_table,
            "view": self._do_view,
            "words": self._do_words,
            "save": self._do_save,
            "rules": self._do_rules,
            "quit": self._do_quit,
        }
        """Each gives whether the next question is due."""

    # ------------------------------------------------------------ the course of the game

    def run(self) -> bool:
        """Play until the game is over or somebody leaves; False if the input ended too early."""
        self.say("cli-plain-welcome")
        while not self.match.over:
            if not self.match.player.is_person:
                self._bot_moves()
            elif not self._person_answers():
                return self.leaving
        self._tell_news()
        self._show_end()
        return True

    def _bot_moves(self) -> None:
        self.match.play(self.match.bot_choice())
        self._tell_news()
        if self.pause:
            time.sleep(self.pause)

    def _person_answers(self) -> bool:
        seat = self.match.question.seat
        if seat != self.viewer and not self._hand_over(seat):
            return False
        self.viewer = seat
        self._tell_news()
        # A turn without a draft has just begun, or something new has come to light: then all of it is worth seeing.
        if not self.match.game.can_undo:
            self._show_table()
        self._ask()
        while True:
            typed = self.read("> ")
            if typed is None:
                return False
            if self._obey(typed.strip()):
                return not self.leaving

    def _hand_over(self, seat: int) -> bool:
        name = self.match.players[seat].called(self.lang)
        if self.out.is_terminal:
            self.out.clear()
        return (
            self.read(say("cli-hand-over", self.lang, name=name) + " " + say("cli-press-enter", self.lang)) is not None
        )

    # ------------------------------------------------------------ what was typed

    def _obey(self, typed: str) -> bool:
        """Do what was typed; True if the next question is due."""
        word, _, rest = typed.partition(" ")
        command = _SHORT.get(typed) or (word if word in self._commands else "explain" if word == "?" else "")
        if not command:
            return self._move(typed)
        try:
            return self._commands[command](rest.strip())
        except HindmostError as error:
            self.out.print(Text(str(error), self.palette.bad))
            return False

    def _move(self, typed: str) -> bool:
        found = read_move(typed, self.match.question, self.lang)
        if isinstance(found, Found):
            self.match.play(found.id)
            return True
        self.out.print(Text(found.text, self.palette.bad))
        if found.rule:
            self._clause(found.rule)
        return False

    def _do_explain(self, rest: str) -> bool:
        scene = self._scene()
        found = read_move(rest or "1", self.match.question, self.lang)
        if not isinstance(found, Found):
            return self._move(rest)
        offer = next(offer for offer in scene.offers if offer.id == found.id)
        self.out.print(Text(offer.text, self.palette.title))
        if card := self.match.art.card(scene, offer):
            self.out.print(card)
        previewed, _ = self.match.preview(scene, offer)
        if previewed.change:
            self.out.print(self.match.art.change(scene, previewed.change))
        if offer.rule:
            self._clause(offer.rule)
        return False

    def _do_help(self, rest: str) -> bool:
        self.say("cli-plain-help")
        self.out.print(self.match.art.legend(self.lang, self.palette))
        return False

    def _do_undo(self, rest: str) -> bool:
        self._take_back(self.match.undo)
        return True

    def _do_reset(self, rest: str) -> bool:
        self._take_back(self.match.reset)
        return True

    def _take_back(self, how: Callable[[], None]) -> None:
        try:
            how()
        except NothingToUndo:
            self.say("cli-say-nothing-to-undo")
        self.told = min(self.told, len(self.match.log(self.viewer)))

    def _do_all(self, rest: str) -> bool:
        activated = self.match.take_what_is_free()
        self.say("cli-say-activated", n=activated)
        return True

    def _do_log(self, rest: str) -> bool:
        assert self.viewer is not None
        self.out.print(draw_log(self._scene(), self.match.news(self.viewer), self._width))
        return False

    def _do_table(self, rest: str) -> bool:
        self._show_table()
        self._ask()
        return False

    def _do_view(self, rest: str) -> bool:
        scene = self._scene()
        for player in self.match.players:
            names = (player.name(self.lang).casefold(), player.letter(self.lang).casefold(), str(player.seat + 1))
            if (rest.casefold() in names) if rest else player.seat != self.viewer:
                self._show_ground(scene, player.seat)
        return False

    def _do_words(self, rest: str) -> bool:
        self.in_words = not self.in_words
        assert self.viewer is not None
        self._show_ground(self._scene(), self.viewer)
        return False

    def _do_save(self, rest: str) -> bool:
        self.file = Path(rest) if rest else self.file or saves.new_file(self.match.game)
        saves.save(self.match, self.file)
        self.say("cli-say-saved", file=str(self.file))
        return False

    def _do_rules(self, rest: str) -> bool:
        self._clause(rest)
        return False

    def _do_quit(self, rest: str) -> bool:
        self.leaving = True
        return True

    # ------------------------------------------------------------ showing

    def say(self, key: str, **args: str | int) -> None:
        self.out.print(Text(say(key, self.lang, **args), self.palette.ink))

    def _scene(self) -> Scene:
        return self.match.scene(self.viewer, self.lang, self.palette)

    @property
    def _width(self) -> int:
        return max(self.out.width, _LEAST_WIDTH)

    def _title(self, words: str) -> None:
        self.out.print()
        self.out.print(Text(f"── {words} ", self.palette.title))

    def _show_table(self) -> None:
        scene, art, lang = self._scene(), self.match.art, self.lang
        self._title(say("cli-title-rondel", lang))
        self.out.print(art.track(scene, min(self._width, 44)))
        self._title(say("cli-title-market", lang))
        self.out.print(art.market(scene, 34))
        self._title(say("cli-title-players", lang))
        self.out.print(art.players(scene, 36))
        self._title(say("cli-title-standing", lang))
        self.out.print(art.standing(scene, 14 + 8 * len(scene.players)))
        assert self.viewer is not None
        self._show_ground(scene, self.viewer)

    def _show_ground(self, scene: Scene, seat: int) -> None:
        art = self.match.art
        self._title(art.ground_title(scene, seat))
        if self.in_words:
            for line in art.ground_in_words(scene, seat):
                self.out.print(Text(line, self.palette.ink))
        else:
            self.out.print(art.ground(scene, seat, self._width, 100))
        self.out.print(art.holdings(scene, seat, self._width))

    def _ask(self) -> None:
        question, scene = self.match.question, self._scene()
        player = self.match.player
        self.out.print()
        self.out.print(
            Text.assemble(
                player.token(self.lang, self.palette),
                (f" {player.name(self.lang)}: {question.text(self.lang)}  ", self.palette.title),
                self.match.art.steps(scene),
            )
        )
        for line in options_list(scene):
            self.out.print(line)

    def _tell_news(self) -> None:
        """Print what has been added to the log, and a table for each scoring among it."""
        lines = self.match.log(self.viewer)
        fresh: list[Line] = lines[self.told :]
        self.told = len(lines)
        if not fresh:
            return
        scene = self._scene()
        self.out.print(draw_log(scene, fresh, self._width))
        for scoring in scorings_in(fresh):
            self.out.print()
            self.out.print(draw_scoring(scene, scoring))

    def _clause(self, rule: str) -> None:
        try:
            self.out.print(clause_text(rule, self.lang))
        except UnknownClause as error:
            self.out.print(Text(str(error), self.palette.bad))

    def _show_end(self) -> None:
        game, scene = self.match.game, self._scene()
        self._title(say("cli-title-end", self.lang))
        self.out.print(draw_sheet(scene, game.score_sheet()))
        self.out.print()
        self.out.print(draw_winners(scene, game.winners, game.scores))
