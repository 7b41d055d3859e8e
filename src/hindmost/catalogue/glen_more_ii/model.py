"""What the catalogue of Glen More II holds: tiles, landmark cards, and the clan board."""
# ruff: noqa: A002 - fields are called what they are called on the components

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hindmost.catalogue.model import Facts, printed
from hindmost.kernel.messages import Json
from hindmost.mechanics.effects import Effect, Price
from hindmost.mechanics.goods import total
from hindmost.mechanics.lexicon import Lexicon

START: Final = "start"
"""The id of the start domain on the ends of roads."""
PERSON: Final = "person"
UNITS: Final[Mapping[str, str]] = {
    "member": "scotsman",
    "movement": "movement-point",
    "any": "any-resource",
    "cube": "resource",
    "different": "different-resource",
}
"""This game's own words for what its effects name (`mechanics.lexicon`)."""


class Tile:
    """A tile of the stacks, a home tile, David Hume, or a place of the rondel such as World's End."""

    __slots__ = (
        "activation",
        "chronicle",
        "clause",
        "cost",
        "covers",
        "fixed",
        "id",
        "immediate",
        "landmark",
        "lent_discards",
        "lent_stops",
        "name",
        "one_pawn",
        "overlay",
        "persons",
        "protected",
        "right_half",
        "river",
        "source",
        "stack",
        "top_part",
        "type",
        "use",
    )

    def __init__(
        self,
        id: str,
        name: str,
        stack: str,
        type: str,
        river: bool,
        overlay: bool,
        cost: Price,
        landmark: str | None,
        immediate: Effect | None,
        activation: Effect | None,
        persons: int,
        chronicle: bool,
        protected: bool,
        source: dict[str, str],
        fixed: bool = False,
        clause: str = "",
        use: str = "",
        top_part: int = 0,
        covers: tuple[str, ...] = (),
        right_half: str = "",
        one_pawn: bool = False,
        lent_stops: bool = False,
        lent_discards: bool = False,
    ) -> None:
        self.id = id
        self.name = name
        """The text key is `tile-` and this."""
        self.stack = stack
        """Empty for what comes from no stack: it lies beside the board, a place aside."""
        self.type = type
        """Empty for a place: it is never taken."""
        self.river = river
        self.overlay = overlay
        self.cost = cost
        self.landmark = landmark
        """Id of the card that comes with it."""
        self.immediate = immediate
        self.activation = activation
        self.persons = persons
        """How many persons it counts as: none unless it is a person."""
        self.chronicle = chronicle
        """Whether it carries a chronicle's icon: the Die leaves it."""
        self.protected = protected
        """Whether it carries the protection icon: nobody stops on it, and the Die leaves it."""
        self.source = source
        """The letter of each field that has one."""
        self.fixed = fixed
        """Whether it stays on the rondel for good."""
        self.clause = clause
        """The rule that its activation follows, or by which a pawn stops on it; empty: the general one."""
        self.use = use
        """The plan by which it is used once it is taken, where it is neither placed nor put aside as a person."""
        self.top_part = top_part
        """3: it lies in the first third of its stack, at a place that is drawn. 0: anywhere."""
        self.covers = covers
        """The types of which it covers a tile, where it lies on others and is no overlay. The halves of a double tile
        have one for each face: both cover their first, or both their second."""
        self.right_half = right_half
        """Id of the tile that lies to its right wherever it is laid: the other half of a double tile."""
        self.one_pawn = one_pawn
        """Of a place: whether a single pawn at a time may be on it (C0-09)."""
        self.lent_stops = lent_stops
        """Of a place: whether a pawn that is no player's, and acts for one, may stop on it too."""
        self.lent_discards = lent_discards
        """Of a place: whether such a pawn may discard it."""

    @property
    def is_person(self) -> bool:
        return self.type == PERSON

    def scotsmen(self) -> int:
        """How many come onto it at once."""
        return sum(part.gift().members for part in self.immediate.simple()) if self.immediate else 0

    def exchanges(self) -> list[tuple[int, int]]:
        """The lines that it offers: the resources that each needs, of whatever kind, and its VP."""
        lines = self.activation.trades() if self.activation else ()
        return [(total(line.price.goods) + line.price.any, line.gain.vp) for line in lines]

    def to_json(self, lexicon: Lexicon) -> Json:
        return {
            "id": self.id,
            "name": self.name,
            "stack": self.stack,
            "type": self.type,
            "river": self.river,
            "overlay": self.overlay,
            "covers": list(self.covers),
            "right_half": self.right_half,
            "cost": self.cost.to_json(lexicon),
            "landmark": self.landmark,
            "immediate": printed(self.immediate, lexicon),
            "activation": printed(self.activation, lexicon),
            "persons": self.persons,
            "chronicle": self.chronicle,
            "protected": self.protected,
            "fixed": self.fixed,
            "one_pawn": self.one_pawn,
            "lent_stops": self.lent_stops,
            "lent_discards": self.lent_discards,
            "clause": self.clause,
            "source": self.source,
        }


class Back:
    """The back of a landmark card, where a chronicle prints one: what happens, for a price, when the card is turned."""

    __slots__ = ("clause", "effect", "home", "id", "price", "source")

    def __init__(
        self, id: str, price: Price, home: bool, effect: Effect | None, source: dict[str, str], clause: str
    ) -> None:
        self.id = id
        self.price = price
        self.home = home
        """Whether Scotsmen are paid from the home territory, as for a tile; otherwise from anywhere."""
        self.effect = effect
        self.source = source
        self.clause = clause

    def to_json(self, lexicon: Lexicon) -> Json:
        return {
            "id": self.id,
            "price": self.price.to_json(lexicon),
            "home": self.home,
            "effect": printed(self.effect, lexicon),
            "clause": self.clause,
            "source": self.source,
        }


class Landmark:
    """A landmark card, taken when its tile is placed."""

    __slots__ = ("back", "clause", "effect", "id", "source", "stack", "tile", "when")

    def __init__(
        self,
        id: str,
        tile: str,
        stack: str,
        when: str,
        effect: Effect | None,
        source: dict[str, str],
        clause: str = "",
        back: Back | None = None,
    ) -> None:
        self.id = id
        """The text keys are `landmark-` and this, and the same with `-effect`."""
        self.tile = tile
        """Id of its tile."""
        self.stack = stack
        self.when = when
        """When the effect works: "placed", "scoring", "turn" or "end"."""
        self.effect = effect
        self.source = source
        self.clause = clause or "GM2-IMM-02"
        self.back = back

    def to_json(self, lexicon: Lexicon) -> Json:
        return {
            "id": self.id,
            "tile": self.tile,
            "stack": self.stack,
            "when": self.when,
            "effect": printed(self.effect, lexicon),
            "clause": self.clause,
            "back": self.back.to_json(lexicon) if self.back else None,
            "source": self.source,
        }


class Domain:
    """A domain of the clan board."""

    __slots__ = ("clause", "closed", "colour", "crest", "distance", "effect", "id", "open", "row", "source", "when")

    def __init__(
        self,
        id: str,
        colour: str,
        distance: int,
        row: int,
        closed: bool,
        when: str,
        open: bool,
        effect: Effect | None,
        source: dict[str, str],
        clause: str = "",
        crest: bool = False,
    ) -> None:
        self.id = id
        """The text key is `domain-` and this."""
        self.colour = colour
        self.distance = distance
        """The cheapest way from the start domain on an empty board."""
        self.row = row
        """From the top of the board."""
        self.closed = closed
        """Whether it is out of use: printed, but never chosen."""
        self.when = when
        """"placed": once, when a marker is placed there; "always": from then on."""
        self.open = open
        """Whether it takes any number of markers."""
        self.effect = effect
        self.source = source
        self.clause = clause or "GM2-CLAN-04"
        self.crest = crest
        """Whether a chronicle has laid a crest on it, which replaces what is printed there (HG-CREST-01)."""

    @property
    def effect_key(self) -> str:
        """The text key of what it does: the crest's, where there is one."""
        return f"{'crest' if self.crest else 'domain'}-{self.id}-effect"

    def to_json(self, lexicon: Lexicon) -> Json:
        return {
            "id": self.id,
            "colour": self.colour,
            "distance": self.distance,
            "row": self.row,
            "closed": self.closed,
            "crest": self.crest,
            "when": self.when,
            "open": self.open,
            "effect": printed(self.effect, lexicon),
            "clause": self.clause,
            "source": self.source,
        }


class Road:
    """A road of the clan board, the same both ways."""

    __slots__ = ("coins", "end", "source", "start")

    def __init__(self, start: str, end: str, coins: int, source: dict[str, str]) -> None:
        self.start = start
        self.end = end
        self.coins = coins
        self.source = source

    def to_json(self) -> Json:
        return {"from": self.start, "to": self.end, "coins": self.coins, "source": self.source}


class GlenMoreIICatalogue:
    """The components of Glen More II, checked and never changed."""

    __slots__ = (
        "_records",
        "chronicles",
        "colours",
        "david_hume",
        "domains",
        "facts",
        "file",
        "game",
        "goods",
        "home",
        "landmarks",
        "lexicon",
        "raw",
        "roads",
        "stacks",
        "tiles",
        "types",
        "worlds_end",
    )

    def __init__(
        self,
        file: str,
        raw: Mapping[str, object],
        facts: Facts,
        lexicon: Lexicon,
        colours: dict[str, str],
        home: tuple[Tile, ...],
        tiles: tuple[Tile, ...],
        david_hume: Tile,
        worlds_end: Tile,
        landmarks: tuple[Landmark, ...],
        domains: tuple[Domain, ...],
        roads: tuple[Road, ...],
        chronicles: Mapping[int, Facts],
    ) -> None:
        self.game = "glen-more-ii"
        self.file = file
        self.raw = raw
        """The file as it was read, for chronicles to change (`patched`)."""
        self.facts = facts
        self.lexicon = lexicon
        """The words of its prices and effects, those that chronicles bring included."""
        self.colours = colours
        """The players' colours, each with the letter of its source."""
        self.home = home
        """The double tile: the village on the left, the castle on the right."""
        self.tiles = tiles
        """All tiles but World's End: territory tiles, persons, then places that chronicles bring."""
        self.david_hume = david_hume
        self.worlds_end = worlds_end
        self.landmarks = landmarks
        self.domains = domains
        self.roads = roads
        self.chronicles = chronicles
        """By the numbers of the chronicles that were added: what is known of each as a whole."""
        self.goods = facts.names["goods"]
        self.types = facts.names["types"]
        self.stacks = facts.counts["stacks"]
        """How many tiles each stack has, World's End included, in the order of play."""
        records: list[Tile | Landmark | Domain] = [*home, *tiles, david_hume, worlds_end, *landmarks, *domains]
        self._records = {record.id: record for record in records}

    def tile(self, id: str) -> Tile:
        """The tile with this id."""
        tile = self._records[id]
        assert isinstance(tile, Tile)
        return tile

    def landmark(self, id: str) -> Landmark:
        """The landmark card with this id."""
        landmark = self._records[id]
        assert isinstance(landmark, Landmark)
        return landmark

    def domain(self, id: str) -> Domain:
        """The domain with this id."""
        domain = self._records[id]
        assert isinstance(domain, Domain)
        return domain

    def distances(self) -> dict[str, int]:
        """The cheapest way from the start domain to each domain that can be reached, by any roads."""
        found = {START: 0}
        changed = True
        while changed:
            changed = False
            for road in self.roads:
                for near, far in ((road.start, road.end), (road.end, road.start)):
                    if near in found and found[near] + road.coins < found.get(far, found[near] + road.coins + 1):
                        found[far] = found[near] + road.coins
                        changed = True
        return found

    def source_of(self, record: str, field: str) -> str:
        """The letter of one value: of a record by its id, or of a fact of the whole "game"."""
        return self.facts.source[field] if record == "game" else self._records[record].source[field]

    def to_json(self) -> Json:
        """Every record with every value and its source, and the counts that a reader would check first."""
        stacked = (*self.tiles, self.worlds_end)
        lexicon = self.lexicon
        return {
            "game": self.game,
            "file": self.file,
            "facts": self.facts.to_json(),
            "colours": self.colours,
            "tokens": [token.to_json() for token in lexicon.tokens.values()],
            "home": [tile.to_json(lexicon) for tile in self.home],
            "tiles": [tile.to_json(lexicon) for tile in self.tiles],
            "david_hume": self.david_hume.to_json(lexicon),
            "worlds_end": self.worlds_end.to_json(lexicon),
            "landmarks": [landmark.to_json(lexicon) for landmark in self.landmarks],
            "domains": [domain.to_json(lexicon) for domain in self.domains],
            "roads": [road.to_json() for road in self.roads],
            "chronicles": {number: facts.to_json() for number, facts in self.chronicles.items()},
            "counts": {
                "tiles": len(stacked),
                "stacks": {name: sum(tile.stack == name for tile in stacked) for name in self.stacks},
                "types": {name: sum(tile.type == name for tile in self.tiles) for name in self.types},
                "river": sum(tile.river for tile in self.tiles),
                "overlay": sum(tile.overlay for tile in self.tiles),
                "landmarks": len(self.landmarks),
                "domains": sum(not domain.closed for domain in self.domains),
                "roads": len(self.roads),
            },
        }
