"""Her conduct with Chronicle 1: she has a river, and a boat that moves by her cards (C12-C1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.finishing import COINS, come_home
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.points import OVERTAKEN, RING, SAILED
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import race
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rewards import reward_comes
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import DATA as RACE
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.rivers import NEUTRAL, downstream, home_of, is_castle
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.sailing import marks
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.points import FINAL_LINE
from hindmost.games.glen_more_ii.roles import TERRITORY
from hindmost.kernel.craft import BEFORE, NATURE, Coming, Fold, Frame, Hook, Insert
from hindmost.mechanics.craft import EAST

from .board import HER, YOU, board
from .conduct import KEPT, PILE, ChoiceRule, Conduct, Targets, bonus
from .levels import DATA
from .printed import number_at, printed_card

STEPS, WITH_NUMBER, WITH_ONE = DATA.facts.numbers["boat_steps"]
ICONS: Final = frozenset(id_ for id_, record in RACE.patch.add.items() if record["list"] == "tiles")
"""The tiles with the icon of the chronicle."""
AROUND: Final = (YOU, NEUTRAL, NEUTRAL, HER)
"""The ring of rivers, clockwise: she sits to your right on your side of the table (C12-C1-01)."""


class ToTheShipyard(ChoiceRule):
    def wants(self, g: GlenMoreII, tile: int) -> bool:
        return g.kit.ids[tile] in ICONS


class HerRing(Fold[GlenMoreII, tuple[int, ...]]):
    def fold(self, g: GlenMoreII, value: tuple[int, ...], seat: int, subject: int) -> tuple[int, ...]:
        return AROUND


class LaunchBoat(Frame[GlenMoreII]):
    """Her boat starts on her home castle."""

    def run(self, g: GlenMoreII) -> None:
        race(g).put_boat(HER, home_of(g, HER))


class HerBoat(Frame[GlenMoreII]):
    """At the end of her turn her boat moves on, until it is home (C12-C1-06)."""

    __slots__ = ("steps",)

    shape: ClassVar[dict[str, str]] = {"steps": "number"}
    within: ClassVar[tuple[str, ...]] = ("boat",)

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, g: GlenMoreII) -> None:
        part = race(g)
        steps = self.steps or steps_of(g)
        if not part.is_under_way(HER):
            return
        if steps > 1:
            g.stack.append(HerBoat(steps - 1))
        left_behind = part.beside(HER)
        spot = downstream(g, part.boat(HER))
        part.put_boat(HER, spot)
        g.note("sailed", HER, *marks(g, spot))
        if is_castle(g, spot) and part.castles[spot[0]]:
            g.stack.append(DiscardToken(spot[0]))
        if spot == home_of(g, HER):
            come_home(g, HER)
        g.table.emit(SAILED, g, HER)
        for other in left_behind:
            g.table.emit(OVERTAKEN, g, HER, other)


def steps_of(g: GlenMoreII) -> int:
    number = printed_card(g, board(g).card).number
    return STEPS + (WITH_NUMBER if number else 0) + (WITH_ONE if number == 1 else 0)


class DiscardToken(Frame[GlenMoreII]):
    """Wherever her boat reaches a castle, a random token leaves it, and she gets nothing for it (C12-C1-07)."""

    __slots__ = ("river",)

    shape: ClassVar[dict[str, str]] = {"river": "number"}
    within: ClassVar[tuple[str, ...]] = ("boat",)
    face_down: ClassVar[bool] = True

    def __init__(self, river: int) -> None:
        self.river = river

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return sorted(set(race(g).castles[self.river]))

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def weights(self, g: GlenMoreII) -> list[int] | None:
        castle = race(g).castles[self.river]
        return [castle.count(kind) for kind in sorted(set(castle))]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        race(g).castles[self.river].remove(choice)
        g.note("lady-token", HER)

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return reward_comes(g, choice)


class NoOilForHer(Fold[GlenMoreII, int]):
    """With a Last card her coins score nothing, whatever cards she has (C12-C1-08)."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        return 0 if seat == HER and subject == COINS and HER in race(g).last else value


class WithDragonBoats(Conduct):
    """She has her home tiles after all, and a river that grows to the left (C12-C1-01, 03)."""

    chronicle: ClassVar[int] = 1
    targets: ClassVar[Targets] = {"icon": ToTheShipyard}
    builds: ClassVar[bool] = True
    moves: ClassVar[Frame[Any]] = HerBoat(0)

    def rules(self, g: GlenMoreII) -> tuple[ChoiceRule, ...]:
        return super().rules(g) if race(g).is_under_way(HER) else ()

    def home(self, g: GlenMoreII, tile: int, place: str) -> str:
        """Only what would lie in a territory: no tile of Chronicle 11."""
        if place != PILE or not g.book.rivers[tile] or g.book.roles[tile] != TERRITORY:
            return place
        e = g.estates[HER]
        e.build(e.ground.with_tile(min(e.ground.slot_at) - EAST, tile, g.kit.edges[tile]))
        return KEPT

    def taken(self, g: GlenMoreII, tile: int) -> list[Frame[Any]]:
        counts = g.kit.ids[tile] in ICONS and race(g).is_under_way(HER)
        return bonus(g, number_at(g, "boat_icon_vp") if counts else 0, self.chronicle, "C12-C1-04")

    def size(self, g: GlenMoreII) -> int:
        """Her home tiles too (C12-C1-05)."""
        return g.estates[HER].ground.size

    def hooks(self) -> tuple[Hook, ...]:
        return ((RING, HerRing()), (FINAL_LINE, NoOilForHer()))

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", BEFORE, "order", "boat", LaunchBoat()),
            Insert("macnifique", BEFORE, "card", "boat", self.moves),
        )
