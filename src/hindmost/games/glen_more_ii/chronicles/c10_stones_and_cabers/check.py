"""What is impossible with the games."""

from __future__ import annotations

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.place import TileEffects
from hindmost.mechanics.cells import touch
from hindmost.mechanics.ground import GONE

from .games import CHAMPIONS, FREE, MARKERS, TOP, Games, games
from .rising import rewards_allowed
from .training import TakeBack, Training, champion_on


def check(g: GlenMoreII) -> list[str]:
    part = games(g)
    seats = g.table.seats
    if not len(part.levels) == len(part.markers) == len(part.begun) == len(part.popularity) == seats:
        return [f"there must be {seats} players at the games"]
    problems = _board(g, part)
    for seat in range(seats):
        problems += _markers(g, part, seat)
    return problems


def _board(g: GlenMoreII, part: Games) -> list[str]:
    problems = []
    if any(len(each) != len(CHAMPIONS) or min(each) < 0 or max(each) > TOP for each in part.levels):
        problems.append(f"each player has {len(CHAMPIONS)} champions on levels from 0 to {TOP}")
    if len(part.centre) != TOP or any(owner not in range(FREE, g.table.seats) for owner in part.centre):
        problems.append(f"the centre track has {TOP} rewards, each there or taken by a player")
    if min(part.popularity) < 0:
        problems.append("popularity cannot be negative")
    if problems:
        return problems
    for seat, levels in enumerate(part.levels):
        taken = [level for level, owner in enumerate(part.centre, 1) if owner == seat]
        if len(taken) > rewards_allowed(g, seat):
            problems.append(f"seat {seat} has taken {len(taken)} rewards of the centre track")
        elif any(level > max(levels) for level in taken):
            problems.append(f"seat {seat} has a reward of a level that no champion has reached")
    return problems


def _markers(g: GlenMoreII, part: Games, seat: int) -> list[str]:
    ground, slots = g.estates[seat].ground, part.markers[seat]
    if slots != sorted(set(slots)) or len(slots) > MARKERS:
        return [f"a player has {MARKERS} champion markers, each on a tile of its own"]
    if any(slot not in range(len(ground.tiles)) or ground.tiles[slot] == GONE for slot in slots):
        return ["a champion marker lies where no tile is"]
    problems = []
    if part.begun[seat] not in (0, 1) or (slots and not part.begun[seat]):
        problems.append("a champion marker lies there before the first resource tile")
    settled = not any(isinstance(frame, (TileEffects, Training, TakeBack)) for frame in g.stack)
    if settled and any(champion_on(g, ground.tiles[slot]) < 0 for slot in slots):
        problems.append("a champion marker lies on what is no resource tile")
    if len(slots) == MARKERS and touch(ground.cells[slots[0]], ground.cells[slots[1]]):
        problems.append("two champion markers are too near each other")
    return problems
