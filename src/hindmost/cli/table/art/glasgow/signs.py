"""One character for each thing of Glasgow, and costs and effects written with them."""

from __future__ import annotations

from typing import Final

from hindmost.catalogue.glasgow import Building, Contract
from hindmost.cli.table.art.wording import guessed

THINGS: Final = {"brick": "▤", "steel": "╫", "gold": "¤", "whisky": "Θ", "vp": "★"}
TYPES: Final = {
    "factory": "☼",
    "shop": "%",
    "park": "♣",
    "tenement": "⌂",
    "station": "≡",
    "bank": "$",
    "monument": "♜",
}
KINDS: Final = {"any": "□", "trade": "⇄", "refresh": "↻", "activate": "☼", "reveal": "?", "double": "×2"}
"""The contracts that give no fixed goods; what a factory does besides making goods has the same signs."""
ARCHITECT: Final = "A"
NO_GOOD: Final = "·"
"""Room in a store."""
OTHER: Final = "□"
UNPAID: Final = "✗"
"""A building that cannot be paid now."""


def thing_sign(thing: str) -> str:
    return THINGS.get(thing, OTHER)


def type_sign(building: Building) -> str:
    return TYPES.get(building.type, OTHER)


def cost_signs(building: Building) -> str:
    return "".join(map(thing_sign, building.cost)) + guessed(building.source, "cost")


def vp_signs(building: Building) -> str:
    return f"{building.vp}{thing_sign('vp')}{guessed(building.source, 'vp')}"


def effect_signs(building: Building) -> str:
    """What a factory gives or a bank counts: "+¤", "⇄", "1☼¤"; nothing for the types that have one rule for all."""
    return _effect(building) + guessed(building.source, "effect") if _effect(building) else ""


def _effect(building: Building) -> str:
    effect = building.effect
    if effect.makes:
        return f"+{thing_sign(effect.makes)}"
    if effect.counts:
        terms = effect.counts
        signs = [TYPES.get(what) or thing_sign(what) for _, what in terms]
        if len({vp for vp, _ in terms}) == 1:
            return f"{terms[0][0]}{''.join(signs)}"
        return "+".join(f"{vp}{sign}" for (vp, _), sign in zip(terms, signs, strict=True))
    return KINDS.get(effect.deed, "")


def contract_signs(contract: Contract) -> str:
    if contract.gives:
        return "".join(map(thing_sign, contract.gives)) + guessed(contract.source, "gives")
    return KINDS.get(contract.kind, OTHER)
