"""Activating a tile: whether it would do anything now, and doing it.

An `Activation` is the living side of an effect record. Each kind of effect has one; which is which stands at the end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final, cast

from hindmost.kernel.frames import ANYWHERE, Frame
from hindmost.kernel.messages import Msg
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.verbs import VERB_SHIFT
from hindmost.mechanics.effects import Effect, Exchange, Gain, Line, Produce, ProduceAny, Receive
from hindmost.mechanics.goods import count, total, unit
from hindmost.mechanics.verbs import ACTIVATE, CHOOSE, END, GIVE

if TYPE_CHECKING:
    from hindmost.mechanics.estate import Estate
    from hindmost.mechanics.glen import GlenState

NO_KIND: Final = -1
ANY_KIND: Final = -2

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

    def refusal(self, g: GlenState, e: Estate, slot: int) -> str:
        """Why it would not: the key of the reason and, in `Kit.rules`, of its clause."""
        return ""

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

    def __init__(self, bundle: int) -> None:
        self.bundle = bundle
        self.kinds = [kind for kind in range(7) for _ in range(count(bundle, kind))]

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        return total(e.goods[slot]) < g.kit.room

    def refusal(self, g: GlenState, e: Estate, slot: int) -> str:
        return "full"

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        for kind in self.kinds:
            if total(e.goods[slot]) < g.kit.room:
                g.produce(slot, kind)


class ProducingAny(Activation):
    """Goods of the player's choice onto the tile itself, as far as there is room."""

    __slots__ = ("number",)

    sort: ClassVar[str] = CHOICE

    def __init__(self, number: int) -> None:
        self.number = number

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        return total(e.goods[slot]) < g.kit.room

    def refusal(self, g: GlenState, e: Estate, slot: int) -> str:
        return "full"

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        room = g.kit.room - total(e.goods[slot])
        g.push([ChooseGood(slot)] * min(self.number, room))


class Receiving(Activation):
    """A gain for nothing: VP, a movement."""

    __slots__ = ("gain",)

    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        g.receive(slot, self.gain)


class Exchanging(Activation):
    """One line of an exchange, paid with own goods or purchases."""

    __slots__ = ("lines",)

    sort: ClassVar[str] = EXCHANGE

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines = lines

    def open_lines(self, g: GlenState, e: Estate, slot: int) -> list[int]:
        """The lines that can be carried out now."""
        return [number for number, line in enumerate(self.lines) if g.can_exchange(e, slot, line)]

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        return any(g.can_exchange(e, slot, line) for line in self.lines)

    def refusal(self, g: GlenState, e: Estate, slot: int) -> str:
        return "cannot-pay"

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        g.stack.append(Trade(slot))


class ChooseGood(Frame["GlenState"]):
    """A good of the player's choice comes onto a tile."""

    __slots__ = ("slot",)

    shape: ClassVar[dict[str, str]] = {"slot": "slot"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, slot: int) -> None:
        self.slot = slot

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

    shape: ClassVar[dict[str, str]] = {"slot": "origin"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    detail: ClassVar[bool] = True

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def lines(self, g: GlenState) -> list[int]:
        e = g.estates[g.active]
        tile = g.tile_of(self.slot)
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

    shape: ClassVar[dict[str, str]] = {"slot": "origin", "line": "line"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, slot: int, line: int) -> None:
        self.slot = slot
        self.line = line

    def run(self, g: GlenState) -> None:
        g.collect(self.slot, g.kit.line(g.tile_of(self.slot), self.line).gain)


_ACTIVATIONS: Final[dict[type[Effect], Callable[[Effect], Activation]]] = {
    Produce: lambda effect: Producing(cast(Produce, effect).goods),
    ProduceAny: lambda effect: ProducingAny(cast(ProduceAny, effect).count),
    Receive: lambda effect: Receiving(cast(Receive, effect).gain),
    Exchange: lambda effect: Exchanging(cast(Exchange, effect).lines),
}


def activation_of(effect: Effect) -> Activation:
    """The living side of an effect that a tile has as its activation."""
    make = _ACTIVATIONS.get(type(effect))
    if make is None:
        raise ValueError(f"{type(effect).__name__} cannot be a tile's activation")
    return make(effect)


def produced_kind(effect: Effect | None) -> int:
    """The kind a producer makes, ANY_KIND for one of choice, NO_KIND for what is no producer."""
    if isinstance(effect, Produce):
        kind = 0
        while unit(kind) & effect.goods == 0:
            kind += 1
        return kind
    return ANY_KIND if isinstance(effect, ProduceAny) else NO_KIND
