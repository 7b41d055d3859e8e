"""The kit of Glen More II, from its catalogue."""

from __future__ import annotations

from typing import Any, Final

from hindmost.catalogue.glen_more_ii import GlenMoreIICatalogue, Tile
from hindmost.catalogue.glen_more_ii.model import START
from hindmost.games.glen_more_ii.clans import shortest_ways
from hindmost.games.glen_more_ii.roles import OTHER, OVERLAYS, PERSON, PLACE, TERRITORY, USES
from hindmost.mechanics.activation import produced_kind
from hindmost.mechanics.edges import PLAIN, RIVER, edges, fit_table
from hindmost.mechanics.effects import (
    FREE,
    AmountEffect,
    CoinForGood,
    CoinsWorth,
    CountDouble,
    DistilVp,
    Effect,
    KeepMovement,
    Produce,
    ProduceAny,
    Receive,
    TypeAsMember,
)
from hindmost.mechanics.immediate import Deed
from hindmost.mechanics.kit import Kit
from hindmost.mechanics.living import Lives, activation_of, deeds_of

ACTIVATION_CLAUSES: Final[dict[type[Effect], str]] = {Produce: "GM2-ACT-05", ProduceAny: "GM2-ACT-05"}

RULES: Final = {
    "take": "GM2-ORDER-04",
    "take-in-vain": "GM2-TAKE-06",
    "place": "GM2-PLACE-01",
    "cover": "GM2-OVER-01",
    "discard": "GM2-TAKE-06",
    "pay": "GM2-TAKE-03",
    "pay-member": "GM2-TAKE-04",
    "buy": "GM2-MKT-02",
    "sell": "GM2-MKT-05",
    "move": "GM2-MOVE-02",
    "choose": "GM2-IMM-04",
    "end": "GM2-ACT-02",
    "no-effect": "GM2-ACT-01",
    "full": "GM2-COMP-05",
    "cannot-pay": "GM2-TRADE-01",
}
"""The clause behind each of the shared mechanics."""


class GlenMoreIIKit(Kit):
    """What only Glen More II prints. Tiles are numbered: those of the stacks, World's End, David Hume, the two home
    tiles; the last entry of every list stands for no tile, so that the tile of an emptied slot (-1) does nothing.
    """

    def __init__(self, catalogue: GlenMoreIICatalogue, lives: Lives, categories: dict[str, str]) -> None:
        facts = catalogue.facts
        tiles = [*catalogue.tiles, catalogue.worlds_end, catalogue.david_hume, *catalogue.home]
        tiles.append(_no_tile())
        stacks = list(catalogue.stacks)
        shapes = [_shape(tile.river) for tile in tiles]
        tables = {shape: fit_table(shape) for shape in set(shapes)}
        cards = [card.id for card in catalogue.landmarks]
        super().__init__(
            lexicon=catalogue.lexicon,
            room=facts.number["room"],
            ids=[tile.id for tile in tiles],
            names=[tile.name for tile in tiles],
            stacks=[stacks.index(tile.stack) if tile.stack else -1 for tile in tiles],
            types=[tile.type for tile in tiles],
            colours=["" for _ in tiles],
            edges=shapes,
            fits=[tables[shape] for shape in shapes],
            prices=[tile.cost for tile in tiles],
            immediate=[tile.immediate for tile in tiles],
            effects=[tile.activation for tile in tiles],
            activations=[None if tile.activation is None else activation_of(tile.activation, lives) for tile in tiles],
            deeds=[_deeds(catalogue, tile, lives) for tile in tiles],
            produces=[produced_kind(tile.activation) for tile in tiles],
            cards=[cards.index(tile.landmark) if tile.landmark else -1 for tile in tiles],
            clauses=[_activation_clause(tile) for tile in tiles],
            card_ids=cards,
            bonnets=[0 for _ in cards],
            card_effects=[None if card.when == "placed" else card.effect for card in catalogue.landmarks],
            score_steps=facts.numbers["scoring"],
            die_faces=list(facts.numbers["die_faces"]),
            rules=RULES,
        )
        self.stack_names = stacks
        self.streams = [f"stack {name}" for name in stacks]
        """By stack: the purpose of its draws."""
        self.worlds_end = len(catalogue.tiles)
        self.david_hume = self.worlds_end + 1
        self.home_village = self.worlds_end + 2
        self.home_castle = self.worlds_end + 3
        self._lay_out_tiles(catalogue, tiles)
        self._lay_out_cards(catalogue, lives)
        self._lay_out_domains(catalogue, lives)
        self.categories = (*facts.names["scoring_categories"], *categories)
        """Those of the game, then those that chronicles bring."""
        self.own_categories = len(facts.names["scoring_categories"])
        """How many of them are the game's."""
        self.category_clauses = [categories.get(name, "GM2-SCORE-02") for name in self.categories]
        self.tile_penalty = facts.number["tile_penalty"]
        self.scotsmen = facts.number["scotsmen"] - 1
        """Of each player, the pawn aside (GM2-COMP-03)."""
        self.clan_markers = facts.number["clan_markers"]
        self.starting_coins = facts.numbers["starting_coins"]
        """In the order of play."""
        self.stack_sizes = [self.stacks.count(number) for number in range(len(stacks))]
        """How many tiles each stack has at the start, World's End included."""
        self.seeded = [_seeded(tiles, name, self.worlds_end) for name in stacks]
        """By stack: the tile whose place in it is drawn, or -1."""

    def _lay_out_tiles(self, catalogue: GlenMoreIICatalogue, tiles: list[Tile]) -> None:
        names = list(catalogue.types)
        self.type_names = catalogue.types
        self.kinds_of = [names.index(tile.type) if tile.type else -1 for tile in tiles]
        """The type of each tile as a number; -1 for none."""
        self.roles = [_role(tile) for tile in tiles]
        """TERRITORY, PERSON, PLACE, or OTHER for what a chronicle uses by a plan of its own."""
        self.beside = [not tile.stack and bool(tile.type) for tile in tiles[: self.david_hume + 1]]
        """Whether it comes from no stack: it lies beside the board until somebody has it."""
        self.uses = [tile.use or USES[role] for tile, role in zip(tiles, self.roles, strict=True)]
        """The plan by which a tile is used once it has been taken."""
        self.rivers = [tile.river for tile in tiles]
        self.overlays = [tile.overlay for tile in tiles]
        self.persons = [tile.persons for tile in tiles]
        """How many persons a tile counts as."""
        self.guarded = [tile.chronicle or tile.protected for tile in tiles]
        """Whether the Die leaves it (GM2-DIE-03)."""
        self.barred = [tile.protected for tile in tiles]
        """Whether no pawn may stop on it (GM2-ORDER-05)."""
        self.fixed = [tile.fixed for tile in tiles]
        """Whether it stays on the rondel for good."""
        self.one_pawn = [tile.one_pawn for tile in tiles]
        """Whether a single pawn at a time may be on it (C0-09)."""
        self.lent_stops = [tile.lent_stops for tile in tiles]
        """Whether a pawn that is no player's may stop on it."""
        self.lent_discards = [tile.lent_discards for tile in tiles]
        """Whether such a pawn may discard it."""
        self.top_parts = [tile.top_part for tile in tiles]
        self.land = [bool(tile.type) and not tile.is_person for tile in tiles]
        """Whether it may lie in a territory, if perhaps only by what a chronicle does with it."""
        self.covers = [_kinds(names, (tile.type,) if tile.overlay else tile.covers) for tile in tiles]
        """By tile: the types of which it covers a tile, a bit each; none for what lies on empty cells."""
        self.right_half = [self.number[tile.right_half] if tile.right_half else -1 for tile in tiles]
        """By tile: the half of a double tile that lies to its right, or -1."""
        self.left_half = [self.right_half.index(n) if n in self.right_half else -1 for n in range(len(tiles))]
        self.faces = [_faces(names, tile, tiles[right]) for tile, right in zip(tiles, self.right_half, strict=True)]
        """By tile: for a left half, the types beneath the two halves that go together, `left << 8 | right`."""
        self.monuments = [bool(kinds) and not tile.overlay for kinds, tile in zip(self.covers, tiles, strict=True)]
        """Whether it lies on others and is no overlay (HG-MON-01, 03); either half of a double tile is."""
        self.own_clauses = [tile.clause for tile in tiles]
        self._group_tiles()
        self.fits_of_group = [fit_table(_shape(False)), fit_table(_shape(True))]
        """What `edges.fit` says of plain and of river tiles for each contact code."""
        self.everywhere = [any(deed.wakes_all for deed in deeds) for deeds in self.deeds]

    def _group_tiles(self) -> None:
        """Tiles of a group can lie on the same places: plain ones, river ones, then what covers others."""
        found: dict[tuple[int, bool, int], int] = {}
        self.groups = [int(river) for river in self.rivers]
        """By tile: its group."""
        for tile, kinds in enumerate(self.covers):
            if kinds:
                double = tile if self.right_half[tile] >= 0 else -1
                group = found.setdefault((kinds, self.rivers[tile], double), OVERLAYS + len(found))
                self.groups[tile] = group
        self.doubles = [double for _, _, double in found]
        """By group, from OVERLAYS on: its left half where it is a double tile, or -1."""
        beneath = list(zip(self.kinds_of, self.rivers, strict=True))
        self.under = [
            [kind >= 0 and bool(kinds >> kind & 1) and river == wanted for kind, river in beneath]
            for kinds, wanted, _ in found
        ]
        """By group, from OVERLAYS on, and by tile: whether tiles of the group, or their left halves, may cover it."""

    def _lay_out_cards(self, catalogue: GlenMoreIICatalogue, lives: Lives) -> None:
        self.card_clauses = [card.clause for card in catalogue.landmarks]
        self.card_stacks = [self.stack_names.index(card.stack) if card.stack else -1 for card in catalogue.landmarks]
        effects = self.card_effects
        self.doubling = [effect.noun if isinstance(effect, CountDouble) else "" for effect in effects]
        """By card: the category in which it counts double."""
        self.coins_worth = [effect if isinstance(effect, CoinsWorth) else None for effect in effects]
        self.backs = [card.back for card in catalogue.landmarks]
        """By card: its back, where a chronicle prints one."""
        self.back_deeds = [deeds_of(back.effect, lives) if back else [] for back in self.backs]
        """By card: what its back does."""

    def _lay_out_domains(self, catalogue: GlenMoreIICatalogue, lives: Lives) -> None:
        domains = catalogue.domains
        self.domain_ids = [domain.id for domain in domains]
        self.domain_clauses = [domain.clause for domain in domains]
        self.domain_colours = [domain.colour for domain in domains]
        self.in_use = [not domain.closed for domain in domains]
        self.shared = [domain.open for domain in domains]
        """Whether it takes any number of markers."""
        self.bonuses = [deeds_of(domain.effect, lives) if domain.when == "placed" else [] for domain in domains]
        nodes = {START: len(domains), **{domain.id: number for number, domain in enumerate(domains)}}
        self.roads = tuple([(nodes[road.start], nodes[road.end], road.coins) for road in catalogue.roads])
        """Each with its price; the start domain follows the last domain."""
        ways = shortest_ways(len(nodes), self.roads)
        self.from_start = ways[-1][:-1]
        """By domain: the cheapest way from the start domain."""
        self.ways = [row[:-1] for row in ways[:-1]]
        powers = [domain.effect if domain.when == "always" else None for domain in domains]
        self.powers = powers
        """By domain: what it does from then on."""
        self.distil_domain, self.distil_vp = _power(powers, DistilVp)
        self.keep_domain, self.keep_vp = _power(powers, KeepMovement)
        self.swap_domain, self.swap_coins = _power(powers, CoinForGood)
        self.guard_domain = next((n for n, power in enumerate(powers) if isinstance(power, TypeAsMember)), -1)
        """The domain with which tiles of the type `guard_kind` count as Scotsmen for placement."""
        guard = powers[self.guard_domain] if self.guard_domain >= 0 else None
        self.guard_kind = self.type_names.index(guard.noun) if isinstance(guard, TypeAsMember) else -1


def _power(powers: list[Effect | None], kind: type[AmountEffect]) -> tuple[int, int]:
    """The domain with a lasting power of this kind and its amount; (-1, 0) if there is none."""
    for domain, power in enumerate(powers):
        if isinstance(power, kind):
            return domain, power.amount
    return -1, 0


def _kinds(names: list[str], types: tuple[str, ...]) -> int:
    """Types as a mask."""
    return sum(1 << names.index(name) for name in set(types))


def _faces(names: list[str], tile: Tile, right: Tile) -> list[int]:
    """What the faces of a double tile cover; nothing for any other."""
    pairs = zip(tile.covers, right.covers, strict=True) if tile.right_half else ()
    return [names.index(one) << 8 | names.index(other) for one, other in pairs]


def _no_tile() -> Tile:
    nothing: Any = None
    return Tile("", "", "", "", False, False, FREE, None, nothing, nothing, 0, False, False, {})


def _role(tile: Tile) -> int:
    if tile.use:
        return OTHER
    if tile.is_person:
        return PERSON
    return TERRITORY if tile.type else PLACE


def _seeded(tiles: list[Tile], stack: str, worlds_end: int) -> int:
    found = [n for n, tile in enumerate(tiles) if tile.stack == stack and (tile.top_part or n == worlds_end)]
    return found[0] if found else -1


def _shape(river: bool) -> int:
    """The river runs from the left to the right edge; tiles are never turned (GM2-RIVER-01)."""
    along = RIVER if river else PLAIN
    return edges(PLAIN, along, PLAIN, along)


def _activation_clause(tile: Tile) -> str:
    """For a place, the clause by which a pawn stops on it."""
    if tile.clause:
        return tile.clause
    effect = tile.activation
    if isinstance(effect, Receive):
        return "GM2-MOVE-01" if effect.gain.movement else "GM2-ACT-06"
    if effect is not None and any(line.gain.whisky for line in effect.trades()):
        return "GM2-ACT-07"
    return ACTIVATION_CLAUSES.get(type(effect), "GM2-TRADE-01") if effect is not None else "GM2-ACT-01"


def _deeds(catalogue: GlenMoreIICatalogue, tile: Tile, lives: Lives) -> list[Deed[Any, Any]]:
    deeds = deeds_of(tile.immediate, lives)
    if tile.landmark:
        card = catalogue.landmark(tile.landmark)
        deeds += deeds_of(card.effect, lives) if card.when == "placed" else []
    return deeds
