"""Counting the tree of a game: how many ways there are to answer the next n questions.

A ply is one answer of a seat, with everything that then happens by itself. `count(n)` is the number of different
sequences of exactly n answers; sequences that end the game earlier do not count. There are two ways to treat nature:

`seeded`          nature answers from the seed, as in a real game, and adds no branches. Walks on `Position`, the way
                  bots do, so it counts what they would see.
`every outcome`   nature's answers between two plies are branches too: a sequence of answers counts once for each way
                  in which chance can go before its last answer. Outcomes are counted as nature is given them, whatever
                  their weights. Walks on the bare state and its frames, so it does not trust `Position`.
"""

from __future__ import annotations

from hindmost import Position
from hindmost.kernel.frames import NATURE, Window
from hindmost.kernel.state import State


def count_seeded(position: Position, plies: int) -> int:
    """The number of sequences of answers, nature answering from its seed."""
    if plies == 0:
        return 1
    if plies == 1:
        return len(position.options)
    total = 0
    for choice in position.options:
        twin = position.clone()
        twin.play(choice)
        total += count_seeded(twin, plies - 1)
    return total


def count_every_outcome(state: State, plies: int) -> int:
    """The number of sequences of answers of seats and nature. The state is used up."""
    while state.stack:
        frame = state.stack[-1]
        options = frame.ask(state)
        if options is None:
            state.stack.pop()
            frame.run(state)
            continue
        seat = frame.seat(state)
        if seat == NATURE:
            return sum(count_every_outcome(_after(state, outcome), plies) for outcome in options)
        if plies == 0:
            return 1
        if isinstance(frame, Window):
            state.table.offer_free(state, seat, options)
        if plies == 1:
            return len(options)
        total = 0
        for choice in options:
            total += count_every_outcome(_answered(state, choice), plies - 1)
        return total
    return 1 if plies == 0 else 0


def _after(state: State, outcome: int) -> State:
    """The state once nature has given this outcome."""
    twin = state.copy()
    twin.stack.pop().choose(twin, outcome)
    return twin


def _answered(state: State, choice: int) -> State:
    """The state once a seat has answered, before anything else happens."""
    twin = state.copy()
    frame = twin.stack[-1]
    action = twin.table.free_action(choice) if isinstance(frame, Window) else None
    if action is None:
        twin.stack.pop().choose(twin, choice)
    else:
        action.choose(twin, choice)
    return twin
