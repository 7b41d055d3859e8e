"""The tentative turn of one seat: steps that can be taken back, until one of them cannot. What was told of chance is
the draft of NATURE."""

from __future__ import annotations

from hindmost import NATURE, Game
from hindmost.server.wire.errors import Clash


class Draft:
    """Never changed: each step gives a new one, so that a step that cannot be stored leaves nothing behind."""

    __slots__ = ("game", "redo", "seat", "steps")

    def __init__(self, seat: int, game: Game, steps: tuple[str, ...], redo: tuple[str, ...]) -> None:
        self.seat = seat
        self.game = game
        """The position after the steps."""
        self.steps = steps
        self.redo = redo
        """What was taken back, the last first."""

    @property
    def is_told(self) -> bool:
        """Whether it is what came at a real table: it lies open, so that all see it."""
        return self.seat == NATURE

    @property
    def final(self) -> bool:
        """Whether the last step cannot be taken back: the turn so far stands then."""
        return bool(self.steps) and not self.game.can_undo

    def play(self, option: str) -> Draft:
        game = self.game.clone()
        game.play(self.seat, option)
        return Draft(self.seat, game, (*self.steps, option), ())

    def take_back(self, steps: int) -> Draft:
        if not self.steps:
            raise Clash("nothing-to-undo")
        steps = min(steps, len(self.steps))
        game = self.game.clone()
        for _ in range(steps):
            game.undo()
        undone = tuple(reversed(self.steps[len(self.steps) - steps :]))
        return Draft(self.seat, game, self.steps[: len(self.steps) - steps], self.redo + undone)

    def again(self, steps: int) -> Draft:
        """Do again what was taken back. What cannot be taken back is never among it."""
        if not self.redo:
            raise Clash("nothing-to-redo")
        steps = min(steps, len(self.redo))
        game = self.game.clone()
        done = tuple(reversed(self.redo[len(self.redo) - steps :]))
        for option in done:
            game.play(self.seat, option)
        return Draft(self.seat, game, self.steps + done, self.redo[: len(self.redo) - steps])

    def renamed(self, public: Game) -> Draft:
        """The same steps from the same position by the rules that follow, in their words."""
        rules = self.game.setup.rules
        steps, redo = ([rules.renamed(step) for step in each] for each in (self.steps, self.redo))
        return resumed(public, self.seat, steps, redo)


def fresh(public: Game, seat: int) -> Draft:
    return Draft(seat, public, (), ())


def resumed(public: Game, seat: int, steps: list[str], redo: list[str]) -> Draft:
    """The draft as it was stored."""
    game = public.clone()
    for option in steps:
        game.play(seat, option)
    return Draft(seat, game, tuple(steps), tuple(redo))
