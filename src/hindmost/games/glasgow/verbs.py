"""The choices of Glasgow as they read outside."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.catalogue.glasgow import KINDS
from hindmost.games.glasgow.kit import ARCHITECTS, DOUBLE, GAIN_DEED, RING
from hindmost.games.glasgow.state import ARCHITECT, Glasgow
from hindmost.kernel.chance import Nature
from hindmost.kernel.kinds import Kind
from hindmost.kernel.messages import Msg
from hindmost.kernel.position import Position
from hindmost.kernel.verbs import PAYLOAD, VERB_SHIFT, Verb
from hindmost.mechanics.cells import name_of, x_of, y_of
from hindmost.mechanics.wording import bundle_message, good_message

GO: Final = 1 << VERB_SHIFT
USE: Final = 2 << VERB_SHIFT
CHOOSE: Final = 3 << VERB_SHIFT
CONVERT: Final = 4 << VERB_SHIFT
STOP: Final = 5 << VERB_SHIFT
REFRESH: Final = 6 << VERB_SHIFT
LINE: Final = 7 << VERB_SHIFT
REVEAL: Final = 8 << VERB_SHIFT
BUILD: Final = 9 << VERB_SHIFT
SCRAP: Final = 10 << VERB_SHIFT
PAY: Final = 11 << VERB_SHIFT
PLACE: Final = 12 << VERB_SHIFT
FACTORY: Final = 13 << VERB_SHIFT
DECLINE: Final = 14 << VERB_SHIFT
END: Final = 15 << VERB_SHIFT

COLUMN: Final = 1 << 16
"""Set in the payload of a line that is a column; the cell beside it lies in the line."""
NO_WHISKY: Final = 7
"""The payload of a payment in goods alone."""

Args = dict[str, int | str | Msg]


def building_message(g: Glasgow, building: int) -> Msg:
    return Msg(f"building-{g.kit.types[building]}", {"number": g.kit.numbers[building]})


def contract_message(g: Glasgow, position: int) -> Msg:
    """A tile of the ring in words."""
    return Msg("ring-architect", {}) if position in ARCHITECTS else contract_words(g, g.ring[position])


def contract_words(g: Glasgow, contract: int) -> Msg:
    if g.kit.gives_whisky[contract]:
        return Msg("ring-whisky", {})
    kind = KINDS[g.kit.contract_kinds[contract]]
    return Msg(f"ring-{kind}", {"goods": goods_message(g, g.kit.gives[contract])} if kind == "goods" else {})


def goods_message(g: Glasgow, bundle: int) -> Msg:
    return bundle_message(bundle, g.kit.goods)


class GlasgowVerb(Verb):
    """Message keys are one set for all games: those of Glasgow say so."""

    family: ClassVar[str] = "option-glasgow-"

    def message(self, g: Glasgow, payload: int) -> Msg:
        return Msg(f"{self.family}{self.name}{self.variant(g, payload)}", self.args(g, payload))

    def reveals(self, g: Glasgow, payload: int) -> bool:
        """Whether a building is drawn before anybody is asked again: that depends on what the factories do."""
        choice = self.number << VERB_SHIFT | payload
        if choice not in (g.stack[-1].ask(g) or ()):
            return False
        trial = Position(g.copy(), Nature(0, {}))
        trial.play(choice)
        return trial.drew


def order_is_idle(g: Glasgow) -> bool:
    """Whether all factories that wait give fixed goods: then their order changes nothing."""
    slots = [choice & PAYLOAD for choice in g.stack[-1].ask(g) or ()]
    return all(g.kit.deeds[g.city.tiles[slot]] == GAIN_DEED for slot in slots)


def by_factory(g: Glasgow) -> bool:
    """Whether a factory asks, and not a contract."""
    return any(frame.kind() == "factories" for frame in g.stack)


def uses_left(g: Glasgow) -> int:
    """How often the contract may still be used: more than once only where the stop counts twice."""
    return sum(frame.kind() == "use-contract" for frame in g.stack)


def free_builds(g: Glasgow) -> int:
    """How many build actions without extra gold are left at an architect, if the stop counts twice."""
    if g.stack[-1].kind() != "architect":
        return 0
    _, action, _ = g.stack[-1].fields()
    return max(0, 3 - action)


def counts_twice(g: Glasgow) -> bool:
    """Whether the stop under way counts twice: the merchant has come from a double contract (GLA-DBL-03)."""
    steps = next(frame.fields()[0] for frame in g.stack if frame.kind() == "next-turn")
    tile = g.ring[(g.merchants[g.active] - steps) % RING]
    return tile != ARCHITECT and g.kit.contract_kinds[tile] == DOUBLE


class Go(GlasgowVerb):
    """Payload: the position of the ring."""

    name: ClassVar[str] = "go"

    def words(self, g: Glasgow, payload: int) -> str:
        return str(payload)

    def args(self, g: Glasgow, payload: int) -> Args:
        return {"steps": (payload - g.merchants[g.active]) % RING, "tile": contract_message(g, payload)}

    def targets(self, g: Glasgow, payload: int) -> list[str]:
        return [f"ring:{payload}"]

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-MOVE-04" if payload == g.merchants[1 - g.active] else "GLA-MOVE-02"


class Use(GlasgowVerb):
    """Take the goods of the contract."""

    name: ClassVar[str] = "use"

    def args(self, g: Glasgow, payload: int) -> Args:
        return {"tile": contract_message(g, g.merchants[g.active])}

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-CON-GOODS"

    def sort(self, g: Glasgow, payload: int) -> str:
        return "free"


class Choose(GlasgowVerb):
    """Payload: the kind of good."""

    name: ClassVar[str] = "choose"

    def words(self, g: Glasgow, payload: int) -> str:
        return g.kit.goods[payload]

    def args(self, g: Glasgow, payload: int) -> Args:
        return {"good": good_message(g.kit.goods[payload], 1)}

    def targets(self, g: Glasgow, payload: int) -> list[str]:
        return [f"good:{g.kit.goods[payload]}"]

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-CON-ANY"


class Convert(GlasgowVerb):
    """Payload: conversion << 1 | whether whisky stands in for the good given."""

    name: ClassVar[str] = "convert"

    def words(self, g: Glasgow, payload: int) -> str:
        words = g.kit.conversion_words[payload >> 1]
        return f"{words} whisky" if payload & 1 else words

    def variant(self, g: Glasgow, payload: int) -> str:
        if not payload & 1:
            return ""
        return "-whisky" if g.kit.conversions[payload >> 1][1] == 1 else "-whisky-too"

    def args(self, g: Glasgow, payload: int) -> Args:
        given, number, gained, received = g.kit.conversions[payload >> 1]
        good = g.kit.goods[given]
        args: Args = {"given": good_message(good, number), "gained": good_message(g.kit.goods[gained], received)}
        if payload & 1 and number > 1:
            args = {**args, "given": good_message(good, number - 1), "one": good_message(good, 1)}
        return args

    def clause(self, g: Glasgow, payload: int) -> str:
        if payload & 1:
            return "GLA-WHISKY-06"
        return "GLA-FACT-TRADE" if by_factory(g) else "GLA-CON-TRADE"


class Stop(GlasgowVerb):
    """Convert no more."""

    name: ClassVar[str] = "stop"
    kind: ClassVar[Kind] = "pass"

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-FACT-TRADE" if by_factory(g) else "GLA-CON-TRADE"


class Refresh(GlasgowVerb):
    """Payload: the architect, counted from 0; people count them from 1."""

    name: ClassVar[str] = "refresh"

    def words(self, g: Glasgow, payload: int) -> str:
        return str(payload + 1)

    def args(self, g: Glasgow, payload: int) -> Args:
        return {"architect": payload + 1}

    def targets(self, g: Glasgow, payload: int) -> list[str]:
        return [f"ring:{ARCHITECTS[payload]}"]

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-FACT-REFRESH" if by_factory(g) else "GLA-CON-REFRESH"


class Line(GlasgowVerb):
    """Payload: a cell of the line, with COLUMN for its column, without for its row."""

    name: ClassVar[str] = "line"

    def words(self, g: Glasgow, payload: int) -> str:
        cell = payload & 0xFFFF
        return f"column {x_of(cell)}" if payload & COLUMN else f"row {y_of(cell)}"

    def variant(self, g: Glasgow, payload: int) -> str:
        return "-column" if payload & COLUMN else "-row"

    def args(self, g: Glasgow, payload: int) -> Args:
        cell = payload & 0xFFFF
        return {"n": x_of(cell) if payload & COLUMN else y_of(cell)}

    def targets(self, g: Glasgow, payload: int) -> list[str]:
        cell = payload & 0xFFFF
        across = x_of if payload & COLUMN else y_of
        return [f"city:{name_of(other)}" for other in g.city.cells if across(other) == across(cell)]

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-CON-ACTIVATE"


class Reveal(GlasgowVerb):
    """Turn over a building."""

    name: ClassVar[str] = "reveal"

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-CON-REVEAL"


class Build(GlasgowVerb):
    """Payload: fee << 8 | building."""

    name: ClassVar[str] = "build"

    def words(self, g: Glasgow, payload: int) -> str:
        return g.kit.ids[payload & 0xFF]

    def variant(self, g: Glasgow, payload: int) -> str:
        return "-fee" if payload >> 8 else ""

    def args(self, g: Glasgow, payload: int) -> Args:
        building = payload & 0xFF
        price = goods_message(g, g.kit.costs[building])
        args: Args = {"building": building_message(g, building), "price": price, "vp": g.kit.vp[building]}
        return {**args, "fee": payload >> 8} if payload >> 8 else args

    def targets(self, g: Glasgow, payload: int) -> list[str]:
        return [f"building:{g.kit.ids[payload & 0xFF]}"]

    def clause(self, g: Glasgow, payload: int) -> str:
        if payload == g.hand:
            return "GLA-CON-REVEAL"
        return "GLA-BUILD-07" if payload >> 8 else "GLA-BUILD-01"


class Scrap(GlasgowVerb):
    """Discard the building turned over for the first good of its cost."""

    name: ClassVar[str] = "scrap"

    def args(self, g: Glasgow, payload: int) -> Args:
        good = g.kit.goods[g.kit.first[g.hand]]
        return {"building": building_message(g, g.hand), "good": good_message(good, 1)}

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-CON-REVEAL"


class Pay(GlasgowVerb):
    """Payload: the good that whisky stands in for, or NO_WHISKY."""

    name: ClassVar[str] = "pay"
    kind: ClassVar[Kind] = "pay"

    def words(self, g: Glasgow, payload: int) -> str:
        return "goods" if payload == NO_WHISKY else f"whisky {g.kit.goods[payload]}"

    def variant(self, g: Glasgow, payload: int) -> str:
        return "-goods" if payload == NO_WHISKY else "-whisky"

    def args(self, g: Glasgow, payload: int) -> Args:
        return {} if payload == NO_WHISKY else {"good": good_message(g.kit.goods[payload], 1)}

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-BUILD-02" if payload == NO_WHISKY else "GLA-WHISKY-05"


class Place(GlasgowVerb):
    """Payload: the cell of the city."""

    name: ClassVar[str] = "place"
    kind: ClassVar[Kind] = "place"

    def words(self, g: Glasgow, payload: int) -> str:
        return name_of(payload)

    def args(self, g: Glasgow, payload: int) -> Args:
        return {"building": building_message(g, g.hand), "cell": name_of(payload)}

    def targets(self, g: Glasgow, payload: int) -> list[str]:
        return [f"city:{name_of(payload)}"]

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-PLACE-02" if g.city.cells else "GLA-PLACE-01"


class Factory(GlasgowVerb):
    """Payload: the slot of the city."""

    name: ClassVar[str] = "factory"

    def words(self, g: Glasgow, payload: int) -> str:
        return name_of(g.city.cells[payload])

    def variant(self, g: Glasgow, payload: int) -> str:
        return "" if g.owners[payload] == g.active else "-rival"

    def args(self, g: Glasgow, payload: int) -> Args:
        effect = g.kit.effects[g.city.tiles[payload]]
        return {"effect": effect.message(), "cell": name_of(g.city.cells[payload])}

    def targets(self, g: Glasgow, payload: int) -> list[str]:
        return [f"city:{name_of(g.city.cells[payload])}"]

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-FACT-05"

    def sort(self, g: Glasgow, payload: int) -> str:
        return "free" if order_is_idle(g) else "choice"


class Decline(GlasgowVerb):
    """Leave a factory's offer unused."""

    name: ClassVar[str] = "decline"
    kind: ClassVar[Kind] = "pass"

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-FACT-08"


class End(GlasgowVerb):
    """End the turn."""

    name: ClassVar[str] = "end"
    kind: ClassVar[Kind] = "end"

    def variant(self, g: Glasgow, payload: int) -> str:
        """A stop that counts twice is easily left too early."""
        if not counts_twice(g) or g.stack[-1].ask(g) == [END]:
            return ""
        if free_builds(g):
            return "-unbuilt"
        return "-unused" if uses_left(g) else ""

    def args(self, g: Glasgow, payload: int) -> Args:
        return {"uses": free_builds(g) or uses_left(g)} if self.variant(g, payload) else {}

    def clause(self, g: Glasgow, payload: int) -> str:
        return "GLA-TURN-03"


GLASGOW_VERBS: Final = (
    Go, Use, Choose, Convert, Stop, Refresh, Line, Reveal, Build, Scrap, Pay, Place, Factory, Decline, End,
)  # fmt: skip
"""In the order of their numbers, from 1."""
