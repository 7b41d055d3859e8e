"""Questions and options as people, bots and servers meet them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from hindmost.kernel.errors import NotAsked, NotOffered
from hindmost.kernel.frames import Frame, Reaction, Refusal, Secret, Window
from hindmost.kernel.kinds import Kind
from hindmost.kernel.messages import Msg, Reason
from hindmost.kernel.offers import Named, Offer, module_of, named, offers
from hindmost.kernel.standing import Standing
from hindmost.kernel.state import State
from hindmost.kernel.verbs import PAYLOAD

Speak = Callable[[Msg, str], str]
"""Puts a message into a language; given by whoever has the texts."""


class Moment:
    """The position in which something is asked. Once it is answered, what was not read before cannot be read."""

    __slots__ = ("_state", "past")

    def __init__(self, state: State) -> None:
        self._state = state
        self.past = False

    @property
    def state(self) -> State:
        if self.past:
            raise NotAsked("This question belongs to an earlier position: take the present ones from game.questions.")
        return self._state


class Option:
    """One thing that may be answered."""

    def __init__(self, moment: Moment, choice: int, speak: Speak) -> None:
        self.choice = choice
        self._moment = moment
        self._verb = moment.state.table.verb(choice)
        self._speak = speak

    @property
    def _state(self) -> State:
        return self._moment.state

    @cached_property
    def id(self) -> str:
        """Readable and stable: "take 4", "place 1,0", "end"."""
        return self._verb.id(self._state, self.choice & PAYLOAD)

    @property
    def name(self) -> str:
        """What options of the same verb share: "take", "pay member"."""
        return self._verb.name

    @property
    def kind(self) -> Kind:
        """What it is to whoever offers it, in every game."""
        return self._verb.kind

    @property
    def module(self) -> int:
        """The number of the module that offers it; 0 for the game itself. Who passes answers whoever asks."""
        return module_of(self._state, self._verb)

    @property
    def figure(self) -> bool:
        """Whether it is a figure that is meant, and not the tile it stands on."""
        return self._verb.figure

    @property
    def message(self) -> Msg:
        return self._verb.message(self._state, self.choice & PAYLOAD)

    @property
    def targets(self) -> list[str]:
        """The things on the table it points at."""
        return self._verb.targets(self._state, self.choice & PAYLOAD)

    @property
    def reveals(self) -> bool:
        """Whether it shows something hidden and so cannot be taken back."""
        return self._verb.reveals(self._state, self.choice & PAYLOAD)

    @property
    def wasteful(self) -> bool:
        """Whether it only throws something away."""
        return self._verb.wasteful(self._state, self.choice & PAYLOAD)

    @property
    def rule(self) -> str:
        """The clause that allows it."""
        return self._verb.clause(self._state, self.choice & PAYLOAD)

    @property
    def sort(self) -> str:
        """How much thought it needs: "free" (a gain for nothing), "choice", "exchange"; empty where that is unsaid."""
        return self._verb.sort(self._state, self.choice & PAYLOAD)

    @property
    def group(self) -> Msg | None:
        """What one looks for first where there is much to choose from, such as the type of a tile that came."""
        return self._verb.group(self._state, self.choice & PAYLOAD)

    def text(self, lang: str = "en") -> str:
        return self._speak(self.message, lang)

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


class Explanation:
    """Whether a choice is offered, and which clause says so; `reason` is None when it is."""

    def __init__(self, option_id: str, reason: Reason | None, rule: str, speak: Speak) -> None:
        self.option_id = option_id
        self.reason = reason
        self.rule = rule
        self._speak = speak

    @property
    def offered(self) -> bool:
        return self.reason is None

    def text(self, lang: str = "en") -> str:
        """The reason in words; empty for a choice that is offered."""
        return "" if self.reason is None else self._speak(self.reason.message, lang)

    def __repr__(self) -> str:
        return f"Explanation({self.option_id!r}, {self.reason!r}, {self.rule!r})"


class Question:
    """What one seat must answer now. It belongs to the position it was asked in: ask anew after each answer.
    (What several are asked at once may be answered one by one.)

    `moment` is shared by all questions of a position, so that its owner can say when it is past.
    """

    def __init__(
        self,
        state: State,
        frame: Frame[State],
        seat: int,
        choices: list[int],
        speak: Speak,
        moment: Moment | None = None,
    ) -> None:
        self.seat = seat
        self.choices = choices
        self._moment = Moment(state) if moment is None else moment
        self._frame = frame
        self._speak = speak

    @property
    def _state(self) -> State:
        return self._moment.state

    @property
    def kind(self) -> str:
        """What sort of question it is: "take", "place", "pay", ..."""
        return self._frame.kind()

    @cached_property
    def forced(self) -> Option | None:
        """The one answer that is left, where nobody need be asked for it; None elsewhere.

        Whoever asks people gives it for them. What would show something hidden is left to them.
        """
        alone = self._frame.runs_alone and len(self.choices) == 1
        return self.options[0] if alone and not self.options[0].reveals else None

    @property
    def detail(self) -> bool:
        """Whether it only settles particulars of what was chosen before, so that its default may stand for it."""
        return self._frame.detail or self.forced is not None

    @property
    def reaction(self) -> bool:
        """Whether it is asked because of something that another has done, so that a standing answer may do."""
        return isinstance(self._frame, Reaction)

    @property
    def aside(self) -> bool:
        """Whether it is asked beside the turns that seats have: as a reaction, or of several at once."""
        return isinstance(self._frame, (Reaction, Secret))

    @property
    def standing(self) -> tuple[Standing, ...]:
        """How questions of this kind may be answered beforehand."""
        return self._frame.standing(self._state.table)

    def beforehand(self, name: str) -> Option | None:
        """What a standing answer comes to here; None: the seat is asked after all."""
        found = next((each for each in self.standing if each.name == name), None)
        return None if found is None else found.answer(self)

    @property
    def title(self) -> Msg:
        return self._frame.title(self._state)

    def text(self, lang: str = "en") -> str:
        return self._speak(self.title, lang)

    @cached_property
    def options(self) -> tuple[Option, ...]:
        return tuple(Option(self._moment, choice, self._speak) for choice in self.choices)

    @cached_property
    def default(self) -> Option | None:
        """The proposed answer, if there is one."""
        if self.forced is not None:
            return self.forced
        choice = self._frame.default(self._state, self.choices)
        return next((option for option in self.options if option.choice == choice), None)

    @cached_property
    def declined(self) -> Option | None:
        """The option that lets it be, where a reaction has one."""
        choice = self._frame.declined(self._state) if isinstance(self._frame, Reaction) else None
        return next((option for option in self.options if option.choice == choice), None)

    @cached_property
    def given(self) -> Option | None:
        """What the seat itself has answered in secret and may still change; nobody else's question tells it."""
        if not isinstance(self._frame, Secret):
            return None
        choice = self._frame.answer_of(self.seat)
        return next((option for option in self.options if option.choice == choice), None)

    @cached_property
    def refused(self) -> tuple[tuple[Option, Reason], ...]:
        """What a player might try here and may not, with the reasons."""
        return tuple((Option(self._moment, each.choice, self._speak), each.reason) for each in self._refusals())

    def _refusals(self) -> list[Refusal]:
        refusals = self._frame.refusals(self._state)
        if isinstance(self._frame, Window):
            for action in self._state.table.free_actions:
                refusals = refusals + action.refusals(self._state, self.seat)
        return refusals

    def offers(self) -> list[Offer]:
        """The options, each read at once."""
        return offers(self._state, self.choices)

    def withheld(self) -> list[tuple[Named, Reason]]:
        """What is refused, each read at once, with the reasons."""
        refusals = self._refusals()
        read = named(self._state, [each.choice for each in refusals])
        return [(what, each.reason) for what, each in zip(read, refusals, strict=True)]

    def offered(self, option_id: str) -> Option | None:
        """The option with this id, if there is one."""
        return next((option for option in self.options if option.id == option_id), None)

    def option(self, option_id: str) -> Option:
        """The option with this id; NotOffered with the reason if there is none."""
        found = self.offered(option_id)
        if found is not None:
            return found
        why = self.explain(option_id)
        offered = ", ".join(option.id for option in self.options[:12])
        end = ", ..." if len(self.options) > 12 else "."
        rule = f" [{why.rule}]" if why.rule else ""
        raise NotOffered(
            f"{option_id!r} is not offered to seat {self.seat}: {why.text()}{rule} Offered: {offered}{end}"
        )

    def explain(self, option_id: str) -> Explanation:
        """Why a choice is offered or not: the reason and its clause."""
        found = self.offered(option_id)
        if found is not None:
            return Explanation(option_id, None, found.rule, self._speak)
        for option, reason in self.refused:
            if option.id == option_id:
                return Explanation(option_id, reason, reason.clause, self._speak)
        reason = Reason("reason-unknown-choice", "", {"choice": option_id})
        return Explanation(option_id, reason, "", self._speak)

    def __repr__(self) -> str:
        return f"Question(seat={self.seat}, kind={self.kind!r}, {len(self.choices)} options)"
