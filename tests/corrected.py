"""Corrected catalogues for tests: the project's own with a few values changed."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

NEW: Final = "s-achnasheen"
"""A village that no edition of the game has, and of which nothing but its record is known."""
_NEW: Final = (
    f'  {{ id = "{NEW}", name = "achnasheen", stack = "S", type = "village", cost = "2 wood", '
    'immediate = "1 member", source = "SSSSSSSSS", activation = "2 movements" },\n'
)

_COINS: Final = 'starting_coins     = { source = "S", value = 6 }'


def own(game: str) -> str:
    return files("hindmost.catalogue").joinpath(f"{game}.toml").read_text("utf-8")


def glen_more() -> str:
    """Everybody begins with 9 coins, and a quarry costs a wood."""
    text = own("glen-more").replace(_COINS, _COINS.replace("6", "9"))
    quarry = text.index('"s1-quarry-plain-a"')
    return text[:quarry] + text[quarry:].replace('cost = "free"', 'cost = "1 wood"', 1)


def glen_more_with_copies() -> str:
    """The two quarries of stack 1 are two copies of one record."""
    lines = own("glen-more").splitlines(keepends=True)
    kept = [line for line in lines if '"s1-quarry-plain-b"' not in line]
    return "".join(line.replace("{", "{ count = 2,", 1) if '"s1-quarry-plain-a"' in line else line for line in kept)


def glen_more_ii() -> str:
    """A village more on the rondel at the beginning, Halkirk costs a stone, and Douglas is worth 4 VP."""
    text = own("glen-more-ii").replace("S = 5", "S = 6")
    halkirk = text.index('"a-halkirk"')
    text = text[:halkirk] + text[halkirk:].replace('cost = "free"', 'cost = "1 stone"', 1)
    douglas = text.index('"douglas"')
    text = text[:douglas] + text[douglas:].replace('effect = "3 vp"', 'effect = "4 vp"', 1)
    first = text.index("\n", text.index("\ntiles = [") + 1) + 1
    return text[:first] + _NEW + text[first:]
