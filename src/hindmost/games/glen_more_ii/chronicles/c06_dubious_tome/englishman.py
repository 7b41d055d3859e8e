"""The events of Chronicle 4's cards that touch England and its man (C6-35, 46): there only if he is."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c04_hammer_of_the_scots.england import KEY as ENGLAND
from hindmost.games.glen_more_ii.chronicles.c04_hammer_of_the_scots.england import TILES, empty_row, piece_of
from hindmost.games.glen_more_ii.craft import PLACE, GlenMoreII
from hindmost.kernel.craft import ANYWHERE, Reason, Refusal, Verb, Window, verb_code
from hindmost.mechanics.craft import NO_TILE, OFF, Args, tile_message
from hindmost.mechanics.immediate import Deed, Frames

from .effects import LEAVE, EventEffect

SWAP: Final = verb_code(6, 8)

OUT_OF_REACH: Final = Reason("reason-englishman-stays", "C6-46")
STAYS: Final = Reason("reason-tile-stays", "C6-46")


class EmptyRow(EventEffect):
    """All coins of the row England."""

    verb: ClassVar[str] = "empty"
    sign: ClassVar[str] = "england"


class EmptyingRow(Deed[GlenMoreII, EmptyRow]):
    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        empty_row(g, g.active)
        return []


class SwapEnglishman(EventEffect):
    """The Englishman and a tile of the rondel change places."""

    verb: ClassVar[str] = "swap"
    sign: ClassVar[str] = "swap"


class Swapping(Deed[GlenMoreII, SwapEnglishman]):
    def refusal(self, g: GlenMoreII, origin: int) -> Reason | None:
        return None if SWAP_HIM.ask(g) else OUT_OF_REACH

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [SWAP_HIM]


class SwapWith(Verb):
    """Payload: the space whose tile he changes places with."""

    name: ClassVar[str] = "swap"
    code: ClassVar[int] = SWAP

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"tile": tile_message(g, g.track.tiles[payload])}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"rondel:{payload}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C6-46"


class SwapHim(Window[GlenMoreII]):
    """With which tile, if any. Nothing is paid, taken or crossed by it, and the token stays where it is."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        if not can_move(g):
            return None
        spaces = [space for space, tile in enumerate(g.track.tiles) if tile != NO_TILE and may_move(g, tile)]
        return [*(SWAP | space for space in spaces), LEAVE] if spaces else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == LEAVE:
            return
        track, space = g.track, choice & 0xFF
        here = track.pieces[piece_of(g)]
        g.note("englishman-swapped", g.active, track.tiles[space], space)
        track.tiles[here] = track.advance(piece_of(g), space)

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if ENGLAND in g.table.slice_at else ["speaks of an Englishman who is not there"]

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        lying = [(space, tile) for space, tile in enumerate(g.track.tiles) if tile != NO_TILE]
        return [Refusal(SWAP | space, STAYS) for space, tile in lying if not may_move(g, tile)]


def can_move(g: GlenMoreII) -> bool:
    """Not if he has left the rondel, has passed World's End, or stands on a place that stays where it is."""
    piece = piece_of(g)
    here = g.track.pieces[piece]
    return here != OFF and g.track.tiles[here] == NO_TILE and not g.has_finished(piece)


def may_move(g: GlenMoreII, tile: int) -> bool:
    """Any tile but what is never taken, such as the Mountain (PX-2.4-03) and World's End, and those of Chronicle 4."""
    return g.book.roles[tile] != PLACE and g.kit.ids[tile] not in TILES


SWAP_HIM: Final = SwapHim()
