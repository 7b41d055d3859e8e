"""The lamp: a hint for the one person at a table of bots. First a nudge, then what might be done."""

from __future__ import annotations

from rich.text import Text

from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import Palette
from hindmost.review import Hint, hint
from hindmost.review.lines import Line
from hindmost.text.messages import say
from hindmost.text.numbers import figure
from hindmost.text.render import render


class Lamp:
    """What it has shown of the question that is asked."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.looks = 0
        """How often it was lit in this game."""
        self._at = -1
        """How many answers had been given when it was lit last."""
        self._hint: Hint | None = None
        self.nudged = False
        """Whether the next look shows answers."""

    @property
    def is_allowed(self) -> bool:
        """Nobody is to be told what to do against another person."""
        return self.match.only_person is not None and not self.match.over and not self.match.is_told

    def light(self) -> Hint:
        """Think; it may take a while, and changes nothing in the game. The second time it is known already."""
        game = self.match.game
        if self._hint is None or self._at != len(game.choices):
            self._hint = hint(game, self.match.question.seat, seed=len(game.choices))
            self._at, self.nudged = len(game.choices), False
            self.looks += 1
        return self._hint


def nudge_of(found: Hint, lang: str) -> str:
    """What to think of, and how to see more."""
    more = "" if len(found.lines) == 1 else f" {say('lamp-more', lang)}"
    return render(found.nudge, lang) + more


def lines_of(found: Hint, lang: str, palette: Palette) -> list[Text]:
    """What might be done, and why."""
    lines: list[Text] = []
    for number, line in enumerate(found.lines, start=1):
        lines.append(Text(f"{number}  {turn_of(line, lang)}", palette.title))
        lines.append(Text(f"   {_expected(line, lang)}", palette.ink))
        for term in line.terms:
            style = palette.ink if term.value > 0 else palette.bad
            lines.append(Text(f"   {figure(term.value, '+.1f'):>6}  {render(term.message, lang)}", style))
    lines.append(Text(say("lamp-about", lang), palette.ink))
    return lines


def turn_of(line: Line, lang: str) -> str:
    return "; ".join(render(step.message, lang) for step in line.told)


def _expected(line: Line, lang: str) -> str:
    lead, error = figure(line.lead, "+.1f"), figure(line.error, ".1f")
    return say("lamp-expected", lang, lead=lead, error=error, chance=round(100 * line.chance))
