"""The table printed: each part under its title, one below the other."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from hindmost.cli.clauses import clause_text
from hindmost.cli.table.journal import draw_log
from hindmost.cli.table.match import Line, Match
from hindmost.cli.table.options import options_list
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.scene import Scene
from hindmost.cli.table.scores import draw_scoring, draw_sheet, draw_winners, scorings_in
from hindmost.text.messages import say
from hindmost.text.rules import UnknownClause

_LEAST_WIDTH: Final = 60


class Printer:
    """Prints scenes of a match. `viewer` is the seat whose eyes are used; None sees what everybody may."""

    def __init__(self, match: Match, lang: str, palette: Palette, out: Console) -> None:
        self.match = match
        self.lang = lang
        self.palette = palette
        self.out = out
        self.viewer: int | None = match.only_person
        self.in_words = False
        """Whether territories are printed as lists instead of maps."""

    def scene(self) -> Scene:
        return self.match.scene(self.viewer, self.lang, self.palette)

    @property
    def width(self) -> int:
        return max(self.out.width, _LEAST_WIDTH)

    def say(self, key: str, **args: str | int) -> None:
        self.out.print(Text(say(key, self.lang, **args), self.palette.ink))

    def remark(self, sentences: str) -> None:
        self.out.print(Text(sentences, self.palette.ink))

    def complain(self, sentence: str) -> None:
        self.out.print(Text(sentence, self.palette.bad))

    def title(self, words: str) -> None:
        self.out.print()
        self.out.print(Text(f"── {words}", self.palette.title))

    # ------------------------------------------------------------ the table

    def table(self) -> None:
        scene = self.scene()
        for panel in self.match.art.panels(scene):
            self.title(panel.title(scene))
            self.out.print(panel.draw(scene, panel.breadth(scene)))
        if self.viewer is not None:
            self.ground(self.viewer)

    def ground(self, seat: int) -> None:
        """A territory and what its owner has beside it."""
        scene, art = self.scene(), self.match.art
        self.title(art.ground_title(scene, seat))
        if self.in_words:
            for line in art.ground_in_words(scene, seat):
                self.out.print(Text(line, self.palette.ink))
        else:
            self.out.print(art.ground(scene, seat, self.width, 100))
        self.out.print(art.holdings(scene, seat, self.width))

    def question(self) -> None:
        """What is asked, and the options."""
        question, player, scene = self.match.question, self.match.player, self.scene()
        line = Text.assemble("\n", player.token(self.lang, self.palette))
        asked = say("cli-say-asked", self.lang, name=player.name(self.lang), question=question.text(self.lang))
        line.append(f" {asked}  ", self.palette.title)
        self.out.print(line.append_text(self.match.art.step(scene)))
        for option in options_list(scene, self.width):
            self.out.print(option)

    def option(self, option_id: str) -> None:
        """What an option is about, what it would change, and the clause that allows it."""
        scene = self.scene()
        offer = next(offer for offer in scene.offers if offer.id == option_id)
        self.out.print(Text(offer.text, self.palette.title))
        if card := self.match.art.card(scene, offer):
            self.out.print(card)
        after = self.match.preview(scene, offer)
        if after is not None and (change := self.match.art.preview(scene, offer, after)):
            self.out.print(change)
        if offer.rule:
            self.clause(offer.rule)

    # ------------------------------------------------------------ what happened, and the rules

    def log(self, lines: list[Line]) -> None:
        """Lines of the log, and a table for each scoring among them."""
        scene = self.scene()
        if lines:
            self.out.print(draw_log(scene, lines, self.width))
        for scoring in scorings_in(lines):
            self.out.print()
            self.out.print(draw_scoring(scene, scoring))

    def clause(self, rule: str) -> None:
        try:
            self.out.print(clause_text(rule, self.lang))
        except UnknownClause as error:
            self.complain(str(error))

    def help(self) -> None:
        self.say("cli-plain-help", example=self.match.art.example)
        self.out.print(self.match.art.legend(self.scene()))

    def end(self) -> None:
        game, scene = self.match.game, self.scene()
        self.title(say("cli-title-end", self.lang))
        self.out.print(draw_sheet(scene, game.score_sheet()))
        self.out.print()
        self.out.print(draw_winners(scene, game.winners, game.scores))
