"""Positions of Chronicle 6: seat 0 takes a Gathering and may trigger an event."""

from __future__ import annotations

from typing import Final

from tests.glen_more_ii_scenario import Scene

KEY: Final = "dubious-tome"
LATE: Final = "stack C: c-glengorm c-ullapool c-carrbridge"
"""Tiles of the stacks up to C may lie in territories."""
LAST: Final = "stack D: d-strathdon d-rannoch"
"""Those of all stacks; World's End is on the rondel."""
TAKE_IT: Final = "rondel: 0 1 2 a-gathering * * * * * * * * * -"
AT_LAST: Final = "rondel: 0 1 2 a-gathering * * * * * worlds-end * * * -"
WITH_C4: Final = "chronicles 4 6; rondel: 0 1 2 a-gathering * * * * englishman * * * * -"


def gathered(*position: str, head: str = f"chronicles 6; {TAKE_IT}; {LATE}") -> Scene:
    """Seat 0 has placed a Gathering below the home village and activates it."""
    scene = Scene(head, *position)
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1", "asks 0 choose-event")
    return scene


def at_last(*position: str) -> Scene:
    """The same with tiles of stack D."""
    return gathered(*position, head=f"chronicles 6; {AT_LAST}; {LAST}")


def with_c4(*position: str, late: str = LATE) -> Scene:
    return gathered(f"part hammer-of-the-scots: holder 0, filled {FILLED}", *position, head=f"{WITH_C4}; {late}")


FILLED: Final = 1


def turned(scene: Scene) -> list[str]:
    found: list[str] = scene.part(KEY).to_json()["turned"]
    return found


def tables(scene: Scene) -> list[str]:
    found: list[str] = scene.part(KEY).to_json()["tables"]
    return found
