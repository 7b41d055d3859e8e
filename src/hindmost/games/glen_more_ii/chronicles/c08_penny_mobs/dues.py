"""What mobs order between players: coins from the payer's stock, at once (C8-14)."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.paying import Pay
from hindmost.kernel.craft import ANYWHERE, Frame


def owe(payee: int, coins: int, mob: int) -> list[Frame[Any]]:
    """Whoever acts pays another for a mob. The market helps only by sales, in the payer's own turn."""
    return [Pay(0, 0, 0, 0, coins, 0, 0), HandOn(payee, coins, mob)]


class HandOn(Frame[GlenMoreII]):
    """Coins that somebody has paid go to whoever controls the mob."""

    __slots__ = ("coins", "mob", "payee")

    shape: ClassVar[dict[str, str]] = {"payee": "seat", "coins": "number", "mob": "mob"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, payee: int, coins: int, mob: int) -> None:
        self.payee = payee
        self.coins = coins
        self.mob = mob

    def run(self, g: GlenMoreII) -> None:
        receive(g, self.payee, self.coins, self.mob)


def receive(g: GlenMoreII, payee: int, coins: int, mob: int) -> None:
    g.estates[payee].coins += coins
    g.note("mob-coins", payee, coins, mob)
