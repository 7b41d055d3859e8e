"""Where texts lie: those of the project and its games here, those of a chronicle in the chronicle's own folder.

A chronicle's folder `games/glen_more_ii/chronicles/c02_highlander` has a folder `text` with `en.ftl`, `fr.ftl` (what is
said) and `en.md`, `fr.md` (its rules); `lesson.json` is its introduction, `lesson-en.ftl` and `lesson-fr.ftl` are what
the tutor says in it. What is common to all chronicles of a game lies in `chronicles/text`. One that a package outside
the project brings has the same folder beside its module.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from hindmost.games.registry import RULES

_FOLDER = re.compile(r"c(?P<number>[0-9]{2})_[a-z0-9_]+")


@cache
def chronicle_folders() -> Mapping[str, Traversable]:
    """The text folders of chronicles by name: "glen-more-ii-chronicles", "glen-more-ii-chronicle-2".

    A chronicle may lack its folder or a file of it: readers say so where they miss it.
    """
    found: dict[str, Traversable] = {}
    for game in _folders(files("hindmost").joinpath("games")):
        chronicles = game.joinpath("chronicles")
        if not chronicles.is_dir():
            continue
        name = game.name.replace("_", "-")
        if chronicles.joinpath("text").is_dir():
            found[f"{name}-chronicles"] = chronicles.joinpath("text")
        for folder in _folders(chronicles):
            match = _FOLDER.fullmatch(folder.name)
            if match:
                found[chronicle_name(name, int(match["number"]))] = folder.joinpath("text")
    return {**found, **{name: folder.joinpath("text") for name, folder in brought_folders().items()}}


@cache
def brought_folders() -> Mapping[str, Traversable]:
    """By the same names: the whole folders of chronicles that packages outside the project bring."""
    return {
        chronicle_name(rules.id, module.number): files(type(module).__module__.rpartition(".")[0])
        for rules in RULES.values()
        for module in rules.brought()
    }


def chronicle_name(game: str, number: int) -> str:
    """What the texts and rules of a chronicle are called."""
    return f"{game}-chronicle-{number}"


def _folders(place: Traversable) -> list[Traversable]:
    return sorted((each for each in place.iterdir() if each.is_dir()), key=lambda each: each.name)
