"""Scoring: printed VP and the rule of each type (GLA-SCORE, GLA-TIE). Open all the time: nothing is hidden here."""

from __future__ import annotations

from typing import Final

from hindmost.games.glasgow.state import NOBODY, Glasgow
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.messages import Award
from hindmost.mechanics.cells import SIDES, extent, x_of, y_of
from hindmost.mechanics.goods import count


def awards(g: Glasgow) -> list[Award]:
    """Where everybody's VP come from, as the city stands."""
    return [award for seat in range(2) for award in seat_awards(g, seat) if award.vp]


def seat_awards(g: Glasgow, seat: int) -> list[Award]:
    kit = g.kit
    own = [slot for slot, owner in enumerate(g.owners) if owner == seat]
    types = [kit.types[g.city.tiles[slot]] for slot in own]
    printed = sum(kit.vp[g.city.tiles[slot]] for slot in own)
    found = [Award(seat, printed, "score-printed", "GLA-SCORE-01", 1)]
    banks = sum(_bank(g, seat, g.city.tiles[slot], types.count("factory")) for slot in own)
    found.append(Award(seat, banks, "score-bank", "GLA-SCORE-BANK", 1))
    complete = all(each in types for each in kit.station_set)
    stations = kit.station_bonus * types.count("station") if complete else 0
    found.append(Award(seat, stations, "score-station", "GLA-SCORE-STATION", 1))
    neighbours = sum(_tenements_beside(g, slot) for slot in own if kit.types[g.city.tiles[slot]] == "tenement")
    found.append(Award(seat, kit.tenement_bonus * neighbours, "score-tenement", "GLA-SCORE-TENEMENT", 1))
    found.append(Award(seat, kit.park_points[types.count("park")], "score-park", "GLA-SCORE-PARK", 1))
    corners = _corners(g)
    shops = sum(kit.types[g.city.tiles[slot]] == "shop" and g.city.cells[slot] in corners for slot in own)
    found.append(Award(seat, kit.shop_bonus * shops, "score-shop", "GLA-SCORE-SHOP", 1))
    return found


def _bank(g: Glasgow, seat: int, building: int, factories: int) -> int:
    """What one bank counts; every bank counts for itself (GLA-SCORE-BANK)."""
    vp = 0
    for each, what in g.kit.banks[building]:
        if what == "factory":
            vp += each * factories
        elif what == "whisky":
            vp += each * (g.whisky == seat)
        else:
            vp += each * count(g.stores[seat], g.kit.goods.index(what))
    return vp


def _tenements_beside(g: Glasgow, slot: int) -> int:
    beside = [g.city.slot_at.get(g.city.cells[slot] + step) for step in SIDES]
    return sum(other is not None and g.kit.types[g.city.tiles[other]] == "tenement" for other in beside)


def _corners(g: Glasgow) -> set[int]:
    """The corner cells of the finished city; none before it is known where they are (GLA-PLACE-05)."""
    if not g.city.cells:
        return set()
    left, right, low, high = extent(g.city.cells)
    if {right - left + 1, high - low + 1} != {g.kit.long, g.kit.short}:
        return set()
    return {cell for cell in g.city.cells if x_of(cell) in (left, right) and y_of(cell) in (low, high)}


def scores(g: Glasgow) -> tuple[int, int]:
    found = awards(g)
    first, second = (sum(award.vp for award in found if award.seat == seat) for seat in range(2))
    return first, second


def winners(g: Glasgow) -> tuple[int, ...]:
    """The higher total; a tie is lost by whoever completed the city (GLA-SCORE-03, GLA-TIE-01).

    Nobody, if the city was never completed (GLA-END-04).
    """
    if g.finisher == NOBODY:
        return ()
    first, second = scores(g)
    if first == second:
        return (1 - g.finisher,)
    return (0,) if first > second else (1,)


class FinalScore(Frame[Glasgow]):
    """The game is over; the score sheet is what `awards` says."""

    __slots__ = ()

    def run(self, g: Glasgow) -> None:
        if g.journal is None:
            return
        g.note("final-scoring", NATURE)
        for award in awards(g):
            g.note(f"award-{award.source}", award.seat, award.vp)


FINAL_SCORE: Final = FinalScore()
