"""Joe McDuff: tokens that take the largest piles of coins from the market (C8-21)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c04_hammer_of_the_scots.england import KEY as HAMMER
from hindmost.games.glen_more_ii.chronicles.c04_hammer_of_the_scots.england import PRICES, england
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.leisure import IN_PAUSE
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, TOKENS, controller, mark, marks_of
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.kernel.craft import Frame, Msg, Reason, Refusal, Verb, Window, verb_code
from hindmost.mechanics.craft import Args, good_message

from .mob import Mob

MCDUFF: Final = NAMES.index("mcduff")
SKIM: Final = verb_code(8, 7)
ENGLAND: Final = 255
"""Stands for the row England, which is no good's (PX-4.8-01)."""
NO_COINS: Final = Reason("reason-no-coins-here", "C8-21")


class Skim(Verb):
    """Payload: the row, by its good, or ENGLAND."""

    name: ClassVar[str] = "skim"
    code: ClassVar[int] = SKIM

    def words(self, g: GlenMoreII, payload: int) -> str:
        return "england" if payload == ENGLAND else g.kit.goods[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"row": row_message(g, payload), "coins": largest(g, payload)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return ["england"] if payload == ENGLAND else [f"market:{g.kit.goods[payload]}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-21"


def row_message(g: GlenMoreII, row: int) -> Msg:
    return Msg("england-row", {}) if row == ENGLAND else good_message(g.kit.goods[row], 2)


def largest(g: GlenMoreII, row: int) -> int:
    """The coins of a row's largest pile, the rightmost; 0 in an empty row."""
    if row == ENGLAND:
        filled = england(g).filled
        return PRICES[filled - 1] if filled else 0
    return g.market.worth(row)


def every_row(g: GlenMoreII) -> list[int]:
    return [*range(g.kinds), *([ENGLAND] if HAMMER in g.table.slice_at else [])]


def rows(g: GlenMoreII) -> list[int]:
    """The rows in which there are coins."""
    return [row for row in every_row(g) if largest(g, row)]


class SkimRow(Window[GlenMoreII]):
    """A token for a pile; several may go to one row, which then loses the next largest."""

    within: ClassVar[tuple[str, ...]] = IN_PAUSE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [*(SKIM | row for row in rows(g)), DECLINE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == DECLINE:
            return
        row = choice & 0xFF
        coins = largest(g, row)
        if row == ENGLAND:
            england(g).filled -= 1
        else:
            g.market.sell(row)
        g.estates[g.active].coins += coins
        mark(g, MCDUFF, [marks_of(g, MCDUFF)[0] - 1])
        g.note("skimmed", g.active, row, coins)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        return [Refusal(SKIM | row, NO_COINS) for row in every_row(g) if not largest(g, row)]

    def faults(self, g: GlenMoreII) -> list[str]:
        ready = controller(g, MCDUFF) == g.active and marks_of(g, MCDUFF)[0] > 0
        return [] if ready else ["spends a token that is not there"]


class McDuff(Mob):
    """He remembers how many tokens are left."""

    __slots__ = ()

    name: ClassVar[str] = "mcduff"
    clause: ClassVar[str] = "C8-21"

    def fresh(self) -> list[int]:
        return [TOKENS[MCDUFF]]

    def is_ready(self, g: GlenMoreII, seat: int) -> bool:
        return self.marks(g)[0] > 0 and bool(rows(g))

    def called(self) -> list[Frame[Any]]:
        return [SkimRow()]

    def problems(self, g: GlenMoreII) -> list[str]:
        left = self.marks(g)
        known = len(left) == 1 and left[0] in range(TOKENS[MCDUFF] + 1)
        return [] if known else ["McDuff has tokens that there are not"]

    def tokens(self, g: GlenMoreII) -> list[int]:
        return [0] * self.marks(g)[0]

    def is_spent(self, g: GlenMoreII) -> bool:
        return self.marks(g) == [0]

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """A token brings three coins, if somebody fills a row in time."""
        left = self.marks(g)[0] if self.seat(g) == seat else TOKENS[MCDUFF]
        return left * 2.6 * min(1.0, ahead.turns / (2 * max(left, 1)))
