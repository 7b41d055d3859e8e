"""Whoever is hindmost acts: a player takes a turn, the Die is rolled (GM2-ORDER, GM2-DIE, GM2-TAKE)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii import points
from hindmost.games.glen_more_ii.paying import can_pay, spare_scotsmen
from hindmost.games.glen_more_ii.placing import has_free_place, has_place, is_narrowed, least_toll, place_tolls
from hindmost.games.glen_more_ii.roles import PLACE, TERRITORY
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.verbs import COIN, MOVEMENT, RECEIVE, STOP
from hindmost.kernel.coming import Coming
from hindmost.kernel.frames import NATURE, Frame, Refusal, Window
from hindmost.kernel.hooks import Actor
from hindmost.kernel.messages import Msg, Reason
from hindmost.kernel.verbs import VERB_SHIFT
from hindmost.mechanics.coming import die_comes
from hindmost.mechanics.glen import NO_TILE
from hindmost.mechanics.purse import raisable
from hindmost.mechanics.track import OFF
from hindmost.mechanics.verbs import TAKE

CANNOT_PAY: Final = Reason("reason-cannot-pay", "GM2-TAKE-01")
NO_PLACE: Final = Reason("reason-no-place", "GM2-TAKE-05")
PROTECTED: Final = Reason("reason-protected", "GM2-ORDER-05")


class NextActor(Frame[GlenMoreII]):
    """The hindmost piece acts, until every player has reached or passed World's End (GM2-ORDER-01, GM2-END-04)."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        if g.everybody_finished():
            g.begin_turn(NATURE)
            g.push_plan("final")
        else:
            piece = g.track.hindmost()
            g.table.actors[piece].begin(g, piece)


class Pawn(Actor[GlenMoreII]):
    """A player's pawn: its owner takes a turn."""

    __slots__ = ()

    def begin(self, g: GlenMoreII, piece: int) -> None:
        g.begin_turn(piece)
        g.push_plan("turn")

    def reaches(self, g: GlenMoreII, space: int) -> bool:
        return not g.book.barred[g.track.tiles[space]]


class Die(Actor[GlenMoreII]):
    """Rolled when hindmost, it takes away a tile (GM2-DIE)."""

    __slots__ = ()

    name: ClassVar[str] = "die"

    def begin(self, g: GlenMoreII, piece: int) -> None:
        g.begin_turn(NATURE)
        g.mover = piece
        g.push_plan("die")

    def reaches(self, g: GlenMoreII, space: int) -> bool:
        return not g.book.guarded[g.track.tiles[space]]


class Take(Window[GlenMoreII]):
    """Step 1: the pawn moves to a tile that can be paid and placed, or stops where nothing is taken.

    If no tile can be taken, any may be discarded (GM2-TAKE-06).
    """

    __slots__ = ()

    def ask(self, g: GlenMoreII) -> list[int] | None:
        e = g.estates[g.active]
        tiles = g.track.tiles
        roles, barred, groups, prices = g.book.roles, g.book.barred, g.book.groups, g.kit.prices
        folded = points.TILE_PRICE in g.table.folds
        vetoed = points.TAKE in g.table.vetoes
        narrowed = is_narrowed(g, place_tolls(g))
        takes = []
        stops = []
        others = []
        placeable: dict[int, bool] = {}
        wealth = raisable(e.coins, e.stock, g.market)
        for space in g.track.ahead(g.mover):
            tile = tiles[space]
            if roles[tile] == PLACE:
                if stop_reason(g, space) is None:
                    stops.append(STOP | space)
                continue
            if barred[tile]:
                continue
            price = g.tile_price(tile) if folded else prices[tile]
            if narrowed or price.members:
                if take_reason(g, space, wealth) is None:
                    takes.append(TAKE | space)
                else:
                    others.append(TAKE | space)
                continue
            possible = can_pay(g, e, price, 0, 0, wealth)
            if possible and roles[tile] == TERRITORY:
                group = groups[tile]
                found = placeable.get(group)
                if found is None:
                    found = placeable[group] = has_place(g, e, group)
                possible = found
            if possible and vetoed:
                possible = g.table.veto(points.TAKE, g, g.active, space) is None
            if possible:
                takes.append(TAKE | space)
            else:
                others.append(TAKE | space)
        return (takes or discardable(g, others)) + stops

    def choose(self, g: GlenMoreII, choice: int) -> None:
        space = choice & 0xFF
        track = g.track
        mover = g.mover
        start = track.pieces[mover]
        if choice >> VERB_SHIFT == STOP >> VERB_SHIFT:
            tile = track.tiles[space]
            track.pieces[mover] = space
            g.note("halted", g.active, tile, space)
            if tile == g.book.worlds_end:
                g.extra_used = True
            g.table.emit(points.STOPPED, g, g.active, space, tile)
        else:
            in_vain = take_reason(g, space) is not None
            tile = track.advance(mover, space)
            if in_vain:
                g.note("threw-away", g.active, tile, space)
                g.stack.append(COMPENSATION)
                g.discard(tile, g.active)
            else:
                g.hand = tile
                g.note("took", g.active, tile, space)
        crossed(g, g.active, mover, start, space)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        offered = self.ask(g) or []
        in_vain = all(take_reason(g, choice & 0xFF) for choice in offered if choice & ~0xFF == TAKE)
        refused = []
        for space in g.track.ahead(g.mover):
            tile = g.track.tiles[space]
            if g.book.roles[tile] == PLACE:
                reason = stop_reason(g, space)
                if reason is not None:
                    refused.append(Refusal(STOP | space, reason))
            elif TAKE | space not in offered:
                reason = PROTECTED if g.book.barred[tile] else take_reason(g, space)
                if in_vain:
                    reason = g.table.veto(points.DISCARD, g, g.active, space) or reason
                assert reason is not None
                refused.append(Refusal(TAKE | space, reason))
        return refused

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-take", {})


def take_reason(g: GlenMoreII, space: int, wealth: int = -1) -> Reason | None:
    """Why the tile on a space cannot be taken, or None (GM2-TAKE-01, 05). `wealth`: as for `paying.can_pay`."""
    tile = g.track.tiles[space]
    e = g.estates[g.active]
    price = g.tile_price(tile)
    if not can_pay(g, e, price, least_toll(g, e, tile), 0, wealth):
        return CANNOT_PAY
    if price.members:
        if not spare_scotsmen(g, e, tile, price.members):
            return NO_PLACE if g.book.roles[tile] == TERRITORY else CANNOT_PAY
    elif g.book.roles[tile] == TERRITORY and not has_free_place(g, e, tile):
        return NO_PLACE
    return g.table.veto(points.TAKE, g, g.active, space)


def stop_reason(g: GlenMoreII, space: int) -> Reason | None:
    """Why the piece that moves may not stop on a place, or None (C0-09)."""
    book, tile = g.book, g.track.tiles[space]
    if book.barred[tile] or (g.mover >= g.table.seats and not book.lent_stops[tile]):
        return PROTECTED
    return taken_reason(g, space) or g.table.veto(points.STOP, g, g.active, space)


def taken_reason(g: GlenMoreII, space: int) -> Reason | None:
    """Why there is no room on a place, or None: its record says whether one pawn only may be there."""
    tile = g.track.tiles[space]
    if not g.book.one_pawn[tile] or g.track.piece_on(space) < 0:
        return None
    return Reason("reason-place-taken", g.kit.clauses[tile])


def discardable(g: GlenMoreII, choices: list[int]) -> list[int]:
    """Those of the choices of a space whose tile may be discarded; all of them if none may."""
    if points.DISCARD not in g.table.vetoes:
        return choices
    return [each for each in choices if g.table.veto(points.DISCARD, g, g.active, each & 0xFF) is None] or choices


def crossed(g: GlenMoreII, owner: int, piece: int, start: int, space: int) -> None:
    """Tell the modules what a piece has moved across, in the order of its way."""
    if points.PASSED in g.table.listeners:
        spaces = len(g.track.tiles)
        for step in range((space - start) % spaces - 1, 0, -1):  # what is told last happens first
            g.table.emit(points.PASSED, g, owner, piece, (start + step) % spaces)


class Compensation(Window[GlenMoreII]):
    """A coin or a movement point for a tile that was discarded because none could be taken (GM2-TAKE-06)."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("take",)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [RECEIVE | COIN, RECEIVE | MOVEMENT]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice & 0xFF == MOVEMENT:
            g.movement += 1
            g.note("consoled-movement", g.active)
        else:
            g.estates[g.active].coins += 1
            g.note("consoled-coin", g.active)


class RollDie(Frame[GlenMoreII]):
    """The Die moves on by so many tiles and takes the one it comes to (GM2-DIE-02 to 05)."""

    __slots__ = ()

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return g.kit.die_faces

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "die"

    def choose(self, g: GlenMoreII, choice: int) -> None:
        track = g.track
        die = g.mover
        start = track.pieces[die]
        space = die_target(g, choice)
        if space == OFF:
            track.pieces[die] = OFF
            g.note("die-left", NATURE, choice)
            crossed(g, NATURE, die, start, g.end_space())
            return
        tile = track.advance(die, space)
        if tile == NO_TILE:
            g.note("die-moved", NATURE, choice, space)
        else:
            g.note("rolled", NATURE, choice, tile, space)
            g.discard(tile, NATURE)
        crossed(g, NATURE, die, start, space)

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return die_comes(choice)


def counted(g: GlenMoreII) -> list[int]:
    """The spaces that the Die counts: a place with a pawn on it is skipped like any pawn, World's End never (C0-06)."""
    track = g.track
    tiles, end = track.tiles, g.book.worlds_end
    free = track.ahead(g.mover)
    for space in track.pieces:
        # Where a tile lay that was taken there is none: only places have both a tile and pawns.
        if space != OFF and tiles[space] != NO_TILE and tiles[space] != end and space in free:
            free.remove(space)
    return g.table.fold(points.COUNTED, g, free, NATURE, g.mover)


def die_target(g: GlenMoreII, roll: int) -> int:
    """Where the Die comes to with this roll; OFF if it leaves the game at World's End (GM2-DIE-05, 08)."""
    ahead = counted(g)
    tiles = g.track.tiles
    end = g.book.worlds_end
    for space in ahead[roll - 1 :]:
        if tiles[space] == end:
            return OFF
        if not g.book.guarded[tiles[space]]:
            return space if end not in [tiles[passed] for passed in ahead[: roll - 1]] else OFF
    if end in [tiles[space] for space in ahead]:
        return OFF
    for space in reversed(ahead[: roll - 1]):
        if not g.book.guarded[tiles[space]]:
            return space
    here = g.track.pieces[g.mover]
    return g.track.next_empty((ahead[-1] if ahead else here + 1) % len(tiles), here)


NEXT_ACTOR: Final = NextActor()
TAKE_TILE: Final = Take()
ROLL_DIE: Final = RollDie()
COMPENSATION: Final = Compensation()
