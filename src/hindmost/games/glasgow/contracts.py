"""Contract tiles: what the active player may do on one (GLA-CON)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from hindmost.games.glasgow.build import Payment, Put
from hindmost.games.glasgow.factories import Converting, Factories, FactoryRefresh, factories_in_line, trade_options
from hindmost.games.glasgow.kit import ACTIVATE, ANY, ARCHITECTS, GOODS, NO_DEED, REFRESH, REVEAL, TRADE
from hindmost.games.glasgow.setup import draw
from hindmost.games.glasgow.state import NO_BUILDING, Glasgow
from hindmost.games.glasgow.verbs import BUILD, CHOOSE, COLUMN, END, LINE, SCRAP, USE, contract_message
from hindmost.games.glasgow.verbs import REFRESH as REFRESH_CHOICE
from hindmost.games.glasgow.verbs import REVEAL as REVEAL_CHOICE
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.messages import Msg
from hindmost.kernel.verbs import PAYLOAD
from hindmost.mechanics.cells import x_of, y_of
from hindmost.mechanics.goods import unit


def goods_options(g: Glasgow) -> list[int]:
    return [USE]


def any_options(g: Glasgow) -> list[int]:
    return [CHOOSE | kind for kind in range(g.kit.kinds)]


def contract_trades(g: Glasgow) -> list[int]:
    return trade_options(g, g.active)


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
    """Use the contract or end the turn; not asked where it would do nothing (GLA-CON-01, GLA-TURN-03)."""

    __slots__ = ("position",)

    shape: ClassVar[tuple[str, ...]] = ("position",)

    def __init__(self, position: int) -> None:
        self.position = position

    def fields(self) -> tuple[int, ...]:
        return (self.position,)

    def ask(self, g: Glasgow) -> list[int] | None:
        if g.ended:
            return None
        options = OPTIONS[g.kit.contract_kinds[g.ring[self.position]]](g)
        return [*options, END] if options else None

    def choose(self, g: Glasgow, choice: int) -> None:
        if choice == END:
            g.ended = True
            return
        contract = g.ring[self.position]
        DEEDS[g.kit.contract_kinds[contract]](g, contract, choice)

    def default(self, g: Glasgow, options: list[int]) -> int | None:
        return options[0] if g.kit.contract_kinds[g.ring[self.position]] == GOODS else None

    def title(self, g: Glasgow) -> Msg:
        return Msg("ask-use-contract", {"tile": contract_message(g, self.position)})


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


class Revealed(Frame[Glasgow]):
    """Build what was turned over, or discard it for its first good: one of the two (GLA-CON-REVEAL)."""

    __slots__ = ()

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
