"""The referee plays along with a game, and says where they differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hindmost import Game, Question
from hindmost.kernel.messages import Msg
from tests.referee.asking import Ask, Chance, Several, Step
from tests.referee.referee import Referee


class Difference(AssertionError):
    """The referee and the engine do not agree."""


class Follower:
    """A game and its referee, at the same place of it."""

    def __init__(self, game: Game, referee: Referee) -> None:
        self.game = game
        self.referee = referee
        self.course = referee.play()
        self.read: dict[int | None, int] = {None: len(game.log())}
        """How much of the log has been read, as everybody sees it and as each seat does."""
        self.step: Step | None = next(self.course)
        self.asked = 0

    def question(self, question: Question) -> None:
        """The engine asks this: so must the referee, with the same answers at the same table."""
        offered = sorted(option.id for option in question.options)
        while True:
            self._deal()
            ask = self.step.asks[question.seat] if isinstance(self.step, Several) else self.step
            if not isinstance(ask, Ask):
                raise self._differ(f"the game is over, but {question} is asked: {offered}")
            if question.seat == ask.seat and question.kind == ask.kind and offered == sorted(ask.options):
                break
            if ask.forced is None or isinstance(self.step, Several):
                raise self._differ(_unequal(ask, question, offered))
            self._tell(ask.forced)
        self.asked += 1
        self._compare()

    def answer(self, seat: int, option_id: str) -> None:
        """The engine has been given this answer."""
        if isinstance(self.step, Several):
            self.step.answers[seat] = option_id
            option_id = self.step.all_said
        if option_id:
            self._tell(option_id)

    def over(self) -> None:
        """The engine's game is over."""
        self._deal()
        while isinstance(self.step, Ask) and self.step.forced is not None:
            self._tell(self.step.forced)
            self._deal()
        if self.step is not None:
            raise self._differ(f"the engine's game is over, but the referee goes on with {self.step}")
        self._compare()

    def _tell(self, answer: str) -> None:
        try:
            self.step = self.course.send(answer)
        except StopIteration:
            self.step = None

    def _deal(self) -> None:
        """What chance brings is read from the log; where and how often it may come is the referee's to say."""
        while isinstance(self.step, Chance):
            entry = self._logged(self.step)
            self._tell(entry)

    def _logged(self, chance: Chance) -> str:
        log = self.game.log(chance.seen_by)
        for place in range(self.read.get(chance.seen_by, 0), len(log)):
            self.read[chance.seen_by] = place + 1
            _, message = log[place]
            if message.key in chance.keys:
                _check(message, chance)
                return self.referee.dealt(message, chance, self.game.view(None))
        raise self._differ(f"nothing was dealt where the clauses say {chance}")

    def _compare(self) -> None:
        seen = self.referee.seen()
        shown = self.referee.shown(self.game)
        lines = list(_differences("", seen, shown))
        if lines:
            raise self._differ("\n  ".join(["the table stands otherwise:", *lines]))

    def _differ(self, what: str) -> Difference:
        return Difference(f"after {len(self.game.choices)} answers ({self.game.choices[-6:]}): {what}")


def _check(message: Msg, chance: Chance) -> None:
    """What is not left to chance must be as the clauses say."""
    for name, expected in chance.args.items():
        if message.args.get(name) != expected:
            raise Difference(f"the log says {message}, the clauses {chance}")


def _unequal(ask: Ask, question: Question, offered: list[str]) -> str:
    missing = sorted(set(ask.options) - set(offered))
    beyond = sorted(set(offered) - set(ask.options))
    return (
        f"seat {question.seat} is asked {question.kind}, by the clauses {ask.seat} {ask.kind}"
        f"\n  legal, but not offered: {missing}\n  offered, but not legal: {beyond}"
        f"\n  both: {sorted(set(offered) & set(ask.options))}"
    )


def _differences(path: str, seen: Any, shown: Any) -> Iterator[str]:
    if isinstance(seen, dict) and isinstance(shown, dict):
        for key in sorted({*seen, *shown}, key=str):
            yield from _differences(f"{path}/{key}", seen.get(key), shown.get(key))
    elif isinstance(seen, list) and isinstance(shown, list) and len(seen) == len(shown):
        for number, (one, other) in enumerate(zip(seen, shown, strict=True)):
            yield from _differences(f"{path}/{number}", one, other)
    elif seen != shown:
        yield f"{path}: by the clauses {seen}, in the engine {shown}"
