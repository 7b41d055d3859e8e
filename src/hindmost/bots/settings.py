"""How a search goes about each game: numbers that were found in matches."""

from __future__ import annotations

from typing import Final


class Settings:
    """What a search tries, how far it plays on, and how carefully everybody plays on the way."""

    __slots__ = ("breadth", "candidates", "effort", "horizon", "prior", "rivals", "shortlist", "ways")

    def __init__(
        self,
        candidates: int,
        horizon: int,
        rivals: float,
        prior: float,
        ways: int = 5,
        breadth: int = 24,
        shortlist: int = 2,
        effort: int = 600,
    ) -> None:
        self.candidates = candidates
        """Turns, the best at a close look, that are played on."""
        self.horizon = horizon
        """Spaces of track for which they are."""
        self.rivals = rivals
        """A point of a rival, on average, as a part of a point of one's own."""
        self.prior = prior
        """What a turn is worth at its own end counts like so many rollouts."""
        self.ways = ways
        """In a rollout: how many ways to begin a turn are looked at, the nearest first."""
        self.breadth = breadth
        """Main questions are gone into while there are no more ways than this."""
        self.shortlist = shortlist
        """So many turns are played on to their end, sales and moves included."""
        self.effort = effort
        """What a turn may cost, in answers tried and positions judged."""

    def copy(self) -> Settings:
        return Settings(
            self.candidates,
            self.horizon,
            self.rivals,
            self.prior,
            self.ways,
            self.breadth,
            self.shortlist,
            self.effort,
        )


NUMBERS: Final = ("candidates", "horizon", "rivals", "prior", "ways", "breadth", "shortlist", "effort")
"""The names of its numbers."""

USUAL: Final = Settings(candidates=6, horizon=12, rivals=0.5, prior=1.0)
BY_GAME: Final[dict[str, Settings]] = {
    # `python -m hindmost.lab.duel glasgow search:horizon=6 planner`: it won 14 of 16 games, with 12 spaces 1 of 4.
    "glasgow": Settings(candidates=6, horizon=6, rivals=0.5, prior=1.0),
}


def settings_for(game: str) -> Settings:
    """Those of a game, or the usual ones for a game that nobody has measured."""
    return BY_GAME.get(game, USUAL)
