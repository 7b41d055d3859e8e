"""Chronicle 7 at a printed table: your values, and what you took out of her discard pile."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import (
    ACCEPTED,
    CARDS,
    card_message,
    council,
)
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import MEASURED
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, YOU
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import BEFORE, Fold, Frame, Hook, Insert, Msg, Verb, verb_code

from .asking import Asked, number_in, numbers
from .board import table_board, with_number
from .told import Told

FROM_PILE: Final = verb_code(12, 11)
MOST: Final = 60
KNOWN: Final = ("smallest-territory", "full-sets")
"""The cards whose measure follows from what you have told."""


class FromHerPile(Verb):
    """A tile of her discard pile is yours."""

    name: ClassVar[str] = "from-her-pile"
    code: ClassVar[int] = FROM_PILE

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C12-COMP-11"


class YourValue(Asked):
    """What you have of what a card measures, and then of those that were drawn after it."""

    __slots__ = ("card",)

    shape: ClassVar[dict[str, str]] = {"card": "card"}
    within: ClassVar[tuple[str, ...]] = ("your-values",)

    def __init__(self, card: int) -> None:
        self.card = card

    def ask(self, g: GlenMoreII) -> list[int] | None:
        part = council(g)
        counts = part.verdicts[part.cards.index(self.card)] == ACCEPTED and CARDS[self.card] not in KNOWN
        return numbers(0, MOST) if counts else None

    def run(self, g: GlenMoreII) -> None:
        cards = council(g).cards
        for card in cards[cards.index(self.card) + 1 :][:1]:
            g.stack.append(YourValue(card))

    def choose(self, g: GlenMoreII, choice: int) -> None:
        part = table_board(g)
        part.values = with_number(part.values, self.card, number_in(choice))
        self.run(g)

    def title(self, g: GlenMoreII) -> Msg:
        measured = Msg(f"great-glen-{CARDS[self.card]}-effect", {})
        return Msg("ask-your-value", {"card": card_message(g, self.card), "measure": measured})


class YourValues(Frame[GlenMoreII]):
    """At the end."""

    def run(self, g: GlenMoreII) -> None:
        for card in council(g).cards[:1]:
            g.stack.append(YourValue(card))


class YourNumbers(Fold[GlenMoreII, int]):
    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        if seat != YOU or CARDS[subject] in KNOWN:
            return value
        values = table_board(g).values
        return values[subject] if subject < len(values) else 0


class ToldOfGreatGlen(Told):
    chronicle: ClassVar[int] = 7

    def marks(self, g: GlenMoreII) -> list[int]:
        return [FROM_PILE] if council(g).piles[HER] else []

    def mark(self, g: GlenMoreII, choice: int) -> list[Frame[Any]] | None:
        """How many lie there is all that counts."""
        if choice != FROM_PILE:
            return None
        part = council(g)
        part.piles[HER] = part.piles[HER][:-1]
        return []

    def settles(self, source: str) -> bool:
        return source.startswith("great-glen-")

    def hooks(self) -> tuple[Hook, ...]:
        return ((MEASURED, YourNumbers()),)

    def inserts(self) -> tuple[Insert, ...]:
        return (Insert("final", BEFORE, "final", "your-values", YourValues()),)
