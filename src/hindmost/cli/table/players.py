"""Who sits at the table, and the sign by which each is known: a shape, a letter and a colour, always together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from hindmost import NATURE
from hindmost.cli.table.palette import Palette
from hindmost.text.messages import has, say

NAMES: Final = ("rust", "sky", "gold", "plum", "mint")
SHAPES: Final = ("●", "■", "▲", "◆", "⬢")


TELLING: Final = "◇"


def bot_name(bot: str, lang: str) -> str:
    """What a bot is called. One that the texts do not know goes by its own name."""
    return say(f"bot-{bot}", lang) if has(f"bot-{bot}", lang) else bot


@dataclass(frozen=True, slots=True)
class Player:
    """A seat and who plays it: a person, the bot of this name, or the solo opponent at this level."""

    seat: int
    bot: str | None
    automa: str = ""

    @property
    def is_person(self) -> bool:
        return self.bot is None and not self.automa

    @property
    def shape(self) -> str:
        return SHAPES[self.seat]

    def name(self, lang: str) -> str:
        return say("automa-name" if self.automa else f"player-{NAMES[self.seat]}", lang)

    def letter(self, lang: str) -> str:
        return self.name(lang)[0]

    def sign(self, lang: str) -> str:
        """Shape and letter: "●R"."""
        return self.shape + self.letter(lang)

    def token(self, lang: str, palette: Palette) -> Text:
        """Shape and letter in the player's colour, as a pawn and before the name."""
        return Text(self.sign(lang), palette.players[self.seat])

    def thinker(self, lang: str) -> str:
        """What the bot that plays the seat is called, or how strong the solo opponent is; empty for a person."""
        if self.automa:
            return say(f"automa-{self.automa}", lang)
        return "" if self.bot is None else bot_name(self.bot, lang)

    def called(self, lang: str) -> str:
        """Shape and name: "● Rust"."""
        return f"{self.shape} {self.name(lang)}"


class Teller(Player):
    """Whoever is at the keyboard and tells what came at the real table."""

    __slots__ = ()

    @property
    def shape(self) -> str:
        return TELLING

    def name(self, lang: str) -> str:
        return say("cli-teller", lang)

    def token(self, lang: str, palette: Palette) -> Text:
        return Text(TELLING, palette.title)


TELLER: Final = Teller(NATURE, None)
