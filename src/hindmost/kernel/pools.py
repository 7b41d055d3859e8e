"""Things that lie face down in several places: a supply, hands, piles on the table."""

from __future__ import annotations

from typing import Any

from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.views import Component, Pick


@mypyc_attr(allow_interpreted_subclasses=True)
class FaceDown(Component):
    """A component with a hidden part that only changes places. Whoever cannot see it knows how many things lie where,
    and that all of them together are what is left."""

    __slots__ = ()

    def unseen(self, g: Any, seat: int) -> list[list[int]]:
        """The places whose things the seat has not seen, wherever they are: lists that may be changed."""
        return []

    def redeal(self, g: Any, seat: int, pick: Pick) -> None:
        places = self.unseen(g, seat)
        things = sorted(thing for place in places for thing in place)  # what is dealt must not depend on the truth
        for place in places:
            for at in range(len(place)):
                place[at] = things.pop(pick(len(things)))
            place.sort()
