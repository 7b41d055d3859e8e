"""Mobs that join their controller's boat: at one castle each of them takes a second reward token (C8-30, 31)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.points import TOKEN_KEPT
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import race
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rewards import reward_comes, take_token
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import RIVERS
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.kernel.craft import ANYWHERE, NATURE, Coming, Frame, Hook, Listener, Msg, Window, verb_code
from hindmost.kernel.native import mypyc_attr

from .mobs.mob import Mob
from .prison import NAMES, controller, mark, marks_of, mob_message
from .words import DECLINE, MobVerb

SECOND: Final = verb_code(8, 19)

CREWS: Final = {NAMES.index("mcquack"): "C8-30", NAMES.index("mcmuscle"): "C8-31"}
"""The mobs that join a boat, with their clauses. The first thing they remember is whether they have had their token."""


class SecondToken(MobVerb):
    """A second reward token is taken at random."""

    name: ClassVar[str] = "second-token"
    code: ClassVar[int] = SECOND

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return True

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return CREWS[payload]


class AtCastle(Listener[GlenMoreII]):
    """Once a reward token was kept and its reward gained, a mob may bring a second; at one castle only one of them."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        ready = [mob for mob in CREWS if controller(g, mob) == owner and not marks_of(g, mob)[0]]
        return [TakeSecond(mob, a) for mob in ready[:1]]


class TakeSecond(Window[GlenMoreII]):
    """Whether the mob takes a second token from the castle of a river now."""

    __slots__ = ("mob", "river")

    shape: ClassVar[dict[str, str]] = {"mob": "crew", "river": "number"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, mob: int, river: int) -> None:
        self.mob = mob
        self.river = river

    def ask(self, g: GlenMoreII) -> list[int] | None:
        ready = race(g).castles[self.river] and not marks_of(g, self.mob)[0]
        return [SECOND | self.mob, DECLINE] if ready else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != DECLINE:
            mark(g, self.mob, [1, *marks_of(g, self.mob)[1:]])
            g.note("mob-second-token", g.active, self.mob)
            g.stack.append(DrawSecond(self.river))

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-take-second", {"mob": mob_message(self.mob)})

    def faults(self, g: GlenMoreII) -> list[str]:
        known = self.river in range(RIVERS) and controller(g, self.mob) >= 0
        return [] if known else ["takes a second reward token where there is none"]


class DrawSecond(Frame[GlenMoreII]):
    """Nature says which of the tokens that were left it is; all see it, since its reward is given (C1-38)."""

    __slots__ = ("river",)

    shape: ClassVar[dict[str, str]] = {"river": "number"}
    face_down: ClassVar[bool] = True

    def __init__(self, river: int) -> None:
        self.river = river

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return sorted(set(race(g).castles[self.river]))

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "second token"

    def weights(self, g: GlenMoreII) -> list[int] | None:
        castle = race(g).castles[self.river]
        return [castle.count(kind) for kind in sorted(set(castle))]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        take_token(g, self.river, choice)

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return reward_comes(g, choice)


CREW_HOOKS: Final[tuple[Hook, ...]] = ((TOKEN_KEPT, AtCastle()),)
"""What holds for all crews alike."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CrewMob(Mob):
    """A mob on a boat. It does nothing more once the boat's race is over."""

    def fresh(self) -> list[int]:
        return [0]

    def problems(self, g: GlenMoreII) -> list[str]:
        fits = len(self.marks(g)) == len(self.fresh()) and set(self.marks(g)) <= {0, 1}
        return [] if fits else [f"{self.name} has taken more reward tokens than one"]

    def is_spent(self, g: GlenMoreII) -> bool:
        return has_finished(g, self.seat(g))

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """A second reward token, and a little on the way."""
        if has_finished(g, seat):
            return 0.0
        used = self.seat(g) == seat and bool(self.marks(g)[0])
        return min(1.0, ahead.turns / 4) * (1.0 if used else 3.0)


def has_finished(g: GlenMoreII, seat: int) -> bool:
    """Whether the race is over for a seat's boat."""
    return seat in race(g).home or seat in race(g).last
