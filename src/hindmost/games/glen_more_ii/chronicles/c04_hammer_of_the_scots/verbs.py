"""The choices of the Englishman's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c04_hammer_of_the_scots.england import PRICES, england, fee
from hindmost.kernel.position import asks_nature
from hindmost.kernel.verbs import VERB_SHIFT, VERBS_PER_MODULE, Verb
from hindmost.mechanics.effects import Price
from hindmost.mechanics.verbs import Args, tile_message

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII

NUMBER: Final = 4
FIRST: Final = NUMBER * VERBS_PER_MODULE
USE: Final = FIRST << VERB_SHIFT
BANISH: Final = FIRST + 1 << VERB_SHIFT


class Use(Verb):
    """Payload: the space whose tile the Englishman takes."""

    name: ClassVar[str] = "use"

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        tile = g.track.tiles[payload]
        price: Price = g.kit.prices[tile]
        return {"tile": tile_message(g, tile), "price": price.message(g.kit.lexicon), "fee": fee(g)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"rondel:{payload}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C4-11"


class Banish(Verb):
    """Payload: the space whose tile is discarded with the Englishman; then new tiles are laid."""

    name: ClassVar[str] = "banish"

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        filled = england(g).filled
        return {"tile": tile_message(g, g.track.tiles[payload]), "coins": PRICES[filled - 1] if filled else 0}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"rondel:{payload}"]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, BANISH | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C4-12"


VERBS: Final[tuple[type[Verb], ...]] = (Use, Banish)
"""In the order of their numbers, from `FIRST`."""
