"""Module 2, The Piper: something that is no player and can be hindmost."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.hooks import AFTER, Actor, Fold, Hook, Insert, Listener
from hindmost.kernel.messages import Msg, Note
from hindmost.kernel.modules import Module
from hindmost.kernel.state import State
from hindmost.kernel.verbs import VERB_SHIFT, Verb
from tests.kernel.toy.state import LANDED, WAGES, HollowHill
from tests.kernel.toy.turn import NEXT_ACTOR
from tests.kernel.toy.verbs import Onward

DANCE: Final = 64 << VERB_SHIFT
IGNORE: Final = 65 << VERB_SHIFT


class Pipes(Actor[HollowHill]):
    __slots__ = ()

    def begin(self, g: HollowHill, piece: int) -> None:
        g.active = NATURE
        g.push([March(piece), NEXT_ACTOR])


class March(Frame[HollowHill]):
    """One free space, or two with one chance in four."""

    __slots__ = ("piece",)

    shape: ClassVar[dict[str, str]] = {"piece": "piece"}

    def __init__(self, piece: int) -> None:
        self.piece = piece

    def seat(self, g: HollowHill) -> int:
        return NATURE

    def ask(self, g: HollowHill) -> list[int] | None:
        return [0, 1]

    def weights(self, g: HollowHill) -> list[int] | None:
        return [3, 1]

    def choose(self, g: HollowHill, choice: int) -> None:
        g.at[self.piece] = g.free_ahead(self.piece)[choice]
        g.note("marched", NATURE, choice + 1)


class Tune(Frame[HollowHill]):
    """Whoever comes to a space hears the piper: dance for a coin, or not."""

    __slots__ = ("walker",)

    shape: ClassVar[dict[str, str]] = {"walker": "seat"}

    def __init__(self, walker: int) -> None:
        self.walker = walker

    def seat(self, g: HollowHill) -> int:
        return self.walker

    def ask(self, g: HollowHill) -> list[int] | None:
        return [DANCE, IGNORE]

    def choose(self, g: HollowHill, choice: int) -> None:
        if choice == DANCE:
            g.coins[self.walker] += 1
            g.note("danced", self.walker)


class Echo(Frame[HollowHill]):
    __slots__ = ()

    def run(self, g: HollowHill) -> None:
        g.note("echo", g.active)


class Toll(Fold[HollowHill, int]):
    """The piper keeps a coin of every wage."""

    __slots__ = ()

    def fold(self, g: HollowHill, value: int, seat: int, subject: int) -> int:
        return max(value - 1, 0)


class Pipe(Listener[HollowHill]):
    __slots__ = ()

    def on(self, g: HollowHill, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [Tune(owner)]


class Dance(Onward):
    name: ClassVar[str] = "dance"


class Ignore(Onward):
    name: ClassVar[str] = "ignore"


class Piper(Module):
    number: ClassVar[int] = 2
    key: ClassVar[str] = "piper"

    def inserts(self) -> tuple[Insert, ...]:
        return (Insert("turn", AFTER, "land", "echo", Echo()),)

    def hooks(self) -> tuple[Hook, ...]:
        return (
            (WAGES, Toll()),
            (LANDED, Pipe()),
        )

    def actors(self, seats: int) -> tuple[Actor[Any], ...]:
        return (Pipes(),)

    def verbs(self) -> tuple[Verb, ...]:
        return (Dance(64), Ignore(65))

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        return (Echo, March, Tune)

    def fits(self, g: State, meaning: str, value: int) -> bool:
        return meaning != "piece" or g.table.seats <= value < len(g.table.actors)

    def entry(self, g: State, note: Note) -> Msg | None:
        if note.code in ("marched", "danced", "echo"):
            return Msg(f"log-piper-{note.code}", {"n": note.a})
        return None
