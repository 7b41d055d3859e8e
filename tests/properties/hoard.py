"""A made-up chronicle that hides something: tokens lie face down, and at the end of a turn a die may turn one up.

Others are like it, but each has a fault that the proof of secrecy must find.
"""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.api import start
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.chance import Nature
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.game import Game, Setup
from hindmost.kernel.hooks import AFTER, BEFORE, Hook, Insert, Listener
from hindmost.kernel.messages import Json
from hindmost.kernel.modules import Module
from hindmost.kernel.state import Slice, State
from hindmost.kernel.views import COUNT, Component, Pick
from hindmost.mechanics.glen import PLACED
from tests.configurations import Configuration

WORTH = (1, 2, 3, 5, 8, 13)
NUMBER = 20


class Tokens(Slice):
    """What each token is worth, by its place, and whether it has been turned up."""

    __slots__ = ("up", "worth")

    def __init__(self, worth: list[int], up: list[int]) -> None:
        self.worth = worth
        self.up = up

    @classmethod
    def new(cls, seats: int) -> Tokens:
        return Tokens([], [])

    @classmethod
    def revive(cls, data: Json) -> Tokens:
        return Tokens(data["worth"][:], data["up"][:])

    def copy(self) -> Tokens:
        return Tokens(self.worth[:], self.up[:])

    def to_json(self) -> Json:
        return {"worth": self.worth[:], "up": self.up[:]}


def tokens(g: State) -> Tokens:
    part = g.table.slice_of(g, "hoard")
    assert isinstance(part, Tokens)
    return part


class Deal(Frame[GlenMoreII]):
    """One token after the other is laid face down."""

    __slots__ = ()

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [worth for worth in WORTH if worth not in tokens(g).worth]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        tokens(g).worth.append(choice)
        tokens(g).up.append(0)
        if len(tokens(g).worth) < len(WORTH):
            g.stack.append(Deal())


class Roll(Frame[GlenMoreII]):
    """A die shows which token is turned up, if it lies face down."""

    __slots__ = ()

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return list(range(2 * len(WORTH)))

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice < len(WORTH):
            tokens(g).up[choice] = 1


class FaceUp(Component):
    name: ClassVar[str] = "face-up"

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [[place, tokens(g).worth[place]] for place, up in enumerate(tokens(g).up) if up]


class Buried(Component):
    """The worth of those that lie face down; how many they are is seen."""

    name: ClassVar[str] = "buried"
    others: ClassVar[int] = COUNT

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [worth for worth, up in zip(tokens(g).worth, tokens(g).up, strict=True) if not up]

    def redeal(self, g: GlenMoreII, seat: int, pick: Pick) -> None:
        rest = sorted(self.read(g, -1))
        for place, up in enumerate(tokens(g).up):
            if not up:
                tokens(g).worth[place] = rest.pop(pick(len(rest)))


class Hoard(Chronicle):
    number: ClassVar[int] = NUMBER
    key: ClassVar[str] = "hoard"
    part: ClassVar[type[Slice] | None] = Tokens
    hides: ClassVar[Component] = Buried()

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", BEFORE, "rondel", "deal", Deal()),
            Insert("turn", AFTER, "lapse", "dig", Roll()),
        )

    def components(self) -> tuple[Component, ...]:
        return (FaceUp(), self.hides)


class Weighed(Buried):
    """Gives away what those that are left weigh by place."""

    def count(self, g: GlenMoreII, owner: int) -> Json:
        return sum(place * worth for place, worth in enumerate(self.read(g, owner)))


class Transparent(Hoard):
    hides: ClassVar[Component] = Weighed()


class Shuffled(Buried):
    """Deals anew from what really lies there, so that the same chance gives different tokens."""

    def redeal(self, g: GlenMoreII, seat: int, pick: Pick) -> None:
        rest = self.read(g, -1)
        for place, up in enumerate(tokens(g).up):
            if not up:
                tokens(g).worth[place] = rest.pop(pick(len(rest)))


class Telltale(Hoard):
    hides: ClassVar[Component] = Shuffled()


class Stumble(Listener[GlenMoreII]):
    """Turns a token up when a tile is placed: nobody has said that placing reveals anything."""

    __slots__ = ()

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        part = tokens(g)
        if 0 in part.up:
            part.up[part.up.index(0)] = 1
        return []


class Careless(Hoard):
    def hooks(self) -> tuple[Hook, ...]:
        return ((PLACED, Stumble()),)


class Purses(Component):
    """Hidden from the others, and nobody says how it could be otherwise."""

    name: ClassVar[str] = "purses"
    owned: ClassVar[bool] = True
    others: ClassVar[int] = COUNT

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return [g.estates[owner].coins]


class Unproved(Hoard):
    hides: ClassVar[Component] = Purses()


class WithHoard(GlenMoreIIRules):
    def __init__(self, hoard: Hoard) -> None:
        self.hoard = hoard

    def modules(self) -> tuple[Module, ...]:
        return (*super().modules(), self.hoard)


class MadeUp(Configuration):
    """A game with one of these."""

    def __init__(self, hoard: Hoard) -> None:
        super().__init__("glen-more-ii", 3, (NUMBER,), {})
        self.hoard = hoard

    def new_game(self, seed: int) -> Game:
        rules = WithHoard(self.hoard)
        options = {spec.name: spec.values[0] for spec in rules.options}
        return start(Setup(rules, self.seats, self.chronicles, options, None), Nature(seed, {}))
