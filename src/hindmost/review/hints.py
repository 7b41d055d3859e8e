"""A hint for the seat that is asked: first a nudge without an answer, then what might be done, and why."""

from __future__ import annotations

from hindmost.bots.advice import DEALS, FOLLOWS, Advisor, Difference
from hindmost.bots.bot import Outlook
from hindmost.kernel.game import Game
from hindmost.kernel.messages import Json, Msg
from hindmost.review.lines import Line, Term

TERMS = 3
"""So many terms are told of a turn."""
EVEN = 1.0
"""Turns whose leads differ by less are about as good as each other, in VP."""


class Hint:
    """What a seat might do, found with nothing but what it may know."""

    def __init__(self, seat: int, lines: list[Line], nudge: Msg, rollouts: int) -> None:
        self.seat = seat
        self.lines = lines
        """Up to three turns, the best first."""
        self.nudge = nudge
        """What to think of, and no answer."""
        self.rollouts = rollouts

    def to_json(self) -> Json:
        return {
            "seat": self.seat,
            "nudge": self.nudge.to_json(),
            "lines": [line.to_json() for line in self.lines],
            "rollouts": self.rollouts,
        }


def hint(game: Game, seat: int, seed: int = 0, deals: int = DEALS) -> Hint:
    """What the seat might answer to what it is asked. The same game, seed and deals give the same hint."""
    return hint_from(Outlook(game, seat), seed, deals)


def hint_from(outlook: Outlook, seed: int = 0, deals: int = DEALS) -> Hint:
    advisor = Advisor(outlook, seed)
    found = advisor.hint(deals)
    lines: list[Line] = []
    for prospect in found:
        line = Line(outlook, prospect)
        others = [other for other in found if other is not prospect]
        if others:
            line.terms = [Term(name, value) for name, value in Difference(prospect, others).terms()[:TERMS]]
        lines.append(line)
    return Hint(outlook.seat, lines, _nudge(lines), advisor.tried)


def _nudge(lines: list[Line]) -> Msg:
    """Where the best turn differs most from the others; so much is no answer yet."""
    best = lines[0]
    if len(lines) == 1:
        return Msg("lamp-only", {})
    if best.lead - lines[1].lead < EVEN and best.lead - lines[-1].lead < EVEN:
        return Msg("lamp-even", {})
    better = [term for term in best.terms if term.value > 0 and term.name != FOLLOWS]
    return Msg("lamp-nudge", {"term": better[0].message}) if better else Msg("lamp-later", {})
