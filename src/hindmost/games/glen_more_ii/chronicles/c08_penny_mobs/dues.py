"""What mobs order between players: coins from the payer's stock, at once (C8-14)."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.paying import payment
from hindmost.kernel.craft import ANYWHERE, Frame
from hindmost.mechanics.craft import Price
from hindmost.mechanics.purse import raisable


def owe(g: GlenMoreII, payee: int, coins: int, mob: int) -> list[Frame[Any]]:
    """Whoever acts pays another for a mob. The market helps only by sales, in the payer's own turn."""
    due = Price(0, 0, 0, False, 0, coins, 0)
    return [*payment(g, due, market=g.active == g.whose), HandOn(payee, coins, mob)]


def wealth(g: GlenMoreII, seat: int) -> int:
    """The coins that a seat can raise in its own turn."""
    e = g.estates[seat]
    return raisable(e.coins, e.stock, g.market)


class OweAtMost(Frame[GlenMoreII]):
    """As much as whoever acts can raise when the time has come: on the way there may have been tolls (C0-13)."""

    __slots__ = ("coins", "mob", "payee")

    shape: ClassVar[dict[str, str]] = {"payee": "seat", "coins": "number", "mob": "mob"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, payee: int, coins: int, mob: int) -> None:
        self.payee = payee
        self.coins = coins
        self.mob = mob

    def run(self, g: GlenMoreII) -> None:
        due = min(self.coins, wealth(g, g.active))
        if due:
            g.push(owe(g, self.payee, due, self.mob))


class HandOn(OweAtMost):
    """Coins that somebody has paid go to whoever controls the mob."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        receive(g, self.payee, self.coins, self.mob)


def receive(g: GlenMoreII, payee: int, coins: int, mob: int) -> None:
    g.estates[payee].coins += coins
    g.note("mob-coins", payee, coins, mob)
