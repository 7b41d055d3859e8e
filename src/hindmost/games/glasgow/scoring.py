"""Scoring: printed VP and the rule of each type (GLA-SCORE, GLA-TIE). Open all the time: nothing is hidden here."""

from __future__ import annotations

from typing import Final

from hindmost.games.glasgow.kit import Kit
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
    banks = sum(bank_points(g, seat, g.city.tiles[slot], types.count("factory")) for slot in own)
    found.append(Award(seat, banks, "score-bank", "GLA-SCORE-BANK", 1))
    found.append(station_award(kit, seat, {each: types.count(each) for each in ("station", *kit.station_set)}))
    neighbours = sum(_tenements_beside(g, slot) for slot in own if kit.types[g.city.tiles[slot]] == "tenement")
    found.append(tenement_award(kit, seat, neighbours))
    found.append(park_award(kit, seat, types.count("park")))
    corners = _corners(g)
    shops = sum(kit.types[g.city.tiles[slot]] == "shop" and g.city.cells[slot] in corners for slot in own)
    found.append(shop_award(kit, seat, shops))
    return found


def station_award(kit: Kit, seat: int, numbers: dict[str, int]) -> Award:
    """For a player with so many buildings of each type: the stations count once there is one of each of their set."""
    complete = all(numbers[each] for each in kit.station_set)
    vp = kit.station_bonus * numbers["station"] if complete else 0
    return Award(seat, vp, "score-station", "GLA-SCORE-STATION", 1)


def tenement_award(kit: Kit, seat: int, neighbours: int) -> Award:
    """For so many tenements beside the player's own, each counted as often as it is beside one."""
    return Award(seat, kit.tenement_bonus * neighbours, "score-tenement", "GLA-SCORE-TENEMENT", 1)


def park_award(kit: Kit, seat: int, parks: int) -> Award:
    return Award(seat, kit.park_points[parks], "score-park", "GLA-SCORE-PARK", 1)


def shop_award(kit: Kit, seat: int, corners: int) -> Award:
    return Award(seat, kit.shop_bonus * corners, "score-shop", "GLA-SCORE-SHOP", 1)


def bank_points(g: Glasgow, seat: int, building: int, factories: int) -> int:
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
