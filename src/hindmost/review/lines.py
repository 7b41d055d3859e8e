"""A turn that might be played, in words and with what it points at."""

from __future__ import annotations

from hindmost.bots.advice import FOLLOWS, Prospect
from hindmost.bots.bot import Outlook
from hindmost.kernel.kinds import Kind
from hindmost.kernel.messages import Json, Msg
from hindmost.text.messages import FIRST, has

TERM = "term-"
OTHER = "other"
"""Stands for the terms of packages that have no word for them."""


class Step:
    """One answer of a turn."""

    __slots__ = ("detail", "id", "kind", "message", "targets")

    def __init__(self, answer: str, kind: Kind, message: Msg, targets: list[str], detail: bool) -> None:
        self.id = answer
        self.kind = kind
        self.message = message
        self.targets = targets
        self.detail = detail
        """Whether it only settles particulars, or ends the turn: it need not be told."""

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "kind": self.kind,
            "message": self.message.to_json(),
            "targets": self.targets,
            "detail": self.detail,
        }


class Term:
    """A part of what makes a difference, in VP."""

    __slots__ = ("name", "value")

    def __init__(self, name: str, value: float) -> None:
        self.name = name
        self.value = value

    @property
    def message(self) -> Msg:
        return term_name(self.name)

    def to_json(self) -> Json:
        return {"term": self.name, "message": self.message.to_json(), "value": round(self.value, 2)}


def term_name(name: str) -> Msg:
    """What a term is called."""
    key = TERM + name.replace(" ", "-")
    return Msg(key if has(key, FIRST) else TERM + OTHER, {})


def steps_of(outlook: Outlook, plan: list[int]) -> list[Step]:
    """The answers of a turn, as far as they can be given from where the seat is asked."""
    position = outlook.imagine()
    steps: list[Step] = []
    for choice in plan:
        if not position.mine or choice not in position.choices:
            break
        question = position.outlook(position.eyes).question
        option = next(each for each in question.options if each.choice == choice)
        detail = question.detail or option.kind == "end"
        steps.append(Step(option.id, option.kind, option.message, option.targets, detail))
        position.play(choice)
    return steps


class Line:
    """A turn that might be played, or was, and what may be expected of it."""

    def __init__(self, outlook: Outlook, prospect: Prospect) -> None:
        self.steps = steps_of(outlook, prospect.plan)
        self.lead = prospect.lead
        """What the seat will have, less what the best of the others will have."""
        self.error = prospect.error
        self.chance = prospect.chance
        """To win."""
        self.parts = {**prospect.terms, FOLLOWS: prospect.follows}
        """What the lead is made of."""
        self.terms: list[Term] = []
        """By which it differs from the others."""

    @property
    def told(self) -> list[Step]:
        """The steps that are worth telling."""
        return [step for step in self.steps if not step.detail] or self.steps[:1]

    @property
    def targets(self) -> list[str]:
        """The things on the table that it points at."""
        return list(dict.fromkeys(target for step in self.told for target in step.targets))

    def to_json(self) -> Json:
        return {
            "steps": [step.to_json() for step in self.steps],
            "targets": self.targets,
            "lead": round(self.lead, 2),
            "error": round(self.error, 2),
            "chance": round(self.chance, 3),
            "terms": [term.to_json() for term in self.terms],
        }
