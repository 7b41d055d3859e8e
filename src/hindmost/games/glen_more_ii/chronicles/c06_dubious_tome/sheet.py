"""Personal tables on a score sheet: who has triggered the event of which card (C6-16)."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.craft import ENDING, GlenMoreII
from hindmost.kernel.craft import Line, Msg

from .tome import bit_of, card_message, table_cards, table_of, tome


class OwnTable(Line):
    """The owner scores a category by the table of the card, in this scoring and all that follow."""

    mark: ClassVar[bool] = True
    alone: ClassVar[bool] = True
    together: ClassVar[bool] = False

    def source(self) -> str:
        return ""

    def lay(self, g: GlenMoreII, counts: list[int]) -> None:
        card = g.kit.card_ids.index(self.name)
        for e, has in zip(g.estates, counts, strict=True):
            if has:
                e.cards = [*e.cards, card]
                tome(g).turned |= bit_of(g, card)
                tome(g).tables |= bit_of(g, card)


def sheet_lines(g: Any) -> tuple[Line, ...]:
    return tuple(_table(g, when, g.kit.card_ids.index(id_)) for when in range(1, ENDING) for id_ in table_cards(g))


def _table(g: GlenMoreII, when: int, card: int) -> Line:
    category = Msg(f"score-{table_of(g, card)}", {})
    title = Msg("sheet-own-table", {"card": card_message(g, card)})
    return OwnTable(when, g.kit.card_ids[card], title, Msg("sheet-hint-own-table", {"category": category}), "C6-16")
