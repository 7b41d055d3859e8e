"""The kit of Glen More, from its catalogue."""

from __future__ import annotations

from typing import Final

from hindmost.catalogue import Catalogue, Tile
from hindmost.mechanics.activation import produced_kind
from hindmost.mechanics.edges import PLAIN, RIVER, ROAD, edges, fit_table
from hindmost.mechanics.kit import Kit
from hindmost.mechanics.living import Lives, activation_of, deeds_of

ROOM: Final = 3
"""Cubes that a tile holds at most (GM1-ACT-06)."""

ACTIVATION_CLAUSES: Final = {
    "forest": "GM1-ACT-05",
    "quarry": "GM1-ACT-05",
    "cornfield": "GM1-ACT-05",
    "meadow": "GM1-ACT-05",
    "pasture": "GM1-ACT-05",
    "abbey": "GM1-ACT-07",
    "distillery": "GM1-ACT-08",
    "butcher": "GM1-ACT-09",
    "fair": "GM1-ACT-10",
    "grocer": "GM1-ACT-11",
    "bridge": "GM1-ACT-12",
    "tavern": "GM1-ACT-13",
    "village": "GM1-ACT-15",
    "castle": "GM1-ACT-15",
    "loch": "GM1-ACT-16",
}

RULES: Final = {
    "take": "GM1-TURN-04",
    "take-in-vain": "GM1-TURN-05",
    "place": "GM1-PLACE-01",
    "discard": "GM1-COST-07",
    "pay": "GM1-COST-02",
    "pay-member": "GM1-COST-05",
    "buy": "GM1-MKT-02",
    "buy-held": "GM1-MKT-04",
    "sell": "GM1-MKT-06",
    "move": "GM1-CLAN-01",
    "parliament": "GM1-CLAN-04",
    "choose": "GM1-ACT-07",
    "end": "GM1-TURN-07",
    "no-effect": "GM1-ACT-16",
    "full": "GM1-ACT-06",
    "cannot-pay": "GM1-ACT-14",
}
"""The clause behind each of the shared mechanics."""


def make_kit(catalogue: Catalogue, lives: Lives) -> Kit:
    """Number the tiles (the start village last) and cards, and work out what the hot path looks up."""
    tiles = [*(tile for tile in catalogue.tiles for _ in range(tile.count)), catalogue.start_village]
    cards = [card.id for card in catalogue.cards]
    shapes = [_edges(tile) for tile in tiles]
    tables = {shape: fit_table(shape) for shape in set(shapes)}
    stacks = list(catalogue.stacks)
    return Kit(
        lexicon=catalogue.lexicon,
        room=ROOM,
        ids=_ids(tiles),
        names=[tile.name for tile in tiles],
        stacks=[stacks.index(tile.stack) if tile.stack else -1 for tile in tiles],
        types=[tile.type for tile in tiles],
        colours=[tile.colour for tile in tiles],
        edges=shapes,
        fits=[tables[shape] for shape in shapes],
        prices=[tile.cost for tile in tiles],
        immediate=[tile.immediate for tile in tiles],
        effects=[tile.activation for tile in tiles],
        activations=[None if tile.activation is None else activation_of(tile.activation, lives) for tile in tiles],
        deeds=[deeds_of(tile.immediate, lives) for tile in tiles],
        produces=[produced_kind(tile.activation) for tile in tiles],
        cards=[cards.index(tile.card) if tile.card else -1 for tile in tiles],
        clauses=[ACTIVATION_CLAUSES[tile.type] for tile in tiles],
        card_ids=cards,
        bonnets=[card.bonnets for card in catalogue.cards],
        card_effects=[None if card.when == "placed" else card.effect for card in catalogue.cards],
        score_steps=catalogue.facts.numbers["scoring"],
        die_faces=list(catalogue.facts.numbers["die_faces"]),
        rules=RULES,
    )


def _edges(tile: Tile) -> int:
    """Rivers run north to south, roads west to east; tiles are never turned (GM1-DEF-04)."""
    along, across = RIVER if tile.river else PLAIN, ROAD if tile.road else PLAIN
    return edges(along, across, along, across)


def _ids(tiles: list[Tile]) -> list[str]:
    """The catalogue's ids; copies of one record are told apart by a number."""
    ids: list[str] = []
    for tile in tiles:
        copies = sum(known.split("#")[0] == tile.id for known in ids)
        ids.append(f"{tile.id}#{copies + 1}" if copies else tile.id)
    return ids
