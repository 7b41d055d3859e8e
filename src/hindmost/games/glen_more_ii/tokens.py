"""Tokens that chronicles bring, where prices ask for them and gains give them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Reason
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.tokens import Named

if TYPE_CHECKING:
    from hindmost.games.glen_more_ii.state import GlenMoreII


def owner(g: GlenMoreII, e: Estate) -> int:
    """The seat whose estate it is."""
    return next(seat for seat, estate in enumerate(g.estates) if estate is e)


def holds(g: GlenMoreII, seat: int, tokens: Named) -> bool:
    known = g.kit.lexicon.tokens
    return all(known[name].held(g, seat) >= number for name, number in tokens)


def refusal(g: GlenMoreII, seat: int, tokens: Named) -> Reason | None:
    """Why a seat cannot have these now, or None."""
    known = g.kit.lexicon.tokens
    reasons = (known[name].refusal(g, seat, number) for name, number in tokens)
    return next((reason for reason in reasons if reason is not None), None)


def earn(g: GlenMoreII, seat: int, tokens: Named, origin: int) -> list[Frame[Any]]:
    """A seat receives as many as it can have of these; gives the frames for what is to be decided."""
    known = g.kit.lexicon.tokens
    frames: list[Frame[Any]] = []
    for name, number in tokens:
        token = known[name]
        had = next((few for few in range(number, 0, -1) if token.refusal(g, seat, few) is None), 0)
        if had:
            frames += token.earn(g, seat, had, origin)
    return frames


def spend(g: GlenMoreII, seat: int, tokens: Named) -> list[Frame[Any]]:
    """A seat gives these, which it has; gives the frames for what is to be decided."""
    known = g.kit.lexicon.tokens
    return [frame for name, number in tokens for frame in known[name].spend(g, seat, number)]
