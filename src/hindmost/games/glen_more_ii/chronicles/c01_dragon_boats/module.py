"""Chronicle 1, The Dragon Boat Races: boats go once round the table, along everybody's river."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import Chronicle, ChronicleData, Form, GlenMoreII, Number, Prospects
from hindmost.games.glen_more_ii.points import FINAL_LINE, PASSED, REMOVE
from hindmost.kernel.craft import BEFORE, Component, FreeAction, Hook, Insert, Json, Line, Msg, Note, Slice, State
from hindmost.mechanics.craft import name_of

from .finishing import RESULT_VP, CodLiverOil, LastCards, result_of
from .race import REWARDS, Race, race
from .rewards import TokensOnCastles, number_of, reward_message, thing_of
from .rivers import DATA, KEY, NEUTRAL, NEUTRAL_CASTLE, RIVERS, castle_on, courses, owner_of, way_home
from .sailing import BoatsHoldTiles, MoveBoat, spot_message
from .shapes import ChronicleRace
from .sheet import sheet_lines
from .start import Crossing, LayTokens
from .worth import stakes


class OnTheRivers(Component):
    """The rivers with their castles, and the boats on them."""

    name: ClassVar[str] = "boat-race"
    shape: ClassVar[Any] = ChronicleRace

    def read(self, g: GlenMoreII, owner: int) -> Json:
        part = race(g)
        hidden = part.hidden()
        rivers = courses(g)
        return {
            "started": bool(part.started),
            "prizes": list(RESULT_VP[: g.table.seats - 1]),
            "rivers": [self.river(g, river, rivers[river]) for river in range(RIVERS)],
            "boats": [self.boat(g, seat, rivers) for seat in range(g.table.seats)],
            "hidden": {name: hidden.count(kind) for kind, name in enumerate(REWARDS)},
            "rewards": {
                name: {"thing": thing_of(kind), "number": number_of(kind)} for kind, name in enumerate(REWARDS)
            },
        }

    def river(self, g: GlenMoreII, river: int, places: list[int]) -> Json:
        seat = owner_of(g, river)
        neutral = seat == NEUTRAL
        return {
            "seat": None if neutral else seat,
            "places": [str(place + 1) if neutral else name_of(g.estates[seat].ground.cells[place]) for place in places],
            "castle": places.index(castle_on(g, river)),
            "tokens": len(race(g).castles[river]),
        }

    def boat(self, g: GlenMoreII, seat: int, rivers: list[list[int]]) -> Json:
        river, place = race(g).boat(seat)
        result = result_of(g, seat)
        return {
            "river": river,
            "place": rivers[river].index(place),
            "ahead": 0 if result else len(way_home(g, seat, (river, place), rivers)),
            "result": result,
        }


def _spot(g: GlenMoreII, note: Note) -> dict[str, int | str | Msg]:
    return {"spot": spot_message(g, note.seat, note.a, note.b, note.c)}


class DragonBoats(Chronicle):
    """The manifest."""

    number: ClassVar[int] = 1
    key: ClassVar[str] = KEY
    minutes: ClassVar[int] = 5
    difficulty: ClassVar[str] = "low"
    data: ClassVar[ChronicleData | None] = DATA
    correctable: ClassVar[Mapping[str, Form]] = {"neutral_spaces": Number(NEUTRAL_CASTLE + 1, 12)}
    part: ClassVar[type[Slice] | None] = Race
    readings: ClassVar[dict[str, Any]] = {"reward": reward_message}
    notes: ClassVar[dict[str, Any]] = {
        "race-started": (),
        "sailed": _spot,
        "kept-token": ("reward",),
        "left-tokens": (),
        **dict.fromkeys(("boat-winner", "boat-second", "boat-third"), ("vp",)),
        "last-card": (),
    }

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("set-up", BEFORE, "rondel", "reward-tokens", LayTokens()),
            Insert("final", BEFORE, "score", "last-cards", LastCards()),
        )

    def hooks(self) -> tuple[Hook, ...]:
        return (
            (PASSED, Crossing()),
            (REMOVE, BoatsHoldTiles()),
            (FINAL_LINE, CodLiverOil()),
        )

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return (MoveBoat(),)

    def components(self) -> tuple[Component, ...]:
        return (OnTheRivers(), TokensOnCastles())

    def sheet_lines(self, g: State) -> tuple[Line, ...]:
        return sheet_lines(g)

    def stakes(self, g: GlenMoreII, seat: int, ahead: Prospects) -> dict[str, float]:
        return stakes(g, seat, ahead)


DRAGON_BOATS: Final = DragonBoats()
