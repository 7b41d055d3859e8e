"""Small numbers that stand for something."""

from __future__ import annotations

from typing import Final

TERRITORY: Final = 0
PERSON: Final = 1
PLACE: Final = 2
"""Something on the rondel that is never taken: World's End, and what chronicles lay there."""

OTHER: Final = 3
"""What is taken, but neither placed nor put aside: a plan of its chronicle says what becomes of it."""
USES: Final = {TERRITORY: "tile", PERSON: "person", PLACE: "", OTHER: ""}
"""The plan by which what is taken is used, as a rule."""

OVERLAYS: Final = 2
"""From this number on the places of a group of tiles are tiles to cover: see `GlenMoreIIKit.groups`."""

FROM_DOMAIN: Final = 256
"""From this number on the origin of a gain is a domain, below it a slot."""
FROM_PERSON: Final = 512
"""From this number on it is a person tile."""
FROM_TILE: Final = 1024
"""From this number on it is a tile that lies elsewhere, such as in another territory."""
FROM_BACK: Final = 2048
"""From this number on it is the back of a landmark card."""

HOME_VILLAGE: Final = 0
HOME_CASTLE: Final = 1
"""The slots of the home tiles, whatever covers them (GM2-OVER-08)."""


def in_territory(origin: int) -> bool:
    """Whether the origin of a gain is a slot."""
    return origin < FROM_DOMAIN
