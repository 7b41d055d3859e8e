"""Scotsmen who leave the home castle with Fort George, and come to it with Castle Moil's event (C6-23, 33)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import HOME_CASTLE, GlenMoreII
from hindmost.games.glen_more_ii.steps import Step
from hindmost.games.glen_more_ii.verbs import Enlist
from hindmost.kernel.craft import ANYWHERE, Reason, Window, verb_code
from hindmost.mechanics.effects import LANDMARK
from hindmost.mechanics.immediate import Deed, Frames
from hindmost.mechanics.noting import both

from .effects import LEAVE, EventEffect

MARCH: Final = verb_code(6, 6)
MUSTER: Final = verb_code(6, 7)

NOBODY_AWAY: Final = Reason("reason-nobody-away", "C6-33")


def march(g: GlenMoreII, start: int, end: int) -> None:
    """A Scotsman goes from tile to tile without movement points."""
    e = g.estates[g.active]
    e.members[start] -= 1
    g.station(g.active, end, 1)
    g.note(
        "walked", g.active, e.ground.cells[start], e.ground.cells[end], both(e.ground.tiles[start], e.ground.tiles[end])
    )


class March(EventEffect):
    """Any number of Scotsmen go from the home castle to any tiles."""

    verb: ClassVar[str] = "march"
    places: ClassVar[tuple[str, ...]] = (LANDMARK,)
    sign: ClassVar[str] = "march"


class Marching(Deed[GlenMoreII, March]):
    @property
    def decides(self) -> bool:
        return True

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [MARCH_OUT]


class MarchTo(Enlist):
    """Payload: the slot to which a Scotsman of the home castle goes."""

    name: ClassVar[str] = "march"
    code: ClassVar[int] = MARCH

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C6-23"


class MarchOut(Step):
    """One Scotsman after the other, until none is left on the castle or no more shall go."""

    within: ClassVar[tuple[str, ...]] = ("effects",)

    def ask(self, g: GlenMoreII) -> list[int] | None:
        e = g.estates[g.active]
        if not e.members[HOME_CASTLE]:
            return None
        return [*(MARCH | slot for slot in e.ground.slots() if slot != HOME_CASTLE), LEAVE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != LEAVE:
            g.stack.append(self)
            march(g, HOME_CASTLE, choice & 0xFF)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """They count where they are."""
        return LEAVE


class Muster(EventEffect):
    """A Scotsman may come to the home castle from anywhere."""

    verb: ClassVar[str] = "muster"
    sign: ClassVar[str] = "muster"


class Mustering(Deed[GlenMoreII, Muster]):
    def refusal(self, g: GlenMoreII, origin: int) -> Reason | None:
        return None if MUSTER_ONE.ask(g) else NOBODY_AWAY

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [MUSTER_ONE]


class MusterFrom(Enlist):
    """Payload: the slot from which a Scotsman comes."""

    name: ClassVar[str] = "muster"
    code: ClassVar[int] = MUSTER
    figure: ClassVar[bool] = True

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C6-33"


class MusterOne(Window[GlenMoreII]):
    """Who comes to the castle, if anybody."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        members = g.estates[g.active].members
        away = [MUSTER | slot for slot, number in enumerate(members) if number and slot != HOME_CASTLE]
        return [*away, LEAVE] if away else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != LEAVE:
            march(g, choice & 0xFF, HOME_CASTLE)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """From where most stand: there he is missed least."""
        members = g.estates[g.active].members
        away = [choice for choice in options if choice & ~0xFF == MUSTER]
        return max(away, key=lambda choice: members[choice & 0xFF])


MARCH_OUT: Final = MarchOut()
MUSTER_ONE: Final = MusterOne()
