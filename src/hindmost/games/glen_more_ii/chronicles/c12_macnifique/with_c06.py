"""Her conduct with Chronicle 6: her cards show their events at once; yours may look to the rondel (C12-C6)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.activate import borrow, can_borrow
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.points import LENT
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.tome import DATA as TOME
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.tome import turn
from hindmost.games.glen_more_ii.craft import PASS, GlenMoreII, Step
from hindmost.games.glen_more_ii.roles import TERRITORY
from hindmost.kernel.craft import ANYWHERE, Fold, Frame, Hook, Msg, Reason, Refusal, Verb, verb_code
from hindmost.mechanics.craft import NO_TILE, Args, tile_message

from .conduct import ChoiceRule, Conduct, Targets, bonus
from .printed import number_at

ICONS: Final = frozenset(id_ for id_, record in TOME.patch.add.items() if record["list"] == "tiles")
"""The tiles with the icon of the chronicle."""

BORROW: Final = verb_code(12, 2)
BORROWED: Final = Reason("reason-already-activated", "C12-C6-03")
USELESS: Final = Reason("reason-useless-here", "C12-C6-03")
NO_TERRITORY: Final = Reason("reason-not-of-event", "C12-C6-03")


class ToTheTome(ChoiceRule):
    def wants(self, g: GlenMoreII, tile: int) -> bool:
        return g.kit.ids[tile] in ICONS


class BorrowFromRondel(Verb):
    """Payload: the space of the tile."""

    name: ClassVar[str] = "borrow-rondel"
    code: ClassVar[int] = BORROW

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-idle" if g.kit.effects[g.track.tiles[payload]] is None else ""

    def args(self, g: GlenMoreII, payload: int) -> Args:
        tile = g.track.tiles[payload]
        which: Args = {"tile": tile_message(g, tile)}
        # A person, or what does nothing when activated, is only ever refused.
        return which if self.variant(g, payload) else {**which, "effect": g.kit.activation_message(tile)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"rondel:{payload}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C12-C6-03"


class BorrowOnRondel(Step):
    """So many tiles of the rondel may still be activated; the last one, if `seen`, was that on the space `last`: not
    twice, and they stay where they are."""

    __slots__ = ("last", "number", "seen")

    shape: ClassVar[dict[str, str]] = {"number": "number", "seen": "flag", "last": "space"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE
    passing: ClassVar[tuple[str, str]] = ("-elsewhere", "C12-C6-03")

    def __init__(self, number: int, seen: int, last: int) -> None:
        self.number = number
        self.seen = seen
        self.last = last

    def reason(self, g: GlenMoreII, space: int) -> Reason | None:
        """Why the tile on a space cannot be activated, or None."""
        tile = g.track.tiles[space]
        if g.book.roles[tile] != TERRITORY:
            return NO_TERRITORY
        if self.seen and space == self.last:
            return BORROWED
        return None if can_borrow(g, tile) else USELESS

    def spaces(self, g: GlenMoreII) -> list[int]:
        return [space for space, tile in enumerate(g.track.tiles) if tile != NO_TILE]

    def ask(self, g: GlenMoreII) -> list[int] | None:
        """Also while nothing can be activated, as long as selling might change that."""
        options = [BORROW | space for space in self.spaces(g) if self.reason(g, space) is None]
        return [*options, PASS] if options or g.can_sell() else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == PASS:
            return
        space = choice & 0xFF
        if self.number > 1:
            g.stack.append(BorrowOnRondel(self.number - 1, 1, space))
        borrow(g, g.track.tiles[space])

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        reasons = [(space, self.reason(g, space)) for space in self.spaces(g)]
        return [Refusal(BORROW | space, reason) for space, reason in reasons if reason is not None]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-borrow-on-rondel", {"number": self.number})


class FromTheRondel(Fold[GlenMoreII, "Frame[Any]"]):
    """There is no other territory (C12-C6-03)."""

    def fold(self, g: GlenMoreII, value: Frame[Any], seat: int, subject: int) -> Frame[Any]:
        return BorrowOnRondel(subject, 0, 0)


class WithTome(Conduct):
    """An event face counts one landmark more, as yours do, but is no item of its own (C12-C6-02)."""

    chronicle: ClassVar[int] = 6
    targets: ClassVar[Targets] = {"icon": ToTheTome}

    def card_gained(self, g: GlenMoreII, card: int) -> None:
        if g.book.backs[card] is not None:
            turn(g, card)
            bonus(g, number_at(g, "event_face_vp"), self.chronicle, "C12-C6-02")

    def taken(self, g: GlenMoreII, tile: int) -> list[Frame[Any]]:
        return bonus(g, number_at(g, "tome_icon_vp") if g.kit.ids[tile] in ICONS else 0, self.chronicle, "C12-C6-01")

    def hooks(self) -> tuple[Hook, ...]:
        return ((LENT, FromTheRondel()),)
