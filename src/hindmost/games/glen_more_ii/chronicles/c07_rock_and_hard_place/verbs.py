"""The choices of the clan council."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from hindmost.kernel.messages import Msg
from hindmost.kernel.verbs import Verb, verb_code
from hindmost.mechanics.verbs import Args

from .council import CARDS

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII

PROPOSE: Final = verb_code(7, 0)
VOTE: Final = verb_code(7, 1)

NAY: Final = 0
AYE: Final = 1

CLAUSES: Final = {
    "herds": "C7-31",
    "timber-and-stone": "C7-32",
    "garrisons": "C7-33",
    "smallest-territory": "C7-34",
    "far-frontier": "C7-35",
    "great-square": "C7-36",
    "full-sets": "C7-37",
    "distillers": "C7-38",
    "linked-pastures": "C7-39",
    "leftovers": "C7-40",
}
"""What a card measures."""


def card_message(card: int) -> Msg:
    return Msg(f"great-glen-{CARDS[card]}", {})


class Propose(Verb):
    """Payload: the card on which the council votes."""

    name: ClassVar[str] = "propose"
    code: ClassVar[int] = PROPOSE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return CARDS[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"card": card_message(payload), "measure": Msg(f"great-glen-{CARDS[payload]}-effect", {})}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"great-glen:{CARDS[payload]}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return CLAUSES[CARDS[payload]]


class Vote(Verb):
    """Payload: AYE or NAY."""

    name: ClassVar[str] = "vote"
    code: ClassVar[int] = VOTE

    def words(self, g: GlenMoreII, payload: int) -> str:
        return "aye" if payload == AYE else "nay"

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-aye" if payload == AYE else "-nay"

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"vote:{self.words(g, payload)}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C7-06"
