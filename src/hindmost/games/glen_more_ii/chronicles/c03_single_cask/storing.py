"""Barrels that come into the cellars and leave them: where to, and where from, is for their owner to say.

The game tells that barrels were gained or spent, whatever the effect was; what lies in the cellars follows here.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import ANYWHERE, Frame, Listener, Reason, Refusal, Verb, Window, verb_code
from hindmost.kernel.kinds import Kind
from hindmost.mechanics.craft import Args

from .cellars import ENDS, VALUES, cellars

STORE: Final = verb_code(3, 0)
SPEND: Final = verb_code(3, 1)

NOT_LEFTMOST: Final = Reason("reason-leftmost-space", "C3-06")


class OnSpace(Verb):
    """Payload: a space of the cellars of whoever acts; 0 is the 0 VP area."""

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"vp": VALUES[payload]}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [cask_target(g, payload)]


def cask_target(g: GlenMoreII, space: int) -> str:
    return f"cask:{g.active}:{space}"


class Store(OnSpace):
    """A new barrel comes onto a space."""

    name: ClassVar[str] = "store"
    code: ClassVar[int] = STORE

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C3-06"


class Spend(OnSpace):
    """The barrel that is given comes from a space."""

    name: ClassVar[str] = "spend"
    code: ClassVar[int] = SPEND
    kind: ClassVar[Kind] = "pay"

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C3-12"


class Gained(Listener[GlenMoreII]):
    """Barrels of any effect go into the cellar (C3-06)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [STORE_BARREL]


class Spent(Listener[GlenMoreII]):
    """Barrels of any price come out of it, unless they are out already: those that are sold (C3-12, 22)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [SPEND_BARREL] if cellars(g).stored(owner) > g.estates[owner].whisky else []


class StoreBarrel(Window[GlenMoreII]):
    """A barrel comes onto the leftmost empty space of the First Cellar or into its 0 VP area, never anywhere else; one
    after the other (C3-06, 25)."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE
    detail: ClassVar[bool] = True

    def ask(self, g: GlenMoreII) -> list[int] | None:
        part = cellars(g)
        shelf = part.free_shelf(g.active)
        waiting = g.estates[g.active].whisky > part.stored(g.active)
        return [STORE | shelf, STORE] if shelf and waiting else None

    def run(self, g: GlenMoreII) -> None:
        """There is no empty space, so all go into the 0 VP area."""
        part = cellars(g)
        while g.estates[g.active].whisky > part.stored(g.active):
            self.put(g, 0)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.stack.append(self)
        self.put(g, choice & 0xFF)

    def put(self, g: GlenMoreII, space: int) -> None:
        cellars(g).put(g.active, space)
        g.note("stored", g.active, VALUES[space])

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return STORE | cellars(g).free_shelf(g.active)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        part = cellars(g)
        shelf = part.free_shelf(g.active)
        others = range(1, ENDS[part.built[g.active]] + 1)
        return [Refusal(STORE | space, NOT_LEFTMOST) for space in others if space != shelf]


class SpendBarrel(Frame[GlenMoreII]):
    """A barrel that is given comes from any space, as its owner likes (C3-12)."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE
    detail: ClassVar[bool] = True

    def ask(self, g: GlenMoreII) -> list[int] | None:
        spaces = cellars(g).spaces(g.active)
        return [SPEND | space for space in spaces] if len(spaces) > 1 and 0 < self.owed(g) < self.held(g) else None

    def held(self, g: GlenMoreII) -> int:
        return cellars(g).stored(g.active)

    def owed(self, g: GlenMoreII) -> int:
        return self.held(g) - g.estates[g.active].whisky

    def run(self, g: GlenMoreII) -> None:
        """All go, or all lie in one place."""
        while self.owed(g) > 0:
            self.take(g, cellars(g).spaces(g.active)[0])

    def choose(self, g: GlenMoreII, choice: int) -> None:
        self.take(g, choice & 0xFF)
        if self.owed(g) > 0:
            g.stack.append(self)

    def take(self, g: GlenMoreII, space: int) -> None:
        cellars(g).take(g.active, space)
        g.note("taken-out", g.active, VALUES[space])

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """The one that would sell for least."""
        return options[0]


STORE_BARREL: Final = StoreBarrel()
SPEND_BARREL: Final = SpendBarrel()
