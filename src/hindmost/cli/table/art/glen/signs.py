"""One character for each thing of the Glen More games, and prices and effects written with them.

Effects are read in the words of the catalogue ("1 sheep > 2 vp / 2 sheep > 4 vp") and come out as "1/2@▸2/4★".
"""

from __future__ import annotations

from typing import Final

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

Term = tuple[str, str]
"""An amount and a sign."""


def type_sign(kind: str) -> str:
    return TYPES.get(kind, OTHER)


def thing_sign(thing: str) -> str:
    return THINGS.get(thing, OTHER)


def price_signs(words: str) -> str:
    """A price: "1 wood + 1 stone" as "♣▬", and nothing for what is free."""
    return "" if words == "free" else _written(_terms(words))


def effect_signs(words: str, width: int) -> str:
    """An effect in at most this many characters; empty if it is not that short."""
    for written in (_effect(words, whole=True), _effect(words, whole=False)):
        if len(written) <= width:
            return written
    return ""


def _effect(words: str, whole: bool) -> str:
    verb, _, rest = words.partition(" ")
    if verb == "produce":
        terms = [term if term[0].isdigit() else f"1 {term}" for term in rest.split(" + ")]
        return f"+{_written(_terms(' + '.join(terms)))}"
    if verb == "place":
        return f"+{_written(_terms(rest))}"
    if not verb.isdigit():
        return ""
    lines = [[_terms(side) for side in line.split(" > ")] for line in words.split(" / ")]
    if len(lines[0]) == 1:
        return f"+{_written(lines[0][0])}"
    if all(len(side) == 1 for line in lines for side in line):
        return _TRADE.join(_merged([line[side][0] for line in lines], whole) for side in (0, 1))
    return "/".join(_TRADE.join(_written(side) for side in line) for line in lines)


def _terms(words: str) -> list[Term]:
    """The terms of a sum; what follows the thing narrows it down and has no room here."""
    return [
        (amount, thing_sign(thing.split()[0])) for amount, _, thing in (t.partition(" ") for t in words.split(" + "))
    ]


def _written(terms: list[Term]) -> str:
    return "".join(sign if amount == "1" else amount + sign for amount, sign in terms)


def _merged(terms: list[Term], whole: bool) -> str:
    """The same thing in several amounts: all of them, or only the first and the last."""
    amounts = [amount for amount, _ in terms]
    if len(amounts) > 1:
        shown = "/".join(amounts) if whole else f"{amounts[0]}-{amounts[-1]}"
        return shown + terms[0][1]
    return _written(terms[:1])
