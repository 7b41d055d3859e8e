"""Sibyl MacSponge: a VP of whatever brings another six or more (C8-26)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c05_haggis.points import HAGGIS_SCORED
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import DATA, NAMES, controller, mark, marks_of
from hindmost.games.glen_more_ii.craft import CLEAN_UP, GlenMoreII, Prospects
from hindmost.games.glen_more_ii.points import SCORED
from hindmost.kernel.craft import Award, Frame, Hook, Listener
from hindmost.mechanics.glen import AWARDED

from .mob import Mob

MACSPONGE: Final = NAMES.index("macsponge")
LEAST: Final = DATA.facts.number["macsponge_least"]


class OnATurn(Listener[GlenMoreII]):
    """The first source of so many VP in a player's own turn: every award is one source, but all of one event are one
    together. A turn lasts until the rondel is cleaned up; what is scored then is not gained on it."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        seat = controller(g, MACSPONGE)
        if seat < 0 or owner == seat or owner != g.whose or CLEAN_UP not in g.stack:
            return []
        if a > 0 and marks_of(g, MACSPONGE) == [0] and from_source(g) >= LEAST:
            mark(g, MACSPONGE, [1])
            charge(g, owner, g.scorings)
        return []


def from_source(g: GlenMoreII) -> int:
    """The VP of the source that has just given some. A landmark card gives VP only by its event, which comes once."""
    latest = g.sheet[-1]
    if not latest.source.startswith("landmark-"):
        return latest.vp
    return sum(award.vp for award in g.sheet if (award.seat, award.source) == (latest.seat, latest.source))


class InAScoring(Listener[GlenMoreII]):
    """Every category is a source of its own for every player."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        seat = controller(g, MACSPONGE)
        if seat >= 0:
            source = f"score-{g.book.categories[a]}"
            scored = [award for award in g.sheet if (award.when, award.source) == (g.scorings, source)]
            for award in scored:
                if award.vp >= LEAST and award.seat != seat:
                    charge(g, award.seat, g.scorings)
        return []


class InAHaggisScoring(Listener[GlenMoreII]):
    """One source for every player (PX-5.8-01)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        seat = controller(g, MACSPONGE)
        if seat >= 0 and owner != seat and a >= LEAST:
            charge(g, owner, b)
        return []


def charge(g: GlenMoreII, payer: int, when: int) -> None:
    """A VP goes from one player to another."""
    seat = controller(g, MACSPONGE)
    g.note("sponged", seat, payer)
    g.award(Award(payer, -1, "mob-macsponge", "C8-26", when))
    g.award(Award(seat, 1, "mob-macsponge", "C8-26", when))


class MacSponge(Mob):
    """She remembers whether the player whose turn it is has been charged."""

    __slots__ = ()

    name: ClassVar[str] = "macsponge"
    clause: ClassVar[str] = "C8-26"

    def fresh(self) -> list[int]:
        return [0]

    def hooks(self) -> tuple[Hook, ...]:
        return ((AWARDED, OnATurn()), (SCORED, InAScoring()), (HAGGIS_SCORED, InAHaggisScoring()))

    def turn_over(self, g: GlenMoreII) -> None:
        if self.seat(g) >= 0:
            mark(g, MACSPONGE, [0])

    def problems(self, g: GlenMoreII) -> list[str]:
        return [] if self.marks(g) in ([0], [1]) else ["MacSponge has charged somebody more than once"]

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """A VP for some of the rivals' turns and categories to come; what they lose counts as well."""
        others = g.table.seats - 1
        return others * (0.12 * ahead.turns + 0.5 * ahead.scorings)
