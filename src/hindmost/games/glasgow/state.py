"""The state of a game of Glasgow."""

from __future__ import annotations

from typing import Any, Final

from hindmost.games.glasgow.kit import DOUBLE, RING, Kit
from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Json, Note
from hindmost.kernel.state import Slice, State
from hindmost.kernel.table import Table
from hindmost.mechanics.cells import extent, name_of, x_of, y_of
from hindmost.mechanics.goods import count, shortfall, spread, total, unit
from hindmost.mechanics.ground import Ground

ARCHITECT: Final = -1
NOBODY: Final = -1
NO_BUILDING: Final = -1


class Glasgow(State):
    """The ring, two stores, the offers of four architects, one city."""

    __slots__ = (
        "box",
        "city",
        "discards",
        "finisher",
        "hand",
        "kit",
        "merchants",
        "offers",
        "owners",
        "pile",
        "ring",
        "stores",
        "whisky",
    )

    def __init__(
        self,
        table: Table,
        stack: list[Frame[Any]],
        active: int,
        slices: list[Slice],
        journal: list[Note] | None,
        kit: Kit,
        ring: list[int],
        box: list[int],
        merchants: list[int],
        stores: list[int],
        whisky: int,
        offers: list[list[int]],
        pile: list[int],
        discards: list[int],
        city: Ground,
        owners: list[int],
        hand: int,
        finisher: int,
    ) -> None:
        self.table = table
        self.stack = stack
        self.active = active
        self.slices = slices
        self.journal = journal
        self.kit = kit
        self.ring = ring
        """By position: the contract lying there, or ARCHITECT."""
        self.box = box
        """The contracts that are not in the ring."""
        self.merchants = merchants
        """By seat: the position of the merchant."""
        self.stores = stores
        """By seat: a bundle of goods."""
        self.whisky = whisky
        """The seat that holds the barrel, or NOBODY."""
        self.offers = offers
        """By architect: the buildings on offer. Values: replaced, never changed."""
        self.pile = pile
        """The buildings still to be drawn: no order. A value."""
        self.discards = discards
        """A value."""
        self.city = city
        self.owners = owners
        """By slot of the city: the seat that built there."""
        self.hand = hand
        """The building being built or turned over, or NO_BUILDING."""
        self.finisher = finisher
        """Who completed the city, or NOBODY."""

    def copy(self) -> Glasgow:
        return Glasgow(
            self.table,
            self.stack[:],
            self.active,
            [part.copy() for part in self.slices] if self.slices else [],
            None,
            self.kit,
            self.ring,
            self.box,
            self.merchants[:],
            self.stores[:],
            self.whisky,
            self.offers[:],
            self.pile,
            self.discards,
            self.city,
            self.owners,
            self.hand,
            self.finisher,
        )

    def place(self, seat: int) -> int:
        return self.merchants[seat]

    def spaces(self) -> int:
        return RING

    # ------------------------------------------------------------ goods

    def gain(self, seat: int, bundle: int) -> None:
        """Goods into a store; what does not fit is lost (GLA-GOODS-02)."""
        store = self.stores[seat]
        for kind in range(self.kit.kinds):
            number = count(bundle, kind)
            if number:
                fits = min(number, self.kit.capacity[kind] - count(store, kind))
                store += fits * unit(kind)
                self._note_gain(seat, kind, fits, number - fits)
        self.stores[seat] = store

    def _note_gain(self, seat: int, kind: int, fits: int, lost: int) -> None:
        """A pile of goods is told in one go: so many of a kind, and what found no room."""
        if fits:
            self.note("gained", seat, kind | fits << 8, lost)
        else:
            self.note("gained-nothing", seat, kind)

    def gain_whisky(self, seat: int) -> None:
        """The one barrel changes hands (GLA-WHISKY-02)."""
        if self.whisky != seat:
            self.note("took-whisky" if self.whisky == NOBODY else "stole-whisky", seat)
            self.whisky = seat

    def affords(self, seat: int, price: int) -> bool:
        """Whether a price can be paid, whisky standing in for one good (GLA-WHISKY-01, 05)."""
        missing = total(shortfall(self.stores[seat], price))
        return missing == 0 or (missing == 1 and self.whisky == seat)

    # ------------------------------------------------------------ the ring

    def is_doubled(self, seat: int) -> bool:
        """Whether the merchant's next stop counts twice: it is on its way from a double contract (GLA-DBL-03, 11)."""
        tile = self.ring[self.merchants[seat]]
        return tile != ARCHITECT and self.kit.contract_kinds[tile] == DOUBLE

    def gap(self) -> int:
        """Tiles from the active merchant clockwise to the other; 0: on one architect, the active on the left."""
        return (self.merchants[1 - self.active] - self.merchants[self.active]) % RING

    # ------------------------------------------------------------ the city

    def room(self) -> list[int]:
        """The empty cells beside the city with which it still fits its frame, lying or standing (GLA-PLACE-02, 03)."""
        left, right, low, high = extent(self.city.cells)
        found = []
        for entry in sorted(self.city.free):
            cell = entry >> 8
            x, y = x_of(cell), y_of(cell)
            width = max(right, x) - min(left, x) + 1
            height = max(high, y) - min(low, y) + 1
            if max(width, height) <= self.kit.long and min(width, height) <= self.kit.short:
                found.append(cell)
        return found

    def to_json(self) -> Json:
        kit = self.kit
        return {
            "ring": [None if tile == ARCHITECT else kit.contract_ids[tile] for tile in self.ring],
            "box": [kit.contract_ids[tile] for tile in self.box],
            "merchants": self.merchants[:],
            "stores": [store_to_json(self, store) for store in self.stores],
            "whisky": self.whisky,
            "offers": [[kit.ids[building] for building in offer] for offer in self.offers],
            "pile": [kit.ids[building] for building in self.pile],
            "discards": [kit.ids[building] for building in self.discards],
            "city": city_to_json(self),
            "hand": None if self.hand == NO_BUILDING else kit.ids[self.hand],
            "finisher": self.finisher,
        }


def store_to_json(g: Glasgow, store: int) -> dict[str, int]:
    return dict(zip(g.kit.goods, spread(store, g.kit.kinds), strict=True))


def city_to_json(g: Glasgow) -> Json:
    """Every building with where it stands and whose it is, in the order of building."""
    return [
        {"cell": name_of(cell), "building": g.kit.ids[g.city.tiles[slot]], "owner": g.owners[slot]}
        for slot, cell in enumerate(g.city.cells)
    ]
