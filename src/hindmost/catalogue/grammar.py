"""Reads prices and effects as the catalogue files write them.

    price     free | terms: 1 wood + 1 stone | 2 any | 3 different | 2 any of sheep or cattle
                            | 1 whisky | 2 coins | 1 member | tokens of modules
    gain      terms: 1 member + 3 coins + 1 whisky + 2 vp + 1 movement + 1 marker | tokens of modules
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

Each price and effect reads and writes itself (`hindmost.mechanics.effects`); the words are those of a `Lexicon`.
"""

from hindmost.mechanics.effects import FREE, Effect, Price, Several
from hindmost.mechanics.lexicon import Lexicon
from hindmost.mechanics.phrase import GrammarError, Phrase

__all__ = ["GrammarError", "Lexicon", "read_effect", "read_price"]


def read_price(text: str, lexicon: Lexicon) -> Price:
    """The price written in `text`."""
    phrase = Phrase(text, lexicon)
    price = FREE if phrase.accept("free") else Price.read(phrase)
    phrase.end()
    return price


def read_effect(text: str, lexicon: Lexicon) -> Effect:
    """The effect written in `text`."""
    phrase = Phrase(text, lexicon)
    effect = Several.read(phrase)
    phrase.end()
    return effect
