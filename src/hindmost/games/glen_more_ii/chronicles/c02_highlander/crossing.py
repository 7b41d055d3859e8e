"""Crossing the Mountain: a toll for players, a coin from the supply for whoever is nobody's pawn."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, GoodAndTile, can_pay, whole_price
from hindmost.kernel.craft import NATURE, Fold, Frame, Listener, Reason, Refusal, Veto, Window, asks_nature
from hindmost.kernel.verbs import Verb, verb_code
from hindmost.mechanics.craft import NO_TILE, Estate, Price, count, slots_with, unit

from .mountain import is_peak, mountain, space_of

TOLL: Final = verb_code(2, 0)
TOLL_COIN: Final = verb_code(2, 1)

NOTHING_LEFT: Final = Reason("reason-toll-and-tile", "C2-08")
NEEDED: Final = Reason("reason-toll-needed", "C2-08")


class Toll(GoodAndTile):
    """A good of a tile is put on the Mountain. Where that ends the turn, new tiles are laid."""

    name: ClassVar[str] = "toll"
    code: ClassVar[int] = TOLL

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, TOLL | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C2-07"


class TollCoin(Verb):
    """A coin is put on the Mountain."""

    name: ClassVar[str] = "toll-coin"
    code: ClassVar[int] = TOLL_COIN

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, TOLL_COIN | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C2-07"


class Crossing(Listener[GlenMoreII]):
    """A piece moves across the Mountain (C2-07, 15)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if not is_peak(g, b):
            return []
        if a < g.table.seats:
            return [PAY_TOLL]
        mountain(g).coins += 1
        g.note("mountain-coin", NATURE)
        return []


class PayToll(Window[GlenMoreII]):
    """One own item comes onto the Mountain, if there is any that the tile in hand can spare (C2-07, 08)."""

    within: ClassVar[tuple[str, ...]] = ("take",)
    runs_alone: ClassVar[bool] = True

    def ask(self, g: GlenMoreII) -> list[int] | None:
        """Nothing but sales where a coin must be raised first."""
        e = g.estates[g.active]
        if not e.coins and not e.stock:
            return None
        price = None if g.hand == NO_TILE else whole_price(g, e, g.hand)
        options = [TOLL_COIN] if e.coins and spares_coin(g, e, price) else []
        for kind in range(g.kinds):
            if count(e.stock, kind) and spares_good(g, e, price, kind):
                options += [TOLL | kind << 8 | slot for slot in slots_with(e, kind)]
        return options

    def choose(self, g: GlenMoreII, choice: int) -> None:
        e = g.estates[g.active]
        if choice == TOLL_COIN:
            e.coins -= 1
            mountain(g).coins += 1
            g.note("toll-coin", g.active)
            return
        kind = (choice >> 8) & 0xFF
        slot = choice & 0xFF
        e.remove(slot, unit(kind))
        mountain(g).goods += unit(kind)
        g.note("toll-good", g.active, kind, e.ground.cells[slot], e.ground.tiles[slot])

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return TOLL_COIN if TOLL_COIN in options else None

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        e = g.estates[g.active]
        offered = self.ask(g) or []
        owned = [TOLL_COIN] if e.coins else []
        owned += [TOLL | kind << 8 | slot for kind in range(g.kinds) for slot in slots_with(e, kind)]
        return [Refusal(choice, NEEDED) for choice in owned if choice not in offered]


def spares_coin(g: GlenMoreII, e: Estate, price: Price | None) -> bool:
    """Whether a coin can be had beside the price, sales included (C0-20)."""
    return price is None or can_pay(g, e, price, 1, 0)


def spares_good(g: GlenMoreII, e: Estate, price: Price | None, kind: int) -> bool:
    """Whether the price can still be paid with a good of this kind less."""
    if price is None:
        return True
    slot = slots_with(e, kind)[0]
    e.remove(slot, unit(kind))
    spared = can_pay(g, e, price, 0, 0)
    e.put(slot, unit(kind))
    return spared


class TollLeavesEnough(Veto[GlenMoreII]):
    """Against a tile beyond the Mountain that could not be paid after the toll (C2-08)."""

    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        e = g.estates[seat]
        if g.mover >= g.table.seats or not crosses(g, subject) or not (e.coins or e.stock):
            return None
        price = whole_price(g, e, g.track.tiles[subject])
        if self.leaves_coin(g, e, price):
            return None
        if any(count(e.stock, kind) and spares_good(g, e, price, kind) for kind in range(g.kinds)):
            return None
        return NOTHING_LEFT

    def leaves_coin(self, g: GlenMoreII, e: Estate, price: Price) -> bool:
        return spares_coin(g, e, price)


def crosses(g: GlenMoreII, space: int) -> bool:
    """Whether the piece that moves has the Mountain between it and the space."""
    track = g.track
    return 0 < track.distance(g.mover, space_of(g)) < track.distance(g.mover, space)


class GapBehindMountain(Fold[GlenMoreII, int]):
    """The Mountain is never the empty space: then it is the one behind it (C2-06)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return (value - 1) % len(g.track.tiles) if is_peak(g, value) else value


PAY_TOLL: Final = PayToll()
