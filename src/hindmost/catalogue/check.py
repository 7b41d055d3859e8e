"""What must hold between the records of a catalogue, once each of them has been read."""

from collections import Counter

from hindmost.catalogue.model import Card, Catalogue, Tile
from hindmost.catalogue.problems import Problems
from hindmost.mechanics.effects import Effect
from hindmost.mechanics.goods import MOST_KINDS


def check(catalogue: Catalogue, problems: Problems) -> None:
    """Tell the problems; fields that are missing or wrong in themselves have been told already."""
    _goods(catalogue, problems)
    _ids(catalogue, problems)
    _stacks(catalogue, problems)
    _pairs(catalogue, problems)
    for card in catalogue.cards:
        if card.effect:
            _known(card, card.effect, catalogue, problems)


def _goods(catalogue: Catalogue, problems: Problems) -> None:
    if len(catalogue.goods) > MOST_KINDS:
        problems.add("goods", f"are {len(catalogue.goods)}; a game has {MOST_KINDS} at most")


def _ids(catalogue: Catalogue, problems: Problems) -> None:
    tiles = [tile.id for tile in (*catalogue.tiles, catalogue.start_village)]
    for name, times in Counter(tiles + [card.id for card in catalogue.cards]).items():
        if name and times > 1:
            problems.add(f"id {name}", f"stands on {times} records; give each its own")


def _stacks(catalogue: Catalogue, problems: Problems) -> None:
    # A tile whose stack is unknown has been told of, and would only put the sums out.
    if any(tile.stack not in catalogue.stacks for tile in catalogue.tiles):
        return
    for stack, size in catalogue.stacks.items():
        found = sum(tile.count for tile in catalogue.tiles if tile.stack == stack)
        if found != size:
            remedy = "change the tiles or the number in stacks"
            problems.add(f"stack {stack}", f"has {found} tiles, but stacks says {size}; {remedy}")


def _pairs(catalogue: Catalogue, problems: Problems) -> None:
    tiles = {tile.id: tile for tile in catalogue.tiles}
    cards = {card.id: card for card in catalogue.cards}
    for tile in catalogue.tiles:
        where = f"tile {tile.id}: card"
        if tile.card is None:
            continue
        if tile.card not in cards:
            problems.add(where, f'there is no card "{tile.card}"; add it to the cards or leave it out here')
        elif cards[tile.card].tile != tile.id:
            problems.add(where, f'card {tile.card} comes with tile "{cards[tile.card].tile}"; choose one')
    for card in catalogue.cards:
        where, own = f"card {card.id}: tile", tiles.get(card.tile)
        if own is None and card.tile:
            problems.add(where, f'there is no tile "{card.tile}"; name the tile that brings the card')
        elif own and own.card != card.id:
            problems.add(where, f'tile {own.id} does not bring it; add card = "{card.id}" there')
        elif own:
            _placing(card, own, problems)


def _placing(card: Card, tile: Tile, problems: Problems) -> None:
    """What a card prints for the placing is carried out by its tile, so the tile must say it too."""
    printed, done = card.effect, tile.immediate
    if card.when != "placed" or printed is None:
        return
    if done is not None and done.includes(printed):
        return
    problems.add(f"card {card.id}: effect", f"is not in the immediate of tile {tile.id}; add it there")


def _known(card: Card, effect: Effect, catalogue: Catalogue, problems: Problems) -> None:
    categories = catalogue.facts.names.get("scoring_categories", ())
    known = {"colour": catalogue.colours, "type": catalogue.types, "category": categories}
    for sort, name in effect.names():
        if name not in known.get(sort, (name,)):
            problems.add(f"card {card.id}: effect", f'"{name}" is unknown; there are: {", ".join(known[sort])}')
