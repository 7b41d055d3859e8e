"""Chronicle 3, Ol' Jamey's Single Cask Reserve: barrels age in cellars and are sold on the rondel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import Chronicle, ChronicleData, Form, GlenMoreII, Number, Prospects
from hindmost.games.glen_more_ii.points import DISCARDED, PASSED, STOP, STOPPED
from hindmost.kernel.craft import Component, FreeAction, Hook, Json, Msg, Note, Slice
from hindmost.mechanics.craft import Living, spread
from hindmost.mechanics.glen import BARRELS_GAINED, BARRELS_SPENT

from .ageing import Age, Ageing, Distil, Distilling
from .building import BuildCellar, cellar_message
from .cellars import COSTS, DATA, ENDS, KEY, SALES, VALUES, SingleCask, cellars, room
from .sale import Crossing, Discarded, MustSell, Stopping
from .shapes import ChronicleCellars, ChronicleSingleCask
from .storing import Gained, Spent
from .worth import stakes


class Cellars(Component):
    """Anybody can see them."""

    name: ClassVar[str] = "cellars"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = ChronicleCellars

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = cellars(g)
        shelves = range(1, ENDS[part.built[owner]] + 1)
        return {
            "built": part.built[owner] + 1,
            "barrels": [part.loose[owner], *(part.shelved[owner] >> space & 1 for space in shelves)],
        }


class Sales(Component):
    """What is printed on the cellars, and the Sale tiles that lie on the rondel."""

    name: ClassVar[str] = KEY
    shape: ClassVar[Any] = ChronicleSingleCask

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = cellars(g)
        lying = [(sale, tile, g.track.space_of(g.kit.number[tile])) for sale, tile in enumerate(SALES)]
        return {
            "values": list(VALUES),
            "ends": list(ENDS),
            "costs": [_goods(g, price.goods) for price in COSTS],
            "sales": [
                {
                    "tile": tile,
                    "space": space,
                    "bonus": bool(part.bonus[sale]),
                    "sold": part.sold[sale],
                    "spaces": room(g),
                }
                for sale, tile, space in lying
                if space >= 0
            ],
        }


def _goods(g: GlenMoreII, bundle: int) -> dict[str, int]:
    return {good: n for good, n in zip(g.kit.goods, spread(bundle, g.kinds), strict=True) if n}


def _aged(g: GlenMoreII, note: Note) -> dict[str, int | str | Msg]:
    return {"vp": note.a, "to": note.b}


class SingleCaskReserve(Chronicle):
    """The manifest."""

    number: ClassVar[int] = 3
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 10
    difficulty: ClassVar[str] = "medium"
    data: ClassVar[ChronicleData | None] = DATA
    correctable: ClassVar[Mapping[str, Form]] = {"sale_spaces": Number(1, 6, 0, 3)}
    part: ClassVar[type[Slice] | None] = SingleCask
    readings: ClassVar[dict[str, Any]] = {"cellar": cellar_message}
    notes: ClassVar[dict[str, Any]] = {
        **dict.fromkeys(("stored", "taken-out", "sold-cask"), ("vp",)),
        "aged": _aged,
        "built-cellar": ("cellar",),
    }

    def hooks(self) -> tuple[Hook, ...]:
        return (
            (BARRELS_GAINED, Gained()),
            (BARRELS_SPENT, Spent()),
            (PASSED, Crossing()),
            (STOPPED, Stopping()),
            (STOP, MustSell()),
            (DISCARDED, Discarded()),
        )

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return (BuildCellar(),)

    def effects(self) -> tuple[Living, ...]:
        return (Living(Age, Ageing), Living(Distil, Distilling))

    def stakes(self, g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
        return {"casks": stakes(g, seat, ahead)}

    def components(self) -> tuple[Component, ...]:
        return (Cellars(), Sales())


SINGLE_CASK_RESERVE: Final = SingleCaskReserve()
