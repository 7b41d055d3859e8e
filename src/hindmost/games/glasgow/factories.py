"""Factories: which ones a building wakes, in which order, and what they do for their owners (GLA-FACT)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glasgow.kit import ARCHITECTS, GAIN_DEED, NO_DEED, TRADE_DEED
from hindmost.games.glasgow.setup import Deal
from hindmost.games.glasgow.state import NOBODY, Glasgow
from hindmost.games.glasgow.verbs import CONVERT, DECLINE, FACTORY, REFRESH, STOP
from hindmost.kernel.frames import Frame, Refusal
from hindmost.kernel.messages import Reason
from hindmost.kernel.verbs import PAYLOAD
from hindmost.mechanics.cells import x_of, y_of
from hindmost.mechanics.goods import NOTHING, count, unit

ONE_WAY: Final = Reason("reason-one-way", "GLA-CON-TRADE")
NO_ROOM: Final = Reason("reason-no-room", "GLA-GOODS-01")
NOTHING_TO_GIVE: Final = Reason("reason-nothing-to-give", "GLA-CON-TRADE")


def factories_seeing(g: Glasgow, cell: int) -> int:
    """The slots of all factories in the row or the column of a cell, a bit each (GLA-FACT-01, 02)."""
    return factories_in_line(g, cell, False) | factories_in_line(g, cell, True)


def factories_in_line(g: Glasgow, cell: int, column: bool) -> int:
    """The slots of all factories in a cell's row, or in its column."""
    across = x_of if column else y_of
    line = across(cell)
    mask = 0
    for slot, tile in enumerate(g.city.tiles):
        if g.kit.deeds[tile] != NO_DEED and across(g.city.cells[slot]) == line:
            mask |= 1 << slot
    return mask


def factory_slots(g: Glasgow) -> int:
    """The slots of all factories of the city."""
    return sum(1 << slot for slot, tile in enumerate(g.city.tiles) if g.kit.deeds[tile] != NO_DEED)


class Factories(Frame[Glasgow]):
    """The active player names the next of the factories that are awake (GLA-FACT-05)."""

    __slots__ = ("mask",)

    shape: ClassVar[dict[str, str]] = {"mask": "mask"}
    within: ClassVar[tuple[str, ...]] = ("city-check", "end-turn", "use-contract")

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def slots(self) -> list[int]:
        return [slot for slot in range(self.mask.bit_length()) if self.mask >> slot & 1]

    def ask(self, g: Glasgow) -> list[int] | None:
        slots = self.slots()
        return [FACTORY | slot for slot in slots] if len(slots) > 1 else None

    def run(self, g: Glasgow) -> None:
        if self.mask:
            self.choose(g, FACTORY | self.slots()[0])

    def choose(self, g: Glasgow, choice: int) -> None:
        slot = choice & PAYLOAD
        g.push([Factory(slot), Factories(self.mask & ~(1 << slot))])

    def default(self, g: Glasgow, options: list[int]) -> int | None:
        """Own factories first."""
        return min(options, key=lambda choice: g.owners[choice & PAYLOAD] != g.active)


class Factory(Frame[Glasgow]):
    """A factory gives its good or its action to its owner (GLA-FACT-03, 08)."""

    __slots__ = ("slot",)

    shape: ClassVar[dict[str, str]] = {"slot": "slot"}

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, g: Glasgow) -> None:
        owner = g.owners[self.slot]
        building = g.city.tiles[self.slot]
        g.note("factory", owner, building, g.city.cells[self.slot])
        deed = g.kit.deeds[building]
        if deed == GAIN_DEED:
            if g.kit.made[building] == NOTHING:
                g.gain_whisky(owner)
            else:
                g.gain(owner, g.kit.made[building])
        else:
            g.stack.append(Converting(owner, 0, -1) if deed == TRADE_DEED else FactoryRefresh(owner))


def trade_options(g: Glasgow, seat: int, trades: list[int], only: int = -1) -> list[int]:
    """Which of the conversions can be made now, with the goods themselves or with whisky for one of them."""
    store = g.stores[seat]
    options = []
    for trade in trades:
        given, number, gained, received = g.kit.conversions[trade]
        if only not in (-1, trade) or count(store, gained) + received > g.kit.capacity[gained]:
            continue
        held = count(store, given)
        if held >= number:
            options.append(CONVERT | trade << 1)
        if g.whisky == seat and held + 1 >= number:
            options.append(CONVERT | trade << 1 | 1)
    return options


def trade_refusals(g: Glasgow, seat: int, trades: list[int], only: int = -1) -> list[Refusal]:
    """The conversions that cannot be made now, and why."""
    store = g.stores[seat]
    found = []
    for trade in trades:
        given, number, gained, received = g.kit.conversions[trade]
        reason = None
        if only not in (-1, trade):
            reason = ONE_WAY
        elif count(store, gained) + received > g.kit.capacity[gained]:
            reason = NO_ROOM
        held = count(store, given)
        if reason is not None or held < number:
            found.append(Refusal(CONVERT | trade << 1, reason or NOTHING_TO_GIVE))
        if g.whisky == seat and (reason is not None or held + 1 < number):
            found.append(Refusal(CONVERT | trade << 1 | 1, reason or NOTHING_TO_GIVE))
    return found


class Converting(Frame[Glasgow]):
    """Convert goods step by step, in one direction, as often as wished (GLA-CON-TRADE, GLA-FACT-TRADE).

    `limited`: by the contract, whose rates are its own and which makes some conversions only once; otherwise by a
    factory. `conversion`: the direction, once it is chosen.
    """

    __slots__ = ("conversion", "limited", "trader")

    shape: ClassVar[dict[str, str]] = {"trader": "seat", "limited": "flag", "conversion": "conversion"}
    within: ClassVar[tuple[str, ...]] = ("factories", "end-turn", "use-contract")

    def __init__(self, trader: int, limited: int, conversion: int) -> None:
        self.trader = trader
        self.limited = limited
        self.conversion = conversion

    def seat(self, g: Glasgow) -> int:
        return self.trader

    def ask(self, g: Glasgow) -> list[int] | None:
        options = trade_options(g, self.trader, self.trades(g), self.conversion)
        if not options:
            return None
        return [*options, DECLINE if self.conversion < 0 else STOP]

    def refusals(self, g: Glasgow) -> list[Refusal]:
        return trade_refusals(g, self.trader, self.trades(g), self.conversion)

    def trades(self, g: Glasgow) -> list[int]:
        return g.kit.contract_trades if self.limited else g.kit.factory_trades

    def choose(self, g: Glasgow, choice: int) -> None:
        if choice in (DECLINE, STOP):
            return
        trade = (choice & PAYLOAD) >> 1
        given, number, gained, received = g.kit.conversions[trade]
        own = number
        if choice & 1:
            g.whisky = NOBODY
            g.note("spent-whisky", self.trader, given)
            own -= 1
        g.stores[self.trader] += received * unit(gained) - own * unit(given)
        g.note("converted", self.trader, number << 8 | given, received << 8 | gained)
        if not (self.limited and g.kit.once[trade]):
            g.stack.append(Converting(self.trader, self.limited, trade))


class FactoryRefresh(Frame[Glasgow]):
    """New buildings for an architect of the owner's choice, or not (GLA-FACT-REFRESH)."""

    __slots__ = ("owner",)

    shape: ClassVar[dict[str, str]] = {"owner": "seat"}
    within: ClassVar[tuple[str, ...]] = ("factories",)

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def seat(self, g: Glasgow) -> int:
        return self.owner

    def ask(self, g: Glasgow) -> list[int] | None:
        return [*(REFRESH | architect for architect in range(len(ARCHITECTS))), DECLINE]

    def choose(self, g: Glasgow, choice: int) -> None:
        if choice == DECLINE:
            return
        architect = choice & PAYLOAD
        g.discards = [*g.discards, *g.offers[architect]]
        g.offers[architect] = []
        g.note("refreshed", self.owner, architect + 1)
        g.stack.append(Deal(architect))
