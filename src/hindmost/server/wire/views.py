"""What the engine's views look like, game by game, for those who write clients. The tests hold the engine to it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class AnyView(Struct, frozen=True, forbid_unknown_fields=True):
    """What the views of all games begin with."""

    game: str
    rules: str
    chronicles: list[int]
    options: dict[str, Any]
    you: int | None
    over: bool
    active: int
    asked: list[int]
    step: str | None
    winners: list[int] | None


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile in a territory."""

    cell: str
    """Column and row from the home village: `1,-2`."""
    tile: str
    goods: dict[str, int]
    members: int


class RondelSpace(Struct, frozen=True, forbid_unknown_fields=True):
    tile: str | None
    piece: int | None
    """The seat whose pawn stands there; the Die follows the last seat."""
    gap: bool


class MarketRow(Struct, frozen=True, forbid_unknown_fields=True):
    good: str
    filled: int
    buy: int | None
    sell: int | None


class GlenMoreTurn(Struct, frozen=True, forbid_unknown_fields=True):
    hand: str | None
    spot: str | None
    activated: list[str]
    movement: int
    extra_used: bool
    everywhere: bool
    woken: list[str]
    """Cells that this turn's placement still lets the active player activate with effect."""


class TempoPiece(Struct, frozen=True, forbid_unknown_fields=True):
    piece: int
    turns: int
    """The most turns it can have in a row before the next piece must act."""


class Tempo(Struct, frozen=True, forbid_unknown_fields=True):
    """What follows if the turn ends as it stands."""

    order: list[TempoPiece]
    """Hindmost first."""
    left: list[int]
    """Spaces of the rondel whose tiles are left behind and leave the game."""
    drawn: int
    """Tiles that are laid then."""
    scoring: bool
    """Whether the last tile of a stack is among them, so that there is a scoring."""
    final: bool
    """Whether it is the last one, with which the game ends."""


class GlenMoreScoring(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    held: int
    counts: list[dict[str, int]]
    if_scored_now: list[dict[str, int]]
    at_end: list[dict[str, int]] | None = None
    """By the text of a card: what it would give if the game ended now. Only where cards count tiles."""


class GlenMoreTable(Struct, frozen=True, forbid_unknown_fields=True):
    rondel: list[RondelSpace]
    market: list[MarketRow]
    stacks: list[int]
    """Tiles left in each."""
    discards: list[str]
    scoring: GlenMoreScoring
    turn: GlenMoreTurn
    tempo: Tempo


class GlenMoreSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    seat: int
    coins: int
    whisky: int
    territory: list[Tile]
    parliament: int
    cards: list[str]
    vp: int | None = None
    """Your own; of others once the game is over."""
    sheet: list[tuple[int, int, str, str, int]] | None = None
    """Awards: seat, points, source, clause, number of the scoring. As secret as the points."""


class GlenMoreView(AnyView, frozen=True, forbid_unknown_fields=True):
    """Glen More, as one seat may see it."""

    table: GlenMoreTable
    seats: list[GlenMoreSeat]


class ChronicleMountain(Struct, frozen=True, forbid_unknown_fields=True):
    """Chronicle 2: the table's `mountain`."""

    space: int
    width: int
    """Spaces of the rondel that it takes."""
    coins: int
    goods: dict[str, int]


class ChronicleEngland(Struct, frozen=True, forbid_unknown_fields=True):
    """Chronicle 4: the table's `england`."""

    holder: int | None
    """Who has the England token."""
    prices: list[int]
    """Of the spaces of the row England."""
    filled: int
    piece: int
    """The Englishman among the pieces of the rondel."""
    space: int | None


class ChronicleGreatGlenCard(Struct, frozen=True, forbid_unknown_fields=True):
    """Chronicle 7: one of the table's `great-glen`."""

    card: str
    accepted: bool | None
    aye: int
    """Votes that lie on it."""
    nay: int
    values: list[int]
    """By seat: what the card measures, now."""
    best: list[int]


class ChronicleVotes(Struct, frozen=True, forbid_unknown_fields=True):
    """Chronicle 7: the `votes` that a seat has left."""

    aye: int
    nay: int


class LandTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile in a territory of Glen More II."""

    cell: str
    tile: str
    covered: list[str]
    """The tiles under it, the lowest first."""
    goods: dict[str, int]
    scotsmen: int


class SharedSpace(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the rondel on which several pieces may stand."""

    tile: str | None
    pieces: list[int]
    """Seats; then come the neutral pieces."""
    gap: bool


class ClanDomain(Struct, frozen=True, forbid_unknown_fields=True):
    markers: list[int]
    """The seats whose markers are there."""
    coins: int | None
    """What a marker costs now; nothing where nobody may place one."""
    road: list[str]
    """The domains along the road that is paid, itself last."""


class GlenMoreIITurn(Struct, frozen=True, forbid_unknown_fields=True):
    mover: int
    """The piece that moves: the active player's pawn, unless a chronicle lends another."""
    hand: str | None
    spot: str | None
    activated: list[str]
    movement: int
    extra_used: bool
    everywhere: bool
    woken: list[str]
    """Cells that this turn's placement still lets the active player activate with effect."""


class GlenMoreIITable(Struct, frozen=True):
    """Chronicles add what is theirs."""

    rondel: list[SharedSpace]
    neutral: list[str]
    """The pieces that belong to no seat, by name; they follow the last seat."""
    market: list[MarketRow]
    stacks: dict[str, int]
    """Tiles left in each, in the order in which they are drawn."""
    discards: list[str]
    removed: list[str]
    """Tiles out of the game."""
    landmarks: list[str]
    """The cards beside the board."""
    clans: dict[str, ClanDomain]
    scoring: GlenMoreScoring
    turn: GlenMoreIITurn
    tempo: Tempo


class Reserve(Struct, frozen=True, forbid_unknown_fields=True):
    scotsmen: int
    markers: int


class GlenMoreIISeat(Struct, frozen=True):
    """Chronicles add what is theirs."""

    seat: int
    coins: int
    whisky: int
    territory: list[LandTile]
    reserve: Reserve
    cards: list[str]
    persons: list[str]
    domains: list[str]
    """Of its markers, in the order in which they were placed."""
    vp: int
    sheet: list[tuple[int, int, str, str, int]]
    """Awards: seat, points, source, clause, number of the scoring."""


class GlenMoreIIView(AnyView, frozen=True, forbid_unknown_fields=True):
    """Glen More II: everybody sees the same, unless a chronicle has secrets."""

    table: GlenMoreIITable
    seats: list[GlenMoreIISeat]


class GlasgowRing(Struct, frozen=True, forbid_unknown_fields=True):
    tiles: list[str | None]
    """By position: the contract, or nothing where an architect is."""
    merchants: list[int]
    hindmost: int
    """Who acts next, if the turn ends as it stands."""
    gap: int


class CityBuilding(Struct, frozen=True, forbid_unknown_fields=True):
    cell: str
    building: str
    owner: int


class GlasgowHand(Struct, frozen=True, forbid_unknown_fields=True):
    building: str | None


class GlasgowTable(Struct, frozen=True, forbid_unknown_fields=True):
    ring: GlasgowRing
    offers: list[list[str]]
    """By architect."""
    pile: int
    """Buildings left to draw."""
    discards: list[str]
    unused: list[str]
    """The contracts left in the box."""
    city: list[CityBuilding]
    hand: GlasgowHand


class GlasgowScore(Struct, frozen=True, forbid_unknown_fields=True):
    vp: int
    sheet: list[tuple[int, int, str, str, int]]
    """Awards: seat, points, source, clause, number of the scoring."""


class GlasgowSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    store: dict[str, int]
    doubled: bool
    """Whether the merchant's next stop counts twice."""
    score: GlasgowScore


class GlasgowView(AnyView, frozen=True, forbid_unknown_fields=True):
    """Glasgow: everybody sees the same."""

    table: GlasgowTable
    seats: list[GlasgowSeat]


VIEWS: dict[str, type[Struct]] = {
    "glen-more": GlenMoreView,
    "glen-more-ii": GlenMoreIIView,
    "glasgow": GlasgowView,
}
"""By game; a game that is not here sends views all the same."""

TABLE_PARTS: dict[str, Any] = {
    "mountain": ChronicleMountain,
    "england": ChronicleEngland,
    "great-glen": list[ChronicleGreatGlenCard],
}
"""What chronicles add to the table; one that is not here plays all the same."""
SEAT_PARTS: dict[str, Any] = {"votes": ChronicleVotes, "pile": list[str]}
"""What chronicles add to a seat."""
