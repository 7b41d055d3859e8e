"""How strong each bot was found to be, game by game: there is no one order for all games.

`hindmost.lab.measure` found these numbers: every deal is played by each order of the bots around the table, so that
neither luck nor a seat favours one. To measure again, after a change of bots or rules:

    python -m hindmost.lab.measure glasgow --deals 10
"""

from __future__ import annotations

from typing import Final


class Standing:
    """How a bot did in the games that measured it."""

    __slots__ = ("bot", "games", "wins")

    def __init__(self, bot: str, wins: float, games: int) -> None:
        self.bot = bot
        self.wins = wins
        """A win shared by n seats counts 1/n for each."""
        self.games = games
        """Games that it sat in; 0 if it was never measured in this game."""

    @property
    def share(self) -> float:
        """The part of its games that it won."""
        return self.wins / self.games if self.games else 0.0


MEASURED: Final[dict[str, tuple[Standing, ...]]] = {
    "glasgow": (
        Standing("planner", 7, 8),
        Standing("greedy", 5, 8),
        Standing("random", 0, 8),
    ),
    "glen-more": (
        Standing("greedy", 10, 12),
        Standing("planner", 2, 12),
        Standing("random", 0, 12),
    ),
    "glen-more-ii": (
        Standing("planner", 4, 6),
        Standing("greedy", 2, 6),
        Standing("random", 0, 6),
    ),
}
"""By game, the strongest first. Glasgow seats two of the three at a time, the other games all three."""
