"""Who acts, striding and landing."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.kernel.frames import Frame, Refusal, Window
from hindmost.kernel.hooks import Actor, FreeAction
from hindmost.kernel.messages import Award, Reason
from hindmost.kernel.verbs import PAYLOAD
from tests.kernel.toy.state import ENTERING, LANDED, WAGES, HollowHill
from tests.kernel.toy.treasure import Dig, Gift, Pedlar
from tests.kernel.toy.verbs import END, SELL, SHOW, STRIDE

NOTHING_HIDDEN: Final = Reason("reason-nothing-hidden", "HH-SHOW-01")
KEEP_ONE: Final = Reason("reason-keep-one", "HH-SHOW-02")


class Start(Frame[HollowHill]):
    """Everybody gets a treasure and a coin, and one more for each place further back in the order."""

    __slots__ = ()

    def run(self, g: HollowHill) -> None:
        for seat in range(g.table.seats):
            g.coins[seat] += 1 + seat
        g.push([Gift(seat) for seat in range(g.table.seats)])


class NextActor(Frame[HollowHill]):
    __slots__ = ()

    def run(self, g: HollowHill) -> None:
        piece = g.hindmost()
        if piece < 0:
            g.push_plan("final")
        else:
            g.table.actors[piece].begin(g, piece)


class Walker(Actor[HollowHill]):
    __slots__ = ()

    def begin(self, g: HollowHill, piece: int) -> None:
        g.active = piece
        g.push_plan("turn")


class Stride(Window[HollowHill]):
    """To one of the three next free spaces, unless something speaks against it."""

    __slots__ = ()

    def ask(self, g: HollowHill) -> list[int] | None:
        return [
            STRIDE | steps
            for steps in g.free_ahead(g.active)
            if g.table.veto(ENTERING, g, g.active, g.space(steps)) is None
        ]

    def choose(self, g: HollowHill, choice: int) -> None:
        g.at[g.active] = choice & PAYLOAD
        g.note("strode", g.active, g.space(choice & PAYLOAD))

    def default(self, g: HollowHill, options: list[int]) -> int | None:
        return options[0]

    def refusals(self, g: HollowHill) -> list[Refusal]:
        reasons = [(steps, g.table.veto(ENTERING, g, g.active, g.space(steps))) for steps in g.free_ahead(g.active)]
        return [Refusal(STRIDE | steps, reason) for steps, reason in reasons if reason is not None]


class Land(Frame[HollowHill]):
    """What is written on the space, after what the modules want done."""

    __slots__ = ()

    def run(self, g: HollowHill) -> None:
        space = g.space(g.at[g.active])
        does = g.kit.does[space]
        if does == "wages":
            g.stack.append(Wages(space))
        elif does == "dig":
            g.stack.append(Dig())
        elif does == "fair":
            g.stack.append(Pedlar())
        g.table.emit(LANDED, g, g.active, space)


class Wages(Frame[HollowHill]):
    __slots__ = ("space",)

    shape: ClassVar[dict[str, str]] = {"space": "space"}

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, g: HollowHill) -> None:
        coins = g.table.fold(WAGES, g, g.kit.wages[self.space], g.active, self.space)
        g.coins[g.active] += coins
        g.note("earned", g.active, coins)


class Rest(Window[HollowHill]):
    """The end of a turn, and a last moment for any-time actions."""

    __slots__ = ()

    def ask(self, g: HollowHill) -> list[int] | None:
        return [END]


class Show(FreeAction[HollowHill]):
    """Turn a treasure of one's own face up, for a coin; not the last one. Stays where the window is."""

    __slots__ = ()

    def verbs(self) -> tuple[int, ...]:
        return (6,)

    def options(self, g: HollowHill, seat: int) -> list[int]:
        bag = g.bags[seat]
        return [SHOW | treasure for treasure in sorted(set(bag))] if len(bag) > 1 else []

    def choose(self, g: HollowHill, choice: int) -> None:
        seat = g.stack[-1].seat(g)
        g.bags[seat].remove(choice & PAYLOAD)
        g.receive(seat, choice & PAYLOAD, face_down=False)
        g.coins[seat] += 1
        g.note("showed", seat, choice & PAYLOAD)

    def refusals(self, g: HollowHill, seat: int) -> list[Refusal]:
        bag = g.bags[seat]
        kinds = range(len(g.kit.treasures))
        refused = [Refusal(SHOW | kind, NOTHING_HIDDEN) for kind in kinds if kind not in bag]
        return refused + [Refusal(SHOW | kind, KEEP_ONE) for kind in bag if len(bag) == 1]


class Sell(FreeAction[HollowHill]):
    """Put a treasure that all can see back into the barrow, for what it is worth."""

    __slots__ = ()

    def verbs(self) -> tuple[int, ...]:
        return (7,)

    def options(self, g: HollowHill, seat: int) -> list[int]:
        return [SELL | treasure for treasure in sorted(set(g.shown[seat]))]

    def choose(self, g: HollowHill, choice: int) -> None:
        treasure = choice & PAYLOAD
        g.shown[g.active].remove(treasure)
        g.barrow[treasure] += 1
        g.coins[g.active] += g.kit.worths[treasure]
        g.note("sold", g.active, treasure)


class Score(Frame[HollowHill]):
    __slots__ = ()

    def run(self, g: HollowHill) -> None:
        for seat in range(g.table.seats):
            for treasure in g.bags[seat] + g.shown[seat]:
                name = g.kit.treasures[treasure]
                g.sheet.append(Award(seat, g.kit.worths[treasure], f"treasure-{name}", "HH-END-01", 1))


START: Final = Start()
NEXT_ACTOR: Final = NextActor()
STRIDE_STEP: Final = Stride()
LAND: Final = Land()
REST: Final = Rest()
SCORE: Final = Score()
FRAMES: Final[tuple[type[Frame[Any]], ...]] = (Land, NextActor, Rest, Score, Start, Stride, Wages)
