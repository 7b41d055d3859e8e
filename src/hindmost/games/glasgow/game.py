"""Glasgow as the kernel plays it: module 0, and the rules object that lays the table."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.catalogue.glasgow import GlasgowCatalogue, load_glasgow
from hindmost.games.glasgow import journal, pending, reviving, scoring
from hindmost.games.glasgow.check import check
from hindmost.games.glasgow.components import COMPONENTS
from hindmost.games.glasgow.earlier import first_verbs, renamed
from hindmost.games.glasgow.kit import ARCHITECTS, RING, Kit
from hindmost.games.glasgow.patience import Patience
from hindmost.games.glasgow.setup import DEAL_OFFERS, FIRST_PLAYER, LAY_RING
from hindmost.games.glasgow.sheet import sheet_lines
from hindmost.games.glasgow.state import ARCHITECT, NO_BUILDING, NOBODY, Glasgow
from hindmost.games.glasgow.turn import MOVE
from hindmost.games.glasgow.verbs import GLASGOW_VERBS
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.kinds import NoteKind
from hindmost.kernel.messages import Award, Json, Msg, Note
from hindmost.kernel.modules import Module
from hindmost.kernel.parts import defined_in
from hindmost.kernel.plans import Plan
from hindmost.kernel.rules import OptionSpec, Rules
from hindmost.kernel.sheets import Line
from hindmost.kernel.state import State
from hindmost.kernel.table import Table
from hindmost.kernel.verbs import Verb
from hindmost.kernel.views import Component
from hindmost.mechanics.ground import empty_ground

ROOM: Final = __name__.rpartition(".")[0]


class BaseGame(Module):
    """What the game itself brings."""

    key: ClassVar[str] = "glasgow"

    def plans(self) -> tuple[Plan, ...]:
        """A move pushes what its tile offers, the end of the turn and the search for who is behind."""
        return (
            Plan("set-up", (("ring", LAY_RING), ("offers", DEAL_OFFERS), ("first", FIRST_PLAYER), ("move", MOVE))),
            Plan("turn", (("move", MOVE),)),
        )

    def verbs(self) -> tuple[Verb, ...]:
        return tuple(verb(number) for number, verb in enumerate(GLASGOW_VERBS, start=1))

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        return defined_in(Frame, ROOM)

    def components(self) -> tuple[Component, ...]:
        return COMPONENTS

    def sheet_lines(self, g: State) -> tuple[Line, ...]:
        return sheet_lines(g)


class FirstGame(BaseGame):
    """What it brought in the first version: the same, in other words."""

    def verbs(self) -> tuple[Verb, ...]:
        first = {verb.number: verb for verb in first_verbs()}
        return tuple(first.get(verb.number, verb) for verb in super().verbs())


class GlasgowTable(Table):
    """A table with the kit on it."""

    def __init__(self, game: BaseGame, options: dict[str, Json], catalogue: GlasgowCatalogue) -> None:
        modules = (game, Patience()) if options.get("stop") == "idle" else (game,)
        super().__init__(modules, 2, options, {})
        self.kit = Kit(catalogue)


class GlasgowRules(Rules):
    """Glasgow, 2020."""

    id: ClassVar[str] = "glasgow"
    title: ClassVar[str] = "Glasgow"
    seats: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[OptionSpec, ...]] = (
        OptionSpec("first", ("random", 0, 1)),
        OptionSpec("stop", ("never", "idle")),
    )
    version: ClassVar[str] = "2"

    def earlier(self) -> tuple[Rules, ...]:
        return (FIRST_RULES,)

    def base(self) -> BaseGame:
        return BaseGame()

    def modules(self) -> tuple[Module, ...]:
        return ()

    def load(self, text: str | None) -> GlasgowCatalogue:
        return load_glasgow(text)

    def table(self, seats: int, modules: tuple[Module, ...], options: dict[str, Json], catalogue: Any) -> Table:
        return GlasgowTable(self.base(), options, catalogue)

    def new_state(self, table: Table) -> Glasgow:
        """GLA-SETUP-05, 07, 08 and 10; what is drawn by lot follows on the stack."""
        assert isinstance(table, GlasgowTable)
        kit = table.kit
        return Glasgow(
            table,
            table.plans["set-up"][:],
            NATURE,
            table.new_slices(),
            None,
            kit,
            [ARCHITECT] * RING,
            list(range(len(kit.contract_ids))),
            [0, 0],
            [kit.start, kit.start],
            NOBODY,
            [[] for _ in ARCHITECTS],
            list(range(len(kit.ids))),
            [],
            empty_ground(),
            [],
            NO_BUILDING,
            NOBODY,
        )

    def revive(self, table: Table, data: Json, stack: list[Frame[Any]]) -> Glasgow:
        assert isinstance(table, GlasgowTable)
        return reviving.revive(table, table.kit, data, stack)

    def check(self, g: State) -> list[str]:
        assert isinstance(g, Glasgow)
        return check(g)

    def fits(self, g: State, meaning: str, value: int) -> bool:
        assert isinstance(g, Glasgow)
        known = pending.fits(g, meaning, value)
        return super().fits(g, meaning, value) if known is None else known

    def scores(self, g: State) -> tuple[int, ...]:
        assert isinstance(g, Glasgow)
        return scoring.scores(g)

    def winners(self, g: State) -> tuple[int, ...]:
        assert isinstance(g, Glasgow)
        return scoring.winners(g)

    def sheet(self, g: State) -> list[Award]:
        assert isinstance(g, Glasgow)
        return scoring.awards(g)

    def entry(self, g: State, note: Note) -> Msg:
        assert isinstance(g, Glasgow)
        return journal.entry(g, note)

    def note_kind(self, note: Note) -> NoteKind:
        return journal.kind(note)

    def note_things(self, g: State, note: Note) -> list[str]:
        assert isinstance(g, Glasgow)
        return journal.named(g, note)


class FirstRules(GlasgowRules):
    """The first version, in which architects were counted from 0 (`earlier`)."""

    version: ClassVar[str] = "1"
    followed_by: ClassVar[str] = "2"

    def earlier(self) -> tuple[Rules, ...]:
        return ()

    def base(self) -> BaseGame:
        return FirstGame()

    def renamed(self, option_id: str) -> str:
        return renamed(option_id)


FIRST_RULES: Final = FirstRules()
