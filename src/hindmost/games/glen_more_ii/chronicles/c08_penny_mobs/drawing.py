"""Which mobs are in the game: drawn at setup, in prison at once or with the first B tile (C8-04, 05)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.refill import FIRST_SCORED
from hindmost.kernel.craft import NATURE, Coming, Frame, Listener, Pick, State

from .points import POOL
from .prison import BOX, DRAWN, EARLY, FACE_DOWN, IN_PRISON, NAMES, mob_message, prison, who_may_come

LATER: Final = "B"
"""The stack with whose first tile the mobs come that have its letter on the back."""


def pool(g: State) -> list[int]:
    """The mobs that may be drawn (C8-04, 06)."""
    chronicles = [module.number for module in g.table.modules]
    return g.table.fold(POOL, g, who_may_come(g.table.seats, chronicles), NATURE, 0)


def drawn(seats: int) -> int:
    """How many mobs are in the game."""
    return DRAWN[seats - 2]


class DrawMobs(Frame[GlenMoreII]):
    """Mobs are drawn one by one; those with a B on the back stay face down (C8-05), so that nobody could tell them."""

    face_down: ClassVar[bool] = True

    def ask(self, g: GlenMoreII) -> list[int] | None:
        part = prison(g)
        mobs = pool(g)
        left = [mob for mob in mobs if part.where[mob] == BOX]
        return left if len(mobs) - len(left) < drawn(g.table.seats) else None

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "mobs"

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice not in EARLY:
            prison(g).where[choice] = FACE_DOWN
            g.note("mob-face-down", NATURE)
        else:
            imprison(g, choice)
        g.stack.append(self)

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return Coming(f"mob {NAMES[choice]}", mob_message(choice), None, (f"mob:{NAMES[choice]}",))


class LaterMobs(Listener[GlenMoreII]):
    """When the first B tile is laid, the mobs that lie face down come into prison (C8-05). It is the first after the
    scoring of stack A, whatever was expected in which stack."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if g.scorings >= g.book.stack_names.index(LATER) - FIRST_SCORED:
            for mob in prison(g).at(FACE_DOWN):
                imprison(g, mob)
        return []


def imprison(g: GlenMoreII, mob: int) -> None:
    part = prison(g)
    part.where[mob] = IN_PRISON
    part.marks[mob] = [0]
    g.note("mob-imprisoned", NATURE, mob)


def deal_face_down(g: GlenMoreII, pick: Pick) -> None:
    """Which mobs lie face down and which are in the box nobody knows: any of them may."""
    part = prison(g)
    unseen = [mob for mob in pool(g) if mob not in EARLY and part.where[mob] in (FACE_DOWN, BOX)]
    number = len(part.at(FACE_DOWN))
    for mob in unseen:
        part.where[mob] = BOX
    for _ in range(number):
        part.where[unseen.pop(pick(len(unseen)))] = FACE_DOWN
