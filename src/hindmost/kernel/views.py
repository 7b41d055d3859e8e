"""What a seat may know, cut in one place from a visibility declared for each component."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from hindmost.kernel.messages import Json
from hindmost.kernel.native import mypyc_attr

VISIBLE: Final = 2
COUNT: Final = 1
HIDDEN: Final = 0

Pick = Callable[[int], int]
"""A source of chance for redeals: given n, a number from 0 to n - 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """One kind of thing on the table. A shared one is read once, an owned one for each seat."""

    __slots__ = ()

    name: ClassVar[str] = ""
    owned: ClassVar[bool] = False
    others: ClassVar[int] = VISIBLE
    """What is left for those who do not own it; nobody owns a shared component."""
    open_at_end: ClassVar[bool] = True
    shape: ClassVar[Any] = None
    """What `read` gives, as a type, for those who write clients; None: nobody has said."""
    counted: ClassVar[Any] = int
    """The same of `count`."""

    def read(self, g: Any, owner: int) -> Json:
        """The whole truth. `owner` is -1 for a shared component."""
        return None

    def mark(self, g: Any, owner: int) -> object:
        """A value by which `read` goes, sooner made than what is read: where it is the same, so is that. None: there is
        none. Only for what all see alike."""
        return None

    def count(self, g: Any, owner: int) -> Json:
        """What may be seen of it where only the number is visible."""
        return len(self.read(g, owner))

    def redeal(self, g: Any, seat: int, pick: Pick) -> None:
        """Resample what `seat` cannot know of it, leaving the seat's view as it is."""

    def cut(self, g: Any, owner: int, seat: int | None, over: bool) -> Json:
        """What `seat` sees of it (None: a spectator). Hidden ones are not even named."""
        if (owner >= 0 and owner == seat) or self.others == VISIBLE or (over and self.open_at_end):
            return self.read(g, owner)
        return self.count(g, owner) if self.others == COUNT else None


class Readings:
    """What was read last. What reads the same again is the same object again, in this view and the one before: so
    nobody has to look for differences in it. Do not change it."""

    __slots__ = ("_known", "_lasting")

    def __init__(self) -> None:
        self._known: dict[tuple[str, int], tuple[object, Json]] = {}
        """By component and owner: its mark, and what was read."""
        self._lasting = True

    def held(self) -> Readings:
        """The same, and it stays so: for looking at what might follow from this position."""
        twin = Readings()
        twin._known = self._known
        twin._lasting = False
        return twin

    def cut(self, component: Component, g: Any, owner: int, seat: int | None, over: bool) -> Json:
        """As the component's own."""
        key = (component.name, owner)
        mark = component.mark(g, owner) if component.others == VISIBLE else None
        known = self._known.get(key)
        if known is not None and mark is not None and mark == known[0]:
            return known[1]
        seen = component.cut(g, owner, seat, over)
        if known is not None and seen == known[1]:
            seen = known[1]
        if self._lasting:
            self._known[key] = (mark, seen)
        return seen


def cut_view(
    g: Any, components: tuple[Component, ...], seats: int, seat: int | None, over: bool, readings: Readings
) -> Json:
    """The table as one seat sees it: shared components, and for each seat its own."""
    shared: dict[str, Json] = {}
    owned: list[dict[str, Json]] = [{"seat": owner} for owner in range(seats)]
    for component in components:
        if component.owned:
            for owner in range(seats):
                seen = readings.cut(component, g, owner, seat, over)
                if seen is not None:
                    owned[owner][component.name] = seen
        else:
            seen = readings.cut(component, g, -1, seat, over)
            if seen is not None:
                shared[component.name] = seen
    return {"table": shared, "seats": owned}
