"""The invariants of Glasgow: sentences about what is impossible in a position."""

from __future__ import annotations

from collections import Counter

from hindmost.games.glasgow.kit import ARCHITECTS, RING
from hindmost.games.glasgow.patience import is_stopped
from hindmost.games.glasgow.pending import check_pending
from hindmost.games.glasgow.state import ARCHITECT, NO_BUILDING, NOBODY, Glasgow
from hindmost.mechanics.cells import x_of, y_of
from hindmost.mechanics.goods import count


def check(g: Glasgow) -> list[str]:
    """Everything that is wrong."""
    found = [*_buildings(g), *_ring(g), *_stores(g), *_city(g)]
    found = found or _merchants(g)
    return found or (check_pending(g) if g.stack else [])


def _once(ids: list[str], all_ids: list[str], what: str) -> list[str]:
    found = Counter(ids)
    problems = [f"the {what} {name} is in {n} places at once" for name, n in sorted(found.items()) if n > 1]
    missing = sorted(set(all_ids) - set(ids))
    return [*problems, f"missing: {', '.join(missing)}"] if missing else problems


def _buildings(g: Glasgow) -> list[str]:
    places = [*g.pile, *g.discards, *g.city.tiles, *(building for offer in g.offers for building in offer)]
    if g.hand != NO_BUILDING:
        places.append(g.hand)
    problems = _once([g.kit.ids[building] for building in places], g.kit.ids, "building")
    if len(g.offers) != len(ARCHITECTS) or any(len(offer) > g.kit.offer for offer in g.offers):
        problems.append(f"there are {len(ARCHITECTS)} architects with at most {g.kit.offer} buildings each")
    return problems


def _ring(g: Glasgow) -> list[str]:
    if len(g.ring) != RING:
        return [f"the ring has {RING} tiles"]
    laid = [tile for tile in g.ring if tile != ARCHITECT]
    problems = _once([g.kit.contract_ids[tile] for tile in (*laid, *g.box)], g.kit.contract_ids, "contract")
    if [n for n, tile in enumerate(g.ring) if tile == ARCHITECT] != list(ARCHITECTS):
        problems.append(f"the architects stand on {ARCHITECTS}")
    return problems


def _stores(g: Glasgow) -> list[str]:
    if len(g.stores) != 2:
        return ["there are two stores"]
    problems = []
    for seat, store in enumerate(g.stores):
        for kind, good in enumerate(g.kit.goods):
            if not 0 <= count(store, kind) <= g.kit.capacity[kind]:
                problems.append(f"seat {seat} cannot hold {count(store, kind)} {good}")
    if g.whisky not in (NOBODY, 0, 1):
        problems.append(f"seat {g.whisky} cannot hold the whisky")
    return problems


def _city(g: Glasgow) -> list[str]:
    problems = []
    if not g.city.is_connected():
        problems.append("the city falls into pieces")
    xs, ys = {x_of(cell) for cell in g.city.cells}, {y_of(cell) for cell in g.city.cells}
    sides = sorted((max(each) - min(each) + 1 if each else 0) for each in (xs, ys))
    if sides[0] > g.kit.short or sides[1] > g.kit.long:
        problems.append("the city does not fit its frame")
    if any(owner not in (0, 1) for owner in g.owners):
        problems.append("every building belongs to one of the two")
    if g.stack and g.finisher != NOBODY:
        problems.append("the city has been completed, so the game must be over")
    elif not (g.stack or is_stopped(g)) and (g.city.size != g.kit.city_size or g.finisher not in (0, 1)):
        problems.append("the game is over when somebody has completed the city, and only then")
    return problems


def _merchants(g: Glasgow) -> list[str]:
    if len(g.merchants) != 2 or any(space not in range(RING) for space in g.merchants):
        return ["there are two merchants on the ring"]
    if g.merchants[0] == g.merchants[1] and g.ring[g.merchants[0]] != ARCHITECT:
        return ["two merchants stand on one contract"]
    return []
