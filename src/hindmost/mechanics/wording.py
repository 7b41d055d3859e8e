"""Prices, gains and effects as messages, put together from amounts and things.

`goods` are a game's names for the kinds; `units` its own words for other things, by the words used here: what one game
calls a member, another calls a Scotsman.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
from hindmost.mechanics.goods import spread, total
from hindmost.mechanics.powers import (
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

PLAIN: Final[Mapping[str, str]] = {}
"""The units called what this module calls them."""


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


def price_message(price: Price, goods: Sequence[str], units: Mapping[str, str] = PLAIN) -> Msg:
    """The price as a phrase: "1 wood and 1 stone"."""
    return Msg("price-free", {}) if price.is_free else _and(price_terms(price, goods, units))


def gain_message(gain: Gain, units: Mapping[str, str] = PLAIN) -> Msg:
    """The gain as a phrase: "1 clan member and 3 coins"."""
    return _and(gain_terms(gain, units))


def effect_message(effect: Effect, goods: Sequence[str], units: Mapping[str, str] = PLAIN) -> Msg:
    """The effect as a sentence: "Give 1 or 2 sheep for 2 or 4 VP"."""
    sentence = _SENTENCES.get(type(effect))
    if sentence is None:
        raise TypeError(f"no words for {effect!r}")
    return sentence(effect, goods, units)


def deed_message(sentence: Msg) -> Msg:
    """The sentence of an effect as the end of another, with the same arguments: "give 1 grain for 2 VP"."""
    return Msg(f"deed-{sentence.key.removeprefix('effect-')}", sentence.args)


def goods_terms(bundle: int, goods: Sequence[str]) -> list[Term]:
    counts = spread(bundle, len(goods))
    return [Term((count,), f"good-{good}") for good, count in zip(goods, counts, strict=True) if count]


def price_terms(price: Price, goods: Sequence[str], units: Mapping[str, str] = PLAIN) -> list[Term]:
    terms = goods_terms(price.goods, goods)
    if price.any:
        narrowed = price.among != every_kind(goods)
        kinds = tuple(good for kind, good in enumerate(goods) if narrowed and price.among >> kind & 1)
        thing = "different" if price.different else "cube" if narrowed else "any"
        terms.append(Term((price.any,), units.get(thing, thing), kinds))
    return terms + _units(units, whisky=price.whisky, coin=price.coins, member=price.members)


def gain_terms(gain: Gain, units: Mapping[str, str] = PLAIN) -> list[Term]:
    return _units(
        units,
        member=gain.members,
        coin=gain.coins,
        whisky=gain.whisky,
        vp=gain.vp,
        movement=gain.movement,
        marker=gain.markers,
    )


def any_terms(number: int, units: Mapping[str, str] = PLAIN) -> list[Term]:
    """So many goods of any kind."""
    return _units(units, any=number)


def place_terms(effect: Anywhere, goods: Sequence[str], units: Mapping[str, str] = PLAIN) -> list[Term]:
    return goods_terms(effect.goods, goods) + _units(units, member=effect.members)


def exchange_terms(
    effect: Exchange, goods: Sequence[str], units: Mapping[str, str] = PLAIN
) -> list[tuple[list[Term], list[Term]]]:
    """The lines as terms; lines of one thing for another that differ in the amounts only become one."""
    lines = [(price_terms(line.price, goods, units), gain_terms(line.gain, units)) for line in effect.lines]
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


def _units(units: Mapping[str, str], **numbers: int) -> list[Term]:
    return [Term((number,), units.get(unit, unit)) for unit, number in numbers.items() if number]


def _merged(terms: Sequence[Term]) -> Term:
    return Term(tuple(term.amounts[0] for term in terms), terms[0].thing, terms[0].kinds)


def _and(terms: Sequence[Term]) -> Msg:
    return joined([term.message() for term in terms], "list-and")


def _vp(number: int) -> Msg:
    return Term((number,), "vp").message()


Goods = Sequence[str]
Units = Mapping[str, str]


def _receive(effect: Receive, goods: Goods, units: Units) -> Msg:
    return Msg("effect-receive", {"gain": _and(gain_terms(effect.gain, units))})


def _produce(effect: Produce, goods: Goods, units: Units) -> Msg:
    return Msg("effect-produce", {"goods": _and(goods_terms(effect.goods, goods))})


def _produce_any(effect: ProduceAny, goods: Goods, units: Units) -> Msg:
    return Msg("effect-produce", {"goods": _and(any_terms(effect.count, units))})


def _place_any(effect: PlaceAny, goods: Goods, units: Units) -> Msg:
    return Msg("effect-place", {"cubes": _and(any_terms(effect.count, units))})


def _place_goods(effect: PlaceGoods, goods: Goods, units: Units) -> Msg:
    return Msg("effect-place", {"cubes": _and(goods_terms(effect.goods, goods))})


def _anywhere(effect: Anywhere, goods: Goods, units: Units) -> Msg:
    number = total(effect.goods) + effect.members
    return Msg("effect-anywhere", {"things": _and(place_terms(effect, goods, units)), "n": number})


def _exchange(effect: Exchange, goods: Goods, units: Units) -> Msg:
    lines = [
        Msg("effect-exchange-line", {"price": _and(price), "gain": _and(gain)})
        for price, gain in exchange_terms(effect, goods, units)
    ]
    return Msg("effect-exchange", {"lines": joined(lines, "list-or")})


def _per_tile(effect: PerTile, goods: Goods, units: Units) -> Msg:
    return Msg(f"effect-per-{effect.by}", {"vp": _vp(effect.vp), "what": Msg(f"{effect.by}-{effect.what}", {})})


def _several(effect: Several, goods: Goods, units: Units) -> Msg:
    parts = [effect_message(part, goods, units) for part in effect.parts]
    text = parts[0]
    for part in parts[1:]:
        text = Msg("effect-several", {"first": text, "last": part})
    return text


def _threshold(effect: Threshold, goods: Goods, units: Units) -> Msg:
    steps = [Msg(f"effect-reach-{effect.what}", {"n": least, "vp": _vp(vp)}) for least, vp in effect.steps]
    return Msg("effect-reach", {"steps": joined(steps, "list-comma")})


def _activate_types(effect: ActivateTypes, goods: Goods, units: Units) -> Msg:
    types = [Msg("effect-type", {"type": Msg(f"type-{name}", {})}) for name in effect.types]
    return Msg("effect-activate-types", {"tiles": joined(types, "list-and")})


def _remove_tiles(effect: RemoveTiles, goods: Goods, units: Units) -> Msg:
    return Msg("effect-remove-some" if effect.optional else "effect-remove", {"n": effect.count})


def _double(effect: CountDouble, goods: Goods, units: Units) -> Msg:
    return Msg(f"effect-double-{effect.category}", {})


def _take_person(effect: TakePerson, goods: Goods, units: Units) -> Msg:
    return Msg("effect-person", {"person": Msg(f"tile-{effect.person}", {})})


def _distil_vp(effect: DistilVp, goods: Goods, units: Units) -> Msg:
    return Msg("effect-distil", {"vp": _vp(effect.vp)})


def _type_as_member(effect: TypeAsMember, goods: Goods, units: Units) -> Msg:
    return Msg(f"effect-treat-{effect.type}", {})


def _keep_movement(effect: KeepMovement, goods: Goods, units: Units) -> Msg:
    return Msg("effect-keep", {"vp": _vp(effect.vp)})


def _coin_for_good(effect: CoinForGood, goods: Goods, units: Units) -> Msg:
    return Msg("effect-replace", {"coins": Term((effect.coins,), "coin").message()})


def _coins_worth(effect: CoinsWorth, goods: Goods, units: Units) -> Msg:
    return Msg("effect-worth", {"vp": _vp(effect.vp), "n": effect.most})


_SENTENCES: Final[dict[type[Effect], Callable[[Any, Goods, Units], Msg]]] = {
    Receive: _receive,
    Produce: _produce,
    ProduceAny: _produce_any,
    PlaceAny: _place_any,
    PlaceGoods: _place_goods,
    Anywhere: _anywhere,
    Exchange: _exchange,
    PerTile: _per_tile,
    Several: _several,
    Threshold: _threshold,
    ActivateTypes: _activate_types,
    RemoveTiles: _remove_tiles,
    CountDouble: _double,
    TakePerson: _take_person,
    DistilVp: _distil_vp,
    TypeAsMember: _type_as_member,
    KeepMovement: _keep_movement,
    CoinForGood: _coin_for_good,
    CoinsWorth: _coins_worth,
    FillProducers: lambda effect, goods, units: Msg("effect-fill-producers", {}),
    ActivateAll: lambda effect, goods, units: Msg("effect-activate-all", {}),
    ExtraActivation: lambda effect, goods, units: Msg("effect-extra-activation", {}),
    TakeDiscarded: lambda effect, goods, units: Msg("effect-take-discarded", {}),
}
