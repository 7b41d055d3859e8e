"""The prison: where every mob is, what lies on it or beside it, and the pennies of the players."""

from __future__ import annotations

from typing import Any, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, load_chronicle
from hindmost.kernel.craft import Json, Msg, Name, Slice, State
from hindmost.mechanics.craft import number

from .points import AT_WORK

KEY: Final = "penny-mobs"

DATA: Final = load_chronicle(__name__)
PENNIES: Final = DATA.facts.number["pennies"]
DRAWN: Final = DATA.facts.numbers["mobs_drawn"]
NAMES: Final = DATA.facts.names["mobs"]
EARLY: Final = frozenset(NAMES.index(name) for name in DATA.facts.names["early_mobs"])
"""Those with an S on the back, who are in prison at once; the others have a B."""
OTHER_CHRONICLES: Final = DATA.facts.numbers["mob_chronicles"]
FEWEST_PLAYERS: Final = DATA.facts.numbers["mob_players"]
PENALTIES: Final = DATA.facts.numbers["mob_penalties"]
TOKENS: Final = DATA.facts.numbers["mob_tokens"]

LATER_BOX: Final = ("mcdenial", "mcglory", "mcswitch")
"""Those that came with an expansion: a game is kept without them as long as they are not in it, as it was before."""

BOX: Final = -3
FACE_DOWN: Final = -2
IN_PRISON: Final = -1
NOBODY: Final = -1
"""In the place of a seat: whoever has a mob does nothing with it."""
PLACES: Final = {"box": BOX, "face-down": FACE_DOWN, "prison": IN_PRISON}
"""Where a mob is that nobody controls."""
PLACE_NAMES: Final = {place: name for name, place in PLACES.items()}


def may_come(table: Any, mob: int) -> bool:
    """Whether a mob may be drawn: with enough players, and with its other chronicle (C8-04, 06)."""
    return mob in who_may_come(table.seats, [module.number for module in table.modules])


def who_may_come(seats: int, chronicles: list[int]) -> list[int]:
    """The mobs that may be drawn at a table of so many, with these chronicles."""
    return [mob for mob, other in enumerate(OTHER_CHRONICLES) if seats >= FEWEST_PLAYERS[mob] and other in chronicles]


def mob_message(mob: int) -> Msg:
    return Name("mob", NAMES[mob])


class Prison(Slice):
    """Mobs by number, players by seat. Pennies lie on home castles, take no room there and are no resources (C8-03)."""

    __slots__ = ("marks", "minus", "plus", "where")

    def __init__(self, where: list[int], marks: list[list[int]], minus: list[int], plus: list[int]) -> None:
        self.where = where
        """By mob: its place, or the seat that controls it."""
        self.marks = marks
        """By mob: the pennies on one in prison; of one that is controlled, what it has to remember (`Mob.fresh`).
        Values: replaced, not changed."""
        self.minus = minus
        """By seat: the pennies with -1 up."""
        self.plus = plus
        """By seat: the pennies with +1 up."""

    @classmethod
    def new(cls, seats: int) -> Prison:
        return Prison([BOX] * len(NAMES), [[] for _ in NAMES], [PENNIES] * seats, [0] * seats)

    @classmethod
    def revive(cls, data: Json) -> Prison:
        """A mob is written as its place, by name or as a seat, followed by its numbers."""
        written = {name: data.get(name, [PLACE_NAMES[BOX]]) if name in LATER_BOX else data[name] for name in NAMES}
        where = [_place(name, written[name][:1]) for name in NAMES]
        marks = [[number(each, name) for each in written[name][1:]] for name in NAMES]
        minus, plus = ([number(each, side) for each in data[side]] for side in ("minus", "plus"))
        return Prison(where, marks, minus, plus)

    def copy(self) -> Prison:
        return Prison(self.where[:], self.marks[:], self.minus[:], self.plus[:])

    def to_json(self) -> Json:
        return {
            "minus": self.minus[:],
            "plus": self.plus[:],
            **{
                name: [PLACE_NAMES.get(place, place), *marks]
                for name, place, marks in zip(NAMES, self.where, self.marks, strict=True)
                if name not in LATER_BOX or place != BOX
            },
        }

    def at(self, place: int) -> list[int]:
        """The mobs at a place, or of a seat."""
        return [mob for mob, where in enumerate(self.where) if where == place]


def _place(name: str, written: list[Json]) -> int:
    """A place by its name, or a seat."""
    if written and isinstance(written[0], str) and written[0] in PLACES:
        return PLACES[written[0]]
    if not written or isinstance(written[0], str):
        raise ValueError(f"{name} must be at one of {', '.join(PLACES)}, or with a seat")
    return number(written[0], "a seat")


def prison(g: State) -> Prison:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Prison)
    return part


def controller(g: GlenMoreII, mob: int) -> int:
    """The seat that controls a mob; below 0 if nobody does, so that it does nothing."""
    seat = prison(g).where[mob]
    return g.table.fold(AT_WORK, g, NOBODY, seat, mob) if seat >= 0 and g.table.nobodys[seat] else seat


def controlled_by(g: GlenMoreII, seat: int) -> list[int]:
    return [] if g.table.nobodys[seat] else prison(g).at(seat)


def marks_of(g: GlenMoreII, mob: int) -> list[int]:
    return prison(g).marks[mob]


def mark(g: GlenMoreII, mob: int, marks: list[int]) -> None:
    """A mob remembers something else from now on."""
    prison(g).marks[mob] = marks
