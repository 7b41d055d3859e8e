"""Your turn, as she is told of it: where your pawn stopped, and what else happened that she must know (C12-COMP-03)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.cards import MARKERS
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.marking import path_of
from hindmost.games.glen_more_ii.craft import CLEAN_UP, NEXT_ACTOR, PLACE, GlenMoreII, crossed
from hindmost.games.glen_more_ii.points import CLAIMED
from hindmost.games.glen_more_ii.turn import taken_reason
from hindmost.games.glen_more_ii.verbs import domain_message
from hindmost.kernel.craft import Actor, Frame, Msg, Plan, Verb, verb_code
from hindmost.kernel.verbs import VERB_SHIFT
from hindmost.mechanics.craft import Args, tile_message

from .asking import Asked
from .board import table_board
from .told import Told

AT: Final = verb_code(12, 3)
CLAN: Final = verb_code(12, 7)
TURN: Final = "at-the-table"


class AtTheTable(Actor[GlenMoreII]):
    """Your pawn: you play on the table, and tell where it stopped."""

    def __init__(self, tolds: tuple[Told, ...]) -> None:
        self.tolds = tolds

    def begin(self, g: GlenMoreII, piece: int) -> None:
        g.begin_turn(piece)
        for told in self.tolds:
            told.leaves(g)
        g.push_plan(TURN)

    def reaches(self, g: GlenMoreII, space: int) -> bool:
        return not g.book.barred[g.track.tiles[space]]


def tolds_of(g: GlenMoreII) -> tuple[Told, ...]:
    actor = g.table.actors[YOU]
    assert isinstance(actor, AtTheTable)
    return actor.tolds


class AtVerb(Verb):
    """Payload: the space on which your pawn stopped."""

    name: ClassVar[str] = "at"
    code: ClassVar[int] = AT

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-place" if g.book.roles[g.track.tiles[payload]] == PLACE else ""

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"tile": tile_message(g, g.track.tiles[payload])}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"rondel:{payload}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C12-COMP-03"


class ClanVerb(Verb):
    """Payload: the domain on which you have put a clan marker."""

    name: ClassVar[str] = "clan"
    code: ClassVar[int] = CLAN

    def words(self, g: GlenMoreII, payload: int) -> str:
        return g.book.domain_ids[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"domain": domain_message(g, payload)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"domain:{g.book.domain_ids[payload]}"]

    def group(self, g: GlenMoreII, payload: int) -> Msg | None:
        return Msg("mark-clan", {})

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C12-COMP-07"


class Where(Asked):
    """Where your pawn stopped. Before that come the marks: whatever she must know, none of them by default."""

    asked_by: ClassVar[str] = "C12-COMP-03"

    def ask(self, g: GlenMoreII) -> list[int] | None:
        stops = [AT | space for space in g.track.ahead(YOU) if is_open(g, space)]
        return [*stops, *(CLAN | domain for domain in free_domains(g)), *marks(g)]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        payload = choice & 0xFF
        if choice >> VERB_SHIFT == AT >> VERB_SHIFT:
            stop(g, payload)
            return
        g.stack.append(self)
        if choice >> VERB_SHIFT == CLAN >> VERB_SHIFT:
            g.clans.place(YOU, payload)
            g.note("lady-sees-clan", YOU, payload)
            g.table.emit(CLAIMED, g, YOU, payload, 0)
            return
        for told in tolds_of(g):
            frames = told.mark(g, choice)
            if frames is not None:
                g.push(frames)
                return


def is_open(g: GlenMoreII, space: int) -> bool:
    """Whether a pawn may stop on a space at all; what it costs you is your affair."""
    return not g.book.barred[g.track.tiles[space]] and taken_reason(g, space) is None


def free_domains(g: GlenMoreII) -> list[int]:
    """Those on her two paths that have no clan marker: of others she need not know (C12-COMP-07)."""
    taken = g.clans.occupied()
    found = [domain for marker in range(len(MARKERS)) for domain in path_of(g, marker) if not taken >> domain & 1]
    return sorted(found) if g.markers_left(YOU) else []


def marks(g: GlenMoreII) -> list[int]:
    return [mark for told in tolds_of(g) for mark in told.marks(g)]


def stop(g: GlenMoreII, space: int) -> None:
    track = g.track
    start, spaces = track.pieces[YOU], len(track.tiles)
    tile = track.tiles[space]
    passed = [(start + step) % spaces for step in range(1, (space - start) % spaces)]
    if g.book.roles[tile] == PLACE:
        track.pieces[YOU] = space
        g.note("lady-sees-stop", YOU, tile)
    else:
        track.advance(YOU, space)
        g.note("lady-sees-tile", YOU, tile)
        if not any(told.takes(g, tile) for told in tolds_of(g)):
            table_board(g).yours.append(tile)
    g.push([frame for told in tolds_of(g) for frame in told.way(g, passed, space)])
    crossed(g, YOU, YOU, start, space)


class MarketRows(Frame[GlenMoreII]):
    """You put a coin on every row that has none (C12-COMP-01)."""

    def run(self, g: GlenMoreII) -> None:
        g.note("lady-market-rows", HER)


MARKET: Final = MarketRows()
PLAN: Final[Plan] = Plan(TURN, (("where", Where()), ("clean-up", CLEAN_UP), ("next", NEXT_ACTOR)))
