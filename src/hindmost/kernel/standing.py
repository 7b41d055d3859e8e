"""Standing answers: what a seat says once, for every question of a kind that is still to come.

A frame says which ones it takes (`Frame.standing`), each with its words. What one of them comes to is read from the
question alone, as the seat is asked it: its title and its options. So it can never depend on what the seat may not
know, and it is an answer like any other: nobody can tell that nobody was asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hindmost.kernel.messages import Msg
from hindmost.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from hindmost.kernel.questions import Option, Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Standing:
    """One way to answer beforehand. `name` is what is kept of it, `message` what the seat reads."""

    __slots__ = ("message", "name")

    def __init__(self, name: str, message: Msg) -> None:
        self.name = name
        self.message = message

    def answer(self, question: Question) -> Option | None:
        """The option it comes to; None: the seat is asked after all."""
        return None

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name!r})"


class No(Standing):
    """Whatever is offered, it is let be."""

    __slots__ = ()

    def answer(self, question: Question) -> Option | None:
        return question.declined


class AsProposed(Standing):
    """Whatever is proposed, as long as something is."""

    __slots__ = ()

    def answer(self, question: Question) -> Option | None:
        return question.default


class Only(Standing):
    """This option where it is offered, and nothing where it is not."""

    __slots__ = ("option",)

    def __init__(self, option: str, message: Msg) -> None:
        super().__init__(f"only {option}", message)
        self.option = option

    def answer(self, question: Question) -> Option | None:
        return question.offered(self.option) or question.declined


class Always(Only):
    """This option as long as it is offered; then the only one that is left, if that is so."""

    __slots__ = ()

    def __init__(self, option: str, message: Msg) -> None:
        super().__init__(option, message)
        self.name = f"always {option}"

    def answer(self, question: Question) -> Option | None:
        left = question.options[0] if len(question.options) == 1 else None
        return question.offered(self.option) or left


class UpTo(Only):
    """This option as long as the number that the question's title tells is below the most."""

    __slots__ = ("most", "told")

    def __init__(self, option: str, told: str, most: int, message: Msg) -> None:
        super().__init__(option, message)
        self.name = f"{option} up to {most}"
        self.told = told
        self.most = most

    def answer(self, question: Question) -> Option | None:
        number = question.title.args[self.told]
        within = isinstance(number, int) and number < self.most
        return super().answer(question) if within else question.declined


class Topic:
    """A kind of question that can be answered beforehand: what it is about, whenever it comes, and how."""

    __slots__ = ("answers", "kind", "message")

    def __init__(self, kind: str, answers: tuple[Standing, ...]) -> None:
        self.kind = kind
        self.message = Msg(f"when-{kind}", {})
        self.answers = answers

    def answer(self, name: str) -> Standing | None:
        return next((each for each in self.answers if each.name == name), None)


NO: Final = No("no", Msg("standing-no", {}))
AS_PROPOSED: Final = AsProposed("proposed", Msg("standing-proposed", {}))
