"""Prices and effects in words: sentences for people, and a few signs for narrow terminals."""

from __future__ import annotations

from collections.abc import Sequence

from hindmost.kernel.messages import Msg
from hindmost.mechanics.effects import Effect, Exchange, PerTile, PlaceAny, Price, Produce, ProduceAny, Receive
from hindmost.mechanics.wording import Term, effect_message, exchange_terms, gain_terms, goods_terms, price_message
from hindmost.text.render import render


def describe(effect: Effect, goods: Sequence[str], lang: str = "en") -> str:
    """The effect as a sentence: "Give 1 or 2 sheep for 2 or 4 VP". `goods` names the game's kinds."""
    return render(effect_message(effect, goods), lang)


def price(price: Price, goods: Sequence[str], lang: str = "en") -> str:
    """The price as a phrase: "1 wood and 1 stone"."""
    return render(price_message(price, goods), lang)


def short(effect: Effect, goods: Sequence[str], lang: str = "en") -> str:
    """The effect in a few signs: "+1 wood", "3 any▸8 VP"."""
    match effect:
        case Receive():
            return _gained(gain_terms(effect.gain), lang)
        case Produce():
            return _gained(goods_terms(effect.goods, goods), lang)
        case ProduceAny() | PlaceAny():
            return _gained([Term((effect.count,), "any")], lang)
        case Exchange():
            lines = exchange_terms(effect, goods)
            return " / ".join(f"{_plus(price, lang)}▸{_plus(gain, lang)}" for price, gain in lines)
        case PerTile():
            return f"{_signs(Term((effect.vp,), 'vp'), lang)}/{render(Msg(f'{effect.by}-{effect.what}', {}), lang)}"
        case _:
            fixed = effect_message(effect, goods).key.removeprefix("effect-")
            return render(Msg(f"short-{fixed}", {}), lang)


def _signs(term: Term, lang: str) -> str:
    return f"{'/'.join(str(amount) for amount in term.amounts)} {render(term.named('short'), lang)}"


def _gained(terms: Sequence[Term], lang: str) -> str:
    return " ".join(f"+{_signs(term, lang)}" for term in terms)


def _plus(terms: Sequence[Term], lang: str) -> str:
    return " + ".join(_signs(term, lang) for term in terms)
