"""Looks one turn ahead: tries every option, lets the rest of its own turn follow sensibly, takes the best result."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.bots.bot import Bot, Imagination, Outlook
from hindmost.bots.judge import Judge
from hindmost.kernel.native import mypyc_attr

SHORTLIST: Final = 3
"""How many options are looked at closely after a rough look at all of them."""
EFFORT: Final = 10_000
"""What a decision may cost at most, in answers tried and positions judged: half a second of plain Python. Counted, not
timed, so that the same seed gives the same choice on every machine."""
EPSILON: Final = 1e-9
"""Better by less than this is not better: sums of the same terms may differ by rounding."""
END: Final = "end"
"""The kind of choice that ends a turn. A position in which it is offered can be judged as it stands."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Greedy for the end of its own turn: a tile is judged by where it would lie and what it would set in motion."""

    name: ClassVar[str] = "greedy"
    style: ClassVar[str] = "bot-greedy-style"

    def choose(self, outlook: Outlook) -> str:
        choices = outlook.question.choices
        if len(choices) == 1:
            return outlook.options[0]
        position = outlook.imagine(self.random.getrandbits(63))
        choice = Look(self.judge(outlook)).choose(position)
        return outlook.options[choices.index(choice)]

    def judge(self, outlook: Outlook) -> Judge:
        """By whom it has positions judged."""
        return outlook.judge()


class Look:
    """One look ahead, for one decision.

    A *rough* look lets free activations and exchanges follow, a *wide* one also what changes little. Both follow the
    rules' own proposal wherever there is one, for example what to pay with. Neither looks beyond the own turn.

    Its effort is shared out among the options of a question, and what one leaves over goes to the next. An option whose
    share is used up is played on by what comes first. `floor` says at how much effort left that is.
    """

    def __init__(self, judge: Judge, effort: int = EFFORT) -> None:
        self.judge = judge
        self.left = effort
        """Effort left. It may fall below 0: a turn that was begun is played to its end."""

    def choose(self, position: Imagination) -> int:
        """The best choice of all."""
        end = self.end_of(position)
        if end is None:
            return self.best(position, wide=True, floor=0)[0]
        free = self.free(position)
        return self.step(position, self.judged(position), wide=True, floor=0)[0] if free is None else free

    # ------------------------------------------------------------ effort

    def judged(self, position: Imagination) -> float:
        self.left -= 1
        return position.worth(self.judge)

    def play(self, position: Imagination, choice: int) -> None:
        self.left -= 1
        position.play(choice)

    def tried(self, position: Imagination, choice: int) -> Imagination:
        """What follows a choice."""
        future = position.clone()
        self.play(future, choice)
        return future

    def share(self, floor: int, options: int) -> int:
        """The floor for the next of so many options."""
        return self.left - (self.left - floor) // options

    # ------------------------------------------------------------ questions in the middle of a turn

    def best(self, position: Imagination, wide: bool, floor: int) -> tuple[int, float]:
        """The best choice and what the position at the end of the turn is then worth."""
        choices = self.main(position)
        if self.left <= floor:
            choices = choices[:1]
        if wide and len(choices) > SHORTLIST:
            rough = self.values(position, choices, False, self.share(floor, 2))
            choices = sorted(choices, key=lambda choice: -rough[choice])[:SHORTLIST]
        values = self.values(position, choices, wide, floor)
        found, most = choices[0], float("-inf")
        for choice in choices:
            if values[choice] > most + EPSILON:
                found, most = choice, values[choice]
        return found, most

    def values(self, position: Imagination, choices: list[int], wide: bool, floor: int) -> dict[int, float]:
        """By choice: what the position is worth when it is chosen and the turn is played on to its end."""
        values: dict[int, float] = {}
        for choice in choices:
            lowest = self.share(floor, len(choices) - len(values))
            values[choice] = self.finish(self.tried(position, choice), wide, lowest)
        return values

    def main(self, position: Imagination) -> list[int]:
        """The choices without those that change little, which can wait until the turn could end, and without those
        that only help along, unless there is hardly another."""
        choices = [choice for choice in position.choices if position.kind_of(choice) not in self.judge.fine]
        choices = choices or position.choices
        main = [choice for choice in choices if position.kind_of(choice) not in self.judge.side]
        return main if len(main) > 1 else choices

    def finish(self, position: Imagination, wide: bool, floor: int) -> float:
        """Play the rest of the turn; gives what the position is worth then."""
        while self.goes_on(position):
            proposal = self.free(position)
            if proposal is not None:
                self.play(position, proposal)
            elif self.end_of(position) is None:
                return self.best(position, wide, floor)[1]
            else:
                return self.climb(position, wide, floor)
        return self.judged(position)

    def goes_on(self, position: Imagination) -> bool:
        """Whether the own turn goes on, and nothing has come to light that may come otherwise."""
        return position.mine and not position.revealed

    def free(self, position: Imagination) -> int | None:
        """What can be chosen without thinking, short of ending the turn."""
        choice = position.choices[0] if len(position.choices) == 1 else position.default
        return None if choice is None or position.kind_of(choice) == END else choice

    def end_of(self, position: Imagination) -> int | None:
        """The choice that would end the turn, if it is offered."""
        return next((choice for choice in position.choices if position.kind_of(choice) == END), None)

    # ------------------------------------------------------------ questions in which the turn could end

    def climb(self, position: Imagination, wide: bool, floor: int) -> float:
        """Do whatever makes the position better, the best first, until nothing does."""
        standing = self.judged(position)
        while self.left > floor:
            _, value, future = self.step(position, standing, wide, floor)
            if future is position:
                break
            position, standing = future, value
            if not self.goes_on(position):
                break
        return standing

    def step(self, position: Imagination, standing: float, wide: bool, floor: int) -> tuple[int, float, Imagination]:
        """The choice that makes the position best, with its worth and what follows; the end if nothing is better."""
        found, most, best = self.end_of(position), standing, position
        assert found is not None
        choices = [choice for choice in position.choices if self.helps(position.kind_of(choice), wide)]
        for place, choice in enumerate(choices):
            lowest = self.share(floor, len(choices) - place)
            value, future = self.settle(self.tried(position, choice), lowest)
            if value > most + EPSILON:
                found, most, best = choice, value, future
        return found, most, best

    def helps(self, kind: str, wide: bool) -> bool:
        """Whether a choice is tried before the turn ends."""
        return kind != END and (wide or not (kind in self.judge.side or kind in self.judge.fine))

    def settle(self, position: Imagination, floor: int) -> tuple[float, Imagination]:
        """Answer what must be answered until the turn could end again; gives the worth and the position then."""
        while self.goes_on(position):
            proposal = self.free(position)
            if proposal is not None:
                self.play(position, proposal)
                continue
            if self.end_of(position) is not None:
                break
            choices = self.main(position)
            if self.left <= floor:
                self.play(position, choices[0])
                continue
            futures = []
            for place, choice in enumerate(choices):
                lowest = self.share(floor, len(choices) - place)
                futures.append(self.settle(self.tried(position, choice), lowest))
            return max(futures, key=lambda found: found[0])
        return self.judged(position), position
