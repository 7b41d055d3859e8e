"""Prices and effects in words: sentences for people, and a few signs for narrow terminals."""

from collections.abc import Sequence

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
from hindmost.text.messages import say


def describe(effect: Effect, goods: Sequence[str], lang: str = "en") -> str:
    """The effect as a sentence: "Give 1 or 2 sheep for 2 or 4 VP". `goods` names the game's kinds."""
    match effect:
        case Receive():
            return say("effect-receive", lang, gain=_and(_gain_terms(effect.gain), lang))
        case Produce():
            return say("effect-produce", lang, goods=_and(_goods_terms(effect.goods, goods), lang))
        case ProduceAny():
            return say("effect-produce", lang, goods=_Term((effect.count,), "any").long(lang))
        case PlaceAny():
            return say("effect-place", lang, cubes=_Term((effect.count,), "any").long(lang))
        case Exchange():
            lines = [
                say("effect-exchange-line", lang, price=_and(price, lang), gain=_and(gain, lang))
                for price, gain in _lines(effect, goods)
            ]
            return say("effect-exchange", lang, lines=_joined(lines, "list-or", lang))
        case PerTile():
            vp = _Term((effect.vp,), "vp").long(lang)
            return say(f"effect-per-{effect.by}", lang, vp=vp, what=say(f"{effect.by}-{effect.what}", lang))
        case _:
            return say(f"effect-{_plain(effect)}", lang)


def price(price: Price, goods: Sequence[str], lang: str = "en") -> str:
    """The price as a phrase: "1 wood and 1 stone"."""
    return say("price-free", lang) if price.is_free else _and(_price_terms(price, goods), lang)


def short(effect: Effect, goods: Sequence[str], lang: str = "en") -> str:
    """The effect in a few signs: "+1 wood", "3 any▸8 VP"."""
    match effect:
        case Receive():
            return " ".join(f"+{term.short(lang)}" for term in _gain_terms(effect.gain))
        case Produce():
            return " ".join(f"+{term.short(lang)}" for term in _goods_terms(effect.goods, goods))
        case ProduceAny() | PlaceAny():
            return f"+{_Term((effect.count,), 'any').short(lang)}"
        case Exchange():
            return " / ".join(f"{_plus(price, lang)}▸{_plus(gain, lang)}" for price, gain in _lines(effect, goods))
        case PerTile():
            return f"{_Term((effect.vp,), 'vp').short(lang)}/{say(f'{effect.by}-{effect.what}', lang)}"
        case _:
            return say(f"short-{_plain(effect)}", lang)


class _Term:
    """An amount of something, or its amounts in the lines of an exchange."""

    __slots__ = ("amounts", "kinds", "thing")

    def __init__(self, amounts: tuple[int, ...], thing: str, kinds: tuple[str, ...] = ()) -> None:
        self.amounts = amounts
        self.thing = thing
        self.kinds = kinds
        """The goods that cubes of free kinds must be of, if not all will do."""

    def long(self, lang: str) -> str:
        amounts = [str(amount) for amount in self.amounts]
        amount = "/".join(amounts) if len(amounts) > 2 else _joined(amounts, "list-or", lang)
        return say("counted", lang, amount=amount, thing=self._named("unit", lang))

    def short(self, lang: str) -> str:
        return f"{'/'.join(str(amount) for amount in self.amounts)} {self._named('short', lang)}"

    def _named(self, style: str, lang: str) -> str:
        most = max(self.amounts)
        if self.thing.startswith("good-"):
            return say(self.thing, lang, n=most)
        thing = say(f"{style}-{self.thing}", lang, n=most)
        if not self.kinds:
            return thing
        kinds = [say(f"good-{kind}", lang, n=most) for kind in self.kinds]
        return say("among", lang, thing=thing, kinds=_joined(kinds, "list-or", lang))


def _goods_terms(bundle: int, goods: Sequence[str]) -> list[_Term]:
    counts = spread(bundle, len(goods))
    return [_Term((count,), f"good-{good}") for good, count in zip(goods, counts, strict=True) if count]


def _price_terms(price: Price, goods: Sequence[str]) -> list[_Term]:
    terms = _goods_terms(price.goods, goods)
    if price.any:
        narrowed = price.among != every_kind(goods)
        kinds = tuple(good for kind, good in enumerate(goods) if narrowed and price.among >> kind & 1)
        thing = "different" if price.different else "cube" if narrowed else "any"
        terms.append(_Term((price.any,), thing, kinds))
    units = ((price.whisky, "whisky"), (price.coins, "coin"), (price.members, "member"))
    return terms + [_Term((count,), unit) for count, unit in units if count]


def _gain_terms(gain: Gain) -> list[_Term]:
    units = (
        (gain.members, "member"),
        (gain.coins, "coin"),
        (gain.whisky, "whisky"),
        (gain.vp, "vp"),
        (gain.movement, "movement"),
    )
    return [_Term((count,), unit) for count, unit in units if count]


def _lines(effect: Exchange, goods: Sequence[str]) -> list[tuple[list[_Term], list[_Term]]]:
    """The lines as terms; lines of one thing for another that differ in the amounts only become one."""
    lines = [(_price_terms(line.price, goods), _gain_terms(line.gain)) for line in effect.lines]
    if any(len(price) > 1 or len(gain) > 1 for price, gain in lines):
        return lines
    prices, gains = [price[0] for price, _ in lines], [gain[0] for _, gain in lines]
    if len({(term.thing, term.kinds) for term in prices}) > 1 or len({term.thing for term in gains}) > 1:
        return lines
    return [([_merged(prices)], [_merged(gains)])]


def _merged(terms: Sequence[_Term]) -> _Term:
    return _Term(tuple(term.amounts[0] for term in terms), terms[0].thing, terms[0].kinds)


def _plain(effect: Effect) -> str:
    """The end of the key of an effect that is one fixed sentence."""
    match effect:
        case FillProducers():
            return "fill-producers"
        case ActivateAll():
            return "activate-all"
        case ExtraActivation():
            return "extra-activation"
        case CountDouble():
            return f"double-{effect.category}"
        case _:
            raise TypeError(f"no words for {effect!r}")


def _and(terms: Sequence[_Term], lang: str) -> str:
    return _joined([term.long(lang) for term in terms], "list-and", lang)


def _plus(terms: Sequence[_Term], lang: str) -> str:
    return " + ".join(term.short(lang) for term in terms)


def _joined(items: Sequence[str], last_joint: str, lang: str) -> str:
    *front, last = items
    if not front:
        return last
    text = front[0]
    for item in front[1:]:
        text = say("list-comma", lang, first=text, last=item)
    return say(last_joint, lang, first=text, last=last)
