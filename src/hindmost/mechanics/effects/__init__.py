"""What tiles and cards ask and give.

Effects are data: values that are never changed and are equal if their fields are equal. Each says once how it is
written in the catalogue files and read from them, how it is said and how it is drawn; what it does in a game is its
living side (`mechanics.living`). A module's own effect is a subclass of `Effect` like those here, and finds here what
it is written with.

Goods are kinds (`mechanics.goods`); the words for them and for everything else are the game's (`mechanics.lexicon`).
"""

from typing import Final

from hindmost.mechanics.effects.effect import (
    ACTIVATION,
    ALWAYS,
    ANY_KIND,
    BACK,
    DOMAIN,
    GAINED,
    LANDMARK,
    SCORING,
    Effect,
    Several,
    one_effect,
)
from hindmost.mechanics.effects.forms import AmountEffect, FixedEffect, NounEffect
from hindmost.mechanics.effects.gaining import Exchange, Receive
from hindmost.mechanics.effects.powers import (
    CoinForGood,
    DistilVp,
    KeepMovement,
    RemoveTiles,
    TakeDiscarded,
    TakePerson,
    TypeAsMember,
)
from hindmost.mechanics.effects.prices import FREE, NO_GAIN, Gain, Line, Price, Printed
from hindmost.mechanics.effects.putting import Anywhere, FillProducers, PlaceAny, PlaceGoods, Produce, ProduceAny
from hindmost.mechanics.effects.scoring import COUNTED, CoinsWorth, CountDouble, PerTile, Threshold
from hindmost.mechanics.effects.waking import ActivateAll, ActivateTypes, ExtraActivation
from hindmost.mechanics.lexicon import Lexicon
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.wording import FOR, Sign, vp_term

VOCABULARY: Final[tuple[type[Effect], ...]] = (
    Produce,
    ProduceAny,
    PlaceAny,
    PlaceGoods,
    Anywhere,
    FillProducers,
    ActivateAll,
    ActivateTypes,
    ExtraActivation,
    CountDouble,
    Threshold,
    RemoveTiles,
    TakePerson,
    TakeDiscarded,
    DistilVp,
    TypeAsMember,
    KeepMovement,
    CoinForGood,
    CoinsWorth,
    Exchange,
    PerTile,
    Receive,
)
"""The words of the Glen More games; of effects with the same verb the first reads all."""

__all__ = [
    "ACTIVATION",
    "ALWAYS",
    "ANY_KIND",
    "BACK",
    "COUNTED",
    "DOMAIN",
    "FOR",
    "FREE",
    "GAINED",
    "LANDMARK",
    "NO_GAIN",
    "SCORING",
    "VOCABULARY",
    "ActivateAll",
    "ActivateTypes",
    "AmountEffect",
    "Anywhere",
    "CoinForGood",
    "CoinsWorth",
    "CountDouble",
    "DistilVp",
    "Effect",
    "Exchange",
    "ExtraActivation",
    "FillProducers",
    "FixedEffect",
    "Gain",
    "KeepMovement",
    "Lexicon",
    "Line",
    "NounEffect",
    "PerTile",
    "Phrase",
    "PlaceAny",
    "PlaceGoods",
    "Price",
    "Printed",
    "Produce",
    "ProduceAny",
    "Receive",
    "RemoveTiles",
    "Several",
    "Sign",
    "TakeDiscarded",
    "TakePerson",
    "Threshold",
    "TypeAsMember",
    "one_effect",
    "vp_term",
]
