"""Moving boats: movement points may be spent on them instead of on Scotsmen (C1-16 to 25)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.removing import is_doomed
from hindmost.games.glen_more_ii.steps import in_lull
from hindmost.games.glen_more_ii.walking import NO_MOVEMENT
from hindmost.kernel.craft import VERB_SHIFT, FreeAction, Msg, Reason, Refusal, Verb, Veto, shows_next, verb_code
from hindmost.mechanics.craft import NO_TILE, Args, name_of

from .finishing import come_home
from .points import OVERTAKEN, SAILED, STEP_COST
from .race import race
from .rewards import LookAtTokens
from .rivers import NEUTRAL, Spot, downstream, home_of, is_castle, owner_of, river_of

SAIL: Final = verb_code(1, 0)

NOT_STARTED: Final = Reason("reason-race-not-started", "C1-15")
IS_HOME: Final = Reason("reason-boat-is-home", "C1-31")
TILE_GOES: Final = Reason("reason-boat-tile-goes", "C1-22")
HOLDS_BOAT: Final = Reason("reason-tile-holds-boat", "C1-22")


class Sail(Verb):
    """The boat moves on by one place. Where it comes to reward tokens, they are looked at."""

    name: ClassVar[str] = "sail"
    code: ClassVar[int] = SAIL
    figure: ClassVar[bool] = True

    def variant(self, g: GlenMoreII, payload: int) -> str:
        spot = downstream(g, race(g).boat(g.active))
        if spot == home_of(g, g.active):
            return "-home"
        return "-castle" if awaits(g, spot) else ""

    def args(self, g: GlenMoreII, payload: int) -> Args:
        spot = downstream(g, race(g).boat(g.active))
        return {"spot": spot_message(g, g.active, *marks(g, spot)), "tokens": len(race(g).castles[spot[0]])}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        river, place = downstream(g, race(g).boat(g.active))
        owner = owner_of(g, river)
        if owner == NEUTRAL:
            return [f"boat:{g.active}", f"river:{river}:{place}"]
        return [f"boat:{g.active}", f"cell:{owner}:{name_of(g.estates[owner].ground.cells[place])}"]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return awaits(g, downstream(g, race(g).boat(g.active))) and shows_next(g, SAIL)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C1-16"


class MoveBoat(FreeAction[GlenMoreII]):
    """A movement point for a step of the own boat, whenever a Scotsman might walk."""

    def verbs(self) -> tuple[int, ...]:
        return (SAIL >> VERB_SHIFT,)

    def offer(self, g: GlenMoreII, seat: int, options: list[int]) -> None:
        if in_lull(g) and race(g).started:
            options += self.options(g, seat)

    def options(self, g: GlenMoreII, seat: int) -> list[int]:
        possible = in_lull(g) and g.movement >= step_cost(g, seat) and self.reason(g, seat) is None
        return [SAIL] if possible else []

    def reason(self, g: GlenMoreII, seat: int) -> Reason | None:
        """Why the boat may not move, movement points aside."""
        part = race(g)
        if not part.started:
            return NOT_STARTED
        if not part.is_under_way(seat):
            return IS_HOME
        river, place = downstream(g, part.boat(seat))
        return TILE_GOES if is_doomed(g, owner_of(g, river), place) else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.movement -= step_cost(g, g.active)
        advance(g, g.active)

    def refusals(self, g: GlenMoreII, seat: int) -> list[Refusal]:
        if not in_lull(g) or self.options(g, seat):
            return []
        return [Refusal(SAIL, self.reason(g, seat) or NO_MOVEMENT)]


def step_cost(g: GlenMoreII, seat: int) -> int:
    """The movement points for the next step of a boat (C1-18)."""
    return g.table.fold(STEP_COST, g, 1, seat, 0)


def advance(g: GlenMoreII, seat: int) -> None:
    """A boat moves on by one place: its result card comes before the reward token (C1-36)."""
    part = race(g)
    left_behind = part.beside(seat)
    spot = downstream(g, part.boat(seat))
    part.put_boat(seat, spot)
    g.note("sailed", seat, *marks(g, spot))
    g.table.emit(SAILED, g, seat)
    if awaits(g, spot):
        g.stack.append(LookAtTokens())
    if spot == home_of(g, seat):
        come_home(g, seat)
    for other in left_behind:
        g.table.emit(OVERTAKEN, g, seat, other)


def awaits(g: GlenMoreII, spot: Spot) -> bool:
    """Whether reward tokens lie where a boat comes to (C1-26, 27)."""
    return is_castle(g, spot) and bool(race(g).castles[spot[0]])


def marks(g: GlenMoreII, spot: Spot) -> tuple[int, int, int]:
    """A spot in the numbers of a note, which stay true: the river, the cell or space, and the tile if there is one."""
    river, place = spot
    owner = owner_of(g, river)
    if owner == NEUTRAL:
        return river, place, NO_TILE
    ground = g.estates[owner].ground
    return river, ground.cells[place], ground.tiles[place]


def spot_message(g: GlenMoreII, seat: int, river: int, where: int, tile: int) -> Msg:
    """Where a boat of a seat is or comes to: in the own territory, another's, or on a neutral river."""
    if tile == NO_TILE:
        return Msg("boat-spot-neutral", {"space": where + 1})
    key = "boat-spot-own" if river == river_of(g, seat) else "boat-spot-other"
    return Msg(key, {"spot": g.spot_message(tile, where)})


class BoatsHoldTiles(Veto[GlenMoreII]):
    """A tile with a boat on it, whosever it is, is not removed; nor moved or stolen, which is the same (C1-22)."""

    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        part = race(g)
        spot = river_of(g, seat), subject
        return HOLDS_BOAT if any(part.boat(other) == spot for other in range(g.table.seats)) else None
