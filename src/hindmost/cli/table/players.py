"""Who sits at the table, and the sign by which each is known: a shape, a letter and a colour, always together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from hindmost.cli.table.palette import Palette
from hindmost.text.messages import has, say

NAMES: Final = ("rust", "sky", "gold", "plum", "mint")
SHAPES: Final = ("●", "■", "▲", "◆", "⬢")


def bot_name(bot: str, lang: str) -> str:
    """What a bot is called. One that the texts do not know goes by its own name."""
    return say(f"bot-{bot}", lang) if has(f"bot-{bot}", lang) else bot


@dataclass(frozen=True, slots=True)
class Player:
    """A seat and who plays it: a person, or the bot of this name."""

    seat: int
    bot: str | None

    @property
    def is_person(self) -> bool:
        return self.bot is None

    @property
    def shape(self) -> str:
        return SHAPES[self.seat]

    def name(self, lang: str) -> str:
        return say(f"player-{NAMES[self.seat]}", lang)

    def letter(self, lang: str) -> str:
        return self.name(lang)[0]

    def sign(self, lang: str) -> str:
        """Shape and letter: "●R"."""
        return self.shape + self.letter(lang)

    def token(self, lang: str, palette: Palette) -> Text:
        """Shape and letter in the player's colour, as a pawn and before the name."""
        return Text(self.sign(lang), palette.players[self.seat])

    def thinker(self, lang: str) -> str:
        """What the bot that plays the seat is called; empty for a person."""
        return "" if self.bot is None else bot_name(self.bot, lang)

    def called(self, lang: str) -> str:
        """Shape and name: "● Rust"."""
        return f"{self.shape} {self.name(lang)}"
