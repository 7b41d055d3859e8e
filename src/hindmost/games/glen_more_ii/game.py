"""Glen More II as the kernel plays it: module 0, and the rules object that lays the table."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from hindmost.catalogue.glen_more_ii import GlenMoreIICatalogue, corrected_facts, load_glen_more_ii, patched
from hindmost.catalogue.problems import Problems
from hindmost.games.glen_more_ii import journal, pending, reviving, scoring
from hindmost.games.glen_more_ii.activate import ACTIVATE_TILES, ACTIVATE_WITHIN, ExtraActivation
from hindmost.games.glen_more_ii.check import check
from hindmost.games.glen_more_ii.chronicles.brought import Brought, bring
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.chronicles.registry import (
    AUTOMAS,
    CHRONICLES,
    FIRST_CHRONICLES,
    ORDER,
    SOLO_OPTIONS,
    opponent,
    second_opponent,
    unfit_for_opponent,
)
from hindmost.games.glen_more_ii.clans import clan_board
from hindmost.games.glen_more_ii.components import COMPONENTS
from hindmost.games.glen_more_ii.deeds import EFFECTS
from hindmost.games.glen_more_ii.kit import GlenMoreIIKit
from hindmost.games.glen_more_ii.place import PAY_TILE, PLACE_TILE, PUT_ASIDE, TILE_EFFECTS, USE_TILE
from hindmost.games.glen_more_ii.points import COUNT
from hindmost.games.glen_more_ii.refill import CLEAN_UP
from hindmost.games.glen_more_ii.scoring import (
    CARDS_LINE,
    COINS_LINE,
    FINAL_SCORE,
    SCORE,
    SIZE_LINE,
    CardsCountDouble,
)
from hindmost.games.glen_more_ii.setup import FILL_RONDEL, PLACE_DIE, SEAT_ORDER
from hindmost.games.glen_more_ii.sheet import SCORINGS, sheet_lines
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.turn import NEXT_ACTOR, ROLL_DIE, TAKE_TILE, Die, Pawn
from hindmost.games.glen_more_ii.verbs import VERBS
from hindmost.games.glen_more_ii.walking import LAPSE, Walk
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.hooks import Actor, FreeAction, Hook
from hindmost.kernel.kinds import NoteKind
from hindmost.kernel.messages import Award, Json, Msg, Note, Reason
from hindmost.kernel.modules import Module
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.parts import defined_in
from hindmost.kernel.plans import Plan
from hindmost.kernel.rules import OptionSpec, Rules
from hindmost.kernel.sheets import Line
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
from hindmost.mechanics.market import CLOSED, Market
from hindmost.mechanics.payment import HandOver
from hindmost.mechanics.selling import Sell
from hindmost.mechanics.track import OFF, Track

ROOM: Final = __name__.rpartition(".")[0]
SEATS_WITH_DIE = (2,)
"""Where the Die is used unless an option says otherwise (GM2-SETUP-13)."""


class BaseGame(GlenModule):
    """What the game itself brings, by the same hooks as any module."""

    key: ClassVar[str] = "glen-more-ii"

    def __init__(self, with_die: bool) -> None:
        self.with_die = with_die

    def plans(self) -> tuple[Plan, ...]:
        die: tuple[tuple[str, Frame[Any]], ...] = (("die", PLACE_DIE),) if self.with_die else ()
        return (
            Plan("set-up", (("order", SEAT_ORDER), *die, ("rondel", FILL_RONDEL), ("next", NEXT_ACTOR))),
            Plan(
                "turn",
                (
                    ("take", TAKE_TILE),
                    ("pay", PAY_TILE),
                    ("use", USE_TILE),
                    ("activate", ACTIVATE_TILES),
                    ("lapse", LAPSE),
                    ("clean-up", CLEAN_UP),
                    ("next", NEXT_ACTOR),
                ),
            ),
            Plan("tile", (("place", PLACE_TILE), ("effects", TILE_EFFECTS)), within=("use",)),
            Plan("person", (("aside", PUT_ASIDE),), within=("use", "effects")),
            Plan("fetched", (("use", USE_TILE), ("activate", ACTIVATE_WITHIN)), within=("resume",)),
            Plan("die", (("roll", ROLL_DIE), ("clean-up", CLEAN_UP), ("next", NEXT_ACTOR))),
            Plan("scoring", (("score", SCORE),), within=("lay",)),
            Plan("final", (("score", SCORE), ("final", FINAL_SCORE))),
            Plan("lines", (("size", SIZE_LINE), ("coins", COINS_LINE), ("cards", CARDS_LINE)), within=("final",)),
        )

    def hooks(self) -> tuple[Hook, ...]:
        return ((COUNT, CardsCountDouble()),)

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return (ExtraActivation(), Walk(), Sell())

    def actors(self, seats: int) -> tuple[Actor[Any], ...]:
        pawns: list[Actor[Any]] = [Pawn() for _ in range(seats)]
        return (*pawns, Die()) if self.with_die else tuple(pawns)

    def verbs(self) -> tuple[Verb, ...]:
        return tuple(verb(number) for number, verb in enumerate(VERBS, start=1))

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        return (*defined_in(Frame, ROOM), Collect, HandOver, Trade)

    def components(self) -> tuple[Component, ...]:
        return COMPONENTS

    def effects(self) -> tuple[Living, ...]:
        return EFFECTS

    def sheet_lines(self, g: State) -> tuple[Line, ...]:
        return sheet_lines(g)


class GlenMoreIITable(Table):
    """A table with the kit on it."""

    def __init__(
        self, seats: int, chronicles: tuple[Chronicle, ...], options: dict[str, Json], catalogue: GlenMoreIICatalogue
    ) -> None:
        die = options.get("die", "usual")
        self.with_die = seats in SEATS_WITH_DIE if die == "usual" else die == "with"
        super().__init__((BaseGame(self.with_die), *chronicles), seats, options, ORDER)
        categories = {name: each.category_clause for each in chronicles for name in each.categories}
        self.kit = GlenMoreIIKit(catalogue, lives_of(self.modules), categories)
        self._refuse_unknown_uses()
        self.prices = catalogue.facts.numbers["market_prices"]
        self.spaces = catalogue.facts.number["rondel_spaces"] - sum(chronicle.joined for chronicle in chronicles)
        self.printed = {
            each.key: each.read(catalogue.chronicles.get(each.number, each.data.facts))
            for each in chronicles
            if each.data is not None
        }
        prices = [each.price_beyond(self.printed.get(each.key)) for each in chronicles]
        self.beyond = next((price for price in prices if price), CLOSED)
        """What a good costs whose row of the market is full."""
        self.market_start = catalogue.facts.number["market_start"]
        self.pays_from_home = options.get("scotsman_cost_source", "home") == "home"

    def _refuse_unknown_uses(self) -> None:
        for tile, use in zip(self.kit.ids, self.kit.uses, strict=True):
            if use and use not in self.plans:
                raise BadConfiguration(
                    f"The tile {tile!r} is used by the plan {use!r}, which is not there; "
                    f"plans are {sorted(self.plans)}."
                )


@mypyc_attr(allow_interpreted_subclasses=True)
class GlenMoreIIRules(Rules):
    """Glen More II: Chronicles."""

    id = "glen-more-ii"
    title = "Glen More II: Chronicles"
    seats = (2, 3, 4)
    options: ClassVar[tuple[OptionSpec, ...]] = (
        OptionSpec("die", ("usual", "with", "without")),
        OptionSpec("worlds_end_position", ("middle", 1)),
        OptionSpec("scotsman_cost_source", ("home", "territory")),
        *SOLO_OPTIONS,
    )
    automas = AUTOMAS
    version = "3"
    scorings = SCORINGS

    def opponent(
        self, level: str, modules: tuple[Module, ...], options: dict[str, Json], companion: bool = False
    ) -> Module:
        return opponent(level, modules, options, companion)

    def unfit(self, module: Module) -> Reason | None:
        return unfit_for_opponent(module)

    def earlier(self) -> tuple[Rules, ...]:
        return (SECOND_RULES, FIRST_RULES)

    def modules(self) -> tuple[Module, ...]:
        return (*CHRONICLES, *self.brought())

    def brought(self) -> tuple[Module, ...]:
        return _brought().chronicles

    def troubles(self) -> tuple[str, ...]:
        return _brought().troubles

    def load(self, text: str | None) -> GlenMoreIICatalogue:
        return load_glen_more_ii(text)

    def correctable(self, modules: tuple[Module, ...]) -> list[tuple[int, str, Any]]:
        return [(each.number, name, form) for each in _chronicles(modules) for name, form in each.correctable.items()]

    def patched(self, catalogue: Any, modules: tuple[Module, ...], seats: int = 0) -> GlenMoreIICatalogue:
        problems = Problems(catalogue.file)
        facts = {
            each.number: corrected_facts(catalogue.raw, each.number, each.data.facts, each.correctable, problems)
            for each in _chronicles(modules)
            if each.data is not None
        }
        problems.raise_if_any()
        return patched(
            catalogue,
            {module.key: module.patch() for module in modules},
            facts,
            effects_of(modules),
            tokens_of(modules),
            seats,
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
            Market(table.prices, [table.market_start] * len(kit.goods), table.beyond),
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
            NATURE,
            table.pays_from_home,
        )

    def revive(self, table: Table, data: Json, stack: list[Frame[Any]]) -> GlenMoreII:
        assert isinstance(table, GlenMoreIITable)
        return reviving.revive(table, table.kit, table.prices, table.beyond, table.pays_from_home, data, stack)

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

    def at_scoring(self, g: State, scoring: int) -> State:
        assert isinstance(g, GlenMoreII)
        g.scorings = scoring
        return g

    def entry(self, g: State, note: Note) -> Msg:
        assert isinstance(g, GlenMoreII)
        return journal.entry(g, note)

    def note_kind(self, note: Note) -> NoteKind:
        return journal.kind(note)

    def note_things(self, g: State, note: Note) -> list[str]:
        assert isinstance(g, GlenMoreII)
        return journal.named(g, note)


class SecondRules(GlenMoreIIRules):
    """The second version, in which MacNifique kept the coins of the Mountain on which her game ended."""

    options = GlenMoreIIRules.options[: -len(SOLO_OPTIONS)]
    version = "2"

    def earlier(self) -> tuple[Rules, ...]:
        return ()

    def opponent(
        self, level: str, modules: tuple[Module, ...], options: dict[str, Json], companion: bool = False
    ) -> Module:
        return second_opponent(level, modules, options, companion)


class FirstRules(GlenMoreIIRules):
    """The first version, which judged Chronicle 2 otherwise."""

    automas = ()
    options = GlenMoreIIRules.options[: -len(SOLO_OPTIONS)]
    version = "1"

    def earlier(self) -> tuple[Rules, ...]:
        return ()

    def modules(self) -> tuple[Module, ...]:
        return FIRST_CHRONICLES

    def brought(self) -> tuple[Module, ...]:
        return ()


FIRST_RULES: Final = FirstRules()
SECOND_RULES: Final = SecondRules()


@cache
def _brought() -> Brought:
    return bring(CHRONICLES, _laid)


def _laid(chronicles: tuple[Chronicle, ...]) -> Table:
    """A table with all of these, whatever numbers of seats they are for."""
    rules = GlenMoreIIRules()
    catalogue = rules.patched(rules.load(None), chronicles)
    return rules.table(rules.seats[-1], chronicles, {spec.name: spec.values[0] for spec in rules.options}, catalogue)


def _chronicles(modules: tuple[Module, ...]) -> tuple[Chronicle, ...]:
    return tuple(module for module in modules if isinstance(module, Chronicle))
