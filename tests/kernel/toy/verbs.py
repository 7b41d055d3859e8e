"""The choices of the base game."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.kernel.messages import Msg
from hindmost.kernel.position import asks_nature
from hindmost.kernel.verbs import VERB_SHIFT, Verb
from tests.kernel.toy.state import HollowHill

STRIDE: Final = 1 << VERB_SHIFT
DIG: Final = 2 << VERB_SHIFT
LEAVE: Final = 3 << VERB_SHIFT
BID: Final = 4 << VERB_SHIFT
END: Final = 5 << VERB_SHIFT
SHOW: Final = 6 << VERB_SHIFT
SELL: Final = 7 << VERB_SHIFT


class Onward(Verb):
    """A choice after which the turn goes on: what is shown then depends on the path and on the modules."""

    def reveals(self, g: HollowHill, payload: int) -> bool:
        return asks_nature(g, self.number << VERB_SHIFT | payload)


class Stride(Onward):
    """Payload: the steps from the door."""

    name: ClassVar[str] = "stride"

    def words(self, g: HollowHill, payload: int) -> str:
        return g.kit.spaces[g.space(payload)]

    def args(self, g: HollowHill, payload: int) -> dict[str, int | str | Msg]:
        return {"space": self.words(g, payload), "steps": payload - g.at[g.active]}

    def targets(self, g: HollowHill, payload: int) -> list[str]:
        return [f"space:{g.space(payload)}"]

    def clause(self, g: HollowHill, payload: int) -> str:
        return "HH-TURN-01"


class Dig(Verb):
    name: ClassVar[str] = "dig"

    def reveals(self, g: HollowHill, payload: int) -> bool:
        return True


class Leave(Onward):
    name: ClassVar[str] = "leave"


class Bid(Verb):
    """Payload: the coins."""

    name: ClassVar[str] = "bid"

    def words(self, g: HollowHill, payload: int) -> str:
        return str(payload)

    def args(self, g: HollowHill, payload: int) -> dict[str, int | str | Msg]:
        return {"coins": payload}


class End(Onward):
    name: ClassVar[str] = "end"


class Show(Verb):
    """Payload: the treasure. Shown to the others, it cannot be hidden again."""

    name: ClassVar[str] = "show"

    def words(self, g: HollowHill, payload: int) -> str:
        return g.kit.treasures[payload]

    def args(self, g: HollowHill, payload: int) -> dict[str, int | str | Msg]:
        return {"treasure": Msg(f"treasure-{self.words(g, payload)}", {})}

    def reveals(self, g: HollowHill, payload: int) -> bool:
        return True


class Sell(Verb):
    """Payload: the treasure."""

    name: ClassVar[str] = "sell"

    def words(self, g: HollowHill, payload: int) -> str:
        return g.kit.treasures[payload]

    def args(self, g: HollowHill, payload: int) -> dict[str, int | str | Msg]:
        return {"coins": g.kit.worths[payload]}


VERBS: Final = (Stride(1), Dig(2), Leave(3), Bid(4), End(5), Show(6), Sell(7))
