"""A position: a state and a nature that answers for chance. What bots and searches walk on; no log, no undo."""

from __future__ import annotations

from typing import Any

from hindmost.kernel.chance import Nature
from hindmost.kernel.frames import NATURE, Frame, Secret, Window
from hindmost.kernel.state import State


class Position:
    """A state that has been played on until a seat must answer, or the game is over.

    Where chance is told by hand it stops for that too, and `seat` is NATURE. `seat` and `options` are the question;
    choices are ints, taken from `options` and not checked again.
    """

    __slots__ = ("began", "drew", "nature", "options", "seat", "state", "window")

    def __init__(self, state: State, nature: Nature) -> None:
        self.state = state
        self.nature = nature
        self.seat = NATURE
        self.options: list[int] = []
        """Empty once the game is over, and only then."""
        self.window = False
        """Whether the any-time actions may be taken too."""
        self.drew = False
        """Whether nature was asked since the last answer: something hidden has come to light."""
        self.began = False
        """Whether a turn has begun since the last answer: what is asked now is the first question of somebody's turn,
        or at least of no turn that was under way."""

    def settle(self) -> None:
        """Run every frame that needs nobody's answer."""
        self.state.began = False
        self._run()
        self.began = self.state.began

    def _run(self) -> None:
        g = self.state
        stack: list[Any] = g.stack  # of anything: else, compiled, whatever is popped is looked at first
        self.drew = False
        while stack:
            frame: Frame[Any] = stack[-1]
            options = frame.ask(g)
            if options is None:
                stack.pop()
                frame.run(g)
                continue
            seat = frame.seat(g)
            if seat == NATURE:
                told = self.nature.asks(g, frame, options)
                if told:
                    self.window = False
                    self.seat = NATURE
                    self.options = told
                    return
                stack.pop()
                self.drew = True
                frame.choose(g, self.nature.answer(g, frame, options))
                continue
            self.window = isinstance(frame, Window)
            if self.window:
                g.table.offer_free(g, seat, options)
            self.seat = seat
            self.options = options
            return
        self.seat = NATURE
        self.options = []

    def play(self, choice: int) -> None:
        """Answer the question with one of its options."""
        g = self.state
        g.began = False
        frame = g.stack[-1]
        action = g.table.free_action(choice) if self.window else None
        if action is not None:
            action.choose(g, choice)
        else:
            g.stack.pop()
            frame.choose(g, choice)
        self._run()
        self.began = g.began

    def answer_secret(self, seat: int, choice: int) -> None:
        """Answer a simultaneous question for any of its seats."""
        g = self.state
        g.began = False
        frame = g.stack.pop()
        assert isinstance(frame, Secret)
        frame.answer(g, seat, choice)
        self._run()
        self.began = g.began

    def relist(self) -> list[int]:
        """The options of a seat, computed afresh."""
        frame = self.state.stack[-1]
        options = frame.ask(self.state)
        assert options is not None
        if self.window:
            self.state.table.offer_free(self.state, self.seat, options)
        return options

    def clone(self) -> Position:
        twin = Position(self.state.copy(), self.nature.copy())
        twin.seat = self.seat
        twin.window = self.window
        twin.options = self.options
        return twin

    @property
    def over(self) -> bool:
        return not self.options


def asks_nature(g: State, choice: int) -> bool:
    """Whether nature is asked before the next question once this is answered, found out on a copy.

    For `Verb.reveals` where what follows a choice depends on modules. Not for what shows a hidden part of the state:
    there the trial itself would know too much, so say plainly that it reveals.
    """
    return _tried(g, choice).drew


def shows_next(g: State, choice: int) -> bool:
    """Whether nature is asked before the next question, or that question shows something hidden (`Frame.reveals`).

    For `Verb.reveals` where other modules may ask something before a question that shows what lies face down.
    """
    trial = _tried(g, choice)
    return trial.drew or (not trial.over and trial.state.stack[-1].reveals(trial.state))


def _tried(g: State, choice: int) -> Position:
    trial = Position(g.copy(), Nature(0, {}))
    trial.window = isinstance(g.stack[-1], Window)
    trial.play(choice)
    return trial
