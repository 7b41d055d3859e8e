"""Everything that can be played, as a list: tests that hold for every game take their parameters from here.

The list comes from the registry, so a new game, chronicle or option joins all of these tests by itself.

A plain run plays enough random games to find most faults within a minute or two, on the interpreted engine of a few
configurations and on the compiled one of all. `HINDMOST_FULL=1` plays many more (200 for each game where every
question of a game is saved and restored)::

    HINDMOST_FULL=1 python -m pytest -n auto tests/properties
"""

from __future__ import annotations

import os
from typing import Final

import hindmost
from hindmost import Game, GameInfo
from hindmost.kernel.messages import Json

FULL: Final = os.environ.get("HINDMOST_FULL", "") not in ("", "0")


class Configuration:
    """A game with its seats, chronicles and options."""

    def __init__(
        self,
        game: str,
        seats: int,
        chronicles: tuple[int, ...],
        options: dict[str, Json],
        automa: str | None = None,
    ) -> None:
        self.automa = automa
        self.game = game
        self.seats = seats
        self.chronicles = chronicles
        self.options = options

    @property
    def id(self) -> str:
        """Its name in test ids and file names, such as `glen-more-3`."""
        parts = [self.game, str(self.seats)]
        parts += [] if self.automa is None else [self.automa]
        parts += [f"c{number}" for number in self.chronicles]
        parts += [f"{name}={value}" for name, value in sorted(self.options.items())]
        return "-".join(parts)

    def new_game(self, seed: int) -> Game:
        return hindmost.new_game(self.game, self.seats, self.chronicles, seed, self.options, self.automa)

    @property
    def is_allowed(self) -> bool:
        """Whether the game can be played like that: not every chronicle goes with every number of seats."""
        try:
            self.new_game(0)
        except hindmost.BadConfiguration:
            return False
        return True

    def __repr__(self) -> str:
        return f"Configuration({self.id})"


Together = tuple[tuple[int, tuple[int, ...]], ...]
"""Seats, and several chronicles."""


def configurations_of(info: GameInfo, together: Together) -> list[Configuration]:
    """Every seat count, bare; each chronicle alone; some together; each other value of an option."""
    found = [Configuration(info.id, seats, (), {}) for seats in info.seats]
    found += [each for number in info.chronicles for each in _first_allowed(info, (number,), {})]
    found += [Configuration(info.id, seats, chronicles, {}) for seats, chronicles in together]
    for name, values in info.options.items():
        found += [each for value in values[1:] for each in _first_allowed(info, (), {name: value})]
    return [each for each in found if each.is_allowed]


def _first_allowed(info: GameInfo, chronicles: tuple[int, ...], options: dict[str, Json]) -> list[Configuration]:
    """With three seats if that can be, else with as few others as can be."""
    for seats in sorted(info.seats, key=lambda seats: (abs(seats - 3), seats)):
        configuration = Configuration(info.id, seats, chronicles, options)
        if configuration.is_allowed:
            return [configuration]
    return []


def _all_together(info: GameInfo) -> Together:
    return tuple((seats, info.chronicles) for seats in info.seats if len(info.chronicles) > 1)


CONFIGURATIONS: Final = tuple(
    each for info in hindmost.games() for each in configurations_of(info, _all_together(info))
)
"""Those with all chronicles change with every new one: nothing is kept of them (`tests/golden/files.py`)."""

SHOWN: Final = tuple(
    each
    for info in hindmost.games()
    for chronicles in ((), *((number,) for number in info.chronicles))
    for each in _first_allowed(info, chronicles, {})
)
"""One configuration for each game and for each of its chronicles: where one is enough, and to be read."""


def _ends(info: GameInfo) -> list[Configuration]:
    """The fewest seats without anything, and with everything; where there is nothing to add, the most."""
    mine = [each for each in CONFIGURATIONS if each.game == info.id and not each.options]
    fullest = max(len(each.chronicles) for each in mine)
    full = [each for each in mine if len(each.chronicles) == fullest]
    return list(dict.fromkeys((mine[0], full[0] if fullest else full[-1])))


EVERYTHING: Final = FULL or hindmost.is_compiled()
"""Whether all that can be played is played: by the compiled engine, which plays just what the other plays."""

PLAYED: Final = CONFIGURATIONS if EVERYTHING else tuple(each for info in hindmost.games() for each in _ends(info))
"""On what the properties are proved."""


def seeds(plain: int, full: int) -> range:
    """The seeds of one configuration's random games: `full` with `HINDMOST_FULL=1`, else about `plain`.

    The more configurations there are, the fewer games a plain run plays of each.
    """
    return range(full if FULL else max(1, plain * 4 // max(4, len(CONFIGURATIONS))))
