"""All that a chronicle is written with, in one place: what the game has that its files may call upon.

Beside it are `points`, where it takes part, and the crafts of the kernel and of the mechanics.
"""

from hindmost.catalogue.glen_more_ii import ChronicleData, load_chronicle
from hindmost.catalogue.glen_more_ii.forms import Form, Number, Places, Steps
from hindmost.catalogue.weights import load_weights
from hindmost.games.glen_more_ii.activate import ACTIVATE_TILES
from hindmost.games.glen_more_ii.activations import has_room
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle, facts_of
from hindmost.games.glen_more_ii.fetching import Resume, is_fetched
from hindmost.games.glen_more_ii.gains import (
    ChooseGoods,
    EnlistScotsmen,
    SpreadGift,
    SpreadGoods,
    first_kind,
    goods_phrase,
)
from hindmost.games.glen_more_ii.paying import Pay, can_pay, payment, whole_price
from hindmost.games.glen_more_ii.place import PAY_TILE, USE_TILE
from hindmost.games.glen_more_ii.placing import legal_places, place_toll, placed_slots, places_of_group
from hindmost.games.glen_more_ii.refill import CLEAN_UP
from hindmost.games.glen_more_ii.roles import FROM_TILE, HOME_CASTLE, PLACE
from hindmost.games.glen_more_ii.scoring import tally, territory_size
from hindmost.games.glen_more_ii.setup import standing
from hindmost.games.glen_more_ii.sheet import ENDING, SCORINGS
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.steps import Step
from hindmost.games.glen_more_ii.turn import NEXT_ACTOR, PROTECTED, crossed, take_reason
from hindmost.games.glen_more_ii.verbs import ENLIST, PASS, GoodAndTile
from hindmost.games.glen_more_ii.walking import LAPSE
from hindmost.mechanics.living import Prospects

__all__ = [
    "ACTIVATE_TILES",
    "CLEAN_UP",
    "ENDING",
    "ENLIST",
    "FROM_TILE",
    "HOME_CASTLE",
    "LAPSE",
    "NEXT_ACTOR",
    "PASS",
    "PAY_TILE",
    "PLACE",
    "PROTECTED",
    "SCORINGS",
    "USE_TILE",
    "ChooseGoods",
    "Chronicle",
    "ChronicleData",
    "EnlistScotsmen",
    "Form",
    "GlenMoreII",
    "GoodAndTile",
    "Number",
    "Pay",
    "Places",
    "Prospects",
    "Resume",
    "SpreadGift",
    "SpreadGoods",
    "Step",
    "Steps",
    "can_pay",
    "crossed",
    "facts_of",
    "first_kind",
    "goods_phrase",
    "has_room",
    "is_fetched",
    "legal_places",
    "load_chronicle",
    "load_weights",
    "payment",
    "place_toll",
    "placed_slots",
    "places_of_group",
    "standing",
    "take_reason",
    "tally",
    "territory_size",
    "whole_price",
]
