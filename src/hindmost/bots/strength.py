"""How strong each bot was found to be, game by game: there is no one order for all games.

`hindmost.lab.measure` found these numbers in 60 deals of each game, without chronicles. Every deal is played by each
order of the bots around the table, so that neither luck nor a seat favours one. Fewer deals mislead: after one of Glen
More II the planner led, after sixty greedy is far ahead. To measure again, after a change of bots or rules:

    python -m hindmost.lab.measure glasgow --deals 60

A search thinks too long for so many games. It was measured against the strongest of the others alone, one seat against
all others, every deal from every seat. So far that was a handful of games, which says little:

    python -m hindmost.lab.duel glen-more search greedy --seats 4 --deals 3
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


class Duel(Standing):
    """How a bot did alone against rivals of a kind."""

    __slots__ = ("rival", "seats")

    def __init__(self, bot: str, rival: str, seats: int, wins: float, games: int) -> None:
        super().__init__(bot, wins, games)
        self.rival = rival
        self.seats = seats

    @property
    def is_ahead(self) -> bool:
        """Whether it won more than its part."""
        return self.share > 1 / self.seats


MEASURED: Final[dict[str, tuple[Standing, ...]]] = {
    "glasgow": (
        Standing("planner", 207, 240),
        Standing("greedy", 153, 240),
        Standing("random", 0, 240),
    ),
    "glen-more": (
        Standing("greedy", 322, 360),
        Standing("planner", 38, 360),
        Standing("random", 0, 360),
    ),
    "glen-more-ii": (
        Standing("greedy", 261.5, 360),
        Standing("planner", 98.5, 360),
        Standing("random", 0, 360),
    ),
}
"""By game, the strongest first. Glasgow seats two of the three at a time, the other games all three."""

DUELS: Final[dict[str, Duel]] = {
    "glasgow": Duel("search", "planner", 2, 14, 16),
    "glen-more": Duel("search", "greedy", 4, 7, 12),
    "glen-more-ii": Duel("search", "greedy", 3, 5, 6),
}
"""By game: the search against the strongest of those."""
