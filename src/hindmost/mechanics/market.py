"""The market: a row for each good, whose spaces are filled with coins from the left by buyers, emptied by sellers."""

from __future__ import annotations

from typing import Final

CLOSED: Final = 10_000
"""The price of what cannot be bought: more than anybody has."""


class Market:
    """Rows of priced spaces. The filled spaces of a row are always its leftmost ones, so a number tells them all."""

    __slots__ = ("beyond", "prices", "rows")

    def __init__(self, prices: tuple[int, ...], rows: list[int], beyond: int = CLOSED) -> None:
        self.prices = prices
        """Coins on each space when it is filled, from left to right."""
        self.rows = rows
        """By kind of good: how many spaces are filled."""
        self.beyond = beyond
        """What a good costs whose row is full: as a rule it cannot be had. What is paid for it fills no space."""

    def copy(self) -> Market:
        return Market(self.prices, self.rows[:], self.beyond)

    def is_full(self, kind: int) -> bool:
        return self.rows[kind] >= len(self.prices)

    def price(self, kind: int) -> int:
        """What one more costs now; CLOSED if it cannot be had."""
        filled = self.rows[kind]
        return self.prices[filled] if filled < len(self.prices) else self.beyond

    def price_of(self, kind: int, number: int) -> int:
        """What so many cost one after the other; CLOSED if they cannot be had."""
        filled = self.rows[kind]
        spaces = len(self.prices)
        if filled + number > spaces and self.beyond == CLOSED:
            return CLOSED
        coins = 0
        for space in range(filled, filled + number):
            coins += self.prices[space] if space < spaces else self.beyond
        return coins

    def worth(self, kind: int) -> int:
        """What a seller gets for one now; 0 if nobody has bought."""
        filled = self.rows[kind]
        return self.prices[filled - 1] if filled else 0

    def buy(self, kind: int) -> int:
        """Fill the next space, if there is one; gives the coins that the good costs."""
        filled = self.rows[kind]
        if filled >= len(self.prices):
            return self.beyond
        self.rows[kind] = filled + 1
        return self.prices[filled]

    def sell(self, kind: int) -> int:
        """Empty the last filled space; gives the coins from it."""
        filled = self.rows[kind] - 1
        self.rows[kind] = filled
        return self.prices[filled]

    def coins(self) -> int:
        """All coins lying on the market."""
        return sum(sum(self.prices[:filled]) for filled in self.rows)
