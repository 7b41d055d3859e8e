"""Which effects may stand where."""

from typing import Final

from hindmost.mechanics.effects import (
    ActivateAll,
    CountDouble,
    Effect,
    Exchange,
    ExtraActivation,
    FillProducers,
    PerTile,
    PlaceAny,
    Produce,
    ProduceAny,
    Receive,
)
from hindmost.mechanics.powers import (
    ActivateTypes,
    Anywhere,
    CoinForGood,
    CoinsWorth,
    DistilVp,
    KeepMovement,
    PlaceGoods,
    RemoveTiles,
    Several,
    TakeDiscarded,
    TakePerson,
    Threshold,
    TypeAsMember,
)


class Place:
    """A field that holds an effect: the effects it may hold, and how to say that to somebody."""

    __slots__ = ("effects", "several", "words")

    def __init__(self, effects: tuple[type[Effect], ...], words: str, several: bool = False) -> None:
        self.effects = effects
        self.words = words
        self.several = several
        """Whether it may hold several of these effects."""

    def holds(self, effect: Effect) -> bool:
        if isinstance(effect, Several):
            return self.several and all(isinstance(part, self.effects) for part in effect.parts)
        return isinstance(effect, self.effects)


IMMEDIATE: Final = Place(
    (Receive, PlaceAny, FillProducers, ActivateAll),
    'a gain like "1 member + 3 coins", "place 2 any", "fill producers" or "activate all"',
)
ACTIVATION: Final = Place(
    (Receive, Produce, ProduceAny, Exchange),
    'a gain like "3 vp", "produce wood" or an exchange like "1 grain > 1 whisky"',
)
CARD: Final = {
    "placed": IMMEDIATE,
    "scoring": Place((CountDouble,), '"double parliament"'),
    "turn": Place((ExtraActivation,), '"extra activation"'),
    "end": Place((PerTile,), '"2 vp per colour yellow" or "3 vp per type village"'),
}
"""By the moment at which the card works."""

GAINED: Final = Place((Receive, PlaceAny), 'a gain like "1 member + 2 vp" or "place 1 any"')
"""What a tile gives at once where its card does the rest."""
LANDMARK: Final = {
    "placed": Place(
        (Receive, PlaceAny, PlaceGoods, ActivateAll, RemoveTiles),
        'a gain like "1 coin + 1 marker", "place 2 any", "place 1 barley; 1 whisky", "activate all" '
        'or "remove up to 2"',
        several=True,
    ),
    "scoring": Place((CountDouble,), '"double castle"'),
    "turn": Place((ExtraActivation,), '"extra activation"'),
    "end": Place((CoinsWorth,), '"worth 2 vp per coin up to 8"'),
}
"""By the moment at which the card works."""
DOMAIN: Final = {
    "placed": Place(
        (Receive, Anywhere, Threshold, ActivateTypes, RemoveTiles, TakePerson, TakeDiscarded),
        'a gain like "3 coins", "anywhere 1 barley + 1 member", "reach villages 3 > 5 vp / 4 > 8 vp", '
        '"activate 1 trade", "remove 1", "person david-hume" or "take discarded"',
        several=True,
    ),
    "always": Place(
        (DistilVp, TypeAsMember, KeepMovement, CoinForGood),
        '"distil 3 vp", "treat castle as member", "keep 1 vp per movement" or "replace good by 1 coin"',
    ),
}
"""By whether the domain works once or from then on."""
