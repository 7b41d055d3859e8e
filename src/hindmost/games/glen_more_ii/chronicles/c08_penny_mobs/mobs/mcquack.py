"""Calum McQuack: on his boat pennies go to whoever is overtaken by it, or overtakes it (C8-30)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.points import OVERTAKEN
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.crews import CrewMob
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller, may_come, prison
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import ANYWHERE, Frame, Hook, Listener, Msg, Reaction, Verb, acting, shows_next, verb_code
from hindmost.kernel.standing import NO, AsProposed, Standing
from hindmost.mechanics.craft import Args
from hindmost.mechanics.wording import player_message

MCQUACK: Final = NAMES.index("mcquack")
SLIP: Final = verb_code(8, 18)
GIVE: Final = AsProposed("give", Msg("standing-give-penny", {}))


class SlipPenny(Verb):
    """Payload: the seat that is given a penny with -1 up."""

    name: ClassVar[str] = "slip-penny"
    code: ClassVar[int] = SLIP

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"player": player_message(payload)}

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return shows_next(g, SLIP | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-30"


class Overtaking(Listener[GlenMoreII]):
    """His boat overtakes or is overtaken: one penny each time."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        seat = controller(g, MCQUACK)
        if seat not in (owner, a) or not prison(g).minus[seat]:
            return []
        return acting(g, seat, [PassPenny(a if seat == owner else owner)])


class PassPenny(Reaction[GlenMoreII]):
    """Whether the other boat's player is given a penny, which is that player's from then on."""

    __slots__ = ("other",)

    shape: ClassVar[dict[str, str]] = {"other": "seat"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, other: int) -> None:
        self.other = other

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        return (NO, GIVE) if may_come(table, MCQUACK) else ()

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [SLIP | self.other, DECLINE] if prison(g).minus[g.active] else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != DECLINE:
            part = prison(g)
            part.minus[g.active] -= 1
            part.minus[self.other] += 1
            g.note("slipped-penny", g.active, self.other)

    def declined(self, g: GlenMoreII) -> int | None:
        return DECLINE

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """A penny with -1 up is better with another."""
        return SLIP | self.other

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-pass-penny", {"player": player_message(self.other)})

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if controller(g, MCQUACK) not in (self.other, -1) else ["gives a penny that nobody has"]


class McQuack(CrewMob):
    """Calum."""

    name: ClassVar[str] = "mcquack"
    clause: ClassVar[str] = "C8-30"

    def hooks(self) -> tuple[Hook, ...]:
        return ((OVERTAKEN, Overtaking()),)
