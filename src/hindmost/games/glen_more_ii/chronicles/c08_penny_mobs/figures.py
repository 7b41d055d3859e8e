"""Scotsmen who stand on rivals' tiles for a mob: set there, driven away, put elsewhere (C8-24, 25, 28).

What such a mob remembers is the seat in whose territory he stands and the slot; NOWHERE while his token is in hand.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import HOME_CASTLE, GlenMoreII
from hindmost.games.glen_more_ii.points import ARRIVED, CREW, LIFTED, SHIFTED
from hindmost.kernel.craft import (
    ANYWHERE,
    Fold,
    Frame,
    Hook,
    Listener,
    Msg,
    Reaction,
    Verb,
    Window,
    acting,
    shows_next,
    verb_code,
)
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.standing import AS_PROPOSED, Standing
from hindmost.kernel.verbs import VERB_SHIFT
from hindmost.mechanics.craft import Args, name_of, tile_message
from hindmost.mechanics.glen import NOWHERE
from hindmost.mechanics.verbs import BESIDE, spot_args, spot_name, spot_target
from hindmost.mechanics.wording import player_message

from .leisure import IN_PAUSE, still_placeable
from .mobs.mob import Mob
from .prison import NAMES, controller, mark, marks_of, may_come, mob_message
from .words import DECLINE

LURK: Final = verb_code(8, 4)
RECRUIT: Final = verb_code(8, 5)

AT_HOME: Final = (NAMES.index("mccastle"),)
"""Those who stand on home castles only."""


class Lurk(Verb):
    """Payload: mob << 16 | host << 8 | slot, the tile that he is put on."""

    name: ClassVar[str] = "lurk"
    code: ClassVar[int] = LURK

    def words(self, g: GlenMoreII, payload: int) -> str:
        host = payload >> 8 & 0xFF
        return f"{host} {name_of(g.estates[host].ground.cells[payload & 0xFF])}"

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"mob": mob_message(payload >> 16), **rival_spot(g, payload >> 8 & 0xFF, payload & 0xFF)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        host = payload >> 8 & 0xFF
        return [f"cell:{host}:{name_of(g.estates[host].ground.cells[payload & 0xFF])}"]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return shows_next(g, LURK | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return FIGURE_CLAUSES[payload >> 16]


class Recruit(Verb):
    """Payload: the slot from which the Scotsman comes, or BESIDE for the reserve."""

    name: ClassVar[str] = "recruit"
    code: ClassVar[int] = RECRUIT
    figure: ClassVar[bool] = True

    def words(self, g: GlenMoreII, payload: int) -> str:
        return "reserve" if payload == BESIDE else spot_name(g, payload)

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-reserve" if payload == BESIDE else ""

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {} if payload == BESIDE else spot_args(g, payload)

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [] if payload == BESIDE else [spot_target(g, payload)]

    def reveals(self, g: GlenMoreII, payload: int) -> bool:
        return shows_next(g, RECRUIT | payload)

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-24"


FIGURE_CLAUSES: Final = {
    NAMES.index("mcsnitch"): "C8-24",
    NAMES.index("macdarkie"): "C8-25",
    NAMES.index("mccastle"): "C8-28",
}


def rival_spot(g: GlenMoreII, host: int, slot: int) -> Args:
    """A tile of somebody else's territory."""
    ground = g.estates[host].ground
    return {
        "player": player_message(host),
        "tile": tile_message(g, ground.tiles[slot]),
        "cell": name_of(ground.cells[slot]),
    }


def haunts(g: GlenMoreII, mob: int, hosts: list[int]) -> list[int]:
    """The choices of a tile for a mob's Scotsman in these territories."""
    found = []
    for host in hosts:
        slots = [HOME_CASTLE] if mob in AT_HOME else g.estates[host].ground.slots()
        found += [LURK | mob << 16 | host << 8 | slot for slot in slots]
    return found


def rivals(g: GlenMoreII, seat: int) -> list[int]:
    return [other for other in range(g.table.seats) if other != seat]


def recruits(g: GlenMoreII) -> list[int]:
    """Where a Scotsman of the active player can be taken from, so that the tile in hand keeps a place."""
    members = g.estates[g.active].members
    found = [RECRUIT | BESIDE] if g.reserve(g.active) else []
    for slot, number in enumerate(members):
        if number:
            members[slot] -= 1
            if still_placeable(g):
                found.append(RECRUIT | slot)
            members[slot] += 1
    return found


def put_on(g: GlenMoreII, choice: int) -> None:
    """The Scotsman of a mob comes onto a tile."""
    mob, host, slot = choice >> 16 & 0xFF, choice >> 8 & 0xFF, choice & 0xFF
    mark(g, mob, [host, slot])
    ground = g.estates[host].ground
    g.note("lurks", controller(g, mob), mob << 8 | host, ground.cells[slot], ground.tiles[slot])


class SetFigure(Window[GlenMoreII]):
    """Onto which tile he is set; it need not be now."""

    __slots__ = ("mob",)

    shape: ClassVar[dict[str, str]] = {"mob": "figure"}
    within: ClassVar[tuple[str, ...]] = (*IN_PAUSE, "penny")

    def __init__(self, mob: int) -> None:
        self.mob = mob

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [*haunts(g, self.mob, rivals(g, g.active)), DECLINE] if recruits(g) else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != DECLINE:
            g.stack.append(RecruitFigure(self.mob, choice >> 8 & 0xFF, choice & 0xFF))

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return best_haunt(g, options)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-set-figure", {"mob": mob_message(self.mob)})

    def faults(self, g: GlenMoreII) -> list[str]:
        held = controller(g, self.mob) == g.active and marks_of(g, self.mob) == [NOWHERE, NOWHERE]
        return [] if held else ["sets a figure that is not in hand"]


class RecruitFigure(Window[GlenMoreII]):
    """Which Scotsman is set: one of the reserve, or one of the own tiles."""

    __slots__ = ("host", "mob", "slot")

    shape: ClassVar[dict[str, str]] = {"mob": "figure", "host": "seat", "slot": "number"}
    within: ClassVar[tuple[str, ...]] = SetFigure.within
    detail: ClassVar[bool] = True
    runs_alone: ClassVar[bool] = True

    def __init__(self, mob: int, host: int, slot: int) -> None:
        self.mob = mob
        self.host = host
        self.slot = slot

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return recruits(g)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        slot = choice & 0xFF
        if slot != BESIDE:
            g.estates[g.active].members[slot] -= 1
        put_on(g, LURK | self.mob << 16 | self.host << 8 | self.slot)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return options[0]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-recruit-figure", {"mob": mob_message(self.mob)})

    def faults(self, g: GlenMoreII) -> list[str]:
        there = LURK | self.mob << 16 | self.host << 8 | self.slot in haunts(g, self.mob, rivals(g, g.active))
        return [] if there else ["sets a figure where it cannot stand"]


class Relocate(Reaction[GlenMoreII]):
    """He must be put on a tile of another player, neither the present host nor the own: at once, in whosever turn.
    `lifted`: his tile is gone, and the host's others will do too."""

    __slots__ = ("lifted", "mob")

    shape: ClassVar[dict[str, str]] = {"mob": "figure", "lifted": "flag"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, mob: int, lifted: int) -> None:
        self.mob = mob
        self.lifted = lifted

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        return (AS_PROPOSED,) if any(may_come(table, mob) for mob in FIGURE_CLAUSES) else ()

    def choices(self, g: GlenMoreII) -> list[int]:
        host = NOWHERE if self.lifted else marks_of(g, self.mob)[0]
        return haunts(g, self.mob, [seat for seat in rivals(g, controller(g, self.mob)) if seat != host])

    def ask(self, g: GlenMoreII) -> list[int] | None:
        choices = self.choices(g)
        return choices if len(choices) > 1 else None

    def run(self, g: GlenMoreII) -> None:
        for choice in self.choices(g):
            put_on(g, choice)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        put_on(g, choice)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return best_haunt(g, options)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-relocate", {"mob": mob_message(self.mob)})

    def faults(self, g: GlenMoreII) -> list[str]:
        away = controller(g, self.mob) == g.active and marks_of(g, self.mob)[:1] != [NOWHERE]
        return [] if away else ["puts a figure elsewhere that stands nowhere"]


def best_haunt(g: GlenMoreII, options: list[int]) -> int | None:
    """Where he does most: by what can be stolen around the tile, by the places for tiles beside it, or by who counts
    most Scotsmen on the home castle."""
    spots = [choice for choice in options if choice >> VERB_SHIFT == LURK >> VERB_SHIFT]
    return max(spots, key=lambda choice: (_promise(g, choice), -choice), default=None)


def _promise(g: GlenMoreII, choice: int) -> int:
    mob, host, slot = choice >> 16 & 0xFF, choice >> 8 & 0xFF, choice & 0xFF
    e = g.estates[host]
    if mob in AT_HOME:
        return e.members[HOME_CASTLE]
    near = e.ground.around(slot)
    if NAMES[mob] == "mcsnitch":
        return sum(bool(e.goods[each]) and not e.members[each] for each in near) - 10 * e.members[slot]
    return 8 - len(near) + 2 * sum(e.members[each] for each in near)


class DrivenAway(Listener[GlenMoreII]):
    """A Scotsman of the host comes onto the tile of a figure, on foot or not: he must go."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [frame for mob in standing_on(g, owner, a) for frame in away(g, mob, 0)]


class Uprooted(Listener[GlenMoreII]):
    """The tile of a figure leaves the territory: he stands nowhere until he is put elsewhere."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        uprooted = standing_on(g, owner, a)
        for mob in uprooted:
            mark(g, mob, [owner, NOWHERE])
        return [frame for mob in uprooted for frame in away(g, mob, 1)]


class CarriedAlong(Listener[GlenMoreII]):
    """The tile of a figure is moved with all that is on it: he stays where he stands."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        for mob in standing_on(g, owner, a):
            mark(g, mob, [owner, b])
        return []


def standing_on(g: GlenMoreII, host: int, slot: int) -> list[int]:
    """The mobs whose Scotsmen stand on a tile."""
    return [mob for mob in FIGURE_CLAUSES if controller(g, mob) >= 0 and marks_of(g, mob) == [host, slot]]


def away(g: GlenMoreII, mob: int, lifted: int) -> list[Frame[Any]]:
    """He must go, unless that is waiting to be done already."""
    if is_leaving(g, mob):
        return []
    return acting(g, controller(g, mob), [Relocate(mob, lifted)])


def is_leaving(g: GlenMoreII, mob: int) -> bool:
    return any(isinstance(frame, Relocate) and frame.mob == mob for frame in g.stack)


class Abroad(Fold[GlenMoreII, int]):
    """Figures come out of the ten Scotsmen of whoever controls the mobs (C0-12)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        out = [mob for mob in FIGURE_CLAUSES if controller(g, mob) == seat and marks_of(g, mob)[0] != NOWHERE]
        return value - len(out)


FIGURE_HOOKS: Final[tuple[Hook, ...]] = (
    (CREW, Abroad()),
    (ARRIVED, DrivenAway()),
    (LIFTED, Uprooted()),
    (SHIFTED, CarriedAlong()),
)
"""What holds for all figures alike."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FigureMob(Mob):
    """A mob with a Scotsman abroad, who counts as a Scotsman of nobody there."""

    __slots__ = ()

    def fresh(self) -> list[int]:
        return [NOWHERE, NOWHERE]

    def taken(self, g: GlenMoreII, seat: int) -> list[Frame[Any]]:
        return self.called()

    def is_ready(self, g: GlenMoreII, seat: int) -> bool:
        return self.marks(g) == self.fresh() and bool(recruits(g))

    def called(self) -> list[Frame[Any]]:
        return [SetFigure(self.number)]

    def problems(self, g: GlenMoreII) -> list[str]:
        where = self.marks(g)
        if where == self.fresh() or (where[1:] == [NOWHERE] and is_leaving(g, self.number)):
            return []
        there = haunts(g, self.number, rivals(g, self.seat(g)))
        known = len(where) == 2 and LURK | self.number << 16 | where[0] << 8 | where[1] in there
        return [] if known else [f"{self.name} stands where he cannot"]

    def tokens(self, g: GlenMoreII) -> list[int]:
        return [0] if self.marks(g) == self.fresh() else []
