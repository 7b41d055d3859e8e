"""What the modules of the Glen More games are written with, in one place."""

from hindmost.mechanics.activation import EXCHANGE
from hindmost.mechanics.cells import EAST, NORTH, SIDES, SOUTH, name_of
from hindmost.mechanics.coming import die_comes
from hindmost.mechanics.effects import AmountEffect, Effect, FixedEffect, Gain, NounEffect, Price
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE, NOWHERE, PLACED, PRODUCED, PUT
from hindmost.mechanics.goods import MOST_KINDS, NOTHING, count, gather, present, spread, total, unit
from hindmost.mechanics.ground import Ground
from hindmost.mechanics.immediate import Deed, Frames
from hindmost.mechanics.lexicon import ANY, COIN, Lexicon
from hindmost.mechanics.living import Activation, Living, deeds_of
from hindmost.mechanics.payment import slots_with
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.reading import number
from hindmost.mechanics.tally import Tally, copies
from hindmost.mechanics.tokens import Token
from hindmost.mechanics.track import OFF
from hindmost.mechanics.verbs import Args, tile_message
from hindmost.mechanics.wording import SAME, Sign, good_message

__all__ = [
    "ANY",
    "COIN",
    "EAST",
    "EXCHANGE",
    "MOST_KINDS",
    "NORTH",
    "NOTHING",
    "NOWHERE",
    "NO_TILE",
    "OFF",
    "PLACED",
    "PRODUCED",
    "PUT",
    "SAME",
    "SIDES",
    "SOUTH",
    "Activation",
    "AmountEffect",
    "Args",
    "Deed",
    "Effect",
    "Estate",
    "FixedEffect",
    "Frames",
    "Gain",
    "Ground",
    "Lexicon",
    "Living",
    "NounEffect",
    "Phrase",
    "Price",
    "Sign",
    "Tally",
    "Token",
    "copies",
    "count",
    "deeds_of",
    "die_comes",
    "gather",
    "good_message",
    "name_of",
    "number",
    "present",
    "slots_with",
    "spread",
    "tile_message",
    "total",
    "unit",
]
