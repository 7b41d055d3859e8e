"""Prices, gains and effects as messages, put together from amounts and things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from hindmost.kernel.messages import Msg
from hindmost.mechanics.effects import (
    ActivateAll,
    CountDouble,
    Effect,
    Exchange,
    ExtraActivation,
    FillProducers,
    Gain,
    PerTile,
    PlaceAny,
    Price,
    Produce,
    ProduceAny,
    Receive,
    every_kind,
)
from hindmost.mechanics.goods import spread


class Term:
    """An amount of something, or its amounts in the lines of an exchange."""

    __slots__ = ("amounts", "kinds", "thing")

    def __init__(self, amounts: tuple[int, ...], thing: str, kinds: tuple[str, ...] = ()) -> None:
        self.amounts = amounts
        self.thing = thing
        """The end of its text key; goods begin with "good-"."""
        self.kinds = kinds
        """The goods that cubes of free kinds must be of, if not all will do."""

    def message(self) -> Msg:
        amounts: list[str | Msg] = [str(amount) for amount in self.amounts]
        if len(amounts) == 1:
            amount = amounts[0]
        elif len(amounts) == 2:
            amount = Msg("list-or", {"first": amounts[0], "last": amounts[1]})
        else:
            amount = "/".join(str(amount) for amount in self.amounts)
        return Msg("counted", {"amount": amount, "thing": self.named("unit")})

    def named(self, style: str) -> Msg:
        """The thing without its amount, in the number the amount asks for."""
        most = max(self.amounts)
        if self.thing.startswith("good-"):
            return Msg(self.thing, {"n": most})
        thing = Msg(f"{style}-{self.thing}", {"n": most})
        if not self.kinds:
            return thing
        kinds = [Msg(f"good-{kind}", {"n": most}) for kind in self.kinds]
        return Msg("among", {"thing": thing, "kinds": joined(kinds, "list-or")})


def good_message(good: str, number: int) -> Msg:
    """So many of a good: "2 sheep"."""
    return Term((number,), f"good-{good}").message()


def price_message(price: Price, goods: Sequence[str]) -> Msg:
    """The price as a phrase: "1 wood and 1 stone"."""
    return Msg("price-free", {}) if price.is_free else _and(price_terms(price, goods))


def gain_message(gain: Gain) -> Msg:
    """The gain as a phrase: "1 clan member and 3 coins"."""
    return _and(gain_terms(gain))


def effect_message(effect: Effect, goods: Sequence[str]) -> Msg:
    """The effect as a sentence: "Give 1 or 2 sheep for 2 or 4 VP"."""
    sentence = _SENTENCES.get(type(effect))
    if sentence is None:
        raise TypeError(f"no words for {effect!r}")
    return sentence(effect, goods)


def deed_message(sentence: Msg) -> Msg:
    """The sentence of an effect as the end of another, with the same arguments: "give 1 grain for 2 VP"."""
    return Msg(f"deed-{sentence.key.removeprefix('effect-')}", sentence.args)


def goods_terms(bundle: int, goods: Sequence[str]) -> list[Term]:
    counts = spread(bundle, len(goods))
    return [Term((count,), f"good-{good}") for good, count in zip(goods, counts, strict=True) if count]


def price_terms(price: Price, goods: Sequence[str]) -> list[Term]:
    terms = goods_terms(price.goods, goods)
    if price.any:
        narrowed = price.among != every_kind(goods)
        kinds = tuple(good for kind, good in enumerate(goods) if narrowed and price.among >> kind & 1)
        thing = "different" if price.different else "cube" if narrowed else "any"
        terms.append(Term((price.any,), thing, kinds))
    return terms + _units(whisky=price.whisky, coin=price.coins, member=price.members)


def gain_terms(gain: Gain) -> list[Term]:
    return _units(member=gain.members, coin=gain.coins, whisky=gain.whisky, vp=gain.vp, movement=gain.movement)


def exchange_terms(effect: Exchange, goods: Sequence[str]) -> list[tuple[list[Term], list[Term]]]:
    """The lines as terms; lines of one thing for another that differ in the amounts only become one."""
    lines = [(price_terms(line.price, goods), gain_terms(line.gain)) for line in effect.lines]
    if any(len(price) > 1 or len(gain) > 1 for price, gain in lines):
        return lines
    prices, gains = [price[0] for price, _ in lines], [gain[0] for _, gain in lines]
    if len({(term.thing, term.kinds) for term in prices}) > 1 or len({term.thing for term in gains}) > 1:
        return lines
    return [([_merged(prices)], [_merged(gains)])]


def joined(items: Sequence[Msg], last_joint: str) -> Msg:
    """A list with commas and a last "and" or "or"."""
    *front, last = items
    if not front:
        return last
    text = front[0]
    for item in front[1:]:
        text = Msg("list-comma", {"first": text, "last": item})
    return Msg(last_joint, {"first": text, "last": last})


def _units(**numbers: int) -> list[Term]:
    return [Term((number,), unit) for unit, number in numbers.items() if number]


def _merged(terms: Sequence[Term]) -> Term:
    return Term(tuple(term.amounts[0] for term in terms), terms[0].thing, terms[0].kinds)


def _and(terms: Sequence[Term]) -> Msg:
    return joined([term.message() for term in terms], "list-and")


def _exchange(effect: Exchange, goods: Sequence[str]) -> Msg:
    lines = [
        Msg("effect-exchange-line", {"price": _and(price), "gain": _and(gain)})
        for price, gain in exchange_terms(effect, goods)
    ]
    return Msg("effect-exchange", {"lines": joined(lines, "list-or")})


def _per_tile(effect: PerTile, goods: Sequence[str]) -> Msg:
    vp = Term((effect.vp,), "vp").message()
    return Msg(f"effect-per-{effect.by}", {"vp": vp, "what": Msg(f"{effect.by}-{effect.what}", {})})


_SENTENCES: Final[dict[type[Effect], Callable[[Any, Sequence[str]], Msg]]] = {
    Receive: lambda effect, goods: Msg("effect-receive", {"gain": _and(gain_terms(effect.gain))}),
    Produce: lambda effect, goods: Msg("effect-produce", {"goods": _and(goods_terms(effect.goods, goods))}),
    ProduceAny: lambda effect, goods: Msg("effect-produce", {"goods": Term((effect.count,), "any").message()}),
    PlaceAny: lambda effect, goods: Msg("effect-place", {"cubes": Term((effect.count,), "any").message()}),
    Exchange: _exchange,
    PerTile: _per_tile,
    FillProducers: lambda effect, goods: Msg("effect-fill-producers", {}),
    ActivateAll: lambda effect, goods: Msg("effect-activate-all", {}),
    ExtraActivation: lambda effect, goods: Msg("effect-extra-activation", {}),
    CountDouble: lambda effect, goods: Msg(f"effect-double-{effect.category}", {}),
}
