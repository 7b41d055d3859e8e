"""Module 1, Moonlight: uses every hook but the actor."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.kernel.frames import NATURE, Frame, Refusal
from hindmost.kernel.hooks import AFTER, BEFORE, Fold, FreeAction, Hook, Insert, Listener, Patch, Veto
from hindmost.kernel.messages import Json, Msg, Note, Reason
from hindmost.kernel.modules import Module
from hindmost.kernel.state import Slice, State
from hindmost.kernel.verbs import VERB_SHIFT, Verb
from hindmost.kernel.views import HIDDEN, Component, Pick
from tests.kernel.toy.state import ENTERING, LANDED, WAGES, HollowHill
from tests.kernel.toy.verbs import Onward

FOLLOW: Final = 32 << VERB_SHIFT
STAY: Final = 33 << VERB_SHIFT
WISH: Final = 34 << VERB_SHIFT

DARK: Final = -1
OMENS: Final = 4


class Moon(Slice):
    """The space that is lit, how often the moon has risen, and an omen for each seat that only it knows."""

    __slots__ = ("lit", "omens", "risen")

    def __init__(self, lit: int, risen: int, omens: list[int]) -> None:
        self.lit = lit
        self.risen = risen
        self.omens = omens

    @classmethod
    def new(cls, seats: int) -> Moon:
        return Moon(DARK, 0, [0] * seats)

    @classmethod
    def revive(cls, data: Json) -> Moon:
        numbers = [data["lit"], data["risen"], *data["omens"]]
        if not all(type(number) is int for number in numbers):
            raise ValueError("the moon is made of whole numbers")
        return Moon(data["lit"], data["risen"], list(data["omens"]))

    def copy(self) -> Moon:
        return Moon(self.lit, self.risen, self.omens[:])

    def to_json(self) -> Json:
        return {"lit": self.lit, "risen": self.risen, "omens": self.omens[:]}


def moon(g: State) -> Moon:
    part = g.table.slice_of(g, "moonlight")
    assert isinstance(part, Moon)
    return part


class Omen(Frame[HollowHill]):
    """Each seat learns an omen, all alike likely, from a stream of its own."""

    __slots__ = ("reader",)

    shape: ClassVar[dict[str, str]] = {"reader": "seat"}

    def __init__(self, reader: int) -> None:
        self.reader = reader

    def seat(self, g: HollowHill) -> int:
        return NATURE

    def ask(self, g: HollowHill) -> list[int] | None:
        return list(range(OMENS))

    def choose(self, g: HollowHill, choice: int) -> None:
        moon(g).omens[self.reader] = choice
        g.note("omen", self.reader, choice, to=self.reader)
        if self.reader + 1 < g.table.seats:
            g.stack.append(Omen(self.reader + 1))


class Moonrise(Frame[HollowHill]):
    """Before each stride the moon lights another space."""

    __slots__ = ()

    def seat(self, g: HollowHill) -> int:
        return NATURE

    def ask(self, g: HollowHill) -> list[int] | None:
        return list(range(len(g.kit.spaces)))

    def choose(self, g: HollowHill, choice: int) -> None:
        moon(g).lit = choice
        moon(g).risen += 1
        g.note("moonrise", NATURE, choice)


class Glimmer(Frame[HollowHill]):
    """Does nothing but be noted."""

    __slots__ = ()

    def run(self, g: HollowHill) -> None:
        g.note("glimmer", g.active)


class Wisp(Frame[HollowHill]):
    """Follow the wisp for a coin, or stay."""

    __slots__ = ("walker",)

    shape: ClassVar[dict[str, str]] = {"walker": "seat"}

    def __init__(self, walker: int) -> None:
        self.walker = walker

    def seat(self, g: HollowHill) -> int:
        return self.walker

    def ask(self, g: HollowHill) -> list[int] | None:
        return [FOLLOW, STAY]

    def choose(self, g: HollowHill, choice: int) -> None:
        if choice == FOLLOW:
            g.coins[self.walker] += 1
            g.note("followed", self.walker)


class DoubleWages(Fold[HollowHill, int]):
    __slots__ = ()

    def fold(self, g: HollowHill, value: int, seat: int, subject: int) -> int:
        return 2 * value


class NotIntoTheLight(Veto[HollowHill]):
    __slots__ = ()

    def veto(self, g: HollowHill, seat: int, subject: int) -> Reason | None:
        if moon(g).lit != subject:
            return None
        return Reason("reason-moonlit", "HM-VETO-01", {"space": g.kit.spaces[subject]})


class WispsRise(Listener[HollowHill]):
    """On every other space."""

    __slots__ = ()

    def on(self, g: HollowHill, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [Glimmer(), Wisp(owner)] if a % 2 == 0 else []


class Wish(FreeAction[HollowHill]):
    """A coin to put the moon out."""

    __slots__ = ()

    def verbs(self) -> tuple[int, ...]:
        return (34,)

    def options(self, g: HollowHill, seat: int) -> list[int]:
        return [WISH] if g.coins[seat] and moon(g).lit != DARK else []

    def choose(self, g: HollowHill, choice: int) -> None:
        g.coins[g.active] -= 1
        moon(g).lit = DARK

    def refusals(self, g: HollowHill, seat: int) -> list[Refusal]:
        return [Refusal(WISH, Reason("reason-dark", "HM-WISH-01"))] if moon(g).lit == DARK else []


class Follow(Onward):
    name: ClassVar[str] = "follow"


class Stay(Onward):
    name: ClassVar[str] = "stay"


class WishVerb(Verb):
    name: ClassVar[str] = "wish"


class Sky(Component):
    name: ClassVar[str] = "moon"

    def read(self, g: HollowHill, owner: int) -> Json:
        return {"lit": moon(g).lit, "risen": moon(g).risen}


class Omens(Component):
    """Not even named to the others."""

    name: ClassVar[str] = "omen"
    owned: ClassVar[bool] = True
    others: ClassVar[int] = HIDDEN

    def read(self, g: HollowHill, owner: int) -> Json:
        return moon(g).omens[owner]

    def redeal(self, g: HollowHill, seat: int, pick: Pick) -> None:
        omens = moon(g).omens
        for other in range(g.table.seats):
            if other != seat:
                omens[other] = pick(OMENS)


class Moonlight(Module):
    number: ClassVar[int] = 1
    key: ClassVar[str] = "moonlight"
    part: ClassVar[type[Slice] | None] = Moon
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)

    def patch(self) -> Patch:
        return Patch(
            {"moonstone": {"is": "treasure", "count": 2, "worth": 8}},
            {"mill": {"coins": 3}, "stone": {"worth": 1}},
            ("ring",),
        )

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", AFTER, "start", "omens", Omen(0)),
            Insert("turn", BEFORE, "stride", "moonrise", Moonrise()),
            Insert("turn", AFTER, "land", "glimmer", Glimmer()),
        )

    def hooks(self) -> tuple[Hook, ...]:
        return (
            (WAGES, DoubleWages()),
            (ENTERING, NotIntoTheLight()),
            (LANDED, WispsRise()),
        )

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return (Wish(),)

    def verbs(self) -> tuple[Verb, ...]:
        return (Follow(32), Stay(33), WishVerb(34))

    def components(self) -> tuple[Component, ...]:
        return (Sky(), Omens())

    def check(self, g: State) -> list[str]:
        assert isinstance(g, HollowHill)
        problems = []
        if moon(g).lit not in range(DARK, len(g.kit.spaces)):
            problems.append("the moon shines beside the path")
        if len(moon(g).omens) != g.table.seats or not set(moon(g).omens) <= set(range(OMENS)):
            problems.append("the omens are wrong")
        return problems

    def entry(self, g: State, note: Note) -> Msg | None:
        if note.code in ("omen", "moonrise", "glimmer", "followed"):
            return Msg(f"log-moonlight-{note.code}", {"n": note.a})
        return None
