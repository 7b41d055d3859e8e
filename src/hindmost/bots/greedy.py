"""Looks one turn ahead: tries every option, lets the rest of its own turn follow sensibly, takes the best result."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.bots.bot import Bot, Imagination, Outlook
from hindmost.bots.worth import Worth, worth_for

SHORTLIST: Final = 3
"""How many options are looked at closely after a rough look at all of them."""
EPSILON: Final = 1e-9
"""Better by less than this is not better: sums of the same terms may differ by rounding."""
END: Final = "end"
"""The word that ends a turn. A position in which it may be said can be judged as it stands."""


class GreedyBot(Bot):
    """Greedy for the end of its own turn: a tile is judged by where it would lie and what it would set in motion."""

    name: ClassVar[str] = "greedy"

    def choose(self, outlook: Outlook) -> str:
        choices = outlook.question.choices
        if len(choices) == 1:
            return outlook.options[0]
        position = outlook.imagine(self.random.getrandbits(63))
        choice = Look(worth_for(outlook)).choose(position)
        return outlook.options[choices.index(choice)]


class Look:
    """One look ahead, for one decision.

    A *rough* look lets free activations and exchanges follow, a *wide* one also what changes little. Both follow the
    rules' own proposal wherever there is one, for example what to pay with. Neither looks beyond the own turn.
    """

    def __init__(self, worth: Worth) -> None:
        self.worth = worth

    def choose(self, position: Imagination) -> int:
        """The best choice of all."""
        end = self.end_of(position)
        if end is None:
            return self.best(position, wide=True)[0]
        free = self.free(position)
        return self.step(position, self.worth.of(position), wide=True)[0] if free is None else free

    # ------------------------------------------------------------ questions in the middle of a turn

    def best(self, position: Imagination, wide: bool) -> tuple[int, float]:
        """The best choice and what the position at the end of the turn is then worth."""
        choices = self.main(position)
        if wide and len(choices) > SHORTLIST:
            rough = {choice: self.after(position, choice, wide=False) for choice in choices}
            choices = sorted(choices, key=lambda choice: -rough[choice])[:SHORTLIST]
        found, most = choices[0], float("-inf")
        for choice in choices:
            value = self.after(position, choice, wide)
            if value > most + EPSILON:
                found, most = choice, value
        return found, most

    def main(self, position: Imagination) -> list[int]:
        """The choices without those that change little, which can wait until the turn could end, and without those
        that only help along, unless there is hardly another."""
        choices = [choice for choice in position.choices if position.word(choice) not in self.worth.fine]
        choices = choices or position.choices
        main = [choice for choice in choices if position.word(choice) not in self.worth.side]
        return main if len(main) > 1 else choices

    def after(self, position: Imagination, choice: int, wide: bool) -> float:
        """What the position is worth when this is chosen and the turn is played on to its end."""
        future = position.clone()
        future.play(choice)
        return self.finish(future, wide)

    def finish(self, position: Imagination, wide: bool) -> float:
        """Play the rest of the turn; gives what the position is worth then."""
        while self.goes_on(position):
            proposal = self.free(position)
            if proposal is not None:
                position.play(proposal)
            elif self.end_of(position) is None:
                return self.best(position, wide)[1]
            else:
                return self.climb(position, wide)
        return self.worth.of(position)

    def goes_on(self, position: Imagination) -> bool:
        """Whether the own turn goes on, and nothing has come to light that may come otherwise."""
        return position.mine and not position.revealed

    def free(self, position: Imagination) -> int | None:
        """What can be chosen without thinking, short of ending the turn."""
        choice = position.choices[0] if len(position.choices) == 1 else position.default
        return None if choice is None or position.word(choice) == END else choice

    def end_of(self, position: Imagination) -> int | None:
        """The choice that would end the turn, if it is offered."""
        return next((choice for choice in position.choices if position.word(choice) == END), None)

    # ------------------------------------------------------------ questions in which the turn could end

    def climb(self, position: Imagination, wide: bool) -> float:
        """Do whatever makes the position better, the best first, until nothing does."""
        standing = self.worth.of(position)
        while True:
            _, value, future = self.step(position, standing, wide)
            if future is position:
                return standing
            position, standing = future, value
            if not self.goes_on(position):
                return standing

    def step(self, position: Imagination, standing: float, wide: bool) -> tuple[int, float, Imagination]:
        """The choice that makes the position best, with its worth and what follows; the end if nothing is better."""
        found, most, best = self.end_of(position), standing, position
        assert found is not None
        for choice in position.choices:
            word = position.word(choice)
            if word == END or (not wide and (word in self.worth.side or word in self.worth.fine)):
                continue
            future = position.clone()
            future.play(choice)
            value, future = self.settle(future)
            if value > most + EPSILON:
                found, most, best = choice, value, future
        return found, most, best

    def settle(self, position: Imagination) -> tuple[float, Imagination]:
        """Answer what must be answered until the turn could end again; gives the worth and the position then."""
        while self.goes_on(position):
            proposal = self.free(position)
            if proposal is not None:
                position.play(proposal)
                continue
            if self.end_of(position) is not None:
                break
            futures = []
            for choice in self.main(position):
                future = position.clone()
                future.play(choice)
                futures.append(self.settle(future))
            return max(futures, key=lambda found: found[0])
        return self.worth.of(position), position
