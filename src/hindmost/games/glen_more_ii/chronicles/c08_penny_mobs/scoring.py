"""What mobs and pennies cost and give in the end (C8-12)."""

from __future__ import annotations

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Award, Frame

from .prison import NAMES, PENALTIES, controlled_by, prison


def mob_awards(g: GlenMoreII, seat: int) -> list[Award]:
    """The price of every mob that a seat controls, used up or not, and its pennies by the side that is up."""
    part = prison(g)
    found = [(f"mob-{NAMES[mob]}", -PENALTIES[mob]) for mob in controlled_by(g, seat)]
    found += [("score-pennies-minus", -part.minus[seat]), ("score-pennies-plus", part.plus[seat])]
    return [Award(seat, vp, source, "C8-12", g.scorings + 1) for source, vp in found if vp]


class ScoreMobs(Frame[GlenMoreII]):
    """After all else of the final scoring; pennies on mobs still in prison count for nobody (C0-16)."""

    def run(self, g: GlenMoreII) -> None:
        for seat in range(g.table.seats):
            g.give(mob_awards(g, seat))
