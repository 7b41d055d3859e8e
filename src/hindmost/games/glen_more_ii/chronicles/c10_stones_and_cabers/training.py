"""Champion markers on the territory, and champions that train beside them (C10-MARK, C10-TRAIN)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.placing import placed_slots
from hindmost.games.glen_more_ii.steps import Step
from hindmost.kernel.acting import pending_by_actor
from hindmost.kernel.craft import ANYWHERE, Fold, Frame, Listener, Msg, Reason, Refusal, Verb, verb_code
from hindmost.mechanics.cells import touch
from hindmost.mechanics.craft import Args, tile_message
from hindmost.mechanics.ground import GONE
from hindmost.mechanics.verbs import spot_args, spot_name, spot_target

from .games import CABER, MARKERS, STONE, TYPES, games
from .rising import LEAVE, Levels

MARK: Final = verb_code(10, 5)
IN_HAND: Final = 0xFF
"""As the payload of MARK: a marker that lies on no tile."""

TOO_NEAR: Final = Reason("reason-champions-too-near", "C10-MARK-04")
NO_MARKER_LEFT: Final = Reason("reason-no-champion-marker", "C10-MARK-03")


def champion_on(g: GlenMoreII, tile: int) -> int:
    """Which champion a marker on a tile shows, or -1 where there can be none."""
    kind = g.kit.types[tile]
    return TYPES.index(kind) if kind in TYPES else -1


def face_of(g: GlenMoreII, seat: int, slot: int) -> int:
    """Which champion the marker on a slot shows: that of the tile on which it was put, until it goes back."""
    stack = g.estates[seat].ground.stack_at(slot)
    return next(champion for tile in stack[::-1] if (champion := champion_on(g, tile)) >= 0)


class PutChampion(Verb):
    """Payload: the slot from which the marker comes, or IN_HAND."""

    name: ClassVar[str] = "champion"
    code: ClassVar[int] = MARK

    def words(self, g: GlenMoreII, payload: int) -> str:
        return "new" if payload == IN_HAND else spot_name(g, payload)

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "-new" if payload == IN_HAND else "-from"

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {} if payload == IN_HAND else spot_args(g, payload)

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [] if payload == IN_HAND else [spot_target(g, payload)]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C10-MARK-03"


class Trainers(Fold[GlenMoreII, "list[Frame[Any]]"]):
    """Which champions train is fixed by where their markers lie when the tile is laid (C10-MARK-05)."""

    def fold(self, g: GlenMoreII, value: list[Frame[Any]], seat: int, subject: int) -> list[Frame[Any]]:
        ground = g.estates[seat].ground
        laid = placed_slots(g, ground)
        trained = [0, 0]
        for slot in games(g).markers[seat]:
            if any(touch(ground.cells[slot], ground.cells[new]) for new in laid):
                trained[champion_on(g, ground.stack_at(slot)[-2 if slot in laid else -1])] += 1
        return [*value, Training(subject, trained[CABER], trained[STONE])]


class Training(Frame[GlenMoreII]):
    """What follows a placement: champions rise, and then markers are moved (C10-MARK-05)."""

    __slots__ = ("caber", "slot", "stone")

    shape: ClassVar[dict[str, str]] = {"slot": "slot", "caber": "number", "stone": "number"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, slot: int, caber: int, stone: int) -> None:
        self.slot = slot
        self.caber = caber
        self.stone = stone

    def run(self, g: GlenMoreII) -> None:
        levels: list[Frame[Any]] = [Levels(self.caber, self.stone, 0, 0)] if self.caber or self.stone else []
        g.push([*levels, TAKE_BACK, PlaceChampion(self.slot)])

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if self.caber + self.stone <= MARKERS else ["trains more champions than there are markers"]


def pending_levels(g: GlenMoreII, seat: int) -> list[int]:
    """By champion: the levels that are still to come by training."""
    levels = [0, 0]
    for frame, actor in pending_by_actor(g):
        if actor == seat and isinstance(frame, (Training, Levels)):
            levels[CABER] += frame.caber
            levels[STONE] += frame.stone
    return levels


class TakeBack(Frame[GlenMoreII]):
    """A marker whose tile has been covered by what is no resource tile goes back to its owner (C10-MARK-06)."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def run(self, g: GlenMoreII) -> None:
        tiles = g.estates[g.active].ground.tiles
        for slot in games(g).markers[g.active][:]:
            if champion_on(g, tiles[slot]) < 0:
                take_back(g, g.active, slot)


class PlaceChampion(Step):
    """A marker comes onto the tile just placed, from another tile or as the second; on the first it must
    (C10-MARK-01, 03)."""

    __slots__ = ("slot",)

    shape: ClassVar[dict[str, str]] = {"slot": "slot"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def is_for_markers(self, g: GlenMoreII) -> bool:
        """Whether a marker may lie on the tile, and none does."""
        tile = g.estates[g.active].ground.tiles[self.slot]
        return tile != GONE and champion_on(g, tile) >= 0 and self.slot not in games(g).markers[g.active]

    def reason(self, g: GlenMoreII, source: int) -> Reason | None:
        """Why a marker cannot come from there, or None."""
        cells = g.estates[g.active].ground.cells
        staying = [slot for slot in games(g).markers[g.active] if slot != source]
        if source == IN_HAND and len(staying) == MARKERS:
            return NO_MARKER_LEFT
        return TOO_NEAR if any(touch(cells[slot], cells[self.slot]) for slot in staying) else None

    def sources(self, g: GlenMoreII) -> list[int]:
        return [*games(g).markers[g.active], IN_HAND]

    def ask(self, g: GlenMoreII) -> list[int] | None:
        if not games(g).begun[g.active] or not self.is_for_markers(g):
            return None
        options = [MARK | source for source in self.sources(g) if self.reason(g, source) is None]
        return [*options, LEAVE] if options else None

    def run(self, g: GlenMoreII) -> None:
        """The first resource tile has a marker, whether its owner likes it or not (C10-MARK-01)."""
        if not games(g).begun[g.active] and self.is_for_markers(g):
            games(g).begun[g.active] = 1
            self.choose(g, MARK | IN_HAND)

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == LEAVE:
            return
        part = games(g)
        others = [slot for slot in part.markers[g.active] if slot != choice & 0xFF]
        part.markers[g.active] = sorted([*others, self.slot])
        ground = g.estates[g.active].ground
        tile = ground.tiles[self.slot]
        g.note("champion-placed", g.active, champion_on(g, tile), ground.cells[self.slot], tile)

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        reasons = [(source, self.reason(g, source)) for source in self.sources(g)]
        return [Refusal(MARK | source, reason) for source, reason in reasons if reason is not None]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-place-champion", {"tile": tile_message(g, g.estates[g.active].ground.tiles[self.slot])})


def take_back(g: GlenMoreII, seat: int, slot: int) -> None:
    """A marker goes back to its owner, who may place it later."""
    games(g).markers[seat].remove(slot)
    g.note("champion-returned", seat, g.estates[seat].ground.cells[slot])


class TileLeft(Listener[GlenMoreII]):
    """The marker of a tile that is removed goes back to its owner (C10-MARK-06)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if a in games(g).markers[owner]:
            take_back(g, owner, a)
        return []


class TileShifted(Listener[GlenMoreII]):
    """A marker stays on a tile that is moved, unless the two would be too near each other then (C10-MARK-06)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        part = games(g)
        if a not in part.markers[owner]:
            return []
        cells = g.estates[owner].ground.cells
        staying = [slot for slot in part.markers[owner] if slot != a]
        if any(touch(cells[slot], cells[b]) for slot in staying):
            take_back(g, owner, a)
        else:
            part.markers[owner] = sorted([*staying, b])
        return []


TAKE_BACK: Final = TakeBack()
