"""What events change about the scorings: faces that count among the landmarks, and personal tables (C6-15 to 17)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.roles import FROM_BACK
from hindmost.kernel.craft import Fold, Msg
from hindmost.mechanics.craft import Args, Lexicon
from hindmost.mechanics.immediate import Deed, Frames
from hindmost.mechanics.wording import Sign

from .effects import EventEffect
from .tome import bit_of, faces, steps_of, table_of, tome

LANDMARKS: Final = "landmarks"


class FacesCount(Fold[GlenMoreII, int]):
    """Every event face counts one landmark more, before anything is compared (C6-15)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return value + len(faces(g, seat)) if g.book.categories[subject] == LANDMARKS else value


class OwnTable(Fold[GlenMoreII, "tuple[int, ...]"]):
    """Only whoever has triggered the event scores by its table (C6-16, 17)."""

    def fold(self, g: GlenMoreII, value: tuple[int, ...], seat: int, subject: int) -> tuple[int, ...]:
        category = g.book.categories[subject]
        return steps_of(g, category) if category in tables_of(g, seat) else value


def tables_of(g: GlenMoreII, seat: int) -> list[str]:
    """The categories that a seat scores by a table of its own."""
    mine = [card for card in faces(g, seat) if tome(g).tables & bit_of(g, card)]
    return [table_of(g, card) for card in mine]


class UseTable(EventEffect):
    """From now on the owner scores a category by the table of the card."""

    verb: ClassVar[str] = "table"
    sort: ClassVar[str] = "category"

    def args(self, lexicon: Lexicon) -> Args:
        return {"category": Msg(f"score-{self.noun}", {})}

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["score-table", self.noun]


class UsingTable(Deed[GlenMoreII, UseTable]):
    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        tome(g).tables |= bit_of(g, origin - FROM_BACK)
        g.note("event-table", g.active, g.book.categories.index(self.effect.noun))
        return []
