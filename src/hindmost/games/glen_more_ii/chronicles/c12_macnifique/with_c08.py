"""Her conduct with Chronicle 8: the numbers of her cards say when she takes a mob, and hers do nothing (C12-C8)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.mobs.macsponge import LEAST, MACSPONGE, charge
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.penny import TurnOver, lay_penny, lead_out
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.points import POOL
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import (
    IN_PRISON,
    NAMES,
    controller,
    mob_message,
    prison,
)
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import ANYWHERE, NATURE, Coming, Component, Frame, Json, State
from hindmost.kernel.hooks import AFTER, BEFORE, Fold, Hook, Insert, Listener
from hindmost.mechanics.glen import LAID

from .board import HER, board
from .conduct import Conduct
from .levels import DATA
from .printed import print_of, printed_card

REMOVED: Final = frozenset(NAMES.index(name) for name in DATA.facts.names["mobs_removed"])
FIRST_TURN: Final = DATA.facts.number["mob_turn"]
ADDED_UP: Final = DATA.facts.number["mob_cards"]


class WithoutSome(Fold[GlenMoreII, "list[int]"]):
    """Some mobs are removed (C12-C8-01)."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        return [mob for mob in value if mob not in REMOVED]


def column(g: State) -> list[int]:
    """The mobs in prison, the topmost first."""
    part = prison(g)
    return [mob for mob in board(g).column if part.where[mob] == IN_PRISON]


def outside(g: State) -> list[int]:
    """Those that have come and do not stand in the column yet."""
    return [mob for mob in prison(g).at(IN_PRISON) if mob not in board(g).column]


class StackColumn(Frame[GlenMoreII]):
    """Mobs that have come to prison stand on top of the column, in random order (C12-C8-01)."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        mobs = outside(g)
        return mobs if len(mobs) > 1 else None

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "column"

    def choose(self, g: GlenMoreII, choice: int) -> None:
        part = board(g)
        part.column = [choice, *part.column]
        g.note("lady-column", NATURE, choice)
        g.stack.append(self)

    def run(self, g: GlenMoreII) -> None:
        """The last one has no choice."""
        for mob in outside(g):
            self.choose(g, mob)

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return Coming(f"column {NAMES[choice]}", mob_message(choice), None, (f"mob:{NAMES[choice]}",))


STACK_COLUMN: Final = StackColumn()


class LaterOnes(Listener[GlenMoreII]):
    """With the first B tile."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [STACK_COLUMN] if outside(g) else []


class HerPenny(Frame[GlenMoreII]):
    """At the end of her turn she takes the mob with most pennies, if these are more than the numbers of her last cards,
    or else lays a penny where fewest are; of several she goes to the higher one (C12-C8-02, 03)."""

    def run(self, g: GlenMoreII) -> None:
        part, jail = board(g), prison(g)
        part.numbers = [*part.numbers, printed_card(g, part.card).number][-ADDED_UP:]
        mobs = column(g)
        if not mobs:
            return
        pennies = [jail.marks[mob][0] for mob in mobs]
        if part.turns >= FIRST_TURN:
            g.note("lady-sum", HER, sum(part.numbers))
            if max(pennies) > sum(part.numbers):
                lead_out(g, HER, mobs[pennies.index(max(pennies))])
                return
        if jail.minus[HER]:
            lay_penny(g, HER, mobs[pennies.index(min(pennies))])


class MobColumn(Component):
    """The mobs in prison as they stand above one another."""

    name: ClassVar[str] = "automa-column"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[str] | None

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [NAMES[mob] for mob in column(g)] if owner == HER else None


class WithMobs(Conduct):
    """Her pennies count as yours do; her mobs do nothing, and cost her nothing (C12-C8-05)."""

    chronicle: ClassVar[int] = 8

    def exchanged(self, g: GlenMoreII, vp: int) -> None:
        """Each of her exchanges is a source for your MacSponge (C12-C8-06)."""
        if controller(g, MACSPONGE) >= 0 and vp >= LEAST:
            charge(g, HER, g.scorings)

    def hooks(self) -> tuple[Hook, ...]:
        return ((POOL, WithoutSome()), (LAID, LaterOnes()))

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", AFTER, "mobs", "column", STACK_COLUMN),
            Insert("macnifique", BEFORE, "card", "penny", HerPenny()),
            Insert("macnifique", BEFORE, "clean-up", "mobs", TurnOver()),
        )

    def components(self) -> tuple[Component, ...]:
        return (MobColumn(),)

    def check(self, g: State) -> list[str]:
        part = board(g)
        twice = len(set(part.column)) < len(part.column)
        standing = STACK_COLUMN in g.stack or not outside(g)
        if twice or not standing or not set(part.column) <= set(range(len(NAMES))):
            return ["the mobs in prison do not stand in the column of MacNifique"]
        most = max(card.number for card in print_of(g).cards)
        known = len(part.numbers) == min(part.turns, ADDED_UP) or part.card >= 0
        if not known or len(part.numbers) > ADDED_UP or any(number not in range(most + 1) for number in part.numbers):
            return ["the numbers of the last cards of MacNifique cannot be"]
        return []
