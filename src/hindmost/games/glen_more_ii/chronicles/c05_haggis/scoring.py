"""The haggis scoring: the Die is rolled, and whoever has what it shows serves it (C5-11 to 17, 20)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, can_pay
from hindmost.games.glen_more_ii.paying import payment
from hindmost.kernel.coming import Coming
from hindmost.kernel.craft import NATURE, Award, Frame, Listener, Msg, Reaction, Verb, acting, asks_nature, verb_code
from hindmost.kernel.kinds import Kind
from hindmost.kernel.standing import NO, Always, Standing, UpTo
from hindmost.mechanics.craft import Price, die_comes

from .gaining import TURN_UP_HAGGIS
from .points import AFTER_ROLL, HAGGIS_SCORED, SCORING_BEGINS
from .tables import DATA, lay, tables

ROLLS: Final = DATA.facts.number["haggis_rolls"]
MOST_SERVED: Final = DATA.facts.number["most_served"]
FIRST_SCORING: Final = 2
"""That of stack B."""
FEW_ROLLS: Final = (1, 2, 3)
"""So many of them can be bought beforehand; whoever wants more buys as many as there are barrels."""
BARREL: Final = Price(0, 0, 0, False, 1, 0, 0)

ROLL: Final = verb_code(5, 3)
ENOUGH: Final = verb_code(5, 4)


class RollForHaggis(Verb):
    """A barrel for one more roll."""

    name: ClassVar[str] = "roll-haggis"
    code: ClassVar[int] = ROLL

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return True

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C5-14"


class EnoughHaggis(Verb):
    """No more rolls. With the last player's answer the supply is turned up, and tiles are laid."""

    name: ClassVar[str] = "no-roll"
    kind: ClassVar[Kind] = "pass"
    code: ClassVar[int] = ENOUGH

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, ENOUGH)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C5-14"


class Arrival(Listener[GlenMoreII]):
    """Who comes first to World's End decides first at the end."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if b == g.book.worlds_end:
            tables(g).arrivals.append(owner)
        return []


class ScoreHaggis(Frame[GlenMoreII]):
    """After the scorings of B and C, and, as the `last` one, after the final scoring (C5-11)."""

    __slots__ = ("last",)

    shape: ClassVar[dict[str, str]] = {"last": "flag"}

    def __init__(self, last: int) -> None:
        self.last = last

    def run(self, g: GlenMoreII) -> None:
        if g.scorings < FIRST_SCORING:
            return
        g.note("haggis-scoring", NATURE)
        decisions = [frame for seat in deciding(g) for frame in acting(g, seat, [MoreHaggis(0)])]
        g.push([*[ROLL_FOR_ALL] * ROLLS, *decisions, ClearTables(self.last), TURN_UP_HAGGIS])
        g.table.emit(SCORING_BEGINS, g, NATURE)


def deciding(g: GlenMoreII) -> list[int]:
    """The players from the hindmost pawn on; at the end those on World's End as they came (C5-14)."""
    arrivals = tables(g).arrivals
    order = [*arrivals, *(seat for seat in g.track.order() if seat < g.table.seats and seat not in arrivals)]
    return [seat for seat in order if not g.table.nobodys[seat]]


def serve(g: GlenMoreII, seat: int, value: int) -> None:
    """A token of this value is turned up, if the seat has one and has not turned up the most (C5-12, 13)."""
    part = tables(g)
    if value in part.tables[seat] and len(part.served[seat]) < MOST_SERVED:
        part.tables[seat].remove(value)
        lay(part.served[seat], value)
        g.note("haggis-served", seat, value)


class RollForAll(Frame[GlenMoreII]):
    """A roll that counts for everybody; the Die itself stays where it is (C5-12)."""

    within: ClassVar[tuple[str, ...]] = ("haggis",)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return g.kit.die_faces

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "haggis die"

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.note("haggis-rolled", NATURE, choice)
        turning: list[Frame[Any]] = [ServeAll(choice)]
        g.push(g.table.fold(AFTER_ROLL, g, turning, NATURE, choice))

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return die_comes(choice)

    def reveals(self, g: GlenMoreII) -> bool:
        """Who has a token of that value."""
        return True


class ServeAll(Frame[GlenMoreII]):
    """Everybody who has a token of the value that was rolled turns one up."""

    __slots__ = ("value",)

    shape: ClassVar[dict[str, str]] = {"value": "number"}
    within: ClassVar[tuple[str, ...]] = ("haggis",)

    def __init__(self, value: int) -> None:
        self.value = value

    def run(self, g: GlenMoreII) -> None:
        for seat, nobodys in enumerate(g.table.nobodys):
            if not nobodys:
                serve(g, seat, self.value)


class RollForOne(RollForAll):
    """A roll that counts for whoever has bought it, once the barrel has been chosen (PX-3.5-01)."""

    within: ClassVar[tuple[str, ...]] = ("haggis",)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.note("haggis-rolled-again", g.active, choice)
        serve(g, g.active, choice)


class MoreHaggis(Reaction[GlenMoreII]):
    """Whoever could still turn up a token may buy rolls, one after the other (C5-14)."""

    __slots__ = ("bought",)

    shape: ClassVar[dict[str, str]] = {"bought": "number"}
    within: ClassVar[tuple[str, ...]] = ("haggis",)

    def __init__(self, bought: int) -> None:
        self.bought = bought

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        some = [UpTo("roll-haggis", "bought", n, Msg("standing-rolls", {"n": n})) for n in FEW_ROLLS]
        return (NO, *some, Always("roll-haggis", Msg("standing-roll-on", {})))

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [ROLL, ENOUGH] if may_roll(g, g.active) else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == ROLL:
            g.push([*payment(g, BARREL), ROLL_FOR_ONE, MoreHaggis(self.bought + 1)])

    def declined(self, g: GlenMoreII) -> int | None:
        return ENOUGH

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """Barrels are worth nothing any more after the final scoring (C5-17)."""
        return ROLL if ClearTables(1) in g.stack else None

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-more-haggis", {"served": len(tables(g).served[g.active]), "bought": self.bought})


def may_roll(g: GlenMoreII, seat: int) -> bool:
    part = tables(g)
    return (
        bool(part.tables[seat])
        and len(part.served[seat]) < MOST_SERVED
        and can_pay(g, g.estates[seat], BARREL, keep=0, swap=0)
    )


class ClearTables(Frame[GlenMoreII]):
    """Everybody scores, and what was turned up goes back to the supply (C5-15, 16, 20)."""

    __slots__ = ("last",)

    shape: ClassVar[dict[str, str]] = {"last": "flag"}
    within: ClassVar[tuple[str, ...]] = ("haggis",)

    def __init__(self, last: int) -> None:
        self.last = last

    def run(self, g: GlenMoreII) -> None:
        part = tables(g)
        when = g.scorings + self.last
        worths = [(seat, points(served)) for seat, served in enumerate(part.served)]
        part.hidden = sorted([*part.hidden, *(value for served in part.served for value in served)])
        part.served = [[] for _ in part.served]
        give_haggis(g, worths, when)


def give_haggis(g: GlenMoreII, worths: list[tuple[int, int]], when: int) -> None:
    """All of these seats get their VP, before anything follows from them."""
    g.give([Award(seat, vp, "score-haggis", "C5-15", when) for seat, vp in worths if vp])
    for seat, vp in worths:
        g.table.emit(HAGGIS_SCORED, g, seat, vp, when)


def points(served: list[int]) -> int:
    return points_for(len(served), sum(served))


def points_for(number: int, values: int) -> int:
    """So many tokens, of these values together (C5-15)."""
    return number * values


ROLL_FOR_ALL: Final = RollForAll()
ROLL_FOR_ONE: Final = RollForOne()
