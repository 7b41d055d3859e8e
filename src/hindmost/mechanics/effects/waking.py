"""Effects by which more tiles are activated."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.kernel.messages import Msg, Name
from hindmost.mechanics.effects.effect import DOMAIN, IMMEDIATE, LANDMARK, TURN, Effect
from hindmost.mechanics.effects.forms import FixedEffect
from hindmost.mechanics.lexicon import Lexicon
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.wording import AND, Sign, joined, joined_signs


class ActivateAll(FixedEffect):
    """Every tile of the territory is activated this turn, not the neighbours only (Loch Oich)."""

    __slots__ = ()

    verb: ClassVar[str] = "activate"
    tail: ClassVar[tuple[str, ...]] = ("all",)
    places: ClassVar[tuple[str, ...]] = (IMMEDIATE, LANDMARK)
    sign: ClassVar[str] = "wakeall"

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        if phrase.at_number():
            return ActivateTypes.listed(phrase)
        phrase.expect(*cls.tail)
        return cls()


class ActivateTypes(Effect):
    """One tile of each of these types may be activated (MacDonell)."""

    __slots__ = ("types",)

    verb: ClassVar[str] = "activate"
    places: ClassVar[tuple[str, ...]] = (DOMAIN,)

    def __init__(self, types: tuple[str, ...]) -> None:
        self.types: Final = types

    def fields(self) -> tuple[object, ...]:
        return (self.types,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        return ActivateAll.read(phrase)

    @classmethod
    def listed(cls, phrase: Phrase) -> Effect:
        types: list[str] = []
        while True:
            phrase.expect("1")
            name = phrase.name("a type")
            phrase.refuse_second(types.count(name), name)
            types.append(name)
            if not phrase.accept(AND):
                return cls(tuple(types))

    def words(self, lexicon: Lexicon) -> str:
        return "activate " + " + ".join(f"1 {name}" for name in self.types)

    def message(self, lexicon: Lexicon) -> Msg:
        types = [Msg("effect-type", {"type": Name("type", name)}) for name in self.types]
        return Msg("effect-activate-types", {"tiles": joined(types, "list-and")})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return joined_signs([["wake", f"of-{name}"] for name in self.types], AND)

    def names(self) -> tuple[tuple[str, str], ...]:
        return tuple(("tiles", name) for name in self.types)


class ExtraActivation(FixedEffect):
    """From now on, in each turn, one tile more may be activated (Loch Ness)."""

    __slots__ = ()

    verb: ClassVar[str] = "extra"
    tail: ClassVar[tuple[str, ...]] = ("activation",)
    places: ClassVar[tuple[str, ...]] = (TURN,)

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["+1", "wake"]
