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


class Place:
    """A field that holds an effect: the effects it may hold, and how to say that to somebody."""

    __slots__ = ("effects", "words")

    def __init__(self, effects: tuple[type[Effect], ...], words: str) -> None:
        self.effects = effects
        self.words = words


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
