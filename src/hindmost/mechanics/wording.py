"""Amounts of things, as all readers want them: in the words of the catalogue, as messages, as signs to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hindmost.kernel.messages import Msg, Name
from hindmost.mechanics.goods import spread
from hindmost.mechanics.lexicon import DIFFERENT, MARKER, MEMBER, VP, WHISKY, Lexicon, Thing

Sign = int | str
"""What is drawn: an amount, a joint such as ">", or a thing by the catalogue's word for one of it."""

FOR: Final = ">"
OR: Final = "/"
AND: Final = "+"
SAME: Final = "="

_ALONE: Final = (MEMBER, WHISKY, MARKER)
"""Drawn without a number where there is one."""


class Term:
    """An amount of something, or its amounts in the lines of an exchange."""

    __slots__ = ("amounts", "kinds", "thing")

    def __init__(self, amounts: tuple[int, ...], thing: Thing, kinds: tuple[Thing, ...] = ()) -> None:
        self.amounts = amounts
        self.thing = thing
        self.kinds = kinds
        """The goods that cubes of free kinds must be of, if not all will do."""

    def message(self) -> Msg:
        """ "2 sheep", "1 or 2 sheep", "1/2/3 sheep"."""
        amounts: list[str | Msg] = [str(amount) for amount in self.amounts]
        if len(amounts) == 1:
            amount = amounts[0]
        elif len(amounts) == 2:
            amount = Msg("list-or", {"first": amounts[0], "last": amounts[1]})
        else:
            amount = "/".join(str(amount) for amount in self.amounts)
        return Msg("counted", {"amount": amount, "thing": self.named("unit")})

    def short(self) -> Msg:
        """The same in few letters."""
        amount = "/".join(str(amount) for amount in self.amounts)
        return Msg("counted", {"amount": amount, "thing": self.named("short")})

    def named(self, style: str) -> Msg:
        """The thing without its amount, in the number the amount asks for."""
        most = max(self.amounts)
        thing = self.thing.message(style, most)
        if not self.kinds:
            return thing
        kinds = [kind.message(style, most) for kind in self.kinds]
        return Msg("among", {"thing": thing, "kinds": joined(kinds, "list-or")})

    def signs(self) -> list[Sign]:
        first, last = self.amounts[0], self.amounts[-1]
        narrowed = self.kinds and self.thing.name != DIFFERENT
        name = "-or-".join(kind.name for kind in self.kinds) if narrowed else self.thing.name
        if first != last:
            return [f"{first}–{last}", name]
        return [name] if first == 1 and name in _ALONE else [first, name]


def goods_terms(bundle: int, kinds: Sequence[Thing]) -> list[Term]:
    counts = spread(bundle, len(kinds))
    return [Term((count,), kind) for kind, count in zip(kinds, counts, strict=True) if count]


def unit_terms(lexicon: Lexicon, *numbers: tuple[str, int]) -> list[Term]:
    """Amounts of things by their names, as far as there are any."""
    return [Term((number,), lexicon.things[name]) for name, number in numbers if number]


def vp_term(number: int, lexicon: Lexicon) -> Term:
    return Term((number,), lexicon.things[VP])


def good_message(good: str, number: int) -> Msg:
    """So many of a good: "2 sheep"."""
    return Term((number,), Thing(good, good, good, True)).message()


def bundle_message(bundle: int, goods: Sequence[str]) -> Msg:
    """A bundle of goods: "1 wood and 2 stone"."""
    terms = goods_terms(bundle, [Thing(good, good, good, True) for good in goods])
    return sum_message(terms) if terms else Msg("price-free", {})


def sum_message(terms: Sequence[Term]) -> Msg:
    """ "1 wood and 1 stone"."""
    return joined([term.message() for term in terms], "list-and")


def sum_words(terms: Sequence[Term]) -> str:
    """In the grammar of the catalogue files."""
    return " + ".join(term.thing.counted(term.amounts[0]) for term in terms)


def sum_signs(terms: Sequence[Term]) -> list[Sign]:
    return joined_signs([term.signs() for term in terms], AND)


def sum_short(terms: Sequence[Term]) -> Msg:
    """ "1 wood + 1 stone"."""
    return joined([term.short() for term in terms], "short-and", "short-and")


def gained_short(terms: Sequence[Term]) -> Msg:
    """ "+1 wood +2 stone"."""
    return joined([Msg("short-gained", {"thing": term.short()}) for term in terms], "short-beside", "short-beside")


def deed_message(sentence: Msg) -> Msg:
    """The sentence of an effect as the end of another, with the same arguments: "give 1 grain for 2 VP"."""
    return Msg(f"deed-{sentence.key.removeprefix('effect-')}", sentence.args)


def joined(items: Sequence[Msg], last_joint: str, joint: str = "list-comma") -> Msg:
    """A list with commas and a last "and" or "or"."""
    *front, last = items
    if not front:
        return last
    text = front[0]
    for item in front[1:]:
        text = Msg(joint, {"first": text, "last": item})
    return Msg(last_joint, {"first": text, "last": last})


def joined_signs(items: Sequence[list[Sign]], joint: str) -> list[Sign]:
    signs: list[Sign] = []
    for place, item in enumerate(items):
        if place:
            signs.append(joint)
        signs += item
    return signs


SEAT_COLOURS: Final = ("rust", "sky", "gold", "plum", "mint")
"""In which all clients show the seats: where a sentence speaks of somebody else, that is the name."""


def player_message(seat: int) -> Msg:
    return Name("player", SEAT_COLOURS[seat])
