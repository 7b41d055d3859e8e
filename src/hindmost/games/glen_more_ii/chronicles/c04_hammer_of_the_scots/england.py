"""England: who has the token, the row of the market, and the Englishman on the rondel."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, load_chronicle
from hindmost.kernel.craft import Actor, State
from hindmost.mechanics.craft import Tally

KEY: Final = "hammer-of-the-scots"
NOBODY: Final = -1

DATA: Final = load_chronicle(__name__)
PRICES: Final = DATA.facts.numbers["england_prices"]
START: Final = DATA.facts.number["england_start"]
TILES: Final = frozenset(id_ for id_, record in DATA.patch.add.items() if record["list"] == "tiles")
CARDS: Final = frozenset(id_ for id_, record in DATA.patch.add.items() if record["list"] == "landmarks")


class England(Tally):
    """The seat that has the token, and how many spaces of the row are filled."""

    fields: ClassVar[tuple[str, ...]] = ("holder", "filled")

    def __init__(self, holder: int, filled: int) -> None:
        self.holder = holder
        self.filled = filled

    @classmethod
    def new(cls, seats: int) -> England:
        return England(NOBODY, START)

    def copy(self) -> England:
        return England(self.holder, self.filled)


def england(g: State) -> England:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, England)
    return part


def fee(g: State) -> int:
    """What using the Englishman costs now; 0 if the row is full and he cannot be used (C4-11)."""
    filled = england(g).filled
    return PRICES[filled] if filled < len(PRICES) else 0


def empty_row(g: GlenMoreII, seat: int) -> None:
    """A seat takes all coins of the row."""
    part = england(g)
    coins = sum(PRICES[: part.filled])
    part.filled = 0
    g.estates[seat].coins += coins
    g.note("england-coins", seat, coins)


class EnglishmanActor(Actor[GlenMoreII]):
    """A piece that belongs to whoever has the token."""


def piece_of(g: State) -> int:
    """The Englishman's number among the pieces."""
    return next(piece for piece, actor in enumerate(g.table.actors) if isinstance(actor, EnglishmanActor))
