"""The seven ways in which a module takes part in a game, each typed, each doing nothing unless overridden.

1. data patch    records it adds, replaces or removes in the catalogue            `Patch`
2. plan          a step it inserts by name into a turn, a scoring or the set-up   `Insert`
3. fold          a value in, a value out: a cost, a count, a score table          `Fold` at a `FoldPoint`
4. veto          a reason against something                                       `Veto` at a `VetoPoint`
5. event         something happened; may push frames                              `Listener` at an `EventPoint`
6. free action   something the active player may do in any window                 `FreeAction`
7. actor         something that can be hindmost and has a turn of its own         `Actor`
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from hindmost.kernel.frames import Frame, G, Refusal
from hindmost.kernel.messages import Json, Reason
from hindmost.kernel.native import mypyc_attr

V = TypeVar("V")

BEFORE: Final = 0
AFTER: Final = 1


class Patch:
    """Changes to the catalogue's records, by id. A replaced record keeps the fields it does not name.

    `kernel.patches.apply_patch` makes them.
    """

    __slots__ = ("add", "remove", "replace")

    def __init__(self, add: dict[str, Json], replace: dict[str, Json], remove: tuple[str, ...]) -> None:
        self.add = add
        self.replace = replace
        self.remove = remove


class Insert:
    """A step put before or after a named step of a plan; an `optional` one only if there is such a step."""

    __slots__ = ("anchor", "frame", "optional", "plan", "side", "step")

    def __init__(self, plan: str, side: int, anchor: str, step: str, frame: Frame[Any], optional: bool = False) -> None:
        self.plan = plan
        self.side = side
        self.anchor = anchor
        self.step = step
        self.frame = frame
        self.optional = optional


class FoldPoint(Generic[V]):
    """A value that modules may change on its way."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


@mypyc_attr(allow_interpreted_subclasses=True)
class Fold(Generic[G, V]):
    """Takes the value so far and gives the next. `subject` is what it is about: a tile, a category, ..."""

    __slots__ = ()

    def fold(self, g: G, value: V, seat: int, subject: int) -> V:
        return value


class VetoPoint:
    """Something that modules may forbid."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


@mypyc_attr(allow_interpreted_subclasses=True)
class Veto(Generic[G]):
    """Says why the seat may not do it to the subject, or None."""

    __slots__ = ()

    def veto(self, g: G, seat: int, subject: int) -> Reason | None:
        return None


class EventPoint:
    """Something that happens and that modules may react to.

    What several listeners want done comes in the order of the modules or, where the rules leave it to the owner to
    say, in the order the owner chooses.
    """

    __slots__ = ("name", "owner_orders")

    def __init__(self, name: str, owner_orders: bool = False) -> None:
        self.name = name
        self.owner_orders = owner_orders


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Generic[G]):
    """Reacts to an event: changes its own slice, or gives frames to be done next. `owner` is whom it befell."""

    __slots__ = ()

    def on(self, g: G, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return []


class Sparing(Listener[G]):
    """A listener that passes by what befalls some seats."""

    __slots__ = ("listener", "seats")

    def __init__(self, listener: Listener[Any], seats: tuple[int, ...]) -> None:
        self.listener = listener
        self.seats = seats

    def on(self, g: G, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [] if owner in self.seats else self.listener.on(g, owner, a, b)


Hook = tuple[FoldPoint[Any], Fold[Any, Any]] | tuple[VetoPoint, Veto[Any]] | tuple[EventPoint, Listener[Any]]
"""Where a module takes part, and how."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FreeAction(Generic[G]):
    """Something the asked seat may do whenever a window is open; the window stays open afterwards."""

    __slots__ = ()

    def options(self, g: G, seat: int) -> list[int]:
        """The choices, possibly none. Their verb must be one of `verbs`."""
        return []

    def offer(self, g: G, seat: int, options: list[int]) -> None:
        """Add the choices to others. What is asked for all the time may override it, to make no list of its own."""
        options += self.options(g, seat)

    def verbs(self) -> tuple[int, ...]:
        """The numbers of the verbs by which its choices are known."""
        return ()

    def choose(self, g: G, choice: int) -> None:
        """Do it, perhaps by pushing frames. The window is still on the stack: its `seat` is who acts."""

    def refusals(self, g: G, seat: int) -> list[Refusal]:
        """Choices one might try and why they are not offered."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Actor(Generic[G]):
    """Whoever can be hindmost: a player's pawn, the Die."""

    __slots__ = ()

    name: ClassVar[str] = ""
    """What a piece is called that belongs to no seat."""

    def begin(self, g: G, piece: int) -> None:
        """Its piece is hindmost: push its turn."""

    def reaches(self, g: G, space: int) -> bool:
        """Whether its piece could ever move to what lies on a space, whatever that costs: for forecasts."""
        return True
