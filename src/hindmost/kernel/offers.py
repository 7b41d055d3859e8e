"""A choice read at once, for whoever puts many of them before a player.

`questions.Option` says the same piece by piece, to whoever asks.
"""

from __future__ import annotations

from hindmost.kernel.kinds import Kind
from hindmost.kernel.messages import Msg
from hindmost.kernel.state import State
from hindmost.kernel.verbs import PAYLOAD, Verb


def module_of(g: State, verb: Verb) -> int:
    """The number of the module that offers a choice; 0 for the game itself. Who passes answers whoever asks."""
    asking = g.table.homes[g.stack[-1].kind()] if verb.kind == "pass" else 0
    return verb.module or asking


class Named:
    """What a choice is called and points at, whether it is offered or not."""

    __slots__ = ("id", "kind", "message", "module", "name", "targets")

    def __init__(self, g: State, choice: int) -> None:
        verb, payload = g.table.verb(choice), choice & PAYLOAD
        self.id: str = verb.id(g, payload)
        self.name: str = verb.name
        self.kind: Kind = verb.kind
        self.module: int = module_of(g, verb)
        self.message: Msg = verb.message(g, payload)
        self.targets: list[str] = verb.targets(g, payload)


class Offer(Named):
    """Everything that clients are told of a choice that is offered. To find out what it reveals it may be tried on a
    copy, so of what is refused nobody asks that."""

    __slots__ = ("figure", "reveals", "rule", "sort", "wasteful")

    def __init__(self, g: State, choice: int) -> None:
        super().__init__(g, choice)
        verb, payload = g.table.verb(choice), choice & PAYLOAD
        self.figure: bool = verb.figure
        self.reveals: bool = verb.reveals(g, payload)
        self.wasteful: bool = verb.wasteful(g, payload)
        self.rule: str = verb.clause(g, payload)
        self.sort: str = verb.sort(g, payload)


def offers(g: State, choices: list[int]) -> list[Offer]:
    return [Offer(g, choice) for choice in choices]


def named(g: State, choices: list[int]) -> list[Named]:
    return [Named(g, choice) for choice in choices]
