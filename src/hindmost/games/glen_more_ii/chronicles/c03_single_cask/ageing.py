"""Ageing: a barrel moves one space to the right. What distilleries print of it, and what it does (C3-07 to 11, 23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import ANYWHERE, Frame, Msg, Reason, Refusal, Verb, Window, verb_code
from hindmost.kernel.kinds import Kind
from hindmost.mechanics.activation import CHOICE, Activation, Exchanging, Trade
from hindmost.mechanics.craft import AmountEffect, Args, Effect, Estate, Lexicon, Phrase
from hindmost.mechanics.effects import ACTIVATION, Exchange, Line, Sign
from hindmost.mechanics.wording import AND, OR, deed_message

from .cellars import ENDS, VALUES, cellars
from .storing import OnSpace

if TYPE_CHECKING:
    from hindmost.mechanics.glen import GlenState

AGE: Final = verb_code(3, 2)
LEAVE: Final = verb_code(3, 3)
EITHER: Final = verb_code(3, 4)

WORTH: Final = 0.7
"""What ageing is worth in VP, about: a VP more if the barrel is sold."""

NOTHING_AGES: Final = Reason("reason-nothing-ages", "C3-07")
NEXT_IS_TAKEN: Final = Reason("reason-next-space-taken", "C3-07")
NO_NEXT_CELLAR: Final = Reason("reason-no-next-cellar", "C3-08")


# ---------------------------------------------------------------- what is printed


class Age(AmountEffect):
    """So many barrels, or one so many times, are moved one space to the right."""

    __slots__ = ()

    verb: ClassVar[str] = "age"
    places: ClassVar[tuple[str, ...]] = (ACTIVATION,)

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["age"] if self.amount == 1 else [self.amount, "age"]

    def worth(self) -> float:
        return WORTH * self.amount


class Distil(Exchange):
    """An exchange with ageing: either of the two (C3-09), or both, first the exchange (C3-10)."""

    __slots__ = ("ageing", "either")

    mark: ClassVar[str] = "age"

    def __init__(self, lines: tuple[Line, ...], either: bool, times: int) -> None:
        super().__init__(lines)
        self.either = either
        self.ageing = Age(times)

    def fields(self) -> tuple[object, ...]:
        return (self.lines, self.either, self.ageing)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        line = Line.read(phrase)
        either = phrase.one_of((OR, "and")) == OR
        phrase.expect("age")
        return cls((line,), either, phrase.amount())

    def words(self, lexicon: Lexicon) -> str:
        return f"{super().words(lexicon)} {OR if self.either else 'and'} {self.ageing.words(lexicon)}"

    def message(self, lexicon: Lexicon) -> Msg:
        """What is done, then the ageing as the end of the sentence."""
        distilling, ageing = super().message(lexicon), deed_message(self.ageing.message(lexicon))
        key = "effect-distil-or-age" if self.either else "effect-distil-and-age"
        return Msg(key, {**distilling.args, "ageing": ageing})

    def short(self, lexicon: Lexicon) -> Msg:
        args: Args = {"distilling": super().short(lexicon), "ageing": self.ageing.short(lexicon)}
        return Msg("short-distil-or-age" if self.either else "short-distil-and-age", args)

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [*super().signs(lexicon), OR if self.either else AND, *self.ageing.signs(lexicon)]

    def worth(self) -> float:
        """Beside the exchange, which may be more."""
        return self.ageing.worth() / 2 if self.either else 0.0


def icons_of(effect: Effect | None) -> int:
    """The ageing icons of a tile."""
    ageing = effect.ageing if isinstance(effect, Distil) else effect
    return ageing.amount if isinstance(ageing, Age) else 0


# ---------------------------------------------------------------- what it does


class Ageing(Activation):
    """The living side of `Age`."""

    __slots__ = ("times",)

    sort: ClassVar[str] = CHOICE

    def __init__(self, effect: Age) -> None:
        self.times = effect.amount

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        return bool(cellars(g).ageable(g.active))

    def refusal(self, g: GlenState, e: Estate, slot: int) -> Reason:
        return NOTHING_AGES

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        g.stack.append(AgeBarrel(self.times))


class Distilling(Exchanging):
    """The living side of `Distil`. Ageing that comes with the exchange waits until that is done, and is not there for
    whoever does not pay."""

    __slots__ = ("ageing", "either")

    def __init__(self, effect: Distil) -> None:
        super().__init__(effect)
        self.either = effect.either
        self.ageing = effect.ageing.amount

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        return super().ready(g, e, slot) or (self.either and bool(cellars(g).ageable(g.active)))

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        frames: list[Frame[Any]] = [EitherUse(slot)] if self.either else [Trade(slot), AgeBarrel(self.ageing)]
        g.push(frames)


class EitherUse(Frame[GlenMoreII]):
    """Which of the two, where both can be done (C3-09)."""

    __slots__ = ("slot",)

    shape: ClassVar[dict[str, str]] = {"slot": "origin"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def uses(self, g: GlenMoreII) -> list[Frame[Any]]:
        tile = g.tile_of(self.slot)
        activation = g.kit.activations[tile]
        assert isinstance(activation, Distilling)
        e = g.estates[g.active]
        uses: list[Frame[Any]] = [Trade(self.slot)] if activation.open_lines(g, e, self.slot) else []
        return [*uses, AgeBarrel(activation.ageing)] if cellars(g).ageable(g.active) else uses

    def ask(self, g: GlenMoreII) -> list[int] | None:
        tile = g.tile_of(self.slot)
        return [EITHER | tile << 8 | use for use in range(2)] if len(self.uses(g)) > 1 else None

    def run(self, g: GlenMoreII) -> None:
        g.push(self.uses(g))

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.stack.append(self.uses(g)[choice & 0xFF])

    def title(self, g: GlenMoreII) -> Msg:
        return g.spot_title("ask-either-use", self.slot)

    def faults(self, g: GlenMoreII) -> list[str]:
        known = isinstance(g.kit.activations[g.tile_of(self.slot)], Distilling)
        return [] if known else ["is about a tile that does not offer two things"]


class Either(Verb):
    """Payload: tile << 8 | which of the two."""

    name: ClassVar[str] = "either"
    code: ClassVar[int] = EITHER

    def words(self, g: GlenMoreII, payload: int) -> str:
        return "ageing" if payload & 0xFF else "exchange"

    def message(self, g: GlenMoreII, payload: int) -> Msg:
        effect = g.kit.effects[payload >> 8]
        assert isinstance(effect, Distil)
        if payload & 0xFF:
            return effect.ageing.message(g.kit.lexicon)
        return Msg("option-give", g.kit.line_args(payload >> 8, 0))

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C3-09"


class AgeBarrel(Window[GlenMoreII]):
    """Barrels are moved, one after the other, as long as the owner likes (C3-07, 08, 23)."""

    __slots__ = ("times",)

    shape: ClassVar[dict[str, str]] = {"times": "number"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, times: int) -> None:
        self.times = times

    def ask(self, g: GlenMoreII) -> list[int] | None:
        spaces = cellars(g).ageable(g.active) if self.times else []
        return [*(AGE | space for space in spaces), LEAVE] if spaces else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == LEAVE:
            return
        space = choice & 0xFF
        part = cellars(g)
        part.take(g.active, space)
        part.put(g.active, space + 1)
        g.note("aged", g.active, VALUES[space], VALUES[space + 1])
        g.stack.append(AgeBarrel(self.times - 1))

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """The foremost, which makes room for those behind it."""
        return max(choice for choice in options if choice & ~0xFF == AGE)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        part = cellars(g)
        end = ENDS[part.built[g.active]]
        return [
            Refusal(AGE | space, NEXT_IS_TAKEN if space < end else NO_NEXT_CELLAR)
            for space in part.spaces(g.active)
            if not part.can_age(g.active, space)
        ]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-age-barrel", {"n": self.times})

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if self.times <= max(map(icons_of, g.kit.effects)) else ["ages more often than any tile lets it"]


class AgeFrom(OnSpace):
    """Payload: the space from which a barrel moves on."""

    name: ClassVar[str] = "age"
    code: ClassVar[int] = AGE

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"vp": VALUES[payload], "to": VALUES[min(payload + 1, len(VALUES) - 1)]}

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C3-07"


class Leave(Verb):
    """Nothing more is aged."""

    name: ClassVar[str] = "leave-casks"
    code: ClassVar[int] = LEAVE
    kind: ClassVar[Kind] = "pass"

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C3-08"
