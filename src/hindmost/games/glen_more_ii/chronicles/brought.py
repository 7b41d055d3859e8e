"""Chronicles that packages outside the project bring: each names its manifest as an entry point."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.kernel.verbs import MOST_MODULES

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "hindmost.chronicles"

Lay = Callable[[tuple[Chronicle, ...]], object]
"""Lays a table with these chronicles, so that what does not go together is found before anybody plays."""


class Brought:
    """The chronicles that were found and can be played, by number, and what is wrong with the others, in sentences."""

    __slots__ = ("chronicles", "troubles")

    def __init__(self, chronicles: tuple[Chronicle, ...], troubles: tuple[str, ...]) -> None:
        self.chronicles = chronicles
        self.troubles = troubles


class Unusable(Exception):
    """Why a chronicle cannot be had."""


def bring(own: tuple[Chronicle, ...], lay: Lay) -> Brought:
    """Those that go with the project's own and with each other; a package that fails takes nothing else with it."""
    from importlib.metadata import entry_points  # takes longer to import than many a game to play

    found: list[Chronicle] = []
    troubles: list[str] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: (_package(point), point.name)):
        try:
            chronicle = _loaded(point)
            _refuse_taken(chronicle, (*own, *found))
            _try_out(chronicle, (*own, *found), lay)
            found.append(chronicle)
        except Unusable as reason:
            troubles.append(
                f"The package {_package(point)!r} brings a chronicle {point.name!r} that cannot be played: {reason} "
                "Everything else can; correct or uninstall the package to be rid of this message."
            )
    return Brought(tuple(sorted(found, key=lambda chronicle: chronicle.number)), tuple(troubles))


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.value


def _loaded(point: EntryPoint) -> Chronicle:
    try:
        chronicle = point.load()
    except Exception as error:
        raise Unusable(f"{point.value} cannot be imported ({_said(error)}).") from error
    if not isinstance(chronicle, Chronicle):
        raise Unusable(
            f"{point.value} is of type {type(chronicle).__name__}; name an object whose class is a Chronicle."
        )
    return chronicle


def _refuse_taken(chronicle: Chronicle, known: tuple[Chronicle, ...]) -> None:
    if chronicle.number not in range(1, MOST_MODULES):
        raise Unusable(f"its number is {chronicle.number!r}; choose one from 1 to {MOST_MODULES - 1}.")
    for other in known:
        if other.number == chronicle.number:
            raise Unusable(f"there is a Chronicle {chronicle.number} already, {other.key!r}; give it another number.")
        if other.key == chronicle.key:
            raise Unusable(f"Chronicle {other.number} has the key {other.key!r} already; give it another one.")


def _try_out(chronicle: Chronicle, known: tuple[Chronicle, ...], lay: Lay) -> None:
    try:
        lay((*known, chronicle))
    except Exception as error:
        raise Unusable(f"no table can be laid with it ({_said(error)}).") from error


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".rstrip(" .")
