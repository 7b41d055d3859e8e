"""What the states of the Glen More games have in common: a rondel, a market, estates, and the turn under way."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final

from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import EventPoint
from hindmost.kernel.messages import Award, Msg, Name, Note, Reason
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.state import Slice, State
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.costs import coins_needed
from hindmost.mechanics.effects import Gain, Line, Price
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.goods import unit
from hindmost.mechanics.market import CLOSED, Market
from hindmost.mechanics.track import Track

if TYPE_CHECKING:
    from hindmost.kernel.table import Table
    from hindmost.mechanics.kit import Kit

NO_TILE: Final = -1
NOWHERE: Final = -1

PLACED: Final = EventPoint("placed")
"""owner: the seat; a: the slot; b: the tile."""
PUT: Final = EventPoint("put")
"""A good comes onto a tile, however it was come by. owner: the seat; a: the slot; b: the kind."""
PRODUCED: Final = EventPoint("produced")
"""A tile that is activated makes a good, which has been put. owner: the seat; a: the slot; b: the kind."""
BARRELS_GAINED: Final = EventPoint("barrels-gained")
"""owner: the seat; a: how many."""
BARRELS_SPENT: Final = EventPoint("barrels-spent")
"""owner: the seat; a: how many."""
AWARDED: Final = EventPoint("awarded")
"""owner: the seat; a: the VP."""
LAID: Final = EventPoint("laid")
"""owner: nature; a: the space; b: the tile."""


def draw(stack: list[int], tile: int) -> None:
    """Take a tile out of a stack."""
    place = 0
    while stack[place] != tile:
        place += 1
    stack.pop(place)


@mypyc_attr(allow_interpreted_subclasses=True)
class GlenState(State):
    """Rondel, market, stacks and estates, with the turn of the active player."""

    __slots__ = (
        "activated",
        "discards",
        "estates",
        "everywhere",
        "extra_used",
        "hand",
        "kinds",
        "kit",
        "market",
        "movement",
        "scorings",
        "sheet",
        "spot",
        "stacks",
        "track",
    )

    def __init__(
        self,
        table: Table,
        stack: list[Frame[Any]],
        active: int,
        slices: list[Slice],
        journal: list[Note] | None,
        kit: Kit,
        track: Track,
        market: Market,
        estates: list[Estate],
        stacks: list[list[int]],
        discards: list[int],
        sheet: list[Award],
        scorings: int,
        hand: int,
        spot: int,
        activated: int,
        movement: int,
        extra_used: bool,
        everywhere: bool,
    ) -> None:
        self.table = table
        self.stack = stack
        self.active = active
        self.slices = slices
        self.journal = journal
        self.kit = kit
        self.kinds = len(kit.goods)
        self.track = track
        self.market = market
        self.estates = estates
        self.stacks = stacks
        """The tiles still in each stack."""
        self.discards = discards
        """The tiles that have left the game."""
        self.sheet = sheet
        self.scorings = scorings
        """Scorings held so far."""
        self.hand = hand
        """The tile taken from the rondel and not placed yet, or NO_TILE."""
        self.spot = spot
        """The slot of the tile placed this turn, or NOWHERE."""
        self.activated = activated
        """The slots activated this turn, a bit each."""
        self.movement = movement
        """Clan member movements left this turn."""
        self.extra_used = extra_used
        """Whether this turn's additional activation has been used."""
        self.everywhere = everywhere
        """Whether this turn activates the whole territory."""

    def begin_turn(self, seat: int) -> None:
        super().begin_turn(seat)
        self.hand = NO_TILE
        self.spot = NOWHERE
        self.activated = 0
        self.movement = 0
        self.extra_used = False
        self.everywhere = False

    def place(self, seat: int) -> int:
        return self.track.pieces[seat]

    def spaces(self) -> int:
        return len(self.track.tiles)

    def lying(self) -> list[int]:
        return self.track.tiles

    # ------------------------------------------------------------ paying

    def coins_to_pay(self, e: Estate, price: Price) -> int:
        """The fewest coins that a price costs beside what the estate holds; CLOSED or more if it cannot be paid."""
        if price.whisky > e.whisky:
            return CLOSED
        if not price.goods and not price.any:
            return price.coins
        return price.coins + coins_needed(
            e.stock, self.market, price.goods, price.any, price.among, price.different, self.kinds
        )

    def can_pay(self, e: Estate, price: Price) -> bool:
        return self.coins_to_pay(e, price) <= e.coins

    def cells_of(self, tile: int, cell: int) -> list[int]:
        """The cells that a tile takes which is put on a cell."""
        return [cell]

    def tile_price(self, tile: int) -> Price:
        """What the active player pays for a tile of the rondel."""
        return self.kit.prices[tile]

    def coins_for(self, tile: int) -> int:
        """The fewest coins that a tile costs the active player now."""
        return self.coins_to_pay(self.estates[self.active], self.tile_price(tile))

    def can_exchange(self, e: Estate, slot: int, line: Line) -> bool:
        """Whether a line of the exchange on a slot can be carried out now."""
        return self.can_pay(e, line.price)

    def gain_refusal(self, e: Estate, gain: Gain) -> Reason | None:
        """Why a gain cannot be had now, or None."""
        return None

    @abstractmethod
    def payment(self, slot: int, line: Line) -> list[Frame[Any]]:
        """The frames in which the active player pays a line of the exchange on a slot."""

    # ------------------------------------------------------------ receiving

    def put(self, slot: int, kind: int) -> None:
        """One good comes onto a tile of the active player."""
        e = self.estates[self.active]
        e.put(slot, unit(kind))
        self.note("produced", self.active, kind, e.ground.cells[slot], e.ground.tiles[slot])
        self.table.emit(PUT, self, self.active, slot, kind)

    def produce(self, slot: int, kind: int) -> None:
        """A tile of the active player, activated, makes one good."""
        self.put(slot, kind)
        self.table.emit(PRODUCED, self, self.active, slot, kind)

    def gain_barrels(self, number: int) -> None:
        self.estates[self.active].whisky += number
        self.table.emit(BARRELS_GAINED, self, self.active, number)

    def spend_barrels(self, number: int) -> None:
        self.estates[self.active].whisky -= number
        self.table.emit(BARRELS_SPENT, self, self.active, number)

    def receive(self, slot: int, gain: Gain) -> None:
        """The active player receives a gain from the tile on a slot."""
        e = self.estates[self.active]
        e.coins += gain.coins
        if gain.whisky:
            self.gain_barrels(gain.whisky)
        e.members[slot] += gain.members
        self.movement += gain.movement
        if self.journal is not None:
            self._note_gain(e.ground.cells[slot], e.ground.tiles[slot], gain)
        if gain.vp:
            tile = e.ground.tiles[slot]
            self.award(
                Award(
                    self.active,
                    gain.vp,
                    f"tile-{self.kit.names[tile]}",
                    self.kit.clauses[tile],
                    self.scorings,
                )
            )

    def collect(self, slot: int, gain: Gain) -> None:
        """The active player has paid for a gain of the exchange on a slot."""
        self.receive(slot, gain)

    def _note_gain(self, cell: int, tile: int, gain: Gain) -> None:
        for code, number in (
            ("gained-coins", gain.coins),
            ("gained-whisky", gain.whisky),
            ("gained-members", gain.members),
            ("gained-movement", gain.movement),
            ("gained-vp", gain.vp),
        ):
            if number:
                self.note(code, self.active, number, cell, tile)

    def award(self, award: Award) -> None:
        """Give VP and write them on the score sheet."""
        self.estates[award.seat].vp += award.vp
        self.sheet.append(award)
        self.table.emit(AWARDED, self, award.seat, award.vp)

    def give(self, awards: list[Award]) -> None:
        """The awards of a scoring, each with a line in the journal."""
        for award in awards:
            self.award(award)
            self.note(f"award-{award.source}", award.seat, award.vp)

    # ------------------------------------------------------------ words

    def tile_of(self, origin: int) -> int:
        """The tile that something comes from: the one on a slot of the active player."""
        return self.estates[self.active].ground.tiles[origin]

    def spot_title(self, key: str, slot: int) -> Msg:
        """A question about the tile on a slot of the active player."""
        ground = self.estates[self.active].ground
        return Msg(key, {"spot": self.spot_message(ground.tiles[slot], ground.cells[slot])})

    def spot_message(self, tile: int, cell: int) -> Msg:
        """A tile of a territory, where it lies included."""
        return Msg("spot", {"tile": Name("tile", self.kit.names[tile]), "cell": name_of(cell)})

    def fate(self, space: int) -> str:
        """What would become of the tile on a space, if the active player took it: for options in words."""
        return "free"
