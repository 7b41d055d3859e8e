"""What a reader or writer of prices and effects must know: the words of a game, and those that its modules add."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.messages import Msg, Name
from hindmost.mechanics.goods import gather

if TYPE_CHECKING:
    from hindmost.mechanics.effects import Effect
    from hindmost.mechanics.tokens import Token

ANY: Final = "any"
DIFFERENT: Final = "different"
CUBE: Final = "cube"
WHISKY: Final = "whisky"
COIN: Final = "coin"
MEMBER: Final = "member"
VP: Final = "vp"
MOVEMENT: Final = "movement"
MARKER: Final = "marker"
TILE: Final = "tile"

PLAIN: Final[Mapping[str, str]] = {}
"""Everything called what it is called here."""

_PLURALS: Final = {COIN: "coins", MEMBER: "members", MOVEMENT: "movements", MARKER: "markers", TILE: "tiles"}
_UNITS: Final = (ANY, DIFFERENT, CUBE, WHISKY, COIN, MEMBER, VP, MOVEMENT, MARKER, TILE)
_PRICED: Final = (ANY, DIFFERENT, WHISKY, COIN, MEMBER)
_GAINED: Final = (MEMBER, COIN, WHISKY, VP, MOVEMENT, MARKER)
_RESERVED: Final = frozenset(("free", "of", "or", "per"))


class Thing:
    """Something one can have so many of."""

    __slots__ = ("good", "key", "name", "plural")

    def __init__(self, name: str, plural: str, key: str, good: bool) -> None:
        self.name = name
        """The catalogue's word for one of it."""
        self.plural = plural
        """The catalogue's word for several."""
        self.key = key
        """The end of its text key: the game's own word."""
        self.good = good

    def counted(self, number: int) -> str:
        """A term of the grammar: "1 coin", "2 coins"."""
        return f"{number} {self.name if number == 1 else self.plural}"

    def message(self, style: str, number: int) -> Msg:
        """Its name without an amount, in the form that the number asks for; `style` is "unit" or "short"."""
        args: dict[str, int | str | Msg] = {"n": number}
        return Name("good", self.key, args) if self.good else Msg(f"{style}-{self.key}", args)


class Lexicon:
    """The words of a game. A chronicle's is the game's and what the chronicle brings (`joined`)."""

    __slots__ = ("effects", "gained", "goods", "kinds", "marks", "priced", "things", "tokens", "units", "verbs")

    def __init__(
        self,
        goods: tuple[str, ...],
        units: Mapping[str, str],
        effects: tuple[type[Effect], ...],
        tokens: tuple[Token, ...] = (),
    ) -> None:
        self.goods = goods
        """The names of the kinds."""
        self.units = units
        """What the game calls things by words of its own: a Scotsman, where another game says a clan member."""
        self.effects = effects
        self.tokens = {token.name: token for token in tokens}
        """By name: the tokens that modules bring."""
        self.verbs: dict[str, type[Effect]] = {}
        """By the word an effect begins with; of several the first reads them all."""
        self.marks: dict[str, type[Effect]] = {}
        """Effects that begin with an amount, by the word that tells them apart; nothing marks a plain gain."""
        for effect in effects:
            known = self.verbs if effect.verb else self.marks
            known.setdefault(effect.verb or effect.mark, effect)
        self.kinds = tuple(Thing(good, good, good, True) for good in goods)
        named = tuple(Thing(token.name, token.plural or f"{token.name}s", token.name, False) for token in tokens)
        things = (
            *self.kinds,
            *(Thing(name, _PLURALS.get(name, name), units.get(name, name), False) for name in _UNITS),
            *named,
        )
        self.things = {thing.name: thing for thing in things}
        """By the catalogue's word for one of it."""
        self.priced = (*self.kinds, *self._of(_PRICED), *named)
        """What a price may ask for."""
        self.gained = (*self._of(_GAINED), *named)
        """What a gain may give."""

    def joined(self, effects: Sequence[type[Effect]], tokens: Sequence[Token]) -> Lexicon:
        """With the words of modules, which are looked for first: one may stand beside a joint of the game's own, as in
        an exchange that does something more. BadConfiguration for one that is taken already."""
        new = tuple(effect for effect in effects if effect not in self.effects)
        if not new and not tokens:
            return self
        _must_be_new("token", [token.name for token in tokens], [*self.things, *_RESERVED])
        _must_be_new("effect", [effect.verb for effect in new if effect.verb], list(self.verbs))
        _must_be_new("effect", [effect.mark for effect in new if not effect.verb], list(self.marks))
        return Lexicon(self.goods, self.units, (*new, *self.effects), (*self.tokens.values(), *tokens))

    def bundle(self, numbers: Mapping[str, int]) -> int:
        """The goods among some amounts of things."""
        return gather([numbers.get(good, 0) for good in self.goods])

    def named(self, numbers: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
        """The tokens among some amounts of things."""
        return tuple((name, numbers[name]) for name in self.tokens if numbers.get(name))

    def _of(self, names: Sequence[str]) -> tuple[Thing, ...]:
        return tuple(self.things[name] for name in names)


def _must_be_new(what: str, words: Sequence[str], taken: Sequence[str]) -> None:
    for place, word in enumerate(words):
        if word in taken or word in words[:place]:
            raise BadConfiguration(f"A module brings the {what} {word!r}, but there is one that is called so already.")
