"""Effects that give something, for nothing or for a price."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.kernel.messages import Msg
from hindmost.kernel.native import mypyc_attr
from hindmost.mechanics.effects.effect import ACTIVATION, DOMAIN, GAINED, IMMEDIATE, LANDMARK, Effect
from hindmost.mechanics.effects.prices import NO_GAIN, Gain, Line
from hindmost.mechanics.lexicon import Lexicon
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.wording import (
    FOR,
    OR,
    Sign,
    Term,
    gained_short,
    joined,
    joined_signs,
    sum_message,
    sum_short,
    sum_signs,
)


class Receive(Effect):
    """Receive the gain. Clan members come onto the tile itself."""

    __slots__ = ("gain",)

    places: ClassVar[tuple[str, ...]] = (IMMEDIATE, ACTIVATION, GAINED, LANDMARK, DOMAIN)

    def __init__(self, gain: Gain) -> None:
        self.gain: Final = gain

    def fields(self) -> tuple[object, ...]:
        return (self.gain,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        return cls(Gain.read(phrase))

    def words(self, lexicon: Lexicon) -> str:
        return self.gain.words(lexicon)

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-receive", {"gain": self.gain.message(lexicon)})

    def short(self, lexicon: Lexicon) -> Msg:
        return gained_short(self.gain.terms(lexicon))

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return self.gain.signs(lexicon)

    def simple(self) -> tuple[Effect, ...]:
        """A clan marker is an effect of its own."""
        gain = self.gain
        if not gain.markers:
            return (self,)
        rest = Gain(gain.vp, gain.coins, gain.whisky, gain.members, gain.movement, 0, gain.tokens)
        marker = Receive(Gain(0, 0, 0, 0, 0, 1))
        return (*(() if rest == NO_GAIN else (Receive(rest),)), *[marker] * gain.markers)

    def includes(self, part: Effect) -> bool:
        return isinstance(part, Receive) and self.gain.includes(part.gain)

    def gift(self) -> Gain:
        return self.gain


@mypyc_attr(allow_interpreted_subclasses=True)
class Exchange(Effect):
    """Carry out one of the lines, once in each activation."""

    __slots__ = ("lines",)

    mark: ClassVar[str] = FOR
    places: ClassVar[tuple[str, ...]] = (ACTIVATION,)

    def __init__(self, lines: tuple[Line, ...]) -> None:
        self.lines: Final = lines

    def fields(self) -> tuple[object, ...]:
        return (self.lines,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        lines = [Line.read(phrase)]
        while phrase.accept(OR):
            lines.append(Line.read(phrase))
        return cls(tuple(lines))

    def terms(self, lexicon: Lexicon) -> list[tuple[list[Term], list[Term]]]:
        """The lines as terms; lines of one thing for another that differ in the amounts only become one."""
        lines = [(line.price.terms(lexicon), line.gain.terms(lexicon)) for line in self.lines]
        if any(len(price) > 1 or len(gain) > 1 for price, gain in lines):
            return lines
        prices, gains = [price[0] for price, _ in lines], [gain[0] for _, gain in lines]
        if len({(term.thing, term.kinds) for term in prices}) > 1 or len({term.thing for term in gains}) > 1:
            return lines
        return [([_merged(prices)], [_merged(gains)])]

    def words(self, lexicon: Lexicon) -> str:
        return f" {OR} ".join(line.words(lexicon) for line in self.lines)

    def message(self, lexicon: Lexicon) -> Msg:
        lines = [
            Msg("effect-exchange-line", {"price": sum_message(price), "gain": sum_message(gain)})
            for price, gain in self.terms(lexicon)
        ]
        return Msg("effect-exchange", {"lines": joined(lines, "list-or")})

    def short(self, lexicon: Lexicon) -> Msg:
        lines = [
            Msg("short-exchange", {"price": sum_short(price), "gain": sum_short(gain)})
            for price, gain in self.terms(lexicon)
        ]
        return joined(lines, "short-or", "short-or")

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        """More than two lines of one kind are one, from the first amount to the last."""
        merged = self.terms(lexicon)
        if len(self.lines) > 2 and len(merged) == 1:
            price, gain = merged[0]
            return [*sum_signs(price), FOR, *sum_signs(gain)]
        return joined_signs([line.signs(lexicon) for line in self.lines], OR)

    def trades(self) -> tuple[Line, ...]:
        return self.lines


def _merged(terms: list[Term]) -> Term:
    return Term(tuple(term.amounts[0] for term in terms), terms[0].thing, terms[0].kinds)
