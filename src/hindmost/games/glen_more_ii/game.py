"""Glen More II as the kernel plays it: module 0, and the rules object that lays the table."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.catalogue.glen_more_ii import GlenMoreIICatalogue, load_glen_more_ii, patched
from hindmost.games.glen_more_ii import journal, pending, reviving, scoring
from hindmost.games.glen_more_ii.activate import (
    ACTIVATE_TILES,
    ACTIVATE_WITHIN,
    Activate,
    ActivateTypes,
    ExtraActivation,
)
from hindmost.games.glen_more_ii.check import check
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES, FIRST_CHRONICLES, ORDER
from hindmost.games.glen_more_ii.clans import clan_board
from hindmost.games.glen_more_ii.components import COMPONENTS
from hindmost.games.glen_more_ii.deeds import EFFECTS
from hindmost.games.glen_more_ii.distilling import DistilOrPoints
from hindmost.games.glen_more_ii.fetching import FetchTile, Resume
from hindmost.games.glen_more_ii.gains import ChooseGoods, EnlistScotsmen, SpreadGoods, Stow
from hindmost.games.glen_more_ii.kit import GlenMoreIIKit
from hindmost.games.glen_more_ii.markers import Bonus, PlaceMarker
from hindmost.games.glen_more_ii.paying import Pay, PayScotsmen
from hindmost.games.glen_more_ii.place import (
    PAY_TILE,
    PLACE_TILE,
    PUT_ASIDE,
    TILE_EFFECTS,
    USE_TILE,
    Effects,
    PayTile,
    Place,
    PutAside,
    TileEffects,
    UseTile,
)
from hindmost.games.glen_more_ii.points import COUNT
from hindmost.games.glen_more_ii.refill import CLEAN_UP, CleanUp, Lay
from hindmost.games.glen_more_ii.removing import RemoveTiles
from hindmost.games.glen_more_ii.scoring import FINAL_SCORE, SCORE, CardsCountDouble, FinalScore, Score
from hindmost.games.glen_more_ii.setup import (
    FILL_RONDEL,
    PLACE_DIE,
    SEAT_ORDER,
    FillRondel,
    PlaceDie,
    SeatOrder,
)
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.turn import (
    NEXT_ACTOR,
    ROLL_DIE,
    TAKE_TILE,
    Compensation,
    Die,
    NextActor,
    Pawn,
    RollDie,
    Take,
)
from hindmost.games.glen_more_ii.verbs import VERBS
from hindmost.games.glen_more_ii.walking import LAPSE, Lapse, Walk, WalkTo
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.hooks import Actor, Fold, FoldPoint, FreeAction
from hindmost.kernel.kinds import NoteKind
from hindmost.kernel.messages import Award, Json, Msg, Note
from hindmost.kernel.modules import Module
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.rules import OptionSpec, Rules
from hindmost.kernel.state import State
from hindmost.kernel.table import Table
from hindmost.kernel.verbs import Verb
from hindmost.kernel.views import Component
from hindmost.mechanics.activation import Collect, Trade
from hindmost.mechanics.cells import EAST, HOME
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE, NOWHERE
from hindmost.mechanics.ground import empty_ground
from hindmost.mechanics.living import GlenModule, Living, effects_of, lives_of, tokens_of
from hindmost.mechanics.market import Market
from hindmost.mechanics.payment import HandOver
from hindmost.mechanics.selling import Sell
from hindmost.mechanics.track import OFF, Track

SEATS_WITH_DIE = (2,)
"""Where the Die is used unless an option says otherwise (GM2-SETUP-13)."""


class BaseGame(GlenModule):
    """What the game itself brings, by the same hooks as any module."""

    key: ClassVar[str] = "glen-more-ii"

    def __init__(self, with_die: bool) -> None:
        self.with_die = with_die

    def plans(self) -> dict[str, tuple[tuple[str, Frame[Any]], ...]]:
        die: tuple[tuple[str, Frame[Any]], ...] = (("die", PLACE_DIE),) if self.with_die else ()
        return {
            "set-up": (("order", SEAT_ORDER), *die, ("rondel", FILL_RONDEL), ("next", NEXT_ACTOR)),
            "turn": (
                ("take", TAKE_TILE),
                ("pay", PAY_TILE),
                ("use", USE_TILE),
                ("activate", ACTIVATE_TILES),
                ("lapse", LAPSE),
                ("clean-up", CLEAN_UP),
                ("next", NEXT_ACTOR),
            ),
            "tile": (("place", PLACE_TILE), ("effects", TILE_EFFECTS)),
            "person": (("aside", PUT_ASIDE),),
            "fetched": (("use", USE_TILE), ("activate", ACTIVATE_WITHIN)),
            "die": (("roll", ROLL_DIE), ("clean-up", CLEAN_UP), ("next", NEXT_ACTOR)),
            "scoring": (("score", SCORE),),
            "final": (("score", SCORE), ("final", FINAL_SCORE)),
        }

    def folds(self) -> tuple[tuple[FoldPoint[Any], Fold[Any, Any]], ...]:
        return ((COUNT, CardsCountDouble()),)

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return (ExtraActivation(), Walk(), Sell())

    def actors(self, seats: int) -> tuple[Actor[Any], ...]:
        pawns: list[Actor[Any]] = [Pawn() for _ in range(seats)]
        return (*pawns, Die()) if self.with_die else tuple(pawns)

    def verbs(self) -> tuple[Verb, ...]:
        return tuple(verb(number) for number, verb in enumerate(VERBS, start=1))

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        return (
            Activate,
            ActivateTypes,
            Bonus,
            ChooseGoods,
            CleanUp,
            Collect,
            Compensation,
            DistilOrPoints,
            Effects,
            EnlistScotsmen,
            FetchTile,
            FillRondel,
            FinalScore,
            HandOver,
            Lapse,
            Lay,
            NextActor,
            Pay,
            PayScotsmen,
            PayTile,
            Place,
            PlaceDie,
            PlaceMarker,
            PutAside,
            RemoveTiles,
            Resume,
            RollDie,
            Score,
            SeatOrder,
            SpreadGoods,
            Stow,
            Take,
            TileEffects,
            Trade,
            UseTile,
            WalkTo,
        )

    def components(self) -> tuple[Component, ...]:
        return COMPONENTS

    def effects(self) -> tuple[Living, ...]:
        return EFFECTS


class GlenMoreIITable(Table):
    """A table with the kit on it."""

    def __init__(
        self, seats: int, chronicles: tuple[Chronicle, ...], options: dict[str, Json], catalogue: GlenMoreIICatalogue
    ) -> None:
        die = options.get("die", "usual")
        self.with_die = seats in SEATS_WITH_DIE if die == "usual" else die == "with"
        super().__init__((BaseGame(self.with_die), *chronicles), seats, options, ORDER)
        self.kit = GlenMoreIIKit(catalogue, lives_of(self.modules))
        self.prices = catalogue.facts.numbers["market_prices"]
        self.spaces = catalogue.facts.number["rondel_spaces"] - sum(chronicle.joined for chronicle in chronicles)
        for chronicle in chronicles:
            self.kit.stop_clauses |= {self.kit.number[place]: clause for place, clause in chronicle.stops.items()}
        self.market_start = catalogue.facts.number["market_start"]
        self.pays_from_home = options.get("scotsman_cost_source", "home") == "home"


@mypyc_attr(allow_interpreted_subclasses=True)
class GlenMoreIIRules(Rules):
    """Glen More II: Chronicles."""

    id = "glen-more-ii"
    title = "Glen More II: Chronicles"
    seats = (2, 3, 4)
    options = (
        OptionSpec("die", ("usual", "with", "without")),
        OptionSpec("worlds_end_position", ("middle", 1)),
        OptionSpec("scotsman_cost_source", ("home", "territory")),
    )
    version = "2"

    def earlier(self) -> tuple[Rules, ...]:
        return (FIRST_RULES,)

    def modules(self) -> tuple[Module, ...]:
        return CHRONICLES

    def load(self, text: str | None) -> GlenMoreIICatalogue:
        return load_glen_more_ii(text)

    def patched(self, catalogue: Any, modules: tuple[Module, ...]) -> GlenMoreIICatalogue:
        data = {module.number: module.data for module in _chronicles(modules)}
        return patched(
            catalogue,
            {module.key: module.patch() for module in modules},
            {number: each.facts for number, each in data.items() if each is not None},
            effects_of(modules),
            tokens_of(modules),
        )

    def table(self, seats: int, modules: tuple[Module, ...], options: dict[str, Json], catalogue: Any) -> Table:
        return GlenMoreIITable(seats, _chronicles(modules), options, catalogue)

    def new_state(self, table: Table) -> GlenMoreII:
        """GM2-SETUP-02, 03, 06 and 10; what is drawn by lot follows on the stack."""
        assert isinstance(table, GlenMoreIITable)
        kit = table.kit
        ground = empty_ground().with_tile(HOME, kit.home_village, kit.edges[kit.home_village])
        ground = ground.with_tile(HOME + EAST, kit.home_castle, kit.edges[kit.home_castle])
        return GlenMoreII(
            table,
            table.plans["set-up"][:],
            NATURE,
            table.new_slices(),
            None,
            kit,
            Track([NO_TILE] * table.spaces, [OFF] * len(table.actors), table.spaces - 1),
            Market(table.prices, [table.market_start] * len(kit.goods)),
            [Estate(ground, [0, 0], [1, 0], 0, 0, 0, 0, 0, []) for _ in range(table.seats)],
            [
                [tile for tile, stack in enumerate(kit.stacks) if stack == number]
                for number in range(len(kit.stack_names))
            ],
            [],
            [],
            0,
            NO_TILE,
            NOWHERE,
            0,
            0,
            False,
            False,
            [[] for _ in range(table.seats)],
            clan_board(kit.from_start, kit.ways, [[] for _ in range(table.seats)]),
            [],
            OFF,
            table.pays_from_home,
        )

    def revive(self, table: Table, data: Json, stack: list[Frame[Any]]) -> GlenMoreII:
        assert isinstance(table, GlenMoreIITable)
        return reviving.revive(table, table.kit, table.prices, table.pays_from_home, data, stack)

    def check(self, g: State) -> list[str]:
        assert isinstance(g, GlenMoreII)
        return check(g)

    def fits(self, g: State, meaning: str, value: int) -> bool:
        assert isinstance(g, GlenMoreII)
        known = pending.fits(g, meaning, value)
        return super().fits(g, meaning, value) if known is None else known

    def scores(self, g: State) -> tuple[int, ...]:
        assert isinstance(g, GlenMoreII)
        return tuple(e.vp for e in g.estates)

    def winners(self, g: State) -> tuple[int, ...]:
        assert isinstance(g, GlenMoreII)
        return scoring.winners(g)

    def sheet(self, g: State) -> list[Award]:
        assert isinstance(g, GlenMoreII)
        return g.sheet[:]

    def entry(self, g: State, note: Note) -> Msg:
        assert isinstance(g, GlenMoreII)
        return journal.entry(g, note)

    def note_kind(self, note: Note) -> NoteKind:
        return journal.kind(note)


class FirstRules(GlenMoreIIRules):
    """The first version, which judged Chronicle 2 otherwise."""

    version = "1"

    def earlier(self) -> tuple[Rules, ...]:
        return ()

    def modules(self) -> tuple[Module, ...]:
        return FIRST_CHRONICLES


FIRST_RULES: Final = FirstRules()


def _chronicles(modules: tuple[Module, ...]) -> tuple[Chronicle, ...]:
    return tuple(module for module in modules if isinstance(module, Chronicle))
