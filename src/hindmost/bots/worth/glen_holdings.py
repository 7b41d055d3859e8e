"""What is printed on the tiles of a Glen More game, and what a seat has of them, as the evaluations need it."""

from __future__ import annotations

from hindmost.bots.bot import Imagination
from hindmost.bots.worth.worth import place_of
from hindmost.kernel.messages import Json
from hindmost.mechanics.effects import ANY_KIND, NO_GAIN, CountDouble, Effect, ExtraActivation
from hindmost.mechanics.lexicon import Lexicon
from hindmost.mechanics.tokens import Named


class Facts:
    """What matters of a tile."""

    __slots__ = ("lines", "makes", "more", "movement", "river", "road", "vp")

    def __init__(self, river: bool, road: bool, effect: Effect | None, lexicon: Lexicon) -> None:
        self.river = river
        self.road = road
        kinds = effect.makes() if effect else ()
        self.makes = [len(lexicon.goods) if kind == ANY_KIND else kind for kind in kinds]
        """The kinds it produces; the number of kinds stands for one of choice."""
        self.lines = effect.trades() if effect else ()
        """The lines of its exchange."""
        gift = effect.gift() if effect else NO_GAIN
        self.vp = gift.vp
        self.movement = gift.movement
        self.more = worth_of(gift.tokens, lexicon) + (effect.worth() if effect else 0.0)
        """What modules say that it is worth besides."""


class Printed:
    """What is printed on tiles and cards. Made once for a catalogue."""

    def __init__(
        self,
        lexicon: Lexicon,
        steps: tuple[int, ...],
        room: int,
        penalty: int,
        tiles: int,
        facts: dict[str, Facts],
        effects: dict[str, Effect | None],
    ) -> None:
        self.lexicon = lexicon
        self.kind = {good: kind for kind, good in enumerate(lexicon.goods)}
        self.tokens = [token for token in lexicon.tokens.values() if token.part]
        """Tokens of modules of which views say how many a seat has."""
        self.steps = steps
        """VP for so many more than the fewest; the last also for all above."""
        self.room = room
        """Goods that a producer holds at most."""
        self.penalty = penalty
        """VP lost for each tile more than the smallest territory has."""
        self.tiles = tiles
        """Tiles in the stacks when turns begin."""
        self.facts = facts
        """By the id of the tile."""
        self.double = {card for card, effect in effects.items() if isinstance(effect, CountDouble)}
        self.extra = {card for card, effect in effects.items() if isinstance(effect, ExtraActivation)}

    def of(self, tile: str) -> Facts:
        facts = self.facts.get(tile)
        if facts is None:  # a second copy of a tile is "name#2"
            facts = self.facts[tile] = self.facts[tile.split("#")[0]]
        return facts

    def points(self, lead: int) -> int:
        """VP for so many more than the fewest."""
        return self.steps[min(lead, len(self.steps) - 1)]


class Holdings:
    """What the seat has in one position, read from its view. `people` is the view's word for who stands on tiles."""

    __slots__ = ("cards", "coins", "facts", "goods", "market", "members", "places", "stock", "tokens", "vp", "whisky")

    def __init__(self, position: Imagination, printed: Printed, people: str) -> None:
        seat = position.eyes
        self.vp: int = position.see("vp", seat)
        self.coins: int = position.see("coins", seat)
        self.whisky: int = position.see("whisky", seat)
        self.cards: list[str] = position.see("cards", seat)
        self.market: list[Json] = position.see("market")
        self.tokens: dict[str, int] = {token.name: _number(position.see(token.part, seat)) for token in printed.tokens}
        self.facts: list[Facts] = []
        """By tile of the territory, as the next three."""
        self.places: list[tuple[int, int]] = []
        self.goods: list[int] = []
        self.members: list[int] = []
        self.stock = [0] * len(printed.kind)
        """All goods together, by kind."""
        for item in position.see("territory", seat):
            self.facts.append(printed.of(item["tile"]))
            self.places.append(place_of(item["cell"]))
            self.members.append(item[people])
            held = 0
            for good, number in item["goods"].items():
                self.stock[printed.kind[good]] += number
                held += number
            self.goods.append(held)

    def has(self, tokens: Named) -> bool:
        return all(self.tokens.get(name, 0) >= number for name, number in tokens)


def _number(shown: Json) -> int:
    """A component says how many there are, or which."""
    number: int = len(shown) if isinstance(shown, list) else shown
    return number


def worth_of(tokens: Named, lexicon: Lexicon) -> float:
    """What tokens are worth, in VP."""
    total = 0.0
    for name, number in tokens:
        total += number * lexicon.tokens[name].worth
    return total
