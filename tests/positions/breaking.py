"""A sound position, one thing in it changed by hand, and the sentence with which it is refused.

A position is a scenario (`tests/scenario.py` and its like), script included. What is changed is said by the way to it
through the state as it is kept: `"estates.0.coins": 7` puts a value there, `GONE` takes it away. A way that ends
with `+` adds to the end of a list, with `*` several, with `^` to its beginning; with `-` it takes several away.
"""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

import pytest

from hindmost import DamagedSnapshot, Game
from hindmost.kernel.game import Setup
from hindmost.kernel.messages import Json
from hindmost.kernel.snapshots import problems, state_from_json, state_to_json
from hindmost.kernel.state import State
from tests import glasgow_scenario, glen_more_ii_scenario, scenario

GONE: Final = object()

KINDS_OF_REFUSAL: Final = ("This position cannot be: {}.", "The snapshot's state cannot be read: {}.", "{}")


class Position:
    """A sound position, laid out when somebody asks for it."""

    def __init__(self, lay: Callable[[], Game]) -> None:
        self.lay = lay

    @cached_property
    def kept(self) -> tuple[Setup, str]:
        """The table, and the state as it is kept."""
        game = self.lay()
        return game.setup, json.dumps(state_to_json(game.state))

    def restored(self, changes: Mapping[str, Any]) -> State:
        """The state with other values in some places; refused if it cannot be."""
        setup, text = self.kept
        data = json.loads(text)
        for way, value in changes.items():
            change(data, way, value)
        return state_from_json(setup.rules, setup.table, data)

    def problems(self, bend: Callable[[Any], None]) -> list[str]:
        """What is said of the state after something has been done to it."""
        state = self.restored({})
        bend(state)
        return problems(self.kept[0].rules, state)


def glen_more(text: str) -> Position:
    return Position(lambda: scenario.run(text).game)


def glen_more_ii(text: str) -> Position:
    return Position(lambda: glen_more_ii_scenario.run(textwrap.dedent(text)).game)


def glasgow(text: str) -> Position:
    return Position(lambda: glasgow_scenario.run(textwrap.dedent(text)).game)


def change(state: Json, way: str, value: Any) -> None:
    *steps, last = way.split(".")
    for step in steps:
        state = state[_key(step)]
    if last == "+":
        state.append(value)
    elif last == "*":
        state.extend(value)
    elif last == "-":
        state[:] = [each for each in state if each not in value]
    elif last == "^":
        state.insert(0, value)
    elif value is GONE:
        del state[_key(last)]
    else:
        state[_key(last)] = value


def _key(step: str) -> str | int:
    return int(step) if re.fullmatch(r"-?\d+", step) else step


class Break:
    """What is changed in a position, and all that is said about it; the first sentence is one of the file's own."""

    def __init__(self, file: str, position: Position, changes: Mapping[str, Any], sentence: str, clause: str) -> None:
        self.file = file
        self.position = position
        self.changes = changes
        self.sentence = sentence
        self.clause = clause

    def judge(self) -> None:
        """Refused with just this."""
        self.position.restored({})
        with pytest.raises(DamagedSnapshot) as caught:
            self.position.restored(self.changes)
        assert str(caught.value) in [kind.format(self.sentence) for kind in KINDS_OF_REFUSAL]

    def __str__(self) -> str:
        return f"{self.clause} {self.sentence}".strip()


class Bend(Break):
    """A change of what a snapshot does not hold, because it follows from the rest: said at every state of a game."""

    def __init__(self, file: str, position: Position, bend: Callable[[Any], None], sentence: str) -> None:
        super().__init__(file, position, {}, sentence, "")
        self.bend = bend

    def judge(self) -> None:
        assert self.position.problems(self.bend) == [self.sentence]


class Breaks:
    """The breaks that one file of the engine finds."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.all: list[Break] = []

    def add(self, position: Position, changes: Mapping[str, Any], sentence: str, clause: str = "") -> None:
        self.all.append(Break(self.file, position, changes, sentence, clause))

    def bend(self, position: Position, bend: Callable[[Any], None], sentence: str) -> None:
        self.all.append(Bend(self.file, position, bend, sentence))


def of_part(key: str) -> Callable[[Mapping[str, Any]], dict[str, Any]]:
    """Changes in a chronicle's own part of the state, by ways that begin there."""
    return lambda changes: {f"slices.{key}.{way}": value for way, value in changes.items()}
