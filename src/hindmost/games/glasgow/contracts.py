"""Contract tiles: what the active player may do on one (GLA-CON)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from hindmost.games.glasgow.build import CANNOT_PAY, Payment, Put
from hindmost.games.glasgow.coming import building_comes
from hindmost.games.glasgow.factories import (
    Converting,
    Factories,
    FactoryRefresh,
    factories_in_line,
    trade_options,
    trade_refusals,
)
from hindmost.games.glasgow.kit import ACTIVATE, ANY, ARCHITECTS, GOODS, NO_DEED, REFRESH, REVEAL, TRADE
from hindmost.games.glasgow.setup import draw
from hindmost.games.glasgow.state import NO_BUILDING, Glasgow
from hindmost.games.glasgow.verbs import (
    BUILD,
    CHOOSE,
    COLUMN,
    END,
    LINE,
    SCRAP,
    USE,
    contract_message,
    counts_twice,
    uses_left,
)
from hindmost.games.glasgow.verbs import REFRESH as REFRESH_CHOICE
from hindmost.games.glasgow.verbs import REVEAL as REVEAL_CHOICE
from hindmost.kernel.coming import Coming
from hindmost.kernel.frames import NATURE, Frame, Refusal
from hindmost.kernel.messages import Msg, Reason
from hindmost.kernel.verbs import PAYLOAD
from hindmost.mechanics.cells import x_of, y_of
from hindmost.mechanics.goods import unit

TURNED_OVER: Final = Reason("reason-turned-over", "GLA-CON-REVEAL")
CLAUSES: Final = {TRADE: "GLA-CON-TRADE", ACTIVATE: "GLA-CON-ACTIVATE"}
"""Where a kind of contract says for itself how often it may be used."""


def already_used(kind: int) -> Reason:
    """Why a contract cannot be used once more."""
    return Reason("reason-used", CLAUSES.get(kind, "GLA-CON-01"))


def goods_options(g: Glasgow) -> list[int]:
    return [USE]


def any_options(g: Glasgow) -> list[int]:
    return [CHOOSE | kind for kind in range(g.kit.kinds)]


def contract_trades(g: Glasgow) -> list[int]:
    return trade_options(g, g.active, g.kit.contract_trades)


def refresh_options(g: Glasgow) -> list[int]:
    return [REFRESH_CHOICE | architect for architect in range(len(ARCHITECTS))]


def line_options(g: Glasgow) -> list[int]:
    """A row or a column for every line that holds a factory, named by its first factory (GLA-CON-ACTIVATE)."""
    rows: dict[int, int] = {}
    columns: dict[int, int] = {}
    for slot, cell in enumerate(g.city.cells):
        if g.kit.deeds[g.city.tiles[slot]] != NO_DEED:
            rows.setdefault(y_of(cell), LINE | cell)
            columns.setdefault(x_of(cell), LINE | COLUMN | cell)
    return [*rows.values(), *columns.values()]


def reveal_options(g: Glasgow) -> list[int]:
    return [REVEAL_CHOICE]


def take_goods(g: Glasgow, contract: int, choice: int) -> None:
    g.gain(g.active, g.kit.gives[contract])
    if g.kit.gives_whisky[contract]:
        g.gain_whisky(g.active)


def take_any(g: Glasgow, contract: int, choice: int) -> None:
    g.gain(g.active, unit(choice & PAYLOAD))


def trade(g: Glasgow, contract: int, choice: int) -> None:
    Converting(g.active, 1, -1).choose(g, choice)


def refresh(g: Glasgow, contract: int, choice: int) -> None:
    FactoryRefresh(g.active).choose(g, choice)


def activate_line(g: Glasgow, contract: int, choice: int) -> None:
    g.stack.append(Factories(factories_in_line(g, choice & 0xFFFF, bool(choice & COLUMN))))


def reveal(g: Glasgow, contract: int, choice: int) -> None:
    g.stack.append(TurnOver())


OPTIONS: Final[dict[int, Callable[[Glasgow], list[int]]]] = {
    GOODS: goods_options,
    ANY: any_options,
    TRADE: contract_trades,
    REFRESH: refresh_options,
    ACTIVATE: line_options,
    REVEAL: reveal_options,
}
DEEDS: Final[dict[int, Callable[[Glasgow, int, int], None]]] = {
    GOODS: take_goods,
    ANY: take_any,
    TRADE: trade,
    REFRESH: refresh,
    ACTIVATE: activate_line,
    REVEAL: reveal,
}


class UseContract(Frame[Glasgow]):
    """Use the contract or end the turn (GLA-CON-01, GLA-TURN-03)."""

    __slots__ = ("position",)

    shape: ClassVar[dict[str, str]] = {"position": "position"}
    within: ClassVar[tuple[str, ...]] = ("end-turn", "use-contract")

    def __init__(self, position: int) -> None:
        self.position = position

    def ask(self, g: Glasgow) -> list[int] | None:
        return [*OPTIONS[g.kit.contract_kinds[g.ring[self.position]]](g), END]

    def choose(self, g: Glasgow, choice: int) -> None:
        if choice == END:
            del g.stack[1:]
            return
        contract = g.ring[self.position]
        DEEDS[g.kit.contract_kinds[contract]](g, contract, choice)

    def default(self, g: Glasgow, options: list[int]) -> int | None:
        goods = g.kit.contract_kinds[g.ring[self.position]] == GOODS
        return options[0] if goods or options == [END] else None

    def refusals(self, g: Glasgow) -> list[Refusal]:
        is_trade = g.kit.contract_kinds[g.ring[self.position]] == TRADE
        return trade_refusals(g, g.active, g.kit.contract_trades) if is_trade else []

    def title(self, g: Glasgow) -> Msg:
        key = "ask-use-contract"
        if self.ask(g) == [END]:
            key = "ask-use-contract-idle"
        elif uses_left(g) == 2:
            key = "ask-use-contract-twice"
        elif counts_twice(g):
            key = "ask-use-contract-again"
        return Msg(key, {"tile": contract_message(g, self.position)})


class TurnOver(Frame[Glasgow]):
    """Draw the building of a reveal contract."""

    __slots__ = ()

    def ask(self, g: Glasgow) -> list[int] | None:
        return g.pile or g.discards

    def seat(self, g: Glasgow) -> int:
        return NATURE

    def stream(self, g: Glasgow) -> str:
        return "buildings"

    def choose(self, g: Glasgow, choice: int) -> None:
        draw(g, choice)
        g.hand = choice
        g.note("turned-over", g.active, choice)
        g.stack.append(Revealed())

    def comes(self, g: Glasgow, choice: int) -> Coming:
        return building_comes(g, choice)


class Revealed(Frame[Glasgow]):
    """Build what was turned over, or discard it for its first good: one of the two (GLA-CON-REVEAL)."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("end-turn", "use-contract")

    def ask(self, g: Glasgow) -> list[int] | None:
        build = [BUILD | g.hand] if g.affords(g.active, g.kit.costs[g.hand]) else []
        return [*build, SCRAP]

    def choose(self, g: Glasgow, choice: int) -> None:
        if choice == SCRAP:
            g.discards = [*g.discards, g.hand]
            g.note("scrapped", g.active, g.hand)
            g.gain(g.active, unit(g.kit.first[g.hand]))
            g.hand = NO_BUILDING
        else:
            g.push([Payment(g.kit.costs[g.hand]), Put()])

    def refusals(self, g: Glasgow) -> list[Refusal]:
        build = [] if g.affords(g.active, g.kit.costs[g.hand]) else [Refusal(BUILD | g.hand, CANNOT_PAY)]
        return [*build, Refusal(END, TURNED_OVER)]
