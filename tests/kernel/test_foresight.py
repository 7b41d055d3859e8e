"""What is taken for granted when an option is tried out, and what is not."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from hindmost import api
from hindmost.kernel.chance import Nature
from hindmost.kernel.foresight import Foresight
from hindmost.kernel.frames import Frame
from hindmost.kernel.game import Setup
from hindmost.kernel.hooks import AFTER, Insert
from hindmost.kernel.modules import Module
from hindmost.kernel.verbs import Verb
from tests.kernel.toy.game import HollowRules
from tests.kernel.toy.piper import DANCE, IGNORE, Dance, Ignore
from tests.kernel.toy.state import HollowHill


class Courtesy(Frame[HollowHill]):
    """After a stride a seat says whether it dances: a mere detail, for which something is proposed."""

    __slots__ = ("whose",)

    shape: ClassVar[dict[str, str]] = {"whose": "seat"}
    detail: ClassVar[bool] = True

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def seat(self, g: HollowHill) -> int:
        return self.whose

    def ask(self, g: HollowHill) -> list[int] | None:
        return [DANCE, IGNORE]

    def default(self, g: HollowHill, options: list[int]) -> int | None:
        return IGNORE


class Manners(Module):
    number: ClassVar[int] = 2
    key: ClassVar[str] = "manners"

    def __init__(self, whose: int) -> None:
        self.whose = whose

    def inserts(self) -> tuple[Insert, ...]:
        return (Insert("turn", AFTER, "stride", "courtesy", Courtesy(self.whose)),)

    def verbs(self) -> tuple[Verb, ...]:
        return (Dance(64), Ignore(65))

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        return (Courtesy,)


class WithManners(HollowRules):
    def __init__(self, whose: int) -> None:
        self.whose = whose

    def modules(self) -> tuple[Module, ...]:
        return (Manners(self.whose),)


@pytest.mark.parametrize(("whose", "assumed"), [(0, ["ignore"]), (1, [])], ids=["one's own", "a rival's"])
def test_only_ones_own_details_are_answered_as_proposed(whose: int, assumed: list[str]) -> None:
    game = api.start(Setup(WithManners(whose), 2, (2,), {"length": "long"}, None), Nature(1, {}))
    question = game.questions[0]
    assert (question.seat, question.kind) == (0, "stride")
    outcome = Foresight(game, 0).after(question.options[0].id)
    assert outcome.assumed == assumed
    asked = [each.kind for each in outcome.game.questions if each.seat == 1]
    assert ("courtesy" in asked) is (whose == 1)
