"""What a bot is, and what it is given: its seat's outlook on the game, and positions of its own to try things on.

The shortest useful bot:

>>> class Miser(Bot):
...     '''Takes whatever leaves it the most coins.'''
...     name = "miser"
...     def choose(self, outlook: Outlook) -> str:
...         def coins(option_id: str) -> int:
...             future = outlook.imagine()
...             future.play(option_id)
...             return int(future.see("coins", outlook.seat))
...         return max(outlook.options, key=coins)
"""

from __future__ import annotations

from abc import abstractmethod
from random import Random
from typing import Any, ClassVar

from hindmost.bots.judge import Judge, judge_for
from hindmost.kernel.chance import Nature, stream_key
from hindmost.kernel.errors import NotOffered
from hindmost.kernel.frames import Secret
from hindmost.kernel.game import Game, Setup
from hindmost.kernel.messages import Json
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.position import Position
from hindmost.kernel.questions import Question, Speak
from hindmost.kernel.redeal import resampled
from hindmost.kernel.rules import Rules
from hindmost.kernel.state import State
from hindmost.kernel.verbs import PAYLOAD


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Something that answers for a seat. It must depend on nothing but its seed and the outlooks it was given."""

    name: ClassVar[str] = ""
    style: ClassVar[str] = ""
    """The key of the sentence that tells people how it thinks."""
    thinks_long: ClassVar[bool] = False
    """Whether a thought may take as long as a second: whoever has others to serve lets it think in another process."""

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)
        """The bot's own source of chance: the same seed and the same outlooks give the same choices."""

    @abstractmethod
    def choose(self, outlook: Outlook) -> str:
        """The id of one of `outlook.options`."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it chooses: write its method `choose`")

    def turn(self, outlook: Outlook) -> list[str]:
        """What it chooses now, and what it would answer after that in the same turn, as far as it has thought of it.

        Whoever asks may take the answers one after the other, as long as the seat is asked, the turn is the same and
        nothing has come to light.
        """
        return [self.choose(outlook)]

    def hurry(self, seconds: float) -> None:
        """Let no thought take much longer from now on: for people who wait. What it chooses may then depend on how fast
        the machine is; so it is for nothing that is to be the same again. Who never thinks long need not care."""

    def plan(self, outlook: Outlook) -> list[int]:
        """The same as choices (`Imagination.choices`), for whoever has no use for words."""
        return [outlook.question.option(answer).choice for answer in self.turn(outlook)[:1]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Blind(Bot):
    """A bot that chooses without looking: the number of options is all it needs, so that it can be asked for less."""

    @abstractmethod
    def pick(self, options: int) -> int:
        """A number from 0 to options - 1."""

    def choose(self, outlook: Outlook) -> str:
        return outlook.options[self.pick(len(outlook.options))]


class Outlook:
    """A seat that is asked something, and all that it may use to answer. Neither the state nor the seed is in it."""

    def __init__(self, game: Game, seat: int) -> None:
        """`game` is read now and not kept: what the bot is given stands on a redealt position with its own chance."""
        self._look(game.setup, game.state, seat, game.speak)

    def _look(self, setup: Setup, state: State, seat: int, speak: Speak) -> None:
        self.seat = seat
        self._setup = setup
        self._speak = speak
        frame = state.stack[-1] if state.stack else None
        self._asked = list(frame.missing()) if isinstance(frame, Secret) else None
        """In a simultaneous question: who has not answered, which all may see."""
        self._position = _imagined(state, seat, 0)
        self._question: Question | None = None

    @property
    def question(self) -> Question:
        """What is asked, with options, defaults and reasons. It stands on a redealt table, not on the real one."""
        if self._question is None:
            position = self._position
            frame = position.state.stack[-1]
            choices = frame.ask_seat(position.state, self.seat) if isinstance(frame, Secret) else position.options
            self._question = Question(position.state, frame, self.seat, choices, self._speak)
        return self._question

    @property
    def options(self) -> list[str]:
        """The ids that may be answered."""
        return [option.id for option in self.question.options]

    def view(self) -> Json:
        """What the seat may know, as data: the same that a player's screen is made of."""
        view = Game(self._setup, self._position.clone(), [], self._speak).view(self.seat)
        if self._asked is not None:
            view["asked"] = self._asked[:]
        return view

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._setup.rules.id

    @property
    def rules(self) -> Rules:
        """The rules of the game: they say what a position scores. They know of no table."""
        return self._setup.rules

    @property
    def seats(self) -> int:
        return self._setup.seats

    @property
    def catalogue(self) -> Any:
        """What is printed on the components of this table: everybody may read it."""
        return self._setup.components

    def judge(self) -> Judge:
        """Who says what positions are worth to the seat, as things stand now: see `Imagination.worth`."""
        judge = judge_for(self._setup)
        judge.begin(self._position.state, self.seat)
        return judge

    def imagine(self, seed: int = 0) -> Imagination:
        """A position that the seat cannot tell from the real one, to play on.

        What the seat does not know is dealt anew and chance comes from `seed`; the same seed imagines the same.
        """
        return Imagination(self._setup, _imagined(self._position.state, self.seat, seed), self.seat, self._speak)


class Foreseen(Outlook):
    """The outlook of a seat on a state that is only imagined: there is no game of it."""

    def __init__(self, setup: Setup, state: State, seat: int, speak: Speak) -> None:
        self._look(setup, state, seat, speak)


def _imagined(state: State, seat: int, seed: int) -> Position:
    """A position that the seat cannot tell from this state, with chance of its own."""
    # The names keep a bot's seed that happens to be the game's from drawing the game's own tiles.
    twin = resampled(state, seat, Random(stream_key(seed, "redeal")).randrange)
    for place, frame in enumerate(twin.stack):
        if isinstance(frame, Secret):
            # What others have answered to a simultaneous question is not for this seat: they are asked again.
            twin.stack[place] = frame.with_answers((-1,) * len(frame.seats))
    position = Position(twin, Nature(stream_key(stream_key(seed, "imagination"), "redeal"), {}))
    position.settle()
    return position


class Imagination:
    """A position in a bot's head, as its seat would see it. Play on it, copy it, look at it; nothing real changes.

    The position is at a question of `seat`, or `over`. An answer is one of `options` (readable ids) or, for a bot in a
    hurry, of `choices` (the same in ints, in the same order).
    """

    __slots__ = ("_position", "_setup", "_speak", "eyes")

    def __init__(self, setup: Setup, position: Position, eyes: int, speak: Speak) -> None:
        self._setup = setup
        self._position = position
        self._speak = speak
        self.eyes = eyes
        """The seat that imagines: `view` and `see` show what it would see."""

    # ------------------------------------------------------------ whose turn, and what is asked

    @property
    def over(self) -> bool:
        return not self._position.options

    @property
    def seat(self) -> int:
        """Who is asked; in a simultaneous question the imagining seat comes first. -1 once the game is over."""
        stack = self._position.state.stack
        if stack and isinstance(stack[-1], Secret) and self.eyes in stack[-1].missing():
            return self.eyes
        return self._position.seat

    @property
    def mine(self) -> bool:
        """Whether the imagining seat is asked."""
        return self.seat == self.eyes

    @property
    def revealed(self) -> bool:
        """Whether the last answer brought something to light by chance, which may come otherwise in the real game."""
        return self._position.drew

    @property
    def begins(self) -> bool:
        """Whether the last answer ended a turn: another has begun, by whoever has it."""
        return self._position.began

    @property
    def position(self) -> Position:
        """The position itself, for `Turns` and others that search in ints. What it hides is made up, as all here."""
        return self._position

    @property
    def kind(self) -> str:
        """What sort of question it is: "take", "place", "pay"; empty once the game is over."""
        stack = self._position.state.stack
        return stack[-1].kind() if stack else ""

    @property
    def choices(self) -> list[int]:
        """The answers as ints. Do not change the list."""
        position = self._position
        stack = position.state.stack
        if stack and isinstance(stack[-1], Secret):
            return stack[-1].ask_seat(position.state, self.seat)
        return position.options

    @property
    def options(self) -> list[str]:
        """The answers as ids."""
        return [self.id(choice) for choice in self.choices]

    @property
    def default(self) -> int | None:
        """The choice that the rules propose, if one is as good as any without thinking."""
        position = self._position
        stack = position.state.stack
        return stack[-1].default(position.state, position.options) if stack else None

    def id(self, choice: int) -> str:
        """The readable id of a choice."""
        state = self._position.state
        return state.table.verb(choice).id(state, choice & PAYLOAD)

    def kind_of(self, choice: int) -> str:
        """What a choice is, whatever it is called: "take", "sell", "end"; empty where it is nothing of these."""
        return self._position.state.table.verb(choice).kind

    # ------------------------------------------------------------ playing

    def play(self, answer: str | int) -> None:
        """Answer, by id or by choice, and go on until somebody must answer again."""
        choice = self._choice(answer) if isinstance(answer, str) else answer
        position = self._position
        if isinstance(position.state.stack[-1], Secret):
            position.answer_secret(self.seat, choice)
        else:
            position.play(choice)

    def _choice(self, option_id: str) -> int:
        for choice in self.choices:
            if self.id(choice) == option_id:
                return choice
        raise NotOffered(f"{option_id!r} is not offered here; there are: {', '.join(self.options)}.")

    def clone(self) -> Imagination:
        return Imagination(self._setup, self._position.clone(), self.eyes, self._speak)

    def seen_by(self, seat: int) -> Imagination:
        """The same position, not a copy, with the eyes of another seat: what it would do if all this were true."""
        return Imagination(self._setup, self._position, seat, self._speak)

    def outlook(self, seat: int) -> Outlook:
        """What a seat would be given to think with, if all this were true."""
        return Foreseen(self._setup, self._position.state, seat, self._speak)

    # ------------------------------------------------------------ looking

    def view(self) -> Json:
        """The whole view of the imagining seat, as `Outlook.view` gives it."""
        return Game(self._setup, self._position.clone(), [], self._speak).view(self.eyes)

    def see(self, name: str, owner: int = -1) -> Json:
        """One part of the view by its name, much cheaper than all of it; None if the seat may not see it.

        `see("market")` is the view's `["table"]["market"]`, `see("coins", 2)` is its `["seats"][2]["coins"]`.
        """
        position = self._position
        for component in position.state.table.components:
            if component.name == name:
                return component.cut(position.state, owner, self.eyes, not position.options)
        raise KeyError(name)

    def worth(self, judge: Judge) -> float:
        """What the position is worth to whom the judge judges for, in victory points."""
        return judge.of(self._position.state)

    def features(self, judge: Judge) -> dict[str, float]:
        """The same, term by term."""
        return judge.features(self._position.state)
