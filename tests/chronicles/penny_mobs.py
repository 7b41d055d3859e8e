"""Positions of Chronicle 8 in a few words."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import DRAWN, EARLY, NAMES, PENNIES
from hindmost.games.glen_more_ii.game import GlenMoreIITable
from hindmost.games.glen_more_ii.kit import GlenMoreIIKit
from tests.glen_more_ii_scenario import Scene, laid

KEY: Final = "penny-mobs"
TILES: Final = "s-inshriach a-robert-i * * * * * * * *"
PLAIN: Final = f"chronicles 8; rondel: 0 1 2 {TILES} -"
"""Seat 0 may take a wood tile from space 3, or a person from space 4; no B tile has been laid."""
LATE: Final = f"{PLAIN}; stack C: c-glengorm c-ullapool c-carrbridge"
"""The same, when tiles of the stacks up to C may lie in territories, and all mobs have come."""
FOUR: Final = f"chronicles 8; rondel: 0 1 2 3 {TILES.removesuffix(' *')} -; stack C: c-glengorm c-ullapool c-carrbridge"
TWO: Final = f"chronicles 8; rondel: 0 1 {TILES} * -; stack C: c-glengorm c-ullapool c-carrbridge"


def mobs(seats: int = 3, /, **places: str) -> str:
    """These mobs where they are said to be, and as many others in prison as were drawn; pennies on mobs are those of
    the last seat, and those that somebody has gained (`plus`) too."""
    plus = [int(number) for number in places.pop("plus", "0 " * seats).split()]
    spare = [NAMES[mob] for mob in sorted(EARLY)[:5] if seats > 2 or NAMES[mob] != "mcsnitch"]
    wanted = [name for name in spare if name not in places][: max(0, DRAWN[seats - 2] - len(places))]
    places |= dict.fromkeys(wanted, "prison 0")
    laid = sum(int(place.split()[1]) for place in places.values() if place.startswith("prison"))
    minus = [PENNIES] * seats
    for _ in range(laid + sum(plus)):
        minus[max(seat for seat in range(seats) if minus[seat])] -= 1
    lines = [f"{name} {place}" for name, place in places.items()]
    lines += [f"minus {' '.join(map(str, minus))}", f"plus {' '.join(map(str, plus))}"]
    return f"part {KEY}: {', '.join(lines)}"


def with_mobs(*position: str, seats: int = 3, **places: str) -> Scene:
    """Late in the game; sound before anything happens."""
    scene = Scene({2: TWO, 3: LATE, 4: FOUR}[seats], *position, mobs(seats, **places))
    assert scene.game.check() == []
    return scene


def at_end(scene: Scene, seat: int = 0) -> None:
    """The turn up to the penny action."""
    while scene.asked != (seat, "penny-action"):
        assert scene.asked[0] == seat, scene.asked
        wanted = [option for option in ("end", "pass") if option in scene.offers]
        scene.play(seat, (wanted or scene.offers)[0])


def laid_kit(*others: int) -> GlenMoreIIKit:
    """What tiles and domains are by number, with other chronicles or alone."""
    table = laid(3, (*others, 8)).table
    assert isinstance(table, GlenMoreIITable)
    return table.kit
