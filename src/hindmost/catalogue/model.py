"""What a catalogue holds: the components of a game, each value with where it is known from."""
# ruff: noqa: A002 - fields are called what they are called on the components

from collections.abc import Sequence
from typing import Final

from hindmost.kernel.messages import Json
from hindmost.mechanics.effects import Effect, Price
from hindmost.mechanics.lexicon import Lexicon

STATED: Final = "S"
"""Stated in the rulebook."""
PUBLIC: Final = "P"
"""Public record: told alike by those who own the printed game."""
RECONSTRUCTED: Final = "R"
"""Our stand-in for what no source gives. Never to be shown as a value of the printed game."""

LETTERS: Final = STATED + PUBLIC + RECONSTRUCTED


class Facts:
    """What is known of the game as a whole, by the form of the value."""

    __slots__ = ("counts", "names", "number", "numbers", "source")

    def __init__(
        self,
        number: dict[str, int],
        numbers: dict[str, tuple[int, ...]],
        names: dict[str, tuple[str, ...]],
        counts: dict[str, dict[str, int]],
        source: dict[str, str],
    ) -> None:
        self.number = number
        """Such as "rondel_spaces"."""
        self.numbers = numbers
        """Such as "die_faces"."""
        self.names = names
        """Such as "goods"."""
        self.counts = counts
        """A number for each of several names, such as "stacks"."""
        self.source = source
        """The letter of each fact."""

    def to_json(self) -> Json:
        values: dict[str, Json] = {**self.number, **self.numbers, **self.names, **self.counts}
        return {fact: {"value": values[fact], "source": letter} for fact, letter in self.source.items()}


class Tile:
    """A tile, or `count` tiles that are alike."""

    __slots__ = (
        "activation",
        "card",
        "colour",
        "cost",
        "count",
        "id",
        "immediate",
        "name",
        "river",
        "road",
        "source",
        "stack",
        "type",
    )

    def __init__(
        self,
        id: str,
        name: str,
        stack: str,
        type: str,
        colour: str,
        river: bool,
        road: bool,
        cost: Price,
        immediate: Effect | None,
        activation: Effect | None,
        card: str | None,
        count: int,
        source: dict[str, str],
    ) -> None:
        self.id = id
        self.name = name
        """The text key is `tile-` and this."""
        self.stack = stack
        """Empty for a tile that is dealt out at the start."""
        self.type = type
        self.colour = colour
        self.river = river
        self.road = road
        self.cost = cost
        self.immediate = immediate
        """All that happens when the tile is placed, what its card prints for that moment included."""
        self.activation = activation
        self.card = card
        """Id of the card taken with the tile."""
        self.count = count
        self.source = source
        """The letter of each field."""

    def to_json(self, lexicon: Lexicon) -> Json:
        return {
            "id": self.id,
            "name": self.name,
            "stack": self.stack,
            "type": self.type,
            "colour": self.colour,
            "river": self.river,
            "road": self.road,
            "cost": self.cost.to_json(lexicon),
            "immediate": printed(self.immediate, lexicon),
            "activation": printed(self.activation, lexicon),
            "card": self.card,
            "count": self.count,
            "source": self.source,
        }


class Card:
    """A card, taken when its tile is placed."""

    __slots__ = ("bonnets", "effect", "id", "source", "tile", "when")

    def __init__(
        self, id: str, tile: str, bonnets: int, when: str, effect: Effect | None, source: dict[str, str]
    ) -> None:
        self.id = id
        """The text keys are `card-` and this, and the same with `-effect`."""
        self.tile = tile
        """Id of its tile."""
        self.bonnets = bonnets
        self.when = when
        """When the effect works: "placed", "scoring", "turn" or "end"."""
        self.effect = effect
        """What the card prints. At "placed" the tile's `immediate` does it, so it is not done again."""
        self.source = source
        """The letter of each field."""

    def to_json(self, lexicon: Lexicon) -> Json:
        return {
            "id": self.id,
            "tile": self.tile,
            "bonnets": self.bonnets,
            "when": self.when,
            "effect": printed(self.effect, lexicon),
            "source": self.source,
        }


class Catalogue:
    """The components of one game, checked and never changed.

    >>> from hindmost.catalogue import load
    >>> catalogue = load("glen-more")
    >>> catalogue.tile("s3-tavern-plain").activation
    Receive(Gain(4, 0, 0, 0, 0, 0, ()))
    >>> catalogue.facts.numbers["scoring"], catalogue.source_of("s3-tavern-plain", "activation")
    ((0, 1, 2, 3, 5, 8), 'P')
    """

    __slots__ = (
        "_cards",
        "_tiles",
        "cards",
        "colours",
        "facts",
        "file",
        "game",
        "goods",
        "lexicon",
        "stacks",
        "start_village",
        "tiles",
        "types",
    )

    def __init__(
        self,
        game: str,
        file: str,
        facts: Facts,
        lexicon: Lexicon,
        tiles: tuple[Tile, ...],
        start_village: Tile,
        cards: tuple[Card, ...],
    ) -> None:
        self.game = game
        self.file = file
        """Where it was read from; other than the packaged file if somebody plays with a corrected copy."""
        self.facts = facts
        self.lexicon = lexicon
        """The words of its prices and effects."""
        self.tiles = tiles
        self.start_village = start_village
        self.cards = cards
        self.goods = facts.names["goods"]
        """The names of the goods; the place of a name is the good's kind."""
        self.colours = facts.names["colours"]
        self.types = facts.names["types"]
        self.stacks = facts.counts["stacks"]
        """How many tiles each stack has, in the order of play."""
        self._tiles = {tile.id: tile for tile in (*tiles, start_village)}
        self._cards = {card.id: card for card in cards}

    def tile(self, id: str) -> Tile:
        """The tile with this id."""
        return self._tiles[id]

    def card(self, id: str) -> Card:
        """The card with this id."""
        return self._cards[id]

    def source_of(self, record: str, field: str) -> str:
        """The letter of one value: of a tile or a card by its id, or of a fact of the whole "game"."""
        if record == "game":
            return self.facts.source[field]
        if record in self._cards:
            return self._cards[record].source[field]
        return self._tiles[record].source[field]

    def to_json(self) -> Json:
        """Every record with every value and its source, and the counts that a reader would check first."""
        return {
            "game": self.game,
            "file": self.file,
            "facts": self.facts.to_json(),
            "tokens": [token.to_json() for token in self.lexicon.tokens.values()],
            "tiles": [tile.to_json(self.lexicon) for tile in self.tiles],
            "start_village": self.start_village.to_json(self.lexicon),
            "cards": [card.to_json(self.lexicon) for card in self.cards],
            "counts": {
                "tiles": _count(self.tiles),
                "stacks": {name: _count([t for t in self.tiles if t.stack == name]) for name in self.stacks},
                "river": _count([tile for tile in self.tiles if tile.river]),
                "road": _count([tile for tile in self.tiles if tile.road]),
                "plain": _count([tile for tile in self.tiles if not (tile.river or tile.road)]),
                "cards": len(self.cards),
            },
        }


def _count(tiles: Sequence[Tile]) -> int:
    return sum(tile.count for tile in tiles)


def printed(effect: Effect | None, lexicon: Lexicon) -> Json:
    """An effect as clients get it: in words, to be said, and to be drawn."""
    return effect.to_json(lexicon) if effect else None
