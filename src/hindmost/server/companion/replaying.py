"""A companion's game from its steps: whoever plays it keeps them, so that any of them can be changed.

The games that were asked for last are remembered, because mostly one step is added; forgotten ones are played again.
"""

from __future__ import annotations

import base64
import threading
from collections import OrderedDict
from typing import Final

import msgspec

import hindmost
from hindmost import NATURE, Game
from hindmost.kernel.errors import HindmostError
from hindmost.server.companion.prints import GAME, doubtful, forms_with, with_prints
from hindmost.server.sight.journal import worded
from hindmost.server.sight.prompts import message, telling
from hindmost.server.wire.messages import Message
from hindmost.server.wire.real import (
    CompanionAward,
    CompanionQuestion,
    CompanionStep,
    CompanionTable,
    CompanionTold,
    PrintForm,
)

REMEMBERED: Final = 64
"""Games at once."""
NUMBER: Final = "count "
"""Before the number that is told, where one is asked for."""

Set = tuple[str, str, tuple[int, ...], bytes]
"""A game before its first step: the deal, her level, the chronicles and the prints."""
Key = tuple[Set, tuple[str, ...]]


class Played:
    """A game that has come so far, and what its steps are called."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.steps: list[str] = []
        self.told: list[tuple[int, str, Message, int]] = []
        """By step: who was asked what, what was told, and how many lines there were before."""

    def play(self, step: str) -> None:
        """One step more; HindmostError if it is not offered."""
        (question,) = self.game.questions
        said = message(question.option(step).message)
        told = question.seat, question.kind, said, len(self.game.journal)
        self.game.play(question.seat, step)
        self.steps.append(step)
        self.told.append(told)


class Companions:
    """All games of companions on this server."""

    def __init__(self) -> None:
        self._last: OrderedDict[Key, Played] = OrderedDict()
        self._lock = threading.Lock()

    def forms(self, chronicles: tuple[int, ...]) -> list[PrintForm]:
        """What may be read on her cards and boards with these."""
        return forms_with(chronicles)

    def answer(self, told: CompanionTold, deal: str, secret: str) -> CompanionTable:
        """Where the game stands after these steps, or after as many of them as can be taken."""
        of = deal, told.level, tuple(sorted(set(told.chronicles))), msgspec.json.encode((told.printed, told.facts))
        with self._lock:
            played = self._found(of, told.steps) or Played(_new_game(told, secret))
        trouble = None
        for step in told.steps[len(played.steps) :]:
            try:
                if played.game.over:
                    break
                played.play(step)
            except HindmostError as error:
                trouble = str(error)
                break
        answer = _table(played, deal, trouble)
        with self._lock:
            self._last[of, tuple(played.steps)] = played
            while len(self._last) > REMEMBERED:
                self._last.popitem(last=False)
        return answer

    def _found(self, of: Set, steps: list[str]) -> Played | None:
        """A remembered game that has come to these steps, or to all but the last few; it is nobody else's then."""
        for number in range(len(steps), max(-1, len(steps) - 8), -1):
            played = self._last.pop((of, tuple(steps[:number])), None)
            if played is not None:
                return played
        return None


def _new_game(told: CompanionTold, secret: str) -> Game:
    seed = int.from_bytes(base64.urlsafe_b64decode(f"{secret}="), "big")
    corrected = with_prints(told.printed, told.facts)
    return hindmost.new_game(
        GAME, 1, tuple(told.chronicles), seed, automa=told.level, corrected=corrected, chance="told", keyed=True,
        companion=True,
    )  # fmt: skip


def _table(played: Played, deal: str, trouble: str | None) -> CompanionTable:
    game = played.game
    lines = worded(game, 0, len(game.journal))
    begins = [*(before for _, _, _, before in played.told), len(lines)]
    steps = [
        CompanionStep(seat, kind, said, lines[before : begins[place + 1]])
        for place, (seat, kind, said, before) in enumerate(played.told)
    ]
    return CompanionTable(
        deal=deal,
        taken=len(played.steps),
        trouble=trouble,
        set_up=lines[: begins[0]],
        steps=steps,
        question=None if game.over else _question(game),
        view=game.view(0),
        awards=[CompanionAward(each.seat, each.vp, each.source, each.when) for each in game.score_sheet()],
        scores=list(game.scores),
        winners=list(game.winners) if game.over else [],
        doubtful=doubtful(game),
    )


def _question(game: Game) -> CompanionQuestion:
    """Numbers are told by the least and the most of them, for there are many."""
    (question,) = game.questions
    ids = [option.id for option in question.options]
    numbers = all(each.startswith(NUMBER) for each in ids)
    default = question.default
    return CompanionQuestion(
        seat=question.seat,
        kind=question.kind,
        title=message(question.title),
        chance=question.seat == NATURE,
        options=[] if numbers else telling(game, "", question.seat).options,
        least=_number(ids[0]) if numbers else None,
        most=_number(ids[-1]) if numbers else None,
        usual=_number(default.id) if numbers and default is not None else None,
    )


def _number(step: str) -> int:
    return int(step.removeprefix(NUMBER))
