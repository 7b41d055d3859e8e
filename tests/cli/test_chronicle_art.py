"""Chronicles find their drawings by their own names; one without any is shown in words."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import ClassVar

import pytest

from hindmost.api import start
from hindmost.cli.table.art import ARTS
from hindmost.cli.table.art.glen_more_ii.chronicles import art_of
from hindmost.cli.table.art.glen_more_ii.undrawn import words
from hindmost.cli.table.match import Match
from hindmost.cli.table.palette import MONO
from hindmost.cli.table.players import Player
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.kernel.chance import Nature
from hindmost.kernel.game import Setup
from hindmost.kernel.messages import Json
from hindmost.kernel.modules import Module
from hindmost.kernel.state import State
from hindmost.kernel.views import HIDDEN, Component

ART = ARTS["glen-more-ii"]


class Dancers(Component):
    name: ClassVar[str] = "dancers-in-the-hall"

    def read(self, g: State, owner: int) -> Json:
        return [{"name": "Fergus", "asked": True}, {"name": "Isla", "asked": False}]


class Partner(Component):
    name: ClassVar[str] = "partner"
    owned: ClassVar[bool] = True
    others: ClassVar[int] = HIDDEN

    def read(self, g: State, owner: int) -> Json:
        return f"partner-of-{owner}"


class Dance(Chronicle):
    number: ClassVar[int] = 40
    key: ClassVar[str] = "dance"

    def components(self) -> tuple[Component, ...]:
        return (Dancers(), Partner())


class Silence(Chronicle):
    number: ClassVar[int] = 41
    key: ClassVar[str] = "silence"


def drawn(*chronicles: Chronicle) -> str:
    """All panels of a table with these chronicles, as seat 1 sees them."""

    class Rules(GlenMoreIIRules):
        def modules(self) -> tuple[Module, ...]:
            return chronicles

    rules = Rules()
    options = {spec.name: spec.values[0] for spec in rules.options}
    numbers = tuple(each.number for each in chronicles)
    game = start(Setup(rules, 3, numbers, options, None), Nature(1, {}))
    scene = Match(game, tuple(Player(seat, None) for seat in range(3))).scene(1, "en", MONO)
    panels = [f"{panel.title(scene)}\n{panel.draw(scene, panel.breadth(scene))}" for panel in ART.panels(scene)]
    return "\n".join([*panels, str(ART.legend(scene))])


def test_every_chronicle_of_the_project_is_drawn() -> None:
    assert all(art_of(type(chronicle).__module__) for chronicle in GlenMoreIIRules().modules())


def test_what_nobody_has_drawn_is_put_into_words() -> None:
    seen = drawn(Dance())
    assert "dancers in the hall: name Fergus" in seen
    assert "name Isla, asked ✗" in seen
    assert "partner: partner-of-1" in seen
    assert "partner-of-0" not in seen, "hidden from seat 1"


def test_one_without_components_has_no_panel() -> None:
    assert drawn(Silence()) == drawn()


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (3, "3"),
        (None, "·"),
        (True, "✓"),
        ([], "·"),
        ({}, "·"),
        (["a", 2], "a, 2"),
        ({"aye": 1}, "aye 1"),
        ([[1], [2]], "1; 2"),
    ],
)
def test_any_value_has_words(value: Json, said: str) -> None:
    assert words(value) == said


MANIFEST = """
from tests.cli.test_chronicle_art import Dance

class Painted(Dance):
    pass
"""
DRAWING = """
from rich.text import Text
from hindmost.cli.table.art.glen_more_ii.chronicle import ChronicleArt, panel

ART = ChronicleArt(panel(40, lambda scene, width: Text("a hall full of dancers")), {"cli-legend-aye": "♬"})
"""


def test_a_chronicle_from_elsewhere_brings_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "painted_dance"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "module.py").write_text(MANIFEST)
    (package / "terminal.py").write_text(DRAWING)
    monkeypatch.syspath_prepend(tmp_path)
    seen = drawn(importlib.import_module("painted_dance.module").Painted())
    assert "a hall full of dancers" in seen
    assert "♬" in seen
    assert "Fergus" not in seen
    for name in [name for name in sys.modules if name.startswith("painted_dance")]:
        del sys.modules[name]
