"""Prices and effects in words: sentences for people, and a few signs for narrow terminals.

`goods` names a game's kinds, `units` what it calls other things by words of its own (`mechanics.wording`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hindmost.kernel.messages import Msg
from hindmost.mechanics.effects import Effect, Exchange, PerTile, PlaceAny, Price, Produce, ProduceAny, Receive
from hindmost.mechanics.powers import Anywhere, PlaceGoods, RemoveTiles, Several, Threshold
from hindmost.mechanics.wording import (
    PLAIN,
    Term,
    any_terms,
    effect_message,
    exchange_terms,
    gain_terms,
    goods_terms,
    place_terms,
    price_message,
)
from hindmost.text.numbers import figure
from hindmost.text.render import render

__all__ = ["Effect", "cost", "describe", "price", "short"]


def describe(effect: Effect, goods: Sequence[str], lang: str = "en", units: Mapping[str, str] = PLAIN) -> str:
    """The effect as a sentence: "Give 1 or 2 sheep for 2 or 4 VP"."""
    return render(effect_message(effect, goods, units), lang)


def price(price: Price, goods: Sequence[str], lang: str = "en", units: Mapping[str, str] = PLAIN) -> str:
    """The price as a phrase: "1 wood and 1 stone"."""
    return render(price_message(price, goods, units), lang)


def cost(price: Price, goods: Sequence[str], lang: str = "en", units: Mapping[str, str] = PLAIN) -> str:
    """The price where the word "cost" stands before it: French cannot say that a cost is free."""
    return render(Msg("cli-tile-cost-none", {}) if price.is_free else price_message(price, goods, units), lang)


def short(effect: Effect, goods: Sequence[str], lang: str = "en", units: Mapping[str, str] = PLAIN) -> str:
    """The effect in a few signs: "+1 wood", "3 any▸8 VP"."""
    match effect:
        case Receive():
            return _gained(gain_terms(effect.gain, units), lang)
        case Produce() | PlaceGoods():
            return _gained(goods_terms(effect.goods, goods), lang)
        case ProduceAny() | PlaceAny():
            return _gained(any_terms(effect.count, units), lang)
        case Anywhere():
            return _gained(place_terms(effect, goods, units), lang)
        case Exchange():
            lines = exchange_terms(effect, goods, units)
            return " / ".join(f"{_plus(price, lang)}▸{_plus(gain, lang)}" for price, gain in lines)
        case PerTile():
            return f"{_signs(Term((effect.vp,), 'vp'), lang)}/{render(Msg(f'{effect.by}-{effect.what}', {}), lang)}"
        case Several():
            return ", ".join(short(part, goods, lang, units) for part in effect.parts)
        case Threshold():
            least, vp = ("/".join(str(step[place]) for step in effect.steps) for place in (0, 1))
            return f"{least} {render(Msg(f'short-reach-{effect.what}', {}), lang)}▸{vp} {_unit('vp', lang)}"
        case RemoveTiles():
            return f"{figure(-effect.count)} {_unit('tile', lang, effect.count)}"
        case _:
            message = effect_message(effect, goods, units)
            return render(Msg(f"short-{message.key.removeprefix('effect-')}", message.args), lang)


def _unit(name: str, lang: str, number: int = 1) -> str:
    return render(Msg(f"short-{name}", {"n": number}), lang)


def _signs(term: Term, lang: str) -> str:
    return f"{'/'.join(str(amount) for amount in term.amounts)} {render(term.named('short'), lang)}"


def _gained(terms: Sequence[Term], lang: str) -> str:
    return " ".join(f"+{_signs(term, lang)}" for term in terms)


def _plus(terms: Sequence[Term], lang: str) -> str:
    return " + ".join(_signs(term, lang) for term in terms)
