"""Architects: choosing, paying and placing a building (GLA-BUILD, GLA-PLACE)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glasgow.factories import Factories, factories_seeing
from hindmost.games.glasgow.scoring import FINAL_SCORE
from hindmost.games.glasgow.setup import Deal
from hindmost.games.glasgow.state import NO_BUILDING, NOBODY, Glasgow
from hindmost.games.glasgow.verbs import BUILD, END, NO_WHISKY, PAY, PLACE
from hindmost.kernel.frames import Frame, Refusal
from hindmost.kernel.messages import Msg, Name, Reason
from hindmost.mechanics.cells import AROUND, HOME
from hindmost.mechanics.edges import PLAIN, edges
from hindmost.mechanics.goods import count, unit

BLANK: Final = edges(PLAIN, PLAIN, PLAIN, PLAIN)

CANNOT_PAY: Final = Reason("reason-cannot-afford", "GLA-BUILD-02")
CANNOT_PAY_FEE: Final = Reason("reason-cannot-afford-fee", "GLA-BUILD-07")
NO_SIDE: Final = Reason("reason-no-side", "GLA-PLACE-02")
OUT_OF_FRAME: Final = Reason("reason-frame", "GLA-PLACE-03")
BUILT_ON: Final = Reason("reason-built-on", "GLA-PLACE-06")


class Architect(Frame[Glasgow]):
    """The n-th build action at an architect, or the end of the turn (GLA-BUILD-01, 06, 07).

    `waived`: the stop counts twice, so the second action costs no gold (GLA-DBL-06, 07).
    """

    __slots__ = ("action", "architect", "waived")

    shape: ClassVar[dict[str, str]] = {"architect": "architect", "action": "action", "waived": "flag"}
    within: ClassVar[tuple[str, ...]] = ("end-turn",)

    def __init__(self, architect: int, action: int, waived: int) -> None:
        self.architect = architect
        self.action = action
        self.waived = waived

    def fee(self) -> int:
        """Gold for this action on top of the building's cost."""
        return 0 if self.action == 2 and self.waived else self.action - 1

    def ask(self, g: Glasgow) -> list[int] | None:
        fee = self.fee()
        options = [
            BUILD | fee << 8 | building
            for building in g.offers[self.architect]
            if g.affords(g.active, g.kit.costs[building] + fee * g.kit.gold)
        ]
        return [*options, END]

    def choose(self, g: Glasgow, choice: int) -> None:
        if choice == END:
            del g.stack[1:]
            return
        g.hand = choice & 0xFF
        g.offers[self.architect] = [building for building in g.offers[self.architect] if building != g.hand]
        price = g.kit.costs[g.hand] + self.fee() * g.kit.gold
        again = Architect(self.architect, self.action + 1, self.waived)
        g.push([Payment(price), Put(), Deal(self.architect), again])

    def refusals(self, g: Glasgow) -> list[Refusal]:
        fee = self.fee()
        return [
            Refusal(
                BUILD | fee << 8 | building,
                CANNOT_PAY_FEE if g.affords(g.active, g.kit.costs[building]) else CANNOT_PAY,
            )
            for building in g.offers[self.architect]
            if not g.affords(g.active, g.kit.costs[building] + fee * g.kit.gold)
        ]

    def default(self, g: Glasgow, options: list[int]) -> int | None:
        return END if options == [END] else None

    def title(self, g: Glasgow) -> Msg:
        poor = self.ask(g) == [END]
        if self.waived and self.action == 2:
            return Msg("ask-architect-poor-again" if poor else "ask-architect-again", {})
        if self.waived and self.action == 1 and not poor:
            return Msg("ask-architect-twice", {})
        return Msg("ask-architect-poor" if poor else "ask-architect", {"fee": self.fee()})


class Payment(Frame[Glasgow]):
    """Pay a price in goods; asked only where whisky may, but need not, stand in (GLA-WHISKY-01, 05)."""

    __slots__ = ("price",)

    shape: ClassVar[dict[str, str]] = {"price": "bundle"}
    within: ClassVar[tuple[str, ...]] = ("put",)
    detail: ClassVar[bool] = True

    def __init__(self, price: int) -> None:
        self.price = price

    def ask(self, g: Glasgow) -> list[int] | None:
        if g.whisky != g.active or self.missing(g) >= 0:
            return None
        return [PAY | NO_WHISKY, *(PAY | kind for kind in range(g.kit.kinds) if count(self.price, kind))]

    def missing(self, g: Glasgow) -> int:
        """The good that only whisky can pay, or -1."""
        store = g.stores[g.active]
        short = [kind for kind in range(g.kit.kinds) if count(self.price, kind) > count(store, kind)]
        return short[0] if short else -1

    def run(self, g: Glasgow) -> None:
        missing = self.missing(g)
        self.choose(g, PAY | (NO_WHISKY if missing < 0 else missing))

    def choose(self, g: Glasgow, choice: int) -> None:
        kind = choice & 0xFF
        price = self.price
        if kind != NO_WHISKY:
            price -= unit(kind)
            g.whisky = NOBODY
            g.note("spent-whisky", g.active, kind)
        g.stores[g.active] -= price

    def default(self, g: Glasgow, options: list[int]) -> int | None:
        """Whisky is spent last."""
        return PAY | NO_WHISKY


class Put(Frame[Glasgow]):
    """Where the building goes (GLA-PLACE-01 to 06)."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("deal", "end-turn", "use-contract")

    def ask(self, g: Glasgow) -> list[int] | None:
        if not g.city.cells:
            return [PLACE | HOME]
        return [PLACE | cell for cell in g.room()]

    def choose(self, g: Glasgow, choice: int) -> None:
        cell = choice & 0xFFFF
        seen = factories_seeing(g, cell)
        g.city = g.city.with_tile(cell, g.hand, BLANK)
        g.owners = [*g.owners, g.active]
        g.note("built", g.active, g.hand, cell)
        g.hand = NO_BUILDING
        g.push([Factories(seen), CITY_CHECK])

    def refusals(self, g: Glasgow) -> list[Refusal]:
        near = {cell + step for cell in g.city.cells for step in AROUND} | set(g.city.cells)
        free = g.room() if g.city.cells else []
        return [Refusal(PLACE | cell, self._obstacle(g, cell)) for cell in sorted(near) if cell not in free]

    def _obstacle(self, g: Glasgow, cell: int) -> Reason:
        if cell in g.city.slot_at:
            return BUILT_ON
        return OUT_OF_FRAME if cell in g.city.open else NO_SIDE

    def title(self, g: Glasgow) -> Msg:
        return Msg("ask-put", {"building": Name("type", g.kit.types[g.hand])})


class CityCheck(Frame[Glasgow]):
    """The building that completes the city ends the game, after its factories (GLA-END-01 to 03)."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("deal", "end-turn", "use-contract")

    def run(self, g: Glasgow) -> None:
        if g.city.size == g.kit.city_size:
            g.finisher = g.active
            g.stack.clear()
            g.stack.append(FINAL_SCORE)


CITY_CHECK: Final = CityCheck()
