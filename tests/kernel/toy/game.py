"""Hollow Hill as the kernel plays it."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.hooks import Actor, FreeAction
from hindmost.kernel.messages import Award, Json, Msg, Note
from hindmost.kernel.modules import Module
from hindmost.kernel.patches import apply_patch
from hindmost.kernel.plans import Plan
from hindmost.kernel.rules import OptionSpec, Rules
from hindmost.kernel.state import State
from hindmost.kernel.table import Table
from hindmost.kernel.verbs import Verb
from hindmost.kernel.views import Component
from tests.kernel.toy import treasure, turn
from tests.kernel.toy.components import COMPONENTS
from tests.kernel.toy.data import RECORDS, Kit
from tests.kernel.toy.moonlight import Moonlight
from tests.kernel.toy.piper import Piper
from tests.kernel.toy.quiet import Silence, Weather
from tests.kernel.toy.state import HollowHill, revive
from tests.kernel.toy.verbs import VERBS

ORDER: dict[str, tuple[str, ...]] = {"wages": ("piper", "moonlight"), "plan turn": ("piper", "moonlight")}
"""Where the order of modules is not that of their numbers."""
GOALS = {"long": 20, "short": 9}


class BaseGame(Module):
    key: ClassVar[str] = "hollow-hill"

    def plans(self) -> tuple[Plan, ...]:
        return (
            Plan("set-up", (("start", turn.START), ("next", turn.NEXT_ACTOR))),
            Plan(
                "turn",
                (
                    ("stride", turn.STRIDE_STEP),
                    ("land", turn.LAND),
                    ("rest", turn.REST),
                    ("next", turn.NEXT_ACTOR),
                ),
            ),
            Plan("final", (("score", turn.SCORE),)),
        )

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return (turn.Show(), turn.Sell())

    def actors(self, seats: int) -> tuple[Actor[Any], ...]:
        return tuple(turn.Walker() for _ in range(seats))

    def verbs(self) -> tuple[Verb, ...]:
        return VERBS

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        return turn.FRAMES + treasure.FRAMES

    def components(self) -> tuple[Component, ...]:
        return COMPONENTS


class HollowTable(Table):
    def __init__(
        self, modules: tuple[Module, ...], seats: int, options: dict[str, Json], records: dict[str, Json]
    ) -> None:
        super().__init__((BaseGame(), *modules), seats, options, ORDER)
        self.kit = Kit(apply_patch(records, {module.key: module.patch() for module in self.modules}))
        self.goal = GOALS[options["length"]]


class HollowRules(Rules):
    id = "hollow-hill"
    title = "Hollow Hill"
    seats = (1, 2, 3, 4)
    options = (OptionSpec("length", ("long", "short")),)
    version = "7"

    def modules(self) -> tuple[Module, ...]:
        return (Moonlight(), Piper(), Weather(), Silence())

    def load(self, text: str | None) -> Any:
        return RECORDS if text is None else json.loads(text)

    def table(self, seats: int, modules: tuple[Module, ...], options: dict[str, Json], catalogue: Any) -> Table:
        return HollowTable(modules, seats, options, catalogue)

    def new_state(self, table: Table) -> HollowHill:
        assert isinstance(table, HollowTable)
        seats = range(table.seats)
        return HollowHill(
            table,
            table.plans["set-up"][:],
            NATURE,
            table.new_slices(),
            None,
            table.kit,
            table.goal,
            list(range(len(table.actors))),
            [0 for _ in seats],
            [[] for _ in seats],
            [[] for _ in seats],
            table.kit.counts[:],
            [],
        )

    def revive(self, table: Table, data: Json, stack: list[Frame[Any]]) -> HollowHill:
        assert isinstance(table, HollowTable)
        return revive(table, table.kit, table.goal, len(table.actors), data, stack)

    def check(self, g: State) -> list[str]:
        assert isinstance(g, HollowHill)
        problems = []
        out = [frame.prize for frame in g.stack if isinstance(frame, treasure.Bid)]
        for pile in g.bags + g.shown:
            out += pile
        for kind, name in enumerate(g.kit.treasures):
            if g.barrow[kind] < 0 or g.barrow[kind] + out.count(kind) != g.kit.counts[kind]:
                problems.append(f"there must be {g.kit.counts[kind]} of {name}")
        if min(g.coins) < 0:
            problems.append("coins cannot be negative")
        under_way = [steps for steps in g.at if steps < g.goal]
        if len(set(under_way)) < len(under_way):
            problems.append("two pieces stand on one space")
        if not g.stack and g.hindmost() >= 0:
            problems.append("somebody is not home yet")
        return problems

    def fits(self, g: State, meaning: str, value: int) -> bool:
        assert isinstance(g, HollowHill)
        if meaning == "space":
            return 0 <= value < len(g.kit.spaces)
        if meaning == "treasure":
            return 0 <= value < len(g.kit.treasures)
        return super().fits(g, meaning, value)

    def scores(self, g: State) -> tuple[int, ...]:
        assert isinstance(g, HollowHill)
        return tuple(sum(award.vp for award in g.sheet if award.seat == seat) for seat in range(g.table.seats))

    def winners(self, g: State) -> tuple[int, ...]:
        scores = self.scores(g)
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    def sheet(self, g: State) -> list[Award]:
        assert isinstance(g, HollowHill)
        return g.sheet[:]

    def entry(self, g: State, note: Note) -> Msg:
        assert isinstance(g, HollowHill)
        if note.code in ("found", "showed", "sold", "brought", "won", "kept"):
            return Msg(f"log-{note.code}", {"treasure": Msg(f"treasure-{g.kit.treasures[note.a]}", {})})
        return Msg(f"log-{note.code}", {"n": note.a})
