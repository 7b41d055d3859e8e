"""How a search goes about each game: numbers that were found in matches."""

from __future__ import annotations

from typing import Final

from hindmost.bots.turns import EVERY_WAY


class Settings:
    """What a search tries, how far it plays on, and how carefully everybody plays on the way."""

    __slots__ = ("breadth", "candidates", "effort", "horizon", "prior", "reach", "rivals", "shortlist", "terms", "ways")

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
        reach: int = EVERY_WAY,
        terms: dict[str, float] | None = None,
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
        self.reach = reach
        """Of one's own turn: how many ways to begin are looked at, the nearest first."""
        self.terms = terms or {}
        """By term of the judge: what a point of it counts, where that is not what it counts for greedy."""

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
            self.reach,
            dict(self.terms),
        )


NUMBERS: Final = ("candidates", "horizon", "rivals", "prior", "ways", "breadth", "shortlist", "effort", "reach")
"""The names of its numbers."""

USUAL: Final = Settings(candidates=6, horizon=12, rivals=0.5, prior=1.0)
BY_GAME: Final[dict[str, Settings]] = {
    # How these were found, and what they are worth: docs/bots.md.
    "glasgow": Settings(candidates=6, horizon=6, rivals=0.5, prior=1.0, ways=3, reach=3),
    "glen-more": Settings(candidates=6, horizon=12, rivals=0.5, prior=1.0, terms={"tempo": 0.7, "engine": 1.5}),
    "glen-more-ii": Settings(candidates=6, horizon=8, rivals=0.5, prior=1.0, terms={"tempo": 4.0}),
}


def settings_for(game: str) -> Settings:
    """Those of a game, or the usual ones for a game that nobody has measured."""
    return BY_GAME.get(game, USUAL)
