"""Steps 2 to 4: pay for the tile, place it or put it aside, carry out its effects (GM2-TURN-01)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.paying import payment
from hindmost.games.glen_more_ii.placing import least_toll, legal_places, place_reason, placed_slots
from hindmost.games.glen_more_ii.points import AFTERMATH, CARD_TAKEN
from hindmost.games.glen_more_ii.roles import FROM_PERSON
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.steps import Step
from hindmost.games.glen_more_ii.verbs import EFFECT
from hindmost.kernel.frames import ANYWHERE, Frame, Refusal, Window
from hindmost.kernel.messages import Msg
from hindmost.mechanics.cells import AROUND, EAST
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE, PLACED
from hindmost.mechanics.ground import NO_SLOT
from hindmost.mechanics.verbs import PLACE, tile_message


class PayTile(Frame[GlenMoreII]):
    """The cost is paid before the tile is placed (GM2-TAKE-01)."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        if g.hand != NO_TILE:
            g.push(payment(g, g.tile_price(g.hand), least_toll(g, g.estates[g.active], g.hand)))


class UseTile(Frame[GlenMoreII]):
    """A territory tile is placed, a person put aside (GM2-PERS-01); others are used as their chronicle says."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        if g.hand != NO_TILE:
            g.push_plan(g.book.uses[g.hand])


class Place(Window[GlenMoreII]):
    """Where the tile goes; there is a place for it, or it could not have been taken (GM2-TAKE-05)."""

    __slots__ = ()

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [PLACE | cell for cell in legal_places(g, g.estates[g.active], g.hand)]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        tile = g.hand
        g.hand = NO_TILE
        lay(g, tile, choice & 0xFFFF)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-place-tile", {"tile": tile_message(g, g.hand)})

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        e = g.estates[g.active]
        near = {cell + step for cell in e.ground.slot_at for step in AROUND} | set(e.ground.slot_at)
        reasons = [(cell, place_reason(g, e, g.hand, cell)) for cell in sorted(near)]
        return [Refusal(PLACE | cell, reason) for cell, reason in reasons if reason is not None]


def lay(g: GlenMoreII, tile: int, cell: int) -> None:
    """The active player lays a tile on a cell, over what is there; the right half of a double tile comes beside it, and
    that is one placement, on the slot of the left half."""
    e = g.estates[g.active]
    slot = _put(g, e, tile, cell)
    halves = [tile]
    right = g.book.right_half[tile]
    if right >= 0:
        halves.append(right)
        other = _put(g, e, right, cell + EAST)
        e.ground = e.ground.with_link(slot, other)
    g.spot = slot
    g.everywhere = g.book.everywhere[tile]
    g.table.emit(PLACED, g, g.active, slot, tile)
    for half in halves:
        card = g.kit.cards[half]
        if card >= 0:
            e.cards = [*e.cards, card]
            g.note("landmark", g.active, card)
            g.table.emit(CARD_TAKEN, g, g.active, card, slot)


def _put(g: GlenMoreII, e: Estate, tile: int, cell: int) -> int:
    """The slot onto which a tile comes."""
    slot = e.ground.slot_of(cell)
    if slot == NO_SLOT:
        e.build(e.ground.with_tile(cell, tile, g.kit.edges[tile]))
        g.note("placed", g.active, tile, cell)
        return len(e.goods) - 1
    g.note("covered", g.active, tile, cell, e.ground.tiles[slot])
    e.ground = e.ground.with_cover(slot, tile)
    g.activated &= ~(1 << slot)
    return slot


class PutAside(Frame[GlenMoreII]):
    """A person lies beside the territory from now on."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        tile = g.hand
        g.hand = NO_TILE
        g.persons[g.active] = [*g.persons[g.active], tile]
        g.note("person", g.active, tile)
        g.stack.append(Effects(tile, all_effects(g, tile)))


class TileEffects(Frame[GlenMoreII]):
    """The immediate effects of the tile just placed, its landmark card's included (GM2-IMM-01, 02)."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        ground = g.estates[g.active].ground
        slots = placed_slots(g, ground)
        if AFTERMATH in g.table.folds:
            g.push(aftermath(g))
        for slot in slots[::-1]:
            tile = ground.tiles[slot]
            left = effects_due(g, tile, slots)
            if left:
                g.stack.append(Effects(tile, left))


def aftermath(g: GlenMoreII) -> list[Frame[Any]]:
    """What chronicles want done once the effects of the tile just placed are over."""
    nothing: list[Frame[Any]] = []
    return g.table.fold(AFTERMATH, g, nothing, g.active, g.spot)


class Effects(Step):
    """The effects of a tile that are still to come, as a mask; the player says which is next where it may matter."""

    __slots__ = ("left", "tile")

    shape: ClassVar[dict[str, str]] = {"tile": "tile", "left": "effects"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, tile: int, left: int) -> None:
        self.tile = tile
        self.left = left

    def numbers(self, g: GlenMoreII) -> list[int]:
        return [number for number in range(len(g.book.deeds[self.tile])) if self.left >> number & 1]

    def ask(self, g: GlenMoreII) -> list[int] | None:
        numbers = self.numbers(g)
        if len(numbers) == 1 or not any(g.book.deeds[self.tile][number].decides for number in numbers):
            return None
        return [EFFECT | self.tile << 8 | number for number in numbers]

    def run(self, g: GlenMoreII) -> None:
        frames: list[Frame[Any]] = []
        origin = self.origin(g)
        for number in self.numbers(g):
            frames += g.book.deeds[self.tile][number].begin(g, origin)
        g.push(frames)

    def origin(self, g: GlenMoreII) -> int:
        if g.is_person(self.tile):
            return FROM_PERSON + self.tile
        tiles = g.estates[g.active].ground.tiles
        if tiles[g.spot] == self.tile:
            return g.spot
        slots = placed_slots(g, g.estates[g.active].ground)
        return next((slot for slot in slots if tiles[slot] == self.tile), slots[0])

    def choose(self, g: GlenMoreII, choice: int) -> None:
        number = choice & 0xFF
        g.stack.append(Effects(self.tile, self.left & ~(1 << number)))
        g.push(g.book.deeds[self.tile][number].begin(g, self.origin(g)))

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """Gains before decisions."""
        deeds = g.book.deeds[self.tile]
        return next((choice for choice in options if not deeds[choice & 0xFF].decides), None)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-effects", {"tile": tile_message(g, self.tile)})


def all_effects(g: GlenMoreII, tile: int) -> int:
    """All effects of a tile, as a mask."""
    return (1 << len(g.book.deeds[tile])) - 1


def effects_due(g: GlenMoreII, tile: int, slots: list[int]) -> int:
    """The effects of a tile just placed that happen as things stand, as a mask."""
    return sum(1 << number for number, deed in enumerate(g.book.deeds[tile]) if deed.applies(g, slots))


PAY_TILE: Final = PayTile()
USE_TILE: Final = UseTile()
PLACE_TILE: Final = Place()
PUT_ASIDE: Final = PutAside()
TILE_EFFECTS: Final = TileEffects()
