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
REMEMBERED: Final = 12
"""Turns, or parts of them, that are remembered: by then new tiles have come near in every deal."""
UNLIKE: Final = ()
"""How things stand where nothing is like it."""


class Memory:
    """What was played from a position on, by how things stood: the next deal is often no other until new tiles come
    near."""

    __slots__ = ("known", "plan")

    def __init__(self) -> None:
        self.plan: list[int] = []
        """The turn that led here."""
        self.known: dict[tuple[int, ...], Memory] = {}


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
        care = Care(settings.breadth, 1, settings.shortlist, settings.ways, insists=False)
        self.turns = Turns(judge, seat, settings.effort, care)
        """The thought of whoever acts."""
        self.start = state
        self.played: list[int] = []
        """The last turn that was thought of."""
        spaces = state.spaces()
        self.ahead: list[int] = []
        """By seat: the spaces that its piece is ahead at the start, or behind, whichever way round is shorter. It may
        be behind where the question comes after the move."""
        for other in range(state.table.seats):
            way = (state.place(other) - state.place(seat)) % spaces
            self.ahead.append(way if 2 * way <= spaces else way - spaces)

    def values(self, position: Position, memory: Memory | None = None) -> list[float]:
        """By seat: what a position that follows from the start is worth when the stretch of track is over; at the end
        of the game, its score. The position stays as it is.

        With a memory of other deals of the same position, turns are not thought of anew while things stand alike."""
        going = Going(self.start)
        for part in range(LONGEST):
            if position.over:
                break
            gone = going.look(position.state)
            if position.began and self.ahead[position.seat] + gone[position.seat] >= self.horizon:
                break
            if memory is None or part >= REMEMBERED:
                position = self.turn(position)
                continue
            stands = self.stands(position)
            known = memory.known.get(stands)
            if known is None or stands == UNLIKE:
                position = self.turn(position)
                known = memory.known[stands] = Memory()
                known.plan = self.played
            else:
                position = self.repeated(position, known.plan)
            memory = known
        return self.judged(position)

    def stands(self, position: Position) -> tuple[int, ...]:
        """What a quick look at a turn goes by, as far as deals of one position may differ in it: what is offered
        first, and which tiles are nearest."""
        tiles = position.state.lying()
        if not tiles:
            return UNLIKE
        ways = self.turns.care.ways
        stands = [position.seat, *position.options[:ways]]
        space = position.state.place(position.seat)
        for _space in range(len(tiles)):
            space = (space + 1) % len(tiles)
            if tiles[space] >= 0:
                stands.append(tiles[space])
                ways -= 1
                if not ways:
                    break
        return tuple(stands)

    def repeated(self, position: Position, plan: list[int]) -> Position:
        """What a turn leads to that was thought of before, as far as it can be played here."""
        turns = self.turns
        turns.anew(position.seat, self.effort)
        future = position.clone()
        for choice in plan:
            if future.over or choice not in turns.choices(future):
                break
            turns.play(future, choice)
        return future

    def turn(self, position: Position) -> Position:
        """What a turn leads to that looks best at a quick look; up to where something comes to light on the way."""
        seat = position.seat
        turns = self.turns
        self.judge.begin(position.state, seat)
        turns.anew(seat, self.effort)
        found = turns.quickly(position)
        self.played = turns.plan(found)
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
