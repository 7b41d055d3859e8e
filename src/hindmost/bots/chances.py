"""The chance to win, from what the seats have: numbers that were fitted to games that bots have played to their end.

Every seat's worth is raised by what a point tells of the end at that time, and the seats share one win among them in
proportion: `exp(step * worth)`. A step for each quarter of the game is in `bots/weights/<game>.chances.toml`, with the
run that found it (`hindmost.lab.calibrate`).
"""

from __future__ import annotations

from importlib.resources import files
from math import exp
from typing import Final

from hindmost.catalogue.weights import Weights

STEPS: Final = 5
"""At the beginning, after each quarter of the game, and at its end."""
USUAL: Final[tuple[float, ...]] = (0.05, 0.06, 0.08, 0.12, 0.3)
"""For a game that nobody has measured."""


class Chances:
    """What a lead is worth, by how much of the game is over."""

    def __init__(self, steps: tuple[float, ...]) -> None:
        self.steps = steps

    def of(self, values: list[float], done: float) -> list[float]:
        """By seat: the chance to win, if all play on alike. `done`: how much of the game is over, from 0 to 1."""
        step = self.step(done)
        most = max(values)
        parts = [exp(step * (value - most)) for value in values]
        whole = sum(parts)
        return [part / whole for part in parts]

    def step(self, done: float) -> float:
        """How much a point raises a seat's part, between the two measured moments around this one."""
        place = min(max(done, 0.0), 1.0) * (STEPS - 1)
        before = min(int(place), STEPS - 2)
        part = place - before
        return self.steps[before] * (1 - part) + self.steps[before + 1] * part


_READ: Final[dict[str, Chances]] = {}


def chances_for(game: str) -> Chances:
    """Those of a game; CatalogueError with all that is wrong in its file."""
    found = _READ.get(game)
    if found is None:
        file = files("hindmost.bots").joinpath("weights", f"{game}.chances.toml")
        steps = USUAL
        if file.is_file():
            steps = Weights(f"bots/weights/{game}.chances.toml", file.read_text("utf-8"), (), {"steps": STEPS}).several(
                "steps"
            )
        found = _READ[game] = Chances(steps)
    return found
