"""What is printed on the components of each game, for those who draw them. The tests hold the catalogues to it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from hindmost.server.wire.messages import Message

Source = Literal["S", "P", "R"]
"""Where a value is known from: stated in the rulebook, public record, reconstructed."""


class Correction(Struct, frozen=True, omit_defaults=True):
    """One value in which a corrected catalogue is not the project's own."""

    kind: str
    """What its record is, where its id alone does not tell: `landmark`, `road`; otherwise empty."""
    record: str
    """Its id; empty for a fact of the whole game."""
    field: str
    """Empty if the whole record is new, or was left out."""
    before: str | None
    """None: it is new."""
    after: str | None
    """None: it was left out."""


class PrintedEffect(Struct, frozen=True, omit_defaults=True):
    """A price or an effect, three times the same."""

    words: str
    """As the catalogue's file writes it."""
    message: Message
    """For those who read it."""
    tokens: list[int | str]
    """For those who draw it: amounts, each before its thing; things in the singular; and the signs `>` for, `/` or,
    `+` and, `=` counts as. An amount may be a text that begins with a digit or a plus: `1–5`, `+1`, `2x`."""
    parts: list[PrintedEffect] = []
    """Where several effects stand together: each of them."""


class NamedToken(Struct, frozen=True):
    """A kind of token that a chronicle brings; its texts are `unit-` and `short-` with its name."""

    name: str
    sign: str
    """One character, to be drawn where there is no picture of it."""


class AnyCatalogue(Struct, frozen=True):
    """What the catalogues of all games begin with."""

    game: str
    corrections: list[Correction]
    """Empty for the project's own."""


class GlenFacts(Struct, frozen=True):
    goods: list[str]
    market_prices: list[int]
    die_faces: list[int]
    scoring: list[int]
    """VP by the lead over the lowest, from 0 on; the last one for whatever is more."""


class GlenMoreTileRecord(Struct, frozen=True):
    id: str
    name: str
    stack: str
    type: str
    colour: str
    """Of its border, by which cards count (GM1-DEF-13, GM1-END-02)."""
    river: bool
    road: bool
    cost: PrintedEffect
    immediate: PrintedEffect | None
    activation: PrintedEffect | None
    card: str | None
    source: dict[str, Source]


class GlenMoreCardRecord(Struct, frozen=True):
    id: str
    tile: str
    bonnets: int
    when: str
    effect: PrintedEffect | None
    source: dict[str, Source]


class GlenMoreCatalogue(AnyCatalogue, frozen=True):
    """Glen More: the start village is among the tiles."""

    facts: GlenFacts
    tiles: list[GlenMoreTileRecord]
    cards: list[GlenMoreCardRecord]
    tokens: list[NamedToken] = []


class GlenMoreIITileRecord(Struct, frozen=True):
    id: str
    name: str
    stack: str
    type: str
    """Empty for a place that nobody takes, such as World's End."""
    river: bool
    overlay: bool
    cost: PrintedEffect
    landmark: str | None
    immediate: PrintedEffect | None
    activation: PrintedEffect | None
    persons: int
    chronicle: bool
    source: dict[str, Source]
    covers: list[str]
    """Types of which it covers one when it is built; of half a double tile one for each face."""
    right_half: str
    """Of the left half of a double tile."""


class BackRecord(Struct, frozen=True):
    """The back of a landmark card, where a chronicle prints one."""

    id: str
    price: PrintedEffect
    home: bool
    """Whether Scotsmen are paid from the home territory; otherwise from anywhere."""
    effect: PrintedEffect | None
    clause: str
    source: dict[str, Source]


class LandmarkRecord(Struct, frozen=True):
    id: str
    tile: str
    when: Literal["placed", "scoring", "turn", "end"]
    effect: PrintedEffect | None
    source: dict[str, Source]
    back: BackRecord | None = None


class DomainRecord(Struct, frozen=True):
    id: str
    colour: str
    distance: int
    row: int
    closed: bool
    crest: bool
    when: Literal["placed", "always"]
    open: bool
    effect: PrintedEffect | None
    source: dict[str, Source]


class RoadRecord(Struct, frozen=True):
    start: str = field(name="from")
    to: str
    coins: int
    source: dict[str, Source]


ChronicleFact = int | list[int | str] | dict[str, int]


class GlenMoreIICatalogue(AnyCatalogue, frozen=True):
    """Glen More II, with what chronicles bring. What lies on the table from the beginning is among the tiles."""

    facts: GlenFacts
    tiles: list[GlenMoreIITileRecord]
    landmarks: list[LandmarkRecord]
    domains: list[DomainRecord]
    roads: list[RoadRecord]
    chronicles: dict[int, dict[str, ChronicleFact]]
    """By number and name: what else is printed on the components of a chronicle."""
    reconstructed: dict[int, list[str]]
    """By number: the names of those of them that no source gives."""
    tokens: list[NamedToken] = []


class GlasgowFacts(Struct, frozen=True):
    goods: list[str]
    types: list[str]
    capacity: list[int]
    city: list[int]
    shop_bonus: int
    tenement_bonus: int
    station_bonus: int
    station_set: list[str]
    park_points: list[int]


class BankCount(Struct, frozen=True):
    vp: int
    of: str


class BuildingRecord(Struct, frozen=True):
    id: str
    type: Literal["factory", "shop", "park", "tenement", "station", "bank", "monument"]
    price: list[str]
    """In the printed order."""
    vp: int
    deed: Literal["", "gain", "trade", "refresh"]
    """What a factory does."""
    makes: str | None
    """The good that a factory gives."""
    counts: list[BankCount]
    """What a bank counts."""
    source: dict[str, Source]


class ContractRecord(Struct, frozen=True):
    id: str
    kind: Literal["goods", "any", "trade", "refresh", "activate", "reveal", "double"]
    gained: list[str]
    source: dict[str, Source]


class TradeRecord(Struct, frozen=True):
    """What the trade contract or a factory turns into what."""

    words: str
    """As the catalogue's file writes it."""
    tokens: list[int | str]
    """For those who draw it."""


class GlasgowCatalogue(AnyCatalogue, frozen=True):
    facts: GlasgowFacts
    trades: list[TradeRecord]
    contracts: list[ContractRecord]
    buildings: list[BuildingRecord]


CATALOGUES: dict[str, type[AnyCatalogue]] = {
    "glen-more": GlenMoreCatalogue,
    "glen-more-ii": GlenMoreIICatalogue,
    "glasgow": GlasgowCatalogue,
}
"""By game."""
