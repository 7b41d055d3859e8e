"""One position seen by many: what all see alike is cut once, and each seat gets its own on top.

The result is exactly `Game.view`; only the work is shared. A component that decides for itself what each seat sees is
cut anew for every seat.
"""

from __future__ import annotations

from hindmost.kernel.game import Game
from hindmost.kernel.messages import Json
from hindmost.kernel.views import VISIBLE, Component, Readings


class Eyes:
    """The views of one position for all who look at it, made with the work shared."""

    def __init__(self, game: Game, readings: Readings | None = None) -> None:
        """`readings`: of the views before, with which these share whatever is still the same."""
        self.game = game
        self._readings = readings or Readings()
        self._open: Json = game.view(None, readings=self._readings)
        """What a spectator sees, and everybody else too."""
        components = game.setup.table.components
        self._own = [each for each in components if _plain(each) and each.owned and each.others != VISIBLE]
        self._special = [each for each in components if not _plain(each)]

    def view(self, seat: int | None) -> Json:
        """As `Game.view`. Parts are shared between views: do not change them."""
        if seat is None:
            return self._open
        game = self.game
        state, over, cut = game.state, game.over, self._readings.cut
        seats = list(self._open["seats"])
        table = self._open["table"]
        seats[seat] = {**seats[seat], **{each.name: cut(each, state, seat, seat, over) for each in self._own}}
        for each in self._special:
            if each.owned:
                for owner in range(len(seats)):
                    seats[owner] = _with(seats[owner], each.name, cut(each, state, owner, seat, over))
            else:
                table = _with(table, each.name, cut(each, state, -1, seat, over))
        return {**self._open, "you": seat, "table": table, "seats": seats}


def _plain(component: Component) -> bool:
    return type(component).cut is Component.cut


def _with(part: dict[str, Json], name: str, seen: Json) -> dict[str, Json]:
    """What is not seen is not even named."""
    if seen is None:
        return {key: value for key, value in part.items() if key != name}
    return {**part, name: seen}
