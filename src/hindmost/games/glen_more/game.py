"""Glen More as the kernel plays it: module 0, and the rules object that lays the table."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost import catalogue as catalogues
from hindmost.catalogue import Catalogue
from hindmost.games.glen_more import journal, pending, reviving, scoring
from hindmost.games.glen_more.activate import ACTIVATE_TILES
from hindmost.games.glen_more.check import check
from hindmost.games.glen_more.components import COMPONENTS
from hindmost.games.glen_more.effects import EFFECTS
from hindmost.games.glen_more.kit import make_kit
from hindmost.games.glen_more.place import PLACE_TILE
from hindmost.games.glen_more.refill import REFILL
from hindmost.games.glen_more.scoring import FINAL_SCORE, SCORE, Bonnets, MembersCountDouble
from hindmost.games.glen_more.setup import FILL_RONDEL, SEAT_ORDER
from hindmost.games.glen_more.sheet import SCORINGS, sheet_lines
from hindmost.games.glen_more.state import COUNT, GlenMore
from hindmost.games.glen_more.turn import NEXT_ACTOR, ROLL_DIE, TAKE_TILE, Die, Pawn
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.hooks import Actor, FreeAction, Hook
from hindmost.kernel.kinds import NoteKind
from hindmost.kernel.messages import Award, Json, Msg, Note
from hindmost.kernel.modules import Module
from hindmost.kernel.parts import defined_in
from hindmost.kernel.plans import Plan
from hindmost.kernel.rules import Rules
from hindmost.kernel.sheets import Line
from hindmost.kernel.state import State
from hindmost.kernel.table import Table
from hindmost.kernel.verbs import Verb
from hindmost.kernel.views import Component
from hindmost.mechanics.activation import ChooseGood, Collect, Trade
from hindmost.mechanics.cells import HOME
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE, NOWHERE
from hindmost.mechanics.ground import empty_ground
from hindmost.mechanics.kit import Kit
from hindmost.mechanics.living import GlenModule, Living, lives_of
from hindmost.mechanics.market import Market
from hindmost.mechanics.payment import HandOver, Pay
from hindmost.mechanics.selling import Sell
from hindmost.mechanics.track import OFF, Track
from hindmost.mechanics.verbs import GLEN_VERBS

SEATS_WITH_DIE = (2, 3)


ROOM: Final = __name__.rpartition(".")[0]


class BaseGame(GlenModule):
    """What the game itself brings, by the same hooks as any module."""

    key: ClassVar[str] = "glen-more"

    def plans(self) -> tuple[Plan, ...]:
        return (
            Plan("set-up", (("order", SEAT_ORDER), ("rondel", FILL_RONDEL), ("next", NEXT_ACTOR))),
            Plan(
                "turn",
                (
                    ("take", TAKE_TILE),
                    ("place", PLACE_TILE),
                    ("activate", ACTIVATE_TILES),
                    ("refill", REFILL),
                    ("next", NEXT_ACTOR),
                ),
            ),
            Plan("die", (("roll", ROLL_DIE), ("refill", REFILL), ("next", NEXT_ACTOR))),
            Plan("scoring", (("score", SCORE),), within=("lay",)),
            Plan("final", (("score", SCORE), ("final", FINAL_SCORE))),
        )

    def hooks(self) -> tuple[Hook, ...]:
        return (
            (COUNT, MembersCountDouble()),
            (COUNT, Bonnets()),
        )

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return (Sell(),)

    def actors(self, seats: int) -> tuple[Actor[Any], ...]:
        pawns: list[Actor[Any]] = [Pawn() for _ in range(seats)]
        return (*pawns, Die()) if seats in SEATS_WITH_DIE else tuple(pawns)

    def verbs(self) -> tuple[Verb, ...]:
        return tuple(verb(number) for number, verb in enumerate(GLEN_VERBS, start=1))

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        return (*defined_in(Frame, ROOM), ChooseGood, Collect, HandOver, Pay, Trade)

    def components(self) -> tuple[Component, ...]:
        return COMPONENTS

    def effects(self) -> tuple[Living, ...]:
        return EFFECTS

    def sheet_lines(self, g: State) -> tuple[Line, ...]:
        return sheet_lines(g)


class GlenMoreTable(Table):
    """A table with the kit on it."""

    def __init__(self, seats: int, options: dict[str, Json], catalogue: Catalogue) -> None:
        super().__init__((BaseGame(),), seats, options, {})
        self.kit: Kit = make_kit(catalogue, lives_of(self.modules))
        self.prices = catalogue.facts.numbers["market_prices"]
        self.spaces = catalogue.facts.number["rondel_spaces"]
        self.starting_coins = catalogue.facts.number["starting_coins"]


class GlenMoreRules(Rules):
    """Glen More, 2010."""

    id: ClassVar[str] = "glen-more"
    title: ClassVar[str] = "Glen More"
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    version: ClassVar[str] = "1"
    scorings: ClassVar[int] = SCORINGS

    def modules(self) -> tuple[Module, ...]:
        return ()

    def load(self, text: str | None) -> Catalogue:
        return catalogues.load(self.id) if text is None else catalogues.load_text(self.id, text)

    def table(self, seats: int, modules: tuple[Module, ...], options: dict[str, Json], catalogue: Any) -> Table:
        return GlenMoreTable(seats, options, catalogue)

    def new_state(self, table: Table) -> GlenMore:
        """GM1-SETUP-02, 03 and 08; what is drawn by lot follows on the stack."""
        assert isinstance(table, GlenMoreTable)
        kit = table.kit
        village = len(kit.ids) - 1
        ground = empty_ground().with_tile(HOME, village, kit.edges[village])
        filled = 1 if table.seats in SEATS_WITH_DIE else 0
        return GlenMore(
            table,
            table.plans["set-up"][:],
            NATURE,
            table.new_slices(),
            None,
            kit,
            Track([NO_TILE] * table.spaces, [OFF] * len(table.actors), table.spaces - 1),
            Market(table.prices, [filled] * len(kit.goods)),
            [Estate(ground, [0], [1], 0, table.starting_coins, 0, 0, 0, []) for _ in range(table.seats)],
            [[tile for tile in range(village) if kit.stacks[tile] == number] for number in range(4)],
            [],
            [],
            0,
            NO_TILE,
            NOWHERE,
            0,
            0,
            False,
            False,
        )

    def revive(self, table: Table, data: Json, stack: list[Frame[Any]]) -> GlenMore:
        assert isinstance(table, GlenMoreTable)
        return reviving.revive(table, table.kit, table.prices, data, stack)

    def check(self, g: State) -> list[str]:
        assert isinstance(g, GlenMore)
        assert isinstance(g.table, GlenMoreTable)
        return check(g, g.table.starting_coins)

    def fits(self, g: State, meaning: str, value: int) -> bool:
        assert isinstance(g, GlenMore)
        known = pending.fits(g, meaning, value)
        return super().fits(g, meaning, value) if known is None else known

    def scores(self, g: State) -> tuple[int, ...]:
        assert isinstance(g, GlenMore)
        return tuple(e.vp for e in g.estates)

    def winners(self, g: State) -> tuple[int, ...]:
        assert isinstance(g, GlenMore)
        return scoring.winners(g)

    def sheet(self, g: State) -> list[Award]:
        assert isinstance(g, GlenMore)
        return g.sheet[:]

    def at_scoring(self, g: State, scoring: int) -> State:
        assert isinstance(g, GlenMore)
        g.scorings = scoring
        return g

    def entry(self, g: State, note: Note) -> Msg:
        assert isinstance(g, GlenMore)
        return journal.entry(g, note)

    def note_kind(self, note: Note) -> NoteKind:
        return journal.kind(note)

    def note_things(self, g: State, note: Note) -> list[str]:
        assert isinstance(g, GlenMore)
        return journal.named(g, note)
