"""Which effects may stand where. Each effect says it of itself; here are the places."""

from typing import Final

from hindmost.mechanics.effects import effect as places
from hindmost.mechanics.effects.effect import Effect


class Place:
    """A field that holds an effect, and how to say to somebody what it may hold."""

    __slots__ = ("name", "words")

    def __init__(self, name: str, words: str) -> None:
        self.name = name
        """What effects call it."""
        self.words = words

    def holds(self, effect: Effect) -> bool:
        return effect.may_stand(self.name)


IMMEDIATE: Final = Place(
    places.IMMEDIATE,
    'a gain like "1 member + 3 coins", "place 2 any", "fill producers" or "activate all"',
)
ACTIVATION: Final = Place(
    places.ACTIVATION,
    'a gain like "3 vp", "produce wood" or an exchange like "1 grain > 1 whisky"',
)
CARD: Final = {
    "placed": IMMEDIATE,
    "scoring": Place(places.SCORING, '"double parliament"'),
    "turn": Place(places.TURN, '"extra activation"'),
    "end": Place(places.CARD_END, '"2 vp per colour yellow" or "3 vp per type village"'),
}
"""By the moment at which the card works."""

GAINED: Final = Place(places.GAINED, 'a gain like "1 member + 2 vp", "place 1 any" or "place 1 any; 1 coin"')
"""What a tile gives at once where its card does the rest."""
LANDMARK: Final = {
    "placed": Place(
        places.LANDMARK,
        'a gain like "1 coin + 1 marker", "place 2 any", "place 1 barley; 1 whisky", "activate all" '
        'or "remove up to 2"',
    ),
    "scoring": Place(places.SCORING, '"double castle"'),
    "turn": Place(places.TURN, '"extra activation"'),
    "end": Place(places.LANDMARK_END, '"worth 2 vp per coin up to 8"'),
}
"""By the moment at which the card works."""
BACK: Final = Place(places.BACK, 'what a landmark card or a domain does once, like "7 vp" or "remove 2"')
DOMAIN: Final = {
    "placed": Place(
        places.DOMAIN,
        'a gain like "3 coins", "anywhere 1 barley + 1 member", "reach villages 3 > 5 vp / 4 > 8 vp", '
        '"activate 1 trade", "remove 1", "person david-hume" or "take discarded"',
    ),
    "always": Place(
        places.ALWAYS,
        '"distil 3 vp", "treat castle as member", "keep 1 vp per movement" or "replace good by 1 coin"',
    ),
}
"""By whether the domain works once or from then on."""
