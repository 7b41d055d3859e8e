"""Which effects and tokens a module of a Glen More game brings, and the living sides of the effects.

An effect is data; what it does is done by an `Activation`, where a tile has it to be activated, or by a `Deed`, where
it happens once. The base game tells its own in the same way as any module.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hindmost.kernel.modules import Module
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.state import State
from hindmost.mechanics.activation import Activation
from hindmost.mechanics.effects import Effect
from hindmost.mechanics.immediate import Deed
from hindmost.mechanics.tokens import Token


class Prospects:
    """How much of a game is still to come, for those who judge what something will be worth."""

    __slots__ = ("done", "scorings", "turns")

    def __init__(self, scorings: int, turns: float, done: float) -> None:
        self.scorings = scorings
        """Scorings to come."""
        self.turns = turns
        """Own turns to come, about."""
        self.done = done
        """How much of the game is over, from 0 to 1."""


class Living:
    """An effect and what makes its living sides of it: the classes of them, as a rule."""

    __slots__ = ("activation", "deed", "effect")

    def __init__(
        self,
        effect: type[Effect],
        activation: Callable[[Any], Activation] | None = None,
        deed: Callable[[Any], Deed[Any, Any]] | None = None,
    ) -> None:
        self.effect = effect
        self.activation = activation
        self.deed = deed


@mypyc_attr(allow_interpreted_subclasses=True)
class GlenModule(Module):
    """A module of a Glen More game, the base game itself included."""

    def effects(self) -> tuple[Living, ...]:
        """The effects it brings: new words of the catalogue, or another life for those there are."""
        return ()

    def tokens(self) -> tuple[Token, ...]:
        """The tokens that its prices and gains name."""
        return ()

    def stakes(self, g: Any, seat: int, ahead: Prospects) -> dict[str, float]:
        """What its things are worth to a seat, in VP by name, beside its tokens and what everybody counts: for bots.

        May look only at what the seat may know: the same for all that `redeal` can make of the position.
        """
        return {}


Lives = Mapping[type[Effect], Living]


def lives_of(modules: Sequence[Module]) -> Lives:
    """By effect; who comes later has the last word."""
    return {living.effect: living for module in _brought(modules) for living in module.effects()}


def effects_of(modules: Sequence[Module]) -> tuple[type[Effect], ...]:
    return tuple(lives_of(modules))


def tokens_of(modules: Sequence[Module]) -> tuple[Token, ...]:
    return tuple(token for module in _brought(modules) for token in module.tokens())


def activation_of(effect: Effect, lives: Lives) -> Activation:
    """The living side of an effect that a tile has as its activation."""
    living = lives.get(type(effect))
    if living is None or living.activation is None:
        raise ValueError(f"{type(effect).__name__} cannot be a tile's activation")
    return living.activation(effect)


def deeds_of(effect: Effect | None, lives: Lives) -> list[Deed[Any, Any]]:
    """The living sides of an effect that happens once, one for each of its parts."""
    return [_deed(part, lives) for part in effect.simple()] if effect is not None else []


def _deed(effect: Effect, lives: Lives) -> Deed[Any, Any]:
    living = lives.get(type(effect))
    if living is None or living.deed is None:
        raise ValueError(f"{type(effect).__name__} cannot happen once")
    return living.deed(effect)


def stakes_of(g: State, seat: int, ahead: Prospects) -> dict[str, float]:
    """What the things of all modules on the table are worth to a seat."""
    found: dict[str, float] = {}
    for module in g.table.modules:
        if isinstance(module, GlenModule):
            found.update(module.stakes(g, seat, ahead))
    return found


def _brought(modules: Sequence[Module]) -> list[GlenModule]:
    return [module for module in modules if isinstance(module, GlenModule)]


__all__ = [
    "Activation",
    "Deed",
    "GlenModule",
    "Lives",
    "Living",
    "Prospects",
    "Token",
    "activation_of",
    "deeds_of",
    "effects_of",
    "lives_of",
    "stakes_of",
    "tokens_of",
]
