"""What the Glen More games read alike from a snapshot, perhaps edited by hand: a ValueError names what is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from hindmost.kernel.messages import Award, Json
from hindmost.mechanics.goods import gather
from hindmost.mechanics.kit import Kit
from hindmost.mechanics.reading import number, whole
from hindmost.mechanics.track import NO_TILE, Track


def read_track(kit: Kit, data: Json) -> Track:
    return Track(
        [NO_TILE if item is None else read_tile(kit, item) for item in data["tiles"]],
        [number(item, "rondel.pieces") for item in data["pieces"]],
        number(data["gap"], "rondel.gap"),
    )


def read_tile(kit: Kit, tile_id: Json) -> int:
    found = kit.number.get(tile_id) if isinstance(tile_id, str) and tile_id else None
    if found is None:
        raise ValueError(f"there is no tile called {tile_id!r}")
    return found


def read_tiles(kit: Kit, tile_ids: Json) -> list[int]:
    return [read_tile(kit, item) for item in tile_ids]


def read_goods(kit: Kit, item: Json, what: str) -> int:
    """The bundle on one tile of a territory; `what` is the game's word for a good."""
    unknown = set(item["goods"]) - set(kit.goods)
    if unknown:
        raise ValueError(f"there is no {what} called {sorted(unknown)[0]!r}")
    return gather([number(item["goods"].get(good, 0), f"goods on {item['cell']}") for good in kit.goods])


def read_named(names: Sequence[str], name: Json, what: str) -> int:
    """The place of a name in a list of them."""
    if name not in names:
        raise ValueError(f"there is no {what} called {name!r}")
    return names.index(name)


def read_award(data: Json) -> Award:
    if len(data) != 5 or not (isinstance(data[2], str) and isinstance(data[3], str)):
        raise ValueError("a line of the sheet has a seat, VP, their source, its clause and a scoring")
    seat, vp, source, clause, when = data
    return Award(number(seat, "sheet"), whole(vp, "sheet"), source, clause, number(when, "sheet"))
