"""What an option would do, as far as the seat that asks can know.

The option is played on a twin of the game in which everything the seat cannot know has been dealt anew, and chance
refuses to answer: the twin stops where something hidden would come to light. So neither the seed nor a rival's secret
can reach whoever looks at it, whatever the game.
"""

from __future__ import annotations

from hindmost.kernel.chance import Nature
from hindmost.kernel.game import Game


class Unknown(Exception):
    """Chance was asked."""


class SilentNature(Nature):
    """Knows nothing and says so."""

    __slots__ = ()

    def pick(self, stream: str, outcomes: list[int], weights: list[int] | None) -> int:
        raise Unknown


class Foresight:
    """The options of one question tried out. Made once for all of them: the twin is shared."""

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        twin = game.clone()
        twin.position = twin.redeal(seat, _lowest, 0)
        twin.position.nature = SilentNature(0, {})
        twin.mark_barrier()
        self.twin = twin
        """The game before the answer, as far as the seat knows it."""

    def after(self, option_id: str) -> tuple[Game, bool]:
        """The game after an option that is offered, or where chance is asked, and whether it is.

        A game that waits for chance can be looked at, but not played on.
        """
        trial = self.twin.clone()
        try:
            trial.play(self.seat, option_id)
        except Unknown:
            return trial, True
        return trial, False


def _lowest(n: int) -> int:
    """The redeal is always the same one, so that equal positions give equal answers."""
    return 0
