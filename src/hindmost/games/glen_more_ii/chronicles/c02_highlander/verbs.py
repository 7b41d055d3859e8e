"""The choices that come with the Mountain."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hindmost.games.glen_more_ii.verbs import GoodAndTile
from hindmost.kernel.position import asks_nature
from hindmost.kernel.verbs import Verb, verb_code
from hindmost.mechanics.verbs import Args
from hindmost.mechanics.wording import good_message

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII

TOLL: Final = verb_code(2, 0)
TOLL_COIN: Final = verb_code(2, 1)
KEEP: Final = verb_code(2, 2)


class Toll(GoodAndTile):
    """A good of a tile is put on the Mountain. Where that ends the turn, new tiles are laid."""

    name: ClassVar[str] = "toll"
    code: ClassVar[int] = TOLL

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, TOLL | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C2-07"


class TollCoin(Verb):
    """A coin is put on the Mountain."""

    name: ClassVar[str] = "toll-coin"
    code: ClassVar[int] = TOLL_COIN

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return asks_nature(g, TOLL_COIN | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C2-07"


class Keep(Verb):
    """Payload: the kind of which one is kept, where not everything finds room at the end of the game."""

    name: ClassVar[str] = "keep"
    code: ClassVar[int] = KEEP

    def words(self, g: GlenMoreII, payload: int) -> str:
        return g.kit.goods[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"good": good_message(g.kit.goods[payload], 1)}

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C0-19"
