"""Events that activate tiles: own ones, each once in a turn, and those of rivals (C6-24, 25, 36, 44)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.activate import ActivateSome, borrow, can_borrow
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.roles import FROM_BACK
from hindmost.games.glen_more_ii.steps import Step
from hindmost.games.glen_more_ii.verbs import PASS
from hindmost.kernel.craft import ANYWHERE, Frame, Msg, Name, Reason, Refusal, Verb, verb_code
from hindmost.mechanics.craft import Args, Lexicon, name_of, tile_message
from hindmost.mechanics.ground import NO_SLOT
from hindmost.mechanics.immediate import Deed, Frames
from hindmost.mechanics.lexicon import TILE
from hindmost.mechanics.wording import Sign

from .effects import EventAmount, EventEffect
from .points import LENT

BORROW: Final = verb_code(6, 3)
AROUND: Final = "around"
"""The tile of the card and those adjacent to it."""
RIVER: Final = "river"
"""All tiles with a river; otherwise a type is named."""

NOTHING_TO_ACTIVATE: Final = Reason("reason-event-no-tile", "C6-13")
NOT_OF_EVENT: Final = Reason("reason-not-of-event", "C6-13")
NOTHING_TO_BORROW: Final = Reason("reason-no-rival-tile", "C6-44")
BORROWED: Final = Reason("reason-already-activated", "C6-44")
USELESS: Final = Reason("reason-useless-here", "C6-44")


class Wake(EventEffect):
    """All own tiles of a type or with a river are activated, or the tile of the card and those around it."""

    verb: ClassVar[str] = "wake"

    def names(self) -> tuple[tuple[str, str], ...]:
        return () if self.noun in (AROUND, RIVER) else (("tiles", self.noun),)

    def message(self, lexicon: Lexicon) -> Msg:
        if self.noun in (AROUND, RIVER):
            return Msg(f"effect-wake-{self.noun}", {})
        return Msg("effect-wake", {"type": Name("type", self.noun)})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["wake", {AROUND: "around", RIVER: "of-rivers"}.get(self.noun, f"of-{self.noun}")]


class Waking(Deed[GlenMoreII, Wake]):
    def slots(self, g: GlenMoreII, card: int) -> list[int]:
        """Nothing lies around a tile that has left the territory (C6-14)."""
        ground = g.estates[g.active].ground
        if self.effect.noun == RIVER:
            return [slot for slot in ground.slots() if g.book.rivers[ground.tiles[slot]]]
        if self.effect.noun != AROUND:
            return [slot for slot in ground.slots() if g.kit.types[ground.tiles[slot]] == self.effect.noun]
        slot = g.slot_of_card(card)
        return [] if slot == NO_SLOT else [slot, *ground.around(slot)]

    def refusal(self, g: GlenMoreII, origin: int) -> Reason | None:
        tiles = g.estates[g.active].ground.tiles
        able = [slot for slot in self.slots(g, origin - FROM_BACK) if g.kit.activations[tiles[slot]] is not None]
        return None if any(not g.done() >> slot & 1 for slot in able) else NOTHING_TO_ACTIVATE

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [ActivateForEvent(sum(1 << slot for slot in self.slots(g, origin - FROM_BACK)))]


class ActivateForEvent(ActivateSome):
    """The tiles of an event, as many as the player likes."""

    def rest(self, g: GlenMoreII, slot: int) -> ActivateSome | None:
        return ActivateForEvent(self.among & ~(1 << slot))

    def stranger(self) -> Reason:
        return NOT_OF_EVENT


class Borrow(EventAmount):
    """So many different tiles of other territories are activated for the owner of the card."""

    verb: ClassVar[str] = "borrow"
    unit: ClassVar[str] = TILE

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [f"0–{self.amount}", "wake", "elsewhere"]

    def args(self, lexicon: Lexicon) -> Args:
        return {"n": self.amount}


class Borrowing(Deed[GlenMoreII, Borrow]):
    def frame(self, g: GlenMoreII) -> Frame[Any]:
        number = self.effect.amount
        return g.table.fold(LENT, g, BorrowTiles(number, 0, 0), g.active, number)

    def refusal(self, g: GlenMoreII, origin: int) -> Reason | None:
        return None if self.frame(g).ask(g) else NOTHING_TO_BORROW

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [self.frame(g)]


class BorrowTile(Verb):
    """Payload: seat << 8 | slot of the tile in that seat's territory."""

    name: ClassVar[str] = "borrow"
    code: ClassVar[int] = BORROW

    def words(self, g: GlenMoreII, payload: int) -> str:
        return f"{payload >> 8} {self.cell(g, payload)}"

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-idle" if g.kit.effects[tile_at(g, payload)] is None else ""

    def args(self, g: GlenMoreII, payload: int) -> Args:
        tile = tile_at(g, payload)
        which: Args = {"tile": tile_message(g, tile), "cell": self.cell(g, payload)}
        # What does nothing when activated is only ever refused.
        return which if self.variant(g, payload) else {**which, "effect": g.kit.activation_message(tile)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"cell:{payload >> 8}:{self.cell(g, payload)}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C6-44"

    def cell(self, g: GlenMoreII, payload: int) -> str:
        return name_of(g.estates[payload >> 8].ground.cells[payload & 0xFF])


class BorrowTiles(Step):
    """So many tiles may still be borrowed; the last one, if `seen`, was that of a choice BORROW, not twice."""

    __slots__ = ("last", "number", "seen")

    shape: ClassVar[dict[str, str]] = {"number": "number", "seen": "flag", "last": "rival-tile"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    passing: ClassVar[tuple[str, str]] = ("-elsewhere", "C6-44")

    def __init__(self, number: int, seen: int, last: int) -> None:
        self.number = number
        self.seen = seen
        self.last = last

    def open(self, g: GlenMoreII) -> list[int]:
        return [choice for choice in rival_tiles(g, BORROW) if not (self.seen and choice == BORROW | self.last)]

    def ask(self, g: GlenMoreII) -> list[int] | None:
        """Also while nothing can be activated, as long as selling might change that."""
        options = self.open(g)
        return [*options, PASS] if options or g.can_sell() else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == PASS:
            return
        if self.number > 1:
            g.stack.append(BorrowTiles(self.number - 1, 1, choice & 0xFFFF))
        borrow(g, tile_at(g, choice & 0xFFFF))

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        offered = self.open(g)
        found = []
        for seat, e in enumerate(g.estates):
            places = [seat << 8 | slot for slot in e.ground.slots() if seat != g.active]
            refused = [place for place in places if BORROW | place not in offered]
            found += [Refusal(BORROW | place, self.reason(place)) for place in refused]
        return found

    def reason(self, place: int) -> Reason:
        return BORROWED if self.seen and place == self.last else USELESS

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-borrow-tiles", {"number": self.number})


def rival_tiles(g: GlenMoreII, verb: int) -> list[int]:
    """The topmost tiles of other territories whose activation would do something for the active player."""
    return [
        verb | seat << 8 | slot
        for seat, e in enumerate(g.estates)
        for slot in e.ground.slots()
        if seat != g.active and can_borrow(g, e.ground.tiles[slot])
    ]


def tile_at(g: GlenMoreII, place: int) -> int:
    return g.estates[place >> 8].ground.tiles[place & 0xFF]
