"""Peggy McLaird: tokens that reserve tiles of the rondel (C8-23)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.dues import OweAtMost, receive, wealth
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.leisure import IN_PAUSE, has_moved
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import DATA, NAMES, controller, mark, marks_of, prison
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE
from hindmost.games.glen_more_ii.craft import PLACE, GlenMoreII, Prospects, take_reason
from hindmost.games.glen_more_ii.points import DISCARD, DISCARDED, STOP, TAKE, TILE_PRICE
from hindmost.kernel.craft import (
    AFTER,
    Fold,
    Frame,
    Hook,
    Insert,
    Listener,
    Reason,
    Refusal,
    Verb,
    Veto,
    Window,
    verb_code,
)
from hindmost.mechanics.craft import NO_TILE, OFF, Args, Price, tile_message

from .mob import Mob

MCLAIRD: Final = NAMES.index("mclaird")
COINS: Final = DATA.facts.numbers["mclaird_coins"]
RESERVE: Final = verb_code(8, 10)

MUST_TAKE: Final = Reason("reason-must-take-reserved", "C8-23")
CANNOT_PAY_TOKEN: Final = Reason("reason-cannot-pay-token", "C8-23")
NOT_RESERVED: Final = Reason("reason-not-reserved", "C8-23")
ONE_AT_A_TIME: Final = Reason("reason-one-reservation", "C8-23")


class Reserve(Verb):
    """Payload: coins << 8 | space, the token and the tile that it reserves."""

    name: ClassVar[str] = "reserve"
    code: ClassVar[int] = RESERVE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return f"{payload & 0xFF} {payload >> 8}"

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"tile": tile_message(g, g.track.tiles[payload & 0xFF]), "coins": payload >> 8}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"rondel:{payload & 0xFF}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-23"


def reserved(g: GlenMoreII) -> int:
    """The tile that is reserved, or NO_TILE."""
    part = prison(g)
    return part.marks[MCLAIRD][0] if part.where[MCLAIRD] >= 0 and controller(g, MCLAIRD) >= 0 else NO_TILE


def price_of_token(g: GlenMoreII) -> int:
    """The coins on the token that lies on the reserved tile."""
    return marks_of(g, MCLAIRD)[1]


def end_reservation(g: GlenMoreII, tokens: list[int]) -> None:
    """The token is spent, whoever has the tile; these are left."""
    mark(g, MCLAIRD, [NO_TILE, 0, *tokens])


def reservable(g: GlenMoreII) -> list[int]:
    """The spaces of the tiles that may be reserved now."""
    return [space for space in spaces(g) if reserve_reason(g, space) is None]


class ReserveTile(Window[GlenMoreII]):
    """A tile ahead of the own pawn that could be taken now, and the token for it."""

    within: ClassVar[tuple[str, ...]] = IN_PAUSE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        free = reservable(g)
        return [*(RESERVE | coins << 8 | space for coins in marks_of(g, MCLAIRD)[2:] for space in free), DECLINE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == DECLINE:
            return
        coins, space = choice >> 8 & 0xFF, choice & 0xFF
        tokens = marks_of(g, MCLAIRD)[2:]
        tokens.remove(coins)
        mark(g, MCLAIRD, [g.track.tiles[space], coins, *tokens])
        g.note("reserved", g.active, g.track.tiles[space], coins)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        reasons = [(space, reason) for space in spaces(g) if (reason := reserve_reason(g, space))]
        tokens = marks_of(g, MCLAIRD)[2:]
        return [Refusal(RESERVE | coins << 8 | space, reason) for coins in tokens for space, reason in reasons]

    def faults(self, g: GlenMoreII) -> list[str]:
        ready = controller(g, MCLAIRD) == g.active and reserved(g) == NO_TILE
        return [] if ready else ["reserves a second tile"]


def spaces(g: GlenMoreII) -> list[int]:
    return g.track.ahead(g.mover)


def reserve_reason(g: GlenMoreII, space: int) -> Reason | None:
    """Why a tile cannot be reserved: only those that are taken can be, and only by one who could take them now."""
    tile = g.track.tiles[space]
    if g.book.roles[tile] == PLACE or g.book.barred[tile]:
        return NOT_RESERVED
    return take_reason(g, space)


class WithToken(Fold[GlenMoreII, Price]):
    """For all others the token's coins are part of the cost, whatever pawn they take the tile with."""

    def fold(self, g: GlenMoreII, value: Price, seat: int, subject: int) -> Price:
        if subject != reserved(g) or controller(g, MCLAIRD) == seat:
            return value
        return value.with_coins(price_of_token(g))


class SettleReservation(Frame[GlenMoreII]):
    """The reserved tile has been taken: the coins that were paid for it go to whoever reserved it."""

    def run(self, g: GlenMoreII) -> None:
        if g.hand == NO_TILE or g.hand != reserved(g):
            return
        coins, *tokens = marks_of(g, MCLAIRD)[1:]
        seat = controller(g, MCLAIRD)
        end_reservation(g, tokens)
        if seat != g.active:
            receive(g, seat, coins, MCLAIRD)


def must_take(g: GlenMoreII, seat: int) -> bool:
    """Whether a seat has to take the tile that it has reserved: in its own turn, if it can."""
    if reserved(g) == NO_TILE or controller(g, MCLAIRD) != seat or g.mover != seat:
        return False
    space = g.track.space_of(reserved(g))
    return space != OFF and take_reason(g, space) is None


class NoOtherTile(Veto[GlenMoreII]):
    """The reserved tile must be taken."""

    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        if reserved(g) in (NO_TILE, g.track.tiles[subject]) or has_moved(g):
            return None
        return MUST_TAKE if must_take(g, seat) else None


class NoOtherStop(Veto[GlenMoreII]):
    """Nor is there another stop, not even World's End (against GM2-TAKE-07)."""

    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        return MUST_TAKE if must_take(g, seat) else None


class HonourReservation(Frame[GlenMoreII]):
    """Whoever has not taken the tile that he reserved could not: Peggy is turned over, and the turn is as any other."""

    def run(self, g: GlenMoreII) -> None:
        if reserved(g) not in (NO_TILE, g.hand) and controller(g, MCLAIRD) == g.active:
            turn_over(g)


def turn_over(g: GlenMoreII) -> None:
    """She is useless from now on."""
    end_reservation(g, [])
    g.note("mob-turned-over", controller(g, MCLAIRD), MCLAIRD)


class PayForDiscard(Veto[GlenMoreII]):
    """Whoever discards the tile owes the coins too, and so must have them."""

    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        if g.track.tiles[subject] != reserved(g) or controller(g, MCLAIRD) == seat:
            return None
        return CANNOT_PAY_TOKEN if price_of_token(g) > wealth(g, seat) else None


class Discarded(Listener[GlenMoreII]):
    """The reserved tile is discarded: another pays for that as far as he can, the Die does not."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if a != reserved(g):
            return []
        seat = controller(g, MCLAIRD)
        if owner == seat == g.mover:
            turn_over(g)
            return []
        coins, *tokens = marks_of(g, MCLAIRD)[1:]
        end_reservation(g, tokens)
        return [OweAtMost(seat, coins, MCLAIRD)] if owner >= 0 and owner != seat else []


class McLaird(Mob):
    """She remembers the reserved tile, the coins on its token, and the tokens that are left."""

    __slots__ = ()

    name: ClassVar[str] = "mclaird"
    clause: ClassVar[str] = "C8-23"

    def fresh(self) -> list[int]:
        return [NO_TILE, 0, *COINS]

    def hooks(self) -> tuple[Hook, ...]:
        return (
            (TILE_PRICE, WithToken()),
            (TAKE, NoOtherTile()),
            (STOP, NoOtherStop()),
            (DISCARD, PayForDiscard()),
            (DISCARDED, Discarded()),
        )

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("turn", AFTER, "take", "honour", HonourReservation()),
            Insert("turn", AFTER, "pay", "settle", SettleReservation()),
            Insert("englishman-use", AFTER, "pay", "settle", SettleReservation(), optional=True),
        )

    def is_ready(self, g: GlenMoreII, seat: int) -> bool:
        """After the own pawn has moved, one tile at a time; from World's End on nothing can be reserved."""
        if len(self.marks(g)) < 3 or reserved(g) != NO_TILE or not has_moved(g) or g.has_finished(seat):
            return False
        return bool(reservable(g))

    def idle_reason(self, g: GlenMoreII) -> Reason | None:
        return ONE_AT_A_TIME if reserved(g) != NO_TILE else None

    def called(self) -> list[Frame[Any]]:
        return [ReserveTile()]

    def problems(self, g: GlenMoreII) -> list[str]:
        tile, coins, *tokens = self.marks(g) if len(self.marks(g)) > 1 else [NO_TILE, -1]
        used = tokens if tile == NO_TILE else [coins, *tokens]
        if len(set(used)) < len(used) or not set(used) <= set(COINS) or (tile == NO_TILE and coins):
            return ["McLaird has tokens that there are not"]
        there = tile in (NO_TILE, g.hand) or (tile in g.track.tiles and g.book.roles[tile] != PLACE)
        return [] if there else ["McLaird reserves what cannot be reserved"]

    def tokens(self, g: GlenMoreII) -> list[int]:
        return self.marks(g)[2:]

    def is_spent(self, g: GlenMoreII) -> bool:
        return self.marks(g) == [NO_TILE, 0]

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """A token keeps a good tile, or brings its coins."""
        held = self.marks(g) if self.seat(g) == seat else self.fresh()
        laid = 1.0 + 0.5 * held[1] if held[0] != NO_TILE else 0.0
        return min(1.0, ahead.turns / 5) * (laid + sum(0.6 + 0.3 * coins for coins in held[2:]))
