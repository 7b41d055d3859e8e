"""Which games the marathon is made of."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from random import Random
from typing import Final

import hindmost
from hindmost import GameInfo
from tests.configurations import Configuration

LEG: Final = 10
"""Games that are played and noted together."""


class Leg:
    """Some games of a configuration, by their seeds."""

    def __init__(self, configuration: Configuration, seeds: range) -> None:
        self.configuration = configuration
        self.seeds = seeds

    @property
    def id(self) -> str:
        return f"{self.configuration.id} seeds {self.seeds.start} to {self.seeds.stop - 1}"


def legs(
    each: int, alone: int, together: int, among: Collection[int] | None = None, drawn: bool = False
) -> Iterator[Leg]:
    """All that is to be played, a little of everything first."""
    return in_legs(entries(each, alone, together, among, drawn))


def in_legs(wanted: list[tuple[Configuration, int]]) -> Iterator[Leg]:
    for first in range(0, max((games for _, games in wanted), default=0), LEG):
        for configuration, games in wanted:
            if first < games:
                yield Leg(configuration, range(first, min(first + LEG, games)))


def entries(
    each: int, alone: int, together: int, among: Collection[int] | None = None, drawn: bool = False
) -> list[tuple[Configuration, int]]:
    """Every combination with every number of seats, and how many games of it; first the fullest, where most happens.

    Those of a chronicle alone and those with all that fit are shared out over the numbers of seats. `among`: only these
    chronicles; `drawn`: of every combination only one number of seats.
    """
    random = Random("seats")
    games: dict[str, int] = {}
    known: dict[str, Configuration] = {}

    def enter(configurations: list[Configuration], number: int) -> None:
        for configuration in configurations:
            known[configuration.id] = configuration
            games[configuration.id] = max(number, games.get(configuration.id, 0))

    for info in hindmost.games():
        chronicles = [number for number in info.chronicles if among is None or number in among]
        for size in range(len(chronicles), -1, -1):
            for chosen in combinations(chronicles, size):
                fitting = seated(info, chosen)
                enter([random.choice(fitting)] if drawn else fitting, each)
        for number in chronicles if alone else ():
            configurations = seated(info, (number,))
            enter(configurations, -(-alone // len(configurations)))
        if chronicles and together:
            enter(fullest(info, chronicles), -(-together // len(info.seats)))
    return [(known[id_], number) for id_, number in games.items()]


def seated(info: GameInfo, chosen: tuple[int, ...]) -> list[Configuration]:
    """A combination with every number of seats that all of it allow."""
    fitting = set(info.seats).intersection(*(each.seats for each in info.about if each.number in chosen))
    return [Configuration(info.id, seats, chosen, {}) for seats in sorted(fitting)]


def fullest(info: GameInfo, chronicles: Collection[int]) -> list[Configuration]:
    """For each number of seats, all of these chronicles that go with it."""
    mine = [each for each in info.about if each.number in chronicles]
    return [
        Configuration(info.id, seats, tuple(each.number for each in mine if seats in each.seats), {})
        for seats in info.seats
    ]
