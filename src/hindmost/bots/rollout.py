"""A game played on in the imagination: everybody greedy at a quick look, for a stretch of track, and judged there.

Time in these games is track: whoever is hindmost acts. So a stretch ends when whoever begins a turn has come so far,
and what is compared then has had the same time, whatever was done with it.
"""

from __future__ import annotations

from typing import Final

from hindmost.bots.judge import Judge
from hindmost.bots.settings import Settings
from hindmost.bots.turns import ENDS, Care, Turns
from hindmost.kernel.going import Going
from hindmost.kernel.position import Position
from hindmost.kernel.rules import Rules
from hindmost.kernel.state import State

LONGEST: Final = 120
"""Turns, or parts of them, after which a rollout is cut off in any case."""


class Rollout:
    """Plays positions on and judges where that leads, for every seat."""

    def __init__(self, rules: Rules, judge: Judge, settings: Settings, state: State, seat: int) -> None:
        """From a question of `seat` in this state on. `judge` is used for every seat in turn: whoever lends it begins
        anew afterwards."""
        self.rules = rules
        self.judge = judge
        self.horizon = settings.horizon
        """Spaces that the hindmost piece goes before positions are judged."""
        self.effort = settings.effort
        self.care = Care(settings.breadth, 1, settings.shortlist, settings.ways)
        self.start = state
        spaces = state.spaces()
        self.ahead: list[int] = []
        """By seat: the spaces that its piece is ahead at the start, or behind, whichever way round is shorter. It may
        be behind where the question comes after the move."""
        for other in range(state.table.seats):
            way = (state.place(other) - state.place(seat)) % spaces
            self.ahead.append(way if 2 * way <= spaces else way - spaces)

    def values(self, position: Position) -> list[float]:
        """By seat: what a position that follows from the start is worth when the stretch of track is over; at the end
        of the game, its score. The position stays as it is."""
        going = Going(self.start)
        for _part in range(LONGEST):
            if position.over:
                break
            gone = going.look(position.state)
            if position.began and self.ahead[position.seat] + gone[position.seat] >= self.horizon:
                break
            position = self.turn(position)
        return self.judged(position)

    def turn(self, position: Position) -> Position:
        """What a turn leads to that looks best at a quick look; up to where something comes to light on the way."""
        seat = position.seat
        self.judge.begin(position.state, seat)
        turns = Turns(self.judge, seat, self.effort, self.care)
        found = turns.quickly(position)
        return finished(turns, found.position, found.open)

    def judged(self, position: Position) -> list[float]:
        state = position.state
        if position.over:
            return [float(score) for score in self.rules.scores(state)]
        values: list[float] = []
        for seat in range(state.table.seats):
            self.judge.begin(state, seat)
            values.append(self.judge.of(state))
        return values


def finished(turns: Turns, position: Position, is_open: bool) -> Position:
    """The position after a turn; one that is still open is ended in it."""
    if is_open:
        for choice in turns.choices(position):
            if turns.sort(position.state, choice) & ENDS:
                turns.play(position, choice)
                break
    return position
