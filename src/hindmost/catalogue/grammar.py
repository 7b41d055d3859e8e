"""Reads prices and effects as the catalogue files write them.

    price     free | terms: 1 wood + 1 stone | 2 any | 3 different | 2 any of sheep or cattle
                            | 1 whisky | 2 coins | 1 member
    gain      terms: 1 member + 3 coins + 1 whisky + 2 vp + 1 movement + 1 marker
    effect    GAIN                              receive it
              produce wood | produce wood + 2 stone | produce any | produce 2 any
              PRICE > GAIN / PRICE > GAIN       an exchange: one of the lines
              place 2 any | place 1 barley | anywhere 1 barley + 1 member
              fill producers | activate all | activate 1 material + 1 whisky | extra activation
              double parliament                 a category of the scoring
              2 vp per colour yellow | 3 vp per type village
              reach villages 3 > 5 vp / 4 > 8 vp
              remove 1 | remove up to 2 | person david-hume | take discarded
              distil 3 vp | treat castle as member | keep 1 vp per movement | replace good by 1 coin
              worth 2 vp per coin up to 8
              EFFECT; EFFECT                    all of them

What is read here is written again by `words` in `hindmost.mechanics.effects` and `hindmost.mechanics.powers`.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from hindmost.catalogue.phrase import GrammarError, Phrase
from hindmost.mechanics.effects import (
    FREE,
    ActivateAll,
    CountDouble,
    Effect,
    Exchange,
    ExtraActivation,
    FillProducers,
    Line,
    PerTile,
    PlaceAny,
    Price,
    Produce,
    ProduceAny,
    Receive,
)
from hindmost.mechanics.goods import NOTHING, unit
from hindmost.mechanics.powers import (
    COUNTED,
    ActivateTypes,
    Anywhere,
    CoinForGood,
    CoinsWorth,
    DistilVp,
    KeepMovement,
    PlaceGoods,
    RemoveTiles,
    Several,
    TakeDiscarded,
    TakePerson,
    Threshold,
    TypeAsMember,
)

__all__ = ["GrammarError", "read_effect", "read_price"]


def read_price(text: str, goods: Sequence[str]) -> Price:
    """The price written in `text`; `goods` are the game's names for the kinds."""
    phrase = Phrase(text, goods)
    price = FREE if phrase.accept("free") else phrase.price()
    phrase.end()
    return price


def read_effect(text: str, goods: Sequence[str]) -> Effect:
    """The effect written in `text`; `goods` are the game's names for the kinds."""
    phrase = Phrase(text, goods)
    parts = [_effect(phrase)]
    while phrase.accept(";"):
        parts.append(_effect(phrase))
    phrase.end()
    return parts[0] if len(parts) == 1 else Several(tuple(parts))


def _effect(phrase: Phrase) -> Effect:
    for verb, read in _VERBS.items():
        if phrase.accept(verb):
            return read(phrase)
    if not phrase.at_number():
        raise phrase.expected(f"an amount or one of {', '.join(_VERBS)}")
    part = phrase.part()
    if ">" in part:
        return _exchange(phrase)
    if "per" in part:
        return _per_tile(phrase)
    return Receive(phrase.gain())


def _exchange(phrase: Phrase) -> Effect:
    lines = []
    while True:
        price = phrase.price()
        phrase.expect(">")
        lines.append(Line(price, phrase.gain()))
        if not phrase.accept("/"):
            return Exchange(tuple(lines))


def _per_tile(phrase: Phrase) -> Effect:
    number = phrase.amount()
    phrase.expect("vp", "per")
    by = ("colour", "type")[phrase.one_of(("colour", "type"))]
    return PerTile(number, by, phrase.name(f"a {by}"))


def _produce(phrase: Phrase) -> Effect:
    number = phrase.maybe_amount()
    if phrase.accept("any"):
        return ProduceAny(number)
    bundle = number * unit(phrase.one_of(phrase.goods, "or any"))
    while phrase.accept("+"):
        number = phrase.maybe_amount()
        bundle = phrase.with_goods(bundle, phrase.one_of(phrase.goods), number)
    return Produce(bundle)


def _place(phrase: Phrase) -> Effect:
    number = phrase.amount()
    if phrase.accept("any"):
        return PlaceAny(number)
    bundle = number * unit(phrase.one_of(phrase.goods, "or any"))
    while phrase.accept("+"):
        number = phrase.amount()
        bundle = phrase.with_goods(bundle, phrase.one_of(phrase.goods), number)
    return PlaceGoods(bundle)


def _anywhere(phrase: Phrase) -> Effect:
    bundle, members = NOTHING, 0
    while True:
        number = phrase.amount()
        kind = phrase.one_of((*phrase.goods, "members"))
        if kind == len(phrase.goods):
            phrase.refuse_second(members, "members")
            members = number
        else:
            bundle = phrase.with_goods(bundle, kind, number)
        if not phrase.accept("+"):
            return Anywhere(bundle, members)


def _fill(phrase: Phrase) -> Effect:
    phrase.expect("producers")
    return FillProducers()


def _activate(phrase: Phrase) -> Effect:
    if not phrase.at_number():
        phrase.expect("all")
        return ActivateAll()
    types: list[str] = []
    while True:
        phrase.expect("1")
        name = phrase.name("a type")
        phrase.refuse_second(types.count(name), name)
        types.append(name)
        if not phrase.accept("+"):
            return ActivateTypes(tuple(types))


def _extra(phrase: Phrase) -> Effect:
    phrase.expect("activation")
    return ExtraActivation()


def _double(phrase: Phrase) -> Effect:
    return CountDouble(phrase.name("a category of the scoring"))


def _reach(phrase: Phrase) -> Effect:
    what = COUNTED[phrase.one_of(COUNTED)]
    steps: list[tuple[int, int]] = []
    while True:
        least = phrase.amount()
        phrase.expect(">")
        steps.append((least, phrase.amount()))
        phrase.expect("vp")
        if phrase.accept("/"):
            continue
        if any(low[0] >= high[0] or low[1] >= high[1] for low, high in pairwise(steps)):
            raise GrammarError(f"{phrase.quoted}: more must be worth more; write the steps from the lowest up")
        return Threshold(what, tuple(steps))


def _remove(phrase: Phrase) -> Effect:
    optional = phrase.accept("up")
    if optional:
        phrase.expect("to")
    return RemoveTiles(phrase.amount(), optional)


def _person(phrase: Phrase) -> Effect:
    return TakePerson(phrase.name("a person"))


def _take(phrase: Phrase) -> Effect:
    phrase.expect("discarded")
    return TakeDiscarded()


def _distil(phrase: Phrase) -> Effect:
    vp = phrase.amount()
    phrase.expect("vp")
    return DistilVp(vp)


def _treat(phrase: Phrase) -> Effect:
    name = phrase.name("a type")
    phrase.expect("as", "member")
    return TypeAsMember(name)


def _keep(phrase: Phrase) -> Effect:
    vp = phrase.amount()
    phrase.expect("vp", "per", "movement")
    return KeepMovement(vp)


def _replace(phrase: Phrase) -> Effect:
    phrase.expect("good", "by")
    coins = phrase.amount()
    phrase.one_of(("coins",))
    return CoinForGood(coins)


def _worth(phrase: Phrase) -> Effect:
    vp = phrase.amount()
    phrase.expect("vp", "per", "coin", "up", "to")
    return CoinsWorth(vp, phrase.amount())


_VERBS: Final[dict[str, Callable[[Phrase], Effect]]] = {
    "produce": _produce,
    "place": _place,
    "anywhere": _anywhere,
    "fill": _fill,
    "activate": _activate,
    "extra": _extra,
    "double": _double,
    "reach": _reach,
    "remove": _remove,
    "person": _person,
    "take": _take,
    "distil": _distil,
    "treat": _treat,
    "keep": _keep,
    "replace": _replace,
    "worth": _worth,
}
"""By the word an effect begins with."""
