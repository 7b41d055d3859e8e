"""What cannot be about mobs and pennies, as sentences."""

from __future__ import annotations

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.refill import drawn_from, is_as_printed

from .drawing import LATER, drawn, pool
from .mobs.registry import MOBS
from .prison import BOX, EARLY, FACE_DOWN, IN_PRISON, NAMES, PENNIES, Prison, prison


def problems(g: GlenMoreII) -> list[str]:
    part = prison(g)
    found = _places(g, part)
    if not found:
        found = _pennies(g, part)
        for mob, where in enumerate(part.where):
            if where >= 0:
                found += MOBS[mob].problems(g)
    return found


def _places(g: GlenMoreII, part: Prison) -> list[str]:
    """As many as were drawn are in the game, and those with a B on the back come when the first B tile has."""
    seats = g.table.seats
    found = [f"there is no place {where} for a mob" for where in part.where if where not in range(BOX, seats)]
    in_game = [mob for mob, where in enumerate(part.where) if where != BOX]
    if len(in_game) != drawn(seats) or not set(in_game) <= set(pool(g)):
        found.append(f"{drawn(seats)} mobs of those that may be drawn must be in the game")
    begun = drawn_from(g, g.book.stack_names.index(LATER)) > 0
    for mob in in_game if is_as_printed(g) else ():
        if (part.where[mob] == FACE_DOWN) != (mob not in EARLY and not begun):
            found.append(f"{NAMES[mob]} is in prison too early, or lies face down too long")
    return found


def _pennies(g: GlenMoreII, part: Prison) -> list[str]:
    """None is lost: each lies with a player or on a mob in prison."""
    seats = g.table.seats
    if len(part.minus) != seats or len(part.plus) != seats:
        return [f"there must be pennies of {seats} seats"]
    laid = [part.marks[mob] for mob in part.at(IN_PRISON)]
    hidden = [part.marks[mob] for mob in (*part.at(BOX), *part.at(FACE_DOWN))]
    if any(len(pennies) != 1 for pennies in laid) or any(hidden):
        return ["only pennies lie on the mobs in prison, and nothing on the others"]
    on_mobs = [pennies[0] for pennies in laid]
    if min([*part.minus, *part.plus, *on_mobs]) < 0:
        return ["there cannot be fewer pennies than none"]
    if sum(part.minus) + sum(part.plus) + sum(on_mobs) != PENNIES * seats:
        return [f"there must be {PENNIES * seats} pennies in all"]
    return []
