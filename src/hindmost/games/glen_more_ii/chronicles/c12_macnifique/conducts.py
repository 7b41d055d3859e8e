"""The chronicles with which she can be played: a file for each."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.craft import Module, Reason
from hindmost.kernel.errors import BadConfiguration

from .conduct import Conduct
from .with_c01 import WithDragonBoats
from .with_c02 import WithHighlander
from .with_c03 import WithSingleCask
from .with_c05 import WithHaggis
from .with_c06 import WithTome
from .with_c07 import WithGreatGlen
from .with_c08 import WithMobs
from .with_c09 import WithFeasts
from .with_c10 import WithHighlandGames
from .with_c11 import WithMonuments

CONDUCTS: Final[tuple[Conduct, ...]] = (
    WithDragonBoats(),
    WithHighlander(),
    WithSingleCask(),
    WithHaggis(),
    WithTome(),
    WithGreatGlen(),
    WithMobs(),
    WithFeasts(),
    WithHighlandGames(),
    WithMonuments(),
)
"""In ascending order."""

NEVER: Final = (4,)
"""Those that cannot be played with her at all (C12-CHR-05)."""


def unfit(module: Module) -> Reason | None:
    """Why she cannot be played with a chronicle, for whoever chooses them; None if she can."""
    if module.number in NEVER:
        return Reason("lady-never-with", "C12-CHR-05", {"n": module.number})
    if module.number not in [conduct.chronicle for conduct in CONDUCTS]:
        return Reason("lady-not-yet-with", "C12-CHR-05", {"n": module.number})
    return None


def conducts_with(modules: tuple[Module, ...], conducts: tuple[Conduct, ...] = CONDUCTS) -> tuple[Conduct, ...]:
    """Her conduct with these chronicles; BadConfiguration if there is one with which she cannot be played."""
    known = {conduct.chronicle: conduct for conduct in conducts}
    for module in modules:
        if module.number in NEVER:
            raise BadConfiguration(
                f"Chronicle {module.number} needs 3 players: it cannot be played with MacNifique (C12-CHR-05)."
            )
        if module.number not in known:
            offered = ", ".join(str(number) for number in known) or "none"
            raise BadConfiguration(
                f"Lady Auto MacNifique does not know how to play with Chronicle {module.number}; she knows: {offered}."
            )
    return tuple(known[module.number] for module in modules)
