"""Derek Anderson: once per game he carries a tile from one territory into another (C8-27)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.figures import rival_spot
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.leisure import IN_PAUSE, still_placeable
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.points import LIFTS, LIFTS_OTHER
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller, mark, marks_of
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects
from hindmost.games.glen_more_ii.moving import movable, move_tile, new_places
from hindmost.games.glen_more_ii.points import KEEPER
from hindmost.kernel.craft import VERB_SHIFT, Fold, Frame, Hook, Msg, Reason, Refusal, Verb, Window, verb_code
from hindmost.mechanics.craft import NO_TILE, Args, name_of, tile_message
from hindmost.mechanics.wording import player_message

from .mob import Mob

ANDERSON: Final = NAMES.index("anderson")
LIFT: Final = verb_code(8, 15)
DROP: Final = verb_code(8, 16)
TRADE_STAYS: Final = Reason("reason-trade-stays", "C8-27")
STAYS: Final = Reason("reason-tile-cannot-go", "C8-27")


class Lift(Verb):
    """Payload: seat << 8 | slot, the tile that he takes."""

    name: ClassVar[str] = "lift"
    code: ClassVar[int] = LIFT

    def words(self, g: GlenMoreII, payload: int) -> str:
        seat = payload >> 8
        return f"{seat} {name_of(g.estates[seat].ground.cells[payload & 0xFF])}"

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return rival_spot(g, payload >> 8, payload & 0xFF)

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        seat = payload >> 8
        return [f"cell:{seat}:{name_of(g.estates[seat].ground.cells[payload & 0xFF])}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-27"


class Drop(Verb):
    """Payload: host << 16 | cell, where he puts it."""

    name: ClassVar[str] = "drop"
    code: ClassVar[int] = DROP

    def words(self, g: GlenMoreII, payload: int) -> str:
        return f"{payload >> 16} {name_of(payload & 0xFFFF)}"

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"player": player_message(payload >> 16), "cell": name_of(payload & 0xFFFF)}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"cell:{payload >> 16}:{name_of(payload & 0xFFFF)}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-27"


def liftable(g: GlenMoreII, seat: int) -> list[int]:
    """The slots whose tiles he may take: no trade tile, no half of a double tile, nothing that the rest hangs on."""
    ground = g.estates[seat].ground
    return [
        slot for slot in movable(g, seat) if g.kit.types[ground.tiles[slot]] != "trade" and slot not in ground.linked
    ]


def drops(g: GlenMoreII, seat: int, slot: int) -> list[int]:
    """Where the tile can go, in any other territory; the tile in hand must keep a place."""
    return [
        DROP | host << 16 | cell
        for host in range(g.table.seats)
        if host != seat
        for cell in new_places(g, seat, slot, host)
        if _leaves_a_place(g, seat, slot, host, cell)
    ]


def can_go(g: GlenMoreII, seat: int, slot: int) -> bool:
    """Whether the tile can go anywhere; asked all the time, so the first place found is enough."""
    for host in range(g.table.seats):
        if host != seat:
            for cell in new_places(g, seat, slot, host):
                if _leaves_a_place(g, seat, slot, host, cell):
                    return True
    return False


def _leaves_a_place(g: GlenMoreII, seat: int, slot: int, host: int, cell: int) -> bool:
    if g.hand == NO_TILE:
        return True
    if g.active not in (seat, host):
        return still_placeable(g)  # its own territory stays as it is
    trial = g.copy()
    move_tile(trial, seat, slot, host, cell)
    return still_placeable(trial)


def lifts(g: GlenMoreII) -> list[int]:
    found = [
        LIFT | seat << 8 | slot for seat in range(g.table.seats) for slot in liftable(g, seat) if can_go(g, seat, slot)
    ]
    return g.table.fold(LIFTS, g, found, g.active, 0)


def can_carry(g: GlenMoreII) -> bool:
    if LIFTS in g.table.folds:
        return bool(lifts(g))
    for seat in range(g.table.seats):
        for slot in liftable(g, seat):
            if can_go(g, seat, slot):
                return True
    return False


class LiftTile(Window[GlenMoreII]):
    """Which tile he takes, from whichever territory."""

    within: ClassVar[tuple[str, ...]] = IN_PAUSE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [*lifts(g), DECLINE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice >> VERB_SHIFT == LIFT >> VERB_SHIFT:
            g.stack.append(DropTile(choice >> 8 & 0xFF, choice & 0xFF))
        elif choice != DECLINE:
            g.table.emit(LIFTS_OTHER, g, g.active, choice)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """The own tile that does least, if the own territory is not the smallest; else the rivals' that does most."""
        choices = [choice for choice in options if choice >> VERB_SHIFT == LIFT >> VERB_SHIFT]
        own = [choice for choice in choices if choice >> 8 & 0xFF == g.active]
        smallest = min(e.ground.size for e in g.estates)
        if own and g.estates[g.active].ground.size > smallest:
            return min(own, key=lambda choice: (_use(g, choice), choice))
        others = [choice for choice in choices if choice >> 8 & 0xFF != g.active]
        return max(others, key=lambda choice: (_use(g, choice), -choice), default=None)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        offered = lifts(g)
        refused = []
        for seat, e in enumerate(g.estates):
            for slot in e.ground.slots():
                if LIFT | seat << 8 | slot not in offered:
                    trade = g.kit.types[e.ground.tiles[slot]] == "trade"
                    refused.append(Refusal(LIFT | seat << 8 | slot, TRADE_STAYS if trade else STAYS))
        return refused

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-lift-tile", {})


def _use(g: GlenMoreII, choice: int) -> float:
    """What activating the tile brings, about: a good, a VP, a movement point, a barrel that is paid for."""
    seat, slot = choice >> 8 & 0xFF, choice & 0xFF
    effect = g.kit.effects[g.estates[seat].ground.tiles[slot]]
    if effect is None:
        return 0.0
    gift = effect.gift()
    return effect.worth() + len(effect.makes()) + bool(effect.trades()) + gift.vp + gift.movement


class DropTile(Window[GlenMoreII]):
    """Into which territory it goes, and where; nothing is activated, and no immediate effect happens."""

    __slots__ = ("owner", "slot")

    shape: ClassVar[dict[str, str]] = {"owner": "seat", "slot": "number"}
    within: ClassVar[tuple[str, ...]] = IN_PAUSE

    def __init__(self, owner: int, slot: int) -> None:
        self.owner = owner
        self.slot = slot

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [*drops(g, self.owner, self.slot), DECLINE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == DECLINE:
            return
        pile = g.estates[self.owner].ground.stack_at(self.slot)
        mark(g, ANDERSON, [self.owner, *pile])
        g.note("carried", g.active, pile[-1], self.owner, choice >> 16 & 0xFF)
        move_tile(g, self.owner, self.slot, choice >> 16 & 0xFF, choice & 0xFFFF)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """Home with what is another's; what is the own goes to whoever has most VP."""
        wanted = [choice for choice in options if choice >> VERB_SHIFT == DROP >> VERB_SHIFT]
        mine = [choice for choice in wanted if choice >> 16 & 0xFF == g.active]
        return next(iter(mine), max(wanted, key=lambda choice: g.estates[choice >> 16 & 0xFF].vp, default=None))

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-drop-tile", {"tile": tile_message(g, g.estates[self.owner].ground.tiles[self.slot])})

    def faults(self, g: GlenMoreII) -> list[str]:
        ready = controller(g, ANDERSON) == g.active and not marks_of(g, ANDERSON)
        return [] if ready and self.slot in liftable(g, self.owner) else ["carries a tile that cannot be carried"]


class CardsStay(Fold[GlenMoreII, int]):
    """The landmark card of the tile that was carried stays with its old owner."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        carried = marks_of(g, ANDERSON) if controller(g, ANDERSON) >= 0 else []
        return carried[0] if subject in carried[1:] else value


class Anderson(Mob):
    """Derek remembers from whom he has carried which tiles."""

    __slots__ = ()

    name: ClassVar[str] = "anderson"
    clause: ClassVar[str] = "C8-27"

    def hooks(self) -> tuple[Hook, ...]:
        return ((KEEPER, CardsStay()),)

    def is_ready(self, g: GlenMoreII, seat: int) -> bool:
        """Once per game."""
        return not self.marks(g) and can_carry(g)

    def called(self) -> list[Frame[Any]]:
        return [LiftTile()]

    def problems(self, g: GlenMoreII) -> list[str]:
        if not self.marks(g):
            return []
        owner, *pile = self.marks(g)
        elsewhere = [e.ground for seat, e in enumerate(g.estates) if seat != owner]
        lying = {tile for ground in elsewhere for slot in ground.slots() for tile in ground.stack_at(slot)}
        known = owner in range(g.table.seats) and pile and set(pile) <= lying | set(g.removed)
        return [] if known else ["Anderson has carried a tile that is not there"]

    def is_spent(self, g: GlenMoreII) -> bool:
        return bool(self.marks(g))

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """A tile less and, for a rival, one more; he keeps that for the end of the game."""
        used = self.seat(g) == seat and bool(self.marks(g))
        return 0.0 if used else 5.0
