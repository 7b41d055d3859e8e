"""A bot that thinks in whole turns."""

from __future__ import annotations

from abc import abstractmethod

from hindmost.bots.bot import Bot, Outlook
from hindmost.bots.judge import Judge
from hindmost.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Thinker(Bot):
    """Plans a turn once, at its first question; what was planned holds until something comes to light."""

    @abstractmethod
    def plan(self, outlook: Outlook) -> list[int]:
        """The answers to this question and to those that follow in the turn, as choices (`Imagination.choices`)."""

    def choose(self, outlook: Outlook) -> str:
        choices = outlook.question.choices
        return outlook.options[choices.index(self.plan(outlook)[0])]

    def turn(self, outlook: Outlook) -> list[str]:
        plan = self.plan(outlook)
        position = outlook.imagine()
        answers = []
        for choice in plan:
            answers.append(position.id(choice))
            position.play(choice)
        return answers

    def judge(self, outlook: Outlook) -> Judge:
        """By whom it has positions judged."""
        return outlook.judge()
