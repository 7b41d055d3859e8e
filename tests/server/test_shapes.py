"""Each component says what it looks like, and the server puts the views together from that: it knows none by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, TypedDict

import jsonschema_rs
import pytest

import hindmost
import hindmost.server
from hindmost import GameInfo
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.games.registry import RULES
from hindmost.kernel.messages import Json
from hindmost.kernel.modules import Module
from hindmost.kernel.state import State
from hindmost.kernel.views import COUNT, Component
from hindmost.server.wire.schema import definitions, json_schema

ALL: Final = [(info, chronicles) for info in hindmost.games() for chronicles in dict.fromkeys([(), info.chronicles])]
"""Every game, alone and with all its chronicles."""


def as_clients_read(schema: dict[str, Any], name: str) -> jsonschema_rs.Validator:
    """Nothing but what is described, as the browser client's own types have it."""
    kinds = {kind: {"additionalProperties": False, **each} for kind, each in schema["$defs"].items()}
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": kinds})


@pytest.mark.parametrize(("info", "chronicles"), ALL, ids=[f"{info.id} {chosen}" for info, chosen in ALL])
def test_views_are_as_described(info: GameInfo, chronicles: tuple[int, ...]) -> None:
    schema = json_schema()
    described = as_clients_read(schema, schema["views"][info.id].rpartition("/")[2])
    seats = max(set(info.seats).intersection(*(each.seats for each in info.about if each.number in chronicles)))
    played = hindmost.new_game(info.id, seats=seats, chronicles=chronicles, seed=seats)
    source = Random(2)
    while not played.over:
        question = played.questions[0]
        if source.random() < 0.1:
            for eyes in (0, 1, None):
                described.validate(played.view(eyes))
        played.play(question.seat, source.choice(question.options).id)
    described.validate(played.view(None))


# ---------------------------------------------------------------- a chronicle describes its own


class Bothy(TypedDict):
    """A hut that nobody has built."""

    guests: list[str]


class BothyBuilt(Component):
    name: ClassVar[str] = "bothy"
    shape: ClassVar[Any] = Bothy

    def read(self, g: State, owner: int) -> Json:
        return {"guests": ["a stranger"]}


class Peats(Component):
    """How many there are, everybody sees; which, only their owner."""

    name: ClassVar[str] = "peat-stack"
    owned: ClassVar[bool] = True
    others: ClassVar[int] = COUNT
    shape: ClassVar[Any] = list[str]

    def read(self, g: State, owner: int) -> Json:
        return ["dry", "damp"]


class Mist(Component):
    """Nobody has said what it looks like."""

    name: ClassVar[str] = "mist"

    def read(self, g: State, owner: int) -> Json:
        return [1, "thick"]


class InTheHills(Chronicle):
    number: ClassVar[int] = 21
    key: ClassVar[str] = "in-the-hills"

    def components(self) -> tuple[Component, ...]:
        return (BothyBuilt(), Peats(), Mist())


class WithTheHills(GlenMoreIIRules):
    def modules(self) -> tuple[Module, ...]:
        return (*super().modules(), InTheHills())


@pytest.fixture
def hills(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """The schema of a server that knows one chronicle more."""
    monkeypatch.setitem(RULES, WithTheHills.id, WithTheHills())
    definitions.cache_clear()
    yield json_schema()
    definitions.cache_clear()


def test_a_chronicle_says_what_its_components_look_like(hills: dict[str, Any]) -> None:
    kinds = hills["$defs"]
    assert kinds["Bothy"]["description"] == "A hut that nobody has built."
    assert kinds["GlenMoreIITable"]["properties"]["bothy"] == {"$ref": "#/$defs/Bothy"}
    assert kinds["GlenMoreIITable"]["properties"]["mist"] == {}
    peats = kinds["GlenMoreIISeat"]["properties"]["peat-stack"]
    assert [each["type"] for each in peats["anyOf"]] == ["array", "integer"]
    assert not {"bothy", "mist"} & set(kinds["GlenMoreIITable"]["required"])


def test_its_components_are_sent_described_or_not(hills: dict[str, Any]) -> None:
    view = hindmost.new_game("glen-more-ii", seats=3, chronicles=(21,), seed=1).view(0)
    assert view["table"]["mist"] == [1, "thick"]
    assert [seat["peat-stack"] for seat in view["seats"]] == [["dry", "damp"], 2, 2]
    as_clients_read(hills, "GlenMoreIIView").validate(view)


def test_the_server_names_no_component_of_a_chronicle() -> None:
    modules = [module for rules in RULES.values() for module in rules.modules()]
    names = {component.name for module in modules for component in module.components()}
    assert {"mountain", "great-glen"} <= names
    words = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(names)), re.IGNORECASE)
    folder = Path(hindmost.server.__file__).parent
    found = [
        f"{path.relative_to(folder)}: {match.group()}"
        for path in sorted(folder.rglob("*.py"))
        for match in words.finditer(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)


def test_no_two_shapes_have_the_same_name() -> None:
    """They would be told apart by the names of their modules, and clients would find neither."""
    assert not [name for name in json_schema()["$defs"] if "." in name or "_" in name]
