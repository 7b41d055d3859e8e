"""Steps 2 to 4: pay for the tile, place it or put it aside, carry out its effects (GM2-TURN-01)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.paying import payment
from hindmost.games.glen_more_ii.placing import legal_places, place_reason
from hindmost.games.glen_more_ii.points import CARD_TAKEN
from hindmost.games.glen_more_ii.roles import FROM_PERSON
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.steps import Step
from hindmost.games.glen_more_ii.verbs import EFFECT
from hindmost.kernel.frames import Frame, Refusal, Window
from hindmost.kernel.messages import Msg
from hindmost.mechanics.cells import AROUND
from hindmost.mechanics.glen import NO_TILE, PLACED
from hindmost.mechanics.ground import NO_SLOT
from hindmost.mechanics.verbs import PLACE, tile_message


class PayTile(Frame[GlenMoreII]):
    """The cost is paid before the tile is placed (GM2-TAKE-01)."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        if g.hand != NO_TILE:
            g.push(payment(g, g.tile_price(g.hand)))


class UseTile(Frame[GlenMoreII]):
    """A territory tile is placed, a person put aside (GM2-PERS-01)."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        if g.hand != NO_TILE:
            g.push_plan("person" if g.is_person(g.hand) else "tile")


class Place(Window[GlenMoreII]):
    """Where the tile goes; there is a place for it, or it could not have been taken (GM2-TAKE-05)."""

    __slots__ = ()

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [PLACE | cell for cell in legal_places(g, g.estates[g.active], g.hand)]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        cell = choice & 0xFFFF
        tile = g.hand
        e = g.estates[g.active]
        slot = e.ground.slot_of(cell)
        if slot == NO_SLOT:
            e.build(e.ground.with_tile(cell, tile, g.kit.edges[tile]))
            slot = len(e.goods) - 1
            g.note("placed", g.active, tile, cell)
        else:
            g.note("covered", g.active, tile, cell, e.ground.tiles[slot])
            e.ground = e.ground.with_cover(slot, tile)
            g.activated &= ~(1 << slot)
        g.hand = NO_TILE
        g.spot = slot
        g.everywhere = g.book.everywhere[tile]
        g.table.emit(PLACED, g, g.active, slot, tile)
        card = g.kit.cards[tile]
        if card >= 0:
            e.cards = [*e.cards, card]
            g.note("landmark", g.active, card)
            g.table.emit(CARD_TAKEN, g, g.active, card, slot)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-place-tile", {"tile": tile_message(g, g.hand)})

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        e = g.estates[g.active]
        near = {cell + step for cell in e.ground.slot_at for step in AROUND} | set(e.ground.slot_at)
        reasons = [(cell, place_reason(g, e, g.hand, cell)) for cell in sorted(near)]
        return [Refusal(PLACE | cell, reason) for cell, reason in reasons if reason is not None]


class PutAside(Frame[GlenMoreII]):
    """A person lies beside the territory from now on."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        tile = g.hand
        g.hand = NO_TILE
        g.persons[g.active] = [*g.persons[g.active], tile]
        g.note("person", g.active, tile)
        g.stack.append(Effects(tile, _all(g, tile)))


class TileEffects(Frame[GlenMoreII]):
    """The immediate effects of the tile just placed, its landmark card's included (GM2-IMM-01, 02)."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        tile = g.estates[g.active].ground.tiles[g.spot]
        if g.book.deeds[tile]:
            g.stack.append(Effects(tile, _all(g, tile)))


class Effects(Step):
    """The effects of a tile that are still to come, as a mask; the player says which is next where it may matter."""

    __slots__ = ("left", "tile")

    shape: ClassVar[tuple[str, ...]] = ("tile", "effects")

    def __init__(self, tile: int, left: int) -> None:
        self.tile = tile
        self.left = left

    def fields(self) -> tuple[int, ...]:
        return (self.tile, self.left)

    def numbers(self, g: GlenMoreII) -> list[int]:
        return [number for number in range(len(g.book.deeds[self.tile])) if self.left >> number & 1]

    def ask(self, g: GlenMoreII) -> list[int] | None:
        numbers = self.numbers(g)
        if len(numbers) == 1 or not any(g.book.deeds[self.tile][number].decides for number in numbers):
            return None
        return [EFFECT | self.tile << 8 | number for number in numbers]

    def run(self, g: GlenMoreII) -> None:
        frames: list[Frame[Any]] = []
        for number in self.numbers(g):
            frames += g.book.deeds[self.tile][number].begin(g, self.origin(g))
        g.push(frames)

    def origin(self, g: GlenMoreII) -> int:
        return FROM_PERSON + self.tile if g.is_person(self.tile) else g.spot

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


def _all(g: GlenMoreII, tile: int) -> int:
    return (1 << len(g.book.deeds[tile])) - 1


PAY_TILE: Final = PayTile()
USE_TILE: Final = UseTile()
PLACE_TILE: Final = Place()
PUT_ASIDE: Final = PutAside()
TILE_EFFECTS: Final = TileEffects()
