"""The choices of the Englishman's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hindmost.kernel.position import asks_nature
from hindmost.kernel.verbs import Verb, verb_code
from hindmost.mechanics.effects import Price
from hindmost.mechanics.verbs import Args, tile_message

from .england import PRICES, england, fee

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII

USE: Final = verb_code(4, 0)
BANISH: Final = verb_code(4, 1)


class Use(Verb):
    """Payload: the space whose tile the Englishman takes."""

    name: ClassVar[str] = "use"
    code: ClassVar[int] = USE

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
    code: ClassVar[int] = BANISH

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
