"""Chronicle 1 at a printed table: both boats sail there, and she is told when one is home."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.finishing import come_home
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import race
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import neutral_spaces
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.conduct import Conduct
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.with_c01 import WithDragonBoats, steps_of
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Frame, Msg, Verb, verb_code

from .asking import YesOrNo
from .board import SMALLEST, table_board
from .told import Told
from .turn import tolds_of

BOAT_HOME: Final = verb_code(12, 8)


def lap(g: GlenMoreII) -> int:
    """Nobody comes home in fewer steps: home tiles, and the neutral rivers."""
    return 2 * SMALLEST + 2 * neutral_spaces(g)


class BoatHome(Verb):
    """Your boat has come home."""

    name: ClassVar[str] = "boat-home"
    code: ClassVar[int] = BOAT_HOME

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C12-COMP-11"


class HerBoatHome(YesOrNo):
    """Her boat has moved on; whether it is home by that you see on the table, once it may be."""

    within: ClassVar[tuple[str, ...]] = ("boat",)

    def matters(self, g: GlenMoreII) -> bool:
        return race(g).is_under_way(HER) and table_board(g).sailed + steps_of(g) >= lap(g)

    def run(self, g: GlenMoreII) -> None:
        if race(g).is_under_way(HER):
            self.denied(g)

    def denied(self, g: GlenMoreII) -> None:
        table_board(g).sailed += steps_of(g)
        g.note("lady-sails", HER, steps_of(g))
        g.push([frame for told in tolds_of(g) for frame in told.her_boat_moves(g)])

    def affirmed(self, g: GlenMoreII) -> None:
        self.denied(g)
        come_home(g, HER)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-her-boat-home", {"n": steps_of(g)})


class BoatsAtTable(WithDragonBoats):
    """Her boat moves as ever, but on the table."""

    moves: ClassVar[Frame[Any]] = HerBoatHome()


class ToldOfBoats(Told):
    chronicle: ClassVar[int] = 1

    def conduct(self) -> Conduct | None:
        return BoatsAtTable()

    def marks(self, g: GlenMoreII) -> list[int]:
        return [BOAT_HOME] if race(g).is_under_way(YOU) else []

    def mark(self, g: GlenMoreII, choice: int) -> list[Frame[Any]] | None:
        if choice != BOAT_HOME:
            return None
        come_home(g, YOU)
        return []
