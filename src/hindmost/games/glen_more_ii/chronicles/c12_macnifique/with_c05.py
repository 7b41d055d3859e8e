"""Her conduct with Chronicle 5: she takes what haggis lies open, and every token is worth the same to her (C12-C5)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c05_haggis.gaining import TURN_UP_HAGGIS
from hindmost.games.glen_more_ii.chronicles.c05_haggis.points import HAGGIS_SCORED, SCORING_BEGINS
from hindmost.games.glen_more_ii.chronicles.c05_haggis.tables import DATA as HAGGIS
from hindmost.games.glen_more_ii.chronicles.c05_haggis.tables import lay, tables
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Award, Frame, Hook, Listener
from hindmost.mechanics.effects import Effect

from .board import HER
from .conduct import ChoiceRule, Conduct, Targets, bonus
from .printed import number_at

ICONS: Final = frozenset(HAGGIS.patch.add)
"""The tiles with the icon of the chronicle."""
NAME: Final = "haggis"


def gives_haggis(g: GlenMoreII, tile: int) -> bool:
    """Whether there is a haggis on a tile, be it at once or when it is activated (C12-C5-03)."""
    return _shows(g.kit.immediate[tile]) or _shows(g.kit.effects[tile])


def _shows(effect: Effect | None) -> bool:
    if effect is None:
        return False
    gains = [effect.gift(), *(line.gain for line in effect.trades())]
    return any(name == NAME for gain in gains for name, _ in gain.tokens)


class ToTheInn(ChoiceRule):
    def wants(self, g: GlenMoreII, tile: int) -> bool:
        return gives_haggis(g, tile)


class ToTheHaggis(ChoiceRule):
    def wants(self, g: GlenMoreII, tile: int) -> bool:
        return g.kit.ids[tile] in ICONS


class HerHaggis(Listener[GlenMoreII]):
    """Once all is done that is done before the rolls."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [ScoreHerHaggis()]


class ScoreHerHaggis(Frame[GlenMoreII]):
    """She rolls nothing: VP for each of her tokens, which go back face down (C12-C5-04)."""

    within: ClassVar[tuple[str, ...]] = ("haggis",)

    def run(self, g: GlenMoreII) -> None:
        part = tables(g)
        number = len(part.tables[HER])
        if number:
            part.hidden = sorted([*part.hidden, *part.tables[HER]])
            part.tables[HER] = []
            vp = number_at(g, "haggis_vp") * number
            g.award(Award(HER, vp, "score-haggis", "C12-C5-04", g.scorings))
            g.note("lady-haggis-vp", HER, number, vp)
            g.table.emit(HAGGIS_SCORED, g, HER, vp, g.scorings)


def take_open(g: GlenMoreII) -> list[Frame[Any]]:
    """All that lies open is hers, and the supply is turned up again (C12-C5-03)."""
    part = tables(g)
    if not part.shown:
        return []
    g.note("lady-haggis", HER, len(part.shown))
    for value in part.shown:
        lay(part.tables[HER], value)
    part.shown = []
    return [TURN_UP_HAGGIS]


class WithHaggis(Conduct):
    """She has no serving table (C12-C5-01): her tokens lie on her board, and there is no limit to them."""

    chronicle: ClassVar[int] = 5
    targets: ClassVar[Targets] = {"haggis": ToTheInn, "icon": ToTheHaggis}

    def benefits(self, g: GlenMoreII, tile: int, types: list[str]) -> list[str]:
        return [kind for kind in types if kind != "whisky"] if gives_haggis(g, tile) else types

    def taken(self, g: GlenMoreII, tile: int) -> list[Frame[Any]]:
        frames = bonus(
            g, number_at(g, "haggis_icon_vp") if g.kit.ids[tile] in ICONS else 0, self.chronicle, "C12-C5-02"
        )
        return self.served(g) if gives_haggis(g, tile) else frames

    def served(self, g: GlenMoreII) -> list[Frame[Any]]:
        """A tile with haggis is hers."""
        return take_open(g)

    def hooks(self) -> tuple[Hook, ...]:
        return ((SCORING_BEGINS, HerHaggis()),)
