"""Mike McCastle: a Scotsman on a rival's home castle, who counts on the own (C8-28)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import CARDS
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import MEASURED
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.figures import FigureMob
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller, marks_of
from hindmost.games.glen_more_ii.craft import HOME_CASTLE, GlenMoreII, Prospects
from hindmost.games.glen_more_ii.points import COUNT
from hindmost.kernel.craft import Fold, Hook
from hindmost.mechanics.glen import NOWHERE

MCCASTLE: Final = NAMES.index("mccastle")
GARRISONS: Final = CARDS.index("garrisons")


class OnTheCastle(Fold[GlenMoreII, int]):
    """One of the host's Scotsmen does not count, and Mike counts for whoever controls him; only then is doubled what
    Castle Moil doubles."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        owner = controller(g, MCCASTLE)
        if owner < 0 or g.book.categories[subject] != "castle" or marks_of(g, MCCASTLE)[0] == NOWHERE:
            return value
        if seat == owner:
            return value + 1
        return max(0, value - 1) if seat == marks_of(g, MCCASTLE)[0] else value


class AmongGarrisons(Fold[GlenMoreII, int]):
    """The castle that Mike stands on is a garrison of whoever controls him, and may be the host's too (C7-33)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        abroad = controller(g, MCCASTLE) == seat and marks_of(g, MCCASTLE)[0] != NOWHERE
        return value + 1 if subject == GARRISONS and abroad else value


class McCastle(FigureMob):
    """Mike. He cannot be moved, but flees from a Scotsman of the host."""

    __slots__ = ()

    name: ClassVar[str] = "mccastle"
    clause: ClassVar[str] = "C8-28"

    def hooks(self) -> tuple[Hook, ...]:
        return ((COUNT, OnTheCastle()), (MEASURED, AmongGarrisons()))

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """One Scotsman more in every scoring to come, and one less for a rival: more if that one leads."""
        out = self.seat(g) == seat and self.marks(g)[0] != NOWHERE
        if not out:
            return 1.4 * ahead.scorings
        crowd = g.estates[self.marks(g)[0]].members[HOME_CASTLE]
        return ahead.scorings * (1.7 + 0.2 * min(crowd, 3))
