"""What everybody sees of mobs and pennies: all but which mobs lie face down."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Component, Json, Pick
from hindmost.mechanics.craft import NO_TILE, OFF, name_of
from hindmost.mechanics.glen import NOWHERE

from . import shapes
from .drawing import deal_face_down
from .figures import FIGURE_CLAUSES
from .mobs.mcclaim import MCCLAIM, claimed, owner_of
from .mobs.mclaird import MCLAIRD, price_of_token, reserved
from .mobs.mcwander import MCWANDER, tollgates
from .mobs.registry import MOBS
from .prison import FACE_DOWN, IN_PRISON, NAMES, PENALTIES, controller, marks_of, prison


class InPrison(Component):
    """The mobs in prison with their pennies, and how many lie face down (C8-05)."""

    name: ClassVar[str] = "prison"
    shape: ClassVar[Any] = shapes.ChroniclePrison

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = prison(g)
        return {
            "mobs": [
                {"mob": NAMES[mob], "pennies": part.marks[mob][0], "vp": PENALTIES[mob]} for mob in part.at(IN_PRISON)
            ],
            "face_down": len(part.at(FACE_DOWN)),
        }

    def redeal(self, g: GlenMoreII, seat: int, pick: Pick) -> None:
        deal_face_down(g, pick)


class Figures(Component):
    """The Scotsmen who stand on rivals' tiles for a mob."""

    name: ClassVar[str] = "figures"
    shape: ClassVar[Any] = list[shapes.ChronicleFigure]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        out = [(mob, *marks_of(g, mob)) for mob in FIGURE_CLAUSES if controller(g, mob) >= 0]
        return [
            {
                "mob": NAMES[mob],
                "seat": controller(g, mob),
                "host": host,
                "cell": name_of(g.estates[host].ground.cells[slot]),
            }
            for mob, host, slot in out
            if slot != NOWHERE
        ]


class Reserved(Component):
    """The tile that McLaird reserves; None if there is none."""

    name: ClassVar[str] = "reserved"
    shape: ClassVar[Any] = shapes.ChronicleReservation | None

    def read(self, g: GlenMoreII, owner: int) -> Json:
        tile = reserved(g)
        if tile == NO_TILE:
            return None
        space = g.track.space_of(tile)
        return {
            "tile": g.kit.ids[tile],
            "space": None if space == OFF else space,
            "seat": controller(g, MCLAIRD),
            "coins": price_of_token(g),
        }


class Tollgates(Component):
    """McWander's tokens on clan domains."""

    name: ClassVar[str] = "tollgates"
    shape: ClassVar[Any] = list[shapes.ChronicleTollgate]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        seat = controller(g, MCWANDER)
        laid = tollgates(marks_of(g, MCWANDER)) if seat >= 0 else []
        return [{"domain": g.book.domain_ids[domain], "seat": seat, "coins": coins} for domain, coins in laid]


class Claims(Component):
    """McClaim's tokens on landmark cards."""

    name: ClassVar[str] = "claimed-cards"
    shape: ClassVar[Any] = list[shapes.ChronicleClaim]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        seat = controller(g, MCCLAIM)
        return [{"card": g.kit.card_ids[card], "owner": owner_of(g, card), "seat": seat} for card in claimed(g)]


class Mobs(Component):
    """Those that a player controls."""

    name: ClassVar[str] = "mobs"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = list[shapes.ChronicleMob]

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [
            {
                "mob": NAMES[mob],
                "vp": PENALTIES[mob],
                "tokens": MOBS[mob].tokens(g),
                "spent": MOBS[mob].is_spent(g),
            }
            for mob in prison(g).at(owner)
        ]


class Pennies(Component):
    """By the side that is up."""

    name: ClassVar[str] = "pennies"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = shapes.ChroniclePennies

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return {"minus": prison(g).minus[owner], "plus": prison(g).plus[owner]}


COMPONENTS: Final[tuple[Component, ...]] = (
    InPrison(),
    Figures(),
    Reserved(),
    Tollgates(),
    Claims(),
    Mobs(),
    Pennies(),
)
