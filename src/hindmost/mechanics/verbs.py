"""The verbs that the Glen More games share, and their numbers. See `kernel.verbs` for what a verb is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hindmost.kernel.kinds import Kind
from hindmost.kernel.messages import Msg, Name
from hindmost.kernel.verbs import VERB_SHIFT, Verb
from hindmost.mechanics.cells import name_of
from hindmost.mechanics.market import CLOSED
from hindmost.mechanics.wording import deed_message, good_message

if TYPE_CHECKING:
    from hindmost.mechanics.glen import GlenState

TAKE: Final = 1 << VERB_SHIFT
PLACE: Final = 2 << VERB_SHIFT
DISCARD: Final = 3 << VERB_SHIFT
PAY: Final = 4 << VERB_SHIFT
PAY_MEMBER: Final = 5 << VERB_SHIFT
ACTIVATE: Final = 6 << VERB_SHIFT
GIVE: Final = 7 << VERB_SHIFT
CHOOSE: Final = 8 << VERB_SHIFT
MOVE: Final = 9 << VERB_SHIFT
TO: Final = 10 << VERB_SHIFT
END: Final = 11 << VERB_SHIFT
SELL: Final = 12 << VERB_SHIFT

BESIDE: Final = 255
"""Stands for a slot where the place is not on a tile: the market, the parliament."""

Args = dict[str, int | str | Msg]


def tile_message(g: GlenState, tile: int) -> Msg:
    return Name("tile", g.kit.names[tile])


def spot_args(g: GlenState, slot: int) -> Args:
    """The tile on a slot of the active player's territory, and where it lies."""
    ground = g.estates[g.active].ground
    return {"tile": tile_message(g, ground.tiles[slot]), "cell": name_of(ground.cells[slot])}


def spot_name(g: GlenState, slot: int) -> str:
    return name_of(g.estates[g.active].ground.cells[slot])


def spot_target(g: GlenState, slot: int) -> str:
    return f"cell:{g.active}:{spot_name(g, slot)}"


class Take(Verb):
    """Payload: the space of the rondel."""

    name: ClassVar[str] = "take"
    kind: ClassVar[Kind] = "take"

    def words(self, g: GlenState, payload: int) -> str:
        return str(payload)

    def variant(self, g: GlenState, payload: int) -> str:
        return "-" + g.fate(payload)

    def args(self, g: GlenState, payload: int) -> Args:
        tile = g.track.tiles[payload]
        return {
            "tile": tile_message(g, tile),
            "space": payload,
            "steps": g.track.distance(g.active, payload),
            "price": g.tile_price(tile).message(g.kit.lexicon),
            "coins": g.coins_for(tile),
        }

    def targets(self, g: GlenState, payload: int) -> list[str]:
        return [f"rondel:{payload}"]

    def wasteful(self, g: GlenState, payload: int) -> bool:
        return g.fate(payload) in ("unplaceable", "unpayable")

    def clause(self, g: GlenState, payload: int) -> str:
        return g.kit.rules["take-in-vain" if self.wasteful(g, payload) else "take"]


class Place(Verb):
    """Payload: the cell."""

    name: ClassVar[str] = "place"
    kind: ClassVar[Kind] = "place"

    def words(self, g: GlenState, payload: int) -> str:
        return name_of(payload)

    def args(self, g: GlenState, payload: int) -> Args:
        return {"tile": tile_message(g, g.hand), "cell": name_of(payload)}

    def targets(self, g: GlenState, payload: int) -> list[str]:
        return [f"cell:{g.active}:{name_of(cell)}" for cell in g.cells_of(g.hand, payload)]

    def clause(self, g: GlenState, payload: int) -> str:
        return g.kit.rules["place"]


class Discard(Verb):
    """Throw the tile in hand away; the turn ends with it."""

    name: ClassVar[str] = "discard"

    def args(self, g: GlenState, payload: int) -> Args:
        return {"tile": tile_message(g, g.hand)}

    def wasteful(self, g: GlenState, payload: int) -> bool:
        return True

    def reveals(self, g: GlenState, payload: int) -> bool:
        return True

    def clause(self, g: GlenState, payload: int) -> str:
        return g.kit.rules["discard"]


class Pay(Verb):
    """Payload: kind << 8 | slot, or BESIDE for a purchase."""

    name: ClassVar[str] = "pay"
    kind: ClassVar[Kind] = "pay"

    def words(self, g: GlenState, payload: int) -> str:
        slot = payload & 0xFF
        return f"{g.kit.goods[payload >> 8]} {'market' if slot == BESIDE else spot_name(g, slot)}"

    def variant(self, g: GlenState, payload: int) -> str:
        if payload & 0xFF != BESIDE:
            return ""
        return "-market-full" if g.market.price(payload >> 8) == CLOSED else "-market"

    def args(self, g: GlenState, payload: int) -> Args:
        kind = payload >> 8
        slot = payload & 0xFF
        good = good_message(g.kit.goods[kind], 1)
        if slot == BESIDE:
            return {"good": good, "coins": g.market.price(kind)}
        return {"good": good, **spot_args(g, slot)}

    def targets(self, g: GlenState, payload: int) -> list[str]:
        slot = payload & 0xFF
        return [f"market:{g.kit.goods[payload >> 8]}" if slot == BESIDE else spot_target(g, slot)]

    def clause(self, g: GlenState, payload: int) -> str:
        return g.kit.rules["buy" if payload & 0xFF == BESIDE else "pay"]


class PayMember(Verb):
    """Payload: the slot the clan member stands on, or BESIDE for parliament."""

    name: ClassVar[str] = "pay member"
    kind: ClassVar[Kind] = "pay"
    figure: ClassVar[bool] = True

    def words(self, g: GlenState, payload: int) -> str:
        return "parliament" if payload == BESIDE else spot_name(g, payload)

    def message(self, g: GlenState, payload: int) -> Msg:
        if payload == BESIDE:
            return Msg("option-pay-member-parliament", {})
        return Msg("option-pay-member", spot_args(g, payload))

    def targets(self, g: GlenState, payload: int) -> list[str]:
        return ["parliament"] if payload == BESIDE else [spot_target(g, payload)]

    def clause(self, g: GlenState, payload: int) -> str:
        return g.kit.rules["pay-member"]


class Activate(Verb):
    """Payload: the slot."""

    name: ClassVar[str] = "activate"
    kind: ClassVar[Kind] = "activate"

    def words(self, g: GlenState, payload: int) -> str:
        return spot_name(g, payload)

    def variant(self, g: GlenState, payload: int) -> str:
        return "-idle" if self.is_idle(g, payload) else ""

    def args(self, g: GlenState, payload: int) -> Args:
        if self.is_idle(g, payload):
            return spot_args(g, payload)
        tile = g.estates[g.active].ground.tiles[payload]
        return {**spot_args(g, payload), "effect": deed_message(g.kit.activation_message(tile))}

    def is_idle(self, g: GlenState, slot: int) -> bool:
        """Whether the tile does nothing when activated: then it is only ever refused."""
        return g.kit.effects[g.estates[g.active].ground.tiles[slot]] is None

    def targets(self, g: GlenState, payload: int) -> list[str]:
        return [spot_target(g, payload)]

    def clause(self, g: GlenState, payload: int) -> str:
        return g.kit.clauses[g.estates[g.active].ground.tiles[payload]]

    def sort(self, g: GlenState, payload: int) -> str:
        activation = g.kit.activations[g.estates[g.active].ground.tiles[payload]]
        return "" if activation is None else activation.sort


class Give(Verb):
    """Payload: tile << 8 | line of its exchange."""

    name: ClassVar[str] = "give"

    def words(self, g: GlenState, payload: int) -> str:
        return g.kit.line(payload >> 8, payload & 0xFF).price.words(g.kit.lexicon)

    def args(self, g: GlenState, payload: int) -> Args:
        return g.kit.line_args(payload >> 8, payload & 0xFF)

    def clause(self, g: GlenState, payload: int) -> str:
        return g.kit.clauses[payload >> 8]


class Choose(Verb):
    """Payload: the kind of good."""

    name: ClassVar[str] = "choose"

    def words(self, g: GlenState, payload: int) -> str:
        return g.kit.goods[payload]

    def args(self, g: GlenState, payload: int) -> Args:
        return {"good": good_message(g.kit.goods[payload], 1)}

    def targets(self, g: GlenState, payload: int) -> list[str]:
        return [f"good:{g.kit.goods[payload]}"]


class Move(Verb):
    """Payload: the slot of the clan member who is to move."""

    name: ClassVar[str] = "move"
    kind: ClassVar[Kind] = "move"
    figure: ClassVar[bool] = True

    def words(self, g: GlenState, payload: int) -> str:
        return spot_name(g, payload)

    def args(self, g: GlenState, payload: int) -> Args:
        return spot_args(g, payload)

    def targets(self, g: GlenState, payload: int) -> list[str]:
        return [spot_target(g, payload)]

    def clause(self, g: GlenState, payload: int) -> str:
        return g.kit.rules["move"]


class To(Verb):
    """Payload: the slot he goes to, or BESIDE for parliament."""

    name: ClassVar[str] = "to"
    kind: ClassVar[Kind] = "to"

    def words(self, g: GlenState, payload: int) -> str:
        return "parliament" if payload == BESIDE else spot_name(g, payload)

    def variant(self, g: GlenState, payload: int) -> str:
        return "-parliament" if payload == BESIDE else ""

    def args(self, g: GlenState, payload: int) -> Args:
        return {} if payload == BESIDE else spot_args(g, payload)

    def targets(self, g: GlenState, payload: int) -> list[str]:
        return ["parliament"] if payload == BESIDE else [spot_target(g, payload)]

    def clause(self, g: GlenState, payload: int) -> str:
        return g.kit.rules["parliament" if payload == BESIDE else "move"]


class End(Verb):
    """End the turn: the rondel is refilled, which shows new tiles."""

    name: ClassVar[str] = "end"
    kind: ClassVar[Kind] = "end"

    def reveals(self, g: GlenState, payload: int) -> bool:
        return True

    def clause(self, g: GlenState, payload: int) -> str:
        return g.kit.rules["end"]


class Sell(Verb):
    """Payload: kind << 8 | slot."""

    name: ClassVar[str] = "sell"
    kind: ClassVar[Kind] = "sell"

    def words(self, g: GlenState, payload: int) -> str:
        return f"{g.kit.goods[payload >> 8]} {spot_name(g, payload & 0xFF)}"

    def variant(self, g: GlenState, payload: int) -> str:
        return "" if g.market.worth(payload >> 8) else "-unwanted"

    def args(self, g: GlenState, payload: int) -> Args:
        kind = payload >> 8
        good = good_message(g.kit.goods[kind], 1)
        return {"good": good, "coins": g.market.worth(kind), **spot_args(g, payload & 0xFF)}

    def targets(self, g: GlenState, payload: int) -> list[str]:
        return [spot_target(g, payload & 0xFF), f"market:{g.kit.goods[payload >> 8]}"]

    def clause(self, g: GlenState, payload: int) -> str:
        return g.kit.rules["sell"]


GLEN_VERBS: Final = (Take, Place, Discard, Pay, PayMember, Activate, Give, Choose, Move, To, End, Sell)
"""In the order of their numbers, from 1."""
