"""Activating a tile: whether it would do anything now, and doing it.

An `Activation` is the living side of an effect record (`mechanics.living`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Msg, Reason
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.verbs import VERB_SHIFT
from hindmost.mechanics.effects import Effect, Exchange, Produce, ProduceAny, Receive
from hindmost.mechanics.goods import count, total
from hindmost.mechanics.verbs import ACTIVATE, CHOOSE, END, GIVE

if TYPE_CHECKING:
    from hindmost.mechanics.estate import Estate
    from hindmost.mechanics.glen import GlenState

NO_KIND: Final = -1

FREE: Final = "free"
"""A gain for nothing, the same whenever it is taken."""
CHOICE: Final = "choice"
"""A gain of the player's choice."""
EXCHANGE: Final = "exchange"
"""Something is given for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Activation:
    """What activating one kind of tile does."""

    __slots__ = ()

    sort: ClassVar[str] = FREE
    """How much thought it needs."""

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        """Whether activating the tile on this slot would do something now."""
        return True

    def refusal(self, g: GlenState, e: Estate, slot: int) -> Reason:
        """Why it would not."""
        return Reason("reason-no-effect", g.kit.rules["no-effect"])

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        """Do it, perhaps by pushing frames."""


def proposed(g: GlenState, options: list[int]) -> int | None:
    """What is free is taken; when nothing is left to think about, the turn ends."""
    tiles = g.estates[g.active].ground.tiles
    for choice in options:
        if choice >> VERB_SHIFT == ACTIVATE >> VERB_SHIFT:
            activation = g.kit.activations[tiles[choice & 0xFF]]
            if activation is not None and activation.sort != EXCHANGE:
                return choice
    return END if len(options) == 1 else None


class Producing(Activation):
    """One or more goods onto the tile itself, as far as there is room."""

    __slots__ = ("bundle", "kinds")

    def __init__(self, effect: Produce) -> None:
        self.bundle = effect.goods
        self.kinds = list(effect.makes())

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        return total(e.goods[slot]) < g.kit.room

    def refusal(self, g: GlenState, e: Estate, slot: int) -> Reason:
        return Reason("reason-full", g.kit.rules["full"])

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        for kind in self.kinds:
            if total(e.goods[slot]) < g.kit.room:
                g.produce(slot, kind)


class ProducingAny(Activation):
    """Goods of the player's choice onto the tile itself, as far as there is room."""

    __slots__ = ("number",)

    sort: ClassVar[str] = CHOICE

    def __init__(self, effect: ProduceAny) -> None:
        self.number = effect.count

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        return total(e.goods[slot]) < g.kit.room

    def refusal(self, g: GlenState, e: Estate, slot: int) -> Reason:
        return Reason("reason-full", g.kit.rules["full"])

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        room = g.kit.room - total(e.goods[slot])
        g.push([ChooseGood(slot)] * min(self.number, room))


class Receiving(Activation):
    """A gain for nothing: VP, a movement."""

    __slots__ = ("gain",)

    def __init__(self, effect: Receive) -> None:
        self.gain = effect.gain

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        return not self.gain.tokens or g.gain_refusal(e, self.gain) is None

    def refusal(self, g: GlenState, e: Estate, slot: int) -> Reason:
        return g.gain_refusal(e, self.gain) or super().refusal(g, e, slot)

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        g.receive(slot, self.gain)


class Exchanging(Activation):
    """One line of an exchange, paid with own goods or purchases."""

    __slots__ = ("lines",)

    sort: ClassVar[str] = EXCHANGE

    def __init__(self, effect: Exchange) -> None:
        self.lines = effect.lines

    def open_lines(self, g: GlenState, e: Estate, slot: int) -> list[int]:
        """The lines that can be carried out now."""
        return [number for number, line in enumerate(self.lines) if g.can_exchange(e, slot, line)]

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        return any(g.can_exchange(e, slot, line) for line in self.lines)

    def refusal(self, g: GlenState, e: Estate, slot: int) -> Reason:
        """What is lacking is the price, unless no line gives anything that could be had."""
        reasons = [g.gain_refusal(e, line.gain) for line in self.lines]
        first = reasons[0]
        return Reason("reason-cannot-pay", g.kit.rules["cannot-pay"]) if first is None or None in reasons else first

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        g.stack.append(Trade(slot))


class ChooseGood(Frame["GlenState"]):
    """A good of the player's choice comes onto a tile."""

    __slots__ = ("slot",)

    shape: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def fields(self) -> tuple[int, ...]:
        return (self.slot,)

    def ask(self, g: GlenState) -> list[int] | None:
        return [CHOOSE | kind for kind in range(g.kinds)]

    def choose(self, g: GlenState, choice: int) -> None:
        g.produce(self.slot, choice & 0xFF)

    def default(self, g: GlenState, options: list[int]) -> int | None:
        """What is held least, then what sells best."""
        stock = g.estates[g.active].stock
        return min(options, key=lambda choice: (count(stock, choice & 0xFF), -g.market.worth(choice & 0xFF)))

    def title(self, g: GlenState) -> Msg:
        return g.spot_title("ask-choose-good", self.slot)


class Trade(Frame["GlenState"]):
    """Which line of an exchange is carried out; unasked where only one can be."""

    __slots__ = ("slot",)

    shape: ClassVar[tuple[str, ...]] = ("slot",)
    detail: ClassVar[bool] = True

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def fields(self) -> tuple[int, ...]:
        return (self.slot,)

    def lines(self, g: GlenState) -> list[int]:
        e = g.estates[g.active]
        tile = e.ground.tiles[self.slot]
        exchange = g.kit.activations[tile]
        assert isinstance(exchange, Exchanging)
        return [GIVE | tile << 8 | line for line in exchange.open_lines(g, e, self.slot)]

    def ask(self, g: GlenState) -> list[int] | None:
        lines = self.lines(g)
        return lines if len(lines) > 1 else None

    def run(self, g: GlenState) -> None:
        self.choose(g, self.lines(g)[0])

    def choose(self, g: GlenState, choice: int) -> None:
        line = g.kit.line((choice >> 8) & 0xFF, choice & 0xFF)
        g.push([*g.payment(self.slot, line), Collect(self.slot, choice & 0xFF)])

    def default(self, g: GlenState, options: list[int]) -> int | None:
        """The most that can be had without buying; else the most."""
        e = g.estates[g.active]

        def rank(choice: int) -> tuple[bool, int]:
            line = g.kit.line((choice >> 8) & 0xFF, choice & 0xFF)
            return (g.coins_to_pay(e, line.price) == 0, line.gain.vp + line.gain.whisky)

        return max(options, key=rank)

    def title(self, g: GlenState) -> Msg:
        return g.spot_title("ask-trade", self.slot)


class Collect(Frame["GlenState"]):
    """The gain of an exchange that has been paid."""

    __slots__ = ("line", "slot")

    shape: ClassVar[tuple[str, ...]] = ("slot", "line")

    def __init__(self, slot: int, line: int) -> None:
        self.slot = slot
        self.line = line

    def fields(self) -> tuple[int, ...]:
        return (self.slot, self.line)

    def run(self, g: GlenState) -> None:
        tile = g.estates[g.active].ground.tiles[self.slot]
        g.collect(self.slot, g.kit.line(tile, self.line).gain)


def produced_kind(effect: Effect | None) -> int:
    """The kind a producer makes, ANY_KIND for one of choice, NO_KIND for what is no producer."""
    kinds = effect.makes() if effect is not None else ()
    return kinds[0] if kinds else NO_KIND
