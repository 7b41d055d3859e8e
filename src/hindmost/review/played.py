"""A game that was played, cut into turns: what each seat did between two moments at which something came to light."""

from __future__ import annotations

from collections.abc import Iterator

from hindmost import api
from hindmost.bots.bot import Outlook
from hindmost.kernel.chance import nature_of
from hindmost.kernel.errors import DamagedRecord
from hindmost.kernel.frames import NATURE
from hindmost.kernel.game import Game
from hindmost.kernel.messages import Json


class Played:
    """A turn, or the part of one up to where something came to light."""

    __slots__ = ("after", "at", "before", "plan", "seat", "whole")

    def __init__(self, at: int, seat: int, before: Game, plan: list[int], after: Game, whole: bool) -> None:
        self.at = at
        """How many answers had been given before it."""
        self.seat = seat
        self.before = before
        self.plan = plan
        self.after = after
        self.whole = whole
        """Whether it begins a turn, and does not go on with one."""

    @property
    def end(self) -> int:
        """How many answers had been given when it was over."""
        return self.at + len(self.plan)

    @property
    def outlook(self) -> Outlook:
        """What the seat could go by."""
        return Outlook(self.before, self.seat)


def turns_of(record: Json) -> Iterator[Played]:
    """The turns of a record, one after the other, each with what came to light after it. What several answer at once
    and in secret is no turn."""
    whole = api.replay(record)
    if whole.setup.rules.followed_by:
        raise DamagedRecord("It was played by earlier rules, which are only read: nothing else can be tried by them.")
    if whole.gone_over:
        raise DamagedRecord(
            "It went over to other rules on the way; only a game with the same rules throughout is read."
        )
    nature = whole.position.nature
    game = api.start(whole.setup, nature_of(nature.seed, {}, nature.chance, nature.keyed), whole.origin)
    answers = whole.choices
    number = 0
    while number < len(answers):
        seat = answers[number].seat
        if seat == NATURE or game.simultaneous:
            game.play(seat, answers[number].option_id)
            number += 1
            continue
        before, first, plan = game.clone(), number, []
        whole_turn = game.position.began or number == 0
        while number < len(answers) and answers[number].seat == seat:
            answer = answers[number].option_id
            plan.append(game.question(seat).option(answer).choice)
            game.play(seat, answer)
            number += 1
            if not game.can_undo or game.position.began:
                break
        while number < len(answers) and answers[number].seat == NATURE:
            game.play(NATURE, answers[number].option_id)
            number += 1
        yield Played(first, seat, before, plan, game.clone(), whole_turn)
