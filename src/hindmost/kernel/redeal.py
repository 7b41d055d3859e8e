"""What a seat does not know, dealt anew: a state that it cannot tell from the real one."""

from __future__ import annotations

from typing import Any

from hindmost.kernel.frames import Secret
from hindmost.kernel.state import State
from hindmost.kernel.views import Pick


def resampled(g: State, seat: int, pick: Pick) -> State:
    """A copy in which whatever the seat cannot see is something that it might be."""
    state = g.copy()
    for component in state.table.components:
        component.redeal(state, seat, pick)
    for place, frame in enumerate(state.stack):
        if isinstance(frame, Secret):
            state.stack[place] = _other_answers(frame, state, seat, pick)
    return state


def _other_answers(frame: Secret[Any], state: State, seat: int, pick: Pick) -> Secret[Any]:
    """The frame with what others than the seat have answered so far replaced by anything they might have answered."""
    answers = []
    for other, answer in zip(frame.seats, frame.answers, strict=True):
        changed = answer >= 0 and other != seat
        answers.append(frame.resampled(state, other, answer, pick) if changed else answer)
    return frame.with_answers(tuple(answers))
