"""What a position is worth to a seat, in victory points: one evaluation for each game, looked up by the game's id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hindmost.bots.bot import Outlook
from hindmost.bots.worth.glasgow import GlasgowWorth
from hindmost.bots.worth.glen_more import GlenMoreWorth
from hindmost.bots.worth.glen_more_ii import GlenMoreIIWorth
from hindmost.bots.worth.worth import Worth
from hindmost.kernel.errors import BadConfiguration

WORTHS: Final[dict[str, Callable[[Outlook], Worth]]] = {
    "glasgow": GlasgowWorth,
    "glen-more": GlenMoreWorth,
    "glen-more-ii": GlenMoreIIWorth,
}


def worth_for(outlook: Outlook) -> Worth:
    """The evaluation for the game that is looked at, as its seat sees it now."""
    make = WORTHS.get(outlook.game)
    if make is None:
        raise BadConfiguration(f"There is no evaluation for {outlook.game!r}, only for: {', '.join(WORTHS)}.")
    return make(outlook)


__all__ = ["WORTHS", "Worth", "worth_for"]
