"""What levels and the centre track give, popularity tokens included (C10-LEVEL-02, C10-CENTRE-03, C10-TILE-03)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.gains import EnlistScotsmen, SpreadGift
from hindmost.games.glen_more_ii.verbs import PASS, PUT
from hindmost.kernel.craft import Award, Frame, Msg
from hindmost.mechanics.craft import ANY, COIN, Frames, Token, good_message
from hindmost.mechanics.lexicon import MEMBER, MOVEMENT, VP, WHISKY
from hindmost.mechanics.wording import joined

from .games import POPULARITY, games
from .prizes import Prize


def rewarded(g: GlenMoreII, prize: Prize, clause: str) -> Frames:
    """The active player has a reward; gives the frames for what is left to decide."""
    return GIVEN.get(prize.things[0], _resource)(g, prize, clause)


def is_resource(prize: Prize) -> bool:
    """Whether it needs room on a tile."""
    return prize.things[0] not in GIVEN


def _coins(g: GlenMoreII, prize: Prize, clause: str) -> Frames:
    g.estates[g.active].coins += prize.amount
    return []


def _barrels(g: GlenMoreII, prize: Prize, clause: str) -> Frames:
    g.gain_barrels(prize.amount)
    return []


def _points(g: GlenMoreII, prize: Prize, clause: str) -> Frames:
    g.award(Award(g.active, prize.amount, "score-champions", clause, g.scorings))
    return []


def _popularity(g: GlenMoreII, prize: Prize, clause: str) -> Frames:
    cheer(g, g.active, prize.amount)
    return []


def _movement(g: GlenMoreII, prize: Prize, clause: str) -> Frames:
    """Movement points are the turn's, so in another's turn they lapse at once."""
    g.movement += prize.amount if g.active == g.whose else 0
    return []


def _scotsmen(g: GlenMoreII, prize: Prize, clause: str) -> Frames:
    return [EnlistScotsmen(prize.amount)]


def _resource(g: GlenMoreII, prize: Prize, clause: str) -> Frames:
    among = sum(1 << g.kit.goods.index(good) for good in prize.things if good != ANY)
    return [SpreadOneOf(among)] if among else [SpreadGift(1)]


GIVEN: Final[dict[str, Callable[[GlenMoreII, Prize, str], Frames]]] = {
    COIN: _coins,
    WHISKY: _barrels,
    VP: _points,
    POPULARITY: _popularity,
    MOVEMENT: _movement,
    MEMBER: _scotsmen,
}
"""By what is given; all else is goods."""


class SpreadOneOf(SpreadGift):
    """One good of some kinds, given as a mask, comes onto any tile."""

    __slots__ = ("among",)

    shape: ClassVar[dict[str, str]] = {"among": "mask"}

    def __init__(self, among: int) -> None:
        super().__init__(1)
        self.among = among

    def ask(self, g: GlenMoreII) -> list[int] | None:
        choices = super().ask(g)
        if choices is None or choices == [PASS]:
            return choices
        return [choice for choice in choices if choice & ~0xFFFF == PUT and self.among >> (choice >> 8 & 0xFF) & 1]

    def title(self, g: GlenMoreII) -> Msg:
        goods = [good_message(good, 1) for kind, good in enumerate(g.kit.goods) if self.among >> kind & 1]
        return Msg("ask-spread-one-of", {"goods": joined(goods, "list-or")})


class Popularity(Token):
    """Worth what the scorings to come give for it, which is counted there, and something for what it buys."""

    name: ClassVar[str] = POPULARITY
    plural: ClassVar[str] = POPULARITY
    sign: ClassVar[str] = "♥"
    part: ClassVar[str] = POPULARITY
    worth: ClassVar[float] = 0.5

    def held(self, g: GlenMoreII, seat: int) -> int:
        return games(g).popularity[seat]

    def earn(self, g: GlenMoreII, seat: int, number: int, origin: int) -> list[Frame[Any]]:
        cheer(g, seat, number)
        return []

    def spend(self, g: GlenMoreII, seat: int, number: int) -> list[Frame[Any]]:
        games(g).popularity[seat] -= number
        g.note("paid-popularity", seat, number)
        return []


def cheer(g: GlenMoreII, seat: int, number: int) -> None:
    """A seat becomes more popular."""
    games(g).popularity[seat] += number
    g.note("popularity", seat, number)
