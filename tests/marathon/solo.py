"""The games of the marathon that are played against a solo opponent."""

from __future__ import annotations

import hindmost
from hindmost import GameInfo
from tests.configurations import Configuration


def solo_entries(each: int, alone: int, together: int) -> list[tuple[Configuration, int]]:
    """Every level without chronicles, each chronicle that goes with her, and all of these; how many games of each.

    Those with chronicles are shared out over the levels. The fullest come first, where most happens.
    """
    found: list[tuple[Configuration, int]] = []
    for info in hindmost.games():
        fitting = tuple(about.number for about in info.about if about.unfit is None)
        if fitting:
            found += _over_levels(info, fitting, together)
        for number in fitting:
            found += _over_levels(info, (number,), alone)
        found += [(_against(info, level, ()), each) for level in info.automas]
    return [(configuration, games) for configuration, games in found if games]


def _over_levels(info: GameInfo, chronicles: tuple[int, ...], games: int) -> list[tuple[Configuration, int]]:
    share = -(-games // max(1, len(info.automas)))
    return [(_against(info, level, chronicles), share) for level in info.automas]


def _against(info: GameInfo, level: str, chronicles: tuple[int, ...]) -> Configuration:
    return Configuration(info.id, 1, chronicles, {}, level)


def group_of(configuration: Configuration, drawn: bool = False) -> str:
    """The row of the page on which its games are counted. `drawn`: with a number of seats that was drawn."""
    numbers = configuration.chronicles
    if drawn and numbers:
        return f"{configuration.game}, every combination once"
    with_them = f"Chronicle {numbers[0]}" if len(numbers) == 1 else f"{len(numbers)} chronicles"
    if configuration.automa is None:
        return f"{configuration.game}, {with_them}" if numbers else configuration.game
    return f"{configuration.game} alone, {with_them if numbers else configuration.automa}"
