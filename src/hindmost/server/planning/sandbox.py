"""A plan: moves tried out in private, one's own and the rivals', on a position that the seat cannot tell from the real
one. All that it does not know is dealt anew and chance is another, so that nothing it leads to is a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hindmost import Game, NotAsked, Question
from hindmost import Option as EngineOption
from hindmost.bots import Outlook, make
from hindmost.server.limits import PLAN_STEPS
from hindmost.server.live.bots import substitute
from hindmost.server.sight.journal import Tail
from hindmost.server.sight.preview import sums
from hindmost.server.sight.prompts import message, prompt
from hindmost.server.state.draft import fresh
from hindmost.server.wire.errors import Illegal
from hindmost.server.wire.messages import ClockInfo, DraftInfo, Message, State, Waiting
from hindmost.server.wire.plans import PlanStep

NO_CLOCK = ClockInfo("none", [], 0.0, [], None)


class Sandbox:
    """One seat's private table. `seed` must be worth nothing to whoever guesses it: the real game knows another."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self._public = game
        self._seed = seed
        self.seat = seat
        self.game = game.redealt(seat, seed=seed)
        self.steps: list[PlanStep] = []

    # ------------------------------------------------------------ playing

    def play(self, steps: Sequence[PlanStep]) -> None:
        """Illegal, with the reason, if one of them is not offered."""
        for step in steps:
            self._answer(step.seat, fitting(self._question(step.seat), step))

    def fit(self, steps: Sequence[PlanStep]) -> None:
        """Those that are still offered; the others are left out."""
        for step in steps:
            try:
                self._answer(step.seat, fitting(self._question(step.seat), step))
            except Illegal:
                continue

    def ahead(self) -> None:
        """A bot plays for the rivals until the seat is asked, or the game is over."""
        bot = make(substitute(), self._seed)
        while not self.game.over and len(self.steps) < PLAN_STEPS:
            asked = [question.seat for question in self.game.questions]
            if self.seat in asked:
                return
            option = bot.choose(Outlook(self.game, asked[0]))
            self._answer(asked[0], self.game.question(asked[0]).option(option))

    def _question(self, seat: int) -> Question:
        if self.game.over:
            raise Illegal("plan-over", "over")
        try:
            return self.game.question(seat)
        except NotAsked as error:
            raise Illegal("not-asked", "not-asked", detail=str(error)) from error

    def _answer(self, seat: int, option: EngineOption) -> None:
        step = PlanStep(seat, option.id, message(option.message))
        self.game.play(seat, option.id)
        self.steps.append(step)

    # ------------------------------------------------------------ looking

    @property
    def guessed(self) -> bool:
        """Whether chance was asked."""
        return bool(self.game.position.nature.counters)

    def state(self, version: str, log_start: int, previews: int) -> State:
        """The table as the seat would see it then. Whoever is asked, the eyes are the seat's own."""
        game = self.game
        asked = [question.seat for question in game.questions]
        actor = self.seat if self.seat in asked or not asked else asked[0]
        lines = Tail().lines(self._public, game, self.seat)
        stands = len(game.choices) - len(game.draft)
        steps = [choice.option_id for choice in game.draft]
        kinds = [choice.kind for choice in game.draft]
        view: dict[str, Any] = game.view(self.seat, closed=True)
        version = f"{version.partition('.')[0]}.{len(game.choices)}"
        return State(
            version,
            actor,
            "playing",
            view,
            prompt(game, actor, version, previews, None, eyes=self.seat),
            [Waiting(question.seat, question.kind) for question in game.questions if question.seat != actor],
            DraftInfo(actor, steps, [], sum(line.at > stands for line in lines), kinds, stands),
            NO_CLOCK,
            log_start,
            lines,
        )


def fitting(question: Question, step: PlanStep) -> EngineOption:
    """The option that a step means, Illegal if it is not offered: it has the same id and names the same things."""
    option = next((each for each in question.options if each.id == step.option), None)
    if option is None:
        why = question.explain(step.option)
        assert why.reason is not None
        detail = f"{step.option!r}: {why.text()}"
        raise Illegal("not-offered", detail=detail, reason=message(why.reason.message), rule=why.rule)
    if step.label is not None and _names(message(option.message)) != _names(step.label):
        other = Message("reason-plan-other", {"option": step.label})
        raise Illegal("not-offered", detail=f"{step.option!r} is another thing by now.", reason=other)
    return option


def _names(label: Message) -> dict[str, str]:
    """What a label names: tiles, domains. Prices and distances change from turn to turn, and are no names."""
    return {name: arg.code for name, arg in label.args.items() if isinstance(arg, Message) and not arg.args}


def own_move(steps: Sequence[PlanStep], seat: int) -> tuple[int, int]:
    """Where in a plan the seat's first turn begins and ends; what rivals do before it is only supposed."""
    start = next((place for place, step in enumerate(steps) if step.seat == seat), len(steps))
    end = next((place for place in range(start, len(steps)) if steps[place].seat != seat), len(steps))
    return start, end


class Rehearsal:
    """A move of one seat, played as far as it can be taken back: what comes after that was only guessed."""

    def __init__(self, game: Game, seat: int, steps: Sequence[PlanStep]) -> None:
        """Illegal if one of the steps is not offered."""
        draft = fresh(game, seat)
        self.options: list[str] = []
        """The answers to give."""
        held = left = _coins(game, seat)
        for step in steps:
            option = fitting(draft.game.question(seat), step).id
            draft = draft.play(option)
            self.options.append(option)
            if draft.final:
                break
            left = _coins(draft.game, seat)
        self.takes = None if held is None or left is None else held - left
        """The coins it takes; None in a game without coins."""


def _coins(game: Game, seat: int) -> int | None:
    return sums(game.view(seat, closed=True))[seat].get("coins")
