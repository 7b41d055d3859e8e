"""Whole turns of a seat, found once on copies of a position: what bots choose from.

A turn has *main questions*, until it could end: which tile, and where to. All answers to them are tried, one after the
other. From where the turn could end it *climbs*: it does whatever makes the position better, the best first. All else
are *details* (what to pay with, which good): they are settled at first sight, by the rules' own proposal or by what
leaves the position best. Answers are found only up to what comes to light; but what the turn is worth is seen at its
end, with what might come.
"""

from __future__ import annotations

from typing import Any, Final

from hindmost.bots.judge import Judge
from hindmost.kernel.frames import Frame, Secret
from hindmost.kernel.position import Position
from hindmost.kernel.state import State
from hindmost.kernel.verbs import VERB_SHIFT

EFFORT: Final = 10_000
"""What a thought may cost at most, in answers tried and positions judged. Counted, not timed, so that the same seed
gives the same turn on every machine."""
DEPTH: Final = 1
"""Details are judged with so many details that follow from them."""
EPSILON: Final = 1e-9
"""Better by less than this is not better: sums of the same terms may differ by rounding."""

END: Final = "end"
"""The kind of choice that ends a turn. A position in which it is offered can be judged as it stands."""
PASS: Final = "pass"
"""The kind of choice that leaves what is offered. Where the rules propose it, it suits those who do not think."""
NONE: Final = -1
"""No choice."""
EVERY_WAY: Final = 1_000
"""More ways to begin a turn than there are."""

ENDS: Final = 1
SIDE: Final = 2
FINE: Final = 4
LEAVES: Final = 8


class Turn:
    """The answers of a seat from a question on, and what follows."""

    __slots__ = ("choices", "open", "position", "value")

    def __init__(self, choices: list[int], position: Position, value: float, is_open: bool) -> None:
        self.choices = choices
        self.position = position
        self.value = value
        """What the position is worth to the seat."""
        self.open = is_open
        """Whether the turn goes on and could end now. If not it is over, or something has come to light."""


class Care:
    """How carefully turns are looked for."""

    __slots__ = ("begun", "breadth", "insists", "shortlist", "ways")

    def __init__(
        self, breadth: int = 160, begun: int = 3, shortlist: int = 4, ways: int = EVERY_WAY, insists: bool = True
    ) -> None:
        self.breadth = breadth
        """Main questions are gone into while there are no more ways than this; then they are settled at first sight."""
        self.begun = begun
        """Of the turns that begin alike, so many of the best at first sight are played on."""
        self.shortlist = shortlist
        """Of all of these, so many are looked at closely."""
        self.ways = ways
        """So many ways to begin are looked at, the first that are offered: on a track those are the nearest."""
        self.insists = insists
        """Whether what did not make a position better is tried again after something else did."""


CAREFUL: Final = Care()


class Turns:
    """A thought: looks for turns of one seat, from the question that it is asked in a position."""

    def __init__(self, judge: Judge, seat: int, effort: int = EFFORT, care: Care = CAREFUL) -> None:
        """`judge` has begun for the seat."""
        self.care = care
        self.judge = judge
        self.seat = seat
        self.left = effort
        """Effort left. It may fall below 0: a turn that was begun is played to its end."""
        self.sorts: list[int] = []
        """By verb: what sort of choice it is; NONE before one was met."""

    def anew(self, seat: int, effort: int) -> None:
        """Think for this seat from now on, for which the judge has begun: cheaper than another thought, for whoever
        has very many."""
        self.seat = seat
        self.left = effort

    # ------------------------------------------------------------ what bots ask for

    def best(self, position: Position) -> Turn:
        """The best turn of all, looked at closely."""
        return best_of(self.closely(position))

    def closely(self, position: Position) -> list[Turn]:
        """The best few turns, looked at closely."""
        turns = ranked(self.likely(position))[: self.care.shortlist]
        for turn in turns:
            self.climb(turn, True)
        return turns

    def otherwise(self, turn: Turn, position: Position) -> float:
        """What a turn is worth if what it brings to light is as in another position, which the seat cannot tell from
        the one that the turn was found in."""
        if not self.shows(turn.position):
            return turn.value
        future = position.clone()
        for choice in turn.choices:
            if choice not in self.choices(future):  # what others hide may decide what is offered
                return turn.value
            self.play(future, choice)
        other = Turn([], future, self.judged(future), False)
        self.climb(other, True)
        return other.value

    def quickly(self, position: Position) -> Turn:
        """A good turn for little: of all beginnings only those that look best are played on."""
        found: list[Turn] = []
        for group in self.openings(position):
            found += group
        found = ranked(found)[: self.care.shortlist]
        for turn in found:
            self.climb(turn, True)
        return best_of(found)

    def likely(self, position: Position) -> list[Turn]:
        """A few turns for each way to begin, at a rough look: without what changes little or only helps along."""
        groups = self.openings(position)
        found: list[Turn] = []
        for group in groups:
            for turn in ranked(group)[: self.care.begun]:
                self.climb(turn, False)
                found.append(turn)
        return found

    def plan(self, turn: Turn) -> list[int]:
        """All answers of a turn, its end included."""
        if not turn.open:
            return turn.choices
        for choice in self.choices(turn.position):
            if self.sort(turn.position.state, choice) & ENDS:
                return [*turn.choices, choice]
        raise AssertionError("an open turn can end")

    # ------------------------------------------------------------ beginning

    def openings(self, position: Position) -> list[list[Turn]]:
        """Turns up to where they could end, by how they begin. The position stays as it is."""
        first = position.clone()
        path: list[int] = []
        if not self.ends(first):
            proposal = self.proposal(first)
            if proposal == NONE:
                return self.branches(first, path, 1)
            self.play(first, proposal)
            path.append(proposal)
        found: list[Turn] = []
        self.follow(first, path, 1, found)
        return [found]

    def branches(self, position: Position, path: list[int], width: int) -> list[list[Turn]]:
        choices = self.main(position)[: self.care.ways]
        groups: list[list[Turn]] = []
        for choice in choices:
            future = position.clone()
            self.play(future, choice)
            found: list[Turn] = []
            self.follow(future, path + [choice], width * len(choices), found)
            groups.append(found)
        return groups

    def follow(self, position: Position, path: list[int], width: int, found: list[Turn]) -> None:
        """Play on to where the turn could end, in every way if there are not too many."""
        while True:
            self.propose(position, path)
            if not self.goes_on(position):
                found.append(Turn(path, position, self.judged(position), False))
                return
            if self.ends(position):
                found.append(Turn(path, position, self.judged(position), True))
                return
            choices = self.main(position)
            if width * len(choices) <= self.care.breadth and self.left > 0:
                break
            position = self.first_sight(position, choices, path, 0)
        for choice in choices:
            future = position.clone()
            self.play(future, choice)
            self.follow(future, path + [choice], width * len(choices), found)

    # ------------------------------------------------------------ details

    def propose(self, position: Position, path: list[int]) -> None:
        """Do what can be done without thinking, short of ending the turn."""
        while self.goes_on(position):
            choice = self.proposal(position)
            if choice == NONE:
                return
            self.play(position, choice)
            path.append(choice)

    def first_sight(self, position: Position, choices: list[int], path: list[int], depth: int) -> Position:
        """What follows the choice that leaves the position best; it is added to the path.

        A choice that leads to another question is judged by the best answer to that, but not further.
        """
        if self.left <= 0:
            choices = choices[:1]
        best = position
        steps: list[int] = []
        most = 0.0
        for choice in choices:
            future = position.clone()
            self.play(future, choice)
            way = [choice]
            if depth < DEPTH:
                future = self.settle(future, way, depth + 1)
            else:
                self.propose(future, way)
            value = self.judged(future) if len(choices) > 1 else 0.0
            if best is position or value > most + EPSILON:
                best, steps, most = future, way, value
        path += steps
        return best

    def settle(self, position: Position, path: list[int], depth: int) -> Position:
        """Answer what must be answered until the turn could end again, or is over."""
        self.propose(position, path)
        while self.goes_on(position) and not self.ends(position):
            position = self.first_sight(position, self.main(position), path, depth)
        return position

    # ------------------------------------------------------------ going on

    def climb(self, turn: Turn, wide: bool) -> None:
        """Do whatever makes the position better, the best first, until nothing does."""
        vain: list[int] = []
        while turn.open and self.left > 0 and self.step(turn, wide, vain):
            turn.open = self.goes_on(turn.position) and self.ends(turn.position)
        if not turn.open and self.left > 0 and self.interrupted(turn.position):
            turn.value = self.onward(turn.position, wide)

    def step(self, turn: Turn, wide: bool, vain: list[int]) -> bool:
        """The one thing more that makes the position best, if anything makes it better. What does not is added to
        `vain` by those who do not insist, and left out by them."""
        position = turn.position
        state = position.state
        best: Position | None = None
        steps: list[int] = []
        most = before = turn.value
        insists = self.care.insists
        left_out = ENDS if wide else ENDS | SIDE | FINE
        for choice in self.choices(position):
            if self.sort(state, choice) & left_out or choice in vain:
                continue
            future = position.clone()
            self.play(future, choice)
            way = [choice]
            future = self.settle(future, way, 0)
            value = self.judged(future)
            if value > most + EPSILON:
                best, steps, most = future, way, value
            if not insists and value <= before + EPSILON:
                vain.append(choice)
        if best is None:
            return False
        turn.position = best
        turn.choices = turn.choices + steps
        turn.value = most
        return True

    def onward(self, position: Position, wide: bool) -> float:
        """What the turn will be worth at its end, played on from where something has come to light."""
        future = position.clone()
        future.drew = False
        if self.shows(future):
            future = self.first_sight(future, self.main(future), [], 0)
        found: list[Turn] = []
        self.follow(future, [], self.care.breadth, found)
        self.climb(found[0], wide)
        return found[0].value

    # ------------------------------------------------------------ effort

    def judged(self, position: Position) -> float:
        """What a position is worth; where the seat is shown something, with what it would make of that."""
        if position.seat == self.seat and self.is_shown(position):
            position = self.first_sight(position, self.main(position), [], DEPTH)
        self.left -= 1
        return self.judge.of(position.state)

    def play(self, position: Position, choice: int) -> None:
        self.left -= 1
        if isinstance(position.state.stack[-1], Secret):
            position.answer_secret(self.seat, choice)
        else:
            position.play(choice)

    # ------------------------------------------------------------ questions

    def goes_on(self, position: Position) -> bool:
        """Whether the own turn goes on, and nothing has come to light that may come otherwise."""
        if position.began or self.shows(position):
            return False
        if position.seat == self.seat:
            return True
        stack = position.state.stack
        if stack:
            frame = stack[-1]
            return isinstance(frame, Secret) and self.seat in frame.missing()
        return False

    def shows(self, position: Position) -> bool:
        """Whether something has come to light: it was drawn, or it is shown to whoever is asked."""
        return position.drew or self.is_shown(position)

    def is_shown(self, position: Position) -> bool:
        stack = position.state.stack
        return bool(stack and stack[-1].reveals(position.state))

    def interrupted(self, position: Position) -> bool:
        """Whether the own turn only stops because something has come to light."""
        return position.seat == self.seat and not position.began and self.shows(position)

    def choices(self, position: Position) -> list[int]:
        frame = position.state.stack[-1]
        return frame.ask_seat(position.state, self.seat) if isinstance(frame, Secret) else position.options

    def proposal(self, position: Position) -> int:
        """What can be chosen without thinking, short of ending the turn; or NONE."""
        choices = self.choices(position)
        state = position.state
        if len(choices) == 1:
            return NONE if self.sort(state, choices[0]) & ENDS else choices[0]
        frame: Frame[Any] = state.stack[-1]
        proposed = frame.default(state, choices)
        if proposed is None or self.sort(state, proposed) & (ENDS | LEAVES):
            return NONE
        return proposed

    def ends(self, position: Position) -> bool:
        """Whether the turn could end now."""
        state = position.state
        for choice in self.choices(position):  # noqa: SIM110 - compiled, a loop is much cheaper than `any`
            if self.sort(state, choice) & ENDS:
                return True
        return False

    def main(self, position: Position) -> list[int]:
        """The choices without those that change little, which can wait until the turn could end, and without those
        that only help along, unless there is hardly another."""
        state = position.state
        every = self.choices(position)
        frame: Frame[Any] = state.stack[-1]
        proposed = frame.default(state, every)
        if proposed is not None and proposed in every:
            # Of equals the first is taken: whoever sees no difference does what the rules propose.
            every = [proposed, *[choice for choice in every if choice != proposed]]
        choices = [choice for choice in every if not self.sort(state, choice) & FINE] or every
        main = [choice for choice in choices if not self.sort(state, choice) & SIDE]
        return main if len(main) > 1 else choices

    def sort(self, state: State, choice: int) -> int:
        """Whether a choice ends the turn, only helps along, changes little, or leaves what is offered."""
        verb = choice >> VERB_SHIFT
        sorts = self.sorts
        while len(sorts) <= verb:
            sorts.append(NONE)
        found = sorts[verb]
        if found == NONE:
            kind = state.table.verb(choice).kind
            found = ENDS if kind == END else 0
            found |= SIDE if kind in self.judge.side else 0
            found |= FINE if kind in self.judge.fine else 0
            found |= LEAVES if kind == PASS else 0
            sorts[verb] = found
        return found


def ranked(turns: list[Turn]) -> list[Turn]:
    """The best first; of equals, what was found first."""
    return sorted(turns, key=lambda turn: -turn.value)


def best_of(turns: list[Turn]) -> Turn:
    found = turns[0]
    for turn in turns:
        if turn.value > found.value + EPSILON:
            found = turn
    return found
