"""What the modules of the Glen More games are written with, in one place."""

from hindmost.mechanics.cells import EAST, NORTH, SIDES, SOUTH, name_of
from hindmost.mechanics.effects import Effect, Gain, Price
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE, NOWHERE, PLACED, PRODUCED, PUT
from hindmost.mechanics.goods import NOTHING, count, gather, present, spread, total, unit
from hindmost.mechanics.ground import Ground
from hindmost.mechanics.lexicon import Lexicon
from hindmost.mechanics.living import Activation, Living
from hindmost.mechanics.payment import slots_with
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.reading import number
from hindmost.mechanics.tally import Tally
from hindmost.mechanics.tokens import Token
from hindmost.mechanics.track import OFF
from hindmost.mechanics.verbs import Args, tile_message
from hindmost.mechanics.wording import good_message

__all__ = [
    "EAST",
    "NORTH",
    "NOTHING",
    "NOWHERE",
    "NO_TILE",
    "OFF",
    "PLACED",
    "PRODUCED",
    "PUT",
    "SIDES",
    "SOUTH",
    "Activation",
    "Args",
    "Effect",
    "Estate",
    "Gain",
    "Ground",
    "Lexicon",
    "Living",
    "Phrase",
    "Price",
    "Tally",
    "Token",
    "count",
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
