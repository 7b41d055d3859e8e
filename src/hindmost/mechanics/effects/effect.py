"""What an effect is: data that says once how it is written, read, said and drawn, and where it may stand."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.kernel.messages import Json, Msg
from hindmost.kernel.native import mypyc_attr
from hindmost.mechanics.effects.prices import NO_GAIN, Gain, Line, Printed
from hindmost.mechanics.lexicon import Lexicon
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.wording import AND, Sign, joined, joined_signs

ANY_KIND: Final = -2
"""A good of the player's choice."""

IMMEDIATE: Final = "immediate"
"""Places where an effect may stand. This: on a tile that does it when placed."""
ACTIVATION: Final = "activation"
SCORING: Final = "scoring"
"""On a card that works at scorings."""
TURN: Final = "turn"
"""On a card that works in every turn."""
CARD_END: Final = "card-end"
GAINED: Final = "gained"
"""On a tile that gives something at once, where its card does the rest."""
LANDMARK: Final = "landmark"
"""On a landmark card that works once."""
LANDMARK_END: Final = "landmark-end"
DOMAIN: Final = "domain"
"""On a clan domain that works once."""
ALWAYS: Final = "always"
"""On a clan domain that works from then on."""
BACK: Final = "back"
"""On the back of a landmark card, where a module prints one: whatever cards and domains do once may stand there too."""

TOGETHER: Final = (GAINED, LANDMARK, DOMAIN, BACK)
"""Where several effects may stand together."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Printed):
    """What a tile or a card does. Its living side, which does it, is told apart (`mechanics.living`)."""

    __slots__ = ()

    verb: ClassVar[str] = ""
    """The word it begins with in the catalogue files; empty if it begins with an amount."""
    mark: ClassVar[str] = ""
    """The word by which one that begins with an amount is known."""
    places: ClassVar[tuple[str, ...]] = ()
    """Where it may stand: `ACTIVATION`, `DOMAIN` ..."""

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        """The effect from its words, the verb already read; GrammarError for what cannot be read."""
        raise NotImplementedError(f"{cls.__name__} does not say how it is read")

    def short(self, lexicon: Lexicon) -> Msg:
        """The message in a few signs."""
        message = self.message(lexicon)
        return Msg(f"short-{message.key.removeprefix('effect-')}", message.args)

    # ------------------------------------------------------------ what others ask it

    def may_stand(self, place: str) -> bool:
        return place in self.places or (place == BACK and (LANDMARK in self.places or DOMAIN in self.places))

    def simple(self) -> tuple[Effect, ...]:
        """The effects of which it is made, each of which may come first."""
        return (self,)

    def includes(self, part: Effect) -> bool:
        """Whether `part` is nothing more than this effect does."""
        return self == part

    def makes(self) -> tuple[int, ...]:
        """The kinds that it produces, ANY_KIND for one of choice."""
        return ()

    def trades(self) -> tuple[Line, ...]:
        """The lines of which it offers one."""
        return ()

    def gift(self) -> Gain:
        """What it gives for nothing."""
        return NO_GAIN

    def names(self) -> tuple[tuple[str, str], ...]:
        """What it speaks of by name, and before each what sort of name that is: "type", "colour", "category", "person"
        or, for what can be activated, "tiles"."""
        return ()

    def worth(self) -> float:
        """What activating it is worth in VP, about, beside what it makes, trades and gives."""
        return 0.0


class Several(Effect):
    """All of these effects, none of them `Several` itself."""

    __slots__ = ("parts",)

    mark: ClassVar[str] = ";"

    def __init__(self, parts: tuple[Effect, ...]) -> None:
        self.parts: Final = parts

    def fields(self) -> tuple[object, ...]:
        return (self.parts,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        """One effect, or several."""
        parts = [one_effect(phrase)]
        while phrase.accept(cls.mark):
            parts.append(one_effect(phrase))
        return parts[0] if len(parts) == 1 else cls(tuple(parts))

    def words(self, lexicon: Lexicon) -> str:
        return f"{self.mark} ".join(part.words(lexicon) for part in self.parts)

    def message(self, lexicon: Lexicon) -> Msg:
        return joined([part.message(lexicon) for part in self.parts], "effect-several", "effect-several")

    def short(self, lexicon: Lexicon) -> Msg:
        return joined([part.short(lexicon) for part in self.parts], "list-comma")

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return joined_signs([part.signs(lexicon) for part in self.parts], AND)

    def to_json(self, lexicon: Lexicon) -> Json:
        return {**super().to_json(lexicon), "parts": [part.to_json(lexicon) for part in self.parts]}

    def may_stand(self, place: str) -> bool:
        return place in TOGETHER and all(part.may_stand(place) for part in self.parts)

    def simple(self) -> tuple[Effect, ...]:
        return tuple(each for part in self.parts for each in part.simple())

    def names(self) -> tuple[tuple[str, str], ...]:
        return tuple(name for part in self.parts for name in part.names())


def one_effect(phrase: Phrase) -> Effect:
    """What comes next, up to the end of it."""
    verbs, marks = phrase.lexicon.verbs, phrase.lexicon.marks
    verb = verbs.get(phrase.found())
    if verb is not None:
        phrase.at += 1
        return verb.read(phrase)
    if not phrase.at_number():
        raise phrase.expected(f"an amount or one of {', '.join(verbs)}")
    part = phrase.part()
    marked = next((effect for mark, effect in marks.items() if mark in part), marks[""])
    return marked.read(phrase)
