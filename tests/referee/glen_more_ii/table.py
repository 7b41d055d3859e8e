"""What lies on the table: everything is open but the order of the stacks (GM2-COMP-07)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tests.referee import printed
from tests.referee.cells import Cell
from tests.referee.holdings import Holdings

if TYPE_CHECKING:
    from tests.referee.glen_more_ii.parts import Part

HOME_VILLAGE: Cell = (0, 0)
HOME_CASTLE: Cell = (1, 0)
WORLDS_END = "worlds-end"


class Lot:
    """A cell of a territory: its tiles, the visible one last, and what is on them."""

    def __init__(self, tiles: list[str]) -> None:
        self.tiles = tiles
        self.goods: Counter[str] = Counter()
        self.scotsmen = 0

    @property
    def tile(self) -> str:
        return self.tiles[-1]


class Estate(Holdings[Lot]):
    """What a player has."""

    def __init__(self) -> None:
        super().__init__({HOME_VILLAGE: Lot(["home-village"]), HOME_CASTLE: Lot(["home-castle"])}, 0)
        self.lots[HOME_VILLAGE].scotsmen = 1
        self.persons: list[str] = []
        self.domains: list[str] = []

    @property
    def scotsmen(self) -> int:
        return sum(lot.scotsmen for lot in self.lots.values())


class Turn:
    """What is remembered until the turn ends."""

    def __init__(self, seat: int, lent: bool = False) -> None:
        self.seat = seat
        self.lent = lent
        """Whether it is played with a pawn that a chronicle lends."""
        self.spot: Cell | None = None
        self.activated: set[Cell] = set()
        self.movement = 0
        self.extra_used = False
        self.everywhere = False
        self.fetching = False
        """Whether the tile in hand comes from the discard pile."""
        self.moved = False
        """Whether the pawn has moved."""
        self.within = 0
        """How many effects are under way in which a tile is placed or tiles are activated."""
        self.hand: str | None = None
        """The tile that is about to be placed."""
        self.steps = "before"
        """Which part of the turn: "before" the tile lies, "after" it lies (steps 4 and 5), "over"."""


class Table:
    """The whole game."""

    def __init__(
        self, data: dict[str, Any], seats: int, options: dict[str, Any], neutral: list[str], parts: list[Part]
    ) -> None:
        self.data = data
        self.parts = parts
        self.neutral = neutral
        """The pieces that are no player's, numbered after the seats."""
        self.options = options
        self.goods: list[str] = list(printed.value(data, "goods"))
        self.prices: list[int] = list(printed.value(data, "market_prices"))
        self.records: dict[str, dict[str, Any]] = {each["id"]: each for each in data["tiles"] + data["home"]}
        self.records |= {each["id"]: {**each, "type": "person"} for each in data["persons"]}
        self.records["david-hume"] = {**data["david_hume"], "type": "person"}
        self.landmarks: dict[str, dict[str, Any]] = {each["id"]: each for each in data["landmarks"]}
        self.domains: dict[str, dict[str, Any]] = {each["id"]: each for each in data["domains"]}
        self.estates = [Estate() for _ in range(seats)]
        self.places: set[str] = {WORLDS_END}
        """What lies on the rondel and is no tile."""
        self.spaces: list[str | None] = []
        self.where: dict[int, int] = {}
        self.finished: set[int] = set()
        self.arrivals: list[int] = []
        """Those who have finished, in the order in which they did."""
        self.market: dict[str, int] = dict.fromkeys(self.goods, 0)
        self.stacks: dict[str, list[str]] = {}
        self.drawn: Counter[str] = Counter()
        self.discards: list[str] = []
        self.removed: list[str] = []
        self.hume_taken = False
        self.scorings = 0
        self.in_scoring = False
        self.is_final = False
        self.turn = Turn(-1)

    def piece(self, name: str) -> int | None:
        return len(self.estates) + self.neutral.index(name) if name in self.neutral else None

    def finish(self, piece: int) -> None:
        self.finished.add(piece)
        self.arrivals.append(piece)

    def is_fixed(self, space: int) -> bool:
        """GM2-REFILL-01: World's End stays, and what the parts say."""
        tile = self.spaces[space % len(self.spaces)]
        return tile is not None and (tile == WORLDS_END or any(part.is_fixed(tile) for part in self.parts))

    def has_icon(self, tile: str) -> bool:
        """GM2-DIE-03: a chronicle or a protection icon."""
        record = self.records.get(tile, {})
        return tile in self.places or bool(record.get("chronicle") or record.get("protected"))

    def discard(self, tile: str, by: int) -> None:
        """`by`: the piece that moved."""
        if not any(part.discards(self, tile, by) for part in self.parts):
            self.discards.append(tile)

    @property
    def seat(self) -> int:
        return self.turn.seat

    @property
    def me(self) -> Estate:
        return self.estates[self.seat]

    def has(self, seat: int, domain: str) -> bool:
        return domain in self.estates[seat].domains

    @property
    def claimed(self) -> set[str]:
        """The domains that carry a marker."""
        return {domain for estate in self.estates for domain in estate.domains}

    def markers(self, domain: str) -> list[int]:
        return [seat for seat, estate in enumerate(self.estates) for each in estate.domains if each == domain]

    def scotsmen_left(self, seat: int) -> int:
        """GM2-COMP-03: one of the ten is the pawn."""
        away = sum(part.scotsmen_away(seat) for part in self.parts)
        return int(printed.value(self.data, "scotsmen")) - 1 - self.estates[seat].scotsmen - away

    def markers_left(self, seat: int) -> int:
        """GM2-COMP-04."""
        away = sum(part.markers_away(seat) for part in self.parts)
        return int(printed.value(self.data, "clan_markers")) - len(self.estates[seat].domains) - away

    def room(self, lot: Lot) -> int:
        """GM2-COMP-05."""
        return int(printed.value(self.data, "room")) - lot.goods.total()

    def type_of(self, tile: str) -> str:
        return str(self.records[tile].get("type", ""))

    def needs_place(self, tile: str) -> bool:
        """Persons do not, nor what is used in another way."""
        return self.type_of(tile) != "person" and "use" not in self.records[tile]

    def is_river(self, tile: str) -> bool:
        return bool(self.records[tile].get("river", False))

    def right_half(self, tile: str) -> str:
        """Of the left half of a double tile."""
        return str(self.records[tile].get("right_half", ""))

    def covers(self, tile: str) -> list[str]:
        """The types of which a tile covers one, by its faces; nothing for what covers no other type than its own."""
        return list(self.records[tile].get("covers", []))

    def is_overlay(self, tile: str) -> bool:
        return bool(self.records[tile].get("overlay", False))

    def name_of(self, tile: str) -> str:
        return str(self.records[tile]["name"])

    def award(self, seat: int, points: int, source: str, before: int = 0) -> None:
        """`before`: what the same source has given already."""
        if points:
            self.estates[seat].sheet.append((points, source, self.scorings))
            for part in self.parts:
                part.awarded(self, seat, points + before)
