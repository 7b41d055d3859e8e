"""Options about mobs, and the one by which all that is offered can be left."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Msg, Verb, shows_next, verb_code
from hindmost.kernel.kinds import Kind
from hindmost.mechanics.craft import Args, good_message

from .prison import NAMES, mob_message

DECLINE: Final = verb_code(8, 0)


class MobVerb(Verb):
    """Payload: a mob."""

    def words(self, g: GlenMoreII, payload: int) -> str:
        return NAMES[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"mob": mob_message(payload)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"mob:{NAMES[payload]}"]


class GoodVerb(Verb):
    """Payload: the kind of good that somebody gets from another."""

    def words(self, g: GlenMoreII, payload: int) -> str:
        return g.kit.goods[payload]

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"good": good_message(g.kit.goods[payload], 1)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"good:{g.kit.goods[payload]}"]


PASSING: Final = {
    "penny-action": ("option-pass-penny", "C8-07"),
    "set-figure": ("option-pass-figure", "C8-13"),
    "put-token": ("option-pass-token", "C8-20"),
    "skim-row": ("option-pass-token", "C8-21"),
    "reserve-tile": ("option-pass-token", "C8-23"),
    "lift-tile": ("option-pass-carry", "C8-27"),
    "drop-tile": ("option-pass-carry", "C8-27"),
    "intercept": ("option-pass-mail", "C8-22"),
    "steal": ("option-pass-loot", "C8-24"),
    "escape": ("option-pass-escape", "C8-24"),
    "trick": ("option-pass-trick", "C8-32"),
    "pass-penny": ("option-keep-penny", "C8-30"),
    "take-second": ("option-pass-second", "C8-30"),
    "starve": ("option-pass-starve", "C8-34"),
    "let-it-count": ("option-pass-reroll", "C8-35"),
    "claim-card": ("option-pass-token", "C8-36"),
    "deny": ("option-pass-deny", "C8-40"),
    "pick-one": ("option-pass-carry", "C8-42"),
    "settle-tile": ("option-pass-carry", "C8-42"),
}
"""By the question: what it is called to take nothing of what it offers, and the clause."""


class Decline(Verb):
    """Nothing of what is offered; what that means depends on what is asked."""

    name: ClassVar[str] = "pass"
    code: ClassVar[int] = DECLINE
    kind: ClassVar[Kind] = "pass"

    def message(self, g: GlenMoreII, payload: int) -> Msg:
        return Msg(PASSING[g.stack[-1].kind()][0], {})

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return shows_next(g, DECLINE)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return PASSING[g.stack[-1].kind()][1]
