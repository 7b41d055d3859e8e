"""Prices and effects in a language: sentences for people, and a few signs for narrow terminals.

What they say they know themselves (`hindmost.mechanics.effects`), in the words of a game's lexicon.
"""

from __future__ import annotations

from hindmost.kernel.messages import Msg
from hindmost.mechanics.effects import Effect, Price
from hindmost.mechanics.lexicon import Lexicon
from hindmost.text.render import render

__all__ = ["Effect", "cost", "describe", "overleaf", "price", "short"]


def describe(effect: Effect, lexicon: Lexicon, lang: str = "en") -> str:
    """The effect as a sentence: "Give 1 or 2 sheep for 2 or 4 VP"."""
    return render(effect.message(lexicon), lang)


def price(price: Price, lexicon: Lexicon, lang: str = "en") -> str:
    """The price as a phrase: "1 wood and 1 stone"."""
    return render(price.message(lexicon), lang)


def cost(price: Price, lexicon: Lexicon, lang: str = "en") -> str:
    """The price where the word "cost" stands before it: French cannot say that a cost is free."""
    return render(Msg("cli-tile-cost-none", {}) if price.is_free else price.message(lexicon), lang)


def overleaf(price: Price, effect: Effect | None, lexicon: Lexicon, lang: str = "en") -> str:
    """The back of a card: its price, unless it is free, and its effect."""
    gain = describe(effect, lexicon, lang) if effect else ""
    return gain if price.is_free else f"{render(price.message(lexicon), lang)} ▸ {gain}"


def short(effect: Effect, lexicon: Lexicon, lang: str = "en") -> str:
    """The effect in a few signs: "+1 wood", "3 any▸8 VP"."""
    return render(effect.short(lexicon), lang)
