"""What may lie on the stack: it follows from the plans.

A stack is made of what is left of plans, and of frames that were pushed while one of their steps was carried out. Plans
and frames say in `within` during which steps they may be there, and nothing else has to be written down.
"""

from __future__ import annotations

from typing import Any, Final

from hindmost.kernel.acting import ActAs
from hindmost.kernel.frames import ANYWHERE, Frame
from hindmost.kernel.order import AnyOrder
from hindmost.kernel.plans import Plan
from hindmost.kernel.state import State

NOTHING: Final = ""
"""Stands for the bottom of the stack, where turns begin."""


def misplaced(g: State) -> list[str]:
    """The first frame, from the bottom, that nothing could have put where it lies."""
    frames = [frame for frame in g.stack if not isinstance(frame, (ActAs, AnyOrder))]
    reached = _Reading(list(g.table.woven.values()), frames).reach(0, {NOTHING})
    if reached == len(frames):
        return []
    below = [frame.kind() for frame in frames[:reached]]
    return [f"the step {frames[reached].kind()} cannot come before these: {' '.join(reversed(below))}"]


class _Reading:
    """A stack being read from the bottom."""

    __slots__ = ("frames", "plans")

    def __init__(self, plans: list[Plan], frames: list[Frame[Any]]) -> None:
        self.plans = plans
        self.frames = frames

    def reach(self, at: int, under_way: set[str]) -> int:
        """How far the frames from `at` make sense while one of these steps is under way.

        Plans have steps in common, so every reading is tried.
        """
        if at == len(self.frames):
            return at
        below = {self.frames[at - 1].kind()} if at else set()
        begun = [plan for plan in self.plans if below.intersection(plan.within)]
        here = under_way | {name for plan in begun for name, _ in plan.steps}
        moments = self.opened(here) | below
        farthest = at
        within = self.frames[at].within
        if within == ANYWHERE or moments.intersection(within):
            farthest = self.reach(at + 1, here)
        for plan in self.plans:
            if moments.intersection(plan.within or (NOTHING,)):
                left = self.left_of(plan, at)
                if left:
                    farthest = max(farthest, self.reach(at + left, _under_way(plan, left, under_way)))
        return farthest

    def opened(self, under_way: set[str]) -> set[str]:
        """The steps and those of the plans that may be begun in them: of a plan's last step nothing is left below."""
        found = set(under_way)
        if NOTHING in found:
            found.update(plan.steps[-1][0] for plan in self.plans if plan.steps and not plan.within)
        grown = True
        while grown:
            before = len(found)
            for plan in self.plans:
                if found.intersection(plan.within):
                    found.update(name for name, _ in plan.steps)
            grown = len(found) > before
        return found

    def left_of(self, plan: Plan, at: int) -> int:
        """How many of a plan's last steps lie here."""
        number = 0
        for step, frame in zip(plan.reversed(), self.frames[at:], strict=False):
            if step != frame:
                break
            number += 1
        return number


def _under_way(plan: Plan, left: int, before: set[str]) -> set[str]:
    """The step that was taken from the stack last, and the next one, which may have begun and lie there again."""
    names = [name for name, _ in plan.steps]
    following = names[-left]
    return {following, *before} - {NOTHING} if left == len(names) else {following, names[-left - 1]}
