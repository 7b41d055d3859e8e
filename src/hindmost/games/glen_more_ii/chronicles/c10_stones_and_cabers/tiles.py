"""What the tiles and crests of the games do: levels, tournaments, and what only popularity buys (C10-TILE)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.activations import has_room
from hindmost.games.glen_more_ii.craft import HOME_CASTLE, GlenMoreII
from hindmost.games.glen_more_ii.gains import ChooseProduce
from hindmost.games.glen_more_ii.markers import PlaceMarker
from hindmost.games.glen_more_ii.points import CLAIM
from hindmost.games.glen_more_ii.roles import FROM_TILE
from hindmost.games.glen_more_ii.steps import Step
from hindmost.games.glen_more_ii.verbs import PASS, Enlist
from hindmost.kernel.craft import ANYWHERE, Fold, Frame, Msg, Reason, verb_code
from hindmost.mechanics.cells import x_of, y_of
from hindmost.mechanics.craft import NO_TILE, Activation, Estate
from hindmost.mechanics.glen import GlenState
from hindmost.mechanics.ground import GONE
from hindmost.mechanics.immediate import Deed, Frames
from hindmost.mechanics.noting import both

from .effects import ANY, BOTH, EITHER, ONE, Befriend, Breed, ComeHome, Crosswise, Train
from .games import CABER, CHAMPIONS
from .rewards import SpreadOneOf
from .rising import LEAVE, Levels, Tournament

COME_HOME: Final = verb_code(10, 6)


class Learning(Deed[GlenMoreII, Train]):
    """The living side of levels."""

    @property
    def decides(self) -> bool:
        return True

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        way, number = self.effect.way, self.effect.number
        if way == EITHER:
            return [Tournament(number)]
        if way == BOTH:
            return [Levels(number, number, 0, 0)]
        if way in (ONE, ANY):
            return [Levels(0, 0, number, int(way == ONE))]
        return [Levels(number, 0, 0, 0) if CHAMPIONS.index(way) == CABER else Levels(0, number, 0, 0)]


class HoldTournament(Frame[GlenMoreII]):
    """A tournament lies in no territory, and leaves the game (C10-TILE-01)."""

    def run(self, g: GlenMoreII) -> None:
        tile = g.hand
        g.hand = NO_TILE
        g.removed.append(tile)
        g.note("tournament", g.active, tile)
        for deed in g.book.deeds[tile]:
            g.push(deed.begin(g, FROM_TILE + tile))


class WakingCrosswise(Deed[GlenMoreII, Crosswise]):
    """Nothing by itself: the placement of such a tile wakes others (`RowAndColumn`)."""


class RowAndColumn(Fold[GlenMoreII, "list[int]"]):
    """All tiles in the row and in the column of the tile instead of its neighbours (C10-TILE-04)."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        ground = g.estates[seat].ground
        tile = ground.tiles[subject]
        if tile == GONE or not any(isinstance(deed, WakingCrosswise) for deed in g.book.deeds[tile]):
            return value
        here = ground.cells[subject]
        return [
            slot
            for slot in ground.slots()
            if x_of(ground.cells[slot]) == x_of(here) or y_of(ground.cells[slot]) == y_of(here)
        ]


class Befriending(Deed[GlenMoreII, Befriend]):
    @property
    def decides(self) -> bool:
        return True

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [BefriendClan(0)]


class BefriendClan(PlaceMarker):
    """A marker on any domain that is not one's own already, whoever else has it; no road is paid (C10-TILE-05)."""

    __slots__ = ()

    def costs(self, g: GlenMoreII) -> list[int]:
        return [0] * len(g.book.domain_ids)

    def domains(self, g: GlenMoreII) -> list[int]:
        book = g.book
        return [
            domain
            for domain, used in enumerate(book.in_use)
            if used
            and (book.shared[domain] or not g.holds(g.active, domain))
            and g.table.veto(CLAIM, g, g.active, domain) is None
        ]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-befriend-clan", {})


class RoomForFriends(Fold[GlenMoreII, int]):
    """Once the tile has been placed, a domain may have two markers."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        befriended = [
            tile
            for tile, deeds in enumerate(g.book.deeds)
            if any(isinstance(deed, Befriending) for deed in deeds) and not is_to_come(g, tile)
        ]
        return value + len(befriended)


def is_to_come(g: GlenMoreII, tile: int) -> bool:
    """Whether nobody has placed a tile yet."""
    return any(tile in stack for stack in g.stacks) or tile in g.track.tiles or tile in g.discards or tile == g.hand


class Welcoming(Deed[GlenMoreII, ComeHome]):
    @property
    def decides(self) -> bool:
        return True

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [HOMECOMING]


class ComeHomeFrom(Enlist):
    """Payload: the slot from which a Scotsman comes."""

    name: ClassVar[str] = "come-home"
    code: ClassVar[int] = COME_HOME
    figure: ClassVar[bool] = True

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C10-TILE-06"


class Homecoming(Step):
    """Who comes to the castle, if anybody (C10-TILE-06)."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        members = g.estates[g.active].members
        away = [COME_HOME | slot for slot, number in enumerate(members) if number and slot != HOME_CASTLE]
        return [*away, LEAVE] if away else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == LEAVE:
            return
        e = g.estates[g.active]
        start = choice & 0xFF
        e.members[start] -= 1
        g.station(g.active, HOME_CASTLE, 1)
        cells, tiles = e.ground.cells, e.ground.tiles
        g.note("walked", g.active, cells[start], cells[HOME_CASTLE], both(tiles[start], tiles[HOME_CASTLE]))

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """From where most stand: there he is missed least."""
        members = g.estates[g.active].members
        away = [choice for choice in options if choice & ~0xFF == COME_HOME]
        return max(away, key=lambda choice: members[choice & 0xFF])


class Breeding(Activation):
    """A good of the owner's choice, out of some kinds, onto the tile itself."""

    sort: ClassVar[str] = "choice"

    def __init__(self, effect: Breed) -> None:
        self.among = effect.among

    def ready(self, g: GlenState, e: Estate, slot: int) -> bool:
        return has_room(g, e, slot)

    def refusal(self, g: GlenState, e: Estate, slot: int) -> Reason:
        return Reason("reason-full", g.kit.rules["full"])

    def begin(self, g: GlenState, e: Estate, slot: int) -> None:
        g.stack.append(ChooseBreed(slot, self.among) if slot < FROM_TILE else SpreadBreed(self.among))


class ChooseBreed(ChooseProduce):
    """Which of the kinds it is."""

    __slots__ = ("among",)

    shape: ClassVar[dict[str, str]] = {"slot": "slot", "among": "mask"}

    def __init__(self, slot: int, among: int) -> None:
        super().__init__(slot, 1)
        self.among = among

    def ask(self, g: GlenMoreII) -> list[int] | None:
        choices = super().ask(g)
        if choices is None or choices == [PASS]:
            return choices
        return [choice for choice in choices if self.among >> (choice & 0xFF) & 1]


class SpreadBreed(SpreadOneOf):
    """The same where the tile is another's, so that what it makes comes onto any own tile."""

    __slots__ = ()

    def bring(self, g: GlenMoreII, slot: int, kind: int) -> None:
        g.produce(slot, kind)


HOMECOMING: Final = Homecoming()
HOLD_TOURNAMENT: Final = HoldTournament()
