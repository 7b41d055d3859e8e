"""The table line by line: for pipes, plain terminals and screen readers. Nothing is ever drawn over."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console

from hindmost import HindmostError, NothingToUndo
from hindmost.cli.table import saves
from hindmost.cli.table.entry import Found, read_move
from hindmost.cli.table.lamp import Lamp, lines_of, nudge_of
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.printing import Printer
from hindmost.cli.table.solo_lines import count_and_tell
from hindmost.text.messages import say

Read = Callable[[str], str | None]
"""Asks with a prompt and gives the line typed; None when there are no more."""

_SHORT: Final = {
    "?": "explain",
    "h": "help",
    "u": "undo",
    "U": "reset",
    "a": "all",
    "i": "hint",
    "l": "log",
    "t": "table",
    "v": "view",
    "w": "words",
    "s": "save",
    "q": "quit",
}
"""Commands by a letter of their own; a letter with anything behind it is the beginning of a move."""


class Plain:
    """A match on standard input and output."""

    def __init__(self, match: Match, lang: str, palette: Palette, out: Console, read: Read, pause: float) -> None:
        self.match = match
        self.lang = lang
        self.out = out
        self.read = read
        self.pause = pause
        self.file: Path | None = None
        self.printer = Printer(match, lang, palette, out)
        self.lamp = Lamp(match)
        self.told = 0
        """How much of the log has been printed."""
        self.leaving = False
        self._commands: dict[str, Callable[[str], bool]] = {
            "explain": self._explain,
            "help": self._help,
            "undo": self._undo,
            "reset": self._reset,
            "all": self._all,
            "hint": self._hint,
            "log": self._log,
            "table": self._table,
            "view": self._view,
            "words": self._words,
            "save": self._save,
            "standing": self._standing,
            "rules": self._rules,
            "quit": self._quit,
        }
        """Each gives whether the next question is due."""

    # ------------------------------------------------------------ the course of the game

    def run(self) -> bool:
        """Play until the game is over or somebody leaves; False if the input ended too early."""
        self.printer.say("cli-plain-welcome")
        while not self.match.over:
            if self.match.may_be_a_slip and not self._is_right():
                if self.leaving:
                    return True
            elif not self.match.player.is_person:
                self.match.play(self.match.bot_choice())
                self._tell_news()
                time.sleep(self.pause)
            elif not self._person_answers():
                return self.leaving
        self._tell_news()
        self.printer.end()
        if said := count_and_tell(self.match, self.lang):
            self.printer.remark(said)
        return True

    def _person_answers(self) -> bool:
        """One answer of a person; False if there is none to be had."""
        seat = self.match.question.seat
        if not self.match.is_told:
            if seat != self.printer.viewer and not self._hand_over(seat):
                return False
            self.printer.viewer = seat
        self._tell_news()
        # A turn without a draft has just begun, or something new has come to light: then all of it is worth seeing.
        if not self.match.game.can_undo:
            self.printer.table()
        self.printer.question()
        while True:
            typed = self.read("> ")
            if typed is None:
                return False
            if self._obey(typed.strip()):
                return not self.leaving

    def _is_right(self) -> bool:
        """Whether a bot may go by what was told last; if not, it has been taken back, or somebody leaves."""
        self._tell_news()
        name = self.match.player.name(self.lang)
        typed = self.read(f"{say('cli-say-told', self.lang, name=name)} ")
        if typed is None or typed.strip() == "q":
            self.leaving = True
        elif typed.strip() == "u":
            self._undo("")
        else:
            return True
        return False

    def _hand_over(self, seat: int) -> bool:
        name = self.match.players[seat].called(self.lang)
        if self.out.is_terminal:
            self.out.clear()
        words = f"{say('cli-hand-over', self.lang, name=name)} {say('cli-press-enter', self.lang)} "
        return self.read(words) is not None

    def _tell_news(self) -> None:
        lines = self.match.log(self.printer.viewer)
        fresh, self.told = lines[self.told :], len(lines)
        self.printer.log(fresh)

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
            self.printer.complain(str(error))
            return False

    def _move(self, typed: str) -> bool:
        found = read_move(typed, self.match.question, self.lang, self.match.art)
        if isinstance(found, Found):
            self.match.play(found.id)
            return True
        self.printer.complain(found.text)
        if found.rule:
            self.printer.clause(found.rule)
        return False

    def _explain(self, rest: str) -> bool:
        found = read_move(rest or "1", self.match.question, self.lang, self.match.art)
        if isinstance(found, Found):
            self.printer.option(found.id)
        else:
            self._move(rest)
        return False

    def _help(self, rest: str) -> bool:
        self.printer.help()
        return False

    def _undo(self, rest: str) -> bool:
        return self._take_back(self.match.undo)

    def _reset(self, rest: str) -> bool:
        return self._take_back(self.match.reset)

    def _take_back(self, how: Callable[[], None]) -> bool:
        try:
            how()
        except NothingToUndo:
            self.printer.say("cli-say-nothing-to-undo")
            return False
        self.told = min(self.told, len(self.match.log(self.printer.viewer)))
        return True

    def _all(self, rest: str) -> bool:
        self.printer.say("cli-say-activated", n=self.match.take_what_is_free())
        return True

    def _hint(self, rest: str) -> bool:
        """First what to think of; asked again, what might be done."""
        if not self.lamp.is_allowed:
            self.printer.say("lamp-off")
            return False
        found = self.lamp.light()
        if self.lamp.nudged:
            for line in lines_of(found, self.lang, self.printer.palette):
                self.out.print(line)
        else:
            self.out.print(nudge_of(found, self.lang), markup=False, highlight=False)
        self.lamp.nudged = True
        return False

    def _log(self, rest: str) -> bool:
        self.printer.log(self.match.log(None) if self.match.is_told else self.match.news(self.match.question.seat))
        return False

    def _table(self, rest: str) -> bool:
        self.printer.table()
        self.printer.question()
        return False

    def _view(self, rest: str) -> bool:
        """The territory of the player named, or all the others'."""
        for player in self.match.players:
            names = (player.name(self.lang).casefold(), player.letter(self.lang).casefold(), str(player.seat + 1))
            if (rest.casefold() in names) if rest else player.seat != self.printer.viewer:
                self.printer.ground(player.seat)
        return False

    def _words(self, rest: str) -> bool:
        self.printer.in_words = not self.printer.in_words
        self.printer.ground(max(self.match.question.seat, 0))
        return False

    def _save(self, rest: str) -> bool:
        self.file = Path(rest).expanduser() if rest else self.file or saves.new_file(self.match.game)
        saves.save(self.match, self.file)
        self.printer.say("cli-say-saved", file=str(self.file))
        return False

    def _standing(self, rest: str) -> bool:
        """What the seat answers beforehand; with two numbers, one of it is set, and holds for what is asked now."""
        seat = self.match.question.seat
        if self.match.is_told:
            self.printer.say("cli-say-no-standing")
            return False
        if rest and not self.match.standing.set(seat, rest):
            self.printer.say("cli-say-standing-how")
            return False
        for line in self.match.standing.lines(seat, self.lang):
            self.out.print(line, markup=False, highlight=False)
        answered = len(self.match.game.choices)
        self.match.go_on()
        return len(self.match.game.choices) > answered

    def _rules(self, rest: str) -> bool:
        self.printer.clause(rest)
        return False

    def _quit(self, rest: str) -> bool:
        self.leaving = True
        return True
