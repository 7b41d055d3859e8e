"""The Englishman's turn: whoever has the token uses him, for a fee, or discards a tile with him (C4-09 to 19)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import PLACE, PROTECTED, GlenMoreII, can_pay, crossed, standing, take_reason
from hindmost.games.glen_more_ii.paying import payment
from hindmost.games.glen_more_ii.points import DISCARD, STOPPED
from hindmost.games.glen_more_ii.turn import CANNOT_PAY, discardable, stop_reason, taken_reason
from hindmost.kernel.craft import NATURE, VERB_SHIFT, Fold, Frame, Msg, Reason, Refusal, Window, asks_nature
from hindmost.kernel.verbs import Verb, verb_code
from hindmost.mechanics.craft import NO_TILE, OFF, Args, Price, tile_message
from hindmost.mechanics.purse import raisable

from .england import PRICES, TILES, EnglishmanActor, england, fee, piece_of

USE: Final = verb_code(4, 0)
BANISH: Final = verb_code(4, 1)

ROW_FULL: Final = Reason("reason-england-full", "C4-11")
OWN_TILE: Final = Reason("reason-england-tile", "C4-13")


class Use(Verb):
    """Payload: the space whose tile the Englishman takes, or the place on which he stops."""

    name: ClassVar[str] = "use"
    code: ClassVar[int] = USE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-place" if is_place(g, payload) else ""

    def args(self, g: GlenMoreII, payload: int) -> Args:
        tile = g.track.tiles[payload]
        price = g.tile_price(tile).with_coins(-fee(g))
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

    def reaches(self, g: GlenMoreII, space: int) -> bool:
        """On a place as its record says, be it to stop there or to discard it (C0-09)."""
        tile = g.track.tiles[space]
        lent = g.book.lent_stops[tile] or g.book.lent_discards[tile]
        return never_reason(g, space) is None and (lent or not is_place(g, space))


class StandBetween(Frame[GlenMoreII]):
    """At set-up he stands behind the S tiles, in the place of the first A tile (C4-04). Where there are too many of
    them he has the last space, and those that find no room lie on stack A (C0-08)."""

    def run(self, g: GlenMoreII) -> None:
        free = [space for space, tile in enumerate(g.track.tiles[:-1]) if tile == NO_TILE]
        g.track.pieces[piece_of(g)] = min(standing(g) + len(g.stacks[0]), free[-1])


class Errand(Window[GlenMoreII]):
    """Use him on a tile that can be paid with the fee and placed, or discard any with him; one of them must be done."""

    def ask(self, g: GlenMoreII) -> list[int] | None:
        spaces = [space for space in g.track.ahead(g.mover) if never_reason(g, space) is None]
        e = g.estates[g.active]
        wealth = raisable(e.coins, e.stock, g.market)
        uses = [USE | space for space in spaces if use_reason(g, space, wealth) is None]
        return [*uses, *discardable(g, [BANISH | space for space in spaces if banish_reason(g, space) is None])] or None

    def run(self, g: GlenMoreII) -> None:
        """No tile is left for him (C4-19)."""
        leave(g)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        space = choice & 0xFF
        start = g.track.pieces[g.mover]
        if choice >> VERB_SHIFT != USE >> VERB_SHIFT:
            banish(g, space)
        elif is_place(g, space):
            stop(g, space)
        else:
            take(g, space)
        crossed(g, g.active, g.mover, start, space)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        refused = []
        offered = self.ask(g) or []
        for space in g.track.ahead(g.mover):
            never = never_reason(g, space)
            use = never or use_reason(g, space)
            if use is not None:
                refused.append(Refusal(USE | space, use))
            banished = never or banish_reason(g, space) or g.table.veto(DISCARD, g, g.active, space)
            if banished is not None and BANISH | space not in offered:
                refused.append(Refusal(BANISH | space, banished))
        return refused

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-errand", {"fee": fee(g)})


def is_place(g: GlenMoreII, space: int) -> bool:
    return g.book.roles[g.track.tiles[space]] == PLACE


def never_reason(g: GlenMoreII, space: int) -> Reason | None:
    """Why he may not be put on a space in either way, whatever it costs (C4-13)."""
    tile = g.track.tiles[space]
    if g.kit.ids[tile] in TILES:
        return OWN_TILE
    return PROTECTED if g.book.barred[tile] else None


def use_reason(g: GlenMoreII, space: int, wealth: int = -1) -> Reason | None:
    """Why he may not be used on a space where he may be; of a place, its record says whether he may stop there (C0-09).

    `wealth`: as for `paying.can_pay`.
    """
    place = is_place(g, space)
    reason = stop_reason(g, space) if place else None
    if reason is not None or not fee(g):
        return reason or ROW_FULL
    if not place:
        return take_reason(g, space, wealth)
    payable = can_pay(g, g.estates[g.active], g.tile_price(g.track.tiles[space]), 0, 0, wealth)
    return None if payable else CANNOT_PAY


def banish_reason(g: GlenMoreII, space: int) -> Reason | None:
    """Why nothing may be discarded with him on a space where he may be."""
    if not is_place(g, space):
        return None
    return taken_reason(g, space) if g.book.lent_discards[g.track.tiles[space]] else PROTECTED


def take(g: GlenMoreII, space: int) -> None:
    g.hand = g.track.advance(g.mover, space)
    g.note("englishman-took", g.active, g.hand, space)
    g.push_plan("englishman-use")


def stop(g: GlenMoreII, space: int) -> None:
    """The place stays where it is; whoever has the token is one who stops there, and pays the fee first."""
    tile = g.track.tiles[space]
    g.track.pieces[g.mover] = space
    g.note("englishman-stopped", g.active, tile, space)
    g.table.emit(STOPPED, g, g.active, space, tile)
    g.push_plan("englishman-stop")


def banish(g: GlenMoreII, space: int) -> None:
    tile = g.track.advance(g.mover, space)
    g.note("englishman-discarded", g.active, tile, space)
    g.discard(tile, g.active)
    collect(g)


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


class PayFee(Frame[GlenMoreII]):
    """Where he stops on a place, the fee is all that is paid."""

    def run(self, g: GlenMoreII) -> None:
        g.push(payment(g, g.tile_price(g.track.tiles[g.track.pieces[g.mover]])))


class FillRow(Frame[GlenMoreII]):
    """The fee has been paid, with the tile if there is one, and lies on the row England."""

    def run(self, g: GlenMoreII) -> None:
        g.note("england-fee", g.active, fee(g))
        england(g).filled += 1


class Leave(Frame[GlenMoreII]):
    """The Englishman leaves the rondel for good."""

    def run(self, g: GlenMoreII) -> None:
        leave(g)


def leave(g: GlenMoreII) -> None:
    g.track.pieces[piece_of(g)] = OFF
    g.note("englishman-left", NATURE)
