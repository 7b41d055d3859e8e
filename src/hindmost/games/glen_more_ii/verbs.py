"""The choices of Glen More II that the other Glen More games do not have, and their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hindmost.kernel.kinds import Kind
from hindmost.kernel.messages import Msg, Name
from hindmost.kernel.position import asks_nature, shows_next
from hindmost.kernel.verbs import VERB_SHIFT, Verb
from hindmost.mechanics import verbs as shared
from hindmost.mechanics.verbs import END, GLEN_VERBS, Args, spot_args, spot_name, spot_target, tile_message
from hindmost.mechanics.wording import good_message

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII
    from hindmost.mechanics.glen import GlenState

STOP: Final = 13 << VERB_SHIFT
CLAIM: Final = 14 << VERB_SHIFT
EXTRA: Final = 15 << VERB_SHIFT
PUT: Final = 16 << VERB_SHIFT
ENLIST: Final = 17 << VERB_SHIFT
REMOVE: Final = 18 << VERB_SHIFT
FETCH: Final = 19 << VERB_SHIFT
EFFECT: Final = 20 << VERB_SHIFT
RECEIVE: Final = 21 << VERB_SHIFT
DISTIL: Final = 22 << VERB_SHIFT
PAY_COINS: Final = 23 << VERB_SHIFT
PASS: Final = 24 << VERB_SHIFT

PASSING_MARKER: Final = ("-marker", "GM2-IMM-06")
PASSING_GOODS: Final = ("-goods", "GM2-COMP-05")
PASSING_REMOVAL: Final = ("-removal", "GM2-LAND-09")
PASSING_ACTIVATION: Final = ("-activation", "GM2-ACT-02")

COIN: Final = 0
MOVEMENT: Final = 1
BARREL: Final = 0
POINTS: Final = 1


def domain_message(g: GlenMoreII, domain: int) -> Msg:
    return Name("domain", g.book.domain_ids[domain])


class PlaceTile(shared.Place):
    """Payload: the cell; an overlay's cell has a tile already."""

    def variant(self, g: GlenState, payload: int) -> str:
        return "-over" if self._covered(g, payload) >= 0 else ""

    def args(self, g: GlenState, payload: int) -> Args:
        slot = self._covered(g, payload)
        covered = {"covered": tile_message(g, g.estates[g.active].ground.tiles[slot])} if slot >= 0 else {}
        return {**super().args(g, payload), **covered}

    def clause(self, g: GlenState, payload: int) -> str:
        return g.kit.rules["cover" if self._covered(g, payload) >= 0 else "place"]

    def _covered(self, g: GlenState, cell: int) -> int:
        return g.estates[g.active].ground.slot_of(cell)


class PayScotsman(Verb):
    """Payload: the slot he stands on."""

    name: ClassVar[str] = "pay scotsman"
    kind: ClassVar[Kind] = "pay"
    figure: ClassVar[bool] = True

    def words(self, g: GlenMoreII, payload: int) -> str:
        return spot_name(g, payload)

    def message(self, g: GlenMoreII, payload: int) -> Msg:
        return Msg("option-pay-scotsman", spot_args(g, payload))

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [spot_target(g, payload)]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return g.kit.rules["pay-member"]


class Walk(shared.Move):
    """Payload: the slot of the Scotsman who is to move."""

    def variant(self, g: GlenState, payload: int) -> str:
        return "-scotsman"


class Stop(Verb):
    """Payload: the space. Whoever stops at World's End takes no further turn."""

    name: ClassVar[str] = "stop"

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        tile = g.track.tiles[payload]
        return {"tile": tile_message(g, tile), "steps": g.track.distance(g.mover, payload)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"rondel:{payload}"]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, STOP | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return g.kit.clauses[g.track.tiles[payload]]


class EndTurn(shared.End):
    """New tiles are laid as long as there are any."""

    def reveals(self, g: GlenState, payload: int) -> bool:
        return asks_nature(g, END | payload)


class Claim(Verb):
    """Payload: the domain."""

    name: ClassVar[str] = "claim"

    def words(self, g: GlenMoreII, payload: int) -> str:
        return g.book.domain_ids[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {
            "domain": domain_message(g, payload),
            "coins": g.marker_costs()[payload],
        }

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"domain:{g.book.domain_ids[payload]}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return g.book.domain_clauses[payload]


class Extra(shared.Activate):
    """Payload: the slot of the tile activated by a landmark, in addition to the others."""

    name: ClassVar[str] = "extra"
    kind: ClassVar[Kind] = "extra"

    def clause(self, g: GlenState, payload: int) -> str:
        return "GM2-LAND-10"


class GoodAndTile(Verb):
    """Payload: kind << 8 | slot of the tile that the good comes onto or from."""

    def words(self, g: GlenMoreII, payload: int) -> str:
        return f"{g.kit.goods[payload >> 8]} {spot_name(g, payload & 0xFF)}"

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"good": good_message(g.kit.goods[payload >> 8], 1), **spot_args(g, payload & 0xFF)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [spot_target(g, payload & 0xFF)]


class Put(GoodAndTile):
    """A good comes onto a tile."""

    name: ClassVar[str] = "put"

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "GM2-CLAN-09"


class Enlist(Verb):
    """Payload: the slot on which the Scotsman comes."""

    name: ClassVar[str] = "enlist"

    def words(self, g: GlenMoreII, payload: int) -> str:
        return spot_name(g, payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return spot_args(g, payload)

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [spot_target(g, payload)]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "GM2-CLAN-09"


class Remove(Enlist):
    """Payload: the slot of the tile that leaves the game."""

    name: ClassVar[str] = "remove"

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "GM2-REMOVE-01"


class Fetch(Verb):
    """Payload: the tile."""

    name: ClassVar[str] = "fetch"

    def words(self, g: GlenMoreII, payload: int) -> str:
        return g.kit.ids[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"tile": tile_message(g, payload)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"discard:{g.kit.ids[payload]}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "GM2-DOM-18a"


class NextEffect(Verb):
    """Payload: tile << 8 | number of the effect of the tile just placed that is carried out next."""

    name: ClassVar[str] = "effect"

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str((payload & 0xFF) + 1)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        deed = g.book.deeds[payload >> 8][payload & 0xFF]
        return {"effect": deed.effect.message(g.kit.lexicon)}

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "GM2-IMM-01"


class Receive(Verb):
    """Payload: COIN or MOVEMENT, for a tile that was discarded."""

    name: ClassVar[str] = "receive"

    def words(self, g: GlenMoreII, payload: int) -> str:
        return "movement" if payload == MOVEMENT else "coin"

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-movement" if payload == MOVEMENT else "-coin"

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "GM2-TAKE-06"


class Distil(Verb):
    """Payload: BARREL or POINTS."""

    name: ClassVar[str] = "distil"

    def words(self, g: GlenMoreII, payload: int) -> str:
        return "vp" if payload == POINTS else "whisky"

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-vp" if payload == POINTS else "-whisky"

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"vp": g.book.distil_vp} if payload == POINTS else {}

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "GM2-DOM-09"


class PayCoins(Verb):
    """Coins in the place of one good."""

    name: ClassVar[str] = "pay coins"
    kind: ClassVar[Kind] = "pay"

    def message(self, g: GlenMoreII, payload: int) -> Msg:
        return Msg("option-pay-coins", {"coins": g.book.swap_coins})

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "GM2-DOM-21"


class Pass(Verb):
    """Do nothing, or nothing more; what that means depends on what is asked."""

    name: ClassVar[str] = "pass"
    kind: ClassVar[Kind] = "pass"

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return g.stack[-1].passing[0]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return shows_next(g, PASS)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return g.stack[-1].passing[1]


_REPLACED: Final[dict[type[Verb], type[Verb]]] = {
    shared.Place: PlaceTile,
    shared.PayMember: PayScotsman,
    shared.Move: Walk,
    shared.End: EndTurn,
}
VERBS: Final[tuple[type[Verb], ...]] = (
    *(_REPLACED.get(verb, verb) for verb in GLEN_VERBS),
    Stop,
    Claim,
    Extra,
    Put,
    Enlist,
    Remove,
    Fetch,
    NextEffect,
    Receive,
    Distil,
    PayCoins,
    Pass,
)
"""In the order of their numbers, from 1."""
