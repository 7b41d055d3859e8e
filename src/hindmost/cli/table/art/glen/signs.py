"""One character for each thing of the Glen More games, and prices and effects written with them.

They say themselves what is to be drawn: 1 sheep > 2 vp / 2 sheep > 4 vp, which comes out as "1/2@▸2/4★".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hindmost.catalogue import Lexicon

GOODS: Final = {"wood": "♣", "stone": "▬", "grain": "ψ", "barley": "ψ", "sheep": "@", "cattle": "∀"}
THINGS: Final = {
    **GOODS,
    "any": "□",
    "different": "≠",
    "whisky": "Θ",
    "coin": "¢",
    "coins": "¢",
    "member": "♙",
    "members": "♙",
    "vp": "★",
    "movement": "»",
    "parliament": "♖",
    "cards": "▮",
    "tiles": "▦",
    "marker": "⚑",
    "markers": "⚑",
    "scotsmen": "♙",
    "castle": "♜",
    "landmarks": "▮",
    "persons": "☻",
    "domains": "⚑",
}
TYPES: Final = {
    "forest": "♣",
    "quarry": "▬",
    "cornfield": "ψ",
    "meadow": "@",
    "pasture": "∀",
    "abbey": "†",
    "distillery": "Θ",
    "village": "⌂",
    "castle": "♜",
    "loch": "≈",
    "butcher": "Γ",
    "fair": "☼",
    "tavern": "♪",
    "grocer": "%",
    "bridge": "∩",
    "whisky": "Θ",
    "trade": "⇄",
    "person": "☻",
}
"""Producers bear the sign of what they make."""
DOWN: Final = "║"
ACROSS: Final = "═"
CROSSING: Final = "╬"
DIE: Final = "⚄"
OTHER: Final = "□"
COVERS: Final = "≡"
"""A tile below another."""

_TRADE: Final = "▸"

Drawn = Sequence[int | str]
"""What a price or effect says is to be drawn: amounts, things, and ">", "/" and "+" between them."""
Term = tuple[str, str]
"""An amount and a sign."""


def type_sign(kind: str) -> str:
    return TYPES.get(kind, OTHER)


def thing_sign(thing: str) -> str:
    return THINGS.get(thing, OTHER)


def sign_in(thing: str, lexicon: Lexicon) -> str:
    """The same of what modules bring, too."""
    return _sign(thing, lexicon) or OTHER


def price_signs(drawn: Drawn, lexicon: Lexicon) -> str:
    """A price: 1 wood + 1 stone as "♣▬", and nothing for what is free."""
    return _written([(amount, sign or OTHER) for amount, sign in _terms(drawn, lexicon)])


def effect_signs(drawn: Drawn, lexicon: Lexicon) -> str:
    """An effect: "+♣", "1/2@▸2/4★"; empty if there is no sign for something in it."""
    lines = [[_terms(side, lexicon) for side in _split(line, ">")] for line in _split(drawn, "/")]
    if not all(sign for line in lines for side in line for _, sign in side):
        return ""
    if len(lines[0]) == 1:
        return f"+{_written(lines[0][0])}" if lines[0][0] else ""
    if all(len(side) == 1 for line in lines for side in line) and _alike(lines):
        return _TRADE.join(_merged([line[side][0] for line in lines]) for side in (0, 1))
    return "/".join(_TRADE.join(_written(side) for side in line) for line in lines)


def _split(drawn: Drawn, joint: str) -> list[Drawn]:
    parts: list[list[int | str]] = [[]]
    for item in drawn:
        if item == joint:
            parts.append([])
        else:
            parts[-1].append(item)
    return [*parts]


def _terms(drawn: Drawn, lexicon: Lexicon) -> list[Term]:
    """The terms of a sum; the sign of something unknown is empty."""
    terms, amount = [], "1"
    for item in drawn:
        if isinstance(item, int) or item[:1].isdigit():
            amount = str(item).replace("–", "-")
        elif item != "+":
            terms.append((amount, _sign(item, lexicon)))
            amount = "1"
    return terms


def _sign(thing: str, lexicon: Lexicon) -> str:
    if thing in lexicon.tokens:
        return lexicon.tokens[thing].sign
    return THINGS.get(thing, OTHER if "-or-" in thing else "")


def _alike(lines: list[list[list[Term]]]) -> bool:
    """Whether they differ in the amounts only."""
    return len({tuple(side[0][1] for side in line) for line in lines}) == 1


def _written(terms: list[Term]) -> str:
    return "".join(sign if amount == "1" else amount + sign for amount, sign in terms)


def _merged(terms: list[Term]) -> str:
    """The same thing in several amounts."""
    return "/".join(amount for amount, _ in terms) + terms[0][1] if len(terms) > 1 else _written(terms)
