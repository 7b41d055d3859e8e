"""What each game's file tells about the game as a whole, and what must hold there."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from hindmost.catalogue.model import Facts
from hindmost.catalogue.problems import Problems

_PIECES: Final = ("members", "whisky", "coins", "vp")


class Sheet:
    """The facts of a game, by the form of their value, and the check that is the game's own.

    Every game has the names "goods", "colours" and "types" and the counts "stacks".
    """

    __slots__ = ("check", "counts", "names", "number", "numbers")

    def __init__(
        self,
        number: tuple[str, ...],
        numbers: tuple[str, ...],
        names: tuple[str, ...],
        counts: tuple[str, ...],
        check: Callable[[Facts, Problems], None],
    ) -> None:
        self.number = number
        self.numbers = numbers
        self.names = names
        self.counts = counts
        self.check = check

    @property
    def facts(self) -> tuple[str, ...]:
        return (*self.number, *self.numbers, *self.names, *self.counts)


def _check_glen_more(facts: Facts, problems: Problems) -> None:
    spaces, faces = facts.number["rondel_spaces"], facts.numbers["die_faces"]
    prices, scoring = facts.numbers["market_prices"], facts.numbers["scoring"]
    if min(faces) < 1:
        problems.add("die_faces", "the Die always moves on; write faces of 1 or more")
    if spaces < 6 + max(faces):
        needed = f"five pawns, the gap and the Die's longest move; write {6 + max(faces)} or more"
        problems.add("rondel_spaces", f"{spaces} spaces have no room for {needed}")
    if prices[0] < 1 or any(cheap >= dear for cheap, dear in pairwise(prices)):
        problems.add("market_prices", "prices rise from left to right, like [1, 2, 3]")
    if scoring[0] != 0 or any(less > more for less, more in pairwise(scoring)):
        problems.add("scoring", "the fewest get 0 and more is never worth less, like [0, 1, 2, 3, 5, 8]")
    for fact, known in (("unlimited_goods", facts.names["goods"]), ("unlimited_pieces", _PIECES)):
        for name in facts.names[fact]:
            if name not in known:
                problems.add(fact, f'"{name}" is unknown; there are: {", ".join(known)}')


GAMES: Final = {
    "glen-more": Sheet(
        number=("rondel_spaces", "starting_coins"),
        numbers=("market_prices", "die_faces", "scoring"),
        names=("goods", "colours", "types", "scoring_categories", "unlimited_goods", "unlimited_pieces"),
        counts=("stacks",),
        check=_check_glen_more,
    ),
}
"""By the id of the game; the file is called the same, with `.toml`."""
