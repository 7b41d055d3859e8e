"""What is printed on the tiles and cards of a Glen More game, by their numbers, as the judges need it."""

from __future__ import annotations

from collections.abc import Sequence

from hindmost.kernel.views import Component
from hindmost.mechanics.effects import ANY_KIND, NO_GAIN, CountDouble, Effect, ExtraActivation, Line
from hindmost.mechanics.kit import Kit
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
        self.lines: list[Line] = list(effect.trades()) if effect else []
        """The lines of its exchange."""
        gift = effect.gift() if effect else NO_GAIN
        self.vp = gift.vp
        self.movement = gift.movement
        self.more = worth_of(gift.tokens, lexicon) + (effect.worth() if effect else 0.0)
        """What modules say that it is worth besides."""


class Held:
    """A token of a module, and the component that shows how many a seat has, or which."""

    __slots__ = ("name", "part", "worth")

    def __init__(self, name: str, worth: float, part: Component) -> None:
        self.name = name
        self.worth = worth
        self.part = part


class Printed:
    """What is printed on tiles and cards. Made once for a table."""

    def __init__(
        self,
        kit: Kit,
        components: Sequence[Component],
        penalty: int,
        tiles: int,
        facts: dict[str, Facts],
        cards: Sequence[Effect | None],
    ) -> None:
        self.lexicon = kit.lexicon
        self.kinds = len(kit.goods)
        parts = {part.name: part for part in components}
        self.tokens = [
            Held(token.name, token.worth, parts[token.part])
            for token in kit.lexicon.tokens.values()
            if token.part in parts
        ]
        """Tokens of modules of which views say how many a seat has."""
        self.steps = kit.score_steps
        """VP for so many more than the fewest; the last also for all above."""
        self.room = kit.room
        """Goods that a producer holds at most."""
        self.penalty = penalty
        """VP lost for each tile more than the smallest territory has."""
        self.tiles = tiles
        """Tiles in the stacks when turns begin."""
        nothing = Facts(False, False, None, kit.lexicon)
        # A second copy of a tile is "name#2".
        self.facts = [facts.get(tile.split("#")[0], nothing) for tile in kit.ids]
        """By the number of the tile."""
        self.double = [isinstance(effect, CountDouble) for effect in cards]
        """By the number of the card."""
        self.extra = [isinstance(effect, ExtraActivation) for effect in cards]

    def points(self, lead: int) -> int:
        """VP for so many more than the fewest."""
        return self.steps[lead] if lead < len(self.steps) else self.steps[-1]


def worth_of(tokens: Named, lexicon: Lexicon) -> float:
    """What tokens are worth, in VP."""
    total = 0.0
    for name, number in tokens:
        total += number * lexicon.tokens[name].worth
    return total
