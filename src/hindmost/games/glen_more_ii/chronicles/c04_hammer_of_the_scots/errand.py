"""The Englishman's turn: whoever has the token uses him, for a fee, or discards a tile with him (C4-09 to 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.roles import PLACE
from hindmost.games.glen_more_ii.setup import standing
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.turn import PROTECTED, crossed, take_reason
from hindmost.kernel.craft import NATURE, VERB_SHIFT, Fold, Frame, Msg, Reason, Refusal, Window, asks_nature
from hindmost.kernel.verbs import Verb, verb_code
from hindmost.mechanics.craft import NO_TILE, OFF, Args, Price, tile_message

from .england import PRICES, TILES, EnglishmanActor, england, fee, piece_of

USE: Final = verb_code(4, 0)
BANISH: Final = verb_code(4, 1)

ROW_FULL: Final = Reason("reason-england-full", "C4-11")
OWN_TILE: Final = Reason("reason-england-tile", "C4-13")


class Use(Verb):
    """Payload: the space whose tile the Englishman takes."""

    name: ClassVar[str] = "use"
    code: ClassVar[int] = USE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        tile = g.track.tiles[payload]
        price: Price = g.kit.prices[tile]
        return {"tile": tile_message(g, tile), "price": price.message(g.kit.lexicon), "fee": fee(g)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"rondel:{payload}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C4-11"


class Banish(Verb):
    """Payload: the space whose tile is discarded with the Englishman; then new tiles are laid."""

    name: ClassVar[str] = "banish"
    code: ClassVar[int] = BANISH

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        filled = england(g).filled
        return {"tile": tile_message(g, g.track.tiles[payload]), "coins": PRICES[filled - 1] if filled else 0}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"rondel:{payload}"]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, BANISH | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C4-12"


class Englishman(EnglishmanActor):
    """Hindmost, he acts for whoever has the token, unless that player's game is over (PX-END-02)."""

    name: ClassVar[str] = "englishman"

    def begin(self, g: GlenMoreII, piece: int) -> None:
        holder = england(g).holder
        assert holder >= 0, "everybody has passed him, so somebody has the token (C4-08)"
        if g.has_finished(holder):
            g.begin_turn(NATURE)
            g.mover = piece
            g.push_plan("englishman-leaves")
        else:
            g.begin_turn(holder)
            g.mover = piece
            g.extra_used = True
            g.push_plan("englishman")


class StandBetween(Frame[GlenMoreII]):
    """At set-up he stands behind the S tiles, in the place of the first A tile (C4-04)."""

    def run(self, g: GlenMoreII) -> None:
        g.track.pieces[piece_of(g)] = standing(g) + len(g.stacks[0])


class Errand(Window[GlenMoreII]):
    """Use him on a tile that can be paid with the fee and placed, or discard any with him; one of them must be done."""

    def ask(self, g: GlenMoreII) -> list[int] | None:
        spaces = [space for space in g.track.ahead(g.mover) if stop_reason(g, space) is None]
        uses = [USE | space for space in spaces if take_reason(g, space) is None] if fee(g) else []
        return [*uses, *(BANISH | space for space in spaces)] or None

    def run(self, g: GlenMoreII) -> None:
        """No tile is left for him (C4-19)."""
        leave(g)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        space = choice & 0xFF
        start = g.track.pieces[g.mover]
        tile = g.track.advance(g.mover, space)
        if choice >> VERB_SHIFT == USE >> VERB_SHIFT:
            g.hand = tile
            g.note("englishman-took", g.active, tile, space)
            g.push_plan("englishman-use")
        else:
            g.note("englishman-discarded", g.active, tile, space)
            g.discard(tile, g.active)
            collect(g)
        crossed(g, g.active, g.mover, start, space)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        refused = []
        for space in g.track.ahead(g.mover):
            reason = stop_reason(g, space)
            if reason is not None:
                refused += [Refusal(USE | space, reason), Refusal(BANISH | space, reason)]
                continue
            reason = take_reason(g, space) if fee(g) else ROW_FULL
            if reason is not None:
                refused.append(Refusal(USE | space, reason))
        return refused

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-errand", {"fee": fee(g)})


def stop_reason(g: GlenMoreII, space: int) -> Reason | None:
    """Why he may not be put on a space, in either way (C4-13, 19)."""
    tile = g.track.tiles[space]
    if g.kit.ids[tile] in TILES:
        return OWN_TILE
    return PROTECTED if g.book.barred[tile] or g.book.roles[tile] == PLACE else None


def collect(g: GlenMoreII) -> None:
    """The coins of the rightmost filled space of the row, if there are any (C4-12)."""
    part = england(g)
    if part.filled:
        part.filled -= 1
        g.estates[g.active].coins += PRICES[part.filled]
        g.note("england-coins", g.active, PRICES[part.filled])


class WithFee(Fold[GlenMoreII, Price]):
    """A tile that the Englishman takes costs the fee as well (C4-11)."""

    def fold(self, g: GlenMoreII, value: Price, seat: int, subject: int) -> Price:
        if g.mover < g.table.seats or g.mover != piece_of(g):
            return value
        return value.with_coins(fee(g))


class FillRow(Frame[GlenMoreII]):
    """The fee has been paid with the tile, and lies on the row England."""

    def run(self, g: GlenMoreII) -> None:
        assert g.hand != NO_TILE
        g.note("england-fee", g.active, fee(g))
        england(g).filled += 1


class Leave(Frame[GlenMoreII]):
    """The Englishman leaves the rondel for good."""

    def run(self, g: GlenMoreII) -> None:
        leave(g)


def leave(g: GlenMoreII) -> None:
    g.track.pieces[piece_of(g)] = OFF
    g.note("englishman-left", NATURE)
